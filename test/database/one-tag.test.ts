/** A change of one tag leaves the same history and journal as a statement that changes many. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { connect, type Database } from '../../src/database/connect.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { createTag, signedIn, storeTranslation } from '../setup/factories.ts';

let app: TestApp;
let db: Database;
/** One is changed by itself, the others together; there is another before them. */
let alone: number;
let together: number[];

beforeAll(async () => {
  app = await startApp();
  db = connect(app.databaseUrl, { pool: 2 });
  const { token } = await signedIn(app);
  await signedIn(app, { email: 'other@example.com' });
  await db('places').insert({ customer_id: db('customers').min('id'), name: 'Hall' });
  const made = [];
  for (const hardware_id of ['04-b0', '04-b1', '04-b2', '04-b3'])
    made.push(await createTag(app, { auth_token: token, name: 'Clock', hardware_id, hardware_type: 'nfc' }));
  for (const tag of made) await storeTranslation(app, tag, 'fr', 'Bienvenue');
  [alone, ...together] = made.slice(1).map(({ id }) => id) as [number, ...number[]];
  await db('hardwares').update({ hardware_type: 'ble-beacon' });
});
beforeEach(async () => {
  await db('tags').update({
    customer_id: db('customers').min('id'),
    place_id: null,
    parent_id: null,
    in_use: true,
    description: 'Elm',
    image_url: null,
    text_url: null,
  });
});
afterAll(async () => {
  await db.destroy();
  await app.stop();
});

/** What the history and the journal have got of each of the tags, once the work is done. */
async function leftBy(ids: number[], work: () => PromiseLike<unknown>) {
  await db('history').delete();
  await db('tag_changes').delete();
  await work();
  const entries = await db('history').select(
    ...['resource', 'event', 'via', 'record_id', 'tag_id', 'left_tag_id', 'owner_id', 'customer_id', 'changes'],
  );
  const changes = await db('tag_changes')
    .orderByRaw('customer_id, place_id')
    .select('tag_id', 'customer_id', 'place_id');
  const beacons = await db('tag_changes').whereNotNull('beacon').select();
  return ids.map((id) => ({
    history: entries
      .filter(({ tag_id }) => tag_id === id)
      .map(({ record_id, tag_id, changes: { tag_identifier, ...changed }, ...entry }) => ({
        ...entry,
        changed,
        isOfItself: record_id === tag_id,
        // Each has its own.
        isAnother: tag_identifier && tag_identifier[0] !== tag_identifier[1],
      })),
    journal: changes.filter(({ tag_id }) => tag_id === id).map(({ tag_id, ...where }) => where),
    beacons: beacons.length / ids.length,
  }));
}

const update = (ids: number[], set: string) =>
  leftBy(ids, () => db.raw(`update tags set ${set} where id = any (?)`, [ids]));

describe('an update of one tag leaves the same history and journal as an update of many', () => {
  test.each<[set: string, history: number, journal: number]>([
    ["description = 'Oak'", 1, 1],
    ["description = 'Ash', text_url = 'https://example.com/'", 1, 1],
    ['description = null', 1, 1],
    ["image_url = 'https://example.com/a.png'", 1, 1],
    ['parent_id = (select min(id) from tags)', 1, 1],
    ['place_id = (select max(id) from places)', 1, 2],
    ['customer_id = (select max(id) from customers)', 1, 2],
    ['customer_id = null', 1, 2],
    ['customer_id = null, place_id = (select max(id) from places)', 1, 2],
    ["tag_identifier = translate(tag_identifier, '0123456789abcdef', '123456789abcdef0')", 1, 1],
    ['history_from = 1', 0, 1],
    ['in_use = not in_use', 0, 0],
    ["updated_at = '2020-01-01'", 0, 0],
    ['description = description', 0, 0],
  ])('%s', async (set, history, journal) => {
    const [one] = await update([alone], set);
    const [first, second] = await update(together, set);
    expect(first).toEqual(one);
    expect(second).toEqual(one);
    expect([one?.history.length, one?.journal.length]).toEqual([history, journal]);
  });

  test('by a human correction of a text', async () => {
    const correct = (ids: number[]) =>
      leftBy(ids, () =>
        db.raw(
          `update translations t set text = 'Bonjour', origin = 'human', provider = null
           from text_records r where r.id = t.text_record_id and r.tag_id = any (?) and t.lang_code = 'fr'`,
          [ids],
        ),
      );
    const [one] = await correct([alone]);
    expect(await correct(together)).toEqual([one, one]);
    expect(one?.history.map(({ resource }) => resource)).toEqual(['translations']);
    expect(one?.journal).toHaveLength(1);
  });
});

test('a tag created in a savepoint leaves the same history and journal as one created without', async () => {
  let made = 0;
  const make = async (at: Database): Promise<number> => {
    made += 1;
    const tag_identifier = `5a7e${made}`.padEnd(12, '0');
    const customer_id = db('customers').min('id');
    const [{ id }] = await at('tags').insert({ customer_id, tag_identifier, description: 'Pear' }).returning('id');
    const source_hash = 'c'.repeat(64);
    await at('name_translations').insert({
      tag_id: id,
      lang_code: 'en',
      text: 'Pear tree',
      origin: 'original',
      source_hash,
    });
    await at('hardwares').insert({ tag_id: id, hardware_type: 'qr', identifier: `PEAR ${made}` });
    await at('name_translations').where({ tag_id: id }).update({ text: 'Old pear tree' });
    return id;
  };
  const left = async (work: () => Promise<number>) => {
    await db('history').delete();
    await db('tag_changes').delete();
    const id = await work();
    return {
      journal: await db('tag_changes').where({ tag_id: id }).select('customer_id', 'place_id'),
      history: await db('history').where({ tag_id: id }).orderBy('id').select('resource', 'event'),
      names: await db('tag_search').where({ tag_id: id }).pluck('names'),
      isInUse: await db('tags').where({ id }).pluck('in_use'),
    };
  };
  const without = await left(() => db.transaction((trx) => make(trx)));
  expect(await left(() => db.transaction((trx) => trx.transaction((part) => make(part))))).toEqual(without);
  expect([without.journal.length, without.history.length, without.names]).toEqual([
    1,
    4,
    [expect.stringContaining('old pear tree')],
  ]);
});
