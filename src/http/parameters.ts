/**
 * Normalisation of parameters before validation, for old clients.
 * - A GET may carry its parameters as a JSON body; the query wins for each key.
 * - Blank counts as absent.
 * - `Authorization: Bearer` is the parameter `auth_token`, and so is that of a write's query where it names the caller.
 */
import type { Request, RequestHandler } from 'express';
import type { OperationMetadata } from '../../contracts/access.ts';
import { textOrUndefined } from '../../contracts/primitives.ts';
import { isBlank } from '../../contracts/text.ts';
import { Failure } from '../errors.ts';
import { parseBody, parseFields, parseJsonBody } from './body.ts';

declare global {
  namespace Express {
    interface Request {
      /** The given tokens, from each possible place; see `identifyCaller`. */
      tokens?: readonly unknown[];
    }
  }
}

/** The request in ts-rest's middleware: with its route of the contract. */
export type RoutedRequest = Request & { tsRestRoute: { metadata: unknown; body?: unknown; responses: object } };

/** The metadata of the request's operation, if any. */
export const operationOf = (req: Request) =>
  (req as Partial<RoutedRequest>).tsRestRoute?.metadata as OperationMetadata | undefined;

/** The token that is a parameter: it names the caller, or is the argument of an operation that signs out. */
const takesToken = ({ access, bearer }: OperationMetadata): boolean =>
  access === 'optional' || access === 'required' || bearer === true;

export const readParameters: RequestHandler = (req, _res, next) => {
  const operation = (req as RoutedRequest).tsRestRoute.metadata as OperationMetadata;
  const { legacyBody, isJsonOnly } = operation;
  const isRead = req.method === 'GET' || req.method === 'HEAD';
  const parameters: Record<string, unknown> = Object.create(null);
  if (!isRead || legacyBody) {
    // A blank list is an empty list, not an absent one.
    if (isJsonOnly) take(parseJsonBody(req), parameters, isNull);
    else take(parseBody(req), parameters);
  }
  if (isRead) take(queryOf(req), parameters);
  if (takesToken(operation)) takeToken(req, operation, parameters);
  req.tokens = [parameters.auth_token];
  if (isRead) setQuery(req, parameters);
  else req.body = parameters;
  next();
};

/** Express' `query` is a getter without a setter. */
export function setQuery(req: Request, value: Record<string, unknown>): void {
  Object.defineProperty(req, 'query', { value, configurable: true });
}

/** The query's parameters. Express' own parser would replace invalid UTF-8. */
export function queryOf({ url }: Request): Record<string, unknown> {
  const mark = url.indexOf('?');
  return mark < 0 ? {} : parseFields(url.slice(mark + 1));
}

/** The parameters that are not blank. Without a prototype, so that `__proto__` is an ordinary name. */
export function withoutBlanks(given: Record<string, unknown>): Record<string, unknown> {
  const parameters: Record<string, unknown> = Object.create(null);
  take(given, parameters);
  return parameters;
}

const isNull = (value: unknown): boolean => value === null;
const isNullOrBlank = (value: unknown): boolean => value === null || isBlank(value);

/** Merges the given parameters over the present ones; absent ones remove both. */
function take(given: Record<string, unknown>, parameters: Record<string, unknown>, isAbsent = isNullOrBlank): void {
  for (const name in given) {
    const value = given[name];
    if (isAbsent(value)) delete parameters[name];
    else parameters[name] = value;
  }
}

/** The token of an `Authorization: Bearer` header, in whatever form: its sender does not mean to be anonymous. */
export function bearerToken(req: Request): string | undefined {
  return /^Bearer\s+(\S.*)$/i.exec(req.headers.authorization ?? '')?.[1];
}

/** The tokens in the head of a request that is not anonymous. */
export const tokensInHead = (req: Request): readonly unknown[] => [
  bearerToken(req),
  withoutBlanks(queryOf(req)).auth_token,
];

/**
 * A header without a token: the schemes of passwords for a proxy or a preview in front of the service, which browsers send by themselves;
 * and `Bearer` alone, which is a blank token.
 */
const withoutToken = /^(?:(?:Basic|Digest|Negotiate|NTLM)(?:\s|$)|(?:Bearer)?\s*$)/i;

/** Whether the sender has meant the header as a token, though it is no Bearer token: `Token x`. */
const hasUnreadToken = ({ headers: { authorization = '' } }: Request): boolean => !withoutToken.test(authorization);

/** Throws `tokens_differ`, and `unknown_token` where a write would be anonymous although a header was meant to name the caller. */
function takeToken(req: Request, { access }: OperationMetadata, parameters: Record<string, unknown>): void {
  const namesCaller = access !== 'credentials';
  for (const token of namesCaller ? tokensInHead(req) : [bearerToken(req)]) {
    if (token === undefined) continue;
    const beside = parameters.auth_token;
    // A value of the wrong type is not absent: the contract reports it as invalid.
    if (beside !== undefined && textOrUndefined(beside) === undefined) continue;
    if (beside !== undefined && textOrUndefined(beside) !== token) throw new Failure('tokens_differ');
    parameters.auth_token = token;
  }
  if (access === 'optional' && parameters.auth_token === undefined && hasUnreadToken(req))
    throw new Failure('unknown_token');
}
