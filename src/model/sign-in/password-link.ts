import { Model, raw } from 'objection';
import type { Actor } from '../../../contracts/access.ts';
import type { Database } from '../../database/connect.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import { Failure, Invalid } from '../../errors.ts';
import { demand } from '../access/policy.ts';
import { Customer, isEmail } from '../customer.ts';
import { LinkCounts } from './account-links.ts';
import { hashPassword, passwordMessage } from './passwords.ts';
import { digestOf, newSecret } from './secret.ts';

/** Whether one can be used: in time, and of who may sign in. */
const isOpen = `
  password_links.expires_at > now()
  and exists (select from customers c where c.id = password_links.customer_id and c.suspended_at is null)`;

export interface NewLink {
  token: string;
  expires_at: Date;
}

/**
 * Lets whoever has its token choose a new password for a customer, once, within an hour. It ends with whatever ends the
 * customer's tokens and sessions (see `endSignIns`).
 */
export class PasswordLink extends Model {
  static override tableName = 'password_links';

  declare id: number;
  declare customer_id: number;
  declare token_hash: Buffer;
  declare by_mail: boolean;
  declare expires_at: Date;

  /** A link that an admin passes on. Throws `Invalid` for a customer that is suspended: it would have no use of it. */
  static async create(db: Database, actor: Actor, id: number): Promise<NewLink> {
    demand(actor, 'customers', 'link');
    return inTransaction(db, async (trx) => {
      const customer = await Customer.locked(trx, actor, id);
      if (customer.isSuspended) throw new Invalid({ base: ['is suspended, and has to be let in first'] });
      return PasswordLink.issue(trx, id, false);
    });
  }

  /**
   * A link for who says that this is their e-mail address, and where to send it; undefined where there is nobody to send one
   * to, or where there were enough of them within the hour.
   */
  static async forgotten(db: Database, email: string): Promise<(NewLink & { email: string }) | undefined> {
    const known = isEmail(email) ? await Customer.byEmail(db, email) : undefined;
    if (!known || known.isSuspended || !(await new LinkCounts(db).letter(known.email))) return undefined;
    return inTransaction(db, async (trx) => {
      const customer = await Customer.query(trx).findById(known.id).forNoKeyUpdate();
      // Meanwhile it may have another address, or be kept out.
      if (customer?.email !== known.email || customer.isSuspended) return undefined;
      return { ...(await PasswordLink.issue(trx, customer.id, true)), email: customer.email };
    });
  }

  private static async issue(trx: Transaction, customer_id: number, by_mail: boolean): Promise<NewLink> {
    const token = newSecret();
    const row = { customer_id, token_hash: digestOf(token), by_mail };
    const { expires_at } = await PasswordLink.query(trx).insert(row).returning('*');
    return { token, expires_at };
  }

  /** The customer whom the link with this token is for. Throws `link_ended` where there is none that can be used. */
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
   * Gives the customer the password that whoever has the token has chosen, from some network (see `networkOf`): all its
   * tokens, sessions and links of this kind end. Answers whose it is. Throws `link_ended`, and `Invalid`.
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

  /** Removes those whose time is over. Answers how many. */
  static prune(db: Database): Promise<number> {
    return db('password_links').whereRaw('expires_at <= now()').delete();
  }
}
