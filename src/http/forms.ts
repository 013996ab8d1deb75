/** Forms that browsers send: the methods that they stand for, and what becomes of those that are refused. */
import type { Request, RequestHandler, Response } from 'express';
import { type FailureReason, failures, type ValidationErrors } from '../../contracts/failures.ts';
import { givenText } from '../../contracts/primitives.ts';
import { Failure } from '../errors.ts';
import type { View } from '../html/page.ts';
import { objectOf } from './body.ts';
import { failureOf, noteFailure } from './errors.ts';

const methods = new Set(['PUT', 'PATCH', 'DELETE']);

/**
 * A form's field `_method` makes its POST the method that it names. It stands behind the check against forgery, and is read
 * in forms only: no other request needs it.
 */
export const overrideMethod: RequestHandler = (req, _res, next) => {
  if (req.method === 'POST' && req.is('application/x-www-form-urlencoded')) {
    const method = givenText(objectOf(req)._method)?.toUpperCase() ?? '';
    if (methods.has(method)) req.method = method;
  }
  next();
};

/** Why a form comes back to the person who has sent it. */
export interface Refusal {
  /** Undefined where the fields are at fault. */
  reason: FailureReason | undefined;
  /** By field; what is about none of them is under `base`. */
  errors: ValidationErrors;
}

/** Failures that have to do with what the form asks for, so that sending it again, changed or later, may work. */
const comeBack: ReadonlySet<number> = new Set([409, 422, 429, 503]);
const comesBack = (reason: FailureReason) =>
  ['wrong_credentials', 'social_token_refused'].includes(reason) || comeBack.has(failures[reason].status);

/**
 * Does what a form asks for. Where that is refused, the answer is the form `again`, with the status of the refusal: the
 * person mends it there and loses nothing. All other errors go where errors go.
 */
export const onSubmit =
  (
    work: (req: Request, res: Response) => Promise<void>,
    again: (req: Request, refusal: Refusal) => View | Promise<View>,
  ): RequestHandler =>
  async (req, res) => {
    try {
      await work(req, res);
    } catch (error) {
      const failure = failureOf(error, req);
      if (!(failure instanceof Failure)) {
        res.status(422).page(await again(req, { reason: undefined, errors: failure.errors }));
      } else if (comesBack(failure.reason)) {
        noteFailure(req, res, failure);
        const { reason } = failure;
        res.status(failures[reason].status).page(await again(req, { reason, errors: { base: [failure.message] } }));
      } else throw failure;
    }
  };
