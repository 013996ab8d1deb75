/** Beacons that stand in for others of their UUID. This is the only definition of that condition. */

/** For an alias of `hardwares`: a beacon that was attached without one or both of its numbers. */
export const isIncompleteBeacon = (row: string): string =>
  `${row}.hardware_type = 'ble-beacon' and (${row}.major is null or ${row}.minor is null)`;

/** A beacon of the UUID whose `match_key` is in the operand. */
export const hasUuid = (row: string, match_key: string): string =>
  `${row}.hardware_type = 'ble-beacon' and ${row}.match_key = ${match_key}`;

/** The first holder of this UUID's beacons by their index; descending, null comes first. */
const holder = (match_key: string, order: string): string => `(
    select other.customer_id from hardwares other where ${hasUuid('other', match_key)}
    order by other.customer_id ${order} limit 1)`;

/**
 * For a half beacon of this UUID and its tag: it stands in only for a tag with an owner, and only while no other
 * customer has a beacon of the UUID. That is so if the tag's owner is the first holder and the last.
 */
export const mayStandIn = (tag: string, match_key: string): string => `
  ${tag}.customer_id is not null
  and ${tag}.customer_id is not distinct from ${holder(match_key, 'asc')}
  and ${tag}.customer_id is not distinct from ${holder(match_key, 'desc')}`;
