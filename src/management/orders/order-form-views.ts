/** The form of an order, and its estimate. */
import type { Offer } from '../../../contracts/management/reference.ts';
import { tagParts } from '../../../contracts/management/tag-filters.ts';
import { orderedStates, type TranslationEstimate } from '../../../contracts/management/translation-order.ts';
import type { HiddenFields } from '../../html/button.ts';
import { type FieldErrors, form } from '../../html/form.ts';
import { type Html, html } from '../../html/html.ts';
import { machineChoices } from '../../html/language-field.ts';
import type { View } from '../../html/page.ts';
import { picker } from '../../html/picker.ts';
import { counted } from '../../html/record.ts';
import { details } from '../../html/table.ts';
import { languageName } from '../../html/text.ts';
import { newFormKey } from '../../http/idempotent-form.ts';

export const path = '/translation_orders';
export const group = 'translation_order';

export interface OrderForm {
  places: Offer;
  /** The selected tags, if any. */
  tagIds: readonly string[];
  values: Readonly<Record<string, unknown>>;
  /** A machine may translate into the language, from some other one. */
  isMade(code: string): boolean;
  errors?: FieldErrors | undefined;
}

const parts = { text: 'Texts', name: 'Names' };
const states = { missing: 'What is missing', stale: 'What was made from an older original' };

export const orderForm =
  ({ places, tagIds, values, isMade, errors }: OrderForm): View =>
  ({ prefix, csrfToken }) => ({
    title: 'Order translations',
    isFailure: errors !== undefined,
    body: html`<p>Texts and names are translated by machine. What a person has written stays, and so does what is there and fresh. You will see what it comes to before anything is done.</p>
${form({
  action: `${prefix}${path}?dry_run=1`,
  csrfToken: csrfToken(),
  group,
  hidden: tagIds.length > 0 ? { [`${group}[tag_ids]`]: tagIds.join() } : {},
  fields: [
    ...(tagIds.length > 0 ? [] : [picker({ name: 'place_id', label: 'Place', none: 'All my tags' }, places)]),
    {
      ...{ kind: 'checkboxes', name: 'lang_codes', label: 'Languages', required: true },
      ...offered(tagIds, isMade),
    },
  ],
  sections: [
    {
      title: 'Only some of them',
      isFolded: true,
      fields: [
        {
          ...{ kind: 'checkboxes', name: 'parts', label: 'Parts' },
          choices: tagParts.map((value) => ({ value, label: parts[value] })),
        },
        {
          ...{ kind: 'checkboxes', name: 'states', label: 'States' },
          choices: orderedStates.map((value) => ({ value, label: states[value] })),
        },
      ],
    },
  ],
  values: { parts: [...tagParts], states: [...orderedStates], ...values },
  ...(errors && { errors }),
  submit: 'Show the estimate',
  cancel: `${prefix}${path}`,
})}`,
  });

/** The languages on offer, and the selected tags. */
function offered(tagIds: readonly string[], isMade: OrderForm['isMade']) {
  const { choices, hint } = machineChoices(isMade);
  const chosen = tagIds.length > 0 ? `Of ${counted(tagIds.length, 'tag')} that you have chosen.` : undefined;
  const hints = [chosen, hint].filter((each) => each !== undefined);
  return { choices, ...(hints.length > 0 && { hint: hints.join(' ') }) };
}

export interface Estimated {
  estimate: TranslationEstimate;
  langCodes: readonly string[];
  /** Heading of the tags. */
  of: Html;
  /** The form's fields as sent. */
  hidden: HiddenFields;
  errors?: FieldErrors | undefined;
}

/** The estimate of an order, and the form that confirms it. */
export const estimatePage =
  ({ estimate, langCodes, of, hidden, errors }: Estimated): View =>
  ({ prefix, csrfToken }) => {
    const { total, skipped, items, characters, characters_from_memory, characters_to_send } = estimate;
    const left = estimate.characters_left_today;
    const title = items === 0 ? 'There is nothing to translate' : `Order ${counted(items, 'translation')}?`;
    const address = `${prefix}${path}`;
    return {
      title,
      isFailure: errors !== undefined,
      body: html`${
        items > 0
          ? form({
              ...{ action: address, csrfToken: csrfToken(), fields: [], errors: errors ?? {} },
              hidden: { ...newFormKey(), ...hidden },
              submit: `Order ${counted(items, 'translation')}`,
              cancel: address,
            })
          : html`<p><a class="button" href="${address}/new">Order something else</a></p>`
      }
${details([
  ['Of', of],
  ['Into', langCodes.map(languageName).join(', ')],
  ['Texts and names in these languages', `${total}`],
  ['There already, or not to be made', `${skipped}`],
  ['To be made', `${items}`],
  ['Characters of their originals', `${characters}`],
  ['Of these remembered, which costs nothing', `${characters_from_memory}`],
  ['Of these sent to providers', html`<strong>${characters_to_send}</strong>`],
  ['Characters that are left to orders today', `${left}`],
])}
${characters_to_send > left && html`<div class="notice caution"><p>This is more than is left today. What is not made today goes on by itself tomorrow.</p></div>`}`,
    };
  };
