/** The holder of a beacon, which is stored with it. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { connect, type Database } from '../../src/database/connect.ts';
import { migrationSource } from '../../src/database/migrations/index.ts';
import { atOnce } from '../setup/at-once.ts';
import { createDatabase, type TestDatabase } from '../setup/database.ts';

let database: TestDatabase;
let db: Database;
let owners: number[];

beforeAll(async () => {
  database = await createDatabase();
  db = connect(database.url, { pool: 4 });
  const rows = await db('customers')
    .insert(['one', 'other'].map((name) => ({ email: `${name}@example.com`, password_hash: '-' })))
    .returning('id');
  owners = rows.map(({ id }) => id).sort((a, b) => a - b);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

let numbers = 0;

/** A tag of the first owner, with a beacon. */
async function attached(): Promise<{ tag: number; beacon: number }> {
  numbers += 1;
  const [tag] = await db('tags')
    .insert({ tag_identifier: `${numbers}`.padStart(12, '0'), customer_id: owners[0] })
    .returning('id');
  const [beacon] = await db('hardwares')
    .insert({ tag_id: tag.id, hardware_type: 'ble-beacon', identifier: 'B9', major: 1, minor: numbers })
    .returning('id');
  return { tag: tag.id, beacon: beacon.id };
}

const stored = (id: number) => db('hardwares').where({ id }).first('customer_id', 'updated_at');

test('is the owner of its tag, whatever was written, and stays when the beacon becomes free', async () => {
  const { tag, beacon } = await attached();
  const before = await stored(beacon);
  expect(before.customer_id).toBe(owners[0]);
  await db('hardwares').where({ id: beacon }).update({ customer_id: null });
  expect(await stored(beacon)).toEqual(before);
  await db('tags').where({ id: tag }).update({ customer_id: owners[1] });
  expect(await stored(beacon)).toEqual({ ...before, customer_id: owners[1] });
  await db('tags').where({ id: tag }).delete();
  expect((await stored(beacon)).customer_id).toBe(owners[1]);
});

test('is waited for where its tag is being given away', async () => {
  const { tag } = await attached();
  const [attaching] = await atOnce(
    db,
    (trx) => trx('tags').where({ id: tag }).update({ customer_id: owners[1] }),
    () => db('hardwares').insert({ tag_id: tag, hardware_type: 'ble-beacon', identifier: 'B9' }).returning('*'),
  );
  expect(attaching).toMatchObject({ value: [{ customer_id: owners[1] }] });
});

test('is corrected by the migration where a tag was given away before, without a change of the item', async () => {
  const [{ beacon }, { beacon: right }] = [await attached(), await attached()];
  await db.transaction(async (trx) => {
    await trx.raw('alter table hardwares disable trigger beacon_held');
    await trx('hardwares').where({ id: beacon }).update({ customer_id: owners[1] });
    await trx.raw('alter table hardwares enable trigger beacon_held');
  });
  const [before, untouched] = [await stored(beacon), await stored(right)];
  await (await migrationSource.getMigration('0029-beacon-holders')).up(db);
  expect(before.customer_id).toBe(owners[1]);
  expect(await stored(beacon)).toEqual({ ...before, customer_id: owners[0] });
  expect(await stored(right)).toEqual(untouched);
});
