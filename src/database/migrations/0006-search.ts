import type { Knex } from 'knex';

/**
 * Who looks for a word in everybody's texts would read them all without this. A server that does not bring the extension,
 * which belongs to PostgreSQL's own, works all the same.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    do $$ begin
      if exists (select from pg_available_extensions where name = 'pg_trgm') then
        create extension if not exists pg_trgm;
        create index translations_text_trgm_idx on translations using gin (text gin_trgm_ops);
        create index name_translations_text_trgm_idx on name_translations using gin (text gin_trgm_ops);
      end if;
    end $$
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop index if exists name_translations_text_trgm_idx;
    drop index if exists translations_text_trgm_idx;
    drop extension if exists pg_trgm;
  `);
}
