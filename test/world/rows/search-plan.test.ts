/** How PostgreSQL finds words in thousands of documents: each is looked at once, whatever else the search or the list asks for. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Actor } from '../../../contracts/access.ts';
import { mostFound } from '../../../contracts/management/list-query.ts';
import { browse } from '../../../src/model/access/browse.ts';
import { mostGathered } from '../../../src/model/access/gathered.ts';
import type { Order } from '../../../src/model/access/order.ts';
import { reachOf } from '../../../src/model/access/search.ts';
import { renewDocuments } from '../../../src/model/access/search-documents.ts';
import { Tag } from '../../../src/model/tags/tag.ts';
import { orderOf } from '../../../src/model/tags/tag-order.ts';
import { NameTranslation } from '../../../src/model/translations/name-translation.ts';
import { Translation } from '../../../src/model/translations/translation.ts';
import { startApp, type TestApp } from '../../setup/app.ts';
import { signedIn } from '../../setup/factories.ts';
import { makeRecord } from '../../setup/management.ts';
import { nodesOf, plansDuring, rowsOf } from '../../setup/plans.ts';

/** Those that are in stock have neither a name nor a place. Of all, every tenth has an identifier with the digit in front. */
const [tags, named] = [12_000, 2600];
/** Those that were made last are another's. */
const others = 4000;
/** What is compared once is read a few times: by an index, as a row, joined, sorted. */
const fewReads = 20 * tags;

let app: TestApp;
const admin = { id: 0, isAdmin: true } as Actor;
let owner: Actor;
let other: Actor;

beforeAll(async () => {
  app = await startApp();
  const { id } = await signedIn(app);
  owner = { id, isAdmin: false } as Actor;
  const place = await makeRecord(app, 'places', id);
  await app.db.raw(
    `with made as (
       insert into tags (tag_identifier, customer_id, place_id)
       select case when i % 10 = 0 then '7' else 'f' end || lpad(to_hex(i), 11, '0'), ?, case when i <= ? then ?::integer end from generate_series(1, ?) i
       returning id)
     insert into name_translations (tag_id, lang_code, text, origin, source_hash)
     select id, 'en', 'Thing no' || id, 'original', encode(sha256(''), 'hex') from made order by id limit ?`,
    [id, named, place, tags, named],
  );
  // What tells of each row would take longer than all else; the documents are made of what is there.
  for (const table of ['text_records', 'translations'])
    await app.db.raw('alter table ?? disable trigger user', [table]);
  await app.db.raw(
    `with record as (insert into text_records (tag_id) select id from tags order by id returning id)
     insert into translations (text_record_id, lang_code, text, origin, source_hash)
     select id, 'en', case when id % 4 = 0 then 'A clock' else 'A kettle' end, 'original', encode(sha256(''), 'hex') from record order by id`,
  );
  other = { id: (await signedIn(app)).id, isAdmin: false } as Actor;
  await app.db.raw('update tags set customer_id = ? where id in (select id from tags order by id desc limit ?)', [
    other.id,
    others,
  ]);
  let isMore = true;
  while (isMore) isMore = await renewDocuments(app.db);
  await app.db.raw('analyze');
});
afterAll(() => app.stop());

async function readsOf(q: string, order: Order): Promise<number> {
  const list = () => browse(Tag, app.db, owner, { q, after: undefined, before: undefined }, { order });
  return rowsOf((await plansDuring(app.db, list)).flatMap(nodesOf));
}

test('a digit beside a word, which a thousand words have, is looked for once', async () => {
  expect((await reachOf(Tag, app.db, owner, 'thing 7')).found?.count).toBe(named / 10);
  expect(await readsOf('thing 7', {})).toBeLessThan(fewReads);
});

test('what was found is looked up among those without a place, and not compared with each of them', async () => {
  expect(await readsOf('thing', orderOf('-place'))).toBeLessThan(fewReads);
});

test.each(['name', 'place'] as const)(
  'those that lack a %s are told by documents, and no others are looked through',
  async (by) => {
    const { key } = orderOf(`-${by}`);
    const list = () => browse(Tag, app.db, owner, { q: 'thing' }, { order: orderOf(`-${by}`, { q: 'thing' }) });
    const isOfTags = (sql: string) => sql.includes('from "tags"') && !sql.includes(key?.join?.column ?? '');
    const reads = (await plansDuring(app.db, list, isOfTags)).flatMap(nodesOf);
    expect((await list()).rows).toHaveLength(50);
    // The page's own, and as many as are counted of all.
    expect(rowsOf(reads.filter((node) => node['Relation Name'] === 'tags'))).toBeLessThanOrEqual(tags);
    expect(reads.map((node) => node['Relation Name'])).not.toContain('name_translations');
  },
);

