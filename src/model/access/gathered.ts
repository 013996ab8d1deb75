/**
 * A page of rows that are few among many, and wherever among them, such as the texts of one owner: all are looked up, by what they
 * belong to. Read in the list's order, with the others passed over, a page of them may be a whole table away.
 */
import { type AnyQueryBuilder, raw } from 'objection';
import type { Database } from '../../database/connect.ts';
import { type Cursor, cursorOf, type Order, type Stretch, stretches, type Towards } from './order.ts';

/**
 * Up to so many tags that rows belong to it is the shorter way, of so many in all: who has more than that is on each page, unless those
 * of others are ten times as many, as a page may then be millions of rows away.
 */
export const mostGathered = (all: number): number => Math.max(fewMany, Math.min(60_000, all / 10));
/** What belongs to more tags than these takes long to gather. */
const fewMany = 20_000;

/** Whether a page of what belongs to so many tags, of so many in all, may be near: a hundred of those that are tried, or more. */
export const mayBeNear = (count: number, all: number): boolean => count > Math.min(fewMany, all / 50);

/** So many rows of a list are tried for a page. */
const mostTried = 5000;

/** Rows of which some may be near. */
export interface Near {
  /** The id's column. */
  id: string;
  /** By whatever the rows themselves have. */
  order: Order;
  /** Undefined where none are looked for. */
  tried: AnyQueryBuilder | undefined;
  /** How many there are, where that was counted beforehand. */
  lengthOf: (() => Promise<number | undefined>) | undefined;
}

/**
 * The places of so many rows behind one in a list, or from its beginning, and how many rows there are in all; undefined where it
 * takes a look at all of them to tell.
 */
export async function nearPage(
  { id, order, tried, lengthOf }: Near,
  { from, most }: { from?: Cursor | undefined; most: number },
): Promise<{ places: Cursor[]; found: number } | undefined> {
  if (!tried || order.key?.join) return undefined;
  const [stretch] = stretches(id, order, 'later', from) as [Stretch];
  // One more than is wanted: there are others behind these.
  const near = await nearest(tried, stretch, most + 1);
  const found = near.length > most ? await lengthOf?.() : undefined;
  return found === undefined ? undefined : { places: near.slice(0, most), found };
}

/** The first of some rows in a stretch of their table, as far as they are near its beginning. */
async function nearest(rows: AnyQueryBuilder, { narrow, sort, columns }: Stretch, most: number): Promise<Cursor[]> {
  const table = rows.modelClass();
  const tried = sort(narrow(table.query())).limit(mostTried).as(table.tableName);
  const found = await sort(rows.from(tried as never).select(columns)).limit(most);
  return (found as unknown as { id: number }[]).map(cursorOf);
}

export interface Gathered {
  /** In the direction in which they were read. */
  places: Cursor[];
  /** How many there are in all; and how many of them in the direction from the place on, these included. */
  found: number;
  beyond: number;
}

interface Wanted {
  towards: Towards;
  from?: Cursor | undefined;
  most: number;
}

/** `rows`: those of which `id` is the id's column. By an order whose key stands in a table that is joined nothing is gathered. */
export async function gather(
  db: Database,
  { id, rows, order: { key, isDescending = false } }: { id: string; rows: AnyQueryBuilder; order: Order },
  { towards, from, most }: Wanted,
): Promise<Gathered> {
  const [direction, sign] = (towards === 'later') !== isDescending ? ['asc', '>'] : ['desc', '<'];
  const place = key ? [from?.value, from?.id] : [from?.id];
  const isBeyond = key ? `(key, id) ${sign} (?::${key.type}, ?)` : `id ${sign} ?`;
  const [beyond, values] = from ? [isBeyond, place] : ['true', []];
  const listed = rows.clone().select({ id }, ...(key ? [raw(`${key.sql} as key`)] : []));
  const inOrder = `order by ${key ? `key ${direction}, ` : ''}id ${direction}`;
  const { rows: read } = await db.raw(
    `with listed as materialized (?)
     select page.id, ${key ? 'page.key::text as cursor_value, ' : ''}counted.found, counted.beyond
     from (select count(*)::integer as found, (count(*) filter (where ${beyond}))::integer as beyond from listed) as counted
     left join lateral (select * from listed where ${beyond} ${inOrder} limit ?) as page on true ${inOrder}`,
    [listed.toKnexQuery(), ...values, ...values, most] as never[],
  );
  const places = read
    .filter((row: { id: number | null }) => row.id !== null)
    .map(({ id, cursor_value }: { id: number; cursor_value?: string }) => (key ? { id, value: cursor_value } : { id }));
  return { places, found: read[0].found, beyond: read[0].beyond };
}
