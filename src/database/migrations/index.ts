/**
 * The migrations: the schema as plain SQL, `../schema/*.sql`, then one file for each change, forward only.
 *
 * A change is a file `NNNN-name.ts` with the next number, imported and listed here; a released one never changes.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { oneQueue } from './0002-one-queue.ts';
import { leasedItems } from './0003-leased-items.ts';
import { foundReports } from './0004-found-reports.ts';
import { doneImports } from './0005-done-imports.ts';
import { changeSets } from './0006-change-sets.ts';
import { changeSetIndex } from './0007-change-set-index.ts';
import { bin } from './0008-bin.ts';
import { hiddenTags } from './0009-hidden-tags.ts';
import { tagNeighbours } from './0010-tag-neighbours.ts';
import { team } from './0011-team.ts';
import { pictures } from './0012-pictures.ts';
import { looks } from './0013-looks.ts';
import { placeNames } from './0014-place-names.ts';
import { keepWords } from './0015-keep-words.ts';
import { failureDetails } from './0016-failure-details.ts';
import { reportTranslations } from './0017-report-translations.ts';
import { cheaperFolding } from './0018-cheaper-folding.ts';
import { orderUsage } from './0019-order-usage.ts';
import { reportLetters } from './0020-report-letters.ts';
import { outdating } from './0021-outdating.ts';
import { standingInIndexes } from './0022-standing-in-indexes.ts';
import { reportLanguages } from './0023-report-languages.ts';
import { unseenIdentifiers } from './0024-unseen-identifiers.ts';
import { searchBeginnings } from './0025-search-beginnings.ts';
import { noEmptyUpdates } from './0026-no-empty-updates.ts';
import { serverRuns } from './0027-server-runs.ts';
import { unheldPictures } from './0028-unheld-pictures.ts';
import { beaconHolders } from './0029-beacon-holders.ts';
import { newestKeepWord } from './0030-newest-keep-word.ts';

/** `transaction: false`: it runs outside of a transaction. */
type Migration = Pick<Knex.Migration, 'up'> & { config?: { transaction: boolean } };

/** The first migration, which creates the schema of an empty database. */
export const baseline = '0001-baseline';

const schemaFolder = join(import.meta.dirname, '../schema');

/** The schema's files, in order. */
export const schemaFiles = (): string[] =>
  readdirSync(schemaFolder)
    .sort()
    .map((name) => readFileSync(join(schemaFolder, name), 'utf8'));

const migrations: Record<string, Migration> = {
  [baseline]: {
    up: async (trx) => {
      // Functions may refer to tables that are created later.
      await trx.raw('set local check_function_bodies = off');
      for (const sql of schemaFiles()) await trx.raw(sql);
    },
  },
  '0002-one-queue': oneQueue,
  '0003-leased-items': leasedItems,
  '0004-found-reports': foundReports,
  '0005-done-imports': doneImports,
  '0006-change-sets': changeSets,
  '0007-change-set-index': changeSetIndex,
  '0008-bin': bin,
  '0009-hidden-tags': hiddenTags,
  '0010-tag-neighbours': tagNeighbours,
  '0011-team': team,
  '0012-pictures': pictures,
  '0013-looks': looks,
  '0014-place-names': placeNames,
  '0015-keep-words': keepWords,
  '0016-failure-details': failureDetails,
  '0017-report-translations': reportTranslations,
  '0018-cheaper-folding': cheaperFolding,
  '0019-order-usage': orderUsage,
  '0020-report-letters': reportLetters,
  '0021-outdating': outdating,
  '0022-standing-in-indexes': standingInIndexes,
  '0023-report-languages': reportLanguages,
  '0024-unseen-identifiers': unseenIdentifiers,
  '0025-search-beginnings': searchBeginnings,
  '0026-no-empty-updates': noEmptyUpdates,
  '0027-server-runs': serverRuns,
  '0028-unheld-pictures': unheldPictures,
  '0029-beacon-holders': beaconHolders,
  '0030-newest-keep-word': newestKeepWord,
};

export const migrationSource: Knex.MigrationSource<string> = {
  getMigrations: async () => Object.keys(migrations),
  getMigrationName: (name) => name,
  getMigration: async (name) => {
    const migration = migrations[name];
    if (!migration) throw new Error(`The database has a migration that this version does not know: ${name}`);
    // Knex requires a `down`; migrations go forward only.
    return { ...migration, down: async () => Promise.reject(new Error(`${name} can't be taken back`)) };
  },
};

const undefinedTable = '42P01';

/** The names of the migrations in the database, of this version and others. */
export async function appliedMigrations(db: Knex): Promise<string[]> {
  // One statement, so that a readiness check waits for a connection only once.
  return db('migrations')
    .orderBy('id')
    .pluck('name')
    .catch((error) => {
      if (error.code === undefinedTable) return [];
      throw error;
    });
}

/** Migrations in the database that this version does not know. */
export async function unknownMigrations(db: Knex): Promise<string[]> {
  return (await appliedMigrations(db)).filter((name) => !(name in migrations));
}

/** Whether the database has all migrations of this version. It may have newer ones too: they only expand. */
export async function isMigrated(db: Knex, source: Knex.MigrationSource<string> = migrationSource): Promise<boolean> {
  const done = new Set(await appliedMigrations(db));
  const all = await source.getMigrations([]);
  return all.every((migration) => done.has(source.getMigrationName(migration)));
}
