import type { Knex } from 'knex';
import { createIndexConcurrently, dropIndexConcurrently } from './concurrently.ts';

/** Outside of a transaction, as an index that is made concurrently has to be. */
export const config = { transaction: false };

/** The list of tags in the orders that people choose: a page reads its rows, and not all of them to sort them. */
const indexes: Record<string, string> = {
  name_translations_sorted_idx: `name_translations (text collate "und-x-icu", tag_id) where origin = 'original'`,
  places_sorted_idx: 'places (name collate "und-x-icu")',
  tags_updated_at_id_idx: 'tags (updated_at, id)',
};

export async function up(db: Knex): Promise<void> {
  for (const [name, on] of Object.entries(indexes)) await createIndexConcurrently(db, name, on);
}

export async function down(db: Knex): Promise<void> {
  for (const name of Object.keys(indexes)) await dropIndexConcurrently(db, name);
}
