/** Which tags a transaction has changed is told by its process, once it is done, to all that listen. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { connect, type Database } from '../../src/database/connect.ts';
import { type Invalidation, TagListener } from '../../src/database/listener.ts';
import { inTransaction } from '../../src/database/transaction.ts';
import { drawTagIdentifier } from '../../src/model/tags/tag-identifier.ts';
import { createDatabase, type TestDatabase } from '../setup/database.ts';
import { eventually } from '../setup/eventually.ts';
import { signal } from '../setup/processes.ts';

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

/** A process that listens, tells and writes, as a web process does; with the server's end of its session. */
let writer: Listening & { db: Database; pid: number };
/** One that only listens. */
let reader: Listening;

async function listening(): Promise<Listening> {
  const heard: Invalidation[] = [];
  const listener = new TagListener({ url: database.url, log, onInvalidate: (tags) => void heard.push(tags) });
  listener.start();
  await eventually('it can tell', () => listener.canTell());
  return { listener, heard };
}

const sessions = `select pid from pg_stat_activity where application_name = 'web: session' and datname = current_database()`;

beforeEach(async () => {
  const plain = connect(database.url, { pool: 1 });
  const { rows: before } = await plain.raw(sessions);
  const own = await listening();
  const { rows } = await plain.raw(`${sessions} and pid <> all (?)`, [before.map(({ pid }: { pid: number }) => pid)]);
  await plain.destroy();
  const { listener } = own;
  const db = connect(database.url, { pool: 2, teller: listener, afterCommit: () => listener.sync() });
  writer = { ...own, db, pid: rows[0].pid };
  reader = await listening();
  for (const { heard } of [writer, reader]) heard.length = 0;
});
afterEach(async () => {
  await Promise.all([writer.listener.stop(), reader.listener.stop()]);
  await writer.db.destroy();
});

const newTags = (db: Database, many = 1) =>
  db('tags')
    .insert(Array.from({ length: many }, () => ({ tag_identifier: drawTagIdentifier() })))
    .returning('id')
    .then((rows) => rows.map(({ id }) => id as number));

/** Each once: the half-second look at the journal may find a tag before its own round trip tells of it. */
const inOrder = (heard: Invalidation[]) => [...new Set(heard.flat())].toSorted();

test('the commit itself notifies of nothing, and what is acknowledged has been told to all', async () => {
  const ids = await inTransaction(writer.db, async (trx) => {
    const made = await newTags(trx, 3);
    const { rows } = await trx.raw('select is_told_later from tag_changes where version = pg_current_xact_id()');
    expect(rows).toEqual(Array.from({ length: 3 }, () => ({ is_told_later: true })));
    return made;
  });
  expect(inOrder(writer.heard)).toEqual(ids);
  await reader.listener.sync();
  expect(inOrder(reader.heard)).toEqual(ids);
});

test('who has nobody that tells notifies as it commits', async () => {
  const alone = connect(database.url, { pool: 1 });
  const ids = await inTransaction(alone, (trx) => newTags(trx));
  await alone.destroy();
  await reader.listener.sync();
  expect(reader.heard).toEqual([ids]);
});

test('nothing is told of what was rolled back', async () => {
  const failed = inTransaction(writer.db, async (trx) => {
    await newTags(trx);
    throw new Error('changed my mind');
  });
  await expect(failed).rejects.toThrow('changed my mind');
  const ids = await inTransaction(writer.db, (trx) => newTags(trx));
  await reader.listener.sync();
  expect(reader.heard).toEqual([ids]);
});

/** Whoever tells: the writer's process, or the commit itself. */
async function toldOfPlaces(db: Database): Promise<void> {
  const made = await inTransaction(db, (trx) => newTags(trx, 1101));
  const place = await inTransaction(db, async (trx) => {
    const [owner] = await trx('customers')
      .insert({ email: `${drawTagIdentifier()}@example.com` })
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
}

test('HU12: however many tags have changed they are told by their ids, and a place by those that are there', async () => {
  await toldOfPlaces(writer.db);
});

test('HU12: so they are where nobody tells but the commit', async () => {
  const alone = connect(database.url, { pool: 1 });
  await toldOfPlaces(alone).finally(() => alone.destroy());
});

test('many at once are told by fewer round trips, each with its own tags', async () => {
  const made = await Promise.all(Array.from({ length: 40 }, () => inTransaction(writer.db, (trx) => newTags(trx, 5))));
  await reader.listener.sync();
  expect(reader.heard).not.toContain('all');
  expect(inOrder(reader.heard)).toEqual(made.flat().toSorted());
});

test('what was committed and left to a process that was ended is found in the journal', async () => {
  const ended = connect(database.url, { pool: 1 });
  const ids = await ended.transaction(async (trx) => {
    await trx.raw("select set_config('tags.told', 'later', true)");
    return newTags(trx);
  });
  await ended.destroy();
  await reader.listener.sync();
  for (const { heard } of [writer, reader]) {
    await eventually('it is found', () => heard.length > 0);
    expect(heard).toEqual([ids]);
  }
});

test('a commit after a statement that failed is an error, and leaves its connection free', async () => {
  const swallowing = inTransaction(writer.db, async (trx) => {
    await newTags(trx);
    await trx.raw('select 1 / 0').catch(() => {});
  });
  await expect(swallowing).rejects.toMatchObject({ code: '25P02' });
  // On each of the pool's connections.
  const both = [1, 2].map(() => inTransaction(writer.db, (trx) => trx.raw('select pg_sleep(0.05)')));
  await expect(Promise.all(both)).resolves.toHaveLength(2);
});

test('a process that loses its session before it could tell tells the others all the same', async () => {
  const ids = await inTransaction(writer.db, async (trx) => {
    const made = await newTags(trx);
    await trx.raw('select pg_terminate_backend(?)', [writer.pid]);
    await eventually('it is lost', () => !writer.listener.canTell());
    return made;
  });
  await reader.listener.sync();
  expect(inOrder(reader.heard)).toEqual(ids);
});

test('so does one whose session hangs', async () => {
  signal([writer.pid], 'SIGSTOP');
  try {
    const ids = await inTransaction(writer.db, (trx) => newTags(trx));
    await reader.listener.sync();
    // It may have looked into the journal meanwhile.
    expect([...new Set(inOrder(reader.heard))]).toEqual(ids);
  } finally {
    signal([writer.pid], 'SIGCONT');
  }
});
