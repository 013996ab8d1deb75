/** The pages of `/invitations`: the list with the form, and the answer to the form, which alone has the address. */
import type { Router } from 'express';
import { management } from '../../../contracts/index.ts';
import { InvitationForm } from '../../../contracts/management/customer-form.ts';
import { madeInvitationPage } from '../../html/secret-address.ts';
import { issuedPages } from '../../http/issued-pages.ts';
import { readNamesInColumn } from '../../model/access/record-names.ts';
import { Customer } from '../../model/customer.ts';
import { Invitation } from '../../model/invitation.ts';
import { invitationsPage } from './invitation-views.ts';
import { type Inviting, invite } from './invite.ts';

const { path } = management.invitations.index;

/** Rows on the page; JSON has the rest. */
const maxRows = 200;

export const invitationPages = (inviting: Inviting): Router =>
  issuedPages({
    path,
    operation: { ...management.invitations.create, body: InvitationForm },
    async index({ db, caller }, filled) {
      const { rows, total } = await Invitation.open(db, caller, { limit: maxRows });
      const names = await readNamesInColumn(Customer, db, caller, rows, 'customer_id');
      return invitationsPage({ rows, total: total ?? rows.length, names, ...filled });
    },
    async create(call, { invitation: fields }) {
      const { invitation, address } = await invite(inviting, call, fields);
      return madeInvitationPage(invitation, address, [path, 'To all invitations']);
    },
    async destroy({ caller, db, sender }, id) {
      await Invitation.destroy(db, caller, id);
      sender.logEvent({ event: 'invited', reason: 'revoked' });
      return { to: path, message: 'The invitation is revoked.' };
    },
  });
