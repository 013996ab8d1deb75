/** Waiting in this process: for a wake-up, for the end of a job, for an answer that others have asked for, too. */
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

  /** How many targets are waited for. */
  get size(): number {
    return this.#waiting.size;
  }

  /** Begins to listen for the end of a target's attempts; none from then on is missed. */
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

  /** A change may have been missed: all requests look again. */
  wakeAll(): void {
    for (const key of this.#waiting.keys()) this.wake(key);
  }

  /** Ends all waits. */
  close(): void {
    this.#closing.abort();
  }
}

/** A safety net only: an event that got lost costs a wait of this many milliseconds, not all of it. */
const longestSilence = 1000;

class Waiter {
  readonly leave: () => void;
  readonly #closing: AbortSignal;
  readonly #wakeUp = new WakeUp();
  /** Given when it is woken, also between two waits. */
  #woken = this.#wakeUp.next();

  constructor(closing: AbortSignal, leave: () => void) {
    this.#closing = closing;
    this.leave = leave;
  }

  wake(): void {
    this.#wakeUp.send();
  }

  /** True as soon as it is worth looking again; false when the deadline is over, by `performance.now()`, or the signal is given. */
  async next(deadline: number, signal?: AbortSignal): Promise<boolean> {
    const left = Math.min(deadline - performance.now(), longestSilence);
    const sooner = AbortSignal.any([this.#woken, this.#closing, ...(signal ? [signal] : [])]);
    if (left > 0) await pause(left, undefined, { signal: sooner }).catch(() => {});
    this.#woken = this.#wakeUp.next();
    return performance.now() < deadline && !signal?.aborted && !this.#closing.aborted;
  }
}

/**
 * One piece of work for all questions that are the same at the same time. A question that comes while the work is done waits for the next
 * time, which begins only then: so no answer is older than its question.
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
