/** The forms of tags. */
import type { Choice, Field } from '../html/field.ts';
import { type FieldErrors, form } from '../html/form.ts';
import { type Html, html, nothing } from '../html/html.ts';
import type { PageContext, View } from '../html/page.ts';
import type { Place } from '../places/place.ts';
import type { Tag } from './tag.ts';

export interface TagForm {
  /** The tag that is changed; undefined for a new one. */
  tag?: Tag | undefined;
  /** Where it can be. */
  places: readonly Place[];
  values: Readonly<Record<string, unknown>>;
  errors?: FieldErrors | undefined;
}

const choiceOf = ({ id, name }: Place): Choice => ({ value: String(id), label: name ?? `Place ${id}` });

export const tagForm =
  ({ tag, places, values, errors }: TagForm): View =>
  (context) => {
    const { prefix, csrfToken, person } = context;
    const address = `${prefix}/Tags${tag ? `/${tag.id}` : ''}`;
    const { customer_id: ofOwner, ...ofTag } = errors ?? {};
    return {
      title: tag ? `Edit tag ${tag.tag_identifier}` : 'New tag',
      isRefusal: errors !== undefined,
      body: html`${form({
        action: address,
        method: tag ? 'patch' : 'post',
        csrfToken: csrfToken(),
        group: 'tag',
        fields: [
          {
            kind: 'textarea',
            name: 'description',
            label: 'Description',
            rows: 3,
            hint: 'For you; visitors read its text.',
          },
          { kind: 'select', name: 'place_id', label: 'Place', choices: places.map(choiceOf), none: 'No place' },
          { kind: 'number', name: 'parent_id', label: 'Parent tag (number)', min: 1, step: 1 },
          { kind: 'url', name: 'image_url', label: 'Address of a picture' },
          { kind: 'text', name: 'text_url', label: 'Address of a page about it', dir: 'ltr' },
        ],
        values: { ...values, place_id: String(values.place_id ?? '') },
        errors: ofTag,
        submit: tag ? 'Save the tag' : 'Add the tag',
        cancel: address,
      })}
${tag && person?.isAdmin ? ownerForm(context, address, values, ofOwner) : nothing}`,
    };
  };

const ownerField: Field = {
  kind: 'number',
  name: 'customer_id',
  label: 'Customer (number)',
  hint: 'A place of another customer is left.',
  required: true,
  min: 1,
  step: 1,
};

/** By itself: a tag may belong to nobody, and then stays so when something else of it is saved. */
const ownerForm = (
  { csrfToken }: PageContext,
  action: string,
  values: TagForm['values'],
  messages: readonly string[] | undefined,
): Html => html`<h2>Whom it belongs to</h2>
${form({
  action,
  method: 'patch',
  csrfToken: csrfToken(),
  group: 'tag',
  fields: [ownerField],
  values,
  ...(messages && { errors: { customer_id: messages } }),
  submit: 'Give it to this customer',
})}`;
