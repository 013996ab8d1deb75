import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { languageCodes } from '../../../../contracts/languages.ts';
import { startApp, type TestApp, translatorOf } from '../../../setup/app.ts';
import {
  createTag,
  hardwareTaken,
  invalid,
  missing,
  newTag,
  purchaseId,
  signedIn,
  tagNotFound,
  userNotFound,
} from '../../../setup/factories.ts';
import { json, without } from '../../../setup/spec.ts';

const translator = translatorOf(() => ({ state: 'pending' }));
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ translator });
});
afterAll(() => app.stop());

const create = (body: object, headers = {}) =>
  app.spec().post('/api/v1/tags/create').withJson(body).withHeaders(headers);
const show = (id: string, query = {}) =>
  app
    .spec()
    .get('/api/v1/tags/show')
    .withQueryParams({ id, ...query });
const tagCount = async () => Number((await app.db('tags').count('* as count'))[0]?.count);

/** Answers "invalid", and nothing is written. */
const refuses = async (more: Record<string, unknown>) => {
  const before = await tagCount();
  await create(newTag(more)).expectStatus(400).expectJson(invalid);
  expect(await tagCount()).toBe(before);
};

describe('POST /api/v1/tags/create', () => {
  test('T1, T3, T9, T23, A7: answers 200 with exactly the documented keys and the text as given', async () => {
    await create(newTag({ text: 'Hello' }))
      .expectStatus(200)
      .expectHeader('content-type', 'application/json; charset=utf-8')
      .expectHeader('cache-control', 'no-store')
      .expect(
        json({
          tags: [
            {
              id: expect.any(Number),
              tag_identifier: expect.stringMatching(/^[0-9a-f]{12}$/),
              gender: 'm',
              translation: { text: 'Hello', lang: 'en' },
            },
          ],
        }),
      );
  });

  test('T2: identifiers cannot be derived from ids', async () => {
    const tags: { tag_identifier: string; id: number }[] = [];
    for (let i = 0; i < 50; i += 1) tags.push(await createTag(app));
    expect(new Set(tags.map((tag) => tag.tag_identifier)).size).toBe(50);
    const steps = tags
      .slice(1)
      .map((tag, i) => Number.parseInt(tag.tag_identifier, 16) - Number.parseInt(tags[i]?.tag_identifier ?? '', 16));
    expect(new Set(steps).size).toBe(49);
  });

  test.each([
    [{}, ['lang', 'purchase_id', 'text']],
    [{ lang: 'en' }, ['purchase_id', 'text']],
    [{ text: 'x' }, ['lang', 'purchase_id']],
    [{ purchase_id: purchaseId(), text: null, lang: '' }, ['lang', 'text']],
    [{ lang: 'en', purchase_id: purchaseId(), text: ' \t\n' }, ['text']],
    [{ hardware_id: 'x' }, ['lang', 'purchase_id', 'text', 'hardware_type']],
  ])('T4, A13, A14, D59: names all values missing from %j', async (body, values) => {
    const before = await tagCount();
    await create(body)
      .expectStatus(400)
      .expectJson(missing(...values));
    expect(await tagCount()).toBe(before);
  });

  test('D59: missing values are reported before invalid ones', async () => {
    await create({ lang: 'xx', gender: 'x' }).expectJson(missing('purchase_id', 'text'));
  });

  test('D59: an invalid token is reported before missing values, and one of the wrong type before both', async () => {
    for (const [path, rest] of [
      ['create', {}],
      ['create', { lang: 'xx', text: 'x', purchase_id: 'x' }],
      ['addHardwareIdToTag', {}],
    ] as const) {
      const send = (auth_token: unknown) =>
        app
          .spec()
          .post(`/api/v1/tags/${path}`)
          .withJson({ ...rest, auth_token });
      await send('nobody').expectStatus(401).expectJson(userNotFound);
      await send({}).expectStatus(400).expectJson(invalid);
    }
  });

  test.each([...languageCodes])('T6: takes %s', async (lang) => {
    const tag = await createTag(app, { lang });
    expect(tag.translation.lang).toBe(lang);
  });

  test.each([
    ['EN', 'en'],
    ['ZH-chs', 'zh-CHS'],
    ['zh-Hans', 'zh-CHS'],
    ['zh-CN', 'zh-CHS'],
    ['zh-SG', 'zh-CHS'],
    ['zh-Hant', 'zh-CHT'],
    ['zh-TW', 'zh-CHT'],
    ['zh-HK', 'zh-CHT'],
    ['nb', 'no'],
    ['nn-NO', 'no'],
    ['iw', 'he'],
    ['in', 'id'],
    ['tlh-Piqd', 'tlh-Qaak'],
    ['tlh-Latn', 'tlh'],
    ['pt-BR', 'pt'],
    ['en_US', 'en'],
  ])('T5: takes %s for %s', async (lang, code) => {
    expect((await createTag(app, { lang })).translation.lang).toBe(code);
  });

  test.each(['xx', 'english', 'e', '-', 'zz-en', 'en'.repeat(40)])('T5: refuses the language %s', (lang) =>
    refuses({ lang }),
  );

  test('T7: takes a GUID in any case and in braces', async () => {
    for (const purchase_id of ['7D4447C5-3E3E-4A3B-9F0A-2C1B8E6D5F40', '{7d4447c5-3e3e-4a3b-9f0a-2c1b8e6d5f40}']) {
      const { id } = await createTag(app, { purchase_id });
      expect(await app.db('tags').where({ id }).first()).toMatchObject({
        purchase_id: '7d4447c5-3e3e-4a3b-9f0a-2c1b8e6d5f40',
      });
    }
  });

  test.each([
    '7d4447c53e3e4a3b9f0a2c1b8e6d5f40',
    '{7d4447c5-3e3e-4a3b-9f0a-2c1b8e6d5f40',
    'abc',
    '7d4447c5-3e3e-4a3b-9f0a-2c1b8e6d5f4g',
  ])('T7: refuses %s as a GUID', (purchase_id) => refuses({ purchase_id }));

  test('T8: the same purchase twice creates two tags', async () => {
    const purchase_id = purchaseId();
    const [a, b] = [await createTag(app, { purchase_id }), await createTag(app, { purchase_id })];
    expect(a.id).not.toBe(b.id);
  });

  test('T9: gender is returned, defaults to m, and is refused otherwise', async () => {
    expect((await createTag(app, { gender: 'f' })).gender).toBe('f');
    expect((await createTag(app, { gender: 'm' })).gender).toBe('m');
    expect((await createTag(app, { gender: ' ' })).gender).toBe('m');
    const { tag_identifier } = await createTag(app, { gender: 'f' });
    await app.spec().get('/api/v1/tags/show').withQueryParams({ id: tag_identifier }).expectJson('tags[0].gender', 'f');
    await refuses({ gender: 'x' });
    await refuses({ gender: ['f'] });
  });

  test('T10: the name is stored in the language of the text', async () => {
    const tag = await createTag(app, { lang: 'de', name: 'Eingang' });
    await show(tag.tag_identifier).expectJson('tags[0].name', { text: 'Eingang', lang: 'de' });
  });

  test.each([
    ['nfc', '04:A2:24:5B'],
    ['qr', 'https://example.com/1'],
    ['ble-beacon', 'B9407F30-F5F8-466E-AFF9-25556B57FE6D'],
  ])('T11: attaches hardware of type %s', async (hardware_type, hardware_id) => {
    const numbers = hardware_type === 'ble-beacon' ? { major: 1, minor: 2 } : {};
    const tag = await createTag(app, { hardware_id, hardware_type, ...numbers });
    await app
      .spec()
      .get('/api/v1/tags/showByHardwareId')
      .withQueryParams({ id: hardware_id, type: hardware_type, major: '1', minor: '2' })
      .expectJson('tags[0].id', tag.id);
  });

  test('T12: a token makes its customer the owner; T13: without one the tag is unowned and readable', async () => {
    const { token } = await signedIn(app);
    const mine = await createTag(app, { auth_token: token });
    const nobodys = await createTag(app);
    await app
      .spec()
      .get('/api/v1/tags/showMyTags')
      .withQueryParams({ auth_token: token })
      .expectJson('tags[*].id', [mine.id]);
    await show(nobodys.tag_identifier).expectStatus(200);
  });

  test('T12, D1: a Bearer token does the same; A22: two different tokens are refused', async () => {
    const { id, token } = await signedIn(app);
    const answer = await create(newTag(), { Authorization: `Bearer ${token}` });
    expect(await app.db('tags').where({ id: answer.body.tags[0].id }).first('customer_id')).toEqual({
      customer_id: id,
    });
    const before = await tagCount();
    await create(newTag({ auth_token: 'another' }), { Authorization: `Bearer ${token}` })
      .expectStatus(401)
      .expectJson(userNotFound);
    expect(await tagCount()).toBe(before);
  });

  test('T14: an invalid token creates nothing', async () => {
    const before = await tagCount();
    await create(newTag({ auth_token: 'not-a-token' }))
      .expectStatus(401)
      .expectJson(userNotFound);
    expect(await tagCount()).toBe(before);
  });

  test.each([0, 65_535, '12'])('T15, A6: takes %j as major and minor', async (value) => {
    const tag = await createTag(app, {
      hardware_id: `B${value}`,
      hardware_type: 'ble-beacon',
      major: value,
      minor: value,
    });
    const row = await app.db('hardwares').where({ tag_id: tag.id }).first('major', 'minor');
    expect(row).toEqual({ major: Number(value), minor: Number(value) });
  });

  test.each([-1, 65_536, 1.5, 'abc', '0x10', '1e3', true, [1], { a: 1 }])('T15, A6: refuses %j as major', (major) =>
    refuses({ hardware_id: 'C1', hardware_type: 'ble-beacon', major, minor: 1 }),
  );

  test.each(['nfc', 'qr'])('D18: numbers of a beacon are ignored for %s, whatever they are', async (hardware_type) => {
    const hardware_id = `numbers of ${hardware_type}`;
    const tag = await createTag(app, { hardware_id, hardware_type, major: -1, minor: 'x' });
    expect(await app.db('hardwares').where({ tag_id: tag.id }).first('major', 'minor')).toEqual({
      major: null,
      minor: null,
    });
    await refuses({ hardware_id: 'C2', hardware_type: 'rfid', major: -1 });
  });

  test('T16, D18: a beacon without its numbers is accepted with a warning', async () => {
    const taken = (more: object) =>
      create(newTag({ hardware_id: 'D1'.repeat(16), hardware_type: 'ble-beacon', ...more })).expectStatus(200);
    for (const incomplete of [{}, { major: 1 }, { minor: 1 }])
      await taken(incomplete).expectHeader('x-warning', 'beacon-without-major-minor');
    await taken({ major: 1, minor: 1 }).expect(without('x-warning'));
    await taken({ hardware_id: 'D1D1D1D1', hardware_type: 'nfc' }).expect(without('x-warning'));
  });

  test('T17: ble_beacon is accepted as an alias; an unknown type is refused', async () => {
    const tag = await createTag(app, { hardware_id: 'E1', hardware_type: 'ble_beacon', major: 1, minor: 1 });
    expect(await app.db('hardwares').where({ tag_id: tag.id }).first('hardware_type')).toEqual({
      hardware_type: 'ble-beacon',
    });
    await refuses({ hardware_id: 'E2', hardware_type: 'rfid' });
  });

  test('T18: hardware_id requires a type; a type alone is ignored', async () => {
    await create(newTag({ hardware_id: 'F1' })).expectJson(missing('hardware_type'));
    const tag = await createTag(app, { hardware_type: 'nfc' });
    expect(await app.db('hardwares').where({ tag_id: tag.id })).toEqual([]);
  });

  test('T19: the parent must exist', async () => {
    const parent = await createTag(app);
    const child = await createTag(app, { parent_id: String(parent.id) });
    expect(await app.db('tags').where({ id: child.id }).first('parent_id')).toEqual({ parent_id: parent.id });
    for (const parent_id of [2_000_000_000, 2 ** 31, 0, -1, 'x', 1.5]) await refuses({ parent_id });
  });

  test('T20: lat and lon locate the hardware; one alone is ignored; out of range is refused', async () => {
    const locationOf = (tag: { id: number }) =>
      app.db('hardwares').where({ tag_id: tag.id }).first('latitude', 'longitude');
    const both = await createTag(app, { hardware_id: 'G1', hardware_type: 'nfc', lat: '52.37', lon: -4.5 });
    expect(await locationOf(both)).toEqual({ latitude: 52.37, longitude: -4.5 });
    const one = await createTag(app, { hardware_id: 'G2', hardware_type: 'nfc', lat: 52.37 });
    expect(await locationOf(one)).toEqual({ latitude: null, longitude: null });
    for (const [i, lone] of [{ lat: 91 }, { lat: 'x' }, { lon: -180.1, lat: '' }, { lon: [1], lat: null }].entries()) {
      const tag = await createTag(app, { hardware_id: `G4 ${i}`, hardware_type: 'qr', ...lone });
      expect(await locationOf(tag)).toEqual({ latitude: null, longitude: null });
    }
    for (const place of [
      { lat: 90.1, lon: 0 },
      { lat: 0, lon: -180.1 },
      { lat: 'NaN', lon: 0 },
      { lat: 'Infinity', lon: 0 },
    ]) {
      await refuses({ hardware_id: 'G3', hardware_type: 'nfc', ...place });
    }
  });

  test('T21: hardware of any other tag is a conflict, and no tag is created', async () => {
    const { token } = await signedIn(app);
    await createTag(app, { hardware_id: 'h1', hardware_type: 'nfc', auth_token: token });
    const before = await tagCount();
    await create(newTag({ hardware_id: 'H:1', hardware_type: 'nfc', auth_token: token }))
      .expectStatus(409)
      .expectJson(hardwareTaken);
    expect(await tagCount()).toBe(before);
  });

  test('T21: of many concurrent requests for one item, exactly one succeeds', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => create(newTag({ hardware_id: 'race', hardware_type: 'qr' }))),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(11).fill(409)]);
    expect(await app.db('hardwares').where({ identifier: 'RACE' })).toHaveLength(1);
  });

  test.each([
    ['spaces and markup', '  <b>Hello</b> & "you"\n\t '],
    ['emoji, joined and coloured', '👩🏽‍🚀🏳️‍🌈 1️⃣'],
    ['right to left', 'שלום עולם — مرحبا بالعالم'],
    ['combining marks', 'e\u0301 \u0645\u064e\u0631'],
    ['line separators', 'a\u2028b\u2029c\r\nd'],
  ])('T22, A19: stores %s as they are', async (_what, text) => {
    const tag = await createTag(app, { text, name: text });
    const shown = (await show(tag.tag_identifier)).body.tags[0];
    expect([shown.translation.text, shown.name.text]).toEqual([text, text]);
  });

  test('A19, D60: NUL and lone surrogates are refused', async () => {
    for (const bad of ['a\0b', 'a\ud800b', '\udc00']) {
      await refuses({ text: bad });
      await refuses({ name: bad });
      await refuses({ hardware_id: bad, hardware_type: 'qr' });
    }
  });

  test('A20, D9: the limits count code points', async () => {
    await createTag(app, {
      text: '😀'.repeat(30_000),
      name: '😀'.repeat(500),
      hardware_id: 'é'.repeat(128),
      hardware_type: 'qr',
    });
    await refuses({ text: 'x'.repeat(30_001) });
    await refuses({ name: 'x'.repeat(501) });
    await refuses({ hardware_id: 'x'.repeat(129), hardware_type: 'qr' });
    await refuses({ hardware_id: ':-:', hardware_type: 'nfc' });
  });

  test('A6: a number is accepted as a string; a list or an object is not', async () => {
    expect((await createTag(app, { text: 0 })).translation.text).toBe('0');
    expect((await createTag(app, { text: 12.5 })).translation.text).toBe('12.5');
    for (const text of [['a'], { a: 1 }, false, true]) await refuses({ text });
  });

  test('T24: requests no translation', async () => {
    await createTag(app);
    expect(translator.requests).toEqual([]);
  });

  test('A6: ignores the query of a POST', async () => {
    await app
      .spec()
      .post('/api/v1/tags/create')
      .withQueryParams(newTag())
      .expectJson(missing('lang', 'purchase_id', 'text'));
  });

  test('T11, D44: takes hardware whose tag was deleted', async () => {
    const first = await createTag(app, { hardware_id: 'free', hardware_type: 'nfc', lat: 1, lon: 1 });
    await app.db('tags').where({ id: first.id }).delete();
    const second = await createTag(app, { hardware_id: 'FREE', hardware_type: 'nfc' });
    expect(await app.db('hardwares').where({ identifier: 'FREE' })).toMatchObject([
      { tag_id: second.id, latitude: null },
    ]);
    await show(first.tag_identifier).expectJson(tagNotFound);
  });
});
