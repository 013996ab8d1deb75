/** Restores tags; what cannot be restored is left out. */
import type { LeftOut } from '../../../contracts/management/bin.ts';
import { memoryName } from '../../../contracts/providers.ts';
import type { Transaction } from '../../database/transaction.ts';
import { Invalid } from '../../errors.ts';
import { chunksOf } from '../chunks.ts';
import { outdateRestored } from '../keep-word-staleness.ts';
import { isWithin } from '../tags/parents.ts';
import { outdatedHashSql } from '../translations/source-hash.ts';
import { restoreHardware } from './restore-hardware.ts';
import { insertRows } from './snapshot-rows.ts';

/** A part of an entry's record that was not restored. */
export interface NotRestored extends Pick<LeftOut, 'what' | 'why'> {
  entry_id: number;
  /** The id of the hardware or the child itself, else of the tag. */
  record_id: number;
  /** The record to name in the message: a tag by id, or a place by name. */
  named: { tag: number | null } | { place: string | null };
}

interface Plan {
  entry_id: number;
  id: number;
  place_id: number | null;
  has_place: boolean;
  place_name: string | null;
  parent_id: number | null;
  has_parent: boolean;
  reference: string | null;
  /** The tag that has the reference now, or is restored with it earlier. */
  holder: number | null;
}

const entriesOf = 'b.id = any(cast(:entries as integer[]))';

const plans = `
  select b.id as entry_id, b.record_id as id, r.place_id, p.id is not null as has_place,
    (select gone.name from bin gone where gone.resource = 'places' and gone.record_id = r.place_id
      and gone.customer_id = b.customer_id) as place_name,
    r.parent_id, exists (select from tags parent where parent.id = r.parent_id) or r.parent_id in (
      select b.record_id from bin b where ${entriesOf}) as has_parent,
    r.reference, coalesce(
      (select t.id from tags t where t.reference = r.reference and t.customer_id = b.customer_id),
      nullif(first_value(b.record_id) over (partition by b.customer_id, r.reference order by b.id), b.record_id)) as holder
  from bin b join bin_snapshots s on s.entry_id = b.id
  cross join jsonb_to_record(s.snapshot -> 'row') as r (place_id integer, parent_id integer, reference text)
  left join places p on p.id = r.place_id and p.customer_id is not distinct from b.customer_id
  where ${entriesOf} order by b.record_id`;

/** Prevents concurrent changes of their owners. */
const lockPlaces = `
  select from places where id in (
    select (s.snapshot -> 'row' ->> 'place_id')::integer from bin b join bin_snapshots s on s.entry_id = b.id where ${entriesOf})
  order by id for share`;

const isTaken = `
  select from bin b join tags t on t.tag_identifier = b.tag_identifier or t.id = b.record_id where ${entriesOf} limit 1`;

const children = `
  select b.id as entry_id, b.record_id as parent, child.id::integer as id, c.id is not null as is_there, c.parent_id,
    c.customer_id is not distinct from b.customer_id as is_owners,
    (own.snapshot -> 'row' ->> 'parent_id')::integer as own_parent
  from bin b join bin_snapshots s on s.entry_id = b.id
  cross join jsonb_array_elements_text(s.snapshot -> 'children') child (id)
  left join tags c on c.id = child.id::integer
  left join (bin b2 join bin_snapshots own on own.entry_id = b2.id)
    on b2.record_id = child.id::integer and b2.resource = 'tags' and b2.id = any(cast(:entries as integer[]))
  where ${entriesOf} order by b.id, c.id`;

/** The sources of copies are unknown now, so they become stale. */
const copies = `case when r ->> 'provider' = '${memoryName}'
  then jsonb_build_object('source_hash', ${outdatedHashSql("r ->> 'source_hash'")}) else '{}' end`;

const timed = `
  update tags t set updated_at = (s.snapshot -> 'row' ->> 'updated_at')::timestamptz
  from bin b join bin_snapshots s on s.entry_id = b.id where ${entriesOf} and t.id = b.record_id`;

const since = `select min(b.deleted_at) as since from bin b where ${entriesOf}`;

