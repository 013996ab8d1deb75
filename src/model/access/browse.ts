/** Keyset pagination of an index: filtered by words, sorted, forward and back. */
import { type AnyQueryBuilder, type RawBuilder, raw } from 'objection';
import type { Actor } from '../../../contracts/access.ts';
import { maxCounted } from '../../../contracts/management/list-query.ts';
import type { Database } from '../../database/connect.ts';
import { type GatheredPage, gatherPage, type OrderedRows, type Position } from './gathered-page.ts';
import type { Breadth, OwnedRow } from './owned-row.ts';
import { joined, readingsOf } from './readings.ts';
import { type FewTags, type SearchedTable, type SearchResult, searchConditions, withSearchTimeout } from './search.ts';
import {
  applyConditions,
  type Cursor,
  countUpTo,
  cursorOf,
  type Direction,
  formatCursor,
  type Order,
  parseCursor,
  queriesByAlternative,
  type RowCondition,
  segments,
} from './sort-order.ts';

/** The reader of a list, and the connections for it. */
export interface ListReader {
  db: Database;
  searches: Database;
  caller: Actor;
}

/** A page of an index for people. */
export interface ListPage<R> {
  rows: R[];
  /** The searched words. */
  words: string;
  /** The numbers of all rows, whatever the page, and of the found ones, each counted up to `maxCounted` + 1. */
  total: number;
  found: number;
  /** The number of rows before this page. */
  earlier: number;
  /** Whether rows follow this page. */
  hasLater: boolean;
  /** Cursors of the first and the last row; undefined where there are none. */
  first: string | undefined;
  last: string | undefined;
}

/** The empty page for invalid parameters. */
export const emptyPage = (words = ''): ListPage<never> => ({
  rows: [],
  words,
  total: 0,
  found: 0,
  earlier: 0,
  hasLater: false,
  first: undefined,
  last: undefined,
});

export interface PageRequest {
  /** Search words; '' for none. */
  q: string;
  /** The cursor of the row before or after the page, as in addresses; or an id. */
  after?: number | string | undefined;
  before?: number | string | undefined;
  /** The number of rows of the page. */
  most?: number | undefined;
}

interface BrowseOptions extends Breadth {
  order?: Order | undefined;
}

type BrowsedTable<R> = SearchedTable & { prototype: R; records: (db: Database) => unknown };

/** The default number of rows of a page. */
const pageLength = 50;

/** An empty page falls back to the first one. Throws `too_much_to_search`, and `Invalid` for too many words. */
export const browse: typeof loadPage = (...given) => withSearchTimeout(() => loadPage(...given));

async function loadPage<R extends OwnedRow>(
  table: BrowsedTable<R>,
  db: Database,
  actor: Actor,
  { q: words, ...place }: PageRequest,
  browsing: BrowseOptions = {},
): Promise<ListPage<R>> {
  const { order = {} } = browsing;
  const position = positionOf(place, order);
  const mostRanked = rankedFor(order, position);
  const matched = await searchConditions(table, db, actor, words, { ...browsing, mostRanked });
  const list = listOf(table, db, actor, matched, browsing);
  const { page, ...around } = await readPage(db, list, position, mostRanked !== undefined);
  if (page.length === 0 && (position.after ?? position.before))
    return loadPage(table, db, actor, { q: words, most: place.most }, browsing);
  // Beyond the cap of the count it is known already that there are more.
  const isTotal = !matched || around.found > maxCounted;
  const total = isTotal ? around.found : await countUpTo(db, list.unsearched(), list.id, maxCounted + 1);
  return { ...around, rows: await recordsOf(table, db, page), words, total, ...endsOf(page) };
}

/** The rows of a list, and what a search has found among them. */
interface BrowsedList extends OrderedRows {
  /** The list without the search. */
  unsearched: () => AnyQueryBuilder;
  /** All rows of a list of tags, where they are few. */
  fewTags: FewTags | undefined;
  /** Whether it is known without a probe that there are more rows than `maxCounted`. */
  areMany: () => Promise<boolean>;
}

function listOf<R extends OwnedRow>(
  table: BrowsedTable<R>,
  db: Database,
  actor: Actor,
  matched: SearchResult | undefined,
  { breadth, conditions = [], order = {} }: BrowseOptions,
): BrowsedList {
  const id = `${table.tableName}.id`;
  const all = () => table.query(db) as AnyQueryBuilder;
  const among = (narrowing: readonly RowCondition[]) =>
    readingsOf(table.resource, actor, { breadth, conditions: narrowing }, all);
  const fitting = matched?.conditions ?? [];
  const { branches: rows, inOrder } = among([...conditions, ...fitting]);
  const fewTags = table.tableName === 'tags' && matched?.plan === 'few' ? matched : undefined;
  const areBeyond = async (isOfSome: RawBuilder) =>
    (await countUpTo(
      db,
      applyConditions(joined(all(), table.resource), [...conditions, isOfSome]),
      id,
      maxCounted + 1,
    )) > maxCounted;
  return {
    id,
    table: table.tableName,
    order,
    // Rows found by a probe need no other condition than their ids.
    rows: fewTags ? () => queriesByAlternative(all, fitting) : rows,
    inOrder,
    unsearched: among(conditions).all,
    fewTags,
    areMany: async () => matched?.plan === 'many' && (!matched.isOfSome || areBeyond(matched.isOfSome)),
  };
}

