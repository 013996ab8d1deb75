/** Mistakes in calls of the TypeScript SDK: it throws, and sends nothing. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  BundleKey,
  type ClientOptions,
  newUuid,
  TagIdentifier,
  TagInformationClient,
} from '../../../generated/typescript/dist/index.js';
import { type ScriptedServer, startScripted } from '../../sdk/scripted-server.ts';

let server: ScriptedServer;
beforeAll(async () => {
  server = await startScripted();
});
afterAll(() => server.stop());
beforeEach(() => server.script({ status: 200, body: { language_codes: [] } }));

const client = (options: Partial<ClientOptions> = {}) => new TagInformationClient({ baseUrl: server.url, ...options });
const newTag = { lang: 'en', text: 'Welcome', purchase_id: newUuid() } as const;
const id = TagIdentifier('4f0c9a17be52');

const mistakes: Record<string, [says: string, call: () => Promise<unknown>]> = {
  'an id of two dots': ['resolveTag', () => client().resolveTag({ tag_identifier: TagIdentifier('..') })],
  'an id of one dot': ['fetchBundle', () => client().fetchBundle({ key: BundleKey('.') })],
  'a missing id': ['showPlace lacks id', () => client().showPlace({} as never)],
  'a null id': ['showPlace lacks id', () => client().showPlace({ id: null } as never)],
  'a line end in a key': ['idempotency_key', () => client().createTag({ ...newTag, idempotency_key: 'mine\n' })],
  'a non-ASCII key': ['idempotency_key', () => client().createTag({ ...newTag, idempotency_key: 'ключ' })],
  'a line end in a request id': ['requestId', () => client().showTag({ id }, { requestId: 'a\r\nb' })],
  'a non-ASCII ETag': ['ifNoneMatch', () => client().showTag({ id }, { ifNoneMatch: '"é"' })],
  'NaN in a field': ['latitude', () => client().updatePlace({ id: 3, place: { latitude: Number.NaN } })],
  'an infinite number in a field': [
    'longitude',
    () => client().createPlace({ place: { name: 'Hall', longitude: -Infinity } }),
  ],
  'a timeout of 0': ['timeout', () => client().showTag({ id }, { timeout: 0 })],
  'a timeout of NaN': ['timeout', () => client({ timeout: Number.NaN }).showTag({ id })],
};

test.each(Object.entries(mistakes))('%s throws a TypeError, and no request is sent', async (_, [says, call]) => {
  await expect(call()).rejects.toThrow(
    expect.objectContaining({ name: 'TypeError', message: expect.stringContaining(says) }),
  );
  expect(server.requests).toEqual([]);
});

test.each(['secret\n', 'sec\rret', 'secrét'])('the token %j is neither sent nor shown in the error', async (token) => {
  const called = client({ token: () => token }).showMyTags();
  const error: Error = await called.then(
    () => new Error('It was sent'),
    (thrown) => thrown,
  );
  expect(error).toBeInstanceOf(TypeError);
  expect(error.message).toContain('token');
  expect(error.message).not.toContain(token.trim());
  expect(server.requests).toEqual([]);
});

const bases = [
  '',
  '/tags',
  'tags.example.com',
  'https://a.example/?b',
  'https://a.example/#b',
  'https://u:pass@a.example',
];
test.each([...bases, 'ftp://a.example', 'https://', 'https://a.example/ b', undefined, null])(
  'a client rejects the base URL %p',
  (baseUrl) => {
    expect(() => new TagInformationClient({ baseUrl: baseUrl as string })).toThrow(/baseUrl(?!.*pass)/);
  },
);

describe('requests are sent with', () => {
  const urls = () => server.requests.map(({ url }) => url);

  test('a base URL with a path and a slash', async () => {
    await client({ baseUrl: `${server.url}/a/b//` }).supportedLanguageCodes();
    expect(urls()).toEqual(['/a/b/api/v1/tags/supportedLanguageCodes']);
  });

  test('dots in ids, lone surrogates, and null parameters, which are omitted', async () => {
    server.script({ status: 404, body: {} });
    await client().resolveTag({ tag_identifier: TagIdentifier('..a') });
    await client().resolveTag({ tag_identifier: TagIdentifier('\ud800/..') });
    await client().showTag({ id, lang: null } as never);
    expect(urls()).toEqual(['/t/..a', '/t/%EF%BF%BD%2F..', `/api/v1/tags/show?id=${id}`]);
  });

  test('timeouts that are infinite, or longer than timers support', async () => {
    for (const timeout of [Infinity, 2 ** 31])
      expect(await client().supportedLanguageCodes({}, { timeout })).toMatchObject({ ok: true });
  });

  test('undefined options', async () => {
    const unset = { token: undefined, renewToken: undefined, log: undefined, timeout: undefined, fetch: undefined };
    const retries = { limit: undefined, firstWait: 0, longestWait: undefined };
    server.script({ status: 503, body: {} }, { status: 200, body: { language_codes: [] } });
    const options = { signal: undefined, timeout: undefined, requestId: undefined, ifNoneMatch: undefined };
    const answer = await client({ ...unset, retries }).supportedLanguageCodes({}, options);
    expect(answer).toMatchObject({ kind: 'answered' });
    expect(server.requests).toHaveLength(2);
  });
});

test('a 304 without ifNoneMatch is unexpected', async () => {
  server.script({ status: 304, headers: { ETag: '"a"', 'X-Request-Id': 'r1' } });
  expect(await client().supportedLanguageCodes()).toMatchObject({ kind: 'unexpected', status: 304, requestId: 'r1' });
  expect(await client().supportedLanguageCodes({}, { ifNoneMatch: '"a"' })).toEqual({
    ok: true,
    kind: 'unchanged',
    status: 304,
    headers: { etag: '"a"', requestId: 'r1' },
  });
});
