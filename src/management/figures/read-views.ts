/** Views of the read figures. */
import { languages } from '../../../contracts/languages.ts';
import { daysOf } from '../../../contracts/management/days.ts';
import { otherLanguage, type Reads, type ReadWay, readDays } from '../../../contracts/management/reads.ts';
import type { Names } from '../../../contracts/management/reference.ts';
import { type Bar, chart, chartAndTable, foldedTable, formatFigure } from '../../html/chart.ts';
import { dayFields } from '../../html/common-fields.ts';
import { type Html, html, nothing } from '../../html/html.ts';
import { listFilters, type RecordFilterValues, recordFilters, tagFilter } from '../../html/list-filters.ts';
import type { PageContext, View } from '../../html/page.ts';
import { plainName } from '../../html/record-name.ts';
import { emptyState, table } from '../../html/table.ts';
import type { ReadFigures } from '../../model/figures/reads.ts';
import { spans } from './period-views.ts';

type Row = Reads['rows'][number];

interface ReadsPage {
  /** Undefined for invalid parameters. */
  figures: ReadFigures | undefined;
  requested: RecordFilterValues;
  /** Names of the tags and places that still exist. */
  tags: Names;
  places: Names;
}

export const readsPage =
  ({ figures, requested, tags, places }: ReadsPage): View =>
  (context) => {
    const path = `${context.prefix}/stats/reads`;
    const form = listFilters(requested, {
      path,
      fields: [...dayFields, ...tagFilter(requested), ...recordFilters(requested, { nobody: 'Nobody' })],
      title: 'Days and filters',
      submit: 'Show these reads',
    });
    return {
      title: 'Reads',
      isFailure: form.isRefused,
      body: html`<p>How often visitors and apps have read tags, in which languages, and which languages they wanted and did not get. Only numbers are kept, for ${readDays} days, and nothing about the readers.</p>
${spans(path, requested)}
${form.form}
${figures && sections(context, figures, { tags, places })}`,
    };
  };

function sections(
  context: PageContext,
  figures: ReadFigures,
  { tags, places }: Record<'tags' | 'places', Names>,
): Html {
  const { from, to, reads, by } = figures;
  if (reads === 0) return emptyState(`Nothing was read from ${from} to ${to}.`);
  const { prefix } = context;
  const missed = by.missed.filter((row) => row.missed !== null);
  const inWords = (id: number | null | undefined, names: Names, noun: string, path: string) => {
    const named = names.get(id ?? 0);
    if (!named) return { label: `${noun} ${id}, which is gone` };
    // Details distinguish places with the same name.
    const isShared = [...names.values()].filter(({ name }) => name === named.name).length > 1;
    return { label: isShared ? plainName(named) : named.name, href: `${prefix}${path}/${id}` };
  };
  return html`<p class="count">${formatFigure(reads)} ${reads === 1 ? 'read' : 'reads'} from ${from} to ${to}</p>
${section('Wanted and not had', missed, 'Language', (row) => wanted(prefix, row), { empty: emptyState('Everybody was served in the language that they wanted most.') })}
${daily(figures)}
${section('Languages that were served', by.lang_code, 'Language', ({ lang_code }) => ({ label: lang_code ? languageOfRow(lang_code) : 'There was no text' }))}
${section('How it was read', by.way, 'Way', ({ way }) => ({ label: ways[way as ReadWay] }))}
${section('Places', by.place_id, 'Place', ({ place_id }) => (place_id === null ? { label: 'In no place' } : inWords(place_id, places, 'Place', '/places')), { total: figures.places })}
${section('Tags that were read most', figures.tags, 'Tag', ({ tag_id }) => inWords(tag_id, tags, 'Tag', '/Tags'))}`;
}

const ways: Record<ReadWay, string> = {
  page: 'On its own page',
  identifier: 'By an app, by its identifier',
  beacon: 'By an app, by a beacon',
  nfc: 'By an app, by an NFC chip',
  qr: 'By an app, by a QR code',
  batch: 'By an app, among several at once',
};

const languageOfRow = (code: string): string => languages.find((each) => each.code === code)?.name ?? code;

/** A missed language links to the tags that lack it. */
const wanted = (prefix: string, { missed }: Row): Omit<Bar, 'values'> =>
  missed === otherLanguage
    ? { label: `None of the ${languages.length} languages` }
    : {
        label: languageOfRow(missed ?? ''),
        href: `${prefix}/coverage?${new URLSearchParams({ lang_codes: missed ?? '' })}`,
      };

/** More bars would be unreadable. */
const maxBars = 50;

function section(
  title: string,
  rows: readonly Row[],
  of: string,
  barOf: (row: Row) => Omit<Bar, 'values'>,
  { empty = nothing, total = rows.length }: { empty?: Html; total?: number } = {},
): Html {
  const bars = rows.slice(0, maxBars).map((row) => ({ ...barOf(row), values: [row.reads] }));
  return html`<h2>${title}</h2>
${total > maxBars && html`<p>The ${maxBars} with most reads, of ${formatFigure(total)}.</p>`}
${chartAndTable({ name: title, of, counted: 'Reads', as: 'rows', bars }, empty)}`;
}

/** All days, those without reads included; the table has the exact figures. */
function daily({ from, to, by }: ReadFigures): Html {
  const reads = new Map(by.day.map((row) => [row.day, row.reads]));
  const bars = daysOf({ from, to }, readDays).map((label) => ({ label, values: [reads.get(label) ?? 0] }));
  return html`<h2>Day by day</h2>
${chart({ name: `Reads from ${from} to ${to}, day by day`, of: 'Day', counted: 'Reads', as: 'columns', bars })}
${foldedTable(
  table({
    caption: 'Reads, day by day',
    columns: [
      { heading: 'Day', cell: (row: Row) => row.day },
      { heading: 'Reads', cell: (row: Row) => formatFigure(row.reads), isNumber: true },
    ],
    rows: by.day,
    empty: nothing,
    isOfFigures: true,
  }),
)}`;
}
