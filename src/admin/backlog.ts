/** Changes that somebody who follows the jobs has not been told of yet. */
import type { Job } from '../../contracts/runner.ts';

export interface Change {
  job: Job;
  /** Where to go on after this change. */
  eventId: string;
}

/**
 * Holds each job once, as it is now, so a crowd of changes weighs no more than the jobs that it is about. Changes leave in
 * the order in which they came: whoever goes on after one of them misses none.
 */
export class Backlog {
  readonly #changes = new Map<number, Change>();
  readonly #most: number;
  #wake = () => {};
  #isFull = false;

  constructor(most: number) {
    this.#most = most;
  }

  /** More had changed than is held for anybody, and what was held has been taken: one has to ask anew for what came then. */
  get isSpent(): boolean {
    return this.#isFull && this.#changes.size === 0;
  }

  put(change: Change): void {
    const { id } = change.job;
    if (this.#changes.size >= this.#most && !this.#changes.has(id)) this.#isFull = true;
    if (this.#isFull) return;
    this.#changes.delete(id);
    this.#changes.set(id, change);
    this.#wake();
  }

  /** The oldest changes. */
  take(count: number): Change[] {
    const taken = [...this.#changes.values()].slice(0, count);
    for (const { job } of taken) this.#changes.delete(job.id);
    return taken;
  }

  /** Settles when there are changes, when so many milliseconds are over, or when the signal is given. */
  async filled(ms: number, signal: AbortSignal): Promise<void> {
    if (this.#changes.size > 0 || signal.aborted) return;
    await new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, ms);
      signal.addEventListener('abort', end);
      this.#wake = end;
    });
  }
}
