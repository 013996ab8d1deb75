/** The queue library's entries, which move the jobs. All that is said to its tables is said here, or in `liveness.ts`. */
import type { Knex } from 'knex';
import type { Database } from '../../database/connect.ts';

/** The name under which the queue library hands out our entries. */
export const task = 'translate';

const keyPrefix = `${task}:`;
const entryKey = (id: number) => `${keyPrefix}${id}`;

/**
 * Adds the jobs' entries, or moves those that are there. An entry that a worker holds is left to end, and never given out
 * again. We count attempts ourselves, so the library should not.
 */
export async function addEntries(trx: Knex, ids: readonly number[], runAt: Date | null = null): Promise<void> {
  await trx.raw(
    `select graphile_worker.add_job(:task, json_build_object('job', id), run_at => :runAt, max_attempts => 32000,
       job_key => :keyPrefix || id, priority => priority)
     from translation_jobs where id = any(cast(:ids as integer[]))`,
    { task, ids: [...ids], runAt, keyPrefix },
  );
}

/** Gives the entry of a job another priority, unless a worker holds it. */
export async function prioritise(trx: Knex, id: number, priority: number): Promise<void> {
  await trx.raw(
    `select graphile_worker.reschedule_jobs(
       array(select id from graphile_worker._private_jobs where key = ?), priority => ?::integer)`,
    [entryKey(id), priority],
  );
}

export async function removeEntry(trx: Knex, id: number): Promise<void> {
  await trx.raw('select graphile_worker.remove_job(?)', [entryKey(id)]);
}

/** Puts the oldest entry of a priority, which is due, before all others. */
export async function pullForward(db: Database, priority: number): Promise<void> {
  await db.raw(
    `update graphile_worker._private_jobs set priority = 0
     where id = (
       select id from graphile_worker._private_jobs
       where is_available and priority = ?::integer and run_at <= now()
       order by run_at
       limit 1
       for update skip locked)`,
    [priority],
  );
}

/** Jobs that are under way by the ledger, but that the queue knows nothing of. */
export async function jobsWithoutEntry(db: Database, limit: number): Promise<number[]> {
  const rows = await db('translation_jobs as job')
    .whereIn('state', ['queued', 'running', 'waiting'])
    .whereNotExists(db('graphile_worker.jobs as entry').whereRaw(`entry.key = '${task}:' || job.id`))
    .orderBy('id')
    .limit(limit)
    .pluck('id');
  return rows;
}
