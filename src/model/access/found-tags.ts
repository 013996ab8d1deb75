/**
 * The tags in which words are found, out of their documents (`search-documents.ts`). First the parts that were typed are looked up
 * among all words that there are; the tags that have one of those for each part are then in one index. What has changed since
 * the documents were made is compared itself.
 */
import { type AnyQueryBuilder, type RawBuilder, raw } from 'objection';
import type { Database } from '../../database/connect.ts';
import { mostGathered } from './gathered.ts';
import type { SearchedColumn } from './owned-row.ts';
import { beginningOf, changedTags, documented, isLackTold, type Lacked, lacks } from './search-documents.ts';
import { type Asked, comparedIn, isShort } from './search-words.ts';

/** Up to so many are gathered, however many there are. */
const fewestTags = 5000;
/** Up to so many are of what is sparse: a list of all would be looked through for long before the first of them comes. */
const gatheredTags = 20_000;
/** Of one tag in so many, as a list finds them, a page and its count are found later in the list's order than by gathering all. */
const sparse = 50;
/**
 * Of more than these, as many as anybody wants to know of are counted sooner by asking one tag after the other. Of fewer the ids are told:
 * then PostgreSQL knows what it deals with, and a list by id is known.
 */
const mostTags = 60_000;
/** With more that have changed since, documents are no help. */
const mostChanged = 5000;
/** PostgreSQL compares each of the words that it looks for with each tag that has any: with more than these it looks several times. */
const fewWords = 200;
/** A tag that is asked by itself has each of its words compared with these. */
const fewAsked = 50;
const mostLooks = 100;

/** For what. */
export interface Wanted {
  /** A query of no table yet. */
  query: () => AnyQueryBuilder;
  /** As they are looked for. */
  words: readonly string[];
  asked: Asked;
  searchedColumns: readonly SearchedColumn[];
  /** Whose tags, where they are one customer's alone. */
  owner: number | undefined;
  /** Whether it matters how many are found, where they are very many. */
  isCounted: boolean;
  /** By what those of them are told apart that lack it; undefined where that does not matter. */
  lacked: Lacked | undefined;
  /** What is true of a tag, as `tags`, in which each of the words is found, and which is to be found at all. */
  isFound: () => RawBuilder[];
}

export interface FoundTags {
  /** One more than `mostTags` for all that are more, where it does not matter. */
  count: number;
  /** Whether they can be gathered for a page, wherever in a list they are. */
  isFew: boolean;
  /** Whether most tags are among them, as far as it can be said without counting those. */
  areMost: boolean;
  /** Their ids, where they are not very many. */
  told: readonly number[] | undefined;
  /** Whether a tag, as `tags`, is one of them that lacks what was asked for; undefined where documents do not tell it. */
  isLacking: RawBuilder | undefined;
  /** What stands behind a tag's id where it is that of one of them. */
  isTheirs: RawBuilder;
  /** Whether a tag, by SQL for its id, is one of them: read at once for all that are asked, or for each that is. */
  isAmong(tag: string): RawBuilder;
  isOne(tag: string): RawBuilder;
}

/** Undefined where there are no documents that hold. */
export async function foundTags(db: Database, wanted: Wanted): Promise<FoundTags | undefined> {
  const known = await lookedUp(db, wanted);
  if (!known || known.changed.length > mostChanged) return undefined;
  const { count, ids } = await told(known, wanted);
  const sparseTags = Math.max(fewestTags, Math.min(gatheredTags, known.documents / sparse));
  const fewTags = wanted.owner === undefined ? sparseTags : mostGathered(known.documents);
  return {
    ...{ count, isFew: count <= fewTags, areMost: count > mostTags },
    told: ids,
    isTheirs: ids ? raw('= any(?::integer[])', [ids]) : raw('in (?)', tagsWith(known, wanted)),
    isLacking: await isLackingOne(known, wanted),
    ...asked(known, wanted),
  };
}

