/** Restores the hardware of restored tags: attaches free items again, and recreates deleted ones. */
import type { Transaction } from '../../database/transaction.ts';
import { sameHardware } from '../hardware-by-keys.ts';
import { insertRows } from './snapshot-rows.ts';

interface Item {
  entry_id: number;
  tag_id: number;
  id: number;
  /** The present row of this item; null where it is deleted. */
  present: number | null;
  present_tag: number | null;
  is_owners: boolean;
  /** Equal for items of which only one can exist. */
  key: string;
  /** The tag's owner: an item of a given tag may still name a former one. */
  customer_id: number | null;
}

/** An item that is attached to another tag, or belongs to another customer. */
interface ItemElsewhere {
  entry_id: number;
  id: number;
  tag_id: number | null;
}

const stored = `
  select s.entry_id, item from bin_snapshots s, jsonb_array_elements(s.snapshot -> 'hardwares') item
  where s.entry_id = any(cast(:entries as integer[]))`;

/** The key of an inserted row, computed anew: an older item may have had another one while it was duplicate. */
const key = `hardware_key(item ->> 'hardware_type', item ->> 'identifier')`;

/** The rows with its key, then or now. */
const present = [`item ->> 'match_key'`, key]
  .map((match_key) =>
    sameHardware({
      hardware_type: `item ->> 'hardware_type'`,
      match_key,
      major: `(item ->> 'major')::integer`,
      minor: `(item ->> 'minor')::integer`,
    }),
  )
  .join(' union all ');

/** An array, so that PostgreSQL uses the index: it expects a hundred items of each tag. */
const lock = `
  select from hardwares where id = any(array(
    select (item ->> 'id')::integer from (${stored}) stored
    union
    select h.id from (${stored}) stored cross join lateral (${present}) h))
  order by id for update`;

const items = `
  select stored.entry_id, (item ->> 'tag_id')::integer as tag_id, (item ->> 'id')::integer as id, h.id as present,
    h.tag_id as present_tag, h.customer_id is not distinct from b.customer_id as is_owners, b.customer_id,
    concat_ws(' ', item ->> 'hardware_type', ${key}, item ->> 'major', item ->> 'minor') as key
  from (${stored}) stored join bin b on b.id = stored.entry_id
  left join lateral (
    select * from (
      select h.* from hardwares h where h.id = (item ->> 'id')::integer union all ${present}) h
    order by h.id = (item ->> 'id')::integer desc limit 1) h on true
  order by stored.entry_id, id`;

const attached = `
  update hardwares h set tag_id = wanted.tag_id, customer_id = tags.customer_id
  from unnest(cast(:presents as integer[]), cast(:tags as integer[])) as wanted (present, tag_id)
  join tags on tags.id = wanted.tag_id
  where h.id = wanted.present`;

/** Restores the timestamps; a row with another id keeps its own. */
const timed = `
  update hardwares h set updated_at = (item ->> 'updated_at')::timestamptz
  from (${stored}) stored where h.id = (item ->> 'id')::integer and h.id = any(cast(:ids as integer[]))`;

/** Returns the items that could not be restored. */
export async function restoreHardware(trx: Transaction, entries: readonly number[]): Promise<ItemElsewhere[]> {
  await trx.raw(lock, { entries });
  const { rows } = await trx.raw(items, { entries });
  const [reattached, made, elsewhere] = [[] as Item[], [] as Item[], [] as ItemElsewhere[]];
  // Where several restored tags had the same item, the last one gets it.
  const taken = new Map<number | string, number>();
  for (const item of (rows as Item[]).toReversed()) {
    const { entry_id, id, tag_id, present, present_tag, is_owners, key } = item;
    const other = taken.get(present ?? key) ?? (present_tag === tag_id ? null : present_tag);
    if (other !== null || (present !== null && !is_owners)) elsewhere.push({ entry_id, id, tag_id: other });
    else {
      taken.set(present ?? key, tag_id);
      (present === null ? made : reattached).push(item);
    }
  }
  const ids = (of: readonly Item[]) => of.map(({ id }) => id);
  await trx.raw(attached, {
    presents: reattached.map(({ present }) => present),
    tags: reattached.map(({ tag_id }) => tag_id),
  });
  const instead = made.map(({ id, customer_id }) => ({ id, customer_id }));
  if (made.length > 0) await insertRows(trx, { table: 'hardwares', entries, only: made, instead });
  await trx.raw(timed, { entries, ids: ids(reattached) });
  return elsewhere.toReversed();
}
