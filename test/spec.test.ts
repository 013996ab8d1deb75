/** The library with which tests state requests and expected responses: no wrong response may pass. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startApp } from './setup/app.ts';
import { type Expectation, json, ServiceSpec, text, without } from './setup/spec.ts';

let server: Server;
let base: string;
/** The address of each request, as it came. */
const received: string[] = [];
const unsent = new Set<ServiceSpec>();
const spec = () => new ServiceSpec(base, unsent);
/** The server answers with what the query says. */
const answered = (query: object) => spec().get('/answer').withQueryParams(query);
const body = (value: unknown) => answered({ body: JSON.stringify(value) });

beforeAll(async () => {
  server = createServer((req, res) => {
    received.push(req.url ?? '');
    const query = new URL(req.url ?? '', base).searchParams;
    if (query.has('silent')) return void req.socket.destroy();
    const headers = JSON.parse(query.get('headers') ?? '{}');
    res.writeHead(Number(query.get('status') ?? 200), { 'Content-Type': 'application/json', ...headers });
    res.end(query.get('body') ?? 'null');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/prefix`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  received.length = 0;
});

describe('an expectation fails on', () => {
  const tags = { tags: [{ id: 1, name: 'a' }, { id: 2 }] };

  test.each<[string, () => PromiseLike<unknown>]>([
    ['another status', () => answered({ status: 201 }).expectStatus(200)],
    ['an additional field', () => body({ a: 1, b: 2 }).expectJson({ a: 1 })],
    ['an additional nested field', () => body(tags).expectJson('tags[0]', { id: 1 })],
    ['a number for a string', () => body({ a: 1 }).expectJson('a', '1')],
    ['a missing field instead of null', () => body({ a: {} }).expectJson('a.b', null)],
    ['another field', () => body(tags).expectJsonLike({ tags: [{ id: 1 }, { id: 3 }] })],
    ['a longer list', () => body(tags).expectJsonLike({ tags: [{ id: 1 }] })],
    ['a list in another order', () => body(tags).expectJsonLike({ tags: [{ id: 2 }, { id: 1 }] })],
    ['text that looks like an expression', () => body({ a: 1 }).expectJsonLike({ a: '$V === 1' })],
    ['ids in another order', () => body(tags).expectJson('tags[*].id', [2, 1])],
    ['a value that does not match', () => body({ a: 1, b: 2 }).expect(json({ a: expect.any(Number) }))],
    ['other white space', () => answered({ body: '{ }' }).expect(text('{}'))],
    ['a header in another case', () => answered({ headers: '{"ETag":"\\"a\\""}' }).expectHeader('ETag', '"A"')],
    ['a header with a longer value', () => answered({ headers: '{"Vary":"ab"}' }).expectHeader('Vary', 'a')],
    ['a header that does not match', () => answered({ headers: '{"Vary":"ab"}' }).expectHeader('Vary', /^b/)],
    ['a missing header', () => answered({}).expectHeader('X-Warning', /./)],
    ['a header that should be absent', () => answered({ headers: '{"X-Warning":"a"}' }).expect(without('X-WARNING'))],
  ])('%s', async (_what, sent) => {
    await expect(sent()).rejects.toThrow('→ 20');
  });

  test('a request without a response', async () => {
    await expect(answered({ silent: '' })).rejects.toThrow('No answer');
  });

  test('an expectation passes if the response is as expected', async () => {
    const headers = JSON.stringify({ ETag: '"a"' });
    await answered({ status: 201, headers, body: JSON.stringify(tags) })
      .expectStatus(201)
      .expectHeader('etag', '"a"')
      .expectHeader('ETag', /a/)
      .expect(without('X-Warning'))
      .expect(text(JSON.stringify(tags)))
      .expect(json({ tags: [{ id: expect.any(Number), name: 'a' }, { id: 2 }] }))
      .expectJson(tags)
      .expectJson('tags[*].id', [1, 2])
      .expectJson('tags[1]', { id: 2 })
      .expectJsonLike({ tags: [{ id: 1 }, {}] });
  });

  test('reports request and response, and the place in the test', async () => {
    const failed = await answered({ status: 404, body: '"gone"' })
      .expectStatus(200)
      .toss()
      .catch((error: Error) => error);
    expect(failed.message).toContain(`GET ${base}/answer?status=404&body=%22gone%22\n→ 404 "gone"`);
    expect(failed.stack).toMatch(/spec\.test\.ts/);
  });
});

test('names and values of a query are encoded correctly', async () => {
  const given = { id: 'a b&c=d+e#f%ff\té', 'x y': '😀', empty: '', number: 1 };
  await spec().get('/answer').withQueryParams(given).withQueryParams('lang', 'zh Hans');
  const query = new URL(received[0] ?? '', base).searchParams;
  expect(Object.fromEntries(query)).toEqual({ ...given, number: '1', lang: 'zh Hans' });
});

test('redirects are not followed', async () => {
  await answered({ status: 302, headers: JSON.stringify({ Location: '/answer' }) }).expectStatus(302);
  expect(received).toHaveLength(1);
});

test('concurrent requests go each to its own service', async () => {
  const other = () => new ServiceSpec(`${base}/other`, unsent).get('/answer');
  await Promise.all([spec().get('/answer'), other(), spec().get('/answer'), other()]);
  const expected = ['/prefix/answer', '/prefix/answer', '/prefix/other/answer', '/prefix/other/answer'];
  expect(received.toSorted()).toEqual(expected);
});

test('a request cannot be sent twice', async () => {
  const once = body({});
  await once;
  await expect(once).rejects.toThrow('sent already');
});

test('a request that was not awaited fails the test when the service stops', async () => {
  const app = await startApp();
  app.spec().get('/health/live').expectStatus(500);
  await expect(app.stop()).rejects.toThrow(/never sent.*spec\.test\.ts/);
});

test("jest's `rejects` works on requests", async () => {
  const holds = expect(body({}).expectStatus(200)).rejects.toThrow();
  await expect(holds).rejects.toThrow('resolved instead of rejected');
});

test('a custom asynchronous expectation is awaited', async () => {
  const late: Expectation = async () => {
    await Promise.resolve();
    throw new Error('not this');
  };
  await expect(body({}).expect(late)).rejects.toThrow('not this');
});
