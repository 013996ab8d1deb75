import { randomBytes } from 'node:crypto';
import type { Pojo } from 'objection';
import { limits, textOf } from '../../contracts/primitives.ts';
import type { Database } from '../database/connect.ts';
import { Row } from '../database/row.ts';
import { inTransaction } from '../database/transaction.ts';
import { hashPassword } from '../login/passwords.ts';

/** A customer to be made; without a password it signs in by a social network only. */
export interface NewCustomer {
  email: string;
  name?: string | undefined;
  role?: string | undefined;
  password?: string | undefined;
}

/**
 * The form in which e-mail addresses are stored and compared: trimmed, in lower case. The Kelvin sign stays as it is: its
 * lower case is an ASCII `k`, so an address that is spelt with it would be taken for somebody else's.
 */
export const canonicalEmail = (email: string): string =>
  email.trim().replace(/[^\u212a]+/g, (part) => part.toLowerCase());

/** Whether a customer can have this e-mail address. Whether it can be reached, only a letter would tell. */
export function isEmail(email: string): boolean {
  const canonical = canonicalEmail(email);
  return /^[^\s@]+@[^\s@]+$/.test(canonical) && textOf(limits.email).safeParse(canonical).success;
}

/** Any number that no other program locks in this database. */
const firstAdminLock = 7_261_904;

/** Who signs in, and who owns tags and places. */
export class Customer extends Row {
  static override tableName = 'customers';

  declare email: string;
  declare name: string | null;
  declare role: string | null;
  declare password_hash: string | null;

  /** Only an admin sees the records of others; any other role is a word without power. */
  get isAdmin(): boolean {
    return this.role === 'admin';
  }

  static async byEmail(db: Database, email: string): Promise<Customer | undefined> {
    return Customer.query(db).findOne({ email: canonicalEmail(email) });
  }

  /** Makes a customer. Throws Objection's `UniqueViolationError` when the e-mail address is taken. */
  static async add(db: Database, { email, name, role, password }: NewCustomer): Promise<Customer> {
    const password_hash = password === undefined ? null : await hashPassword(password);
    const values = { email: canonicalEmail(email), name: name ?? null, role: role ?? null, password_hash };
    return Customer.query(db).insertAndFetch(values);
  }

  /**
   * Makes the first admin where there is none, with a random password where none is given; several processes may do so at
   * once. Answers who the first admin is, and the random password to the one caller that made it up.
   *
   * A customer that already has this e-mail address is not promoted: it may be anybody, for instance somebody who came by
   * a social network. That is an error, and a person decides.
   */
  static async ensureFirstAdmin(
    db: Database,
    { email, password }: { email: string; password?: string | undefined },
  ): Promise<{ email: string; password?: string; created: boolean }> {
    const first = await Customer.firstAdmin(db);
    if (first) return { email: first.email, created: false };
    const chosen = password ?? randomBytes(18).toString('base64url');
    const password_hash = await hashPassword(chosen);
    return inTransaction(db, async (trx) => {
      await trx.raw('select pg_advisory_xact_lock(?)', [firstAdminLock]);
      const other = await Customer.firstAdmin(trx);
      if (other) return { email: other.email, created: false };
      if (await Customer.byEmail(trx, email)) {
        throw new Error(`There is no admin, and ${email} is a customer without that role: name another address`);
      }
      const admin = await Customer.query(trx).insert({ email: canonicalEmail(email), role: 'admin', password_hash });
      return { email: admin.email, created: true, ...(password === undefined && { password: chosen }) };
    });
  }

  private static async firstAdmin(db: Database): Promise<Customer | undefined> {
    return Customer.query(db).where({ role: 'admin' }).orderBy('id').first();
  }

  /** Gives the customer a new password, which signs it out everywhere. Answers how many tokens that has ended. */
  async setPassword(db: Database, password: string): Promise<number> {
    const password_hash = await hashPassword(password);
    return inTransaction(db, async (trx) => {
      await this.$query(trx).patch({ password_hash });
      return trx('tokens').where({ customer_id: this.id }).delete();
    });
  }

  /** The password's hash is in no answer, whoever forgets to leave it out. */
  override $formatJson(json: Pojo): Pojo {
    const { password_hash: _, ...shown } = super.$formatJson(json);
    return shown;
  }
}
