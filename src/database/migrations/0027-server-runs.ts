/**
 * The runs of the database server, which tell cursors that a restore has undone: see `../runs.ts`. Earlier cursors name no
 * run, that is, the first one here.
 */
import type { Knex } from 'knex';

const table = `
  create table server_runs (
    id integer generated always as identity primary key,
    mark text not null,
    next xid8 not null,
    began_at timestamptz not null default now()
  );
  insert into server_runs (mark, next) values ('', '0');
  insert into server_runs (mark, next)
    select left(replace(gen_random_uuid()::text, '-', ''), 16), (pg_snapshot_xmax(pg_current_snapshot())::text::bigint
      + greatest(age(pg_snapshot_xmax(pg_current_snapshot())::xid), 0))::text::xid8;`;

export const serverRuns = {
  up: async (db: Knex) => {
    await db.raw(table);
  },
};
