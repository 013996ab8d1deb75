/** The operations of `/invitations`, as JSON. */
import { management } from '../../../contracts/index.ts';
import type { Invitation as InvitationBody } from '../../../contracts/management/invitations.ts';
import { noContent } from '../../http/answers.ts';
import { handlers } from '../../http/handlers.ts';
import type { RecordAnswers } from '../../http/records.ts';
import { Invitation } from '../../model/invitation.ts';
import { type Inviting, invite } from './invite.ts';

/** `url`: shown once, when the invitation is made; only a hash is stored. */
const shown = (invitation: Invitation, url: string | null = null): InvitationBody => {
  const { id, email, name, role, customer_id, sent, expires_at, created_at } = invitation;
  const times = { expires_at: expires_at.toISOString(), created_at: created_at.toISOString() };
  return { id, email, name, role, customer_id, sent, ...times, url };
};

export const invitationApi = ({ answers, ...inviting }: Inviting & { answers: RecordAnswers }) =>
  handlers(management.invitations, {
    index: async ({ query, res }, { db, caller }) => {
      const list = await Invitation.open(db, caller, query);
      return { ...answers.listed(res, query, list), body: list.rows.map((invitation) => shown(invitation)) };
    },

    create: async ({ body }, call) => {
      const { invitation, address } = await invite(inviting, call, body.invitation);
      return { status: 201 as const, body: shown(invitation, address) };
    },

    destroy: async ({ params }, { db, caller, sender }) => {
      await Invitation.destroy(db, caller, params.id);
      sender.logEvent({ event: 'invited', reason: 'revoked' });
      return noContent();
    },
  });
