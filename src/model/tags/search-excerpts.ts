/** FD4: the match of a search in a row of a list, where the row does not show it. */
import type { Database } from '../../database/connect.ts';
import { searchKey } from '../access/fold.ts';
import { excerptAround, keyRanges, mergeRanges, type Part, rangeFinder } from '../access/highlights.ts';
import { withSearchTimeout } from '../access/search.ts';
import { anyOf, type Condition, contains, parseSearch, type Search, type Word } from '../access/search-words.ts';

type FoundPart = 'reference' | 'name' | 'place' | 'text' | 'description' | 'hardware';

/** A match in a text or field of a tag. */
interface FoundIn {
  part: FoundPart;
  /** Null where the language is unknown. */
  lang: string | null;
  excerpt: Part[];
}

/** A row of a list: its tag, and the texts that the list shows of it. */
interface SearchedRow<K> {
  key: K;
  tag_id: number;
  shown: readonly (string | null | undefined)[];
}

interface Source {
  tag_id: number;
  part: FoundPart;
  lang: string | null;
  text: string;
  /** The form in which an identifier is compared. */
  key: string | null;
}

const sources = `
  select t.id as tag_id, 1 as at, 'reference' as part, null as lang, t.reference as text, null as key from tags t
  union all select n.tag_id, 2, 'name', n.lang_code, n.text, null from name_translations n
  union all select t.id, 3, 'place', null, p.name, null from tags t join places p on p.id = t.place_id
  union all select r.tag_id, case x.origin when 'original' then 4 else 5 end, 'text', x.lang_code, x.text, null
    from text_records r join translations x on x.text_record_id = r.id
  union all select t.id, 6, 'description', null, t.description, null from tags t
  union all select h.tag_id, 7, 'hardware', null, h.identifier, search_key(h.match_key) from hardwares h`;

/** The match of each row by the row's key; none for a row that shows all the words. Throws `too_much_to_search`. */
export async function findMatches<K>(
  db: Database,
  listed: readonly SearchedRow<K>[],
  typed: string,
): Promise<ReadonlyMap<K, readonly FoundIn[]>> {
  const search = listed.length > 0 ? parseSearch(typed) : undefined;
  if (!search) return new Map();
  const { sql, values } = matching(search);
  const { rows } = await withSearchTimeout(() =>
    db.raw(
      `select * from (${sources}) as source where source.tag_id = any(?::integer[]) and ${sql} order by tag_id, at`,
      [[...new Set(listed.map(({ tag_id }) => tag_id))], ...values] as never[],
    ),
  );
  const found = (rows as Source[]).map((source) => ({ ...source, find: rangeFinder(source.text) }));
  const byTag = Map.groupBy(found, ({ tag_id }) => tag_id);
  return new Map(listed.map(({ key, tag_id, shown }) => [key, findingsOf(byTag.get(tag_id) ?? [], shown, search)]));
}

/** The searched beginnings of identifiers, that of the whole search first. */
const keysOf = (search: Search): string[] => [
  ...search.keys,
  ...search.words.map(({ key }) => key).filter((key) => key !== undefined),
];

/** Sources with any of the words. */
function matching(search: Search): Condition {
  return anyOf([
    ...search.words.map((word) => contains('search_words(source.text)', word)),
    ...keysOf(search).map((key) => ({
      sql: `(source.part = 'hardware' and (search_key(source.text) like ? or source.key like ?))`,
      values: [`${key}%`, `${key}%`],
    })),
  ]);
}

type SourceWithFinder = Source & { find: ReturnType<typeof rangeFinder> };

/** The forms of an identifier: as displayed, and as compared. */
const formsOf = ({ key, text }: Source): string[] => (key === null ? [] : [searchKey(text), key]);

const isWhole = (source: Source, search: Search): boolean => formsOf(source).some((form) => search.keys.includes(form));

function findingsOf(
  sources: readonly SourceWithFinder[],
  shown: SearchedRow<unknown>['shown'],
  search: Search,
): FoundIn[] {
  const { words } = search;
  const isIn = ({ find }: Pick<SourceWithFinder, 'find'>, word: Word) => find([word]).length > 0;
  const visible = shown.map((text) => ({ find: rangeFinder(text ?? '') }));
  const missing = words.filter((word) => !visible.some((text) => isIn(text, word)));
  if (words.length > 0 && missing.length === 0) return [];
  const whole = sources.find((source) => isWhole(source, search));
  const begun = ({ key }: Word) =>
    sources.find((source) => key !== undefined && formsOf(source).some((form) => form.startsWith(key)));
  if (whole) return [findingOf(whole, search)];
  const lines: { source: SourceWithFinder; finding: FoundIn }[] = [];
  for (const word of missing) {
    const source = sources.find((each) => isIn(each, word)) ?? begun(word);
    const isShown = lines.some(
      (line) =>
        line.source === source && (!isIn(source, word) || isIn({ find: rangeFinder(textOf(line.finding)) }, word)),
    );
    if (source && !isShown) lines.push({ source, finding: findingOf(source, search, word) });
  }
  return lines.map(({ finding }) => finding);
}

const textOf = ({ excerpt }: FoundIn): string => excerpt.map(({ text }) => text).join('');

const findingOf = (source: SourceWithFinder, search: Search, word?: Word): FoundIn => ({
  part: source.part,
  lang: source.lang,
  excerpt: excerptOf(source, search, word),
});

/** An identifier that matches in another spelling than the stored one is marked as a whole. */
function excerptOf(source: SourceWithFinder, search: Search, word?: Word): Part[] {
  const { part, text, find } = source;
  const all = [{ from: 0, to: text.length }];
  if (isWhole(source, search)) return excerptAround(text, all);
  const ranges = mergeRanges([...find(search.words), ...(part === 'hardware' ? keyRanges(text, keysOf(search)) : [])]);
  if (ranges.length === 0 && part === 'hardware') return excerptAround(text, all);
  return excerptAround(text, ranges, word && find([word])[0]);
}
