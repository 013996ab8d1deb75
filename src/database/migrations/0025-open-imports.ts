import type { Knex } from 'knex';

/** Tables that somebody has looked at, and not agreed to yet: the last one of each customer, for an hour. */
export const up = (db: Knex): Promise<void> =>
  db.raw(`
    create table open_imports (
      customer_id integer primary key references customers on delete cascade,
      id uuid not null default gen_random_uuid(),
      csv text not null,
      created_at timestamptz not null default now()
    )
  `);

export const down = (db: Knex): Promise<void> => db.raw('drop table open_imports');
