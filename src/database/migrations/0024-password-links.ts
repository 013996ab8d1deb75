import type { Knex } from 'knex';

/** Links by which customers choose a new password. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table password_links (
      id integer generated always as identity primary key,
      customer_id integer not null references customers on delete cascade,
      -- The token itself is not kept.
      token_hash bytea not null constraint password_links_token_hash_key unique
        constraint password_links_token_hash_length check (octet_length(token_hash) = 32),
      -- Whether it went to the e-mail address, which whoever uses it can read then; else an admin has passed it on.
      by_mail boolean not null,
      expires_at timestamptz not null default now() + interval '1 hour',
      created_at timestamptz not null default now()
    );
    create index password_links_customer_id_idx on password_links (customer_id);
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table password_links');
}
