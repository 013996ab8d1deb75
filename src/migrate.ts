/** `npm run migrate`: migrates the database at `DATABASE_URL` to this version. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { loadConfig } from './config.ts';
import { assertOwnSessions } from './database/check-addresses.ts';
import { connect, type Database, plainConnection } from './database/connect.ts';
import { isUnavailable, unusableDatabase } from './database/failures.ts';
import { convertFormerSchema } from './database/migrations/bring-over.ts';
import { baseline, isMigrated, unknownMigrations } from './database/migrations/index.ts';
import { lockTimeout, type RunOptions, runMissingMigrations } from './database/migrations/run.ts';
import { beginRunIfPossible } from './database/runs.ts';
import { settingsOfWay } from './database/transaction-writer.ts';
import { BeaconUuid } from './model/beacon-uuid.ts';

/** The number of the advisory lock, unique in this database. */
const migrationLock = 7_261_903;
/** The poll interval for it in milliseconds. */
const lockEvery = 100;
/** The connection is idle while the migrations run: neither the server nor a firewall may end it for that. */
const staysOpen = { idle_session_timeout: 0, tcp_keepalives_idle: 60, tcp_keepalives_interval: 10 };
const lockIsLost =
  'The connection that holds the lock of the migrations is lost, so another process may migrate too: no further migration was begun. Run npm run migrate again.';
/** The time limit for the statement that asks for it, in milliseconds. */
const statementTimeout = 10_000;

/**
 * Runs the missing migrations; a new database also gets its list of beacon UUIDs. Concurrent processes are safe, and a
 * dead one blocks nobody: the advisory lock ends with its session, so Knex's own lock, a row, can only be a dead
 * process's once ours is held.
 */
export async function migrateToLatest(
  url: string,
  { beaconUuids, ...options }: RunOptions & { beaconUuids?: string[] | undefined } = {},
): Promise<void> {
  await alone(url, options.signal, async (db, signal) => {
    await convertFormerSchema(db);
    const unknown = await unknownMigrations(db);
    if (unknown.length > 0) {
      throw new Error(`The database has been used by a newer version, which has also run: ${unknown.join(', ')}`);
    }
    // A read-only database, such as one with a full disk, is served all the same.
    if (await isMigrated(db, options.source)) return;
    // A restored backup of an earlier version may be what is migrated.
    await beginRunIfPossible(url);
    await db.migrate.forceFreeMigrationsLock();
    for await (const name of runMissingMigrations(db, { ...options, signal })) {
      if (name === baseline) await BeaconUuid.seed(db, beaconUuids);
    }
  });
}

async function alone(
  url: string,
  signal: AbortSignal | undefined,
  work: (db: Database, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  // A pool would close the connection, and so release the lock, after half a minute without a statement.
  const guard = plainConnection(url, 'migrate: lock', statementTimeout, staysOpen);
  const lost = new AbortController();
  guard.on('end', () => lost.abort(new Error(lockIsLost)));
  const settings = { lock_timeout: lockTimeout, ...settingsOfWay('command') };
  const db = connect(url, { statementTimeout: undefined, isDirect: true, pool: 2, name: 'migrate', settings });
  try {
    await guard.connect();
    await takeLock(guard, signal);
    await work(db, AbortSignal.any([lost.signal, ...(signal ? [signal] : [])]));
  } finally {
    await db.destroy();
    await guard.end();
  }
}

/** Polls: a statement that waits for the lock would be an open transaction, for which concurrent index builds wait. */
async function takeLock(guard: Client, signal: AbortSignal | undefined): Promise<void> {
  for (;;) {
    signal?.throwIfAborted();
    const { rows } = await guard.query('select pg_try_advisory_lock($1) as is_ours', [migrationLock]);
    if (rows[0].is_ours) return;
    await pause(lockEvery, undefined, { signal });
  }
}

async function main(): Promise<string> {
  const { databaseUrl, databaseDirectUrl: url, beaconUuids } = loadConfig();
  if (!url) {
    throw new Error('npm run migrate needs DATABASE_URL; npm start migrates the embedded PostgreSQL by itself.');
  }
  await assertOwnSessions({ databaseUrl, databaseDirectUrl: url });
  await migrateToLatest(url, { beaconUuids, log: (line) => console.log(line) });
  return 'The database is up to date.';
}

if (import.meta.main) {
  try {
    console.log(await main());
  } catch (error) {
    console.error(isUnavailable(error) ? unusableDatabase(error) : (error as Error).message);
    process.exit(1);
  }
}
