/** Migrations while the service runs: requests do not wait long for the tables that they change. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Knex } from 'knex';
import pg from 'pg';
import { connect, type Database } from '../../../src/database/connect.ts';
import { migrationSource } from '../../../src/database/migrations/index.ts';
import { migrateToLatest } from '../../../src/migrate.ts';
import { createDatabase, type TestDatabase } from '../../setup/database.ts';
import { eventually } from '../../setup/eventually.ts';
import { startMuteServer } from '../../setup/mute-server.ts';

let database: TestDatabase;
let db: Database;
/** Somebody whose transaction does not end. */
let other: pg.Client;

beforeEach(async () => {
  database = await createDatabase();
  db = connect(database.url, { pool: 2 });
  other = new pg.Client(database.url);
  await other.connect();
});
afterEach(async () => {
  await other.end();
  await db.destroy();
  await database.drop();
});

/** The service's migrations, and one of a later version. */
const withLater = (later: Knex.Migration): Knex.MigrationSource<string> => ({
  getMigrations: async () => [...(await migrationSource.getMigrations([])), '9999-later'],
  getMigrationName: (name) => name,
  getMigration: async (name) => (name === '9999-later' ? later : migrationSource.getMigration(name)),
});

const down = async () => {};

test('a migration waits at most 3 s for a lock, is retried, and has no statement timeout', async () => {
  const settings: Record<string, string>[] = [];
  const up = async (trx: Knex) => {
    const { rows } = await trx.raw(
      `select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement`,
    );
    settings.push(rows[0]);
    await trx.raw('alter table tags add column colour text');
  };
  await other.query('begin; select from tags');
  const lines: string[] = [];
  const migrating = migrateToLatest(database.url, { source: withLater({ up, down }), log: (line) => lines.push(line) });

  await eventually('the operator is told', () => lines.length > 0);
  expect(lines[0]).toBe(
    'A table that is to be changed has been in use for 3 s by a statement or transaction that does not end (see pg_stat_activity); it is tried again',
  );
  // Who came behind the change reads on.
  expect(await db('tags')).toEqual([]);
  await other.query('commit');
  await migrating;
  expect(settings.length).toBeGreaterThan(1);
  expect(new Set(settings.map(({ lock, statement }) => `${lock} ${statement}`))).toEqual(new Set(['3s 0']));
  expect(await db('tags').columnInfo()).toHaveProperty('colour');
  expect(await db('migrations').where({ name: '9999-later' })).toHaveLength(1);
});

test('a migration that deadlocks with a writer is retried', async () => {
  const up = async (trx: Knex) => {
    await trx.raw('alter table tags add column colour text');
    await trx.raw('alter table customers add column colour text');
  };
  await other.query('begin; lock table customers in row exclusive mode');
  const migrating = migrateToLatest(database.url, { source: withLater({ up, down }) });
  await eventually('the change waits for the customers', async () => {
    const { rows } = await db.raw(
      `select from pg_stat_activity where wait_event_type = 'Lock' and query ~ 'alter table customers' and datname = current_database()`,
    );
    return rows.length === 1;
  });
  // Whoever PostgreSQL ends of the two, the change is made.
  await other.query('select from tags').catch(() => {});
  await other.query('commit');
  await migrating;
  for (const table of ['tags', 'customers']) expect(await db(table).columnInfo()).toHaveProperty('colour');
});

describe('indexes of a migration that was interrupted', () => {
  const made = [
    'history_change_set_idx',
    'history_undoes_idx',
    'tags_neighbours_idx',
    'customers_search_idx',
    'translations_lang_code_id_idx',
    'translations_original_key',
  ];
  const [neighbours, found, byLanguage, original] = made.slice(2) as [string, string, string, string];

  const valid = async (): Promise<Map<string, number>> => {
    const { rows } = await db.raw(
      `select indexrelid::regclass::text as name, indexrelid as id from pg_index
       where indisvalid and indexrelid::regclass::text ~ '_(idx|key|wider)$' order by name`,
    );
    return new Map(rows.map(({ name, id }: { name: string; id: number }) => [name, id]));
  };
  /** Somebody who has read its table keeps the index from going: a lock timeout ends the statement, and leaves it invalid. */
  const interrupt = async (name: string) => {
    await other.query(`begin; select from ${/^(history|tags|customers|translations)/.exec(name)?.[0]}`);
    const ended = new pg.Client(database.url);
    await ended.connect();
    await ended.query(`set lock_timeout = '50ms'`);
    await expect(ended.query(`drop index concurrently ${name}`)).rejects.toThrow('lock timeout');
    await ended.end();
    await other.query('commit');
  };
  const runAgain = async (name: string) => (await migrationSource.getMigration(name)).up(db);

  test('are unchanged if they are valid', async () => {
    const before = await valid();
    expect([...before.keys()]).toEqual(expect.arrayContaining(made));
    for (const name of ['0007-change-set-index', '0010-tag-neighbours', '0022-standing-in-indexes'])
      await runAgain(name);
    expect(await valid()).toEqual(before);
  });

  test.each([
    ['0007-change-set-index', ['history_change_set_idx', 'history_undoes_idx']],
    ['0010-tag-neighbours', [neighbours]],
    ['0022-standing-in-indexes', made],
  ])('are rebuilt by %s if they are invalid', async (migration, names) => {
    const before = await valid();
    for (const name of names) await interrupt(name);
    await runAgain(migration);
    expect([...(await valid()).keys()]).toEqual([...before.keys()]);
  });

  test('replace old ones, after an interruption at any step', async () => {
    const before = await valid();
    // Ended before the old index was dropped, and after.
    await db.raw(`alter index ${byLanguage} rename to ${byLanguage}_wider`);
    await db.raw(`create index ${byLanguage} on translations (lang_code, id)`);
    await interrupt(byLanguage);
    await db.raw(`alter index ${original} rename to ${original}_wider`);
    await runAgain('0022-standing-in-indexes');
    expect(await valid()).toEqual(before);
    expect(before.get(found)).toBeDefined();
  });

  test('stay valid while a reader blocks the drop of an old one', async () => {
    await db('migrations').where({ name: '0022-standing-in-indexes' }).delete();
    await db.raw(`drop index ${byLanguage}`);
    await db.raw(`create index ${byLanguage} on translations (lang_code, id)`);
    await other.query('begin; select count(*) from translations');
    const lines: string[] = [];
    const migrating = migrateToLatest(database.url, { log: (line) => lines.push(line) });
    const seen: (number | undefined)[] = [];
    for (const tries of [1, 2]) {
      await eventually('an attempt has ended', () => lines.length >= tries);
      seen.push((await valid()).get(`${byLanguage}_wider`));
    }
    await other.query('commit');
    await migrating;
    expect(seen).toEqual([expect.any(Number), seen[0]]);
    expect((await valid()).get(byLanguage)).toBe(seen[0]);
  });
});

test('reports that PostgreSQL does not answer if it accepts connections but stays silent', async () => {
  const mute = await startMuteServer();
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, ['src/migrate.ts'], { env: { PATH, HOME, DATABASE_URL: mute.url } });
  const [errors, output, [code]] = await Promise.all([text(child.stderr), text(child.stdout), once(child, 'close')]);
  mute.close();
  expect([code, output, errors]).toEqual([
    1,
    '',
    "The database of DATABASE_URL can't be used: PostgreSQL does not answer\n",
  ]);
});
