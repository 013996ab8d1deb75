/** Undoes changes of the fields of tags. */
import { isWithin } from '../tags/parents.ts';
import { endCopies } from '../translations/copies.ts';
import { isSame, type NetChange } from './change-set.ts';
import type { JsonRow, UndoRun } from './undo-run.ts';

type Patch = Record<string, unknown> & { id: number };

export async function undoTagFields(undoing: UndoRun, nets: readonly NetChange[]): Promise<void> {
  const changed = nets.filter(({ resource, kind }) => resource === 'tags' && kind === 'changed');
  const rows = await undoing.rowsOf('tags', changed);
  const patches: Patch[] = [];
  const known = await referredBy(undoing, changed);
  for (const net of changed) {
    const row = rows.get(net.id);
    if (!row) keepFields(undoing, net, 'gone');
    else {
      const patch = await patchOf(undoing, net, row, known);
      if (Object.keys(patch).length > 0) patches.push({ ...patch, id: net.id });
    }
  }
  const fitting = await withReferences(undoing, patches, rows, new Map(changed.map((net) => [net.id, net])));
  await undoing.update('tags', fitting);
  const given = fitting.filter((patch) => Object.hasOwn(patch, 'customer_id'));
  await endCopies(
    undoing.trx,
    given.map(({ id }) => id),
  );
  for (const { id } of fitting) undoing.did({ resource: 'tags', id });
}

export function keepFields(undoing: UndoRun, net: NetChange, why: 'gone' | 'forbidden' | 'changed_since'): void {
  for (const field of net.fields.keys()) undoing.keep(net, field, why);
}

/** The existing records that fields refer to. */
interface References {
  /** The owners of places. */
  places: ReadonlyMap<number, number>;
  customers: ReadonlySet<number>;
  tags: ReadonlySet<number>;
}

async function referredBy({ trx }: UndoRun, nets: readonly NetChange[]): Promise<References> {
  const ids = (field: string) => [
    ...new Set(nets.flatMap(({ fields }) => (fields.get(field)?.[0] as number | null | undefined) ?? [])),
  ];
  const found = (table: string, field: string) =>
    trx(table)
      .whereRaw('id = any(?::integer[])', [ids(field)])
      .orderBy('id')
      .forKeyShare();
  const places = await found('places', 'place_id').select('id', 'customer_id');
  return {
    places: new Map(places.map(({ id, customer_id }) => [id, customer_id])),
    // Members own nothing.
    customers: new Set(await found('customers', 'customer_id').whereNull('member_of').pluck('id')),
    tags: new Set(await found('tags', 'parent_id').pluck('id')),
  };
}

/** The columns to change. */
async function patchOf(
  undoing: UndoRun,
  net: NetChange,
  row: JsonRow,
  known: References,
): Promise<Record<string, unknown>> {
  const gift = net.fields.get('customer_id');
  const isGivenBack = gift !== undefined && !isSame(row.customer_id, gift[0]);
  if (gift) {
    const [former, present] = gift;
    // The new owner of a tag may not learn its former values.
    const why =
      !undoing.actor.isAdmin || former === null
        ? 'forbidden'
        : isGivenBack && !isSame(row.customer_id, present)
          ? 'changed_since'
          : known.customers.has(former as number)
            ? undefined
            : 'gone';
    if (why) {
      keepFields(undoing, net, why);
      return {};
    }
  }
  const owner = gift ? gift[0] : row.customer_id;
  const patch: Record<string, unknown> = {};
  for (const field of undoing.revertible(net, row)) {
    const former = net.fields.get(field)?.[0] ?? null;
    const why = former === null ? undefined : await obstacle(undoing, net, { field, former, owner, known });
    if (why) undoing.keep(net, field, why);
    else patch[field] = former;
  }
  return patch;
}

interface RevertedField {
  field: string;
  former: unknown;
  owner: unknown;
  known: References;
}

/** The reason why a field cannot be reverted; undefined where it can. */
async function obstacle({ trx }: UndoRun, { id }: NetChange, { field, former, owner, known }: RevertedField) {
  if (field === 'place_id') return known.places.get(former as number) === owner ? undefined : 'gone';
  if (field !== 'parent_id') return undefined;
  if (!known.tags.has(former as number)) return 'gone';
  return (await isWithin(trx, former as number, id)) ? 'taken' : undefined;
}

/** Leaves out references that other tags have taken meanwhile. Tags that have swapped references release them first. */
async function withReferences(
  undoing: UndoRun,
  patches: Patch[],
  rows: ReadonlyMap<number, JsonRow>,
  nets: ReadonlyMap<number, NetChange>,
): Promise<Patch[]> {
  const wanted = patches.filter(({ reference }) => typeof reference === 'string');
  if (wanted.length === 0) return patches;
  const ownerOf = ({ id, customer_id }: Patch) => customer_id ?? rows.get(id)?.customer_id ?? null;
  const { rows: holders } = await undoing.trx.raw(
    `select w.id, t.id as holder from unnest(cast(:ids as integer[]), cast(:names as text[]), cast(:owners as integer[]))
       as w (id, reference, owner) join tags t on t.reference = w.reference and t.customer_id = w.owner and t.id <> w.id`,
    {
      ids: wanted.map(({ id }) => id),
      names: wanted.map(({ reference }) => reference),
      owners: wanted.map(ownerOf),
    } as never,
  );
  const by = new Map((holders as { id: number; holder: number }[]).map(({ id, holder }) => [id, holder]));
  const leaving = new Set(patches.filter((patch) => Object.hasOwn(patch, 'reference')).map(({ id }) => id));
  // A tag that keeps its reference blocks the tag that needs it, which then blocks another, and so on.
  for (let before = -1; before !== leaving.size; ) {
    before = leaving.size;
    for (const [id, holder] of by) if (!leaving.has(holder)) leaving.delete(id);
  }
  const exchanged = [...by]
    .filter(([id, holder]) => leaving.has(id) && leaving.has(holder))
    .map(([, holder]) => holder);
  await undoing.update(
    'tags',
    [...new Set(exchanged)].map((id) => ({ id, reference: null })),
  );
  return patches.flatMap((patch) => {
    const { reference, ...others } = patch;
    if (typeof reference !== 'string' || leaving.has(patch.id)) return [patch];
    undoing.keep(nets.get(patch.id) ?? { resource: 'tags', id: patch.id }, 'reference', 'taken');
    return Object.keys(others).length > 1 ? [others as Patch] : [];
  });
}
