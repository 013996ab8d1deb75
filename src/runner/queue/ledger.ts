/** The table `translation_jobs` and the queue library's entries, which change together or not at all. */
import type { Knex } from 'knex';
import type { Maker } from '../../../contracts/providers.ts';
import type { Cap, Job, JobState, Reason, Subject } from '../../../contracts/runner.ts';
import type { Database } from '../../database/connect.ts';
import type { Standing } from '../../model/translations/translation-row.ts';
import { addEntries, prioritise, removeEntry } from './entries.ts';
import type { Target } from './subjects.ts';
import type { Urgency } from './urgency.ts';

/** `unsupported` is a failure to the table, which older versions read, too. */
export type StoredState = Exclude<JobState, 'unsupported'>;

export interface JobRow extends Urgency {
  id: number;
  subject_kind: Subject['kind'];
  subject_id: number;
  tag_id: number | null;
  lang_code: string;
  source_hash: string;
  providers: string;
  state: StoredState;
  attempts: number;
  claim: string | null;
  provider: Maker | null;
  reason: Reason | null;
  cap: Cap | null;
  message: string | null;
  next_attempt_at: Date | null;
  created_at: Date;
  updated_at: Date;
  finished_at: Date | null;
  /** A bigint, which the driver gives as a string. */
  version: string;
}

/** The part of a job that a wish is decided by. */
export interface Filed
  extends Pick<
    JobRow,
    'id' | 'state' | 'reason' | 'cap' | 'source_hash' | 'providers' | 'next_attempt_at' | 'priority' | 'by_lookup'
  > {
  /** Its next attempt is due, by the database's clock; and in how many seconds it is, where it has one. */
  is_due: boolean;
  due_in: number | null;
}

/** In these a job has an entry: it goes on by itself. */
export const openStates: readonly StoredState[] = ['queued', 'running', 'waiting'];

export const isOpen = ({ state }: Pick<JobRow, 'state'>): boolean => openStates.includes(state);

export async function findJob(
  db: Database,
  { subject, lang_code }: Target,
  lock?: 'locked',
): Promise<Filed | undefined> {
  const query = db<JobRow>('translation_jobs')
    .where({ subject_kind: subject.kind, subject_id: subject.id, lang_code })
    .first(
      ...['id', 'state', 'reason', 'cap', 'source_hash', 'providers', 'next_attempt_at', 'priority', 'by_lookup'],
      {
        is_due: db.raw('coalesce(next_attempt_at <= now(), true)'),
        due_in: db.raw('extract(epoch from next_attempt_at - now())::float8'),
      },
    );
  return lock ? query.forUpdate() : query;
}

/** Makes the job and queues it; false where somebody else was faster. */
export async function fileJob(
  trx: Knex,
  { subject, lang_code }: Target,
  standing: Standing,
  urgency: Urgency,
): Promise<boolean> {
  const [row] = await trx('translation_jobs')
    .insert({
      subject_kind: subject.kind,
      subject_id: subject.id,
      lang_code,
      tag_id: standing.tagId,
      source_hash: standing.source.hash,
      state: 'queued',
      ...urgency,
    })
    .onConflict(['subject_kind', 'subject_id', 'lang_code'])
    .ignore()
    .returning('id');
  if (row) await addEntries(trx, [row.id]);
  return row !== undefined;
}

/** Queues a job, to be attempted at once, and forgets what became of it before. */
export async function queueJob(trx: Knex, id: number, urgency: Urgency, standing?: Standing): Promise<void> {
  await trx<JobRow>('translation_jobs')
    .where({ id })
    .update({
      ...(standing && { source_hash: standing.source.hash, tag_id: standing.tagId }),
      ...urgency,
      ...asNew,
    });
  await addEntries(trx, [id]);
}

/** Makes a job that is under way as urgent as a wish that joins it. What is worked on already goes on as it was begun. */
export async function raiseJob(trx: Knex, { id, priority, by_lookup }: Filed, wish: Urgency): Promise<void> {
  const raised = { priority: Math.min(priority, wish.priority), by_lookup: by_lookup && wish.by_lookup };
  await trx<JobRow>('translation_jobs').where({ id }).update(raised);
  await prioritise(trx, id, raised.priority);
}

/** The jobs that are in one of these states. */
export function inStates<Q extends Knex.QueryBuilder>(jobs: Q, states: readonly JobState[]): Q {
  return jobs.where((any) => {
    for (const state of states) {
      if (state === 'unsupported') any.orWhere({ state: 'failed', reason: state });
      else if (state === 'failed') any.orWhereRaw(`state = 'failed' and reason is distinct from 'unsupported'`);
      else any.orWhere({ state });
    }
  }) as Q;
}

/** Those of a state that have not changed for the longest time. */
export const stuckJobs = (db: Knex, state: JobState, limit: number): Knex.QueryBuilder =>
  inStates(db('translation_jobs'), [state]).orderBy('updated_at').limit(limit);

/** Queues the jobs of a state that have not changed for the longest time, each as urgent as it was; answers how many. */
export async function queueJobs(trx: Knex, state: JobState, limit: number): Promise<number> {
  const ids = await stuckJobs(trx, state, limit).forUpdate().skipLocked().pluck('id');
  await trx<JobRow>('translation_jobs').whereIn('id', ids).update(asNew);
  await addEntries(trx, ids);
  return ids.length;
}

const asNew = {
  state: 'queued',
  attempts: 0,
  claim: null,
  provider: null,
  reason: null,
  cap: null,
  message: null,
  next_attempt_at: null,
  finished_at: null,
} as const;

export async function cancelJob(trx: Knex, id: number): Promise<void> {
  await trx('translation_jobs').where({ id }).update({
    state: 'cancelled',
    claim: null,
    reason: 'cancelled',
    next_attempt_at: null,
    finished_at: trx.fn.now(),
  });
  await removeEntry(trx, id);
}

const stateOf = ({ state, reason }: JobRow): JobState =>
  state === 'failed' && reason === 'unsupported' ? reason : state;

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
  next_attempt_at: row.next_attempt_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  finished_at: row.finished_at?.toISOString() ?? null,
  version: Number(row.version),
});
