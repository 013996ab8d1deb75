/**
 * Search by words. Tags and their parts are found by `tag_search`, which has a row for each tag
 * (`database/schema/7-search.sql`); small tables are searched directly. A probe with a limit decides the plan: few
 * matches are collected by their ids, many are found by a scan in the order of a list, until a page is full.
 */
import { type AnyQueryBuilder, type RawBuilder, raw } from 'objection';
import type { Actor } from '../../../contracts/access.ts';
import { maxCounted } from '../../../contracts/management/list-query.ts';
import type { Database } from '../../database/connect.ts';
import { isStatementTimeout } from '../../database/failures.ts';
import { Failure } from '../../errors.ts';
import type { OwnedRow } from './owned-row.ts';
import { type Breadth, listedRows } from './policy.ts';
import {
  allOf,
  anyOf,
  beginsName,
  type Condition,
  contains,
  inName,
  inRowOf,
  inTag,
  isKey,
  isName,
  isReference,
  parseSearch,
  type Search,
  type Word,
} from './search-words.ts';
import { hashedInOrder, probe, queriesByAlternative, type RowCondition } from './sort-order.ts';

export type SearchedTable = Pick<typeof OwnedRow, 'tableName' | 'resource' | 'searched'> & {
  query: (db: Database) => unknown;
};

/** Tags that are few, by ascending id, and the rank of each: 1 best, 6 worst. */
export interface FewTags {
  plan: 'few';
  ids: readonly number[];
  ranks: readonly number[];
}

/**
 * The result of a search in a table: conditions on its rows, and for tags and their parts the probe's result. `many`:
 * more tags than are counted or ranked. `isOfSome`, for parts: the condition that a row belongs to a tag of the probe.
 */
export type SearchResult = { conditions: readonly RowCondition[] } & (
  | { plan: 'compared' }
  | FewTags
  | { plan: 'many'; isOfSome?: RawBuilder }
);

interface Scope {
  breadth?: Breadth | undefined;
  /** Further conditions on tags. */
  conditions?: readonly RowCondition[];
  /** The most tags that are ranked; for more, and without it, only ids are read. */
  mostRanked?: number | undefined;
  /** For a list of parts of tags. */
  isOfOthers?: boolean;
}

/** A search for tags. */
interface TagSearch extends Search {
  words: readonly WordBeside[];
}

/** A word with its matches outside the tag's own row: places by name, and for admins owners by e-mail address. */
interface WordBeside extends Word {
  places: readonly number[];
  owners: readonly number[];
}

/** The tags read for lists of their parts: slightly more than counted, since some tags have no row there. */
const maxProbed = Math.ceil(maxCounted * 1.1);

/** Undefined where no word is typed. Throws `Invalid` for too many. */
export async function searchConditions(
  table: SearchedTable,
  db: Database,
  actor: Actor,
  typed: string,
  scope: Scope = {},
): Promise<SearchResult | undefined> {
  const search = parseSearch(typed);
  if (!search) return undefined;
  const { columns, keys = [], tag, isNames, isOfTags = `${tag} = any(?::integer[])` } = table.searched;
  const compared = columns.length > 0 ? [rawOf(inRowOf({ columns, keys }, search))] : [];
  if (tag === undefined) return { plan: 'compared', conditions: compared };
  if (isNames) return { plan: 'compared', conditions: [isNamed(tag, search), ...compared] };
  const sought = await lookedBeside(db, actor, search);
  const tags = () => (table.query(db) as AnyQueryBuilder).from('tags');
  const isOfOthers = table.tableName !== 'tags';
  const { areFew, ids, ranks } = await probedTags(db, actor, sought, tags, isOfOthers ? { isOfOthers } : scope);
  if (areFew) return { plan: 'few', ids, ranks, conditions: [hashedInOrder(isOfTags, () => ids)] };
  return {
    plan: 'many',
    conditions: [isMatch(tag, sought)],
    ...(isOfOthers && { isOfSome: raw(isOfTags, [ids]) }),
  };
}

const rawOf = ({ sql, values }: Condition): RawBuilder => raw(sql, values as never[]);

/** The tags are read where they are few, and for lists of parts in any case. */
async function probedTags(
  db: Database,
  actor: Actor,
  search: TagSearch,
  tags: () => AnyQueryBuilder,
  { breadth, conditions = [], mostRanked, isOfOthers = false }: Scope,
): Promise<Pick<FewTags, 'ids' | 'ranks'> & { areFew: boolean }> {
  const few = mostRanked ?? maxCounted;
  const rows = () =>
    listedRows(tags().joinRaw('join tag_search s on s.tag_id = tags.id').select('tags.id'), 'tags', actor, breadth);
  const probed = probe(
    'probe',
    queriesByAlternative(rows, [...conditions, () => branchesOf(search).map(rawOf)]),
    isOfOthers ? maxProbed : few + 1,
  );
  // Ranks cost more than ids, and are useful for few tags only.
  const rank = mostRanked ? rankOf(search) : undefined;
  const { rows: read } = await db.raw(
    `with ${probed.sql},
       counted as (select count(*) <= ${few} as are_few from probe)
     select (select are_few from counted) as are_few, array_agg(id order by id) as ids, array_agg(rank order by id) as ranks
     from (
       ${rank ? `select tags.id, ${rank.sql} as rank from probe join tags on tags.id = probe.id join tag_search s on s.tag_id = tags.id` : 'select id, 1 as rank from probe'}
       where (select are_few from counted) or ${isOfOthers}) as found`,
    [...probed.values, ...(rank?.values ?? [])] as never[],
  );
  const [{ are_few: areFew, ids, ranks }] = read;
  return { areFew, ids: ids ?? [], ranks: ranks ?? [] };
}

