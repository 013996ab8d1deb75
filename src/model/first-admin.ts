/** The first admin of a service. */
import { randomBytes } from 'node:crypto';
import type { Database } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';
import { adminLock, Customer } from './customer.ts';
import { canonicalEmail, isNewEmail } from './email.ts';
import { hashPassword, passwordMessage } from './sign-in/passwords.ts';

/**
 * Creates the first admin where there is none, with a random password by default; safe for concurrent processes.
 * Returns the first admin, and the random password to the one caller that generated it.
 *
 * An existing customer with this e-mail address is not promoted: it may be anybody, for instance from a social
 * network. That is an error for a person to decide.
 */
export async function ensureFirstAdmin(
  db: Database,
  { email, password }: { email: string; password?: string | undefined },
): Promise<{ email: string; password?: string; created: boolean }> {
  const first = await firstAdmin(db);
  if (first) return { email: first.email, created: false };
  if (!isNewEmail(email)) throw new Error('ADMIN_EMAIL is not an e-mail address');
  const message = password === undefined ? undefined : await passwordMessage(password, [email]);
  if (message !== undefined) throw new Error(`ADMIN_PASSWORD ${message}: choose another one`);
  const chosen = password ?? randomBytes(18).toString('base64url');
  const password_hash = await hashPassword(chosen);
  return inTransaction(db, async (trx) => {
    await trx.raw('select pg_advisory_xact_lock(?)', [adminLock]);
    const other = await firstAdmin(trx);
    if (other) return { email: other.email, created: false };
    if (await Customer.byEmail(trx, email)) {
      throw new Error(`There is no admin, and ${email} is a customer without that role: name another address`);
    }
    const admin = await Customer.query(trx).insert({ email: canonicalEmail(email), role: 'admin', password_hash });
    return { email: admin.email, created: true, ...(password === undefined && { password: chosen }) };
  });
}

const firstAdmin = async (db: Database): Promise<Customer | undefined> =>
  Customer.query(db).where({ role: 'admin' }).orderBy('id').first();
