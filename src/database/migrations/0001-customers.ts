import type { Knex } from 'knex';

/** Customers and the ways in which they sign in. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table customers (
      id integer generated always as identity primary key,
      email text not null,
      name text,
      -- Only 'admin', to the letter, widens what a customer sees.
      role text,
      -- Argon2id in the PHC string format; null for who only signs in by a social network.
      password_hash text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      -- What "lower case" is beyond ASCII depends on the server's locale, so there the service's word is taken for it.
      constraint customers_email_canonical check (email = lower(btrim(email) collate "C")),
      constraint customers_email_length check (char_length(email) between 3 and 254),
      constraint customers_name_length check (char_length(name) <= 500),
      constraint customers_role_length check (char_length(role) <= 50)
    );
    create unique index customers_email_key on customers (email);
    create index customers_admin_idx on customers (id) where role = 'admin';

    create table tokens (
      id integer generated always as identity primary key,
      customer_id integer not null references customers on delete cascade,
      -- SHA-256 of the token, which itself is stored nowhere.
      digest bytea not null,
      created_at timestamptz not null default now(),
      last_used_at timestamptz not null default now(),
      constraint tokens_digest_length check (octet_length(digest) = 32)
    );
    create unique index tokens_digest_key on tokens (digest);
    create index tokens_customer_id_idx on tokens (customer_id);
    create index tokens_last_used_at_idx on tokens (last_used_at);

    create table social_identities (
      id integer generated always as identity primary key,
      customer_id integer not null references customers on delete cascade,
      issuer text not null,
      subject text not null,
      created_at timestamptz not null default now()
    );
    create unique index social_identities_issuer_subject_key on social_identities (issuer, subject);
    create index social_identities_customer_id_idx on social_identities (customer_id);

    -- Failed sign-ins, counted by rate-limiter-flexible, whose columns these are.
    create table login_failures (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    );
    create index login_failures_expire_idx on login_failures (expire);

    -- From where a customer has signed in before: such an address is not held up by the failures of others.
    create table login_addresses (
      customer_id integer not null references customers on delete cascade,
      address text not null,
      last_used_at timestamptz not null default now(),
      primary key (customer_id, address)
    );
    create index login_addresses_last_used_at_idx on login_addresses (last_used_at);
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop table login_addresses;
    drop table login_failures;
    drop table social_identities;
    drop table tokens;
    drop table customers;
  `);
}
