/** Undoes a change set, except for values that have changed since. */
import type { Actor } from '../../../contracts/access.ts';
import { type Kept, maxKept, type Undone } from '../../../contracts/management/history.ts';
import type { Database } from '../../database/connect.ts';
import { withoutTimeBudget } from '../../database/time-budget.ts';
import { inTransactionIf, type Transaction } from '../../database/transaction.ts';
import { currentChangeSet, setUndoneChangeSet } from '../../database/transaction-writer.ts';
import { Failure } from '../../errors.ts';
import { restoreEntries, retryOnConflict } from '../bin/restore.ts';
import type { NotRestored } from '../bin/restore-tags.ts';
import { FairSemaphore } from '../fair-semaphore.ts';
import { outdateRestored } from '../keep-word-staleness.ts';
import { type NetChange, readChangeSet } from './change-set.ts';
import { undoCreatedPlaces, undoCreatedTags } from './created-records.ts';
import { undoFields, undoHardwares } from './hardware.ts';
import { leavePlacesOfOthers } from './places.ts';
import { undoTagFields } from './tags.ts';
import { undoTexts } from './texts.ts';
import { UndoRun } from './undo-run.ts';

/** Undos of this process and their previews: each takes a connection, and much of the database's time. */
const undoings = new FairSemaphore({
  permits: 3,
  permitsOfOne: 1,
  queue: { all: 9, ofOne: 4 },
  refusal: () => new Failure('unavailable', { retryAfter: 10 }),
});

/** Throws `record_not_found`, `change_set_open`, `unavailable`, and `Invalid`. */
export async function undoChangeSet(
  db: Database,
  actor: Actor,
  id: string,
  { isDryRun = false }: { isDryRun?: boolean } = {},
): Promise<Undone> {
  const work = () =>
    inTransactionIf(
      db,
      () => !isDryRun,
      (trx) => undoIn(trx, actor, id.toLowerCase(), isDryRun),
    );
  // Exempt from the time limit of single changes.
  const outcome = await undoings.run(`${actor.id}`, () => retryOnConflict(() => withoutTimeBudget(work)));
  return isDryRun ? { ...outcome, change_set: null } : outcome;
}

async function undoIn(trx: Transaction, actor: Actor, id: string, isDryRun: boolean): Promise<Undone> {
  const { nets, since } = await readChangeSet(trx, actor, id, { isDryRun });
  await setUndoneChangeSet(trx, id);
  const undoing = new UndoRun(trx, actor);
  const createdTags = await undoCreatedTags(undoing, nets);
  await undoDeleted(undoing, nets, id);
  await undoTagFields(undoing, nets);
  await undoTexts(undoing, nets, createdTags);
  await undoHardwares(undoing, nets, createdTags);
  await undoFields(undoing, nets);
  await undoCreatedPlaces(undoing, nets);
  await leavePlacesOfOthers(undoing, nets);
  if (!isDryRun) await outdateRestored(trx, tagsOfTexts(nets), since);
  const { kept, undone } = undoing;
  return {
    change_set: undone > 0 ? await currentChangeSet(trx) : null,
    undone,
    kept: kept.slice(0, maxKept),
    kept_count: kept.length,
  };
}

/** The tags whose texts may be restored. */
const tagsOfTexts = (nets: readonly NetChange[]): number[] =>
  nets.flatMap(({ resource, kind, tag_id }) =>
    (resource === 'translations' || resource === 'name_translations') && kind !== 'made' && tag_id !== null
      ? [tag_id]
      : [],
  );

const inBin = `
  select b.id, b.resource, b.record_id, exists (
    select from tags t where b.tag_identifier = t.tag_identifier) as is_taken
  from bin b where b.change_set = :id and b.expires_at > now() and b.resource = :resource and b.record_id = any(cast(:ids as integer[]))
  order by b.id for update of b`;

/** Restores tags and places from the bin, places first. */
async function undoDeleted(undoing: UndoRun, nets: readonly NetChange[], id: string): Promise<void> {
  const { trx } = undoing;
  // Items that the set has attached to other tags: whether they come back is decided with their own changes.
  const items = nets.filter((net) => net.resource === 'hardwares' && net.fields.has('tag_id'));
  const reattached = new Set(items.map((net) => net.id));
  for (const resource of ['places', 'tags'] as const) {
    const deleted = nets.filter((net) => net.resource === resource && net.kind === 'deleted');
    const ids = deleted.map((net) => net.id);
    const there = new Set(await trx(resource).whereRaw('id = any(?::integer[])', [ids]).pluck('id'));
    const { rows } = await trx.raw(inBin, { id, resource, ids } as never);
    const entries = new Map((rows as BinRow[]).map((entry) => [entry.record_id, entry]));
    const binEntries = deleted.flatMap((net) => {
      const entry = entries.get(net.id);
      if (there.has(net.id)) return [];
      if (!entry || entry.is_taken) undoing.keep(net, null, entry ? 'taken' : 'gone');
      return entry && !entry.is_taken ? [entry] : [];
    });
    if (binEntries.length === 0) continue;
    const left = await restoreEntries(trx, binEntries);
    for (const { record_id } of binEntries) undoing.did({ resource, id: record_id });
    for (const each of left)
      if (each.what !== 'hardware' || !reattached.has(each.record_id)) keepLeftOut(undoing, each, binEntries);
  }
}

interface BinRow {
  id: number;
  resource: 'tags' | 'places';
  record_id: number;
  is_taken: boolean;
}

const fields: Record<NotRestored['what'], { resource?: 'hardwares' | 'tags'; field: string | null }> = {
  hardware: { resource: 'hardwares', field: 'tag_id' },
  child: { resource: 'tags', field: 'parent_id' },
  reference: { field: 'reference' },
  place: { field: 'place_id' },
  parent: { field: 'parent_id' },
  link: { field: null },
};
const reasons: Record<NotRestored['why'], Kept['why']> = { elsewhere: 'changed_since', taken: 'taken', gone: 'gone' };

function keepLeftOut(
  undoing: UndoRun,
  { entry_id, record_id, what, why }: NotRestored,
  binEntries: readonly BinRow[],
): void {
  const { resource, field } = fields[what];
  const of = binEntries.find(({ id }) => id === entry_id)?.resource ?? 'tags';
  undoing.keep({ resource: resource ?? of, id: record_id }, field, reasons[why]);
}
