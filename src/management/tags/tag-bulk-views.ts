/** Bulk actions on tags: the buttons of the list of tags, and the preview. */

import { maxCounted } from '../../../contracts/management/list-query.ts';
import { noReference, type Offer } from '../../../contracts/management/reference.ts';
import type { BulkAction } from '../../../contracts/management/tag-bulk.ts';
import { maxBulkTags } from '../../../contracts/management/tag-bulk.ts';
import { assetPath } from '../../html/assets.ts';
import { type HiddenFields, hiddenFields } from '../../html/button.ts';
import type { Field } from '../../html/field.ts';
import { errorSummary, type FieldErrors, form } from '../../html/form.ts';
import { newFormKey } from '../../html/form-key.ts';
import { type Html, html, nothing } from '../../html/html.ts';
import type { RecordList } from '../../html/list.ts';
import { listAddress } from '../../html/list-filters.ts';
import { withoutLayout } from '../../html/list-layout.ts';
import type { Person, View } from '../../html/page.ts';
import { isAllowed } from '../../html/permissions.ts';
import { picker } from '../../html/picker.ts';
import { pluralise } from '../../html/record.ts';
import { textsAndNames } from '../../html/tag-count.ts';
import type { Tag } from '../../model/tags/tag.ts';
import { type AffectedTags, emptySelection } from '../../model/tags/tag-bulk.ts';

export const bulkGroup = 'bulk';
/** The field with the list that the tags were chosen from. */
export const listField = 'list';

const formId = 'bulk';
export const nameOf = (id: number) => `tag_${id}_name`;

/** The box of a row. */
export const rowCheckbox = (prefix: string, id: number): Html | false =>
  isAllowed('POST', `${prefix}/Tags/bulk`) &&
  html`<input type="checkbox" form="${formId}" name="${bulkGroup}[tag_ids]" value="${id}" aria-labelledby="${nameOf(id)}">`;

interface BulkActionsOptions {
  list: RecordList<Tag>;
  requested: Readonly<Record<string, unknown>>;
  prefix: string;
  csrfToken(): string;
  person: Person | undefined;
}

/** Actions with a preview, and those with a page of their own. */
type BulkButton = BulkAction | 'labels' | 'workbook' | 'export' | 'translate';

const pressed: Record<BulkButton, string> = {
  translate: 'Translate…',
  labels: 'Print labels…',
  workbook: 'Export for Excel',
  export: 'Export as CSV',
  hide: 'Hide from visitors…',
  show: 'Show to visitors…',
  move: 'Move…',
  give: 'Give away…',
  delete: 'Delete…',
};

/** Below the list: the actions for the ticked tags, or for all found ones. */
export function bulkActions({ list, requested, prefix, csrfToken, person }: BulkActionsOptions): Html {
  const actions: BulkButton[] = [
    'translate',
    'labels',
    'workbook',
    'export',
    'move',
    'hide',
    'show',
    ...(person?.isAdmin ? (['give'] as const) : []),
    'delete',
  ];
  const press = (action: BulkButton) =>
    html`<button class="${action === 'delete' ? 'danger' : 'quiet'}" type="submit" name="${bulkGroup}[action]" value="${action}">${pressed[action]}</button>`;
  if (!isAllowed('POST', `${prefix}/Tags/bulk`)) return nothing;
  return html`<form class="doing" id="${formId}" method="post" action="${prefix}/Tags/bulk" data-person="${person?.email}">
${hiddenFields({ method: 'post', csrfToken: csrfToken(), hidden: { [listField]: listAddress('', requested) } })}
<p>${list.found > 1 ? 'Tick tags, or take all:' : 'Tick it to do something with it:'}</p>
${allFound(list, listAddress('', withoutLayout(requested)) || '?')}
<div class="actions">${actions.map(press)}</div>
</form>
<script type="module" src="${prefix}${assetPath('list-selection.js')}"></script>`;
}

function allFound({ found, rows }: RecordList<Tag>, address: string): Html | false {
  if (found <= 1 || found < rows.length) return false;
  const all = found > maxCounted ? 'All' : `All ${found}`;
  if (found > maxBulkTags)
    return html`<p class="hint">There are more than ${maxBulkTags}: narrow the list to do something with all of them.</p>`;
  return html`<label class="tick"><input type="checkbox" name="${bulkGroup}[found]" value="${address}">${all} that were found</label>`;
}

interface Question {
  action: BulkAction;
  meant: AffectedTags;
  /** The selection, repeated in the form. */
  hidden: HiddenFields;
  /** The list that they were chosen from, below the prefix. */
  list: string;
  offer: Offer | undefined;
  values: Readonly<Record<string, unknown>>;
  errors: FieldErrors | undefined;
}

const verbs: Record<BulkAction, string> = {
  move: 'Move',
  hide: 'Hide',
  show: 'Show',
  give: 'Give away',
  delete: 'Delete',
};

