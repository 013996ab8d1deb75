/** Tables of records, with a message in place of an empty one, and paging. */

import { attributes, type Content, type Html, html, nothing } from './html.ts';
import { isAllowed } from './permissions.ts';

export interface Column<T> {
  heading: string;
  /** Its name in an address that chooses columns; without one it is always shown. */
  key?: string;
  /** Shown only where it is chosen. */
  isOff?: boolean;
  cell: (row: T) => Content;
  /** Numbers are aligned at their last digit. */
  isNumber?: boolean;
  /** The link that sorts by this column; and its order, if sorted. */
  sort?: { href: string; is?: 'ascending' | 'descending' | undefined };
}

interface TableOptions<T> {
  /** The table's accessible name. */
  caption: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
  /** Replaces a table without rows. */
  empty: Html;
  /** Figures to compare: stays a table on small screens, and scrolls beside its first column. */
  isOfFigures?: boolean;
}

/**
 * The first column names the row. A wide table scrolls by itself. On small screens each row of a list is a card, with
 * headings beside the cells; that layout removes table semantics in browsers, so the roles restore them. Tables of
 * figures keep the plain markup, as they have many rows.
 */
export function table<T>({ caption, columns, rows, empty, isOfFigures = false }: TableOptions<T>): Html {
  if (rows.length === 0) return empty;
  const kind = (column: Column<T>) => attributes({ class: column.isNumber && 'number' });
  const role = (name: string) => attributes({ role: !isOfFigures && name });
  const heading = (column: Column<T>) =>
    html`<th scope="col"${role('columnheader')}${kind(column)}${attributes({ 'aria-sort': column.sort?.is })}>${column.sort ? html`<a href="${column.sort.href}">${column.heading}</a>` : column.heading}</th>`;
  const cell = (row: T) => (column: Column<T>, index: number) => {
    const content = column.cell(row);
    if (index === 0) return html`<th scope="row"${role('rowheader')}${kind(column)}>${content}</th>`;
    if (isOfFigures) return html`<td${kind(column)}>${content}</td>`;
    return html`<td role="cell"${kind(column)} data-label="${column.heading}">${isBlank(content) ? nothing : html`<div>${content}</div>`}</td>`;
  };
  return html`<div class="scroll" role="region" tabindex="0" aria-label="${caption}"><table${role('table')}${attributes({ class: isOfFigures ? 'of-figures' : 'of-records' })}>
<caption class="unseen">${caption}</caption>
<thead${role('rowgroup')}><tr${role('row')}>${columns.map(heading)}</tr></thead>
<tbody${role('rowgroup')}>${rows.map(
    (row) => html`<tr${role('row')}>${columns.map(cell(row))}</tr>
`,
  )}</tbody>
</table></div>`;
}

const isBlank = (value: Content) => value === undefined || value === null || value === false || `${value}` === '';

/** The message of an empty list, and its action. */
export function emptyState(message: string, action?: { href: string; label: string }): Html {
  return html`<div class="empty"><p>${message}</p>${action && isAllowed('GET', action.href) && html`<p><a class="button" href="${action.href}">${action.label}</a></p>`}</div>`;
}

/** Links to the pages before and after this one; `first` where the one before is not known. */
export function pager({
  first,
  previous,
  next,
}: Partial<Record<'first' | 'previous' | 'next', string | undefined>>): Html {
  if (first === undefined && previous === undefined && next === undefined) return nothing;
  return html`<nav class="pager" aria-label="Pages">${first !== undefined && html`<a href="${first}">First page</a>`}${previous !== undefined && html`<a rel="prev" href="${previous}">Previous page</a>`}${next !== undefined && html`<a rel="next" href="${next}">Next page</a>`}</nav>`;
}

/** The fields of a record. Absent or blank values are shown as a dash. */
export function details(entries: readonly (readonly [term: string, value: Content])[]): Html {
  const none = html`<span aria-hidden="true">–</span><span class="unseen">none</span>`;
  const entry = ([term, value]: readonly [string, Content]) =>
    html`<div><dt>${term}</dt><dd>${isBlank(value) ? none : value}</dd></div>`;
  return html`<dl class="details">${entries.map(entry)}</dl>`;
}
