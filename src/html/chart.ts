/**
 * Charts: server-side SVG bars, each of one or more parts. The same figures are in a table beside them for screen
 * readers.
 */
import { type Html, html, nothing } from './html.ts';
import { type Column, table } from './table.ts';

export interface Bar {
  /** A day or a language, for example. */
  label: string;
  /** One for each part. */
  values: readonly number[];
  /** The link of its name in the table. */
  href?: string | undefined;
}

export interface ChartOptions {
  /** A textual description. */
  name: string;
  /** What the bars stand for, and the unit of their lengths. */
  of: string;
  counted: string;
  /** The names of the parts, in the order of the colours, at most five; without them, one part. */
  parts?: readonly string[];
  bars: readonly Bar[];
  /**
   * - `columns`: side by side, for time series.
   * - `rows`: below each other, for named values.
   */
  as: 'columns' | 'rows';
}

/** In SVG units, the width of a small phone: there letters have the page's size. */
const width = 360;
const edge = { top: 34, left: 4, bottom: 34 };
const plot = 150;
const row = 38;
const thick = 14;

const wholeOf = ({ values }: Bar): number => values.reduce((sum, value) => sum + value, 0);
const rounded = (length: number): number => Math.round(length * 100) / 100;

/** Digits are grouped by a non-breaking space, which every language understands. */
export const figure = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, '\u00a0');

/** The end of the axis: 1, 2 or 5 times a power of ten, the least above all bars. */
export function axisFor(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(most, 1)));
  return [1, 2, 5, 10].map((times) => times * power).find((end) => end >= most) ?? most;
}

/** The drawing alone; nothing without data. */
export function drawing(options: ChartOptions): Html {
  const { name, bars, as } = options;
  if (bars.length === 0) return nothing;
  const end = axisFor(Math.max(...bars.map(wholeOf)));
  const height = as === 'columns' ? edge.top + plot + edge.bottom : edge.top + bars.length * row;
  return html`<svg role="img" aria-label="${name}" class="chart" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${as === 'columns' ? columns(options, end) : rows(options, end)}</svg>`;
}

/** The segments of a bar: start and length. */
function stacked({ values }: Bar, end: number, room: number): { from: number; length: number; part: number }[] {
  let before = 0;
  return values.flatMap((value, part) => {
    const [from, length] = [before, (value / end) * room];
    before += length;
    return value === 0 ? [] : [{ from: rounded(from), length: rounded(length), part }];
  });
}

/** A bar's tooltip. */
const tooltip = ({ label, values }: Bar, parts: readonly string[] = []): Html =>
  html`<title>${label}: ${values.map((value, part) => `${parts[part] ?? ''} ${figure(value)}`.trim()).join(', ')}</title>`;

function columns({ bars, of, counted, parts }: ChartOptions, end: number): Html {
  const letters = figure(end).length * 8 + 6;
  const [left, bottom] = [edge.left + letters, edge.top + plot];
  const step = (width - left) / bars.length;
  const [first, last] = [bars[0], bars.at(-1)];
  const line = (share: number) => {
    const y = rounded(bottom - share * plot);
    const value = end * share;
    return html`<path class="line" d="M${left} ${y}H${width}"/>${Number.isInteger(value) && html`<text x="${left - 6}" y="${y + 4}" text-anchor="end">${figure(value)}</text>`}`;
  };
  const column = (bar: Bar, index: number) => {
    const x = rounded(left + index * step + step * 0.1);
    const part = ({ from, length, part }: ReturnType<typeof stacked>[number]) =>
      html`<rect class="part-${part + 1}" x="${x}" y="${rounded(bottom - from - length)}" width="${rounded(step * 0.8)}" height="${length}"/>`;
    return html`<g>${tooltip(bar, parts)}${stacked(bar, end, plot).map(part)}</g>`;
  };
  return html`<text class="axis" x="0" y="14">${counted}</text>${[0, 0.5, 1].map(line)}${bars.map(column)}<text x="${left}" y="${bottom + 16}">${first?.label}</text>${bars.length > 1 && html`<text x="${width}" y="${bottom + 16}" text-anchor="end">${last?.label}</text>`}<text class="axis" x="${(left + width) / 2}" y="${bottom + 30}" text-anchor="middle">${of}</text>`;
}

