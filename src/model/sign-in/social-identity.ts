import { Model } from 'objection';
import type { Database } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import { Failure } from '../../errors.ts';
import type { Tell } from '../../events.ts';
import { Customer } from '../customer.ts';
import { canonicalEmail } from '../email.ts';

/** A person as a network knows it. */
export interface SocialProfile {
  issuer: string;
  /** The network's own name for the person, which never changes, unlike an e-mail address. */
  subject: string;
  /** Present only if the network has verified it. */
  email: string | undefined;
  name: string | undefined;
}

/** A person of a social network who is one of our customers. */
export class SocialIdentity extends Model {
  static override tableName = 'social_identities';

  declare id: number;
  declare customer_id: number;
  declare issuer: string;
  declare subject: string;
  declare created_at: Date;

  /**
   * The customer that a person is. At the first sign-in the verified e-mail address decides: the customer who has it, or a
   * new one. Throws `social_token_refused` where there is no such address, where the customer is suspended, and where it is
   * an admin's: what a network vouches for is not enough for that.
   *
   * Linking to a customer who exists would be no good if somebody could put in an address that isn't theirs, and wait with a
   * password for its owner to come. Customers are made by admins and by verified sign-ins only, but can change their own
   * addresses: who has done that loses all other ways in.
   */
  static async customerOf(db: Database, profile: SocialProfile, tell?: Tell): Promise<Customer> {
    const customer = (await SocialIdentity.known(db, profile)) ?? (await SocialIdentity.link(db, profile, tell));
    // Becoming an admin takes the identities away; one that a version before has left is worth nothing either.
    if (customer.isAdmin) throw new Failure('social_token_refused', { cause: 'the customer is an admin' });
    refuseSuspended(customer);
    return customer;
  }

  private static async known(db: Database, { issuer, subject }: SocialProfile): Promise<Customer | undefined> {
    const identity = SocialIdentity.query(db).select('customer_id').where({ issuer, subject });
    return Customer.query(db).findOne('id', 'in', identity);
  }

  private static async link(db: Database, profile: SocialProfile, tell?: Tell): Promise<Customer> {
    const { issuer, subject, email, name } = profile;
    if (email === undefined) throw new Failure('social_token_refused', { cause: 'no verified e-mail address' });
    const { customer: linked, isHandedOver } = await inTransaction(db, async (trx) => {
      // One at a time for each person; two persons with one address meet at the customer's unique index.
      await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`${issuer} ${subject}`]);
      const known = await SocialIdentity.known(trx, profile);
      if (known) return { customer: known, isHandedOver: false };
      const values = { email: canonicalEmail(email), name: name ?? null };
      await Customer.query(trx).insert(values).onConflict('email').ignore();
      const customer = await Customer.query(trx).findOne({ email: values.email }).forUpdate().throwIfNotFound();
      if (customer.isAdmin) throw new Failure('social_token_refused', { cause: 'the e-mail address is an admin’s' });
      refuseSuspended(customer);
      const isHandedOver = customer.email_unproven;
      if (isHandedOver) await customer.handOver(trx);
      await SocialIdentity.query(trx).insert({ customer_id: customer.id, issuer, subject });
      return { customer, isHandedOver };
    });
    if (isHandedOver) tell?.({ event: 'revoked', reason: 'handed_over', customer: linked.id });
    return linked;
  }
}

/** Throws `social_token_refused`: why is not told to whom it may be. */
function refuseSuspended(customer: Customer): void {
  if (customer.isSuspended) throw new Failure('social_token_refused', { cause: 'the customer is suspended' });
}
