/** The shared parts of a test run: a PostgreSQL, and its migrated template database, which each test file copies. */
import pg from 'pg';
import { startEmbedded } from '../../src/database/embedded.ts';
import { migrateToLatest } from '../../src/migrate.ts';
import { createEmptyDatabase, templateName } from './database.ts';
import { startPooler } from './pooler.ts';
import { newDirectory, removeDirectory, removeLeftovers } from './server-directory.ts';

let end: (() => Promise<void>) | undefined;

export async function setUp(): Promise<void> {
  await removeLeftovers();
  const { directory, release } = await newDirectory();
  // Without autovacuum: its worker in a database would block our role, which may not terminate it, from dropping that
  // database.
  const settings = { max_connections: 200, autovacuum: 'off', timezone: zoneOfAnotherDay() };
  const server = await startEmbedded({ directory, durable: false, settings });

  const pooler = await startPooler(server.url);

  // An interrupted run never reaches the teardown.
  const abandon = () => {
    pooler?.abandon();
    process.kill(server.pid, 'SIGQUIT');
    removeDirectory(directory);
  };
  process.once('exit', abandon);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
  end = async () => {
    process.off('exit', abandon);
    await pooler?.stop();
    await server.stop();
    removeDirectory(directory);
    release();
  };

  await signInCheaply(server.url);
  process.env.TEST_DIRECTORY = directory;
  process.env.TEST_SERVER_URL = server.url;
  const template = await createEmptyDatabase(templateName);
  await migrateToLatest(template.url);
}

/** Reduces password hashing to one round instead of 4096: each service of each test opens a dozen sessions. */
async function signInCheaply(serverUrl: string): Promise<void> {
  const { username, password } = new URL(serverUrl);
  const client = new pg.Client(serverUrl);
  await client.connect();
  await client.query('SET scram_iterations = 1');
  await client.query(`ALTER ROLE ${username} PASSWORD ${client.escapeLiteral(decodeURIComponent(password))}`);
  await client.end();
}

/** A time zone with another date than UTC, now and for the next hour, unless midnight comes before. */
function zoneOfAnotherDay(now = new Date()): string {
  return now.getUTCHours() < 11 ? 'Etc/GMT+12' : 'Pacific/Kiritimati';
}

/** Stops the PostgreSQL and removes its files. */
export async function tearDown(): Promise<void> {
  await end?.();
}
