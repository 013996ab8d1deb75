/** Inviting to a team, from forms and from JSON. */
import type { NewTeamInvitation } from '../../../contracts/management/team.ts';
import { yieldingSlot } from '../../http/admission-control.ts';
import type { Call } from '../../http/call.ts';
import { Customer } from '../../model/customer.ts';
import { Look } from '../../model/look/look.ts';
import { type Post, teamInvitationLetter } from '../../model/sign-in/letters.ts';
import { TeamInvitation } from '../../model/team/team-invitation.ts';

export interface InvitingToTeam {
  /** Where people reach the service. */
  publicUrl: string;
  /** Undefined without a mail server. */
  post: Post | undefined;
}

/** An invitation with its address, which is stored nowhere. It is created even if the mail fails. */
export async function inviteToTeam(
  { publicUrl, post }: InvitingToTeam,
  { db, caller, sender }: Call,
  museum: number,
  fields: NewTeamInvitation,
): Promise<{ invitation: TeamInvitation; address: string }> {
  const { invitation, token } = await TeamInvitation.create(db, caller, museum, fields);
  sender.logEvent({ event: 'invited', reason: 'made' });
  const address = `${publicUrl}/invitation?token=${token}`;
  if (post) {
    const { name, email } = await Customer.query(db).findById(museum).throwIfNotFound();
    const named = { museum: name ?? email, displayName: await Look.nameFor(db, museum) };
    const letter = teamInvitationLetter(invitation.email, { address, ...named, publicUrl });
    if (await yieldingSlot(post)(letter)) await invitation.noteSent(db);
  }
  return { invitation, address };
}
