/**
 * Filters of a list: a form that is filled in from the URL's parameters, and the active filters, each with a link to
 * remove it.
 */
import { writtenSorts } from '../../contracts/management/record-filters.ts';
import { noReference, type Offer } from '../../contracts/management/reference.ts';
import { textOrUndefined } from '../../contracts/primitives.ts';
import { hiddenInputs } from './button.ts';
import type { Choice, Field } from './field.ts';
import { errorSummary, type FieldErrors, filterField } from './form.ts';
import { attributes, type Html, html, nothing } from './html.ts';
import { languageChoices } from './language-field.ts';
import type { ListFilters } from './list.ts';
import { parseLayout, withoutLayout } from './list-layout.ts';
import { picker } from './picker.ts';
import type { Column } from './table.ts';
import { utcTime } from './text.ts';

export interface FilterValues {
  /** The parameters of the URL, without blank ones. */
  requested: Readonly<Record<string, unknown>>;
  /** Their errors. */
  errors?: FieldErrors | undefined;
}

/** The records that filters offer. */
export interface FilterOffers {
  place_id?: Offer | undefined;
  customer_id?: Offer | undefined;
  tag_id?: Offer | undefined;
}

export interface RecordFilterValues extends FilterValues {
  offers: FilterOffers;
}

interface FilterForm {
  path: string;
  fields: readonly Field[];
  /** The scope of the word search; absent: none. */
  search?: { label: string; hint: string } | undefined;
  /** The summary of the folded form. */
  title: string;
  submit: string;
  /** Filters that require another one. */
  dependent?: Readonly<Record<string, readonly string[]>>;
}

/** Above a list: the search, the filters, and the active ones. */
export function listFilters({ requested, errors }: FilterValues, form: FilterForm): ListFilters {
  const { path, fields, title, submit } = form;
  const { q, ...parameters } = requested;
  const filters = withoutLayout(parameters);
  const layout = Object.fromEntries(Object.entries(parseLayout(requested)));
  const searched: Field | undefined = form.search && { kind: 'text', name: 'q', ...form.search };
  const all =
    Object.keys(requested).length > Object.keys(layout).length &&
    html`<a href="${listAddress(path, layout)}">Show all</a>`;
  return {
    parameters: Object.fromEntries(
      Object.entries(parameters).map(([name, value]) => [name, textOrUndefined(value) ?? '']),
    ),
    filters: Object.keys(filters).length,
    isRefused: errors !== undefined,
    form: html`${errors && errorSummary({ errors, fields: searched ? [searched, ...fields] : fields })}
<form class="search" role="search" method="get" action="${path}">${hiddenInputs(layout)}
${
  searched &&
  html`<label for="q">${searched.label}</label>
<p class="hint" id="q_hint">${searched.hint}</p>
<div><input type="search" id="q" name="q" value="${textOrUndefined(q) ?? ''}" dir="auto" aria-describedby="q_hint"><button class="quiet" type="submit">Search</button>${all}</div>`
}
<details class="narrowing"${attributes({ open: errors !== undefined })}><summary>${title}</summary>
<div class="fields">${fields.map((field) => filterField(field, requested[field.name], errors))}</div>
<div class="actions"><button type="submit">${submit}</button>${!searched && html` ${all}`}</div>
</details>
</form>
${errors ? nothing : asking(requested, form)}`,
  };
}

/** The active filters, each with a link to the list without it. */
function asking(requested: FilterValues['requested'], { path, fields, dependent = {} }: FilterForm): Html {
  const filters = fields.filter(({ name }) => name !== 'sort' && requested[name] !== undefined);
  if (filters.length === 0) return nothing;
  const valueInWords = (field: Field) => {
    const value = field.value ?? textOrUndefined(requested[field.name]) ?? '';
    const choice = field.kind === 'select' ? field.choices.find((each) => each.value === value) : undefined;
    return html`<bdi${attributes({ lang: choice?.lang, dir: choice?.dir })}>${choice?.label ?? value}</bdi>`;
  };
  const without = (name: string) =>
    listAddress(
      path,
      requested,
      Object.fromEntries([name, ...(dependent[name] ?? [])].map((each) => [each, undefined])),
    );
  return html`<ul class="requested" aria-label="Filters">${filters.map(
    (field) =>
      html`<li>${field.label}: ${valueInWords(field)}${!field.required && html` <a href="${without(field.name)}" aria-label="Leave out the filter ${field.label}">×</a>`}</li>\n`,
  )}</ul>`;
}