function positionOf({ after, before, most = pageLength }: Omit<PageRequest, 'q'>, order: Order): Position {
  const cursor = (place: number | string | undefined) =>
    typeof place === 'number' ? { id: place } : parseCursor(place, order);
  return { before: cursor(before), after: cursor(after), most };
}

const endsOf = (page: readonly Cursor[]): Pick<ListPage<never>, 'first' | 'last'> => {
  const [first, last] = [page[0], page.at(-1)];
  return { first: first && formatCursor(first), last: last && formatCursor(last) };
};

/**
 * The most tags that are ranked for a page; undefined for one by id. Later pages keep the order of the first one, by
 * rank or by id, although the number of found tags passes the limit meanwhile; only where it has doubled, ranked pages
 * start again by id.
 */
function rankedFor({ isByFit }: Order, { before, after }: Position): number | undefined {
  const from = before ?? after;
  if (!isByFit || (from && from.value === undefined)) return undefined;
  return from ? 2 * maxCounted : maxCounted;
}

/** Few found tags by rank, if they are ranked; else few rows gathered and sorted, and many scanned in order. */
async function readPage(
  db: Database,
  list: BrowsedList,
  position: Position,
  areRanked: boolean,
): Promise<GatheredPage> {
  if (areRanked && list.fewTags) return rankedPage(list.fewTags, position);
  const place = areRanked ? { most: position.most } : position;
  const few = (await list.areMany()) ? undefined : await gatherPage(db, list, place);
  return few ?? scannedPage(db, list, place);
}

/** A page of found tags by rank, then the newest first. */
function rankedPage({ ids, ranks }: FewTags, { before, after, most }: Position): GatheredPage {
  const all = ids.map((id, at) => ({ id, value: `${ranks[at]}` }));
  const isBefore = (one: Cursor, other: Cursor) =>
    one.value === other.value ? one.id > other.id : `${one.value}` < `${other.value}`;
  all.sort((one, other) => (isBefore(one, other) ? -1 : 1));
  const end = before && all.filter((each) => isBefore(each, before)).length;
  const start =
    end !== undefined ? Math.max(0, end - most) : after ? all.filter((each) => !isBefore(after, each)).length : 0;
  const page = all.slice(start, end ?? start + most);
  const upTo = (count: number) => Math.min(count, maxCounted + 1);
  return { page, found: upTo(all.length), earlier: upTo(start), hasLater: start + page.length < all.length };
}

/** A page of many rows, by an index scan in the order of the list. */
async function scannedPage(db: Database, list: OrderedRows, { before, after, most }: Position): Promise<GatheredPage> {
  const read = await readFrom(list, before ? 'earlier' : 'later', before ?? after, most + 1);
  const page = read.slice(0, most);
  const hasMore = read.length > most;
  if (before) page.reverse();
  const [first, last] = [page[0], page.at(-1)];
  const isFirst = before ? !hasMore : after === undefined;
  const earlier = isFirst || !first ? 0 : await countBefore(db, list, first);
  const hasLater = before && last ? (await readFrom(list, 'later', last, 1)).length > 0 : hasMore;
  return { page, found: maxCounted + 1, earlier, hasLater };
}

/** The cursors of the given number of rows, in a direction from a cursor. */
async function readFrom(
  list: OrderedRows,
  direction: Direction,
  from: Cursor | undefined,
  most: number,
): Promise<Cursor[]> {
  const read: Cursor[] = [];
  for (const { narrow, sort, columns } of segments(list.id, list.order, direction, from)) {
    const left = most - read.length;
    if (left === 0) break;
    const rows = await sort(narrow(list.inOrder())).select(columns).limit(left);
    read.push(...(rows as unknown as { id: number }[]).map(cursorOf));
  }
  return read;
}

/** The number of rows before a cursor, up to `maxCounted` + 1. */
async function countBefore(db: Database, list: OrderedRows, from: Cursor): Promise<number> {
  let count = 0;
  for (const { narrow, sort } of segments(list.id, list.order, 'earlier', from)) {
    const left = maxCounted + 1 - count;
    if (left === 0) break;
    count += await countUpTo(db, sort(narrow(list.inOrder())), list.id, left);
  }
  return count;
}

/** Only the rows of the page are joined to their relations. */
async function recordsOf<R extends OwnedRow>(
  table: BrowsedTable<R>,
  db: Database,
  page: readonly Cursor[],
): Promise<R[]> {
  const ids = page.map(({ id }) => id);
  const rows = (await (table.records(db) as AnyQueryBuilder).where(
    raw('?? = any(?)', [`${table.tableName}.id`, ids]),
  )) as R[];
  return rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}
