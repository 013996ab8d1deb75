/** Stock tags: created and printed in bulk, and activated on site. */
import type { Actor } from '../../../contracts/access.ts';
import { maxStockTags, type TagMint } from '../../../contracts/management/tag-mint.ts';
import type { Database } from '../../database/connect.ts';
import type { Transaction } from '../../database/transaction.ts';
import { Invalid } from '../../errors.ts';
import { permit } from '../access/policy.ts';
import { Place } from '../place.ts';
import { Tag } from './tag.ts';

/** Creates empty tags, all or none. Throws `Invalid`. */
export function mintTags(db: Database, actor: Actor, wanted: TagMint): Promise<Tag[]> {
  const { count, place_id, customer_id } = permit(actor, 'tags', 'mint', wanted);
  return Tag.write(db, async (trx) => {
    const place = place_id ? await placeOf(trx, actor, place_id) : undefined;
    const owner = customer_id ?? place?.customer_id ?? actor.id;
    if (place && place.customer_id !== owner) throw new Invalid({ place_id: [isForeign] });
    await demandRoom(trx, owner, count);
    return Tag.insertUnderNewIdentifiers(trx, count, { customer_id: owner, place_id: place?.id ?? null });
  });
}

const isForeign = "is not a place of the tags' customer";

/** A place, locked until the transaction ends. */
async function placeOf(trx: Transaction, actor: Actor, id: number): Promise<Place> {
  const place = await Place.reachable(trx, actor).where('places.id', id).forKeyShare().first();
  if (!place) throw new Invalid({ place_id: [isForeign] });
  return place;
}

/** Serialised by customer. */
async function demandRoom(trx: Transaction, owner: number, count: number): Promise<void> {
  // If it is gone, the insert says so.
  await trx('customers').where({ id: owner }).forNoKeyUpdate().first('id');
  const unused = trx('tags')
    .where({ customer_id: owner })
    .whereRaw('not in_use')
    .limit(maxStockTags + 1)
    .select('id');
  const { length } = await unused;
  if (length + count <= maxStockTags) return;
  const there = length > maxStockTags ? `more than ${maxStockTags}` : length;
  throw new Invalid({
    count: [`is too many: ${there} of the customer's tags are not in use, and there can be ${maxStockTags} of them`],
  });
}
