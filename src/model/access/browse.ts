/** Leafing through what an index lists: found by words, a page at a time, forward and back. */
import { type AnyQueryBuilder, raw } from 'objection';
import type { Actor } from '../../../contracts/access.ts';
import type { ListQuery } from '../../../contracts/management/list-query.ts';
import type { Database } from '../../database/connect.ts';
import type { Row } from '../../database/row.ts';
import type { OwnedRow } from './owned-row.ts';
import { lookingThrough, reachOf, rowsWith, type Searched } from './search.ts';

/** A page of an index, as people read it. */
export interface Browsed<R> {
  rows: R[];
  /** What was looked for. */
  words: string;
  /** How many there are in all, on whatever page; and how many of them were found. */
  total: number;
  found: number;
  /** How many of those are before this page. */
  earlier: number;
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
  { q: words, after, before }: ListQuery,
  breadth: 'all' | 'own' = 'all',
): Promise<Browsed<R>> {
  const id = `${table.tableName}.id`;
  const reach = await reachOf(table, db, actor, words, breadth);
  const fitting = rowsWith(table, db, reach, words);

  const page = fitting.clone().select(id).limit(pageLength);
  if (before !== undefined) page.where(id, '<', before).orderBy(id, 'desc');
  else page.where(id, '>', after ?? 0).orderBy(id);
  const ids = ((await page) as Row[]).map((row) => row.id).sort((one, other) => one - other);
  const [first] = ids;
  if (first === undefined && (after ?? before) !== undefined)
    return leaf(table, db, actor, { q: words, after: undefined, before: undefined }, breadth);

  const [counts] = (await fitting.select(
    raw('count(*)::integer as found'),
    raw('count(*) filter (where ?? < ?)::integer as earlier', [id, first ?? 0]),
  )) as unknown as Pick<Browsed<R>, 'found' | 'earlier'>[];
  const { found: count = 0, earlier = 0 } = counts ?? {};
  return {
    // Only what is shown is joined to what it belongs to.
    rows: (await (table.records(db) as AnyQueryBuilder).whereIn(id, ids).orderBy(id)) as R[],
    words,
    found: count,
    earlier,
    total: words === '' ? count : await rowsWith(table, db, reach, '').resultSize(),
  };
}
