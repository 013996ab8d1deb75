import type { Knex } from 'knex';
import { createIndexConcurrently, dropIndexConcurrently } from './concurrently.ts';

/** Outside of a transaction, as an index that is made concurrently has to be. */
export const config = { transaction: false };

const name = 'translations_coverage_idx';

/** In which language there is a text, and how it stands, without the text. */
export const up = (db: Knex) =>
  createIndexConcurrently(db, name, 'translations (text_record_id) include (lang_code, origin, source_hash)');
export const down = (db: Knex) => dropIndexConcurrently(db, name);
