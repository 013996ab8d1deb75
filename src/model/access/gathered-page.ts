/**
 * The probe of a list: reads a page of few rows by collecting and sorting them all. A scan in the list's order could
 * pass over a whole table of other rows before it finds them.
 */
import type { AnyQueryBuilder } from 'objection';
import { maxCounted } from '../../../contracts/management/list-query.ts';
import type { Database } from '../../database/connect.ts';
import { type Cursor, type Order, probe } from './sort-order.ts';

/** Rows and their order. */
export interface OrderedRows {
  table: string;
  id: string;
  order: Order;
  /** All of them, in any order, as queries that may overlap. */
  rows: () => AnyQueryBuilder[];
  /** The same as one query, for a scan in order. */
  inOrder: () => AnyQueryBuilder;
}

export interface Position {
  before?: Cursor | undefined;
  after?: Cursor | undefined;
  most: number;
}

/** A page in the order of its list, and the number of rows around it. */
export interface GatheredPage {
  page: Cursor[];
  /** The number of all rows, `maxCounted` + 1 for more. */
  found: number;
  /** The number of rows before the page. */
  earlier: number;
  hasLater: boolean;
}

/** Undefined where there are more than `maxCounted` rows: one statement has read no more ids than that. */
export async function gatherPage(
  db: Database,
  list: Omit<OrderedRows, 'inOrder'>,
  { before, after, most }: Position,
): Promise<GatheredPage | undefined> {
  const { id, rows, order } = list;
  const from = before ?? after;
  const isUp = (before === undefined) !== (order.isDescending ?? false);
  const sorted = sortedBy(order, from);
  const columns = sorted.map(({ column }) => column);
  const place = `(${sorted.map(({ type }) => `?::${type}`).join(', ')})`;
  const isBeyond = from ? `(${columns.join(', ')}) ${isUp ? '>' : '<'} ${place}` : 'true';
  const values = from ? sorted.map(({ value }) => value) : [];
  const inOrder = columns.map((column) => `${column} ${isUp ? 'asc' : 'desc'}`).join(', ');
  const ids = rows().map((some) => some.select({ id }));
  const probed = probe('listed', ids, maxCounted + 1);
  const { rows: read } = await db.raw(
    `with ${probed.sql},
       counted as materialized (select count(*)::integer as found from listed),
       keyed as materialized (${keyed(list)} where (select found from counted) <= ${maxCounted})
     select page.*, counted.found, (select count(*)::integer from keyed where ${isBeyond}) as beyond
     from counted left join lateral (
       select id, value::text as text, row_number() over (order by ${inOrder}) as at
       from keyed where ${isBeyond} order by at limit ?
     ) as page on true order by at`,
    [...probed.values, ...values, ...values, most] as never[],
  );
  const { found, beyond } = read[0];
  if (found > maxCounted) return undefined;
  const page: Cursor[] = read
    .filter((row: { id: number | null }) => row.id !== null)
    .map((row: { id: number; text: string | null }) =>
      order.key ? { id: Number(row.id), value: row.text } : { id: Number(row.id) },
    );
  return before
    ? { page: page.reverse(), found, earlier: beyond - page.length, hasLater: beyond < found }
    : { page, found, earlier: found - beyond, hasLater: beyond > page.length };
}

/** The listed rows with their keys, if they have one. */
function keyed({ table, id, order: { key } }: Omit<OrderedRows, 'inOrder'>): string {
  if (!key) return 'select id, null::text as value from listed';
  const joined = key.join ? `left join ${key.join.table}` : '';
  return `select listed.id, ${key.sql} as value from listed join ${table} on ${id} = listed.id ${joined}`;
}

/** The columns of the order, with the cursor's values. Rows without a key come last. */
function sortedBy({ key }: Order, from: Cursor | undefined) {
  const id = { column: 'id', type: 'bigint', value: from?.id };
  if (!key) return [id];
  if (!key.join) return [{ column: 'value', type: key.type, value: from?.value }, id];
  return [
    { column: 'value is null', type: 'boolean', value: from?.value == null },
    { column: "coalesce(value, '')", type: key.type, value: from?.value ?? '' },
    id,
  ];
}
