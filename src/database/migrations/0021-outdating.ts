/** How far the texts of a museum have been made stale for a new keep word: the id of the tag to go on with; null where all are done. */
import type { Knex } from 'knex';

export const outdating = {
  up: async (trx: Knex) => {
    await trx.raw('alter table keep_words add column outdates_from integer');
    await trx.raw('create index keep_words_outdates_from_idx on keep_words (id) where outdates_from is not null');
  },
};
