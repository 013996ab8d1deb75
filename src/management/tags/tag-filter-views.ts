/** What is asked of the list of tags: a form that any address of the list fills in, and what is asked now, each to be taken back. */
import { noReference, type Offer } from '../../../contracts/management/reference.ts';
import { hardwareFilters, type TagSort, tagParts, textStates } from '../../../contracts/management/tag-filters.ts';
import { givenText } from '../../../contracts/primitives.ts';
import type { Choice, Field } from '../../html/field.ts';
import { askingField, errorSummary, type FieldErrors } from '../../html/form.ts';
import { attributes, type Html, html, nothing } from '../../html/html.ts';
import { languageChoices } from '../../html/language-field.ts';
import type { Narrowing } from '../../html/list.ts';
import { picker } from '../../html/picker.ts';

export interface AskedOfTags {
  /** The parameters as they stand in the address; blank ones are none. */
  asked: Readonly<Record<string, unknown>>;
  offers: { place_id: Offer; customer_id: Offer | undefined };
  /** What is wrong with them. */
  errors?: FieldErrors | undefined;
}

const words: Record<
  (typeof hardwareFilters)[number] | (typeof textStates)[number] | (typeof tagParts)[number],
  string
> = {
  nfc: 'NFC chip',
  'ble-beacon': 'Bluetooth beacon',
  qr: 'QR code',
  none: 'No hardware',
  original: 'The original',
  human: 'A person’s work',
  machine: 'A machine’s work',
  stale: 'Made from an older original',
  missing: 'Missing',
  text: 'Text',
  name: 'Name',
};
const sorts: Record<TagSort | `-${TagSort}`, string> = {
  '-id': 'Newest first',
  id: 'Oldest first',
  name: 'Name',
  '-name': 'Name, from the end',
  place: 'Place',
  '-place': 'Place, from the end',
  '-updated_at': 'Changed last',
  updated_at: 'Not changed for longest',
};

const choices = (values: readonly (keyof typeof words)[]): Choice[] =>
  values.map((value) => ({ value, label: words[value] }));

/** A record, or none. */
function recordFilter(name: string, label: string, noRecord: string, offer: Offer, asked: unknown): Field {
  const field = picker({ name, label, none: 'Any' }, offer);
  if (field.kind !== 'select')
    return {
      ...field,
      hint: `A part of the name, or “${noReference}”.`,
      ...(asked === noReference && { value: noReference }),
    };
  const all = [{ value: noReference, label: noRecord }, ...field.choices];
  return { ...field, choices: all, ...(asked === noReference && { value: noReference }) };
}

const fieldsFor = ({ asked, offers }: AskedOfTags): Field[] => [
  recordFilter('place_id', 'Place', 'No place', offers.place_id, asked.place_id),
  ...(offers.customer_id
    ? [recordFilter('customer_id', 'Belongs to', 'Nobody', offers.customer_id, asked.customer_id)]
    : []),
  { kind: 'select', name: 'lang_code', label: 'Language', choices: languageChoices, none: 'Any' },
  {
    kind: 'select',
    name: 'state',
    label: 'How it stands in the language',
    choices: choices(textStates),
    none: 'There',
  },
  { kind: 'select', name: 'part', label: 'Text or name', choices: choices(tagParts), none: 'Any' },
  { kind: 'select', name: 'hardware', label: 'Hardware', choices: choices(hardwareFilters), none: 'Any' },
  {
    ...{ kind: 'select', name: 'in_use', label: 'In use', none: 'Any' },
    choices: [
      { value: '1', label: 'With a text or a name' },
      { value: '0', label: 'With neither' },
    ],
  },
  { kind: 'text', name: 'updated_since', label: 'Changed since', hint: 'A day, as 2026-11-21.', dir: 'ltr' },
  {
    ...{ kind: 'select', name: 'sort', label: 'Order' },
    choices: Object.entries(sorts).map(([value, label]) => ({ value, label })),
  },
];

/** The list's address with other parameters. */
export const addressOf = (
  path: string,
  asked: AskedOfTags['asked'],
  changes: Record<string, string | undefined> = {},
) => {
  const all = Object.entries({ ...asked, ...changes }).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(Object.fromEntries(all.map(([name, value]) => [name, givenText(value) ?? ''])));
  return query.size === 0 ? path : `${path}?${query}`;
};

/** Above the list: the search, the filters, and what is asked now. */
export function narrowing(path: string, given: AskedOfTags): Narrowing {
  const { asked, errors } = given;
  const { q, ...kept } = asked;
  const fields = fieldsFor(given);
  const { sort: _, ...filters } = kept;
  const count = Object.keys(filters).length;
  return {
    kept: Object.fromEntries(Object.entries(kept).map(([name, value]) => [name, givenText(value) ?? ''])),
    filters: count,
    isRefused: errors !== undefined,
    form: html`${errors && errorSummary({ errors, fields: [searched, ...fields] })}
<form class="search" role="search" method="get" action="${path}">
<label for="q">${searched.label}</label>
<p class="hint" id="q_hint">${searched.hint}</p>
<div><input type="search" id="q" name="q" value="${givenText(q) ?? ''}" dir="auto" aria-describedby="q_hint"><button class="quiet" type="submit">Search</button>${Object.keys(asked).length > 0 && html`<a href="${path}">Show all</a>`}</div>
<details class="narrowing"${attributes({ open: errors !== undefined })}><summary>Filters and order</summary>
<div class="fields">${fields.map((field) => askingField(field, asked[field.name], errors))}</div>
<div class="actions"><button type="submit">Show these tags</button></div>
</details>
</form>
${asking(path, given, fields)}`,
  };
}

const searched: Field = {
  kind: 'text',
  name: 'q',
  label: 'Search tags',
  hint: 'By name, text, description, identifier, printed address, place or hardware.',
};

/** What leaves some tags out, each with the way to the list without it. */
function asking(path: string, { asked, errors }: AskedOfTags, fields: readonly Field[]): Html {
  const filters = fields.filter(({ name }) => name !== 'sort' && asked[name] !== undefined);
  if (filters.length === 0 || errors) return nothing;
  const said = (field: Field) => {
    const value = field.value ?? givenText(asked[field.name]) ?? '';
    const choice = field.kind === 'select' ? field.choices.find((each) => each.value === value) : undefined;
    return html`<bdi${attributes({ lang: choice?.lang, dir: choice?.dir })}>${choice?.label ?? value}</bdi>`;
  };
  const without = (name: string) => {
    const needing = name === 'lang_code' ? { state: undefined, part: undefined } : {};
    return addressOf(path, asked, { [name]: undefined, ...needing });
  };
  return html`<ul class="asked" aria-label="Filters">${filters.map(
    (field) =>
      html`<li>${field.label}: ${said(field)} <a href="${without(field.name)}" aria-label="Leave out the filter ${field.label}">×</a></li>\n`,
  )}</ul>`;
}
