import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Knex } from 'knex';
import { connect, type Database } from '../../../src/database/connect.ts';
import { isMigrated, migrationSource } from '../../../src/database/migrations/index.ts';
import { migrateToLatest } from '../../../src/migrate.ts';
import { BeaconUuid } from '../../../src/model/beacon-uuid.ts';
import { createEmptyDatabase, type TestDatabase } from '../../setup/database.ts';
import { eventually } from '../../setup/eventually.ts';
import { schemaLines } from '../../setup/schema-lines.ts';

let database: TestDatabase;
let url: string;
let db: Database;

beforeEach(async () => {
  database = await createEmptyDatabase();
  url = database.url;
  db = connect(url, { pool: 2 });
});

afterEach(async () => {
  await db.destroy();
  await database.drop();
});

const one = 'E2C56DB5-DFFB-48D2-B060-D0F5A71096E0';
const other = '2f234454cf6d4a0fadf2f4911ba9ffa6';

const names = async () => (await migrationSource.getMigrations([])) as string[];
const done = () => db('migrations').orderBy('id').pluck('name');

/** The sessions that have the lock of `migrateToLatest`, or else those that want it too. */
async function migrating(isHolder: boolean): Promise<number[]> {
  const { rows } = await db.raw(
    `select pid from pg_stat_activity a
     where datname = current_database() and application_name = 'migrate: lock'
       and exists (select from pg_locks l where l.pid = a.pid and locktype = 'advisory' and granted) = ?`,
    [isHolder],
  );
  return rows.map(({ pid }: { pid: number }) => pid);
}

/** How many sessions want to migrate, and cannot. */
async function heldUp(): Promise<number> {
  const { rows } = await db.raw(
    `select pid from pg_stat_activity
     where datname = current_database() and application_name = 'migrate' and wait_event_type = 'Lock'`,
  );
  return rows.length;
}

