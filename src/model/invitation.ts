import { raw } from 'objection';
import type { Actor } from '../../contracts/access.ts';
import type { Invitation as Fields, NewInvitation } from '../../contracts/management/invitations.ts';
import type { Database } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';
import type { ConstraintMessages } from '../database/write.ts';
import { Failure, Invalid } from '../errors.ts';
import { type Listing, OwnedRow, type Page } from './access/owned-row.ts';
import { authorise } from './access/policy.ts';
import { Customer } from './customer.ts';
import { canonicalEmail, isNewEmail } from './email.ts';
import { hashPassword, passwordMessage } from './sign-in/passwords.ts';
import { digestOf, newSecret } from './sign-in/secret.ts';

/** Whether it can be accepted: not expired, made by an admin, for an e-mail address without a customer. */
const isOpen = `
  invitations.expires_at > now()
  and exists (select from customers maker
    where maker.id = invitations.customer_id and maker.role = 'admin' and maker.suspended_at is null)
  and not exists (select from customers other where other.email = invitations.email)`;

/** Atomic: of concurrent acceptances only one succeeds. */
const use = `
  with used as (delete from invitations where token_hash = :token_hash and ${isOpen} returning email, role)
  insert into customers (email, name, role, password_hash)
  select email, :name, role, :password_hash from used
  on conflict (email) do nothing
  returning *`;

/** The invited person's choices, and their network (see `networkOf`). */
interface AcceptanceInput {
  name: string | null;
  password: string;
  network: string;
}

/** An admin's invitation: the token's holder may become a customer with this e-mail address. */
export class Invitation extends OwnedRow {
  static override tableName = 'invitations';
  static override readonly constraintMessages: ConstraintMessages = {
    invitations_customer_id_fkey: ['base', 'is made by a customer that is gone'],
  };

  declare customer_id: number;
  declare email: Fields['email'];
  declare name: Fields['name'];
  declare role: Fields['role'];
  declare token_hash: Buffer;
  declare sent: boolean;
  declare expires_at: Date;

  /**
   * A new invitation and its token, which is stored nowhere; the previous one for the address ends. Throws `Invalid`.
   */
  static async create(
    db: Database,
    actor: Actor,
    { email: given, name = null, role = null }: NewInvitation,
  ): Promise<{ invitation: Invitation; token: string }> {
    authorise(actor, 'invitations', 'create');
    if (!isNewEmail(given)) throw new Invalid({ email: ['is not an e-mail address'] });
    const token = newSecret();
    const row = { customer_id: actor.id, email: canonicalEmail(given), name, role, token_hash: digestOf(token) };
    const invitation = await Invitation.write(db, async (trx) => {
      // Serialised by address.
      await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`invitation ${row.email}`]);
      if (await Customer.byEmail(trx, row.email)) throw new Invalid({ email: ['is that of a customer already'] });
      await Invitation.query(trx).where({ email: row.email }).delete();
      return Invitation.query(trx).insertAndFetch(row);
    });
    return { invitation, token };
  }

  /** The open invitations, for admins. */
  static async open(db: Database, actor: Actor, page?: Page): Promise<Listing<Invitation>> {
    authorise(actor, 'invitations', 'index');
    const { batches, ...list } = await Invitation.list(db, actor, page, { conditions: [raw(isOpen)] });
    if (!batches) return list;
    const rows: Invitation[] = [];
    for await (const some of batches) rows.push(...some);
    return { ...list, rows };
  }

  /** Records that a mail server has accepted it. */
  noteSent(db: Database): Promise<unknown> {
    this.sent = true;
    return inTransaction(db, (trx) => trx('invitations').where({ id: this.id }).update({ sent: true }));
  }

  static async destroy(db: Database, actor: Actor, id: number): Promise<void> {
    authorise(actor, 'invitations', 'destroy');
    await Invitation.write(db, async (trx) => {
      const invitation = await Invitation.locked(trx, actor, id);
      await invitation.$query(trx).delete();
    });
  }

  /** The invitation of this token. Throws `link_ended` where it cannot be accepted, for any reason. */
  static async withToken(db: Database, token: string): Promise<Invitation> {
    const [found] = await Invitation.query(db)
      .where({ token_hash: digestOf(token) })
      .where(raw(isOpen));
    if (!found) throw new Failure('link_ended');
    return found;
  }

  /** Creates the invited customer. Throws `link_ended`, and `Invalid` for a refused password. */
  static async accept(db: Database, token: string, { name, password, network }: AcceptanceInput): Promise<Customer> {
    const { email } = await Invitation.withToken(db, token);
    const message = await passwordMessage(password, [email]);
    if (message !== undefined) throw new Invalid({ password: [message] });
    const chosen = { name, password_hash: await hashPassword(password, network), token_hash: digestOf(token) };
    const { rows } = await inTransaction(db, (trx) => trx.raw(use, chosen));
    if (rows.length === 0) throw new Failure('link_ended');
    return Customer.fromDatabaseJson(rows[0]);
  }

  /** Removes expired invitations. Returns their number. */
  static prune(db: Database): Promise<number> {
    return db('invitations').whereRaw('expires_at <= now()').delete();
  }
}
