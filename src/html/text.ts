/** Texts and values on pages. */
import { languageByCode, languages } from '../../contracts/languages.ts';
import { attributes, type Html, html } from './html.ts';

/** A text in one of the 45 languages, marked for screen readers. Line breaks are preserved. */
export function inLanguage(code: string, text: string): Html {
  return html`<span class="text"${attributes(langAttributes(code))}>${text}</span>`;
}

/** Attributes for the language and the direction of such a text. */
export const langAttributes = (code: string) => {
  const { tag, direction } = languageByCode(code);
  return { lang: tag, dir: direction } as const;
};

/** The given language, if it is one of ours. */
export const languageOr = (given: unknown, otherwise: string): string =>
  languages.find(({ code }) => code === given)?.code ?? otherwise;

/** The language's English name. */
export const languageName = (code: string): string => languageByCode(code).name;

/** As it begins a label or a sentence. */
export const capitalise = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The beginning of a text, for lists. */
export function excerpt(text: string): string {
  // A character takes one or two UTF-16 units.
  const characters = [...text.slice(0, 2 * maxExcerptLength + 2)];
  return text.length > maxExcerptLength && characters.length > maxExcerptLength
    ? `${characters.slice(0, maxExcerptLength).join('').trimEnd()}…`
    : text;
}

const maxExcerptLength = 160;

/** A time in UTC: the server does not know the reader's time zone. */
export function utcTime(time: Date): Html {
  const iso = time.toISOString();
  return html`<time datetime="${iso.slice(0, 19)}Z">${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC</time>`;
}

/** A text of unknown language: its first letters determine the direction. */
export const textOfUnknownLanguage = (text: string): Html => html`<bdi>${text}</bdi>`;

/**
 * A link to a user's URL, which may lack its scheme. Only http and https become links; everything else is shown as text.
 */
export function externalLink(address: string): Html {
  const url = webUrl(/^[a-z][a-z0-9+.-]*:\/\//i.test(address) ? address : `https://${address}`);
  return url
    ? html`<a href="${url.href}" rel="noopener noreferrer nofollow">${address}</a>`
    : textOfUnknownLanguage(address);
}

/** A user's URL, if it is http or https, with its scheme. */
export function webUrl(address: string): URL | undefined {
  const url = URL.parse(address);
  const isWeb = url !== null && ['http:', 'https:'].includes(url.protocol) && allowedHost.test(url.host);
  return isWeb ? url : undefined;
}

/** The URL parser accepts quotes and braces, which no host name has. */
const allowedHost = /^(\[[0-9a-f:.]+\]|[\w.-]+)(:\d+)?$/;

/** The mark of a tag that is not open to visitors yet. */
export const hiddenMark = ({ hidden }: { hidden: boolean }): Html | false =>
  hidden && html` <span class="quiet-text">not open yet</span>`;
