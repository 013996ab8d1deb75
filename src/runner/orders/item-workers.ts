/**
 * The workers of orders: item by item, each time for the customer whose turn it is. Jobs have workers of their own, so an order keeps no
 * reader waiting; the more jobs run, the fewer items are worked on.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Transaction } from '../../database/transaction.ts';
import { Workers } from '../queue/workers.ts';
import type { AttemptOptions } from '../work/attempt.ts';
import { attemptItem } from './attempt.ts';
import { type ClaimedItem, claimItem } from './items.ts';
import { claimRemembered } from './recall.ts';

interface ItemWorkersOptions extends AttemptOptions {
  /** Calls that the runner makes at once. */
  concurrency: number;
  /** How many of them are for jobs at this moment. */
  busy(): number;
  /** Whether a reader, or a person, waits for one of them. */
  isPressed(): boolean;
  /** Milliseconds that items get to end when the runner stops. */
  grace: number;
}

/** Milliseconds for which readers may keep all calls to themselves. */
const longestStandstill = 10_000;
/** Milliseconds between two looks whether a reader is still to go first. */
const glance = 10;
/** Milliseconds between two looks at what is remembered of what waits. */
const recalling = 1000;

export class ItemWorkers {
  readonly workers: Workers<ClaimedItem>;
  readonly #options: ItemWorkersOptions;
  #recalledAt = Number.NEGATIVE_INFINITY;
  /** How many items are in turn, and since when one was last. */
  #calling = 0;
  #calledAt = Number.NEGATIVE_INFINITY;

  constructor(options: ItemWorkersOptions) {
    this.#options = options;
    const { grace, log } = options;
    this.workers = new Workers<ClaimedItem>({
      grace,
      log,
      allowed: () => this.#allowed(),
      claim: (most) => this.#claim(most),
      work: (item, stopping) => this.#work(item, stopping),
    });
  }

  /** How many items may be worked on at this moment. */
  #allowed(): number {
    const { concurrency, busy, isPressed } = this.#options;
    // Jobs without a reader never stop an order; a reader stops it, but not for good: others may follow without a pause.
    const isKept = isPressed() && performance.now() - this.#calledAt < longestStandstill;
    return Math.max(isKept ? 0 : 1, concurrency - busy());
  }

  async #claim(most: number): Promise<ClaimedItem[]> {
    const { db, leases, remembering } = this.#options;
    if (this.#isRecallDue()) {
      this.#recalledAt = performance.now();
      const remembered = await claimRemembered(db, leases.seconds, most, remembering);
      if (remembered.length > 0) return remembered;
    }
    for (;;) {
      const { claimed, hasMore } = await claimItem(db, leases);
      if (claimed) return [claimed];
      if (!hasMore || this.workers.isStopping) return [];
    }
  }

  #isRecallDue = () => performance.now() - this.#recalledAt >= recalling;

  /** Works on the item, and on those that are claimed as their former one ends. */
  async #work(first: ClaimedItem, stopping: AbortSignal): Promise<void> {
    const turn = {
      stopping,
      inTurn: <T>(work: () => Promise<T>) => this.#inTurn(work, stopping),
      next: (trx: Transaction) => this.#next(trx),
    };
    for (let item: ClaimedItem | undefined = first; item; ) item = await attemptItem(this.#options, item, turn);
  }

  /** Waits for no order: a transaction that has changed one order may not wait for another one. */
  async #next(trx: Transaction): Promise<ClaimedItem | undefined> {
    const { isStopping, room } = this.workers;
    if (isStopping || room < 0 || this.#isRecallDue()) return undefined;
    return (await claimItem(trx, this.#options.leases, false)).claimed;
  }

  /** An item that was begun just before a reader came lets that go first. */
  async #inTurn<T>(work: () => Promise<T>, stopping: AbortSignal): Promise<T> {
    while (this.#calling >= this.#allowed()) await pause(glance, undefined, { signal: stopping });
    this.#calling += 1;
    this.#calledAt = performance.now();
    try {
      return await work();
    } finally {
      this.#calling -= 1;
    }
  }
}
