/** Pages: their rendering, their security headers, and redirects. */
import { gzipSync } from 'node:zlib';
import type { Express as Application, Request, RequestHandler, Response } from 'express';
import type { Config } from '../config.ts';
import { layout } from '../html/layout.ts';
import {
  type Navigation,
  type Notice,
  type Page,
  type Person,
  type Tiles,
  type View,
  type WorkInFrame,
  warningNotice,
} from '../html/page.ts';
import { type InLanguage, renderFor } from '../html/permissions.ts';
import { type AnswerHeaders, writeHeaders } from './answers.ts';
import { cacheAnswer, type Dependency } from './cached.ts';
import { type CarriedForm, submittedForm } from './carried-form.ts';
import { shouldCompress } from './compressed.ts';
import { isFromOurSite, isSafeMethod } from './csrf.ts';
import { strongETag } from './headers.ts';
import { withoutToken } from './return-path.ts';

/** An answer as a value. */
export interface PublicPage {
  headers: AnswerHeaders;
  body: View;
  /** The origins of its images. */
  images?: string | undefined;
  /** For cacheable pages. */
  dependsOn?: Dependency | undefined;
}

interface PagesOptions {
  config: Pick<Config, 'prefix' | 'mapTiles' | 'publicUrl'>;
  /** The customer who is signed in with the request's browser. */
  personOf(req: Request): Person | undefined;
  /** The menu of signed-in customers. */
  navigationOf(person: Person): Navigation;
  /** The counts of the person's open work in the page's frame. */
  frameOf(req: Request): WorkInFrame | undefined;
  /** Whether a person may open an address, below the prefix. */
  mayOpen(person: Person, method: string, path: string): boolean;
  /** Whether a person may write a text: an original, or a translation into a language. */
  mayWrite(person: Person, text: InLanguage): boolean;
  /** The sign-in page with a carried form. */
  signInPage(form: CarriedForm): View;
}

type Headers = [string, string][];
type Settings = PagesOptions & Record<'headers' | 'liveHeaders', Headers>;

/** Sets the rendering of an application's pages. */
export function setPageRendering(app: Application, options: PagesOptions): void {
  const { mapTiles } = options.config;
  const images = mapTiles && originsOf(mapTiles);
  const settings: Settings = { ...options, headers: pageHeaders(images), liveHeaders: pageHeaders(images, "'self'") };
  app.set('pages', settings);
}

const settingsOf = ({ app }: Response): Settings => app.get('pages');

/** For pages with a secret in their address: sends no referrer, not even to our own pages. */
export const sendNoReferrer: RequestHandler = (_req, res, next) => {
  res.locals.hasSecretAddress = true;
  next();
};

/** Renders a page and sends it with the status that was set; by default with the notice left for it. */
export function sendPage(res: Response, view: View, notice?: Notice): void {
  const text = renderPage(res, view, notice);
  if (res.statusCode >= 400 || settingsOf(res).personOf(res.req)) sendUnnamed(res, text);
  // Public pages may be revalidated, like everything that is not personal.
  else res.send(text);
}

/** Sends a page without an ETag: clients cache neither personal pages nor refusals. */
function sendUnnamed(res: Response, page: string | Buffer): void {
  res.setHeader('Content-Length', Buffer.byteLength(page));
  res.end(res.req.method === 'HEAD' ? undefined : page);
}

/** The text of a page; the headers of its answer are set. */
export function renderPage(res: Response, view: View, notice?: Notice): string {
  const { req } = res;
  const { config, personOf, navigationOf, frameOf, mayOpen, mayWrite } = settingsOf(res);
  const person = personOf(req);
  const { waiting, languages } = (person && frameOf(req)) ?? {};
  const context = {
    prefix: config.prefix,
    path: pathBelow(config.prefix, req),
    person,
    navigation: person ? navigationOf(person) : [],
    waiting,
    tiles: config.mapTiles,
    csrfToken: () => req.browser.csrfToken(),
  };
  const allowed = (method: string, address: string) =>
    person === undefined || mayOpen(person, method, address.slice(config.prefix.length));
  const writes = (text: InLanguage) => person === undefined || mayWrite(person, text);
  const [page, text] = renderFor({ allowed: person?.member && allowed, writes, languages }, () => {
    const drawn = view(context);
    return [drawn, layout(context, drawn, notice ?? req.browser?.takeNotice())] as const;
  });
  for (const [name, value] of headersOf(res, page)) res.setHeader(name, value);
  if (res.locals.hasSecretAddress) res.setHeader('Referrer-Policy', 'no-referrer');
  // Must not be reachable by the back button after signing out.
  res.setHeader('Cache-Control', 'private, no-store');
  res.setHeader('Vary', 'Accept, Cookie');
  return text;
}

function headersOf(res: Response, { isLive, images }: Page): Headers {
  const { config, headers, liveHeaders } = settingsOf(res);
  if (images === undefined) return isLive ? liveHeaders : headers;
  const sources = [config.mapTiles && originsOf(config.mapTiles), images].filter(Boolean).join(' ');
  return pageHeaders(sources, isLive ? "'self'" : undefined);
}

