import { connect as connectSocket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../../setup/app.ts';
import { eventually } from '../../setup/eventually.ts';
import { createTag, invalid, missing, newTag, signedIn } from '../../setup/factories.ts';
import { json, without } from '../../setup/spec.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const create = '/api/v1/tags/create';
const show = '/api/v1/tags/show';
const notAnObject = { error: { message: 'Request body is not a JSON object', code: 'InvalidRequest' } };

describe('bodies', () => {
  test.each([
    ['malformed JSON', '{"lang":'],
    ['a list', '[{"lang":"en"}]'],
    ['a string', '"text"'],
    ['a number', '12'],
    ['null', 'null'],
    ['plain text', 'lang=en'],
    ['bytes that are not UTF-8', Buffer.from('{"text":"\xff"}', 'latin1')],
  ])('A11: %s is not a JSON object', async (_what, raw) => {
    for (const [method, path] of [
      ['POST', create],
      ['GET', show],
    ] as const) {
      await app
        .spec()
        .withMethod(method)
        .withPath(path)
        .withBody(raw)
        .withHeaders({ 'Content-Type': 'application/json' })
        .expectStatus(400)
        .expectJson(notAnObject)
        .expectHeader('content-type', 'application/json; charset=utf-8');
    }
  });

  test.each([
    {},
    { 'Content-Type': 'text/plain' },
    { 'Content-Type': 'application/x-www-form-urlencoded' },
    { 'Content-Type': 'application/json; charset=utf-8' },
  ])('A12: JSON is understood under %j', async (headers) => {
    await app
      .spec()
      .post(create)
      .withBody(` ${JSON.stringify(newTag({ text: 'Ünder' }))} `)
      .withHeaders(headers)
      .expectJson('tags[0].translation.text', 'Ünder');
  });

  test('A12, N6: a form gives the same result as JSON; repeated fields and invalid bytes are refused', async () => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const fields = newTag({ text: 'a&b=c +%ü', gender: 'f' });
    const byForm = await app
      .spec()
      .post(create)
      .withBody(String(new URLSearchParams(fields as Record<string, string>)))
      .withHeaders(headers)
      .returns('tags[0]');
    const byJson = await app.spec().post(create).withJson(fields).returns('tags[0]');
    const withoutIds = (tag: object) => ({ ...tag, id: 0, tag_identifier: '' });
    expect(withoutIds(byForm)).toEqual(withoutIds(byJson));
    await app
      .spec()
      .post(create)
      .withBody('lang=en&lang=fr&text=x&purchase_id=y')
      .withHeaders(headers)
      .expectJson(invalid);
    await app.spec().post(create).withBody('lang=en&text=%ff&purchase_id=y').withHeaders(headers).expectJson(invalid);
  });

  test('A13: an empty body has no parameters', async () => {
    await app
      .spec()
      .post(create)
      .expectJson(missing('lang', 'purchase_id', 'text'));
    await app
      .spec()
      .post(create)
      .withBody(' \n')
      .expectJson(missing('lang', 'purchase_id', 'text'));
  });

  test('A15: unknown parameters are ignored, whatever their names', async () => {
    await app
      .spec()
      .post(create)
      .withBody(
        JSON.stringify(newTag()).replace('{', '{"__proto__":{"gender":"f"},"constructor":1,"id":5,"customer_id":1,'),
      )
      .expectStatus(200)
      .expectJson('tags[0].gender', 'm');
    expect(Object.keys({}.constructor.prototype)).toEqual([]);
  });

  test('A20: refuses a body of more than 1 MiB with 413, and a compressed one with 415', async () => {
    const body = JSON.stringify(newTag({ text: 'x'.repeat(1024 * 1024) }));
    await app
      .spec()
      .post(create)
      .withBody(body)
      .withHeaders({ Authorization: `Bearer ${(await signedIn(app)).token}` })
      .expectStatus(413)
      .expectJson({ error: { message: 'Request body is too large', code: 'InvalidRequest' } });
    await app
      .spec()
      .post(create)
      .withBody(gzipSync(JSON.stringify(newTag())))
      .withHeaders({ 'Content-Encoding': 'gzip' })
      .expectStatus(415);
  });

  test('refuses an unknown encoding with 415', async () => {
    await app
      .spec()
      .post(create)
      .withBody('{}')
      .withHeaders({ 'Content-Encoding': 'brotli-2' })
      .expectStatus(415)
      .expectJson('error.code', 'InvalidRequest');
  });
});