describe('migrations', () => {
  test('N8: concurrent migrations succeed, and apply each migration once', async () => {
    const all = Array.from({ length: 4 }, async () => {
      await migrateToLatest(url, { beaconUuids: [one] });
      return isMigrated(db);
    });
    expect(await Promise.all(all)).toEqual([true, true, true, true]);
    expect(await done()).toEqual(await names());
    expect(await BeaconUuid.supported(db)).toEqual([one]);
  });

  test("N8: a process waits for another one's migration, and takes over if that one dies", async () => {
    await db.migrate.currentVersion();
    const trx = await db.transaction();
    await trx.raw('lock table migrations_lock');
    const first = migrateToLatest(url).then(
      () => 'migrated',
      () => 'died',
    );
    await eventually('the first process is at work', async () => (await migrating(true)).length === 1);
    await eventually('it is held up', async () => (await heldUp()) === 1);
    const second = migrateToLatest(url).then(() => 'migrated');
    await eventually('the second process waits', async () => (await migrating(false)).length === 1);

    // All sessions of the first one: the one that holds the lock, and the one that is held up by ours.
    const [holder] = await migrating(true);
    await trx.raw(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where pid = ? or (datname = current_database() and application_name = 'migrate')`,
      [holder ?? null],
    );
    await trx.rollback();
    expect(await first).toBe('died');
    expect(await second).toBe('migrated');
    expect(await isMigrated(db)).toBe(true);
  });

  test("N8: the lock of a long migration outlasts the server's idle timeout", async () => {
    await db.raw(`alter database ${new URL(url).pathname.slice(1)} set idle_session_timeout = 300`);
    let holders: number[] = [];
    const source: Knex.MigrationSource<string> = {
      ...migrationSource,
      getMigration: async (name) => {
        if (holders.length === 0) {
          await db.raw('select pg_sleep(1)');
          holders = await migrating(true);
        }
        return migrationSource.getMigration(name);
      },
    };
    await migrateToLatest(url, { source }).catch(() => {});
    expect(holders).toHaveLength(1);
  });

  test('N8: a process whose lock is lost begins no further migration', async () => {
    const begun: string[] = [];
    const source: Knex.MigrationSource<string> = {
      ...migrationSource,
      getMigration: async (name) => {
        begun.push(name);
        if (begun.length === 1) {
          const [holder] = await migrating(true);
          await db.raw('select pg_terminate_backend(?, 5000)', [holder ?? null]);
        }
        return migrationSource.getMigration(name);
      },
    };
    await expect(migrateToLatest(url, { source })).rejects.toThrow('the lock of the migrations is lost');
    expect(await done()).toHaveLength(1);
    await migrateToLatest(url);
    expect(await done()).toEqual(await names());
  });

  test("a stale lock in Knex's table is ignored", async () => {
    await db.migrate.currentVersion();
    expect(await db('migrations_lock').update({ is_locked: 1 })).toBe(1);
    await migrateToLatest(url);
    expect(await isMigrated(db)).toBe(true);
    expect(await db('migrations_lock').pluck('is_locked')).toEqual([0]);
  });

  test('a database of a later version is rejected, and not changed', async () => {
    await migrateToLatest(url);
    const before = await schemaLines(url);
    await db('migrations').insert({ name: '9999-of-a-later-version', batch: 9, migration_time: new Date() });
    await expect(migrateToLatest(url)).rejects.toThrow('9999-of-a-later-version');
    expect(await schemaLines(url)).toEqual(before);
  });

  test('isMigrated() is false for an empty database, and without the last migration', async () => {
    expect(await isMigrated(db)).toBe(false);
    await migrateToLatest(url);
    expect(await isMigrated(db)).toBe(true);
    await db('migrations').delete();
    expect(await isMigrated(db)).toBe(false);
  });
});

describe('a process that is aborted', () => {
  const stopped = { name: 'AbortError' };

  test("stops waiting for another process's migration", async () => {
    const trx = await db.transaction();
    await trx.raw('select pg_advisory_xact_lock(7261903)');
    const stopping = new AbortController();
    const waiting = migrateToLatest(url, { signal: stopping.signal });
    await eventually('it waits', async () => (await migrating(false)).length === 1);
    stopping.abort();
    await expect(waiting).rejects.toMatchObject(stopped);
    await trx.rollback();
    expect(await db.schema.hasTable('migrations')).toBe(false);
  });

  test('ends after its current migration, and has inserted the beacon UUIDs of a new database', async () => {
    const stopping = new AbortController();
    const source: Knex.MigrationSource<string> = {
      ...migrationSource,
      getMigration: async (name) => {
        stopping.abort();
        return migrationSource.getMigration(name);
      },
    };
    await expect(migrateToLatest(url, { beaconUuids: [one], source, signal: stopping.signal })).rejects.toMatchObject(
      stopped,
    );
    expect(await done()).toEqual((await names()).slice(0, 1));
    await migrateToLatest(url);
    expect(await BeaconUuid.supported(db)).toEqual([one]);
  });

  test('does not retry after a lock timeout', async () => {
    const stopping = new AbortController();
    const source: Knex.MigrationSource<string> = {
      ...migrationSource,
      getMigration: async () => {
        stopping.abort();
        throw Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' });
      },
    };
    await expect(migrateToLatest(url, { source, signal: stopping.signal })).rejects.toMatchObject(stopped);
  });
});

describe('the beacon UUIDs of a new database', () => {
  test('G2: are well-known ones by default, all active', async () => {
    await migrateToLatest(url);
    const uuids = await BeaconUuid.supported(db);
    expect(uuids.length).toBeGreaterThan(0);
    expect(await BeaconUuid.query(db).where({ active: false })).toEqual([]);
  });

  test('D34: are those of BEACON_UUIDS, as written and in its order', async () => {
    await migrateToLatest(url, { beaconUuids: [one, other, one.toLowerCase()] });
    expect(await BeaconUuid.supported(db)).toEqual([one, other]);
  });

  test('D34: are none if BEACON_UUIDS is an empty list', async () => {
    await migrateToLatest(url, { beaconUuids: [] });
    expect(await BeaconUuid.supported(db)).toEqual([]);
  });

  test('D34: are not inserted again after an admin has changed or removed them', async () => {
    await migrateToLatest(url, { beaconUuids: [one, other] });
    await BeaconUuid.query(db).delete().where({ uuid: one });
    await BeaconUuid.query(db).patch({ active: false }).where({ uuid: other });
    await migrateToLatest(url, { beaconUuids: [one, other] });
    expect(await BeaconUuid.query(db).select('uuid', 'active')).toEqual([{ uuid: other, active: false }]);
  });

  test('D34: stay removed when a later version migrates', async () => {
    await migrateToLatest(url, { beaconUuids: [one, other] });
    await BeaconUuid.query(db).delete().where({ uuid: one });
    const source: Knex.MigrationSource<string> = {
      ...migrationSource,
      getMigrations: async () => [...(await names()), '9999-later'],
      getMigration: async (name) =>
        name === '9999-later' ? { up: async () => {}, down: async () => {} } : migrationSource.getMigration(name),
    };
    await migrateToLatest(url, { beaconUuids: [one, other], source });
    expect(await done()).toContain('9999-later');
    expect(await BeaconUuid.supported(db)).toEqual([other]);
  });
});
