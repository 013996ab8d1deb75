/** Texts and names in several languages, side by side. */
import { providerInWords } from '../../../contracts/providers.ts';
import { type Html, html, nothing } from '../../html/html.ts';
import { pluralise } from '../../html/record.ts';
import { table } from '../../html/table.ts';
import { inLanguage, languageName, utcTime } from '../../html/text.ts';
import type { TranslationRow } from '../../model/translations/translation-row.ts';
import { isByPerson, rowActions, type TextListing } from './text-actions.ts';

/** The origin of a text in a few words. */
export function originInWords({ origin, provider }: Pick<TranslationRow, 'origin' | 'provider'>): string {
  if (isByPerson({ origin, provider })) return origin === 'human' ? 'by a person' : 'by a person, at another tag';
  if (origin === 'machine') return provider === null ? 'by machine' : `by machine (${providerInWords(provider)})`;
  return 'original';
}

/** The translation's original has not changed since. */
export function freshnessMark({ origin, stale }: Pick<TranslationRow, 'origin' | 'stale'>): Html {
  if (origin === 'original') return nothing;
  if (!stale) return html`<span class="quiet-text">up to date</span>`;
  const what = origin === 'machine' ? 'is being made again' : 'the original has changed since';
  return html`<span class="state aged">out of date</span> ${what}`;
}

interface TextTable extends TextListing {
  caption: string;
  /** Heading of the rows: `Text`, `Name`. */
  heading: string;
  rows: readonly TranslationRow[];
  empty: Html;
}

/**
 * The original first, the other languages sorted by name; a summary above replaces the states where the table is
 * folded.
 */
export const textTable = (options: TextTable): Html =>
  options.rows.length === 0
    ? options.empty
    : html`<details class="languages" open><summary>${stateOf(options.rows)}</summary>
${drawn({ ...options, rows: options.rows.toSorted(byLanguage) })}
</details>`;

const byLanguage = (one: TranslationRow, other: TranslationRow): number =>
  Number(other.origin === 'original') - Number(one.origin === 'original') ||
  languageName(one.lang_code).localeCompare(languageName(other.lang_code), 'en');

/** `languages`: their number, where it is not that of the rows. */
export function stateOf(rows: readonly TranslationRow[], languages = rows.length): string {
  const of = (is: (row: TranslationRow) => boolean, words: string) => {
    const count = rows.filter(is).length;
    return count === 0 ? [] : [`${count} ${words}`];
  };
  const parts = [
    ...of((row) => isByPerson(row) && !row.stale, 'by people'),
    ...of((row) => row.origin === 'machine' && !isByPerson(row) && !row.stale, 'by machine'),
    ...of(({ origin, stale }) => origin !== 'original' && stale === true, 'out of date'),
  ];
  const all = pluralise(languages, 'language');
  return parts.length === 0 ? all : `${all}: the original, ${parts.join(', ')}`;
}

const drawn = (options: TextTable): Html =>
  table({
    caption: options.caption,
    columns: [
      { heading: 'Language', cell: (row) => languageName(row.lang_code) },
      { heading: options.heading, cell: (row) => inLanguage(row.lang_code, row.text) },
      { heading: 'Made', cell: originInWords },
      { heading: 'State', cell: freshnessMark },
      { heading: 'Changed', cell: (row) => utcTime(row.updated_at) },
      {
        heading: 'Actions',
        cell: (row) => rowActions(options, row),
      },
    ],
    rows: options.rows,
    empty: options.empty,
  });
