/** Lists of records: a table, or a word where it would be empty, and the way to the next page. */
import { attributes, type Content, type Html, html, nothing } from './html.ts';

export interface Column<T> {
  heading: string;
  cell: (row: T) => Content;
  /** Numbers are read from their last digit. */
  isNumber?: boolean;
  /** Where the list is sorted by it; and how it is now, where it is. */
  sort?: { href: string; is?: 'ascending' | 'descending' | undefined };
}

export interface TableOptions<T> {
  /** What the table holds; its name for who cannot see it. */
  caption: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
  /** What stands in its place where there are no rows. */
  empty: Html;
  /** Whether its numbers are compared: then it stays a table on a small screen, and scrolls beside its first column. */
  isOfFigures?: boolean;
}

/**
 * The first column names the row. Where a table is wider than the screen, it scrolls by itself, not the page with it. On a
 * phone or a tablet each row of a list is a card, and a cell has its heading beside it; to browsers, what is laid out so is no table any
 * more, so the roles say that it is. Figures have many rows, and none of that.
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

/** Says that there is nothing yet, and what to do about it. */
export function emptyState(message: string, action?: { href: string; label: string }): Html {
  return html`<div class="empty"><p>${message}</p>${action && html`<p><a class="button" href="${action.href}">${action.label}</a></p>`}</div>`;
}

/** The way to the pages before and after this one. */
export function pager({ previous, next }: { previous?: string | undefined; next?: string | undefined }): Html {
  if (previous === undefined && next === undefined) return nothing;
  return html`<nav class="pager" aria-label="Pages">${previous !== undefined && html`<a rel="prev" href="${previous}">Previous page</a>`}${next !== undefined && html`<a rel="next" href="${next}">Next page</a>`}</nav>`;
}

/** The fields of one record. What is absent or blank is left to a dash. */
export function details(entries: readonly (readonly [term: string, value: Content])[]): Html {
  const none = html`<span aria-hidden="true">–</span><span class="unseen">none</span>`;
  const entry = ([term, value]: readonly [string, Content]) =>
    html`<div><dt>${term}</dt><dd>${isBlank(value) ? none : value}</dd></div>`;
  return html`<dl class="details">${entries.map(entry)}</dl>`;
}