function rows({ bars, of, counted, parts }: ChartOptions, end: number): Html {
  const line = (bar: Bar, index: number) => {
    const y = edge.top + index * row;
    const part = ({ from, length, part }: ReturnType<typeof stacked>[number]) =>
      html`<rect class="part-${part + 1}" x="${from}" y="${y + 18}" width="${length}" height="${thick}"/>`;
    return html`<g>${tooltip(bar, parts)}<text x="0" y="${y + 13}">${short(bar.label)}</text><text x="${width}" y="${y + 13}" text-anchor="end">${figure(wholeOf(bar))}</text><path class="line" d="M0 ${y + 18 + thick}H${width}"/>${stacked(bar, end, width).map(part)}</g>`;
  };
  return html`<text class="axis" x="0" y="14">${of}</text><text class="axis" x="${width}" y="14" text-anchor="end">${counted}</text>${bars.map(line)}`;
}

/** Labels are cut off: names may be of any length. */
const mostLetters = 34;
const short = (label: string): string => {
  const letters = [...label];
  return letters.length > mostLetters ? `${letters.slice(0, mostLetters - 1).join('')}…` : label;
};

/** The legend of the colours. */
const key = (parts: readonly string[]): Html =>
  html`<ul class="key">${parts.map((part, index) => html`<li><span class="part-${index + 1}"></span> ${part}</li>\n`)}</ul>`;

/** The drawing, with its legend where there are several parts. */
export const chart = (options: ChartOptions): Html =>
  html`${options.bars.length > 0 && html`<figure class="charted">${drawing(options)}${options.parts && key(options.parts)}</figure>`}`;

/** The figures of a chart, folded. */
export const asTable = (figures: Html): Html =>
  html`<details class="as-table"><summary>As a table</summary>\n${figures}</details>`;

/**
 * Named values are a table with a bar in each row; a time series is drawn, with the same figures in a folded table.
 * `empty`: replaces both without data.
 */
export function chartAndTable(options: ChartOptions, empty: Html): Html {
  const { name, of, counted, parts = [counted], bars, as } = options;
  if (bars.length === 0) return empty;
  const end = Math.max(...bars.map(wholeOf), 1);
  const columns: Column<Bar>[] = [
    { heading: of, cell: (bar) => (as === 'rows' ? barred(bar, end) : nameOf(bar)) },
    ...parts.map((heading, part) => ({
      heading,
      isNumber: true,
      cell: ({ values }: Bar) => figure(values[part] ?? 0),
    })),
    ...(parts.length > 1 ? [{ heading: counted, isNumber: true, cell: (bar: Bar) => figure(wholeOf(bar)) }] : []),
  ];
  const rows = bars.filter((bar) => wholeOf(bar) > 0);
  const figures = table({ caption: name, columns, rows, empty, isOfFigures: true });
  return as === 'rows'
    ? html`${figures}${options.parts && key(options.parts)}`
    : html`${chart(options)}\n${asTable(figures)}`;
}

const nameOf = ({ label, href }: Bar): Html =>
  href === undefined ? html`<bdi>${label}</bdi>` : html`<a href="${href}"><bdi>${label}</bdi></a>`;

/** The name of a row, and its bar; the row has its figures. */
const barred = (bar: Bar, end: number): Html =>
  html`<div class="barred"><span>${nameOf(bar)}</span><svg class="bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">${stacked(bar, end, 100).map(({ from, length, part }) => html`<rect class="part-${part + 1}" x="${from}" width="${length}" height="6"/>`)}</svg></div>`;
