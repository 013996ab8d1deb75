/** S4: the coverage of an admin reads indexes only, each row once, and no texts. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { languageCodes } from '../../../contracts/languages.ts';
import type { CoverageFilters } from '../../../contracts/management/coverage.ts';
import type { Database } from '../../../src/database/connect.ts';
import { type CoverageRow, readCoverage, readCoverageOfAll } from '../../../src/model/figures/coverage.ts';
import { createDatabase, type TestDatabase } from '../../setup/database.ts';
import { connectForPlans, nodesOf, type Plan, plansDuring, rowsOf } from '../../setup/plans.ts';

/** Enough for PostgreSQL to choose by itself. */
const tags = 10_000;
const places = 100;
/** Of another customer, in a place of their own. */
const few = 100;
const codes = ['en', 'fr', 'de', 'it', 'es'];

let database: TestDatabase;
let db: Database;

beforeAll(async () => {
  database = await createDatabase();
  db = connectForPlans(database.url);
  for (const table of ['tags', 'text_records', 'translations', 'name_translations'])
    await db.raw('alter table ?? disable trigger user', [table]);
  await db.raw(
    `insert into customers (id, email) overriding system value values (1, 'ada@example.com'), (2, 'bob@example.com')`,
  );
  await db.raw(
    `insert into places (customer_id, name) select case when i = 100 then 2 else 1 end, i::text from generate_series(1, 100) i`,
  );
  await db.raw(
    `insert into tags (id, tag_identifier, customer_id, place_id) overriding system value
     select i, lpad(to_hex(i), 12, '0'), case when i % 100 = 99 then 2 else 1 end, 1 + i % 100 from generate_series(1, ?::integer) i`,
    [tags],
  );
  await db.raw(`insert into text_records (id, tag_id) overriding system value select id, id from tags`);
  const columns = (row: string) => `${row}, code, repeat(md5(t.id::text), 10),
    case when code = 'en' then 'original' else 'machine' end, encode(sha256(t.id::text::bytea), 'hex'),
    case when code <> 'en' then 'deepl' end`;
  await db.raw(
    `insert into translations (text_record_id, lang_code, text, origin, source_hash, provider)
     select ${columns('t.id')} from tags t cross join unnest(?::text[]) code`,
    [codes],
  );
  await db.raw(
    `insert into name_translations (tag_id, lang_code, text, origin, source_hash, provider)
     select ${columns('t.id')} from tags t cross join unnest(?::text[]) code`,
    [codes],
  );
  await db.raw('vacuum analyze tags, text_records, translations, name_translations');
}, 120_000);
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

/** What reads texts and names in the statements that count, as it was done for an actor. */
async function readsFor(
  actor: { id: number; isAdmin: boolean },
  filters: CoverageFilters = {},
): Promise<{ rows: number; reads: Plan[] }> {
  let rows = 0;
  const count = async () => {
    rows = (await readCoverage({ db, searches: db, caller: actor }, filters)).length;
  };
  const plans = await plansDuring(db, count, (sql) => sql.includes('translations'));
  expect(plans).toHaveLength(filters.place_id === undefined ? 2 : 3);
  const reads = plans.flatMap(nodesOf).filter((node) => /translations$/.test(node['Relation Name'] ?? ''));
  return { rows, reads };
}

test('the coverage of all tags reads each text and name once, and originals twice', async () => {
  const { rows, reads } = await readsFor({ id: 1, isAdmin: true });
  expect(rows).toBe(places * codes.length);
  expect(rowsOf(reads)).toBeLessThanOrEqual(2 * tags * (codes.length + 1) + 10);
});

test('the sums of all places read only texts and names, and equal those of the single places', async () => {
  const look = { db, searches: db, caller: { id: 1, isAdmin: true } };
  let sums: CoverageRow[] = [];
  const nodes = (
    await plansDuring(db, async () => {
      sums = await readCoverageOfAll(look, {});
    })
  ).flatMap(nodesOf);
  const read = new Set(nodes.flatMap((node) => node['Relation Name'] ?? []));
  expect([...read].sort()).toEqual(['name_translations', 'translations']);
  const byPlace = Map.groupBy(await readCoverage(look, {}), ({ lang_code }) => lang_code);
  const together = (rows: readonly CoverageRow[], part: 'texts' | 'names') =>
    (['original', 'human', 'machine', 'stale', 'missing'] as const).map((state) =>
      rows.reduce((sum, row) => sum + row[part][state], 0),
    );
  expect(sums.map(({ lang_code }) => lang_code).sort()).toEqual([...codes].sort());
  for (const row of sums)
    for (const part of ['texts', 'names'] as const)
      expect(together([row], part)).toEqual(together(byPlace.get(row.lang_code) ?? [], part));
});

test('the coverage of a customer with few tags reads only theirs, by index-only scans', async () => {
  const { rows, reads } = await readsFor({ id: 2, isAdmin: false });
  expect(rows).toBe(codes.length);
  expect(rowsOf(reads)).toBeLessThanOrEqual(2 * few * (codes.length + 1) + 10);
  const covering = reads.filter((read) => read['Index Name']?.endsWith('_lang_code_key'));
  expect(covering.length).toBeGreaterThanOrEqual(2);
  for (const read of covering) expect([read['Node Type'], read['Heap Fetches']]).toEqual(['Index Only Scan', 0]);
});

test('the coverage of a place reads its texts, and one row for each language', async () => {
  const { rows, reads } = await readsFor({ id: 1, isAdmin: true }, { place_id: 5 });
  expect(rows).toBe(codes.length);
  expect(rowsOf(reads)).toBeLessThanOrEqual(2 * few * (codes.length + 1) + 2 * languageCodes.length);
});
