/**
 * The queue: the table `work`, a row for each subject and language that is to be translated; and the items of orders beside it.
 *
 * - **wish**: a request for a subject (the text of a text record, the name of a tag) in a language.
 * - **job**: a row of `work`. All wishes for one subject in one language share it; the most urgent one sets its priority.
 * - **item**: a row of an order, `translation_order_items`; a text or name in one language.
 * - **pair**: two languages of an order, whose items rest together where no provider may be asked.
 * - **due**: the time from which a job or item may be claimed. Among due jobs the priority decides, among items the customers' turns.
 * - **claim**: taking the next due row, with `for update skip locked` or under its order's lock. It begins an attempt.
 * - **attempt**: the standing, memory, then the providers in turn; it ends the row, or makes it due again.
 * - **lease**: a runner's right to a claimed row, renewed while the runner lives; when it ends, the row is due again, for any runner.
 * - **back-off**: the pause before the next attempt of a row that has failed.
 * - **standing**: the original and the stored translation; where that is stored already, no provider is called.
 *
 * The need for a translation is a fact of the data; a job only records its course. A translation is stored once however often a job is
 * claimed: the storing statement checks that the original is still current (`TranslationRow.storeMachine`).
 */
import type { Knex } from 'knex';
import type { Maker } from '../../../contracts/providers.ts';
import type { Cap, JobState, LeftWish, Reason, Subject } from '../../../contracts/runner.ts';
import type { Database } from '../../database/connect.ts';
import { models } from '../../model/translations/models.ts';
import { isStale } from '../../model/translations/stale.ts';
import type { Standing } from '../../model/translations/translation-row.ts';
import type { Urgency } from './urgency.ts';

/** A subject in a language, of which there is one job. */
export interface Target {
  subject: Subject;
  lang_code: string;
}

export const standingOf = (db: Database, { subject, lang_code }: Target): Promise<Standing | undefined> =>
  models[subject.kind].standing(db, subject.id, lang_code);

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
  /** Of a running job, the end of its lease; of a failed one, the time from which a wish queues it again. */
  due_at: Date | null;
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
    'id' | 'state' | 'reason' | 'cap' | 'source_hash' | 'providers' | 'due_at' | 'priority' | 'by_lookup'
  > {
  /** Its next attempt is due, by the database's clock; and in how many seconds it is, where it has one. */
  is_due: boolean;
  due_in: number | null;
}

/** A job in one of these goes on by itself. */
export const openStates: readonly StoredState[] = ['queued', 'running', 'waiting'];

export async function findJob(
  db: Database,
  { subject, lang_code }: Target,
  lock?: 'locked',
): Promise<Filed | undefined> {
  const query = db<JobRow>('work')
    .where({ subject_kind: subject.kind, subject_id: subject.id, lang_code })
    .first(...['id', 'state', 'reason', 'cap', 'source_hash', 'providers', 'due_at', 'priority', 'by_lookup'], {
      is_due: db.raw('coalesce(due_at <= now(), true)'),
      due_in: db.raw('extract(epoch from due_at - now())::float8'),
    });
  return lock ? query.forUpdate() : query;
}

interface FiledWishes {
  /** Number of jobs that it has queued. */
  queued: number;
  /** Wishes whose job was there, and does not go on by itself: its course decides about the wish. */
  halted: LeftWish[];
}

/**
 * Queues a job for each wish whose translation is not stored, or is stale, where there is none, or one that had succeeded: one statement,
 * for one wish or for very many. In one order, so that two callers with the same wishes do not wait for each other.
 */
export async function fileWishes(
  db: Knex,
  kind: Subject['kind'],
  wishes: readonly LeftWish[],
  urgency: Urgency,
): Promise<FiledWishes> {
  const { tableName, ownerColumn, ownerTable, ownerTagColumn } = models[kind];
  const anew = [...Object.keys(asNew(db)), 'source_hash', 'tag_id', 'priority', 'by_lookup'];
  const { rows } = await db.raw(
    `with wished as materialized (
       select distinct wished.id, wished.lang_code, tag.id as tag_id, source.source_hash
       from unnest(cast(:ids as integer[]), cast(:langs as text[])) as wished (id, lang_code)
       join ${ownerTable} owner on owner.id = wished.id
       join tags tag on tag.id = owner.${ownerTagColumn}
       join ${tableName} source on source.${ownerColumn} = owner.id and source.origin = 'original'
       left join ${tableName} stored on stored.${ownerColumn} = owner.id and stored.lang_code = wished.lang_code
       where stored.id is null or stored.origin = 'machine' and ${isStale('stored', 'source')}
     ), queued as (
       insert into work (subject_kind, subject_id, lang_code, tag_id, source_hash, state, due_at, priority, by_lookup)
       select :kind, id, lang_code, tag_id, source_hash, 'queued', now(), :priority, :by_lookup
       from wished order by id, lang_code
       on conflict (subject_kind, subject_id, lang_code) do update
         set ${anew.map((column) => `${column} = excluded.${column}`).join(', ')} where work.state = 'succeeded'
       returning id
     )
     select (select count(*)::integer from queued) as queued, null as id, null as lang_code
     union all
     select null, wished.id, wished.lang_code from wished join work job
       on job.subject_kind = :kind and job.subject_id = wished.id and job.lang_code = wished.lang_code
     where job.state not in ('queued', 'running', 'succeeded')`,
    {
      kind,
      ids: wishes.map(({ subject }) => subject.id),
      langs: wishes.map(({ lang_code }) => lang_code),
      ...urgency,
    },
  );
  const [{ queued }, ...halted] = rows as [{ queued: number }, ...{ id: number; lang_code: string }[]];
  return { queued, halted: halted.map(({ id, lang_code }) => ({ subject: { kind, id }, lang_code })) };
}

/** Queues a job, to be attempted at once, and forgets its course until now. */
export async function queueJob(trx: Knex, id: number, urgency: Urgency, standing?: Standing): Promise<void> {
  await trx<JobRow>('work')
    .where({ id })
    .update({
      ...(standing && { source_hash: standing.source.hash, tag_id: standing.tagId }),
      ...urgency,
      ...asNew(trx),
    });
}

/** Makes an open job as urgent as a wish that joins it. A running attempt goes on as it was begun. */
export async function raiseJob(trx: Knex, { id, priority, by_lookup }: Filed, wish: Urgency): Promise<void> {
  const raised = { priority: Math.min(priority, wish.priority), by_lookup: by_lookup && wish.by_lookup };
  await trx<JobRow>('work').where({ id }).update(raised);
}

/** A job that no runner is at; and one of which no attempt has told anything. */
export const free = { lease: null, leased_by: null };
export const untouched = { ...free, provider: null, reason: null, cap: null, message: null };

/** What a job is that has not been tried yet. */
export const asNew = (trx: Knex) => ({
  ...untouched,
  state: 'queued' as const,
  attempts: 0,
  due_at: trx.fn.now() as never,
  finished_at: null,
});
