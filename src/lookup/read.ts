/**
 * Reading a tag: ONE SQL statement brings the tag, its text and its name in the best language that is stored, and its
 * hardware. Everything is found by unique indexes; the statements are named, so each connection plans them once.
 */
import type { Gender } from '../../contracts/primitives.ts';
import { inBatches, longestWhole } from '../database/batches.ts';
import type { Database } from '../database/connect.ts';
import { runNamed } from '../database/connect.ts';
import { Hardware } from '../model/hardware.ts';
import type { HardwareKey } from '../model/hardware-key.ts';
import { tagIdentifierOf } from '../model/tags/tag.ts';
import { isStale } from '../model/translations/stale.ts';

/** A tag as a lookup finds it. Texts are null where there is none. */
export interface TagReading {
  id: number;
  tag_identifier: string;
  description: string | null;
  image_url: string | null;
  text_url: string | null;
  gender: Gender | null;
  text_record_id: number | null;
  /** The text in the language that was asked for, where it is stored and fresh; else the original. */
  text: string | null;
  text_lang: string | null;
  text_original_lang: string | null;
  name: string | null;
  name_lang: string | null;
  name_original_lang: string | null;
  hardware?: { type: HardwareKey['type']; identifier: string }[];
}

// A machine's work counts only as long as the original is what it was made from; a person's work is always served.
export const isServed = (row: string, original: string) =>
  `${row}.origin <> 'original' and (${row}.origin = 'human' or not ${isStale(row, original)})`;

/** Of a tag `t`, its text record `r`, the originals `o` and `n`, and what is served in their place: `x` and `nx`. */
export const columns = `
  t.id, t.tag_identifier, t.description, t.image_url, t.text_url, r.gender, r.id as text_record_id,
  coalesce(x.text, o.text) as text, coalesce(x.lang_code, o.lang_code)::text as text_lang, o.lang_code::text as text_original_lang,
  coalesce(nx.text, n.text) as name, coalesce(nx.lang_code, n.lang_code)::text as name_lang, n.lang_code::text as name_original_lang`;

const allHardware = `
  coalesce(
    (select json_agg(json_build_object('type', a.hardware_type, 'identifier', a.identifier) order by a.id)
     from hardwares a where a.tag_id = t.id),
    '[]') as hardware`;

const joins = (lang: string) => `
  from tags t
  left join text_records r on r.tag_id = t.id
  left join translations o on o.text_record_id = r.id and o.origin = 'original'
  left join translations x on x.text_record_id = r.id and x.lang_code = ${lang} and ${isServed('x', 'o')}
  left join name_translations n on n.tag_id = t.id and n.origin = 'original'
  left join name_translations nx on nx.tag_id = t.id and nx.lang_code = ${lang} and ${isServed('nx', 'n')}`;

/** Named and exported for the benchmark, whose hand-written server runs the very same. */
export const byIdentifier = `select ${columns} ${joins('$1')} where t.tag_identifier = $2`;

const byChipOrCode = `
  select ${columns}, ${allHardware} ${joins('$1')}
  where t.id = (
    select h.tag_id from hardwares h
    where h.hardware_type = $2 and h.match_key = $3 and h.major is null and h.minor is null)`;

/**
 * A beacon that was attached without its numbers stands in for the ones of its UUID that nobody has attached, as the last
 * resort: only for a tag that has an owner, and only while nobody else holds any beacon of this UUID.
 */
const standIn = `
  select h.tag_id from hardwares h join tags owned on owned.id = h.tag_id
  where h.hardware_type = $2 and h.match_key = $3 and owned.customer_id is not null
    and ((h.major = $4 and h.minor is null) or (h.major is null and h.minor = $5) or (h.major is null and h.minor is null))
    and not exists (
      select from hardwares other left join tags held on held.id = other.tag_id
      where other.hardware_type = $2 and other.match_key = $3 and other.id <> h.id
        and case when other.tag_id is null then other.customer_id else held.customer_id end is distinct from owned.customer_id)
  order by h.major nulls last, h.minor nulls last, h.id
  limit 1`;

export const byBeacon = `
  select ${columns}, ${allHardware} ${joins('$1')}
  where t.id = coalesce(
    (select h.tag_id from hardwares h
     where h.hardware_type = $2 and h.match_key = $3 and h.major = $4 and h.minor = $5),
    (${standIn}))`;

/** The tag with this identifier; texts in the language where stored, else the original. */
export async function readByIdentifier(
  db: Database,
  input: string,
  lang: string | undefined,
): Promise<TagReading | undefined> {
  const identifier = tagIdentifierOf(input);
  if (identifier === undefined) return undefined;
  const [reading] = await runNamed<TagReading>(db, 'tag-by-identifier', byIdentifier, [lang ?? null, identifier]);
  return reading;
}

/** The tag that this hardware is attached to. */
export async function readByHardware(
  db: Database,
  hardware: HardwareKey,
  lang: string | undefined,
): Promise<TagReading | undefined> {
  const key = [lang ?? null, hardware.type, Hardware.matchKey(hardware)];
  const [reading] =
    hardware.type === 'ble-beacon'
      ? await runNamed<TagReading>(db, 'tag-by-beacon', byBeacon, [...key, hardware.major, hardware.minor])
      : await runNamed<TagReading>(db, 'tag-by-chip-or-code', byChipOrCode, key);
  return reading;
}

/** Which of a customer's tags: all, or a page of them. */
export interface TagsPage {
  limit?: number | undefined;
  /** Only tags with a larger record id. */
  after?: number | undefined;
  /** Only tags that have changed since, as an ISO 8601 timestamp. */
  updatedSince?: string | undefined;
}

const ofCustomer = `
  select ${columns}, ${allHardware} ${joins('null')}
  where t.customer_id = $1 and t.id > $2 and t.updated_at > $3
  order by t.id
  limit $4`;

const countOfCustomer = `
  select count(*)::integer as count from tags where customer_id = $1 and updated_at > $2`;

/**
 * A page; `total`: how many there are on all pages; `hasMore`: there are others after these; `batches`: all tags, where all
 * were asked for and they are many.
 */
interface ReadTags {
  readings: TagReading[];
  total: number;
  hasMore: boolean;
  batches: AsyncIterable<TagReading[]> | undefined;
}

/** The tags that belong to a customer, by ascending id, in their original languages. */
export async function readOfCustomer(
  db: Database,
  customerId: number,
  { limit, after, updatedSince = '-infinity' }: TagsPage,
): Promise<ReadTags> {
  const read = (behind: number, most: number) =>
    runNamed<TagReading>(db, 'tags-of-customer', ofCustomer, [customerId, behind, updatedSince, most]);
  // One more than is wanted tells whether there are others.
  const found = await read(after ?? 0, (limit ?? longestWhole) + 1);
  const readings = found.slice(0, limit ?? longestWhole);
  const isLong = readings.length < found.length;
  const isAll = limit === undefined && after === undefined && !isLong;
  const [counted] = isAll
    ? []
    : await runNamed<{ count: number }>(db, 'count-of-customer', countOfCustomer, [customerId, updatedSince]);
  return {
    readings,
    total: counted?.count ?? readings.length,
    hasMore: limit !== undefined && isLong,
    batches: limit === undefined && isLong ? inBatches(readings, read) : undefined,
  };
}
