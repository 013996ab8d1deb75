/** Rows that are compared with words: one by one, or by the indexes of each place where a word may stand. */
import { type RawBuilder, raw } from 'objection';
import type { Database } from '../../database/connect.ts';
import type { OwnedRow, SearchedColumn } from './owned-row.ts';
import { type Asked, type Comparison as Compared, comparedIn, isShort, wordsOf } from './search-words.ts';

/** The table of a model, as far as words are looked for in it. */
export type Searched = Pick<
  typeof OwnedRow,
  'tableName' | 'resource' | 'searchedColumns' | 'sought' | 'documentedIn'
> & {
  query: (db: Database) => unknown;
};

/** A word that stands in more rows than these finds nothing: what is found otherwise is looked through for it. */
const manyRows = 5000;

/** The words as they are looked for in a table, and those of them that are longer than one or two letters. */
export const soughtIn = (table: Searched, words: string): string[] => wordsOf(words).map(table.sought);
export const longOf = (table: Searched, words: string): string[] =>
  soughtIn(table, words).filter((word) => !isShort(word));

interface Comparison extends Compared {
  where: SearchedColumn['beside'];
}

/** Who looks, as far as it matters. */
export interface Looker {
  isAdmins: boolean;
}

export type Compare = (word: string) => Comparison[];

export const askedIn = (table: Searched, words: string): Asked => ({
  whole: words.replaceAll('\0', ' ').trim(),
  beside: longOf(table, words).length > 0,
});

/** Who has an e-mail address is admins' to know. */
export const columnsFor = (table: Searched, { isAdmins }: Looker): SearchedColumn[] =>
  table.searchedColumns.filter(({ kind }) => isAdmins || kind !== 'e-mail');

/** How a word is compared with what stands in each place, by who may. */
export function comparing(table: Searched, looker: Looker, words: string): Compare {
  const [columns, asked] = [columnsFor(table, looker), askedIn(table, words)];
  return (word) =>
    columns.flatMap((column) => {
      const compared = comparedIn(column, word, asked);
      return compared ? [{ ...compared, where: column.beside }] : [];
    });
}

/** `limit 1` keeps PostgreSQL from reading all the rows beside at once, as it may for an `exists`. */
export function inEachRow(tableName: string, all: readonly Comparison[]): RawBuilder {
  const conditions = all.map(({ where, sql }) =>
    where ? `(select true from ${where.rows} where ${where.id} = ${tableName}.id and ${sql} limit 1)` : sql,
  );
  return raw(conditions.length === 0 ? 'false' : `(${conditions.join(' or ')})`, valuesOf(all));
}

/** One set of ids, so that each text is found by its index. */
export function inAllRows(tableName: string, all: readonly Comparison[]): RawBuilder {
  const own = { rows: tableName, id: `${tableName}.id` };
  const sets = all.map(({ where, sql }) => `select ${(where ?? own).id} from ${(where ?? own).rows} where ${sql}`);
  return raw(sets.length === 0 ? 'false' : `${tableName}.id in (${sets.join(' union all ')})`, valuesOf(all));
}

const valuesOf = (all: readonly Comparison[]) => all.map(({ value }) => value);

/** A table of which PostgreSQL looks at other conditions only for the rows that fulfil these. */
export const fenced = (tableName: string, conditions: readonly RawBuilder[]): RawBuilder =>
  raw(`(select * from ?? where ${conditions.map(() => '?').join(' and ')} offset 0) as ??`, [
    tableName,
    ...conditions,
    tableName,
  ]);

/** Those that stand in many rows. They are counted no further than that, which reads the less the more there are. */
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
