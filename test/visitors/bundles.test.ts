/** `/bundles/{key}`: bundles for apps without an account, by a link whose key stays secret. */
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { newSecret } from '../../src/model/sign-in/secret.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { bundlePath, fetchBundle, fill, readBundle } from '../setup/bundles.ts';
import { eventually } from '../setup/eventually.ts';
import { createTag, signedIn, storeTranslation } from '../setup/factories.ts';
import { bearer, makeRecord } from '../setup/management.ts';
import { without } from '../setup/spec.ts';

let app: TestApp;
let owner: Awaited<ReturnType<typeof signedIn>>;
let other: typeof owner;
beforeAll(async () => {
  app = await startApp();
  [owner, other] = [await signedIn(app), await signedIn(app)];
});
afterAll(() => app.stop());

const notFound = { error: { message: 'Bundle not found', code: 'InvalidRequest' } };
const ownTag = (of = owner) => createTag(app, { auth_token: of.token });
const place = () => makeRecord(app, 'places', owner.id);
const move = (tag: { id: number }, place_id: number | null) =>
  app.db('tags').where({ id: tag.id }).update({ place_id });

async function newLink(place_id: number | null = null, of = owner) {
  const made = await app.spec(of).post('/bundle_links.json').withJson({ bundle_link: { place_id } }).expectStatus(201);
  const { id, url } = made.body as { id: number; url: string };
  const { pathname } = new URL(url);
  return { id, url, path: pathname, key: pathname.split('/').at(-1) ?? '' };
}

const ask = (path: string, query: object = {}) => app.spec().get(path).withQueryParams(query);
const read = async (path: string, query: object = {}) =>
  readBundle((await ask(path, query).expectStatus(200)).text as string);

