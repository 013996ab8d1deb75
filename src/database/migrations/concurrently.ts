import type { Knex } from 'knex';
import type { Client } from 'pg';

/**
 * For a migration that makes an index on a table that may be large: nobody who writes waits for it meanwhile. PostgreSQL does
 * so outside of transactions only, which a migration says by
 *
 *     export const config = { transaction: false };
 *
 * Such a migration makes indexes and nothing else. Where it is cut short, the half of an index that PostgreSQL leaves
 * behind is removed by the next try. `definition` is what stands behind `create index … on`.
 */
export async function createIndexConcurrently(
  db: Knex,
  name: string,
  definition: string,
  kind: 'unique' | '' = '',
): Promise<void> {
  await onOneConnection(db, async (connection) => {
    const { rows } = await connection.query<{ is_valid: boolean }>(
      'select indisvalid as is_valid from pg_index where indexrelid = to_regclass($1)',
      [name],
    );
    if (rows[0]?.is_valid) return;
    if (rows[0]) await connection.query(`drop index concurrently ${name}`);
    await connection.query(`create ${kind} index concurrently ${name} on ${definition}`);
  });
}

export async function dropIndexConcurrently(db: Knex, name: string): Promise<void> {
  await onOneConnection(db, (connection) => connection.query(`drop index concurrently if exists ${name}`));
}

/** It waits until the transactions of before have ended, however long they take: nobody waits behind it. */
async function onOneConnection(db: Knex, work: (connection: Client) => Promise<unknown>): Promise<void> {
  const connection: Client = await db.client.acquireConnection();
  try {
    const { rows } = await connection.query<{ before: string }>(`select current_setting('lock_timeout') as before`);
    await connection.query('set lock_timeout = 0');
    await work(connection);
    await connection.query(`select set_config('lock_timeout', $1, false)`, [rows[0]?.before]);
  } finally {
    await db.client.releaseConnection(connection);
  }
}
