import type { Knex } from 'knex';

/** What visitors report of texts and names, and how many reports have come from an address within the hour. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table reports (
      id integer generated always as identity primary key,
      tag_id integer not null references tags on delete cascade,
      part text not null constraint reports_part_known check (part in ('text', 'name')),
      lang_code lang_code not null,
      -- Of the original that the words which were read are, or were made from.
      source_hash text not null,
      -- Of those words themselves, with their language. Null: they were others by then already.
      read_hash text,
      words text not null constraint reports_words_length check (char_length(words) <= 500),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create index reports_tag_id_idx on reports (tag_id, id);
    create index reports_created_at_idx on reports (created_at);
    create trigger row_updated before update on reports for each row execute function row_updated();

    create table report_counts (
      -- An address, or an address and a tag, hashed with the key of report_key.
      key text primary key,
      reports integer not null,
      -- When the first came that counts.
      since timestamptz not null
    );
    create index report_counts_since_idx on report_counts (since);

    -- One for the database, so that all processes count alike. An address is never stored, and its hash goes after the hour.
    create table report_key (
      is_only boolean primary key default true check (is_only),
      key text not null
    );
    insert into report_key (key) values (concat(gen_random_uuid(), gen_random_uuid()));
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table report_key, report_counts, reports');
}
