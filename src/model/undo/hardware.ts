/** Hardware and the fields of places and customers become what they were. */
import { isSurprising } from '../../database/failures.ts';
import { reach } from '../access/policy.ts';
import { formerColumns, type Net } from './change-set.ts';
import { isAsLeft, type MadeTags } from './made.ts';
import { giftObstacle } from './places.ts';
import { keepAll } from './tags.ts';
import type { JsonRow, Undoing } from './undoing.ts';

export async function undoHardwares(undoing: Undoing, nets: readonly Net[], { all }: MadeTags): Promise<void> {
  const isApart = ({ resource, tag_id }: Net) => resource === 'hardwares' && (tag_id === null || !all.has(tag_id));
  const items = nets.filter(isApart);
  const rows = await undoing.rowsOf('hardwares', items);
  const former = items.flatMap(({ fields }) => (fields.get('tag_id')?.[0] as number | null | undefined) ?? []);
  const there = reach(undoing.trx('tags').whereRaw('tags.id = any(?::integer[])', [former]), 'tags', undoing.actor);
  const tags = new Set<number>(await there.pluck('tags.id'));
  for (const net of items) {
    const row = rows.get(net.id);
    const tag = net.fields.get('tag_id')?.[0] ?? null;
    const isTagGone = tag !== null && !tags.has(tag as number);
    if (net.kind === 'made') await undoMade(undoing, net, row);
    else if (net.kind === 'changed') await undoChange(undoing, net, row, isTagGone);
    else if (!row) await bringBack(undoing, net, isTagGone);
  }
}

async function undoMade(undoing: Undoing, net: Net, row: JsonRow | undefined): Promise<void> {
  if (!row) return;
  if (!isAsLeft(net, row)) return undoing.keep(net, null, 'changed_since');
  await undoing.delete('hardwares', [net.id]);
  undoing.did(net);
}

async function bringBack(undoing: Undoing, net: Net, isTagGone: boolean): Promise<void> {
  // A trigger sets the key.
  const row = { match_key: '', ...formerColumns(net), id: net.id };
  const why = isTagGone ? 'gone' : await orTaken(undoing, () => undoing.insert('hardwares', [row]));
  if (why) undoing.keep(net, null, why);
  else undoing.did(net);
}

async function undoChange(undoing: Undoing, net: Net, row: JsonRow | undefined, isTagGone: boolean): Promise<void> {
  if (!row) return keepAll(undoing, net, 'gone');
  const revertible = undoing.revertible(net, row);
  const fields = revertible.filter((field) => field !== 'tag_id' || !isTagGone);
  if (fields.length < revertible.length) undoing.keep(net, 'tag_id', 'gone');
  if (fields.length === 0) return;
  // The holder goes with the tag.
  const isMeant = (name: string) => fields.includes(name) || (name === 'customer_id' && fields.includes('tag_id'));
  const patch = Object.fromEntries(Object.entries(formerColumns(net)).filter(([name]) => isMeant(name)));
  const why = await orTaken(undoing, () => undoing.update('hardwares', [{ ...patch, id: net.id }]));
  if (why) for (const field of fields) undoing.keep(net, field, why);
  else undoing.did(net);
}

/** Does the work in a savepoint: another item may have the key by now. */
async function orTaken(undoing: Undoing, work: () => Promise<void>): Promise<'taken' | undefined> {
  const { trx } = undoing;
  await trx.raw('savepoint before_item');
  try {
    await work();
    await trx.raw('release savepoint before_item');
    return undefined;
  } catch (error) {
    if (!isSurprising(error)) throw error;
    await trx.raw('rollback to savepoint before_item');
    return 'taken';
  }
}

/** Of customers only the name, and the choice of letters; they are neither made nor deleted by an undoing. */
export async function undoFields(undoing: Undoing, nets: readonly Net[]): Promise<void> {
  for (const table of ['places', 'customers', 'text_records'] as const) {
    const changed = nets.filter(({ resource, kind }) => resource === table && kind === 'changed');
    const rows = await undoing.rowsOf(table, changed);
    for (const net of changed) {
      const row = rows.get(net.id);
      const why = row ? await giftObstacle(undoing, net, row) : 'gone';
      if (!row || why) keepAll(undoing, net, why ?? 'gone');
      else {
        const free = [...net.fields.keys()].filter((field) => {
          const isFree = table !== 'customers' || ['name', 'report_mail'].includes(field);
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
