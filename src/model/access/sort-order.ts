/** Keyset order of lists: sort keys, cursors, and the conditions after and before them. Ids break ties. */

import { type AnyQueryBuilder, type RawBuilder, raw } from 'objection';
import { RecordId } from '../../../contracts/primitives.ts';
import { TimestampParameter } from '../../../contracts/times.ts';
import type { Database } from '../../database/connect.ts';

/** A sort key, followed by the id. Rows without it (null) come last. */
export interface SortKey {
  /** The compared SQL expression. */
  sql: string;
  type: 'text' | 'timestamptz' | 'bigint';
  /**
   * The joined table of the key, and its column, null in rows without the key. `id`: the row's id in that table, for an
   * index on both. `none`: the condition, without that table, for a row without the key.
   */
  join?: { table: string; column: string; id?: string; none?: string };
}

/** Names as people sort them: 23 before 113, without case and accents. */
export const naturalOrder = (column: string) => `${column} collate natural_order`;

export interface Order {
  /** Undefined: by id alone. */
  key?: SortKey | undefined;
  isDescending?: boolean;
  /** For a search: by rank, then the newest first; where there are too many to rank, the newest first. */
  isByFit?: boolean;
}

/** A cursor: the position of a row at the time when it was read. */
export interface Cursor {
  id: number;
  /** The key's value; null without one. */
  value?: string | null;
}

/** A range of consecutive rows. */
interface Segment {
  narrow(rows: AnyQueryBuilder): AnyQueryBuilder;
  /** Sorts the rows in reading order. */
  sort(rows: AnyQueryBuilder): AnyQueryBuilder;
  /** The columns of a row's cursor. */
  columns: (string | RawBuilder)[];
}

export type Direction = 'later' | 'earlier';

/** The segments from a cursor in a direction, or from that end of the list, in reading order. */
export function segments(id: string, order: Order, towards: Direction, from?: Cursor): Segment[] {
  const { key, isDescending = false } = order;
  const isUp = (towards === 'later') !== isDescending;
  const [direction, beyond] = isUp ? (['asc', '>'] as const) : (['desc', '<'] as const);
  const byId: Segment = {
    narrow: (rows) => (from ? rows.where(id, beyond, from.id) : rows),
    sort: (rows) => rows.orderBy(id, direction),
    columns: [id],
  };
  if (!key) return [byId];
  const { sql, type, join } = key;
  const row = join?.id ?? id;
  const isBeyond = `(${sql}, ${row}) ${beyond} (?::${type}, ?)`;
  const withKey: Segment = {
    narrow: (rows) => {
      if (join) rows.joinRaw(`join ${join.table}`).whereNotNull(join.column);
      return from?.value == null ? rows : rows.whereRaw(isBeyond, [from.value, from.id]);
    },
    sort: (rows) => rows.orderByRaw(`${sql} ${direction}, ${row} ${direction}`),
    columns: cursorColumns(id, order),
  };
  if (!join) return [withKey];
  const without: Segment = {
    narrow: (rows) => {
      withoutKey(rows, join);
      return from?.value === null ? byId.narrow(rows) : rows;
    },
    sort: byId.sort,
    columns: [id, raw('null::text as cursor_value')],
  };
  if (isUp) return from?.value === null ? [without] : [withKey, without];
  return from && from.value !== null ? [withKey] : [without, withKey];
}

/** Restricts to the rows without a key. PostgreSQL recognises an anti-join by the join's own columns. */
function withoutKey(rows: AnyQueryBuilder, { table, column, id: row, none }: NonNullable<SortKey['join']>): void {
  if (none) rows.whereRaw(none);
  else rows.joinRaw(`left join ${table}`).whereRaw(`${row ?? column} is null`);
}

/**
 * A condition on rows; a function where it differs for a scan in the order of a list. An array: any of them, each of
 * which has an index.
 */
export type RowCondition = RawBuilder | ((isInOrder: boolean) => RawBuilder | RawBuilder[]);

const alternatives = (condition: RowCondition, isInOrder = false): RawBuilder[] =>
  [typeof condition === 'function' ? condition(isInOrder) : condition].flat();

