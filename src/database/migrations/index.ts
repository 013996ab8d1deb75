import type { Knex } from 'knex';
import * as customers from './0001-customers.ts';
import * as tags from './0002-tags.ts';
import * as translationJobs from './0003-translation-jobs.ts';
import * as sessions from './0004-sessions.ts';
import * as unprovenEmails from './0005-unproven-emails.ts';
import * as search from './0006-search.ts';
import * as orderOfWork from './0008-order-of-work.ts';
import * as signIns from './0009-sign-ins.ts';
import * as anonymousCreates from './0010-anonymous-creates.ts';
import * as standIns from './0011-stand-ins.ts';
import * as changes from './0012-changes.ts';
import * as usageOfAnyProvider from './0013-usage-of-any-provider.ts';
import * as reports from './0014-reports.ts';
import * as keptAnswers from './0015-kept-answers.ts';
import * as bundleLinks from './0016-bundle-links.ts';
import * as tagsOfAPlace from './0017-tags-of-a-place.ts';
import * as sortedTags from './0018-sorted-tags.ts';
import * as references from './0019-references.ts';
import * as uniqueReferences from './0020-unique-references.ts';
import * as suspendedCustomers from './0021-suspended-customers.ts';
import * as imports from './0022-imports.ts';
import * as invitations from './0023-invitations.ts';
import * as passwordLinks from './0024-password-links.ts';
import * as openImports from './0025-open-imports.ts';
import * as history from './0026-history.ts';
import * as sortedTexts from './0027-sorted-texts.ts';
import * as coveredTranslations from './0028-covered-translations.ts';
import * as translationMemory from './0029-translation-memory.ts';
import * as originalsByText from './0030-originals-by-text.ts';
import * as peopleAndFigures from './0031-people-and-figures.ts';
import * as peopleByOriginal from './0032-people-by-original.ts';
import * as translationOrders from './0033-translation-orders.ts';
import * as closedReports from './0036-closed-reports.ts';
import * as openReports from './0037-open-reports.ts';
import * as reads from './0038-reads.ts';
import * as coveredTexts from './0039-covered-texts.ts';
import * as coveredNames from './0040-covered-names.ts';
import * as searchedIdentifiers from './0043-searched-identifiers.ts';
import * as cheaperNotesOfTags from './0044-cheaper-notes-of-tags.ts';
import * as whetherOrdersWait from './0045-whether-orders-wait.ts';
import * as coverageCounts from './0048-coverage-counts.ts';
import * as originalsByLanguage from './0049-originals-by-language.ts';
import * as toldByWriters from './0050-told-by-writers.ts';
import * as searchDocuments from './0051-search-documents.ts';
import * as surePlansOfOrders from './0052-sure-plans-of-orders.ts';
import * as letteredWords from './0053-lettered-words.ts';
import * as tagsInUse from './0055-tags-in-use.ts';
import * as tagsNotInUse from './0056-tags-not-in-use.ts';
import * as coveredNameTranslations from './0057-covered-name-translations.ts';
import * as sumsOfDays from './0058-sums-of-days.ts';
import * as listCounts from './0059-list-counts.ts';
import * as totalsOfTags from './0060-totals-of-tags.ts';
import * as lacked from './0061-lacked.ts';
import * as wideWords from './0062-wide-words.ts';
import * as oneTagAlone from './0063-one-tag-alone.ts';
import * as toldTagByTag from './0064-told-tag-by-tag.ts';
import * as hardwareKey from './0070-hardware-key.ts';
import * as keysOfHardware from './0071-keys-of-hardware.ts';
import * as hardwareTwins from './0072-hardware-twins.ts';
import * as oneFormOfEmails from './0073-one-form-of-emails.ts';
import * as oneFormOfReferences from './0074-one-form-of-references.ts';
import * as referenceTwins from './0075-reference-twins.ts';

/** One that says `transaction: false` runs outside of one, as an index that is made concurrently has to. */
export type Migration = Knex.Migration & { config?: { transaction: boolean } };

