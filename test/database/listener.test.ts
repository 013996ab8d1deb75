/** A commit notifies all listeners of the tags that the transaction has changed. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { connect, type Database } from '../../src/database/connect.ts';
import { type Invalidation, TagListener } from '../../src/database/listener.ts';
import { inTransaction } from '../../src/database/transaction.ts';
import { randomTagIdentifier } from '../../src/model/tags/tag-identifier.ts';
import { createDatabase, type TestDatabase } from '../setup/database.ts';
import { eventually } from '../setup/eventually.ts';

const log = pino({ level: 'silent' });

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.drop());

interface Listening {
  listener: TagListener;
  heard: Invalidation[];
}

/** A process that writes, and waits for its own listener, as a web process does. */
let writer: Listening & { db: Database };
/** One that only listens. */
let reader: Listening;

async function listening(): Promise<Listening> {
  const heard: Invalidation[] = [];
  const listener = new TagListener({ url: database.url, log, onInvalidate: (tags) => void heard.push(tags) });
  listener.start();
  await eventually('it listens', () => listener.isCurrent);
  return { listener, heard };
}

beforeEach(async () => {
  const own = await listening();
  writer = { ...own, db: connect(database.url, { pool: 2, afterCommit: () => own.listener.sync() }) };
  reader = await listening();
  for (const { heard } of [writer, reader]) heard.length = 0;
});
afterEach(async () => {
  await Promise.all([writer.listener.stop(), reader.listener.stop()]);
  await writer.db.destroy();
});

const newTags = (db: Database, many = 1) =>
  db('tags')
    .insert(Array.from({ length: many }, () => ({ tag_identifier: randomTagIdentifier() })))
    .returning('id')
    .then((rows) => rows.map(({ id }) => id as number));

const inOrder = (heard: Invalidation[]) => heard.flat().toSorted();

test('an acknowledged write has already invalidated its tags in its own process', async () => {
  const ids = await inTransaction(writer.db, (trx) => newTags(trx, 3));
  expect(inOrder(writer.heard)).toEqual(ids);
  await reader.listener.sync();
  expect(reader.heard).toEqual([ids]);
});

test('a rolled-back transaction invalidates nothing', async () => {
  const failed = inTransaction(writer.db, async (trx) => {
    await newTags(trx);
    throw new Error('changed my mind');
  });
  await expect(failed).rejects.toThrow('changed my mind');
  const ids = await inTransaction(writer.db, (trx) => newTags(trx));
  await reader.listener.sync();
  expect(reader.heard).toEqual([ids]);
});

test('HU12: any number of changed tags are named; a change of a place names the tags in it', async () => {
  const { db } = writer;
  const made = await inTransaction(db, (trx) => newTags(trx, 1101));
  const place = await inTransaction(db, async (trx) => {
    const [owner] = await trx('customers')
      .insert({ email: `${randomTagIdentifier()}@example.com` })
      .returning('id');
    const [{ id }] = await trx('places')
      .insert({ customer_id: owner.id, name: 'Somewhere', latitude: 1, longitude: 1 })
      .returning('id');
    return id as number;
  });
  await reader.listener.sync();
  expect(reader.heard).not.toContain('all');
  expect(inOrder(reader.heard)).toEqual(made.toSorted());
  const [here] = made;
  await inTransaction(db, (trx) => trx('tags').where({ id: here }).update({ place_id: place }));
  await reader.listener.sync();
  reader.heard.length = 0;
  await inTransaction(db, (trx) => trx('places').where({ id: place }).update({ name: 'Elsewhere' }));
  await reader.listener.sync();
  expect(inOrder(reader.heard)).toEqual([here]);
});
