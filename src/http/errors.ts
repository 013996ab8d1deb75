/** The one place where an error becomes an answer. */

import type { RequestListener } from 'node:http';
import { RequestValidationError } from '@ts-rest/express';
import type { ErrorRequestHandler, Express, Request, RequestHandler, Response } from 'express';
import { personIdOf, type ResourceOperation } from '../../contracts/access.ts';
import {
  type ErrorBody,
  type FailureReason,
  failures,
  publicReason,
  socialRefusals,
  type ValidationErrors,
} from '../../contracts/failures.ts';
import { languages } from '../../contracts/languages.ts';
import { pagingNames } from '../../contracts/management/crud-resource.ts';
import { goneCustomerIn, isAccessRefused, isOfNewMember, isUnavailable } from '../database/failures.ts';
import { Failure, Invalid } from '../errors.ts';
import { errorPage, type TypedTexts } from '../html/error-page.ts';
import type { Answer } from './answers.ts';
import { hasFormType, parseBody } from './body.ts';
import { carriedFields } from './carried-form.ts';
import { isSafeMethod } from './csrf.ts';
import { fieldMessages, type Issue, queryMessages } from './field-messages.ts';
import { requestIdOf } from './log.ts';
import { askToSignIn, prefersPage, sendPage } from './pages.ts';
import { operationOf, type RoutedRequest } from './parameters.ts';

/** The failure for an error; `server_error` for unexpected ones. */
export function failureOf(error: unknown, req: Request): Failure | Invalid {
  if (isOfGoneCaller(error, req))
    return new Failure(req.known === undefined ? 'not_signed_in' : 'unknown_token', { cause: error });
  if (error instanceof Failure || error instanceof Invalid) return error;
  if (error instanceof RequestValidationError) return validationFailure(error, req);
  if (isUnavailable(error) || isAccessRefused(error))
    return new Failure('unavailable', { retryAfter: 1, cause: error });
  // Repeated, the request of a new member is one of its museum.
  if (isOfNewMember(error)) return new Failure('unavailable', { retryAfter: 1, cause: error });
  return new Failure(parserReason(error) ?? 'server_error', { cause: error });
}

/** Whether a write failed because its caller was deleted since it was recognised; its token or session is gone, too. */
function isOfGoneCaller(error: unknown, { call }: Request): boolean {
  const caller = call?.caller;
  return caller !== undefined && [caller.id, personIdOf(caller)].includes(goneCustomerIn(error) ?? 0);
}

type RequestIssues = readonly { readonly path?: readonly unknown[] | undefined }[];

/** Missing parameters come before invalid ones, and are all named in one answer. */
function validationFailure(error: RequestValidationError, req: Request): Failure | Invalid {
  const { group } = (operationOf(req) as Partial<ResourceOperation> | undefined) ?? {};
  if (group !== undefined && error.body)
    return new Invalid(fieldMessages(error.body.issues as Issue[], group, req.body), { cause: error });
  if (error.pathParams) return new Failure('unknown_path');
  if (error.query && tellsFields(req, error.query.issues))
    return new Invalid(queryMessages(error.query.issues as Issue[], req.query), { cause: error });
  return failureOfIssues((error.query ?? error.body)?.issues ?? [], error.query ? req.query : req.body);
}

/** Whether the operation reports errors of these parameters by field. */
function tellsFields(req: Request, issues: RequestIssues): boolean {
  const isPaging = issues.some(({ path }) => pagingNames.includes(`${path?.[0]?.toString()}`));
  return 422 in ((req as Partial<RoutedRequest>).tsRestRoute?.responses ?? {}) && !isPaging;
}

/** The fault of values that a schema has refused. */
export function failureOfIssues(issues: RequestIssues, given: Record<string, unknown>): Failure {
  const names = issues.map((issue) => issue.path?.[0]).filter((name) => typeof name === 'string');
  const missing = [...new Set(names.filter((name) => given[name] === undefined))];
  const invalid = [...new Set(names.filter((name) => given[name] !== undefined))];
  return missing.length > 0
    ? new Failure('missing_values', { values: missing, invalid })
    : new Failure('invalid_values', { invalid });
}

/** Express and its body parser throw errors that carry a status and a type. */
function parserReason(error: unknown): FailureReason | undefined {
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined;
  if (error.status === 413) return 'too_large';
  if (error.status === 415) return 'unsupported_encoding';
  return error.status === 400 ? 'malformed_request' : undefined;
}

/** The reasons with status 401 for invalid tokens. */
const refusedTokens: ReadonlySet<FailureReason> = new Set(['unknown_token', 'tokens_differ', 'sign_out_failed']);
const failedSignIns: ReadonlySet<FailureReason> = new Set(['wrong_credentials', ...socialRefusals]);

/** The account event of a failure: a failed sign-in, or a refused action. */
function eventOf(reason: FailureReason): 'refused' | 'sign_in_failed' | undefined {
  if (failedSignIns.has(reason)) return 'sign_in_failed';
  const { status } = failures[reason];
  return status === 403 || status === 429 || refusedTokens.has(reason) ? 'refused' : undefined;
}

/** The headers and log entries of a failure, whatever its body. */
export function noteFailure(req: Request, res: Response, failure: Failure): void {
  res.locals.failure = failure;
  const { reason, customer } = failure;
  const event = eventOf(reason);
  if (event) req.logEvent({ event, reason, customer });
  // A failure without a cause is a decision of ours, which the request's own log line reports.
  if (failures[failure.reason].status >= 500 && failure.cause !== undefined)
    req.log.error({ err: failure.cause, reason: failure.reason }, 'request failed');
  if (!res.headersSent) setFailureHeaders(res, failure);
}

