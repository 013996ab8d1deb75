/** Keyset order of lists: sort keys, cursors, and the conditions after and before them. Ids break ties. */

import { type AnyQueryBuilder, type RawBuilder, raw } from 'objection';
import { TimestampParameter } from '../../../contracts/times.ts';
import type { Lacked } from './search-documents.ts';

/** A sort key, followed by the id. Rows without it (null) come last. */
export interface SortKey {
  /** The compared SQL expression. */
  sql: string;
  type: 'text' | 'timestamptz';
  /**
   * The joined table of the key, and its column, null in rows without the key. `id`: the row's id in that table, for an
   * index on both. `none`: the condition, without that table, for a row without the key. `lacked`: the name of that in
   * the search documents.
   */
  join?: { table: string; column: string; id?: string; none?: string; lacked?: Lacked };
}

/** A linguistic collation: PostgreSQL's default is byte order on many servers. */
export const byName = (column: string) => `${column} collate "und-x-icu"`;

export interface Order {
  /** Undefined: by id alone. */
  key?: SortKey | undefined;
  isDescending?: boolean;
  /** No row is known to have the key: the join is left out. */
  isKeyless?: boolean;
  /** The null check is cheaper than the row's conditions, and comes first. */
  isKeySoughtFirst?: boolean;
  /** The rows without the key are preselected: no join is needed. */
  areKeylessFound?: boolean;
}

/** A cursor: the position of a row, as it was when it was read. */
export interface Cursor {
  id: number;
  /** The key's value; null without one. */
  value?: string | null;
}

/** A range of consecutive rows. */
export interface Stretch {
  /** The rows without a key, which are all checked: often there are few. */
  isRest?: boolean;
  /** Read in ascending order of keys, or ids. */
  isUp: boolean;
  narrow(rows: AnyQueryBuilder): AnyQueryBuilder;
  /** Sorts the rows in reading order. */
  sort(rows: AnyQueryBuilder): AnyQueryBuilder;
  /** The columns of a row's cursor. */
  columns: (string | RawBuilder)[];
}

export type Towards = 'later' | 'earlier';

/** The segments from a cursor in a direction, or from that end of the list, in reading order. */
export function stretches(id: string, order: Order, towards: Towards, from?: Cursor): Stretch[] {
  const { key, isDescending = false, isKeyless = false, isKeySoughtFirst = false, areKeylessFound = false } = order;
  const isUp = (towards === 'later') !== isDescending;
  const [direction, beyond] = isUp ? (['asc', '>'] as const) : (['desc', '<'] as const);
  const byId: Stretch = {
    isUp,
    narrow: (rows) => (from ? rows.where(id, beyond, from.id) : rows),
    sort: (rows) => rows.orderBy(id, direction),
    columns: [id],
  };
  if (!key) return [byId];
  const { sql, type, join } = key;
  const row = join?.id ?? id;
  const isBeyond = `(${sql}, ${row}) ${beyond} (?::${type}, ?)`;
  const withKey: Stretch = {
    isUp,
    narrow: (rows) => {
      if (join) rows.joinRaw(`join ${join.table}`).whereNotNull(join.column);
      return from?.value == null ? rows : rows.whereRaw(isBeyond, [from.value, from.id]);
    },
    sort: (rows) => rows.orderByRaw(`${sql} ${direction}, ${row} ${direction}`),
    columns: cursorColumns(id, order),
  };
  if (!join) return [withKey];
  const without: Stretch = {
    isRest: true,
    isUp,
    narrow: (rows) => {
      if (!isKeyless && !areKeylessFound) withoutKey(rows, id, join, isKeySoughtFirst);
      return from?.value === null ? byId.narrow(rows) : rows;
    },
    sort: byId.sort,
    columns: [id, raw('null::text as cursor_value')],
  };
  if (isKeyless) return [without];
  if (isUp) return from?.value === null ? [without] : [withKey, without];
  return from && from.value !== null ? [withKey] : [without, withKey];
}

