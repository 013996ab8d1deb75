/** The tags of a bundle, in several languages at once, one statement for a page. */

import type { HardwareType } from '../../../contracts/primitives.ts';
import type { Database } from '../../database/connect.ts';
import { runNamed } from '../../database/connect.ts';
import { languagesAmong, namePart, textPart } from './languages.ts';
import { isIncompleteBeacon, mayStandIn } from './partial-beacons.ts';
import { type Reading, readStatement } from './reading.ts';

/** The tags: all of a customer, or those in one place. */
export interface BundledTags {
  customer_id: number;
  place_id?: number;
}

/** By language code. */
type ByLanguage = Record<string, string> | null;

export interface BundledReading extends Reading {
  place_id: number | null;
  /** In the order in which it was attached. */
  items: { type: HardwareType; identifier: string; major: number | null; minor: number | null; stands_in: boolean }[];
  texts: ByLanguage;
  names: ByLanguage;
  /** Undefined where they were not requested. */
  origins?: { text: ByLanguage; name: ByLanguage };
}

const items = `coalesce(
  (select json_agg(
     json_build_object('type', a.hardware_type, 'identifier', a.identifier, 'major', a.major, 'minor', a.minor,
       'stands_in', case when ${isIncompleteBeacon('a')} then ${mayStandIn('t', 'a.match_key')} else false end)
     order by a.id)
   from hardwares a where a.tag_id = t.id),
  '[]')`;

const languages = '$5::text[]';
const among = (column: 'text' | 'origin') =>
  ({ text: languagesAmong(languages, column, textPart), name: languagesAmong(languages, column, namePart) }) as const;

const columns = `, t.place_id, ${items} as items, ${among('text').text} as texts, ${among('text').name} as names`;
const origins = `, json_build_object('text', ${among('origin').text}, 'name', ${among('origin').name}) as origins`;

const listed = (name: string, more: string) =>
  readStatement<Omit<BundledReading, keyof Reading>>(
    name,
    'tags t',
    `where t.id = any ($2::integer[]) and not t.hidden and t.customer_id = $3 and ($4::integer is null or t.place_id = $4)
     order by t.id`,
    more,
  );
const plainly = listed('bundled tags', columns);
const withOrigins = listed('bundled tags with origins', columns + origins);

/** The existing tags with these ids that are open to visitors, by ascending id. `codes`: the languages wanted besides the originals. */
export function readBundled(
  db: Database,
  { customer_id, place_id = null }: { customer_id: number; place_id?: number | null },
  ids: readonly number[],
  { codes, hasOrigins }: { codes: readonly string[]; hasOrigins: boolean },
): Promise<BundledReading[]> {
  return (hasOrigins ? withOrigins : plainly)(db, [ids, customer_id, place_id, codes], {});
}

/** Ids per page: an id is short. */
const most = 5000;

/** The ids of the tags, ascending, page by page (keyset). */
export async function* readBundledIds(db: Database, of: BundledTags): AsyncGenerator<number[]> {
  const conditions = Object.keys(of).map((column, i) => `${column} = $${i + 1}`);
  const ownValues = Object.values(of);
  const text = `
    select array_agg(id) as ids from (
      select id from tags where ${conditions.join(' and ')} and not hidden and id > $${ownValues.length + 1} order by id limit ${most}) page`;
  const name = `ids of tags by ${Object.keys(of)}`;
  for (let behind = 0; ; ) {
    const [page] = await runNamed<{ ids: number[] | null }>(db, name, text, [...ownValues, behind]);
    const ids = page?.ids ?? [];
    if (ids.length > 0) yield ids;
    if (ids.length < most) return;
    behind = ids.at(-1) as number;
  }
}
