import { connect as connectSocket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../../setup/app.ts';
import { eventually } from '../../setup/eventually.ts';
import { createTag, invalid, missing, newTag } from '../../setup/factories.ts';

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
      const answer = await app.call(method, path, { raw, headers: { 'Content-Type': 'application/json' } });
      expect([answer.status, answer.body]).toEqual([400, notAnObject]);
      expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    }
  });

  test.each([
    {},
    { 'Content-Type': 'text/plain' },
    { 'Content-Type': 'application/x-www-form-urlencoded' },
    { 'Content-Type': 'application/json; charset=utf-8' },
  ])('A12: JSON is understood under %j', async (headers) => {
    const answer = await app.call('POST', create, {
      raw: ` ${JSON.stringify(newTag({ text: 'Ünder' }))} `,
      headers: headers as Record<string, string>,
    });
    expect(answer.body.tags[0].translation.text).toBe('Ünder');
  });

  test('A12, N6: a form is understood, and gives what JSON gives', async () => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const fields = newTag({ text: 'a&b=c +%ü', gender: 'f' });
    const byForm = await app.call('POST', create, {
      raw: String(new URLSearchParams(fields as Record<string, string>)),
      headers,
    });
    const byJson = await app.call('POST', create, { body: fields });
    const withoutIds = ({ body }: typeof byForm) => ({ ...body.tags[0], id: 0, tag_identifier: '' });
    expect(withoutIds(byForm)).toEqual(withoutIds(byJson));
    expect((await app.call('POST', create, { raw: 'lang=en&lang=fr&text=x&purchase_id=y', headers })).body).toEqual(
      invalid,
    );
    expect((await app.call('POST', create, { raw: 'lang=en&text=%ff&purchase_id=y', headers })).body).toEqual(invalid);
  });

  test('A13: no body at all is no parameters', async () => {
    expect((await app.call('POST', create)).body).toEqual(missing('lang', 'purchase_id', 'text'));
    expect((await app.call('POST', create, { raw: ' \n' })).body).toEqual(missing('lang', 'purchase_id', 'text'));
  });

  test('A15: unknown parameters are ignored, whatever they are called', async () => {
    const answer = await app.call('POST', create, {
      raw: JSON.stringify(newTag()).replace('{', '{"__proto__":{"gender":"f"},"constructor":1,"id":5,"customer_id":1,'),
    });
    expect([answer.status, answer.body.tags[0].gender]).toEqual([200, 'm']);
    expect(Object.keys({}.constructor.prototype)).toEqual([]);
  });

  test('A20: a body of more than 1 MiB, also when it is packed', async () => {
    const body = JSON.stringify(newTag({ text: 'x'.repeat(1024 * 1024) }));
    for (const [raw, headers] of [
      [body, {}],
      [gzipSync(body), { 'Content-Encoding': 'gzip' }],
    ] as const) {
      const answer = await app.call('POST', create, { raw, headers });
      expect([answer.status, answer.body]).toEqual([
        413,
        { error: { message: 'Request body is too large', code: 'InvalidRequest' } },
      ]);
    }
    expect(
      (
        await app.call('POST', create, {
          raw: gzipSync(JSON.stringify(newTag())),
          headers: { 'Content-Encoding': 'gzip' },
        })
      ).status,
    ).toBe(200);
  });

  test('an encoding that nobody knows', async () => {
    const answer = await app.call('POST', create, { raw: '{}', headers: { 'Content-Encoding': 'brotli-2' } });
    expect([answer.status, answer.body.error.code]).toEqual([415, 'InvalidRequest']);
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
    const answer = await app.call('GET', path);
    expect([answer.status, answer.body]).toEqual([
      404,
      { error: { message: expect.any(String), code: 'InvalidRequest' } },
    ]);
  });

  test('A16: an address that cannot be decoded', async () => {
    const answer = await app.call('POST', '/api/v1/login/signInWith%ff');
    expect([answer.status, answer.body.error.code]).toEqual([400, 'InvalidRequest']);
  });

  test('A17: a wrong method says which are right', async () => {
    for (const [method, path, allow] of [
      ['GET', create, 'POST, OPTIONS'],
      ['POST', show, 'GET, HEAD, OPTIONS'],
      ['DELETE', '/api/v1/login/getAuthToken', 'POST, OPTIONS'],
    ] as const) {
      const answer = await app.call(method, path);
      expect([answer.status, answer.body.error.code, answer.headers.get('allow')]).toEqual([
        405,
        'InvalidRequest',
        allow,
      ]);
    }
  });

  test('D36: the case of a path does not matter, nor a slash at its end', async () => {
    const tag = await createTag(app);
    expect((await app.call('GET', '/API/V1/Tags/Show/', { query: { id: tag.tag_identifier } })).status).toBe(200);
  });

  test('A1: everything is served under the path of the public address', async () => {
    const below = await startApp({ env: { PUBLIC_URL: 'https://example.com/museum/' }, databaseUrl: app.databaseUrl });
    try {
      const tag = await createTag(below);
      const answer = await below.call('GET', show, { query: { id: tag.tag_identifier } });
      expect(answer.body.tags[0].text_url).toBe(`https://example.com/museum/t/${tag.tag_identifier}`);
      expect((await below.call('GET', '/health/ready')).status).toBe(200);
      const outside = await fetch(new URL(show, below.url));
      expect(outside.status).toBe(404);
      expect(answer.headers.get('strict-transport-security')).toMatch(/max-age/);
    } finally {
      await below.stop();
    }
  });
});

