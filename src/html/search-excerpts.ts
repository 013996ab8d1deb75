/** The matches of a search that are not visible in a list. */
import type { Names } from '../../contracts/management/reference.ts';
import { attributes, type Html, html, nothing } from './html.ts';
import { excerpt as beginningOf, langAttributes, languageName } from './text.ts';

export interface FoundExcerpt {
  part: string;
  lang: string | null;
  excerpt: readonly { text: string; isFound: boolean }[];
}

/** By row. */
export type Findings<K = number> = ReadonlyMap<K, readonly FoundExcerpt[]>;

/** The visible texts of tags in lists; `more`: besides name and place. */
export const visibleTagTexts = <T extends { id: number; place_id: number | null }>(
  rows: readonly T[],
  { tags, places }: { tags: Names; places: Names },
  more: (row: T) => string | null = () => null,
) =>
  rows.map((row) => ({
    key: row.id,
    tag_id: row.id,
    shown: [tags.get(row.id)?.name, places.get(row.place_id ?? 0)?.name, more(row)],
  }));

/** The visible texts of texts in lists. */
export const visibleTexts = (rows: readonly { id: number; tag_id: number; text: string }[], tags: Names) =>
  rows.map(({ id, tag_id, text }) => ({ key: id, tag_id, shown: [beginningOf(text), tags.get(tag_id)?.name] }));

const labels: Record<string, string> = {
  reference: 'Reference',
  name: 'Name',
  place: 'Place',
  text: 'Text',
  description: 'Description',
  hardware: 'Hardware',
};

/** A line for each. */
export const excerptLines = (all: readonly FoundExcerpt[] = []): Html =>
  all.length === 0 ? nothing : html`<ul class="found">${all.map(line)}</ul>`;

const line = ({ part, lang, excerpt }: FoundExcerpt): Html => {
  const text = marked(excerpt);
  const label = html`${labels[part] ?? part}${lang !== null && ` in ${languageName(lang)}`}`;
  return html`<li>${label}: ${lang === null ? html`<bdi>${text}</bdi>` : html`<span${attributes(langAttributes(lang))}>${text}</span>`}</li>`;
};

const marked = (excerpt: FoundExcerpt['excerpt']): Html =>
  html`${excerpt.map(({ text, isFound }) => (isFound ? html`<mark>${text}</mark>` : html`${text}`))}`;
