/**
 * Working on orders: item by item, each time for the customer whose turn it is. Items are in no queue: a runner begins one when
 * it has a hand free for it. What readers and people wait for has hands of its own, so an order keeps nobody waiting; the more
 * of them are busy, the fewer work on orders.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { errorForLog } from '../../database/loggable.ts';
import type { Transaction } from '../../database/transaction.ts';
import { Bell } from '../queue/bell.ts';
import type { Leases } from '../queue/leases.ts';
import type { MakeOptions } from '../work/make.ts';
import type { Remembering } from '../work/remembered.ts';
import { attempt } from './attempt.ts';
import { takeBackLeft } from './in-steps.ts';
import { type Begun, beginNext, hasQueued, rescueItems } from './items.ts';
import { beginRemembered } from './recall.ts';

export interface ShiftOptions extends MakeOptions {
  leases: Leases;
  /** Calls that the runner makes at once. */
  concurrency: number;
  /** How many of its hands work for others at this moment. */
  busy(): number;
  /** Whether somebody waits for what one of them does. */
  isPressed(): boolean;
  remembering: Remembering;
  /** Milliseconds that items get to end when the runner stops. */
  grace: number;
}

/** Milliseconds after which it is looked again whether there is something to be begun, where there is something that waits, and where there is nothing. */
const soon = 500;
const later = 2000;
/** Milliseconds for which readers may keep all hands. */
const longestStandstill = 10_000;
/** Milliseconds between two looks whether a reader is still to go first. */
const glance = 10;
/** Milliseconds between two looks at what is remembered of what waits. */
const recalling = 1000;

export class Shift {
  readonly #options: ShiftOptions;
  readonly #bell = new Bell();
  readonly #handBack = new AbortController();
  readonly #running = new Set<Promise<void>>();
  #recalledAt = Number.NEGATIVE_INFINITY;
  /** How many are in turn, and since when one was last. */
  #calling = 0;
  #calledAt = Number.NEGATIVE_INFINITY;
  #stopping: AbortSignal | undefined;

  constructor(options: ShiftOptions) {
    this.#options = options;
  }

  /** Something may be there to be begun. */
  stir(): void {
    this.#bell.ring();
  }

  /** Queues the items again whose lease has ended, and takes back what dead runners should have. */
  async rescue(): Promise<void> {
    const { db, log, leases } = this.#options;
    if (await takeBackLeft(db))
      log.warn('an order was cancelled by a runner that died meanwhile; the rest of it is taken back');
    const count = leases.takesOver ? await rescueItems(db) : 0;
    if (count === 0) return;
    log.warn({ count }, 'items of orders that nobody works on any more are queued again');
    this.stir();
  }

  /** Works until the signal, and ends or hands back what it has begun. */
  async work(ready: Promise<void>, signal: AbortSignal): Promise<void> {
    await ready;
    this.#stopping = signal;
    let said: string | undefined;
    while (!signal.aborted) {
      // Before it is looked: what comes meanwhile is one more reason to look.
      const sooner = this.#bell.arm();
      const wait = await this.#begin(signal).then(
        (ms) => {
          said = undefined;
          return ms;
        },
        (error) => {
          const failure = errorForLog(error);
          if (failure.error !== said)
            this.#options.log.warn(failure, 'orders could not be worked on; it is tried again');
          said = failure.error;
          return later;
        },
      );
      if (wait > 0) await pause(wait, undefined, { signal: AbortSignal.any([signal, sooner]) }).catch(() => {});
    }
    const impatience = setTimeout(() => this.#handBack.abort(), this.#options.grace);
    await Promise.all(this.#running);
    clearTimeout(impatience);
  }

  /** Begins as much as there are hands for; answers after how many milliseconds it is worth looking again. */
  async #begin(signal: AbortSignal): Promise<number> {
    const { db, leases } = this.#options;
    while (!signal.aborted) {
      const free = this.#free();
      if (free <= 0) return soon;
      await this.#recall(free);
      const { begun, hasMore } = await beginNext(db, leases.seconds);
      if (begun) this.#attempt(begun);
      else if (!hasMore) return (await hasQueued(db)) ? soon : later;
    }
    return 0;
  }

  #free(): number {
    return this.#allowed() - this.#running.size;
  }

  /** How many items may be worked on at this moment. */
  #allowed(): number {
    const { concurrency, busy, isPressed } = this.#options;
    // What nobody waits for never stops an order; a reader stops it, but not for good: others may follow without a pause.
    const isKept = isPressed() && performance.now() - this.#calledAt < longestStandstill;
    return Math.max(isKept ? 0 : 1, concurrency - busy());
  }

  async #recall(most: number): Promise<void> {
    if (!this.#isRecallDue()) return;
    this.#recalledAt = performance.now();
    const { db, leases, remembering } = this.#options;
    for (const item of await beginRemembered(db, leases.seconds, most, remembering)) this.#attempt(item);
  }

  #isRecallDue = () => performance.now() - this.#recalledAt >= recalling;

  #attempt(item: Begun): void {
    const done = this.#goOn(item)
      .catch((error) => this.#options.log.error(errorForLog(error), 'what became of an item could not be said'))
      .finally(() => {
        this.#running.delete(done);
        this.stir();
      });
    this.#running.add(done);
  }

  /** Works on the item, and on those that are begun as their former one ends. */
  async #goOn(first: Begun): Promise<void> {
    const { leases } = this.#options;
    const hand = {
      stopping: this.#handBack.signal,
      inTurn: <T>(work: () => Promise<T>) => this.#inTurn(work),
      next: (trx: Transaction) => this.#next(trx),
    };
    for (let item: Begun | undefined = first; item; ) {
      const { claim } = item;
      leases.hold(claim);
      item = await attempt(this.#options, item, hand).finally(() => leases.release(claim));
    }
  }

  /** Nobody is waited for: whoever has let go of an item's order may not wait for another one's. */
  async #next(trx: Transaction): Promise<Begun | undefined> {
    if (this.#stopping?.aborted || this.#free() < 0 || this.#isRecallDue()) return undefined;
    return (await beginNext(trx, this.#options.leases.seconds, false)).begun;
  }

  /** An item that was begun just before a reader came lets that go first. */
  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    while (this.#calling >= this.#allowed()) await pause(glance, undefined, { signal: this.#handBack.signal });
    this.#calling += 1;
    this.#calledAt = performance.now();
    try {
      return await work();
    } finally {
      this.#calling -= 1;
    }
  }
}
