/**
 * The workers of orders' items, round-robin by customer. Jobs have workers of their own, so that orders never delay
 * readers: the more jobs run, the fewer items do.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Transaction } from '../../database/transaction.ts';
import { Workers } from '../queue/workers.ts';
import type { AttemptOptions } from '../work/attempt.ts';
import { attemptItem } from './attempt.ts';
import { claimRemembered } from './from-memory.ts';
import { type ClaimedItem, claimItem } from './items.ts';

interface ItemWorkersOptions extends AttemptOptions {
  /** The runner's concurrent calls of providers. */
  concurrency: number;
  /** The number of these that jobs use now. */
  busy(): number;
  /** Whether a reader or a person waits for a job. */
  isReaderWaiting(): boolean;
  /** Grace period in milliseconds for running items when the runner stops. */
  grace: number;
}

/** The longest time in milliseconds for which readers stop all items. */
const maxStandstill = 10_000;
/** Poll interval in milliseconds of an item that waits for capacity. */
const capacityPollMs = 10;
/** Interval in milliseconds of recalls from memory for items that wait. */
const memoryPollMs = 1000;

export class ItemWorkers {
  readonly workers: Workers<ClaimedItem>;
  readonly #options: ItemWorkersOptions;
  #recalledAt = Number.NEGATIVE_INFINITY;
  /** The number of items that call providers, and when the last one began. */
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

  /** The present limit of concurrent items. */
  #allowed(): number {
    const { concurrency, busy, isReaderWaiting } = this.#options;
    // Readers may stop all items, but not for ever: there may always be another reader.
    const isYielding = isReaderWaiting() && performance.now() - this.#calledAt < maxStandstill;
    return Math.max(isYielding ? 0 : 1, concurrency - busy());
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

  #isRecallDue = () => performance.now() - this.#recalledAt >= memoryPollMs;

  /** Attempts the item, and then those that are claimed as the previous one ends. */
  async #work(first: ClaimedItem, stopping: AbortSignal): Promise<void> {
    const hooks = {
      stopping,
      withCapacity: <T>(work: () => Promise<T>) => this.#withCapacity(work, stopping),
      next: (trx: Transaction) => this.#next(trx),
    };
    for (let item: ClaimedItem | undefined = first; item; ) item = await attemptItem(this.#options, item, hooks);
  }

  /** Skips locked orders: a transaction that holds one order's lock must not wait for another's. */
  async #next(trx: Transaction): Promise<ClaimedItem | undefined> {
    const { isStopping, room } = this.workers;
    if (isStopping || room < 0 || this.#isRecallDue()) return undefined;
    return (await claimItem(trx, this.#options.leases, false)).claimed;
  }

  /** An item that was claimed just before a reader came yields to it. */
  async #withCapacity<T>(work: () => Promise<T>, stopping: AbortSignal): Promise<T> {
    while (this.#calling >= this.#allowed()) await pause(capacityPollMs, undefined, { signal: stopping });
    this.#calling += 1;
    this.#calledAt = performance.now();
    try {
      return await work();
    } finally {
      this.#calling -= 1;
    }
  }
}
