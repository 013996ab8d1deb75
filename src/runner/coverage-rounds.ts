/** Counts the coverage beforehand, so that who looks at it waits for what has just changed alone. */
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../database/connect.ts';
import { recount } from '../model/figures/coverage-counts.ts';

/** However much changes, no more than one part of so many is spent on it. */
const share = 20;

export class CoverageRounds {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async renew(signal: AbortSignal): Promise<void> {
    const begun = performance.now();
    const over = new AbortController();
    // Who stops waits for no count: what of it is not committed comes the next time.
    const stopped = once(signal, 'abort', { signal: over.signal }).then(
      () => false,
      () => false,
    );
    const isDone = await Promise.race([recount(this.#db), stopped]).finally(() => over.abort());
    if (isDone) await pause((share - 1) * (performance.now() - begun), undefined, { signal }).catch(() => {});
  }
}
