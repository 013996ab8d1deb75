/** The one place where an error becomes an answer. */

import type { RequestListener } from 'node:http';
import { RequestValidationError } from '@ts-rest/express';
import type { ErrorRequestHandler, Express, Request, RequestHandler, Response } from 'express';
import { type ErrorBody, type FailureReason, failures } from '../../contracts/failures.ts';
import { isUnavailable } from '../database/failures.ts';
import { Failure } from '../errors.ts';

/** The failure that an error means for the caller; `server_error` where nobody has foreseen it. */
export function failureOf(error: unknown, req: Request): Failure {
  if (error instanceof Failure) return error;
  if (error instanceof RequestValidationError) return validationFailure(error, req);
  if (isUnavailable(error)) return new Failure('unavailable', { retryAfter: 1, cause: error });
  return new Failure(parserReason(error) ?? 'server_error', { cause: error });
}

/** What is missing comes before what is invalid, and all of it is named in one answer. */
function validationFailure(error: RequestValidationError, req: Request): Failure {
  if (error.pathParams) return new Failure('unknown_path');
  const given: Record<string, unknown> = error.query ? req.query : req.body;
  const issues = (error.query ?? error.body)?.issues ?? [];
  const names = issues.map((issue) => issue.path?.[0]).filter((name) => typeof name === 'string');
  const missing = [...new Set(names.filter((name) => given[name] === undefined))];
  return missing.length > 0 ? new Failure('missing_values', { values: missing }) : new Failure('invalid_values');
}

/** Express and its body parser throw errors that carry a status and a type. */
function parserReason(error: unknown): FailureReason | undefined {
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined;
  if (error.status === 413) return 'too_large';
  if (error.status === 415) return 'unsupported_encoding';
  return error.status === 400 ? 'malformed_request' : undefined;
}

/** Writes a failure in the interface's shape. */
export function answerFailure(res: Response, failure: Failure): void {
  const { status, code, message } = failures[failure.reason];
  const body: ErrorBody = { error: { message, code, ...(failure.values && { values: [...failure.values] }) } };
  res.setHeader('Cache-Control', 'no-store');
  res.setHeader('X-Error-Reason', failure.reason);
  if (failure.retryAfter !== undefined)
    res.setHeader('Retry-After', String(Math.max(1, Math.ceil(failure.retryAfter))));
  res.status(status).json(body);
}

/** Everything that goes wrong ends here; what nobody has foreseen is logged with its cause. */
export const answerErrors: ErrorRequestHandler = (error, req, res, next) => {
  const failure = failureOf(error, req);
  res.locals.failure = failure;
  if (failures[failure.reason].status >= 500)
    req.log.error({ err: failure.cause ?? failure, reason: failure.reason }, 'request failed');
  // Once the headers are out, the only honest thing left is to break the connection.
  if (res.headersSent) next(error);
  else answerFailure(res, failure);
};

export const answerUnknownPath: RequestHandler = () => {
  throw new Failure('unknown_path');
};

/**
 * The application with our last word in place of Express' own, which is a page of HTML. It comes to that where no layer is
 * asked, for an address without a path such as `http://[`, and where an answer broke off.
 */
export const withLastWord =
  (app: Express): RequestListener =>
  (req, res) =>
    (app as unknown as RequestHandler)(req as Request, res as Response, () => {
      if (res.headersSent) req.socket.destroy();
      else answerFailure(res as Response, new Failure('malformed_request'));
    });
