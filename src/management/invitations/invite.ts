/** Inviting, from forms and from JSON. */
import type { NewInvitation } from '../../../contracts/management/invitations.ts';
import { withYieldedSlot } from '../../http/admission-control.ts';
import type { Call } from '../../http/call.ts';
import { issueOnce } from '../../http/idempotent-form.ts';
import { Invitation } from '../../model/invitation.ts';
import { invitationLetter, type Post } from '../../model/sign-in/letters.ts';

export interface InvitationOptions {
  /** Where people reach the service. */
  publicUrl: string;
  /** Undefined without a mail server. */
  post: Post | undefined;
}

/**
 * An invitation with its address, which is stored nowhere in clear. It is created even if the mail fails; a form that is
 * sent again makes and sends no other.
 */
export async function invite(
  { publicUrl, post }: InvitationOptions,
  call: Call,
  fields: NewInvitation,
): Promise<{ invitation: Invitation; address: string }> {
  const { db, caller, sender } = call;
  const {
    record: invitation,
    secret,
    isFirst,
  } = await issueOnce(
    call,
    async ({ db: trx }) => {
      const made = await Invitation.create(trx, caller, fields);
      return { record: made.invitation, secret: made.token };
    },
    (id) => Invitation.find(db, caller, id),
  );
  const address = `${publicUrl}/invitation?token=${secret}`;
  if (!isFirst) return { invitation, address };
  sender.logEvent({ event: 'invited', reason: 'made' });
  if (post && (await withYieldedSlot(post)(invitationLetter(invitation.email, address)))) await invitation.noteSent(db);
  return { invitation, address };
}
