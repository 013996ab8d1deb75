/** A tag is only ever in a place of its owner. */
import type { Transaction } from '../../database/transaction.ts';
import { Invalid } from '../../errors.ts';

const isInForeignPlace = `
  place_id is not null
  and not exists (select from places where places.id = tags.place_id and places.customer_id = tags.customer_id)`;

/** To be called after a tag was put into a place. Throws `Invalid`, which rolls back. */
export async function refuseForeignPlace(trx: Transaction, id: number): Promise<void> {
  const foreign = await trx('tags').whereRaw(isInForeignPlace).where({ id }).first('id');
  if (foreign) throw new Invalid({ place_id: ["is not a place of the tag's customer"] });
}

/** Returns the number of tags that left their place. */
export const leaveForeignPlaces = (trx: Transaction, ids: number[]): Promise<number> =>
  trx('tags').whereRaw(isInForeignPlace).whereRaw('id = any(?)', [ids]).update({ place_id: null });
