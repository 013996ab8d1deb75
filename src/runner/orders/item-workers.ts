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

const never = Number.NEGATIVE_INFINITY;

export function itemWorkersOf(options: ItemWorkersOptions): Workers<ClaimedItem> {
  const { db, leases, remembering, grace, log, concurrency, busy, isReaderWaiting } = options;
  let recalledAt = never;
  let begunAt = never;
  const workers = new Workers<ClaimedItem>({
    grace,
    log,
    allowed() {
      // Readers may stop all items, but not for ever: there may always be another reader.
      const isYielding = isReaderWaiting() && performance.now() - begunAt < longestStandstill;
      return Math.max(isYielding ? 0 : 1, concurrency - busy());
    },
    async claim(most) {
      if (performance.now() - recalledAt >= memoryPollMs) {
        recalledAt = performance.now();
        const remembered = await claimRemembered(db, leases.seconds, most, remembering);
        if (remembered.length > 0) return remembered;
      }
      for (;;) {
        const { claimed, hasMore } = await claimItem(db, leases);
        if (claimed) return [claimed];
        if (!hasMore || workers.isStopping) return [];
      }
    },
    work(item, stopping) {
      begunAt = performance.now();
      return attemptItem(options, item, stopping);
    },
  });
  return workers;
}
