/** Who is signed in with a browser, and the list of the browsers. */
import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { Access } from '../../contracts/access.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/connect.ts';
import type { Databases } from '../database/pools.ts';
import { Failure } from '../errors.ts';
import { caution } from '../html/page.ts';
import { refuseOtherMethods } from '../http/api.ts';
import { bring, type Call, callAs, callOf } from '../http/call.ts';
import { isFromOurPage, isOwnForm, isRead } from '../http/csrf.ts';
import { type HeldForm, onSubmit } from '../http/forms.ts';
import { seeOther, sendPage } from '../http/pages.ts';
import { demandTools } from '../model/access/policy.ts';
import { type LiveSession, Session } from '../model/sign-in/session.ts';
import { Token } from '../model/sign-in/token.ts';
import { sessionsPage } from './session-views.ts';

declare global {
  namespace Express {
    interface Request {
      /** Of requests for pages: the session of the browser, where somebody is signed in with it. */
      session?: LiveSession | undefined;
    }
  }
}

export interface SessionOptions {
  databases: Databases;
  config: Pick<Config, 'publicUrl'>;
}

/**
 * Makes `req.session`, for pages, and the call of who is signed in by it. Bodies must have been read. Throws `forged_form` for a write that does not come from a
 * page of ours, whether somebody is signed in or not: a browser that has our cookie has it for our forms. A form of ours that
 * is of another session than the browser's is nobody's; where somebody is signed in, it is held.
 */
export const recogniseSession =
  ({ databases, config: { publicUrl } }: SessionOptions): RequestHandler =>
  async (req, _res, next) => {
    const { secret } = req.browser;
    req.isOwnForm = isOwnForm(req, publicUrl);
    const call = bring(req, databases, 'page');
    beSignedIn(req, call, undefined);
    if (secret === undefined) return next();
    const isVouchedFor = isRead(req) || isFromOurPage(req, publicUrl);
    if (!isVouchedFor && !req.isOwnForm) throw new Failure('forged_form');
    const session = await Session.find(call.db, secret);
    if (isVouchedFor) beSignedIn(req, call, session);
    else if (session) hold(req, session, 403);
    next();
  };

/** Makes of a request a form that is shown to who is signed in, and not done. */
export function hold(req: Request, session: LiveSession, status: HeldForm['status']): void {
  const { customer } = session;
  const call = callOf<Access>(req);
  const admit = () => beSignedIn(req, call, session);
  beSignedIn(req, call, undefined);
  req.held = { status, actor: customer, name: customer.name ?? customer.email, admit };
}

function beSignedIn(req: Request, call: Call<Access>, session: LiveSession | undefined): void {
  req.session = session;
  req.call = callAs(call, session);
}

/** The session that vouches for a request for JSON: a write counts only if it comes from a page of ours. */
export async function sessionOf(db: Database, req: Request, publicUrl: string): Promise<LiveSession | undefined> {
  const { secret } = req.browser;
  const isVouchedFor = isRead(req) || isFromOurPage(req, publicUrl);
  return secret !== undefined && isVouchedFor ? Session.find(db, secret) : undefined;
}

/** The session of who is signed in. Throws `not_signed_in`, which leads to the sign-in page. */
export function signedIn({ session }: Request): LiveSession {
  if (!session) throw new Failure('not_signed_in');
  return session;
}

/** For who is signed in. A form that is held passes, but as nobody's. */
export const people: RequestHandler = (req, _res, next) => {
  if (!req.held) signedIn(req);
  next();
};

/** For admins; to others there is nothing. */
export const admins: RequestHandler = (req, _res, next) => {
  demandTools(req.held?.actor ?? signedIn(req).customer);
  next();
};

/** The list of the browsers and apps with which somebody is signed in, and the ends of them. */
export function sessionPages({ tokenIdleDays }: Pick<Config, 'tokenIdleDays'>): Router {
  const page = async (req: Request) => {
    const session = signedIn(req);
    const [{ customer }, { db }] = [session, callOf(req)];
    const sessions = await Session.ofCustomer(db, customer);
    const tokens = await Token.ofCustomer(db, customer, tokenIdleDays);
    return sessionsPage({ sessions, tokens, tokenIdleDays }, session);
  };

  const router = Router();
  router.get('/sessions', async (req, res) => sendPage(res, await page(req)));
  router.delete('/sessions', onSubmit(endOthers, page));
  router.delete('/sessions/tokens', onSubmit(endTokens, page));
  router.delete('/sessions/tokens/:id', onSubmit(endToken, page));
  router.delete('/sessions/:id', onSubmit(endSession, page));
  router.all('/sessions', refuseOtherMethods(['GET', 'HEAD', 'DELETE']));
  router.all(['/sessions/tokens', '/sessions/:id', '/sessions/tokens/:id'], refuseOtherMethods(['DELETE']));
  return router;
}

async function endOthers(req: Request, res: Response): Promise<void> {
  const ended = await Session.revokeOthers(callOf(req).db, signedIn(req));
  req.tell({ event: 'revoked', reason: 'other_sessions' });
  if (ended === 0) return seeOther(res, '/sessions', caution('You were signed in with no other browser any more.'));
  const told = ended === 1 ? 'Signed out in one other browser.' : `Signed out in ${ended} other browsers.`;
  seeOther(res, '/sessions', told);
}

async function endTokens(req: Request, res: Response): Promise<void> {
  const ended = await Token.end(callOf(req).db, signedIn(req).customer);
  req.tell({ event: 'revoked', reason: 'all_tokens' });
  if (ended === 0) return seeOther(res, '/sessions', caution('You were signed in with no app any more.'));
  seeOther(res, '/sessions', ended === 1 ? 'Signed out in one app.' : `Signed out in ${ended} apps.`);
}

async function endToken(req: Request, res: Response): Promise<void> {
  const ended = await Token.end(callOf(req).db, signedIn(req).customer, idOf(req.params.id));
  if (ended === 0) throw new Failure('record_not_found');
  req.tell({ event: 'revoked', reason: 'token' });
  seeOther(res, '/sessions', 'Signed out there.');
}

async function endSession(req: Request, res: Response): Promise<void> {
  const isEnded = await Session.revoke(callOf(req).db, signedIn(req).customer, idOf(req.params.id));
  if (!isEnded) throw new Failure('record_not_found');
  req.tell({ event: 'revoked', reason: 'session' });
  seeOther(res, '/sessions', 'Signed out there.');
}

/** Ids are PostgreSQL's four-byte integers; nothing has the id 0. */
const idOf = (given: unknown) => (/^\d{1,9}$/.test(`${given}`) ? Number(given) : 0);
