import type { Knex } from 'knex';

/**
 * The moment of documents for searches that say, too, what a tag lacks by which lists are sorted: they do where it is that of all
 * documents. A runner of before does not note it, and says nothing of it.
 */
export const up = (db: Knex) => db.raw('alter table search_documented add column lacks pg_snapshot');
export const down = (db: Knex) => db.raw('alter table search_documented drop column lacks');
