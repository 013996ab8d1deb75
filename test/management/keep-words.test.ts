/** `/keep_words`: words to keep untranslated, and their effect on translations. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { limits } from '../../contracts/primitives.ts';
import { outdateRemaining } from '../../src/model/keep-word-staleness.ts';
import { type Answer, startApp, type TestApp } from '../setup/app.ts';
import { signedIn } from '../setup/factories.ts';
import { gather } from '../setup/four-people.ts';
import { as, makeMachine, makeName, makeRecord, makeText } from '../setup/management.ts';
import { signedInPerson } from '../setup/signed-in-person.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const owner = async (role?: 'admin') => {
  const customer = await signedIn(app, role && { role });
  return { id: customer.id, call: as(app, customer) };
};
const add = (call: ReturnType<typeof as>, word: unknown, more: object = {}) =>
  call('POST', '/keep_words.json', { keep_word: { word, ...more } });

test('WD2: a word may contain any punctuation', async () => {
  const { id, call } = await owner();
  const word = `!"#$%&'()*+,-./:;<=>?@[\\]^_\`{|}~ a-b`;
  const { original } = await makeText(app, await makeRecord(app, 'tags', id), 'en', `At ${word}.`);
  const made = await makeMachine(app, 'translations', original, 'fr');
  expect((await add(call, word)).status).toBe(201);
  expect((await call('GET', `/translations/${made}.json`)).body.stale).toBe(true);
});

describe('WD2: the words', () => {
  test('are created, listed and deleted', async () => {
    const { id, call } = await owner();
    const made = await add(call, '  Cutty \u00a0 Sark ');
    expect(made).toMatchObject({ status: 201, body: { customer_id: id, word: 'Cutty Sark', case_sensitive: false } });
    expect(Object.keys(made.body)).toEqual(['id', 'customer_id', 'word', 'case_sensitive']);
    const other = await add(call, 'Victory', { case_sensitive: true });
    expect((await call('GET', '/keep_words.json')).body).toEqual([made.body, other.body]);
    const next = await call('GET', '/keep_words.json?limit=1');
    expect(next.headers.get('link')).toContain(`/keep_words.json?limit=1&after=${made.body.id}`);
    expect(await call('DELETE', `/keep_words/${made.body.id}.json`)).toMatchObject({ status: 204 });
    expect(await call('DELETE', `/keep_words/${made.body.id}.json`)).toMatchObject({ status: 404 });
    expect((await call('GET', '/keep_words.json')).body).toEqual([other.body]);
  });

  test.each([
    ['blank', ' '],
    ['invisible', '\u200b'],
    ['absent', undefined],
    ['too long', 'x'.repeat(201)],
  ])('a word that is %s is refused', async (_what, word) => {
    const { call } = await owner();
    expect(await add(call, word)).toMatchObject({ status: 422, body: { word: [expect.any(String)] } });
  });

  test('a duplicate is refused, regardless of case', async () => {
    const { call } = await owner();
    await add(call, 'Ärmel');
    for (const word of ['Ärmel', 'ÄRMEL', ' ärmel', 'A\u0308rmel'])
      expect(await add(call, word)).toMatchObject({ status: 422, body: { word: ['is among the words already'] } });
    expect(await add((await owner()).call, 'Ärmel')).toMatchObject({ status: 201 });
  });

  test('the number of words is limited', async () => {
    const { id, call } = await owner();
    await app.db.raw(
      `insert into keep_words (customer_id, word) select ?, 'word ' || n from generate_series(1, ?::integer) n`,
      [id, limits.keepWords],
    );
    expect(await add(call, 'another')).toMatchObject({
      status: 422,
      body: { word: [expect.stringContaining('1000')] },
    });
  });

  test('Idempotency-Key: repeating a create returns the first answer', async () => {
    const { call } = await owner();
    const again = () => call('POST', '/keep_words.json', { word: 'Sphinx' }, { headers: { 'Idempotency-Key': 'k' } });
    const [one, other] = [await again(), await again()];
    expect(other).toMatchObject({ status: 201, body: one.body });
    const reused = await call('POST', '/keep_words.json', { word: 'Pyramid' }, { headers: { 'Idempotency-Key': 'k' } });
    expect(reused.status).toBe(409);
    const headers = { 'Idempotency-Key': 'a b' };
    expect((await call('POST', '/keep_words.json', { word: 'Obelisk' }, { headers })).status).toBe(400);
  });
});

test('WD2: a new word makes machine translations stale whose original has it as a whole word', async () => {
  const { id, call } = await owner();
  const made = async (text: string, of = id) => {
    const { original } = await makeText(app, await makeRecord(app, 'tags', of), 'en', text);
    return makeMachine(app, 'translations', original, 'fr');
  };
  const has = await made('Aboard the CUTTY  Sark.');
  const without = await made('Aboard the Cutty Sarkine');
  const foreign = await made('Aboard the Cutty Sark.', (await owner()).id);
  const name = await makeMachine(
    app,
    'name_translations',
    await makeName(app, await makeRecord(app, 'tags', id), 'en', 'Cutty Sark'),
    'fr',
  );
  await add(call, 'Cutty Sark');
  const stale = async (path: string) => (await (await admin).call('GET', path)).body.stale;
  const admin = owner('admin');
  expect(await stale(`/translations/${has}.json`)).toBe(true);
  expect(await stale(`/translations/${without}.json`)).toBe(false);
  expect(await stale(`/translations/${foreign}.json`)).toBe(false);
  expect(await stale(`/name_translations/${name}.json`)).toBe(true);
});

test('WD2: with very many texts some become stale at once, and a runner marks the rest', async () => {
  const { id, call } = await owner();
  const many = 1300;
  await app.db.raw(
    `with made as (
       insert into tags (tag_identifier, customer_id) select 'a' || lpad(to_hex(n), 11, '0'), :id from generate_series(1, :many) n returning id
     ), named as (
       insert into name_translations (tag_id, lang_code, text, origin, source_hash)
       select id, 'en', 'The Rose ' || id, 'original', repeat('a', 64) from made returning tag_id
     )
     insert into name_translations (tag_id, lang_code, text, origin, provider, source_hash)
     select tag_id, 'fr', 'La Fleur', 'machine', 'azure', repeat('a', 64) from named where tag_id % 2 = 0`,
    { id, many },
  );
  const fresh = async () => {
    const rows = app.db('name_translations').join('tags', 'tags.id', 'name_translations.tag_id');
    const { count } = (await rows
      .where({ customer_id: id, lang_code: 'fr', source_hash: 'a'.repeat(64) })
      .count()
      .first()) as { count: string };
    return Number(count);
  };
  const left = async () => (await app.db('keep_words').where({ customer_id: id }).first()).outdates_from;
  expect((await add(call, 'Rose')).status).toBe(201);
  expect([await fresh(), typeof (await left())]).toEqual([many / 2 - 500, 'number']);
  await outdateRemaining(app.db, AbortSignal.abort());
  expect(await fresh()).toBe(many / 2 - 500);
  await outdateRemaining(app.db);
  expect([await fresh(), await left()]).toEqual([0, null]);
});

test('WD2: the page adds a word with a notice, shows errors beside the field, and removes it', async () => {
  const people = await gather(app);
  const browser = people.browsers.A;
  const add = async (word: string) =>
    browser.submit(await browser.get('/keep_words'), '/keep_words', { 'keep_word[word]': word });
  const added = await add('<Sphinx>');
  expect([added.status, added.headers.get('location')]).toEqual([303, '/keep_words']);
  expect((await browser.follow(added)).text).toContain('“&lt;Sphinx&gt;” stays as it is from now on.');
  const double = await add('<sphinx>');
  expect(double.status).toBe(422);
  expect(double.text).toContain('is among the words already');
  const { id } = await app.db('keep_words').where({ word: '<Sphinx>' }).first();
  const removed = await browser.submit(await browser.get('/keep_words'), `/keep_words/${id}`);
  expect([removed.status, removed.headers.get('location')]).toEqual([303, '/keep_words']);
  expect(await app.db('keep_words').where({ id })).toEqual([]);
});

test('the page shows the newest words first and links to the others', async () => {
  const { id, browser } = await signedInPerson(app);
  await app.db.raw(
    `insert into keep_words (customer_id, word) select ?, 'word ' || n from generate_series(1, 150) n order by n`,
    [id],
  );
  const wordsOn = ({ text }: Answer) => [...text.matchAll(/<bdi>word (\d+)<\/bdi>/g)].map(([, n]) => Number(n));
  const first = await browser.get('/keep_words');
  expect(first.text).toContain('150 words, of at most');
  expect(wordsOn(first)).toEqual(Array.from({ length: 100 }, (_, at) => 150 - at));
  const [, next = ''] = /rel="next" href="([^"]*)"/.exec(first.text) ?? [];
  const second = await browser.get(next);
  expect(wordsOn(second)).toEqual(Array.from({ length: 50 }, (_, at) => 50 - at));
  expect(second.text).toContain('href="/keep_words">First page');
  expect((await browser.get('/keep_words?after=x')).status).toBe(200);
});
