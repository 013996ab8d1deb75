/**
 * The queue: the table `work`, with a row (job) for each subject and language to translate; beside it the items of orders.
 *
 * - **request**: a request for a subject (the text of a text record, the name of a tag) in a language.
 * - **job**: a row of `work`. All requests for one subject in one language share it; the most urgent one sets its priority.
 * - **item**: a row of an order, `translation_order_items`; a text or name in one language.
 * - **pair**: two languages of an order, whose items wait together while no provider may be called.
 * - **due**: the time from which a job or item may be claimed. Among due jobs the priority decides, among items the customers' turns.
 * - **claim**: taking the next due row, with `for update skip locked` or under its order's lock. It begins an attempt.
 * - **attempt**: reads the current text, then tries the memory, then the providers in order; ends the row, or makes it due again.
 * - **lease**: a runner's right to a claimed row, renewed while the runner lives; when it ends, the row is due again, for any runner.
 * - **back-off**: the pause before the next attempt of a row that has failed.
 * - **current text**: the original and the stored translation. If that is fresh already, no provider is called.
 *
 * Which translations are needed follows from the data; a job only records the attempts. However often a job is claimed, its translation is
 * stored once: the statement checks that the original is unchanged (`TranslationRow.storeMachine`).
 */
import type { Knex } from 'knex';
import type { Maker } from '../../../contracts/providers.ts';
import type { Cap, JobState, Reason, Subject, TranslationRequest } from '../../../contracts/runner.ts';
import type { Database } from '../../database/connect.ts';
import { models } from '../../model/translations/models.ts';
import { isStale } from '../../model/translations/stale.ts';
import type { CurrentText } from '../../model/translations/translation-row.ts';
import type { Urgency } from './urgency.ts';

/** A subject in a language, of which there is one job. */
export interface Target {
  subject: Subject;
  lang_code: string;
}

export const readCurrentText = (db: Database, { subject, lang_code }: Target): Promise<CurrentText | undefined> =>
  models[subject.kind].currentText(db, subject.id, lang_code);

/** The same; undefined where the tag has another owner than the one that a request names. */
export async function readCurrentTextFor(
  db: Database,
  { customer_id, ...target }: Target & Pick<TranslationRequest, 'customer_id'>,
): Promise<CurrentText | undefined> {
  const current = await readCurrentText(db, target);
  return customer_id === undefined || customer_id === current?.ownerId ? current : undefined;
}

/** The key of a target, as in the notifications of `work`. */
export const keyOf = ({ subject, lang_code }: Target): string => `${subject.kind}:${subject.id}:${lang_code}`;

/** `unsupported` is stored as a failure with that reason. */
type StoredState = Exclude<JobState, 'unsupported'>;

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
  lease: string | null;
  leased_by: string | null;
  provider: Maker | null;
  reason: Reason | null;
  cap: Cap | null;
  message: string | null;
  /** Of a running job, the end of its lease; of a failed one, the time from which a request queues it again. */
  due_at: Date | null;
  created_at: Date;
  updated_at: Date;
  finished_at: Date | null;
  /** A bigint, which the driver gives as a string. */
  version: string;
}

/** The columns of a job that decide about a request. */
export interface JobSummary
  extends Pick<
    JobRow,
    'id' | 'state' | 'reason' | 'cap' | 'source_hash' | 'providers' | 'due_at' | 'priority' | 'by_lookup'
  > {
  /** By the database's clock: whether its next attempt is due, and in how many seconds, if there is one. */
  is_due: boolean;
  due_in: number | null;
}

/** The states in which a job proceeds without a request. */
export const openStates: readonly StoredState[] = ['queued', 'running', 'waiting'];

export async function findJob(
  db: Database,
  { subject, lang_code }: Target,
  lock?: 'locked',
): Promise<JobSummary | undefined> {
  const query = db<JobRow>('work')
    .where({ subject_kind: subject.kind, subject_id: subject.id, lang_code })
    .first('*', {
      is_due: db.raw('coalesce(due_at <= now(), true)'),
      due_in: db.raw('extract(epoch from due_at - now())::float8'),
    });
  return lock ? query.forUpdate() : query;
}

