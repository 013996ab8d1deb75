/** The lists of an account's sessions and tokens, and their revocation: one's own, and for admins any customer's. */
import { type Request, type Response, Router } from 'express';
import type { Config } from '../config.ts';
import { Failure } from '../errors.ts';
import { warningNotice } from '../html/page.ts';
import { addRoute } from '../http/api.ts';
import { callOf } from '../http/call.ts';
import { onSubmit } from '../http/forms.ts';
import { seeOther, sendPage } from '../http/pages.ts';
import { parseRecordId, recordIdOf } from '../http/record-id.ts';
import { Customer } from '../model/customer.ts';
import { Session } from '../model/sign-in/session.ts';
import { Token } from '../model/sign-in/token.ts';
import { requireSession } from './session-routes.ts';
import { sessionsPage } from './session-views.ts';

/** The customer of the lists, and their path. */
interface SignInList {
  customer: Customer;
  path: string;
  isOwn: boolean;
}

type ListedBy = (req: Request<{ id?: string }>) => Promise<SignInList>;

const own: ListedBy = async (req) => ({ customer: requireSession(req).customer, path: '/sessions', isOwn: true });

/** The customer in the path. Throws `record_not_found`. */
const named: ListedBy = async (req) => {
  const { db, caller } = callOf(req);
  const customer = await Customer.find(db, caller, recordIdOf(req));
  const isOwn = customer.id === requireSession(req).customer.id;
  return { customer, path: `/customers/${customer.id}/sessions`, isOwn };
};

type Idle = Pick<Config, 'tokenIdleDays'>;

export const sessionPages = (config: Idle): Router => signedInPages('/sessions', own, config);

/** For admins, below a customer's path. */
export const customerSessionPages = (config: Idle): Router => signedInPages('/customers/:id/sessions', named, config);

function signedInPages(path: string, listedBy: ListedBy, { tokenIdleDays }: Idle): Router {
  const page = async (req: Request) => {
    const listed = await listedBy(req);
    const { db } = callOf(req);
    const sessions = await Session.ofCustomer(db, listed.customer);
    const tokens = await Token.ofCustomer(db, listed.customer, tokenIdleDays);
    return sessionsPage({ ...listed, sessions, tokens, tokenIdleDays }, requireSession(req));
  };
  const ending = (end: End) => onSubmit(async (req, res) => end(await listedBy(req), req, res), page);

  const router = Router();
  addRoute(router, path, {
    get: async (req, res) => sendPage(res, await page(req)),
    delete: ending(endOthers),
  });
  addRoute(router, `${path}/tokens`, { delete: ending(endTokens) });
  addRoute(router, `${path}/tokens/:one`, { delete: ending(endToken) });
  return addRoute(router, `${path}/:one`, { delete: ending(endSession) });
}

type End = (listed: SignInList, req: Request<{ one?: string }>, res: Response) => Promise<void>;

/** The current browser stays signed in. */
const endOthers: End = async ({ customer, path, isOwn }, req, res) => {
  const ended = await Session.revokeOthers(callOf(req).db, customer, requireSession(req).id);
  req.logEvent({ event: 'revoked', reason: 'other_sessions', customer: customer.id });
  const which = isOwn ? 'other browser' : 'browser';
  if (ended === 0) return seeOther(res, path, warningNotice(`No ${which} was signed in any more.`));
  seeOther(res, path, ended === 1 ? `Signed out in one ${which}.` : `Signed out in ${ended} ${which}s.`);
};

const endTokens: End = async ({ customer, path }, req, res) => {
  const ended = await Token.end(callOf(req).db, customer);
  req.logEvent({ event: 'revoked', reason: 'all_tokens', customer: customer.id });
  if (ended === 0) return seeOther(res, path, warningNotice('No app was signed in any more.'));
  seeOther(res, path, ended === 1 ? 'Signed out in one app.' : `Signed out in ${ended} apps.`);
};

const endToken: End = async ({ customer, path }, req, res) => {
  const ended = await Token.end(callOf(req).db, customer, parseRecordId(req.params.one));
  if (ended === 0) throw new Failure('record_not_found');
  req.logEvent({ event: 'revoked', reason: 'token', customer: customer.id });
  seeOther(res, path, 'Signed out there.');
};

const endSession: End = async ({ customer, path }, req, res) => {
  const isEnded = await Session.revoke(callOf(req).db, customer, parseRecordId(req.params.one));
  if (!isEnded) throw new Failure('record_not_found');
  req.logEvent({ event: 'revoked', reason: 'session', customer: customer.id });
  seeOther(res, path, 'Signed out there.');
};
