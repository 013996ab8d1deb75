/** Single flight: concurrent calls, of one key where there are keys, share a run. */

type Flight<K, T> = (work: () => Promise<T>, key?: K) => Promise<T>;

/** A call during a run shares that one. */
export function singleFlight<K, T>(): Flight<K, T> {
  const running = new Map<K | undefined, Promise<T>>();
  return (work, key) => {
    const run = running.get(key) ?? work().finally(() => running.delete(key));
    running.set(key, run);
    return run;
  };
}

/** A call during a run shares the next one, which begins afterwards: no result is older than its call. */
export function nextFlight<K, T>(): Flight<K, T> {
  const running = new Map<K | undefined, Promise<unknown>>();
  const next = new Map<K | undefined, Promise<T>>();
  return (work, key) => {
    const waiting = next.get(key);
    if (waiting) return waiting;
    const run = Promise.resolve(running.get(key)).then(() => {
      next.delete(key);
      const result = work();
      const forget = () => running.delete(key);
      running.set(key, result.then(forget, forget));
      return result;
    });
    next.set(key, run);
    return run;
  };
}