export function setFailureHeaders(res: Response, { reason, retryAfter, invalid }: Failure): void {
  res.setHeader('Cache-Control', 'no-store');
  res.setHeader('X-Error-Reason', publicReason(reason));
  if (invalid.length > 0) res.setHeader('X-Invalid-Values', invalid.join(', '));
  if (retryAfter !== undefined) res.setHeader('Retry-After', String(Math.max(1, Math.ceil(retryAfter))));
}

/** A failure in the interface's shape. */
export function errorBodyOf({ reason, message, values }: Failure): ErrorBody {
  return { error: { message, code: failures[reason].code, ...(values && { values: [...values] }) } };
}

/** The answer in the interface's format; for a record, the errors by field. */
export function answerOf(failure: Failure | Invalid): Answer<number, ErrorBody | ValidationErrors> {
  if (failure instanceof Invalid) return { status: 422, headers: {}, body: failure.errors };
  const { reason } = failure;
  return {
    status: failures[reason].status,
    headers: { 'X-Error-Reason': publicReason(reason) },
    body: errorBodyOf(failure),
  };
}

function answerFailure(res: Response, failure: Failure): void {
  const { status, body } = answerOf(failure);
  setFailureHeaders(res, failure);
  res.status(status).json(body);
}

function answerInvalid(res: Response, failure: Invalid): void {
  const { status, body } = answerOf(failure);
  res.setHeader('Cache-Control', 'no-store');
  res.status(status).json(body);
}

/** The error handler of the application; unexpected errors are logged with their cause. */
export const answerErrors: ErrorRequestHandler = (error, req, res, next) => {
  const failure = failureOf(error, req);
  if (failure instanceof Failure) noteFailure(req, res, failure);
  // After the headers, breaking the connection is the only signal left.
  if (res.headersSent) next(error);
  else if (prefersPage(req)) answerPerson(req, res, failure);
  else if (failure instanceof Invalid) answerInvalid(res, failure);
  else answerFailure(res, failure);
};

/** A page in place of JSON; anonymous persons are redirected to the sign-in. */
function answerPerson(req: Request, res: Response, failure: Failure | Invalid): void {
  const reason = failure instanceof Failure ? failure.reason : undefined;
  const status = reason === undefined ? 422 : failures[reason].status;
  const message = failure instanceof Failure ? failure.message : inOneSentence(failure);
  if (reason === 'not_signed_in') askToSignIn(res);
  else if (req.staleForm && !isNoForm(failure))
    askToSignIn(res, status, `You are signed in as ${req.staleForm.name}: ${message}.`);
  else sendPage(res.status(status), errorPage(status, message, req.id, { reason, typed: typedIn(req) }));
}

/** The fields of a signed-in customer's form, which would be lost otherwise; without its secrets. */
function typedIn(req: Request): TypedTexts {
  if (!req.session || isSafeMethod(req) || !(hasFormType(req) || req.isUpload)) return [];
  return Object.entries(carriedFields(readable(req))).flatMap(([name, values]) => {
    const field = name.endsWith(']') && name.includes('[') ? name.slice(name.indexOf('[') + 1, -1) : '';
    const text = values.filter((value) => value.trim() !== '').join('\n');
    return field === '' || text === '' || isUnseen(field, text) ? [] : [inWords(field, text)];
  });
}

/** Numbers of records, and what a form says of itself without showing it: nothing to copy. */
const isUnseen = (field: string, text: string): boolean =>
  /_(hash|key)$|^(found|count|action|suspended|hidden)$/.test(field) ||
  (/_ids?$/.test(field) && /^[\d,\s]+$/.test(text));

/** As somebody has seen it in the form. */
function inWords(field: string, text: string): TypedTexts[number] {
  if (!['lang_code', 'languages'].includes(field)) return [field.replaceAll('_', ' '), text];
  const names = text.split('\n').map((code) => languages.find((each) => each.code === code)?.name ?? code);
  return [field === 'languages' ? field : 'language', names.join('\n')];
}

/** The body itself may be unparsable. */
function readable(req: Request): Record<string, unknown> {
  try {
    return parseBody(req);
  } catch {
    return {};
  }
}

/** Whether there is no form at the address, as opposed to one that another person, or a later request, would get. */
const isNoForm = (failure: Failure | Invalid): boolean =>
  failure instanceof Failure && ['unknown_path', 'wrong_method'].includes(failure.reason);

const inOneSentence = ({ errors }: Invalid): string =>
  `${Object.entries(errors)
    .map(([name, messages]) => `${name} ${messages.join(', ')}`)
    .join('; ')}.`;

export const answerUnknownPath: RequestHandler = () => {
  throw new Failure('unknown_path');
};

/**
 * Replaces Express' own final handler, which sends HTML. It is reached where no layer matches, for a target without a
 * path such as `http://[`, and where an answer broke off.
 */
export const withFinalHandler =
  (app: Express): RequestListener =>
  (req, res) =>
    (app as unknown as RequestHandler)(req as Request, res as Response, () => {
      if (res.headersSent) {
        req.socket.destroy();
        return;
      }
      if (!res.hasHeader('X-Request-Id')) res.setHeader('X-Request-Id', requestIdOf(req.headers['x-request-id']));
      answerFailure(res as Response, new Failure('malformed_request'));
    });
