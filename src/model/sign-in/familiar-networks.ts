/**
 * The networks that customers have signed in from. Whoever locks an account by failing on purpose does not lock it there.
 */

import type { Database } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Customer } from '../customer.ts';

/** Days without a sign-in after which a network is forgotten. */
const memory = 365;

/** Whether the customer has signed in from this network before; as much work where there is no such customer. */
export async function isFamiliar(db: Database, customer: Customer | undefined, network: string): Promise<boolean> {
  const row = await db('login_addresses')
    .where({ customer_id: customer?.id ?? 0, address: network })
    .first('customer_id');
  return row !== undefined;
}

export async function remember(db: Database, customer: Customer, network: string): Promise<void> {
  await inTransaction(db, (trx) =>
    trx.raw(
      `insert into login_addresses (customer_id, address) select id, ? from customers where id = ?
       on conflict (customer_id, address) do update set last_used_at = now()`,
      [network, customer.id],
    ),
  );
}

/** Forgets the networks of long ago. Answers how many. */
export function forgetOldNetworks(db: Database): Promise<number> {
  return db('login_addresses').whereRaw('last_used_at < now() - make_interval(days => ?)', [memory]).delete();
}
