/**
 * A page of rows that are few among many, and wherever among them, such as the texts of one owner: all are looked up, by what they
 * belong to. Read in the list's order, with the others passed over, a page of them may be a whole table away.
 */
import { type AnyQueryBuilder, raw } from 'objection';
import type { Database } from '../../database/connect.ts';
import type { Cursor, Order, Towards } from './order.ts';

/**
 * Up to so many tags that rows belong to it is the shorter way, of so many in all: who has more than that is on each page, unless those
 * of others are ten times as many, as a page may then be millions of rows away.
 */
export const mostGathered = (all: number): number => Math.max(fewMany, Math.min(60_000, all / 10));
/** What belongs to more tags than these takes long to gather. */
const fewMany = 20_000;

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
