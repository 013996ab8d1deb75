/** Sessions: authentication by a browser's cookie. */
import type { Request, RequestHandler } from 'express';
import type { Access, Actor } from '../../contracts/access.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/connect.ts';
import type { Databases } from '../database/pools.ts';
import { Failure } from '../errors.ts';
import type { WorkInFrame } from '../html/page.ts';
import { type Call, callAs, callFrom, callOf } from '../http/call.ts';
import { isFromOurPage, isOwnForm, isSafeMethod } from '../http/csrf.ts';
import type { StaleSessionForm } from '../http/forms.ts';
import { requireTools } from '../model/access/policy.ts';
import { readFrameContents } from '../model/frame-badges.ts';
import type { LiveSignIn } from '../model/sign-in/live-sign-in.ts';
import { Session } from '../model/sign-in/session.ts';

declare global {
  namespace Express {
    interface Request {
      /** For page requests: the browser's session, if signed in. */
      session?: LiveSignIn | undefined;
      /** With a session, for requests that a page answers. */
      frame?: WorkInFrame | undefined;
    }
  }
}

interface SessionOptions {
  databases: Databases;
  config: Pick<Config, 'publicUrl'>;
}

/**
 * Sets `req.session`, for pages, and the customer's call. Bodies must have been read. Throws `forged_form` for a write
 * from another site, also without a session: a browser with our cookie may have a form of ours. A form of another
 * session than the browser's is anonymous; with a session, it is shown again.
 */
export const identifySession =
  ({ databases, config: { publicUrl } }: SessionOptions): RequestHandler =>
  async (req, _res, next) => {
    const { secret } = req.browser;
    req.isOwnForm = isOwnForm(req, publicUrl);
    const call = callFrom(req, databases, 'page');
    beSignedIn(req, call, undefined);
    if (secret === undefined) return next();
    // Unread bodies are refused for every sender.
    const isVouchedFor = req.unread !== undefined || isSafeMethod(req) || isFromOurPage(req, publicUrl);
    if (!isVouchedFor && !req.isOwnForm) throw new Failure('forged_form');
    const session = await Session.find(call.db, secret);
    if (isVouchedFor) beSignedIn(req, call, session);
    else if (session) showFormAgain(req, session, 403);
    // Before its page is drawn, which happens in one go.
    if (session && req.accepts(['json', 'html']) === 'html') req.frame = await workOf(call.db, session.customer.actor);
    next();
  };

const workOf = async (db: Database, actor: Actor): Promise<WorkInFrame> => {
  const { reports, failed, languages } = await readFrameContents(db, actor);
  const waiting: WorkInFrame['waiting'] = {
    '/reports': { count: reports, word: 'waiting' },
    '/translation_orders': { count: failed, word: 'failed' },
  };
  return { waiting, languages };
};

/** Marks a form to be shown again to the signed-in customer, and not executed. */
export function showFormAgain(req: Request, session: LiveSignIn, status: StaleSessionForm['status']): void {
  const { customer } = session;
  const call = callOf<Access>(req);
  const admit = () => beSignedIn(req, call, session);
  beSignedIn(req, call, undefined);
  req.staleForm = { status, account: customer, name: customer.name ?? customer.email, admit };
}

function beSignedIn(req: Request, call: Call<Access>, session: LiveSignIn | undefined): void {
  req.session = session;
  req.call = callAs(call, session);
}

/** The session for a JSON request: writes must come from our own pages. */
export async function sessionOf(db: Database, req: Request, publicUrl: string): Promise<LiveSignIn | undefined> {
  const { secret } = req.browser;
  const isVouchedFor = isSafeMethod(req) || isFromOurPage(req, publicUrl);
  return secret !== undefined && isVouchedFor ? Session.find(db, secret) : undefined;
}

/** The session of a browser, without a check of the request's origin. */
export async function sessionByCookie(db: Database, { browser: { secret } }: Request): Promise<LiveSignIn | undefined> {
  return secret === undefined ? undefined : Session.find(db, secret);
}

/** The session of the signed-in customer. Throws `not_signed_in`, which redirects to the sign-in page. */
export function requireSession({ session }: Request): LiveSignIn {
  if (!session) throw new Failure('not_signed_in');
  return session;
}

/**
 * For signed-in customers. A stale form passes, but anonymously. A path without JSON is a page, also for clients
 * without an `Accept`, as the pages of records are.
 */
export const requireSignIn: RequestHandler = (req, _res, next) => {
  if (req.format === undefined && req.accepts(['html', 'json']) === 'html') req.format = 'html';
  if (!req.staleForm) requireSession(req);
  next();
};

/** For admins; 404 for others. */
export const requireAdmin: RequestHandler = (req, _res, next) => {
  requireTools((req.staleForm?.account ?? requireSession(req).customer).actor);
  next();
};
