/** The ETag of every response to a GET, by which clients revalidate what they have. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { AppRouter } from '@ts-rest/core';
import type { OperationMetadata } from '../../contracts/access.ts';
import { management, v1, visitors } from '../../contracts/index.ts';
import { assets } from '../../src/html/assets.ts';
import { routesOf } from '../../src/http/api.ts';
import { conditionOf } from '../../src/http/headers.ts';
import { randomFrom } from '../faults/random-source.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { createTag, type MadeTag, signedIn, storeTranslation } from '../setup/factories.ts';
import { as, makeRecord, makeReport } from '../setup/management.ts';
import { isWhole } from '../setup/tier.ts';

let app: TestApp;
let tag: MadeTag;
let owner: Awaited<ReturnType<typeof signedIn>>;
/** An example of what each operation that is a GET is asked for. */
let addresses: Record<string, string>;

let museum: Awaited<ReturnType<typeof signedIn>>;
const idsIn: Record<string, string> = { Tags: 'tags' };

beforeAll(async () => {
  app = await startApp({
    env: { IOS_APP_IDS: 'TEAM123456.org.example.app', ANDROID_APPS: `org.example.app=${'AB:'.repeat(31)}AB` },
  });
  owner = await signedIn(app, { role: 'admin' });
  museum = await signedIn(app);
  tag = await createTag(app, { auth_token: owner.token, name: 'Entrance', hardware_id: 'etag', hardware_type: 'qr' });
  await storeTranslation(app, tag, 'fr', 'Bienvenue', 'human');
  await app.db('places').insert({ customer_id: owner.id, name: 'Hall' });
  await makeReport(app, tag.id);
  await makeRecord(app, 'translation_orders', owner.id);
  const deleted = await makeRecord(app, 'places', owner.id);
  await as(app, owner)('DELETE', `/places/${deleted}.json`);
  addresses = Object.fromEntries(
    await Promise.all(
      [v1, visitors, management].flatMap((contract) =>
        getsOf(contract).map(async ({ operationId, path }) => [operationId, await addressOf(path)] as const),
      ),
    ),
  );
});
afterAll(() => app.stop());

const getsOf = (contract: AppRouter) =>
  routesOf(contract)
    .filter(({ method, metadata }) => method === 'GET' && !(metadata as OperationMetadata).isLines)
    .map(({ path, metadata }) => ({ path, operationId: (metadata as OperationMetadata).operationId }));

async function addressOf(path: string): Promise<string> {
  const [, resource = ''] = path.split('/');
  const isRecord = resource !== 'api' && resource !== 't';
  const { id } = isRecord && path.includes(':id') ? await app.db(idsIn[resource] ?? resource).first('id') : { id: 0 };
  const query = {
    show: `?id=${tag.tag_identifier}&lang=fr`,
    showByHardwareId: '?id=etag&type=qr',
    translation_work: '?lang_code=fr',
    // An admin names the museum.
    team: `?member_of=${museum.id}`,
    look: `?member_of=${museum.id}`,
    invitations: path === '/team/invitations' && `?member_of=${museum.id}`,
  }[path.split('/').at(-1) ?? ''];
  const filled = path.replace(':id', id).replace(':tag_identifier', tag.tag_identifier);
  return `${filled}${isRecord ? '.json' : ''}${query || ''}`;
}

interface Named {
  status: number;
  etag: string | null;
  encoding: string | null;
  bytes: string;
}

/** By nothing that undoes encodings or keeps what it gets. */
async function get(path: string, headers: Record<string, string> = {}): Promise<Named> {
  const answer = await app
    .spec(owner)
    .get(path)
    .withHeaders({ 'Accept-Encoding': 'identity', Accept: 'application/json', ...headers });
  const { etag = null, 'content-encoding': encoding = null } = answer.headers;
  return { status: answer.statusCode, etag, encoding, bytes: answer.text };
}

const strong = /^"[\w-]{43}"$/;

