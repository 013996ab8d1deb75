import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- How often what was read. What is counted stays when its tag, its place or its customer is gone.
    create table reads (
      -- In UTC.
      day date not null,
      tag_id integer not null,
      -- Of the tag when it was read.
      customer_id integer,
      place_id integer,
      -- Of the text as it was served; null where there was none.
      lang_code lang_code,
      way text not null,
      -- What was wished for most and was not there: a language, or something that is none of ours.
      missed text,
      reads bigint not null,
      constraint reads_way check (way in ('page', 'identifier', 'beacon', 'nfc', 'qr', 'batch')),
      constraint reads_some check (reads > 0)
    );
    create unique index reads_kind_key
      on reads (day, tag_id, customer_id, place_id, lang_code, way, missed) nulls not distinct;
    create index reads_customer_id_day_idx on reads (customer_id, day);
    create index reads_tag_id_day_idx on reads (tag_id, day);

    -- What web processes have handed in, so that nothing is counted twice where one of them had to try again.
    create table read_batches (
      id uuid primary key,
      added_at timestamptz not null default now()
    );
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table read_batches; drop table reads;');
}
