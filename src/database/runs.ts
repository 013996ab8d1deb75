/**
 * Runs of the database: each begins with the start of a process that writes, and has a random mark, and the next
 * transaction number at its beginning. A restore brings back an older state, with its transaction numbers, and the start
 * on it begins another run. So a cursor of a run holds only if it was made before any later run began. Cursors that
 * another process makes in the milliseconds of a beginning may be refused later, which costs a whole bundle.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { plainConnection } from './connect.ts';
import { errorForLog } from './error-for-log.ts';
import { isUnavailable } from './failures.ts';

/** The time limit for a statement, in milliseconds. */
const statementTimeout = 10_000;

/**
 * The number of the next transaction. A snapshot lacks it: its upper bound is that of the latest that has ended, and
 * later ones may be under way. PostgreSQL derives it from another number's age, without using one up (`xid_age` in its
 * `xid.c`).
 */
export const nextTransaction = `(pg_snapshot_xmax(pg_current_snapshot())::text::bigint
    + greatest(age(pg_snapshot_xmax(pg_current_snapshot())::xid), 0))::text::xid8`;

export const currentRun = '(select mark from server_runs order by id desc limit 1)';

/** Whether a cursor's run, with its next transaction number, is of the past of this database: not of one that a restore has undone. */
export const isOurRun = `exists (
  select from server_runs r where r.mark = :run and not exists (
    select from server_runs later where later.id > r.id and later.next < cast(:next as xid8)))`;

/** Cursors of a run that ended so many days ago are expired. */
export const endedRuns = (days: number): string =>
  `id < (select max(id) from server_runs where began_at < now() - interval '${days} days')`;

const beginRun = `insert into server_runs (mark, next)
  select left(replace(gen_random_uuid()::text, '-', ''), 16), ${nextTransaction}`;

/** Milliseconds between two attempts. */
const retryEvery = 1000;

/**
 * Begins a run, before anything else is written. Not in a database that has no tables yet, or that is away or can only
 * be read: that is served all the same.
 */
export async function beginRunIfPossible(url: string): Promise<void> {
  await begin(url).catch((error) => {
    if (!isUnavailable(error)) throw error;
  });
}

async function begin(url: string): Promise<void> {
  // A standby that does not answer must not delay the start: if it is promoted, its timeline refuses all cursors.
  const client = plainConnection(url, 'start', statementTimeout, { synchronous_commit: 'local' });
  try {
    await client.connect();
    const { rows } = await client.query(`select to_regclass('server_runs') is not null as has`);
    if (rows[0].has) await client.query(beginRun);
  } finally {
    await client.end().catch(() => {});
  }
}

/** The same for a process that starts without its database too: then the run begins within a second of its return. */
export async function beginRunWhenReady(
  url: string,
  signal: AbortSignal,
  log: Pick<Logger, 'info' | 'warn'>,
): Promise<void> {
  const failure = await begin(url).catch((error: unknown) => error);
  if (failure === undefined) return;
  log.warn(errorForLog(failure), 'the database takes no writes, so its run has not begun; retrying');
  const hasBegun = () =>
    begin(url).then(
      () => true,
      () => false,
    );
  const later = async () => {
    do await pause(retryEvery, undefined, { signal, ref: false });
    while (!(await hasBegun()));
    log.info('the run of the database has begun');
  };
  later().catch(() => {});
}
