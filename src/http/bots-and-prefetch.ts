/** Requests of bots, previews and prefetching: no person waits for the answer. */
import type { IncomingMessage } from 'node:http';
import { isbot } from 'isbot';
import { memoize } from '../../contracts/memoise.ts';
import type { Config } from '../config.ts';
import { hasSessionCookie } from './browser.ts';

type RequestHead = Pick<IncomingMessage, 'method' | 'headers'>;

/** Search engines, archives, and link previews of apps: none of them reads JSON for a person either. */
const crawlers =
  /(?<!cu)bot(?![a-z])|crawl|spider|slurp|mediapartners|inspectiontool|facebookexternalhit|facebookcatalog|meta-external|whatsapp\/|skypeuripreview|bingpreview|embedly|ia_archiver|archive\.org|feedfetcher/i;

/**
 * Requests by no person: HEAD, known crawlers, and prefetching of what may be opened later. Nothing that costs money is
 * done for them.
 */
export function isBotOrPrefetch(req: RequestHead): boolean {
  return isPrefetchOrHead(req) || isCrawler(req.headers['user-agent'] ?? '');
}

/** Requests for what a person may look at later. */
export const isPrefetchOrHead = ({ method, headers }: RequestHead): boolean => method === 'HEAD' || isPrefetch(headers);

const isCrawler = memoize((name) => crawlers.test(name));

/** `User-Agent`s of programs on phones and desktops that `isbot` does not list. */
const noBrowser = /\bCFNetwork\/|^Dalvik\/|^Microsoft Office\//;
const isProgram = memoize((name) => name.trim() === '' || isbot(name) || noBrowser.test(name));

/**
 * Requests of pages by no visitor: by programs other than browsers, such as crawlers, link previews, monitors and scripts,
 * and by customers who are signed in.
 */
export function isNoVisitor(config: Pick<Config, 'publicUrl' | 'prefix'>): (req: RequestHead) => boolean {
  const isSignedIn = hasSessionCookie(config);
  return (req) => isBotOrPrefetch(req) || isProgram(req.headers['user-agent'] ?? '') || isSignedIn(req);
}

/** The header's name depends on the browser's age. */
const isPrefetch = (headers: IncomingMessage['headers']): boolean =>
  purposes.some((name) => saysPrefetch(headers[name]));

const purposes = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];
const saysPrefetch = (headerValue: string | string[] | undefined) =>
  headerValue !== undefined && /prefetch|prerender|preview/i.test(String(headerValue));
