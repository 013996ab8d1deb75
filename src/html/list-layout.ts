/** How a list looks: its columns, and the rows of a page. Both stand in its address, so that they can be kept. */
import { givenText } from '../../contracts/primitives.ts';
import { hiddenInputs } from './button.ts';
import { attributes, type Html, html } from './html.ts';
import type { Column } from './table.ts';

/** Rows of a page; the first by default. */
const pageLengths = [50, 100, 200] as const;

/** As the address has it: absent where it is the default. */
interface ListLayout {
  /** The keys of the columns that are shown besides the first one. */
  columns?: string;
  rows?: string;
}

/** A list of columns as a parameter: of none, too. */
const noColumns = '-';

/** What an address says; the parameters of a form come one by one. Anything unknown is as if it were absent. */
export function layoutIn({ columns, rows }: Readonly<Record<string, unknown>>): ListLayout {
  const keys = [columns ?? []].flat().flatMap((each) => givenText(each)?.split(',') ?? []);
  const named = [...new Set(keys.filter((key) => /^(-|[a-z_]{1,20})$/.test(key)))].slice(0, 20);
  const shown = named.filter((key) => key !== noColumns);
  const length = pageLengths.slice(1).find((each) => givenText(rows) === `${each}`);
  return {
    ...(named.length > 0 && { columns: shown.length > 0 ? shown.join() : noColumns }),
    ...(length !== undefined && { rows: `${length}` }),
  };
}

export const rowsOf = ({ rows }: ListLayout): number => (rows === undefined ? pageLengths[0] : Number(rows));

/** The parameters of a list without what only changes its look, and its order. */
export function filtersIn<T>(asked: Readonly<Record<string, T>>): Record<string, T> {
  const { sort: _, columns: __, rows: ___, ...filters } = asked;
  return filters;
}

/** The columns that are shown, in the order of the list. Where the address names none that this reader has, those by default. */
export function shownColumns<R>(columns: readonly Column<R>[], { columns: said }: ListLayout): Column<R>[] {
  const chosen = said?.split(',').filter((name) => name === noColumns || columns.some(({ key }) => key === name)) ?? [];
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

/** The form for it, which opens over the list: a popover, which closes by Escape and by a press beside it. */
export function layoutForm<R>({ path, parameters, layout, columns }: LayoutForm<R>): Html {
  const shown = new Set(shownColumns(columns, layout).map(({ key }) => key));
  const box = ({ key, heading }: Column<R>) =>
    key !== undefined &&
    html`<label class="tick"><input type="checkbox" name="columns" value="${key}"${attributes({ checked: shown.has(key) })}>${heading}</label>`;
  const option = (length: number) =>
    html`<option value="${length}"${attributes({ selected: length === rowsOf(layout) })}>${length}</option>`;
  return html`<button class="opens-look" type="button" popovertarget="look">Columns and rows</button>
<form class="look" id="look" popover method="get" action="${path}">${hiddenInputs({ ...parameters, columns: noColumns })}
<fieldset class="field"><legend>Columns</legend>${columns.map(box)}</fieldset>
<div class="field"><label for="rows">Rows on a page</label><select id="rows" name="rows">${pageLengths.map(option)}</select></div>
<div class="actions"><button class="quiet" type="submit">Show</button></div>
</form>`;
}
