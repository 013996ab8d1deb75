/** Views of the coverage. */
import type { Names } from '../../../contracts/management/reference.ts';
import { type TagPart, type TextState, textStates } from '../../../contracts/management/tag-filters.ts';
import { textOrUndefined } from '../../../contracts/primitives.ts';
import { chart, foldedTable, formatFigure } from '../../html/chart.ts';
import { type Content, type Html, html, nothing } from '../../html/html.ts';
import { listAddress, listFilters, type RecordFilterValues, recordFilters } from '../../html/list-filters.ts';
import type { PageContext, SectionView, View } from '../../html/page.ts';
import { isAllowed } from '../../html/permissions.ts';
import { links } from '../../html/record.ts';
import { reference } from '../../html/record-name.ts';
import { type Column, emptyState, pager, table } from '../../html/table.ts';
import { capitalise, languageName } from '../../html/text.ts';
import type { CoverageRow, PlacesCoverage } from '../../model/figures/coverage.ts';
import { mayMake, type Translator } from '../../model/translations/translator.ts';
import { coverageMatrix, maxPlacesInMatrix, type PlaceRows } from './coverage-matrix-views.ts';

/** A page of places. */
export interface PlacesPage {
  /** All places together. */
  all: readonly CoverageRow[];
  places: readonly PlaceRows[];
  /** The places of the matrix, on the first page. */
  matrix: readonly PlaceRows[];
  /** Whether there are further places. */
  isMatrixPart: boolean;
  hasEarlier: boolean;
  /** The last place of this page, where others follow. */
  last: number | undefined;
}

/** Rows of a table of places: each has ten figures, all of them links. */
const maxRows = 20;

/** The most places of the tables on a page: fewer for more languages. */
const maxPlacesInTables = (languages: number): number => Math.max(1, Math.floor(maxRows / languages));

/** The place after which the page starts; 0: at the first one. */
export const parseStartPlace = (after: string | undefined): number =>
  /^\d{1,10}$/.test(after ?? '') ? Number(after) : 0;

/** The number of places to read for a page. */
export const placesPerPage = (startPlace: number): ((languages: number) => number) =>
  startPlace > 0 ? maxPlacesInTables : maxPlacesInMatrix;

export function placesPageOf({ all, rows, last }: PlacesCoverage, startPlace: number): PlacesPage {
  const found = [...Map.groupBy(rows, ({ place_id }) => place_id)].map(([place_id, of]) => ({ place_id, rows: of }));
  const places = found.slice(0, maxPlacesInTables(all.length || 1));
  const isCut = places.length < found.length;
  return {
    all,
    places,
    matrix: startPlace > 0 ? [] : found,
    isMatrixPart: last !== undefined,
    hasEarlier: startPlace > 0,
    last: isCut ? (places.at(-1)?.place_id ?? undefined) : last,
  };
}

interface CoveragePage {
  page: PlacesPage;
  requested: RecordFilterValues;
  /** Names of the places. */
  places: Names;
  abilities: Pick<Translator, 'can'>;
}

const stateNames: Record<TextState, string> = {
  original: 'original',
  human: 'by people',
  machine: 'by machine',
  stale: 'out of date',
  missing: 'missing',
};
const parts = textStates.map((state) => capitalise(stateNames[state]));

export const coveragePage =
  ({ page, requested, places, abilities }: CoveragePage): View =>
  (context) => {
    const path = `${context.prefix}/coverage`;
    const form = listFilters(requested, {
      path,
      fields: recordFilters(requested, { nobody: 'Nobody' }),
      title: 'Filters',
      submit: 'Show the coverage',
    });
    const customer = form.isRefused ? undefined : textOrUndefined(requested.requested.customer_id);
    const one = page.places.length === 1 && !page.hasEarlier && page.last === undefined;
    const within = { context, customer, abilities };
    return {
      title: 'Coverage',
      isFailure: form.isRefused,
      body: html`<p>Which texts and names exist and are up to date, by place and language. Press a percentage to see what is missing there.</p>
${form.form}
${
  form.isRefused
    ? nothing
    : page.all.length === 0
      ? emptyState('There is no text and no name yet.', { href: `${context.prefix}/Tags/new`, label: 'Add a tag' })
      : html`${coverageMatrix({ context, places: page.matrix, names: places, customer })}
${page.isMatrixPart && !page.hasEarlier && html`<p class="quiet-text">These are the first ${page.matrix.length} places. All of them come below, page by page.</p>\n`}${
  !one &&
  !page.hasEarlier &&
  html`<h2>All places together</h2>
${charts('all places together', page.all)}
${foldedTable(figures('Coverage of all places together', page.all, within))}`
}
${page.places.map(
  ({ place_id, rows }) => html`<h2>${placeOf(context, places, place_id)}</h2>
${one && charts(place_id === null ? 'tags in no place' : 'the place', rows)}
${foldedTable(figures(`Coverage of ${place_id === null ? 'what is in no place' : (places.get(place_id)?.name ?? `place ${place_id}`)}`, rows, { ...within, place: place_id ?? 'none' }))}`,
)}
${pager({ first: page.hasEarlier ? listAddress(path, requested.requested) : undefined, next: page.last === undefined ? undefined : listAddress(path, requested.requested, { after: String(page.last) }) })}`
}`,
    };
  };