describe('B1: the ETag', () => {
  test('is sent for every GET operation, and gives a 304 without a body while nothing changes', async () => {
    expect(Object.keys(addresses).length).toBeGreaterThan(20);
    for (const [operationId, path] of Object.entries(addresses)) {
      const first = await get(path);
      expect([operationId, first.status, first.etag]).toEqual([operationId, 200, expect.stringMatching(strong)]);
      expect([operationId, await get(path)]).toEqual([operationId, first]);
      const { etag } = first as { etag: string };
      for (const same of [etag, `W/${etag}`, `"other", ${etag}`, '*'])
        expect([operationId, await get(path, { 'If-None-Match': same })]).toEqual([
          operationId,
          { ...first, status: 304, bytes: '' },
        ]);
      expect(await get(path, { 'If-None-Match': '"other"' })).toEqual(first);
      // HU10: as a proxy hands it on that has compressed the answer.
      const handedOn = await get(path, { 'If-None-Match': `"other-gzip", W/${etag.slice(0, -1)}-gzip"` });
      expect([operationId, handedOn.status]).toEqual([operationId, 304]);
    }
  });

  const changes = isWhole ? 60 : 20;
  test(`changes exactly when the bytes do, over ${changes} random changes`, async () => {
    const random = randomFrom(1, 0);
    const edits: readonly (() => PromiseLike<unknown>)[] = [
      () =>
        app
          .db('tags')
          .where({ id: tag.id })
          .update({ description: `d${random.below(3)}` }),
      () =>
        app
          .db('translations')
          .where({ lang_code: 'fr' })
          .update({ text: `t${random.below(3)}` }),
      () => app.db('name_translations').update({ text: `n${random.below(3)}` }),
      () => app.db('places').update({ name: `p${random.below(3)}` }),
      () => app.db('hardwares').update({ latitude: random.below(3) }),
      () => app.db('reports').update({ words: `w${random.below(3)}` }),
    ];
    const read = async () =>
      new Map(await Promise.all(Object.values(addresses).map(async (path) => [path, await get(path)] as const)));
    let changed = 0;
    for (let n = 0, before = await read(); n < changes; n += 1) {
      await random.pick(edits)();
      const after = await read();
      for (const [path, { etag, bytes }] of after) {
        const old = before.get(path) as Named;
        expect([path, etag === old.etag]).toEqual([path, bytes === old.bytes]);
        if (bytes !== old.bytes) changed += 1;
      }
      before = after;
    }
    expect(changed).toBeGreaterThan(changes);
  }, 120_000);

  test.each([
    ...['/t/TAG', '/t/TAG?format=json', '/t/TAG?format=linkset', '/openapi.json', '/openapi-3.0.json', '/docs'],
    ...[
      '/.well-known/apple-app-site-association',
      '/.well-known/assetlinks.json',
      '/health/live',
      'a file of the pages',
    ],
  ])('is also sent for %s, one for each content encoding', async (address) => {
    const path = address.replace('TAG', tag.tag_identifier).replace('a file of the pages', assets[0]?.path ?? '');
    const kept: Named[] = [];
    for (const accepted of ['identity', 'gzip', 'br']) {
      const headers = { 'Accept-Encoding': accepted, Accept: 'text/html' };
      const answer = await fetch(app.url + path, { headers });
      const etag = answer.headers.get('etag');
      expect([answer.status, etag]).toEqual([200, expect.stringMatching(strong)]);
      const again = await fetch(app.url + path, { headers: { ...headers, 'If-None-Match': etag ?? '' } });
      expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
      kept.push({ status: 200, etag, encoding: answer.headers.get('content-encoding'), bytes: await answer.text() });
    }
    for (const one of kept)
      for (const other of kept) expect(one.etag === other.etag).toBe(one.encoding === other.encoding);
  });

  test.each(['/', '/login'])('is sent for the page %s before a sign-in', async (path) => {
    const open = await fetch(app.url + path, { headers: { Accept: 'text/html' } });
    const Cookie = open.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');
    const headers = { Accept: 'text/html', Cookie };
    const first = await fetch(app.url + path, { headers });
    const etag = first.headers.get('etag');
    expect([first.status, etag]).toEqual([200, expect.stringMatching(strong)]);
    const same = await fetch(app.url + path, { headers: { ...headers, 'If-None-Match': etag ?? '' } });
    expect([same.status, await same.text(), same.headers.get('etag')]).toEqual([304, '', etag]);
    const other = await fetch(app.url + path, { headers: { ...headers, 'If-None-Match': '"other"' } });
    expect([other.status, await other.text()]).toEqual([200, await first.text()]);
  });
});

test.each([
  [400, '/api/v1/tags/show', 'application/json'],
  [401, '/places.json', 'application/json'],
  [404, '/api/v1/tags/show?id=000000000000', 'application/json'],
  [404, '/t/000000000000', 'application/json'],
  [404, '/t/000000000000', 'text/html'],
  [404, '/nothing', 'text/html'],
  [404, '/sdks/nothing', 'text/html'],
  [406, '/t/000000000000', 'image/png'],
  [413, '/login?MANY', 'text/html'],
])('S3-2: an error has no ETag and is never cached: %i %s as %s', async (status, path, Accept) => {
  for (const encoding of ['identity', 'gzip']) {
    const address = app.url + path.replace('MANY', 'a&'.repeat(1001));
    const answer = await fetch(address, { headers: { Accept, 'Accept-Encoding': encoding } });
    expect([answer.status, answer.headers.get('etag')]).toEqual([status, null]);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    const body = Buffer.from(await answer.arrayBuffer());
    expect(body.length).toBeGreaterThan(20);
  }
});

test('S3-2: an error for a customer has no ETag', async () => {
  for (const [status, path] of [
    [404, '/places/2000000000.json'],
    [410, '/api/v1/tags/bundle?since=none'],
    [422, '/Tags.json?place_id=x'],
  ] as const)
    await app
      .spec(owner)
      .get(path)
      .expect(({ res }) => expect([path, res.statusCode, res.headers.etag]).toEqual([path, status, undefined]));
});

test.each(['-gzip', '-br', ';gzip'])('HU10: the suffix %s of an ETag is ignored', (suffix) => {
  const name = 'x-gzip-br'.padEnd(43, '-br');
  const named = (value: string) => conditionOf({ headers: { 'if-none-match': value } });
  expect(named(`"${name}${suffix}", W/"${name}${suffix}"`)).toBe(`"${name}", W/"${name}"`);
  for (const other of [`"${name}"`, `"${name}-zip"`, `"x${suffix}"`, '*']) expect(named(other)).toBe(other);
});
