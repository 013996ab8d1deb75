/** Searches: what short words find, which texts are searched, and what happens to one that takes too long. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import type { Database } from '../../src/database/connect.ts';
import { Customer } from '../../src/model/customer.ts';
import { Token } from '../../src/model/sign-in/token.ts';
import { sourceHash } from '../../src/model/translations/source-hash.ts';
import { startApp, type TestApp } from '../setup/app.ts';
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
  await makeTag(ada.id, { name: '港の鐘', text: '古い時計です ‹guide›' });
  await makeTag(ada.id, { name: 'Hòa', text: 'नमस्ते दुनिया, tiếng Việt'.normalize('NFD') });
});
afterAll(() => app.stop());

const countIn = (text: string) => Number(/class="count">(\d+) of/.exec(text)?.[1]);
const found = async (person: SignedInPerson, path: string, words: string) =>
  countIn(
    (await person.browser.get(`${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ q: words })}`)).text,
  );

describe.each(['a customer', 'an admin'])('FD2: words, found by %s', (who) => {
  const search = (path: string, words: string) =>
    who === 'an admin' && path !== '/name_translations'
      ? found(admin, `${path}?customer_id=${ada.id}`, words)
      : found(who === 'an admin' ? admin : ada, path, words);

  test.each([
    ['/Tags', 'zi', 1, 'begins a name'],
    ['/Tags', 'ZI', 1, 'without case'],
    ['/Tags', 'it', 0, 'is within words only'],
    ['/Tags', 'ke', 1, 'begins a later word of a name'],
    ['/Tags', 'wh', 1, 'begins the name of its place'],
    ['/Tags', 'ye', 1, 'begins a word of a text'],
    ['/Tags', 'ew', 0, 'is within a word of a text'],
    ['/Tags', 'gu', 1, 'begins a word behind a single angle quotation mark'],
    ['/Tags', 'estre', 1, 'is a part of a name'],
    ['/Tags', '80', 1, 'is a part of a number'],
    ['/Tags', '2', 1, 'is a digit of a number'],
    ['/Tags', '97', 0, 'is in no number'],
    ['/places', 'wh', 1, 'begins a name'],
    ['/places', 'ha', 0, 'is within a name'],
    ['/places', 'har', 1, 'is a part of a name'],
    ['/name_translations', 'zi', 1, 'begins a name'],
    ['/name_translations', 'st', 0, 'is within a name'],
    ['/name_translations', 'yew', 0, 'is in the text of the tag, which this list does not show'],
    ['/translations', 'ye', 1, 'begins a word of a text'],
    ['/translations', '18', 1, 'is a part of a number in a text'],
    ['/translations', 'zi', 1, "begins its tag's name"],
    ['/translations', 'wharf', 1, "is the name of its tag's place"],
    ['/text_records', 'ye', 1, 'begins a word of a text'],
    ['/text_records', 're', 0, 'is within a word of a text'],
    ['/Tags', '鐘', 1, 'is Han'],
    ['/translations', '時計', 1, 'is Han'],
    ['/translations', 'です', 1, 'is kana'],
    ['/translations', 'दु', 1, 'begins a word of Hindi'],
    ['/translations', 'ते', 0, 'is within a word of Hindi, behind a sign that joins letters'],
    ['/translations', 'vi', 1, 'begins a word with accents'],
    ['/translations', 'ng', 0, 'is within a word, behind an accent'],
    ['/Tags', 'kestrel of', 1, 'has the words of a name in another order'],
    ['/Tags', 'wharf 1802 kes', 1, 'has words of place, text and name'],
    ['/Tags', 'kestrel nowhere', 0, 'has a word that is nowhere'],
    ['/Tags', 'tieng', 1, 'is without accents'],
    ['/Tags', 'hoa', 1, 'is without accents'],
  ])('%s?q=%s: %i, for it %s', async (path, words, count) => {
    expect(await search(path, words)).toBe(count);
  });
});

/** The words of the tags that a search finds, best first. */
async function namesFound(person: SignedInPerson, words: string, others: Record<string, string> = {}) {
  const { text } = await person.browser.get(`/Tags?${new URLSearchParams({ q: words, ...others })}`);
  return [...text.matchAll(/<span id="[^"]*"><a href="[^"]*\/Tags\/\d+"[^>]*>(.*?)<\/a>/g)].map(([, name = '']) =>
    name.replaceAll(/<[^>]*>/g, ''),
  );
}

