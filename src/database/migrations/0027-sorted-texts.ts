import type { Knex } from 'knex';
import { createIndexConcurrently, dropIndexConcurrently } from './concurrently.ts';

/** Outside of a transaction, as an index that is made concurrently has to be. */
export const config = { transaction: false };

/** The other lists in the orders and by the filters that people choose: a page reads its rows, and not all of them. */
const indexes: Record<string, string> = {
  customers_updated_at_id_idx: 'customers (updated_at, id)',
  places_updated_at_id_idx: 'places (updated_at, id)',
  text_records_updated_at_id_idx: 'text_records (updated_at, id) include (tag_id)',
  // With whose it is: who owns few of them has many passed over.
  translations_updated_at_id_idx: 'translations (updated_at, id) include (text_record_id)',
  translations_lang_code_id_idx: 'translations (lang_code, id) include (text_record_id)',
  name_translations_updated_at_id_idx: 'name_translations (updated_at, id) include (tag_id)',
  name_translations_lang_code_id_idx: 'name_translations (lang_code, id) include (tag_id)',
};

export async function up(db: Knex): Promise<void> {
  for (const [name, on] of Object.entries(indexes)) await createIndexConcurrently(db, name, on);
}

export async function down(db: Knex): Promise<void> {
  for (const name of Object.keys(indexes)) await dropIndexConcurrently(db, name);
}
