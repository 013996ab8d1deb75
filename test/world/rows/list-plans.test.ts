/** How PostgreSQL reads pages of long lists: by an index, and one row more than the page has. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { raw } from 'objection';
import type { Actor } from '../../../contracts/access.ts';
import type { Database } from '../../../src/database/connect.ts';
import { browse } from '../../../src/model/access/browse.ts';
import type { Breadth, Listing } from '../../../src/model/access/owned-row.ts';
import { formatCursor, type Order } from '../../../src/model/access/sort-order.ts';
import { readLocatedTags } from '../../../src/model/located-tags.ts';
import { listConditions, recordOrder } from '../../../src/model/record-filter.ts';
import { Tag } from '../../../src/model/tags/tag.ts';
import { tagConditions } from '../../../src/model/tags/tag-filter.ts';
import { orderOf } from '../../../src/model/tags/tag-sort-order.ts';
import { NameTranslation } from '../../../src/model/translations/name-translation.ts';
import { Translation } from '../../../src/model/translations/translation.ts';
import { startApp, type TestApp } from '../../setup/app.ts';
import { makeRecord } from '../../setup/management.ts';
import { connectForPlans, nodesOf, type Plan, plansDuring, rowsOf } from '../../setup/plans.ts';
import { signedInPerson } from '../../setup/signed-in-person.ts';

/** Enough for PostgreSQL to prefer an index by itself. */
const tags = 30_000;
/** The last tags are here: who leafs through all tags by id would find none for long. */
const placeSize = 500;
/** Tags with more texts, in four languages, than a probe reads. */
const tagsOfWriter = 3500;
/** One of thirty, but of that place. */
const french = Math.ceil((tags - placeSize - 2) / 30);

let app: TestApp;
let db: Database;
let writer: number;
let place: number;
const admin = { id: 1, isAdmin: true } as Actor;

beforeAll(async () => {
  app = await startApp();
  db = connectForPlans(app.databaseUrl);
  const { id: owner } = await signedInPerson(app);
  ({ id: writer } = await signedInPerson(app));
  place = await makeRecord(app, 'places', owner);
  // Without history, journal and words for searches, which take most of the time.
  for (const table of ['tags', 'name_translations', 'hardwares', 'text_records', 'translations'])
    await db.raw('alter table ?? disable trigger user', [table]);
  await db.raw(
    `insert into tags (tag_identifier, customer_id, place_id, in_use)
     select lpad(to_hex(i), 12, '0'), case when i <= ? then ?::integer else ? end, case when i > ? then ?::integer end, i % 10 <> 0
     from generate_series(1, ?) i`,
    [tagsOfWriter, writer, owner, tags - placeSize, place, tags],
  );
  await db.raw(
    `insert into name_translations (tag_id, lang_code, text, origin, source_hash, updated_at)
     select id, 'en', md5(id::text), 'original', encode(sha256(''), 'hex'), now() - (id * 7919 % 5003) * interval '1 second'
     from tags where id % 10 <> 0`,
  );
  await db.raw(
    `insert into name_translations (tag_id, lang_code, text, origin, source_hash)
     select id, 'fr', md5(id::text), 'human', encode(sha256(''), 'hex') from tags where id % 30 = 3 and place_id is null`,
  );
  await db.raw(
    `insert into hardwares (tag_id, hardware_type, identifier, match_key, latitude, longitude)
     select id, 'nfc', identifier, hardware_key('nfc', identifier), 60 + id / 1e6, 24
     from tags, upper(lpad(to_hex(id), 14, '0')) identifier where id % 2 = 0`,
  );
  await db.raw(`insert into text_records (tag_id, gender) select id, 'm' from tags`);
  await db.raw(
    `insert into translations (text_record_id, lang_code, text, origin, source_hash)
     select id, lang, 'x', case lang when 'en' then 'original' else 'human' end, encode(sha256(''), 'hex')
     from text_records, unnest(array['en', 'fr', 'fi', 'sv']) lang order by random()`,
  );
  await db.raw('vacuum analyze tags, name_translations, hardwares, text_records, translations');
});
afterAll(async () => {
  await db.destroy();
  await app.stop();
});

/** What reads tags in the statements of a page, each as it was done. */
async function readsOf(
  query: { after?: number | string | undefined },
  how: Breadth & { order?: Order },
): Promise<Plan[]> {
  const page = () => browse(Tag, db, admin, { q: '', after: query.after, before: undefined }, how);
  return (await plansDuring(db, page)).flatMap(nodesOf).filter((node) => node['Index Name'] ?? node['Relation Name']);
}

