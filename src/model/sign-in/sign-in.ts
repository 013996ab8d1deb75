/** What app tokens and browser sessions have in common. */
import { type Actor, personIdOf, type SignIn } from '../../../contracts/access.ts';
import type { Transaction } from '../../database/transaction.ts';
import { Failure } from '../../errors.ts';
import type { LogEvent } from '../../events.ts';

/** How the customer signed in. */
export type SignInMethod = 'password' | 'social';

/** The client of a sign-in. */
export interface SignInClient {
  signInMethod?: SignInMethod | undefined;
  /** The name that the browser or the app sends. */
  userAgent?: string | undefined;
  /** See `networkOf`. */
  network?: string | undefined;
  logEvent?: LogEvent | undefined;
}

/**
 * Whether a customer is unchanged since the sign-in, as SQL on its row: same password and e-mail address, not
 * suspended, as the museum that it acts for, and not promoted to admin with only a social network vouching for it.
 */
const unchanged = `
  id = :id and suspended_at is null and password_hash is not distinct from :password_hash and email = :email
  and (:signInMethod::text is distinct from 'social' or role is distinct from 'admin')
  and not exists (select from customers museum where museum.id = customers.member_of and museum.suspended_at is not null)`;

interface SignInState {
  id: number;
  email: string;
  password_hash?: string | null;
}

/**
 * Throws `wrong_credentials` where the customer has changed since it was read. Its row is locked, so that a change
 * waits, and ends what this transaction makes. The check is a separate statement: one that has waited for a lock sees
 * an outdated museum.
 */
export async function requireUnchanged(
  trx: Transaction,
  { id, email, password_hash = null }: SignInState,
  signInMethod: SignInMethod | undefined,
): Promise<void> {
  await trx('customers').where({ id }).forNoKeyUpdate().first('id');
  const state = { id, email, password_hash, signInMethod: signInMethod ?? null };
  const { rowCount } = await trx.raw(`select from customers where ${unchanged}`, state);
  if (rowCount === 0) throw new Failure('wrong_credentials', { customer: id });
}

/** Throws where the sign-in has ended since the request began: both lock the customer's row. */
export async function requireStillSignedIn(trx: Transaction, { table, id }: SignIn): Promise<void> {
  const found = await trx(table).where({ id }).forUpdate().first('id');
  if (!found) throw new Failure(table === 'tokens' ? 'unknown_token' : 'not_signed_in');
}

/** The rights of a person, as stored in its row. */
interface Rights {
  role: string | null;
  member_of?: number | null;
  member_role?: string | null;
  suspended_at?: Date | null;
}

/**
 * Whether the person still has the rights from the start of the request, which may change while a long body arrives.
 */
export const isStillActor = (actor: Actor, row: Rights): boolean =>
  !row.suspended_at &&
  (row.role === 'admin') === actor.isAdmin &&
  (row.member_of ?? undefined) === (actor.member && actor.id) &&
  (row.member_role ?? undefined) === actor.member?.role;

/** Throws where the rights have changed; locks the row until the transaction ends. */
export async function requireSameRights(trx: Transaction, actor: Actor): Promise<void> {
  const row = await trx('customers')
    .where({ id: personIdOf(actor) })
    .forShare()
    .first('role', 'member_of', 'member_role', 'suspended_at');
  if (!row || !isStillActor(actor, row)) throw new Failure('not_signed_in');
}

/**
 * Ends all tokens and sessions of a customer except the given one, and its password links. Returns the number of the
 * first two.
 */
export async function endSignIns(trx: Transaction, customerId: number, except?: SignIn): Promise<number> {
  const end = (table: SignIn['table']) =>
    trx(table)
      .where({ customer_id: customerId })
      .whereNot({ id: except?.table === table ? except.id : 0 })
      .delete();
  await trx('password_links').where({ customer_id: customerId }).delete();
  return (await end('tokens')) + (await end('sessions'));
}

/**
 * Ends everything that social networks vouch for: the customer's identities, and the tokens and sessions by social
 * sign-in. Those of unknown origin count as such where there is an identity.
 */
export async function endSocialSignIns(trx: Transaction, customerId: number): Promise<number> {
  const identities = await trx('social_identities').where({ customer_id: customerId }).delete();
  const ways = identities > 0 ? `came_by is distinct from 'password'` : `came_by = 'social'`;
  const end = (table: SignIn['table']) => trx(table).where({ customer_id: customerId }).whereRaw(ways).delete();
  return (await end('tokens')) + (await end('sessions'));
}
