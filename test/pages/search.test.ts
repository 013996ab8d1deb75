/** Searches: what short words find, in whose texts is looked, and what becomes of one that takes too long. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { connect, type Database } from '../../src/database/connect.ts';
import { browse } from '../../src/model/access/browse.ts';
import { reachOf, rowsWith, type Searched } from '../../src/model/access/search.ts';
import { renewDocuments } from '../../src/model/access/search-documents.ts';
import { Customer } from '../../src/model/customer.ts';
import { Token } from '../../src/model/sign-in/token.ts';
import { Tag } from '../../src/model/tags/tag.ts';
import { TextRecord } from '../../src/model/text-record.ts';
import { sourceHash } from '../../src/model/translations/source-hash.ts';
import { Translation } from '../../src/model/translations/translation.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { nodesOf as nodesIn, plansDuring, rowsOf } from '../setup/plans.ts';
import { type SignedInPerson, signedInPerson } from '../setup/signed-in-person.ts';

let app: TestApp;
let db: Database;
let ada: SignedInPerson;
let admin: SignedInPerson;

const original = (lang_code: string, text: string) => ({
  lang_code,
  text,
  origin: 'original',
  source_hash: sourceHash(lang_code, text),
});

async function makeTag(customer_id: number, values: { name: string; text: string; place?: string }): Promise<number> {
  const place = values.place && (await db('places').insert({ customer_id, name: values.place }).returning('id'));
  const tag_identifier = `${Date.now().toString(16)}${Math.random().toString(16).slice(2)}`.slice(-12);
  const row = { customer_id, tag_identifier, place_id: place ? place[0].id : null };
  const [{ id }] = await db('tags').insert(row).returning('id');
  const [record] = await db('text_records').insert({ tag_id: id }).returning('id');
  await db('translations').insert({ text_record_id: record.id, ...original('en', values.text) });
  await db('name_translations').insert({ tag_id: id, ...original('en', values.name) });
  return id;
}

beforeAll(async () => {
  app = await startApp();
  ({ db } = app);
  ada = await signedInPerson(app);
  admin = await signedInPerson(app, 'admin');
  await makeTag(ada.id, { name: 'Zither of Kestrel', text: 'A yew tree, planted in 1802', place: 'Wharf' });
  await makeTag(ada.id, { name: '港の鐘', text: '古い時計です' });
  await makeTag(ada.id, { name: 'Hòa', text: 'नमस्ते दुनिया, tiếng Việt'.normalize('NFD') });
});
afterAll(() => app.stop());

const countIn = (text: string) => Number(/class="count">(\d+) of/.exec(text)?.[1]);
const found = async (person: SignedInPerson, path: string, words: string) =>
  countIn((await person.browser.get(`${path}?${new URLSearchParams({ q: words })}`)).text);

describe.each(['a customer', 'an admin'])('words of one or two letters or digits: %s', (who) => {
  const search = (path: string, words: string) => found(who === 'an admin' ? admin : ada, path, words);

  test.each([
    ['/Tags', 'zi', 1, 'begins a name'],
    ['/Tags', 'ZI', 1, 'without case'],
    ['/Tags', 'it', 0, 'is within a name'],
    ['/Tags', 'ke', 0, 'begins only a later word of a name'],
    ['/Tags', 'wh', 1, 'begins the name of its place'],
    ['/Tags', 'ye', 0, 'begins a word of a text, in a list of tags'],
    ['/places', 'wh', 1, 'begins a name'],
    ['/places', 'ha', 0, 'is within a name'],
    ['/name_translations', 'zi', 1, 'begins a name'],
    ['/name_translations', 'th', 0, 'is within a name'],
    ['/translations', 'ye', 1, 'begins a word of a text'],
    ['/translations', 'ew', 0, 'is within a word of a text'],
    ['/translations', '18', 1, 'begins a number in a text'],
    ['/translations', '02', 0, 'ends a number in a text'],
    ['/translations', 'zi', 1, "begins its tag's name"],
    ['/text_records', 'ye', 1, 'begins a word of a text'],
    ['/text_records', 're', 0, 'is within a word of a text'],
    ['/Tags', '鐘', 1, 'is Han, which stays as it is'],
    ['/translations', '時計', 1, 'is Han'],
    ['/translations', 'です', 1, 'is kana'],
    ['/translations', 'दु', 1, 'begins a word of Hindi'],
    ['/translations', 'ते', 0, 'is within a word of Hindi, behind a sign that joins letters'],
    ['/translations', 'vi', 1, 'begins a word with accents'],
    ['/translations', 'ng', 0, 'is within a word, behind an accent'],
    ['/Tags', 'of kestrel', 1, 'stands beside a longer one, and begins a word of the name'],
    ['/translations', 'tree in', 1, 'stands beside a longer one, and begins a word of the text'],
    ['/translations', 'tree ee', 0, 'stands beside a longer one, and begins nothing'],
  ])('%s?q=%s: %i, for it %s', async (path, words, count) => {
    expect(await search(path, words)).toBe(count);
  });
});

test('an identifier is found by its beginning', async () => {
  const { tag_identifier } = await db('tags').where({ customer_id: ada.id }).first('tag_identifier');
  expect(await found(ada, '/Tags', tag_identifier.slice(0, 2))).toBeGreaterThan(0);
});

interface Node {
  Filter?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Node[];
}

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

test("what others have written is not read in a customer's search", async () => {
  const { id: other } = await Customer.add(db, {
    email: 'other@example.com',
    password: 'correct horse battery staple',
  });
  await db.raw(
    `with t as (insert into tags (tag_identifier, customer_id)
       select lpad(to_hex(i), 12, '0'), ? from generate_series(1, 3000) i returning id),
     r as (insert into text_records (tag_id) select id from t returning id)
     insert into translations (text_record_id, lang_code, text, origin, source_hash)
       select id, 'en', 'An oak of which somebody else has written', 'original', repeat('a', 64) from r`,
    [other],
  );
  await db.raw('analyze');
  const actor = { id: ada.id, isAdmin: false };
  for (const table of [Tag, Translation, TextRecord] as Searched[])
    for (const words of ['an oak written', 'a b c d e f 0 1', 'nowhere']) {
      const rows = rowsWith(table, db, await reachOf(table, db, actor, words), words);
      const { sql, bindings } = rows.toKnexQuery().toSQL();
      const { rows: plans } = await db.raw(`explain (analyze, format json) ${sql}`, bindings);
      const compared = nodesOf(plans[0]['QUERY PLAN'][0].Plan)
        .filter(({ Filter }) => Filter && /~~\*|~\*/.test(Filter))
        .map((node) => (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']);
      expect([table.tableName, words, compared.filter((rows) => rows > 20)]).toEqual([table.tableName, words, []]);
    }
});

