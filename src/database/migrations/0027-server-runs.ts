/**
 * The runs of the database server, by which cursors from before a restore are recognised: see `../runs.ts`. Cursors of
 * before name no run, that is, the first one here.
 */
import type { Knex } from 'knex';
import { beginRun } from '../runs.ts';

const table = `
  create table server_runs (
    id integer generated always as identity primary key,
    mark text not null,
    next xid8 not null,
    began_at timestamptz not null default now()
  );
  insert into server_runs (mark, next) values ('', '0');`;

export const serverRuns = {
  up: async (db: Knex) => {
    await db.raw(table);
    await db.raw(beginRun);
  },
};
