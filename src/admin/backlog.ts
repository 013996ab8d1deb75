/** Backlog of job changes that a subscriber has not received yet. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Job } from '../../contracts/runner.ts';

interface Change {
  job: Job;
  /** Resume after this change. */
  eventId: string;
}

/**
 * Coalesces changes by job, so that a burst holds no more than the jobs that it is about. Changes leave in the order in
 * which they came, so that resuming after any of them misses none.
 */
export class Backlog {
  readonly #changes = new Map<number, Change>();
  readonly #most: number;
  #wake = () => {};
  #isFull = false;

  constructor(most: number) {
    this.#most = most;
  }

  /** The backlog has overflowed and what it held was taken: the subscriber has to reload. */
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

  /** Settles on the first change, after the timeout, or on abort. */
  async filled(ms: number, signal: AbortSignal): Promise<void> {
    if (this.#changes.size > 0 || signal.aborted) return;
    const changed = new AbortController();
    this.#wake = () => changed.abort();
    await pause(ms, undefined, { signal: AbortSignal.any([changed.signal, signal]) }).catch(() => {});
  }
}
