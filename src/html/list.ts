/** The list page of a resource: rows, search and paging; the same for all resources. */
import { maxCounted } from '../../contracts/management/list-query.ts';
import { type Html, html, nothing } from './html.ts';
import { layoutForm, parseLayout, shownColumns } from './list-layout.ts';
import type { View } from './page.ts';
import { isAllowed } from './permissions.ts';
import { pluralise } from './record.ts';
import { type Column, emptyState, pager, table } from './table.ts';

/** A page of a list. */
export interface RecordList<R> {
  rows: readonly R[];
  /** The number of records, where a row stands for several. */
  here?: number;
  /** The searched words; '' for none. */
  words: string;
  /** The number of all records, and of the found ones. */
  total: number;
  found: number;
  /** The number of found records before this page. */
  earlier: number;
  /** Whether further pages follow. */
  hasLater: boolean;
  /** The keyset cursors of the first and the last row, for URLs. */
  first?: string | undefined;
  last?: string | undefined;
}

/** The filters and the sort order of a list: its parameters, and their form. */
export interface ListFilters {
  /** The parameters, which paging preserves. */
  parameters: Readonly<Record<string, string>>;
  /** The number of active filters. */
  filters: number;
  /** The form, in place of the search. */
  form: Html;
  /** Invalid parameters: nothing was listed. */
  isRefused: boolean;
}

interface ListOptions<R> {
  title: string;
  /** Below the prefix. */
  path: string;
  one: string;
  many: string;
  /** An explanation of the resource, in a sentence. */
  about?: string;
  /** The fields that the search covers; absent: there is none. */
  searchedFields?: string;
  columns: readonly Column<R>[];
  /** The message, and the action, for an empty list. */
  none: string;
  start: { href: string; label: string; isBack?: boolean };
  /** Further ways to create records. */
  others?: readonly { href: string; label: string }[];
  /** Whether the action for an empty list is offered for others too. */
  hasMore?: boolean;
  listFilters?: ListFilters | undefined;
  /** Why an action on the list was refused. */
  refusal?: Html | undefined;
  /** Actions on the rows, below them. */
  doing?: Html | undefined;
}

type Position = Omit<RecordList<unknown>, 'rows'> & { rows: readonly { id: number }[] };

/** Draws the list; its columns' headings may depend on the reader. */
export const listPage =
  <R extends { id: number }>(list: RecordList<R>, optionsFor: (context: Parameters<View>[0]) => ListOptions<R>): View =>
  (context) => {
    const options = optionsFor(context);
    const { title, about, start, others = [], hasMore = true, listFilters: narrowing } = options;
    const path = `${context.prefix}${options.path}`;
    const action = { href: `${context.prefix}${start.href}`, label: start.label };
    const { filters = 0, isRefused = false } = narrowing ?? {};
    const isNarrowed = filters > 0 || isRefused;
    const isEmpty = list.total === 0 && !isNarrowed;
    // A single record needs no search.
    const isSearched = list.total > 1 || list.words !== '' || isNarrowed;
    const search = () =>
      options.searchedFields !== undefined &&
      searchForm({ path, words: list.words, label: `Search ${options.many}`, hint: `By ${options.searchedFields}.` });
    return {
      title: list.words === '' ? title : `${title}: ${list.words}`,
      heading: html`${title}`,
      isFailure: isRefused,
      body: html`${options.refusal}${about !== undefined && html`<p>${about}</p>`}
${!isEmpty && hasMore && html`<div class="actions">${isAllowed('GET', action.href) && html`<a class="button${start.isBack && ' quiet'}" href="${action.href}">${action.label}</a>`}${others.filter(({ href }) => isAllowed('GET', `${context.prefix}${href}`)).map(({ href, label }) => html` <a class="button quiet" href="${context.prefix}${href}">${label}</a>`)}</div>`}
${isSearched && !isEmpty && (narrowing?.form ?? search())}
${!isRefused && rowsOf({ list, options, path, empty: isEmpty ? emptyState(options.none, action) : nothingFound(path, list.words, options, isNarrowed) })}`,
    };
  };

