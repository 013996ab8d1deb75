/** Deletes expired records. */
import { figureDays } from '../../contracts/management/translation-figures.ts';
import { deleteInBatches } from '../database/bulk-delete.ts';
import type { Database } from '../database/connect.ts';
import { pruneJournal } from '../database/follow.ts';
import { pruneIdempotencyKeys } from '../database/idempotency-store.ts';
import { BinEntry } from '../model/bin/bin-entry.ts';
import { pruneDoneImports } from '../model/exchange/import-reports.ts';
import { pruneOpenImports } from '../model/exchange/pending-imports.ts';
import { pruneReads } from '../model/figures/reads.ts';
import { HistoryEntry } from '../model/history/history-entry.ts';
import { Invitation } from '../model/invitation.ts';
import { TranslationOrder } from '../model/orders/translation-order.ts';
import { prunePictures } from '../model/pictures/picture.ts';
import { Report } from '../model/reports/report.ts';
import { LinkCounts } from '../model/sign-in/account-links.ts';
import { EmailChangeTries } from '../model/sign-in/email-change-limit.ts';
import { pruneNetworks } from '../model/sign-in/familiar-networks.ts';
import { PasswordLink } from '../model/sign-in/password-link.ts';
import { Session } from '../model/sign-in/session.ts';
import { LoginThrottle } from '../model/sign-in/throttle.ts';
import { Token } from '../model/sign-in/token.ts';
import { AnonymousCaller } from '../model/tags/anonymous-creates.ts';
import { TeamInvitation } from '../model/team/team-invitation.ts';

const isOriginal = (table: string, owner: string, kind: string) =>
  `select from ${table} source where work.subject_kind = '${kind}' and source.${owner} = work.subject_id
    and source.origin = 'original' and source.source_hash = work.source_hash`;

/**
 * Ended jobs are stored for a month, for admins to see. Failed and cancelled ones stay while their original is
 * unchanged, since they prevent lookups from requesting them again.
 */
const jobs = `finished_at < now() - interval '30 days'
  and (state = 'succeeded' or state in ('failed', 'cancelled')
    and not exists (${isOriginal('translations', 'text_record_id', 'text')})
    and not exists (${isOriginal('name_translations', 'tag_id', 'name')}))`;

/** In days of UTC, whatever the server's time zone. */
const isOlderThan = (days: number) => `day < (now() at time zone 'utc')::date - ${days}`;

type Step = (db: Database) => Promise<unknown>;

const deleted =
  (table: string, condition: string): Step =>
  (db) =>
    deleteInBatches(db, table, condition);

const steps: readonly Step[] = [
  deleted('work', jobs),
  // More than a year of usage, for comparisons; that of single owners and tags only matters to the caps of the day.
  deleted('translation_usage', `${isOlderThan(400)} or scope like '%:%' and ${isOlderThan(7)}`),
  deleted('translation_figures', isOlderThan(figureDays)),
  pruneJournal,
  pruneIdempotencyKeys,
  Session.prune,
  LoginThrottle.prune,
  EmailChangeTries.prune,
  pruneNetworks,
  AnonymousCaller.prune,
  Report.prune,
  (db) => Invitation.prune(db),
  (db) => TeamInvitation.prune(db),
  PasswordLink.prune,
  pruneOpenImports,
  pruneDoneImports,
  LinkCounts.prune,
  HistoryEntry.prune,
  BinEntry.prune,
  prunePictures,
  pruneReads,
  TranslationOrder.prune,
  forgetUnused,
];

/** Runs all steps, even after a failure, which may be permanent. */
export async function prune(db: Database, tokenIdleDays: number): Promise<void> {
  const failures: unknown[] = [];
  for (const step of [...steps, () => Token.prune(db, tokenIdleDays)])
    await step(db).catch((error) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

/** Days without an original that has the entry's text. */
const daysUnused = 30;
/** Entries per statement. */
const batch = 5000;

const originalOf = (table: string, toTag: string) => `exists (
  select from ${table} source ${toTag}
  where source.origin = 'original' and memory_key(source.text) = coalesce(entry.text_key, entry.key)
    and source.lang_code = entry.source_lang_code
    and (entry.is_shared or tag.customer_id is not distinct from entry.customer_id))`;

const isUsed = `(${originalOf('translations', 'join text_records r on r.id = source.text_record_id join tags tag on tag.id = r.tag_id')}
  or ${originalOf('name_translations', 'join tags tag on tag.id = source.tag_id')})`;

/** Deletes entries of the memory whose text no tag has any more. */
async function forgetUnused(db: Database): Promise<void> {
  for (let from: string | undefined = '0'; from !== undefined; ) from = await markPage(db, from);
  await deleteInBatches(db, 'translation_memory', `unused_since < now() - interval '${daysUnused} days'`);
  await deleteInBatches(
    db,
    'memory_copies',
    `not exists (${isCopy('text', 'translations')}) and not exists (${isCopy('name', 'name_translations')})`,
  );
}

/** SQL: whether the copy still exists: its text may be deleted, or replaced by a provider's. */
const isCopy = (kind: string, table: string) =>
  `select from ${table} made where memory_copies.kind = '${kind}' and made.id = memory_copies.id and made.origin = 'machine' and made.provider = 'memory'`;

/** Marks one page of entries as used or unused. Returns the cursor of the next page. */
async function markPage(db: Database, from: string): Promise<string | undefined> {
  const { rows } = await db.raw(
    `with page as materialized (
       select id, unused_since is null as was_used, ${isUsed} as is_used
       from (select * from translation_memory where id > :from order by id limit ${batch}) entry
     ), marked as (
       update translation_memory entry set unused_since = case when is_used then null else now() end
       from page where page.id = entry.id and was_used <> is_used
     )
     select max(id) as last, count(*)::integer as count from page`,
    { from },
  );
  return rows[0].count === batch ? rows[0].last : undefined;
}
