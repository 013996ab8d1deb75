/** FD4: by what a search has found tags, where a list does not show it. */
import type { Database } from '../../database/connect.ts';
import { excerptAround, finderIn, type Part } from '../access/marks.ts';
import { lookingThrough } from '../access/search.ts';
import { any, type Condition, type Search, searchIn, type Word, within } from '../access/search-words.ts';

export type FoundPart = 'reference' | 'name' | 'place' | 'text' | 'description' | 'hardware';

/** What a tag was found by. */
export interface FoundIn {
  part: FoundPart;
  /** Null where the language is unknown. */
  lang: string | null;
  excerpt: Part[];
}

interface Source {
  tag_id: number;
  part: FoundPart;
  lang: string | null;
  text: string;
  /** The list shows it. */
  is_shown: boolean;
}

const sources = `
  select t.id as tag_id, 1 as at, 'reference' as part, null as lang, t.reference as text, false as is_shown from tags t
  union all select n.tag_id, 2, 'name', n.lang_code, n.text, n.origin = 'original' from name_translations n
  union all select t.id, 3, 'place', null, p.name, true from tags t join places p on p.id = t.place_id
  union all select r.tag_id, case x.origin when 'original' then 4 else 5 end, 'text', x.lang_code, x.text, false
    from text_records r join translations x on x.text_record_id = r.id
  union all select t.id, 6, 'description', null, t.description, char_length(t.description) <= 160 from tags t
  union all select h.tag_id, 7, 'hardware', null, h.identifier, false from hardwares h`;

/** By tag; nothing for those whose shown columns have all the words. Throws `too_much_to_search`. */
export async function foundIn(
  db: Database,
  tagIds: readonly number[],
  typed: string,
): Promise<ReadonlyMap<number, readonly FoundIn[]>> {
  const search = searchIn(typed);
  if (!search || tagIds.length === 0) return new Map();
  const { sql, values } = matching(search);
  const { rows } = await lookingThrough(() =>
    db.raw(
      `select * from (${sources}) as source where source.tag_id = any(?::integer[]) and ${sql} order by tag_id, at`,
      [[...tagIds], ...values] as never[],
    ),
  );
  const byTag = Map.groupBy(rows as Source[], ({ tag_id }) => tag_id);
  return new Map([...byTag].map(([id, all]) => [id, findingsOf(all, search)]));
}

/** Sources with any of the words. */
function matching({ words, key: whole }: Search): Condition {
  const keys = [whole, ...words.map(({ key }) => key)].filter((key) => key !== undefined && key !== '');
  return any([
    ...words.map((word) => within('search_words(source.text)', word)),
    ...keys.map((key) => ({
      sql: `(source.part = 'hardware' and search_key(source.text) like ?)`,
      values: [`${key}%`],
    })),
  ]);
}

function findingsOf(all: readonly Source[], { words }: Search): FoundIn[] {
  const sources = all.map((source) => ({ ...source, find: finderIn(source.text) }));
  const isIn = ({ find }: (typeof sources)[number], word: Word) => find([word]).length > 0;
  const shown = sources.filter(({ is_shown }) => is_shown);
  const missing = words.filter((word) => !shown.some((source) => isIn(source, word)));
  if (words.length > 0 && missing.length === 0) return [];
  const used = missing.map((word) => sources.find((source) => !source.is_shown && isIn(source, word)));
  const item = sources.find(({ part }) => part === 'hardware');
  const by = new Set([...used, ...(used.includes(undefined) || words.length === 0 ? [item] : [])]);
  return [...by]
    .filter((source) => source !== undefined)
    .map(({ part, lang, text, find }) => ({ part, lang, excerpt: excerptAround(text, find(words)) }));
}