describe('words that stand nearly everywhere', () => {
  const many = 6000;
  let owner: SignedInPerson;
  beforeAll(async () => {
    owner = await signedInPerson(app);
    const filling = connect(app.databaseUrl, { pool: 1, longestStatement: undefined });
    await filling.raw(
      `with t as (insert into tags (tag_identifier, customer_id, description)
         select 'e' || lpad(to_hex(i), 11, '0'), ?, case when i % 2000 = 0 then 'A rarity' end
         from generate_series(1, ?) i returning id, tag_identifier),
       n as (insert into name_translations (tag_id, lang_code, text, origin, source_hash)
         select id, 'en', 'Lantern ' || tag_identifier, 'original', repeat('a', 64) from t),
       r as (insert into text_records (tag_id) select id from t returning id)
       insert into translations (text_record_id, lang_code, text, origin, source_hash)
         select id, 'en', 'It shines in the harbour', 'original', repeat('a', 64) from r`,
      [owner.id, many],
    );
    await filling.raw('vacuum analyze tags, name_translations, text_records, translations');
    await filling.destroy();
  });

  const list = async (person: SignedInPerson, path: string, query: Record<string, string>) =>
    (await person.browser.get(`${path}?${new URLSearchParams(query)}`)).text;
  const countOf = (text: string) => /class="count">([^<]*) of/.exec(text)?.[1];
  const asked = [
    ['an owner', () => owner],
    ['an admin', () => admin],
  ] as const;

  test.each(asked)('F1, F2: %s leafs through what has them, and is told that it is much', async (_, who) => {
    for (const [path, words] of [
      ['/Tags', 'lantern'],
      ['/Tags', 'lantern harbour'],
      ['/translations', 'harbour'],
      ['/text_records', 'harbour shines'],
      ['/name_translations', 'lantern'],
    ] as const) {
      const text = await list(who(), path, { q: words });
      expect([path, words, countOf(text)]).toEqual([path, words, 'More than 1000']);
      expect(text).toContain('1 to 50 here');
    }
  });

  test('F2: all of it is on one page after the other, each once', async () => {
    const seen: string[] = [];
    let query: Record<string, string> = { q: 'lantern', updated_since: '2000-01-01' };
    for (let pages = 0; pages < 4; pages += 1) {
      const text = await list(owner, '/Tags', query);
      seen.push(...[...text.matchAll(/name="bulk\[tag_ids\]" value="(\d+)"/g)].map(([, id]) => `${id}`));
      const [, next = ''] = /href="[^"?]*\?([^"]*after=[^"]*)"/.exec(text) ?? [];
      query = Object.fromEntries(new URLSearchParams(next.replaceAll('&amp;', '&')));
    }
    const newest = await db('tags').where({ customer_id: owner.id }).orderBy('id', 'desc').limit(200).pluck('id');
    expect(seen.map(Number)).toEqual(newest);
  });

  test.each(asked)('what else is looked for finds the rows, for %s too', async (_, who) => {
    expect(countOf(await list(who(), '/Tags', { q: 'lantern rarity' }))).toBe('3');
    expect(countOf(await list(who(), '/Tags', { q: 'lantern nowhere' }))).toBe('0');
    expect(countOf(await list(who(), '/Tags', { q: 'e00000000fff lantern' }))).toBe('1');
  });

  describe('by documents', () => {
    beforeAll(async () => {
      await renewDocuments(db);
      await db.raw('analyze search_documents');
    });
    afterAll(() => db('search_documented').delete());

    test.each([
      ['an admin', '/Tags', 'lantern', 'More than 1000'],
      ['an admin', '/Tags', 'lantern harbour', 'More than 1000'],
      ['an admin', '/text_records', 'harbour shines', 'More than 1000'],
      ['an admin', '/translations', 'harbour', 'More than 1000'],
      ['an admin', '/Tags', 'lantern rarity', '3'],
      // What is one owner's own is gathered, and so it is counted.
      ['an owner', '/Tags', 'lantern harbour', `${many}`],
      ['an owner', '/text_records', 'harbour shines', `${many}`],
      ['an owner', '/translations', 'harbour', 'More than 1000'],
      ['an owner', '/Tags', 'e00000000fff lantern', '1'],
    ] as const)('F2: for %s, %s?q=%s finds %s', async (who, path, words, count) => {
      for (const sort of path === '/Tags' ? ['-id', 'name', '-name'] : ['-id']) {
        const text = await list(who === 'an owner' ? owner : admin, path, { q: words, sort });
        expect([sort, countOf(text)]).toEqual([sort, count]);
        if (count !== '1' && count !== '3') expect(text).toContain('1 to 50 here');
      }
    });

    test.each([
      ['an admin', { q: 'lantern', limit: '2' }, many],
      ['an admin', { q: 'lantern', limit: '2', updated_since: '2000-01-01' }, many],
      ['an admin', { q: 'harbour', limit: '2', hardware: 'nfc' }, 0],
      ['an owner', { q: 'lantern harbour', limit: '2' }, many],
    ] as const)('F1: JSON says to %s exactly how many %j finds', async (who, query, count) => {
      const { id } = who === 'an owner' ? owner : admin;
      const token = await Token.issue(db, await Customer.query(db).findById(id).throwIfNotFound());
      const address = `/Tags.json?${new URLSearchParams(query)}`;
      const { headers, body } = await app.call('GET', address, { headers: { Authorization: `Bearer ${token}` } });
      expect([headers.get('x-total-count'), (body as unknown[]).length]).toEqual([`${count}`, Math.min(count, 2)]);
    });

    test('F2: nothing is read of what tags say', async () => {
      const said = /^(translations|name_translations|text_records|hardwares)$/;
      for (const words of ['lantern', 'lantern harbour', 'harbour rarity', 'la harbour']) {
        const search = () => browse(Tag, db, { id: admin.id, isAdmin: true }, { q: words });
        const plans = await plansDuring(db, search);
        const read = plans.flatMap(nodesIn).filter((node) => said.test(node['Relation Name'] ?? ''));
        expect([words, plans.length, rowsOf(read)]).toEqual([words, expect.any(Number), 0]);
      }
    });
  });

  test('all of them can be taken, without a number that nobody has counted', async () => {
    expect(await list(owner, '/Tags', { q: 'lantern' })).toContain('>All that were found<');
    expect(await list(owner, '/Tags', { q: 'lantern rarity' })).toContain('>All 3 that were found<');
  });
});

test('a search that takes too long comes again with its words, 503 and Retry-After', async () => {
  const other = new pg.Client(app.databaseUrl);
  await other.connect();
  await other.query('begin; lock table places in access exclusive mode');
  try {
    const { status, text, headers } = await admin.browser.get('/places?q=wharf');
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    expect(text).toContain('That is too much to look through: add a word.');
    expect(text).toMatch(/<form class="search"[^>]* action="[^"]*\/places">/);
    expect(text).toMatch(/<input type="search" id="q" name="q" value="wharf"/);
    expect((await app.call('GET', '/api/v1/tags/supportedBeaconUUIDs')).status).toBe(200);
  } finally {
    await other.query('rollback');
    await other.end();
  }
});
