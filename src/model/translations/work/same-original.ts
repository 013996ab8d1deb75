/** Other tags of the same owner with the same original, which may share a person's translation. */
import type { TagPart } from '../../../../contracts/management/tag-filters.ts';
import type { WorkState } from '../../../../contracts/management/translation-work.ts';
import type { Database } from '../../../database/connect.ts';
import { joinOriginals, models } from '../models.ts';
import type { WorkCursor } from './work-rows.ts';

/** The most tags that are found. */
export const maxOthers = 500;

/** SQL: joins the tags `other` of originals `same`. */
const tagOf: Record<TagPart, string> = {
  text: 'join text_records s on s.id = same.text_record_id join tags other on other.id = s.tag_id',
  name: 'join tags other on other.id = same.tag_id',
};

/**
 * The originals with the text of `o`. The comparison deliberately uses an expression without an index: the trigram
 * index would take a quarter of a second. The `offset` is an optimisation fence that applies the key first; otherwise
 * PostgreSQL scans all tags of the owner.
 */
const equalOriginals = (table: string): string =>
  `select * from ${table} same
   where same.origin = 'original' and memory_key(same.text) = memory_key(o.text) and (same.text || '') = o.text
   offset 0`;

/** By tag, the others without a person's translation of the same original into the language; tags without an owner have none. */
export async function findOthers(
  db: Database,
  part: TagPart,
  tagIds: readonly number[],
  lang: string,
): Promise<Map<number, number[]>> {
  const { tableName: table, ownerColumn: owner } = models[part];
  const { rows } = await db.raw(
    `select own.id, found.ids
     from tags own ${joinOriginals(part, 'own.id')}
     cross join lateral (
       select array_agg(similar_tag.id order by similar_tag.id) as ids from (
         select other.id from (${equalOriginals(table)}) same ${tagOf[part]}
         left join ${table} t on t.${owner} = same.${owner} and t.lang_code = :lang
         where same.lang_code = o.lang_code
           and other.customer_id = own.customer_id and other.id <> own.id
           and (t.id is null or t.origin = 'machine')
         limit ${maxOthers}
       ) similar_tag
     ) found
     where own.id = any(cast(:tagIds as integer[])) and found.ids is not null`,
    { tagIds: [...tagIds], lang },
  );
  return new Map(rows.map(({ id, ids }: { id: number; ids: number[] }) => [id, ids]));
}

/** The number of others for each of these rows, in their order. */
export async function countOthers(db: Database, rows: readonly WorkCursor[], lang: string): Promise<number[]> {
  const others = await byPart(rows, (part, ids) => findOthers(db, part, ids, lang));
  return rows.map((row) => others(row)?.length ?? 0);
}

/** Reads data for these rows, separately for texts and names; undefined for a row without a result. */
async function byPart<T>(
  rows: readonly WorkCursor[],
  read: (part: TagPart, tagIds: readonly number[]) => Promise<Map<number, T>>,
): Promise<(row: WorkCursor) => T | undefined> {
  const found = new Map<TagPart, Map<number, T>>();
  for (const [part, own] of Map.groupBy(rows, (row) => row.part))
    found.set(
      part,
      await read(
        part,
        own.map(({ tag_id }) => tag_id),
      ),
    );
  return ({ part, tag_id }) => found.get(part)?.get(tag_id);
}

/** By tag, the newest up-to-date translation by a person of an equal original at another tag of the owner. */
async function writtenFor(
  db: Database,
  part: TagPart,
  tagIds: readonly number[],
  lang: string,
): Promise<Map<number, string>> {
  const { tableName: table, ownerColumn: owner } = models[part];
  const { rows } = await db.raw(
    `select own.id, found.text
     from tags own ${joinOriginals(part, 'own.id')}
     cross join lateral (
       select t.text from (${equalOriginals(table)}) same ${tagOf[part]}
       join ${table} t on t.${owner} = same.${owner} and t.lang_code = :lang and t.origin = 'human'
         and t.source_hash = same.source_hash
       where same.lang_code = o.lang_code and other.customer_id = own.customer_id and other.id <> own.id
       order by t.updated_at desc, t.id desc limit 1
     ) found
     where own.id = any(cast(:tagIds as integer[]))`,
    { tagIds: [...tagIds], lang },
  );
  return new Map(rows.map(({ id, text }: { id: number; text: string }) => [id, text]));
}

/**
 * The same for each of these rows, in their order; undefined for none, and where a person has translated the row
 * itself.
 */
export async function findTranslationsElsewhere(
  db: Database,
  rows: readonly (WorkCursor & { state: WorkState })[],
  lang: string,
): Promise<(string | undefined)[]> {
  const open = rows.filter(({ state }) => state !== 'human');
  const written = await byPart(open, (part, ids) => writtenFor(db, part, ids, lang));
  return rows.map((row) => (row.state === 'human' ? undefined : written(row)));
}
