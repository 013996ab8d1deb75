/**
 * Admission control by queueing delay (after CoDel, by the delay alone): a fixed number of requests hold slots, the
 * others queue, and a request that would wait too long is refused before any work is done for it.
 *
 * No network holds more than half of the slots while others wait: its further requests queue behind its own.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

/** A group of requests with slots of its own, so that no kind waits in another's queue. */
export const kinds = ['lookups', 'batches', 'searches', 'work', 'sign_in'] as const;
export type Kind = (typeof kinds)[number];
export type Admissions = Readonly<Record<Kind, AdmissionControl>>;

interface AdmissionOptions {
  /** Number of concurrent slots: enough to keep the resource behind them busy. */
  slots: number;
  /** The longest queueing delay, in milliseconds. */
  maxDelay: number;
  /** A monotonic clock, in milliseconds. */
  now?: () => number;
}

/** A queued request. Exactly one of the two is called, at once or later. */
interface Waiter {
  /** The network that the request comes from. */
  network: string;
  admit(slot: Slot): void;
  reject(): void;
}

export interface Slot {
  /** Ends the work. A second call does nothing. */
  release(): void;
  /** Releases the slot while the work waits for something that uses no shared resource. */
  yield(): void;
  /** Takes the slot back without queueing again. */
  reclaim(): void;
}

interface QueueEntry {
  waiter: Waiter;
  since: number;
}

export class AdmissionControl {
  readonly slots: number;
  /** The longest queueing delay, in milliseconds. */
  readonly maxDelay: number;
  readonly #now: () => number;
  readonly #queue: QueueEntry[] = [];
  /** Slots in use, by network. */
  readonly #inUseBy = new Map<string, number>();
  #inUse = 0;
  #isAdmitting = false;
  #timer: NodeJS.Timeout | undefined;
  /** Number of refused requests. */
  refusals = 0;

  constructor({ slots, maxDelay, now = () => performance.now() }: AdmissionOptions) {
    this.slots = slots;
    this.maxDelay = maxDelay;
    this.#now = now;
  }

  get inUse(): number {
    return this.#inUse;
  }

  get queued(): number {
    return this.#queue.length;
  }

  acquire(waiter: Waiter): void {
    const { network } = waiter;
    const ahead = this.#queue.find((each) => each.waiter.network === network || this.#hasShare(each.waiter.network));
    if (ahead && this.#isLate(ahead)) this.#reject(waiter);
    else this.#queue.push({ waiter, since: this.#now() });
    this.#admit();
    this.#watch();
  }

  /** Rejects on time, also while no slot is released. */
  #watch(): void {
    if (this.#timer || this.#queue.length === 0) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#rejectLate();
      this.#watch();
    }, this.maxDelay / 4).unref();
  }

  /** A loop, not a recursion: an admitted request may end at once and free its slot for the next. */
  #admit(): void {
    if (this.#isAdmitting) return;
    this.#isAdmitting = true;
    while (this.#inUse < this.slots) {
      this.#rejectLate();
      const next = this.#next();
      if (!next) break;
      next.admit(this.#slot(next.network));
    }
    this.#isAdmitting = false;
  }

  /** The first request of a network within its share; else the first of all. */
  #next(): Waiter | undefined {
    const at = this.#queue.findIndex(({ waiter }) => this.#hasShare(waiter.network));
    const next = at > 0 ? this.#queue.splice(at, 1)[0] : this.#queue.shift();
    return next?.waiter;
  }

  /** True if a network may take one more slot while others wait. */
  #hasShare(network: string): boolean {
    return (this.#inUseBy.get(network) ?? 0) < Math.max(1, Math.floor(this.slots / 2));
  }

  #isLate = ({ since }: QueueEntry): boolean => this.#now() - since > this.maxDelay;

  /** The late ones are at the front of the queue. */
  #rejectLate(): void {
    const firstInTime = this.#queue.findIndex((each) => !this.#isLate(each));
    for (const { waiter } of this.#queue.splice(0, firstInTime === -1 ? this.#queue.length : firstInTime))
      this.#reject(waiter);
  }

  #reject(waiter: Waiter): void {
    this.refusals += 1;
    waiter.reject();
  }

  #count(network: string, change: 1 | -1): void {
    this.#inUse += change;
    const inUse = (this.#inUseBy.get(network) ?? 0) + change;
    if (inUse === 0) this.#inUseBy.delete(network);
    else this.#inUseBy.set(network, inUse);
  }

  #slot(network: string): Slot {
    let isReleased = false;
    /** Several waits of a request may overlap. */
    let yields = 0;
    let isCounted = false;
    const count = () => {
      const isSlotTaken = !isReleased && yields === 0;
      if (isSlotTaken === isCounted) return;
      isCounted = isSlotTaken;
      this.#count(network, isSlotTaken ? 1 : -1);
      if (!isSlotTaken) this.#admit();
    };
    count();
    return {
      release: () => {
        isReleased = true;
        count();
      },
      yield: () => {
        yields += 1;
        count();
      },
      reclaim: () => {
        yields -= 1;
        count();
      },
    };
  }
}

const ofRequest = new AsyncLocalStorage<Slot>();

/** Runs the work of a request within its slot. */
export const runInSlot = (slot: Slot, work: () => void): void => ofRequest.run(slot, work);

/** Releases the slot of the current request: its answer continues without one. */
export const releaseSlot = (): void => ofRequest.getStore()?.release();

/** Yields the slot of the current request. Returns the function that takes it back, once. */
export function yieldSlot(): () => void {
  const slot = ofRequest.getStore();
  let isYielded = true;
  slot?.yield();
  return () => {
    if (isYielded) slot?.reclaim();
    isYielded = false;
  };
}

/** Wraps a function so that it yields the slot while it waits. */
export const withYieldedSlot =
  <Given extends unknown[], T>(wait: (...given: Given) => Promise<T>): ((...given: Given) => Promise<T>) =>
  async (...given) => {
    const reclaim = yieldSlot();
    try {
      return await wait(...given);
    } finally {
      reclaim();
    }
  };
