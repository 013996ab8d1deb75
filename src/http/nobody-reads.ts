/** Requests of bots, previews and prefetching: no person waits for the answer. */
import type { IncomingMessage } from 'node:http';
import { isbot } from 'isbot';
import type { Config } from '../config.ts';
import { sessionCookie } from './browser.ts';
import { cookieIn } from './cookies.ts';
import { remembering } from './remembering.ts';

type Asking = Pick<IncomingMessage, 'method' | 'headers'>;

/** Search engines, archives, and the apps that show a preview of a link: they are none that read JSON for a person either. */
const crawlers =
  /(?<!cu)bot(?![a-z])|crawl|spider|slurp|mediapartners|inspectiontool|facebookexternalhit|facebookcatalog|meta-external|whatsapp\/|skypeuripreview|bingpreview|embedly|ia_archiver|archive\.org|feedfetcher/i;

/**
 * Whether JSON is fetched by a machine on its own account: it only looks at the headers, it is a known crawler, or it
 * fetches ahead what somebody may open later. What costs something is not done for those.
 */
export function nobodyReads({ method, headers }: Asking): boolean {
  return method === 'HEAD' || isCrawler(headers['user-agent'] ?? '') || isFetchedAhead(headers);
}

const isCrawler = remembering((name) => crawlers.test(name));

/** What phones and desks send for programs that are no browser; the rest is in `isbot`'s list. */
const noBrowser = /\bCFNetwork\/|^Dalvik\/|^Microsoft Office\//;
const isProgram = remembering((name) => name.trim() === '' || isbot(name) || noBrowser.test(name));

/**
 * Whether nobody reads a page: it is fetched by any other program than a browser, such as a crawler, the preview of a link, a monitor or
 * a script, or made by a customer who is signed in here.
 */
export function noVisitorReads(config: Pick<Config, 'publicUrl' | 'prefix'>): (req: Asking) => boolean {
  const ofSession = sessionCookie(config);
  return (req) =>
    nobodyReads(req) || isProgram(req.headers['user-agent'] ?? '') || cookieIn(req, ofSession) !== undefined;
}

/** Browsers say so in several ways, by their age. */
const isFetchedAhead = (headers: IncomingMessage['headers']): boolean =>
  purposes.some((name) => isAhead(headers[name]));

const purposes = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];
const isAhead = (said: string | string[] | undefined) =>
  said !== undefined && /prefetch|prerender|preview/i.test(String(said));
