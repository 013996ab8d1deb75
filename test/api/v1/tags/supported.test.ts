import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../../../setup/app.ts';

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

  test('G3: works with a body, without one, with a token, and can be kept', async () => {
    const plain = await app.call('GET', path);
    expect(plain.status).toBe(200);
    expect(plain.headers.get('cache-control')).toBe('no-cache');
    const others = [
      await app.call('GET', path, { body: { anything: 1 } }),
      await app.call('GET', path, { raw: 'not json' }),
      await app.call('GET', path, { query: { auth_token: 'nonsense' }, headers: { Authorization: 'Bearer other' } }),
    ];
    for (const answer of others) expect([answer.status, answer.text]).toEqual([200, plain.text]);
    const again = await app.call('GET', path, { headers: { 'If-None-Match': plain.headers.get('etag') ?? '' } });
    expect([again.status, again.text]).toEqual([304, '']);
  });
});

test('G1: supportedLanguageCodes lists the 45 codes in the interface’s order', async () => {
  expect(listed).toHaveLength(45);
  expect((await app.call('GET', '/api/v1/tags/supportedLanguageCodes')).body).toEqual({ language_codes: listed });
});

test('G2: supportedBeaconUUIDs lists only active ones, as stored', async () => {
  const { uuids } = (await app.call('GET', '/api/v1/tags/supportedBeaconUUIDs')).body;
  expect(uuids.length).toBeGreaterThan(0);
  for (const uuid of uuids)
    expect(uuid).toMatch(/^([0-9A-Fa-f]{32}|[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12})$/);
  await app.db('beacon_uuids').insert([{ uuid: 'a'.repeat(32) }, { uuid: 'b'.repeat(32), active: false }]);
  expect((await app.call('GET', '/api/v1/tags/supportedBeaconUUIDs')).body).toEqual({
    uuids: [...uuids, 'a'.repeat(32)],
  });
});
