/**
 * A place's names by hand in languages: a JSON object by language code, null for none. It is text, as what history has of a field
 * is a text or a number. PostgreSQL 15 does not know `is json`.
 */
import type { Knex } from 'knex';

export const placeNames = {
  up: (trx: Knex) =>
    trx.raw(`
  alter table places add column names text;
  alter table places add constraint places_names_by_language check (json_typeof(names::json) = 'object' and names <> '{}');`),
};
