/** What is forgotten, and when. */
import type { Database } from '../database/connect.ts';
import { forgetOldNetworks } from '../login/familiar-networks.ts';
import { LoginThrottle } from '../login/throttle.ts';
import { Token } from '../login/token.ts';

/** Ended jobs are kept for a month, so that an admin can see what happened. */
const jobs = `
  delete from translation_jobs
  where state in ('succeeded', 'failed', 'cancelled') and finished_at < now() - interval '30 days'`;

/** The usage of more than a year, to compare with. */
const usage = `delete from translation_usage where day < (now() - interval '400 days')::date`;

export async function prune(db: Database, tokenIdleDays: number): Promise<void> {
  await db.raw(jobs);
  await db.raw(usage);
  await Token.prune(db, tokenIdleDays);
  await LoginThrottle.prune(db);
  await forgetOldNetworks(db);
}
