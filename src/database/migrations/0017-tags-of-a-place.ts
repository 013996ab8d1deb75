import type { Knex } from 'knex';
import { createIndexConcurrently, dropIndexConcurrently } from './concurrently.ts';

/** Outside of a transaction, as an index that is made concurrently has to be. */
export const config = { transaction: false };

/** The tags of a place are read in pages, by ascending id; an index of the places alone would read all of them for each page. */
export async function up(db: Knex): Promise<void> {
  await createIndexConcurrently(db, 'tags_place_id_id_idx', 'tags (place_id, id)');
  await dropIndexConcurrently(db, 'tags_place_id_idx');
}

export async function down(db: Knex): Promise<void> {
  await createIndexConcurrently(db, 'tags_place_id_idx', 'tags (place_id)');
  await dropIndexConcurrently(db, 'tags_place_id_id_idx');
}
