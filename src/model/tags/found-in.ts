/** FD4: by what a search has found a row of a list, where the list does not show it. */
import type { Database } from '../../database/connect.ts';
import { excerptAround, finderIn, type Part } from '../access/marks.ts';
import { lookingThrough } from '../access/search.ts';
import { any, type Condition, contains, type Search, searchIn, type Word } from '../access/search-words.ts';

export type FoundPart = 'reference' | 'name' | 'place' | 'text' | 'description' | 'hardware';

/** What a tag was found by. */
export interface FoundIn {
  part: FoundPart;
  /** Null where the language is unknown. */
  lang: string | null;
  excerpt: Part[];
}

/** A row of a list: its tag, and the texts that the list shows of it. */
export interface ShownRow<K> {
  key: K;
  tag_id: number;
  shown: readonly (string | null | undefined)[];
}

interface Source {
  tag_id: number;
  part: FoundPart;
  lang: string | null;
  text: string;
}

const sources = `
  select t.id as tag_id, 1 as at, 'reference' as part, null as lang, t.reference as text from tags t
  union all select n.tag_id, 2, 'name', n.lang_code, n.text from name_translations n
  union all select t.id, 3, 'place', null, p.name from tags t join places p on p.id = t.place_id
  union all select r.tag_id, case x.origin when 'original' then 4 else 5 end, 'text', x.lang_code, x.text
    from text_records r join translations x on x.text_record_id = r.id
  union all select t.id, 6, 'description', null, t.description from tags t
  union all select h.tag_id, 7, 'hardware', null, h.identifier from hardwares h`;

/** By the rows' keys; nothing for a row that shows all the words. Throws `too_much_to_search`. */
export async function foundIn<K>(
  db: Database,
  listed: readonly ShownRow<K>[],
  typed: string,
): Promise<ReadonlyMap<K, readonly FoundIn[]>> {
  const search = searchIn(typed);
  if (!search || listed.length === 0) return new Map();
  const { sql, values } = matching(search);
  const { rows } = await lookingThrough(() =>
    db.raw(
      `select * from (${sources}) as source where source.tag_id = any(?::integer[]) and ${sql} order by tag_id, at`,
      [[...new Set(listed.map(({ tag_id }) => tag_id))], ...values] as never[],
    ),
  );
  const found = (rows as Source[]).map((source) => ({ ...source, find: finderIn(source.text) }));
  const byTag = Map.groupBy(found, ({ tag_id }) => tag_id);
  return new Map(listed.map(({ key, tag_id, shown }) => [key, findingsOf(byTag.get(tag_id) ?? [], shown, search)]));
}

/** Sources with any of the words. */
function matching({ words, key: whole }: Search): Condition {
  const keys = [whole, ...words.map(({ key }) => key)].filter((key) => key !== undefined && key !== '');
  return any([
    ...words.map((word) => contains('search_words(source.text)', word)),
    ...keys.map((key) => ({
      sql: `(source.part = 'hardware' and search_key(source.text) like ?)`,
      values: [`${key}%`],
    })),
  ]);
}

type Found = Source & { find: ReturnType<typeof finderIn> };

function findingsOf(sources: readonly Found[], shown: ShownRow<unknown>['shown'], { words }: Search): FoundIn[] {
  const isIn = ({ find }: Pick<Found, 'find'>, word: Word) => find([word]).length > 0;
  const visible = shown.map((text) => ({ find: finderIn(text ?? '') }));
  const missing = words.filter((word) => !visible.some((text) => isIn(text, word)));
  if (words.length > 0 && missing.length === 0) return [];
  const used = missing.map((word) => sources.find((source) => isIn(source, word)));
  const item = sources.find(({ part }) => part === 'hardware');
  const by = new Set([...used, ...(used.includes(undefined) || words.length === 0 ? [item] : [])]);
  return [...by]
    .filter((source) => source !== undefined)
    .map(({ part, lang, text, find }) => ({ part, lang, excerpt: excerptAround(text, find(words)) }));
}
