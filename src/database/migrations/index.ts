import type { Knex } from 'knex';
import * as customers from './0001-customers.ts';
import * as tags from './0002-tags.ts';
import * as translationJobs from './0003-translation-jobs.ts';
import * as sessions from './0004-sessions.ts';
import * as unprovenEmails from './0005-unproven-emails.ts';

/** In the order in which they run. A name that has been released is never changed: databases remember it. */
const migrations: Record<string, Knex.Migration> = {
  '0001-customers': customers,
  '0002-tags': tags,
  '0003-translation-jobs': translationJobs,
  '0004-sessions': sessions,
  '0005-unproven-emails': unprovenEmails,
};

/** The migrations as Knex wants them; imported, not read from the disk, so that every runtime finds the same. */
export const migrationSource: Knex.MigrationSource<string> = {
  getMigrations: async () => Object.keys(migrations),
  getMigrationName: (name) => name,
  getMigration: async (name) => {
    const migration = migrations[name];
    if (!migration) throw new Error(`The database has a migration that this version does not know: ${name}`);
    return migration;
  },
};

/** Whether the database has all of this version's migrations. */
export async function isMigrated(db: Knex): Promise<boolean> {
  const names = Object.keys(migrations);
  const exists = await db.raw(`select to_regclass('migrations') is not null as found`);
  if (!exists.rows[0].found) return false;
  const done = await db('migrations').whereIn('name', names).count<{ count: string }[]>('* as count');
  return Number(done[0]?.count) === names.length;
}