const rowsOf = <R extends { id: number }>(given: {
  list: RecordList<R>;
  options: ListOptions<R>;
  path: string;
  empty: Html;
}): Html => {
  const { list, options, path, empty } = given;
  const { parameters = {}, columns } = { ...options.listFilters, ...options };
  const layout = parseLayout(parameters);
  const isChosen = list.rows.length > 0 && columns.some(({ key }) => key !== undefined);
  return html`<div class="above-list"><p class="count">${countInWords(list, options)}</p>${isChosen && layoutForm({ path, parameters: otherParameters(parameters, list.words), layout, columns })}</div>
${table({ caption: options.title, columns: shownColumns(columns, layout), rows: list.rows, empty })}
${list.rows.length > 0 && options.doing}
${listPager(path, list, parameters)}`;
};

/** The parameters of a list that its form for columns and rows sends along. */
const otherParameters = (
  { columns: _, rows: __, ...parameters }: ListFilters['parameters'],
  words: string,
): Record<string, string> => ({
  ...(words !== '' && { q: words }),
  ...parameters,
});

/** The page of a failed search: the same search, to be changed or repeated. */
export const searchAgainPage =
  ({ path, words, message }: { path: string; words: string; message: string }): View =>
  ({ prefix }) => ({
    title: words === '' ? 'Not available right now' : `Search: ${words}`,
    heading: html`${words === '' ? 'Not available right now' : 'Search'}`,
    body: html`<p role="alert">${message}</p>
${searchForm({ path: `${prefix}${path}`, words, label: 'Search', hint: 'More words, or longer ones, are found sooner.' })}`,
  });

/** A search form; its GET URL can be bookmarked. */
export const searchForm = (given: { path: string; words: string; label: string; hint: string }): Html =>
  html`<form class="search" role="search" method="get" action="${given.path}">
<label for="q">${given.label}</label>
<p class="hint" id="q_hint">${given.hint}</p>
<div><input type="search" id="q" name="q" value="${given.words}" dir="auto" aria-describedby="q_hint"><button class="quiet" type="submit">Search</button>${given.words !== '' && html`<a href="${given.path}">Show all</a>`}</div>
</form>`;

/** The total, and the range on this page. */
export function countInWords(list: Position, { one, many }: Pick<ListOptions<never>, 'one' | 'many'>): Html {
  const { words, total, found, earlier, rows, here = rows.length } = list;
  const all =
    total > maxCounted ? `${words === '' ? 'More' : 'more'} than ${maxCounted} ${many}` : pluralise(total, one, many);
  const isSome = here < found && here > 0 && earlier <= maxCounted;
  const part = isSome ? html`: ${earlier + 1} to ${earlier + here} here` : nothing;
  if (words === '') return html`${all}${part}`;
  const some = found > maxCounted ? `More than ${maxCounted}` : `${found}`;
  // Without a total there is no fraction.
  return html`${total > 0 && `${some} of `}${all} with “<bdi>${words}</bdi>”${part}`;
}

const nothingFound = (
  path: string,
  words: string,
  { many, searchedFields }: ListOptions<never>,
  isNarrowed: boolean,
): Html =>
  html`<div class="empty"><p>${words === '' ? `No ${many} fit these filters.` : html`Nothing here has “<bdi>${words}</bdi>” in its ${searchedFields}${isNarrowed && ' and fits these filters'}. Try fewer words, or a part of one.`}</p>
<p><a class="button" href="${path}">Show all ${many}</a></p></div>`;

/** Links to the previous and the next page. */
export function listPager(
  path: string,
  { first, last, words, earlier, hasLater }: Position,
  parameters?: object,
): Html {
  if (first === undefined || last === undefined) return nothing;
  const address = (where: Record<string, string>) =>
    `${path}?${new URLSearchParams({ ...(words !== '' && { q: words }), ...parameters, ...where })}`;
  return pager({
    previous: earlier > 0 ? address({ before: first }) : undefined,
    next: hasLater ? address({ after: last }) : undefined,
  });
}
