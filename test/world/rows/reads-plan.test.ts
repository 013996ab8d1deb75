/** S3: figures of reads add up only the requested days, by indexes. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Actor } from '../../../contracts/access.ts';
import type { Span } from '../../../contracts/management/days.ts';
import type { Database } from '../../../src/database/connect.ts';
import { groupReads, readFigures } from '../../../src/model/figures/reads.ts';
import { createDatabase, type TestDatabase } from '../../setup/database.ts';
import { connectForPlans, nodesOf, plansDuring, rowsOf } from '../../setup/plans.ts';

/** Read each day, of two customers in ten places; enough for PostgreSQL to choose by itself. */
const tags = 2000;
const places = 10;
const days = 30;
const before = (count: number) => new Date(Date.now() - 3_600_000 - count * 86_400_000).toISOString().slice(0, 10);

let database: TestDatabase;
let db: Database;
const admin = { id: 1, isAdmin: true } as Actor;
const owner = { id: 2, isAdmin: false } as Actor;

beforeAll(async () => {
  database = await createDatabase();
  db = connectForPlans(database.url);
  await db.raw(
    `insert into customers (id, email) overriding system value values (1, 'a@example.com'), (2, 'b@example.com')`,
  );
  await db.raw(
    `insert into places (id, customer_id, name) overriding system value select i, 1 + i % 2, i from generate_series(1, ?) i`,
    [places],
  );
  await db.raw(
    `insert into tags (id, tag_identifier, customer_id) overriding system value values (1, '000000000001', 2)`,
  );
  await db.raw(
    `insert into reads (day, tag_id, customer_id, place_id, lang_code, way, reads)
     select ?::date - day, tag, 1 + tag % 2, 1 + tag % ?::integer, case when tag % 3 = 0 then 'fr' else 'en' end,
       (array['page', 'nfc', 'qr'])[1 + tag / 10 % 3], 20 + tag % 20
     from generate_series(0, ?::integer - 1) day, generate_series(1, ?::integer) tag`,
    [before(0), places, days, tags],
  );
  await db.raw('vacuum analyze reads');
}, 120_000);
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

/** The rows of reads that the statements of the work read, and how. */
async function readsDuring(work: () => Promise<unknown>): Promise<{ rows: number; ways: Set<string> }> {
  const plans = await plansDuring(db, work, (sql) => /reads/.test(sql));
  const nodes = plans.flatMap(nodesOf).filter((node) => node['Relation Name'] === 'reads' && node['Actual Loops'] > 0);
  return { rows: rowsOf(nodes), ways: new Set(nodes.map((node) => node['Node Type'])) };
}

/** The days before the last one. */
const spanOf = (count: number): Span => ({ from: before(count), to: before(1) });
/** Three statements: by tag, by place, and by what there are few of. */
const statements = 3;

test('S3: the page of an admin reads each row of its days once per statement, and no others', async () => {
  const { rows, ways } = await readsDuring(() => readFigures({ db, searches: db, caller: admin }, spanOf(3)));
  expect(rows).toBe(statements * tags * 3);
  expect(ways).not.toContain('Seq Scan');
});

test('S3: the page of an owner reads only their rows', async () => {
  const { rows, ways } = await readsDuring(() => readFigures({ db, searches: db, caller: owner }, spanOf(3)));
  expect(rows).toBe((statements * tags * 3) / 2);
  expect(ways).not.toContain('Seq Scan');
});

test("S3: the list of one tag's days reads only its rows", async () => {
  const by = { ...spanOf(days - 1), tag_id: 1 };
  const { rows } = await readsDuring(() => groupReads({ db, searches: db, caller: admin }, by));
  expect(rows).toBe(days - 1);
});
