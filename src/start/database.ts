import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Config } from '../config.ts';
import { inWords } from '../database/embedded/file-errors.ts';
import { openDirectory } from '../database/embedded/home.ts';
import { LockedError, takeLock } from '../database/embedded/lock.ts';
import { type EmbeddedPostgres, startEmbedded } from '../database/embedded.ts';
import { isReadOnly, isUnavailable, unusable } from '../database/failures.ts';
import type { Opened } from './life.ts';

/** The database that the configuration names, or else the embedded one, which is ours alone until we stop. */
export async function openDatabase(config: Config, opened: Opened, log: (line: string) => void): Promise<OpenDatabase> {
  const { databaseUrl } = config;
  if (databaseUrl) {
    await assertUsable(databaseUrl);
    return { url: () => databaseUrl, direct: () => config.databaseDirectUrl ?? databaseUrl };
  }
  opened.add(await claim(config.dataDir));
  const embedded = await startEmbedded({ directory: config.dataDir, log });
  opened.add(() => embedded.stop());
  return { url: () => embedded.url, direct: () => embedded.url, embedded };
}

/** The embedded server may come back on another port, so ask for the addresses each time; `direct`: with no pooler in between. */
export type OpenDatabase = { url: () => string; direct: () => string; embedded?: EmbeddedPostgres };

/** How long a database may be away while the service starts, in milliseconds. */
const awayMs = 30_000;

const cannotBegin =
  'The database can only be read, for its disk is full or it is a standby, and this start has to write: make room (128 MB), or name another one.';

/** Does work on the database, and begins it anew when the database goes away meanwhile. */
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
  try {
    return await inWords(() => {
      openDirectory(directory);
      return takeLock(join(directory, 'start.lock'), 0);
    });
  } catch (error) {
    if (!(error instanceof LockedError)) throw error;
    throw new Error(
      `The service runs already on the data in ${directory}. Stop it first, or set DATA_DIR to another directory.`,
    );
  }
}

const oldestVersion = 15;

/** Throws an Error that says why the database can't be used, without its password. */
async function assertUsable(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string }>(`SELECT current_setting('server_version_num') AS version`);
    const major = Math.floor(Number(rows[0]?.version) / 10_000);
    if (major < oldestVersion) throw new Error(`it is PostgreSQL ${major}, and ${oldestVersion} or later is needed`);
  } catch (cause) {
    throw new Error(unusable(cause), { cause });
  } finally {
    await client.end().catch(() => {});
  }
}
