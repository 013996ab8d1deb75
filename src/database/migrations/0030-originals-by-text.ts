import type { Knex } from 'knex';
import { createIndexConcurrently, dropIndexConcurrently } from './concurrently.ts';

/** Outside of a transaction, as an index that is made concurrently has to be. */
export const config = { transaction: false };

/** By these the memory finds out whether anybody still has a text. */
const tables = ['translations', 'name_translations'] as const;

export async function up(db: Knex): Promise<void> {
  for (const table of tables)
    await createIndexConcurrently(
      db,
      `${table}_memory_key_idx`,
      `${table} (memory_key(text)) where origin = 'original'`,
    );
}

export async function down(db: Knex): Promise<void> {
  for (const table of tables) await dropIndexConcurrently(db, `${table}_memory_key_idx`);
}
