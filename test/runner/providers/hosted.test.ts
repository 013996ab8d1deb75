/** The four providers that are called over HTTP, against a server that speaks their protocols and fails in their ways. */

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { azure } from '../../../src/runner/providers/azure.ts';
import { deepl } from '../../../src/runner/providers/deepl.ts';
import { google } from '../../../src/runner/providers/google.ts';
import { libretranslate } from '../../../src/runner/providers/libretranslate.ts';
import { type Provider, ProviderFailure } from '../../../src/runner/providers/provider.ts';
import { type FakeProvider, type HostedName, type Mode, startFakeProvider } from '../../setup/fake-provider.ts';

const key = 'a-key-that-nobody-may-read';
const text = 'Hello "world" <b>&</b>\n\nא 😀';
const names: readonly HostedName[] = ['azure', 'deepl', 'google', 'libretranslate'];

let fake: FakeProvider;
beforeAll(async () => {
  fake = await startFakeProvider();
});
beforeEach(() => fake.reset());
afterAll(() => fake.close());

function provider(name: HostedName, more: { url?: string; timeoutMs?: number } = {}): Provider {
  const settings = { key, url: fake.url, ...more };
  return { azure, deepl, google, libretranslate }[name](settings);
}

const translate = (name: HostedName, more: { url?: string; timeoutMs?: number; signal?: AbortSignal } = {}) =>
  provider(name, more).translate({ text, from: 'en', to: 'fr', signal: more.signal ?? new AbortController().signal });

/** The failure, after looking that it gives away neither key, address nor text. */
async function failure(translation: Promise<string>): Promise<ProviderFailure> {
  const error = await translation.then(
    (answer) => new Error(`translated to ${answer}`),
    (error: unknown) => error,
  );
  if (!(error instanceof ProviderFailure)) throw error;
  for (let inner: unknown = error; inner instanceof Error; inner = inner.cause) {
    const said = `${inner.message}\n${inner.stack}`;
    for (const secret of [key, 'http://127', 'Hello', '[fr]']) expect(said).not.toContain(secret);
  }
  expect(error.cause).toBeUndefined();
  return error;
}

