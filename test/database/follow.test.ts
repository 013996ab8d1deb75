/** Cursors, and journal entries of overlapping transactions. test/database/journal.test.ts tests them with random writes. */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { connect, type Database } from '../../src/database/connect.ts';
import {
  type Changes,
  deleteForeignJournal,
  type JournalScope,
  pruneJournal,
  readChangesSince,
  readCurrentCursor,
} from '../../src/database/follow.ts';
import { beginRunIfPossible } from '../../src/database/runs.ts';
import type { Transaction } from '../../src/database/transaction.ts';
import { createDatabase, type TestDatabase } from '../setup/database.ts';

let database: TestDatabase;
let db: Database;
let ada: number;
let bob: number;
let tag: number;
beforeEach(async () => {
  database = await createDatabase();
  db = connect(database.url, { pool: 6 });
  [{ id: ada }, { id: bob }] = await db('customers')
    .insert([{ email: 'ada@a.org' }, { email: 'bob@b.org' }])
    .returning('id');
  tag = await newTag(ada);
});
afterEach(async () => {
  await db.destroy();
  await database.drop();
});

let made = 0;
async function newTag(customer_id: number): Promise<number> {
  made += 1;
  const [{ id }] = await db('tags')
    .insert({ customer_id, tag_identifier: `${made}`.padStart(12, '0') })
    .returning('id');
  return id;
}

/** What a machine translates has an original: from then on the tag is in use, and its row is left alone. */
const nameIt = (tag_id: number) =>
  db('name_translations').insert({
    tag_id,
    lang_code: 'en',
    text: 'An original',
    origin: 'original',
    source_hash: 'b'.repeat(64),
  });

const begun: Transaction[] = [];
const transaction = async (options = {}) => {
  const trx = await db.transaction(undefined, options);
  begun.push(trx);
  return trx;
};
afterEach(async () => {
  for (const trx of begun.splice(0)) await trx.rollback().catch(() => {});
});

/** The tags that have changed, those that are not here with a minus, and the cursor behind it. */
async function read(followed: JournalScope, cursor: string): Promise<[number[], string]> {
  const changes = (await readChangesSince(db, followed, cursor)) as Changes;
  const ids: number[] = [];
  for await (const page of changes.pages) ids.push(...page.map(({ id, is_here }) => (is_here ? id : -id)));
  return [ids, changes.cursor];
}
const ofAda = () => ({ customer_id: ada });
const ofBob = () => ({ customer_id: bob });

const beacon = (tag_id: number | null, major: number | null, customer_id = ada) => ({
  tag_id,
  customer_id,
  hardware_type: 'ble-beacon',
  identifier: 'E2C56DB5',
  major,
  minor: major,
});

test('a cursor can be read in a read-only session', async () => {
  const readOnly = connect(database.url, { settings: { default_transaction_read_only: 'on' } });
  try {
    const cursor = await readCurrentCursor(readOnly);
    await db('tags').where({ id: tag }).update({ description: 'changed' });
    expect((await read(ofAda(), cursor))[0]).toEqual([tag]);
  } finally {
    await readOnly.destroy();
  }
});

