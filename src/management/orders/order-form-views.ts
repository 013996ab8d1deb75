/** The form of an order, and its estimate. */
import type { Offer } from '../../../contracts/management/reference.ts';
import { tagParts } from '../../../contracts/management/tag-filters.ts';
import { orderedStates, type TranslationEstimate } from '../../../contracts/management/translation-order.ts';
import type { HiddenFields } from '../../html/button.ts';
import { formatFigure } from '../../html/chart.ts';
import type { Choice } from '../../html/field.ts';
import { type FieldErrors, form, type Section } from '../../html/form.ts';
import { newFormKey } from '../../html/form-key.ts';
import { type Html, html } from '../../html/html.ts';
import { languageChoices, machineChoices } from '../../html/language-field.ts';
import { costInWords, money } from '../../html/money.ts';
import type { View } from '../../html/page.ts';
import { picker } from '../../html/picker.ts';
import { pluralise } from '../../html/record.ts';
import { details } from '../../html/table.ts';
import { languageName } from '../../html/text.ts';

export const ordersPath = '/translation_orders';
export const orderGroup = 'translation_order';

interface OrderForm {
  places: Offer;
  /** The selected tags, if any. */
  tagIds: readonly string[];
  values: Readonly<Record<string, unknown>>;
  /** The number of originals that a provider can translate into the language, and of all in other languages. */
  countTranslatable(code: string): { made: number; of: number };
  /** The languages of the originals. */
  from: readonly string[];
  /** The ticked languages are those of the last order. */
  isAsBefore: boolean;
  errors?: FieldErrors | undefined;
}

const parts = { text: 'Texts', name: 'Names' };
const states = { missing: 'What is missing', stale: 'What was made from an older original' };

export const orderForm =
  ({ places, tagIds, values, countTranslatable, from, isAsBefore, errors }: OrderForm): View =>
  ({ prefix, csrfToken }) => ({
    title: 'Order translations',
    isFailure: errors !== undefined,
    body: html`<p>Texts and names are translated by machine. Texts written by people stay, and so do translations that are up to date. You see the number of characters before anything is sent.</p>
${form({
  action: `${prefix}${ordersPath}?dry_run=1`,
  csrfToken: csrfToken(),
  group: orderGroup,
  hidden: tagIds.length > 0 ? { [`${orderGroup}[tag_ids]`]: tagIds.join() } : {},
  fields: [
    ...(tagIds.length > 0 ? [] : [picker({ name: 'place_id', label: 'Place', none: 'All my tags' }, places)]),
    {
      kind: 'checkboxes',
      name: 'lang_codes',
      label: 'Languages',
      required: true,
      isOfLanguages: true,
      ...offered({ tagIds, countTranslatable, from, isAsBefore }),
    },
  ],
  sections: [someOfThem],
  values: { parts: [...tagParts], states: [...orderedStates], ...values },
  ...(errors && { errors }),
  submit: 'Show the estimate',
  cancel: `${prefix}${ordersPath}`,
})}`,
  });

const someOfThem: Section = {
  title: 'Only some of them',
  isFolded: true,
  fields: [
    {
      kind: 'checkboxes',
      name: 'parts',
      label: 'Parts',
      choices: tagParts.map((value) => ({ value, label: parts[value] })),
    },
    {
      kind: 'checkboxes',
      name: 'states',
      label: 'States',
      choices: orderedStates.map((value) => ({ value, label: states[value] })),
    },
  ],
};

/** The languages on offer, and the selected tags. */
function offered({ tagIds, countTranslatable, from, isAsBefore }: Omit<OrderForm, 'places' | 'values'>) {
  const isMade = (code: string) => countTranslatable(code).made > 0 || countTranslatable(code).of === 0;
  const { choices, hint } = machineChoices(isMade, languageChoices.map(withCount(countTranslatable)));
  const originals = from.length > 0 ? `The originals are in ${from.map(languageName).join(', ')}.` : undefined;
  const chosen = tagIds.length > 0 ? `For the ${pluralise(tagIds.length, 'tag')} that you have chosen.` : undefined;
  const before = isAsBefore ? 'Ticked are the languages of your last order.' : undefined;
  const hints = [chosen, before, hint, hint && originals].filter((each) => each !== undefined);
  return { choices, ...(hints.length > 0 && { hint: hints.join(' ') }) };
}