test("a page of a place's tags uses the index of places", async () => {
  const reads = await readsOf({}, { conditions: [raw('tags.place_id = ?', place)] });
  expect(reads.map((read) => read['Node Type'])).not.toContain('Seq Scan');
  expect(reads.map((read) => read['Index Name'])).toContain('tags_place_id_id_idx');
  expect(Math.max(...reads.map((read) => read['Actual Rows']))).toBeLessThanOrEqual(placeSize);
});

test("the locations of a place's tags are read tag by tag, without a sequential scan", async () => {
  let located = 0;
  const look = async () => {
    located = (await readLocatedTags(db, admin, place, undefined)).reduce((sum, { count }) => sum + count, 0);
  };
  const nodes = (await plansDuring(db, look)).flatMap(nodesOf);
  const reads = nodes.filter((node) => node['Relation Name'] === 'hardwares');
  expect(located).toBe(placeSize / 2);
  // How far they are from each other is reckoned once, and not for each of them.
  const sums = nodes.filter((node) => node['Node Type'] === 'Aggregate');
  expect(Math.max(...sums.map((node) => node['Actual Loops']))).toBe(1);
  expect(reads.map((read) => read['Node Type'])).not.toContain('Seq Scan');
  expect(rowsOf(reads)).toBe(placeSize / 2);
});

test('a page in the middle of all tags is read and counted by the index of ids', async () => {
  const reads = await readsOf({ after: tags / 2 }, {});
  const byId = reads.filter((read) => read['Index Name'] === 'tags_pkey').map((read) => read['Actual Rows']);
  // Of the page and one more, and of the page; to count those before it one index is as good as another.
  expect(byId.filter((rows) => rows < 100)).toEqual([51, 50]);
  expect(Math.max(...reads.map((read) => read['Actual Rows']))).toBeLessThanOrEqual(10_001);
});

test.each([
  ['name', 'name_translations_sorted_idx', undefined],
  // Those without a name come first from the end.
  ['-name', 'name_translations_sorted_idx', formatCursor({ id: 1, value: 'f' })],
  ['updated_at', 'tags_updated_at_id_idx', undefined],
  ['-updated_at', 'tags_updated_at_id_idx', undefined],
] as const)('a page of all tags sorted by %s uses an index', async (sort, index, after) => {
  const reads = await readsOf({ after }, { order: orderOf(sort) });
  const ordered = reads.filter((read) => read['Index Name'] === index && read['Actual Loops'] > 0);
  expect(ordered[0]?.['Actual Rows']).toBe(51);
  expect(Math.max(...ordered.map((read) => read['Actual Rows']))).toBeLessThanOrEqual(10_001);
});

test.each(['id', '-id', 'name', '-name'] as const)('more than 10 000 tags by %s: each is on one page', async (sort) => {
  const order = orderOf(sort);
  const pages = async (direction: 'after' | 'before', begin?: string) => {
    const ids: number[] = [];
    for (let from = begin; ; ) {
      const page = await browse(Tag, db, admin, { q: '', most: 2000, [direction]: from }, { order });
      const rows = page.rows.map(({ id }) => id);
      ids.splice(direction === 'after' ? ids.length : 0, 0, ...rows);
      from = direction === 'after' ? page.last : page.first;
      if (direction === 'after' ? !page.hasLater : page.earlier === 0) return { ids, last: page.last };
    }
  };
  const forth = await pages('after');
  expect([forth.ids.length, new Set(forth.ids).size]).toEqual([tags, tags]);
  // The last tag itself is not before itself.
  expect((await pages('before', forth.last)).ids).toEqual(forth.ids.slice(0, -1));
});

test.each(['id', '-name'] as const)('tags not in use are found by a partial index, sorted by %s', async (sort) => {
  const order = orderOf(sort, { in_use: 0 });
  const reads = await readsOf({}, { conditions: await tagConditions(db, admin, { in_use: 0 }), order });
  const [ids] = reads;
  expect([ids?.['Index Name'], ids?.['Actual Rows']]).toEqual(['tags_not_in_use_idx', tags / 10]);
  expect(rowsOf(reads)).toBeLessThanOrEqual((tags / 10) * 2 + 50);
});

