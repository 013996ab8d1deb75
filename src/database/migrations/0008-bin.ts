/** The bin: what was deleted, as it was, for 30 days. Nothing but the bin's own statements reads it. */
import type { Knex } from 'knex';

const table = `
  create table bin (
    id integer generated always as identity primary key,
    resource text not null,
    record_id integer not null,
    customer_id integer references customers on delete cascade,
    name text,
    tag_identifier text,
    deleted_at timestamptz not null default clock_timestamp(),
    deleted_by integer,
    expires_at timestamptz not null default clock_timestamp() + interval '30 days',
    change_set uuid,
    constraint bin_resource_known check (resource in ('tags', 'places'))
  );
  create index bin_customer_id_idx on bin (customer_id, id);
  create index bin_expires_at_idx on bin (expires_at);
  create index bin_record_idx on bin (resource, record_id);

  create table bin_snapshots (
    entry_id integer primary key references bin on delete cascade,
    snapshot jsonb not null
  );`;

export const bin = { up: (trx: Knex) => trx.raw(table) };
