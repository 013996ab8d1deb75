/** S3: what is summed beforehand, with what has come since, is what the reads come to, whoever writes and sums at the same time. */
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Actor } from '../../../contracts/access.ts';
import { type ReadQuery, readGroups, readWays } from '../../../contracts/management/reads.ts';
import { connect, type Database } from '../../../src/database/connect.ts';
import { addReads } from '../../../src/lookup/counts/add-reads.ts';
import type { ReadBatch } from '../../../src/lookup/counts/read-counts.ts';
import { sumReads } from '../../../src/model/figures/read-sums.ts';
import { pruneReads, readFigures, readsBy } from '../../../src/model/figures/reads.ts';
import { chanceOf } from '../../faults/chance.ts';
import { createDatabase, type TestDatabase } from '../../setup/database.ts';
import { eventually } from '../../setup/eventually.ts';

let database: TestDatabase;
/** Two web processes, and two runners. */
let webs: [Database, Database];
let runners: [Database, Database];
/** Of sums. */
const tables = ['summed_days', 'read_sums', 'tag_read_sums'];
const admin = { id: 1, isAdmin: true } as Actor;
const owner = { id: 2, isAdmin: false } as Actor;

beforeAll(async () => {
  database = await createDatabase();
  const [one, other, first, second] = ['web 1', 'web 2', 'runner 1', 'runner 2'].map((name) =>
    connect(database.url, { name, pool: 4 }),
  ) as [Database, Database, Database, Database];
  webs = [one, other];
  runners = [first, second];
  await one.raw(
    `insert into customers (id, email) overriding system value values (1, 'a@example.com'), (2, 'b@example.com')`,
  );
  for (const table of tables) await one.raw(`create table ${table}_aside (like ${table})`);
  await one.raw(
    `insert into places (id, customer_id, name) overriding system value values (1, 1, 'Hall'), (2, 2, 'Yard')`,
  );
  await one.raw(
    `insert into tags (id, tag_identifier, customer_id) overriding system value
     select i, lpad(to_hex(i), 12, '0'), 1 + i % 2 from generate_series(1, 30) i`,
  );
});
afterAll(async () => {
  await Promise.all([...webs, ...runners].map((db) => db.destroy()));
  await database.drop();
});
afterEach(() => webs[0]('reads').delete());

/** Who waits for the lock of a day. */
const waiting = `select from pg_locks where locktype = 'advisory' and not granted
  and database = (select oid from pg_database where datname = current_database())`;

const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
/** All that is kept, and what is far outside of it. */
const ever = { from: '0001-01-01', to: '9999-12-31' };

/** What the page and the list tell of it, in every way that they have. */
async function told(actor: Actor, filters: Partial<ReadQuery>) {
  const dbs = { db: webs[0], searches: webs[0] };
  const groups = readGroups.flatMap((one, at) => [[one], ...readGroups.slice(at + 1).map((other) => [one, other])]);
  const lists = await Promise.all(
    [...groups, readGroups].map((by) => readsBy(dbs, actor, { ...ever, ...filters, by: [...by] })),
  );
  return { lists, page: await readFigures(dbs, actor, { ...ever, ...filters }) };
}

const all: [Actor, Partial<ReadQuery>][] = [
  [admin, {}],
  [owner, {}],
  [admin, { customer_id: '1' }],
  [admin, { customer_id: 'none', place_id: null }],
  [admin, { place_id: 1 }],
  [admin, { tag_id: 7 }],
  [admin, { from: dayAgo(5), to: dayAgo(2) }],
];

/** What is told with the sums is what the reads come to where nothing is summed. */
async function expectTruth(): Promise<void> {
  const [db] = webs;
  const withSums = [];
  for (const [actor, filters] of all) withSums.push(await told(actor, filters));
  for (const table of tables) await move(table, `${table}_aside`);
  const without = [];
  for (const [actor, filters] of all) without.push(await told(actor, filters));
  for (const table of tables) await move(`${table}_aside`, table);
  expect(withSums).toEqual(without);

  async function move(from: string, to: string): Promise<void> {
    await db.raw(`with taken as (delete from ${from} returning *) insert into ${to} select * from taken`);
  }
}

const sumsOf = async () => [
  await webs[0]('summed_days').orderBy('day'),
  await webs[0]('read_sums').select(webs[0].raw('read_sums::text')).orderBy(1),
  await webs[0]('tag_read_sums').select(webs[0].raw('tag_read_sums::text')).orderBy(1),
];

const chance = chanceOf(61, 0);
const someRead = () => ({
  tag_id: chance.below(30) + 1,
  customer_id: chance.pick([null, 1, 2]),
  place_id: chance.pick([null, 1, 2]),
  lang_code: chance.pick([null, 'en', 'fr']),
  way: chance.pick(readWays),
  missed: chance.pick([null, 'sv', 'other']),
  reads: chance.below(5) + 1,
});
const someBatch = (): ReadBatch => ({
  id: randomUUID(),
  made: 0,
  day: dayAgo(chance.below(8)),
  reads: Array.from({ length: chance.below(40) + 1 }, someRead) as ReadBatch['reads'],
});

