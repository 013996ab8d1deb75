/** What a search has found in a record, where a list does not show it. */
import { languageByCode } from '../../contracts/languages.ts';
import { type Html, html, nothing } from './html.ts';

interface Found {
  part: string;
  lang: string | null;
  excerpt: readonly { text: string; isFound: boolean }[];
}

const labels: Record<string, string> = {
  reference: 'Reference',
  name: 'Name',
  place: 'Place',
  text: 'Text',
  description: 'Description',
  hardware: 'Hardware',
};

/** A line for each. */
export const foundLines = (all: readonly Found[] = []): Html =>
  all.length === 0 ? nothing : html`<ul class="found">${all.map(line)}</ul>`;

const line = ({ part, lang, excerpt }: Found): Html =>
  html`<li>${labels[part] ?? part}${lang !== null && ` in ${languageByCode(lang).name}`}: ${lang === null ? html`<bdi>${marked(excerpt)}</bdi>` : html`<span lang="${languageByCode(lang).tag}" dir="${languageByCode(lang).direction}">${marked(excerpt)}</span>`}</li>`;

const marked = (excerpt: Found['excerpt']): Html =>
  html`${excerpt.map(({ text, isFound }) => (isFound ? html`<mark>${text}</mark>` : html`${text}`))}`;
