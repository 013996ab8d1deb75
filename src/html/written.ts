/** Texts and names in several languages, side by side. */
import { languageByCode } from '../../contracts/languages.ts';
import { type Html, html } from './html.ts';
import { table } from './table.ts';
import { inLanguage, instant, languageName } from './text.ts';

/** A text or a name in one language, as far as pages show it. */
export interface Written {
  id: number;
  lang_code: string;
  text: string;
  origin: 'original' | 'machine' | 'human';
  provider: string | null;
  stale: boolean;
  updated_at: Date;
}

/** Where a text comes from, in a few words. */
export function originInWords({ origin, provider }: Pick<Written, 'origin' | 'provider'>): string {
  if (origin === 'machine') return provider === null ? 'by machine' : `by machine (${provider})`;
  return origin === 'human' ? 'by a person' : 'original';
}

/** Whether it is still a translation of what its original says now. */
export const freshness = ({ origin, stale }: Pick<Written, 'origin' | 'stale'>): string => {
  if (origin === 'original') return '';
  if (!stale) return 'up to date';
  return origin === 'machine' ? 'outdated: is being made again' : 'outdated: the original has changed since';
};

/** How controls for texts in a language are written in. */
export const writtenIn = (code: string) => {
  const { tag, direction } = languageByCode(code);
  return { lang: tag, dir: direction } as const;
};

/** `path`: the resource's, with the prefix. */
export const writtenTable = (options: { caption: string; path: string; rows: readonly Written[]; empty: Html }): Html =>
  table({
    caption: options.caption,
    columns: [
      { heading: 'Language', cell: (row) => languageName(row.lang_code) },
      { heading: 'Text', cell: (row) => inLanguage(row.lang_code, row.text) },
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
