/** Cached responses to lookups are the same as uncached ones, and never stale. */

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp, translatorOf } from '../../../setup/app.ts';
import { eventually } from '../../../setup/eventually.ts';
import { createTag, type MadeTag, signedIn, storeName, storeTranslation } from '../../../setup/factories.ts';

let app: TestApp;
let other: TestApp;
let uncached: TestApp;
let tag: MadeTag;
/** Of nobody, so that no tag comes next. */
let stray: MadeTag;
let owner: { token: string };
const hardware_id = randomUUID();

const translator = translatorOf(() => ({ state: 'pending' }));

beforeAll(async () => {
  const env = { LOG_LEVEL: 'debug' };
  app = await startApp({ env, translator, isCaching: true });
  const { databaseUrl } = app;
  // They say the same addresses.
  const same = { ...env, PUBLIC_URL: app.config.publicUrl };
  other = await startApp({ env: same, translator, databaseUrl, isCaching: true });
  uncached = await startApp({ env: same, translator, databaseUrl });
  owner = await signedIn(app);
});
afterAll(async () => {
  await uncached.stop();
  await other.stop();
  await app.stop();
});

beforeEach(async () => {
  await app.db('hardwares').delete();
  stray = await createTag(app, { name: 'Found' });
  await storeTranslation(app, stray, 'fr', 'Trouvé');
  await storeName(app, stray, 'fr', 'Trouvé');
  tag = await createTag(app, { auth_token: owner.token, name: 'Entrance', hardware_id, hardware_type: 'qr' });
  await storeTranslation(app, tag, 'fr', 'Bienvenue');
  await storeName(app, tag, 'fr', 'Entrée');
  await caughtUp();
});

/** Where nobody has waited for it, as what tests write themselves. */
async function caughtUp() {
  for (const { cache } of [app, other]) {
    await cache?.sync();
    await eventually('it hears of all changes', () => cache?.isCurrent() === true);
  }
}

const shown = (more = '') => `/api/v1/tags/show?id=${tag.tag_identifier}${more}`;
const sensed = () => `/api/v1/tags/showByHardwareId?id=${hardware_id}&type=qr`;

const address = (more = '') => `/t/${tag.tag_identifier}${more}`;
const strayAt = (more = '') => `/t/${stray.tag_identifier}${more}`;
const page = { Accept: 'text/html', 'Accept-Language': 'en' };

const ask = (path: string, headers = {}, asked = app, method = 'GET') => asked.call(method, path, { headers });
const kept = async (path: string, headers = {}, asked = app) =>
  (await ask(path, headers, asked)).headers.get('X-Cache');

/** All that a client sees, but for what belongs to one request. */
async function seen(path: string, headers = {}, asked = app, method = 'GET') {
  const { status, headers: answered, text } = await ask(path, headers, asked, method);
  const lasting = [...answered].filter(([name]) => !['x-cache', 'x-request-id', 'date', 'keep-alive'].includes(name));
  return { status, headers: Object.fromEntries(lasting), text };
}

