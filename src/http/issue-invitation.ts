/** Inviting by a link, from forms and from JSON. */
import type { Database } from '../database/connect.ts';
import { withYieldedSlot } from './admission-control.ts';
import type { Call } from './call.ts';
import { issueOnce } from './idempotent-form.ts';

export interface InvitationOptions<Letter> {
  /** Where people reach the service. */
  publicUrl: string;
  /** Undefined without a mail server. */
  post: ((letter: Letter) => Promise<boolean>) | undefined;
}

interface Issued<R, Letter> {
  create(db: Database): Promise<{ invitation: R; token: string }>;
  find(id: number): Promise<R>;
  letter(invitation: R, address: string): Letter | Promise<Letter>;
}

/**
 * An invitation with its address, which is stored nowhere in clear. It is created even if the mail fails; a form that is
 * sent again makes and sends no other.
 */
export async function issueInvitation<R extends { id: number; noteSent(db: Database): Promise<unknown> }, Letter>(
  { publicUrl, post }: InvitationOptions<Letter>,
  call: Call,
  { create, find, letter }: Issued<R, Letter>,
): Promise<{ invitation: R; address: string }> {
  const created = async ({ db }: Call) => {
    const { invitation, token } = await create(db);
    return { record: invitation, secret: token };
  };
  const { record: invitation, secret, isFirst } = await issueOnce(call, created, find);
  const address = `${publicUrl}/invitation?token=${secret}`;
  if (!isFirst) return { invitation, address };
  call.sender.logEvent({ event: 'invited', reason: 'made' });
  if (post && (await withYieldedSlot(post)(await letter(invitation, address)))) await invitation.noteSent(call.db);
  return { invitation, address };
}
