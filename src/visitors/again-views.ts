/**
 * A page that waits for a translation asks for itself again until it is there. A script does so where there is one; elsewhere the
 * browser, which is told to. Both count in the address, by which such requests are known from a reader's own.
 */
import { type Html, html, nothing } from '../html/html.ts';

/** Without scripts: seconds before each time that the page loads itself again. */
const pauses = [2, 4, 8, 15];

/** How often a page has asked for itself again, by what its address says; without it, 0. */
export function timesAgain(given: unknown): number {
  const times = Number(given ?? 0);
  // What nobody of us has written is no reason to go on.
  return Number.isInteger(times) && times >= 0 ? Math.min(times, pauses.length) : pauses.length;
}

/** Where the page of a tag is, below the host. `lang`: what its address is to say of languages. */
export const addressOf = (prefix: string, tag_identifier: string, lang: string | undefined): string =>
  `${prefix}/t/${tag_identifier}${lang === undefined ? '' : `?${new URLSearchParams({ lang })}`}`;

/** The same address, as the page itself asks for it; what counts has to follow. */
export const againAddress = (address: string): string => `${address}${address.includes('?') ? '&' : '?'}again=`;

/** For the head of a page. */
export function lookingAgain(address: string, again: number): Html {
  const pause = pauses[again];
  if (pause === undefined) return nothing;
  return html`<noscript><meta http-equiv="refresh" content="${pause};url=${againAddress(address)}${again + 1}"></noscript>`;
}