test('HU14: a transfer ends within half a second of the revocation of its link', async () => {
  const museum = await signedIn(app);
  // More than what the system keeps for a connection.
  await fill(app, museum, 150, 'x'.repeat(100_000));
  const link = await newLink(null, museum);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${app.url}${link.path}`, { agent: false }, resolve).on('error', reject);
  });
  expect(answer.statusCode).toBe(200);
  await app.spec(museum).delete(`/bundle_links/${link.id}.json`).expectStatus(204);
  await pause(600);
  let read = 0;
  const end = (async () => {
    for await (const piece of answer) read += piece.length;
  })();
  await expect(end).rejects.toThrow('aborted');
  expect(read).toBeLessThan(20_000_000);
});

describe('B5: a link leads', () => {
  test('to what its owner gets, line by line', async () => {
    const [tag] = [await ownTag(), await ownTag()];
    await ownTag(other);
    await storeTranslation(app, tag, 'fr', 'Bienvenue');
    const { path } = await newLink();
    for (const query of [{}, { lang: 'fr' }, { lang: 'all', expand: 'provenance' }] as Record<string, string>[]) {
      const { tags } = await read(path, query);
      expect(tags).toEqual((await fetchBundle(app, owner, query)).tags);
      expect(tags.length).toBeGreaterThan(1);
    }
  });

  test('to the tags of its place, and to their changes', async () => {
    const [here, there] = [await place(), await place()];
    const [tag, next] = [await ownTag(), await ownTag()];
    await move(tag, here);
    await move(next, there);
    const { path } = await newLink(here);
    const first = await read(path);
    expect(first.tags.map(({ id }) => id)).toEqual([tag.id]);
    await move(tag, there);
    await move(next, here);
    const delta = await read(path, { since: first.cursor });
    expect([delta.tags.map(({ id }) => id), delta.gone]).toEqual([[next.id], [tag.tag_identifier]]);
    expect((await read(path, { since: delta.cursor })).tags).toEqual([]);
  });

  test('to the same place, whatever token or place the request names', async () => {
    const [here, there] = [await place(), await place()];
    const tag = await ownTag();
    await move(tag, here);
    const { path } = await newLink(here);
    const query = { place_id: there, auth_token: 'nobody’s' };
    expect((await read(path, query)).tags.map(({ id }) => id)).toEqual([tag.id]);
    for (const token of ['nobody', other.token])
      expect(readBundle((await ask(path).withHeaders(bearer(token)).expectStatus(200)).text).tags).toHaveLength(1);
  });

  test('to its bundle below a prefix', async () => {
    const prefixed = await startApp({ databaseUrl: app.databaseUrl, env: { PUBLIC_URL: `${app.url}/museum` } });
    try {
      await ownTag();
      const made = await prefixed.spec(owner).post('/bundle_links.json').withJson({ place_id: null });
      const [, key] = /\/museum\/bundles\/([\w-]{43})$/.exec(made.body.url) ?? [];
      const { text } = await prefixed.spec().get(`/bundles/${key}`).expectStatus(200);
      expect(readBundle(text).tags[0]?.text_url).toMatch(`${app.url}/museum/t/`);
    } finally {
      await prefixed.stop();
    }
  });
});

describe('B5: the answer', () => {
  test('is NDJSON that is publicly cached for a minute, and readable by scripts of any site', async () => {
    const { path } = await newLink();
    const answer = await ask(path)
      .withHeaders({ Origin: 'https://app.example', Accept: 'text/html,*/*;q=0.8' })
      .expectStatus(200)
      .expectHeader('content-type', 'application/x-ndjson; charset=utf-8')
      .expectHeader('cache-control', 'public, max-age=60')
      .expectHeader('vary', 'Accept-Encoding')
      .expectHeader('access-control-allow-origin', '*')
      .expectHeader('cross-origin-resource-policy', 'cross-origin')
      .expectHeader('referrer-policy', 'no-referrer')
      .expect(without('ETag', 'Set-Cookie', 'Access-Control-Allow-Credentials'));
    expect(answer.headers['access-control-expose-headers']).toContain('X-Error-Reason');
    await app.spec().head(path).expectStatus(200).expectHeader('cache-control', 'public, max-age=60').expectBody('');
    const asked = { Origin: 'https://app.example', 'Access-Control-Request-Method': 'GET' };
    await app
      .spec()
      .options(path)
      .withHeaders(asked)
      .expectStatus(204)
      .expectHeader('access-control-allow-origin', '*');
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      await app.spec().withMethod(method).withPath(path).expectStatus(405).expectHeader('allow', 'GET, HEAD, OPTIONS');
  });

  test('is the same 404 for a revoked, unknown or invalid key, and for a deleted place', async () => {
    const here = await place();
    const [revoked, gone, kept] = [await newLink(), await newLink(here), await newLink()];
    await app.spec(owner).delete(`/bundle_links/${revoked.id}.json`).expectStatus(204);
    await app.spec(owner).delete(`/places/${here}.json`).expectStatus(204);
    const wrong = [
      newSecret(),
      kept.key.slice(1),
      `${kept.key}x`,
      kept.key.toLowerCase(),
      'x',
      '%00',
      '%F0%9F%98%80',
      '..%2F',
    ];
    for (const path of [revoked.path, gone.path, ...wrong.map((key) => `/bundles/${key}`)])
      await ask(path)
        .withHeaders({ Accept: 'text/html' })
        .expectStatus(404)
        .expectJson(notFound)
        .expectHeader('x-error-reason', 'bundle_not_found')
        .expectHeader('cache-control', 'no-store')
        .expectHeader('access-control-allow-origin', '*');
    await ask(kept.path).expectStatus(200);
  });

  test('is JSON, not a page, for anything refused below the path', async () => {
    const { path } = await newLink();
    const tooMany = `${path}?${'a=1&'.repeat(1001)}`;
    for (const [target, status] of [
      ['/bundles', 404],
      [`${path}/more`, 404],
      [tooMany, 413],
      ['/bundles/%E0%A4%A', 400],
    ] as const) {
      const answer = await fetch(app.url + target, { headers: { Accept: 'text/html' } });
      expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'application/json; charset=utf-8']);
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      expect(await answer.json()).toEqual({ error: expect.objectContaining({ code: 'InvalidRequest' }) });
    }
  });

  test('B4: has a cursor that is valid for its own link only', async () => {
    const [one, another] = [await newLink(), await newLink()];
    const expired = (path: string, since: string, query: object = {}) =>
      ask(path, { since, ...query })
        .expectStatus(410)
        .expectHeader('x-error-reason', 'cursor_expired')
        .expectHeader('cache-control', 'no-store');
    const { cursor } = await read(one.path);
    await read(one.path, { since: cursor });
    await expired(another.path, cursor);
    await expired(one.path, cursor, { lang: 'fr' });
    await expired(one.path, 'x');
    await expired(one.path, (await fetchBundle(app, owner)).cursor);
    await app.spec(owner).get(bundlePath).withQueryParams({ since: cursor }).expectStatus(410);
  });
});

describe('B5: the last use of a link', () => {
  const usedAt = async (id: number): Promise<Date | null> =>
    (await app.db('bundle_links').where({ id }).first()).last_used_at;
  const wasUsed = (id: number, seconds: number) =>
    app.db.raw(`update bundle_links set last_used_at = now() - make_interval(secs => ?) where id = ?`, [seconds, id]);

  test('is recorded at most once a minute', async () => {
    const { id, path } = await newLink();
    expect(await usedAt(id)).toBeNull();
    await read(path);
    await eventually('it is noted', async () => (await usedAt(id)) !== null);
    const listed = await app.spec(owner).get('/bundle_links.json').returns(`[id=${id}]`);
    expect(listed).toMatchObject({ url: null, last_used_at: (await usedAt(id))?.toISOString() });
    await wasUsed(id, 50);
    const before = await usedAt(id);
    await read(path);
    expect(await usedAt(id)).toEqual(before);
    await wasUsed(id, 70);
    await read(path);
    await eventually('it is noted again', async () => Number(await usedAt(id)) > Number(before));
  });

  test('does not make the reader wait', async () => {
    const { id, path } = await newLink();
    await app.db.transaction(async (trx) => {
      await trx('bundle_links').where({ id }).forUpdate().first();
      await read(path);
    });
    await eventually('it is noted then', async () => (await usedAt(id)) !== null);
  });
});

test('B5: the key is in no log, metric or error', async () => {
  const { key, path } = await newLink();
  await read(path);
  const answers: string[] = [];
  const asked = [
    ['GET', `${path}?since=x`],
    ['GET', `/bundles/x${key}`],
    ['GET', `${path}/`],
    ['GET', `${path}/more`],
    ['GET', `${path}.json`],
    ['GET', `/BUNDLES/${key}`],
    ['GET', `//bundles/${key}`],
    ['GET', `/bundles/${key}%E0%A4%A`],
    ['GET', `/bundles//${key}`],
    ['POST', path],
    ['HEAD', path],
    ['OPTIONS', path],
  ] as const;
  for (const [method, target] of asked) {
    const answer = await fetch(app.url + target, { method, headers: { Accept: 'text/html' }, redirect: 'manual' });
    if (answer.status !== 200) answers.push(JSON.stringify([...answer.headers]), await answer.text());
    else await answer.text();
  }
  await eventually(
    'all are logged',
    () => app.logged.filter(({ path: said }) => /bundles\/\*/i.test(`${said}`)).length >= asked.length,
  );
  const said = JSON.stringify(app.logged) + (await app.counted()) + answers.join('');
  expect(said).not.toContain(key);
  expect(app.logged).toContainEqual(
    expect.objectContaining({ path: '/bundles/*', operation: 'fetchBundle', status: 200 }),
  );
  expect(await app.counted()).toContain('operation="fetchBundle",status="410"');
});
