import { Model } from 'objection';
import type { Database } from '../../database/connect.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import { Customer } from '../customer.ts';
import { emailForms } from '../email.ts';
import { createSignInFinder, type LiveSignIn } from './live-sign-in.ts';
import { digestOf, newSecret } from './secret.ts';
import { requireUnchanged, type SignInClient } from './sign-in.ts';

const findLive = createSignInFinder('tokens', 'last_used_at > now() - make_interval(days => $2)');

/** The most tokens of a customer: beyond that, the least recently used one is removed. */
export const maxTokens = 1000;

const beyondMost = (trx: Transaction, customer_id: number) =>
  trx('tokens')
    .select('id')
    .where({ customer_id })
    .orderBy([
      { column: 'last_used_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .offset(maxTokens);

/**
 * An app's authentication token. It ends by signing out, by a new password or e-mail address, and after some days
 * without use ("idle"); use is noted by the hour, since a write for each request would cost more than all else.
 */
export class Token extends Model {
  static override tableName = 'tokens';

  declare id: number;
  declare customer_id: number;
  declare digest: Buffer;
  /** The name that the app sent, and its network; null where unknown. */
  declare user_agent: string | null;
  declare network: string | null;
  declare created_at: Date;
  declare last_used_at: Date;

  /**
   * A new token of 256 random bits, which is stored nowhere. Throws `wrong_credentials` when the customer has changed
   * since it was read.
   */
  static async issue(
    db: Database,
    customer: Customer,
    { signInMethod, userAgent, network, logEvent }: SignInClient = {},
  ): Promise<string> {
    const token = newSecret();
    const ended = await inTransaction(db, async (trx) => {
      // It locks the customer's row, so that each of concurrent sign-ins counts the tokens of the others.
      await requireUnchanged(trx, customer, signInMethod);
      await trx('tokens').insert({
        customer_id: customer.id,
        digest: digestOf(token),
        came_by: signInMethod ?? null,
        user_agent: userAgent?.slice(0, 255) ?? null,
        network: network ?? null,
      });
      return trx('tokens').whereIn('id', beyondMost(trx, customer.id)).delete();
    });
    if (ended > 0) logEvent?.({ event: 'revoked', reason: 'too_many_tokens', customer: customer.id });
    return token;
  }

  /** The sign-in of the token, and its customer; undefined when it is unknown or has ended. */
  static find(db: Database, token: string, idleDays: number): Promise<LiveSignIn | undefined> {
    return findLive(db, digestOf(token), idleDays);
  }

  /** Ends a token of the customer with this e-mail address. Returns the customer; undefined without one. */
  static async revoke(db: Database, token: string, email: string, idleDays: number): Promise<number | undefined> {
    const [ended] = await inTransaction(db, async (trx) => {
      const owner = Customer.query(trx).select('id').whereIn('email', emailForms(email));
      const live = Token.query(trx).whereRaw('last_used_at > now() - make_interval(days => ?)', [idleDays]);
      return live
        .where({ digest: digestOf(token) })
        .whereIn('customer_id', owner)
        .delete()
        .returning('customer_id');
    });
    return ended?.customer_id;
  }

  /** The valid tokens of a customer, the most recently used first. */
  static async ofCustomer(db: Database, { id }: Customer, idleDays: number): Promise<Token[]> {
    const live = Token.query(db).whereRaw('last_used_at > now() - make_interval(days => ?)', [idleDays]);
    return live.where({ customer_id: id }).orderBy('last_used_at', 'desc').orderBy('id', 'desc').limit(maxTokens);
  }

  /** Ends one of the customer's tokens, or all. Returns their number. */
  static async end(db: Database, { id: customer_id }: Customer, id?: number): Promise<number> {
    const meant = { customer_id, ...(id !== undefined && { id }) };
    return inTransaction(db, async (trx) => Token.query(trx).where(meant).delete());
  }

  /** Removes tokens unused for so many days. Returns their number. */
  static async prune(db: Database, idleDays: number): Promise<number> {
    return Token.query(db).whereRaw('last_used_at <= now() - make_interval(days => ?)', [idleDays]).delete();
  }
}
