/** Requests that wait in this process for a job to end. */
export interface Waiters {
  /** How many targets are waited for. */
  readonly size: number;
  /** Begins to listen for what happens to a target; what happens from then on is not missed. */
  join(key: string): Waiter;
  wake(key: string): void;
  /** Something may have been missed: everybody looks again. */
  wakeAll(): void;
  /** Nobody waits any longer. */
  close(): void;
}

export interface Waiter {
  /** True as soon as it is worth looking again; false when the deadline is over, by `performance.now()`, or the signal is given. */
  next(deadline: number, signal?: AbortSignal): Promise<boolean>;
  leave(): void;
}

/** A safety net only: an event that got lost costs a wait of this many milliseconds, not all of it. */
const longestSilence = 1000;

export function waiters(): Waiters {
  const waiting = new Map<string, Set<() => void>>();
  const closing = new AbortController();

  const join = (key: string): Waiter => {
    let isWoken = false;
    let settle: (() => void) | undefined;
    const wake = () => {
      isWoken = true;
      settle?.();
    };
    const others = waiting.get(key) ?? new Set();
    waiting.set(key, others.add(wake));

    return {
      async next(deadline, signal) {
        const left = deadline - performance.now();
        if (!isWoken && left > 0) await until(Math.min(left, longestSilence), signal);
        isWoken = false;
        return performance.now() < deadline && !signal?.aborted && !closing.signal.aborted;
      },
      leave() {
        others.delete(wake);
        if (others.size === 0 && waiting.get(key) === others) waiting.delete(key);
      },
    };

    function until(ms: number, signal: AbortSignal | undefined): Promise<void> {
      return new Promise((resolve) => {
        const timer = setTimeout(done, ms);
        settle = done;
        closing.signal.addEventListener('abort', done);
        signal?.addEventListener('abort', done);
        if (closing.signal.aborted || signal?.aborted) done();
        function done() {
          clearTimeout(timer);
          settle = undefined;
          closing.signal.removeEventListener('abort', done);
          signal?.removeEventListener('abort', done);
          resolve();
        }
      });
    }
  };

  const wake = (key: string) => {
    for (const each of waiting.get(key) ?? []) each();
  };
  return {
    get size() {
      return waiting.size;
    },
    join,
    wake,
    wakeAll() {
      for (const key of waiting.keys()) wake(key);
    },
    close: () => closing.abort(),
  };
}