test('of somebody’s own texts, which others’ are in front of, as many are compared as are counted', async () => {
  const list = () => browse(Translation, app.db, other, { q: 'kettle' });
  const plans = await plansDuring(app.db, list, (sql) => sql.includes('"translations"') && sql.includes('ilike'));
  const compared = plans
    .flatMap(nodesOf)
    .filter((node) => node['Index Name'] === 'translations_pkey' && node['Node Type'] === 'Index Scan');
  expect((await list()).found).toBe(mostFound + 1);
  expect(rowsOf(compared)).toBe(mostFound + 1);
});

/** What compares texts, and names beside them, of everybody's translations. */
async function comparedOf(q: string, after?: number) {
  const list = () => browse(Translation, app.db, admin, { q, after });
  const nodes = (await plansDuring(app.db, list, (sql) => sql.includes('ilike'))).flatMap(nodesOf);
  return (relation: string) => rowsOf(nodes.filter((node) => node['Relation Name'] === relation));
}

test('of a text whose tag’s document has not got the word, neither the text nor the names are compared', async () => {
  const compared = await comparedOf('kettle');
  expect(compared('translations')).toBeGreaterThan(mostFound);
  expect(compared('name_translations')).toBe(0);
});

test('behind the first page, too, none are compared but those of the tags that were found', async () => {
  const first = await browse(Translation, app.db, admin, { q: 'clock' });
  const after = first.rows.at(-1)?.id;
  expect(await browse(Translation, app.db, admin, { q: 'clock', after })).toMatchObject({
    found: mostFound + 1,
    earlier: 50,
  });
  expect((await comparedOf('clock', after))('name_translations')).toBe(0);
});

test('a name that begins with two letters is found by documents: where no tag has one, no names are read', async () => {
  const namesOf = async (q: string) => {
    const list = () => browse(NameTranslation, app.db, admin, { q });
    const nodes = (await plansDuring(app.db, list, (sql) => sql.includes('ilike'))).flatMap(nodesOf);
    return [(await list()).found, rowsOf(nodes.filter((node) => node['Relation Name'] === 'name_translations'))];
  };
  expect(await namesOf('no')).toEqual([0, 0]);
  const [found, read] = await namesOf('th');
  expect(found).toBe(mostFound + 1);
  expect(read).toBeLessThan(4 * named);
});

test('the rows of so many tags are gathered, the more the more others there are', () => {
  expect([10_000, 100_000, 300_000, 1_000_000, 10_000_000].map(mostGathered)).toEqual([
    20_000, 20_000, 30_000, 60_000, 60_000,
  ]);
});

test.each([false, true])('what is found is leafed through, forward and back, descending: %s', async (isDescending) => {
  type Leaf = Awaited<ReturnType<typeof leaf>>;
  const leaf = (position: { after?: number | undefined; before?: number | undefined }) =>
    browse(Tag, app.db, owner, { q: 'thing 7', ...position }, { order: { isDescending } });
  const idsOf = ({ rows }: Leaf) => rows.map(({ id }) => id);
  const leaves: Leaf[] = [await leaf({})];
  while (leaves.at(-1)?.hasLater) leaves.push(await leaf({ after: leaves.at(-1)?.rows.at(-1)?.id }));
  const meant = app.db('tags').whereLike('tag_identifier', '7%').whereNotNull('place_id');
  const all = await meant.orderBy('id', isDescending ? 'desc' : 'asc').pluck('id');
  expect(leaves.flatMap(idsOf)).toEqual(all);
  expect(leaves.map(({ earlier, found }) => [earlier, found])).toEqual(leaves.map((_, at) => [at * 50, named / 10]));
  for (const [at, { rows }] of leaves.entries()) {
    const back = await leaf({ before: rows[0]?.id });
    // In front of the first page there is nothing: it comes once more.
    expect(idsOf(back)).toEqual(idsOf(leaves[Math.max(0, at - 1)] as Leaf));
    expect([back.earlier, back.hasLater]).toEqual([Math.max(0, at - 1) * 50, true]);
  }
});