/** The list's URL with other parameters. */
export const listAddress = (
  path: string,
  requested: FilterValues['requested'],
  changes: Record<string, string | undefined> = {},
): string => {
  const all = Object.entries({ ...requested, ...changes }).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(
    Object.fromEntries(all.map(([name, value]) => [name, textOrUndefined(value) ?? ''])),
  );
  return query.size === 0 ? path : `${path}?${query}`;
};

/** A heading that sorts, or reverses the order of the sorted column. */
export function sortLink(path: string, { requested }: FilterValues, sort: string, isDescendingFirst = false) {
  const [first, second] = isDescendingFirst ? [`-${sort}`, sort] : [sort, `-${sort}`];
  const is = requested.sort === sort ? 'ascending' : requested.sort === `-${sort}` ? 'descending' : undefined;
  return { href: listAddress(path, requested, { sort: requested.sort === first ? second : first }), is } as const;
}

/** The column of a list that says when a record was last changed, and sorts by it. */
export const changedColumn = (path: string, requested: FilterValues): Column<{ updated_at: Date }> => ({
  key: 'changed',
  heading: 'Changed',
  sort: sortLink(path, requested, 'updated_at', true),
  cell: ({ updated_at }) => utcTime(updated_at),
});

/** A filter by record, or by its absence. */
function recordFilter(
  name: string,
  label: string,
  noRecord: string | undefined,
  offer: Offer,
  requested: unknown,
): Field {
  const field = picker({ name, label, none: 'Any' }, offer);
  if (noRecord === undefined) return field;
  const isNone = requested === noReference && { value: noReference };
  if (field.kind !== 'select') return { ...field, hint: `A part of the name, or “${noReference}”.`, ...isNone };
  return { ...field, choices: [{ value: noReference, label: noRecord }, ...field.choices], ...isNone };
}

/** Filters by place and owner, as far as there are any. `nobody`: the label for records without an owner. */
export const recordFilters = (
  { requested, offers: { place_id, customer_id } }: RecordFilterValues,
  { nobody }: { nobody: string | undefined },
): Field[] => [
  ...(place_id ? [recordFilter('place_id', 'Place', 'No place', place_id, requested.place_id)] : []),
  ...(customer_id ? [recordFilter('customer_id', 'Belongs to', nobody, customer_id, requested.customer_id)] : []),
];

/** A filter by tag: by its name. */
export const tagFilter = ({ offers: { tag_id } }: RecordFilterValues): Field[] =>
  tag_id ? [picker({ name: 'tag_id', label: 'Tag', none: 'Any' }, tag_id)] : [];

export const languageFilter: Field = {
  kind: 'select',
  name: 'lang_code',
  label: 'Language',
  choices: languageChoices,
  none: 'Any',
  isOfLanguages: true,
};

export const changedFilter: Field = {
  kind: 'text',
  name: 'updated_since',
  label: 'Changed since',
  dir: 'ltr',
  hint: 'A day (UTC), as 2026-11-21.',
};

const orders = {
  '-id': 'Newest first',
  id: 'Oldest first',
  name: 'Name',
  '-name': 'Name, from the end',
  email: 'E-mail address',
  '-email': 'E-mail address, from the end',
  place: 'Place',
  '-place': 'Place, from the end',
  '-updated_at': 'Changed last',
  updated_at: 'Not changed for longest',
} as const;

type SortedBy = keyof typeof orders extends infer O ? (O extends `-${infer S}` ? S : never) : never;

/** The sort order; the default comes first. */
export const orderField = (sorts: readonly SortedBy[]): Field => ({
  kind: 'select',
  name: 'sort',
  label: 'Order',
  choices: (Object.keys(orders) as (keyof typeof orders)[])
    .filter((order) => sorts.includes(order.replace(/^-/, '') as SortedBy))
    .map((value): Choice => ({ value, label: orders[value] })),
});

/** For lists of texts or names, each in one language. */
export const textFilters = (
  requested: RecordFilterValues,
  { path, many, searchedFields }: { path: string; many: string; searchedFields: string },
): ListFilters =>
  listFilters(requested, {
    path,
    fields: [
      ...recordFilters(requested, { nobody: 'Nobody' }),
      languageFilter,
      changedFilter,
      orderField(writtenSorts),
    ],
    search: { label: `Search ${many}`, hint: `By ${searchedFields}.` },
    title: 'Filters and order',
    submit: `Show these ${many}`,
  });
