/** Words are found in reports by an index, as they are in places: there are as many as visitors write. */
import type { Knex } from 'knex';

export const foundReports = {
  up: (trx: Knex) => trx.raw('create index reports_search_idx on reports using gin (search_words(words) gin_trgm_ops)'),
};
