/** S3: what an admin looks at adds up days, and of few tags what was read on each of them. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Actor } from '../../../contracts/access.ts';
import type { Span } from '../../../contracts/management/days.ts';
import { connect, type Database } from '../../../src/database/connect.ts';
import { sumReads } from '../../../src/model/figures/read-sums.ts';
import { readFigures, readsBy } from '../../../src/model/figures/reads.ts';
import { createDatabase, type TestDatabase } from '../../setup/database.ts';
import { nodesOf, type Plan, plansDuring, rowsOf } from '../../setup/plans.ts';

/** Read each day, of two customers in ten places; enough for PostgreSQL to choose by itself. */
const tags = 2000;
const places = 10;
/** The last of them has no sums: what was read on it may be handed in until an hour after it is over. */
const days = 30;
const before = (count: number) => new Date(Date.now() - 3_600_000 - count * 86_400_000).toISOString().slice(0, 10);
const to = before(0);
/** Sums of a day: of each customer by kind, in two languages and three ways; of each customer by place; of a place by kind. */
const sums = { kind: 6, place: places / 2, kindInPlace: 3 };

let database: TestDatabase;
let db: Database;
const admin = { id: 1, isAdmin: true } as Actor;
const owner = { id: 2, isAdmin: false } as Actor;

beforeAll(async () => {
  database = await createDatabase();
  db = connect(database.url, { name: 'plans', pool: 1, longestStatement: undefined });
  await db.raw(
    `insert into customers (id, email) overriding system value values (1, 'a@example.com'), (2, 'b@example.com')`,
  );
  await db.raw(
    `insert into places (id, customer_id, name) overriding system value select i, 1 + i % 2, i from generate_series(1, ?) i`,
    [places],
  );
  await db.raw(
    `insert into reads (day, tag_id, customer_id, place_id, lang_code, way, reads)
     select ?::date - day, tag, 1 + tag % 2, 1 + tag % ?::integer, case when tag % 3 = 0 then 'fr' else 'en' end,
       (array['page', 'nfc', 'qr'])[1 + tag / 10 % 3], 20 + tag % 20
     from generate_series(0, ?::integer - 1) day, generate_series(1, ?::integer) tag`,
    [to, places, days, tags],
  );
  await sumReads(db);
  await db.raw('vacuum analyze reads');
}, 120_000);
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

/** What is read in the statements of the work, by table. */
async function readsDuring(work: () => Promise<unknown>): Promise<(table: string) => Plan[]> {
  const plans = await plansDuring(db, work, (sql) => /reads/.test(sql));
  const nodes = plans.flatMap(nodesOf);
  return (table) =>
    nodes.filter(
      (node) =>
        node['Relation Name'] === table && node['Node Type'] !== 'Bitmap Index Scan' && node['Actual Loops'] > 0,
    );
}

/** Some of the days that have sums. */
const daysFrom = (count: number): Span => ({ from: before(count), to: before(2) });

describe('S3: the page', () => {
  test('of an admin reads sums, and of the tags with the greatest totals the days out of an index, nothing else', async () => {
    const of = await readsDuring(() => readFigures({ db, searches: db }, admin, { to }));
    const [byTag, ...others] = of('tag_read_sums');
    expect([byTag?.['Node Type'], byTag?.['Heap Fetches'], others]).toEqual(['Index Only Scan', 0, []]);
    expect(byTag?.['Actual Loops']).toBeLessThanOrEqual(1001);
    expect(rowsOf([byTag as Plan])).toBe((byTag?.['Actual Loops'] as number) * (days - 1));
    // What was read on the last day moves none of the others before the twenty: nobody looks for their totals.
    expect(of('tag_read_totals').map((node) => [node['Node Type'], rowsOf([node])])).toEqual([
      ['Index Only Scan', 1001],
    ]);
    expect(rowsOf(of('read_sums'))).toBe(2 * (days - 1) * (sums.kind + sums.place));
    // The reads of the last day, for each of the three statements; where the first and the last day are found, each looks at one row.
    expect(rowsOf(of('reads'))).toBeLessThanOrEqual(3 * (tags + 2));
  });

  test('of an owner reads theirs', async () => {
    const of = await readsDuring(() => readFigures({ db, searches: db }, owner, { to }));
    expect(rowsOf(of('read_sums'))).toBe((days - 1) * (sums.kind + sums.place));
    expect(rowsOf(of('tag_read_sums'))).toBeLessThan((tags / 2) * (days - 1));
  });

  test('of days of which totals say too little reads those of each tag too, in the order of an index', async () => {
    const of = await readsDuring(() => readFigures({ db, searches: db }, admin, daysFrom(16)));
    const [candidates, each, ...others] = of('tag_read_sums');
    expect(candidates?.['Actual Loops']).toBeLessThanOrEqual(1001);
    expect([each?.['Node Type'], each?.['Heap Fetches'], others]).toEqual(['Index Only Scan', 0, []]);
    expect(rowsOf([each as Plan])).toBe(tags * 15);
  });

  test('of less than half of the days that totals are of does not try them', async () => {
    const of = await readsDuring(() => readFigures({ db, searches: db }, admin, daysFrom(10)));
    expect(of('tag_read_totals')).toEqual([]);
    expect(rowsOf(of('tag_read_sums'))).toBe(tags * 9);
  });

  test('of a place reads its sums', async () => {
    const of = await readsDuring(() => readFigures({ db, searches: db }, admin, { to, place_id: 1 }));
    expect(rowsOf(of('read_sums'))).toBe((days - 1) * (sums.kindInPlace + 1));
  });
});

test('S3: the list by what has sums reads them; by tag, the reads themselves', async () => {
  const bySums = await readsDuring(() => readsBy({ db, searches: db }, admin, { to, by: ['day', 'lang_code'] }));
  expect(rowsOf(bySums('read_sums'))).toBe(2 * (days - 1) * sums.kind);
  expect(rowsOf(bySums('reads'))).toBeLessThanOrEqual(tags + 2);
  const byTag = await readsDuring(() => readsBy({ db, searches: db }, admin, { to, by: ['tag_id'] }));
  expect(byTag('read_sums')).toEqual([]);
});
