/** S3: reads are counted in memory and stored exactly once, even after failures. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { connect, type Database } from '../../src/database/connect.ts';
import { createLog } from '../../src/log.ts';
import { addReads } from '../../src/lookup/counts/add-reads.ts';
import { type ReadBatch, ReadCounts } from '../../src/lookup/counts/read-counts.ts';
import { parsePreferences } from '../../src/lookup/preferences.ts';
import type { TagReading } from '../../src/lookup/read/reading.ts';
import { createDatabase, type TestDatabase } from '../setup/database.ts';

const log = createLog('web', 'silent');
const reading: TagReading = {
  id: 1,
  tag_identifier: '0123456789ab',
  description: null,
  image_url: null,
  picture: null,
  text_url: null,
  gender: 'f',
  customer_id: 7,
  place_id: null,
  hidden: false,
  text_record_id: 2,
  text: 'Das Tor',
  text_lang: 'de',
  text_original_lang: 'de',
  name: null,
  name_lang: null,
  name_original_lang: null,
};
const none = parsePreferences(undefined, undefined);
const kind = { tag_id: 1, customer_id: 7, place_id: null, lang_code: 'de', way: 'page', missed: null };

let added: ReadBatch[];
let add: (batch: ReadBatch) => Promise<void>;
const begin = (more = {}) => new ReadCounts({ add: (batch) => add(batch), log, pause: 3_600_000, ...more });
beforeEach(() => {
  added = [];
  add = async (batch) => void added.push(batch);
});

describe('S3: counts', () => {
  test('of equal reads are added up, and a tally still counts after a flush', async () => {
    const counts = begin();
    const tally = counts.tallyOf(reading, 'page', none);
    tally.count();
    counts.tallyOf(reading, 'page', none).count();
    counts.tallyOf(reading, 'batch', none).count();
    await counts.flush();
    tally.count();
    await counts.flush();
    await counts.flush();
    expect(added.map(({ reads }) => reads)).toEqual([
      [
        { ...kind, reads: 2 },
        { ...kind, way: 'batch', reads: 1 },
      ],
      [{ ...kind, reads: 1 }],
    ]);
    expect(counts.pending).toBe(0);
  });

  test('that cannot be stored are retried unchanged, and later reads are counted separately', async () => {
    const counts = begin();
    const tally = counts.tallyOf(reading, 'page', none);
    const tried: string[] = [];
    add = async ({ id }) => {
      tried.push(id);
      throw new Error('The database is away');
    };
    tally.count();
    await counts.flush();
    tally.count();
    await counts.flush();
    expect(new Set(tried).size).toBe(1);
    expect(counts.pending).toBe(2);
    add = async (batch) => void added.push(batch);
    await counts.stop();
    expect(added.map(({ reads }) => reads)).toEqual([[{ ...kind, reads: 1 }], [{ ...kind, reads: 1 }]]);
    expect(added[0]?.id).toBe(tried[0]);
    expect(counts.lost).toBe(0);
  });

  test('are bounded in memory: reads of further kinds are dropped, and their number is reported', async () => {
    const counts = begin({ most: 2 });
    for (const id of [1, 2, 3, 3]) counts.tallyOf({ ...reading, id }, 'page', none).count();
    counts.tallyOf(reading, 'page', none).count();
    expect([counts.pending, counts.lost]).toEqual([2, 2]);
    await counts.flush();
    expect(added[0]?.reads.map(({ tag_id, reads }) => [tag_id, reads])).toEqual([
      [1, 2],
      [2, 1],
    ]);
    counts.tallyOf({ ...reading, id: 3 }, 'page', none).count();
    expect(counts.pending).toBe(1);
  });
});

describe('S3: days and intervals', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-11-20T23:59:59.500Z') });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('reads before midnight count for that day, even if they are stored later', async () => {
    const counts = begin({ pause: 3000 });
    const tally = counts.tallyOf(reading, 'page', none);
    add = async () => {
      throw new Error('The database is away');
    };
    tally.count();
    await counts.flush();
    // These wait in memory while the first cannot be handed in.
    tally.count();
    tally.count();
    await jest.advanceTimersByTimeAsync(600);
    tally.count();
    add = async (batch) => void added.push(batch);
    await jest.advanceTimersByTimeAsync(3000);
    expect(added.map(({ day, reads }) => [day, reads[0]?.reads])).toEqual([
      ['2026-11-20', 1],
      ['2026-11-20', 2],
      ['2026-11-21', 1],
    ]);
  });

  test('reads after midnight count for the new day, even while a batch of the old day is being stored', async () => {
    const counts = begin({ pause: 3000 });
    const tally = counts.tallyOf(reading, 'page', none);
    const taken = Promise.withResolvers<void>();
    add = async (batch) => {
      added.push(batch);
      await taken.promise;
    };
    tally.count();
    void counts.flush();
    await jest.advanceTimersByTimeAsync(0);
    tally.count();
    await jest.advanceTimersByTimeAsync(600);
    tally.count();
    taken.resolve();
    await jest.advanceTimersByTimeAsync(3000);
    expect(added.map(({ day, reads }) => [day, reads[0]?.reads])).toEqual([
      ['2026-11-20', 1],
      ['2026-11-20', 1],
      ['2026-11-21', 1],
    ]);
  });

  test('counts are stored within seconds, and dropped if they cannot be stored for a day', async () => {
    const counts = begin();
    const soon = begin({ pause: undefined });
    jest.setSystemTime(new Date('2026-11-21T12:00:00Z'));
    soon.tallyOf(reading, 'page', none).count();
    await jest.advanceTimersByTimeAsync(5000);
    expect(added).toHaveLength(1);
    add = async () => {
      throw new Error('The database is away');
    };
    counts.tallyOf(reading, 'page', none).count();
    await counts.flush();
    jest.setSystemTime(new Date('2026-11-22T12:00:10Z'));
    await counts.flush();
    expect([counts.lost, counts.pending]).toEqual([1, 0]);
  });
});

describe('S3: the preferred language that was missing', () => {
  const missed = (lang: string | undefined, header?: string, more: Partial<TagReading> = {}) =>
    begin().tallyOf({ ...reading, ...more }, 'page', parsePreferences(lang, header)).kind.missed;

  test.each([
    [undefined, undefined, null],
    ['de', undefined, null],
    ['fr', undefined, 'fr'],
    ['fr,de', undefined, 'fr'],
    ['xx,de', undefined, 'other'],
    ['auto,de', undefined, 'other'],
    ['zh-TW', undefined, 'zh-CHT'],
    ['de-AT', undefined, null],
    [undefined, 'fr', null],
    ['auto', 'fr;q=0.5, de', null],
    ['auto', 'de;q=0.5, fr', 'fr'],
    ['auto', 'gsw, de;q=0.8', 'other'],
    ['auto', '*, fr', null],
    ['auto', 'fr, fr;q=0, de;q=0.5', null],
    ['auto', 'fr;q=2, it;q=0.1', 'it'],
    ['auto', '', null],
  ])('for lang %p and header %p is %p', (lang, header, expected) => {
    expect(missed(lang, header)).toBe(expected);
  });

  test('is that of the name for a tag without a text, and none for a tag without both', () => {
    const nothing = { text_lang: null };
    expect(missed('fr', undefined, { ...nothing, name_lang: 'fr' })).toBeNull();
    expect(missed('fr', undefined, { ...nothing, name_lang: 'de' })).toBe('fr');
    expect(missed('fr', undefined, nothing)).toBeNull();
  });
});

describe('S3: sums', () => {
  let database: TestDatabase;
  let db: Database;
  beforeAll(async () => {
    database = await createDatabase();
    db = connect(database.url, { pool: 4 });
  });
  afterAll(async () => {
    await db.destroy();
    await database.drop();
  });
  beforeEach(() => db('reads').delete());

  const sums = async () => (await db('reads').orderBy(['tag_id', 'reads'])).map(({ tag_id, reads }) => [tag_id, reads]);
  const batch = (reads: object[], more = {}) =>
    ({ id: crypto.randomUUID(), day: '2026-11-20', made: 0, reads, ...more }) as unknown as ReadBatch;

  test('count a batch once, even if it is stored repeatedly and concurrently', async () => {
    const one = batch([{ ...kind, reads: 2 }]);
    await Promise.all([addReads(db, one), addReads(db, one), addReads(db, one)]);
    await addReads(db, one);
    await addReads(db, batch([{ ...kind, reads: 3 }]));
    expect(await sums()).toEqual([[1, '5']]);
  });

  test('add up equal kinds within a batch, including null values, by day', async () => {
    const bare = { ...kind, customer_id: null, lang_code: null };
    await addReads(
      db,
      batch([
        { ...bare, reads: 1 },
        { ...bare, reads: 1 },
        { ...kind, reads: 4 },
      ]),
    );
    await addReads(db, batch([{ ...bare, reads: 1 }], { day: '2026-11-21' }));
    expect(await sums()).toEqual([
      [1, '1'],
      [1, '2'],
      [1, '4'],
    ]);
  });

  test('are correct after concurrent batches in different orders', async () => {
    const tags = Array.from({ length: 200 }, (_, index) => ({ ...kind, tag_id: index + 1, reads: 1 }));
    await Promise.all(
      Array.from({ length: 8 }, (_, index) => addReads(db, batch(index % 2 ? tags : tags.toReversed()))),
    );
    expect(await sums()).toEqual(tags.map(({ tag_id }) => [tag_id, '8']));
  });
});
