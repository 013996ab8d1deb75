/** Tags by a beacon, which its UUID and two numbers tell from others. */
import { lookupBy } from './by-key.ts';

/** Without its numbers it is found by what stands in for any. */
type Beacon = { match_key: string; major: number | null; minor: number | null };
type Operands = Record<keyof Beacon, string>;

const ofUuid = (row: string, { match_key }: Operands) =>
  `${row}.hardware_type = 'ble-beacon' and ${row}.match_key = ${match_key}`;

const itself = (beacon: Operands) => `
  select h.tag_id from hardwares h
  where ${ofUuid('h', beacon)} and h.major = ${beacon.major} and h.minor = ${beacon.minor}`;

/**
 * A beacon that was attached without its numbers stands in for the ones of its UUID that nobody has attached, as the last
 * resort: only for a tag that has an owner, and only while nobody else holds any beacon of this UUID.
 */
const standIn = (beacon: Operands) => `
  select h.tag_id from hardwares h join tags owned on owned.id = h.tag_id
  where ${ofUuid('h', beacon)} and owned.customer_id is not null
    and ((h.major = ${beacon.major} and h.minor is null) or (h.major is null and h.minor = ${beacon.minor}) or (h.major is null and h.minor is null))
    and not exists (
      select from hardwares other left join tags held on held.id = other.tag_id
      where ${ofUuid('other', beacon)} and other.id <> h.id
        and case when other.tag_id is null then other.customer_id else held.customer_id end is distinct from owned.customer_id)
  order by h.major nulls last, h.minor nulls last, h.id
  limit 1`;

export const byBeacon = lookupBy<Beacon>(
  'tag by beacon',
  { match_key: 'text', major: 'integer', minor: 'integer' },
  (beacon) => `t.id = coalesce((${itself(beacon)}), (${standIn(beacon)}))`,
);
