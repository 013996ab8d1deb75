import type { NewInvitation } from '../../../contracts/management/invitations.ts';
import type { Call } from '../../http/call.ts';
import { type InvitationOptions, issueInvitation } from '../../http/issue-invitation.ts';
import { Invitation } from '../../model/invitation.ts';
import { invitationLetter, type Letter } from '../../model/sign-in/letters.ts';

export type Inviting = InvitationOptions<Letter>;

/** Invites a customer. */
export const invite = (inviting: Inviting, call: Call, fields: NewInvitation) =>
  issueInvitation(inviting, call, {
    create: (trx) => Invitation.create(trx, call.caller, fields),
    find: (id) => Invitation.find(call.db, call.caller, id),
    letter: ({ email }, address) => invitationLetter(email, address),
  });
