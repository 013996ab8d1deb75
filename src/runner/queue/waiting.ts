/** Waiting within this process: for a wake-up, for the end of a job, or for the same result as others. */
import { setTimeout as pause } from 'node:timers/promises';

/** A wake-up signal for a loop that waits for its next round. */
export class WakeUp {
  #sent = new AbortController();

  send(): void {
    this.#sent.abort();
  }

  /** The signal of the next wake-up. */
  next(): AbortSignal {
    this.#sent = new AbortController();
    return this.#sent.signal;
  }
}

/** The requests that wait for a job to end. */
export class Waiters {
  readonly #waiting = new Map<string, Set<Waiter>>();
  readonly #closing = new AbortController();

  /** The number of awaited targets. */
  get size(): number {
    return this.#waiting.size;
  }

  /** Starts to listen for the ends of a target's attempts; none is missed from now on. */
  join(key: string): Waiter {
    const others = this.#waiting.get(key) ?? new Set();
    const waiter = new Waiter(this.#closing.signal, () => {
      others.delete(waiter);
      if (others.size === 0 && this.#waiting.get(key) === others) this.#waiting.delete(key);
    });
    this.#waiting.set(key, others.add(waiter));
    return waiter;
  }

  wake(key: string): void {
    for (const waiter of this.#waiting.get(key) ?? []) waiter.wake();
  }

  /** For missed notifications: all requests check again. */
  wakeAll(): void {
    for (const key of this.#waiting.keys()) this.wake(key);
  }

  /** Ends all waits. */
  close(): void {
    this.#closing.abort();
  }
}

/** A lost notification delays a request by so many milliseconds only. */
const longestSilence = 1000;

class Waiter {
  readonly leave: () => void;
  readonly #closing: AbortSignal;
  readonly #wakeUp = new WakeUp();
  /** Aborts when it is woken, also between two waits. */
  #woken = this.#wakeUp.next();

  constructor(closing: AbortSignal, leave: () => void) {
    this.#closing = closing;
    this.leave = leave;
  }

  wake(): void {
    this.#wakeUp.send();
  }

  /**
   * True when it is time to check again; false after the deadline, by `performance.now()`, or when the signal has
   * aborted.
   */
  async next(deadline: number, signal?: AbortSignal): Promise<boolean> {
    const left = Math.min(deadline - performance.now(), longestSilence);
    const sooner = AbortSignal.any([this.#woken, this.#closing, ...(signal ? [signal] : [])]);
    if (left > 0) await pause(left, undefined, { signal: sooner }).catch(() => {});
    this.#woken = this.#wakeUp.next();
    return performance.now() < deadline && !signal?.aborted && !this.#closing.aborted;
  }
}

/**
 * Coalesces concurrent calls with the same key. A call during the work waits for the next run, which begins afterwards:
 * no result is older than its call.
 */
export function coalescing<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<void>>();
  const next = new Map<string, Promise<T>>();

  return (key, work) => {
    const waiting = next.get(key);
    if (waiting) return waiting;
    const run = (running.get(key) ?? Promise.resolve()).then(() => {
      next.delete(key);
      const result = work();
      const forget = () => {
        if (running.get(key) === over) running.delete(key);
      };
      const over = result.then(forget, forget);
      running.set(key, over);
      return result;
    });
    next.set(key, run);
    return run;
  };
}
