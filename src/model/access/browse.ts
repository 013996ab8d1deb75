/** Keyset pagination of an index: filtered by words, sorted, forward and back. */
import type { AnyQueryBuilder } from 'objection';
import type { Actor } from '../../../contracts/access.ts';
import { mostCounted, mostFound } from '../../../contracts/management/list-query.ts';
import type { Database } from '../../database/connect.ts';
import { type Around, type Counts, countAround, countFound, isSettled, type List, listOf, readAs } from './around.ts';
import { gather } from './gathered.ts';
import { type Cursor, cursorOf, narrowed, type Order, stretches, type Towards, written } from './order.ts';
import type { Breadth, OwnedRow } from './owned-row.ts';
import { lookingThrough, type Purpose, reachOf, rowsWith, type Searched } from './search.ts';

/** A page of an index for people. */
export interface Browsed<R> {
  rows: R[];
  /** The searched words. */
  words: string;
  /** The number of all rows, whatever the page, counted up to `mostCounted` + 1; and of the found ones. */
  total: number;
  found: number;
  /** Rows are counted up to this and one more. */
  countedTo: number;
  /** Rows before this page. */
  earlier: number;
  /** Rows follow this page. */
  hasLater: boolean;
  /** Cursors of the first and the last row; undefined where there are none. */
  first: string | undefined;
  last: string | undefined;
}

/** The empty page for invalid parameters. */
export const nothingBrowsed = (words = ''): Browsed<never> => ({
  ...{ rows: [], words, total: 0, found: 0, countedTo: mostCounted, earlier: 0, hasLater: false },
  ...{ first: undefined, last: undefined },
});

/** The requested page. */
export interface Leaf {
  /** Search words; '' for none. */
  q: string;
  /** The cursor after which it begins, or before which it ends. */
  after?: number | Cursor | undefined;
  before?: number | Cursor | undefined;
}

interface Browsing extends Breadth {
  order?: Order | undefined;
}

type BrowsedTable<R> = Searched & { prototype: R; records: (db: Database) => unknown };

/** Rows on one page. */
const pageLength = 50;

/** A page whose rows have gone falls back to the first one. Throws `too_much_to_search`. */
export const browse: typeof leaf = (...given) => lookingThrough(() => leaf(...given));

async function leaf<R extends OwnedRow>(
  table: BrowsedTable<R>,
  db: Database,
  actor: Actor,
  { q: words, after, before }: Leaf,
  browsing: Browsing = {},
): Promise<Browsed<R>> {
  const { breadth, within = [], areGathered } = browsing;
  const id = `${table.tableName}.id`;
  const reach = await reachOf(table, db, actor, words, { breadth, lacked: browsing.order?.key?.join?.lacked });
  const order = { ...browsing.order, areKeylessFound: reach.found?.isLacking !== undefined };
  const rowsOf = (sought: string, purpose: Purpose) => narrowed(rowsWith(table, db, reach, sought, purpose), within);
  const isKnown = table.documentedIn?.tag === id && within.length === 0;
  const list: List = {
    ...{ id, order, rows: (isUp) => rowsOf(words, order.key ? 'page' : isUp ? 'up' : 'down') },
    rest: rowsOf(words, order.areKeylessFound ? 'lacking' : order.isKeySoughtFirst ? 'page' : 'all'),
    counted: rowsOf(words, reach.isEverywhere ? 'some' : 'all'),
    known: isKnown ? reach.found?.count : undefined,
    countedTo: words === '' ? mostCounted : reach.isEverywhere ? mostFound : Number.POSITIVE_INFINITY,
  };

  const told = isKnown && !order.key ? reach.found?.told : undefined;
  const areFew = words === '' ? areGathered : reach.found && !reach.isEverywhere && !order.key?.join;
  const position = { before: cursorAt(before), after: cursorAt(after) };
  const read = areFew ? gatheredPage : countedPage;
  const { page, ...counts } = told ? toldPage(told, list, position) : await read(db, list, position);
  const [first, last] = [page[0], page.at(-1)];
  if (!first && (after ?? before) !== undefined) return leaf(table, db, actor, { q: words }, browsing);

  const all = words === '' ? counts : await countAround(db, listOf(id, rowsOf('', 'some')));
  return {
    rows: await recordsOf(table, db, page),
    ...{ words, ...counts, countedTo: list.countedTo },
    hasLater: last !== undefined && counts.hasLater,
    total: all.found,
    ...{ first: first && written(first), last: last && written(last) },
  };
}

