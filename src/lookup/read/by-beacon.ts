/** Tags by a beacon: its UUID and two numbers. Hidden tags are excluded, as in bundles. */
import { createLookup } from './by-key.ts';
import { hasUuid, mayStandIn } from './partial-beacons.ts';

/** Without its numbers only a beacon that stands in for all matches. */
type Beacon = { match_key: string; major: number | null; minor: number | null };
type Operands = Record<keyof Beacon, string>;

const itself = (beacon: Operands) => `
  select h.tag_id from hardwares h join tags owned on owned.id = h.tag_id and not owned.hidden
  where ${hasUuid('h', beacon.match_key)} and h.major = ${beacon.major} and h.minor = ${beacon.minor}`;

/** Last resort: a beacon that was attached without its numbers stands in for the unattached ones of its UUID. */
const standIn = (beacon: Operands) => `
  select h.tag_id from hardwares h join tags owned on owned.id = h.tag_id and not owned.hidden
  where ${hasUuid('h', beacon.match_key)}
    and ((h.major = ${beacon.major} and h.minor is null) or (h.major is null and h.minor = ${beacon.minor}) or (h.major is null and h.minor is null))
    and ${mayStandIn('owned', beacon.match_key)}
  order by h.major nulls last, h.minor nulls last, h.id
  limit 1`;

export const byBeacon = createLookup<Beacon>(
  'tag by beacon',
  { match_key: 'text', major: 'integer', minor: 'integer' },
  (beacon) => `t.id = coalesce((${itself(beacon)}), (${standIn(beacon)}))`,
);
