/** Requests that wait in this process for a job to end. */
export class Waiters {
  readonly #waiting = new Map<string, Set<Waiter>>();
  readonly #closing = new AbortController();

  /** How many targets are waited for. */
  get size(): number {
    return this.#waiting.size;
  }

  /** Of how many of them somebody is patient enough to wait for the end. */
  get pressing(): number {
    return [...this.#waiting.values()].filter((waiters) => [...waiters].some(({ isPatient }) => isPatient)).length;
  }

  /** Begins to listen for what happens to a target; what happens from then on is not missed. */
  join(key: string, isPatient = true): Waiter {
    const others = this.#waiting.get(key) ?? new Set();
    const waiter = new Waiter(this.#closing.signal, isPatient, () => {
      others.delete(waiter);
      if (others.size === 0 && this.#waiting.get(key) === others) this.#waiting.delete(key);
    });
    this.#waiting.set(key, others.add(waiter));
    return waiter;
  }

  wake(key: string): void {
    for (const waiter of this.#waiting.get(key) ?? []) waiter.wake();
  }

  /** Something may have been missed: everybody looks again. */
  wakeAll(): void {
    for (const key of this.#waiting.keys()) this.wake(key);
  }

  /** Nobody waits any longer. */
  close(): void {
    this.#closing.abort();
  }
}

/** A safety net only: an event that got lost costs a wait of this many milliseconds, not all of it. */
const longestSilence = 1000;

export class Waiter {
  readonly leave: () => void;
  readonly isPatient: boolean;
  readonly #closing: AbortSignal;
  #isWoken = false;
  #settle: (() => void) | undefined;

  constructor(closing: AbortSignal, isPatient: boolean, leave: () => void) {
    this.#closing = closing;
    this.isPatient = isPatient;
    this.leave = leave;
  }

  wake(): void {
    this.#isWoken = true;
    this.#settle?.();
  }

  /** True as soon as it is worth looking again; false when the deadline is over, by `performance.now()`, or the signal is given. */
  async next(deadline: number, signal?: AbortSignal): Promise<boolean> {
    const left = deadline - performance.now();
    if (!this.#isWoken && left > 0) await this.#until(Math.min(left, longestSilence), signal);
    this.#isWoken = false;
    return performance.now() < deadline && !signal?.aborted && !this.#closing.aborted;
  }

  #until(ms: number, signal: AbortSignal | undefined): Promise<void> {
    const signals = [this.#closing, ...(signal ? [signal] : [])];
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.#settle = undefined;
        for (const each of signals) each.removeEventListener('abort', done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      this.#settle = done;
      for (const each of signals) each.addEventListener('abort', done);
      if (signals.some(({ aborted }) => aborted)) done();
    });
  }
}
