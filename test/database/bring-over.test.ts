/** A database of a version before the baseline is migrated to it once, with all its data. */
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { connect, type Database } from '../../src/database/connect.ts';
import { isMigrated, migrationSource } from '../../src/database/migrations/index.ts';
import { migrateToLatest } from '../../src/migrate.ts';
import { createDatabase, createEmptyDatabase, type TestDatabase } from '../setup/database.ts';
import { schemaLines } from '../setup/schema-lines.ts';

let database: TestDatabase;
let db: Database;

beforeEach(async () => {
  database = await createEmptyDatabase();
  db = connect(database.url, { pool: 2 });
  await db.raw(readFileSync(new URL('former-schema.sql', import.meta.url), 'utf8'));
  await db.raw('reset check_function_bodies');
  await db.migrate.currentVersion();
  await ran('0001-customers', '0064-told-tag-by-tag', '0075-reference-twins');
});
afterEach(async () => {
  await db.destroy();
  await database.drop();
});

const ran = (...names: string[]) =>
  db('migrations').insert(names.map((name) => ({ name, batch: 1, migration_time: new Date() })));

test('migrates to the schema of a new database and keeps its rows', async () => {
  const [customer] = await db('customers').insert({ email: 'ada@example.com' }).returning('*');
  const [place] = await db('places').insert({ customer_id: customer.id, name: 'Hall' }).returning('*');
  const [tag] = await db('tags')
    .insert({ tag_identifier: '0123456789ab', customer_id: customer.id, place_id: place.id })
    .returning('*');
  await db('reads').insert({ day: '2026-01-01', tag_id: tag.id, customer_id: customer.id, way: 'page', reads: 3 });
  const job = { subject_kind: 'text', lang_code: 'fr', source_hash: 'x', created_at: new Date(), priority: 1 };
  const due = new Date('2026-02-01T10:00:00Z');
  await db('translation_jobs').insert([
    { ...job, subject_id: 1, state: 'queued', tag_id: tag.id },
    { ...job, subject_id: 2, state: 'running', claim: db.raw('gen_random_uuid()'), attempts: 3 },
    { ...job, subject_id: 3, state: 'waiting', next_attempt_at: due, reason: 'throttled', message: 'Too much' },
    { ...job, subject_id: 4, state: 'failed', reason: 'refused', finished_at: due },
  ]);
  const history = await db('history').orderBy('id');
  expect(history).toHaveLength(3);

  await Promise.all([migrateToLatest(database.url), migrateToLatest(database.url)]);

  const made = await createDatabase();
  try {
    expect(await schemaLines(database.url)).toEqual(await schemaLines(made.url));
  } finally {
    await made.drop();
  }
  expect(await isMigrated(db)).toBe(true);
  expect(await db('migrations').orderBy('id').pluck('name')).toEqual(await migrationSource.getMigrations([]));
  expect(await db('customers').first()).toMatchObject(customer);
  expect(await db('places').first()).toMatchObject(place);
  expect(await db('tags').first()).toMatchObject({ id: tag.id, place_id: place.id, updated_at: tag.updated_at });
  expect(await db('work').orderBy('id')).toMatchObject([
    { ...job, id: 1, subject_id: 1, state: 'queued', tag_id: tag.id, due_at: expect.any(Date) },
    { subject_id: 2, state: 'queued', lease: null, attempts: 3, due_at: expect.any(Date) },
    { subject_id: 3, state: 'waiting', due_at: due, reason: 'throttled', message: 'Too much' },
    { subject_id: 4, state: 'failed', due_at: null, reason: 'refused', finished_at: due },
  ]);
  expect(
    await db('work')
      .insert({ ...job, subject_id: 5, state: 'queued', due_at: due })
      .returning('id'),
  ).toEqual([{ id: 5 }]);
  expect(await db('reads').sum('reads as reads')).toEqual([{ reads: '3' }]);
  expect(await db('history').orderBy('id')).toMatchObject(history.map(({ id, changes }) => ({ id, changes })));
});

test('refuses a database that lacks the last former migration, with instructions, and leaves it unchanged', async () => {
  await db('migrations').where({ name: '0075-reference-twins' }).delete();
  const before = await schemaLines(database.url);
  await expect(migrateToLatest(database.url)).rejects.toThrow(
    /its last migration is 0064-told-tag-by-tag\. Bring it to 0075-reference-twins first: .*, then here again\.$/,
  );
  expect(await schemaLines(database.url)).toEqual(before);
  expect(await db('migrations').pluck('name')).toEqual(['0001-customers', '0064-told-tag-by-tag']);
});
