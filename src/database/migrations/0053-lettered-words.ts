import type { Knex } from 'knex';
import { createIndexConcurrently, dropIndexConcurrently } from './concurrently.ts';

/** Outside of a transaction, as an index that is made concurrently has to be. */
export const config = { transaction: false };

/** Two letters begin no number, and most words of a large collection are numbers. */
export const up = (db: Knex) =>
  createIndexConcurrently(db, 'search_words_lettered_idx', `search_words (kind) where word ~ '[^0-9]'`);

export const down = (db: Knex) => dropIndexConcurrently(db, 'search_words_lettered_idx');
