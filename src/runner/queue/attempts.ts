/** Claiming a job, and ending the attempt. */
import type { Knex } from 'knex';
import type { Database } from '../../database/connect.ts';
import type { Leases } from './leases.ts';
import { type JobRow, openStates, type Target, withoutLease, withoutResults } from './queue.ts';
import { priorities, type Urgency } from './urgency.ts';

/** A job that this runner has claimed. */
export interface ClaimedJob extends Target, Urgency {
  id: number;
  lease: string;
  attempts: number;
}

/** The columns of a job after an attempt, and when it is due again. */
export interface JobEnding
  extends Pick<JobRow, 'providers'>,
    Partial<Pick<JobRow, 'provider' | 'reason' | 'cap' | 'message'>> {
  state: 'succeeded' | 'failed' | 'waiting' | 'cancelled';
  /** The hash of the original that was tried. */
  source_hash?: string | undefined;
  /** Seconds until the next attempt. */
  after?: number | null;
  /** No provider was called, so it does not count as an attempt. */
  isUncounted?: boolean;
}

/** Claims the next due job, optionally of one priority. */
export async function claimNext(
  db: Database,
  { runner, seconds, takesOver }: Pick<Leases, 'runner' | 'seconds' | 'takesOver'>,
  priority?: number,
): Promise<ClaimedJob | undefined> {
  const { rows } = await db.raw(
    `with next as materialized (
       select id from work
       where state in ('queued', 'running', 'waiting') and due_at <= now() and (:takesOver or state <> 'running')
         ${priority === undefined ? '' : 'and priority = :priority'}
       order by priority, due_at, id
       limit 1
       for update skip locked
     )
     update work job
     set state = 'running', attempts = attempts + 1, lease = gen_random_uuid(), leased_by = :runner,
       due_at = now() + make_interval(secs => :seconds)
     from next where job.id = next.id
     returning job.id, json_build_object('kind', subject_kind, 'id', subject_id) as subject, job.lang_code, job.lease,
       job.attempts, job.priority, job.by_lookup`,
    { runner, seconds, takesOver, priority: priority ?? null },
  );
  return rows[0];
}

/**
 * Ends an attempt. Returns false if its lease is lost: only the holder may reschedule or fail the job. But a
 * translation completes the job under any lease, since it is paid for, and another attempt would pay again.
 */
export async function endJob(trx: Knex, { id, lease }: ClaimedJob, ending: JobEnding): Promise<boolean> {
  const { after = null, isUncounted, ...columns } = ending;
  const { state } = ending;
  const count = await trx('work')
    .where(state === 'succeeded' ? { id } : { id, lease })
    .whereIn('state', openStates)
    .update({
      ...withoutResults,
      ...columns,
      // The requests that waited have been answered: nobody waits for the next attempt.
      ...(state === 'waiting' && { priority: priorities.background }),
      ...(isUncounted && { attempts: fewer(trx) }),
      due_at: after === null ? null : trx.raw('now() + make_interval(secs => ?)', [after]),
      finished_at: state === 'waiting' ? null : trx.fn.now(),
    });
  return count > 0;
}

/** Returns a job to the queue. The attempt counts only after a lost connection, when it is due `after` some seconds. */
export async function returnJob(trx: Knex, { id, lease }: ClaimedJob, after: number): Promise<void> {
  await trx('work')
    .where({ id, lease })
    .update({
      state: 'queued',
      ...withoutLease,
      due_at: trx.raw('now() + make_interval(secs => ?)', [after]),
      ...(after === 0 && { attempts: fewer(trx) }),
    });
}

const fewer = (trx: Knex) => trx.raw('greatest(attempts - 1, 0)');
