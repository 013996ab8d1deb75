/** Long responses are compressed for clients that accept it; each encoding has its own ETag. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../setup/app.ts';
import { createTag, type MadeTag, signedIn } from '../setup/factories.ts';
import { type Received, raw } from '../setup/raw-request.ts';

let app: TestApp;
let owner: Awaited<ReturnType<typeof signedIn>>;
let tag: MadeTag;
beforeAll(async () => {
  app = await startApp();
  owner = await signedIn(app, { role: 'admin' });
  tag = await createTag(app, { auth_token: owner.token, text: 'Welcome to the museum. '.repeat(200) });
});
afterAll(() => app.stop());

const get = (path: string, encoding?: string, headers: Record<string, string> = {}) =>
  raw(app.url + path, {
    headers: {
      ...(encoding && { 'Accept-Encoding': encoding }),
      Authorization: `Bearer ${owner.token}`,
      Accept: 'application/json',
      ...headers,
    },
  });

const readable = ({ headers, body }: Received): string => {
  const undo = { gzip: gunzipSync, br: brotliDecompressSync }[String(headers['content-encoding'])];
  return String(undo ? undo(body) : body);
};

describe.each(['/docs', '/openapi.json', '/openapi-3.0.json'])('B1: %s', (path) => {
  test('is sent as brotli or gzip, and each encoding is revalidated by its own ETag', async () => {
    const plain = await get(path);
    expect(plain.headers).toMatchObject({ vary: 'Accept-Encoding' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    const etags = new Set([plain.headers.etag]);
    for (const [accepted, encoding] of [
      ['gzip', 'gzip'],
      ['gzip, deflate, br', 'br'],
    ] as const) {
      const answer = await get(path, accepted);
      expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
      expect(readable(answer)).toBe(readable(plain));
      expect(answer.body.length).toBeLessThan(plain.body.length / 3);
      etags.add(answer.headers.etag);
      const again = await get(path, accepted, { 'If-None-Match': `${answer.headers.etag}` });
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, answer.headers.etag]);
      expect((await get(path, accepted, { 'If-None-Match': `${plain.headers.etag}` })).status).toBe(200);
    }
    expect(etags.size).toBe(3);
  });
});

test('S2-1: /docs is small enough to load within 5 s over a line of 1.6 Mbit/s', async () => {
  for (const encoding of ['gzip', 'br']) {
    const { body } = await get('/docs', encoding);
    expect([encoding, body.length < 900_000]).toEqual([encoding, true]);
  }
});

test('S2-1: the documents are served without indentation', async () => {
  const { body } = await get('/openapi.json');
  expect(`${body}`).not.toContain('\n');
  expect(body.length).toBeLessThan(900_000);
});

describe('B1: JSON', () => {
  test('of two kilobytes or more is sent as gzip where that is accepted, for every operation', async () => {
    const long = [
      `/api/v1/tags/show?id=${tag.tag_identifier}`,
      `/t/${tag.tag_identifier}?format=json`,
      '/translations.json?limit=10',
      '/translations.json',
    ];
    for (const path of long) {
      const plain = await get(path, 'identity');
      const answer = await get(path, 'gzip');
      expect([path, answer.headers['content-encoding']]).toEqual([path, 'gzip']);
      for (const { headers } of [plain, answer]) expect(String(headers.vary)).toContain('Accept-Encoding');
      expect(readable(answer)).toBe(readable(plain));
      expect(answer.headers.etag).not.toBe(plain.headers.etag);
      expect(Number(answer.headers['content-length'])).toBe(answer.body.length);
      const again = await get(path, 'gzip', { 'If-None-Match': `${answer.headers.etag}` });
      expect([path, again.status, again.body.length]).toEqual([path, 304, 0]);
      const head = await raw(app.url + path, { method: 'HEAD', headers: { ...again.sent } });
      expect([path, head.headers['content-encoding'] ?? 'gzip', head.body.length]).toEqual([path, 'gzip', 0]);
    }
  });

  test('that is very long is compressed, too, and complete', async () => {
    await createTag(app, { auth_token: owner.token, text: 'An anchor of iron. '.repeat(1500) });
    for (let n = 0; n < 4; n += 1)
      await createTag(app, { auth_token: owner.token, text: `${n} A bell. `.repeat(2500) });
    const answer = await get('/translations.json?limit=10', 'gzip');
    expect(answer.headers['content-encoding']).toBe('gzip');
    const found = JSON.parse(readable(answer));
    expect(found.length).toBeGreaterThan(5);
    expect(JSON.stringify(found).length).toBeGreaterThan(65_536);
  });

  test('that is short is not compressed', async () => {
    const { headers } = await get('/api/v1/tags/supportedBeaconUUIDs', 'gzip');
    expect([headers['content-encoding'], headers.vary]).toEqual([undefined, undefined]);
  });

  test('that is a response to a batch by POST is compressed, too', async () => {
    const body = JSON.stringify({ observations: [{ tag_identifier: tag.tag_identifier }] });
    const headers = { 'Content-Type': 'application/json', 'Accept-Encoding': 'gzip' };
    const answer = await raw(`${app.url}/api/v1/tags/lookup`, { method: 'POST', headers, body });
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(JSON.parse(readable(answer)).results[0].status).toBe('found');
  });

  test('has one cache entry of a lookup for each encoding', async () => {
    const path = `/api/v1/tags/show?id=${tag.tag_identifier}`;
    const ask = (encoding: string) => raw(app.url + path, { headers: { 'Accept-Encoding': encoding } });
    for (const encoding of ['identity', 'gzip', 'identity', 'gzip', 'gzip, br']) {
      const answer = await ask(encoding);
      expect(answer.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : 'gzip');
      expect(JSON.parse(readable(answer)).tags[0].tag_identifier).toBe(tag.tag_identifier);
    }
  });

  test('Y5: the ETag of a compressed record is valid in If-Match', async () => {
    const description = 'Of bronze. '.repeat(300);
    const path = `/Tags/${tag.id}.json`;
    const change = (etag: string) =>
      app
        .spec(owner)
        .patch(path)
        .withHeaders({ 'If-Match': etag, 'Content-Type': 'application/json' })
        .withBody(JSON.stringify({ tag: { description } }));
    await change('*').expectStatus(204);
    const { headers } = await get(path, 'gzip');
    expect(headers['content-encoding']).toBe('gzip');
    await change('"another"').expectStatus(412);
    await change(`${headers.etag}`).expectStatus(204);
    await change(`${(await get(path, 'identity')).headers.etag}`).expectStatus(204);
  });
});
