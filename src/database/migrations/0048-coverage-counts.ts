import type { Knex } from 'knex';

/**
 * What the texts and names of a customer's tags in a place come to, as it was counted last; and up to where the journal of changes
 * had been read then. What has changed since is counted anew by who asks.
 */
const tables = `
  create table coverage_counts (
    customer_id integer,
    place_id integer,
    part text not null,
    from_code lang_code not null,
    lang_code lang_code not null,
    original integer not null,
    human integer not null,
    machine integer not null,
    stale integer not null,
    constraint coverage_counts_part_known check (part in ('text', 'name'))
  );
  create unique index coverage_counts_key on coverage_counts (customer_id, place_id, part, from_code, lang_code)
    nulls not distinct;

  -- One row, where anything has been counted.
  create table coverage_counted (
    is_it boolean primary key default true,
    database text not null,
    day date not null,
    next xid8 not null,
    snapshot pg_snapshot not null,
    constraint coverage_counted_once check (is_it)
  );
`;

export const up = (db: Knex) => db.raw(tables);
export const down = (db: Knex) => db.raw('drop table coverage_counts, coverage_counted');
