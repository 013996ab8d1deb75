import type { Knex } from 'knex';
import { createIndexConcurrently, dropIndexConcurrently } from './concurrently.ts';

/** Outside of a transaction, as an index that is made concurrently has to be. */
export const config = { transaction: false };

const name = 'translations_original_lang_code_idx';

/** A list of texts by the language of their originals: where none is in a language, all of them would be looked through. */
export const up = (db: Knex) =>
  createIndexConcurrently(db, name, `translations (lang_code, text_record_id) where origin = 'original'`);
export const down = (db: Knex) => dropIndexConcurrently(db, name);
