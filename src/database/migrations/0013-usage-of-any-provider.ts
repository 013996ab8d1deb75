import type { Knex } from 'knex';

/** A new provider is no change of the tables: a scope is a word, or one owner or tag. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table translation_usage drop constraint translation_usage_scope_known;
    alter table translation_usage add constraint translation_usage_scope_form
      check (scope ~ '^([a-z][a-z0-9_]*|(owner|tag):[1-9][0-9]*)$');
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    delete from translation_usage
      where scope not in ('all', 'unowned', 'azure', 'deepl', 'google', 'libretranslate', 'apertium')
        and scope not like '%:%';
    alter table translation_usage drop constraint translation_usage_scope_form;
    alter table translation_usage add constraint translation_usage_scope_known
      check (scope in ('all', 'unowned', 'azure', 'deepl', 'google', 'libretranslate', 'apertium')
        or scope ~ '^(owner|tag):[1-9][0-9]*$');
  `);
}
