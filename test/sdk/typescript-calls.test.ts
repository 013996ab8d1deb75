/** How the TypeScript SDK handles faulty services and connections. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import {
  CallFailed,
  type ClientOptions,
  HardwareIdentifier,
  orThrow,
  TagIdentifier,
  TagInformationClient,
  version,
} from '../../generated/typescript/dist/index.js';
import { type ScriptedServer, startScripted } from './scripted-server.ts';

const codes = { status: 200, body: { language_codes: ['en', 'fr'] } };
const error = { message: 'Not now', code: 'ServerError' };
const newTag = { lang: 'en', text: 'Welcome', purchase_id: '7d4447c5-3e3e-4a3b-9f0a-2c1b8e6d5f40' } as const;

/** Repeats at once. */
const eager = { firstWait: 0 };

describe('with a faulty service', () => {
  let server: ScriptedServer;
  beforeAll(async () => {
    server = await startScripted();
  });
  afterAll(() => server.stop());

  const client = (options: Partial<ClientOptions> = {}) =>
    new TagInformationClient({ baseUrl: server.url, retries: eager, ...options });
  const attempts = () => server.requests.length;

  test.each([502, 503, 504])('a GET is retried after %d', async (status) => {
    server.script({ status, body: { error } }, { status, body: { error } }, codes);
    expect(await client().supportedLanguageCodes()).toMatchObject({ ok: true, body: codes.body });
    expect(attempts()).toBe(3);
  });

  test.each(['break', 'break in the body'] as const)('a GET is retried after a %s', async (fault) => {
    server.script(fault, codes);
    expect(await client().supportedLanguageCodes()).toMatchObject({ ok: true, body: codes.body });
    expect(attempts()).toBe(2);
  });

  test.each(['break', { status: 502 }] as const)('DELETE is retried like GET after %p', async (fault) => {
    server.script(fault, { status: 204 });
    expect(await client().destroyPlace({ id: 3 })).toMatchObject({ ok: true, status: 204, body: undefined });
    expect(attempts()).toBe(2);
  });

  test.each([{ status: 503, body: { error } }, 'break'] as const)(
    'neither a POST without a key nor a PATCH is retried after %p',
    async (fault) => {
      server.script(fault);
      expect(await client().createBundleLink({ bundle_link: {} })).toMatchObject({ ok: false });
      expect(attempts()).toBe(1);
      expect(await client().updatePlace({ id: 3, place: {} })).toMatchObject({ ok: false });
      expect(attempts()).toBe(2);
    },
  );

  test('a POST is retried after 429, with the same body', async () => {
    const busy = { status: 429, headers: { 'Retry-After': '0' }, body: { error } };
    server.script(busy, busy, { status: 200, body: { auth_token: 'new' } });
    const answer = await client({ retries: {} }).getAuthToken({ email: 'ada@example.com', password: 'secret' });
    expect(answer).toMatchObject({ ok: true, body: { auth_token: 'new' } });
    expect(server.requests.map(({ body }) => body)).toEqual(
      Array(3).fill('{"email":"ada@example.com","password":"secret"}'),
    );
  });

  const signIn = { email: 'ada@example.com', password: 'secret' };
  const token = { status: 200, body: { auth_token: 'new' } };
  const met = { observations: [{ tag_identifier: TagIdentifier('4f0c9a17be52') }] };

  test.each(['break', 'silence', { status: 502, body: { error } }] as const)(
    'S2-3: a repeatable POST (sign-in, batch lookup) is retried like a GET after %p',
    async (fault) => {
      const timeout = fault === 'silence' ? 50 : 10_000;
      server.script(fault, token);
      expect(await client({ timeout }).getAuthToken(signIn)).toMatchObject({ ok: true, body: { auth_token: 'new' } });
      server.script(fault, { status: 200, body: { results: [] } });
      expect(await client({ timeout }).lookUpTags(met)).toMatchObject({ ok: true });
      expect(attempts()).toBe(2);
    },
  );

  test('S2-3: any call is retried after 503 with Retry-After', async () => {
    server.script({ status: 503, headers: { 'Retry-After': '0' }, body: { error } }, { status: 204 });
    expect(await client().updatePlace({ id: 3, place: {} })).toMatchObject({ ok: true });
    expect(attempts()).toBe(2);
  });

  test('S2-7: a call ends at its deadline, even if retries are left', async () => {
    const slow = { timeout: 200, deadline: 300 };
    server.script('silence');
    const start = Date.now();
    expect(await client(slow).supportedLanguageCodes()).toMatchObject({ kind: 'unreachable', isTimeout: true });
    expect(Date.now() - start).toBeGreaterThanOrEqual(290);
    expect(attempts()).toBe(2);
    server.script({ status: 503, headers: { 'Retry-After': '1' }, body: { error } });
    expect(await client().supportedLanguageCodes({}, { deadline: 900 })).toMatchObject({ status: 503 });
    expect(attempts()).toBe(1);
    await expect(client().supportedLanguageCodes({}, { deadline: 0 })).rejects.toThrow('deadline has to be');
  });

  test('redirects are not followed, as they could leak the token', async () => {
    server.script({ status: 302, headers: { Location: `${server.url}/elsewhere` } }, codes);
    expect(await client().supportedLanguageCodes()).toMatchObject({ kind: 'unexpected', status: 302 });
    expect(attempts()).toBe(1);
  });

  test('S3-4: retries and headers can be set per call', async () => {
    server.script('break', codes);
    await client().supportedLanguageCodes({}, { retries: { limit: 0 } });
    expect(attempts()).toBe(1);
    const headers = { 'User-Agent': 'an app', 'X-Trace': 't1', authorization: 'Basic none' };
    await client({ token: () => 'mine' }).showMyTags({}, { headers });
    expect(server.requests[1]?.headers).toMatchObject({
      'user-agent': 'an app',
      'x-trace': 't1',
      authorization: 'Bearer mine',
    });
    await expect(client().showMyTags({}, { headers: { 'X-Trace': 'a\nb' } })).rejects.toThrow('X-Trace');
  });

  test('request() calls unknown operations, with token, retries and errors', async () => {
    const asking = client({ token: () => 'mine' });
    server.script('break', { status: 206, headers: { 'X-New': 'yes' }, body: { rooms: [] } });
    expect(await asking.request('GET', '/rooms/{id}.json', { id: 'a/b', floor: 2 })).toMatchObject({
      ok: true,
      kind: 'answered',
      status: 206,
      body: { rooms: [] },
      headers: { 'x-new': 'yes' },
    });
    expect(server.requests[1]).toMatchObject({
      method: 'GET',
      url: '/rooms/a%2Fb.json?floor=2',
      headers: { authorization: 'Bearer mine' },
    });
    server.script('break', { status: 201, text: '' });
    const room = { room: { name: 'Hall' } };
    expect(await asking.request('POST', '/rooms.json?dry_run=1', room)).toMatchObject({ kind: 'unreachable' });
    const headers = { 'Idempotency-Key': 'k1' };
    expect(await asking.request('POST', '/rooms.json', room, { headers })).toMatchObject({ ok: true, body: undefined });
    server.script({ status: 404, headers: { 'X-Error-Reason': 'room_not_found' }, body: { error } });
    expect(await asking.request('DELETE', '/rooms/3.json')).toMatchObject({
      kind: 'refused',
      reason: 'room_not_found',
    });
    server.script({ status: 200, text: '<h1>Sign in</h1>' });
    expect(await asking.request('GET', '/rooms.json')).toMatchObject({ kind: 'unexpected' });
    await expect(asking.request('GET', 'rooms.json')).rejects.toThrow('path');
    await expect(asking.request('GET', '/rooms/{id}.json')).rejects.toThrow('lacks id');
  });

  test('S2-2: a refusal lists the invalid parameters', async () => {
    server.script({ status: 400, headers: { 'X-Invalid-Values': 'purchase_id, gender' }, body: { error } });
    expect(await client().createTag(newTag)).toMatchObject({ status: 400, invalid: ['purchase_id', 'gender'] });
  });

  test('the call gives up after the last retry, with the last response', async () => {
    server.script({ status: 503, headers: { 'X-Error-Reason': 'unavailable', 'X-Request-Id': 'r1' }, body: { error } });
    expect(await client({ retries: { ...eager, limit: 4 } }).supportedLanguageCodes()).toEqual({
      ok: false,
      kind: 'refused',
      status: 503,
      ...error,
      reason: 'unavailable',
      requestId: 'r1',
    });
    expect(attempts()).toBe(5);
  });

  test('a retry limit of 0 disables retries', async () => {
    server.script({ status: 503, body: { error } });
    await client({ retries: { limit: 0 } }).supportedLanguageCodes();
    expect(attempts()).toBe(1);
  });

  test('a 500 is not retried', async () => {
    server.script({ status: 500, body: { error } });
    expect(await client().supportedLanguageCodes()).toMatchObject({ kind: 'refused', status: 500 });
    expect(attempts()).toBe(1);
  });

  test('a Retry-After of more than 30 s is not waited for, but returned', async () => {
    server.script({ status: 429, headers: { 'Retry-After': '31' }, body: { error } });
    const answer = await client().getAuthToken({ email: 'ada@example.com', password: 'secret' });
    expect(answer).toMatchObject({ kind: 'refused', status: 429, retryAfter: 31 });
    expect(attempts()).toBe(1);
  });

  test('S2-7: a call times out; only a repeatable one is retried, once', async () => {
    server.script('silence');
    const answer = await client({ timeout: 500 }).supportedLanguageCodes();
    expect(answer).toMatchObject({ ok: false, kind: 'unreachable', isTimeout: true });
    expect(attempts()).toBe(2);
    await client({ timeout: 500 }).updatePlace({ id: 3, place: {} });
    expect(attempts()).toBe(3);
    server.script('silence', codes);
    expect(await client({ timeout: 500 }).supportedLanguageCodes()).toMatchObject({ ok: true });
    server.script('silence');
    await expect(orThrow(client({ timeout: 500 }).supportedLanguageCodes())).rejects.toThrow('No answer in time');
  });

  test('a refused connection is returned as unreachable, with its cause', async () => {
    const closed = await startScripted();
    await closed.stop();
    const answer = await client({ baseUrl: closed.url }).createTag(newTag);
    expect(answer).toMatchObject({
      ok: false,
      kind: 'unreachable',
      isTimeout: false,
      cause: { message: 'fetch failed' },
    });
    await expect(orThrow(answer)).rejects.toThrow('The service was not reached');
  });

  test('an abort signal rejects the call with its reason', async () => {
    server.script('silence');
    const stop = new AbortController();
    const call = client().supportedLanguageCodes({}, { signal: stop.signal });
    stop.abort(new Error('The page is gone'));
    await expect(call).rejects.toThrow('The page is gone');
  });

  test("a response that is not the service's is returned as unexpected, with its text", async () => {
    server.script({ status: 418, text: '<h1>Teapot</h1>', headers: { 'X-Request-Id': 'r2' } });
    const answer = await client().supportedLanguageCodes();
    expect(answer).toEqual({ ok: false, kind: 'unexpected', status: 418, text: '<h1>Teapot</h1>', requestId: 'r2' });
    await expect(orThrow(answer)).rejects.toThrow('418: an answer that is none of the service’s (request r2)');
  });

  test.each([
    ['a success', { status: 200, text: '<h1>Sign in to the hotel</h1>' }],
    ['HU11: a success of another shape', { status: 200, body: { hello: 1 } }],
    ['HU11: a list', { status: 200, body: [] }],
    ['an error', { status: 404, text: '<h1>Not found</h1>' }],
    ['an error of another shape', { status: 404, body: { error: 'not found' } }],
  ])('%s with an unreadable body is unexpected', async (_, scripted) => {
    server.script(scripted);
    const answer = await client().showTag({ id: TagIdentifier('4f0c9a17be52') });
    expect(answer).toMatchObject({ ok: false, kind: 'unexpected', status: scripted.status });
  });

  test('an undocumented error status is returned as a refusal', async () => {
    server.script({ status: 451, body: { error: { message: 'No', code: 'Forbidden' } } });
    const answer = await client().supportedLanguageCodes();
    expect(answer).toEqual({ ok: false, kind: 'refused', status: 451, message: 'No', code: 'Forbidden' });
  });

  test('unknown values and fields are passed through', async () => {
    server.script({
      status: 200,
      body: { tags: [{ gender: 'x', translation: { text: '', lang: 'eo' }, colour: 'red' }] },
      headers: { 'X-Translation-Status': 'guessed' },
    });
    const answer = await orThrow(client().showTag({ id: TagIdentifier('4f0c9a17be52') }));
    expect(answer.body.tags[0]).toMatchObject({ gender: 'x', translation: { lang: 'eo' }, colour: 'red' });
    expect(answer.headers.translationStatus).toBe('guessed');
  });

  test('the messages of a 422 are returned by field', async () => {
    const errors = { latitude: ['is too large'], name: ['is too long', 'is odd'] };
    server.script({ status: 422, body: errors, headers: { 'X-Request-Id': 'r3' } });
    const answer = await client().createPlace({ place: { latitude: 91 } });
    expect(answer).toEqual({
      ok: false,
      kind: 'refused',
      status: 422,
      errors,
      requestId: 'r3',
      message: 'latitude is too large; name is too long, is odd',
    });
    await expect(orThrow(answer)).rejects.toThrow('422: latitude is too large; name is too long, is odd (request r3)');
    await expect(orThrow(answer)).rejects.toBeInstanceOf(CallFailed);
    await expect(orThrow(answer)).rejects.toMatchObject({ failure: answer });
  });

  test('an update sends values and null, and omits undefined fields', async () => {
    server.script({ status: 204 });
    await client().updatePlace({ id: 3, place: { name: 'Hall', latitude: null, longitude: undefined } });
    expect(server.requests).toMatchObject([
      { method: 'PATCH', url: '/places/3.json', body: '{"place":{"name":"Hall","latitude":null}}' },
    ]);
  });

  test('URLs have the prefix of the base URL, and escape all parameters', async () => {
    server.script({ status: 404, body: { error } });
    const prefixed = client({ baseUrl: `${server.url}/tags/service/` });
    await prefixed.showTagByHardwareId({ id: HardwareIdentifier('a b&c=d/é'), type: 'qr', lang: undefined });
    await prefixed.signInWithProvider({ provider: 'A/B?', auth_token: 'jwt' });
    expect(server.requests.map(({ url }) => url)).toEqual([
      '/tags/service/api/v1/tags/showByHardwareId?id=a%20b%26c%3Dd%2F%C3%A9&type=qr',
      '/tags/service/api/v1/login/signInWithA%2FB%3F',
    ]);
  });

  test('the token function is called for each call that takes a token, and for no other', async () => {
    const tokens = ['first', 'second', null];
    const asking = client({ token: async () => tokens.shift() });
    server.script({ status: 401, body: { error } });
    await asking.showMyTags();
    await asking.supportedLanguageCodes();
    await asking.createTag(newTag);
    await asking.listPlaces();
    expect(server.requests.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer first',
      undefined,
      'Bearer second',
      undefined,
    ]);
    const failing = client({ token: () => Promise.reject(new Error('The keychain is locked')) });
    await expect(failing.showMyTags()).rejects.toThrow('The keychain is locked');
  });

  test('a request has a User-Agent and the given request id, and no cookies', async () => {
    server.script(codes);
    await client().supportedLanguageCodes({}, { requestId: 'mine-1' });
    expect(server.requests[0]?.headers).toMatchObject({
      'user-agent': `tag-information-service-typescript/${version}`,
      'x-request-id': 'mine-1',
      accept: 'application/json',
    });
    expect(server.requests[0]?.headers).not.toHaveProperty('cookie');
    expect(server.requests[0]?.headers).not.toHaveProperty('content-type');
  });
});

