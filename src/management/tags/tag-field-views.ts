/** The fields of a tag's own, shared by its forms. */
import type { Offer } from '../../../contracts/management/reference.ts';
import type { Field } from '../../html/field.ts';
import { picker } from '../../html/picker.ts';

/** The records on offer for a tag's references. */
export interface Offers {
  places: Offer;
  parents: Offer;
  customers: Offer;
}

export const placeField = ({ places }: Offers) =>
  picker({ name: 'place_id', label: 'Place', none: 'No place' }, places);
/** A choice among the existing places, if any, or a new one. */
export function placeFields(offers: Offers): Field[] {
  const hasPlaces = offers.places.choices.length > 0;
  const newPlace: Field = {
    kind: 'text',
    name: 'new_place',
    label: hasPlaces ? 'Or a new place' : 'Place',
    hint: 'Its name. Where it is on the map can be said later.',
  };
  return hasPlaces ? [placeField(offers), newPlace] : [newPlace];
}
export const otherFields = ({ parents }: Offers) =>
  ({
    parent_id: picker({ name: 'parent_id', label: 'Parent tag', none: 'No parent' }, parents),
    reference: {
      kind: 'text',
      label: 'Reference',
      hint: 'What you call it in your own books: an inventory number, for instance. No other tag of yours has it.',
    },
    text_url: { kind: 'text', label: 'Address of a page about it', dir: 'ltr' },
    position: {
      kind: 'number',
      label: 'Position',
      step: 1,
      hint: 'Visitors go from tag to tag in this order; those without a position come last.',
    },
    hidden: {
      kind: 'select',
      label: 'For visitors',
      choices: [
        { value: '0', label: 'Open' },
        { value: '1', label: 'Not open yet' },
      ],
    },
    image_url: { kind: 'url', label: 'Or the address of a picture' },
    credit: { kind: 'text', label: 'Whose picture it is', hint: 'Stands under the picture.' },
  }) as const;
export const description = {
  kind: 'textarea',
  label: 'Description',
  rows: 3,
  hint: 'For you; visitors read its text.',
} as const;
