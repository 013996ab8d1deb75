/**
 * The layout of a list: its columns, and the rows of a page. Both are parameters of its address, so that it can be
 * bookmarked.
 */
import { textOrUndefined } from '../../contracts/primitives.ts';
import { hiddenInputs } from './button.ts';
import { attributes, type Html, html } from './html.ts';
import type { Column } from './table.ts';

/** Rows of a page; the first by default. */
const pageLengths = [50, 100, 200] as const;

/** The parameters of the address, without defaults. */
interface ListLayout {
  /** The keys of the shown columns besides the first one. */
  columns?: string;
  rows?: string;
}

/** The parameter for no further columns. */
const noColumns = '-';

/** Parses the parameters of an address or of the form, which repeats them. Unknown values are ignored. */
export function parseLayout({ columns, rows }: Readonly<Record<string, unknown>>): ListLayout {
  const keys = [columns ?? []].flat().flatMap((each) => textOrUndefined(each)?.split(',') ?? []);
  const named = [...new Set(keys.filter((key) => /^(-|[a-z_]{1,20})$/.test(key)))].slice(0, 20);
  const shown = named.filter((key) => key !== noColumns);
  const length = pageLengths.slice(1).find((each) => textOrUndefined(rows) === `${each}`);
  return {
    ...(named.length > 0 && { columns: shown.length > 0 ? shown.join() : noColumns }),
    ...(length !== undefined && { rows: `${length}` }),
  };
}

export const rowsPerPage = ({ rows }: ListLayout): number => (rows === undefined ? pageLengths[0] : Number(rows));

/** The parameters of a list without its layout and order. */
export function withoutLayout<T>(requested: Readonly<Record<string, T>>): Record<string, T> {
  const { sort: _, columns: __, rows: ___, ...filters } = requested;
  return filters;
}

/** The shown columns, in the order of the list; the default ones where the address names none of this reader's. */
export function shownColumns<R>(columns: readonly Column<R>[], { columns: chosenNames }: ListLayout): Column<R>[] {
  const chosen =
    chosenNames?.split(',').filter((name) => name === noColumns || columns.some(({ key }) => key === name)) ?? [];
  const isShown = ({ key = '', isOff = false }: Column<R>) => (chosen.length > 0 ? chosen.includes(key) : !isOff);
  return columns.filter((column) => column.key === undefined || isShown(column));
}

interface LayoutForm<R> {
  path: string;
  /** The list's other parameters. */
  parameters: Readonly<Record<string, string>>;
  layout: ListLayout;
  columns: readonly Column<R>[];
}

/** The form for the layout, as a popover. */
export function layoutForm<R>({ path, parameters, layout, columns }: LayoutForm<R>): Html {
  const shown = new Set(shownColumns(columns, layout).map(({ key }) => key));
  const box = ({ key, heading }: Column<R>) =>
    key !== undefined &&
    html`<label class="tick"><input type="checkbox" name="columns" value="${key}"${attributes({ checked: shown.has(key) })}>${heading}</label>`;
  const option = (length: number) =>
    html`<option value="${length}"${attributes({ selected: length === rowsPerPage(layout) })}>${length}</option>`;
  return html`<button class="opens-look" type="button" popovertarget="look">Columns and rows</button>
<form class="look" id="look" popover method="get" action="${path}">${hiddenInputs({ ...parameters, columns: noColumns })}
<fieldset class="field"><legend>Columns</legend>${columns.map(box)}</fieldset>
<div class="field"><label for="rows">Rows on a page</label><select id="rows" name="rows">${pageLengths.map(option)}</select></div>
<div class="actions"><button class="quiet" type="submit">Show</button></div>
</form>`;
}
