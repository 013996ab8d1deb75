import type { Knex } from 'knex';
import { createIndexConcurrently, dropIndexConcurrently } from './concurrently.ts';

/** Outside of a transaction, as an index that is made concurrently has to be. */
export const config = { transaction: false };

const name = 'reports_open_idx';

/** By it the work list finds the tags of which visitors have reported something in a language. */
export const up = (db: Knex) =>
  createIndexConcurrently(db, name, 'reports (lang_code, tag_id) where closed_at is null');

export const down = (db: Knex) => dropIndexConcurrently(db, name);
