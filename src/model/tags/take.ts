/** What changes a tag's texts, names or hardware begins by taking the tag, so that such changes come one after the other. */
import type { Actor } from '../../../contracts/access.ts';
import type { Transaction } from '../../database/transaction.ts';
import { Invalid } from '../../errors.ts';
import { reach } from '../access/policy.ts';

/** A tag that hardware, texts and names belong to. */
export interface Holder {
  id: number;
  customer_id: number | null;
}

/** The tag that a record names as its own, held until the transaction ends. Throws `Invalid` where the actor has none such. */
export async function takeTag(trx: Transaction, actor: Actor, id: number): Promise<Holder> {
  const rows = reach(trx<Holder>('tags').where('tags.id', id), 'tags', actor);
  const tag = await rows.forNoKeyUpdate().first('id', 'customer_id');
  if (!tag) throw new Invalid({ tag_id: ['does not exist'] });
  return tag as Holder;
}
