import { raw } from 'objection';
import type { Actor } from '../../../contracts/access.ts';
import type { HistoryFilters } from '../../../contracts/management/history.ts';
import {
  type HistoryEvent,
  historyDays,
  type RecordedResource,
  type ResourceName,
  recorded,
  resourceNames,
} from '../../../contracts/management/history-entry.ts';
import { maxCounted } from '../../../contracts/management/list-query.ts';
import { deleteInBatches } from '../../database/bulk-delete.ts';
import type { Database } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import { Failure } from '../../errors.ts';
import { browse, type ListPage, type PageRequest } from '../access/browse.ts';
import { type Listing, OwnedRow, type Page } from '../access/owned-row.ts';
import { authorise, listedRows, reach } from '../access/policy.ts';
import type { Order } from '../access/sort-order.ts';
import { BinEntry } from '../bin/bin-entry.ts';
import { parseTagIdentifier } from '../tags/tag-identifier.ts';

export type Value = string | number | boolean | null;

interface Beside {
  provider?: [string | null, string | null];
  source_hash?: [string | null, string | null];
  customer_id?: [number | null, number | null];
  carried?: number[];
}

/** A recorded change. Triggers of the database write these. */
export class HistoryEntry extends OwnedRow {
  static override tableName = 'history';

  declare at: Date;
  declare resource: RecordedResource;
  declare record_id: number;
  declare tag_id: number | null;
  declare event: HistoryEvent;
  declare via: string;
  declare customer_id: number | null;
  declare changes: Record<string, [Value, Value]>;
  /** Common to all entries of one transaction. */
  declare version: string;
  /** Common to all entries of one request or command; null for work of machines and for older entries. */
  declare change_set: string | null;
  /** The change set that this one has undone. */
  declare undoes: string | null;
  /** Changes of the columns that `changes` leaves out, and the translations that a minor edit carried over. */
  declare beside: Beside | null;
  /** For a text: its other former values. */
  declare former_lang_code: string | null;
  declare former_origin: string | null;

  /** The driver returns bigint as text. */
  override $parseDatabaseJson(json: Record<string, unknown>) {
    return super.$parseDatabaseJson({ ...json, id: Number(json.id) });
  }

  /** The former text of an entry; undefined where there is none. */
  get formerText(): string | undefined {
    const isText = this.resource === 'translations' || this.resource === 'name_translations';
    const former = this.changes.text?.[0];
    return isText && typeof former === 'string' ? former : undefined;
  }

  /** The language of a text before and after the change; undefined for records without one. */
  get formerLanguage(): string | undefined {
    return this.former_lang_code ?? undefined;
  }

  get presentLanguage(): string | undefined {
    const [, present] = this.changes.lang_code ?? [];
    return typeof present === 'string' ? present : this.formerLanguage;
  }

  /** Removes expired entries. */
  static prune(db: Database): Promise<void> {
    return deleteInBatches(db, 'history', `at < now() - interval '${historyDays} days'`);
  }
}

/** The entries of a record; for a tag, also those of its present and former parts. */
const isOf = (resource: RecordedResource, id: number) =>
  resource === 'tags'
    ? raw('(history.tag_id = ? or history.left_tag_id = ?)', [id, id])
    : raw('history.resource = ? and history.record_id = ?', [resource, id]);

/** Whether the actor may see the record. */
export async function isVisible(db: Database, actor: Actor, resource: RecordedResource, id: number): Promise<boolean> {
  return (await reach(db(resource).where(`${resource}.id`, id), resource, actor).first('id')) !== undefined;
}

/** Throws `record_not_found` where the actor may not see the record, nor, as an admin, the history of a deleted one. */
async function demandRecord(db: Database, actor: Actor, resource: RecordedResource, id: number): Promise<void> {
  if (await isVisible(db, actor, resource, id)) return;
  const entry = actor.isAdmin && (await HistoryEntry.query(db).where(isOf(resource, id)).select('id').first());
  if (!entry) throw new Failure('record_not_found');
}

/** The history of a record, as far as the actor may see it. Throws `record_not_found`. */
export async function listRecordHistory(
  db: Database,
  actor: Actor,
  resource: RecordedResource,
  id: number,
  page: Page,
): Promise<Listing<HistoryEntry>> {
  await demandRecord(db, actor, resource, id);
  // The full list leaves out deleted parts of tags, a tag's own list does not.
  return HistoryEntry.list(db, actor, page, { breadth: 'reached', conditions: [isOf(resource, id)], maxCounted });
}

/** The newest entries of a visible tag, in one statement. */
export const readNewestEntries = async (
  db: Database,
  actor: Actor,
  tagId: number,
  most: number,
): Promise<HistoryEntry[]> =>
  listedRows(HistoryEntry.query(db), 'history', actor, 'reached')
    .where(isOf('tags', tagId))
    .orderBy('history.id', 'desc')
    .limit(most);

/** `listRecordHistory` as pages for people. */
export async function browseRecordHistory(
  db: Database,
  actor: Actor,
  resource: RecordedResource,
  id: number,
  request: PageRequest,
  order: Order,
): Promise<ListPage<HistoryEntry>> {
  await demandRecord(db, actor, resource, id);
  return browse(HistoryEntry, db, actor, request, { breadth: 'reached', conditions: [isOf(resource, id)], order });
}

/** Deletes the history of a record, and its entry in the bin. Throws `record_not_found` and `forbidden`. */
export async function eraseHistory(db: Database, actor: Actor, resource: RecordedResource, id: number): Promise<void> {
  await demandRecord(db, actor, resource, id);
  authorise(actor, resource, 'erase');
  await inTransaction(db, async (trx) => {
    await BinEntry.forget(trx, resource, id);
    await HistoryEntry.query(trx).where(isOf(resource, id)).delete();
  });
}

/** The tags that have or had an identifier. */
const ofTag = `history.tag_id in (
  select id from tags where tag_identifier = :identifier
  union all
  select gone.record_id from history gone
  where gone.resource = 'tags' and gone.event = 'destroy' and gone.changes #>> '{tag_identifier,0}' = :identifier)`;

/** Entries store the table's name. */
const tableOf = (name: ResourceName) => recorded.find((table) => resourceNames[table] === name) ?? name;

/** The filters of entries as conditions. */
export function historyConditions({ change_set, resource, event, tag_identifier, from, to }: HistoryFilters) {
  return [
    ...(change_set ? [raw('history.change_set = ?', [change_set])] : []),
    ...(resource ? [raw('history.resource = ?', [tableOf(resource)])] : []),
    ...(event ? [raw('history.event = ?', [event])] : []),
    ...(tag_identifier === undefined ? [] : [raw(ofTag, { identifier: parseTagIdentifier(tag_identifier) ?? '' })]),
    ...(from ? [raw(`history.at >= (?::date)::timestamp at time zone 'utc'`, [from])] : []),
    ...(to ? [raw(`history.at < (?::date + 1)::timestamp at time zone 'utc'`, [to])] : []),
  ];
}

/** The history of all records that the actor may see. */
export const listHistory = (
  db: Database,
  actor: Actor,
  filters: HistoryFilters,
  page: Page,
): Promise<Listing<HistoryEntry>> =>
  HistoryEntry.list(db, actor, page, { conditions: historyConditions(filters), maxCounted });
