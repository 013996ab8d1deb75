/** S4: the languages of texts and names by place; and that lists and figures count the same tags. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Covered } from '../../contracts/management/coverage.ts';
import { textStates } from '../../contracts/management/tag-filters.ts';
import { randomFrom } from '../faults/random-source.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { signedIn } from '../setup/factories.ts';
import { as, makeName, makeRecord, makeText, noId } from '../setup/management.ts';

type Caller = Awaited<ReturnType<typeof signedIn>>;

let app: TestApp;
let ada: Caller;
let bob: Caller;
let admin: Caller;
let hall: number;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

beforeEach(async () => {
  [ada, bob] = [await signedIn(app), await signedIn(app)];
  admin = await signedIn(app, { role: 'admin' });
  hall = await makeRecord(app, 'places', ada.id);
});

const none: Covered = { original: 0, human: 0, machine: 0, stale: 0, missing: 0 };
const old = 'f'.repeat(64);

async function makeTag(customer_id: number | null, place_id: number | null = null): Promise<number> {
  const id = await makeRecord(app, 'tags', customer_id);
  await app.db('tags').where({ id }).update({ place_id });
  return id;
}

/** Puts a translation beside an original. */
async function addText(tag_id: number, lang_code: string, origin: 'human' | 'machine', isStale = false) {
  const record = await app.db('text_records').where({ tag_id }).first('id');
  const original = await app.db('translations').where({ text_record_id: record.id, origin: 'original' }).first();
  const source_hash = isStale ? old : original.source_hash;
  const row = { text_record_id: record.id, lang_code, text: 'x', origin, source_hash };
  await app.db('translations').insert({ ...row, provider: origin === 'machine' ? 'deepl' : null });
}
async function addName(tag_id: number, lang_code: string, origin: 'human' | 'machine', isStale = false) {
  const original = await app.db('name_translations').where({ tag_id, origin: 'original' }).first();
  const source_hash = isStale ? old : original.source_hash;
  const row = { tag_id, lang_code, text: 'x', origin, source_hash };
  await app.db('name_translations').insert({ ...row, provider: origin === 'machine' ? 'deepl' : null });
}

const ask = (query: string, caller: Caller | undefined = ada) => as(app, caller)('GET', `/coverage.json${query}`);

test('S4: counts each text and name once by place and language, with null last', async () => {
  const [door, stair, loose] = [await makeTag(ada.id, hall), await makeTag(ada.id, hall), await makeTag(ada.id)];
  await makeText(app, door, 'de');
  await makeText(app, stair, 'en');
  await makeName(app, stair, 'en');
  await makeText(app, loose, 'en');
  await addText(door, 'fr', 'human');
  await addText(stair, 'fr', 'machine', true);
  await addName(stair, 'de', 'machine');
  // Not in use, and another's.
  await makeTag(ada.id, hall);
  await makeText(app, await makeTag(bob.id), 'it');

  const { status, body } = await ask('');
  expect(status).toBe(200);
  expect(body).toEqual([
    row(hall, 'en', { original: 1, missing: 1 }, { original: 1 }),
    row(hall, 'fr', { human: 1, stale: 1 }, { missing: 1 }),
    row(hall, 'de', { original: 1, missing: 1 }, { machine: 1 }),
    row(null, 'en', { original: 1 }, {}),
    row(null, 'fr', { missing: 1 }, {}),
    row(null, 'de', { missing: 1 }, {}),
  ]);
});

const row = (place_id: number | null, lang_code: string, texts: Partial<Covered>, names: Partial<Covered>) => ({
  place_id,
  lang_code,
  texts: { ...none, ...texts },
  names: { ...none, ...names },
});

