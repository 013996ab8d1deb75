/** Beacons that stand in for others of their UUID. This is the only definition of that condition. */

/** For an alias of `hardwares`: a beacon that was attached without one or both of its numbers. */
export const isHalf = (row: string): string =>
  `${row}.hardware_type = 'ble-beacon' and (${row}.major is null or ${row}.minor is null)`;

/** A beacon of the UUID whose `match_key` is in the operand. */
export const ofUuid = (row: string, match_key: string): string =>
  `${row}.hardware_type = 'ble-beacon' and ${row}.match_key = ${match_key}`;

/**
 * For a half beacon of this UUID and its tag: it stands in only for a tag with an owner, and only while no other
 * customer has a beacon of the UUID. The beacons are read one by one until the first of another customer; without the
 * order and the offset PostgreSQL joins all tags to all beacons.
 */
export const mayStandIn = (row: string, tag: string, match_key: string): string => `
  ${tag}.customer_id is not null
  and not exists (
    select from hardwares other
    where ${ofUuid('other', match_key)} and other.id <> ${row}.id
      and case when other.tag_id is null then other.customer_id
        else (select held.customer_id from tags held where held.id = other.tag_id) end is distinct from ${tag}.customer_id
    order by other.major, other.minor offset 0)`;
