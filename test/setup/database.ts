/** A database for a test file: a copy of the migrated template, made in some 20 ms. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';

export const templateName = 'template_migrated';

export type TestDatabase = {
  url: string;
  /** Removes the database; sessions that are still open on it are cut off. */
  drop(): Promise<void>;
};

/** A database with all tables and the rows that the migrations bring. */
export function createDatabase(): Promise<TestDatabase> {
  return create(`test_${randomBytes(8).toString('hex')}`, `TEMPLATE ${templateName} STRATEGY wal_log`);
}

/** A database without tables, for what is about migrations. */
export function createEmptyDatabase(name = `test_${randomBytes(8).toString('hex')}`): Promise<TestDatabase> {
  return create(name, 'TEMPLATE template0');
}

async function create(name: string, how: string): Promise<TestDatabase> {
  await onServer(`CREATE DATABASE ${name} ${how}`);
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client(serverUrl());
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function serverUrl(): string {
  const url = process.env.TEST_SERVER_URL;
  if (!url) throw new Error('The tests run under jest, whose global setup starts their PostgreSQL');
  return url;
}
