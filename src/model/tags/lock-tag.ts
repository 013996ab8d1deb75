/** Locks a tag: all changes of its texts, names or hardware begin with this lock, which serialises them. */
import type { Actor } from '../../../contracts/access.ts';
import type { Transaction } from '../../database/transaction.ts';
import { Invalid } from '../../errors.ts';
import { reach } from '../access/policy.ts';

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