describe('paths and methods', () => {
  test.each([
    '/api/v1',
    '/api/v1/',
    '/api/v1/tags',
    '/api/v1/tags/nowhere',
    '/api/v2/tags/show',
    '/nowhere',
    '/api/v1/tags/show/x',
  ])('A16: %s is unknown', async (path) => {
    await app
      .spec()
      .get(path)
      .expectStatus(404)
      .expect(json({ error: { message: expect.any(String), code: 'InvalidRequest' } }));
  });

  test('A16: answers 400 for a path that cannot be decoded', async () => {
    await app
      .spec()
      .post('/')
      // pactum would decode it.
      .withCore({ path: '/api/v1/login/signInWith%ff' })
      .expectStatus(400)
      .expectJson('error.code', 'InvalidRequest');
  });

  test('A17: answers a wrong method with 405 and the allowed methods', async () => {
    for (const [method, path, allow] of [
      ['GET', create, 'POST, OPTIONS'],
      ['POST', show, 'GET, HEAD, OPTIONS'],
      ['DELETE', '/api/v1/login/getAuthToken', 'POST, OPTIONS'],
    ] as const) {
      await app
        .spec()
        .withMethod(method)
        .withPath(path)
        .expectStatus(405)
        .expectJson('error.code', 'InvalidRequest')
        .expectHeader('allow', allow);
    }
  });

  test('D36: paths are case-insensitive and may end in a slash', async () => {
    const tag = await createTag(app);
    await app.spec().get('/API/V1/Tags/Show/').withQueryParams({ id: tag.tag_identifier }).expectStatus(200);
  });

  test('A1: everything is served under the path of the public address', async () => {
    const below = await startApp({ env: { PUBLIC_URL: 'https://example.com/museum/' }, databaseUrl: app.databaseUrl });
    try {
      const tag = await createTag(below);
      await below
        .spec()
        .get(show)
        .withQueryParams({ id: tag.tag_identifier })
        .expectJson('tags[0].text_url', `https://example.com/museum/t/${tag.tag_identifier}`)
        .expectHeader('strict-transport-security', /max-age/);
      await below.spec().get('/health/ready').expectStatus(200);
      const outside = await fetch(new URL(show, below.url));
      expect(outside.status).toBe(404);
    } finally {
      await below.stop();
    }
  });
});

describe('headers', () => {
  test('A21: browsers of any origin may call, without cookies', async () => {
    const headers = { Origin: 'https://app.example' };
    const spec = app
      .spec()
      .get('/api/v1/tags/supportedLanguageCodes')
      .withHeaders(headers)
      .expectHeader('access-control-allow-origin', '*')
      .expect(without('access-control-allow-credentials'));
    for (const name of [
      'ETag',
      'Content-Language',
      'Retry-After',
      'X-Request-Id',
      'X-Error-Reason',
      'X-Translation-Status',
    ]) {
      spec.expectHeader('access-control-expose-headers', new RegExp(name));
    }
    await spec;
    await app
      .spec()
      .options(create)
      .withHeaders({
        ...headers,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type,authorization,cache-control',
      })
      .expectStatus(204)
      .expectBody('')
      .expectHeader('access-control-allow-headers', /Authorization,Cache-Control/);
    await app.spec().get(show).withHeaders(headers).expectStatus(400).expectHeader('access-control-allow-origin', '*');
  });

  test('responses forbid sniffing and framing, and do not name the software', async () => {
    await app
      .spec()
      .get('/api/v1/tags/supportedLanguageCodes')
      .expectHeader('x-content-type-options', 'nosniff')
      .expectHeader('content-security-policy', "default-src 'none';frame-ancestors 'none'")
      .expect(without('x-powered-by'));
  });

  test('a valid X-Request-Id is kept in response and log, an invalid one is replaced', async () => {
    await app
      .spec()
      .get('/api/v1/nowhere')
      .withHeaders({ 'X-Request-Id': 'phone-17' })
      .expectHeader('x-request-id', 'phone-17');
    expect(app.logged.at(-1)).toMatchObject({
      request_id: 'phone-17',
      status: 404,
      reason: 'unknown_path',
      method: 'GET',
    });
    await app
      .spec()
      .get('/api/v1/nowhere')
      .withHeaders({ 'X-Request-Id': 'a b"c' })
      .expectHeader('x-request-id', /^[0-9a-f-]{36}$/);
  });

  test('D4, A8: errors are never cached and have X-Error-Reason', async () => {
    const { json: body } = await app
      .spec()
      .get(show)
      .expectHeader('cache-control', 'no-store')
      .expectHeader('x-error-reason', 'missing_values');
    expect(Object.keys(body)).toEqual(['error']);
  });

  test('D1: a response to a request with a body or a token is never cached', async () => {
    const tag = await createTag(app);
    const raw = JSON.stringify({ id: tag.tag_identifier });
    // Headers that stand in the core are sent without a length beside them.
    for (const core of [{}, { headers: { 'Transfer-Encoding': 'chunked' } }]) {
      await app
        .spec()
        .get(show)
        .withBody(raw)
        .withCore(core)
        .expectStatus(200)
        .expectJson('tags[0].id', tag.id)
        .expectHeader('cache-control', 'private, no-store');
    }
    const query = { id: tag.tag_identifier };
    await app.spec().get(show).withQueryParams(query).expectHeader('cache-control', 'no-cache');
    await app
      .spec()
      .get(show)
      .withQueryParams(query)
      .withHeaders({ Authorization: 'Bearer nobody' })
      .expectStatus(200)
      .expectHeader('cache-control', 'private, no-store');
  });

  test('M7: the log has the path of a request but not its query', async () => {
    await app.spec().get(show).withQueryParams({ id: '00000000beef', auth_token: 'SECRET' });
    await eventually('it is logged', () => app.logged.some(({ path }) => path === show));
    expect(JSON.stringify(app.logged)).not.toMatch(/00000000beef|SECRET/);
  });

  test('a request that Node’s own parser rejects is answered with 400', async () => {
    const { port } = new URL(app.url);
    const raw = await new Promise<string>((resolve, reject) => {
      const socket = connectSocket(Number(port), '127.0.0.1', () =>
        socket.write('GET / HTTP/1.1\r\nbroken header\r\n\r\n'),
      );
      let text = '';
      socket.on('data', (chunk) => {
        text += chunk;
      });
      socket.on('end', () => resolve(text));
      socket.on('error', reject);
    });
    expect(raw).toMatch(/^HTTP\/1\.1 400 /);
  });
});

