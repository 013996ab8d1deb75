import type { Knex } from 'knex';

/** The browsers in which customers are signed in. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table sessions (
      id integer generated always as identity primary key,
      customer_id integer not null references customers on delete cascade,
      -- SHA-256 of the secret in the browser's cookie, which itself is stored nowhere.
      digest bytea not null,
      -- What the browser called itself, and the network that it came from: its owner should know it again in a list.
      user_agent text,
      network text not null,
      created_at timestamptz not null default now(),
      last_used_at timestamptz not null default now(),
      constraint sessions_digest_length check (octet_length(digest) = 32),
      constraint sessions_user_agent_length check (char_length(user_agent) <= 255)
    );
    create unique index sessions_digest_key on sessions (digest);
    create index sessions_customer_id_idx on sessions (customer_id);
    create index sessions_last_used_at_idx on sessions (last_used_at);
    create index sessions_created_at_idx on sessions (created_at);
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table sessions');
}
