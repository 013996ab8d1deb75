/** The records on offer in a form about a tag. */
import type { Call } from '../../http/call.ts';
import type { Draft } from '../../http/resource-pages.ts';
import { choosing } from '../../model/access/naming.ts';
import { Customer } from '../../model/customer.ts';
import { Place } from '../../model/place.ts';
import { Tag } from '../../model/tags/tag.ts';
import type { Offers } from './tag-field-views.ts';

/** A tag is only ever in a place of its owner. */
export const placesOf = ({ caller, searches }: Call, owner: number | null) =>
  choosing(Place, searches, caller, (rows) => rows.where('places.customer_id', owner));

/** `stored`: the current values, where another person has changed them meanwhile. */
export const offersFor = async (
  call: Call,
  owner: number | null,
  values: Draft['values'],
  stored: Draft['values'] = {},
): Promise<Offers> => ({
  places: await placesOf(call, owner).offer(values.place_id, stored.place_id),
  parents: await choosing(Tag, call.searches, call.caller).offer(values.parent_id, stored.parent_id),
  customers: await choosing(Customer, call.searches, call.caller, Customer.mayOwn).offer(
    values.customer_id,
    stored.customer_id,
  ),
});
