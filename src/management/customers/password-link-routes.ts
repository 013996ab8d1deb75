/** Password links: made by an admin on the customer's page, shown once. */
import { type Request, Router } from 'express';
import { management } from '../../../contracts/index.ts';
import { at } from '../../http/api.ts';
import { callOf } from '../../http/call.ts';
import { onPress } from '../../http/forms.ts';
import { sendPage } from '../../http/pages.ts';
import { idOf } from '../../http/record-id.ts';
import { Customer } from '../../model/customer.ts';
import { PasswordLink } from '../../model/sign-in/password-link.ts';
import { passwordAddress } from './customer-api.ts';
import { customerPage } from './customer-views.ts';
import { madePasswordLinkPage } from './password-link-views.ts';

const { path } = management.customers.link;

export function passwordLinkPages(publicUrl: string, tagsOf: (req: Request, id: number) => Promise<number>): Router {
  return at(Router(), path, {
    post: onPress(
      () => 'Make a link for a new password',
      async (req, res) => {
        const { db, caller, sender } = callOf(req);
        const { token, expires_at } = await PasswordLink.create(db, caller, idOf(req));
        sender.logEvent({ event: 'password_link', customer: idOf(req) });
        const customer = await Customer.find(db, caller, idOf(req));
        sendPage(
          res.status(201),
          madePasswordLinkPage({ customer, address: passwordAddress(publicUrl, token), expires_at }),
        );
      },
      async (req, { errors }) => {
        const { db, caller } = callOf(req);
        const id = idOf(req);
        return customerPage(await Customer.find(db, caller, id), { count: await tagsOf(req, id), parts: [], errors });
      },
    ),
  });
}
