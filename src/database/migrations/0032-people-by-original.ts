import type { Knex } from 'knex';
import { createIndexConcurrently, dropIndexConcurrently } from './concurrently.ts';

/** Outside of a transaction, as an index that is made concurrently has to be. */
export const config = { transaction: false };

const tables = ['translations', 'name_translations'] as const;

/**
 * By these the memory finds the newest that people have made of a text, on however many tags it stands: first the hashes of
 * all originals that are the same to it, one look each, then people's work on them.
 */
export async function up(db: Knex): Promise<void> {
  for (const table of tables) {
    await createIndexConcurrently(
      db,
      `${table}_memory_source_idx`,
      `${table} (memory_key(text), source_hash) where origin = 'original'`,
    );
    await createIndexConcurrently(
      db,
      `${table}_people_idx`,
      `${table} (source_hash, lang_code, updated_at) where origin = 'human'`,
    );
    await dropIndexConcurrently(db, `${table}_memory_key_idx`);
  }
}

export async function down(db: Knex): Promise<void> {
  for (const table of tables) {
    await createIndexConcurrently(
      db,
      `${table}_memory_key_idx`,
      `${table} (memory_key(text)) where origin = 'original'`,
    );
    await dropIndexConcurrently(db, `${table}_people_idx`);
    await dropIndexConcurrently(db, `${table}_memory_source_idx`);
  }
}