/**
 * Renders a page that is the same for everybody: it has no session, and sets no cookie. By default caches may store it,
 * but must revalidate it each time.
 */
export function sendPublicPage(res: Response, { headers, body, images, dependsOn }: PublicPage): void {
  const { prefix, mapTiles } = settingsOf(res).config;
  const context = {
    prefix,
    path: pathBelow(prefix, res.req),
    person: undefined,
    navigation: [],
    tiles: mapTiles,
    csrfToken: noToken,
  };
  const page = body(context);
  const sources = [images, page.hasMap && mapTiles && originsOf(mapTiles)].filter(Boolean).join(' ');
  for (const [name, value] of pageHeaders(sources, page.isLive ? "'self'" : undefined)) res.setHeader(name, value);
  // Other sites must not learn which tag a visitor looks at.
  res.setHeader('Referrer-Policy', 'no-referrer');
  res.setHeader('Cache-Control', 'no-cache');
  writeHeaders(res, { headers });
  const text = layout(context, page);
  const answer = shouldCompress(res) ? gzipSync(text) : text;
  if (res.statusCode >= 400) return void sendUnnamed(res, answer);
  res.setHeader('ETag', strongETag(answer));
  cacheAnswer(res, answer, dependsOn);
  res.send(answer);
}

/** A page for anonymous readers, with its headers: rendered ahead of requests. */
export function anonymousPage({ prefix }: Pick<Config, 'prefix'>, view: View): { headers: Headers; text: string } {
  const context = { prefix, path: '/', person: undefined, navigation: [], tiles: undefined, csrfToken: noToken };
  return { headers: pageHeaders(undefined), text: layout(context, view(context)) };
}

/** Redirects to another of our pages, by its path below the prefix; `notice` is shown there. */
export function seeOther(res: Response, path: string, notice?: string | Notice): void {
  if (notice !== undefined)
    res.req.browser.notify(typeof notice === 'string' ? { text: notice, kind: 'done' } : notice);
  res.setHeader('Cache-Control', 'no-store');
  res.redirect(303, settingsOf(res).config.prefix + path);
}

/** Of a form that is too large to be read for an anonymous person: see `largeBodyReader`. */
const notRead =
  'You are not signed in any more, and what you sent is not saved. Go back in your browser once you are signed in: it still stands there.';

/**
 * Redirects to the sign-in page, and back afterwards. For a form of ours, the sign-in page is the answer, and carries
 * it: with this status, or 401; `why`: the reason shown.
 */
export function askToSignIn(res: Response, status = 401, why = 'You are not signed in any more.'): void {
  const { req } = res;
  const { config, signInPage } = settingsOf(res);
  if (req.isOwnForm) {
    const message = `${why} So nothing is done yet. Sign in here: what you had filled in comes along on this page, but for passwords and files, and stands there again to be sent once more.`;
    return void sendPage(res.status(status), signInPage(submittedForm(req, config.prefix)), warningNotice(message));
  }
  const isUnread = req.isOwnForm === undefined && !isSafeMethod(req);
  if (isUnread && isFromOurSite(req, config.publicUrl)) req.browser?.notify(warningNotice(notRead));
  res.setHeader('Cache-Control', 'no-store');
  const [path = '', ...query] = req.originalUrl.split('?');
  const to = path + withoutToken(query.join('?'));
  res.redirect(302, `${config.prefix}/login?${new URLSearchParams({ return_to: to })}`);
}

const noToken = () => {
  throw new Error('A page for everybody has no form that changes something');
};

function pathBelow(prefix: string, { originalUrl }: Request): string {
  const [path = ''] = originalUrl.split('?');
  return path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path;
}

/** `images`: further origins of images. `heard`: the origins that the page's scripts may fetch from. */
function pageHeaders(images: string | undefined, heard?: string): Headers {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    ...(heard === undefined ? [] : [`connect-src ${heard}`]),
    ["img-src 'self' data:", images].filter(Boolean).join(' '),
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ];
  return [
    ['Content-Type', 'text/html; charset=utf-8'],
    ['Content-Security-Policy', policy.join('; ')],
    // Tile servers require a referrer; and without any referrer, forms are sent with `Origin: null`.
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ];
}

/** Source of a map's tiles. `{s}` stands for the letter of one of three servers. */
function originsOf({ address }: Tiles): string | undefined {
  const urls = ['a', 'b', 'c'].map((letter) => URL.parse(address.replace('{s}', letter)));
  const origins = urls.flatMap((url) => (url && /^[\w.-]+(:\d+)?$/.test(url.host) ? [url.origin] : []));
  return [...new Set(origins)].join(' ') || undefined;
}

/**
 * Whether a person prefers a page to JSON. For the management resources that is decided already; elsewhere the default
 * is JSON, as throughout the JSON API.
 */
export function prefersPage(req: Request): boolean {
  if (req.format !== undefined) return req.format === 'html';
  const [path = ''] = req.originalUrl.split('?');
  const isJson = /\.json$/i.test(path) || /\/api\/v1(\/|$)/i.test(path);
  return !isJson && req.accepts(['json', 'html']) === 'html';
}
