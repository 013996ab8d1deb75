/** The form below the reports in which a museum chooses its letters about them. */
import { type IRouter, type Request, Router } from 'express';
import { management } from '../../../contracts/index.ts';
import type { FieldErrors } from '../../html/form.ts';
import type { View } from '../../html/page.ts';
import { addRoute } from '../../http/api.ts';
import { type PageCall, pageCallOf, redirectWithNotice } from '../../http/crud-pages.ts';
import { onSubmit } from '../../http/forms.ts';
import { parseRecordFields } from '../../http/record-body.ts';
import { submittedFields } from '../../http/resource-pages.ts';
import { Customer } from '../../model/customer.ts';
import { editorOf, updateCustomer } from '../../model/customer-updates.ts';
import { lettersForm, lettersPath } from './letter-views.ts';

const { update } = management.customers;

/** The form, for who owns tags; undefined for members. `hasMail`: the service has a mail server. */
export async function letterSettings(
  { db, caller }: PageCall,
  hasMail: boolean,
  failed?: { values: Readonly<Record<string, unknown>>; errors: FieldErrors },
): Promise<View | undefined> {
  if (caller.member) return undefined;
  const customer = await Customer.find(db, caller, caller.id);
  return lettersForm({ customer, hasMail, values: customer.toJSON(), errors: undefined, ...failed });
}

const sentBy = (req: Request) => {
  const { report_mail } = Object.assign(Object.create(null), submittedFields(req, update));
  return { report_mail };
};

/** `page`: the page of the reports with the submitted form. */
export function letterPages(
  page: (req: Request, failed: Parameters<typeof letterSettings>[2]) => Promise<View>,
): IRouter {
  return addRoute(Router(), lettersPath, {
    post: onSubmit(
      async (req, res) => {
        const call = pageCallOf(req);
        const { customer } = parseRecordFields(sentBy(req), update);
        await updateCustomer(call.db, editorOf(call), call.caller.id, { report_mail: customer.report_mail });
        redirectWithNotice(res, { to: management.reports.index.path, message: 'Your choice of letters is saved.' });
      },
      (req, { errors = {} }) => page(req, { values: sentBy(req), errors }),
    ),
  });
}
