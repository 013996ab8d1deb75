import { Model } from 'objection';
import { Customer, canonicalEmail } from '../customers/customer.ts';
import { type Database, runNamed } from '../database/connect.ts';
import { Failure } from '../errors.ts';
import { digestOf, newSecret } from './secret.ts';
import { isRecent, type SignIn, type SignInPlace, stateOf, unchanged } from './sign-in.ts';

/** Columns by name: `*` would break the prepared statement as soon as a migration adds one. */
const findCustomer = `
  select c.id, c.email, c.name, c.role, c.password_hash, c.created_at, c.updated_at,
         t.id as token_id, t.${isRecent} as is_recent, t.last_used_at < now() - interval '1 hour' as is_stale
  from tokens t
  join customers c on c.id = t.customer_id
  where t.digest = $1 and t.last_used_at > now() - make_interval(days => $2)`;

/** A token that is valid, with whom it belongs to. */
export interface LiveToken extends SignIn {
  customer: Customer;
}

/**
 * An authentication token: proof that a customer has signed in. It ends by signing out, by a new password or e-mail address, and after
 * some days without use ("idle"); use is noted by the hour, since a write for each request would cost more than all else.
 */
export class Token extends Model {
  static override tableName = 'tokens';

  declare id: number;
  declare customer_id: number;
  declare digest: Buffer;
  declare created_at: Date;
  declare last_used_at: Date;

  /**
   * A new token of 256 random bits, which is stored nowhere. Throws `wrong_credentials` when the customer has changed since
   * it was read (see `unchanged`): the lock makes a change wait, and then end this token too.
   */
  static async issue(
    db: Database,
    customer: Customer,
    { cameBy, userAgent, network }: SignInPlace = {},
  ): Promise<string> {
    const token = newSecret();
    const { rowCount } = await db.raw(
      `insert into tokens (customer_id, digest, came_by, user_agent, network)
       select id, :digest, :cameBy, :userAgent, :network from customers where ${unchanged} for share`,
      {
        ...stateOf(customer, cameBy),
        digest: digestOf(token),
        userAgent: userAgent?.slice(0, 255) ?? null,
        network: network ?? null,
      },
    );
    if (rowCount === 0) throw new Failure('wrong_credentials');
    return token;
  }

  /** What the token stands for, and who it belongs to; undefined when it is unknown or has ended. */
  static async find(db: Database, token: string, idleDays: number): Promise<LiveToken | undefined> {
    const [row] = await runNamed<Customer & { token_id: number; is_stale: boolean; is_recent: boolean }>(
      db,
      'customer-of-token',
      findCustomer,
      [digestOf(token), idleDays],
    );
    if (!row) return undefined;
    const { token_id: id, is_stale, is_recent, ...customer } = row;
    if (is_stale) Token.touch(db, id);
    return { table: 'tokens', id, isRecent: is_recent, customer: Customer.fromDatabaseJson(customer) };
  }

  /** Ends a token. Answers whether there was such a one, of the customer with this e-mail address. */
  static async revoke(db: Database, token: string, email: string, idleDays: number): Promise<boolean> {
    const owner = Customer.query(db)
      .select('id')
      .where({ email: canonicalEmail(email) });
    const live = Token.query(db).whereRaw('last_used_at > now() - make_interval(days => ?)', [idleDays]);
    return (
      (await live
        .where({ digest: digestOf(token) })
        .whereIn('customer_id', owner)
        .delete()) > 0
    );
  }

  /** Removes the tokens that nobody has used for so many days. Answers how many. */
  static async prune(db: Database, idleDays: number): Promise<number> {
    return Token.query(db).whereRaw('last_used_at <= now() - make_interval(days => ?)', [idleDays]).delete();
  }

  /** Notes the use, behind the back of the request: should it fail, the next use notes it. */
  private static touch(db: Database, id: number): void {
    Token.query(db)
      .findById(id)
      .whereRaw(`last_used_at < now() - interval '1 hour'`)
      .patch({ last_used_at: db.fn.now() as unknown as Date })
      .catch(() => {});
  }
}
