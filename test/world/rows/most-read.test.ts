/** S3: the tags that were read most, found by totals, are those that adding up all of their reads finds. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Knex } from 'knex';
import { connect, type Database } from '../../../src/database/connect.ts';
import { type ChosenReads, mostRead, sumReads } from '../../../src/model/figures/read-sums.ts';
import { lowerTotals } from '../../../src/model/figures/read-totals.ts';
import { chanceOf } from '../../faults/chance.ts';
import { createDatabase, type TestDatabase } from '../../setup/database.ts';
import { eventually } from '../../setup/eventually.ts';
import { lockWaits } from '../../setup/lock-waits.ts';

let database: TestDatabase;
let db: Database;
/** A runner, beside another one. */
let runner: Database;
const spans = [3, 7, null];

beforeAll(async () => {
  database = await createDatabase();
  db = connect(database.url, { name: 'web' });
  runner = connect(database.url, { name: 'runner' });
});
afterAll(async () => {
  await Promise.all([db.destroy(), runner.destroy()]);
  await database.drop();
});
beforeEach(async () => {
  await db('reads').delete();
  await db('tag_read_totals').delete();
  for (const [at, days] of spans.entries())
    await db('read_spans')
      .where({ id: at + 1 })
      .update({ days, since: '-infinity' });
});

const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const chance = chanceOf(77, 0);
const tag = () => chance.below(40) + 1;
const day = () => dayAgo(chance.below(12));

/** What is read of whom and where, as it is asked for. */
const narrows: Partial<Record<string, number | null>>[] = [
  {},
  {},
  { customer_id: 1 },
  { place_id: 2 },
  { place_id: null },
];
const limit = 3;
const few = 6;

/** In how many of these it was not necessary to add up all. */
async function expectTruth(questions: number): Promise<number> {
  let addedUp = 0;
  const listen = ({ sql }: { sql: string }) => {
    if (/full join/.test(sql)) addedUp += 1;
  };
  db.client.on('query', listen);
  for (let asked = 0; asked < questions; asked += 1) {
    const [from, to] = [day(), day()].sort() as [string, string];
    const where = chance.pick(narrows);
    const narrow = (rows: Knex.QueryBuilder) => rows.where(where);
    expect(await mostRead(db, { from, to, narrow }, limit, few)).toEqual(await mostReadOfAll({ from, to, narrow }));
  }
  db.client.removeListener('query', listen);
  return questions - addedUp;
}

const mostReadOfAll = ({ from, to, narrow }: ChosenReads) =>
  narrow(db('reads').whereBetween('day', [from, to]))
    .select('tag_id', db.raw('sum(reads)::double precision as reads'))
    .groupBy('tag_id')
    .orderByRaw('2 desc, 1')
    .limit(limit);

/** Where a total is below what it may never be below. */
const tooLow = `
  select spans.id, sums.tag_id, sum(sums.reads) from read_spans spans join tag_read_sums sums on sums.day >= spans.since
  group by spans.id, sums.tag_id
  having sum(sums.reads) > coalesce((
    select reads from tag_read_totals t where t.span_id = spans.id and t.tag_id = sums.tag_id), 0)`;

const expectNoneTooLow = async () => expect((await db.raw(tooLow)).rows).toEqual([]);

/** Many are read as often as others, and some far more. */
const someRead = () => {
  const tag_id = tag();
  const customer_id = chance.pick([1, 1, 2]);
  const reads = chance.below(3) + 1 + (tag_id < 6 ? chance.below(30) : 0);
  return { day: day(), tag_id, customer_id, place_id: chance.pick([null, 1, 2]), way: 'page', reads };
};
const add = () =>
  db('reads')
    .insert(Array.from({ length: chance.below(30) + 1 }, someRead))
    .onConflict()
    .ignore();

/** What a runner does that knows of no totals. */
async function sumAsBefore(trx: Knex, day: string): Promise<void> {
  await trx.raw('select pg_advisory_xact_lock(lock_of_reads(?::date))', [day]);
  const { rowCount } = await trx.raw('insert into summed_days (day) values (?) on conflict do nothing', [day]);
  if (rowCount === 0) return;
  await trx.raw(
    `insert into tag_read_sums (day, tag_id, customer_id, place_id, reads)
     select day, tag_id, customer_id, place_id, sum(reads) from reads where day = ? group by day, tag_id, customer_id, place_id`,
    [day],
  );
}