/** A condition whose ids a scan in the order of a list reads into a hash once. */
export const hashedInOrder =
  (sql: string, value: () => readonly number[] | AnyQueryBuilder): RowCondition =>
  (isInOrder) =>
    raw(isInOrder ? `coalesce(${sql}, false)` : sql, [value()]);

/** The rows that fulfil all conditions. */
export function applyConditions<Q extends AnyQueryBuilder>(
  rows: Q,
  conditions: readonly RowCondition[],
  isInOrder = false,
): Q {
  for (const condition of conditions)
    rows.where((any) => {
      for (const one of alternatives(condition, isInOrder)) any.orWhere(one);
    });
  return rows;
}

/** The same rows as a query for each alternative. */
export const queriesByAlternative = (
  rows: () => AnyQueryBuilder,
  conditions: readonly RowCondition[],
): AnyQueryBuilder[] =>
  conditions
    .reduce<(() => AnyQueryBuilder)[]>(
      (made, condition) => made.flatMap((make) => alternatives(condition).map((one) => () => make().where(one))),
      [rows],
    )
    .map((make) => make());

/**
 * A common table expression `name`: the ids of a limited number of rows of queries. Each query runs only where the
 * earlier ones have returned fewer.
 */
export function probe(name: string, queries: readonly AnyQueryBuilder[], most: number) {
  const tables = queries.map(
    (_, at) => `${name}_${at} as materialized (select id from (?) as each
      where true ${queries
        .slice(0, at)
        .map((_, n) => `and (select count(*) from ${name}_${n}) < ${most}`)
        .join(' ')} limit ${most})`,
  );
  const ids = queries.map((_, at) => `select id from ${name}_${at}`).join(' union ');
  return {
    sql: `${tables.join(', ')}, ${name} as materialized (select id from (${ids}) as found limit ${most})`,
    values: queries.map((query) => query.toKnexQuery()),
  };
}

/** The number of rows, up to `most`: `resultSize` would count past a limit. */
export async function countUpTo(db: Database, rows: AnyQueryBuilder, id: string, most: number): Promise<number> {
  const some = rows.select(id).limit(most).toKnexQuery();
  const { rows: counted } = await db.raw('select count(*)::integer as count from ? as counted', [some] as never[]);
  return counted[0].count;
}

/** The columns of a row's cursor, for rows with the key. */
export const cursorColumns = (id: string, { key }: Order) => [
  id,
  ...(key ? [raw(`(${key.sql})::text as cursor_value`)] : []),
];

export const cursorOf = (row: { id: number; cursor_value?: string | null }): Cursor =>
  row.cursor_value === undefined ? { id: row.id } : { id: row.id, value: row.cursor_value };

/** A cursor in an address: the id, then the sort key. */
export const formatCursor = ({ id, value }: Cursor): string => {
  if (value === undefined) return `${id}`;
  return value === null ? `${id}.` : `${id}.${Buffer.from(`=${value}`).toString('base64url')}`;
};

/** Undefined for a cursor of another order. */
export function parseCursor(text: string | undefined, { key, isByFit = false }: Order): Cursor | undefined {
  const [, digits, hasValue, encoded] = /^([1-9]\d{0,9})(\.([\w-]*))?$/.exec(text ?? '') ?? [];
  const id = Number(digits);
  const isKeyed = hasValue !== undefined;
  if (digits === undefined || !RecordId.safeParse(id).success) return undefined;
  if (isKeyed !== (key !== undefined) && !isByFit) return undefined;
  if (!isKeyed) return { id };
  if (encoded === '') return { id, value: null };
  const value = Buffer.from(encoded as string, 'base64url').toString();
  const isOurs = value.startsWith('=') && !/[\0\ufffd]/.test(value);
  if (!isOurs || (key?.type === 'timestamptz' && !isInstant(value.slice(1)))) return undefined;
  if (key?.type === 'bigint' && !/^-?\d{1,10}$/.test(value.slice(1))) return undefined;
  return { id, value: value.slice(1) };
}

/** A valid instant in PostgreSQL's format. */
function isInstant(text: string): boolean {
  const [, day, time, hours, minutes = ':00'] =
    /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d+)?)([+-]\d\d)(:\d\d)?(?::\d\d)?$/.exec(text) ?? [];
  return day !== undefined && TimestampParameter.safeParse(`${day}T${time}${hours}${minutes}`).success;
}
