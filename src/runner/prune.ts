/** What is forgotten, and when. */
import type { Database } from '../database/connect.ts';

/** Ended jobs are kept for a month, so that an admin can see what happened. */
const jobs = `
  delete from translation_jobs
  where state in ('succeeded', 'failed', 'cancelled') and finished_at < now() - interval '30 days'`;

/** The usage of more than a year, to compare with. */
const usage = `delete from translation_usage where day < (now() - interval '400 days')::date`;

export async function pruneJobs(db: Database): Promise<void> {
  await db.raw(jobs);
  await db.raw(usage);
}
