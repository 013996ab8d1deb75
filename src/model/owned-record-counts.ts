/** Counts of the records that a customer owns. */
import type { Transaction } from '../database/transaction.ts';

interface OwnedCounts {
  tags: number;
  places: number;
  /** Free hardware: attached items belong to the owner of their tag. */
  hardwares: number;
  bundle_links: number;
  bin: number;
  members: number;
}

const counts = ['tags', 'places', 'hardwares', 'bundle_links', 'bin'].map(
  (table) =>
    `(select count(*)::integer from ${table} where customer_id = :id ${table === 'hardwares' ? 'and tag_id is null' : ''}) as ${table}`,
);

/** The customer is locked, so that the counts stay valid. */
export async function countOwned(trx: Transaction, id: number): Promise<OwnedCounts> {
  const members = '(select count(*)::integer from customers where member_of = :id) as members';
  const { rows } = await trx.raw(`select ${[...counts, members].join(', ')}`, { id });
  return rows[0];
}

/**
 * The number of a customer's rows in a table. The customer's row is locked, so that concurrent creates count each
 * other's rows.
 */
export async function countBeforeCreate(trx: Transaction, table: string, customer_id: number): Promise<number> {
  await trx('customers').where({ id: customer_id }).forNoKeyUpdate().first('id');
  const row = await trx(table).where({ customer_id }).count<{ count: string }>('* as count').first();
  return Number(row?.count);
}
