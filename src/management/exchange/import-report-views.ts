/** The preview and the report of an import on pages. */
import type { Names } from '../../../contracts/management/reference.ts';
import type { TagImport, TagImportRow } from '../../../contracts/management/tag-import.ts';
import { type Html, html } from '../../html/html.ts';
import type { PageContext, View } from '../../html/page.ts';
import { pluralise } from '../../html/record.ts';
import { shownName } from '../../html/record-name.ts';
import { table } from '../../html/table.ts';
import { excerpt, textOfUnknownLanguage } from '../../html/text.ts';
import type { DoneImport, Outcome } from '../../model/exchange/import-reports.ts';
import { columnInWords } from './column-words.ts';
import { errorsInWords } from './error-words.ts';
import { cellText, doubleMark, type Grid } from './grid.ts';
import { columnOfHeading } from './headings.ts';

export const importPath = '/Tags/import';

/** The report of an import. */
export const importReportPage =
  ({ report, left_out, id }: DoneImport & { id: string }): View =>
  ({ prefix }) => ({
    title: 'Imported',
    body: html`${countsInWords(report, 'is')}
${
  left_out !== null &&
  html`<p><a class="button" href="${prefix}${importPath}/${id}/left-out.xlsx">Download ${report.invalid === 1 ? 'the row' : `the ${report.invalid} rows`} that ${report.invalid === 1 ? 'was' : 'were'} left out</a>
<a class="button quiet" href="${prefix}${importPath}/${id}/left-out.csv">As CSV</a></p>
<p class="quiet-text">It has a column that says what is wrong, and is kept for a day. Once corrected, it can be imported as it is.${left_out.includes(doubleMark) && html` Where an earlier row had the same tag, the row is marked <code>${doubleMark}</code>: it is left out again until the mark is removed.`}</p>\n`
}<p><a href="${prefix}/Tags?sort=-updated_at">To the tags</a> · <a href="${prefix}${importPath}">Import another table</a></p>`,
  });

/** The counts as sentences. */
export function countsInWords(report: Outcome, is: 'would be' | 'is'): Html {
  const { create, update, same, invalid, cleared, places, other_locations, ignored_columns } = report;
  const were = (count: number, what: string) =>
    pluralise(count, `${what} ${is}`, `${what}s ${is === 'is' ? 'are' : is}`);
  const made = places.filter(({ action }) => action === 'create');
  return html`<ul>
<li>${were(create, 'tag')} made, ${update} changed</li>
${made.length > 0 && html`<li>${were(made.length, 'place')} made: ${listOf(made.map(({ name }) => name))}</li>\n`}${cleared > 0 && html`<li>${were(cleared, 'field')} emptied</li>\n`}${same > 0 && html`<li>${pluralise(same, 'row says', 'rows say')} what is there already</li>\n`}${invalid > 0 && html`<li><strong>${were(invalid, 'row')} left out</strong>${is === 'is' ? '' : ': what is wrong stands below'}</li>\n`}${other_locations.length > 0 && html`<li>${pluralise(other_locations.length, 'row has', 'rows have')} another location than the place, which is not used: ${linesOf(other_locations.map(({ line }) => line))}</li>\n`}${columnsNamed(html`<strong>Translations that are left out</strong>, since no language is called so`, ignored_columns.filter(isOfLanguage))}${columnsNamed(
  'Columns that are not read',
  ignored_columns.filter((name) => !isOfLanguage(name)),
)}</ul>`;
}

/** The most names or lines in a sentence; the others are counted. */
const maxInSentence = 12;

/** `count`: of all names, where these are the first of them. */
export function listOf(names: readonly string[], count = names.length): Html {
  const shown = names.slice(0, maxInSentence);
  return html`${shown.map((name, at) => html`${at > 0 && ', '}${textOfUnknownLanguage(name)}`)}${count > shown.length && html` and ${count - shown.length} more`}`;
}

