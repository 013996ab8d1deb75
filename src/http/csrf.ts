/**
 * Forged requests: a page of somebody else makes a browser send a form or a script's request to us, and the browser adds
 * its cookie. So whatever a cookie vouches for must come from a page of ours, which is asked in two ways that both must
 * hold: what the browser says of the request's origin, and a token that only our pages hold.
 *
 * A form that is not is refused; one that a page of ours has sent, but with the token of another session, comes back (see
 * `StaleSessionForm`). Scripts of our pages send JSON under the same rule, with the token in the header
 * `X-CSRF-Token`; without it the cookie counts for nothing. Clients that send their own `Authorization` or `auth_token` need
 * neither: nothing is added to their requests behind their back.
 */
import type { Request } from 'express';
import { Failure } from '../errors.ts';
import { objectOf } from './body.ts';

/** Throws `forged_form` for a request that is not from a page of ours. `publicUrl` is where they are known to be. */
export function refuseForgery(req: Request, publicUrl: string): void {
  if (!isFromOurPage(req, publicUrl)) throw new Failure('forged_form');
}

/** True if a request comes from a page of ours, open in the browser that sent it. */
export const isFromOurPage = (req: Request, publicUrl: string): boolean =>
  isFromOurOrigin(req, publicUrl) && req.browser.isCsrfToken(req.get('x-csrf-token') ?? objectOf(req).csrf_token);

/**
 * Whether a request is a form that a page of ours has sent, by the word of the browser, whatever token it carries. It may be
 * older than the session, or of another one: it is not done, but nobody else can have filled it in. Every page with a form
 * has left something of ours: a cookie with the browser, a token in the form.
 */
export function isOwnForm(req: Request, publicUrl: string): boolean {
  const isForm = req.method === 'POST' && Boolean(req.is('application/x-www-form-urlencoded'));
  if (!isForm || req.get('x-csrf-token') !== undefined) return false;
  if (req.browser.secret === undefined && !objectOf(req).csrf_token) return false;
  const [site, origin] = [req.get('sec-fetch-site'), req.get('origin')];
  return site === undefined ? origin !== undefined && isOwnOrigin(req, origin, publicUrl) : site === 'same-origin';
}

/** True if the method is safe: no such request changes anything. */
export const isRead = (req: Request): boolean => ['GET', 'HEAD', 'OPTIONS'].includes(req.method);

/**
 * `Sec-Fetch-Site` is what browsers say over https and on loopback. Elsewhere there is `Origin`, which may name the public
 * address or the one that the browser has asked, where they differ. Old browsers send neither: the token decides.
 */
function isFromOurOrigin(req: Request, publicUrl: string): boolean {
  const site = req.get('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const origin = req.get('origin');
  return origin === undefined || isHidden(req, origin) || isOwnOrigin(req, origin, publicUrl);
}

/** Pages without a referrer (see `hideAddress`) send their forms with this origin. */
const isHidden = ({ res }: Request, origin: string): boolean =>
  origin === 'null' && res?.locals.hasSecretAddress === true;

const isOwnOrigin = (req: Request, origin: string, publicUrl: string): boolean =>
  origin === new URL(publicUrl).origin || URL.parse(origin)?.host === req.get('host');
