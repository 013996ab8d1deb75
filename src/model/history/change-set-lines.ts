/** The history grouped by change sets, the newest first. */
import type { AnyQueryBuilder, RawBuilder } from 'objection';
import type { Actor } from '../../../contracts/access.ts';
import type { RecordedResource } from '../../../contracts/management/history-entry.ts';
import { maxCounted } from '../../../contracts/management/list-query.ts';
import type { Database } from '../../database/connect.ts';
import { isUuid } from '../../database/uuid.ts';
import { listedRows } from '../access/policy.ts';
import { applyConditions, countUpTo } from '../access/sort-order.ts';
import { HistoryEntry } from './history-entry.ts';

/** The changes of a change set to the records of a resource. */
export interface ChangeCounts {
  resource: RecordedResource;
  event: HistoryEntry['event'];
  records: number;
  /** The number that moved to another place or customer; and its id, where all moved to the same one. */
  moved: number;
  place_id: number | null;
  given: number;
  customer_id: number | null;
}

/** A line of the history: a change set, or a single entry without one. */
export interface Line {
  id: number;
  /** Its newest entry. */
  entry: HistoryEntry;
  /** Its first entries. */
  entries: HistoryEntry[];
  count: number;
  changeCounts: ChangeCounts[];
}

export interface Lines {
  lines: Line[];
  /** The number of entries, up to `maxCounted` + 1. */
  total: number;
  hasLater: boolean;
}

const linesOnPage = 50;
const entriesOfLine = 20;
/** Rows of a statement. */
const chunk = 100;

type Rows = AnyQueryBuilder & { whereRaw: never };

/** A page of lines after the newest entry of a line. */
export async function listLines(
  db: Database,
  actor: Actor,
  conditions: readonly RawBuilder[],
  after: number | undefined,
): Promise<Lines> {
  const rows = () =>
    applyConditions(listedRows(HistoryEntry.query(db) as unknown as Rows, 'history', actor, 'by_sets'), conditions);
  const leads: HistoryEntry[] = [];
  const sets = new Set<string>();
  let [behind, hasLater] = [after, true];
  while (hasLater && leads.length <= linesOnPage) {
    const read = await readBehind(rows(), behind, [...sets]);
    hasLater = read.length === chunk;
    behind = read.at(-1)?.id;
    const begun = after === undefined ? new Set() : await setsBefore(rows(), read, after);
    for (const entry of read) {
      if (entry.change_set !== null && (sets.has(entry.change_set) || begun.has(entry.change_set))) continue;
      if (entry.change_set !== null) sets.add(entry.change_set);
      leads.push(entry);
    }
    for (const set of begun) sets.add(set as string);
  }
  const page = leads.slice(0, linesOnPage);
  return {
    lines: await withEntries(db, rows, page),
    total: await countUpTo(db, rows(), 'history.id', maxCounted + 1),
    hasLater: hasLater || leads.length > page.length,
  };
}

async function readBehind(rows: AnyQueryBuilder, behind: number | undefined, sets: string[]): Promise<HistoryEntry[]> {
  if (behind !== undefined) rows.where('history.id', '<', behind);
  if (sets.length > 0)
    rows.whereRaw('(history.change_set is null or history.change_set <> all(?::uuid[]))', [sets] as never);
  return (await rows.orderBy('history.id', 'desc').limit(chunk)) as unknown as HistoryEntry[];
}

/** Change sets with entries on earlier pages. */
async function setsBefore(rows: AnyQueryBuilder, read: readonly HistoryEntry[], after: number): Promise<Set<string>> {
  const sets = [...new Set(read.flatMap(({ change_set }) => change_set ?? []))];
  if (sets.length === 0) return new Set();
  const found = await rows
    .whereRaw('history.change_set = any(?::uuid[])', [sets] as never)
    .where('history.id', '>=', after)
    .distinct('history.change_set');
  return new Set((found as unknown as HistoryEntry[]).map(({ change_set }) => change_set as string));
}

async function withEntries(db: Database, rows: () => AnyQueryBuilder, leads: readonly HistoryEntry[]): Promise<Line[]> {
  const sets = leads.flatMap(({ change_set }) => change_set ?? []);
  const [entries, changeCounts] =
    sets.length === 0 ? [[], []] : [await entriesOf(db, rows(), sets), await changeCountsOf(rows(), sets)];
  const bySet = Map.groupBy(entries, ({ change_set }) => change_set);
  const done = Map.groupBy(changeCounts, ({ change_set }) => change_set);
  return leads.map((entry) => {
    const own = entry.change_set === null ? [entry] : (bySet.get(entry.change_set) ?? [entry]);
    const all = entry.change_set === null ? [] : (done.get(entry.change_set) ?? []);
    const count = all.reduce((sum, { entries: each }) => sum + each, 0);
    return { id: entry.id, entry, entries: own, count: Math.max(count, own.length), changeCounts: all };
  });
}

async function entriesOf(db: Database, rows: AnyQueryBuilder, sets: string[]): Promise<HistoryEntry[]> {
  const numbered = rows
    .whereRaw('history.change_set = any(?::uuid[])', [sets] as never)
    .select('history.*')
    .select(HistoryEntry.raw('row_number() over (partition by history.change_set order by history.id) as nth'));
  const found = await HistoryEntry.query(db)
    .from(numbered.as('history') as never)
    .where('nth', '<=', entriesOfLine)
    .orderBy('id');
  return found as unknown as HistoryEntry[];
}

async function changeCountsOf(rows: AnyQueryBuilder, sets: string[]) {
  const uniform = (field: string) =>
    `case when min(changes #>> '{${field},1}') = max(changes #>> '{${field},1}') then min((changes #>> '{${field},1}')::integer) end`;
  const found = await rows
    .whereRaw('history.change_set = any(?::uuid[])', [sets] as never)
    .groupBy('history.change_set', 'history.resource', 'history.event')
    .select(
      HistoryEntry.raw(`history.change_set, history.resource, history.event,
        count(distinct history.record_id)::integer as records, count(*)::integer as entries,
        count(*) filter (where jsonb_exists(changes, 'place_id'))::integer as moved, ${uniform('place_id')} as place_id,
        count(*) filter (where jsonb_exists(changes, 'customer_id'))::integer as given, ${uniform('customer_id')} as customer_id`),
    );
  return found as unknown as (ChangeCounts & { change_set: string; entries: number })[];
}

/** One change set, as far as the actor may see it; undefined where that is nothing. */
export async function findLine(db: Database, actor: Actor, change_set: string): Promise<Line | undefined> {
  const rows = () =>
    (listedRows(HistoryEntry.query(db) as unknown as Rows, 'history', actor, 'by_sets') as AnyQueryBuilder).where({
      change_set,
    });
  if (!isUuid(change_set)) return undefined;
  const [lead] = (await rows().orderBy('history.id', 'desc').limit(1)) as unknown as HistoryEntry[];
  return lead && (await withEntries(db, rows, [lead]))[0];
}
