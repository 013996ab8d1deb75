-- Customers, how they sign in, and what all tables have in common.

create extension if not exists pg_trgm;

-- Names as people sort them: 23 before 113, without case and accents.
create collation natural_order (provider = icu, locale = 'und-u-kn-ks-level1');

create domain lang_code as text
  constraint lang_code_known check (value in (
    'ar', 'bg', 'ca', 'zh-CHS', 'zh-CHT', 'cs', 'da', 'nl', 'en', 'et', 'fi', 'fr', 'de', 'el', 'ht', 'he', 'hi',
    'mww', 'hu', 'id', 'it', 'ja', 'tlh', 'tlh-Qaak', 'ko', 'lv', 'lt', 'ms', 'mt', 'no', 'fa', 'pl', 'pt', 'ro', 'ru',
    'sk', 'sl', 'es', 'sv', 'th', 'tr', 'uk', 'ur', 'vi', 'cy'));

create domain translation_origin as text
  constraint translation_origin_known check (value in ('original', 'machine', 'human'));

create function row_updated() returns trigger
  language plpgsql as $$
  declare
    given timestamptz := new.updated_at;
  begin
    new.updated_at := old.updated_at;
    -- A generated column has no new value before the row is stored.
    if tg_table_name = 'hardwares' then
      old.match_key := new.match_key;
    end if;
    -- What says nothing but another time, as of a tag whose text has changed, is taken at its word.
    new.updated_at := case when new is distinct from old then clock_timestamp() else given end;
    return new;
  end $$;

create table customers (
  id integer generated always as identity primary key,
  email text not null,
  name text,
  role text,
  password_hash text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  email_unproven boolean not null default false,
  suspended_at timestamptz,
  constraint customers_email_canonical check (email = lower(btrim(email) collate "C")),
  constraint customers_email_length check (char_length(email) between 3 and 254),
  constraint customers_name_length check (char_length(name) <= 500),
  constraint customers_role_length check (char_length(role) <= 50)
);
create index customers_admin_idx on customers (id) where role = 'admin';
create unique index customers_email_key on customers (email);
create index customers_updated_at_id_idx on customers (updated_at, id);
create trigger row_updated before update on customers
  for each row execute function row_updated();

create table tokens (
  id integer generated always as identity primary key,
  customer_id integer not null references customers on delete cascade,
  digest bytea not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  came_by text,
  user_agent text,
  network text,
  constraint tokens_came_by_known check (came_by in ('password', 'social')),
  constraint tokens_digest_length check (octet_length(digest) = 32),
  constraint tokens_user_agent_length check (char_length(user_agent) <= 255)
);
create index tokens_customer_id_idx on tokens (customer_id);
create unique index tokens_digest_key on tokens (digest);
create index tokens_last_used_at_idx on tokens (last_used_at);

create table sessions (
  id integer generated always as identity primary key,
  customer_id integer not null references customers on delete cascade,
  digest bytea not null,
  user_agent text,
  network text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  came_by text,
  constraint sessions_came_by_known check (came_by in ('password', 'social')),
  constraint sessions_digest_length check (octet_length(digest) = 32),
  constraint sessions_user_agent_length check (char_length(user_agent) <= 255)
);
create index sessions_created_at_idx on sessions (created_at);
create index sessions_customer_id_idx on sessions (customer_id);
create unique index sessions_digest_key on sessions (digest);
create index sessions_last_used_at_idx on sessions (last_used_at);

create table social_identities (
  id integer generated always as identity primary key,
  customer_id integer not null references customers on delete cascade,
  issuer text not null,
  subject text not null,
  created_at timestamptz not null default now()
);
create index social_identities_customer_id_idx on social_identities (customer_id);
create unique index social_identities_issuer_subject_key on social_identities (issuer, subject);

create table login_addresses (
  customer_id integer not null references customers on delete cascade,
  address text not null,
  last_used_at timestamptz not null default now(),
  primary key (customer_id, address)
);
create index login_addresses_last_used_at_idx on login_addresses (last_used_at);

create table login_failures (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index login_failures_expire_idx on login_failures (expire);

create table email_change_tries (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index email_change_tries_expire_idx on email_change_tries (expire);

create table password_links (
  id integer generated always as identity primary key,
  customer_id integer not null references customers on delete cascade,
  token_hash bytea not null unique,
  by_mail boolean not null,
  expires_at timestamptz not null default now() + interval '1 hour',
  created_at timestamptz not null default now(),
  constraint password_links_token_hash_length check (octet_length(token_hash) = 32)
);
create index password_links_customer_id_idx on password_links (customer_id);

create table link_form_counts (
  key text primary key,
  points integer not null default 0,
  expire bigint
);

create table invitations (
  id integer generated always as identity primary key,
  customer_id integer not null references customers on delete cascade,
  email text not null unique,
  name text,
  role text,
  token_hash bytea not null unique,
  sent boolean not null default false,
  expires_at timestamptz not null default now() + interval '72 hours',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint invitations_token_hash_length check (octet_length(token_hash) = 32)
);
create index invitations_customer_id_idx on invitations (customer_id);
create trigger row_updated before update on invitations
  for each row execute function row_updated();