describe('a cached lookup', () => {
  test.each([
    ['by identifier', () => shown('&lang=fr'), {}],
    ['without a language', () => shown(), {}],
    ['with provenance', () => shown('&lang=fr&expand=provenance'), {}],
    ['by hardware', () => `${sensed()}&lang=fr`, {}],
    ['in another spelling of the path', () => shown('&lang=fr').replace('/show?', '/SHOW/?'), {}],
    ['in the language of the header', () => shown('&lang=auto'), { 'Accept-Language': 'fr-CH, en;q=0.5' }],
    ['in the first of a list', () => shown('&lang=fr,de'), {}],
    ['at its address', () => address(), { Accept: 'application/json', 'Accept-Language': 'fr' }],
    ['at its address, by the format', () => address('?format=json&lang=fr'), {}],
    ['at its address, as a dense code has it', () => address().toUpperCase(), { Accept: 'application/json' }],
    ['at its address, as links', () => address(), { Accept: 'application/linkset+json' }],
    ['as a page', () => strayAt(), page],
    ['as a page in a language', () => strayAt('?lang=fr'), { ...page, 'Accept-Encoding': 'identity' }],
    ['as a page in the language that was chosen', () => strayAt(), { ...page, Cookie: 'tags_lang=fr; session=x' }],
  ])('%s gives the same response as an uncached one, header by header', async (_how, path, headers) => {
    const truth = await seen(path(), headers, uncached);
    expect(truth.status).toBe(200);
    expect(await kept(path(), headers)).toBe('miss');
    expect(await kept(path(), headers)).toBe('hit');
    expect(await seen(path(), headers)).toEqual(truth);
    expect(await seen(path(), headers, app, 'HEAD')).toEqual({ ...truth, text: '' });
    const condition = { ...headers, 'If-None-Match': String(truth.headers.etag) };
    expect(await seen(path(), condition)).toEqual(await seen(path(), condition, uncached));
    expect(await seen(path(), { ...headers, 'If-None-Match': '"other"' })).toEqual(truth);
  });

  test('W10: has one cache entry for all positions of readers', async () => {
    const truth = await seen(sensed(), {}, uncached);
    expect(await kept(`${sensed()}&lat=1&lon=2`)).toBe('miss');
    for (const position of ['', '&lat=3&lon=x', '&lon=4', '&lat=1&lat=2']) {
      expect(await kept(`${sensed()}${position}`)).toBe('hit');
      expect(await seen(`${sensed()}${position}`)).toEqual(await seen(`${sensed()}${position}`, {}, uncached));
      expect(await seen(`${sensed()}${position}`)).toEqual(truth);
    }
  });

  test('is logged and counted in the metrics like any other', async () => {
    await ask(shown());
    const { headers } = await ask(shown(), { 'X-Request-Id': 'mine' });
    expect([headers.get('X-Cache'), headers.get('X-Request-Id')]).toEqual(['hit', 'mine']);
    const line = () => app.logged.find(({ request_id }) => request_id === 'mine');
    await eventually('its line is there', () => line() !== undefined);
    expect(line()).toMatchObject({ method: 'GET', path: '/api/v1/tags/show', operation: 'showTag', status: 200 });
    expect(await app.counted()).toMatch(/lookup_cache_asked_total\{kind="answers",result="hit"\} [1-9]/);
    expect(await app.counted()).toMatch(
      /http_request_duration_seconds_count\{operation="showTag",status="200"\} [1-9]/,
    );
  });

  test('takes no more memory than its own bytes', async () => {
    const { text } = await ask(shown());
    const { body } = app.cache?.answers.get(shown()) ?? {};
    expect([body?.toString(), body?.buffer.byteLength]).toEqual([text, Buffer.byteLength(text)]);
  });

  test('bypasses the cache with no-cache, unless the request is also conditional', async () => {
    await ask(shown());
    const noCache = { 'Cache-Control': 'no-cache' };
    expect(await kept(shown(), noCache)).toBe('miss');
    expect(await kept(shown(), { ...noCache, 'If-None-Match': '"other"' })).toBe('hit');
  });
});

