/** Networks that customers have signed in from before. A lock-out by deliberate failures does not apply there. */

import type { Database } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Customer } from '../customer.ts';

/** Retention in days without a sign-in. */
const memory = 365;

/** Whether the customer has signed in from this network before; constant work without a customer. */
export async function isFamiliar(db: Database, customer: Customer | undefined, network: string): Promise<boolean> {
  const row = await db('login_addresses')
    .where({ customer_id: customer?.id ?? 0, address: network })
    .first('customer_id');
  return row !== undefined;
}

export async function rememberNetwork(db: Database, customer: Customer, network: string): Promise<void> {
  await inTransaction(db, (trx) =>
    trx.raw(
      `insert into login_addresses (customer_id, address) select id, ? from customers where id = ?
       on conflict (customer_id, address) do update set last_used_at = now()`,
      [network, customer.id],
    ),
  );
}

/** Removes expired networks. Returns their number. */
export function pruneNetworks(db: Database): Promise<number> {
  return db('login_addresses').whereRaw('last_used_at < now() - make_interval(days => ?)', [memory]).delete();
}
