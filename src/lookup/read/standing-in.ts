/** Beacons that stand in for others of their UUID. When one does is said here alone. */

/** An alias of `hardwares`: a beacon that was attached without one or both of its numbers. */
export const isHalf = (row: string): string =>
  `${row}.hardware_type = 'ble-beacon' and (${row}.major is null or ${row}.minor is null)`;

/** A beacon of this UUID, whose `match_key` stands in the operand. */
export const ofUuid = (row: string, match_key: string): string =>
  `${row}.hardware_type = 'ble-beacon' and ${row}.match_key = ${match_key}`;

/**
 * On a half beacon of this UUID and its tag: it stands in only for a tag that has an owner, and only while nobody else holds
 * any beacon of the UUID. These are read one after the other until one is somebody else's: PostgreSQL would rather join all tags
 * to all beacons there are, but for the order and the offset.
 */
export const mayStandIn = (row: string, tag: string, match_key: string): string => `
  ${tag}.customer_id is not null
  and not exists (
    select from hardwares other
    where ${ofUuid('other', match_key)} and other.id <> ${row}.id
      and case when other.tag_id is null then other.customer_id
        else (select held.customer_id from tags held where held.id = other.tag_id) end is distinct from ${tag}.customer_id
    order by other.major, other.minor offset 0)`;
