/** Deletes very many rows in portions: a single statement would delay others and run into the timeout. */
import type { Knex } from 'knex';

/** Rows of one statement: some tenths of a second. */
const portion = 10_000;

/** Deletes the rows of a table for which an SQL condition holds, a portion in each statement. */
export async function deleteInBatches(db: Knex, table: string, condition: string): Promise<void> {
  const some = `delete from ${table} where ctid in (select ctid from ${table} where ${condition} limit ${portion})`;
  for (let count = portion; count === portion; ) count = (await db.raw(some)).rowCount;
}
