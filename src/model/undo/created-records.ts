/** Undoes the creation of tags and places: they go into the bin, unless they have been changed since. */
import type { RecordedResource } from '../../../contracts/management/history-entry.ts';
import { deletePlaces, deleteTags } from '../bin/move-to-bin.ts';
import { isSame, type NetChange } from './change-set.ts';
import { readFormerItems } from './former-hardware.ts';
import type { JsonRow, UndoRun } from './undo-run.ts';

/** Columns that are no contents of a record. */
const ignoredColumns = ['id', 'created_at', 'updated_at', 'purchase_id', 'history_from', 'in_use', 'match_key'];

/** Whether a row is unchanged since the set. The history does not record the owner of hardware. */
export const isUnchangedSince = (net: NetChange, row: JsonRow): boolean =>
  Object.keys(row).every((name) => {
    const isAside = ignoredColumns.includes(name) || (name === 'customer_id' && net.resource === 'hardwares');
    const isCompared = net.fields.has(name) || !isAside;
    return !isCompared || isSame(row[name], net.fields.get(name)?.[1]);
  });

interface Parts {
  text_records: readonly JsonRow[];
  /** Written by people. */
  translations: readonly JsonRow[];
  name_translations: readonly JsonRow[];
  hardwares: readonly JsonRow[];
  children: readonly number[];
}

const parts = `
  select t.id,
    coalesce((select jsonb_agg(to_jsonb(x)) from text_records x where x.tag_id = t.id), '[]') as text_records,
    coalesce((select jsonb_agg(to_jsonb(x) - '{provider,source_hash,former_machine_texts}'::text[])
      from text_records r join translations x on x.text_record_id = r.id
      where r.tag_id = t.id and x.origin <> 'machine'), '[]') as translations,
    coalesce((select jsonb_agg(to_jsonb(x) - '{provider,source_hash,former_machine_texts}'::text[])
      from name_translations x where x.tag_id = t.id and x.origin <> 'machine'), '[]') as name_translations,
    coalesce((select jsonb_agg(to_jsonb(x)) from hardwares x where x.tag_id = t.id), '[]') as hardwares,
    coalesce((select jsonb_agg(x.id) from tags x where x.parent_id = t.id), '[]') as children
  from tags t where t.id = any(?::integer[])`;

/**
 * Deletes the tags that the set has created, unless they or their parts have changed since. Returns the ids of all that
 * it has created: nothing else has to undo their parts.
 */
export async function undoCreatedTags(undoing: UndoRun, nets: readonly NetChange[]): Promise<ReadonlySet<number>> {
  const made = nets.filter(({ resource, kind }) => resource === 'tags' && kind === 'made');
  const all = new Set(made.map(({ id }) => id));
  const rows = await undoing.rows('tags', all);
  const { rows: found } = await undoing.trx.raw(parts, [[...all]] as never[]);
  const present = new Map((found as (Parts & { id: number })[]).map((each) => [each.id, each]));
  const ofTags = Map.groupBy(
    nets.filter(({ resource, tag_id }) => resource !== 'tags' && tag_id !== null && all.has(tag_id)),
    ({ tag_id }) => tag_id,
  );
  const deletedIds = new Set<number>();
  for (const net of made) {
    const [row, has] = [rows.get(net.id), present.get(net.id)];
    if (row && has && isUnchangedSince(net, row) && arePartsAsLeft(ofTags.get(net.id) ?? [], has))
      deletedIds.add(net.id);
  }
  keepParents(deletedIds, present, nets);
  for (const net of made) {
    if (deletedIds.has(net.id)) undoing.did(net);
    else if (rows.has(net.id)) undoing.keep(net, null, 'changed_since');
  }
  await deleteTags(undoing.trx, [...deletedIds]);
  await undoHardwareOfDeleted(undoing, nets, deletedIds);
  return all;
}

function arePartsAsLeft(nets: readonly NetChange[], has: Parts): boolean {
  const tables = ['text_records', 'translations', 'name_translations', 'hardwares'] as const;
  return tables.every((table) => {
    const left = nets.filter(({ resource, kind, fields }) =>
      resource !== table ? false : kind === 'made' ? fields.get('origin')?.[1] !== 'machine' : kind === 'changed',
    );
    const rows = new Map(has[table].map((row) => [row.id, row]));
    const isLeft = (net: NetChange) => {
      const row = rows.get(net.id);
      if (!row) return false;
      return net.kind === 'made'
        ? isUnchangedSince(withoutDerived(net), row)
        : [...net.fields].every(([name, [, value]]) => isSame(row[name], value));
    };
    return rows.size === left.length && left.every(isLeft);
  });
}

/** Fields of history entries that are not columns. */
const derived: Partial<Record<RecordedResource, readonly string[]>> = {
  translations: ['tag_id', 'stale'],
  name_translations: ['stale'],
};
const withoutDerived = (net: NetChange): NetChange => ({
  ...net,
  fields: new Map([...net.fields].filter(([name]) => !derived[net.resource]?.includes(name))),
});

/** A parent is not deleted while one of its children remains, unless the undo gives that child another parent. */
function keepParents(deletedIds: Set<number>, present: ReadonlyMap<number, Parts>, nets: readonly NetChange[]): void {
  const moved = new Map(
    nets.flatMap(({ resource, kind, id, fields }) =>
      resource === 'tags' && kind === 'changed' && fields.has('parent_id') ? [[id, fields.get('parent_id')?.[1]]] : [],
    ),
  );
  for (let before = -1; before !== deletedIds.size; ) {
    before = deletedIds.size;
    for (const id of [...deletedIds])
      if (!present.get(id)?.children.every((child) => deletedIds.has(child) || moved.get(child) === id))
        deletedIds.delete(id);
  }
}

/**
 * The hardware of deleted tags is free now: items that the set has created are deleted, others return to their former
 * state.
 */
async function undoHardwareOfDeleted(
  undoing: UndoRun,
  nets: readonly NetChange[],
  deletedIds: ReadonlySet<number>,
): Promise<void> {
  const items = nets.filter(
    ({ resource, tag_id }) => resource === 'hardwares' && tag_id !== null && deletedIds.has(tag_id),
  );
  const made = items.filter(({ kind }) => kind === 'made').map(({ id }) => id);
  await undoing.delete('hardwares', made);
  const former = await readFormerItems(undoing, items);
  const patches = items
    .filter(({ kind }) => kind === 'changed')
    .map((net) => ({ ...former.columnsOf(net), ...(former.isTagGone(net) && { tag_id: null }), id: net.id }));
  await undoing.update('hardwares', patches);
}

const inPlaces = `select id, place_id from tags where place_id = any(?::integer[]) order by id for update`;

/** Deletes the places that the set has created, unless tags have been put into them since. */
export async function undoCreatedPlaces(undoing: UndoRun, nets: readonly NetChange[]): Promise<void> {
  const made = nets.filter(({ resource, kind }) => resource === 'places' && kind === 'made');
  const ids = made.map(({ id }) => id);
  if (ids.length === 0) return;
  const { rows: there } = await undoing.trx.raw(inPlaces, [ids] as never[]);
  const rows = await undoing.rows('places', ids);
  const busy = new Set((there as { place_id: number }[]).map(({ place_id }) => place_id));
  const unused = made.filter((net) => {
    const row = rows.get(net.id);
    const isFree = row !== undefined && !busy.has(net.id) && isUnchangedSince(net, row);
    if (row && !isFree) undoing.keep(net, null, 'changed_since');
    return isFree;
  });
  await deletePlaces(
    undoing.trx,
    unused.map(({ id }) => id),
  );
  for (const net of unused) undoing.did(net);
}