/** How many there are, and which, where they are not too many to be told. */
interface Told {
  count: number;
  ids: number[] | undefined;
}

async function told(known: LookedUp, wanted: Wanted): Promise<Told> {
  const [row] = (await wanted
    .query()
    .from(raw(`(?${wanted.isCounted ? '' : ` limit ${mostTags + 1}`}) as found`, tagsWith(known, wanted)) as never)
    .select(
      raw('count(*)::integer as count'),
      raw(`case when count(*) <= ${mostTags} then coalesce(array_agg(tag_id), '{}') end as ids`),
    )) as { count: number; ids: number[] | null }[];
  return { count: row?.count ?? 0, ids: row?.ids ?? undefined };
}

function asked(known: LookedUp, wanted: Wanted): Pick<FoundTags, 'isAmong' | 'isOne'> {
  const found = tagsWith(known, wanted);
  // As a case, it is not taken for a join, which would be one with all of them.
  const isAmong = (tag: string) => raw(`case when ${tag} in (?) then true end`, found);
  const isLong = known.numbers.some(({ length }) => length > fewAsked);
  return { isAmong, isOne: isLong ? isAmong : (tag) => isOneWith(known, wanted, tag) };
}

/** What a tag lacks stands in its document as words do. */
async function isLackingOne(all: LookedUp, wanted: Wanted): Promise<RawBuilder | undefined> {
  const { lacked } = wanted;
  if (!lacked || !all.lacked) return undefined;
  const known = { ...all, numbers: [...all.numbers, all.lacked] };
  const lacking = { ...wanted, isCounted: false, isFound: () => [...wanted.isFound(), raw(lacks[lacked])] };
  const { ids } = await told(known, lacking);
  return ids ? raw('tags.id = any(?::integer[])', [ids]) : asked(known, lacking).isOne('tags.id');
}

interface LookedUp {
  /** For each word the numbers of those that have it in them. */
  numbers: number[][];
  /** Undefined where it is nobody's in particular; null where the owner had none. */
  owner: number | null | undefined;
  /** The number, if there is any, that says that a tag lacks what is asked for; null where documents do not say it. */
  lacked: number[] | null;
  changed: number[];
  /** How many documents there are, about. */
  documents: number;
}

async function lookedUp(
  db: Database,
  { words, asked: how, searchedColumns, owner, lacked }: Wanted,
): Promise<LookedUp | undefined> {
  const looks = words.map((word) => numbersOf(word, how, searchedColumns));
  const owned = `(select id from search_words where kind = 'owner' and word = ? limit 1)`;
  const lacking = `case when ${isLackTold('s')} then array(select id from search_words where kind = 'lacked' and word = ?) end`;
  const { rows } = await db.raw(
    `select array(${changedTags}) as changed, ${owner === undefined ? 'null' : owned} as owner, ${lacking} as lacked,
       (select greatest(reltuples, 0) from pg_class where oid = 'search_documents'::regclass) as documents,
       json_build_array(${looks.map(({ sql }) => `array(${sql})`).join(', ')}) as numbers
     from (${documented}) s`,
    [...(owner === undefined ? [] : [`${owner}`]), lacked ?? '', ...looks.flatMap(({ values }) => values)],
  );
  const [row] = rows;
  return row && { ...row, owner: owner === undefined ? undefined : row.owner };
}

/** Of an owner the words have but the number: the address is another table's. */
const owners = 'customers c join search_words w on w.word = c.id::text';

