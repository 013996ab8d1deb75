/** A database for a test file: a copy of the migrated template. */
import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import pg from 'pg';

export const templateName = 'template_migrated';

export type TestDatabase = {
  url: string;
  /** Drops the database, terminating its sessions. */
  drop(): Promise<void>;
};

/** A database with the schema and the rows of the migrations. */
export function createDatabase(): Promise<TestDatabase> {
  return create(`test_${randomBytes(8).toString('hex')}`, `TEMPLATE ${templateName} STRATEGY file_copy`);
}

/** A database without tables, for tests of migrations. */
export function createEmptyDatabase(name = `test_${randomBytes(8).toString('hex')}`): Promise<TestDatabase> {
  return create(name, 'TEMPLATE template0');
}

async function create(name: string, how: string): Promise<TestDatabase> {
  await onServer(`CREATE DATABASE ${name} ${how}`);
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}

let session: Promise<pg.Client> | undefined;
let waiting = 0;

/** All files of a worker share one session for maintenance: opening one costs PostgreSQL more than most tests. */
async function onServer(statement: string): Promise<void> {
  session ??= openSession();
  const client = await session;
  // An idle session does not keep the worker alive.
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  waiting += 1;
  stream.ref();
  try {
    await client.query(statement);
  } finally {
    waiting -= 1;
    if (waiting === 0) stream.unref();
  }
}

async function openSession(): Promise<pg.Client> {
  const client = new pg.Client(serverUrl());
  client.on('error', () => {
    session = undefined;
  });
  await client.connect();
  return client;
}

function serverUrl(): string {
  const url = process.env.TEST_SERVER_URL;
  if (!url) throw new Error('The tests run under jest, whose global setup starts their PostgreSQL');
  return url;
}