const placeOf = ({ prefix }: PageContext, places: Names, id: number | null): Html =>
  id === null ? html`In no place` : reference(`${prefix}/places`, places, id, 'Place');

/** The charts of texts and of names. */
const charts = (of: string, rows: readonly CoverageRow[]): Html =>
  html`<div class="charts">${(['texts', 'names'] as const).map((part) =>
    chart({
      name: `${part === 'texts' ? 'Texts' : 'Names'} by language and state, of ${of}`,
      of: 'Language',
      counted: part === 'texts' ? 'Texts' : 'Names',
      parts,
      as: 'rows',
      bars: rows.map((row) => ({
        label: languageName(row.lang_code),
        values: textStates.map((state) => row[part][state]),
      })),
    }),
  )}</div>`;

interface Within {
  context: PageContext;
  /** The customer that an admin filters by. */
  customer: string | undefined;
  /** Undefined: all places together. */
  place?: number | 'none';
  abilities?: Pick<Translator, 'can'>;
}

/** Each figure links to the tags that it counts. */
const figures = (caption: string, rows: readonly CoverageRow[], within: Within): Html =>
  table({
    caption,
    columns: [
      { heading: 'Language', cell: ({ lang_code }) => languageName(lang_code) },
      ...textStates.map((state) => figureOf('text', state, within)),
      ...textStates.map((state) => figureOf('name', state, within)),
      ...(typeof within.place === 'number' ? ordering(within, within.place) : []),
    ],
    rows,
    empty: nothing,
    isOfFigures: true,
  });

/** Missing translations link to an order, unless no provider makes the language. */
function ordering({ context: { prefix }, abilities }: Within, place: number): Column<CoverageRow>[] {
  const address = `${prefix}/translation_orders/new`;
  if (!isAllowed('GET', address)) return [];
  const column: Column<CoverageRow> = {
    heading: 'To be translated',
    cell: ({ lang_code, missingFrom }): Content => {
      if (missingFrom.length === 0) return nothing;
      if (abilities && !mayMake(abilities, missingFrom, lang_code))
        return html`<span class="quiet-text">no provider</span>`;
      const query = new URLSearchParams({ place_id: String(place), lang_codes: lang_code });
      const label = `Translate into ${languageName(lang_code)} what is missing`;
      return html`<a href="${address}?${query.toString()}" aria-label="${label}">Translate</a>`;
    },
  };
  return [column];
}

function figureOf(part: TagPart, state: TextState, { context, customer, place }: Within): Column<CoverageRow> {
  return {
    heading: `${part === 'text' ? 'Texts' : 'Names'} ${stateNames[state]}`,
    isNumber: true,
    cell: (row): Content => {
      const count = (part === 'text' ? row.texts : row.names)[state];
      if (count === 0) return '0';
      const query = new URLSearchParams({
        ...(place !== undefined && { place_id: String(place) }),
        ...(customer !== undefined && { customer_id: customer }),
        lang_code: row.lang_code,
        state,
        ...(part === 'name' && { part }),
      });
      return html`<a href="${context.prefix}/Tags?${query.toString()}">${formatFigure(count)}</a>`;
    },
  };
}

/** Coverage on a customer's page; only admins need a filter. `rows`: undefined where they took too long. */
export const customerCoverage =
  (rows: readonly CoverageRow[] | undefined, id: number): SectionView =>
  (context) => {
    const customer = context.person?.isAdmin ? String(id) : undefined;
    const address = `${context.prefix}/coverage${customer === undefined ? '' : `?customer_id=${customer}`}`;
    return {
      body: html`<h2>Coverage</h2>
${
  rows === undefined
    ? html`<p class="quiet-text">There are so many texts that counting them takes too long here.</p>
${links([address, 'Coverage, place by place'])}`
    : rows.length === 0
      ? html`<p class="quiet-text">There is no text and no name yet.</p>`
      : html`${charts('this customer', rows)}
${foldedTable(figures('Coverage of this customer', rows, { context, customer }))}
${links([address, 'Coverage, place by place'])}`
}`,
    };
  };