describe('changes', () => {
  test('are reported once, those of an open transaction after its commit', async () => {
    const start = await readCurrentCursor(db);
    expect((await read(ofAda(), start))[0]).toEqual([]);
    const late = await transaction();
    await late('tags').where({ id: tag }).update({ description: 'late' });
    const other = await newTag(ada);
    const [first, middle] = await read(ofAda(), start);
    await late.commit();
    const [second, end] = await read(ofAda(), middle);
    expect([first, second, (await read(ofAda(), end))[0]]).toEqual([[other], [tag], []]);
  });

  test('are reported to both customers when a tag changes hands', async () => {
    const start = await readCurrentCursor(db);
    await db('tags').where({ id: tag }).update({ customer_id: bob });
    expect((await read(ofAda(), start))[0]).toEqual([-tag]);
    expect((await read(ofBob(), start))[0]).toEqual([tag]);
    expect((await read('all', start))[0]).toEqual([tag]);
  });

  test('are reported to the new owner if a text is stored while its tag changes hands', async () => {
    await nameIt(tag);
    const start = await readCurrentCursor(db);
    const machine = await transaction();
    await machine('name_translations').insert({
      tag_id: tag,
      lang_code: 'fr',
      text: 'a',
      origin: 'machine',
      provider: 'deepl',
      source_hash: 'a'.repeat(64),
    });
    await db('tags').where({ id: tag }).update({ customer_id: bob });
    const [given, middle] = await read(ofBob(), start);
    expect((await read(ofBob(), middle))[0]).toEqual([]);
    await machine.commit();
    expect([given, (await read(ofBob(), middle))[0]]).toEqual([[tag], [tag]]);
  });

  test('are reported to the new owner if a text is stored in a transaction that began before the transfer committed', async () => {
    await nameIt(tag);
    const start = await readCurrentCursor(db);
    const giver = await transaction();
    await giver('tags').where({ id: tag }).update({ customer_id: bob });
    const machine = await transaction();
    // The last to begin: its number is beyond the snapshot in which the tag has been given away.
    await machine('name_translations').insert({
      tag_id: tag,
      lang_code: 'fr',
      text: 'a',
      origin: 'machine',
      provider: 'deepl',
      source_hash: 'a'.repeat(64),
    });
    await giver.commit();
    const [given, middle] = await read(ofBob(), start);
    await machine.commit();
    const [stored, end] = await read(ofBob(), middle);
    expect([given, stored, (await read(ofBob(), end))[0]]).toEqual([[tag], [tag], []]);
  });

  test("of another customer's beacons are reported to the owner of a stand-in beacon, but not own ones", async () => {
    await db('hardwares').insert(beacon(tag, null));
    const others = await newTag(bob);
    const own = await newTag(ada);
    let cursor = await readCurrentCursor(db);
    let ids: number[];
    await db('hardwares').insert(beacon(own, 1));
    [ids, cursor] = await read(ofAda(), cursor);
    expect(ids).toEqual([own]);
    await db('hardwares').insert(beacon(others, 2, bob));
    [ids, cursor] = await read(ofAda(), cursor);
    expect(ids).toEqual([tag]);
    await db('tags').where({ id: own }).update({ customer_id: bob });
    [ids, cursor] = await read(ofAda(), cursor);
    expect(ids).toEqual([tag, -own]);
    await db('hardwares').where({ tag_id: others }).delete();
    expect((await read(ofAda(), cursor))[0]).toEqual([tag]);
  });

  test('of beacons are reported to a stand-in beacon that was added in a concurrent transaction', async () => {
    const others = await newTag(bob);
    const start = await readCurrentCursor(db);
    const rival = await transaction();
    await rival('hardwares').insert(beacon(others, 1, bob));
    await db('hardwares').insert(beacon(tag, null));
    const [first, middle] = await read(ofAda(), start);
    await rival.commit();
    expect([first, (await read(ofAda(), middle))[0]]).toEqual([[tag], [tag]]);
  });

  test.each(['read committed', 'repeatable read'] as const)(
    'of beacons are reported to a stand-in beacon that was committed during the transaction: %s',
    async (isolationLevel) => {
      const others = await newTag(bob);
      const start = await readCurrentCursor(db);
      const standIn = await transaction();
      await standIn('hardwares').insert(beacon(tag, null));
      const rival = await transaction({ isolationLevel });
      await rival('tags').first('id');
      if (isolationLevel === 'read committed') await rival('hardwares').insert(beacon(others, 1, bob));
      await standIn.commit();
      const [first, middle] = await read(ofAda(), start);
      if (isolationLevel === 'repeatable read') await rival('hardwares').insert(beacon(others, 1, bob));
      await rival.commit();
      expect([first, (await read(ofAda(), middle))[0]]).toEqual([[tag], [tag]]);
    },
  );

  test('to many tags at once come in pages, each tag once', async () => {
    const start = await readCurrentCursor(db);
    const identifiers = db.raw(`select ?::integer, lpad(i::text, 12, 'a') from generate_series(1, 1200) i`, [ada]);
    await db(db.raw('tags (customer_id, tag_identifier)')).insert(identifiers);
    const [ids] = await read(ofAda(), start);
    expect([ids.length, new Set(ids).size, ids.toSorted((a, b) => a - b)]).toEqual([1200, 1200, ids]);
  });

  test('of a place are reported as such', async () => {
    const [{ id }] = await db('places').insert({ customer_id: ada, name: 'Hall' }).returning('id');
    const start = await readCurrentCursor(db);
    await db('places').update({ name: 'Cellar' });
    for (const followed of [ofAda(), { place_id: id }, 'all' as const])
      expect((await readChangesSince(db, followed, start))?.places).toEqual([id]);
    expect((await readChangesSince(db, ofBob(), start))?.places).toEqual([]);
  });
});

