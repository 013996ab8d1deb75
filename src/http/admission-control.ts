/**
 * Admission control by queueing delay, as CoDel has it, but by the delay alone: so many requests hold a slot at once, the others queue,
 * and a request that would wait for too long is refused before anything is done for it.
 *
 * No network holds more than half of the slots while others wait, however many it sends: the rest of its requests wait for each other.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

/** A group of requests with slots of its own, so that no kind waits in another's queue. */
export const kinds = ['lookups', 'batches', 'searches', 'work', 'sign_in'] as const;
export type Kind = (typeof kinds)[number];
export type Admissions = Readonly<Record<Kind, AdmissionControl>>;

export interface AdmissionOptions {
  /** Number of concurrent slots: enough to keep the resource behind them busy. */
  slots: number;
  /** Milliseconds that a request waits at most. */
  longestDelay: number;
  /** Milliseconds since some moment. */
  now?: () => number;
}

/** A request that is to be admitted. One of the two is called, at once or later. */
export interface Waiter {
  /** The network that the request comes from. */
  network: string;
  admit(slot: Slot): void;
  reject(): void;
}

export interface Slot {
  /** Ends the work. A second call does nothing. */
  release(): void;
  /** Hands the slot to others, as long as the work waits for something that takes nothing from them. */
  yield(): void;
  /** Goes on, without queueing again. */
  reclaim(): void;
}

interface Queued {
  waiter: Waiter;
  since: number;
}

export class AdmissionControl {
  readonly slots: number;
  /** Milliseconds that a request waits at most. */
  readonly longestDelay: number;
  readonly #now: () => number;
  readonly #queue: Queued[] = [];
  /** Slots in use, by network. */
  readonly #heldBy = new Map<string, number>();
  #held = 0;
  #isAdmitting = false;
  #timer: NodeJS.Timeout | undefined;
  /** Number of refused requests. */
  refusals = 0;

  constructor({ slots, longestDelay, now = () => performance.now() }: AdmissionOptions) {
    this.slots = slots;
    this.longestDelay = longestDelay;
    this.#now = now;
  }

  get held(): number {
    return this.#held;
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

  /** Refuses in time, also where no slot is released. */
  #watch(): void {
    if (this.#timer || this.#queue.length === 0) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#rejectLate();
      this.#watch();
    }, this.longestDelay / 4).unref();
  }

  /** A loop, not a recursion: an admitted request may end at once and free its slot for the next. */
  #admit(): void {
    if (this.#isAdmitting) return;
    this.#isAdmitting = true;
    while (this.#held < this.slots) {
      this.#rejectLate();
      const next = this.#next();
      if (!next) break;
      next.admit(this.#slot(next.network));
    }
    this.#isAdmitting = false;
  }

  /** The first whose network has not its share yet; the first of all where there is none. */
  #next(): Waiter | undefined {
    const at = this.#queue.findIndex(({ waiter }) => this.#hasShare(waiter.network));
    const next = at > 0 ? this.#queue.splice(at, 1)[0] : this.#queue.shift();
    return next?.waiter;
  }

  /** True if a network may take one more slot while others wait. */
  #hasShare(network: string): boolean {
    return (this.#heldBy.get(network) ?? 0) < Math.max(1, Math.floor(this.slots / 2));
  }

  #isLate = ({ since }: Queued): boolean => this.#now() - since > this.longestDelay;

  /** The late ones are at the front of the queue. */
  #rejectLate(): void {
    const inTime = this.#queue.findIndex((each) => !this.#isLate(each));
    for (const { waiter } of this.#queue.splice(0, inTime === -1 ? this.#queue.length : inTime)) this.#reject(waiter);
  }

  #reject(waiter: Waiter): void {
    this.refusals += 1;
    waiter.reject();
  }

  #count(network: string, change: 1 | -1): void {
    this.#held += change;
    const held = (this.#heldBy.get(network) ?? 0) + change;
    if (held === 0) this.#heldBy.delete(network);
    else this.#heldBy.set(network, held);
  }

  #slot(network: string): Slot {
    let isReleased = false;
    /** It may wait for several things at once. */
    let yields = 0;
    let isCounted = false;
    const count = () => {
      const isHeld = !isReleased && yields === 0;
      if (isHeld === isCounted) return;
      isCounted = isHeld;
      this.#count(network, isHeld ? 1 : -1);
      if (!isHeld) this.#admit();
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

/** Does the work of a request, which holds this slot. */
export const inSlot = (slot: Slot, work: () => void): void => ofRequest.run(slot, work);

/** Releases the slot of the request in hand: from here on its answer goes on by itself. */
export const releaseSlot = (): void => ofRequest.getStore()?.release();

/** The same function, during which the slot of the request is another's: it waits for somebody else. */
export const yieldingSlot =
  <Given extends unknown[], T>(wait: (...given: Given) => Promise<T>): ((...given: Given) => Promise<T>) =>
  async (...given) => {
    const slot = ofRequest.getStore();
    slot?.yield();
    try {
      return await wait(...given);
    } finally {
      slot?.reclaim();
    }
  };
