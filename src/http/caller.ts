/** The caller of an operation: found by its metadata, in one place for all, before parameters are validated. */
import type { Request, RequestHandler } from 'express';
import type { Access, OperationMetadata, Way } from '../../contracts/access.ts';
import type { FailureReason } from '../../contracts/failures.ts';
import { AuthTokenParameter } from '../../contracts/v1/login.ts';
import type { Database } from '../database/connect.ts';
import type { Databases } from '../database/pools.ts';
import { Failure } from '../errors.ts';
import type { SenderOf } from './body.ts';
import { callAs, callFrom, callOf, type Sender, type SignedIn } from './call.ts';
import { operationOf } from './parameters.ts';

declare global {
  namespace Express {
    interface Request {
      /** Whom the request's token stands for, once that was asked. */
      known?: { token: string; signedIn: SignedIn };
    }
  }
}

/** How the callers of a contract are told from each other. */
export interface Callers {
  way: Way;
  databases: Databases;
  /** Who the token stands for. Throws `unknown_token` and `too_many_unknown_tokens`. */
  byToken(db: Database, token: string, sender: Sender): Promise<SignedIn>;
  /**
   * Whose browser it is that brings no token, if anybody has signed in there. A write that another site has sent is nobody's.
   * Without it, the contract itself tells that a token is missing.
   */
  bySession?(db: Database, req: Request): Promise<SignedIn | undefined>;
  /** The customer of its cookie, without a check of its origin: enough to read the body, not to act on it. */
  byCookie?(db: Database, req: Request): Promise<SignedIn | undefined>;
  /** Why a token is refused that can be none, of whatever type it is. */
  malformed: FailureReason;
}

/**
 * Makes the request's call. What was given as tokens must have been read. Where the operation asks nobody who they are, or its
 * parameters are themselves what signs in or out, it is nobody's.
 */
export const nameCaller =
  (callers: Callers): RequestHandler =>
  (req, _res, next) => {
    req.call = callFrom(req, callers.databases, callers.way);
    const { access } = operationOf(req) as OperationMetadata;
    // Lookups are of nobody, and wait for nothing here.
    if (access !== 'optional' && access !== 'required') return next();
    const isDemanded = access === 'required' && callers.bySession !== undefined;
    return recognise(req, callers, isDemanded).then(() => next());
  };

/**
 * The same by the head alone, before a body is read: a token there that is not valid is refused whatever the body holds. Whom it stands
 * for is not asked again. `tokensOf`: where the operation's head may hold one.
 */
export const nameCallerByHead =
  (callers: Callers, tokensOf: (req: Request) => readonly unknown[]): RequestHandler =>
  (req, _res, next) => {
    req.call = callFrom(req, callers.databases, callers.way);
    const { access } = operationOf(req) as OperationMetadata;
    req.tokens = access === 'optional' || access === 'required' ? tokensOf(req) : [];
    if (tokenAmong(req.tokens, callers.malformed) === undefined) return next();
    return recognise(req, callers, false).then(() => next());
  };

/** The sender of a body, as far as its head tells. */
export const senderBy =
  (callers: Pick<Callers, 'byCookie'>): SenderOf =>
  async (req) => {
    const { caller, db } = callOf<'optional'>(req);
    return caller?.id ?? (await callers.byCookie?.(db, req))?.customer.id;
  };

/** The same where there is no operation, and somebody has to be signed in. Throws `not_signed_in`. */
export function demandCaller(req: Request, callers: Callers): Promise<void> {
  req.call = callFrom(req, callers.databases, callers.way);
  // A stream asks again and again: a token may have ended since.
  req.known = undefined;
  return recognise(req, callers, true);
}

async function recognise(req: Request, callers: Callers, isDemanded: boolean): Promise<void> {
  const call = callOf<Access>(req);
  const signedIn = await whoCalls(req, call.db, callers);
  if (signedIn) req.call = callAs(call, signedIn);
  else if (isDemanded) throw new Failure('not_signed_in');
}

/** A token that is given in several places is the same in all of them. A given token counts more than a session. */
async function whoCalls(req: Request, db: Database, { byToken, bySession, malformed }: Callers) {
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

/** For everybody, and nobody is asked who they are. */
export const anyone =
  (databases: Databases): RequestHandler =>
  (req, _res, next) => {
    req.call = callFrom(req, databases, 'page');
    next();
  };
