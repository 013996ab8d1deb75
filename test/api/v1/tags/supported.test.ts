import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../../../setup/app.ts';
import { text } from '../../../setup/spec.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** As the interface lists them. */
const listed =
  'ar, bg, ca, zh-CHS, zh-CHT, cs, da, nl, en, et, fi, fr, de, el, ht, he, hi, mww, hu, id, it, ja, tlh, tlh-Qaak, ko, lv, lt, ms, mt, no, fa, pl, pt, ro, ru, sk, sl, es, sv, th, tr, uk, ur, vi, cy'.split(
    ', ',
  );

describe.each(['supportedLanguageCodes', 'supportedBeaconUUIDs'])('GET /api/v1/tags/%s', (operation) => {
  const path = `/api/v1/tags/${operation}`;

  test('G3: works with a body, without one and with a token, and can be cached', async () => {
    const plain = await app.spec().get(path).expectStatus(200).expectHeader('cache-control', 'no-cache');
    const others = [
      app.spec().get(path).withJson({ anything: 1 }),
      app.spec().get(path).withBody('not json'),
      app.spec({ token: 'other' }).get(path).withQueryParams({ auth_token: 'nonsense' }),
    ];
    for (const other of others) await other.expectStatus(200).expect(text(plain.text));
    await app.spec().get(path).withHeaders({ 'If-None-Match': plain.headers.etag }).expectStatus(304).expectBody('');
  });
});

test('G1: supportedLanguageCodes lists the 45 codes in the interface’s order', async () => {
  expect(listed).toHaveLength(45);
  await app.spec().get('/api/v1/tags/supportedLanguageCodes').expectJson({ language_codes: listed });
});

test('G2: supportedBeaconUUIDs lists only active ones, as stored', async () => {
  const uuids: string[] = await app.spec().get('/api/v1/tags/supportedBeaconUUIDs').returns('uuids');
  expect(uuids.length).toBeGreaterThan(0);
  for (const uuid of uuids)
    expect(uuid).toMatch(/^([0-9A-Fa-f]{32}|[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12})$/);
  await app.db('beacon_uuids').insert([{ uuid: 'a'.repeat(32) }, { uuid: 'b'.repeat(32), active: false }]);
  await app
    .spec()
    .get('/api/v1/tags/supportedBeaconUUIDs')
    .expectJson({ uuids: [...uuids, 'a'.repeat(32)] });
});
