import type { Knex } from 'knex';

const tables = ['translations', 'name_translations'];

/**
 * What a machine has stored before, as `md5` of each text: what somebody brings back of it in a table is not their own work.
 * The last hundred of a text in a language are remembered.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create function remember_machine_text() returns trigger language plpgsql as $$
    begin
      if not md5(old.text) = any (old.former_machine_texts) then
        new.former_machine_texts := (array_prepend(md5(old.text), old.former_machine_texts))[1:100];
      end if;
      return new;
    end $$
  `);
  for (const table of tables) {
    await db.raw('alter table ?? add column former_machine_texts text[] not null default array[]::text[]', [table]);
    await db.raw(
      `create trigger remember_machine_text before update of text on ?? for each row
         when (old.origin = 'machine' and old.text is distinct from new.text) execute function remember_machine_text()`,
      [table],
    );
  }
}

export async function down(db: Knex): Promise<void> {
  for (const table of tables) {
    await db.raw('drop trigger remember_machine_text on ??', [table]);
    await db.raw('alter table ?? drop column former_machine_texts', [table]);
  }
  await db.raw('drop function remember_machine_text()');
}
