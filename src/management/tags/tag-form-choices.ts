/** The records on offer in a form about a tag. */
import type { Offer } from '../../../contracts/management/reference.ts';
import type { Call } from '../../http/call.ts';
import type { Draft } from '../../http/resource-pages.ts';
import { choicesAmong } from '../../model/access/record-names.ts';
import { Customer } from '../../model/customer.ts';
import { Place } from '../../model/place.ts';
import { Tag } from '../../model/tags/tag.ts';
import type { Offers } from './tag-field-views.ts';

/** A tag is only ever in a place of its owner. */
export const readPlaceOffer = ({ caller, searches }: Call, owner: number | null) =>
  choicesAmong(Place, searches, caller, (rows) => rows.where('places.customer_id', owner));

interface CurrentReferences {
  /** The tag's present parent. */
  parent?: number | null;
  /** The current values, if another person has changed them meanwhile. */
  stored?: Draft['values'] | undefined;
}

/** A parent of another customer is shown by its number, and is preserved when the form is saved. */
function withParent(offer: Offer, value: unknown, parent: number | null): Offer {
  if (parent === null || `${value}` !== `${parent}` || offer.chosen !== undefined) return offer;
  const chosen = { id: parent, name: `Tag ${parent}`, lang: null, detail: null };
  return { ...offer, chosen, choices: [chosen, ...offer.choices] };
}

export const readOffers = async (
  call: Call,
  owner: number | null,
  values: Draft['values'],
  { parent = null, stored = {} }: CurrentReferences = {},
): Promise<Offers> => ({
  places: await readPlaceOffer(call, owner).offer(values.place_id, stored.place_id),
  parents: withParent(
    await choicesAmong(Tag, call.searches, call.caller).offer(values.parent_id, stored.parent_id),
    values.parent_id,
    parent,
  ),
  customers: await choicesAmong(Customer, call.searches, call.caller, Customer.mayOwn).offer(
    values.customer_id,
    stored.customer_id,
  ),
});
