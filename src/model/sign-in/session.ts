import { Model } from 'objection';
import type { SignIn } from '../../../contracts/access.ts';
import { type Database, runNamed } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import { Customer } from '../customer.ts';
import { digestOf } from './secret.ts';
import { demandUnchanged, isRecent, noteUse, type SignInPlace, wasUsedLongAgo } from './sign-in.ts';

/** Days until an unused session ends, and until any session ends. */
export const lifetime = { idleDays: 7, days: 30 };

/** In SQL. The numbers are ours, so they may be part of a statement's text. */
const isLive = `last_used_at > now() - interval '${lifetime.idleDays} days' and created_at > now() - interval '${lifetime.days} days'`;

/** Explicit columns: `*` would break the prepared statement as soon as a migration adds one. */
const findLive = `
  select s.id as session_id, s.is_recent, s.${wasUsedLongAgo} as is_stale,
         c.id, c.email, c.name, c.role, c.password_hash, c.created_at, c.updated_at,
         c.member_of, c.member_role, c.languages, coalesce(m.name, m.email) as museum
  from (select id, customer_id, last_used_at, ${isRecent} as is_recent from sessions where digest = $1 and ${isLive}) s
  join customers c on c.id = s.customer_id
  left join customers m on m.id = c.member_of
  where m.suspended_at is null`;

/** The browser that a session is for. */
interface BrowserPlace extends SignInPlace {
  /** The browser's previous secret, whose session ends. */
  previousSecret?: string | undefined;
  network: string;
}

/** The live session of a cookie, with its customer. */
export interface LiveSession extends SignIn {
  customer: Customer;
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
  static async start(db: Database, customer: Customer, secret: string, place: BrowserPlace): Promise<void> {
    const { previousSecret, cameBy, userAgent, network } = place;
    await inTransaction(db, async (trx) => {
      await demandUnchanged(trx, customer, cameBy);
      if (previousSecret)
        await trx('sessions')
          .where({ digest: digestOf(previousSecret) })
          .delete();
      await trx('sessions').insert({
        customer_id: customer.id,
        digest: digestOf(secret),
        came_by: cameBy ?? null,
        user_agent: userAgent?.slice(0, 255) ?? null,
        network,
      });
    });
  }

  /** The live session of a secret; undefined for an unknown or ended one. */
  static async find(db: Database, secret: string): Promise<LiveSession | undefined> {
    const [row] = await runNamed<Customer & { session_id: number; is_stale: boolean; is_recent: boolean }>(
      db,
      'live-session',
      findLive,
      [digestOf(secret)],
    );
    if (!row) return undefined;
    const { session_id: id, is_stale, is_recent, ...customer } = row;
    const signIn = { table: 'sessions', id, isRecent: is_recent } as const;
    if (is_stale) noteUse(db, signIn);
    return { ...signIn, customer: Customer.fromDatabaseJson(customer) };
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
