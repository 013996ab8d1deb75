import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Config } from '../config.ts';
import { assertOwnSessions } from '../database/check-addresses.ts';
import { withReadableErrors } from '../database/embedded/file-errors.ts';
import { LockedError, takeLock } from '../database/embedded/lock.ts';
import { findPostmaster } from '../database/embedded/postmaster.ts';
import { openDirectory } from '../database/embedded/server-directory.ts';
import { type EmbeddedPostgres, startEmbedded } from '../database/embedded.ts';
import { isReadOnly, isUnavailable, unusableDatabase } from '../database/failures.ts';
import { beginRunIfPossible } from '../database/runs.ts';
import type { OpenResources } from './process-lifecycle.ts';

/** The configured database, or else the embedded one, which is locked until the stop. */
export async function openDatabase(
  config: Config,
  opened: OpenResources,
  log: (line: string) => void,
  signal?: AbortSignal,
): Promise<OpenDatabase> {
  const { databaseUrl } = config;
  if (databaseUrl) {
    await assertUsable(databaseUrl);
    await assertOwnSessions(config);
    const direct = config.databaseDirectUrl ?? databaseUrl;
    await beginRunIfPossible(direct);
    return { url: () => databaseUrl, direct: () => direct };
  }
  opened.add(await claim(config.dataDir));
  const embedded = await startEmbedded({ directory: config.dataDir, log, signal });
  opened.add(() => embedded.stop());
  return { url: () => embedded.url, direct: () => embedded.url, embedded };
}

/**
 * The embedded server may be restarted on another port, so URLs must be read each time; `direct`: without a pooler in
 * between.
 */
export type OpenDatabase = { url: () => string; direct: () => string; embedded?: EmbeddedPostgres };

/** The longest outage of the database during the start, in milliseconds. */
const awayMs = 30_000;

const cannotBegin =
  'The database can only be read, as a standby is, and this start has to write: name the one that is written.';

/** Runs work on the database, and restarts it if the database goes away meanwhile. */
export async function withDatabase<T>({ url }: OpenDatabase, work: (url: string) => Promise<T>): Promise<T> {
  const deadline = Date.now() + awayMs;
  for (;;) {
    try {
      return await work(url());
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      if (Date.now() > deadline) throw isReadOnly(error) ? new Error(cannotBegin, { cause: error }) : error;
      await pause(250);
    }
  }
}

/** Two services on one data directory would stop each other's PostgreSQL. */
async function claim(directory: string): Promise<() => void> {
  return claimedOr(
    directory,
    `The service runs already on the data in ${directory}. Stop it first, or set DATA_DIR to another directory.`,
  );
}

/**
 * The embedded server for a command: joins the running one, or starts one and holds its lock until it is stopped. A
 * container does not see the processes of another, and two servers on one directory destroy the data; only the lock
 * holds between containers too.
 */
export async function borrowDatabase(directory: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const runsHere = findPostmaster(join(directory, 'postgres', 'data')) !== undefined;
  const release = runsHere
    ? () => {}
    : await claimedOr(
        directory,
        `The service on the data in ${directory} starts just now, or runs in another container. Wait until it is ready, and give this command there.`,
      );
  try {
    const embedded = await startEmbedded({ directory });
    return {
      url: embedded.url,
      stop: async () => {
        if (!embedded.reused) await embedded.stop();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

/** A stopping process or a command may hold the lock for a moment. */
const claimWaitMs = 5_000;

async function claimedOr(directory: string, otherwise: string): Promise<() => void> {
  try {
    return await withReadableErrors(() => {
      openDirectory(directory);
      return takeLock(join(directory, 'start.lock'), claimWaitMs);
    });
  } catch (error) {
    throw error instanceof LockedError ? new Error(otherwise) : error;
  }
}

const oldestVersion = 15;

/** `unaccent` is a documented requirement, so that folding may use it in future. */
const lackedBySearches = `
  select 'its extension ' || needed || ' (postgresql-contrib)' as what from unnest(array['pg_trgm', 'unaccent']) as needed
  where not exists (select from pg_available_extensions e where e.name = needed)
  union all
  select 'ICU' where not exists (select from pg_collation where collname = 'und-x-icu')`;

/** Throws an Error with the reason that the database is unusable, without its password. */
async function assertUsable(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string }>(`SELECT current_setting('server_version_num') AS version`);
    const major = Math.floor(Number(rows[0]?.version) / 10_000);
    if (major < oldestVersion) throw new Error(`it is PostgreSQL ${major}, and ${oldestVersion} or later is needed`);
    const { rows: lacking } = await client.query<{ what: string }>(lackedBySearches);
    if (lacking[0]) throw new Error(`it is without ${lacking[0].what}, which searches need`);
  } catch (cause) {
    throw new Error(unusableDatabase(cause), { cause });
  } finally {
    await client.end().catch(() => {});
  }
}
