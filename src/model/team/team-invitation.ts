import { raw } from 'objection';
import { type Actor, personIdOf, type Role } from '../../../contracts/access.ts';
import type { NewTeamInvitation } from '../../../contracts/management/team.ts';
import type { Database } from '../../database/connect.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import type { ConstraintMessages } from '../../database/write.ts';
import { Failure, Invalid } from '../../errors.ts';
import { type Listing, OwnedRow, type Page } from '../access/owned-row.ts';
import { authorise } from '../access/policy.ts';
import { canonicalEmail, isNewEmail } from '../email.ts';
import { digestOf, newSecret } from '../sign-in/secret.ts';
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
export class TeamInvitation extends OwnedRow {
  static override tableName = 'team_invitations';
  static override readonly constraintMessages: ConstraintMessages = {
    team_invitations_customer_id_fkey: ['base', 'is made by a customer that is gone'],
    team_invitations_museum_id_fkey: ['member_of', 'does not exist'],
  };

  declare museum_id: number;
  declare customer_id: number;
  declare email: string;
  declare name: string | null;
  declare role: Role;
  declare languages: string[] | null;
  declare token_hash: Buffer;
  declare sent: boolean;
  declare ended_at: Date | null;
  declare expires_at: Date;

  /**
   * A new invitation and its token, which is stored nowhere; the museum's former one for the address ends. Throws
   * `Invalid`, and `too_many_invitations`.
   */
  static async create(
    db: Database,
    actor: Actor,
    museum_id: number,
    { email: given, name = null, role, languages = null }: NewTeamInvitation,
  ): Promise<{ invitation: TeamInvitation; token: string }> {
    authorise(actor, 'team_invitations', 'create');
    if (!isNewEmail(given)) throw new Invalid({ email: ['is not an e-mail address'] });
    const token = newSecret();
    const email = canonicalEmail(given);
    const row = {
      museum_id,
      customer_id: personIdOf(actor),
      email,
      name,
      role,
      languages,
      token_hash: digestOf(token),
    };
    const invitation = await TeamInvitation.write(db, async (trx) => {
      // Serialised by address, then by museum.
      await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`team invitation ${email}`]);
      await trx('customers').where({ id: museum_id }).forNoKeyUpdate().first('id');
      await endTeamInvitations(trx, { museum_id, email });
      await refuseTooMany(trx, museum_id, email);
      return TeamInvitation.query(trx).insertAndFetch(row);
    });
    return { invitation, token };
  }

  /** The open invitations of a museum. */
  static async open(db: Database, actor: Actor, museum: number, page?: Page): Promise<Listing<TeamInvitation>> {
    authorise(actor, 'team_invitations', 'index');
    const conditions = [raw(isOpen), raw('team_invitations.museum_id = ?', [museum])];
    const { batches: _, ...list } = await TeamInvitation.list(db, actor, page, { conditions });
    return list;
  }

  /** Records that a mail server has accepted it. */
  noteSent(db: Database): Promise<unknown> {
    this.sent = true;
    return inTransaction(db, (trx) => trx('team_invitations').where({ id: this.id }).update({ sent: true }));
  }

  static async destroy(db: Database, actor: Actor, id: number): Promise<void> {
    authorise(actor, 'team_invitations', 'destroy');
    await TeamInvitation.write(db, async (trx) => {
      const invitation = await TeamInvitation.locked(trx, actor, id);
      if (invitation.ended_at) throw new Failure('record_not_found');
      await trx('team_invitations').where({ id }).update({ ended_at: trx.fn.now() });
    });
  }

  /** The open invitation of this token. Throws `link_ended` where it cannot be accepted, for any reason. */
  static async withToken(db: Database, token: string): Promise<TeamInvitation> {
    const rows = TeamInvitation.query(db).where({ token_hash: digestOf(token) });
    const [found] = await rows.where(raw(isOpen));
    if (!found) throw new Failure('link_ended');
    return found;
  }

  /** Ends it on acceptance; of concurrent acceptances only one succeeds. Throws `link_ended`. */
  async use(trx: Transaction): Promise<void> {
    const rows = trx('team_invitations').where({ id: this.id }).whereRaw(isOpen);
    if ((await rows.update({ ended_at: trx.fn.now() })) === 0) throw new Failure('link_ended');
  }

  /** Removes expired invitations. Returns their number. */
  static prune(db: Database): Promise<number> {
    return db('team_invitations').whereRaw('expires_at <= now()').delete();
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
