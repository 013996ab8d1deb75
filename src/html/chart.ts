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

/** In pixels; across, a chart is as wide as the page lets it, so that its letters stay as they are. */
const top = 26;
const row = 36;
const thick = 8;
const plot = { top: 28, height: 150, bottom: 24 };

const wholeOf = ({ values }: Bar): number => values.reduce((sum, value) => sum + value, 0);
const rounded = (length: number): number => Math.round(length * 100) / 100;

/** Digits are grouped by a non-breaking space, which every language understands. */
export const formatFigure = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, '\u00a0');

/** The end of the axis: 1, 2 or 5 times a power of ten, the least above all bars. */
export function axisFor(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(most, 1)));
  return [1, 2, 5, 10].map((times) => times * power).find((end) => end >= most) ?? most;
}

/** The drawing alone; nothing without data. */
function drawing(options: ChartOptions): Html {
  const { name, bars, as } = options;
  if (bars.length === 0) return nothing;
  const most = Math.max(...bars.map(wholeOf), 1);
  if (as === 'columns')
    return html`<svg role="img" aria-label="${name}" class="chart columns" xmlns="http://www.w3.org/2000/svg" height="${plot.top + plot.height + plot.bottom}">${columns(options, axisFor(most))}</svg>`;
  return html`<svg role="img" aria-label="${name}" class="chart" xmlns="http://www.w3.org/2000/svg" height="${top + bars.length * row}">${rows(options, most)}</svg>`;
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
  html`<title>${label}: ${values.map((value, part) => `${parts[part] ?? ''} ${formatFigure(value)}`.trim()).join(', ')}</title>`;

/** Positions across are in per cent of the width; the figures of the axis are to the left of it. */
function columns({ bars, of, counted, parts }: ChartOptions, end: number): Html {
  const bottom = plot.top + plot.height;
  const step = 100 / bars.length;
  const line = (share: number) => {
    const y = rounded(bottom - share * plot.height);
    const value = end * share;
    return html`<line class="line" x1="0" y1="${y}" x2="100%" y2="${y}"/>${Number.isInteger(value) && html`<text class="axis" x="-8" y="${y + 4}" text-anchor="end">${shortened(value)}</text>`}`;
  };
  const column = (bar: Bar, index: number) => {
    const part = ({ from, length, part }: ReturnType<typeof stacked>[number]) =>
      html`<rect class="part-${part + 1}" x="${rounded((index + 0.1) * step)}%" y="${rounded(bottom - from - length)}" width="${rounded(step * 0.8)}%" height="${length}"/>`;
    // The whole height answers to a mouse: short bars are hard to meet.
    return html`<g>${tooltip(bar, parts)}<rect class="reach-of-bar" x="${rounded(index * step)}%" y="${plot.top}" width="${rounded(step)}%" height="${plot.height}"/>${stacked(bar, end, plot.height).map(part)}</g>`;
  };
  const label = ({ at, anchor, isExtra }: Mark) =>
    html`<text class="axis${isExtra && ' extra'}" x="${rounded(anchor === 'middle' ? (at + 0.5) * step : anchor === 'end' ? 100 : 0)}%" y="${bottom + 18}" text-anchor="${anchor}">${bars[at]?.label}</text>`;
  return html`<text class="axis" x="0" y="14">${counted} by ${of.toLowerCase()}</text>${[0, 0.5, 1].map(line)}${bars.map(column)}${marksOf(bars.length).map(label)}`;
}

/** A label of the axis: that of the bar at this place. */
interface Mark {
  at: number;
  anchor: 'start' | 'middle' | 'end';
  /** Only where there is room. */
  isExtra?: boolean;
}

function marksOf(count: number): Mark[] {
  const last = count - 1;
  const ends: Mark[] = [{ at: 0, anchor: 'start' }, ...(last > 0 ? [{ at: last, anchor: 'end' } as const] : [])];
  if (count < 9) return ends;
  const between = [0.25, 0.5, 0.75].map(
    (share): Mark => ({ at: Math.round(last * share), anchor: 'middle', isExtra: true }),
  );
  return [...ends, ...between];
}

/** A figure of an axis, which is a round one: `20k`, `5M`. */
const shortened = (value: number): string => {
  const [unit, letter] = value >= 1_000_000 ? [1_000_000, 'M'] : value >= 10_000 ? [1_000, 'k'] : [1, ''];
  return `${formatFigure(value / unit)}${letter}`;
};

function rows({ bars, of, counted, parts }: ChartOptions, end: number): Html {
  const line = (bar: Bar, index: number) => {
    const y = top + index * row;
    const part = ({ from, length, part }: ReturnType<typeof stacked>[number]) =>
      html`<rect class="part-${part + 1}" x="${from}%" y="${y + 18}" width="${length}%" height="${thick}"/>`;
    return html`<g>${tooltip(bar, parts)}<text x="0" y="${y + 13}">${short(bar.label)}</text><text x="100%" y="${y + 13}" text-anchor="end">${formatFigure(wholeOf(bar))}</text>${stacked(bar, end, 100).map(part)}</g>`;
  };
  return html`<text class="axis" x="0" y="14">${of}</text><text class="axis" x="100%" y="14" text-anchor="end">${counted}</text>${bars.map(line)}`;
}

/** Labels are cut off: names may be of any length. */
const maxLabelLetters = 34;
const short = (label: string): string => {
  const letters = [...label];
  return letters.length > maxLabelLetters ? `${letters.slice(0, maxLabelLetters - 1).join('')}…` : label;
};

/** The legend of the colours. */
const key = (parts: readonly string[]): Html =>
  html`<ul class="key">${parts.map((part, index) => html`<li><span class="part-${index + 1}"></span> ${part}</li>\n`)}</ul>`;

/** The drawing, with its legend where there are several parts. */
export const chart = (options: ChartOptions): Html =>
  html`${options.bars.length > 0 && html`<figure class="charted">${drawing(options)}${options.parts && key(options.parts)}</figure>`}`;

/** The figures of a chart, folded. */
export const foldedTable = (figures: Html): Html =>
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
      cell: ({ values }: Bar) => formatFigure(values[part] ?? 0),
    })),
    ...(parts.length > 1 ? [{ heading: counted, isNumber: true, cell: (bar: Bar) => formatFigure(wholeOf(bar)) }] : []),
  ];
  const rows = bars.filter((bar) => wholeOf(bar) > 0);
  const figures = table({ caption: name, columns, rows, empty, isOfFigures: true });
  return as === 'rows'
    ? html`${figures}${options.parts && key(options.parts)}`
    : html`${chart(options)}\n${foldedTable(figures)}`;
}

const nameOf = ({ label, href }: Bar): Html =>
  href === undefined ? html`<bdi>${label}</bdi>` : html`<a href="${href}"><bdi>${label}</bdi></a>`;

/** The name of a row, and its bar; the row has its figures. */
const barred = (bar: Bar, end: number): Html =>
  html`<div class="barred"><span>${nameOf(bar)}</span><svg class="bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">${stacked(bar, end, 100).map(({ from, length, part }) => html`<rect class="part-${part + 1}" x="${from}" width="${length}" height="6"/>`)}</svg></div>`;
