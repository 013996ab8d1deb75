/**
 * The workers of orders' items, round-robin by customer. Jobs have workers of their own, so that orders never delay
 * readers: the more jobs run, the fewer items do.
 */
import { Workers } from '../queue/workers.ts';
import type { AttemptOptions } from '../work/attempt.ts';
import { attemptItem } from './attempt.ts';
import { claimRemembered } from './from-memory.ts';
import { type ClaimedItem, claimItem } from './items.ts';

interface ItemWorkersOptions extends AttemptOptions {
  /** The runner's concurrent calls of providers. */
  concurrency: number;
  /** The number of these that jobs use now. */
  busy(): number;
  /** Whether a reader or a person waits for a job. */
  isReaderWaiting(): boolean;
  /** Grace period in milliseconds for running items when the runner stops. */
  grace: number;
}

/** The longest time in milliseconds for which readers stop all items. */
const longestStandstill = 10_000;
/** Interval in milliseconds of recalls from memory for items that wait. */
const memoryPollMs = 1000;

export class ItemWorkers {
  readonly workers: Workers<ClaimedItem>;
  readonly #options: ItemWorkersOptions;
  #recalledAt = Number.NEGATIVE_INFINITY;
  /** When the last attempt began. */
  #begunAt = Number.NEGATIVE_INFINITY;

  constructor(options: ItemWorkersOptions) {
    this.#options = options;
    const { grace, log } = options;
    this.workers = new Workers<ClaimedItem>({
      grace,
      log,
      allowed: () => this.#allowed(),
      claim: (most) => this.#claim(most),
      work: (item, stopping) => {
        this.#begunAt = performance.now();
        return attemptItem(options, item, stopping);
      },
    });
  }

  /** The present limit of concurrent items. */
  #allowed(): number {
    const { concurrency, busy, isReaderWaiting } = this.#options;
    // Readers may stop all items, but not for ever: there may always be another reader.
    const isYielding = isReaderWaiting() && performance.now() - this.#begunAt < longestStandstill;
    return Math.max(isYielding ? 0 : 1, concurrency - busy());
  }

  async #claim(most: number): Promise<ClaimedItem[]> {
    const { db, leases, remembering } = this.#options;
    if (performance.now() - this.#recalledAt >= memoryPollMs) {
      this.#recalledAt = performance.now();
      const remembered = await claimRemembered(db, leases.seconds, most, remembering);
      if (remembered.length > 0) return remembered;
    }
    for (;;) {
      const { claimed, hasMore } = await claimItem(db, leases);
      if (claimed) return [claimed];
      if (!hasMore || this.workers.isStopping) return [];
    }
  }
}
