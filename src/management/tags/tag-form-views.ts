/** The forms of tags. */

import { beaconNumber } from '../../html/beacon-fields.ts';
import type { Called } from '../../html/called.ts';
import type { Field } from '../../html/field.ts';
import { form } from '../../html/form.ts';
import { type Html, html, nothing } from '../../html/html.ts';
import { type Leading, leadsElsewhere } from '../../html/leads-elsewhere.ts';
import type { PageContext, View } from '../../html/page.ts';
import { type Offer, picker } from '../../html/picker.ts';
import { languageChoices } from '../../html/record.ts';
import type { Filled } from '../../html/version.ts';
import { hardwareTypeNames } from '../../model/hardware.ts';
import type { Namesake } from '../../model/place.ts';
import type { PlaceBegun } from '../../model/tags/new-tag.ts';
import type { Tag } from '../../model/tags/tag.ts';

/** The records that a tag can be tied to. */
export interface Offers {
  places: Offer;
  parents: Offer;
  customers: Offer;
}

interface FilledTag extends Filled {
  offers: Offers;
}

const description: Field = {
  kind: 'textarea',
  name: 'description',
  label: 'Description',
  rows: 3,
  hint: 'For you; visitors read its text.',
};
const placeField = ({ places }: Offers) => picker({ name: 'place_id', label: 'Place', none: 'No place' }, places);
const otherFields = ({ parents }: Offers): Field[] => [
  picker({ name: 'parent_id', label: 'Parent tag', none: 'No parent' }, parents),
  { kind: 'url', name: 'image_url', label: 'Address of a picture' },
  { kind: 'text', name: 'text_url', label: 'Address of a page about it', dir: 'ltr' },
];

const hardwareChoices = Object.entries(hardwareTypeNames).map(([value, label]) => ({ value, label }));

interface NewTagForm extends FilledTag {
  /** The places that are called as the new one is to be. */
  namesakes: readonly Namesake[];
  /** Where the hardware leads that is named, if that is a tag already. */
  leading: Leading | undefined;
}

/** All that a tag can begin with, in one step. */
export const newTagForm =
  ({ offers, namesakes, leading, values, errors }: NewTagForm): View =>
  ({ prefix, csrfToken }) => {
    const hasPlaces = offers.places.choices.length > 0;
    const newPlace: Field = {
      kind: 'text',
      name: 'new_place',
      label: hasPlaces ? 'Or a new place' : 'Place',
      hint: 'Its name. Where it is on the map can be said later.',
    };
    return {
      title: 'New tag',
      isRefusal: errors !== undefined,
      body: form({
        action: `${prefix}/Tags`,
        csrfToken: csrfToken(),
        group: 'tag',
        fields: [
          { kind: 'text', name: 'name', label: 'Name' },
          { kind: 'textarea', name: 'text', label: 'Text', hint: 'What visitors read.' },
          { kind: 'select', name: 'lang_code', label: 'Language of both', required: true, choices: languageChoices },
          ...(hasPlaces ? [placeField(offers)] : []),
          newPlace,
          ...namesakeField(namesakes),
        ],
        sections: [
          {
            title: 'What leads to it',
            fields: [
              {
                kind: 'select',
                name: 'hardware_type',
                label: 'Type of hardware',
                choices: hardwareChoices,
                hint: 'Need not be said of a beacon: its UUID tells.',
                none: 'Not said',
              },
              {
                kind: 'text',
                name: 'identifier',
                label: 'Its identifier',
                hint: 'The UUID of a beacon, the UID of an NFC chip, the text of a QR code.',
                dir: 'ltr',
                ...(leading && { below: leadsElsewhere(`${prefix}/Tags`, leading, 'the new tag') }),
              },
              beaconNumber('major', 'Major'),
              beaconNumber('minor', 'Minor'),
            ],
          },
          {
            title: 'Languages',
            fields: [
              {
                kind: 'checkboxes',
                name: 'languages',
                label: 'Translate it into',
                hint: 'By machine, as soon as the tag is there. Others can be added at any time.',
                choices: languageChoices,
              },
            ],
          },
          { title: 'More about it', fields: [description, ...otherFields(offers)], isFolded: true },
        ],
        values,
        ...(errors && { errors }),
        hidden: leading?.agreement ?? {},
        submit: leading ? 'Move the hardware, and add the tag' : 'Add the tag',
        cancel: `${prefix}/Tags`,
      }),
    };
  };

