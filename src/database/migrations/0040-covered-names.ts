import type { Knex } from 'knex';
import { createIndexConcurrently, dropIndexConcurrently } from './concurrently.ts';

/** Outside of a transaction, as an index that is made concurrently has to be. */
export const config = { transaction: false };

const name = 'name_translations_coverage_idx';

/** In which language there is a name, and how it stands, without the name. */
export const up = (db: Knex) =>
  createIndexConcurrently(db, name, 'name_translations (tag_id) include (lang_code, origin, source_hash)');
export const down = (db: Knex) => dropIndexConcurrently(db, name);
