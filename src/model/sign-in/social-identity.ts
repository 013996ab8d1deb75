import { Model } from 'objection';
import type { Database } from '../../database/connect.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import { Failure } from '../../errors.ts';
import type { LogEvent } from '../../events.ts';
import { Customer } from '../customer.ts';
import { canonicalEmail, isNewEmail } from '../email.ts';

/** A person's profile at a social network. */
export interface SocialProfile {
  issuer: string;
  /** The network's permanent id for the person, unlike an e-mail address. */
  subject: string;
  /** Present only if the network has verified it. */
  email: string | undefined;
  name: string | undefined;
}

/** A customer's identity at a social network. */
export class SocialIdentity extends Model {
  static override tableName = 'social_identities';

  declare id: number;
  declare customer_id: number;
  declare issuer: string;
  declare subject: string;
  declare created_at: Date;

  /**
   * The customer of a person. At the first sign-in the verified e-mail address decides: its customer, or a new one.
   * Throws `social_token_refused` without such an address, for a suspended customer, and for an admin, for whom a
   * network's word does not suffice.
   *
   * Linking to an existing account would be unsafe if an attacker could enter another person's address and wait for its
   * owner. Customers are created by admins and verified sign-ins only, but can change their own addresses: an account
   * with a changed, unproven address loses all its other sign-ins here.
   */
  static async customerOf(db: Database, profile: SocialProfile, logEvent?: LogEvent): Promise<Customer> {
    const customer = (await SocialIdentity.known(db, profile)) ?? (await SocialIdentity.link(db, profile, logEvent));
    // Becoming an admin removes the identities; any other one is void.
    if (customer.isAdmin) throw new Failure('social_token_refused', { cause: 'the customer is an admin' });
    refuseSuspended(customer);
    return customer;
  }

  private static async known(db: Database, { issuer, subject }: SocialProfile): Promise<Customer | undefined> {
    const identity = SocialIdentity.query(db).select('customer_id').where({ issuer, subject });
    return Customer.query(db).findOne('id', 'in', identity);
  }

  private static async link(db: Database, profile: SocialProfile, logEvent?: LogEvent): Promise<Customer> {
    const { issuer, subject, email, name } = profile;
    if (email === undefined) throw new Failure('social_token_refused', { cause: 'no verified e-mail address' });
    const { customer: linked, isHandedOver } = await inTransaction(db, async (trx) => {
      // Serialised by person; two persons with one address meet at the customer's unique index.
      await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`${issuer} ${subject}`]);
      const known = await SocialIdentity.known(trx, profile);
      if (known) return { customer: known, isHandedOver: false };
      const customer = await SocialIdentity.holderOf(trx, email, name);
      if (customer.isAdmin) throw new Failure('social_token_refused', { cause: 'the e-mail address is an admin’s' });
      refuseSuspended(customer);
      const isHandedOver = customer.email_unproven;
      if (isHandedOver) await customer.handOver(trx);
      await SocialIdentity.query(trx).insert({ customer_id: customer.id, issuer, subject });
      return { customer, isHandedOver };
    });
    if (isHandedOver) logEvent?.({ event: 'revoked', reason: 'handed_over', customer: linked.id });
    return linked;
  }

  /** The customer with the verified address, locked; a new one if there is none, and a new one may have the address. */
  private static async holderOf(trx: Transaction, email: string, name: string | undefined): Promise<Customer> {
    const present = await Customer.queryByEmail(trx, email).forUpdate();
    if (present) return present;
    if (!isNewEmail(email))
      throw new Failure('social_token_refused', { cause: 'no new customer may have the address' });
    await Customer.query(trx)
      .insert({ email: canonicalEmail(email), name: name ?? null })
      .onConflict('email')
      .ignore();
    return Customer.queryByEmail(trx, email).forUpdate().throwIfNotFound();
  }
}

/** Throws `social_token_refused`: the reason is not revealed. */
function refuseSuspended(customer: Customer): void {
  if (customer.isSuspended) throw new Failure('social_token_refused', { cause: 'the customer is suspended' });
}
