/** What belongs to a customer. */
import type { Transaction } from '../database/transaction.ts';

interface Owned {
  tags: number;
  places: number;
  /** Hardware that leads to no tag: the rest is its tag's owner's. */
  hardwares: number;
  bundle_links: number;
  bin: number;
  members: number;
}

const counts = ['tags', 'places', 'hardwares', 'bundle_links', 'bin'].map(
  (table) =>
    `(select count(*)::integer from ${table} where customer_id = :id ${table === 'hardwares' ? 'and tag_id is null' : ''}) as ${table}`,
);

/** The customer is locked: nothing comes in between. */
export async function ownedBy(trx: Transaction, id: number): Promise<Owned> {
  const members = '(select count(*)::integer from customers where member_of = :id) as members';
  const { rows } = await trx.raw(`select ${[...counts, members].join(', ')}`, { id });
  return rows[0];
}

/** How many rows of a table a customer has. Concurrent creates lock the customer's row, so that each counts the rows of the others. */
export async function countBeforeCreate(trx: Transaction, table: string, customer_id: number): Promise<number> {
  await trx('customers').where({ id: customer_id }).forNoKeyUpdate().first('id');
  const row = await trx(table).where({ customer_id }).count<{ count: string }>('* as count').first();
  return Number(row?.count);
}
