/** What comes before a management operation: who acts, and the fields that a body holds. */
import type { AppRouter } from '@ts-rest/core';
import { type IRouter, type Request, type RequestHandler, Router } from 'express';
import type { Actor, ResourceOperation } from '../../contracts/access.ts';
import { AuthTokenParameter } from '../../contracts/v1/login.ts';
import type { Database } from '../database/connect.ts';
import { Failure } from '../errors.ts';
import { type Implementation, routesOf, serveContract } from './api.ts';
import { objectOf, readBody } from './body.ts';
import { readFormat } from './format.ts';
import { keepPrivate } from './headers.ts';
import { readIfMatch, type Showings } from './if-match.ts';
import { bearerOf, queryOf, type RoutedRequest, setQuery, withoutBlanks } from './parameters.ts';
import { groupOf, knownFields } from './record-body.ts';

declare global {
  namespace Express {
    interface Request {
      /** Who acts, in management operations. */
      actor: Actor;
    }
  }
}

/** How it is found out who acts, and whether it may. */
export interface Gate {
  /** Who the token of a request stands for. Throws `unknown_token`. */
  byToken(token: string, req: Request): Promise<Actor>;
  /** Whose browser it is, if anybody has signed in there. A write that another site has sent is nobody's. */
  bySession?(req: Request): Promise<Actor | undefined>;
  /** Throws `forbidden` where the actor may not do such a thing at all. */
  admit(actor: Actor, operation: ResourceOperation): void;
}

type Conditions = ReturnType<typeof readIfMatch>;

/** Reads a request for an operation of a contract. Who acts is settled before anything else is looked at. */
export const readRecordRequest =
  (gate: Gate, readCondition?: Conditions): RequestHandler =>
  async (req, res, next) => {
    const { metadata, body: schema } = (req as RoutedRequest).tsRestRoute;
    const operation = metadata as ResourceOperation;
    keepPrivate(res);
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    const query = withoutBlanks(queryOf(req));
    const body = isRead ? {} : objectOf(req);
    req.actor = await actorOf(req, gate, [bearerOf(req), query.auth_token, body.auth_token]);
    if (operation.verb === 'create') gate.admit(req.actor, operation);
    setQuery(req, query);
    const { group } = operation;
    req.body = { [group]: groupOf(body, group, knownFields(schema, group)) };
    await readCondition?.(req, operation);
    next();
  };

/** A token that is given in several places is the same in all of them. A given token counts more than a session. */
async function actorOf(req: Request, gate: Gate, given: unknown[]): Promise<Actor> {
  const tokens = given.filter((each) => each !== undefined && each !== null && each !== '').map(tokenIn);
  const [token, ...others] = new Set(tokens);
  if (others.length > 0) throw new Failure('tokens_differ');
  if (token !== undefined) return gate.byToken(token, req);
  const actor = await gate.bySession?.(req);
  if (!actor) throw new Failure('not_signed_in');
  return actor;
}

/** Throws `unknown_token` for what can be none, of whatever type it is. */
function tokenIn(given: unknown): string {
  const token = AuthTokenParameter.safeParse(given);
  if (!token.success) throw new Failure('unknown_token');
  return token.data;
}

export interface ManagementOptions<C extends AppRouter> {
  contract: C;
  implementation: Implementation<C>;
  gate: Gate;
  /** What a record is shown as: a write may depend on its being so still. */
  showings: Showings<C>;
  db: Database;
  /** Answers who wants pages: for the same addresses, without a suffix. Bodies have been read, but not understood. */
  pages?: RequestHandler | undefined;
}

/** The management resources: JSON as the contract says, pages by another router. */
export function managementResources<C extends AppRouter>(options: ManagementOptions<C>): IRouter {
  const { contract, implementation, gate, showings, db, pages } = options;
  const json = serveContract(contract, implementation, [readRecordRequest(gate, readIfMatch(contract, showings, db))]);
  const roots = new Set(routesOf(contract).map(({ path }) => path.replace(/\/:id$/, '')));
  const router = Router();
  router.use(readFormat([...roots]));
  router.use((req, res, next) => (req.format ? readBody(req, res, next) : next()));
  router.use((req, res, next) => {
    if (req.format === 'json') return json(req, res, next);
    if (req.format === 'html' && pages) return pages(req, res, next);
    next();
  });
  return router;
}
