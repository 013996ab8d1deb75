/**
 * What comes before a contract validates: the ways of old clients are turned into the ones that the contract speaks of.
 *
 * - A GET may carry its parameters as a JSON body; the query wins for each key.
 * - Blank counts as absent.
 * - `Authorization: Bearer` is the parameter `auth_token`.
 */
import type { Request, RequestHandler } from 'express';
import type { OperationMetadata } from '../../contracts/access.ts';
import { givenText } from '../../contracts/primitives.ts';
import { isBlank } from '../../contracts/text.ts';
import { Failure } from '../errors.ts';
import { fieldsOf, jsonObjectOf, objectOf } from './body.ts';

declare global {
  namespace Express {
    interface Request {
      /** What was given as a token, in each of the places where one may be; see `nameCaller`. */
      tokens?: readonly unknown[];
    }
  }
}

/** The request as ts-rest hands it to its middleware: with the route of the contract that it has found. */
export type RoutedRequest = Request & { tsRestRoute: { metadata: unknown; body?: unknown; responses: object } };

/** The metadata of the operation that a request is for, where it is for one. */
export const operationOf = (req: Request) =>
  (req as Partial<RoutedRequest>).tsRestRoute?.metadata as OperationMetadata | undefined;

/** The token that is a parameter: it names the caller, or is the argument of an operation that signs out. */
export const takesToken = ({ access, bearer }: OperationMetadata): boolean =>
  access === 'optional' || access === 'required' || bearer === true;

export const readParameters: RequestHandler = (req, _res, next) => {
  const operation = (req as RoutedRequest).tsRestRoute.metadata as OperationMetadata;
  const { legacyBody, isJsonOnly } = operation;
  const isRead = req.method === 'GET' || req.method === 'HEAD';
  const parameters: Record<string, unknown> = Object.create(null);
  if (!isRead || legacyBody) {
    // A list that is blank is none, and not absent.
    if (isJsonOnly) take(jsonObjectOf(req), parameters, isNull);
    else take(objectOf(req), parameters);
  }
  if (isRead) take(queryOf(req), parameters);
  if (takesToken(operation)) takeBearer(req, parameters);
  req.tokens = [parameters.auth_token];
  if (isRead) setQuery(req, parameters);
  else req.body = parameters;
  next();
};

/** Express' `query` is a getter without a setter. */
export function setQuery(req: Request, value: Record<string, unknown>): void {
  Object.defineProperty(req, 'query', { value, configurable: true });
}

/** The query's parameters. Not as Express reads it, who puts other characters in the place of bytes that are not UTF-8. */
export function queryOf({ url }: Request): Record<string, unknown> {
  const mark = url.indexOf('?');
  return mark < 0 ? {} : fieldsOf(url.slice(mark + 1));
}

/** The parameters that are not blank. They have no prototype: one that is called `__proto__` is one like any other. */
export function withoutBlanks(given: Record<string, unknown>): Record<string, unknown> {
  const parameters: Record<string, unknown> = Object.create(null);
  take(given, parameters);
  return parameters;
}

const isNull = (value: unknown): boolean => value === null;
const isNullOrBlank = (value: unknown): boolean => value === null || isBlank(value);

/** Puts what is given over what is there, and what is absent in the place of both. */
function take(given: Record<string, unknown>, parameters: Record<string, unknown>, isAbsent = isNullOrBlank): void {
  for (const name in given) {
    const value = given[name];
    if (isAbsent(value)) delete parameters[name];
    else parameters[name] = value;
  }
}

/** What an `Authorization: Bearer` header gives as the token. Whatever that is, its sender does not mean to be anonymous. */
export function bearerOf(req: Request): string | undefined {
  return /^Bearer\s+(\S.*)$/i.exec(req.headers.authorization ?? '')?.[1];
}

function takeBearer(req: Request, parameters: Record<string, unknown>): void {
  const bearer = bearerOf(req);
  if (bearer === undefined) return;
  const beside = parameters.auth_token;
  // What is of the wrong type differs from nothing: the contract says that it is invalid.
  if (beside !== undefined && givenText(beside) === undefined) return;
  if (beside !== undefined && givenText(beside) !== bearer) throw new Failure('tokens_differ');
  parameters.auth_token = bearer;
}