/** A tag that is deleted, moved or given away takes nothing along: its reads stay what they were. */
const writes: (() => PromiseLike<unknown>)[] = [
  () => addReads(chance.pick(webs), someBatch()),
  () => addReads(chance.pick(webs), someBatch()),
  () => sumReads(chance.pick(runners)),
  () =>
    chance
      .pick(webs)('reads')
      .where({ tag_id: chance.below(30) + 1, day: dayAgo(chance.below(8)) })
      .delete(),
  () =>
    chance
      .pick(webs)('reads')
      .where({ tag_id: chance.below(30) + 1 })
      .update({ reads: chance.below(9) + 1 }),
  () =>
    chance
      .pick(webs)('reads')
      .where({ day: dayAgo(6) })
      .update({ day: dayAgo(9) })
      .then(
        () => {},
        () => {},
      ),
];

test('S3: after random writes, of late batches and by hand among them, sums and reads come to the same', async () => {
  for (let step = 0; step < 60; step += 1) {
    await chance.pick(writes)();
    if (step % 10 === 9) await expectTruth();
  }
  await sumReads(runners[0]);
  await expectTruth();
  const made = await sumsOf();
  await webs[0]('reads').update({ reads: webs[0].raw('reads') });
  expect(await sumsOf()).toEqual([[], [], []]);
  await sumReads(runners[0]);
  expect(await sumsOf()).toEqual(made);
});

test('S3: while processes hand in and runners sum at the same time, nothing is told twice and nothing is left out', async () => {
  let isOver = false;
  const summing = runners.map(async (db) => {
    while (!isOver) await sumReads(db);
  });
  let handedIn = 0;
  const handing = Array.from({ length: 6 }, async (_, at) => {
    for (let batches = 0; batches < 25; batches += 1) {
      const batch = someBatch();
      await addReads(webs[at % 2] as Database, batch);
      handedIn += batch.reads.reduce((sum, { reads }) => sum + reads, 0);
    }
  });
  const handed = Promise.all(handing).then(() => {
    isOver = true;
  });
  let before = 0;
  while (!isOver) {
    const least = handedIn;
    const { reads } = await readsBy({ db: webs[0], searches: webs[0] }, admin, ever);
    expect(reads).toBeGreaterThanOrEqual(Math.max(before, least));
    before = reads;
  }
  await Promise.all([handed, ...summing]);
  expect((await readsBy({ db: webs[0], searches: webs[0] }, admin, ever)).reads).toBe(handedIn);
  await expectTruth();
});

test('S3: who changes the reads of a day that is being summed waits, and the sums are made again', async () => {
  const [web] = webs;
  await addReads(web, { ...someBatch(), day: dayAgo(3) });
  const held = await runners[0].transaction();
  await held.raw('select pg_advisory_xact_lock(lock_of_reads(?::date))', [dayAgo(3)]);
  let isAdded = false;
  const adding = addReads(web, { ...someBatch(), day: dayAgo(3) }).then(() => {
    isAdded = true;
  });
  // Nobody waits who counts for another day.
  await addReads(web, { ...someBatch(), day: dayAgo(0) });
  await eventually('it waits', async () => (await web.raw(waiting)).rows.length > 0);
  expect(isAdded).toBe(false);
  await held.commit();
  await adding;
  await sumReads(runners[1]);
  await expectTruth();
});

test('S3: who sums a day waits for those who are changing its reads', async () => {
  const [web] = webs;
  const adding = await web.transaction();
  await adding('reads').insert({ day: dayAgo(4), tag_id: 1, way: 'page', reads: 3 });
  await addReads(web, { ...someBatch(), day: dayAgo(4) });
  let isSummed = false;
  const summing = sumReads(runners[0]).then(() => {
    isSummed = true;
  });
  await eventually('it waits', async () => (await web.raw(waiting)).rows.length > 0);
  expect(isSummed).toBe(false);
  await adding.commit();
  await summing;
  await expectTruth();
  expect(await web('summed_days')).toHaveLength(1);
});

test('S3: today has no sums, nor has what is forgotten', async () => {
  for (const day of [dayAgo(0), dayAgo(2), dayAgo(500)]) await addReads(webs[0], { ...someBatch(), day });
  expect(await sumReads(runners[0])).toBe(true);
  expect(await sumReads(runners[0])).toBe(false);
  await pruneReads(webs[0]);
  const { rows } = await webs[0].raw(
    `select array(select day::text from summed_days) as days, array(select distinct day::text from read_sums) as sums,
       array(select distinct day::text from tag_read_sums) as tags`,
  );
  expect(rows).toEqual([{ days: [dayAgo(2)], sums: [dayAgo(2)], tags: [dayAgo(2)] }]);
  await expectTruth();
});