/** Only the rows of the page are joined to their relations. */
async function recordsOf<R extends OwnedRow>(
  table: BrowsedTable<R>,
  db: Database,
  page: readonly Cursor[],
): Promise<R[]> {
  const ids = page.map(({ id }) => id);
  const rows = (await (table.records(db) as AnyQueryBuilder).whereIn(`${table.tableName}.id`, ids)) as R[];
  return rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

const cursorAt = (place: number | Cursor | undefined): Cursor | undefined =>
  typeof place === 'number' ? { id: place } : place;

interface Position {
  before: Cursor | undefined;
  after: Cursor | undefined;
}

type Page = Counts & { page: readonly Cursor[] };

/**
 * Where a list of unknown length is counted no further than some pages go, one query reads the first page and the
 * count.
 */
const isReadWhole = ({ countedTo, known }: List, { before, after }: Position) =>
  !before && !after && countedTo <= mostFound && known === undefined;

async function countedPage(db: Database, list: List, position: Position): Promise<Page> {
  const { before, after } = position;
  if (isReadWhole(list, position)) {
    const read = await readFrom(list, 'later', undefined, list.countedTo + 1);
    return { page: read.slice(0, pageLength), found: read.length, earlier: 0, hasLater: read.length > pageLength };
  }
  const around = await pageOf(list, before, after);
  const { page } = around;
  const isCountable = Number.isFinite(list.countedTo) || isSettled(list, around);
  return { page, ...(await (isCountable ? countAround(db, list, around) : countFound(list, page[0], page.at(-1)))) };
}

async function gatheredPage(db: Database, list: List, { before, after }: Position): Promise<Page> {
  const towards = before ? 'earlier' : 'later';
  const wanted = { towards, from: before ?? after, most: pageLength } as const;
  const { places, found, beyond } = await gather(db, { ...list, rows: list.rest }, wanted);
  const around = before
    ? { page: places.reverse(), earlier: beyond - places.length, hasLater: beyond < found }
    : { page: places, earlier: found - beyond, hasLater: beyond > places.length };
  return { found: Math.min(found, list.countedTo + 1), ...around };
}

/** Pages a list whose ids are all known, in the order of these. */
function toldPage(told: readonly number[], { order, countedTo }: List, { before, after }: Position): Page {
  const isEarlier = (one: number, other: number) => (order.isDescending ? one > other : one < other);
  const ids = told.toSorted((a, b) => (isEarlier(a, b) ? -1 : 1));
  const upTo = (isIn: (id: number) => boolean) => ids.filter(isIn).length;
  const end = before && upTo((id) => isEarlier(id, before.id));
  const start = end !== undefined ? Math.max(0, end - pageLength) : after ? upTo((id) => !isEarlier(after.id, id)) : 0;
  const page = ids.slice(start, end ?? start + pageLength).map((id) => ({ id }));
  const [found, earlier] = [Math.min(ids.length, countedTo + 1), Math.min(start, countedTo + 1)];
  return { page, found, earlier, hasLater: start + page.length < ids.length };
}

/** One row more than the page tells whether others follow. A page before the beginning of the list is empty. */
async function pageOf(list: List, before: Cursor | undefined, after: Cursor | undefined): Promise<Around> {
  const read = await readFrom(list, before ? 'earlier' : 'later', before ?? after, pageLength + 1);
  const page = read.slice(0, pageLength);
  const isMore = read.length > pageLength;
  if (!before) return { page, earlier: after && page[0], later: isMore };
  page.reverse();
  return { page, earlier: isMore ? page[0] : undefined, later: page.at(-1) };
}

/** The cursors of so many rows in the direction from a cursor on. */
async function readFrom(list: List, towards: Towards, from: Cursor | undefined, most: number): Promise<Cursor[]> {
  const read: Cursor[] = [];
  for (const stretch of stretches(list.id, list.order, towards, from)) {
    const left = most - read.length;
    if (left === 0) break;
    const rows = await readAs(stretch, list).select(stretch.columns).limit(left);
    read.push(...(rows as unknown as { id: number }[]).map(cursorOf));
  }
  return read;
}