describe('faults of the server', () => {
  test('an unexpected error is a 500 that does not reveal its cause, which is logged', async () => {
    const broken = await startApp();
    try {
      await broken.db.raw('alter table tags rename to tags_elsewhere');
      await broken
        .spec()
        .get(show)
        .withQueryParams({ id: 'ffffffffffff' })
        .expectStatus(500)
        .expectJson({ error: { message: 'Something went wrong on our side.', code: 'ServerError' } });
      expect(broken.logged).toContainEqual(
        expect.objectContaining({ msg: 'request failed', err: expect.objectContaining({ code: '42P01' }) }),
      );
    } finally {
      await broken.stop();
    }
  });

  test('the log names the violated constraint, but no value of the row', async () => {
    const broken = await startApp();
    try {
      await broken.db.raw(`alter table translations add constraint no_secrets check (text <> 'a secret text')`);
      await broken
        .spec()
        .post(create)
        .withJson(newTag({ text: 'a secret text' }))
        .expectStatus(500);
      const err = expect.objectContaining({ constraint: 'no_secrets' });
      expect(broken.logged).toContainEqual(expect.objectContaining({ msg: 'request failed', err }));
      expect(JSON.stringify(broken.logged)).not.toContain('a secret text');
    } finally {
      await broken.stop();
    }
  });

  test('without its database the service is live but not ready, and answers 503 with Retry-After', async () => {
    const alone = await startApp({ databaseUrl: 'postgres://nobody:secret@127.0.0.1:1/nothing' });
    try {
      await alone
        .spec()
        .get(show)
        .withQueryParams({ id: 'ffffffffffff' })
        .expectStatus(503)
        .expectJson('error.code', 'ServerError')
        .expectHeader('retry-after', '1');
      await alone.spec().get('/health/ready').expectStatus(503);
      await alone.spec().get('/health/live').expectStatus(200);
      expect(JSON.stringify(alone.logged)).not.toContain('secret');
    } finally {
      await alone.stop();
    }
  });

  test('terminated database sessions cost at most the next requests a 503', async () => {
    const other = await startApp();
    try {
      const tag = await createTag(other);
      const status = async () => (await other.spec().get(show).withQueryParams({ id: tag.tag_identifier })).statusCode;
      await app.db.raw('select pg_terminate_backend(pid) from pg_stat_activity where datname = ?', [
        new URL(other.databaseUrl).pathname.slice(1),
      ]);
      const seen = new Set<number>();
      await eventually('five answers in a row', async () => {
        for (let i = 0; i < 5; i += 1) {
          const next = await status();
          seen.add(next);
          if (next !== 200) return false;
        }
        return true;
      });
      expect([200, 503]).toEqual(expect.arrayContaining([...seen]));
    } finally {
      await other.stop();
    }
  });
});

describe('health and metrics', () => {
  test('readiness requires the newest migration', async () => {
    await app.spec().get('/health/ready').expectJson({ status: 'ready' });
    const behind = await startApp();
    try {
      await behind.db('migrations').where({ name: '0001-baseline' }).delete();
      await behind.spec().get('/health/ready').expectStatus(503).expectJson({ status: 'migrations missing' });
    } finally {
      await behind.stop();
    }
  });
});
