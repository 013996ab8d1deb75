/** Members who leave: their accounts are suspended until an invitation lets them in again. */
import type { Knex } from 'knex';
import type { Transaction } from '../../database/transaction.ts';
import { endSignIns } from '../sign-in/sign-in.ts';

/** Those that a customer has made, or those to a museum, perhaps for one address. */
type InvitationFilter = { customer_id: number } | { museum_id: number; email?: string };

/** Ends invitations to a team. */
export const endTeamInvitations = (trx: Transaction, meant: InvitationFilter): Promise<number> =>
  trx('team_invitations')
    .where({ ...meant, ended_at: null })
    .update({ ended_at: trx.fn.now() });

/** Removes the members that are meant. What they have made stays the museum's. */
export async function removeMembers(
  trx: Transaction,
  meant: (rows: Knex.QueryBuilder) => Knex.QueryBuilder,
): Promise<void> {
  const members: { id: number; email: string; member_of: number }[] = await meant(trx('customers'))
    .whereNotNull('member_of')
    .orderBy('id')
    .forUpdate()
    .select('id', 'email', 'member_of');
  for (const { id, email, member_of: museum_id } of members) {
    await endTeamInvitations(trx, { customer_id: id });
    // An invitation from before does not let it in again.
    await endTeamInvitations(trx, { museum_id, email });
    await trx('customers')
      .where({ id })
      .update({
        member_of: null,
        member_role: null,
        languages: null,
        // Not where an admin has suspended it before.
        left_team: trx.raw('suspended_at is null or left_team'),
        suspended_at: trx.raw('coalesce(suspended_at, now())'),
      });
    await endSignIns(trx, id);
  }
}

/** Ends the tokens and sessions of a museum's members, who sign in anew once it is let in again. */
export async function endSignInsOfMembers(trx: Transaction, museum: number): Promise<void> {
  const ids: number[] = await trx('customers').where({ member_of: museum }).orderBy('id').forUpdate().pluck('id');
  for (const id of ids) await endSignIns(trx, id);
}
