/** Looking for words: in the rows that somebody reaches, and in nobody else's. */
import { type AnyQueryBuilder, type RawBuilder, raw } from 'objection';
import type { Actor } from '../../../contracts/access.ts';
import type { Database } from '../../database/connect.ts';
import { tookTooLong } from '../../database/failures.ts';
import { Failure } from '../../errors.ts';
import type { OwnedRow, SearchedColumn } from './owned-row.ts';
import { type Breadth, listedBy } from './policy.ts';

/** The table of a model, as far as words are looked for in it. */
export type Searched = Pick<typeof OwnedRow, 'tableName' | 'resource' | 'searchedColumns' | 'sought'> & {
  query: (db: Database) => unknown;
};

/** Nobody looks for more at once, and each word costs. */
const mostWords = 8;
/** So many rows are looked through one by one, whatever the words are. */
const fewRows = 5000;

/** A word that stands in more rows than these finds nothing: what is found otherwise is looked through for it. */
const manyRows = 5000;

/** What somebody may look through, of one table. */
export interface Reach {
  /** Undefined where it is everything. */
  condition: RawBuilder | undefined;
  isLittle: boolean;
  isAdmins: boolean;
  /** Those of the words that stand nearly everywhere. Where little is looked through, it does not matter. */
  common: ReadonlySet<string>;
  /** None of the words finds anything by itself, so the list is looked through in its order. */
  isEverywhere: boolean;
}

/** Among what the actor looks for words, of what the index lists; `breadth` is the policy's. */
export async function reachOf(
  table: Searched,
  db: Database,
  actor: Actor,
  words: string,
  breadth?: Breadth,
): Promise<Reach> {
  const sql = listedBy(table.resource, actor, breadth);
  const condition = sql === undefined ? undefined : raw(sql, { actor: actor.id });
  const reach = { condition, isAdmins: actor.isAdmin, common: new Set<string>(), isEverywhere: false };
  if (wordsOf(words).length === 0) return { ...reach, isLittle: true };
  if (condition) {
    const some = (table.query(db) as AnyQueryBuilder).where(condition).limit(fewRows + 1);
    if ((await some.resultSize()) <= fewRows) return { ...reach, isLittle: true };
  }
  const long = wordsOf(words)
    .map(table.sought)
    .filter((word) => !isShort(word));
  const common = await commonAmong(long, comparedIn(table, reach, words, true), table, db);
  return { ...reach, isLittle: false, common, isEverywhere: long.length > 0 && long.every((word) => common.has(word)) };
}

