import type { Knex } from 'knex';

/**
 * How long lists are, counted with the coverage: of a customer's tags in a place, how many there are, and how many have something in a
 * language. `coverage_counted.lists` is the moment of these counts: they hold where it is that of the coverage. A runner of before
 * counts the coverage alone.
 */
const tables = `
  create table list_counts (
    customer_id integer,
    place_id integer,
    -- Null: in whatever language, or in none.
    lang_code lang_code,
    -- With a text or a name in the language.
    tags integer not null,
    texts integer not null,
    names integer not null
  );
  create unique index list_counts_key on list_counts (lang_code, customer_id, place_id) nulls not distinct;
  alter table coverage_counted add column lists pg_snapshot;
`;

export const up = (db: Knex) => db.raw(tables);
export const down = (db: Knex) => db.raw('alter table coverage_counted drop column lists; drop table list_counts');