test('browsers are told to omit cookies', async () => {
  const sent: Request[] = [];
  const client = new TagInformationClient({
    baseUrl: 'http://tags.test',
    fetch: async (request) => {
      sent.push(request as Request);
      return Response.json(codes.body);
    },
  });
  await client.supportedLanguageCodes();
  expect(sent.map(({ credentials }) => credentials)).toEqual(['omit']);
});

describe('with a given fetch', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  /** A client whose requests are answered in turn, and the times at which they came. */
  function timed(...answers: { status: number; headers?: Record<string, string> }[]) {
    const start = Date.now();
    const at: number[] = [];
    const client = new TagInformationClient({
      baseUrl: 'http://tags.test',
      fetch: async () => {
        at.push(Date.now() - start);
        const { status, headers } = answers.shift() ?? { status: 200 };
        return Response.json(status === 200 ? codes.body : { error }, { status, ...(headers && { headers }) });
      },
    });
    return { client, at };
  }

  test('waits exactly for Retry-After, in seconds or until a date', async () => {
    const date = new Date(Math.ceil(Date.now() / 1000) * 1000 + 9_000);
    jest.setSystemTime(date.getTime() - 9_000);
    const { client, at } = timed(
      { status: 429, headers: { 'Retry-After': '4' } },
      { status: 503, headers: { 'Retry-After': date.toUTCString() } },
    );
    const call = client.supportedLanguageCodes();
    await jest.advanceTimersByTimeAsync(20_000);
    expect(await call).toMatchObject({ ok: true });
    expect(at).toEqual([0, 4_000, 9_000]);
  });

  test('without Retry-After, the wait doubles, and half of it is random', async () => {
    const chance = jest.spyOn(Math, 'random').mockReturnValueOnce(0).mockReturnValueOnce(0.5);
    const { client, at } = timed({ status: 502 }, { status: 502 });
    const call = client.supportedLanguageCodes();
    await jest.advanceTimersByTimeAsync(20_000);
    await call;
    chance.mockRestore();
    expect(at).toEqual([0, 250, 1_000]);
  });

  test('setting the system clock does not end a call', async () => {
    const { client } = timed({ status: 502 }, { status: 502 });
    const call = client.supportedLanguageCodes();
    jest.setSystemTime(Date.now() + 86_400_000);
    await jest.advanceTimersByTimeAsync(20_000);
    expect(await call).toMatchObject({ ok: true });
  });

  test('an abort signal ends a wait', async () => {
    const { client, at } = timed({ status: 503, headers: { 'Retry-After': '20' } });
    const stop = new AbortController();
    const call = client.supportedLanguageCodes({}, { signal: stop.signal });
    const ended = expect(call).rejects.toThrow('enough');
    await jest.advanceTimersByTimeAsync(1_000);
    stop.abort(new Error('enough'));
    await ended;
    expect(at).toEqual([0]);
  });
});
