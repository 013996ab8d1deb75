/** The entries of a change set, and the sets that take one back. */
import type { Knex } from 'knex';

const indexes = [
  'create index concurrently if not exists history_change_set_idx on history (change_set, id) where change_set is not null',
  'create index concurrently if not exists history_undoes_idx on history (undoes) where undoes is not null',
];

export const changeSetIndex = {
  config: { transaction: false },
  up: async (db: Knex) => {
    for (const sql of indexes) await db.raw(sql);
  },
};
