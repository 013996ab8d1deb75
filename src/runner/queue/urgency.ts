/**
 * The priorities of jobs: a request of management that waits, a lookup of a tag that has an owner, another lookup, and last the jobs that no
 * request waits for. None of them can keep another from at least a tenth of the work.
 */
import type { TranslationWish } from '../../../contracts/runner.ts';

/** The smallest is worked on first. */
export const priorities = { insisting: 1, ownersReader: 2, reader: 3, background: 4 } as const;

/** The urgency of a job: that of its most urgent wish. */
export interface Urgency {
  priority: number;
  /** None but lookups wished for it. */
  by_lookup: boolean;
}

/** A single request of management: nothing but the caps of everything and of the owner stops it. */
export const single: Urgency = { priority: priorities.insisting, by_lookup: false };

export function urgencyOf(wish: Pick<TranslationWish, 'from' | 'insist' | 'wait_ms'>, ownerId: number | null): Urgency {
  const { insist, wait_ms } = wish;
  const by_lookup = wish.from === 'lookup';
  if (wait_ms === 0) return { priority: priorities.background, by_lookup };
  if (insist) return single;
  return { priority: ownerId === null ? priorities.reader : priorities.ownersReader, by_lookup };
}

/** Whether a wish makes a job more urgent than it was. */
export const isRaisedBy = (job: Urgency, { priority, by_lookup }: Urgency): boolean =>
  priority < job.priority || (job.by_lookup && !by_lookup);

/** Of each ten claims, one is reserved for the oldest job of each of these priorities. */
const shared: readonly number[] = [priorities.ownersReader, priorities.reader, priorities.background];
const round = 10;

/** Claims by priority, but for the turns of the others; `claim`: the next job of a priority, or of all. */
export function byTurns<T>(claim: (priority?: number) => Promise<T | undefined>): () => Promise<T | undefined> {
  let begun = 0;
  return async () => {
    const turn = begun % round;
    const job = (shared.includes(turn) ? await claim(turn) : undefined) ?? (await claim());
    if (job) begun += 1;
    return job;
  };
}
