/**
 * Charts, drawn here and needing no script: bars, each made of parts. They are for the eye; the same figures stand in a table
 * beside them, which is for everybody.
 */
import { type Html, html, nothing } from './html.ts';
import { type Column, table } from './table.ts';

export interface Bar {
  /** What it is of: a day, a language. */
  label: string;
  /** One for each part. */
  values: readonly number[];
  /** Where its name in the table leads. */
  href?: string | undefined;
}

export interface ChartOptions {
  /** What it shows, in words. */
  name: string;
  /** What its bars are of, and what their lengths count. */
  of: string;
  counted: string;
  /** What bars are made of, in the order of the colours, at most five; without them, one part. */
  parts?: readonly string[];
  bars: readonly Bar[];
  /** - `columns`: side by side, for what follows in time. - `rows`: below each other, for what has names. */
  as: 'columns' | 'rows';
}

/** In units of the drawing, as wide as a small phone: there the letters are of the size of the page's. */
const width = 360;
const edge = { top: 34, left: 4, bottom: 34 };
const plot = 150;
const row = 38;
const thick = 14;

const wholeOf = ({ values }: Bar): number => values.reduce((sum, value) => sum + value, 0);
const rounded = (length: number): number => Math.round(length * 100) / 100;

/** Numbers are easier to read in groups; a space that does not break parts them everywhere. */
export const figure = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, '\u00a0');

/** The length of the axis: the least of 1, 2 and 5 times a power of ten that all bars find room in. */
export function axisFor(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(most, 1)));
  return [1, 2, 5, 10].map((times) => times * power).find((end) => end >= most) ?? most;
}

/** The drawing alone; nothing where there is nothing to draw. */
export function drawing(options: ChartOptions): Html {
  const { name, bars, as } = options;
  if (bars.length === 0) return nothing;
  const end = axisFor(Math.max(...bars.map(wholeOf)));
  const height = as === 'columns' ? edge.top + plot + edge.bottom : edge.top + bars.length * row;
  return html`<svg role="img" aria-label="${name}" class="chart" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${as === 'columns' ? columns(options, end) : rows(options, end)}</svg>`;
}

/** A bar's parts, one behind the other: from where, how long. */
function stacked({ values }: Bar, end: number, room: number): { from: number; length: number; part: number }[] {
  let before = 0;
  return values.flatMap((value, part) => {
    const [from, length] = [before, (value / end) * room];
    before += length;
    return value === 0 ? [] : [{ from: rounded(from), length: rounded(length), part }];
  });
}

/** What a bar says to who points at it. */
const told = ({ label, values }: Bar, parts: readonly string[] = []): Html =>
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
    return html`<g>${told(bar, parts)}${stacked(bar, end, plot).map(part)}</g>`;
  };
  return html`<text class="axis" x="0" y="14">${counted}</text>${[0, 0.5, 1].map(line)}${bars.map(column)}<text x="${left}" y="${bottom + 16}">${first?.label}</text>${bars.length > 1 && html`<text x="${width}" y="${bottom + 16}" text-anchor="end">${last?.label}</text>`}<text class="axis" x="${(left + width) / 2}" y="${bottom + 30}" text-anchor="middle">${of}</text>`;
}

function rows({ bars, of, counted, parts }: ChartOptions, end: number): Html {
  const line = (bar: Bar, index: number) => {
    const y = edge.top + index * row;
    const part = ({ from, length, part }: ReturnType<typeof stacked>[number]) =>
      html`<rect class="part-${part + 1}" x="${from}" y="${y + 18}" width="${length}" height="${thick}"/>`;
    return html`<g>${told(bar, parts)}<text x="0" y="${y + 13}">${short(bar.label)}</text><text x="${width}" y="${y + 13}" text-anchor="end">${figure(wholeOf(bar))}</text><path class="line" d="M0 ${y + 18 + thick}H${width}"/>${stacked(bar, end, width).map(part)}</g>`;
  };
  return html`<text class="axis" x="0" y="14">${of}</text><text class="axis" x="${width}" y="14" text-anchor="end">${counted}</text>${bars.map(line)}`;
}

/** A name may be as long as somebody likes, and the drawing is not. */
const mostLetters = 34;
const short = (label: string): string => {
  const letters = [...label];
  return letters.length > mostLetters ? `${letters.slice(0, mostLetters - 1).join('')}…` : label;
};

/** What the colours are, in words. */
const key = (parts: readonly string[]): Html =>
  html`<ul class="key">${parts.map((part, index) => html`<li><span class="part-${index + 1}"></span> ${part}</li>\n`)}</ul>`;

/** The drawing, and below it what its colours mean, where there are several. */
export const chart = (options: ChartOptions): Html =>
  html`${options.bars.length > 0 && html`<figure class="charted">${drawing(options)}${options.parts && key(options.parts)}</figure>`}`;

/** The drawing, and the same figures as a table. `empty`: what stands in the place of both where there are none. */
export function chartAndTable(options: ChartOptions, empty: Html): Html {
  const { name, of, counted, parts = [counted], bars } = options;
  const columns: Column<Bar>[] = [
    {
      heading: of,
      cell: ({ label, href }) =>
        href === undefined ? html`<bdi>${label}</bdi>` : html`<a href="${href}"><bdi>${label}</bdi></a>`,
    },
    ...parts.map((heading, part) => ({
      heading,
      isNumber: true,
      cell: ({ values }: Bar) => figure(values[part] ?? 0),
    })),
    ...(parts.length > 1 ? [{ heading: counted, isNumber: true, cell: (bar: Bar) => figure(wholeOf(bar)) }] : []),
  ];
  return bars.length === 0
    ? empty
    : html`${chart(options)}\n${table({ caption: name, columns, rows: bars.filter((bar) => wholeOf(bar) > 0), empty, isOfFigures: true })}`;
}
