/** The forms of tags. */

import type { Offer, RecordName } from '../../../contracts/management/reference.ts';
import type { NewTagRecord } from '../../../contracts/management/tags.ts';
import { pictureAddress } from '../../../contracts/pictures.ts';
import { noPictureField, pictureField } from '../../html/common-fields.ts';
import { type Field, withNames } from '../../html/field.ts';
import { type FormPartView, form } from '../../html/form.ts';
import { newFormKey } from '../../html/form-key.ts';
import { type Html, html, nothing } from '../../html/html.ts';
import { languageField } from '../../html/language-field.ts';
import type { PageContext, View } from '../../html/page.ts';
import { picker } from '../../html/picker.ts';
import { refreshOptions } from '../../html/refresh-options.ts';
import type { FormState } from '../../html/version.ts';
import type { Namesake } from '../../model/place.ts';
import type { PlaceBegun } from '../../model/tags/new-tag.ts';
import type { Tag } from '../../model/tags/tag.ts';
import { description, type Offers, otherFields, placeField, placeFields } from './tag-field-views.ts';

interface FilledTag extends FormState {
  offers: Offers;
}

interface NewTagForm extends FilledTag {
  /** The customers on offer, for admins. */
  owners?: Offer | undefined;
  /** Existing places with the name of the new one. */
  namesakes: readonly Namesake[];
  /** Fields of other features, in order. */
  parts: readonly FormPartView[];
}

/** The form of a new tag with its first contents. */
export const newTagForm =
  (given: NewTagForm): View =>
  (context) => ({
    title: 'New tag',
    isFailure: given.errors !== undefined,
    // Places are offered anew when the owner changes.
    isLive: given.owners !== undefined,
    body: beginning(given, context, { path: '/Tags', submit: 'Add the tag', cancel: '/Tags' }),
  });

/** The same for a stock tag. */
export const activationForm =
  (given: NewTagForm & { tag: Tag }): View =>
  (context) => ({
    title: `Fill the tag ${given.tag.tag_identifier}`,
    isFailure: given.errors !== undefined,
    body: html`${itsPicture(context, given.tag)}${beginning(given, context, {
      path: `/Tags/${given.tag.id}/fill`,
      submit: 'Fill the tag',
      cancel: `/Tags/${given.tag.id}`,
    })}`,
  });

/** A stock tag may have been photographed already. */
const itsPicture = ({ prefix }: PageContext, { picture }: Tag): Html | false =>
  picture !== null &&
  html`<img class="picture" src="${pictureAddress(prefix, picture, '320.webp')}" alt="Its picture">\n`;

interface FormTargets {
  /** Below the prefix, as `cancel` is. */
  path: string;
  submit: string;
  cancel: string;
}

function beginning(
  { offers, owners, namesakes, parts, values, errors, basis }: NewTagForm,
  context: PageContext,
  { path, submit, cancel }: FormTargets,
): Html {
  const { prefix, csrfToken } = context;
  const drawn = parts.map((part) => part(context));
  const where = [...placeFields(offers), ...namesakeField(namesakes)];
  return form({
    action: prefix + path,
    csrfToken: csrfToken(),
    group: 'tag',
    fields: [
      { kind: 'text', name: 'name', label: 'Name' },
      { kind: 'textarea', name: 'text', label: 'Text', hint: 'What visitors read.' },
      languageField('lang_code', 'Language of both'),
      pictureField,
      ...(owners ? [] : where),
    ],
    sections: [
      ...(owners ? [{ title: 'Whose it is, and where', fields: [ownerField(owners, context), ...where] }] : []),
      ...drawn,
      {
        title: 'More about it',
        fields: withNames<Omit<NewTagRecord, 'place_id'>>({ description, ...otherFields(offers) }),
        isFolded: true,
      },
    ],
    values,
    basis,
    ...(errors && { errors }),
    hidden: Object.assign(newFormKey(), ...drawn.map(({ hidden }) => hidden)),
    hasSteps: owners !== undefined,
    submit: drawn.find((part) => part.submit)?.submit ?? submit,
    cancel: prefix + cancel,
  });
}

/** A tag is only ever in a place of its owner. */
const ownerField = (owners: Offer, context: PageContext): Field => ({
  ...picker({ name: 'owner_id', label: 'Belongs to', required: true, none: 'Choose a customer' }, owners),
  below: refreshOptions(context, '/Tags/new', 'Offer the places of this customer'),
});

interface TagForm {
  tag: Tag;
  tagName: RecordName;
  /** Its current place. */
  place: RecordName | undefined;
}

interface OwnerForm extends Pick<FormState, 'basis'>, LostByTransfer {
  messages: readonly string[] | undefined;
}

/** Asks whether an existing place is meant. */
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

/** The place of a new tag, which was given by name. */
export const placeNotice = ({ name, is }: PlaceBegun): string =>
  ({
    new: `in the new place “${name}”`,
    another: `in one more place that is called “${name}”`,
    meant: `in “${name}”, which was there`,
  })[is];

/** The form of an existing tag. Its texts, names and hardware have forms of their own. */
export const tagForm =
  ({ tag, tagName, place, offers, values, errors, basis }: FilledTag & TagForm): View =>
  (context) => {
    const { prefix, csrfToken, person } = context;
    const address = `${prefix}/Tags/${tag.id}`;
    const { customer_id: ofOwner, ...ofTag } = errors ?? {};
    return {
      title: `Edit ${tagName.name}`,
      isFailure: errors !== undefined,
      body: html`${form({
        action: address,
        method: 'patch',
        csrfToken: csrfToken(),
        group: 'tag',
        fields: [
          ...withNames<NewTagRecord>({ description, place_id: placeField(offers), ...otherFields(offers) }).flatMap(
            (field) =>
              field.name === 'image_url' ? [pictureField, ...(tag.picture ? [noPictureField] : []), field] : [field],
          ),
        ],
        values,
        basis,
        errors: ofTag,
        submit: 'Save the tag',
        cancel: address,
      })}
${
  person?.isAdmin
    ? ownerForm(context, address, offers, {
        place,
        reference: tag.reference,
        basis,
        messages: ofOwner,
      })
    : nothing
}`,
    };
  };

/** A form of its own: a tag without an owner stays so when other fields are saved. */
const ownerForm = (
  { csrfToken }: PageContext,
  action: string,
  { customers }: Offers,
  { basis, messages, ...left }: OwnerForm,
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
        ...leftBehind(left),
        required: true,
        none: 'Nobody yet',
      },
      customers,
    ),
  ],
  basis,
  ...(messages && { errors: { customer_id: messages } }),
  submit: 'Give it to this customer',
  kind: 'quiet',
})}`;

/** The notice about the former place of a given tag. */
export const giftNotice = (place: RecordName | undefined): string =>
  `The tag belongs to its new customer, and is in no place any more: ${place ? `“${place.name}”` : 'its place'} stays with the customer before.`;

/** What a tag leaves behind with its present owner. */
interface LostByTransfer {
  place: RecordName | undefined;
  reference: string | null;
}

/** A tag is only ever in a place of its owner, whose way of counting its reference is. */
function leftBehind({ place, reference }: LostByTransfer): { hint?: string } {
  const inPlace =
    place &&
    `It is in “${place.name}”, a place of the customer whom it belongs to now. Given to another one, it is in no place any more.`;
  const counts =
    reference !== null && `Its reference ${reference} stays behind: that is how its present customer counts.`;
  const hint = [inPlace, counts].filter(Boolean).join(' ');
  return hint === '' ? {} : { hint };
}
