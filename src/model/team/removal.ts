/** Removal of members: their accounts are suspended until they accept another invitation. */
import type { Knex } from 'knex';
import type { Transaction } from '../../database/transaction.ts';
import { endSignIns } from '../sign-in/sign-in.ts';

/** Invitations by a customer, or to a museum, optionally for one address. */
type InvitationFilter = { customer_id: number } | { museum_id: number; email?: string };

/** Ends invitations to a team. */
export const endTeamInvitations = (trx: Transaction, meant: InvitationFilter): Promise<number> =>
  trx('team_invitations')
    .where({ ...meant, ended_at: null })
    .update({ ended_at: trx.fn.now() });

/** Removes the selected members. Their work stays the museum's. */
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
    // An earlier invitation must not let it in again.
    await endTeamInvitations(trx, { museum_id, email });
    await trx('customers')
      .where({ id })
      .update({
        member_of: null,
        member_role: null,
        languages: null,
        // Not for an account that an admin has suspended before.
        left_team: trx.raw('suspended_at is null or left_team'),
        suspended_at: trx.raw('coalesce(suspended_at, now())'),
      });
    await endSignIns(trx, id);
  }
}

/** Ends the tokens and sessions of a suspended museum's members. */
export async function endSignInsOfMembers(trx: Transaction, museum: number): Promise<void> {
  const ids: number[] = await trx('customers').where({ member_of: museum }).orderBy('id').forUpdate().pluck('id');
  for (const id of ids) await endSignIns(trx, id);
}