describe('notifications', () => {
  test('name the changed tags, at most 500 each, once for each transaction', async () => {
    const heard: string[] = [];
    const listener = await db.client.acquireConnection();
    listener.on('notification', ({ payload }: { payload: string }) => heard.push(payload));
    await listener.query('listen tag_changes');
    await db.transaction(async (trx) => {
      await trx('tags').where({ id: tag }).update({ description: 'a' });
      await trx('text_records').insert({ tag_id: tag });
    });
    const many = (count: number, letter: string) =>
      db.raw(
        `insert into tags (tag_identifier) select lpad(i::text, 12, '${letter}') from generate_series(1, ${count}) i`,
      );
    await many(100, 'a');
    await many(501, 'b');
    await listener.query('select 1');
    expect(heard.map((payload) => payload.split(',').length)).toEqual([1, 100, 500, 1]);
    expect(heard[0]).toBe(`${tag}`);
    await db.client.releaseConnection(listener);
  });
});

describe('a cursor', () => {
  const holds = async (cursor: string) => (await readChangesSince(db, 'all', cursor)) !== undefined;

  test('is valid for 30 days, only in its own database, and not from the future', async () => {
    const [server, today, next, snapshot] = (await readCurrentCursor(db)).split(' ');
    const day = async (ago: number) =>
      (await db.raw('select (cast(? as date) - ?::integer)::text as day', [today ?? '', ago])).rows[0].day;
    expect(await holds(`${server} ${today} ${next} ${snapshot}`)).toBe(true);
    expect(await holds(`${server} ${await day(30)} ${next} ${snapshot}`)).toBe(true);
    expect(await holds(`${server} ${await day(31)} ${next} ${snapshot}`)).toBe(false);
    expect(await holds(`${server} ${await day(-1)} ${next} ${snapshot}`)).toBe(false);
    for (const part of [0, 1, 2]) {
      const other = (server ?? '').split(':').with(part, '7').join(':');
      expect(await holds(`${other} ${today} ${next} ${snapshot}`)).toBe(false);
    }
    expect(await holds(`${server} ${today} ${next} 900000000:900000000:`)).toBe(false);
    for (const wrong of [
      '',
      'x',
      `${server} ${today} 5 5:3:`,
      `${server} 2026-13-45 ${next} ${snapshot}`,
      `${server} x y z`,
    ])
      expect([wrong, await holds(wrong)]).toEqual([wrong, false]);
  });

  test('stays valid after a restart, but not after a restore to an earlier state', async () => {
    const cursor = await readCurrentCursor(db);
    await beginRunIfPossible(database.url);
    expect(await holds(cursor)).toBe(true);
    const later = await readCurrentCursor(db);
    expect(later.split(' ')[0]).not.toBe(cursor.split(' ')[0]);
    expect(await holds(later)).toBe(true);
    // A restore to a state before either, and a start on it.
    const runs = db('server_runs');
    await runs
      .clone()
      .where({ mark: later.split(' ')[0]?.split(':')[4] })
      .delete();
    await runs.clone().insert({ mark: 'restored', next: `${BigInt(cursor.split(' ')[2] ?? '') - 1n}` });
    await newTag(ada);
    expect([await holds(cursor), await holds(later)]).toEqual([false, false]);
    expect(await holds(await readCurrentCursor(db))).toBe(true);
  });

  test('from a version without runs is valid until the first recorded run', async () => {
    const [where = '', today] = (await readCurrentCursor(db)).split(' ');
    const former = where.split(':').slice(0, 4).join(':');
    const [{ next }] = await db('server_runs').orderBy('id', 'desc').limit(1).select('next');
    const before = BigInt(next) - 1n;
    expect(await holds(`${former} ${today} ${before} ${before}:${before}:`)).toBe(true);
    expect(await holds(`${former} ${today} ${BigInt(next) + 1n} ${next}:${next}:`)).toBe(false);
  });

  test('sees no versions of another server: a journal that is ahead is emptied', async () => {
    const count = async () => Number((await db('tag_changes').count())[0]?.count);
    const before = await count();
    await deleteForeignJournal(db);
    expect([await count(), before]).toEqual([before, before]);
    await db('tag_changes').insert({ version: '900000000000', tag_id: 1 });
    await readCurrentCursor(db);
    expect(await count()).toBe(0);
  });

  test('does not outlive the journal: entries older than 31 days are pruned', async () => {
    await db('tag_changes').update({ at: db.raw(`now() - interval '30 days 23 hours'`) });
    await db('tag_changes').insert({ tag_id: 1, at: db.raw(`now() - interval '31 days 1 hour'`) });
    await pruneJournal(db);
    expect(await db('tag_changes').pluck('tag_id')).toEqual([tag]);
  });

  test('does not outlive its run: runs that ended more than 31 days ago are pruned', async () => {
    const present = await db('server_runs').orderBy('id').pluck('mark');
    await db('server_runs').update({ began_at: db.raw(`now() - interval '60 days'`) });
    await beginRunIfPossible(database.url);
    await pruneJournal(db);
    expect(await db('server_runs').orderBy('id').pluck('mark')).toEqual([present.at(-1), expect.any(String)]);
  });
});
