/** Authentication: finds the caller by the operation's metadata, before parameters are validated. */
import type { Request, RequestHandler } from 'express';
import { type Access, type Actor, type OperationMetadata, personIdOf, type Way } from '../../contracts/access.ts';
import type { FailureReason } from '../../contracts/failures.ts';
import { AuthTokenParameter } from '../../contracts/v1/login.ts';
import type { Database } from '../database/connect.ts';
import type { Databases } from '../database/pools.ts';
import { Failure } from '../errors.ts';
import { callAs, callFrom, callOf, type Sender, type SignedIn } from './call.ts';
import type { SenderOf } from './large-body.ts';
import { operationOf } from './parameters.ts';

declare global {
  namespace Express {
    interface Request {
      /** The customer of the request's token, once looked up. */
      known?: { token: string; signedIn: SignedIn };
    }
  }
}

/** The ways to authenticate the callers of a contract. */
export interface Callers {
  way: Way;
  databases: Databases;
  /** The customer of a token. Throws `unknown_token` and `too_many_unknown_tokens`. */
  byToken(db: Database, token: string, sender: Sender): Promise<SignedIn>;
  /**
   * The customer of the browser's session, for requests without a token; undefined for a write from another site.
   * Absent: the contract reports the missing token.
   */
  bySession?(db: Database, req: Request): Promise<SignedIn | undefined>;
  /** The customer of the cookie, without a check of the origin: sufficient to read the body, but not to act on it. */
  byCookie?(db: Database, req: Request): Promise<SignedIn | undefined>;
  /** Throws `role` where the request is not for a member of this role. */
  admit(caller: Actor, req: Request): void;
  /** The failure for malformed tokens of any type. */
  malformed: FailureReason;
}

/**
 * Sets the request's call. Tokens must have been read. For operations without authentication, or whose parameters
 * themselves sign in or out, the call is anonymous.
 */
export const identifyCaller =
  (callers: Callers): RequestHandler =>
  (req, _res, next) => {
    req.call = callFrom(req, callers.databases, callers.way);
    const { access } = operationOf(req) as OperationMetadata;
    // Anonymous lookups must not wait for anything here.
    if (access !== 'optional' && access !== 'required') return next();
    const isDemanded = access === 'required' && callers.bySession !== undefined;
    return recognise(req, callers, isDemanded).then(() => next());
  };

/**
 * The same before the body is read, from the head: an invalid token is refused whatever the body contains. The
 * customer is looked up only once. `tokensOf`: the tokens in the operation's head.
 */
export const identifyCallerByHead =
  (callers: Callers, tokensOf: (req: Request) => readonly unknown[]): RequestHandler =>
  (req, _res, next) => {
    req.call = callFrom(req, callers.databases, callers.way);
    const { access } = operationOf(req) as OperationMetadata;
    req.tokens = access === 'optional' || access === 'required' ? tokensOf(req) : [];
    if (tokenAmong(req.tokens, callers.malformed) === undefined) return next();
    return recognise(req, callers, false).then(() => next());
  };

/** The sender of a body, from the head. */
export const senderBy =
  (callers: Pick<Callers, 'byCookie'>): SenderOf =>
  async (req) => {
    const { caller, db } = callOf<'optional'>(req);
    return caller ? personIdOf(caller) : (await callers.byCookie?.(db, req))?.customer.id;
  };

/** The same outside of operations, for signed-in customers. Throws `not_signed_in`. */
export function requireCaller(req: Request, callers: Callers): Promise<void> {
  req.call = callFrom(req, callers.databases, callers.way);
  // A stream checks repeatedly: the token may have been revoked since.
  req.known = undefined;
  return recognise(req, callers, true);
}

async function recognise(req: Request, callers: Callers, isDemanded: boolean): Promise<void> {
  const call = callOf<Access>(req);
  const signedIn = await authenticate(req, call.db, callers);
  if (signedIn) {
    req.call = callAs(call, signedIn);
    callers.admit(signedIn.customer.actor, req);
  } else if (isDemanded) throw new Failure('not_signed_in');
}

/** Several tokens must be equal. A token takes precedence over a session. */
async function authenticate(req: Request, db: Database, { byToken, bySession, malformed }: Callers) {
  const token = tokenAmong(req.tokens ?? [], malformed);
  if (token === undefined) return bySession?.(db, req);
  if (req.known?.token !== token) req.known = { token, signedIn: await byToken(db, token, req) };
  return req.known.signedIn;
}

function tokenAmong(tokens: readonly unknown[], malformed: FailureReason): string | undefined {
  const given = tokens.filter((each) => each !== undefined && each !== null && each !== '');
  const [token, ...others] = new Set(given.map((each) => tokenIn(each, malformed)));
  if (others.length > 0) throw new Failure('tokens_differ');
  return token;
}

function tokenIn(given: unknown, malformed: FailureReason): string {
  const token = AuthTokenParameter.safeParse(given);
  if (!token.success) throw new Failure(malformed, malformed === 'invalid_values' ? { invalid: ['auth_token'] } : {});
  return token.data;
}

/** For everybody, without authentication. */
export const allowAnyone =
  (databases: Databases): RequestHandler =>
  (req, _res, next) => {
    req.call = callFrom(req, databases, 'page');
    next();
  };
