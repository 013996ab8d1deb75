/** By what a list is sorted, and which rows come before and behind a place in it. Ids settle what is alike. */

import { type AnyQueryBuilder, type RawBuilder, raw } from 'objection';
import { TimestampParameter } from '../../../contracts/times.ts';
import type { Lacked } from './search-documents.ts';

/** What rows are sorted by, besides their ids. Those that have none come last. */
export interface SortKey {
  /** SQL of what is compared. */
  sql: string;
  type: 'text' | 'timestamptz';
  /**
   * Where it stands, as a table that is joined; and its column, which is null in rows that have none. `id`: the row's id, as that table
   * has it: an index has both, and leads to a place in the list. `none`: what is true of a row, without that table, that has no key.
   * `lacked`: what documents for searches call that.
   */
  join?: { table: string; column: string; id?: string; none?: string; lacked?: Lacked };
}

/** As people sort names, in whatever language: PostgreSQL's own order is one of bytes on many servers. */
export const byName = (column: string) => `${column} collate "und-x-icu"`;

export interface Order {
  /** Undefined: by id alone. */
  key?: SortKey | undefined;
  isDescending?: boolean;
  /** Whether it is known that no row has the key: then nothing is joined to look for it. */
  isKeyless?: boolean;
  /** Whether it takes longer to try a row's conditions than to see that it has no key: then that is seen first. */
  isKeySoughtFirst?: boolean;
  /** Whether the rows that have no key are found as such: then nothing is joined to see that. */
  areKeylessFound?: boolean;
}

/** A place in a list: that of a row, as it was when the row was read. */
export interface Cursor {
  id: number;
  /** Of the key; null where the row has none. */
  value?: string | null;
}

/** Rows of a list that follow each other. */
export interface Stretch {
  /** Of the rows that have nothing to be sorted by, which all are looked at for: often there are few. */
  isRest?: boolean;
  /** Whether they are read by ascending keys, or ids. */
  isUp: boolean;
  narrow(rows: AnyQueryBuilder): AnyQueryBuilder;
  /** Puts them in the order in which they are read. */
  sort(rows: AnyQueryBuilder): AnyQueryBuilder;
  /** What makes a cursor of a row. */
  columns: (string | RawBuilder)[];
}

export type Towards = 'later' | 'earlier';

/** What is read in the direction from a place on, or all of it from the list's end there, stretch by stretch. */
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

/** Leaves those alone that have no key; where that is sought first, conditions are tried on no others. */
function withoutKey(
  rows: AnyQueryBuilder,
  id: string,
  { table, column, id: row, none }: NonNullable<SortKey['join']>,
  isSoughtFirst: boolean,
): void {
  const [name] = id.split('.');
  // PostgreSQL knows by what the tables are joined by that it has to look for rows without another.
  const isNone = `${row ?? column} is null`;
  const found = none ? `where ${none}` : `left join ${table} where ${isNone}`;
  // What stands in a table of its own already is narrowed by that, and may not lose it.
  if (isSoughtFirst && !rows.has('from'))
    rows.from(raw(`(select ${name}.* from ${name} ${found} offset 0) as ${name}`) as never);
  else rows.joinRaw(`left join ${table}`).whereRaw(isNone);
}

/** The rows of which all of the conditions are true. */
export function narrowed<Q extends AnyQueryBuilder>(rows: Q, conditions: readonly RawBuilder[]): Q {
  for (const condition of conditions) rows.where(condition);
  return rows;
}

/** The rows with what they are sorted by, where they have it. */
export const joined = (rows: AnyQueryBuilder, { key }: Order): AnyQueryBuilder =>
  key?.join ? rows.joinRaw(`left join ${key.join.table}`) : rows;

/** Whether a row, with what it is sorted by, is in the direction from a place on: the same as `stretches`, as one condition. */
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

/** The columns that make a cursor of a row, where it has the key. */
export const cursorColumns = (id: string, { key }: Order) => [
  id,
  ...(key ? [raw(`(${key.sql})::text as cursor_value`)] : []),
];

export const cursorOf = (row: { id: number; cursor_value?: string | null }): Cursor =>
  row.cursor_value === undefined ? { id: row.id } : { id: row.id, value: row.cursor_value };

/** A cursor as an address carries it: the id, and behind it what the row is sorted by. */
export const written = ({ id, value }: Cursor): string => {
  if (value === undefined) return `${id}`;
  return value === null ? `${id}.` : `${id}.${Buffer.from(`=${value}`).toString('base64url')}`;
};

/** Undefined for what is none of an order's. */
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

/** An instant that there is, as PostgreSQL writes it. */
function isInstant(text: string): boolean {
  const [, day, time, hours, minutes = ':00'] =
    /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d+)?)([+-]\d\d)(:\d\d)?(?::\d\d)?$/.exec(text) ?? [];
  return day !== undefined && TimestampParameter.safeParse(`${day}T${time}${hours}${minutes}`).success;
}