describe('FD1: folded words', () => {
  let curator: SignedInPerson;
  beforeAll(async () => {
    curator = await signedInPerson(app);
    for (const [name, text] of [
      ['Der Schlüssel', 'Straße nach Łódź'],
      ['Αθηνας Κασπαρόφ', 'Кофейня «Йод»'],
      ['L’Été', 'soft\u00adware, INV‑0042'],
    ] as const)
      await makeTag(curator.id, { name, text });
  });

  test.each([
    ['schlussel', 'Der Schlüssel'],
    ['Schluessel', 'Der Schlüssel'],
    ['SCHLÜSSEL', 'Der Schlüssel'],
    ['strasse', 'Der Schlüssel'],
    ['lodz', 'Der Schlüssel'],
    ['ΑΘΗΝΑΣ', 'Αθηνας Κασπαρόφ'],
    ['Κασπαροφ', 'Αθηνας Κασπαρόφ'],
    ['кофеиня', undefined],
    ['кофейня', 'Αθηνας Κασπαρόφ'],
    ["l'ete", 'L’Été'],
    ['software', 'L’Été'],
    ['inv-0042', 'L’Été'],
    ['42', 'L’Été'],
  ])('%s finds %s', async (words, name) => {
    expect(await namesFound(curator, words)).toEqual(name === undefined ? [] : [name]);
  });
});

describe('FD2, FD3: references, identifiers and hardware', () => {
  let curator: SignedInPerson;
  let keyed: number;
  beforeAll(async () => {
    curator = await signedInPerson(app);
    keyed = await makeTag(curator.id, { name: 'Keyed', text: 'A text' });
    await db('tags').where({ id: keyed }).update({ reference: 'INV-0042 a', tag_identifier: 'cafe00c0ffee' });
    await db('hardwares').insert([
      { tag_id: keyed, hardware_type: 'nfc', identifier: '04:A2:B1:33:44:55:66' },
      {
        tag_id: keyed,
        hardware_type: 'ble-beacon',
        identifier: 'B9407F30-F5F8-466E-AFF9-25556B57FE6D',
        major: 1,
        minor: 2,
      },
      { tag_id: keyed, hardware_type: 'qr', identifier: 'HTTPS://OLD.EXAMPLE/ANCHOR' },
      { tag_id: keyed, hardware_type: 'nfc', identifier: 'E0040155443322B1' },
    ]);
    await makeTag(curator.id, { name: '04 and b9', text: 'a2 b1 33 44 55 66' });
  });

  test.each([
    ['INV-0042 A', ['Keyed']],
    ['inv-00', ['Keyed']],
    ['0042', ['Keyed']],
    ['cafe00c0ffee', ['Keyed']],
    ['CAFE00', ['Keyed']],
    ['00c0ffee', []],
    ['caf', []],
    ['https://new.example/t/cafe00c0ffee', ['Keyed']],
    ['04a2b133445566', ['Keyed']],
    ['04:A2:B1:33', ['Keyed']],
    ['04 A2 B1 33 44 55 66', ['Keyed', '04 and b9']],
    ['b1:22:33:44:55:01:04:e0', ['Keyed']],
    ['{b9407f30-f5f8-466e-aff9-25556b57fe6d}', ['Keyed']],
    ['B9 40 7F 30 F5 F8 46 6E AF F9 25 55 6B 57 FE 6D', ['Keyed']],
    ['0xB9 0x40 0x7F 0x30 0xF5 0xF8 0x46 0x6E 0xAF 0xF9 0x25 0x55 0x6B 0x57 0xFE 0x6D', ['Keyed']],
    ['466e-aff9', []],
    ['ключ cafe00c0ffee', []],
    ['инв-0042', []],
    ['αφ:cafe00', []],
    ['old.example/anch', ['Keyed']],
  ])('%s finds %j', async (words, names) => {
    expect(await namesFound(curator, words)).toEqual(names);
  });

  test('refuse more than eight words with 422, in JSON and on the page', async () => {
    const nine = 'one two three four five six seven eight nine';
    const token = await Token.issue(db, await Customer.query(db).findById(curator.id).throwIfNotFound());
    const headers = { Authorization: `Bearer ${token}` };
    const { status, body } = await app.call('GET', `/Tags.json?${new URLSearchParams({ q: nine })}`, { headers });
    expect([status, body]).toEqual([422, { q: ['has more than 8 words'] }]);
    for (const path of ['/Tags', '/places', '/text_records', '/translations', '/name_translations', '/search']) {
      const page = await curator.browser.get(`${path}?${new URLSearchParams({ q: nine })}`);
      expect([path, page.status]).toEqual([path, 422]);
      expect(page.text).toContain('has more than 8 words');
      expect(page.text).toContain(`value="${nine}"`);
    }
  });
});

