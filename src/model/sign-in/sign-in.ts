/** Being signed in, by an app's token or with a browser's session: what both have in common. */
import type { Transaction } from '../../database/transaction.ts';
import { Failure } from '../../errors.ts';
import type { Tell } from '../../events.ts';

/** The way in that a token or session came by. */
export type WayIn = 'password' | 'social';

export interface SignIn {
  table: 'tokens' | 'sessions';
  id: number;
  /** Whether it has begun a moment ago, so that whoever holds it has just shown who they are. */
  isRecent: boolean;
}

/** In PostgreSQL's words: by its clock, which all processes share. */
export const isRecent = `created_at >= now() - interval '10 minutes'`;

/** Where somebody signs in. */
export interface SignInPlace {
  cameBy?: WayIn | undefined;
  /** What the browser or the app calls itself. */
  userAgent?: string | undefined;
  /** See `networkOf`. */
  network?: string | undefined;
  tell?: Tell | undefined;
}

/**
 * Whether a customer still is what was let in, as SQL on its row: with the same password and e-mail address, and no admin
 * by now where only a social network has vouched for it.
 */
export const unchanged = `
  id = :id and password_hash is not distinct from :password_hash and email = :email
  and (:cameBy::text is distinct from 'social' or role is distinct from 'admin')`;

interface LetIn {
  id: number;
  email: string;
  password_hash?: string | null;
}

/** What `unchanged` compares with. */
export const stateOf = ({ id, email, password_hash = null }: LetIn, cameBy: WayIn | undefined) => ({
  id,
  email,
  password_hash,
  cameBy: cameBy ?? null,
});

/** Throws where the sign-in has ended since the request began: what ends it waits for the customer's row, and so do we. */
export async function demandStanding(trx: Transaction, { table, id }: SignIn): Promise<void> {
  const standing = await trx(table).where({ id }).forUpdate().first('id');
  if (!standing) throw new Failure(table === 'tokens' ? 'unknown_token' : 'not_signed_in');
}

/** Ends all tokens and sessions of a customer but the one that is kept. Answers how many. */
export async function endSignIns(trx: Transaction, customerId: number, kept?: SignIn): Promise<number> {
  const end = (table: SignIn['table']) =>
    trx(table)
      .where({ customer_id: customerId })
      .whereNot({ id: kept?.table === table ? kept.id : 0 })
      .delete();
  return (await end('tokens')) + (await end('sessions'));
}

/**
 * Takes away all that social networks vouch for: the customer's identities there, and the tokens and sessions that came by
 * one. Those of which nobody has noted how they came may have come so where there is an identity.
 */
export async function endSocialSignIns(trx: Transaction, customerId: number): Promise<number> {
  const identities = await trx('social_identities').where({ customer_id: customerId }).delete();
  const ways = identities > 0 ? `came_by is distinct from 'password'` : `came_by = 'social'`;
  const end = (table: SignIn['table']) => trx(table).where({ customer_id: customerId }).whereRaw(ways).delete();
  return (await end('tokens')) + (await end('sessions'));
}