/** Restricts to the rows without a key; where that is checked first, other conditions are tried on no others. */
function withoutKey(
  rows: AnyQueryBuilder,
  id: string,
  { table, column, id: row, none }: NonNullable<SortKey['join']>,
  isSoughtFirst: boolean,
): void {
  const [name] = id.split('.');
  // PostgreSQL recognises an anti-join by the join's own columns.
  const isNone = `${row ?? column} is null`;
  const found = none ? `where ${none}` : `left join ${table} where ${isNone}`;
  // A query with a table of its own is narrowed by that, and must keep it.
  if (isSoughtFirst && !rows.has('from'))
    rows.from(raw(`(select ${name}.* from ${name} ${found} offset 0) as ${name}`) as never);
  else rows.joinRaw(`left join ${table}`).whereRaw(isNone);
}

/** The rows that fulfil all conditions. */
export function narrowed<Q extends AnyQueryBuilder>(rows: Q, conditions: readonly RawBuilder[]): Q {
  for (const condition of conditions) rows.where(condition);
  return rows;
}

/** The rows left-joined with their sort key. */
export const joined = (rows: AnyQueryBuilder, { key }: Order): AnyQueryBuilder =>
  key?.join ? rows.joinRaw(`left join ${key.join.table}`) : rows;

/** The keyset condition: the row is beyond the cursor in the direction. Equivalent to `stretches`, as one condition. */
export function beside(id: string, { key, isDescending = false }: Order, towards: Towards, from: Cursor): RawBuilder {
  const isUp = (towards === 'later') !== isDescending;
  const beyond = isUp ? '>' : '<';
  if (!key) return raw(`${id} ${beyond} ?`, from.id);
  const hasNone = key.join ? `${key.join.column} is null` : 'false';
  if (from.value == null) {
    const isHere = `${id} ${beyond} ?`;
    return raw(isUp ? `(${hasNone} and ${isHere})` : `(not (${hasNone}) or ${isHere})`, from.id);
  }
  const isBeyond = `(${key.sql}, ${id}) ${beyond} (?::${key.type}, ?)`;
  const values = [from.value, from.id];
  return isUp ? raw(`(${hasNone} or ${isBeyond})`, values) : raw(`(not (${hasNone}) and ${isBeyond})`, values);
}

/** The columns of a row's cursor, for rows with the key. */
export const cursorColumns = (id: string, { key }: Order) => [
  id,
  ...(key ? [raw(`(${key.sql})::text as cursor_value`)] : []),
];

export const cursorOf = (row: { id: number; cursor_value?: string | null }): Cursor =>
  row.cursor_value === undefined ? { id: row.id } : { id: row.id, value: row.cursor_value };

/** A cursor in an address: the id, then the sort key. */
export const written = ({ id, value }: Cursor): string => {
  if (value === undefined) return `${id}`;
  return value === null ? `${id}.` : `${id}.${Buffer.from(`=${value}`).toString('base64url')}`;
};

/** Undefined for a cursor of another order. */
export function cursorIn(text: string | undefined, { key }: Order): Cursor | undefined {
  const [, digits, hasValue, encoded] = /^([1-9]\d{0,9})(\.([\w-]*))?$/.exec(text ?? '') ?? [];
  const id = Number(digits);
  if (digits === undefined || id > 2_147_483_647 || (hasValue !== undefined) !== (key !== undefined)) return undefined;
  if (!key) return { id };
  if (encoded === '') return { id, value: null };
  const value = Buffer.from(encoded as string, 'base64url').toString();
  const isOurs = value.startsWith('=') && !/[\0\ufffd]/.test(value);
  if (!isOurs || (key.type === 'timestamptz' && !isInstant(value.slice(1)))) return undefined;
  return { id, value: value.slice(1) };
}

/** A valid instant in PostgreSQL's format. */
function isInstant(text: string): boolean {
  const [, day, time, hours, minutes = ':00'] =
    /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d+)?)([+-]\d\d)(:\d\d)?(?::\d\d)?$/.exec(text) ?? [];
  return day !== undefined && TimestampParameter.safeParse(`${day}T${time}${hours}${minutes}`).success;
}
