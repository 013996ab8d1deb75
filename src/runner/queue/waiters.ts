/** Waiting within this process: for a wake-up, or for the end of a job. */
import { setTimeout as pause } from 'node:timers/promises';

/** A wake-up signal for a loop: one that is sent between two waits ends the next. */
export class WakeUp {
  #sent = new AbortController();

  send(): void {
    this.#sent.abort();
  }

  /** Waits until it is sent, for at most so many milliseconds, or until the signal aborts. */
  async wait(ms: number, signal?: AbortSignal): Promise<void> {
    const sooner = signal ? AbortSignal.any([this.#sent.signal, signal]) : this.#sent.signal;
    await pause(Math.max(1, ms), undefined, { signal: sooner }).catch(() => {});
    this.#sent = new AbortController();
  }
}

/** The requests that wait for a job to end. */
export class Waiters {
  readonly #waiting = new Map<string, Set<WakeUp>>();
  isClosed = false;

  /** The number of awaited targets. */
  get size(): number {
    return this.#waiting.size;
  }

  /** Starts to listen for the ends of a target's attempts; none is missed from now on, until `leave`. */
  join(key: string): { wakeUp: WakeUp; leave(): void } {
    const wakeUp = new WakeUp();
    const others = this.#waiting.get(key) ?? new Set();
    this.#waiting.set(key, others.add(wakeUp));
    const leave = () => {
      others.delete(wakeUp);
      if (others.size === 0 && this.#waiting.get(key) === others) this.#waiting.delete(key);
    };
    return { wakeUp, leave };
  }

  wake(key: string): void {
    for (const waiter of this.#waiting.get(key) ?? []) waiter.send();
  }

  /** For missed notifications: all requests check again. */
  wakeAll(): void {
    for (const key of this.#waiting.keys()) this.wake(key);
  }

  /** Ends all waits. */
  close(): void {
    this.isClosed = true;
    this.wakeAll();
  }
}
