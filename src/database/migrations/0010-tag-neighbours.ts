/**
 * Visitors go from tag to tag by position, then id: the tags without a position come last.
 */
import type { Knex } from 'knex';
import { makeIndexes } from './make-indexes.ts';

export const neighbourIndexes = {
  tags_neighbours_idx: 'index % on tags (customer_id, coalesce(position::bigint, 2147483648), id) where not hidden',
};

export const tagNeighbours = {
  config: { transaction: false },
  up: (db: Knex) => makeIndexes(db, neighbourIndexes),
};