const writes: (() => PromiseLike<unknown>)[] = [
  add,
  add,
  () => sumReads(runner),
  () => sumReads(runner),
  () => runner.transaction((trx) => sumAsBefore(trx, dayAgo(1 + chance.below(11)))),
  // A tag that moves, is given away or is deleted leaves its reads as they are; who changes those by hand does not.
  () =>
    db('reads')
      .where({ tag_id: tag() })
      .update({ place_id: 2, way: chance.pick(['nfc', 'qr']) })
      .then(done, done),
  () =>
    db('reads')
      .where({ tag_id: tag() })
      .update({ reads: chance.below(40) + 1 }),
  () => db('reads').where({ day: day() }).delete(),
  () =>
    db('reads')
      .where({ day: dayAgo(5) })
      .update({ day: dayAgo(2) })
      .then(done, done),
];
/** Where two rows would be of one kind, the database refuses. */
function done() {}

test('S3: after random writes, whether all are added up or not', async () => {
  let settled = 0;
  for (let step = 0; step < 120; step += 1) {
    await chance.pick(writes)();
    await expectNoneTooLow();
    settled += await expectTruth(5);
  }

  expect(settled).toBeGreaterThan(100);
});

const totals = async () =>
  (await db('tag_read_totals').orderBy(['span_id', 'tag_id'])).map(({ span_id, tag_id, reads }) => [
    span_id,
    tag_id,
    Number(reads),
  ]);

test('S3: totals are lowered to what the sums come to, of the days of their span', async () => {
  const read = (days: number, tag_id: number, reads: number) => ({ day: dayAgo(days), tag_id, way: 'page', reads });
  await db('reads').insert([read(0, 1, 1), read(2, 1, 20), read(3, 1, 300), read(6, 1, 4000), read(9, 1, 50_000)]);
  await db('reads').insert([read(3, 2, 5), read(2, 3, 6)]);
  await sumReads(runner);
  await db('reads')
    .where({ day: dayAgo(2) })
    .update({ reads: 10 });
  await db('reads').where({ tag_id: 3 }).delete();
  await sumReads(runner);
  expect(await totals()).toEqual([
    [1, 1, 10],
    [2, 1, 4310],
    [2, 2, 5],
    [3, 1, 54_310],
    [3, 2, 5],
  ]);
});

test('S3: a tag that has come to as many as others with what was read since is before them by its id', async () => {
  const read = (days: number, tag_id: number, reads: number) => ({ day: dayAgo(days), tag_id, way: 'page', reads });
  await db('reads').insert([21, 22, 23].map((tag_id) => read(2, tag_id, 10)));
  // One more than are added up for their totals.
  await db('reads').insert([14, 15, 16, 17, 18].map((tag_id) => read(2, tag_id, 4)));
  await sumReads(runner);
  await db('reads').insert(read(0, 18, 6));
  const chosen: ChosenReads = { from: dayAgo(2), to: dayAgo(0), narrow: (rows) => rows };
  expect(await mostRead(db, chosen, limit, few)).toEqual([18, 21, 22].map((tag_id) => ({ tag_id, reads: 10 })));
});

test('S3: who lowers totals waits for those who are summing a day', async () => {
  await db('reads').insert([2, 3].map((days) => ({ day: dayAgo(days), tag_id: 1, way: 'page', reads: 10 })));
  await sumReads(runner);
  await db('tag_read_totals').increment('reads');
  const summing = await runner.transaction();
  await db('reads').insert({ day: dayAgo(4), tag_id: 1, way: 'page', reads: 100 });
  await sumAsBefore(summing, dayAgo(4));
  const lowering = lowerTotals(db);
  await eventually('it waits', async () => (await lockWaits(runner)) > 0);
  await summing.commit();
  await lowering;
  expect(await totals()).toEqual([
    [1, 1, 10],
    [2, 1, 120],
    [3, 1, 120],
  ]);
});
