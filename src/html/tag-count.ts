/** The number of tags, as a link to their list. */
import { type Html, html } from './html.ts';
import { pluralise } from './record.ts';

/** Beside the word “Tags”, which it repeats for screen readers alone. `most`: the cap of the count. */
export function tagCount(href: string, count: number, most: number): Html | false {
  if (count === 0) return false;
  return html`<a href="${href}">${count > most && 'more than '}${Math.min(count, most)}<span class="unseen"> ${count === 1 ? 'tag' : 'tags'}</span></a>`;
}

interface TextCounts {
  translations: number;
  names: number;
  /** Texts and names that people have translated. */
  human: number;
}

/** What is written of tags, as a line of a list. */
export const textsAndNames = ({ translations, names, human }: TextCounts): Html =>
  html`<li>${pluralise(translations, 'text')} and ${pluralise(names, 'name')}, in all languages together${human > 0 && html`, <strong>${human} of them translated by people</strong>`}</li>`;