describe('headers', () => {
  test('A21: browsers of any origin may call, without cookies', async () => {
    const headers = { Origin: 'https://app.example' };
    const answer = await app.call('GET', '/api/v1/tags/supportedLanguageCodes', { headers });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    for (const name of [
      'ETag',
      'Content-Language',
      'Retry-After',
      'X-Request-Id',
      'X-Error-Reason',
      'X-Translation-Status',
    ]) {
      expect(answer.headers.get('access-control-expose-headers')).toContain(name);
    }
    const asked = await app.call('OPTIONS', create, {
      headers: {
        ...headers,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type,authorization',
      },
    });
    expect([asked.status, asked.text]).toEqual([204, '']);
    expect(asked.headers.get('access-control-allow-headers')).toMatch(/Authorization/);
    const refused = await app.call('GET', show, { headers });
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([400, '*']);
  });

  test('answers are not sniffed, framed or run, and do not name the software', async () => {
    const { headers } = await app.call('GET', '/api/v1/tags/supportedLanguageCodes');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe("default-src 'none';frame-ancestors 'none'");
    expect(headers.get('x-powered-by')).toBeNull();
  });

  test('a request keeps the id that it came with, if that is one, in answer and log', async () => {
    const named = await app.call('GET', '/api/v1/nowhere', { headers: { 'X-Request-Id': 'phone-17' } });
    expect(named.headers.get('x-request-id')).toBe('phone-17');
    expect(app.logged.at(-1)).toMatchObject({
      request_id: 'phone-17',
      status: 404,
      reason: 'unknown_path',
      method: 'GET',
    });
    const strange = await app.call('GET', '/api/v1/nowhere', { headers: { 'X-Request-Id': 'a b"c' } });
    expect(strange.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('D4, A8: errors are never kept, and say their reason', async () => {
    const { headers, body } = await app.call('GET', show);
    expect([headers.get('cache-control'), headers.get('x-error-reason')]).toEqual(['no-store', 'missing_values']);
    expect(Object.keys(body)).toEqual(['error']);
  });

  test('D1: what depends on a body is kept by nobody, of whatever length the body is', async () => {
    const tag = await createTag(app);
    const raw = JSON.stringify({ id: tag.tag_identifier });
    for (const headers of [undefined, { 'Transfer-Encoding': 'chunked' }]) {
      const answer = await app.call('GET', show, { raw, headers });
      expect([answer.status, answer.body.tags[0].id]).toEqual([200, tag.id]);
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
    }
    const query = { id: tag.tag_identifier };
    const shared = await app.call('GET', show, { query });
    expect(shared.headers.get('cache-control')).toBe('no-cache');
    const withToken = await app.call('GET', show, { query, headers: { Authorization: 'Bearer nobody' } });
    expect([withToken.status, withToken.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  });

  test('M7: the log has the path of a request, and not its query', async () => {
    await app.call('GET', show, { query: { id: '00000000beef', auth_token: 'SECRET' } });
    await eventually('it is logged', () => app.logged.some(({ path }) => path === show));
    expect(JSON.stringify(app.logged)).not.toMatch(/00000000beef|SECRET/);
  });

  test('what Node’s own parser refuses is answered in the same shape', async () => {
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

describe('trouble on our side', () => {
  test('an error that nobody foresaw is a 500 without a word about its cause, which is in the log', async () => {
    const broken = await startApp();
    try {
      await broken.db.raw('alter table tags rename to tags_elsewhere');
      const answer = await broken.call('GET', show, { query: { id: 'ffffffffffff' } });
      expect([answer.status, answer.body]).toEqual([
        500,
        { error: { message: 'Something went wrong on our side.', code: 'ServerError' } },
      ]);
      expect(broken.logged).toContainEqual(
        expect.objectContaining({ msg: 'request failed', err: expect.objectContaining({ code: '42P01' }) }),
      );
    } finally {
      await broken.stop();
    }
  });

  test('the log says which constraint broke, and nothing of the row', async () => {
    const broken = await startApp();
    try {
      await broken.db.raw(`alter table translations add constraint no_secrets check (text <> 'a secret text')`);
      const answer = await broken.call('POST', create, { body: newTag({ text: 'a secret text' }) });
      expect(answer.status).toBe(500);
      const err = expect.objectContaining({ constraint: 'no_secrets' });
      expect(broken.logged).toContainEqual(expect.objectContaining({ msg: 'request failed', err }));
      expect(JSON.stringify(broken.logged)).not.toContain('a secret text');
    } finally {
      await broken.stop();
    }
  });

  test('without its database it is not ready, answers 503 with Retry-After, and is live', async () => {
    const alone = await startApp({ databaseUrl: 'postgres://nobody:secret@127.0.0.1:1/nothing' });
    try {
      const answer = await alone.call('GET', show, { query: { id: 'ffffffffffff' } });
      expect([answer.status, answer.body.error.code, answer.headers.get('retry-after')]).toEqual([
        503,
        'ServerError',
        '1',
      ]);
      expect((await alone.call('GET', '/health/ready')).status).toBe(503);
      expect((await alone.call('GET', '/health/live')).status).toBe(200);
      expect(JSON.stringify(alone.logged)).not.toContain('secret');
    } finally {
      await alone.stop();
    }
  });

  test('sessions that PostgreSQL has ended cost no more than the requests that find out', async () => {
    const other = await startApp();
    try {
      const tag = await createTag(other);
      const status = async () => (await other.call('GET', show, { query: { id: tag.tag_identifier } })).status;
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
  test('ready means that the newest migration is there', async () => {
    expect((await app.call('GET', '/health/ready')).body).toEqual({ status: 'ready' });
    const behind = await startApp();
    try {
      await behind.db('migrations').where({ name: '0003-translation-jobs' }).delete();
      const answer = await behind.call('GET', '/health/ready');
      expect([answer.status, answer.body]).toEqual([503, { status: 'migrations missing' }]);
    } finally {
      await behind.stop();
    }
  });
});
