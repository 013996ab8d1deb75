/** Records by what people call them, where another record refers to them. */
import { type Html, html, nothing } from './html.ts';
import { anyText, inLanguage } from './text.ts';

/** A record as people call it. */
export interface Called {
  id: number;
  name: string;
  /** The language of the name, of those names that are in one of the 45. */
  lang: string | null;
  /** What tells it from others of the same name. */
  detail: string | null;
}

/** By record id. */
export type Names = ReadonlyMap<number, Called>;

/** A name, in its language and direction. */
export const calledBy = ({ name, lang }: Called): Html => (lang === null ? anyText(name) : inLanguage(lang, name));

/** A link to a record, by its name; `path` is its resource's, with the prefix. */
export const calledLink = (path: string, called: Called): Html =>
  html`<a href="${path}/${called.id}">${calledBy(called)}</a>${called.detail !== null && html` <code class="quiet-text">${called.detail}</code>`}`;

/** The same for a record that is referred to; where its name is kept from the reader, there is only its number. */
export function reference(path: string, names: Names, id: number | null, noun: string): Html {
  if (id === null) return nothing;
  const called = names.get(id);
  return called ? calledLink(path, called) : html`${noun} ${id}`;
}

/** A name where there is room for plain text only. */
export const calledInText = ({ name, detail }: Called): string => (detail === null ? name : `${name} (${detail})`);
