/** Leafing through what an index lists: found by words, in an order, a page at a time, forward and back. */
import { type AnyQueryBuilder, raw } from 'objection';
import type { Actor } from '../../../contracts/access.ts';
import { mostCounted, mostFound } from '../../../contracts/management/list-query.ts';
import type { Database } from '../../database/connect.ts';
import { beside, type Cursor, cursorColumns, cursorOf, joined, type Order, stretches, written } from './order.ts';
import type { Breadth, OwnedRow } from './owned-row.ts';
import { lookingThrough, reachOf, rowsWith, type Searched } from './search.ts';

/** A page of an index, as people read it. */
export interface Browsed<R> {
  rows: R[];
  /** What was looked for. */
  words: string;
  /** How many there are in all, on whatever page, counted up to `mostCounted` + 1; and how many of them were found. */
  total: number;
  found: number;
  /** Of those no more than one beyond this is counted. */
  countedTo: number;
  /** How many of those are before this page. */
  earlier: number;
  /** Whether there are others after this page. */
  hasLater: boolean;
  /** The places of the first and the last row, as an address carries them; undefined where there are none. */
  first: string | undefined;
  last: string | undefined;
}

/** The page of an index that could not be read, as what was asked of it is wrong. */
export const nothingBrowsed = (words = ''): Browsed<never> => ({
  ...{ rows: [], words, total: 0, found: 0, countedTo: mostCounted, earlier: 0, hasLater: false },
  ...{ first: undefined, last: undefined },
});

/** Which page. */
export interface Leaf {
  /** Words that are looked for; '' for none. */
  q: string;
  /** Behind which row it begins, or before which one it ends. */
  after?: number | Cursor | undefined;
  before?: number | Cursor | undefined;
}

interface Browsing extends Breadth {
  order?: Order | undefined;
}

type BrowsedTable<R> = Searched & { prototype: R; records: (db: Database) => unknown };

/** Rows on one page. */
const pageLength = 50;

/** A page that would be empty, since its rows have gone, is the first one. Throws `too_much_to_search`. */
export const browse: typeof leaf = (...given) => lookingThrough(() => leaf(...given));

async function leaf<R extends OwnedRow>(
  table: BrowsedTable<R>,
  db: Database,
  actor: Actor,
  { q: words, after, before }: Leaf,
  { breadth, within = [], order = {}, known }: Browsing = {},
): Promise<Browsed<R>> {
  const id = `${table.tableName}.id`;
  const reach = await reachOf(table, db, actor, words, breadth);
  const rowsOf = (sought: string) => {
    const rows = rowsWith(table, db, reach, sought);
    for (const condition of within) rows.where(condition);
    return rows;
  };
  const list: List = { id, order, rows: rowsOf(words), known };

  const page = await pageOf(list, cursorAt(before), cursorAt(after));
  const [first, last] = [page[0], page.at(-1)];
  if (!first && (after ?? before) !== undefined)
    return leaf(table, db, actor, { q: words }, { breadth, within, order, known });

  const countedTo = words === '' ? mostCounted : reach.isEverywhere ? mostFound : Number.POSITIVE_INFINITY;
  const counts = Number.isFinite(countedTo)
    ? await countUpTo(countedTo, db, list, first, last)
    : await countFound(list, first, last);
  const all = words === '' ? counts : await countUpTo(mostCounted, db, { id, order: {}, rows: rowsOf('') });
  const ids = page.map((cursor) => cursor.id);
  // Only what is shown is joined to what it belongs to.
  const rows = (await (table.records(db) as AnyQueryBuilder).whereIn(id, ids)) as R[];
  return {
    rows: rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)),
    words,
    ...counts,
    countedTo,
    hasLater: last !== undefined && counts.hasLater,
    total: all.found,
    first: first && written(first),
    last: last && written(last),
  };
}

const cursorAt = (place: number | Cursor | undefined): Cursor | undefined =>
  typeof place === 'number' ? { id: place } : place;

/** Rows in their order. */
interface List {
  id: string;
  order: Order;
  rows: AnyQueryBuilder;
  known?: number | undefined;
}

/** The places of the rows on a page, in the order of the list. */
async function pageOf(
  { id, order, rows }: List,
  before: Cursor | undefined,
  after: Cursor | undefined,
): Promise<Cursor[]> {
  const towards = before ? 'earlier' : 'later';
  const page: Cursor[] = [];
  for (const { narrow, sort } of stretches(id, order, towards, before ?? after)) {
    if (page.length === pageLength) break;
    const read = sort(narrow(rows.clone()))
      .select(cursorColumns(id, order))
      .limit(pageLength - page.length);
    page.push(...((await read) as unknown as { id: number }[]).map(cursorOf));
  }
  return towards === 'earlier' ? page.reverse() : page;
}

type Counts = Pick<Browsed<unknown>, 'found' | 'earlier' | 'hasLater'>;

/**
 * No further than anybody wants to know, and in order: else PostgreSQL may look for what is behind from the beginning. `exists`
 * would leave the order out.
 */
async function countUpTo(most: number, db: Database, list: List, first?: Cursor, last?: Cursor): Promise<Counts> {
  const found = someOf({ ...list, order: {} }, most);
  const earlier = first ? stretchesOf(list, 'earlier', first, most) : [];
  const later = last ? stretchesOf(list, 'later', last, 0) : [];
  const known = list.known === undefined ? undefined : Math.min(list.known, most + 1);
  const count = (all: readonly AnyQueryBuilder[]) =>
    all.map(() => '(select count(*)::integer from (?) as counted)').join(' + ') || '0';
  const is = (all: readonly AnyQueryBuilder[]) => all.map(() => '(?) is not null').join(' or ') || 'false';
  const { rows: counts } = await db.raw(
    `select ${known ?? count([found])} as found, ${count(earlier)} as earlier, ${is(later)} as "hasLater"`,
    [...(known === undefined ? [found] : []), ...earlier, ...later].map((query) => query.toKnexQuery()),
  );
  return counts[0];
}

const stretchesOf = (list: List, towards: 'later' | 'earlier', from: Cursor, most: number): AnyQueryBuilder[] =>
  stretches(list.id, list.order, towards, from).map((stretch) => someOf(list, most, stretch));

/** The ids of some rows, in order: so many, and one more. */
const someOf = (
  { id, order, rows }: List,
  most: number,
  stretch = stretches(id, order, 'later')[0],
): AnyQueryBuilder => {
  const some = rows.clone();
  return (stretch ? stretch.sort(stretch.narrow(some)) : some).select(id).limit(most + 1);
};

/** All that words have found by indexes: looking for them costs more than counting. */
async function countFound({ id, order, rows }: List, first?: Cursor, last?: Cursor): Promise<Counts> {
  const found = joined(rows.clone(), order);
  const is = (towards: 'later' | 'earlier', from: Cursor | undefined) =>
    from ? beside(id, order, towards, from) : raw('false');
  const [counts] = (await found.select(
    raw('count(*)::integer as found'),
    raw('count(*) filter (where ?)::integer as earlier', [is('earlier', first)]),
    raw('coalesce(bool_or(?), false) as "hasLater"', [is('later', last)]),
  )) as unknown as Counts[];
  return counts ?? { found: 0, earlier: 0, hasLater: false };
}
