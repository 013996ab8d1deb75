import { Model, raw } from 'objection';
import type { Actor } from '../../../contracts/access.ts';
import type { Database } from '../../database/connect.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import { Failure, Invalid } from '../../errors.ts';
import { authorise } from '../access/policy.ts';
import { Customer } from '../customer.ts';
import { isEmail } from '../email.ts';
import { LinkCounts } from './account-links.ts';
import { hashPassword, passwordMessage } from './passwords.ts';
import { digestOf, newSecret } from './secret.ts';

/** Not for customers that an admin has suspended; those that have left a team need a password to join one. */
const mayHave = ({ isSuspended, left_team = false }: Customer): boolean => !isSuspended || left_team;

/** Whether it can be used: not expired, and the customer may have one. */
const isOpen = `
  password_links.expires_at > now()
  and exists (select from customers c where c.id = password_links.customer_id and (c.suspended_at is null or c.left_team))`;

interface NewLink {
  id: number;
  token: string;
  expires_at: Date;
}

/**
 * A password link: its token's holder chooses a new password for a customer, once, within an hour. It ends together
 * with the customer's tokens and sessions (see `endSignIns`).
 */
export class PasswordLink extends Model {
  static override tableName = 'password_links';

  declare id: number;
  declare customer_id: number;
  declare token_hash: Buffer;
  declare by_mail: boolean;
  declare expires_at: Date;

  /** A link for an admin to pass on. Throws `Invalid` for a suspended customer, who could not use it. */
  static async create(db: Database, actor: Actor, id: number): Promise<NewLink> {
    authorise(actor, 'customers', 'link');
    return inTransaction(db, async (trx) => {
      const customer = await Customer.locked(trx, actor, id);
      if (customer.isSuspended) throw new Invalid({ base: ['is suspended, and has to be let in first'] });
      return PasswordLink.issue(trx, id, false);
    });
  }

  /**
   * A link for a claimed e-mail address, and the stored address to send it to; undefined where there is no account, or
   * its limit for the hour is reached.
   */
  static async forgotten(
    db: Database,
    email: string,
  ): Promise<(NewLink & { email: string; customer_id: number }) | undefined> {
    const known = isEmail(email) ? await Customer.byEmail(db, email) : undefined;
    if (!known || !mayHave(known) || !(await new LinkCounts(db).letter(known.email))) return undefined;
    return inTransaction(db, async (trx) => {
      const customer = await Customer.query(trx).findById(known.id).forNoKeyUpdate();
      // The customer may have changed its address or been suspended meanwhile.
      if (customer?.email !== known.email || !mayHave(customer)) return undefined;
      return { ...(await PasswordLink.issue(trx, customer.id, true)), email: customer.email, customer_id: customer.id };
    });
  }

  private static async issue(trx: Transaction, customer_id: number, by_mail: boolean): Promise<NewLink> {
    const token = newSecret();
    const row = { customer_id, token_hash: digestOf(token), by_mail };
    const { id, expires_at } = await PasswordLink.query(trx).insert(row).returning('*');
    return { id, token, expires_at };
  }

  /** An open link of a customer, for admins. Throws `link_ended` for another. */
  static async find(db: Database, actor: Actor, customer_id: number, id: number): Promise<PasswordLink> {
    authorise(actor, 'customers', 'link');
    const link = await PasswordLink.query(db).findOne({ customer_id, id }).where(raw(isOpen));
    if (!link) throw new Failure('link_ended');
    return link;
  }

  /** The customer of a link's token. Throws `link_ended` for an unusable link. */
  static async customerOf(db: Database, token: string): Promise<Customer> {
    const link = PasswordLink.query(db)
      .select('customer_id')
      .where({ token_hash: digestOf(token) })
      .where(raw(isOpen));
    const customer = await Customer.query(db).findOne('id', 'in', link);
    if (!customer) throw new Failure('link_ended');
    return customer;
  }

  /**
   * Sets the password chosen by the token's holder, from some network (see `networkOf`): all tokens, sessions and
   * password links of the customer end. Returns the customer. Throws `link_ended`, and `Invalid`.
   */
  static async use(db: Database, token: string, { password, network }: { password: string; network: string }) {
    const { id, email } = await PasswordLink.customerOf(db, token);
    const message = await passwordMessage(password, [email]);
    if (message !== undefined) throw new Invalid({ password: [message] });
    const password_hash = await hashPassword(password, network);
    return inTransaction(db, async (trx) => {
      const customer = await Customer.query(trx).findById(id).forUpdate();
      const mine = PasswordLink.query(trx)
        .where({ token_hash: digestOf(token), customer_id: id })
        .where(raw(isOpen));
      const [used] = await mine.delete().returning('by_mail');
      if (!customer || !used) throw new Failure('link_ended');
      await customer.takePassword(trx, password_hash, used.by_mail);
      return id;
    });
  }

  /** Removes expired links. Returns their number. */
  static prune(db: Database): Promise<number> {
    return db('password_links').whereRaw('expires_at <= now()').delete();
  }
}
