/** Texts and values as pages show them. */
import { languageByCode, languages } from '../../contracts/languages.ts';
import { attributes, type Html, html } from './html.ts';

/** A text in one of the 45 languages, for readers and for those that read aloud. Line breaks are kept. */
export function inLanguage(code: string, text: string): Html {
  return html`<span class="text"${attributes(writtenIn(code))}>${text}</span>`;
}

/** The language and direction of what is in one of the 45 languages, as attributes have them. */
export const writtenIn = (code: string) => {
  const { tag, direction } = languageByCode(code);
  return { lang: tag, dir: direction } as const;
};

/** The language that somebody has given, where it is one of ours. */
export const languageIn = (given: unknown, otherwise: string): string =>
  languages.find(({ code }) => code === given)?.code ?? otherwise;

/** The language's English name. */
export const languageName = (code: string): string => languageByCode(code).name;

/** The beginning of a text, for where many stand below each other. */
export function excerpt(text: string): string {
  // A character takes one unit or two.
  const characters = [...text.slice(0, 2 * mostInExcerpt + 2)];
  return text.length > mostInExcerpt && characters.length > mostInExcerpt
    ? `${characters.slice(0, mostInExcerpt).join('').trimEnd()}…`
    : text;
}

const mostInExcerpt = 160;

/** A point in time, in UTC: the server does not know where its reader is. */
export function instant(time: Date): Html {
  const iso = time.toISOString();
  return html`<time datetime="${iso.slice(0, 19)}Z">${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC</time>`;
}

/** A text that somebody wrote, in whatever language: its direction goes by its first letters. */
export const anyText = (text: string): Html => html`<bdi>${text}</bdi>`;

/**
 * A link to an address that somebody wrote, which may lack its scheme. Only the web's own schemes become a link; whatever
 * else it is, is shown as the text that it is.
 */
export function outsideLink(address: string): Html {
  const url = webUrl(/^[a-z][a-z0-9+.-]*:\/\//i.test(address) ? address : `https://${address}`);
  return url ? html`<a href="${url.href}" rel="noopener noreferrer nofollow">${address}</a>` : anyText(address);
}

/** An address that somebody wrote, if it is one of the web's, with its scheme. */
export function webUrl(address: string): URL | undefined {
  const url = URL.parse(address);
  const isWeb = url !== null && ['http:', 'https:'].includes(url.protocol) && usualHost.test(url.host);
  return isWeb ? url : undefined;
}

/** The URL parser lets quotes and braces pass, which no name of a host has. */
const usualHost = /^(\[[0-9a-f:.]+\]|[\w.-]+)(:\d+)?$/;
