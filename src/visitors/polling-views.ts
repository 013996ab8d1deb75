/**
 * Polling of a page while a translation is pending: by script, or else by a `meta` refresh. Both put a count into the
 * address, which distinguishes polling from a reader's own requests.
 */
import { type Html, html, nothing } from '../html/html.ts';

/** Without scripts: seconds before each refresh. */
const pauses = [2, 4, 8, 15];

/** The number of refreshes so far, from the address; 0 without it. */
export function refreshCount(given: unknown): number {
  const times = Number(given ?? 0);
  // An invalid count ends the polling.
  return Number.isInteger(times) && times >= 0 ? Math.min(times, pauses.length) : pauses.length;
}

/** The path of a tag's page. `lang`: the address's parameter. */
export const tagPagePath = (prefix: string, tag_identifier: string, lang: string | undefined): string =>
  ownAddress(prefix, { tag: { tag_identifier } }, lang);

/** The path of the page itself, which may be a preview. */
export const ownAddress = (
  prefix: string,
  { tag, preview = `/t/${tag.tag_identifier}` }: { tag: { tag_identifier: string }; preview?: string | undefined },
  lang: string | undefined,
): string => `${prefix}${preview}${lang === undefined ? '' : `?${new URLSearchParams({ lang })}`}`;

/** The polling address; the count is appended. */
export const refreshAddress = (address: string): string => `${address}${address.includes('?') ? '&' : '?'}again=`;

/** Polling elements for the head of a page. */
export function pollingElements(address: string, again: number): Html {
  const pause = pauses[again];
  if (pause === undefined) return nothing;
  return html`<noscript><meta http-equiv="refresh" content="${pause};url=${refreshAddress(address)}${again + 1}"></noscript>`;
}
