/** Locks a tag: all changes of its texts, names or hardware begin with this lock, which serialises them. */
import type { Actor } from '../../../contracts/access.ts';
import type { Transaction } from '../../database/transaction.ts';
import { Invalid } from '../../errors.ts';
import { reach } from '../access/policy.ts';
import { type HardwareKey, isStorable, uniqueColumns } from '../hardware-key.ts';

/** A tag as the parent of hardware, texts and names. */
export interface LockedTag {
  id: number;
  customer_id: number | null;
}

/**
 * The tag that a record refers to, locked until the transaction ends. Throws `Invalid` where the actor may see none.
 */
export async function lockTag(trx: Transaction, actor: Actor, id: number): Promise<LockedTag> {
  const rows = reach(trx<LockedTag>('tags').where('tags.id', id), 'tags', actor);
  const tag = await rows.forNoKeyUpdate().first('id', 'customer_id');
  if (!tag) throw new Invalid({ tag_id: ['does not exist'] });
  return tag as LockedTag;
}

/**
 * Locks the tag that an item is to be attached to and the one that it leaves, by id: of two moves in opposite directions
 * neither waits for the other's tag while it holds its own. The item's lock comes first, so that it leaves no other tag
 * meanwhile.
 */
export async function lockForMove(
  trx: Transaction,
  to: { id: number } | { tag_identifier: string },
  key: HardwareKey,
): Promise<void> {
  if (!isStorable(key)) return;
  const item = uniqueColumns(key);
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`hardware ${Object.values(item).join(' ')}`]);
  await trx('tags')
    .where(to)
    .orWhere('id', trx('hardwares').where(item).select('tag_id'))
    .orderBy('id')
    .forNoKeyUpdate()
    .select('id');
}
