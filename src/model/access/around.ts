/** What is around a page of a list: how many rows there are, how many of them before it, and whether there are others behind it. */
import { type AnyQueryBuilder, raw } from 'objection';
import { mostCounted } from '../../../contracts/management/list-query.ts';
import type { Database } from '../../database/connect.ts';
import { beside, type Cursor, joined, type Order, type Stretch, stretches } from './order.ts';

/** Rows in their order. */
export interface List {
  id: string;
  order: Order;
  /** To be read in that order, or backwards, until there are enough. */
  rows: (isUp: boolean) => AnyQueryBuilder;
  /** The same, where all of a stretch may have to be looked through; and to be counted. */
  rest: AnyQueryBuilder;
  counted: AnyQueryBuilder;
  known?: number | undefined;
  /** No more than one beyond this is counted. */
  countedTo: number;
}

export const listOf = (id: string, rows: AnyQueryBuilder): List => ({
  ...{ id, order: {}, rows: () => rows.clone(), rest: rows, counted: rows, countedTo: mostCounted },
});

export interface Counts {
  /** How many there are, of which no more than one beyond `countedTo` is counted. */
  found: number;
  earlier: number;
  hasLater: boolean;
}

/** The places of the rows on a page, in the order of the list; and what is not known of the rows around it. */
export interface Around {
  page: readonly Cursor[];
  /** The row before which others are to be counted; undefined where there are none. */
  earlier: Cursor | undefined;
  /** The row behind which others are looked for, or whether there are any. */
  later: Cursor | boolean | undefined;
}

/** Whether a page tells all that is to be known: a first one that is the last as well, or of a list of which it is known how long it is. */
export const isSettled = ({ known }: List, { earlier, later }: Around): boolean =>
  !earlier && (later === false || (later === true && known !== undefined));

/**
 * No further than anybody wants to know; and what is around a page in order: else PostgreSQL may look for what is behind from the
 * beginning. `exists` would leave the order out.
 */
export async function countAround(db: Database, list: List, around?: Around): Promise<Counts> {
  const { countedTo: most } = list;
  const { page = [], earlier: first, later: last } = around ?? {};
  const isEnd = around !== undefined && last === false;
  const isCounted = !isEnd && list.known === undefined;
  const found = isCounted ? [foundOf(list)] : [];
  const earlier = first ? stretchesOf(list, 'earlier', first, most) : [];
  const later = typeof last === 'object' ? stretchesOf(list, 'later', last, 0) : [];
  const queries = [...found, ...later, ...earlier].map((query) => query.toKnexQuery());
  // One stretch after the other, as long as there may be more.
  const count = ({ length }: readonly AnyQueryBuilder[]) =>
    length === 0
      ? '0'
      : `(select count(*)::integer from (${Array(length).fill('select from (?) as stretch').join(' union all ')} limit ${most + 1}) as counted)`;
  const is = (all: readonly AnyQueryBuilder[]) => all.map(() => '(?) is not null').join(' or ') || `${last === true}`;
  // Where too many are before the page, there are too many.
  const sql = `select case when earlier > ${most} then earlier else ${count(found)} end as found, earlier, ${is(later)} as "hasLater"
    from (select ${count(earlier)} as earlier offset 0) as known`;
  const [counts] =
    queries.length > 0 ? (await db.raw(sql, queries)).rows : [{ found: 0, earlier: 0, hasLater: last === true }];
  const known = isEnd ? counts.earlier + page.length : list.known;
  return { ...counts, found: Math.min(isCounted ? counts.found : known, most + 1) };
}

const stretchesOf = (list: List, towards: 'later' | 'earlier', from: Cursor, most: number): AnyQueryBuilder[] =>
  stretches(list.id, list.order, towards, from).map((stretch) => someOf(list, most, stretch));

/** The ids of some rows, in order: so many, and one more. */
const someOf = (list: List, most: number, stretch: Stretch): AnyQueryBuilder =>
  readAs(stretch, list)
    .select(list.id)
    .limit(most + 1);

/** The rows of a stretch, in the order in which they are read. */
export const readAs = ({ narrow, sort, isRest, isUp }: Stretch, { rows, rest }: List): AnyQueryBuilder =>
  sort(narrow(isRest ? rest.clone() : rows(isUp)));

/** Of all, whichever PostgreSQL finds first; but words that stand nearly everywhere are looked for in order. */
function foundOf({ id, counted, countedTo }: List): AnyQueryBuilder {
  const some = counted
    .clone()
    .select(id)
    .limit(countedTo + 1);
  return countedTo < mostCounted ? some.orderBy(id) : some;
}

/** All that words have found by indexes: looking for them costs more than counting. */
export async function countFound({ id, order, counted }: List, first?: Cursor, last?: Cursor): Promise<Counts> {
  const found = joined(counted.clone(), order);
  const is = (towards: 'later' | 'earlier', from: Cursor | undefined) =>
    from ? beside(id, order, towards, from) : raw('false');
  const [counts] = (await found.select(
    raw('count(*)::integer as found'),
    raw('count(*) filter (where ?)::integer as earlier', [is('earlier', first)]),
    raw('coalesce(bool_or(?), false) as "hasLater"', [is('later', last)]),
  )) as unknown as Counts[];
  return counts ?? { found: 0, earlier: 0, hasLater: false };
}
