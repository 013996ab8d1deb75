/** The pages of `/invitations`: one with all of them and the form, and the answer to the form, which alone has the address. */
import { type Request, Router } from 'express';
import { management } from '../../../contracts/index.ts';
import { InvitationForm } from '../../../contracts/management/customer-form.ts';
import type { FieldErrors } from '../../html/form.ts';
import type { View } from '../../html/page.ts';
import { refuseOtherMethods } from '../../http/api.ts';
import { callOf } from '../../http/call.ts';
import { type FormFailure, onSubmit } from '../../http/forms.ts';
import { seeOther, sendPage } from '../../http/pages.ts';
import { isFields } from '../../http/record-body.ts';
import { idOf } from '../../http/record-id.ts';
import { sentFields, understood } from '../../http/resource-pages.ts';
import { namesOf } from '../../model/access/naming.ts';
import { Customer } from '../../model/customer.ts';
import { Invitation } from '../../model/invitation.ts';
import { invitationsPage, madeInvitationPage } from './invitation-views.ts';
import { type Inviting, invite } from './invite.ts';

const { path } = management.invitations.index;
const operation = { ...management.invitations.create, body: InvitationForm };

/** So many are shown; what is left is for who asks for JSON. */
const mostShown = 200;

async function page(req: Request, values: Readonly<Record<string, unknown>>, errors?: FieldErrors): Promise<View> {
  const { db, caller } = callOf(req);
  const { rows, total } = await Invitation.open(db, caller, { limit: mostShown });
  const ids = rows.map(({ customer_id }) => customer_id);
  return invitationsPage({
    rows,
    total: total ?? rows.length,
    names: await namesOf(Customer, db, caller, ids),
    values,
    errors,
  });
}

export function invitationPages(inviting: Inviting): Router {
  const router = Router();
  const again = (req: Request, { errors }: FormFailure) => {
    const given = sentFields(req, operation);
    return page(req, isFields(given) ? given : {}, errors);
  };

  router.get(path, async (req, res) => sendPage(res, await page(req, {})));
  // No redirect: what is said once would have to be kept somewhere until the next page.
  router.post(
    path,
    onSubmit(async (req, res) => {
      const { invitation: fields } = await understood(req, operation, {});
      const { invitation, address } = await invite(inviting, callOf(req), fields);
      sendPage(res.status(201), madeInvitationPage(invitation, address));
    }, again),
  );
  router.all(path, refuseOtherMethods(['GET', 'HEAD', 'POST']));

  router.delete(
    `${path}/:id`,
    onSubmit(
      async (req, res) => {
        const { caller, db, sender } = callOf(req);
        await Invitation.destroy(db, caller, idOf(req));
        sender.tell({ event: 'invited', reason: 'revoked' });
        seeOther(res, path, 'The invitation is revoked.');
      },
      (req, { errors }) => page(req, {}, errors),
    ),
  );
  router.all(`${path}/:id`, refuseOtherMethods(['DELETE']));
  return router;
}
