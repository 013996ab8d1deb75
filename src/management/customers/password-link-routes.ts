/** Password links: made by an admin on the customer's page, shown once. */
import { type Request, Router } from 'express';
import { management } from '../../../contracts/index.ts';
import { addRoute } from '../../http/api.ts';
import { callOf } from '../../http/call.ts';
import { type PageCall, pageCallOf } from '../../http/crud-pages.ts';
import { onPress } from '../../http/forms.ts';
import { issueOnce } from '../../http/idempotent-form.ts';
import { sendPage } from '../../http/pages.ts';
import { recordIdOf } from '../../http/record-id.ts';
import { Customer } from '../../model/customer.ts';
import { PasswordLink } from '../../model/sign-in/password-link.ts';
import { passwordAddress } from './customer-api.ts';
import { customerPage } from './customer-views.ts';
import { madePasswordLinkPage } from './password-link-views.ts';

const { path } = management.customers.link;

/** A button that is pressed again shows the link that it has made. */
async function makeOnce(call: PageCall, customer: number): Promise<{ expires_at: Date; token: string }> {
  const { record, secret, isFirst } = await issueOnce(
    call,
    async ({ db, caller }) => {
      const { token, ...made } = await PasswordLink.create(db, caller, customer);
      return { record: made, secret: token };
    },
    (id) => PasswordLink.find(call.db, call.caller, customer, id),
  );
  if (isFirst) call.sender.logEvent({ event: 'password_link', customer });
  return { expires_at: record.expires_at, token: secret };
}

export function passwordLinkPages(publicUrl: string, tagsOf: (req: Request, id: number) => Promise<number>): Router {
  return addRoute(Router(), path, {
    post: onPress(
      () => 'Make a link for a new password',
      async (req, res) => {
        const call = pageCallOf(req);
        const { expires_at, token } = await makeOnce(call, recordIdOf(req));
        const customer = await Customer.find(call.db, call.caller, recordIdOf(req));
        sendPage(
          res.status(201),
          madePasswordLinkPage({ customer, address: passwordAddress(publicUrl, token), expires_at }),
        );
      },
      async (req, { errors }) => {
        const { db, caller } = callOf(req);
        const id = recordIdOf(req);
        return customerPage(await Customer.find(db, caller, id), { count: await tagsOf(req, id), parts: [], errors });
      },
    ),
  });
}
