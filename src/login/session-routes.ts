/** Who is signed in with a browser, and the list of the browsers. */
import { type Request, type RequestHandler, Router } from 'express';
import type { Actor } from '../../contracts/access.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/connect.ts';
import { Failure } from '../errors.ts';
import { caution } from '../html/page.ts';
import { refuseOtherMethods } from '../http/api.ts';
import { isFromOurPage, isOwnForm, isRead } from '../http/csrf.ts';
import { type HeldForm, onSubmit } from '../http/forms.ts';
import { demandTools } from '../model/access/policy.ts';
import { type LiveSession, Session } from '../model/sign-in/session.ts';
import type { SignIn } from '../model/sign-in/sign-in.ts';
import { Token } from '../model/sign-in/token.ts';
import { sessionsPage } from './session-views.ts';

declare global {
  namespace Express {
    interface Request {
      /** Of requests for pages: the session of the browser, where somebody is signed in with it. */
      session?: LiveSession | undefined;
      /** What `req.actor` is signed in by. */
      signIn: SignIn;
    }
  }
}

export interface SessionOptions {
  db: Database;
  config: Pick<Config, 'publicUrl'>;
}

export interface SessionPagesOptions {
  db: Database;
  config: Pick<Config, 'tokenIdleDays'>;
}

/**
 * Makes `req.session`, for pages. Bodies must have been read. Throws `forged_form` for a write that does not come from a
 * page of ours, whether somebody is signed in or not: a browser that has our cookie has it for our forms. A form of ours that
 * is of another session than the browser's is nobody's; where somebody is signed in, it is held.
 */
export const recogniseSession =
  ({ db, config: { publicUrl } }: SessionOptions): RequestHandler =>
  async (req, _res, next) => {
    // The pages of records come first, and hand on what is none of theirs.
    if (Object.hasOwn(req, 'session')) return next();
    const { secret } = req.browser;
    req.isOwnForm = isOwnForm(req, publicUrl);
    req.session = undefined;
    if (secret === undefined) return next();
    const isVouchedFor = isRead(req) || isFromOurPage(req, publicUrl);
    if (!isVouchedFor && !req.isOwnForm) throw new Failure('forged_form');
    const session = await Session.find(db, secret);
    if (isVouchedFor) req.session = session;
    else if (session) hold(req, session, 403);
    next();
  };

/** Makes of a request a form that is shown to who is signed in, and not done. */
export function hold(req: Request, session: LiveSession, status: HeldForm['status']): void {
  const { customer } = session;
  const admit = () => {
    req.session = session;
    actAs(req, session);
  };
  req.session = undefined;
  req.held = { status, actor: customer, name: customer.name ?? customer.email, admit };
}

/** The session that vouches for a request for JSON: a write counts only if it comes from a page of ours. */
export const sessionOf =
  ({ db, config }: SessionOptions) =>
  async (req: Request): Promise<LiveSession | undefined> => {
    const { secret } = req.browser;
    const isVouchedFor = isRead(req) || isFromOurPage(req, config.publicUrl);
    return secret !== undefined && isVouchedFor ? Session.find(db, secret) : undefined;
  };

/** The session of who is signed in. Throws `not_signed_in`, which leads to the sign-in page. */
export function signedIn({ session }: Request): LiveSession {
  if (!session) throw new Failure('not_signed_in');
  return session;
}

/** Makes who is signed in the one who acts. */
export function actAs(req: Request, signIn: SignIn & { customer: Actor }): Actor {
  req.signIn = signIn;
  req.actor = signIn.customer;
  return req.actor;
}

/** Pages behind it are for who is signed in, who is `req.actor` there. A form that is held passes, but as nobody's. */
export const requireSession: RequestHandler = (req, _res, next) => {
  if (!req.held) actAs(req, signedIn(req));
  next();
};

/** Pages behind it are the admin's tools. */
export const requireTools: RequestHandler = (req, res, next) => {
  demandTools(req.held?.actor ?? signedIn(req).customer);
  requireSession(req, res, next);
};

export function sessionPages({ db, config: { tokenIdleDays } }: SessionPagesOptions): Router {
  const router = Router();
  const page = async (req: Request) => {
    const session = signedIn(req);
    const { customer } = session;
    const sessions = await Session.ofCustomer(db, customer);
    return sessionsPage(
      { sessions, tokens: await Token.ofCustomer(db, customer, tokenIdleDays), tokenIdleDays },
      session,
    );
  };

  router.get('/sessions', async (req, res) => res.page(await page(req)));

  router.delete(
    '/sessions',
    onSubmit(async (req, res) => {
      const ended = await Session.revokeOthers(db, signedIn(req));
      req.tell({ event: 'revoked', reason: 'other_sessions' });
      if (ended === 0) return res.seeOther('/sessions', caution('You were signed in with no other browser any more.'));
      res.seeOther(
        '/sessions',
        ended === 1 ? 'Signed out in one other browser.' : `Signed out in ${ended} other browsers.`,
      );
    }, page),
  );

  router.delete(
    '/sessions/tokens',
    onSubmit(async (req, res) => {
      const ended = await Token.end(db, signedIn(req).customer);
      req.tell({ event: 'revoked', reason: 'all_tokens' });
      if (ended === 0) return res.seeOther('/sessions', caution('You were signed in with no app any more.'));
      res.seeOther('/sessions', ended === 1 ? 'Signed out in one app.' : `Signed out in ${ended} apps.`);
    }, page),
  );

  router.delete(
    '/sessions/tokens/:id',
    onSubmit(async (req, res) => {
      const ended = await Token.end(db, signedIn(req).customer, idOf(req.params.id));
      if (ended === 0) throw new Failure('record_not_found');
      req.tell({ event: 'revoked', reason: 'token' });
      res.seeOther('/sessions', 'Signed out there.');
    }, page),
  );

  router.delete(
    '/sessions/:id',
    onSubmit(async (req, res) => {
      const session = signedIn(req);
      const isEnded = await Session.revoke(db, session.customer, idOf(req.params.id));
      if (!isEnded) throw new Failure('record_not_found');
      req.tell({ event: 'revoked', reason: 'session' });
      res.seeOther('/sessions', 'Signed out there.');
    }, page),
  );

  router.all('/sessions', refuseOtherMethods(['GET', 'HEAD', 'DELETE']));
  router.all(['/sessions/tokens', '/sessions/:id', '/sessions/tokens/:id'], refuseOtherMethods(['DELETE']));
  return router;
}

/** Ids are PostgreSQL's four-byte integers; nothing has the id 0. */
const idOf = (given: unknown) => (/^\d{1,9}$/.test(`${given}`) ? Number(given) : 0);
