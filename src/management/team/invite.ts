/** Inviting to a team, from forms and from JSON. */
import type { NewTeamInvitation } from '../../../contracts/management/team.ts';
import { withYieldedSlot } from '../../http/admission-control.ts';
import type { Call } from '../../http/call.ts';
import { issueOnce } from '../../http/idempotent-form.ts';
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

/**
 * An invitation with its address, which is stored nowhere in clear. It is created even if the mail fails; a form that is
 * sent again makes and sends no other.
 */
export async function inviteToTeam(
  { publicUrl, post }: InvitingToTeam,
  call: Call,
  museum: number,
  fields: NewTeamInvitation,
): Promise<{ invitation: TeamInvitation; address: string }> {
  const { db, caller, sender } = call;
  const {
    record: invitation,
    secret,
    isFirst,
  } = await issueOnce(
    call,
    async ({ db: trx }) => {
      const made = await TeamInvitation.create(trx, caller, museum, fields);
      return { record: made.invitation, secret: made.token };
    },
    (id) => TeamInvitation.find(db, caller, id),
  );
  const address = `${publicUrl}/invitation?token=${secret}`;
  if (!isFirst) return { invitation, address };
  sender.logEvent({ event: 'invited', reason: 'made' });
  if (post) {
    const { name, email } = await Customer.query(db).findById(museum).throwIfNotFound();
    const named = { museum: name ?? email, displayName: await Look.nameFor(db, museum) };
    const letter = teamInvitationLetter(invitation.email, { address, ...named, publicUrl });
    if (await withYieldedSlot(post)(letter)) await invitation.noteSent(db);
  }
  return { invitation, address };
}
