/** Coverage counts of texts and names, from covering indexes on each request. */
import type { AnyQueryBuilder } from 'objection';
import { languageCodes } from '../../../contracts/languages.ts';
import { type TagPart, tagParts } from '../../../contracts/management/tag-filters.ts';
import type { Database } from '../../database/connect.ts';
import { Invalid } from '../../errors.ts';
import { Tag } from '../tags/tag.ts';
import { isStale } from '../translations/stale.ts';

/** The counts of all texts, or names, of a place from one original language in one language. */
export interface Group {
  part: TagPart;
  place_id: number | null;
  from_code: string;
  lang_code: string;
  original: number;
  human: number;
  machine: number;
  stale: number;
}

/** Restricts a query to the requested tags. */
export type Narrow = (tags: AnyQueryBuilder) => AnyQueryBuilder;

/** The rows of a part: `o` is the original, `x` the text in any language. And their tags `t`. */
const rowsOf: Record<TagPart, { rows: string; tags: string }> = {
  text: {
    rows: 'translations o join translations x on x.text_record_id = o.text_record_id',
    tags: 'join text_records r on r.id = o.text_record_id join :tags t on t.id = r.tag_id',
  },
  name: {
    rows: 'name_translations o join name_translations x on x.tag_id = o.tag_id',
    tags: 'join :tags t on t.id = o.tag_id',
  },
};

interface CountOptions {
  /** Without it all tags count, and none is read. */
  narrow?: Narrow | undefined;
  /** In these languages, and all originals; without them in all languages. */
  codes: readonly string[] | undefined;
}

const counting = (part: TagPart, place: string | undefined, { narrow, codes }: CountOptions) => `
  select ${place ?? 'null::integer'} as place_id, '${part}' as part, o.lang_code::text as from_code, x.lang_code::text as lang_code,
    count(*) filter (where x.origin = 'original')::integer as original,
    count(*) filter (where x.origin = 'human' and not ${isStale('x', 'o')})::integer as human,
    count(*) filter (where x.origin = 'machine' and not ${isStale('x', 'o')})::integer as machine,
    count(*) filter (where x.origin <> 'original' and ${isStale('x', 'o')})::integer as stale
  from ${rowsOf[part].rows} ${narrow ? rowsOf[part].tags : ''}
  where o.origin = 'original' ${codes ? `and (x.lang_code::text = any(:codes) or x.origin = 'original')` : ''}
  group by ${place ? `${place}, ` : ''}o.lang_code, x.lang_code
  limit :most`;

/** The most groups of a part: each place has few, but there may be many places. */
const maxGroups = 60_000;

/** Texts and names are counted concurrently. Throws `Invalid` for too many groups. */
async function counted(db: Database, place: string | undefined, what: CountOptions): Promise<Group[]> {
  const tags = what.narrow?.(Tag.query(db).select('tags.id', 'tags.place_id')).toKnexQuery();
  const values = { tags, codes: what.codes, most: maxGroups + 1 } as never;
  const groups = await Promise.all(tagParts.map((part) => db.raw(counting(part, place, what), values)));
  if (groups.some(({ rows }) => rows.length > maxGroups)) throw tooManyCoverageRows();
  return groups.flatMap(({ rows }) => rows);
}

/** By place. */
export const countGroups = (db: Database, what: CountOptions & { narrow: Narrow }): Promise<Group[]> =>
  counted(db, 't.place_id', what);

/** Counts of all places together, under no place. */
export const countAllPlaces = (db: Database, what: CountOptions): Promise<Group[]> => counted(db, undefined, what);

export const tooManyCoverageRows = () =>
  new Invalid({ base: ['These are too many figures at once: choose one place, or fewer languages.'] });

/** The first places with a text or a name, after the given one; null, for no place, comes last. */
export async function listPlaces(
  db: Database,
  narrow: Narrow,
  { behind, most }: { behind: number; most: number },
): Promise<(number | null)[]> {
  const rows: Pick<Group, 'place_id'>[] = await narrow(Tag.query(db).distinct('tags.place_id'))
    .whereRaw('(tags.place_id > ?::bigint or tags.place_id is null)', [behind])
    .whereRaw('tags.in_use')
    .orderBy('tags.place_id')
    .limit(most)
    .toKnexQuery();
  return rows.map(({ place_id }) => place_id);
}

/**
 * Finds the first language from this one on, which the index has immediately. `exists` would read the whole table for a
 * language without rows.
 */
const isFirstOf = (table: string) =>
  `lang_code = (select min(x.lang_code) from ${table} x where x.lang_code >= known.lang_code)`;

/** The languages of all texts and names of the tags; without `narrow` those of all tags, from an index. */
export async function listLanguages(db: Database, narrow: Narrow | undefined): Promise<string[]> {
  const { rows } = narrow
    ? await db.raw(
        `select x.lang_code::text from text_records r join translations x on x.text_record_id = r.id where r.tag_id in :tags
         union select lang_code::text from name_translations where tag_id in :tags`,
        { tags: narrow(Tag.query(db).select('tags.id')).toKnexQuery() } as never,
      )
    : await db.raw(
        `select lang_code from unnest(cast(? as text[])) as known (lang_code) where ${isFirstOf('translations')} or ${isFirstOf('name_translations')}`,
        [[...languageCodes]] as never,
      );
  return rows.map(({ lang_code }: { lang_code: string }) => lang_code);
}
