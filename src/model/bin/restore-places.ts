/** Restores places with their bundle links, and with those of their tags that are in no place now. */
import { limits } from '../../../contracts/primitives.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { NotRestored } from './restore-tags.ts';
import { insertRows } from './snapshot-rows.ts';

const entriesOf = 'b.id = any(cast(:entries as integer[]))';

const tagsBack = `
  update tags t set place_id = b.record_id
  from bin b join bin_snapshots s on s.entry_id = b.id cross join jsonb_array_elements_text(s.snapshot -> 'tags') member (id)
  where ${entriesOf} and t.id = member.id::integer and t.place_id is null and t.customer_id = b.customer_id`;

const lock = `
  select from tags where place_id is null and id in (
    select member.id::integer from bin b join bin_snapshots s on s.entry_id = b.id
    cross join jsonb_array_elements_text(s.snapshot -> 'tags') member (id) where ${entriesOf})
  order by id for update`;

/** The links of customers who may have any, with the resulting number: a former owner may have become a member. */
const links = `
  select b.id as entry_id, b.record_id, (link ->> 'id')::integer as id,
    row_number() over (partition by link -> 'customer_id' order by link -> 'id')
      + (select count(*) from bundle_links l where l.customer_id = (link ->> 'customer_id')::integer) <= :most as has_room
  from bin b join bin_snapshots s on s.entry_id = b.id cross join jsonb_array_elements(s.snapshot -> 'bundle_links') link
  where ${entriesOf} and exists (select from customers c where c.id = (link ->> 'customer_id')::integer and c.member_of is null)
  order by id`;

const owners = `select from customers c where c.id in (select b.customer_id from bin b where ${entriesOf}) order by c.id for no key update`;

/** Returns what was left out. */
export async function restorePlaces(trx: Transaction, entries: readonly number[]): Promise<NotRestored[]> {
  if (entries.length === 0) return [];
  // The lock order of all writers of tags: tags before their places.
  await trx.raw(lock, { entries });
  await trx.raw(owners, { entries });
  await insertRows(trx, { table: 'places', entries });
  await trx.raw(tagsBack, { entries });
  const { rows } = await trx.raw(links, { entries, most: limits.bundleLinks });
  const all = rows as { entry_id: number; record_id: number; id: number; has_room: boolean }[];
  const fitting = all.filter(({ has_room }) => has_room);
  if (fitting.length > 0) await insertRows(trx, { table: 'bundle_links', entries, only: fitting });
  return all
    .filter(({ has_room }) => !has_room)
    .map(({ entry_id, record_id }) => ({
      entry_id,
      record_id,
      what: 'link' as const,
      why: 'taken' as const,
      named: { place: null },
    }));
}