/** The effects in numbers, and the form that confirms the action. */
export const questionPage =
  ({ action, meant, hidden, list, offer, values, errors }: Question): View =>
  ({ prefix, csrfToken, person }) => {
    const { count } = meant.counts;
    const title = `${verbs[action]} ${pluralise(count, 'tag')}`;
    return {
      title: `${title}?`,
      isFailure: errors !== undefined,
      body: html`${effectTexts[action](meant)}${action === 'move' && person?.isAdmin && meant.owners.length === 1 && html`<p class="quiet-text">Places of other customers are left out: a tag is only ever in a place of its customer.</p>`}
${form({
  action: `${prefix}/Tags/bulk`,
  csrfToken: csrfToken(),
  group: bulkGroup,
  fields: offer ? [fieldFor(action, offer, values)] : [],
  values,
  errors: errors ?? {},
  hidden: {
    ...newFormKey(),
    ...hidden,
    [`${bulkGroup}[action]`]: action,
    [`${bulkGroup}[count]`]: `${count}`,
    [listField]: list,
  },
  submit: title,
  kind: action === 'delete' ? 'danger' : undefined,
  cancel: `${prefix}/Tags${list}`,
})}`,
    };
  };

function fieldFor(action: BulkAction, offer: Offer, values: Question['values']): Field {
  if (action === 'give')
    return picker({ name: 'customer_id', label: 'To', required: true, none: 'Choose a customer' }, offer);
  const field = picker({ name: 'place_id', label: 'To', required: true, none: 'Choose a place' }, offer);
  const isOut = values.place_id === noReference;
  if (field.kind !== 'select')
    return {
      ...field,
      hint: `A part of the name, or “${noReference}” for no place.`,
      ...(isOut && { value: noReference }),
    };
  const choices = [...field.choices, { value: noReference, label: 'Out of their places' }];
  return { ...field, choices, ...(isOut && { value: noReference }) };
}

/** Hardware is not deleted with its tags. */
const freed = ({ counts: { count, hardwares } }: AffectedTags): Html =>
  html`<p>${hardwares === 0 ? `No hardware leads to ${count === 1 ? 'it' : 'them'}.` : `${pluralise(hardwares, 'hardware item is', 'hardware items are')} kept: free afterwards, to lead to another tag.`}</p>`;

const effectTexts: Record<BulkAction, (meant: AffectedTags) => Html> = {
  move: ({ counts: { count }, owners }) =>
    html`<p>${pluralise(count, 'tag goes', 'tags go')} to another place, or out of ${count === 1 ? 'its' : 'theirs'}. Texts, names and hardware stay as they are.</p>${owners.length > 1 && html`<p>They belong to several customers, so they can only go out of their places: a tag is only ever in a place of its customer.</p>`}`,
  hide: ({ counts: { count } }) =>
    html`<p>${pluralise(count, 'tag is', 'tags are')} not open to visitors then: apps do not know ${count === 1 ? 'it' : 'them'}, and ${count === 1 ? 'its page says' : 'their pages say'} so. Nothing is lost, and hardware stays.</p>`,
  show: ({ counts: { count } }) => html`<p>${pluralise(count, 'tag is', 'tags are')} open to visitors then.</p>`,
  give: (meant) =>
    html`<p>${pluralise(meant.counts.count, 'tag goes', 'tags go')} to another customer, with all that belongs to ${meant.counts.count === 1 ? 'it' : 'them'}, and out of places that are not that customer’s:</p>
<ul>
${textsAndNames(meant.counts)}
<li>${pluralise(meant.counts.hardwares, 'hardware item')}</li>
</ul>
${meant.references > 0 && html`<p>${pluralise(meant.references, 'reference stays', 'references stay')} behind: that is how ${meant.owners.length === 1 ? 'the present customer counts' : 'the present customers count'}.</p>`}`,
  delete: (meant) =>
    html`<p>${pluralise(meant.counts.count, 'tag goes', 'tags go')} into the bin for 30 days, and with ${meant.counts.count === 1 ? 'it' : 'them'}:</p>
<ul>
${textsAndNames(meant.counts)}
</ul>
${freed(meant)}`,
};

/** An error for people who pressed a button and do not know the fields. */
function messageForBulk(name: string, message: string): string {
  if (message === emptySelection) return 'None of these tags is there any more.';
  return name === 'found' || name === 'tag_ids' ? `What was chosen ${message}` : message;
}

const saidOfTags = (errors: FieldErrors): FieldErrors => ({
  base: Object.entries(errors).flatMap(([name, messages = []]) =>
    messages.map((message) => messageForBulk(name, message)),
  ),
});

/** The page for an empty selection. */
export const noQuestionPage =
  (list: string, errors: FieldErrors): View =>
  ({ prefix }) => ({
    title: 'Nothing was done',
    isFailure: true,
    body: html`${errorSummary({ errors: saidOfTags(errors), fields: [] })}
<p><a class="button" href="${prefix}/Tags${list}">Back to the tags</a></p>`,
  });
