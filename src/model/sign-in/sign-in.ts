/** Being signed in, by an app's token or with a browser's session: what both have in common. */
import type { SignIn } from '../../../contracts/access.ts';
import type { Database } from '../../database/connect.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import { Failure } from '../../errors.ts';
import type { Tell } from '../../events.ts';

/** The way in that a token or session came by. */
export type WayIn = 'password' | 'social';

/** In PostgreSQL's words: by its clock, which all processes share. */
export const isRecent = `created_at >= now() - interval '10 minutes'`;

/** Whether the use that is noted is so old that one of now is to be noted: a write for each request would cost more than all else. */
export const wasUsedLongAgo = `last_used_at < now() - interval '1 hour'`;

/** Notes the use, behind the back of the request: should it fail, the next use notes it. */
export function noteUse(db: Database, { table, id }: SignIn): void {
  inTransaction(db, (trx) =>
    trx(table).where({ id }).whereRaw(wasUsedLongAgo).update({ last_used_at: trx.fn.now() }),
  ).catch(() => {});
}

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
 * Whether a customer still is what was let in, as SQL on its row: with the same password and e-mail address, not suspended,
 * and no admin by now where only a social network has vouched for it.
 */
export const unchanged = `
  id = :id and suspended_at is null and password_hash is not distinct from :password_hash and email = :email
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

/** Ends all tokens and sessions of a customer but the one that is kept, and its links for a new password. Answers how many of the first two. */
export async function endSignIns(trx: Transaction, customerId: number, kept?: SignIn): Promise<number> {
  const end = (table: SignIn['table']) =>
    trx(table)
      .where({ customer_id: customerId })
      .whereNot({ id: kept?.table === table ? kept.id : 0 })
      .delete();
  await trx('password_links').where({ customer_id: customerId }).delete();
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
