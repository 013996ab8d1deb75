// biome-ignore-all lint/complexity/noThisInStatic: the table is the subclass'
import { type QueryBuilder, type RawBuilder, raw } from 'objection';
import type { Actor } from '../../contracts/access.ts';
import type { Database } from '../database/connect.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { Failure, Invalid } from '../errors.ts';
import { type Listing, OwnedRow, type Page, withAllRows } from './access/owned-row.ts';
import { authorise } from './access/policy.ts';
import { canonicalEmail, isNewEmail } from './email.ts';
import { digestOf, newSecret } from './sign-in/secret.ts';

type Table<R extends LinkInvitation> = { new (): R; prototype: R } & Omit<typeof LinkInvitation, 'prototype'>;

/** An invitation of the person with an e-mail address, by a link with a token. */
export abstract class LinkInvitation extends OwnedRow {
  /** SQL: whether it can be accepted. */
  static readonly isOpen: string;

  declare customer_id: number;
  declare email: string;
  declare name: string | null;
  declare token_hash: Buffer;
  declare sent: boolean;
  declare expires_at: Date;

  /**
   * A new invitation and its token, which is stored nowhere. `columns` checks and makes room for it, serialised by
   * address, and returns its other columns. Throws `Invalid`.
   */
  protected static async issue<R extends LinkInvitation>(
    this: Table<R>,
    db: Database,
    actor: Actor,
    given: string,
    columns: (trx: Transaction, email: string) => Promise<object>,
  ): Promise<{ invitation: R; token: string }> {
    authorise(actor, this.resource, 'create');
    if (!isNewEmail(given)) throw new Invalid({ email: ['is not an e-mail address'] });
    const email = canonicalEmail(given);
    const token = newSecret();
    const invitation = await this.write(db, async (trx) => {
      await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`${this.tableName} ${email}`]);
      const row = { ...(await columns(trx, email)), email, token_hash: digestOf(token) };
      return this.query(trx).insertAndFetch(row) as unknown as Promise<R>;
    });
    return { invitation, token };
  }

  /** The open invitations that fulfil the conditions. */
  static async open<R extends LinkInvitation>(
    this: Table<R>,
    db: Database,
    actor: Actor,
    page?: Page,
    conditions: readonly RawBuilder[] = [],
  ): Promise<Listing<R>> {
    authorise(actor, this.resource, 'index');
    const open = { conditions: [raw(this.isOpen), ...conditions] };
    return withAllRows((await this.list(db, actor, page, open)) as Listing<R>);
  }

  /** Records that a mail server has accepted it. */
  noteSent(db: Database): Promise<unknown> {
    this.sent = true;
    return inTransaction(db, (trx) =>
      trx((this.constructor as typeof LinkInvitation).tableName)
        .where({ id: this.id })
        .update({ sent: true }),
    );
  }

  /** Revokes it. */
  static async destroy(this: Table<LinkInvitation>, db: Database, actor: Actor, id: number): Promise<void> {
    authorise(actor, this.resource, 'destroy');
    await this.write(db, async (trx) => (await this.locked(trx, actor, id)).end(trx));
  }

  protected abstract end(trx: Transaction): Promise<unknown>;

  /** The open invitation of this token. Throws `link_ended` where it cannot be accepted, for any reason. */
  static async withToken<R extends LinkInvitation>(this: Table<R>, db: Database, token: string): Promise<R> {
    const rows = this.query(db) as unknown as QueryBuilder<R, R[]>;
    const [found] = await rows.where({ token_hash: digestOf(token) }).where(raw(this.isOpen));
    if (!found) throw new Failure('link_ended');
    return found as R;
  }

  /** Removes expired invitations. Returns their number. */
  static prune(db: Database): Promise<number> {
    return db(this.tableName).whereRaw('expires_at <= now()').delete();
  }
}
