/** A run begins with the start of a process, or once its database takes writes. */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { connect, type Database } from '../../src/database/connect.ts';
import { beginRunWhenReady } from '../../src/database/runs.ts';
import { createDatabase, type TestDatabase } from '../setup/database.ts';
import { eventually } from '../setup/eventually.ts';

let database: TestDatabase;
let db: Database;
let stopping: AbortController;
let said: string[];
const log = {
  warn: (_: unknown, message: string) => said.push(`warn: ${message}`),
  info: (message: string) => said.push(`info: ${message}`),
} as unknown as Parameters<typeof beginRunWhenReady>[2];

beforeEach(async () => {
  database = await createDatabase();
  db = connect(database.url, { pool: 2 });
  stopping = new AbortController();
  said = [];
});
afterEach(async () => {
  stopping.abort();
  await db.destroy();
  await database.drop();
});

const runs = async () => Number((await db('server_runs').count())[0]?.count);

test('at once, without a word', async () => {
  const before = await runs();
  await beginRunWhenReady(database.url, stopping.signal, log);
  expect(await runs()).toBe(before + 1);
  expect(said).toEqual([]);
});

test('later, where the database is read-only: that is logged once, and once more when it has begun', async () => {
  const before = await runs();
  const name = new URL(database.url).pathname.slice(1);
  await db.raw(`alter database ${name} set default_transaction_read_only = on`);
  await beginRunWhenReady(database.url, stopping.signal, log);
  const attempts = async () => {
    const { rows } = await db.raw('select xact_rollback::integer as count from pg_stat_database where datname = ?', [
      name,
    ]);
    return rows[0].count;
  };
  const first = await attempts();
  await eventually('it is tried again', async () => (await attempts()) > first);
  expect(said).toEqual(['warn: the database takes no writes, so its run has not begun; retrying']);
  await db.raw(`alter database ${name} reset default_transaction_read_only`);
  await eventually('it begins', () => said.length === 2);
  expect(said[1]).toBe('info: the run of the database has begun');
  expect(await runs()).toBe(before + 1);
});
