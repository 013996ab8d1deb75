import type { Knex } from 'knex';
import { createIndexConcurrently, dropIndexConcurrently } from './concurrently.ts';

/** Outside of a transaction, as an index that is made concurrently has to be. */
export const config = { transaction: false };

/** Who looks for a word among all tags looks for it in these as well, and would read all of them each time. */
const indexes: Record<string, string> = {
  tags_tag_identifier_trgm_idx: 'tags using gin (tag_identifier gin_trgm_ops)',
  tags_description_trgm_idx: 'tags using gin (description gin_trgm_ops) where description is not null',
  hardwares_identifier_trgm_idx: 'hardwares using gin (identifier gin_trgm_ops)',
  hardwares_match_key_trgm_idx: 'hardwares using gin (match_key gin_trgm_ops)',
};

/** A server that does not bring the extension works without them, as without those of texts. */
export async function up(db: Knex): Promise<void> {
  const { rows } = await db.raw(`select from pg_extension where extname = 'pg_trgm'`);
  if (rows.length === 0) return;
  for (const [name, on] of Object.entries(indexes)) await createIndexConcurrently(db, name, on);
}

export async function down(db: Knex): Promise<void> {
  for (const name of Object.keys(indexes)) await dropIndexConcurrently(db, name);
}