/**
 * In the order in which they run, which is that of their release: databases remember the names, so these are never changed, also where numbers
 * stand out of order or were given up. A new one has the next number and stands last.
 */
const migrations: Record<string, Migration> = {
  '0001-customers': customers,
  '0002-tags': tags,
  '0003-translation-jobs': translationJobs,
  '0004-sessions': sessions,
  '0005-unproven-emails': unprovenEmails,
  '0006-search': search,
  '0008-order-of-work': orderOfWork,
  '0009-sign-ins': signIns,
  '0010-anonymous-creates': anonymousCreates,
  '0011-stand-ins': standIns,
  '0012-changes': changes,
  '0013-usage-of-any-provider': usageOfAnyProvider,
  '0014-reports': reports,
  '0015-kept-answers': keptAnswers,
  '0016-bundle-links': bundleLinks,
  '0017-tags-of-a-place': tagsOfAPlace,
  '0018-sorted-tags': sortedTags,
  '0019-references': references,
  '0020-unique-references': uniqueReferences,
  '0021-suspended-customers': suspendedCustomers,
  '0022-imports': imports,
  '0023-invitations': invitations,
  '0024-password-links': passwordLinks,
  '0025-open-imports': openImports,
  '0026-history': history,
  '0027-sorted-texts': sortedTexts,
  '0028-covered-translations': coveredTranslations,
  '0029-translation-memory': translationMemory,
  '0030-originals-by-text': originalsByText,
  '0031-people-and-figures': peopleAndFigures,
  '0032-people-by-original': peopleByOriginal,
  '0033-translation-orders': translationOrders,
  '0036-closed-reports': closedReports,
  '0037-open-reports': openReports,
  '0038-reads': reads,
  '0039-covered-texts': coveredTexts,
  '0040-covered-names': coveredNames,
  '0043-searched-identifiers': searchedIdentifiers,
  '0044-cheaper-notes-of-tags': cheaperNotesOfTags,
  '0045-whether-orders-wait': whetherOrdersWait,
  '0048-coverage-counts': coverageCounts,
  '0049-originals-by-language': originalsByLanguage,
  '0050-told-by-writers': toldByWriters,
  '0052-sure-plans-of-orders': surePlansOfOrders,
  '0055-tags-in-use': tagsInUse,
  '0056-tags-not-in-use': tagsNotInUse,
  '0057-covered-name-translations': coveredNameTranslations,
  '0051-search-documents': searchDocuments,
  '0053-lettered-words': letteredWords,
  '0062-wide-words': wideWords,
  '0063-one-tag-alone': oneTagAlone,
  '0064-told-tag-by-tag': toldTagByTag,
  '0061-lacked': lacked,
  '0059-list-counts': listCounts,
  '0058-sums-of-days': sumsOfDays,
  '0060-totals-of-tags': totalsOfTags,
  '0070-hardware-key': hardwareKey,
  '0071-keys-of-hardware': keysOfHardware,
  '0072-hardware-twins': hardwareTwins,
  '0073-one-form-of-emails': oneFormOfEmails,
  '0074-one-form-of-references': oneFormOfReferences,
  '0075-reference-twins': referenceTwins,
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

const undefinedTable = '42P01';

/** The migrations that the database has run, this version's and any other's. */
async function namesDone(db: Knex): Promise<string[]> {
  // One statement: who asks whether we are ready waits for a connection once, however many others want one.
  return db('migrations')
    .orderBy('id')
    .pluck('name')
    .catch((error) => {
      if (error.code === undefinedTable) return [];
      throw error;
    });
}

/** Migrations that the database has run and this version does not know. */
export async function unknownMigrations(db: Knex): Promise<string[]> {
  return (await namesDone(db)).filter((name) => !(name in migrations));
}

/** Whether the database has all of this version's migrations. A newer version's may be there too: they only expand. */
export async function isMigrated(db: Knex, source: Knex.MigrationSource<string> = migrationSource): Promise<boolean> {
  const done = new Set(await namesDone(db));
  const all = await source.getMigrations([]);
  return all.every((migration) => done.has(source.getMigrationName(migration)));
}
