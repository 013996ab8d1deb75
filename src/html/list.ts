/** The list of a resource: what there is, a search in it, and the way from page to page. One for all of them. */
import { type Html, html, nothing } from './html.ts';
import type { View } from './page.ts';
import { counted } from './record.ts';
import { type Column, emptyState, pager, table } from './table.ts';

/** A page of a list. */
export interface RecordList<R> {
  rows: readonly R[];
  /** What was looked for; '' for nothing. */
  words: string;
  /** How many there are in all, on whatever page; and how many of them were found. */
  total: number;
  found: number;
  /** How many of those are before this page. */
  earlier: number;
}

export interface ListOptions<R> {
  title: string;
  /** Below the prefix. */
  path: string;
  one: string;
  many: string;
  /** What such a record is, in a sentence. */
  about?: string;
  /** What words are looked for in. */
  soughtIn: string;
  columns: readonly Column<R>[];
  /** What to say, and to do, where there is none yet. */
  none: string;
  start: { href: string; label: string };
  /** Whether the way to the first one is also the way to more of them. */
  hasMore?: boolean;
}

type Position = Omit<RecordList<unknown>, 'rows'> & { rows: readonly { id: number }[] };

/** Draws the list; what it says of its columns may depend on who reads. */
export const listPage =
  <R extends { id: number }>(list: RecordList<R>, optionsFor: (context: Parameters<View>[0]) => ListOptions<R>): View =>
  (context) => {
    const options = optionsFor(context);
    const { title, about, columns, start, hasMore = true } = options;
    const path = `${context.prefix}${options.path}`;
    const action = { href: `${context.prefix}${start.href}`, label: start.label };
    const isEmpty = list.total === 0;
    // In one record there is nothing to look for.
    const isSearched = list.total > 1 || list.words !== '';
    return {
      title: list.words === '' ? title : `${title}: ${list.words}`,
      heading: html`${title}`,
      body: html`${about !== undefined && html`<p>${about}</p>`}
${!isEmpty && hasMore && html`<div class="actions"><a class="button" href="${action.href}">${action.label}</a></div>`}
${isSearched && !isEmpty && searchForm({ path, words: list.words, label: `Search ${options.many}`, hint: `By ${options.soughtIn}.` })}
<p class="count">${countInWords(list, options)}</p>
${table({
  caption: title,
  columns,
  rows: list.rows,
  empty: isEmpty ? emptyState(options.none, action) : nothingFound(path, list.words, options),
})}
${listPager(path, list)}`,
    };
  };

/** What a search has come to that could not be made: the same search, to be changed or made again. */
export const searchAgainPage =
  ({ path, words, message }: { path: string; words: string; message: string }): View =>
  ({ prefix }) => ({
    title: words === '' ? 'Not available right now' : `Search: ${words}`,
    heading: html`${words === '' ? 'Not available right now' : 'Search'}`,
    body: html`<p role="alert">${message}</p>
${searchForm({ path: `${prefix}${path}`, words, label: 'Search', hint: 'More words, or longer ones, are found sooner.' })}`,
  });

/** A form that looks for words, at an address that one can keep. */
export const searchForm = (given: { path: string; words: string; label: string; hint: string }): Html =>
  html`<form class="search" role="search" method="get" action="${given.path}">
<label for="q">${given.label}</label>
<p class="hint" id="q_hint">${given.hint}</p>
<div><input type="search" id="q" name="q" value="${given.words}" dir="auto" aria-describedby="q_hint"><button class="quiet" type="submit">Search</button>${given.words !== '' && html`<a href="${given.path}">Show all</a>`}</div>
</form>`;

function countInWords(list: Position, { one, many }: Pick<ListOptions<never>, 'one' | 'many'>): Html {
  const { words, total, found, earlier, rows } = list;
  const all = counted(total, one, many);
  const part =
    rows.length < found && rows.length > 0 ? html`: ${earlier + 1} to ${earlier + rows.length} here` : nothing;
  return words === '' ? html`${all}${part}` : html`${found} of ${all} with “<bdi>${words}</bdi>”${part}`;
}

const nothingFound = (path: string, words: string, { many, soughtIn }: ListOptions<never>): Html =>
  html`<div class="empty"><p>Nothing here has “<bdi>${words}</bdi>” in its ${soughtIn}. Perhaps fewer words, or a part of one, will do.</p>
<p><a class="button" href="${path}">Show all ${many}</a></p></div>`;

function listPager(path: string, { rows, words, found, earlier }: Position): Html {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return nothing;
  const address = (where: Record<string, string>) =>
    `${path}?${new URLSearchParams({ ...(words !== '' && { q: words }), ...where })}`;
  return pager({
    previous: earlier > 0 ? address({ before: `${first.id}` }) : undefined,
    next: earlier + rows.length < found ? address({ after: `${last.id}` }) : undefined,
  });
}