/** Whether a tag, given as SQL for its id, has all the words in its names; checked row by row in a scan. */
function isNamed(tag: string, { words }: Search): RowCondition {
  const { sql, values } = allOf(words.map((word) => contains('s.names', word)));
  const row = `select ${sql} from tag_search s where s.tag_id = ${tag}`;
  return (isInOrder) =>
    raw(isInOrder ? `(${row})` : `${tag} in (select s.tag_id from tag_search s where ${sql})`, values as never[]);
}

/**
 * The same for words anywhere in the tag, as a scalar subquery, which is computed for each row instead of becoming a
 * join.
 */
function isMatch(tag: string, search: TagSearch): RawBuilder {
  const words = search.words.map((word) => inRow(word, lookedUp));
  const { sql, values } = matches(search, words);
  return raw(`(select ${sql} from tag_search s where s.tag_id = ${tag})`, values as never[]);
}

/** The same as alternative conditions, each with an index: places and owners with a word are a branch of their own. */
function branchesOf(search: TagSearch): Condition[] {
  const { words } = search;
  const split = words.find(isBeside);
  const others = words.filter((word) => word !== split).map((word) => inRow(word));
  if (!split) return [matches(search, others)];
  return [matches(search, [inTag(split), ...others]), allOf([besideOf(split), ...others])];
}

/** All the words, or the whole as an identifier. */
const matches = ({ keys }: Search, words: readonly Condition[]): Condition =>
  anyOf([...(words.length > 0 ? [allOf(words)] : []), isKey(keys)]);

function rankOf(search: TagSearch): Condition {
  const named = search.words.map((word) => {
    const [name, beside] = [inName(word), besideOf(word)];
    return {
      sql: `case when ${name.sql} then 4 when ${beside.sql} then 5 else 6 end`,
      values: [...name.values, ...beside.values],
    };
  });
  const [whole, name, beginning] = [
    anyOf([isKey(search.keys), isReference(search)]),
    isName(search),
    beginsName(search),
  ];
  return {
    sql: `case when ${whole.sql} then 1 when ${name.sql} then 2 when ${beginning.sql} then 3
      else greatest(${named.map(({ sql }) => sql).join(', ') || '6'}) end`,
    values: [whole, name, beginning, ...named].flatMap(({ values }) => values),
  };
}

async function lookedBeside(db: Database, actor: Actor, search: Search): Promise<TagSearch> {
  const { words } = search;
  const { id, isAdmin } = actor;
  if (words.length === 0) return { ...search, words: [] };
  const columns = words.flatMap((word, at) => {
    const place = contains('search_words(name)', word);
    const reach = isAdmin ? { sql: 'true', values: [] } : { sql: 'customer_id = ?', values: [id] };
    const email = isAdmin && word.email !== undefined ? { sql: 'email = ?', values: [word.email] } : undefined;
    return [
      idsOf(`places_${at}`, 'places', allOf([reach, place])),
      ...(email ? [idsOf(`owners_${at}`, 'customers', email)] : []),
    ];
  });
  const { rows } = await db.raw(
    `select ${columns.map(({ sql }) => sql).join(', ')}`,
    columns.flatMap(({ values }) => values) as never[],
  );
  const found = (name: string): number[] => rows[0][name] ?? [];
  return {
    ...search,
    words: words.map((word, at) => ({ ...word, places: found(`places_${at}`), owners: found(`owners_${at}`) })),
  };
}

const idsOf = (name: string, table: string, { sql, values }: Condition): Condition => ({
  sql: `array(select id from ${table} where ${sql}) as ${name}`,
  values,
});

const isBeside = ({ places, owners }: WordBeside): boolean => places.length > 0 || owners.length > 0;

type ColumnOf = (column: 'place_id' | 'customer_id') => string;

const ofRow: ColumnOf = (column) => `tags.${column}`;

/** The place of a tag is not looked up where the words are in its own row. */
const lookedUp: ColumnOf = (column) => `(select b.${column} from tags b where b.id = s.tag_id)`;

/** Matches the name of the tag's place, or the e-mail address of its owner. */
const besideOf = ({ places, owners }: WordBeside, of = ofRow): Condition =>
  anyOf([
    ...(places.length > 0 ? [{ sql: `${of('place_id')} = any(?::integer[])`, values: [places] }] : []),
    ...(owners.length > 0 ? [{ sql: `${of('customer_id')} = any(?::integer[])`, values: [owners] }] : []),
  ]);

/** A word of a tag, by its row in `tags` and in `tag_search`. */
const inRow = (word: WordBeside, of = ofRow): Condition => anyOf([inTag(word), besideOf(word, of)]);

/** Throws `too_much_to_search` beyond the statement timeout of the pool for searches. */
export async function withSearchTimeout<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isStatementTimeout(error) ? new Failure('too_much_to_search', { retryAfter: 5, cause: error }) : error;
  }
}