/** A query for the numbers of the words in which a word is found. */
function numbersOf(word: string, asked: Asked, columns: readonly SearchedColumn[]): { sql: string; values: string[] } {
  const alike = new Map<string, { kinds: Set<string>; values: string[] }>();
  for (const { column, kind, words } of columns) {
    if (!words) continue;
    const isOwner = words === 'owner';
    const compared = comparedIn({ column: isOwner ? column : 'w.word', kind }, word, asked);
    if (!compared) continue;
    const { sql, value, isBeginning } = compared;
    const as = kind === 'name' && isBeginning ? beginningOf(words) : words;
    const isOnly = !isOwner && isLettered(word) ? `w.word ~ '[^0-9]' and ` : '';
    const from = `${isOwner ? owners : 'search_words w'} where ${isOnly}${sql}`;
    const key = `${from} ${value}`;
    const same = alike.get(key) ?? { kinds: new Set(), values: [from, value] };
    alike.set(key, { ...same, kinds: same.kinds.add(as) });
  }
  const looks = [...alike.values()].map(({ kinds, values: [from = '', value = ''] }) => ({
    sql: `select w.id from ${from} and w.kind in ('${[...kinds].join("', '")}')`,
    value,
  }));
  return {
    sql: looks.map(({ sql }) => sql).join(' union ') || 'select 1 limit 0',
    values: looks.map(({ value }) => value),
  };
}

/** Whether a word is of so few letters that no index of trigrams finds them; no number has them. */
const isLettered = (word: string) => (isShort(word) || [...word].length < 3) && /^[^0-9]+$/.test(word);

/** For each word, and for an owner, the numbers of which a document has to have one. */
const numbersIn = ({ numbers, owner }: LookedUp): number[][] =>
  owner === undefined ? numbers : [...numbers, owner === null ? [] : [owner]];

/** What is true of a document, as `d`. The numbers stand in a query: PostgreSQL would read all documents where it saw that it is to find many. */
const documentConditions = (numbers: readonly number[][]): RawBuilder[] =>
  numbers.map((any) => raw('d.words && (select ?::integer[])', [any]));

const allOf = (conditions: readonly RawBuilder[]) => raw(conditions.map(() => '?').join(' and '), [...conditions]);

const changedWith = ({ changed }: LookedUp, { isFound }: Wanted): RawBuilder =>
  raw('select tags.id from tags where tags.id = any(?::integer[]) and ?', [changed, allOf(isFound())]);

function tagsWith(known: LookedUp, wanted: Wanted): RawBuilder {
  const documents = documentsWith(numbersIn(known));
  if (known.changed.length === 0) return documents;
  const unchanged = raw('select d.tag_id from (?) as d where d.tag_id <> all(?::integer[])', [
    documents,
    known.changed,
  ]);
  return raw('? union all ?', [unchanged, changedWith(known, wanted)]);
}

/**
 * The tags whose documents have a number for each word. What takes several looks is met with another such as a set, and with the rest in
 * each look: as conditions PostgreSQL, which takes the rest for one document, would look for it anew for each of the thousands.
 */
function documentsWith(numbers: readonly number[][]): RawBuilder {
  const few = numbers.filter(({ length }) => length <= fewWords);
  const sets = numbers.filter(({ length }) => length > fewWords).map((many) => severalLooks(many, few));
  return sets.length === 0 ? oneLook(few) : raw(sets.map(() => '(?)').join(' intersect '), sets);
}

const oneLook = (numbers: readonly number[][]): RawBuilder =>
  raw('select d.tag_id from search_documents d where ?', allOf(documentConditions(numbers)));

function isOneWith(known: LookedUp, wanted: Wanted, tag: string): RawBuilder {
  const has = allOf(documentConditions(numbersIn(known)));
  const isDocumented = raw(`(select ? from search_documents d where d.tag_id = ${tag})`, has);
  if (known.changed.length === 0) return isDocumented;
  const isChanged = raw(`${tag} in (?)`, changedWith(known, wanted));
  return raw(`case when ${tag} = any(?::integer[]) then ? else ? end`, [known.changed, isChanged, isDocumented]);
}

function severalLooks(numbers: readonly number[], others: readonly number[][]): RawBuilder {
  const size = Math.max(fewWords, Math.ceil(numbers.length / mostLooks));
  const looks: RawBuilder[] = [];
  for (let start = 0; start < numbers.length; start += size)
    looks.push(oneLook([...others, numbers.slice(start, start + size)]));
  return raw(looks.map(() => '?').join(' union '), looks);
}