/** Throws `Invalid` where another tag has taken an identifier. Returns what was left out. */
export async function restoreTags(trx: Transaction, entries: readonly number[]): Promise<NotRestored[]> {
  if (entries.length === 0) return [];
  if ((await trx.raw(isTaken, { entries })).rows.length > 0)
    throw new Invalid({ base: ['The identifier is another tag’s by now.'] });
  await trx.raw(lockPlaces, { entries });
  const { rows } = await trx.raw(plans, { entries });
  const left = await insertTags(trx, entries, rows);
  await insertRows(trx, { table: 'text_records', entries });
  await insertRows(trx, { table: 'translations', entries, changed: copies });
  await insertRows(trx, { table: 'name_translations', entries, changed: copies });
  for (const { entry_id, id, tag_id } of await restoreHardware(trx, entries))
    left.push({ entry_id, record_id: id, what: 'hardware', why: 'elsewhere', named: { tag: tag_id } });
  left.push(...(await restoreChildren(trx, entries)), ...(await restoreParents(trx, rows)));
  const ids = (rows as Plan[]).map(({ id }) => id);
  const { rows: deleted } = await trx.raw(since, { entries });
  await outdateRestored(trx, ids, deleted[0].since);
  for (const some of chunksOf(entries)) await trx.raw(timed, { entries: some });
  return left;
}

async function insertTags(trx: Transaction, entries: readonly number[], rows: readonly Plan[]): Promise<NotRestored[]> {
  const instead = rows.map(({ id, place_id, has_place, reference, holder }) => ({
    id,
    parent_id: null,
    place_id: has_place ? place_id : null,
    reference: holder === null ? reference : null,
  }));
  await insertRows(trx, { table: 'tags', entries, instead });
  return rows.flatMap(({ entry_id, id: record_id, ...row }): NotRestored[] => [
    ...(row.place_id === null || row.has_place
      ? []
      : [{ entry_id, record_id, what: 'place', why: 'gone', named: { place: row.place_name } } as const]),
    ...(row.reference === null || row.holder === null
      ? []
      : [{ entry_id, record_id, what: 'reference', why: 'taken', named: { tag: row.holder } } as const]),
  ]);
}

interface Child {
  entry_id: number;
  parent: number;
  id: number;
  is_there: boolean;
  parent_id: number | null;
  is_owners: boolean;
  /** The parent that a child in the bin had. */
  own_parent: number | null;
}

/** Children that have no other parent now. */
async function restoreChildren(trx: Transaction, entries: readonly number[]): Promise<NotRestored[]> {
  const { rows } = await trx.raw(children, { entries });
  const restoredRows: Child[] = [];
  const left: NotRestored[] = [];
  for (const child of rows as Child[]) {
    const { entry_id, parent, id, is_there, parent_id, own_parent, is_owners } = child;
    if (parent_id === parent) continue;
    const isFree = parent_id === null && is_owners && (own_parent === null || own_parent === parent);
    if (is_there && isFree) restoredRows.push(child);
    else
      left.push({
        entry_id,
        record_id: id,
        what: 'child',
        why: is_there ? 'elsewhere' : 'gone',
        named: { tag: is_there ? id : null },
      });
  }
  await setParents(
    trx,
    restoredRows.map(({ id, parent }) => ({ id, parent_id: parent })),
  );
  return left;
}

/** After the children: a parent that is now within the tag would make a cycle. */
async function restoreParents(trx: Transaction, rows: readonly Plan[]): Promise<NotRestored[]> {
  const wanted = rows.flatMap(({ parent_id, ...row }) => (parent_id === null ? [] : [{ ...row, parent_id }]));
  const left: NotRestored[] = [];
  const restoredRows: { id: number; parent_id: number }[] = [];
  for (const { entry_id, id, parent_id, has_parent } of wanted) {
    const named = { tag: has_parent ? parent_id : null };
    if (!has_parent) left.push({ entry_id, record_id: id, what: 'parent', why: 'gone', named });
    else if (await isWithin(trx, parent_id, id))
      left.push({ entry_id, record_id: id, what: 'parent', why: 'elsewhere', named });
    else if (await hasChildren(trx, id)) await setParents(trx, [{ id, parent_id }]);
    else restoredRows.push({ id, parent_id });
  }
  await setParents(trx, restoredRows);
  return left;
}

const hasChildren = async (trx: Transaction, id: number): Promise<boolean> =>
  (await trx('tags').where({ parent_id: id }).first('id')) !== undefined;

async function setParents(trx: Transaction, wanted: readonly { id: number; parent_id: number }[]): Promise<void> {
  if (wanted.length === 0) return;
  await trx.raw(
    `update tags t set parent_id = wanted.parent_id
     from unnest(cast(:ids as integer[]), cast(:parents as integer[])) as wanted (id, parent_id)
     where t.id = wanted.id and t.parent_id is distinct from wanted.parent_id`,
    { ids: wanted.map(({ id }) => id), parents: wanted.map(({ parent_id }) => parent_id) },
  );
}
