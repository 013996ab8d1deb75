/** Fuzzy matches: translations by people of similar originals at other tags of the same owner. */
import type { TagPart } from '../../../../contracts/management/tag-filters.ts';
import type { Database } from '../../../database/connect.ts';
import { withSearchTimeout } from '../../access/search.ts';
import { tables, type WorkRow } from './work-rows.ts';

/** A person's translation of a similar original. */
export interface Similar {
  /** Of the translation. */
  id: number;
  tag_id: number;
  original: string;
  text: string;
  /** The share of the originals' trigrams that they have in common. */
  likeness: number;
}

/** The most shown matches, and their least similarity: below it translators can reuse little. */
const shown = { most: 3, least: 0.5 };
/**
 * Scans tags from this one in both directions, since tags that were created together are about similar things. The
 * limits on each side: scanned tags; compared ones among those with a translation by a person; and compared characters
 * of an original.
 */
const limits = { tags: 10_000, compared: 2000, characters: 500 };

const beginning = (text: string) => `left(${text}, ${limits.characters})`;

/**
 * One side. Stale translations are left out. Originals of very different lengths cannot share half of their trigrams.
 * The limits keep the planner from joining everything first.
 */
const side = (part: TagPart, [beyond, order]: readonly ['<' | '>', 'asc' | 'desc']): string => {
  const { table, owner, originals, tag } = tables[part];
  return `
  select tag.id as tag_id, own.* from (
    select id from tags where customer_id = (select customer_id from tags where id = :tag) and id ${beyond} :tag
    order by id ${order} limit ${limits.tags}
  ) tag, lateral (
    select made.id, made.text, made.updated_at, o.text as original
    from ${originals} join ${table} made on made.${owner} = o.${owner}
    where o.origin = 'original' and ${tag} = tag.id
      and o.lang_code = :from and o.text <> :text and char_length(o.text) between char_length(:text) / 3 and 3 * char_length(:text)
      and made.lang_code = :lang and made.origin = 'human' and made.source_hash = o.source_hash
    limit 1
  ) own
  order by tag.id ${order} limit ${limits.compared}`;
};

const similarSql = (part: TagPart): string => `
  with near as materialized (
    select *, similarity(${beginning('original')}, ${beginning(':text')}) as likeness
    from ((${side(part, ['<', 'desc'])}) union all (${side(part, ['>', 'asc'])})) near
  ), alike as (
    select distinct on (original, text) * from near where likeness >= ${shown.least} order by original, text, updated_at desc
  )
  select id, tag_id, original, text, likeness from alike order by likeness desc, updated_at desc, id desc limit ${shown.most}`;

/** The most similar first. Throws `too_much_to_search`. */
export function findSimilar(
  db: Database,
  { tag_id: tag, part, lang_code: lang, original }: Pick<WorkRow, 'tag_id' | 'part' | 'lang_code' | 'original'>,
): Promise<Similar[]> {
  const found = { text: original.text, from: original.lang_code, lang, tag };
  return withSearchTimeout(async () => (await db.raw(similarSql(part), found)).rows);
}