interface QueuedRequests {
  /** The number of newly queued jobs. */
  queued: number;
  /** Requests whose existing job does not proceed by itself, or only for lookups: its state decides about them. */
  undecided: Target[];
}

/**
 * Queues jobs for the requests without a fresh translation, unless they have an unfinished or failed job: one
 * statement, for one request or very many. Sorted, so that concurrent callers cannot deadlock.
 */
export async function queueRequests(
  db: Knex,
  kind: Subject['kind'],
  requests: readonly Target[],
  urgency: Urgency,
): Promise<QueuedRequests> {
  const { tableName, ownerColumn, ownerTable, ownerTagColumn } = models[kind];
  const anew = [...Object.keys(newJobColumns(db)), 'source_hash', 'tag_id', 'priority', 'by_lookup'];
  const { rows } = await db.raw(
    `with requested as materialized (
       select distinct requested.id, requested.lang_code, tag.id as tag_id, source.source_hash
       from unnest(cast(:ids as integer[]), cast(:langs as text[])) as requested (id, lang_code)
       join ${ownerTable} owner on owner.id = requested.id
       join tags tag on tag.id = owner.${ownerTagColumn}
       join ${tableName} source on source.${ownerColumn} = owner.id and source.origin = 'original'
       left join ${tableName} stored on stored.${ownerColumn} = owner.id and stored.lang_code = requested.lang_code
       where stored.id is null or stored.origin = 'machine' and ${isStale('stored', 'source')}
     ), queued as (
       insert into work (subject_kind, subject_id, lang_code, tag_id, source_hash, state, due_at, priority, by_lookup)
       select :kind, id, lang_code, tag_id, source_hash, 'queued', now(), :priority, :by_lookup
       from requested order by id, lang_code
       on conflict (subject_kind, subject_id, lang_code) do update
         set ${anew.map((column) => `${column} = excluded.${column}`).join(', ')} where work.state = 'succeeded'
       returning id
     )
     select (select count(*)::integer from queued) as queued, null as id, null as lang_code
     union all
     select null, requested.id, requested.lang_code from requested join work job
       on job.subject_kind = :kind and job.subject_id = requested.id and job.lang_code = requested.lang_code
     where job.state <> 'succeeded' and (job.state not in ('queued', 'running') or job.by_lookup > :by_lookup)`,
    {
      kind,
      ids: requests.map(({ subject }) => subject.id),
      langs: requests.map(({ lang_code }) => lang_code),
      ...urgency,
    },
  );
  const [{ queued }, ...undecided] = rows as [{ queued: number }, ...{ id: number; lang_code: string }[]];
  return { queued, undecided: undecided.map(({ id, lang_code }) => ({ subject: { kind, id }, lang_code })) };
}

/** Queues a job for an immediate attempt, with its history reset. */
export async function queueJob(trx: Knex, id: number, urgency: Urgency, current?: CurrentText): Promise<void> {
  await trx<JobRow>('work')
    .where({ id })
    .update({
      ...(current && { source_hash: current.source.hash, tag_id: current.tagId }),
      ...urgency,
      ...newJobColumns(trx),
    });
}

/** Raises an open job to the urgency of a request that joins it. A running attempt is not affected. */
export async function raiseUrgency(
  trx: Knex,
  { id, priority, by_lookup }: JobSummary,
  request: Urgency,
): Promise<void> {
  const raised = { priority: Math.min(priority, request.priority), by_lookup: by_lookup && request.by_lookup };
  await trx<JobRow>('work').where({ id }).update(raised);
}

/** The columns of a job without a lease; and of one without results. */
export const withoutLease = { lease: null, leased_by: null };
export const withoutResults = { ...withoutLease, provider: null, reason: null, cap: null, message: null };

/** The columns of a new job. */
export const newJobColumns = (trx: Knex) => ({
  ...withoutResults,
  state: 'queued' as const,
  attempts: 0,
  due_at: trx.fn.now() as never,
  finished_at: null,
});
