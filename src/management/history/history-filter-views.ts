/** What is asked of the history: a form that any address of its list fills in. */
import { historyEvents, recorded } from '../../../contracts/management/history-entry.ts';
import { givenText } from '../../../contracts/primitives.ts';
import type { Field } from '../../html/field.ts';
import { askingField, errorSummary, type FieldErrors } from '../../html/form.ts';
import { attributes, html } from '../../html/html.ts';
import type { Narrowing } from '../../html/list.ts';
import { deeds, nouns } from './history-words.ts';

export interface AskedOfHistory {
  /** The parameters as they stand in the address; blank ones are none. */
  asked: Readonly<Record<string, unknown>>;
  /** What is wrong with them. */
  errors?: FieldErrors | undefined;
}

const day = 'A day, as 2026-11-21.';

const fields: Field[] = [
  {
    ...{ kind: 'select', name: 'resource', label: 'What', none: 'Anything' },
    choices: recorded.map((value) => ({ value, label: nouns[value] })),
  },
  {
    ...{ kind: 'select', name: 'event', label: 'What was done', none: 'Anything' },
    choices: historyEvents.map((value) => ({ value, label: deeds[value] })),
  },
  {
    ...{ kind: 'text', name: 'tag_identifier', label: 'Tag', dir: 'ltr' },
    hint: 'Its identifier, as 4f0c9a17be52.',
  },
  { kind: 'text', name: 'from', label: 'From', hint: day, dir: 'ltr' },
  { kind: 'text', name: 'to', label: 'To', hint: day, dir: 'ltr' },
];

/** Above the list. */
export function narrowing(path: string, { asked, errors }: AskedOfHistory): Narrowing {
  const kept = Object.entries(asked).map(([name, value]) => [name, givenText(value) ?? ''] as const);
  return {
    kept: Object.fromEntries(kept),
    filters: kept.length,
    isRefused: errors !== undefined,
    form: html`${errors && errorSummary({ errors, fields })}
<form class="search" role="search" method="get" action="${path}">
<details class="narrowing"${attributes({ open: kept.length > 0 || errors !== undefined })}><summary>Filters</summary>
<div class="fields">${fields.map((field) => askingField(field, asked[field.name], errors))}</div>
<div class="actions"><button type="submit">Show these entries</button>${kept.length > 0 && html` <a href="${path}">Show all</a>`}</div>
</details>
</form>`,
  };
}
