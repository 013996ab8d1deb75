/** Finding the customer behind a token or a session that has not ended. */
import type { SignIn } from '../../../contracts/access.ts';
import { type Database, runNamed } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import { Customer } from '../customer.ts';

/** In SQL: by the database's clock, which all processes share. */
const isRecent = `created_at >= now() - interval '10 minutes'`;

/**
 * Whether the stored time of use is older than an hour: a write for each request would cost more than the rest of it.
 */
const wasUsedLongAgo = `last_used_at < now() - interval '1 hour'`;

/** Stores the time of use in the background; after a failure the next use stores it. */
function noteUse(db: Database, { table, id }: SignIn): void {
  inTransaction(db, (trx) =>
    trx(table).where({ id }).whereRaw(wasUsedLongAgo).update({ last_used_at: trx.fn.now() }),
  ).catch(() => {});
}

export interface LiveSignIn extends SignIn {
  customer: Customer;
}

type Row = Customer & { sign_in_id: number; is_stale: boolean; is_recent: boolean };

/**
 * Finds by the digest of a secret; undefined for an unknown or ended one. `isLive`: SQL on the table's columns, with `values` from `$2` on.
 */
export function createSignInFinder(
  table: SignIn['table'],
  isLive: string,
): (db: Database, digest: Buffer, ...values: unknown[]) => Promise<LiveSignIn | undefined> {
  // Explicit columns: `*` would break the prepared statement as soon as a migration adds one.
  const find = `
  select s.id as sign_in_id, s.is_recent, s.is_stale,
         c.id, c.email, c.name, c.role, c.password_hash, c.created_at, c.updated_at,
         c.member_of, c.member_role, c.languages, coalesce(m.name, m.email) as museum
  from (
    select id, customer_id, ${isRecent} as is_recent, ${wasUsedLongAgo} as is_stale from ${table}
    where digest = $1 and ${isLive}) s
  join customers c on c.id = s.customer_id
  left join customers m on m.id = c.member_of
  where m.suspended_at is null`;
  return async (db, ...values) => {
    const [row] = await runNamed<Row>(db, `live-${table}`, find, values);
    if (!row) return undefined;
    const { sign_in_id: id, is_stale, is_recent, ...customer } = row;
    const signIn = { table, id, isRecent: is_recent };
    if (is_stale) noteUse(db, signIn);
    return { ...signIn, customer: Customer.fromDatabaseJson(customer) };
  };
}
