/** Looking for words: in the rows that somebody reaches, and in nobody else's. */
import { type AnyQueryBuilder, type RawBuilder, raw } from 'objection';
import type { Actor } from '../../../contracts/access.ts';
import type { Database } from '../../database/connect.ts';
import { tookTooLong } from '../../database/failures.ts';
import { Failure } from '../../errors.ts';
import {
  askedIn,
  columnsFor,
  commonAmong,
  comparing,
  fenced,
  inAllRows,
  inEachRow,
  longOf,
  type Searched,
  soughtIn,
} from './compared-rows.ts';
import { documentedRows, isOf, type Purpose } from './documented-rows.ts';
import { type FoundTags, foundTags } from './found-tags.ts';
import { type Breadth, listedBy } from './policy.ts';
import type { Lacked } from './search-documents.ts';
import { isShort, wordsOf } from './search-words.ts';

export type { Searched } from './compared-rows.ts';
export type { Purpose } from './documented-rows.ts';

/** So many rows are looked through one by one, whatever the words are. */
const fewRows = 5000;

/** The rows of so many tags are gathered and compared. */
const fewCompared = 2500;

/** What somebody may look through, of one table. */
export interface Reach {
  /** Undefined where it is everything. */
  condition: RawBuilder | undefined;
  isLittle: boolean;
  isAdmins: boolean;
  /** The tags in which all the words are found, where documents tell that; then the rest does not matter. */
  found: FoundTags | undefined;
  /** Those of the words that stand nearly everywhere. Where little is looked through, it does not matter. */
  common: ReadonlySet<string>;
  /** None of the words finds anything by itself, so the list is looked through in its order. */
  isEverywhere: boolean;
}

/** What else is to be known of the tags that are found. */
interface Finding {
  isCounted?: boolean;
  lacked?: Lacked | undefined;
}

/**
 * Among what the actor looks for words, of what the index lists; `breadth` is the policy's. `isCounted`: whether it matters how many are
 * found, where they are very many; `lacked`: by what those of them are told apart that lack it.
 */
export async function reachOf(
  table: Searched,
  db: Database,
  actor: Actor,
  words: string,
  { breadth, isCounted = false, lacked }: Finding & { breadth?: Breadth | undefined } = {},
): Promise<Reach> {
  const sql = listedBy(table.resource, actor, breadth);
  const condition = sql === undefined ? undefined : raw(sql, { actor: actor.id });
  const reach = {
    condition,
    isAdmins: actor.isAdmin,
    found: undefined,
    common: new Set<string>(),
    isEverywhere: false,
  };
  if (wordsOf(words).length === 0) return { ...reach, isLittle: true };
  const found = await foundFor(table, db, actor, { ...reach, isCounted, lacked }, words);
  if (found) {
    const isFew = table.documentedIn?.hasOthers ? found.count <= fewCompared : found.isFew;
    return { ...reach, isLittle: isFew, found, isEverywhere: !isFew };
  }
  if (condition) {
    const some = (table.query(db) as AnyQueryBuilder).where(condition).limit(fewRows + 1);
    if ((await some.resultSize()) <= fewRows) return { ...reach, isLittle: true };
  }
  const long = longOf(table, words);
  const common = await commonAmong(long, comparing(table, reach, words), table, db);
  return { ...reach, isLittle: false, common, isEverywhere: long.length > 0 && long.every((word) => common.has(word)) };
}

/** Undefined where rows are not found by documents. An actor who does not reach all tags reaches its own. */
async function foundFor(
  table: Searched,
  db: Database,
  actor: Actor,
  reach: Pick<Reach, 'condition' | 'isAdmins'> & Finding,
  words: string,
): Promise<FoundTags | undefined> {
  const { documentedIn, tableName } = table;
  if (!documentedIn) return undefined;
  const compare = comparing(table, reach, words);
  const isFound = () => {
    const conditions = [
      ...(reach.condition ? [reach.condition] : []),
      ...soughtIn(table, words).map((word) => inEachRow(tableName, compare(word))),
    ];
    if (tableName === 'tags') return conditions;
    const all = conditions.map(() => '?').join(' and ');
    // What has an offset is no join: PostgreSQL would read all rows for a tag that has changed.
    return [
      raw(`exists (select from ?? where ${documentedIn.isOf} and ${all} offset 0)`, [
        tableName,
        raw('= tags.id'),
        ...conditions,
      ]),
    ];
  };
  return foundTags(db, {
    query: () => table.query(db) as AnyQueryBuilder,
    words: soughtIn(table, words),
    asked: askedIn(table, words),
    searchedColumns: columnsFor(table, reach),
    owner: reach.condition ? actor.id : undefined,
    isCounted: reach.isCounted ?? false,
    lacked: reach.lacked,
    isFound,
  });
}

/**
 * The rows within reach in which each of the words is found.
 *
 * Where documents don't tell: where reach is little, what others have written is not read: the condition of reach stands in a subquery
 * of its own, which PostgreSQL finishes first (`offset 0`), and only its rows are looked through, one by one. Where it is much, texts
 * are found by their indexes, and short words, and those that stand nearly everywhere, are only looked for in what the others have
 * found. Where all do, rows are looked through in the order of the list: as many as a page wants are found soon.
 */
export function rowsWith(
  table: Searched,
  db: Database,
  reach: Reach,
  words: string,
  purpose: Purpose = 'all',
): AnyQueryBuilder {
  const { tableName } = table;
  const { condition, isLittle, common, found } = reach;
  const rows = table.query(db) as AnyQueryBuilder;
  const all = soughtIn(table, words);
  if (found && all.length > 0) return documentedRows(table, rows, { ...reach, found }, words, purpose);
  const long = longOf(table, words);
  const short = all.filter(isShort);
  const beside = long.length > 0;
  const compare = comparing(table, reach, words);
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

/** A search as part of a larger query. */
export interface Sought {
  /** How many rows there are, where that is known, and was to be counted. */
  count: number | undefined;
  /** The ids of all rows, in no order, where those are known anyway. */
  told?: readonly number[] | undefined;
  /** The condition that each of the words is found in a row, by what the rows are wanted for. */
  condition(purpose: Purpose): RawBuilder;
}

/** Undefined where there are no words. `isCounted`: whether it matters how many are found, where they are very many. */
export async function withWords(
  table: Searched,
  db: Database,
  actor: Actor,
  words: string,
  isCounted = true,
): Promise<Sought | undefined> {
  if (wordsOf(words).length === 0) return undefined;
  const reach = await reachOf(table, db, actor, words, { isCounted });
  const { found, condition: isReached } = reach;
  if (found && !table.documentedIn?.hasOthers) {
    const condition = (purpose: Purpose) => {
      const isFound = isOf(table, found, purpose);
      return isReached ? raw('(? and ?)', [isReached, isFound]) : isFound;
    };
    const areTags = table.tableName === 'tags';
    const told = areTags && !isReached ? found.told : undefined;
    return { count: areTags && isCounted ? found.count : undefined, told, condition };
  }
  const id = `${table.tableName}.id`;
  const rows = rowsWith(table, db, reach, words).select(id);
  // As a list, they are looked for once: PostgreSQL may look for those of a subquery anew for each row.
  const isOneOf = raw('?? = any(array(?))', [id, rows]);
  return { count: undefined, condition: () => isOneOf };
}

/** Does what looks through rows. Throws `too_much_to_search` where it has taken longer than the pool for that allows. */
export async function lookingThrough<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw tookTooLong(error) ? new Failure('too_much_to_search', { retryAfter: 5, cause: error }) : error;
  }
}
