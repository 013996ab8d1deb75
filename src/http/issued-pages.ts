/**
 * The pages of records that are created, listed and revoked: one page with the list and the form, and the result of the
 * form.
 */
import { type Request, Router } from 'express';
import type { z } from 'zod';
import type { FieldErrors } from '../html/form.ts';
import type { View } from '../html/page.ts';
import { addRoute } from './api.ts';
import { type Done, type PageCall, pageCallOf, redirectWithNotice } from './crud-pages.ts';
import { type FormFailure, onSubmit } from './forms.ts';
import { sendPage } from './pages.ts';
import { fieldsOrNone } from './record-body.ts';
import { recordIdOf } from './record-id.ts';
import { type Operation, parseForm, type References, submittedFields } from './resource-pages.ts';

interface FormValues {
  values: Readonly<Record<string, unknown>>;
  errors: FieldErrors | undefined;
}

interface IssuedPages<S extends z.ZodType> {
  path: string;
  /** The create. */
  operation: Operation<S>;
  references?: References;
  /** All records, and the form's values. */
  index(call: PageCall, filled: FormValues): Promise<View>;
  /** The only page with the secret, where there is one. */
  create(call: PageCall, body: z.output<S>): Promise<View | Done>;
  destroy(call: PageCall, id: number): Promise<Done>;
}

export function issuedPages<S extends z.ZodType>(pages: IssuedPages<S>): Router {
  const { path, operation, references = {}, index, create, destroy } = pages;
  const router = Router();
  const again = (req: Request, { errors }: FormFailure) =>
    index(pageCallOf(req), { values: fieldsOrNone(submittedFields(req, operation)), errors });

  addRoute(router, path, {
    get: async (req, res) => sendPage(res, await index(pageCallOf(req), { values: {}, errors: undefined })),
    // No redirect to a secret: it would have to be stored until the next page.
    post: onSubmit(async (req, res) => {
      const made = await create(pageCallOf(req), await parseForm(req, operation, references));
      if (typeof made === 'function') sendPage(res.status(201), made);
      else redirectWithNotice(res, made);
    }, again),
  });

  return addRoute(router, `${path}/:id`, {
    delete: onSubmit(
      async (req, res) => redirectWithNotice(res, await destroy(pageCallOf(req), recordIdOf(req))),
      (req, { errors }) => index(pageCallOf(req), { values: {}, errors }),
    ),
  });
}
