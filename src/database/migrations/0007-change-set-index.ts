/** The entries of a change set, and the sets that take one back. */
import type { Knex } from 'knex';
import { makeIndexes } from './make-indexes.ts';

export const changeSetIndexes = {
  history_change_set_idx: 'index % on history (change_set, id) where change_set is not null',
  history_undoes_idx: 'index % on history (undoes) where undoes is not null',
};

export const changeSetIndex = {
  config: { transaction: false },
  up: (db: Knex) => makeIndexes(db, changeSetIndexes),
};
