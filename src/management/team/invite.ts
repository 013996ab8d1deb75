import type { NewTeamInvitation } from '../../../contracts/management/team.ts';
import type { Call } from '../../http/call.ts';
import { type InvitationOptions, issueInvitation } from '../../http/issue-invitation.ts';
import { Customer } from '../../model/customer.ts';
import { Look } from '../../model/look/look.ts';
import { type Letter, teamInvitationLetter } from '../../model/sign-in/letters.ts';
import { TeamInvitation } from '../../model/team/team-invitation.ts';

export type InvitingToTeam = InvitationOptions<Letter>;

/** Invites to the team of a museum. */
export const inviteToTeam = (inviting: InvitingToTeam, call: Call, museum: number, fields: NewTeamInvitation) =>
  issueInvitation(inviting, call, {
    create: (trx) => TeamInvitation.create(trx, call.caller, museum, fields),
    find: (id) => TeamInvitation.find(call.db, call.caller, id),
    async letter({ email }, address) {
      const { name, email: ofMuseum } = await Customer.query(call.db).findById(museum).throwIfNotFound();
      const named = { museum: name ?? ofMuseum, displayName: await Look.nameFor(call.db, museum) };
      return teamInvitationLetter(email, { address, ...named, publicUrl: inviting.publicUrl });
    },
  });
