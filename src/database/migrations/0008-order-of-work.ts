import type { Knex } from 'knex';

/** What runners need to tell who hangs, whose wish comes first, and which of the day's caps was met. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- When the runner said last that it goes on; null for a version that does not say so.
    alter table runners
      add column beat_at timestamptz,
      -- How the names of its connections begin.
      add column name text;

    alter table translation_jobs
      -- Who waits for it, the smallest first: see the runner's ledger. A version that does not know it files lookups.
      add column priority smallint not null default 3,
      -- Nobody but lookups has asked for it.
      add column by_lookup boolean not null default true,
      -- Which of the day's caps it was too much for.
      add column cap text;

    -- Besides these, what was sent for one owner's tags, and what lookups have caused of one tag.
    alter table translation_usage drop constraint translation_usage_scope_known;
    alter table translation_usage add constraint translation_usage_scope_known
      check (scope in ('all', 'unowned', 'azure', 'deepl', 'google', 'libretranslate', 'apertium')
        or scope ~ '^(owner|tag):[1-9][0-9]*$');
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    delete from translation_usage where scope like '%:%';
    alter table translation_usage drop constraint translation_usage_scope_known;
    alter table translation_usage add constraint translation_usage_scope_known
      check (scope in ('all', 'unowned', 'azure', 'deepl', 'google', 'libretranslate', 'apertium'));
    alter table translation_jobs drop column cap, drop column by_lookup, drop column priority;
    alter table runners drop column name, drop column beat_at;
  `);
}
