import type { Knex } from 'knex';

/** Invitations to become a customer, and how often the forms of links that are sent to people have been posted. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table invitations (
      id integer generated always as identity primary key,
      -- Who invites.
      customer_id integer not null references customers on delete cascade,
      email text not null constraint invitations_email_key unique,
      name text,
      role text,
      -- The token itself is not kept.
      token_hash bytea not null constraint invitations_token_hash_key unique
        constraint invitations_token_hash_length check (octet_length(token_hash) = 32),
      -- Whether a mail server has taken it.
      sent boolean not null default false,
      expires_at timestamptz not null default now() + interval '72 hours',
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create index invitations_customer_id_idx on invitations (customer_id);
    create trigger row_updated before update on invitations for each row execute function row_updated();

    create table link_form_counts (
      key text primary key,
      points integer not null default 0,
      -- Milliseconds since 1970.
      expire bigint
    );
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table link_form_counts, invitations');
}
