/** Texts and names in several languages, side by side. */
import type { TagPart } from '../../../contracts/management/tag-filters.ts';
import { makerInWords, memoryName } from '../../../contracts/providers.ts';
import { button } from '../../html/button.ts';
import { type Html, html, nothing } from '../../html/html.ts';
import type { PageContext } from '../../html/page.ts';
import { counted } from '../../html/record.ts';
import { table } from '../../html/table.ts';
import { inLanguage, instant, languageName } from '../../html/text.ts';
import type { TranslationRow } from '../../model/translations/translation-row.ts';
import { workAddress } from '../../model/translations/work/work-address.ts';

/** The origin of a text in a few words. */
export function originInWords({ origin, provider }: Pick<TranslationRow, 'origin' | 'provider'>): string {
  if (isPersons({ origin, provider })) return origin === 'human' ? 'by a person' : 'by a person, at another tag';
  if (origin === 'machine') return provider === null ? 'by machine' : `by machine (${makerInWords(provider)})`;
  return 'original';
}

/** A person's translation, or a copy of one from another tag with the same original. */
const isPersons = ({ origin, provider }: Pick<TranslationRow, 'origin' | 'provider'>): boolean =>
  origin === 'human' || provider === memoryName;

/** The translation's original has not changed since. */
export function freshness({ origin, stale }: Pick<TranslationRow, 'origin' | 'stale'>): Html {
  if (origin === 'original') return nothing;
  if (!stale) return html`<span class="state good">up to date</span>`;
  const what = origin === 'machine' ? 'is being made again' : 'the original has changed since';
  return html`<span class="state bad">outdated</span> ${what}`;
}

export interface WrittenTable {
  caption: string;
  /** Heading of the rows: `Text`, `Name`. */
  heading: string;
  context: PageContext;
  /** The resource's, below the prefix. */
  path: string;
  part: TagPart;
  rows: readonly TranslationRow[];
  empty: Html;
}

/**
 * The original first, the other languages sorted by name; a summary above replaces the states where the table is
 * folded.
 */
export const writtenTable = (options: WrittenTable): Html =>
  options.rows.length === 0
    ? options.empty
    : html`<details class="languages" open><summary>${stateOf(options.rows)}</summary>
${drawn({ ...options, rows: options.rows.toSorted(byLanguage) })}
</details>`;

const byLanguage = (one: TranslationRow, other: TranslationRow): number =>
  Number(other.origin === 'original') - Number(one.origin === 'original') ||
  languageName(one.lang_code).localeCompare(languageName(other.lang_code), 'en');

function stateOf(rows: readonly TranslationRow[]): string {
  const of = (is: (row: TranslationRow) => boolean, words: string) => {
    const count = rows.filter(is).length;
    return count === 0 ? [] : [`${count} ${words}`];
  };
  const parts = [
    ...of((row) => isPersons(row) && !row.stale, 'by people'),
    ...of((row) => row.origin === 'machine' && !isPersons(row) && !row.stale, 'by machine'),
    ...of(({ origin, stale }) => origin !== 'original' && stale === true, 'outdated'),
  ];
  const all = counted(rows.length, 'language');
  return parts.length === 0 ? all : `${all}: the original, ${parts.join(', ')}`;
}

const waysTo = ({ context: { prefix }, path }: WrittenTable, { id, lang_code }: TranslationRow): Html =>
  html`<a href="${prefix}${path}/${id}">Show<span class="unseen"> ${languageName(lang_code)}</span></a>
<a href="${prefix}${path}/${id}/edit">Edit<span class="unseen"> ${languageName(lang_code)}</span></a>`;

/** Link to a translation beside its original. */
const beside = ({ context: { prefix }, part }: WrittenTable, row: TranslationRow): Html =>
  row.origin === 'original'
    ? nothing
    : html`
<a href="${prefix}${workAddress({ ...row, part })}">Compare<span class="unseen"> ${languageName(row.lang_code)} with the original</span></a>`;

/** The button by which a machine replaces a person's translation, which stays in the history. */
function byMachine({ context, path, part }: WrittenTable, row: TranslationRow): Html {
  if (row.origin === 'original' || !isPersons(row)) return nothing;
  return button({
    action: `${context.prefix}${path}/${row.id}/to_machine`,
    csrfToken: context.csrfToken(),
    label: row.origin === 'machine' ? 'Make it by machine' : 'Back to machine',
    context: `the ${part} in ${languageName(row.lang_code)}`,
    hidden: { tag_id: `${row.tag_id}` },
  });
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
          html`<div class="row-actions">${waysTo(options, row)}${beside(options, row)}${byMachine(options, row)}</div>`,
      },
    ],
    rows: options.rows,
    empty: options.empty,
  });
