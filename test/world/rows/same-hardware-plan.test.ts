/** How PostgreSQL finds hardware items by their keys, among thousands of beacons of one UUID. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Database } from '../../../src/database/connect.ts';
import type { Transaction } from '../../../src/database/transaction.ts';
import { deleteTags } from '../../../src/model/bin/move-to-bin.ts';
import { restoreHardware } from '../../../src/model/bin/restore-hardware.ts';
import { findTags } from '../../../src/model/exchange/import-source.ts';
import { clearFreedItems } from '../../../src/model/freed-hardware.ts';
import { startApp, type TestApp } from '../../setup/app.ts';
import { connectForPlans, nodesOf, plansDuring, rowsOf } from '../../setup/plans.ts';
import { signedInPerson } from '../../setup/signed-in-person.ts';

const uuid = 'E2C56DB5DFFB48D2B060D0F5A71096E0';
const beacons = 3000;
/** Those that are looked for. */
const some = 50;

let app: TestApp;
let db: Database;
let owner: Awaited<ReturnType<typeof signedInPerson>>;
let tags: number[];

beforeAll(async () => {
  app = await startApp();
  db = connectForPlans(app.databaseUrl);
  owner = await signedInPerson(app);
  await db.raw(
    `insert into tags (tag_identifier, customer_id) select lpad(to_hex(i), 12, '0'), ? from generate_series(1, ?::integer) i`,
    [owner.id, beacons],
  );
  await db.raw(
    `insert into hardwares (tag_id, customer_id, hardware_type, identifier, major, minor)
     select id, customer_id, 'ble-beacon', ?, case when n > 1 then n end, case when n > 2 then 7 end
     from (select *, row_number() over (order by id) as n from tags) t`,
    [uuid],
  );
  await db.raw('vacuum analyze tags, hardwares');
  tags = await db('tags').orderBy('id').pluck('id');
});
afterAll(async () => {
  await db.destroy();
  await app.stop();
});

/** The rows of hardware that the work's statements read. */
async function readBy(work: (trx: Transaction) => Promise<unknown>): Promise<number> {
  const isMeant = (sql: string) => /\bhardwares h\b/.test(sql) && !/^\s*insert/.test(sql);
  const plans = await plansDuring(db, () => work(db as Transaction), isMeant);
  expect(plans.length).toBeGreaterThan(0);
  return rowsOf(plans.flatMap(nodesOf).filter((node) => node['Relation Name'] === 'hardwares'));
}

const numbers = (n: number) => ({ major: n > 1 ? n : null, minor: n > 2 ? 7 : null });
const wanted = Array.from({ length: some }, (_, i) => numbers(i + 1));

test('an import reads only the items of its rows', async () => {
  const actor = { id: owner.id, isAdmin: false } as Parameters<typeof findTags>[1];
  const items = wanted.map((each) => ({ type: 'ble-beacon' as const, identifier: uuid, ...each }));
  let found: number[] = [];
  const read = await readBy(async (trx) => {
    found = [...(await findTags(trx, actor, { identifiers: [], references: [], items })).items.values()];
  });
  expect(found).toEqual(tags.slice(0, some));
  expect(read).toBeLessThan(some * 3);
});

test('before items are attached, only these are read', async () => {
  const items = wanted.map((each) => ({
    customer_id: owner.id,
    hardware_type: 'ble-beacon',
    identifier: uuid,
    ...each,
  }));
  expect(await readBy((trx) => clearFreedItems(trx, items))).toBeLessThan(some * 3);
});

test('a restore of tags reads only their items', async () => {
  await db.transaction((trx) => deleteTags(trx, tags.slice(-some)));
  const entries = await db('bin').whereIn('record_id', tags.slice(-some)).pluck('id');
  expect(entries).toHaveLength(some);
  expect(await readBy((trx) => restoreHardware(trx, entries))).toBeLessThan(some * 20);
});
