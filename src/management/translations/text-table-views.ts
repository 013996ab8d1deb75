/** Texts and names in several languages, side by side. */
import { ProviderName, providerTitles } from '../../../contracts/providers.ts';
import { type Html, html, nothing } from '../../html/html.ts';
import { counted } from '../../html/record.ts';
import { table } from '../../html/table.ts';
import { inLanguage, instant, languageName } from '../../html/text.ts';
import type { TranslationRow } from '../../model/translations/translation-row.ts';

/** Where a text comes from, in a few words. */
export function originInWords({ origin, provider }: Pick<TranslationRow, 'origin' | 'provider'>): string {
  if (origin === 'machine') return provider === null ? 'by machine' : `by machine (${titleOf(provider)})`;
  return origin === 'human' ? 'by a person' : 'original';
}

/** A row may be older than the list of providers. */
function titleOf(provider: string): string {
  const { data } = ProviderName.safeParse(provider);
  return data === undefined ? provider : providerTitles[data];
}

/** Whether it is still a translation of what its original says now. */
export function freshness({ origin, stale }: Pick<TranslationRow, 'origin' | 'stale'>): Html {
  if (origin === 'original') return nothing;
  if (!stale) return html`<span class="state good">up to date</span>`;
  const what = origin === 'machine' ? 'is being made again' : 'the original has changed since';
  return html`<span class="state bad">outdated</span> ${what}`;
}

export interface WrittenTable {
  caption: string;
  /** What the rows are: `Text`, `Name`. */
  heading: string;
  /** The resource's, with the prefix. */
  path: string;
  rows: readonly TranslationRow[];
  empty: Html;
}

/** The original first, and the other languages by their names; how they stand is said above, where it can be folded. */
export const writtenTable = (options: WrittenTable): Html =>
  options.rows.length === 0
    ? options.empty
    : html`<details class="languages" open><summary>${standing(options.rows)}</summary>
${drawn({ ...options, rows: options.rows.toSorted(byLanguage) })}
</details>`;

const byLanguage = (one: TranslationRow, other: TranslationRow): number =>
  Number(other.origin === 'original') - Number(one.origin === 'original') ||
  languageName(one.lang_code).localeCompare(languageName(other.lang_code), 'en');

function standing(rows: readonly TranslationRow[]): string {
  const of = (is: (row: TranslationRow) => boolean, words: string) => {
    const count = rows.filter(is).length;
    return count === 0 ? [] : [`${count} ${words}`];
  };
  const parts = [
    ...of(({ origin, stale }) => origin === 'human' && !stale, 'by people'),
    ...of(({ origin, stale }) => origin === 'machine' && !stale, 'by machine'),
    ...of(({ origin, stale }) => origin !== 'original' && stale === true, 'outdated'),
  ];
  const all = counted(rows.length, 'language');
  return parts.length === 0 ? all : `${all}: the original, ${parts.join(', ')}`;
}

const drawn = (options: WrittenTable): Html =>
  table({
    caption: options.caption,
    columns: [
      { heading: 'Language', cell: (row) => languageName(row.lang_code) },
      { heading: options.heading, cell: (row) => inLanguage(row.lang_code, row.text) },
      { heading: 'Made', cell: originInWords },
      { heading: 'State', cell: freshness },
      { heading: 'Changed', cell: (row) => instant(row.updated_at) },
      {
        heading: 'Actions',
        cell: (row) =>
          html`<a href="${options.path}/${row.id}">Show<span class="unseen"> ${languageName(row.lang_code)}</span></a>
<a href="${options.path}/${row.id}/edit">Edit<span class="unseen"> ${languageName(row.lang_code)}</span></a>`,
      },
    ],
    rows: options.rows,
    empty: options.empty,
  });
