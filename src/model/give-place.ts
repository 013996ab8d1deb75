/** An admin gives a place to another customer, with the tags that are in it. */
import type { Actor } from '../../contracts/access.ts';
import { maxUndone } from '../../contracts/management/history.ts';
import type { Database } from '../database/connect.ts';
import { withoutTimeBudget } from '../database/time-budget.ts';
import { Failure, Invalid } from '../errors.ts';
import { Customer } from './customer.ts';
import { Place } from './place.ts';
import { countParts, giveTags, requireAction } from './tags/tag-bulk.ts';

/** Everything that goes with a place. */
export interface PlaceContents {
  place: Place;
  counts: Awaited<ReturnType<typeof countParts>> & { count: number };
  /** The tags' pictures, and its own. */
  pictures: number;
  /** Links to its bundle, which stop working. */
  links: number;
}

/** The place is counted too. */
const maxTags = maxUndone - 1;

/** Its owner's tags: a tag is only ever in a place of its owner. */
const tagsIn = (db: Database, { id, customer_id }: Pick<Place, 'id' | 'customer_id'>) =>
  db('tags').where({ place_id: id, customer_id }).orderBy('id');

/** Throws `forbidden` for others than admins. */
export async function countPlaceContents(db: Database, actor: Actor, id: number): Promise<PlaceContents> {
  requireAction(actor, 'give');
  const place = await Place.find(db, actor, id);
  const tags: { id: number; picture: string | null }[] = await tagsIn(db, place).select('id', 'picture');
  const ids = tags.map((tag) => tag.id);
  const links = await db('bundle_links').where({ place_id: id, customer_id: place.customer_id }).pluck('id');
  return {
    place,
    counts: { count: ids.length, ...(await countParts(db, ids)) },
    pictures: [place, ...tags].filter(({ picture }) => picture !== null).length,
    links: links.length,
  };
}

interface Gift {
  /** The new owner. */
  customer_id: number | undefined;
  /** The expected number of its tags. */
  count: number;
}

/**
 * Links to its bundle stay with their owner without effect, and work again if the gift is undone. Throws `forbidden`,
 * `found_changed` where `count` is not the number of its tags, and `Invalid`.
 */
export function givePlace(db: Database, actor: Actor, id: number, { customer_id, count }: Gift): Promise<void> {
  requireAction(actor, 'give');
  return Place.write(db, async (trx) => {
    // The lock order of all writers of tags: tags before their places.
    await tagsIn(trx, await Place.find(trx, actor, id))
      .forUpdate()
      .select('id');
    const place = await Place.locked(trx, actor, id);
    const to = await Customer.mayOwn(Customer.query(trx)).findById(customer_id ?? 0);
    if (!to) throw new Invalid({ customer_id: [customer_id === undefined ? "can't be blank" : 'does not exist'] });
    if (to.id === place.customer_id) throw new Invalid({ customer_id: ['has it already'] });
    // A locked place gets no more tags, so these include all that were added meanwhile.
    const ids: number[] = await tagsIn(trx, place).forUpdate().pluck('id');
    if (ids.length !== count) throw new Failure('found_changed');
    if (ids.length > maxTags)
      throw new Invalid({ base: [`More than ${maxTags} tags are in it: move some of them first.`] });
    // Exempt from the time limit of single changes.
    await withoutTimeBudget(async () => {
      await place.$query(trx).patch({ customer_id: to.id });
      await giveTags(trx, ids, to.id);
    });
  });
}
