/** The table `translation_jobs` and the queue library's entries, which change together or not at all. */
import type { Knex } from 'knex';
import type { ProviderName } from '../../contracts/providers.ts';
import type { Cap, Job, JobState, Reason, Subject } from '../../contracts/runner.ts';
import type { Database } from '../database/connect.ts';
import type { Standing } from '../model/translations/translation-row.ts';
import { addEntries, prioritise, removeEntry } from './entries.ts';
import type { Target } from './subjects.ts';
import { priorities, type Urgency } from './urgency.ts';

export interface JobRow extends Urgency {
  id: number;
  subject_kind: Subject['kind'];
  subject_id: number;
  tag_id: number | null;
  lang_code: string;
  source_hash: string;
  providers: string;
  state: JobState;
  attempts: number;
  claim: string | null;
  provider: ProviderName | null;
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
  /** Its next attempt is due, by the database's clock. */
  is_due: boolean;
}

/** A job that an attempt holds. */
export interface Claimed extends Target, Urgency {
  id: number;
  claim: string;
  attempts: number;
}

/** How an attempt ended. */
export interface Ending {
  state: 'succeeded' | 'failed' | 'waiting' | 'cancelled';
  /** The hash of the original that was tried. */
  sourceHash?: string | undefined;
  providers: string;
  provider?: ProviderName | null;
  reason?: Reason | null;
  cap?: Cap | null;
  message?: string | null;
  /** Seconds until it is worth trying again. */
  after?: number | null;
  /** No provider was asked: it was no attempt. */
  isUncounted?: boolean;
}

const openStates: readonly JobState[] = ['queued', 'running', 'waiting'];

/** The job has an entry: it goes on by itself. */
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
      { is_due: db.raw('coalesce(next_attempt_at <= now(), true)') },
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

/** Queues the jobs of a state that have not changed for the longest time, each as urgent as it was; answers how many. */
export async function queueJobs(trx: Knex, state: JobState, limit: number): Promise<number> {
  const ids = await trx<JobRow>('translation_jobs')
    .where({ state })
    .orderBy('updated_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .pluck('id');
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

/** Begins an attempt. `undefined`: the job has ended or was cancelled, there is nothing to do. */
export async function claimJob(db: Database, id: number): Promise<Claimed | undefined> {
  const [row] = await db<JobRow>('translation_jobs')
    .where({ id })
    .whereIn('state', openStates)
    .update({
      state: 'running',
      attempts: db.raw('attempts + 1'),
      claim: db.raw('gen_random_uuid()'),
      next_attempt_at: null,
    })
    .returning('*');
  return (
    row && {
      id,
      subject: { kind: row.subject_kind, id: row.subject_id },
      lang_code: row.lang_code,
      claim: row.claim ?? '',
      attempts: row.attempts,
      priority: row.priority,
      by_lookup: row.by_lookup,
    }
  );
}

/**
 * Ends an attempt. False where it has lost its claim: then it may not say how the job went on. But a translation ends the
 * job whoever holds it: it has been paid for, and the other attempt would only pay for it again.
 */
export async function endAttempt(trx: Knex, { id, claim }: Claimed, ending: Ending): Promise<boolean> {
  const { state, sourceHash, providers, provider = null, reason = null, message = null } = ending;
  const { cap = null, after = null } = ending;
  const [row] = await trx<JobRow>('translation_jobs')
    .where(state === 'succeeded' ? { id } : { id, claim })
    .whereIn('state', openStates)
    .update({
      ...(sourceHash && { source_hash: sourceHash }),
      state,
      claim: null,
      providers,
      provider,
      reason,
      cap,
      message,
      // Who waited has an answer now.
      ...(state === 'waiting' && { priority: priorities.nobody }),
      ...(ending.isUncounted && { attempts: fewer(trx) }),
      next_attempt_at: after === null ? null : trx.raw('now() + make_interval(secs => ?)', [after]),
      finished_at: state === 'waiting' ? null : trx.fn.now(),
    })
    .returning('next_attempt_at');
  if (row && state === 'waiting') await addEntries(trx, [id], row.next_attempt_at);
  return row !== undefined;
}

/** Gives a job that was begun back to the queue, as if nobody had begun it. */
export async function handBack(trx: Knex, { id, claim }: Claimed): Promise<void> {
  const count = await trx('translation_jobs')
    .where({ id, claim })
    .update({ state: 'queued', claim: null, attempts: fewer(trx) });
  if (count > 0) await addEntries(trx, [id]);
}

const fewer = (trx: Knex) => trx.raw('greatest(attempts - 1, 0)');

/** Which of these attempts have lost their job: it was cancelled, or another attempt has begun. */
export async function lostClaims(db: Database, claims: ReadonlyMap<number, string>): Promise<number[]> {
  const rows = await db<JobRow>('translation_jobs')
    .whereIn('id', [...claims.keys()])
    .select('id', 'claim');
  const held = new Map(rows.map(({ id, claim }) => [id, claim]));
  return [...claims].filter(([id, claim]) => held.get(id) !== claim).map(([id]) => id);
}

export const isRunning = async (db: Database, id: number): Promise<boolean> =>
  (await db<JobRow>('translation_jobs').where({ id, state: 'running' }).first('id')) !== undefined;

export const jobOf = (row: JobRow): Job => ({
  id: row.id,
  subject: { kind: row.subject_kind, id: row.subject_id },
  tag_id: row.tag_id,
  lang_code: row.lang_code,
  state: row.state,
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
