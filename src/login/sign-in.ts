/** Being signed in, by an app's token or with a browser's session: what both have in common. */
import type { Transaction } from '../database/transaction.ts';
import { Failure } from '../errors.ts';

export interface SignIn {
  table: 'tokens' | 'sessions';
  id: number;
  /** Whether it has begun a moment ago, so that whoever holds it has just shown who they are. */
  isRecent: boolean;
}

/** In PostgreSQL's words: by its clock, which all processes share. */
export const isRecent = `created_at >= now() - interval '10 minutes'`;

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
