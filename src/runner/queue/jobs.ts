/** The channel's operations on jobs, for admins. */
import type { Knex } from 'knex';
import {
  type Job,
  type JobCounts,
  JobState,
  type JobsList,
  type JobsPage,
  type RunnerAnswers,
  type StuckJobs,
  StuckState,
} from '../../../contracts/runner.ts';
import type { Database } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import { type JobRow, newJobColumns, openStates, queueJob, withoutLease } from './queue.ts';
import { singleUrgency } from './urgency.ts';

/** The most jobs that one transaction retries. */
const maxBatchSize = 1000;

export const jobAnswers = (db: Database): Omit<RunnerAnswers['jobs'], 'progress'> => ({
  list: (page) => list(db, page),
  counts: () => counts(db),
  async get({ id }) {
    const row = await db<JobRow>('work').where({ id }).first();
    return row ? jobOf(row) : null;
  },
  // Ended jobs stay as they are.
  cancel: ({ id }) =>
    change(db, id, async (trx, job) => {
      if (openStates.includes(job.state)) await cancel(trx, id);
    }),
  retry: ({ id }) =>
    change(db, id, async (trx, job) => {
      if (StuckState.safeParse(stateOf(job)).success) await queueJob(trx, id, singleUrgency);
    }),
  stuck: ({ state }) => stuck(db, state),
  async retryAll({ state }) {
    const retried = await inTransaction(db, (trx) => queueStuck(trx, state));
    return { retried, more: retried === maxBatchSize };
  },
});

/** By the subject, as a job's `tag_id` is lost with the tag, which may be restored. */
const isOfTag = `(subject_kind, subject_id) in (
  select 'name', cast(:tag_id as integer) union all select 'text', id from text_records where tag_id = :tag_id)`;

/** The newest jobs first. */
async function list(db: Database, { states, tag_id, before, limit }: JobsPage): Promise<JobsList> {
  // Read before the list, so that a follower from there misses nothing.
  const follow_from = await readProgressCursor(db);
  const query = db<JobRow>('work').orderBy('id', 'desc').limit(limit);
  if (states) inStates(query, states);
  if (tag_id !== undefined) query.whereRaw(isOfTag, { tag_id });
  if (before !== undefined) query.where('id', '<', before);
  return { jobs: (await query).map(jobOf), follow_from };
}

/** The cursor from which a follower misses no later change. */
export async function readProgressCursor(db: Database): Promise<string> {
  const { rows } = await db.raw('select pg_snapshot_xmin(pg_current_snapshot())::text::bigint - 1 as before');
  return rows[0].before;
}

async function counts(db: Database): Promise<JobCounts> {
  const rows: { state: JobState; count: string }[] = await db('work')
    .select({
      state: db.raw(`case when state = 'failed' and reason = 'unsupported' then reason else state end`),
      count: db.raw('count(*)'),
    })
    .groupByRaw('1');
  const countOf = (state: JobState) => Number(rows.find((row) => row.state === state)?.count ?? 0);
  return Object.fromEntries(JobState.options.map((state) => [state, countOf(state)])) as JobCounts;
}

function inStates<Q extends Knex.QueryBuilder>(jobs: Q, states: readonly JobState[]): Q {
  return jobs.where((any) => {
    for (const state of states) {
      if (state === 'unsupported') any.orWhere({ state: 'failed', reason: state });
      else if (state === 'failed') any.orWhereRaw(`state = 'failed' and reason is distinct from 'unsupported'`);
      else any.orWhere({ state });
    }
  }) as Q;
}

/** The jobs of a state, the least recently changed first. */
const oldestIn = (db: Knex, state: StuckState): Knex.QueryBuilder =>
  inStates(db('work'), [state]).orderBy('updated_at').limit(maxBatchSize);

/** The number of jobs that a retry of a state affects, and the characters of their originals. */
async function stuck(db: Database, state: StuckState): Promise<StuckJobs> {
  const { rows } = await db.raw(
    `select count(*)::integer as jobs, coalesce(sum(char_length(coalesce(t.text, n.text))), 0)::double precision as characters
     from (?) job
     left join translations t
       on job.subject_kind = 'text' and t.text_record_id = job.subject_id and t.origin = 'original'
     left join name_translations n
       on job.subject_kind = 'name' and n.tag_id = job.subject_id and n.origin = 'original'`,
    [oldestIn(db, state)],
  );
  const [{ jobs, characters }] = rows;
  const more = jobs === maxBatchSize && (await counts(db))[state] > jobs;
  return { jobs, characters, more };
}

/** Queues them with their former priorities. Returns their number. */
async function queueStuck(trx: Knex, state: StuckState): Promise<number> {
  const ids = await oldestIn(trx, state).forUpdate().skipLocked().pluck('id');
  await trx<JobRow>('work').whereIn('id', ids).update(newJobColumns(trx));
  return ids.length;
}

/** Cancels a job. It loses its lease, which aborts a running call of a provider. */
async function cancel(trx: Knex, id: number): Promise<void> {
  const ended = { due_at: null, finished_at: trx.fn.now() };
  await trx('work')
    .where({ id })
    .update({ state: 'cancelled', reason: 'cancelled', ...withoutLease, ...ended });
}

type Verb = (trx: Database, job: JobRow) => Promise<void>;

/** Applies the verb to a job. Returns the changed job; null for an unknown one. */
const change = (db: Database, id: number, verb: Verb): Promise<Job | null> =>
  inTransaction(db, async (trx) => {
    const job = await trx<JobRow>('work').where({ id }).forUpdate().first();
    if (!job) return null;
    await verb(trx, job);
    const [after] = await trx<JobRow>('work').where({ id });
    return after ? jobOf(after) : null;
  });

const stateOf = ({ state, reason }: JobRow): JobState =>
  state === 'failed' && reason === 'unsupported' ? reason : state;

/** Null for queued and running jobs, whose `due_at` means something else. */
const nextAttemptOf = ({ state, due_at }: JobRow) => (state === 'queued' || state === 'running' ? null : due_at);

export const jobOf = (row: JobRow): Job => ({
  id: row.id,
  subject: { kind: row.subject_kind, id: row.subject_id },
  tag_id: row.tag_id,
  lang_code: row.lang_code,
  state: stateOf(row),
  attempts: row.attempts,
  provider: row.provider,
  reason: row.reason,
  message: row.message,
  next_attempt_at: nextAttemptOf(row)?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  finished_at: row.finished_at?.toISOString() ?? null,
  version: Number(row.version),
});
