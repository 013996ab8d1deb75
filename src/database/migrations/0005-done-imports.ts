/** Tables that wait for agreement are kept as their files had them, and what became of an import is kept for a day. */
import type { Knex } from 'knex';

export const doneImports = {
  up: (trx: Knex) =>
    trx.raw(`
      alter table open_imports alter csv drop not null, add content text;
      create table done_imports (
        id uuid primary key default gen_random_uuid(),
        customer_id integer not null references customers on delete cascade,
        created_at timestamptz not null default now(),
        report json not null,
        left_out text
      );
      create index done_imports_customer_id_idx on done_imports (customer_id, created_at);
    `),
};
