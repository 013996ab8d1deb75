import type { Actor } from '../../contracts/access.ts';
import type { Invitation as Fields, NewInvitation } from '../../contracts/management/invitations.ts';
import type { Database } from '../database/connect.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { Failure, Invalid } from '../errors.ts';
import { Customer } from './customer.ts';
import { LinkInvitation } from './link-invitation.ts';
import { hashPassword, passwordMessage } from './sign-in/passwords.ts';
import { digestOf } from './sign-in/secret.ts';

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
export class Invitation extends LinkInvitation {
  static override tableName = 'invitations';

  static override readonly isOpen = isOpen;

  declare role: Fields['role'];

  /** A new one; the previous one for the address ends. */
  static create(
    db: Database,
    actor: Actor,
    { email: given, name = null, role = null }: NewInvitation,
  ): Promise<{ invitation: Invitation; token: string }> {
    return Invitation.issue(db, actor, given, async (trx, email) => {
      if (await Customer.byEmail(trx, email)) throw new Invalid({ email: ['is that of a customer already'] });
      await Invitation.query(trx).where({ email }).delete();
      return { customer_id: actor.id, name, role };
    });
  }

  protected override async end(trx: Transaction): Promise<void> {
    await this.$query(trx).delete();
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
}