describe('FD3: the order of results', () => {
  let curator: SignedInPerson;
  beforeAll(async () => {
    curator = await signedInPerson(app);
    await makeTag(curator.id, { name: 'Bell of the tower', text: 'It rings' });
    await makeTag(curator.id, { name: 'The old bell', text: 'Twice' });
    await makeTag(curator.id, { name: 'BÉLL', text: 'Thrice' });
    const referenced = await makeTag(curator.id, { name: 'Referenced', text: 'Never' });
    await db('tags').where({ id: referenced }).update({ reference: 'Bell' });
    await makeTag(curator.id, { name: 'Clapper', text: 'Part of a bell' });
    await makeTag(curator.id, { name: 'Rope', text: 'Long', place: 'Bell tower' });
  });

  const best = ['Referenced', 'BÉLL', 'Bell of the tower', 'The old bell', 'Rope', 'Clapper'];

  test('ranks reference, name, beginning of a name, part of a name, place, text', async () => {
    expect(await namesFound(curator, 'bell')).toEqual(best);
    expect(await namesFound(curator, 'bell', { sort: 'name' })).toEqual([...best].sort((a, b) => a.localeCompare(b)));
  });

  test('FD1, FD3: ranks a name in other spellings of umlauts like the name', async () => {
    const person = await signedInPerson(app);
    for (const name of ['Die Größe', 'Größen', 'Die Größe zwei', 'Was die Groesse ist'])
      await makeTag(person.id, { name, text: 'x' });
    expect(await namesFound(person, 'die groesse')).toEqual(['Die Größe', 'Die Größe zwei', 'Was die Groesse ist']);
    await makeTag(person.id, { name: 'The blue bell', text: 'x' });
    await makeTag(person.id, { name: 'Blumen', text: 'They are blue' });
    expect(await namesFound(person, 'blue')).toEqual(['The blue bell', 'Blumen']);
  });

  test('ranks a row by its worst word', async () => {
    expect(await namesFound(curator, 'bell tower')).toEqual(['Bell of the tower', 'Rope']);
    expect(await namesFound(curator, 'bell twice')).toEqual(['The old bell']);
  });

  test('FD3: sorts names with numbers by value, ignoring case and accents', async () => {
    const person = await signedInPerson(app);
    for (const name of ['room 113', 'Room 23', 'Éclair', 'eagle', 'Zoo'])
      await makeTag(person.id, { name, text: 'x', place: name });
    const sorted = ['eagle', 'Éclair', 'Room 23', 'room 113', 'Zoo'];
    expect(await namesFound(person, '', { sort: 'name' })).toEqual(sorted);
    expect(await namesFound(person, '', { sort: '-name' })).toEqual(sorted.toReversed());
    expect(await namesFound(person, '', { sort: 'place' })).toEqual(sorted);
  });

  test('F2: its pages miss and repeat no row', async () => {
    const person = await signedInPerson(app);
    for (let i = 0; i < 120; i += 1)
      await makeTag(person.id, i % 3 === 0 ? { name: `Lamp ${i}`, text: 'x' } : { name: `${i}`, text: 'a lamp' });
    const seen: string[] = [];
    let path = '/Tags?q=lamp';
    for (let page = 0; page < 3; page += 1) {
      const { text } = await person.browser.get(path);
      seen.push(...[...text.matchAll(/name="bulk\[tag_ids\]" value="(\d+)"/g)].map(([, id]) => `${id}`));
      path = /href="([^"]*after=[^"]*)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    }
    expect([seen.length, new Set(seen).size, path]).toEqual([120, 120, '']);
    const { text: third } = await person.browser.get('/Tags?q=lamp');
    const after = /href="([^"]*after=[^"]*)"/.exec(third)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const { text: second } = await person.browser.get(after);
    const back = /href="([^"]*before=[^"]*)"/.exec(second)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(second).toContain('51 to 100 here');
    expect((await person.browser.get(back)).text).toContain('1 to 50 here');
  });
});

describe('FD4: the matches shown in a row', () => {
  const lines = (text: string) =>
    [...text.matchAll(/<li>((?:Reference|Name|Place|Text|Description|Hardware).*?)<\/li>/g)].map(([, line = '']) =>
      line.replaceAll(/<(?!\/?mark)[^>]*>/g, ''),
    );
  let curator: SignedInPerson;
  let id: number;
  beforeAll(async () => {
    curator = await signedInPerson(app);
    const long = `${'Before it there is much. '.repeat(20)}A <Glöckchen> rings ${'and rings '.repeat(40)}`;
    id = await makeTag(curator.id, { name: 'The tower', text: long, place: 'Belfry' });
    await db('tags').where({ id }).update({ reference: 'T-0815' });
    for (const [lang_code, text] of [
      ['de', 'Der Turm'],
      ['ja', '古いｶﾞﾗｽ'],
      ['fr', 'l`Eau grosße'],
      ['ko', '아름다움'.normalize('NFD')],
    ])
      await db('name_translations').insert({
        tag_id: id,
        lang_code,
        text,
        origin: 'human',
        source_hash: 'a'.repeat(64),
      });
    for (const identifier of ['04:AA:BB:CC:DD:EE:99', '04:AD:15:B1:22:33:44:E0'])
      await db('hardwares').insert({ tag_id: id, hardware_type: 'nfc', identifier });
  });

  test.each([
    ['tower', []],
    ['belfry tower', []],
    ['turm', ['Name in German: Der <mark>Turm</mark>']],
    ['081 tower', ['Reference: T-<mark>081</mark>5']],
    ['04aabbcc', ['Hardware: <mark>04:AA:BB:CC</mark>:DD:EE:99']],
    ['04 aa bb cc dd ee 99', ['Hardware: <mark>04:AA:BB:CC:DD:EE:99</mark>']],
    ['04:ad', ['Hardware: <mark>04:AD</mark>:15:B1:22:33:44:E0']],
    ['E0 44 33 22 B1 15 AD 04', ['Hardware: <mark>04:AD:15:B1:22:33:44:E0</mark>']],
    ["l'eau", ['Name in French: <mark>l`Eau</mark> grosße']],
    ['grosss', ['Name in French: l`Eau <mark>grosß</mark>e']],
    ['ガラス', ['Name in Japanese: 古い<mark>ｶﾞﾗｽ</mark>']],
    ['아름', ['Name in Korean: <mark>아름</mark>다움'.normalize('NFD')]],
  ])('%s: %j', async (words, expected) => {
    for (const path of ['/Tags', '/search'])
      expect([path, lines((await curator.browser.get(`${path}?${new URLSearchParams({ q: words })}`)).text)]).toEqual([
        path,
        expected,
      ]);
  });

  test.each(['glockchen', 'Gloeckchen'])('%s in the middle of a long text is shown with its context', async (q) => {
    const [line = ''] = lines((await curator.browser.get(`/Tags?${new URLSearchParams({ q })}`)).text);
    expect(line).toMatch(/^Text in English: ….*there is much\. A &lt;<mark>Glöckchen<\/mark>&gt; rings and.*…$/);
    expect(line.length).toBeLessThan(260);
  });

  test.each([
    ['/text_records?q=tower', []],
    ['/text_records?q=belfry', ['Place: <mark>Belfry</mark>']],
    ['/text_records?q=turm+much', ['Name in German: Der <mark>Turm</mark>']],
    ['/translations?q=belfry', ['Place: <mark>Belfry</mark>']],
    ['/translation_work?lang_code=fr&part=text&q=turm', ['Name in German: Der <mark>Turm</mark>']],
    ['/translation_work?lang_code=fr&part=text&q=belfry+much', ['Place: <mark>Belfry</mark>']],
    ['/translation_work?lang_code=fr&part=text&q=tower+much', []],
    ['/translation_work?lang_code=fr&part=text', []],
  ])('%s: %j', async (address, expected) => {
    const { text } = await curator.browser.get(address);
    expect(text).toContain('The tower');
    expect(lines(text)).toEqual(expected);
  });

  test('have a line for each of two distant words, and none for a word that the list shows', async () => {
    const far = `Near it begins ${'and goes on '.repeat(60)} Far it ends`;
    await makeTag(curator.id, { name: 'Apart', text: far });
    const all = lines((await curator.browser.get('/Tags?q=near+far')).text);
    expect(all).toEqual([expect.stringContaining('<mark>Near</mark>'), expect.stringContaining('<mark>Far</mark>')]);
    const listed = lines((await curator.browser.get('/text_records?q=near+far')).text);
    expect(listed).toEqual([expect.stringContaining('<mark>Far</mark>')]);
  });

  test('include what follows the visible beginning in lists of texts', async () => {
    for (const path of ['/text_records', '/translations']) {
      const [line = ''] = lines((await curator.browser.get(`${path}?q=glockchen`)).text);
      expect(line).toMatch(/^Text in English: ….*<mark>Glöckchen<\/mark>/);
    }
  });
});

describe('FD5: counts', () => {
  const many = 10_050;
  let owner: SignedInPerson;
  let token: string;
  beforeAll(async () => {
    owner = await signedInPerson(app);
    token = await Token.issue(db, await Customer.query(db).findById(owner.id).throwIfNotFound());
    await db.raw(
      `insert into tags (tag_identifier, customer_id, description)
       select 'e' || lpad(to_hex(i), 11, '0'), ?, case when i % 2000 = 0 then 'lantern rarity' else 'lantern' end from generate_series(1, ?::integer) i`,
      [owner.id, many],
    );
    await makeTag(owner.id, { name: 'In the hall', text: 'x', place: 'Hall of the lantern' });
    await makeTag(owner.id, { name: 'In no hall', text: 'x' });
    await db.raw('analyze tags, tag_search');
  });

  test.each([
    ['', '10000', 'gte'],
    ['q=lantern', '10000', 'gte'],
    ['q=lantern&limit=2', '10000', 'gte'],
    ['q=lantern+rarity&limit=2', '5', null],
    ['q=rarity', '5', null],
    ['q=nowhere', '0', null],
  ])('%s: %s, %s', async (query, total, relation) => {
    const { headers } = await app.call('GET', `/Tags.json?${query}`, { headers: { Authorization: `Bearer ${token}` } });
    expect([headers.get('x-total-count'), headers.get('x-total-count-relation')]).toEqual([total, relation]);
  });

  test('pages say that there are more, and continue through them', async () => {
    const first = await owner.browser.get('/Tags?q=lantern');
    expect(first.text).toContain('More than 10000 of more than 10000 tags with “<bdi>lantern</bdi>”: 1 to 50 here');
    expect([first.text.includes('In the hall'), first.text.includes('In no hall')]).toEqual([true, false]);
    const next = /href="([^"]*after=[^"]*)"/.exec(first.text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect((await owner.browser.get(next)).text).toContain('51 to 100 here');
    expect((await owner.browser.get('/Tags?q=lantern+rarity')).text).toContain('5 of more than 10000 tags');
  });

  test('refuse a bulk change of more before its number is compared', async () => {
    const body = { bulk: { action: 'delete', found: { q: 'lantern' }, count: 3 } };
    const answer = await app.call('POST', '/Tags/bulk.json', { body, headers: { Authorization: `Bearer ${token}` } });
    expect([answer.status, answer.body]).toEqual([422, { found: ['finds more than 10000 tags'] }]);
  });
});

describe('F2, FD3: pages while the number of results passes 10 000', () => {
  let owner: SignedInPerson;
  /** Newest last. */
  let ids: number[];
  beforeEach(async () => {
    owner = await signedInPerson(app);
    const { rows } = await db.raw(
      `insert into tags (tag_identifier, customer_id, description)
       select 'f' || lpad(to_hex(? * 20000 + i), 11, '0'), ?, 'beacon light' from generate_series(1, 10000) i returning id`,
      [owner.id, owner.id],
    );
    ids = rows.map(({ id }: { id: number }) => id);
    const named = ids.slice(0, 75).map((tag_id) => ({ tag_id, ...original('en', 'A beacon') }));
    await db('name_translations').insert(named);
    await db.raw('analyze tags, tag_search');
  });
  const another = () => makeTag(owner.id, { name: 'Another beacon', text: 'x' });
  const newest = (all: readonly number[]) => all.toReversed();

  /** The tags on a page, and the way to the next. */
  async function read(path: string): Promise<{ shown: number[]; next: string }> {
    const { text } = await owner.browser.get(path);
    const shown = [...text.matchAll(/name="bulk\[tag_ids\]" value="(\d+)"/g)].map(([, id]) => Number(id));
    return { shown, next: /href="([^"]*after=[^"]*)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? '' };
  }

  test('stay sorted by fit when there are more meanwhile', async () => {
    const first = await read('/Tags?q=beacon');
    expect(first.shown).toEqual(newest(ids.slice(25, 75)));
    await another();
    const second = await read(first.next);
    expect(second.shown).toEqual([...newest(ids.slice(0, 25)), ...newest(ids.slice(-25))]);
    expect((await read(second.next)).shown).toEqual(newest(ids.slice(-75, -25)));
  });

  test('stay sorted by id when there are fewer meanwhile', async () => {
    const more = await another();
    const first = await read('/Tags?q=beacon');
    expect(first.shown).toEqual([more, ...newest(ids.slice(-49))]);
    await db('tags').where({ id: more }).delete();
    const second = await read(first.next);
    expect(second.shown).toEqual(newest(ids.slice(-99, -49)));
    expect((await read(second.next)).shown).toEqual(newest(ids.slice(-149, -99)));
  });
});

test('FD7: every page has a search that finds tags, then places, and requires a sign-in', async () => {
  const person = await signedInPerson(app);
  await makeTag(person.id, { name: 'Compass', text: 'North', place: 'Hall of compasses' });
  const { text } = await person.browser.get('/places');
  expect(text).toMatch(/<form id="everywhere" method="get" action="[^"]*\/search">/);
  const page = await person.browser.get('/search?q=compass');
  expect(page.text.replaceAll(/<[^>]*>/g, ' ')).toMatch(/1 tag\b.*Compass.*1 place\b.*Hall of compasses/s);
  expect((await person.browser.get('/search?q=nowhere')).text).toContain(
    'No tag and no place has “<bdi>nowhere</bdi>”',
  );
  expect((await person.browser.get('/search')).status).toBe(200);
  const refused = await person.browser.get('/search?q=a+b+c+d+e+f+g+h+i');
  expect([refused.status, refused.text.includes('has more than 8 words')]).toEqual([422, true]);
  expect((await app.call('GET', '/search?q=compass')).status).toBe(302);
});

test('FD6: a change is found by the next request, and a deleted text is not', async () => {
  const person = await signedInPerson(app);
  const id = await makeTag(person.id, { name: 'Fleeting', text: 'Now', place: 'Quay' });
  const finds = async (words: string) => (await namesFound(person, words)).length;
  expect([await finds('fleeting'), await finds('now'), await finds('quay')]).toEqual([1, 1, 1]);
  await db('name_translations').where({ tag_id: id }).update({ text: 'Lasting' });
  expect([await finds('fleeting'), await finds('lasting')]).toEqual([0, 1]);
  await db('places').where({ customer_id: person.id }).update({ name: 'Pier' });
  expect([await finds('quay'), await finds('pier')]).toEqual([0, 1]);
  await db('translations')
    .whereIn('text_record_id', db('text_records').select('id').where({ tag_id: id }))
    .delete();
  expect(await finds('now')).toBe(0);
  const other = await signedInPerson(app);
  await db('tags').where({ id }).update({ customer_id: other.id, place_id: null });
  expect([await finds('lasting'), (await namesFound(other, 'lasting')).length]).toEqual([0, 1]);
  await db('tags').where({ id }).delete();
  expect((await namesFound(other, 'lasting')).length).toBe(0);
});

test('FD6: simultaneous writes to one tag are all found', async () => {
  const person = await signedInPerson(app);
  const id = await makeTag(person.id, { name: 'Contended', text: 'Both' });
  await Promise.all(
    ['fr', 'es', 'it', 'pt', 'nl', 'da'].map((lang_code) =>
      db('name_translations').insert({
        tag_id: id,
        lang_code,
        text: `Mot-${lang_code}`,
        origin: 'human',
        source_hash: 'a'.repeat(64),
      }),
    ),
  );
  for (const lang of ['fr', 'es', 'it', 'pt', 'nl', 'da'])
    expect(await namesFound(person, `mot-${lang}`)).toEqual(['Contended']);
});

test('a tag is not found by the name of a place that its owner cannot see', async () => {
  const [person, other] = [await signedInPerson(app), await signedInPerson(app)];
  const id = await makeTag(person.id, { name: 'Left behind', text: 'x' });
  const [{ id: place_id }] = await db('places').insert({ customer_id: other.id, name: 'Undercroft' }).returning('id');
  await db('tags').where({ id }).update({ place_id });
  expect(await namesFound(person, 'undercroft')).toEqual([]);
  expect(await namesFound(admin, 'undercroft')).toEqual(['Left behind']);
});

test('an identifier is found by its beginning', async () => {
  const { tag_identifier } = await db('tags').where({ customer_id: ada.id }).first('tag_identifier');
  expect(await found(ada, '/Tags', tag_identifier.slice(0, 4))).toBeGreaterThan(0);
});

test('a search that takes too long answers 503 with Retry-After, and keeps its words', async () => {
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

test.each(['', '?q=wharf'])(
  'a list of tags%s that takes too long answers 503 with Retry-After in JSON, too',
  async (query) => {
    const headers = {
      Authorization: `Bearer ${await Token.issue(db, await Customer.query(db).findById(ada.id).throwIfNotFound())}`,
    };
    const other = new pg.Client(app.databaseUrl);
    await other.connect();
    await other.query('begin; lock table tags in access exclusive mode');
    try {
      const answer = await app.call('GET', `/Tags.json${query}`, { headers });
      expect([answer.status, answer.headers.get('x-error-reason'), answer.headers.get('retry-after')]).toEqual([
        503,
        'too_much_to_search',
        '5',
      ]);
    } finally {
      await other.query('rollback');
      await other.end();
    }
  },
);
