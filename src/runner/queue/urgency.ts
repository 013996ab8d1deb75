/**
 * The priorities of jobs: waiting requests of management, lookups of tags with an owner, other lookups, and jobs
 * without a waiting request. None can starve: each gets at least a tenth of the claims.
 */
import type { TranslationRequest } from '../../../contracts/runner.ts';

/** The smallest comes first. */
export const priorities = { insisting: 1, ownersReader: 2, reader: 3, background: 4 } as const;

/** The urgency of a job is that of its most urgent request. */
export interface Urgency {
  priority: number;
  /** Only lookups have requested it. */
  by_lookup: boolean;
}

/** A single request of management: only the total cap and the owner's cap stop it. */
export const singleUrgency: Urgency = { priority: priorities.insisting, by_lookup: false };

/** What a request's urgency depends on; without a wait, no caller waits for it. */
export type Asking = Pick<TranslationRequest, 'from' | 'insist'> & { wait_ms?: number };

export function urgencyOf({ from, insist, wait_ms }: Asking, ownerId: number | null): Urgency {
  const by_lookup = from === 'lookup';
  if (!wait_ms) return { priority: priorities.background, by_lookup };
  if (insist) return singleUrgency;
  return { priority: ownerId === null ? priorities.reader : priorities.ownersReader, by_lookup };
}

/** Whether a request makes a job more urgent. */
export const isRaisedBy = (job: Urgency, { priority, by_lookup }: Urgency): boolean =>
  priority < job.priority || (job.by_lookup && !by_lookup);

/** Of each ten claims, one is reserved for the oldest job of each of these priorities. */
const shared: readonly number[] = [priorities.ownersReader, priorities.reader, priorities.background];
const round = 10;

/** Claims by priority, except for the reserved claims. `claim`: takes the next job, optionally of one priority. */
export function claimByPriority<T>(claim: (priority?: number) => Promise<T | undefined>): () => Promise<T | undefined> {
  let begun = 0;
  return async () => {
    const turn = begun % round;
    const job = (shared.includes(turn) ? await claim(turn) : undefined) ?? (await claim());
    if (job) begun += 1;
    return job;
  };
}