describe('the cache is not used', () => {
  test.each<[string, () => string, Record<string, string>]>([
    ['for a request with a token', () => shown(), { Authorization: 'Bearer secret' }],
    ['with a token in the address', () => shown('&auth_token=secret'), {}],
    ['with an unknown parameter in the address', () => shown('&_=1'), {}],
    ['where lang is an encoded auto', () => shown('&lang=%61uto'), { 'Accept-Language': 'fr' }],
    ['where a translation is missing', () => shown('&lang=de'), {}],
    ['where a translation is missing at the address of a tag', () => address('?format=json&lang=de'), {}],
    ['for a request with a cookie', () => address('?format=json'), { Cookie: 'language=fr' }],
    ['for a page that may link to the next tag', () => address(), page],
    ['for a page after a report was sent', () => strayAt('?reported=1'), page],
    ['for a page without the requested translation', () => strayAt('?lang=de'), page],
    ['for a page with a token', () => strayAt(), { ...page, Authorization: 'Bearer secret' }],
    ['with an encoded format', () => address('?format=%68tml'), { Accept: 'application/json' }],
    ['where no format is acceptable', () => address(), { Accept: 'image/png' }],
    ['where the tag does not exist', () => '/api/v1/tags/show?id=000000000000', {}],
    ['where a parameter is missing', () => '/api/v1/tags/show?lang=fr', {}],
  ])('%s', async (_why, path, headers) => {
    const truth = await seen(path(), headers, uncached);
    for (let n = 0; n < 3; n += 1) {
      expect(await kept(path(), headers)).not.toBe('hit');
      expect(await seen(path(), headers)).toEqual(truth);
    }
  });

  test('for a beacon that a stand-in answers for, as its own tag may be created', async () => {
    const uuid = 'B9407F30-F5F8-466E-AFF9-25556B57FE6D';
    const beacon = { hardware_id: uuid, hardware_type: 'ble-beacon', auth_token: owner.token };
    const sensedBeacon = (minor: number) =>
      `/api/v1/tags/showByHardwareId?id=${uuid}&type=ble-beacon&major=1&minor=${minor}`;
    const { id } = await createTag(app, { ...beacon, major: 1, minor: 1 });
    await app.db('hardwares').insert({ tag_id: tag.id, hardware_type: 'ble-beacon', identifier: uuid });
    await caughtUp();
    for (const minor of [1, 2]) expect((await ask(sensedBeacon(minor))).status).toBe(200);
    expect([await kept(sensedBeacon(1)), await kept(sensedBeacon(2))]).toEqual(['hit', 'miss']);
    const own = await createTag(app, { ...beacon, major: 1, minor: 2 });
    expect((await ask(sensedBeacon(2))).body.tags[0].id).toBe(own.id);
    expect((await ask(sensedBeacon(1))).body.tags[0].id).toBe(id);
  });

  test('for a request with another Accept-Language', async () => {
    await ask(shown('&lang=auto'), { 'Accept-Language': 'fr' });
    const { body } = await ask(shown('&lang=auto'), { 'Accept-Language': 'en' });
    expect(body.tags[0].translation.lang).toBe('en');
  });

  test('at the address of a tag for another language or format', async () => {
    const json = { Accept: 'application/json' };
    const [french, english] = [
      { ...json, 'Accept-Language': 'fr' },
      { ...json, 'Accept-Language': 'en' },
    ];
    const links = { Accept: 'application/linkset+json' };
    const chosen = { ...page, Cookie: 'tags_lang=fr' };
    const plain = { ...page, 'Accept-Encoding': 'identity' };
    for (const at of [address(), strayAt()])
      for (const headers of [french, english, links, page, chosen, plain])
        for (let n = 0; n < 2; n += 1) expect(await seen(at, headers)).toEqual(await seen(at, headers, uncached));
    expect((await ask(address(), english)).body.tags[0].translation.lang).toBe('en');
  });
});

describe('a write', () => {
  const writes: [string, () => PromiseLike<unknown>][] = [
    ['of a text', () => change('translations', 'translation', { text: 'Salut' }, { lang_code: 'fr' })],
    ['of a name', () => change('name_translations', 'name_translation', { text: 'Porte' }, { lang_code: 'fr' })],
    ['of a description', () => change('tags', 'tag', { description: 'By the door' }, { id: tag.id })],
    ['of the hardware', () => change('hardwares', 'hardware', { tag_id: null }, { tag_id: tag.id })],
    ['that deletes the tag', () => app.spec(owner).delete(`/tags/${tag.id}.json`).expectStatus(204)],
  ];

  async function change(table: string, group: string, fields: object, where: Record<string, unknown>) {
    const { id } = await app.db(table).where(where).orderBy('id', 'desc').first('id');
    const { status } = await app.call('PATCH', `/${table}/${id}.json`, {
      body: { [group]: fields },
      headers: { Authorization: `Bearer ${owner.token}` },
    });
    expect([200, 204]).toContain(status);
  }

  test('to another tag is visible at once in the link to the next tag', async () => {
    const sees = async () => {
      const { headers, text } = await ask(address(), page);
      expect(text).toBe((await ask(address(), page, uncached)).text);
      return [headers.get('X-Cache'), /rel="next" href="\/t\/(\w+)"/.exec(text)?.[1]];
    };
    const siblings: MadeTag[] = [];
    const add = async () => siblings.push(await createTag(app, { auth_token: owner.token }));
    const remove = (at: number) => app.spec(owner).delete(`/tags/${siblings[at]?.id}.json`).expectStatus(204);

    expect(await sees()).toEqual(['miss', undefined]);
    await add();
    await add();
    expect(await sees()).toEqual(['miss', siblings[0]?.tag_identifier]);
    await add();
    await remove(1);
    expect(await sees()).toEqual(['miss', siblings[0]?.tag_identifier]);
    await remove(0);
    expect(await sees()).toEqual(['miss', siblings[2]?.tag_identifier]);
    const parent = await createTag(app, { auth_token: owner.token });
    await change('tags', 'tag', { parent_id: parent.id }, { id: siblings[2]?.id });
    expect(await sees()).toEqual(['miss', parent.tag_identifier]);
  });

  test.each(writes)('%s is visible at once in the same process', async (_what, write) => {
    const paths = [
      shown('&lang=fr'),
      `${sensed()}&lang=fr`,
      address('?format=json&lang=fr'),
      address('?format=linkset'),
      address('?format=html&lang=fr'),
    ];
    for (const path of paths) await ask(path);
    await write();
    for (const path of paths) expect(await seen(path)).toEqual(await seen(path, {}, uncached));
  });

  test.each(writes)('%s is visible in another process once it has been notified', async (_what, write) => {
    const paths = [
      shown('&lang=fr'),
      `${sensed()}&lang=fr`,
      address('?format=json&lang=fr'),
      address('?format=linkset'),
      address('?format=html&lang=fr'),
    ];
    for (const path of paths) expect(await kept(path, {}, other)).toBe('miss');
    await write();
    await other.cache?.sync();
    for (const path of paths) expect(await seen(path, {}, other)).toEqual(await seen(path, {}, uncached));
  });

  test('with an idempotency key is visible at once, too', async () => {
    await ask(shown());
    const beacon = {
      id: tag.tag_identifier,
      hardware_type: 'nfc',
      hardware_id: '04A2245B6F8011',
      auth_token: owner.token,
    };
    const path = '/api/v1/tags/showByHardwareId?id=04A2245B6F8011&type=nfc';
    await app
      .spec()
      .post('/api/v1/tags/addHardwareIdToTag')
      .withHeaders('Idempotency-Key', randomUUID())
      .withJson(beacon)
      .expectStatus(200);
    expect((await ask(path)).status).toBe(200);
    expect(await seen(path)).toEqual(await seen(path, {}, uncached));
  });
});