describe.each(names)('%s', (name) => {
  test('sends the text, its own codes and the key, and returns the translation unchanged', async () => {
    await expect(translate(name)).resolves.toBe(`[${name === 'deepl' ? 'FR' : 'fr'}] ${text}`);
    const [from, to] = name === 'deepl' ? ['EN', 'FR'] : ['en', 'fr'];
    expect(fake.calls).toEqual([expect.objectContaining({ provider: name, text, from, to, key })]);
  });

  test('makes no call for a blank text or an unsupported pair', async () => {
    const signal = new AbortController().signal;
    await expect(provider(name).translate({ text: ' \n', from: 'en', to: 'fr', signal })).resolves.toBe(' \n');
    const pair = await failure(provider(name).translate({ text, from: 'en', to: 'xx', signal }));
    expect(pair.kind).toBe('unsupported');
    expect(fake.calls).toEqual([]);
  });

  test.each<[Mode, ProviderFailure['kind'], RegExp]>([
    ['throttled', 'throttled', /^wants fewer requests \(HTTP 4\d\d\)$/],
    ['quota', 'throttled', name === 'libretranslate' ? /^wants fewer requests/ : /^says that the quota is spent/],
    ['key', 'unavailable', /^refused the key \(HTTP 40[013]\)$/],
    ['languages', 'unsupported', /^does not translate between these languages/],
    ['too-long', 'rejected', /^says that this text is too long \(HTTP 4(00|13)\)$/],
    ['broken', 'unavailable', /^failed \(HTTP 50\d\)$/],
    ['close', 'unavailable', /^is out of reach \([A-Z_]+\)$/],
    ['cut', 'unavailable', /^is out of reach/],
    ['garbage', 'unavailable', /^answered with something other than JSON/],
    ['html', 'unavailable', /^answered with something other than JSON/],
    ['latin-1', 'unavailable', /^answered with something other than JSON/],
    ['huge', 'unavailable', /^answered with something other than JSON/],
    ['shapeless', 'unavailable', /^answered without exactly one text$/],
    ['several', 'unavailable', /^answered without exactly one text$/],
    ['empty', 'unavailable', /^answered with an empty text$/],
    ['blank', 'unavailable', /^answered with an empty text$/],
    ['control', 'unavailable', /^answered with characters/],
    ['half', 'unavailable', /^answered with half a character$/],
    ['long', 'unavailable', /^answered with more than 120000 characters$/],
    ['redirect', 'unavailable', /^redirects to another address$/],
  ])('X29: %s is %s', async (mode, kind, message) => {
    fake.respond(mode);
    const error = await failure(translate(name));
    expect(error.kind).toBe(kind);
    expect(error.message).toMatch(message);
    expect(error.retryAfter).toBeUndefined();
    expect(fake.calls).toHaveLength(1);
  });

  test('passes on the Retry-After of the provider', async () => {
    fake.respond({ mode: 'throttled', retryAfter: 17 });
    expect(await failure(translate(name))).toMatchObject({ kind: 'throttled', retryAfter: 17 });
    fake.respond({ mode: 'quota', retryAfter: 3600 });
    expect(await failure(translate(name))).toMatchObject({ kind: 'throttled', retryAfter: 3600 });
    fake.respond({ mode: 'broken', retryAfter: 5 });
    expect(await failure(translate(name))).toMatchObject({ kind: 'unavailable', retryAfter: 5 });
  });

  test('classifies a failure by its status if the body says nothing', async () => {
    const kinds = {
      400: 'rejected',
      401: 'unavailable',
      403: 'unavailable',
      404: 'unavailable',
      413: 'rejected',
      429: 'throttled',
    };
    for (const [status, kind] of Object.entries({
      ...kinds,
      500: 'unavailable',
      502: 'unavailable',
      504: 'unavailable',
    })) {
      fake.respond({ status: Number(status), body: null });
      expect({ status, kind: (await failure(translate(name))).kind }).toEqual({ status, kind });
    }
  });

  test('stops reading an endless response', async () => {
    fake.respond('huge');
    await failure(translate(name));
    const gone = fake.calls[0]?.gone;
    if (!gone?.aborted) await once(gone ?? new EventTarget(), 'abort');
  });

  test('gives up after its time-out and says so', async () => {
    fake.respond('hang');
    const error = await failure(translate(name, { timeoutMs: 60 }));
    expect(error).toMatchObject({ kind: 'unavailable', message: 'gave no answer within 0.06 s' });
  });

  test('aborts a cancelled call at once, with the caller’s own reason', async () => {
    fake.respond('hang');
    const cancelling = new AbortController();
    const reason = new Error('the job was cancelled');
    const translation = translate(name, { signal: cancelling.signal });
    await fake.called(1);
    cancelling.abort(reason);
    await expect(translation).rejects.toBe(reason);
    const gone = fake.calls[0]?.gone;
    if (!gone?.aborted) await once(gone ?? new EventTarget(), 'abort');
  });

  test('makes no call if it is already cancelled', async () => {
    const reason = new Error('the runner stops');
    await expect(translate(name, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    expect(fake.calls).toEqual([]);
  });

  test('is out of reach if nothing listens', async () => {
    const closed = createServer().listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const { port } = closed.address() as AddressInfo;
    closed.close();
    await once(closed, 'close');
    const error = await failure(translate(name, { url: `http://127.0.0.1:${port}` }));
    expect(error).toMatchObject({ kind: 'unavailable', message: 'is out of reach (ECONNREFUSED)' });
  });

  test('refuses an invalid address or key at the start, without repeating it', () => {
    const make = (settings: { key?: string; url?: string }) => () =>
      ({ azure, deepl, google, libretranslate })[name]({ key, url: fake.url, ...settings });
    for (const url of ['nowhere', 'file:///etc/passwd', 'ftp://host', `http://me:${key}@host`]) {
      expect(make({ url })).toThrow(RangeError);
      expect(make({ url })).not.toThrow(new RegExp(`${key}|nowhere|passwd`));
    }
    expect(make({ key: `${key}\r\nX: y` })).toThrow(/the key is empty or holds characters that no key has$/);
  });

  test('takes an address with a path, a trailing slash, or the full path', async () => {
    const paths = {
      azure: '/translate',
      deepl: '/v2/translate',
      google: '/language/translate/v2',
      libretranslate: '/translate',
    };
    await translate(name, { url: `${fake.url}/` });
    await translate(name, { url: `${fake.url}${paths[name]}` });
    expect(fake.calls).toHaveLength(2);
    expect(provider(name, { url: 'https://host/prefix/' }).about).toBe(`https://host/prefix${paths[name]}`);
  });
});

test('an answer that arrives while the event loop is blocked is read, and is no time-out', async () => {
  const timeoutMs = 1000;
  const body = JSON.stringify({ translatedText: 'Bonjour' });
  const answer = `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`;
  const server = createServer((socket) =>
    socket
      .on('error', () => {})
      .once('data', () => {
        socket.end(answer);
        // As long as nothing here goes on, the answer waits in the system's buffers.
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1.5 * timeoutMs);
      }),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    const translation = translate('libretranslate', { url: `http://127.0.0.1:${port}`, timeoutMs });
    await expect(translation).resolves.toBe('Bonjour');
  } finally {
    server.close();
  }
});

describe('single providers', () => {
  const translateBetween = (name: HostedName, from: string, to: string) =>
    provider(name).translate({ text, from, to, signal: new AbortController().signal });

  test('DeepL gets the source without its variant, and the target with it', async () => {
    await translateBetween('deepl', 'zh-CHS', 'no');
    await translateBetween('deepl', 'zh-CHT', 'en');
    await translateBetween('deepl', 'no', 'zh-CHT');
    expect(fake.calls.map(({ from, to }) => [from, to])).toEqual([
      ['ZH', 'NB'],
      ['ZH', 'EN'],
      ['NB', 'ZH-HANT'],
    ]);
  });

  test('DeepL is not called to convert one Chinese script into the other', async () => {
    expect((await failure(translateBetween('deepl', 'zh-CHS', 'zh-CHT'))).kind).toBe('unsupported');
    expect(fake.calls).toEqual([]);
  });

  test('a free key of DeepL goes to the address of the free plan', () => {
    expect(deepl({ key: 'abc:fx' }).about).toBe('https://api-free.deepl.com/v2/translate');
    expect(deepl({ key: 'abc' }).about).toBe('https://api.deepl.com/v2/translate');
    expect(deepl({ key: 'abc:fx', url: fake.url }).about).toBe(`${fake.url}/v2/translate`);
  });

  test.each<[HostedName, number, unknown, ProviderFailure['kind']]>([
    [
      'azure',
      403,
      { error: { code: '403', message: 'Out of call volume quota. Quota will be replenished in 3 days.' } },
      'throttled',
    ],
    ['azure', 403, { error: { code: 403001, message: 'The operation is not allowed.' } }, 'throttled'],
    ['azure', 403, { error: { code: 403000, message: 'The operation is not allowed.' } }, 'unavailable'],
    ['azure', 400, { error: { code: 400077, message: 'The maximum request size has been exceeded.' } }, 'rejected'],
    [
      'azure',
      400,
      { error: { code: 400023, message: 'One of the specified language pair is not valid.' } },
      'unsupported',
    ],
    [
      'azure',
      408,
      { error: { code: 408001, message: 'The translation system requested is being prepared.' } },
      'unavailable',
    ],
    ['deepl', 529, { message: 'Too many requests' }, 'throttled'],
    ['deepl', 400, { message: 'Bad request. Reason: text is malformed' }, 'rejected'],
    ['google', 429, { error: { status: 'RESOURCE_EXHAUSTED' } }, 'throttled'],
    [
      'google',
      403,
      { error: { status: 'PERMISSION_DENIED', errors: [{ reason: 'accessNotConfigured' }] } },
      'unavailable',
    ],
    ['google', 403, { error: { details: [{ reason: 'RATE_LIMIT_EXCEEDED' }] } }, 'throttled'],
    ['google', 400, { error: { message: 'Bad', details: [null, { reason: 'API_KEY_INVALID' }] } }, 'unavailable'],
    ['google', 400, { error: { message: 'Invalid Value', errors: 'none' } }, 'unsupported'],
    ['libretranslate', 400, { error: 'Please contact the server operator to get an API key' }, 'unavailable'],
    [
      'libretranslate',
      400,
      { error: 'Thai (th) is not available as a target language from Welsh (cy)' },
      'unsupported',
    ],
  ])('%s: HTTP %i %j is %s', async (name, status, body, kind) => {
    fake.respond({ status, body });
    expect((await failure(translate(name))).kind).toBe(kind);
  });

  test('Azure gets the region, and LibreTranslate no key if there is none', async () => {
    const signal = new AbortController().signal;
    await azure({ key, region: 'westeurope', url: fake.url }).translate({ text, from: 'en', to: 'fr', signal });
    await libretranslate({ url: fake.url }).translate({ text, from: 'en', to: 'fr', signal });
    expect(fake.calls.map((call) => call.key)).toEqual([key, '']);
    expect(fake.calls[0]?.headers['ocp-apim-subscription-region']).toBe('westeurope');
  });
});