describe('S4: filters', () => {
  beforeEach(async () => {
    await makeText(app, await makeTag(ada.id, hall), 'en');
    await makeText(app, await makeTag(ada.id), 'de');
  });

  test('selects one place, or tags without a place, with the languages the caller uses', async () => {
    const codes = (body: { lang_code: string }[]) => body.map(({ lang_code }) => lang_code).sort();
    const here = await ask(`?place_id=${hall}`);
    expect(here.body.map(({ place_id }: { place_id: number }) => place_id)).toEqual([hall, hall]);
    expect(codes(here.body)).toEqual(['de', 'en']);
    const loose = await ask('?place_id=none');
    expect(loose.body.map(({ place_id }: { place_id: null }) => place_id)).toEqual([null, null]);
  });

  test.each(['lang_codes=nb,fr,fr', 'lang_codes=fr&lang_codes=NO', 'lang_codes=%20fr,no%20'])(
    'select languages by code or alias, each once: %s',
    async (query) => {
      const { body } = await ask(`?place_id=${hall}&${query}`);
      expect(body.map(({ lang_code }: { lang_code: string }) => lang_code).sort()).toEqual(['fr', 'no']);
      expect(body[0]).toEqual(row(hall, body[0].lang_code, { missing: 1 }, {}));
    },
  );

  test('selects a customer for admins, who see all; ignored for others, who see their own', async () => {
    expect((await ask(`?customer_id=${ada.id}`, admin)).body).toEqual((await ask('')).body);
    expect((await ask(`?customer_id=${ada.id}`, bob)).body).toEqual([]);
    await makeText(app, await makeTag(null), 'it');
    const nobodys = await ask('?customer_id=none&lang_codes=it', admin);
    expect(nobodys.body.at(-1)).toMatchObject({ place_id: null, lang_code: 'it' });
    expect(nobodys.body.at(-1).texts.original).toBeGreaterThan(0);
    const all = await ask('', admin);
    expect(all.body.map(({ place_id }: { place_id: number }) => place_id)).toContain(hall);
  });

  test('reports errors by parameter, and treats another customer’s place like an unknown one', async () => {
    const [foreign, unknown] = [await ask(`?place_id=${hall}`, bob), await ask(`?place_id=${noId}`, bob)];
    expect(foreign).toMatchObject({ status: 422, body: { place_id: ['does not exist'] } });
    expect(foreign.text).toBe(unknown.text);
    expect(await ask('?place_id=x')).toMatchObject({ status: 422, body: { place_id: [expect.any(String)] } });
    for (const wrong of ['xx', 'fr,', 'fr;de'])
      expect(await ask(`?lang_codes=${wrong}`)).toMatchObject({
        status: 422,
        body: { lang_codes: ['is not one of the supported codes'] },
      });
    expect(await ask(`?customer_id=${noId}`, admin)).toMatchObject({
      status: 422,
      body: { customer_id: ['does not exist'] },
    });
    expect((await as(app, undefined)('GET', '/coverage.json')).status).toBe(401);
  });
});

test('S4: each figure equals the number of tags that its filters list', async () => {
  const yard = await makeRecord(app, 'places', ada.id);
  const codes = ['en', 'fr', 'de', 'ar'];
  const seed = Number(process.env.SEED ?? Date.now() % 100_000);
  const { pick, percent } = randomFrom(seed, 0);
  const others = (from: string) => codes.filter((code) => code !== from && percent(50));
  for (let made = 0; made < 40; made += 1) {
    const tag = await makeTag(pick([ada.id, ada.id, bob.id, null]), pick([hall, yard, null]));
    const [ofText, ofName] = [pick([...codes, undefined]), pick([...codes, undefined])];
    if (ofText) await makeText(app, tag, ofText);
    if (ofName) await makeName(app, tag, ofName);
    for (const code of ofText ? others(ofText) : []) await addText(tag, code, pick(['human', 'machine']), percent(40));
    for (const code of ofName ? others(ofName) : []) await addName(tag, code, pick(['human', 'machine']), percent(40));
  }
  for (const caller of [ada, admin]) {
    const { body } = await ask(`?lang_codes=${codes}`, caller);
    for (const { place_id, lang_code, texts, names } of body) {
      if (![hall, yard, null].includes(place_id)) continue;
      for (const [part, figures] of [
        ['text', texts],
        ['name', names],
      ] as const)
        for (const state of textStates) {
          const query = `place_id=${place_id ?? 'none'}&lang_code=${lang_code}&state=${state}&part=${part}`;
          const listed = await as(app, caller)('GET', `/Tags.json?${query}`);
          expect([seed, query, figures[state]]).toEqual([seed, query, listed.body.length]);
        }
    }
  }
});
