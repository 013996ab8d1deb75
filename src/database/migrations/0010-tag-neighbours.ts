/**
 * Visitors go from tag to tag by position, then id: the tags without a position come last.
 */
import type { Knex } from 'knex';

export const tagNeighbours = {
  config: { transaction: false },
  up: (db: Knex) =>
    db.raw(`
  create index concurrently if not exists tags_neighbours_idx
    on tags (customer_id, coalesce(position::bigint, 2147483648), id) where not hidden`),
};