interface TagForm {
  tag: Tag;
  called: Called;
  /** The place that it is in. */
  place: Called | undefined;
}

interface OwnerForm extends Pick<Filled, 'basis'> {
  place: Called | undefined;
  messages: readonly string[] | undefined;
}

/** Asks whether a place is meant that is there. */
function namesakeField(namesakes: readonly Namesake[]): Field[] {
  const [first] = namesakes;
  if (!first) return [];
  const choices = namesakes.map(({ id, name, tags }) => ({
    value: `${id}`,
    label: `Yes: “${name}” (place ${id}), where ${tags === 1 ? 'one tag is' : `${tags} tags are`}`,
  }));
  const none = { value: `not ${namesakes.map(({ id }) => id).join()}`, label: 'No: make one more place of this name' };
  return [
    {
      kind: 'select',
      name: 'place_meant',
      label: `The place “${first.name}”`,
      hint: 'There is a place of this name already. Is that one meant?',
      required: true,
      choices: [...choices, none],
      none: 'Choose',
    },
  ];
}

/** Where a new tag is, whose place was written by its name. */
export const inPlace = ({ name, is }: PlaceBegun): string =>
  ({
    new: `in the new place “${name}”`,
    another: `in one more place that is called “${name}”`,
    meant: `in “${name}”, which was there`,
  })[is];

/** The form of a tag that is there. Its texts, names and hardware have forms of their own. */
export const tagForm =
  ({ tag, called, place, offers, values, errors, basis }: FilledTag & TagForm): View =>
  (context) => {
    const { prefix, csrfToken, person } = context;
    const address = `${prefix}/Tags/${tag.id}`;
    const { customer_id: ofOwner, ...ofTag } = errors ?? {};
    return {
      title: `Edit ${called.name}`,
      isRefusal: errors !== undefined,
      body: html`${form({
        action: address,
        method: 'patch',
        csrfToken: csrfToken(),
        group: 'tag',
        fields: [description, placeField(offers), ...otherFields(offers)],
        values,
        basis,
        errors: ofTag,
        submit: 'Save the tag',
        cancel: address,
      })}
${person?.isAdmin ? ownerForm(context, address, offers, { place, basis, messages: ofOwner }) : nothing}`,
    };
  };

/** By itself: a tag may belong to nobody, and then stays so when something else of it is saved. */
const ownerForm = (
  { csrfToken }: PageContext,
  action: string,
  { customers }: Offers,
  { place, basis, messages }: OwnerForm,
): Html => html`<h2>Whom it belongs to</h2>
${form({
  action,
  method: 'patch',
  csrfToken: csrfToken(),
  group: 'tag',
  fields: [
    picker(
      {
        name: 'customer_id',
        label: 'Customer',
        ...(place && { hint: placeIsLeft(place) }),
        required: true,
        none: 'Nobody yet',
      },
      customers,
    ),
  ],
  basis,
  ...(messages && { errors: { customer_id: messages } }),
  submit: 'Give it to this customer',
})}`;

/** What has become of the place of a tag that was given away. */
export const givenAway = (place: Called | undefined): string =>
  `The tag belongs to its new customer, and is in no place any more: ${place ? `“${place.name}”` : 'its place'} stays with the customer before.`;

/** A tag is only ever in a place of its owner. */
const placeIsLeft = ({ name }: Called) =>
  `It is in “${name}”, a place of the customer whom it belongs to now. Given to another one, it is in no place any more.`;
