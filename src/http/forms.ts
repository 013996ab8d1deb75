/** Forms that browsers send: the methods that they stand for, and what becomes of those that are refused. */
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Actor } from '../../contracts/access.ts';
import { type FailureReason, failures, socialRefusals, type ValidationErrors } from '../../contracts/failures.ts';
import { givenText } from '../../contracts/primitives.ts';
import { Conflict, Failure } from '../errors.ts';
import { caution, type View } from '../html/page.ts';
import { pressAgain } from '../html/press-again.ts';
import { objectOf } from './body.ts';
import { fieldsCarried } from './carried-form.ts';
import { failureOf, noteFailure } from './errors.ts';
import { sendPage } from './pages.ts';

declare global {
  namespace Express {
    interface Request {
      /** Whether it is a form that a page of ours has sent: see `isOwnForm`. */
      isOwnForm?: boolean;
      /** Set for a form that is not done, but shown once more. */
      held?: StaleSessionForm | undefined;
    }
  }
}

/**
 * A form that somebody has filled in, but with another session than the one that the browser has now. Its own page is shown,
 * with what was typed and a fresh token, and nothing is done: its handler would find nobody signed in.
 */
export interface StaleSessionForm {
  /** 403: another session has begun since. 200: they have just signed in to send it. */
  status: 200 | 403;
  /** The customer who is signed in now, and the name on pages. */
  actor: Actor;
  name: string;
  /** Makes the request theirs, to draw the page. */
  admit(): void;
}

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
export interface FormFailure {
  /** Undefined where the fields are at fault. */
  reason: FailureReason | undefined;
  /** By field; what is about none of them is under `base`. Undefined where nothing is wrong: the form was held. */
  errors: ValidationErrors | undefined;
  /** What somebody else has changed meanwhile, where that is the reason. */
  conflict?: Conflict;
}

type Work = (req: Request, res: Response, next: NextFunction) => Promise<void>;
type Again = (req: Request, failure: FormFailure) => View | Promise<View>;

const changedByOthers = { base: 'Somebody else has changed this meanwhile.', field: 'has been changed meanwhile' };
const conflictIn = ({ fields, words: { base, field } = changedByOthers }: Conflict): ValidationErrors => ({
  base: [`${base} Nothing is lost: below stand what you have typed and what is stored now. What you save next counts.`],
  ...Object.fromEntries(fields.map((name) => [name, [field]])),
});

/** Failures that have to do with what the form asks for, so that sending it again, changed or later, may work. */
const comeBack: ReadonlySet<number> = new Set([409, 422, 429, 503]);
const comesBack = (reason: FailureReason, req: Request) =>
  (['wrong_credentials', ...socialRefusals] as readonly string[]).includes(reason) ||
  (reason === 'forged_form' && req.isOwnForm === true) ||
  comeBack.has(failures[reason].status);

/**
 * Does what a form asks for. Where that is refused, the answer is the form `again`, with the status of the refusal: the
 * person mends it there and loses nothing. So it is where the form is held. All other errors go where errors go.
 */
export const onSubmit =
  (work: Work, again: Again): RequestHandler =>
  async (req, res, next) => {
    if (req.held) return showStaleForm(req, res, req.held, again);
    try {
      await work(req, res, next);
    } catch (error) {
      const failure = failureOf(error, req);
      if (!(failure instanceof Failure)) {
        sendPage(res.status(422), await again(req, { reason: undefined, errors: failure.errors }));
      } else if (failure instanceof Conflict) {
        noteFailure(req, res, failure);
        sendPage(
          res.status(409),
          await again(req, { reason: failure.reason, errors: conflictIn(failure), conflict: failure }),
        );
      } else if (comesBack(failure.reason, req)) {
        noteFailure(req, res, failure);
        const { reason } = failure;
        sendPage(
          res.status(failures[reason].status),
          await again(req, { reason, errors: { base: [failure.message] } }),
        );
      } else throw failure;
    }
  };

/** The same for a form that is nothing but a button: held, it is a page with that button. */
export const onPress = (label: (req: Request) => string, work: Work, again?: Again): RequestHandler =>
  onSubmit(work, (req, failure) => {
    if (!again || req.held) return pressAgain(label(req), req.url, fieldsCarried(objectOf(req)));
    return again(req, failure);
  });

async function showStaleForm(req: Request, res: Response, held: StaleSessionForm, again: Again): Promise<void> {
  held.admit();
  const view = await again(req, { reason: undefined, errors: undefined });
  if (held.status === 403) noteFailure(req, res, new Failure('forged_form'));
  const told = `You are signed in as ${held.name}${held.status === 403 ? ' by now' : ''}. What you have sent is not done yet: look at it below, and send it once more.`;
  sendPage(res.status(held.status), view, caution(told));
}
