/** Inviting, from forms and from JSON. */
import type { NewInvitation } from '../../../contracts/management/invitations.ts';
import { yieldingSlot } from '../../http/admission-control.ts';
import type { Call } from '../../http/call.ts';
import { Invitation } from '../../model/invitation.ts';
import { invitationLetter, type Post } from '../../model/sign-in/letters.ts';

export interface Inviting {
  /** Where people reach the service. */
  publicUrl: string;
  /** Undefined without a mail server. */
  post: Post | undefined;
}

/** An invitation with its address, which is stored nowhere. It is created even if the mail fails. */
export async function invite(
  { publicUrl, post }: Inviting,
  { db, caller, sender }: Call,
  fields: NewInvitation,
): Promise<{ invitation: Invitation; address: string }> {
  const { invitation, token } = await Invitation.create(db, caller, fields);
  sender.logEvent({ event: 'invited', reason: 'made' });
  const address = `${publicUrl}/invitation?token=${token}`;
  if (post && (await yieldingSlot(post)(invitationLetter(invitation.email, address)))) await invitation.noteSent(db);
  return { invitation, address };
}