const linesOf = (lines: readonly number[]): string => {
  const [first, ...others] = lines.slice(0, maxInSentence);
  const more = lines.length - maxInSentence;
  return `${others.length > 0 ? 'lines' : 'line'} ${[first, ...others].join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
};

/** A column of translations into an unknown language. */
const isOfLanguage = (name: string): boolean => /^(?:text|name)\s*:/i.test(name);

const columnsNamed = (what: string | Html, names: readonly string[]): Html | false =>
  names.length > 0 &&
  html`<li>${what}: ${names.map((name, at) => html`${at > 0 && ', '}${textOfUnknownLanguage(name)}`)}</li>\n`;

interface Part {
  action: TagImportRow['action'];
  heading: string;
  /** The most shown rows of each kind; the others are counted. */
  most: number;
}

const mostRows = 50;

const parts: readonly Part[] = [
  { action: 'update', heading: 'Changed', most: mostRows },
  { action: 'create', heading: 'New', most: mostRows },
];

/** What people know tags by, by their ids. */
export interface KnownTags {
  names: Names;
  references: ReadonlyMap<number, string>;
}

/** The ids of the tags in the first changed rows. */
export const changedTags = ({ rows }: TagImport): number[] =>
  rows
    .filter(({ action }) => action === 'update')
    .slice(0, mostRows)
    .flatMap(({ tag_id }) => tag_id ?? []);

/** The first new and changed rows. */
export const changedRows = (report: TagImport, known: KnownTags, context: PageContext): readonly (Html | false)[] =>
  parts.map((part) => rowsOf(part, report, known, context));

/** By reference, else by name, then by identifier. */
function knownAs({ tag_id, tag_identifier }: TagImportRow, { names, references }: KnownTags, prefix: string): Html {
  const [named, reference] = [names.get(tag_id ?? 0), references.get(tag_id ?? 0)];
  const identifier = html`<code class="quiet-text">${tag_identifier}</code>`;
  const name = named && named.detail !== null ? shownName(named) : undefined;
  const label = reference === undefined ? (name ?? identifier) : textOfUnknownLanguage(reference);
  const others = [...(reference !== undefined && name ? [name] : []), ...(label === identifier ? [] : [identifier])];
  return html`<a href="${prefix}/Tags/${tag_id}">${label}</a>${others.map((other) => html` ${other}`)}`;
}

function rowsOf(
  { action, heading, most }: Part,
  { rows }: TagImport,
  known: KnownTags,
  { prefix }: PageContext,
): Html | false {
  const those = rows.filter((row) => row.action === action);
  if (those.length === 0) return false;
  const more = those.length - most;
  return html`<h2>${heading}</h2>
${table({
  caption: heading,
  columns: [
    { heading: 'In the table', cell: ({ line }) => `Line ${line}` },
    ...(action === 'update'
      ? [
          {
            heading: 'Tag',
            cell: (row: TagImportRow) => row.tag_id !== null && knownAs(row, known, prefix),
          },
        ]
      : []),
    { heading: 'What it says', cell: ({ changes }: TagImportRow) => saying(changes) },
  ],
  rows: those.slice(0, most),
  empty: html``,
})}
${more > 0 && html`<p class="quiet-text">And ${pluralise(more, 'row')} more like these.</p>`}`;
}

/** Rows with the same fault and the same value. */
interface Fault {
  column: string;
  message: string;
  value: string;
  lines: number[];
}

/** The most shown kinds of faults; the others are counted. */
const maxFaults = 200;

/** The faults of rows, each once with its lines. */
export function wrongRows({ rows }: TagImport, { records }: Grid, chosen: readonly string[] = []): Html | false {
  const headings = (records[0] ?? []).map((heading, at) => chosen[at] ?? columnOfHeading(cellText(heading)));
  const faults = new Map<string, Fault>();
  for (const { row, line, errors } of rows)
    for (const [column, messages] of Object.entries(errors)) {
      const value = excerpt(cellText(records[row]?.[headings.indexOf(column)] ?? ''));
      const message = errorsInWords(column, messages, value);
      const key = JSON.stringify([column, message, value]);
      const fault = faults.get(key) ?? { column, message, value, lines: [] };
      fault.lines.push(line);
      faults.set(key, fault);
    }
  if (faults.size === 0) return false;
  const all = [...faults.values()].sort((one, other) => other.lines.length - one.lines.length);
  return html`<h2>Left out</h2>
${table({
  caption: 'Left out',
  columns: [
    {
      heading: 'What is wrong',
      cell: ({ message }) => message,
    },
    { heading: 'What it says', cell: ({ value }) => value !== '' && textOfUnknownLanguage(value) },
    { heading: 'Rows', isNumber: true, cell: ({ lines }) => `${lines.length}` },
    { heading: 'Lines', cell: ({ lines }) => linesOf(lines) },
  ],
  rows: all.slice(0, maxFaults),
  empty: html``,
})}
${all.length > maxFaults && html`<p class="quiet-text">And ${pluralise(all.length - maxFaults, 'fault')} more like these.</p>`}`;
}

const saying = (changes: TagImportRow['changes']): Html =>
  html`<ul class="plain">${Object.entries(changes).map(
    ([column, [before, after]]) =>
      html`<li><span class="quiet-text">${columnInWords(column)}</span> ${typeof before === 'string' && html`<del>${textOfUnknownLanguage(excerpt(before))}</del> `}<ins>${textOfUnknownLanguage(excerpt(after ?? ''))}</ins></li>`,
  )}</ul>`;
