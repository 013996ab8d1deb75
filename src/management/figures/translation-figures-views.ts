/** Views of the translation figures: characters sent, served from memory, and left of the daily budget. */
import { daysOf } from '../../../contracts/management/days.ts';
import { figureDays, type TranslationFigures } from '../../../contracts/management/translation-figures.ts';
import { memoryName, providerInWords } from '../../../contracts/providers.ts';
import { type Bar, chartAndTable, formatFigure } from '../../html/chart.ts';
import { dayFields } from '../../html/common-fields.ts';
import { type Html, html, nothing } from '../../html/html.ts';
import { listFilters, type RecordFilterValues, recordFilters } from '../../html/list-filters.ts';
import { costInWords } from '../../html/money.ts';
import type { View } from '../../html/page.ts';
import { emptyState, table } from '../../html/table.ts';
import { languageName } from '../../html/text.ts';
import { type CostFigures, costsByMonth } from './cost-views.ts';
import { spans } from './period-views.ts';

type Row = TranslationFigures['rows'][number];
type DailyCap = TranslationFigures['caps'][number];

/** `figures`: undefined for invalid parameters; `spending`: for admins. */
export const translationFiguresPage =
  (figures: TranslationFigures | undefined, asked: RecordFilterValues, spending: CostFigures | undefined): View =>
  ({ prefix }) => {
    const path = `${prefix}/stats/translation`;
    const form = listFilters(asked, {
      path,
      fields: [...dayFields, ...recordFilters(asked, { nobody: 'Nobody' })],
      title: 'Days and filters',
      submit: 'Show these figures',
    });
    return {
      title: 'Characters',
      isFailure: form.isRefused,
      body: html`<p>How many characters were sent to translation providers, and how many did not have to be, because the same text had been translated before. Each attempt counts. The figures are kept for ${figureDays} days.</p>
${spans(path, asked)}
${form.form}
${figures ? sections(figures) : nothing}
${figures && spending ? costsByMonth(prefix, spending) : nothing}`,
    };
  };

const parts = ['Sent', 'From memory'];

const sections = (figures: TranslationFigures): Html => {
  const { from, to, rows, asked, memory, sent } = figures;
  return html`${
    asked === 0
      ? emptyState(`Nothing was translated from ${from} to ${to}.`)
      : html`<p class="count">${formatFigure(asked)} characters from ${from} to ${to}: ${formatFigure(sent)} sent, ${formatFigure(memory)} from memory${costs(figures)}</p>
<h2>Day by day</h2>
${charted('Characters by day', 'Day', daily(figures), 'columns')}
<h2>Languages</h2>
${charted(
  'Characters by language',
  'Language',
  grouped(rows, ({ lang_code }) => languageName(lang_code)),
  'rows',
)}
<h2>Providers</h2>
${charted('Characters by provider', 'Provider', grouped(rows, providerOf), 'rows')}`
  }
${today(figures.caps)}`;
};

/** For admins, if there are prices. */
const costs = (figures: TranslationFigures): string => {
  const cost = costInWords(figures);
  return cost === null ? '' : `; cost at today’s prices: ${cost}`;
};

const charted = (name: string, of: string, bars: readonly Bar[], as: 'columns' | 'rows'): Html =>
  chartAndTable({ name, of, counted: 'Characters', parts, as, bars }, nothing);

const providerOf = ({ provider }: Row): string =>
  provider === memoryName ? 'None, from memory' : providerInWords(provider);

/** Sent characters, and those from memory. */
const valuesOf = (rows: readonly Row[]): number[] => {
  const sum = (isMemory: boolean) =>
    rows.reduce((total, row) => ((row.provider === memoryName) === isMemory ? total + row.characters : total), 0);
  return [sum(false), sum(true)];
};

const daily = ({ rows, ...span }: TranslationFigures): Bar[] => {
  const byDay = Map.groupBy(rows, ({ day }) => day);
  return daysOf(span).map((label) => ({ label, values: valuesOf(byDay.get(label) ?? []) }));
};

/** The largest first. */
const grouped = (rows: readonly Row[], of: (row: Row) => string): Bar[] =>
  [...Map.groupBy(rows, of)]
    .map(([label, own]) => ({ label, values: valuesOf(own) }))
    .sort((one, other) => whole(other) - whole(one));

const whole = ({ values }: Bar): number => values.reduce((sum, value) => sum + value, 0);

const scopes: Record<DailyCap['scope'], string> = {
  all: 'For all tags',
  unowned: 'For tags without an owner',
  owner: 'For the tags of this customer',
};

const today = (caps: readonly DailyCap[]): Html =>
  caps.length === 0
    ? nothing
    : html`<h2>Today</h2>
${table({
  caption: 'Characters sent today (UTC), and the daily limit',
  columns: [
    { heading: 'Cap', cell: ({ scope }) => scopes[scope] },
    { heading: 'Sent', cell: ({ sent }) => formatFigure(sent), isNumber: true },
    { heading: 'At most', cell: ({ cap }) => (cap === null ? 'no cap' : formatFigure(cap)), isNumber: true },
  ],
  rows: caps,
  empty: nothing,
})}`;
