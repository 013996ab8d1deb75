/**
 * Protection against cross-site request forgery: a page of another site makes a browser send a request, to which the
 * browser adds its cookie. So requests that rely on a cookie must come from our own pages, by two checks: the browser's
 * statement of the origin, and a token that only our pages contain.
 *
 * Other forms are refused; one from our page, but with the token of another session, is shown again (see
 * `StaleSessionForm`). Scripts of our pages send JSON under the same rule, with the token in the header `X-CSRF-Token`;
 * without it the cookie is ignored. Clients with `Authorization` or `auth_token` need neither, as browsers do not add
 * these.
 */
import type { Request } from 'express';
import { Failure } from '../errors.ts';
import { hasFormType, parseBody } from './body.ts';

/** Throws `forged_form` for a request from another site. `publicUrl`: our own origin. */
export function refuseForgery(req: Request, publicUrl: string): void {
  if (!isFromOurPage(req, publicUrl)) throw new Failure('forged_form');
}

/** True if a request comes from our own page, open in the browser that sent it. */
export const isFromOurPage = (req: Request, publicUrl: string): boolean =>
  isFromOurOrigin(req, publicUrl) && req.browser.isCsrfToken(req.get('x-csrf-token') ?? parseBody(req).csrf_token);

/**
 * Whether a request is a form of our own page according to the browser, whatever token it carries. Its session may be
 * older or another one: it is not executed, but no other site can have filled it in. Every page with a form has left a
 * trace: a cookie in the browser, a token in the form.
 */
export function isOwnForm(req: Request, publicUrl: string): boolean {
  const isForm = req.method === 'POST' && (hasFormType(req) || req.isUpload);
  if (!isForm || req.get('x-csrf-token') !== undefined) return false;
  if (req.browser.secret === undefined && !parseBody(req).csrf_token) return false;
  return isFromOurSite(req, publicUrl);
}

/** Whether the browser says that it comes from a page of ours. */
export function isFromOurSite(req: Request, publicUrl: string): boolean {
  const [site, origin] = [req.get('sec-fetch-site'), req.get('origin')];
  return site === undefined ? origin !== undefined && isOwnOrigin(req, origin, publicUrl) : site === 'same-origin';
}

/** True for safe methods. */
export const isSafeMethod = (req: Request): boolean => ['GET', 'HEAD', 'OPTIONS'].includes(req.method);

/**
 * Browsers send `Sec-Fetch-Site` over https and on loopback. Elsewhere there is `Origin`, with the public URL's host or
 * the requested one, where they differ. Old browsers send neither: the token decides.
 */
function isFromOurOrigin(req: Request, publicUrl: string): boolean {
  const site = req.get('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const origin = req.get('origin');
  return origin === undefined || isHidden(req, origin) || isOwnOrigin(req, origin, publicUrl);
}

/** Pages without a referrer (see `sendNoReferrer`) send this origin. */
const isHidden = ({ res }: Request, origin: string): boolean =>
  origin === 'null' && res?.locals.hasSecretAddress === true;

const isOwnOrigin = (req: Request, origin: string, publicUrl: string): boolean =>
  origin === new URL(publicUrl).origin || URL.parse(origin)?.host === req.get('host');
