/** Other tags of the same owner with the same original: one person's translation may serve all of them. */
import type { TagPart } from '../../../../contracts/management/tag-filters.ts';
import type { WorkState } from '../../../../contracts/management/translation-work.ts';
import type { Database } from '../../../database/connect.ts';
import { joinOriginals, models } from '../models.ts';
import type { WorkCursor } from './work-rows.ts';

/** The most that are found. */
export const mostOthers = 500;

/** SQL: joins the tags `other` of originals `same`. */
const tagOf: Record<TagPart, string> = {
  text: 'join text_records s on s.id = same.text_record_id join tags other on other.id = s.tag_id',
  name: 'join tags other on other.id = same.tag_id',
};

/**
 * The originals with the text of `o`. It is compared by an expression without an index: the trigram index, which also finds
 * whole texts, takes a quarter of a second. The `offset` is an optimisation fence that applies the key first: PostgreSQL
 * would rather go through all tags of the owner, which may be very many.
 */
const equalOriginals = (table: string): string =>
  `select * from ${table} same
   where same.origin = 'original' and memory_key(same.text) = memory_key(o.text) and (same.text || '') = o.text
   offset 0`;

/** By tag, the others without a person's translation of the same original into the language; tags without an owner have none. */
export async function othersOf(
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
         limit ${mostOthers}
       ) similar_tag
     ) found
     where own.id = any(cast(:tagIds as integer[])) and found.ids is not null`,
    { tagIds: [...tagIds], lang },
  );
  return new Map(rows.map(({ id, ids }: { id: number; ids: number[] }) => [id, ids]));
}

/** The number of others for each of these rows, in their order. */
export async function countOthers(db: Database, rows: readonly WorkCursor[], lang: string): Promise<number[]> {
  const others = await byPart(rows, (part, ids) => othersOf(db, part, ids, lang));
  return rows.map((row) => others(row)?.length ?? 0);
}

/** What is read of the tags of these rows, texts and names apart; undefined for a row of which nothing is found. */
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

/** By tag, what a person has last written for an equal original at another tag of the owner, of the original as it is. */
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

/** The same for each of these rows, in their order; undefined where there is nothing, or a person's text is there already. */
export async function writtenElsewhere(
  db: Database,
  rows: readonly (WorkCursor & { state: WorkState })[],
  lang: string,
): Promise<(string | undefined)[]> {
  const open = rows.filter(({ state }) => state !== 'human');
  const written = await byPart(open, (part, ids) => writtenFor(db, part, ids, lang));
  return rows.map((row) => (row.state === 'human' ? undefined : written(row)));
}
