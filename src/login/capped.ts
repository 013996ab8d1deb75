import pLimit from 'p-limit';
import { Failure } from '../errors.ts';

/**
 * Runs heavy work, at most `atOnce` pieces at a time while up to `waiting` more stand in line. Whoever finds the line full
 * is turned away with `unavailable`: waiting would end in the client's own time limit anyway.
 */
export function capped({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const limit = pLimit(atOnce);
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (limit.pendingCount >= waiting) throw new Failure('unavailable', { retryAfter: 1 });
    return limit(work);
  };
}