/** Those that stand in many rows. They are counted no further than that, which reads the less the more there are. */
async function commonAmong(
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

/**
 * The rows within reach in which each of the words is found.
 *
 * Where that is little, what others have written is not read: the condition of reach stands in a subquery of its own, which
 * PostgreSQL finishes first (`offset 0`), and only its rows are looked through, one by one. Where it is much, texts are found
 * by their indexes, and short words, and those that stand nearly everywhere, are only looked for in what the others have found. Where
 * all do, rows are looked through in the order of the list: as many as a page wants are found soon.
 */
export function rowsWith(table: Searched, db: Database, reach: Reach, words: string): AnyQueryBuilder {
  const { tableName } = table;
  const { condition, isLittle, common } = reach;
  const rows = table.query(db) as AnyQueryBuilder;
  const all = wordsOf(words).map(table.sought);
  const long = all.filter((word) => !isShort(word));
  const short = all.filter(isShort);
  const beside = long.length > 0;
  const compare = comparedIn(table, reach, words, beside);
  const few = long.filter((word) => !common.has(word));
  const inEach = isLittle ? [...long, ...short] : beside ? [...long.filter((word) => common.has(word)), ...short] : [];
  const byIndex = isLittle ? [] : beside ? few : short;
  const first = byIndex.map((word) => inAllRows(tableName, compare(word)));
  if (condition) first.unshift(condition);
  const isFenced = inEach.length > 0 && first.length > 0 && !reach.isEverywhere;
  if (isFenced) rows.from(fenced(tableName, first) as never);
  else for (const each of first) rows.where(each);
  for (const word of inEach) rows.where(inEachRow(tableName, compare(word)));
  return rows;
}

/** The condition that each of the words is found in a row, as part of a larger one; undefined where there are none. */
export async function withWords(
  table: Searched,
  db: Database,
  actor: Actor,
  words: string,
): Promise<RawBuilder | undefined> {
  if (wordsOf(words).length === 0) return undefined;
  const id = `${table.tableName}.id`;
  const found = rowsWith(table, db, await reachOf(table, db, actor, words), words).select(id);
  // As a list, they are looked for once: PostgreSQL may look for those of a subquery anew for each row.
  return raw('?? = any(array(?))', [id, found]);
}

/** NUL is in no text of ours, and PostgreSQL can't compare with it. */
const wordsOf = (words: string): string[] => words.split(/[\s\0]+/, mostWords).filter(Boolean);

/** A table of which PostgreSQL looks at other conditions only for the rows that fulfil these. */
const fenced = (tableName: string, conditions: readonly RawBuilder[]): RawBuilder =>
  raw(`(select * from ?? where ${conditions.map(() => '?').join(' and ')} offset 0) as ??`, [
    tableName,
    ...conditions,
    tableName,
  ]);

interface Comparison {
  where: SearchedColumn['beside'];
  sql: string;
  value: string;
}

interface Asked {
  /** All words as they stand. */
  whole: string;
  /** Whether short words only narrow what longer ones find. */
  beside: boolean;
}

type Compare = (word: string) => Comparison[];

/** How a word is compared, by who may. */
function comparedIn(table: Searched, { isAdmins }: Pick<Reach, 'isAdmins'>, words: string, beside: boolean): Compare {
  const searchedColumns = table.searchedColumns.filter(({ kind }) => isAdmins || kind !== 'e-mail');
  return comparing(searchedColumns, { whole: words.replaceAll('\0', ' ').trim(), beside });
}

/** How a word is compared with what stands in each place. */
const comparing =
  (searchedColumns: readonly SearchedColumn[], { whole, beside }: Asked): Compare =>
  (word) =>
    searchedColumns.flatMap(({ column, kind, beside: where }) => {
      if (kind === 'whole') return [{ where, sql: `${column} = ?`, value: whole }];
      const letters = kind === 'key' ? word.replaceAll(/[-:]/g, '') : word;
      const literal = letters.replaceAll(/[\\%_]/g, '\\$&');
      const like = (value: string) => [{ where, sql: `${column} ilike ?`, value }];
      if (literal === '') return [];
      if (kind === 'e-mail')
        return word.includes('@') ? [{ where, sql: `${column} = ?`, value: word.toLowerCase() }] : [];
      if (!isShort(word)) return like(`%${literal}%`);
      if (kind === 'identifier' || kind === 'key' || (kind === 'name' && !beside)) return like(`${literal}%`);
      return beside || kind === 'listed text' ? [{ where, sql: `${column} ~* ?`, value: `${aWord}${letters}` }] : [];
    });

/** Where a word begins: PostgreSQL takes an accent of its own, or the sign that joins two letters of Hindi, for a word's end. */
const aWord = String.raw`(?<![\u0300-\u036f\u093c\u094d])\m`;

const syllables = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * Whether a word has but one or two letters or digits, of a script in which that is little: as a part of something it would
 * be found nearly everywhere, by reading everything.
 */
export const isShort = (word: string): boolean => /^(?:[\p{L}\p{N}]\p{M}*){1,2}$/u.test(word) && !syllables.test(word);

/** `limit 1` keeps PostgreSQL from reading all the rows beside at once, as it may for an `exists`. */
function inEachRow(tableName: string, all: readonly Comparison[]): RawBuilder {
  const conditions = all.map(({ where, sql }) =>
    where ? `(select true from ${where.rows} where ${where.id} = ${tableName}.id and ${sql} limit 1)` : sql,
  );
  return raw(conditions.length === 0 ? 'false' : `(${conditions.join(' or ')})`, valuesOf(all));
}

/** One set of ids, so that each text is found by its index. */
function inAllRows(tableName: string, all: readonly Comparison[]): RawBuilder {
  const own = { rows: tableName, id: `${tableName}.id` };
  const sets = all.map(({ where, sql }) => `select ${(where ?? own).id} from ${(where ?? own).rows} where ${sql}`);
  return raw(sets.length === 0 ? 'false' : `${tableName}.id in (${sets.join(' union all ')})`, valuesOf(all));
}

const valuesOf = (all: readonly Comparison[]) => all.map(({ value }) => value);

/** Does what looks through rows. Throws `too_much_to_search` where it has taken longer than the pool for that allows. */
export async function lookingThrough<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw tookTooLong(error) ? new Failure('too_much_to_search', { retryAfter: 5, cause: error }) : error;
  }
}
