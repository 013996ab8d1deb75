/** Undoes changes of hardware, and of the fields of places and customers. */
import { undoableOfCustomers } from '../../../contracts/management/history.ts';
import { isConstraintViolation } from '../../database/failures.ts';
import type { NetChange } from './change-set.ts';
import { isUnchangedSince } from './created-records.ts';
import { type FormerItems, findItemsOfOthers, readFormerItems } from './former-hardware.ts';
import { findGiftObstacle } from './places.ts';
import { keepFields } from './tags.ts';
import type { JsonRow, UndoRun } from './undo-run.ts';

export async function undoHardwares(
  undoing: UndoRun,
  nets: readonly NetChange[],
  createdTags: ReadonlySet<number>,
): Promise<void> {
  const isApart = ({ resource, tag_id }: NetChange) =>
    resource === 'hardwares' && (tag_id === null || !createdTags.has(tag_id));
  const items = nets.filter(isApart);
  const rows = await undoing.rowsOf('hardwares', items);
  const [former, others] = [await readFormerItems(undoing, items), await findItemsOfOthers(undoing, items, rows)];
  for (const net of items) {
    const row = rows.get(net.id);
    if (net.kind === 'made') await undoMade(undoing, net, row, others.has(net.id));
    else if (net.kind === 'deleted') await bringBack(undoing, net, row, former);
    else if (!row) keepFields(undoing, net, 'gone');
    else await undoChange(undoing, { net, row, isOthers: others.has(net.id) }, former);
  }
}

async function undoMade(undoing: UndoRun, net: NetChange, row: JsonRow | undefined, isOthers: boolean): Promise<void> {
  if (!row) return;
  if (isOthers || !isUnchangedSince(net, row)) return undoing.keep(net, null, 'changed_since');
  await undoing.delete('hardwares', [net.id]);
  undoing.did(net);
}

async function bringBack(
  undoing: UndoRun,
  net: NetChange,
  present: JsonRow | undefined,
  former: FormerItems,
): Promise<void> {
  if (present) return;
  // A trigger sets the key.
  const row = { match_key: '', ...former.columnsOf(net), id: net.id };
  const why = former.isTagGone(net) ? 'gone' : await orTaken(undoing, () => undoing.insert('hardwares', [row]));
  if (why) undoing.keep(net, null, why);
  else undoing.did(net);
}

interface ItemChange {
  net: NetChange;
  row: JsonRow;
  isOthers: boolean;
}

async function undoChange(undoing: UndoRun, { net, row, isOthers }: ItemChange, former: FormerItems): Promise<void> {
  const revertible = undoing.revertible(net, row);
  if (isOthers) {
    for (const field of revertible) undoing.keep(net, field, 'changed_since');
    return;
  }
  const fields = revertible.filter((field) => field !== 'tag_id' || !former.isTagGone(net));
  if (fields.length < revertible.length) undoing.keep(net, 'tag_id', 'gone');
  if (fields.length === 0) return;
  // The owner follows from the tag.
  const isRevertible = ([name]: [string, unknown]) =>
    fields.includes(name) || (name === 'customer_id' && fields.includes('tag_id'));
  const patch = Object.fromEntries(Object.entries(former.columnsOf(net)).filter(isRevertible));
  const why = await orTaken(undoing, () => undoing.update('hardwares', [{ ...patch, id: net.id }]));
  if (why) for (const field of fields) undoing.keep(net, field, why);
  else undoing.did(net);
}

/** Works in a savepoint: another item may have taken the key meanwhile. */
async function orTaken(undoing: UndoRun, work: () => Promise<void>): Promise<'taken' | undefined> {
  const { trx } = undoing;
  await trx.raw('savepoint before_item');
  try {
    await work();
    await trx.raw('release savepoint before_item');
    return undefined;
  } catch (error) {
    if (!isConstraintViolation(error)) throw error;
    await trx.raw('rollback to savepoint before_item');
    return 'taken';
  }
}

export async function undoFields(undoing: UndoRun, nets: readonly NetChange[]): Promise<void> {
  for (const table of ['places', 'customers', 'text_records'] as const) {
    const changed = nets.filter(({ resource, kind }) => resource === table && kind === 'changed');
    const rows = await undoing.rowsOf(table, changed);
    for (const net of changed) {
      const row = rows.get(net.id);
      const why = row ? await findGiftObstacle(undoing, net, row) : 'gone';
      if (!row || why) keepFields(undoing, net, why ?? 'gone');
      else {
        const free = [...net.fields.keys()].filter((field) => {
          const isFree = table !== 'customers' || undoableOfCustomers.some((name) => name === field);
          if (!isFree) undoing.keep(net, field, 'forbidden');
          return isFree;
        });
        const fields = undoing.revertible(net, row, free);
        const patch = Object.fromEntries(fields.map((field) => [field, net.fields.get(field)?.[0] ?? null]));
        await undoing.update(table, [{ ...patch, id: net.id }]);
        if (fields.length > 0) undoing.did(net);
      }
    }
  }
  for (const net of nets)
    if (net.resource === 'customers' && net.kind !== 'changed') undoing.keep(net, null, 'forbidden');
}
