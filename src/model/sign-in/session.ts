import { Model } from 'objection';
import type { Database } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Customer } from '../customer.ts';
import { createSignInFinder, type LiveSignIn } from './live-sign-in.ts';
import { digestOf } from './secret.ts';
import { requireUnchanged, type SignInClient } from './sign-in.ts';

/** Days until an unused session ends, and until any session ends. */
export const lifetime = { idleDays: 7, days: 30 };

/** In SQL. The numbers are ours, so they may be part of a statement's text. */
const isLive = `last_used_at > now() - interval '${lifetime.idleDays} days' and created_at > now() - interval '${lifetime.days} days'`;

const findLive = createSignInFinder('sessions', isLive);

/** The browser that a session is for. */
interface BrowserSignIn extends SignInClient {
  /** The browser's previous secret, whose session ends. */
  previousSecret?: string | undefined;
  network: string;
}

/**
 * A browser session, proven by the secret in its cookie. It ends by signing out, by revocation from another browser, by
 * a new password or e-mail address, and by time (see `lifetime`). Use is noted by the hour.
 */
export class Session extends Model {
  static override tableName = 'sessions';

  declare id: number;
  declare customer_id: number;
  declare digest: Buffer;
  declare user_agent: string | null;
  declare network: string;
  declare created_at: Date;
  declare last_used_at: Date;

  /**
   * Starts a session with a new secret. Throws `wrong_credentials` when the customer has changed since it was read.
   */
  static async start(db: Database, customer: Customer, secret: string, client: BrowserSignIn): Promise<void> {
    const { previousSecret, signInMethod, userAgent, network } = client;
    await inTransaction(db, async (trx) => {
      await requireUnchanged(trx, customer, signInMethod);
      if (previousSecret)
        await trx('sessions')
          .where({ digest: digestOf(previousSecret) })
          .delete();
      await trx('sessions').insert({
        customer_id: customer.id,
        digest: digestOf(secret),
        came_by: signInMethod ?? null,
        user_agent: userAgent?.slice(0, 255) ?? null,
        network,
      });
    });
  }

  /** The live session of a secret; undefined for an unknown or ended one. */
  static find(db: Database, secret: string): Promise<LiveSignIn | undefined> {
    return findLive(db, digestOf(secret));
  }

  /** The live sessions of a customer, the most recently used first. */
  static async ofCustomer(db: Database, { id }: Customer): Promise<Session[]> {
    return Session.query(db).where({ customer_id: id }).whereRaw(isLive).orderBy('last_used_at', 'desc').orderBy('id');
  }

  /** Ends the session of a secret (sign-out). Returns the customer, if there was one. */
  static async end(db: Database, secret: string): Promise<number | undefined> {
    const digest = digestOf(secret);
    const [ended] = await inTransaction(db, (trx) => trx('sessions').where({ digest }).delete('customer_id'));
    return ended?.customer_id;
  }

  /** Ends one of the customer's sessions. Returns whether it existed. */
  static async revoke(db: Database, { id: customer_id }: Customer, id: number): Promise<boolean> {
    return (await inTransaction(db, async (trx) => Session.query(trx).where({ id, customer_id }).delete())) > 0;
  }

  /** Ends the customer's sessions except this one, if it is its own. Returns their number. */
  static async revokeOthers(db: Database, { id: customer_id }: Customer, id: number): Promise<number> {
    return inTransaction(db, async (trx) => Session.query(trx).where({ customer_id }).whereNot({ id }).delete());
  }

  /** Removes expired sessions. Returns their number. */
  static async prune(db: Database): Promise<number> {
    return Session.query(db).whereRaw(`not (${isLive})`).delete();
  }
}
