/** Requests that come without a person who waits for what they bring. */
import type { IncomingMessage } from 'node:http';
import { remembering } from './remembering.ts';

/**
 * Search engines, archives, and the apps that show a preview of a link. A phone of the make Cubot has a person in front of
 * it, though it says `CUBOT` in its User-Agent.
 */
const crawlers =
  /(?<!cu)bot(?![a-z])|crawl|spider|slurp|mediapartners|inspectiontool|facebookexternalhit|facebookcatalog|meta-external|whatsapp\/|skypeuripreview|bingpreview|embedly|ia_archiver|archive\.org|feedfetcher/i;

/**
 * Whether a page is fetched by a machine on its own account: it only looks at the headers, it is a known crawler, or it
 * fetches ahead what somebody may open later. What costs something is not done for those.
 */
export function nobodyReads({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  return method === 'HEAD' || isCrawler(headers['user-agent'] ?? '') || isFetchedAhead(headers);
}

const isCrawler = remembering((name) => crawlers.test(name));

/** Browsers say so in several ways, by their age. */
const isFetchedAhead = (headers: IncomingMessage['headers']): boolean =>
  purposes.some((name) => isAhead(headers[name]));

const purposes = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];
const isAhead = (said: string | string[] | undefined) =>
  said !== undefined && /prefetch|prerender|preview/i.test(String(said));
