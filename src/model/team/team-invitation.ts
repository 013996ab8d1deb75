import { raw } from 'objection';
import { type Actor, personIdOf, type Role } from '../../../contracts/access.ts';
import type { NewTeamInvitation } from '../../../contracts/management/team.ts';
import type { Database } from '../../database/connect.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { ConstraintMessages } from '../../database/write.ts';
import { Failure } from '../../errors.ts';
import type { Listing, Page } from '../access/owned-row.ts';
import { LinkInvitation } from '../link-invitation.ts';
import { endTeamInvitations } from './removal.ts';

/** Limits: open invitations of a museum, new ones of a museum in a day, and of an e-mail address in a day. */
const invitationsAllowed = { open: 20, day: 20, email: 3 };

/** Whether it can be accepted: not ended, and made by an account that may still invite to an existing museum. */
const isOpen = `
  team_invitations.ended_at is null and team_invitations.expires_at > now()
  and exists (select from customers museum where museum.id = team_invitations.museum_id
    and museum.suspended_at is null and museum.member_of is null and museum.role is distinct from 'admin')
  and exists (select from customers maker where maker.id = team_invitations.customer_id and maker.suspended_at is null
    and (maker.id = team_invitations.museum_id or maker.role = 'admin'
      or (maker.member_of = team_invitations.museum_id and maker.member_role = 'manager')))`;

/** An invitation to act for a museum. Ended ones are kept until they expire, as they count for the limits of a day. */
export class TeamInvitation extends LinkInvitation {
  static override tableName = 'team_invitations';
  static override readonly constraintMessages: ConstraintMessages = {
    team_invitations_museum_id_fkey: ['member_of', 'does not exist'],
  };

  static override readonly isOpen = isOpen;

  declare museum_id: number;
  declare role: Role;
  declare languages: string[] | null;
  declare ended_at: Date | null;

  /** A new one; the museum's former one for the address ends. Throws `too_many_invitations`. */
  static create(
    db: Database,
    actor: Actor,
    museum_id: number,
    { email: given, name = null, role, languages = null }: NewTeamInvitation,
  ): Promise<{ invitation: TeamInvitation; token: string }> {
    return TeamInvitation.issue(db, actor, given, async (trx, email) => {
      // Serialised by museum as well.
      await trx('customers').where({ id: museum_id }).forNoKeyUpdate().first('id');
      await endTeamInvitations(trx, { museum_id, email });
      await refuseTooMany(trx, museum_id, email);
      return { museum_id, customer_id: personIdOf(actor), name, role, languages };
    });
  }

  /** The open invitations of a museum. */
  static ofMuseum(db: Database, actor: Actor, museum: number, page?: Page): Promise<Listing<TeamInvitation>> {
    return TeamInvitation.open(db, actor, page, [raw('team_invitations.museum_id = ?', [museum])]);
  }

  protected override async end(trx: Transaction): Promise<void> {
    if (this.ended_at) throw new Failure('record_not_found');
    await trx('team_invitations').where({ id: this.id }).update({ ended_at: trx.fn.now() });
  }

  /** Ends it on acceptance; of concurrent acceptances only one succeeds. Throws `link_ended`. */
  async use(trx: Transaction): Promise<void> {
    const rows = trx('team_invitations').where({ id: this.id }).whereRaw(isOpen);
    if ((await rows.update({ ended_at: trx.fn.now() })) === 0) throw new Failure('link_ended');
  }
}

/** The museum and the address are locked. */
async function refuseTooMany(trx: Transaction, museum_id: number, email: string): Promise<void> {
  const { rows } = await trx.raw(
    `select count(*) filter (where museum_id = :museum_id and ${isOpen}) as open,
       count(*) filter (where museum_id = :museum_id and created_at > now() - interval '1 day') as day,
       count(*) filter (where email = :email and created_at > now() - interval '1 day') as email
     from team_invitations where museum_id = :museum_id or email = :email`,
    { museum_id, email },
  );
  const kinds = Object.keys(invitationsAllowed) as (keyof typeof invitationsAllowed)[];
  if (kinds.some((kind) => Number(rows[0][kind]) >= invitationsAllowed[kind]))
    throw new Failure('too_many_invitations', { retryAfter: 60 * 60 });
}