test('a page of names in a language uses the index of languages', async () => {
  let told: Listing<NameTranslation> | undefined;
  const list = async () => {
    const narrowed = await listConditions('name_translations', db, admin, { lang_code: 'fr' });
    told = await NameTranslation.list(db, admin, { limit: 10 }, narrowed);
  };
  const plans = await plansDuring(db, list, (sql) => sql.includes('name_translations'));
  const reads = plans.flatMap(nodesOf).filter((node) => node['Relation Name'] === 'name_translations');
  expect([told?.rows.length, told?.total]).toEqual([10, french]);
  expect(reads[0]?.['Index Name']).toBe('name_translations_lang_code_id_idx');
  // Each of them beside its original, for which the whole table is read once where it has hardly anything else.
  const all = await db('name_translations').count('id as count');
  expect(rowsOf(reads)).toBeLessThanOrEqual(11 * 6 + french * 2 + Number(all[0]?.count));
});

test("a page of names of a place's tags reads each name once", async () => {
  const narrowed = await listConditions('name_translations', db, admin, { place_id: place });
  const request = { q: '', after: undefined, before: undefined };
  const plans = await plansDuring(db, () => browse(NameTranslation, db, admin, request, narrowed));
  const reads = plans.flatMap(nodesOf).filter((node) => node['Relation Name'] === 'name_translations');
  const all = await db('name_translations').count('id as count');
  expect(rowsOf(reads)).toBeLessThanOrEqual(Number(all[0]?.count) + 50 * 4);
});

test.each(['the owner', 'a filter'])(
  '%s of more than 10 000 texts: a probe ends before it has read them all',
  async (by) => {
    const [actor, filters] =
      by === 'the owner' ? [{ id: writer, isAdmin: false } as Actor, {}] : [admin, { customer_id: `${writer}` }];
    const narrowed = await listConditions('translations', db, actor, filters);
    const plans = await plansDuring(
      db,
      () => browse(Translation, db, actor, { q: '' }, narrowed),
      (sql) => sql.includes('listed_0'),
    );
    const reads = (table: string) => rowsOf(plans.flatMap(nodesOf).filter((node) => node['Relation Name'] === table));
    expect(reads('translations')).toBeGreaterThan(10_000);
    expect(reads('text_records')).toBeLessThan(tagsOfWriter);
  },
);

test('pages of a filtered list are consecutive, in every order and to the end', async () => {
  const these = 'name_translations.tag_id in (select id from tags where place_id is not null)';
  const ids: number[] = await db('name_translations').whereRaw(these).orderBy('id').pluck('id');
  const how = { conditions: [raw(these)] };
  for (const [after, at] of [
    [undefined, 0],
    [ids[99], 100],
  ] as const) {
    const { rows, total, hasMore } = await NameTranslation.list(db, admin, { limit: 10, after }, how);
    expect(rows.map(({ id }) => id)).toEqual(ids.slice(at, at + 10));
    expect([total, hasMore]).toEqual([ids.length, true]);
  }
  const last = await NameTranslation.list(db, admin, { limit: 10, after: ids.at(-5) }, how);
  expect([last.rows.map(({ id }) => id), last.total, last.hasMore]).toEqual([ids.slice(-4), ids.length, false]);
  for (const sort of ['id', '-id', 'updated_at', '-updated_at'] as const) {
    const order = recordOrder('name_translations', sort);
    const [key, direction] = [sort.replace('-', ''), sort.startsWith('-') ? 'desc' : 'asc'] as const;
    const sorted = [key, 'id'].map((column) => ({ column, order: direction }));
    const all: number[] = await db('name_translations').whereRaw(these).orderBy(sorted).pluck('id');
    const first = await browse(NameTranslation, db, admin, { q: '' }, { ...how, order });
    expect(first.rows.map(({ id }) => id)).toEqual(all.slice(0, 50));
    const next = await browse(NameTranslation, db, admin, { q: '', after: first.last }, { ...how, order });
    expect(next.rows.map(({ id }) => id)).toEqual(all.slice(50, 100));
    const counts = [first, next].map(({ found, total, earlier, hasLater }) => [found, total, earlier, hasLater]);
    expect(counts).toEqual([0, 50].map((earlier) => [ids.length, ids.length, earlier, true]));
  }
  const newest = await NameTranslation.list(db, admin, { limit: 10, newest: true }, how);
  expect(newest.rows.map(({ id }) => id)).toEqual(ids.slice(-10).reverse());
});