/** Adds the count where a provider can translate only some of them. */
const withCount =
  (countTranslatable: OrderForm['countTranslatable']) =>
  (choice: Choice): Choice => {
    const { made, of } = countTranslatable(choice.value);
    return made > 0 && made < of ? { ...choice, label: `${choice.label} (${made} of ${of})` } : choice;
  };

interface OrderEstimate {
  estimate: TranslationEstimate;
  /** For admins, if there is a budget. */
  budgetLeft: number | null;
  langCodes: readonly string[];
  /** Languages into which no provider translates these originals. */
  leftOut: readonly string[];
  /** The description of the tags. */
  of: Html;
  /** The form's fields as sent. */
  hidden: HiddenFields;
  errors?: FieldErrors | undefined;
}

/** The estimate of an order, and the form that confirms it. */
export const estimatePage =
  ({ estimate, budgetLeft, langCodes, leftOut, of, hidden, errors }: OrderEstimate): View =>
  ({ prefix, csrfToken }) => {
    const { total, skipped, items, characters, characters_from_memory, characters_to_send } = estimate;
    const left = estimate.characters_left_today;
    const title = items === 0 ? 'There is nothing to translate' : `Order ${pluralise(items, 'translation')}?`;
    const address = `${prefix}${ordersPath}`;
    return {
      title,
      isFailure: errors !== undefined,
      body: html`${leftOut.length > 0 && html`<p class="notice caution">Left out: ${leftOut.map(languageName).join(', ')}. No provider makes ${leftOut.length === 1 ? 'it' : 'them'} from these originals.</p>\n`}${
        items > 0
          ? form({
              action: address,
              csrfToken: csrfToken(),
              fields: [],
              errors: errors ?? {},
              hidden: { ...newFormKey(), ...hidden },
              submit: `Order ${pluralise(items, 'translation')}`,
              cancel: address,
            })
          : html`<p><a class="button" href="${address}/new">Order something else</a></p>`
      }
${details([
  ['Of', of],
  ['Into', langCodes.map(languageName).join(', ')],
  ['Texts and names in these languages', formatFigure(total)],
  ['Left out: there already, or nobody can make them', formatFigure(skipped)],
  ['To be made', formatFigure(items)],
  ['Characters of their originals', formatFigure(characters)],
  ['Of these, remembered (costs nothing)', formatFigure(characters_from_memory)],
  ['Of these, sent to providers', html`<strong>${formatFigure(characters_to_send)}</strong>`],
  ['Characters left for orders today', formatFigure(left)],
  ...costs(estimate, budgetLeft),
])}
${characters_to_send > left && html`<div class="notice caution"><p>This is more than is left today. What is not made today goes on by itself tomorrow.</p></div>`}${exceeds(estimate, budgetLeft) && html`<div class="notice caution"><p>This costs more than is left of this month’s budget. What is not made goes on by itself next month.</p></div>`}`,
    };
  };

/** The costs and the rest of the budget, for admins. */
function costs(estimate: TranslationEstimate, budgetLeft: number | null): [string, string][] {
  const cost = costInWords(estimate);
  if (cost === null || !estimate.currency) return [];
  return [
    ['Cost at today’s prices', cost],
    ...(budgetLeft === null
      ? []
      : [['Left of this month’s budget', money(budgetLeft, estimate.currency)] as [string, string]]),
  ];
}

const exceeds = ({ cost }: TranslationEstimate, budgetLeft: number | null): boolean =>
  budgetLeft !== null && typeof cost === 'number' && cost > budgetLeft;
