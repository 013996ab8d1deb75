-- What requests leave behind: answers for idempotency keys, limits, visitors' reports, uploads that wait for agreement.

create table kept_answers (
  id bytea primary key,
  customer_id integer references customers on delete cascade,
  values_hash bytea not null,
  answer json,
  claimed_until timestamptz,
  created_at timestamptz not null default now(),
  constraint kept_answers_claimed check (answer is not null or claimed_until is not null)
);
create index kept_answers_created_at_idx on kept_answers (created_at);
create index kept_answers_customer_id_idx on kept_answers (customer_id);

create table anonymous_creates (
  network text primary key,
  minute_from timestamptz not null,
  in_minute integer not null,
  day_from timestamptz not null,
  in_day integer not null,
  characters_in_day bigint not null
);
create index anonymous_creates_day_from_idx on anonymous_creates (day_from);

create table open_imports (
  customer_id integer primary key references customers on delete cascade,
  id uuid not null default gen_random_uuid(),
  csv text not null,
  created_at timestamptz not null default now()
);

create table reports (
  id integer generated always as identity primary key,
  tag_id integer not null references tags on delete cascade,
  part text not null,
  lang_code lang_code not null,
  source_hash text not null,
  read_hash text,
  words text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  closed_at timestamptz,
  constraint reports_part_known check (part in ('text', 'name')),
  constraint reports_words_length check (char_length(words) <= 500)
);
create index reports_created_at_idx on reports (created_at);
create index reports_open_idx on reports (lang_code, tag_id) where closed_at is null;
create index reports_tag_id_idx on reports (tag_id, id);
create trigger row_updated before update on reports
  for each row execute function row_updated();

create table report_counts (
  key text primary key,
  reports integer not null,
  since timestamptz not null
);
create index report_counts_since_idx on report_counts (since);

create table report_key (
  is_only boolean default true primary key,
  key text not null,
  constraint report_key_is_only_check check (is_only)
);
insert into report_key (key) values (concat(gen_random_uuid(), gen_random_uuid()));
