/** References to records by their names. */
import type { Names, RecordName } from '../../contracts/management/reference.ts';
import { type Html, html, nothing } from './html.ts';
import { icon } from './icon.ts';
import { inLanguage, textOfUnknownLanguage } from './text.ts';

/** A name, in its language and direction. */
export const shownName = ({ name, lang }: RecordName): Html =>
  lang === null ? textOfUnknownLanguage(name) : inLanguage(lang, name);

/** A link to a record, by its name; `path`: of its resource, with the prefix. */
export const nameLink = (path: string, named: RecordName): Html =>
  named.isText
    ? shownName(named)
    : html`<a href="${path}/${named.id}">${shownName(named)}</a>${named.detail !== null && html` <code class="quiet-text">${named.detail}</code>`}`;

/** In the head of a record: the tag that it belongs to. */
export const tagOfRecord = (named: Html): Html =>
  html`<span>${icon('tag')} <span class="unseen">Tag: </span>${named}</span>`;

/** The same for a foreign key; only the number where the reader must not see the name. */
export function reference(path: string, names: Names, id: number | null, noun: string): Html {
  if (id === null) return nothing;
  const named = names.get(id);
  return named ? nameLink(path, named) : html`${noun} ${id}`;
}

/** A name as plain text. */
export const plainName = ({ name, detail }: RecordName): string => (detail === null ? name : `${name} (${detail})`);
