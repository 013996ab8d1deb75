/** S3: read counts: which requests count, for which owner, and who may see them. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { pruneReads } from '../../src/model/figures/reads.ts';
import { startApp, type TestApp, translatorOf } from '../setup/app.ts';
import { eventually } from '../setup/eventually.ts';
import { createTag, type MadeTag, signedIn, storeTranslation } from '../setup/factories.ts';
import { as, makeRecord, noId } from '../setup/management.ts';
import { statementsDuring } from '../setup/statements.ts';

type Caller = Awaited<ReturnType<typeof signedIn>>;

const translator = translatorOf(() => ({ state: 'failed', reason: 'unavailable', retry_at: null }));
let app: TestApp;
let keeping: TestApp;
let ada: Caller;
let bob: Caller;
let admin: Caller;
let tag: MadeTag;
let hall: number;
const uuid = randomUUID().toUpperCase();

beforeAll(async () => {
  app = await startApp({ translator });
  const env = { PUBLIC_URL: app.config.publicUrl, LOG_LEVEL: 'debug' };
  keeping = await startApp({ env, translator, databaseUrl: app.databaseUrl, isCaching: true });
});
afterAll(async () => {
  await keeping.stop();
  await app.stop();
});

beforeEach(async () => {
  await app.countReads();
  await keeping.countReads();
  await app.db('reads').delete();
  await app.db('hardwares').delete();
  [ada, bob] = [await signedIn(app), await signedIn(app)];
  admin = await signedIn(app, { role: 'admin' });
  hall = await makeRecord(app, 'places', ada.id);
  tag = await createTag(app, { auth_token: ada.token, lang: 'de', text: 'Das Tor', name: 'Tor' });
  await app.db('tags').where({ id: tag.id }).update({ place_id: hall });
  await storeTranslation(app, tag, 'fr', 'La porte');
  for (const hardware of [
    { hardware_type: 'nfc', hardware_id: '04:A1' },
    { hardware_type: 'qr', hardware_id: 'gate' },
    { hardware_type: 'ble-beacon', hardware_id: uuid, major: 1, minor: 2 },
  ])
    await app
      .spec(ada)
      .post('/api/v1/tags/addHardwareIdToTag')
      .withJson({ id: tag.tag_identifier, ...hardware })
      .expectStatus(200);
  await keeping.cache?.sync();
  await eventually('it hears of all changes', () => keeping.cache?.isCurrent() === true);
});

const today = () => new Date().toISOString().slice(0, 10);
const stats = async (query = '', caller: Caller | undefined = ada) => {
  await app.countReads();
  await keeping.countReads();
  return as(app, caller)('GET', `/stats/reads.json${query}`);
};
const rows = async (by: string, more = '', caller = ada) => (await stats(`?by=${by}${more}`, caller)).body.rows;

const show = (more = '') => `/api/v1/tags/show?id=${tag.tag_identifier}${more}`;
const page = (more = '') => `/t/${tag.tag_identifier}${more}`;
const asPage = { Accept: 'text/html' };
const asJson = { Accept: 'application/json' };
const get = (path: string, headers = {}, asked = app) => asked.call('GET', path, { headers });

describe('S3: counting reads', () => {
  const beacon = `/api/v1/tags/showByHardwareId?id=${uuid}&type=beacon&major=1&minor=2`;
  const ways: [way: string, path: () => string, headers?: object][] = [
    ['page', () => page(), asPage],
    ['identifier', () => page(), asJson],
    ['identifier', () => show()],
    ['beacon', () => beacon.replace('type=beacon', 'type=ble-beacon')],
    ['nfc', () => '/api/v1/tags/showByHardwareId?id=04A1&type=nfc'],
    ['qr', () => '/api/v1/tags/showByHardwareId?id=gate&type=qr'],
  ];

  test.each(ways)('counts each answer by %s, cached or not, and each 304', async (way, path, headers = {}) => {
    const first = await get(path(), headers, keeping);
    expect(first.status).toBe(200);
    const kept = await get(path(), headers, keeping);
    // A page names the owner's next tag, and is made each time.
    expect(kept.headers.get('X-Cache')).toBe(way === 'page' ? 'miss' : 'hit');
    const condition = { ...headers, 'If-None-Match': String(kept.headers.get('ETag')) };
    expect((await get(path(), condition, keeping)).status).toBe(304);
    expect((await get(path(), condition)).status).toBe(304);
    expect(await rows('way,lang_code,place_id,tag_id,day')).toEqual([
      { way, lang_code: 'de', place_id: hall, tag_id: tag.id, day: today(), reads: 4 },
    ]);
  });

  test('counts each delivery of a cached page to a browser', async () => {
    const { id, tag_identifier } = await createTag(app, {});
    await keeping.cache?.sync();
    const path = `/t/${tag_identifier}`;
    await get(path, asPage, keeping);
    expect((await get(path, asPage, keeping)).headers.get('X-Cache')).toBe('hit');
    await get(path, { ...asPage, 'User-Agent': 'Googlebot/2.1' }, keeping);
    const all = await rows('tag_id,way', '', admin);
    expect(all.filter((row: { tag_id: number }) => row.tag_id === id)).toEqual([{ tag_id: id, way: 'page', reads: 2 }]);
  });

  test('counts each result of a batch that found a tag', async () => {
    const observations = [
      { tag_identifier: tag.tag_identifier },
      { id: 'gate', type: 'qr' },
      { tag_identifier: 'ffffffffffff' },
      {},
    ];
    for (const asked of [keeping, keeping, app])
      await asked.call('POST', '/api/v1/tags/lookup', { body: { observations, lang: 'fr' } });
    expect(await rows('way,lang_code,missed')).toEqual([{ way: 'batch', lang_code: 'fr', missed: null, reads: 6 }]);
  });

  test.each([app, keeping].map((_, at) => [['made', 'kept'][at], at] as const))(
    'does not count HEAD, crawlers, prefetching, or pages that poll (%s)',
    async (_, at) => {
      const asked = [app, keeping][at] as TestApp;
      await get(page(), asPage, asked);
      await get(page(), asJson, asked);
      const nobody = [
        { 'User-Agent': 'Googlebot/2.1' },
        { 'Sec-Purpose': 'prefetch;prerender' },
        { Purpose: 'prefetch' },
      ];
      for (const headers of nobody)
        for (const format of [asPage, asJson]) await get(page(), { ...format, ...headers }, asked);
      // HU2: pages are for browsers, and not for who is signed in.
      const noVisitors = [{ 'User-Agent': 'curl/8.5.0' }, { 'User-Agent': ' ' }, { Cookie: 'tags_browser=x' }];
      for (const headers of noVisitors) await get(page(), { ...asPage, ...headers }, asked);
      await get(page('?again=1'), asPage, asked);
      await get(page('?lang=fr&again=2'), asPage, asked);
      for (const path of [page(), show()]) await asked.call('HEAD', path, { headers: asPage });
      expect(await rows('way')).toEqual([
        { way: 'identifier', reads: 1 },
        { way: 'page', reads: 1 },
      ]);
      // Programs that look things up call themselves whatever they like.
      await get(show(), { 'User-Agent': 'museum-bot/1.0' }, asked);
      await get(page(), { ...asJson, 'User-Agent': 'okhttp/4.12.0' }, asked);
      expect((await stats()).body.reads).toBe(4);
    },
  );

  test('does not count unknown tags, lists, link sets, or management requests', async () => {
    await get('/api/v1/tags/show?id=ffffffffffff');
    await get('/t/ffffffffffff', asPage);
    await get(page('?format=linkset'));
    await app.spec(ada).get('/api/v1/tags/showMyTags').expectStatus(200);
    await app.spec(ada).get('/api/v1/tags/bundle').expectStatus(200);
    await as(app, ada)('GET', `/Tags/${tag.id}.json`);
    expect((await stats()).body).toMatchObject({ rows: [], reads: 0 });
  });

  test('records the language served, and the most preferred language that was missing', async () => {
    await get(show('&lang=fr'), {}, keeping);
    await get(show('&lang=fi'), {}, keeping);
    await get(show('&lang=xx,fr'), {}, keeping);
    await get(show('&lang=xx,fr'), {}, keeping);
    await get(show('&lang=auto'), { 'Accept-Language': 'gsw, fr;q=0.5' }, keeping);
    await get(show('&lang=auto'), { 'Accept-Language': 'fr;q=0.5' }, keeping);
    expect(await rows('lang_code,missed')).toEqual([
      { lang_code: 'de', missed: 'fi', reads: 1 },
      { lang_code: 'fr', missed: 'other', reads: 3 },
      { lang_code: 'fr', missed: null, reads: 2 },
    ]);
  });
});

test('S3: counting adds no statement to a lookup', async () => {
  await get(show());
  const heard = await statementsDuring(app.databases, async () => {
    await get(show());
    await get(show('&lang=fr'));
  });
  expect(heard.filter((text) => !text.startsWith('set '))).toHaveLength(2);
});

describe('S3: reads', () => {
  test('belong to the tag’s owner and place at the time of the read', async () => {
    await get(show(), {}, keeping);
    const yard = await makeRecord(app, 'places', bob.id);
    await as(app, admin)('PATCH', `/Tags/${tag.id}.json`, { tag: { customer_id: bob.id } });
    await as(app, bob)('PATCH', `/Tags/${tag.id}.json`, { tag: { place_id: yard } });
    await keeping.cache?.sync();
    await get(show(), {}, keeping);
    await get(show(), {}, keeping);
    expect(await rows('place_id')).toEqual([{ place_id: hall, reads: 1 }]);
    expect(await rows('place_id', '', bob)).toEqual([{ place_id: yard, reads: 2 }]);
    expect(await rows('place_id', `&customer_id=${bob.id}`, admin)).toEqual([{ place_id: yard, reads: 2 }]);
    expect((await stats('', admin)).body.reads).toBe(3);
    // What was read while it was another's is not told with the tag.
    expect((await stats(`?tag_id=${tag.id}`, bob)).body.reads).toBe(2);
    expect(await stats(`?tag_id=${tag.id}`)).toMatchObject({ status: 422, body: { tag_id: ['does not exist'] } });
  });

  test('stay in the sums after the tag and its place are deleted', async () => {
    await get(show());
    await as(app, ada)('DELETE', `/Tags/${tag.id}.json`);
    await as(app, ada)('DELETE', `/places/${hall}.json`);
    expect(await rows('tag_id,place_id')).toEqual([{ tag_id: tag.id, place_id: hall, reads: 1 }]);
  });

  test('are summed over two web processes', async () => {
    await Promise.all([get(show()), get(show(), {}, keeping), get(show(), {}, keeping)]);
    await Promise.all([app.countReads(), keeping.countReads()]);
    expect((await stats()).body).toEqual({
      from: expect.any(String),
      to: today(),
      rows: [{ day: today(), reads: 3 }],
      reads: 3,
    });
  });

  test('of unowned tags are visible to admins only', async () => {
    const loose = await createTag(app);
    await get(`/api/v1/tags/show?id=${loose.tag_identifier}`);
    expect((await stats()).body.reads).toBe(0);
    expect(await rows('tag_id', '&customer_id=none&place_id=none', admin)).toEqual([{ tag_id: loose.id, reads: 1 }]);
  });

  test('are deleted after 400 days', async () => {
    const kind = { tag_id: 1, way: 'page', reads: 1 };
    const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
    await app.db('reads').insert([400, 401].map((ago) => ({ ...kind, day: day(ago) })));
    await app.db('read_batches').insert({ id: randomUUID(), added_at: new Date(Date.now() - 3 * 86_400_000) });
    await pruneReads(app.db);
    expect(await app.db('reads').count().first()).toEqual({ count: '1' });
    expect(await app.db('read_batches').where('added_at', '<', new Date(Date.now() - 2 * 86_400_000))).toEqual([]);
  });
});

describe('S3: the query', () => {
  beforeEach(async () => {
    const kind = { tag_id: tag.id, customer_id: ada.id, place_id: hall, way: 'page', lang_code: 'de' };
    await app.db('reads').insert([
      { ...kind, day: '2026-01-31', reads: 1 },
      { ...kind, day: '2026-02-01', reads: 2 },
      { ...kind, day: '2026-02-01', way: 'nfc', reads: 4 },
      { ...kind, day: '2026-03-01', reads: 8, lang_code: null, place_id: null },
    ]);
  });

  test('includes both days, and covers 30 days by default', async () => {
    expect((await stats('?to=2026-03-02')).body).toEqual({
      from: '2026-02-01',
      to: '2026-03-02',
      reads: 14,
      rows: [
        { day: '2026-02-01', reads: 6 },
        { day: '2026-03-01', reads: 8 },
      ],
    });
    expect((await stats('?from=2026-01-31&to=2026-02-01')).body.reads).toBe(7);
    const { body } = await stats();
    expect([body.to, (Date.parse(body.to) - Date.parse(body.from)) / 86_400_000]).toEqual([today(), 29]);
  });

  test('groups by one or more fields, separated by commas or repeated, each once, with null last', async () => {
    const days = '&from=2026-01-01&to=2026-03-31';
    expect(await rows('way,way', days)).toEqual([
      { way: 'nfc', reads: 4 },
      { way: 'page', reads: 11 },
    ]);
    expect(await rows('lang_code&by=place_id', days)).toEqual([
      { lang_code: 'de', place_id: hall, reads: 7 },
      { lang_code: null, place_id: null, reads: 8 },
    ]);
    expect((await stats(`?place_id=${hall}${days}`)).body.reads).toBe(7);
    expect((await stats(`?place_id=none${days}`)).body.reads).toBe(8);
  });

  test.each([
    ['from=2026-03-02&to=2026-03-01', 'from'],
    ['from=9999-01-01', 'from'],
    ['from=2026-02-30', 'from'],
    ['to=yesterday', 'to'],
    ['by=colour', 'by'],
    ['by=day,', 'by'],
    ['tag_id=x', 'tag_id'],
    [`tag_id=${noId}`, 'tag_id'],
    ['place_id=0', 'place_id'],
  ])('reports an error by parameter: %s', async (query, name) => {
    expect(await stats(`?${query}`)).toMatchObject({ status: 422, body: { [name]: [expect.any(String)] } });
  });

  test('treats another customer’s tag or place like an unknown one, and ignores the customer for non-admins', async () => {
    const others = await makeRecord(app, 'tags', bob.id);
    const place = await makeRecord(app, 'places', bob.id);
    const [theirs, unknown] = [await stats(`?tag_id=${others}`), await stats(`?tag_id=${noId}`)];
    expect([theirs.status, theirs.text]).toEqual([422, unknown.text]);
    expect((await stats(`?place_id=${place}`)).text).toBe((await stats(`?place_id=${noId}`)).text);
    expect((await stats(`?customer_id=${ada.id}&from=2026-01-01`, bob)).body.reads).toBe(0);
    expect(await stats(`?customer_id=${noId}`, admin)).toMatchObject({
      status: 422,
      body: { customer_id: ['does not exist'] },
    });
    expect((await as(app, undefined)('GET', '/stats/reads.json')).status).toBe(401);
  });

  test('is refused under `by` if it has more than 10 000 rows', async () => {
    await app.db.raw(
      `insert into reads (day, tag_id, customer_id, way, reads)
       select '2026-04-01', n, ?, 'page', 1 from generate_series(1000000, 1009999) n`,
      [ada.id],
    );
    const span = '&from=2026-04-01&to=2026-04-01';
    expect(await rows('tag_id', span)).toHaveLength(10_000);
    await app.db('reads').insert({ day: '2026-04-01', tag_id: 1, customer_id: ada.id, way: 'page', reads: 1 });
    expect(await stats(`?by=tag_id${span}`)).toMatchObject({
      status: 422,
      body: { by: ['asks for more than 10000 rows'] },
    });
    expect((await stats(`?by=way${span}`)).body.reads).toBe(10_001);
  });
});
