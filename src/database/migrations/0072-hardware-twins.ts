import type { Knex } from 'knex';
import { createIndexConcurrently, dropIndexConcurrently } from './concurrently.ts';

/** Outside of a transaction, as an index that is made concurrently has to be. */
export const config = { transaction: false };

const name = 'hardwares_twins_idx';

/** By it the start finds the items that others have taken the key of. */
export const up = (db: Knex) =>
  createIndexConcurrently(db, name, 'hardwares (id) where match_key <> hardware_key(hardware_type, identifier)');

export const down = (db: Knex) => dropIndexConcurrently(db, name);
