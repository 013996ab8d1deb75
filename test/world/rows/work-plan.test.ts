/** O1: the work list reads its tags by indexes, and finds tags with the same original by the index of the memory. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Actor } from '../../../contracts/access.ts';
import type { WorkFilters } from '../../../contracts/management/translation-work.ts';
import type { Database } from '../../../src/database/connect.ts';
import { Tag } from '../../../src/model/tags/tag.ts';
import { findOthers, findTranslationsElsewhere } from '../../../src/model/translations/work/same-original.ts';
import { listWork, type WorkPage } from '../../../src/model/translations/work/work-list.ts';
import { findWork, type WorkQuery } from '../../../src/model/translations/work/work-rows.ts';
import { createDatabase, type TestDatabase } from '../../setup/database.ts';
import { connectForPlans, nodesOf, type Plan, plansDuring, rowsOf } from '../../setup/plans.ts';

/** Enough for PostgreSQL to prefer an index by itself. */
const tags = 10_000;

let database: TestDatabase;
let db: Database;
const admin = { id: 1, isAdmin: true } as Actor;

beforeAll(async () => {
  database = await createDatabase();
  db = connectForPlans(database.url);
  for (const table of ['tags', 'text_records', 'translations', 'name_translations'])
    await db.raw('alter table ?? disable trigger user', [table]);
  await db.raw(`insert into customers (id, email) overriding system value values (1, 'ada@example.com')`);
  await db.raw(
    `insert into tags (id, tag_identifier, customer_id) overriding system value
     select i, lpad(to_hex(i), 12, '0'), 1 from generate_series(1, ?::integer) i`,
    [tags],
  );
  await db.raw('insert into text_records (id, tag_id) overriding system value select id, id from tags');
  // Every second text says what another one says.
  const columns = `t.id, code, 'The clock of ' || md5((t.id / 2)::text), case when code = 'en' then 'original' else 'human' end,
    encode(sha256((t.id / 2)::text::bytea), 'hex')`;
  for (const [table, owner] of [
    ['translations', 'text_record_id'],
    ['name_translations', 'tag_id'],
  ] as const)
    await db.raw(
      `insert into ?? (??, lang_code, text, origin, source_hash)
       select ${columns} from tags t cross join unnest(array['en', 'fr']) code where code = 'en' or t.id % 10 <> 0`,
      [table, owner],
    );
  await db.raw('vacuum analyze tags, text_records, translations, name_translations');
}, 120_000);
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

/** What reads texts, names and tags in the statements of the work, each as it was done. */
const readsOf = async (work: () => Promise<unknown>): Promise<Plan[]> =>
  (await plansDuring(db, work))
    .flatMap(nodesOf)
    .filter(
      (node) =>
        /^(tags|text_records|translations|name_translations)$/.test(node['Relation Name'] ?? '') ||
        node['Node Type'] === 'Bitmap Index Scan',
    );

test.each([undefined, { tag_id: tags / 2, part: 'text' as const }])(
  'O1: a page of the work list from %j on uses indexes',
  async (after) => {
    let found = 0;
    const reads = await readsOf(async () => {
      const call = { db, searches: db, caller: admin };
      const { rows } = await listWork(call, { lang_code: 'fr' }, { after, limit: 10 });
      found = rows.length;
    });
    expect(found).toBe(10);
    expect(reads.map((read) => read['Node Type'])).not.toContain('Seq Scan');
    // Ten rows are of five tags, and one of ten tags has them: of each the text record, and both originals with what there is beside them.
    expect(rowsOf(reads)).toBeLessThanOrEqual(100 * 8);
  },
);

test('O1: if no work is left, count and page together read each text and name once', async () => {
  const call = { db, searches: db, caller: admin };
  const reads = await readsOf(async () => {
    const page = await listWork(call, { lang_code: 'fr', state: ['machine'] }, { limit: 10, isCounted: true });
    expect(page).toEqual({ rows: [], beyond: undefined, total: 0 });
  });
  expect(rowsOf(reads)).toBeLessThanOrEqual(tags * 7);
});

test('O1: a counted page equals an uncounted one, forwards and backwards', async () => {
  const call = { db, searches: db, caller: admin };
  const filters: WorkFilters = { lang_code: 'fr', state: ['missing'], customer_id: '1' };
  const request = { limit: 7, isCounted: true };
  const ids = ({ rows }: WorkPage) => rows.map(({ tag_id, part }) => `${tag_id} ${part}`);
  let page = await listWork(call, filters, request);
  const pages = [ids(page)];
  for (let turn = 0; turn < 3; turn += 1) {
    const { beyond: after } = page;
    page = await listWork(call, filters, { ...request, after });
    expect(page.total).toBe((tags / 10) * 2);
    pages.push(ids(page));
    expect(ids(await listWork(call, filters, { limit: 7, after }))).toEqual(pages.at(-1));
  }
  expect(pages.flat()).toEqual(
    Array.from({ length: 28 }, (_, at) => `${(1 + Math.floor(at / 2)) * 10} ${at % 2 === 0 ? 'text' : 'name'}`),
  );
  for (const earlier of pages.slice(0, -1).reverse()) {
    const [first] = page.rows;
    page = await listWork(call, filters, { ...request, before: first });
    expect(ids(page)).toEqual(earlier);
  }
});

test('O1: a search that stops at its limit returns the last tag it has examined', async () => {
  const look = async (towards: WorkQuery['towards'], more: Partial<WorkQuery>, most: number) => {
    const reading = { ...{ lang: 'fr', part: undefined, isReported: false, from: undefined, most: 2 }, ...more };
    const rows = Tag.query(db)
      .select('tags.id')
      .where('tags.id', '>', tags - 3);
    const looked = rows.orderBy('tags.id', towards === 'later' ? 'asc' : 'desc').limit(most);
    return findWork(db, admin, looked, { states: ['machine'], towards, ...reading }, most);
  };
  expect(await look('later', {}, 2)).toEqual({ rows: [], unseen: tags - 1 });
  expect(await look('earlier', {}, 2)).toEqual({ rows: [], unseen: tags - 1 });
  expect(await look('later', {}, 4)).toEqual({ rows: [], unseen: undefined });
  expect(await look('later', { states: ['missing'] }, 3)).toEqual({
    rows: [expect.objectContaining({ tag_id: tags, part: 'text' }), expect.objectContaining({ part: 'name' })],
    unseen: undefined,
  });
});

test.each(['text', 'name'] as const)(
  'other tags with the same %s are found by the index of the memory',
  async (part) => {
    const ids = [10, 20, 30, 40];
    const others = await findOthers(db, part, ids, 'de');
    expect([...others.keys()].sort((a, b) => a - b)).toEqual(ids);
    const rows = ids.map((tag_id) => ({ tag_id, part, state: 'missing' as const }));
    for (const look of [() => findOthers(db, part, ids, 'de'), () => findTranslationsElsewhere(db, rows, 'de')]) {
      const reads = await readsOf(look);
      const indexes = reads.map((read) => read['Index Name'] ?? read['Node Type']);
      expect(indexes.filter((name) => /trgm|Seq Scan/.test(name))).toEqual([]);
      expect(indexes.some((name) => name.endsWith('_memory_source_idx'))).toBe(true);
      expect(rowsOf(reads)).toBeLessThanOrEqual(ids.length * 12);
    }
  },
);
