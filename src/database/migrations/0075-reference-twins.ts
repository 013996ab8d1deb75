import type { Knex } from 'knex';
import { createIndexConcurrently, dropIndexConcurrently } from './concurrently.ts';

/** Outside of a transaction, as an index that is made concurrently has to be. */
export const config = { transaction: false };

const name = 'tags_reference_twins_idx';

/** By it the start finds the tags that keep a reference in another form. */
export const up = (db: Knex) =>
  createIndexConcurrently(db, name, 'tags (id) where reference <> reference_form(reference)');

export const down = (db: Knex) => dropIndexConcurrently(db, name);
