/** The one-time upgrade of databases from before the baseline; `bring-over.sql` has the differences. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { appliedMigrations, baseline, schemaFiles } from './index.ts';

/** The first and the last migration before the baseline. */
const firstFormer = '0001-customers';
const lastFormer = '0075-reference-twins';

/** In the schema's files only statements, and the ends of tables, begin at the first column. */
const isFunctionOrTrigger = /^(?:create function|create trigger|do) /;

/** Throws an Error for the operator where the database is of a still older version. */
export async function convertFormerSchema(db: Knex): Promise<void> {
  const done = await appliedMigrations(db);
  if (!done.includes(firstFormer)) return;
  if (!done.includes(lastFormer)) {
    throw new Error(
      `The database is of a version before 2026-11-26: its last migration is ${done.at(-1)}. Bring it to ${lastFormer} first: \`npm run migrate\` in a checkout of the last version that has src/database/migrations/${lastFormer}.ts, then here again.`,
    );
  }
  await db.transaction(async (trx) => {
    await trx.raw('set local check_function_bodies = off');
    await trx.raw(readFileSync(join(import.meta.dirname, 'bring-over.sql'), 'utf8'));
    for (const sql of schemaFiles())
      for (const statement of sql.split(/\n(?=\S)/).filter((each) => isFunctionOrTrigger.test(each)))
        await trx.raw(statement.replace(/^create function/, 'create or replace function'));
    await trx.raw('create index places_search_idx on places using gin (search_words(name) gin_trgm_ops)');
    await trx.raw('select index_tags(array(select id from tags))');
    await trx('migrations').delete();
    await trx('migrations').insert({ name: baseline, batch: 1, migration_time: new Date() });
  });
}
