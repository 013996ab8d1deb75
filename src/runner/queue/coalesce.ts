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
