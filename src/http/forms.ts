/** Browser forms: their methods, and the handling of refused ones. */
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { type FailureReason, failures, socialRefusals, type ValidationErrors } from '../../contracts/failures.ts';
import { textOrUndefined } from '../../contracts/primitives.ts';
import { Conflict, Failure } from '../errors.ts';
import { chooseFileAgain } from '../html/field.ts';
import { type View, warningNotice } from '../html/page.ts';
import { repeatButton } from '../html/repeat-button.ts';
import { hasFormType, parseBody } from './body.ts';
import type { Account } from './call.ts';
import { carriedFields, hadFile } from './carried-form.ts';
import { failureOf, noteFailure } from './errors.ts';
import { sendPage } from './pages.ts';

declare global {
  namespace Express {
    interface Request {
      /** Whether it is a form of our own page: see `isOwnForm`. */
      isOwnForm?: boolean;
      /** Set for a form that is shown again rather than executed. */
      staleForm?: StaleSessionForm | undefined;
    }
  }
}

/**
 * A form that was filled in under another session than the browser's present one. Its own page is shown with the typed
 * values and a fresh token, and nothing is executed: its handler would see no signed-in customer.
 */
export interface StaleSessionForm {
  /** 403: another session has begun since. 200: the person has just signed in to send it. */
  status: 200 | 403;
  /** The signed-in account, with the name on pages. */
  account: Account;
  name: string;
  /** Sets the customer's call on the request, to draw the page. */
  admit(): void;
}

const methods = new Set(['PUT', 'PATCH', 'DELETE']);

/** A form's field `_method` overrides its POST. Runs after the CSRF check, and for forms only. */
export const overrideMethod: RequestHandler = (req, _res, next) => {
  if (req.method === 'POST' && (hasFormType(req) || req.isUpload)) {
    const method = textOrUndefined(parseBody(req)._method)?.toUpperCase() ?? '';
    if (methods.has(method)) req.method = method;
  }
  next();
};

/** The reason that a form comes back. */
export interface FormFailure {
  /** Undefined for invalid fields. */
  reason: FailureReason | undefined;
  /** By field; general ones under `base`. Undefined without errors, for a stale form. */
  errors: ValidationErrors | undefined;
  /** Concurrent changes, if these are the reason. */
  conflict?: Conflict;
}

type Work = (req: Request, res: Response, next: NextFunction) => Promise<void>;
type Again = (req: Request, failure: FormFailure) => View | Promise<View>;

const changedByOthers = { base: 'Somebody else has changed this meanwhile.', field: 'has been changed meanwhile' };
const asStored = 'has been changed meanwhile, not by you: it shows what is stored now';
const conflictIn = ({ fields, untouched, words: { base, field } = changedByOthers }: Conflict): ValidationErrors => ({
  base: [`${base} Nothing is lost: below stand what you have typed and what is stored now. What you save next counts.`],
  ...Object.fromEntries(fields.map((name) => [name, [untouched.includes(name) ? asStored : field]])),
});

/** Failures that depend on the input or the moment, so that a corrected or later attempt may work. */
const comeBack: ReadonlySet<number> = new Set([409, 422, 429, 503]);
const comesBack = (reason: FailureReason, req: Request) =>
  (['wrong_credentials', 'picture_too_large', 'pictures_full', ...socialRefusals] as readonly string[]).includes(
    reason,
  ) ||
  (reason === 'forged_form' && req.isOwnForm === true) ||
  comeBack.has(failures[reason].status);

/**
 * Runs a form's work. On a refusal the answer is the form `again`, with the refusal's status, so that nothing typed is
 * lost; the same for a stale form. Other errors go to the error handler.
 */
export const onSubmit =
  (work: Work, again: Again): RequestHandler =>
  async (req, res, next) => {
    if (req.staleForm) return showStaleForm(req, res, req.staleForm, again);
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

/** The same for a one-button form: without a page of its own, or if stale, it is a page with that button, and the reason. */
export const onPress = (label: (req: Request) => string, work: Work, again?: Again): RequestHandler =>
  onSubmit(work, (req, failure) => {
    if (!again || req.staleForm)
      return repeatButton(label(req), req.url, carriedFields(parseBody(req)), failure.errors);
    return again(req, failure);
  });

async function showStaleForm(req: Request, res: Response, staleForm: StaleSessionForm, again: Again): Promise<void> {
  staleForm.admit();
  const view = await again(req, { reason: undefined, errors: undefined });
  if (staleForm.status === 403) noteFailure(req, res, new Failure('forged_form'));
  const message = `You are signed in as ${staleForm.name}${staleForm.status === 403 ? ' by now' : ''}. What you have sent is not done yet: look at it below, and send it once more.${hadFile(req) ? ` ${chooseFileAgain}` : ''}`;
  sendPage(res.status(staleForm.status), view, warningNotice(message));
}
