/** Search by words without documents: row by row, or by the index of each searched column. */
import { type RawBuilder, raw } from 'objection';
import type { Database } from '../../database/connect.ts';
import type { OwnedRow, SearchedColumn } from './owned-row.ts';
import { type Asked, type Comparison as Compared, comparedIn, isShort, wordsOf } from './search-words.ts';

/** The searched columns of a model's table. */
export type Searched = Pick<
  typeof OwnedRow,
  'tableName' | 'resource' | 'searchedColumns' | 'sought' | 'documentedIn'
> & {
  query: (db: Database) => unknown;
};

/** A word in more rows than these is not looked up by index: the rows found by the other words are filtered by it. */
const manyRows = 5000;

/** The words in the form of a table's index, and those longer than two letters. */
export const soughtIn = (table: Searched, words: string): string[] => wordsOf(words).map(table.sought);
export const longOf = (table: Searched, words: string): string[] =>
  soughtIn(table, words).filter((word) => !isShort(word));

interface Comparison extends Compared {
  where: SearchedColumn['beside'];
}

/** The searcher's rights. */
export interface Looker {
  isAdmins: boolean;
}

export type Compare = (word: string) => Comparison[];

export const askedIn = (table: Searched, words: string): Asked => ({
  whole: words.replaceAll('\0', ' ').trim(),
  beside: longOf(table, words).length > 0,
});

/** Only admins may search for e-mail addresses. */
export const columnsFor = (table: Searched, { isAdmins }: Looker): SearchedColumn[] =>
  table.searchedColumns.filter(({ kind }) => isAdmins || kind !== 'e-mail');

/** The comparisons of a word with each column that the searcher may search. */
export function comparing(table: Searched, looker: Looker, words: string): Compare {
  const [columns, asked] = [columnsFor(table, looker), askedIn(table, words)];
  return (word) =>
    columns.flatMap((column) => {
      const compared = comparedIn(column, word, asked);
      return compared ? [{ ...compared, where: column.beside }] : [];
    });
}

/** `limit 1` keeps PostgreSQL from turning the `exists` into a join that reads all rows. */
export function inEachRow(tableName: string, all: readonly Comparison[]): RawBuilder {
  const conditions = all.map(({ where, sql }) =>
    where ? `(select true from ${where.rows} where ${where.id} = ${tableName}.id and ${sql} limit 1)` : sql,
  );
  return raw(conditions.length === 0 ? 'false' : `(${conditions.join(' or ')})`, valuesOf(all));
}

/** One union of ids, so that each column uses its index. */
export function inAllRows(tableName: string, all: readonly Comparison[]): RawBuilder {
  const own = { rows: tableName, id: `${tableName}.id` };
  const sets = all.map(({ where, sql }) => `select ${(where ?? own).id} from ${(where ?? own).rows} where ${sql}`);
  return raw(sets.length === 0 ? 'false' : `${tableName}.id in (${sets.join(' union all ')})`, valuesOf(all));
}

const valuesOf = (all: readonly Comparison[]) => all.map(({ value }) => value);

/** An optimisation fence: other conditions are tried only on rows that fulfil these. */
export const fenced = (tableName: string, conditions: readonly RawBuilder[]): RawBuilder =>
  raw(`(select * from ?? where ${conditions.map(() => '?').join(' and ')} offset 0) as ??`, [
    tableName,
    ...conditions,
    tableName,
  ]);

/** The frequent words. The count is capped, so frequent words cost the least. */
export async function commonAmong(
  words: readonly string[],
  compare: Compare,
  { tableName }: Searched,
  db: Database,
): Promise<ReadonlySet<string>> {
  if (words.length === 0) return new Set();
  const counted = words.map((word) => {
    const all = compare(word);
    const sets = all.map(
      ({ where, sql }) => `(select 1 from ${where?.rows ?? tableName} where ${sql} limit ${manyRows + 1})`,
    );
    return {
      sql: `(select count(*) > ${manyRows} from (${sets.join(' union all ') || 'select 1 limit 0'}) counted)`,
      values: valuesOf(all),
    };
  });
  const { rows } = await db.raw(
    `select array[${counted.map(({ sql }) => sql).join(', ')}] as common`,
    counted.flatMap(({ values }) => values),
  );
  return new Set(words.filter((_, i) => rows[0].common[i]));
}
