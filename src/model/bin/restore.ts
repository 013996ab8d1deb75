/** Restores deleted tags and places from the bin. */
import type { Actor } from '../../../contracts/access.ts';
import type { BinResource, LeftOut } from '../../../contracts/management/bin.ts';
import type { Database } from '../../database/connect.ts';
import { isConstraintViolation } from '../../database/failures.ts';
import { withoutTimeBudget } from '../../database/time-budget.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import { Failure, Invalid } from '../../errors.ts';
import { reach } from '../access/policy.ts';
import { readNames } from '../access/record-names.ts';
import { lockParents } from '../tags/parents.ts';
import { Tag } from '../tags/tag.ts';
import { restorePlaces } from './restore-places.ts';
import { type NotRestored, restoreTags } from './restore-tags.ts';

export interface RestoredEntry {
  resource: BinResource;
  record_id: number;
  left_out: LeftOut[];
}

/** Throws `record_not_found`, and `Invalid`. */
export const restoreOne = (db: Database, actor: Actor, id: number): Promise<RestoredEntry[]> =>
  restoring(db, actor, [id], () => new Failure('record_not_found'));

/** All or none. Throws `Invalid`. */
export const restoreMany = (db: Database, actor: Actor, ids: readonly number[]): Promise<RestoredEntry[]> =>
  restoring(db, actor, [...new Set(ids)], () => new Invalid({ ids: ['has one that does not exist'] }));

const maxTries = 3;

async function restoring(db: Database, actor: Actor, ids: number[], absent: () => Error): Promise<RestoredEntry[]> {
  const again = () =>
    inTransaction(db, async (trx) => {
      const entries = await lockEntries(trx, actor, ids);
      if (entries.length < ids.length) throw absent();
      if (entries.some(({ resource }) => resource === 'tags')) await lockParents(trx);
      const left = await restoreEntries(trx, entries);
      const names = await namesIn(trx, actor, left);
      return entries.map(({ id, resource, record_id }) => ({
        resource,
        record_id,
        left_out: left.filter(({ entry_id }) => entry_id === id).map((each) => shownLeftOut(each, names)),
      }));
    });
  // Many texts take longer than a single change may.
  return retryOnConflict(() => withoutTimeBudget(again));
}

/** Retries after a conflict with a concurrent transaction about a reference, an item or a place. */
export async function retryOnConflict<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === maxTries || !isConstraintViolation(error)) throw error;
    }
  }
}

interface LockedEntry {
  id: number;
  resource: BinResource;
  record_id: number;
}

/** The entries that the actor may restore, locked. */
const lockEntries = (trx: Transaction, actor: Actor, ids: number[]): Promise<LockedEntry[]> =>
  reach(trx('bin').whereRaw('bin.id = any(?::integer[]) and expires_at > now()', [ids]), 'bin', actor)
    .orderBy('id')
    .forUpdate()
    .select('id', 'resource', 'record_id');

/**
 * Restores locked entries and removes them from the bin. Parents are locked before, unless it is a dry run. Throws
 * `Invalid` where an identifier is taken.
 */
export async function restoreEntries(trx: Transaction, entries: readonly LockedEntry[]): Promise<NotRestored[]> {
  const of = (wanted: BinResource) => entries.filter(({ resource }) => resource === wanted).map(({ id }) => id);
  const left = [...(await restorePlaces(trx, of('places'))), ...(await restoreTags(trx, of('tags')))];
  await trx('bin')
    .whereRaw('id = any(?::integer[])', [entries.map(({ id }) => id)])
    .delete();
  return left;
}

/** Names of the tags that the actor may see. */
const namesIn = (trx: Transaction, actor: Actor, left: readonly NotRestored[]) =>
  readNames(
    Tag,
    trx,
    actor,
    left.flatMap(({ named }) => ('tag' in named ? [named.tag] : [])),
  );

function shownLeftOut({ what, why, named }: NotRestored, names: Awaited<ReturnType<typeof namesIn>>): LeftOut {
  const name = 'tag' in named ? (names.get(named.tag ?? 0)?.name ?? null) : named.place;
  return { what, why, name };
}
