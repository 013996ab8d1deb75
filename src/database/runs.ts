/**
 * Runs of the database: each begins with a start on it, and has a random mark, and the next transaction number at its
 * beginning. A restore brings back an older state, with its transaction numbers, and the start on it begins another
 * run. So a cursor of a run holds only if it was made before any later run began.
 */
import { plainConnection } from './connect.ts';
import { isUnavailable } from './failures.ts';

/** The time limit for a statement, in milliseconds. */
const longestStatement = 10_000;

/**
 * The number of the next transaction. A snapshot lacks it: its upper bound is that of the latest that has ended, and
 * later ones may be under way. PostgreSQL derives it from another number's age, without using one up (`xid_age` in its
 * `xid.c`).
 */
export const nextTransaction = `(pg_snapshot_xmax(pg_current_snapshot())::text::bigint
    + greatest(age(pg_snapshot_xmax(pg_current_snapshot())::xid), 0))::text::xid8`;

export const presentRun = '(select mark from server_runs order by id desc limit 1)';

/** Whether a cursor's run, with its next transaction number, is of the past of this database: not of one that a restore has undone. */
export const isOurRun = `exists (
  select from server_runs r where r.mark = :run and not exists (
    select from server_runs later where later.id > r.id and later.next < cast(:next as xid8)))`;

/** Cursors of a run that ended so many days ago are expired. */
export const endedRuns = (days: number): string =>
  `id < (select max(id) from server_runs where began_at < now() - interval '${days} days')`;

const beginRun = `insert into server_runs (mark, next)
  select left(replace(gen_random_uuid()::text, '-', ''), 16), ${nextTransaction}`;

/**
 * Begins a run, before anything else is written. Not in a database that has no tables yet, or that is away or can only
 * be read: that is served all the same.
 */
export async function beginRunAt(url: string): Promise<void> {
  const client = plainConnection(url, 'start', longestStatement);
  try {
    await client.connect();
    const { rows } = await client.query(`select to_regclass('server_runs') is not null as has`);
    if (rows[0].has) await client.query(beginRun);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
  } finally {
    await client.end().catch(() => {});
  }
}