describe('a batch', () => {
  const uuid = 'B9407F30-F5F8-466E-AFF9-25556B57FE6D';
  const observations = () => [
    { tag_identifier: tag.tag_identifier },
    { type: 'qr', id: hardware_id },
    { type: 'ble-beacon', id: uuid, major: 1, minor: 2 },
    { tag_identifier: '000000000000' },
    { type: 'nfc' },
  ];
  const batch = async (asked: TestApp, more = {}) =>
    (await asked.call('POST', '/api/v1/tags/lookup', { body: { observations: observations(), ...more } })).text;

  test.each([{ lang: 'fr' }, {}, { lang: 'fr,de', expand: 'provenance' }, { lang: 'xx' }])(
    'with %p gives the same response with and without the cache',
    async (more) => {
      const truth = await batch(uncached, more);
      expect(JSON.parse(truth).results).toHaveLength(5);
      for (let n = 0; n < 3; n += 1) expect(await batch(app, more)).toBe(truth);
    },
  );

  test('shows changed, attached and created tags at once', async () => {
    const beacon = { hardware_id: uuid, hardware_type: 'ble-beacon', auth_token: owner.token };
    await app.db('hardwares').insert({ tag_id: tag.id, hardware_type: 'ble-beacon', identifier: uuid });
    await caughtUp();
    await batch(app);
    await createTag(app, { ...beacon, major: 1, minor: 2 });
    expect(await batch(app)).toBe(await batch(uncached));
    await app
      .spec(owner)
      .patch(`/tags/${tag.id}.json`)
      .withJson({ tag: { description: 'New' } })
      .expectStatus(204);
    expect(await batch(app)).toBe(await batch(uncached));
  });
});

describe('a process that lost its database session', () => {
  const lose = () =>
    app.db.raw(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'web: session' and datname = current_database()",
    );

  const sessions = (): Promise<number[]> =>
    app
      .db('pg_stat_activity')
      .whereRaw("application_name = 'web: session' and datname = current_database()")
      .pluck('pid');

  test('serves nothing that changed before it reconnected', async () => {
    await ask(shown('&lang=fr'));
    const lost = await sessions();
    await lose();
    await app.db('translations').where({ lang_code: 'fr' }).update({ text: 'Meanwhile' });
    // It may not have noticed yet that its session is lost. To make sure before would itself be a doubt.
    await eventually('there is another session', async () => {
      const now = await sessions();
      return now.length === lost.length && !now.some((pid) => lost.includes(pid));
    });
    await eventually('it is sure again', () => app.cache?.isCurrent() === true);
    await caughtUp();
    expect(await seen(shown('&lang=fr'))).toEqual(await seen(shown('&lang=fr'), {}, uncached));
  });

  test('answers from the database, and caches again after it has reconnected', async () => {
    await ask(shown());
    expect(await kept(shown())).toBe('hit');
    await lose();
    await app.cache?.sync();
    expect(await kept(shown())).toBe('miss');
    await eventually('answers are kept', async () => (await kept(shown())) === 'hit');
  });
});
