/** The ends of retention: records that are deleted, and when. */

import { figureDays } from '../../contracts/management/translation-figures.ts';
import type { Database } from '../database/connect.ts';
import { pruneJournal } from '../database/follow.ts';
import { pruneKeptAnswers } from '../database/idempotency-store.ts';
import { BinEntry } from '../model/bin/bin-entry.ts';
import { pruneDoneImports } from '../model/exchange/done-import.ts';
import { pruneOpenImports } from '../model/exchange/open-import.ts';
import { pruneReads } from '../model/figures/reads.ts';
import { HistoryEntry } from '../model/history/history-entry.ts';
import { Invitation } from '../model/invitation.ts';
import { TranslationOrder } from '../model/orders/translation-order.ts';
import { prunePictures } from '../model/pictures/picture.ts';
import { Report } from '../model/reports/report.ts';
import { LinkCounts } from '../model/sign-in/account-links.ts';
import { EmailChangeTries } from '../model/sign-in/email-change-tries.ts';
import { forgetOldNetworks } from '../model/sign-in/familiar-networks.ts';
import { PasswordLink } from '../model/sign-in/password-link.ts';
import { Session } from '../model/sign-in/session.ts';
import { LoginThrottle } from '../model/sign-in/throttle.ts';
import { Token } from '../model/sign-in/token.ts';
import { AnonymousCaller } from '../model/tags/anonymous-creates.ts';
import { TeamInvitation } from '../model/team/team-invitation.ts';
import { forgetUnused } from './work/forget-memory.ts';

const isOriginal = (table: string, owner: string, kind: string) =>
  `select from ${table} source where job.subject_kind = '${kind}' and source.${owner} = job.subject_id
     and source.origin = 'original' and source.source_hash = job.source_hash`;

/**
 * Ended jobs are kept for a month, so that an admin can see what happened; those that failed or were cancelled as long as
 * their original stays as it is, since they are what keeps lookups from asking again.
 */
const jobs = `
  delete from work job
  where finished_at < now() - interval '30 days'
    and (state = 'succeeded' or state in ('failed', 'cancelled')
      and not exists (${isOriginal('translations', 'text_record_id', 'text')})
      and not exists (${isOriginal('name_translations', 'tag_id', 'name')}))`;

/** The usage of more than a year, to compare with. Its days are those of UTC, wherever the server is. */
const usage = `delete from translation_usage where day < (now() at time zone 'utc')::date - 400`;
const figures = `delete from translation_figures where day < (now() at time zone 'utc')::date - ${figureDays}`;
/** What single owners and tags have used is worth something to the day's caps alone. */
const usageOfEach = `
  delete from translation_usage where scope like '%:%' and day < (now() at time zone 'utc')::date - 7`;

export async function prune(db: Database, tokenIdleDays: number): Promise<void> {
  await db.raw(jobs);
  await db.raw(usage);
  await db.raw(usageOfEach);
  await db.raw(figures);
  await pruneJournal(db);
  await pruneKeptAnswers(db);
  await Token.prune(db, tokenIdleDays);
  await Session.prune(db);
  await LoginThrottle.prune(db);
  await EmailChangeTries.prune(db);
  await forgetOldNetworks(db);
  await AnonymousCaller.prune(db);
  await Report.prune(db);
  await Invitation.prune(db);
  await TeamInvitation.prune(db);
  await PasswordLink.prune(db);
  await pruneOpenImports(db);
  await pruneDoneImports(db);
  await LinkCounts.prune(db);
  await HistoryEntry.prune(db);
  await BinEntry.prune(db);
  await prunePictures(db);
  await pruneReads(db);
  await TranslationOrder.prune(db);
  await forgetUnused(db);
}
