/**
 * A server on loopback that speaks the protocols of all four hosted providers, and fails in all their ways.
 *
 * Each of them may use its `url`; path and query tell them apart.
 */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export type HostedName = 'azure' | 'deepl' | 'google' | 'libretranslate';

export interface ProviderCall {
  provider: HostedName;
  text: string;
  /** In the provider's own codes, as received. */
  from: string;
  to: string;
  /** The key as received, '' without one. */
  key: string;
  headers: IncomingHttpHeaders;
  /** Milliseconds since the epoch. */
  at: number;
  /** Aborted when the caller disconnects before the answer. */
  gone: AbortSignal;
}

/**
 * - `ok`: `[fr] Hello`, or the reply's own `text`
 * - `throttled`, `quota`, `key`, `languages`, `too-long`, `broken`: the provider's own status and body for it
 * - `hang`: no answer until the caller disconnects; `close`: the connection ends; `cut`: it ends within the body
 * - `garbage`: not JSON; `html`: a page with status 200; `shapeless`: JSON of another shape; `latin-1`: not UTF-8
 * - `empty`, `blank`, `control`, `half`: an invalid text; `several`: two texts for one
 * - `long`: one code point beyond the limit; `huge`: an endless body; `redirect`: to this server's own URL
 */
export type Mode =
  | 'ok'
  | 'throttled'
  | 'quota'
  | 'key'
  | 'languages'
  | 'too-long'
  | 'broken'
  | 'hang'
  | 'close'
  | 'cut'
  | 'garbage'
  | 'html'
  | 'shapeless'
  | 'latin-1'
  | 'empty'
  | 'blank'
  | 'control'
  | 'half'
  | 'several'
  | 'long'
  | 'huge'
  | 'redirect';

export interface Reply {
  mode?: Mode;
  /** The translation, instead of the default one. */
  text?: string;
  /** The Retry-After header of any failure. */
  retryAfter?: string | number;
  /** A delay in milliseconds. */
  slow?: number;
  /** Any status and JSON body, instead of the mode's. */
  status?: number;
  body?: unknown;
}

type Respond = Mode | Reply | ((call: ProviderCall, index: number) => Mode | Reply | Promise<Mode | Reply>);

export interface FakeProvider {
  url: string;
  calls: ProviderCall[];
  /** The reply to all calls from now on; `ok` at the start. A function may wait for anything. */
  respond(respond: Respond): void;
  /** Settles after so many calls in total. */
  called(count: number): Promise<void>;
  /** Deletes the record of calls, and answers `ok` again. */
  reset(): void;
  close(): Promise<void>;
}

export async function startFakeProvider(): Promise<FakeProvider> {
  const calls: ProviderCall[] = [];
  let respond: Respond = 'ok';
  const waiting = new Set<{ count: number; settle: () => void }>();

  const server = createServer(async (request, response) => {
    const call = await readCall(request, response);
    if (!call) return void response.writeHead(404).end();
    calls.push(call);
    for (const waiter of waiting) {
      if (calls.length >= waiter.count) {
        waiting.delete(waiter);
        waiter.settle();
      }
    }
    try {
      const chosen = typeof respond === 'function' ? await respond(call, calls.length - 1) : respond;
      await answer(call, typeof chosen === 'string' ? { mode: chosen } : chosen, response);
    } catch (error) {
      // An error of the test's own function: the provider sees a broken server, the test's output shows the cause.
      console.error(error);
      response.destroy();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    respond(next) {
      respond = next;
    },
    called(count) {
      if (calls.length >= count) return Promise.resolve();
      return new Promise((settle) => waiting.add({ count, settle }));
    },
    reset() {
      calls.length = 0;
      respond = 'ok';
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

interface Protocol {
  read(
    body: Record<string, never>,
    query: URLSearchParams,
    request: IncomingMessage,
  ): Omit<ProviderCall, 'provider' | 'headers' | 'at' | 'gone'>;
  translated(text: unknown, to: string): unknown;
  failed(status: number, code: number | string, message: string): unknown;
  failures: Record<
    'throttled' | 'quota' | 'key' | 'languages' | 'too-long' | 'broken',
    [number, number | string, string]
  >;
}

/**
 * These two translate as HTML unless the request names another format: the answer for a plain text has entities. Of a text
 * sent as HTML the tags stay, and the quotes between them come back as entities.
 */
function asAskedFor({ q, format }: Record<string, unknown>): string {
  const text = String(q);
  if (format === 'text') return text;
  const quoted = (part: string) => part.replaceAll('"', '&quot;').replaceAll("'", '&#39;');
  if (format !== 'html') return quoted(text.replaceAll('&', '&amp;')).replaceAll('<', '&lt;');
  return text
    .split(/(<[^<>]*>)/)
    .map((part) => (part.startsWith('<') ? part : quoted(part)))
    .join('');
}

const header = (request: IncomingMessage, name: string) => String(request.headers[name] ?? '');

const protocols: Record<HostedName, Protocol> = {
  azure: {
    read: (body, query, request) => ({
      text: String((body as unknown as { Text: string }[])[0]?.Text),
      from: String(query.get('from')),
      to: String(query.get('to')),
      key: header(request, 'ocp-apim-subscription-key'),
    }),
    translated: (text, to) => [{ translations: [{ text, to }] }],
    failed: (_status, code, message) => ({ error: { code, message } }),
    failures: {
      throttled: [429, 429001, 'The server rejected the request because the client has exceeded request limits.'],
      quota: [403, 403001, 'The operation is not allowed because the subscription has exceeded its free quota.'],
      key: [401, 401000, 'The request is not authorized because credentials are missing or invalid.'],
      languages: [400, 400036, 'The target language is not valid.'],
      'too-long': [400, 400050, 'The input text is too long.'],
      broken: [500, 500000, 'An unexpected error occurred.'],
    },
  },
  deepl: {
    read: (body: Record<string, unknown>, _query, request) => ({
      text: String((body.text as unknown[])[0]),
      from: String(body.source_lang),
      to: String(body.target_lang),
      key: header(request, 'authorization').replace('DeepL-Auth-Key ', ''),
    }),
    translated: (text) => ({ translations: [{ detected_source_language: 'EN', text }] }),
    failed: (_status, _code, message) => ({ message }),
    failures: {
      throttled: [429, '', 'Too many requests'],
      quota: [456, '', 'Quota Exceeded'],
      key: [403, '', 'Forbidden'],
      languages: [400, '', "Value for 'target_lang' not supported."],
      'too-long': [413, '', 'Request size exceeds limit'],
      broken: [503, '', 'Service unavailable'],
    },
  },
  google: {
    read: (body: Record<string, unknown>, query) => ({
      text: asAskedFor(body),
      from: String(body.source),
      to: String(body.target),
      key: String(query.get('key') ?? ''),
    }),
    translated: (translatedText) => ({ data: { translations: [{ translatedText }] } }),
    failed: (code, reason, message) => ({ error: { code, message, errors: [{ message, domain: 'global', reason }] } }),
    failures: {
      throttled: [403, 'userRateLimitExceeded', 'User Rate Limit Exceeded'],
      quota: [403, 'dailyLimitExceeded', 'Daily Limit Exceeded'],
      key: [400, 'badRequest', 'API key not valid. Please pass a valid API key.'],
      languages: [400, 'invalid', 'Bad language pair: {0}'],
      'too-long': [413, 'uploadTooLarge', 'The request is too large.'],
      broken: [502, 'backendError', 'Bad Gateway'],
    },
  },
  libretranslate: {
    read: (body: Record<string, unknown>) => ({
      text: asAskedFor(body),
      from: String(body.source),
      to: String(body.target),
      key: String(body.api_key ?? ''),
    }),
    translated: (translatedText) => ({ translatedText }),
    failed: (_status, _code, error) => ({ error }),
    failures: {
      throttled: [429, '', 'Slowdown: 1 per 1 minute'],
      quota: [403, '', 'Too many request limits violations'],
      key: [403, '', 'Invalid API key'],
      languages: [400, '', 'xx is not supported'],
      'too-long': [400, '', 'Invalid request: request (31000) exceeds text limit (5000)'],
      broken: [500, '', 'Cannot translate text: out of memory'],
    },
  },
};

function whoAsks({ pathname, searchParams }: URL): HostedName | undefined {
  if (pathname === '/v2/translate') return 'deepl';
  if (pathname === '/language/translate/v2') return 'google';
  if (pathname === '/translate') return searchParams.has('api-version') ? 'azure' : 'libretranslate';
  return undefined;
}

async function readCall(request: IncomingMessage, response: ServerResponse): Promise<ProviderCall | undefined> {
  const url = new URL(request.url ?? '/', 'http://fake');
  const provider = request.method === 'POST' ? whoAsks(url) : undefined;
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  if (!provider) return undefined;
  const gone = new AbortController();
  response.on('close', () => {
    if (!response.writableFinished) gone.abort();
  });
  const body = JSON.parse(Buffer.concat(chunks).toString());
  const read = protocols[provider].read(body, url.searchParams, request);
  return { provider, ...read, headers: request.headers, at: Date.now(), gone: gone.signal };
}

/** The body in place of a translation. */
const texts: Partial<Record<Mode, string>> = {
  empty: '',
  blank: ' \n ',
  control: 'Bon\u0007jour',
  half: 'Bonjour \ud83d',
  long: 'é'.repeat(120_001),
};

async function answer(call: ProviderCall, reply: Reply, response: ServerResponse): Promise<void> {
  const { mode = 'ok' } = reply;
  const protocol = protocols[call.provider];
  if (reply.slow) await new Promise((resolve) => setTimeout(resolve, reply.slow));
  const send = (status: number, body: string | Buffer, headers: Record<string, string> = {}) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  const retry: Record<string, string> =
    reply.retryAfter === undefined ? {} : { 'retry-after': String(reply.retryAfter) };

  if (reply.status !== undefined) return void send(reply.status, JSON.stringify(reply.body ?? {}), retry);
  switch (mode) {
    case 'ok':
    case 'empty':
    case 'blank':
    case 'control':
    case 'half':
    case 'long': {
      const text = reply.text ?? texts[mode] ?? `[${call.to}] ${call.text}`;
      return void send(200, JSON.stringify(protocol.translated(text, call.to)));
    }
    case 'hang':
      return;
    case 'close':
      return void response.destroy();
    case 'cut':
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      response.write('{"translat');
      return void setImmediate(() => response.destroy());
    case 'garbage':
      return void send(200, '{"translatedText": "Bonj');
    case 'html':
      return void send(200, '<!doctype html><title>Sign in to this network</title>', { 'content-type': 'text/html' });
    case 'shapeless':
      return void send(200, JSON.stringify({ translatedText: ['Bonjour'], data: null, translations: {} }));
    case 'latin-1':
      return void send(200, Buffer.from(JSON.stringify(protocol.translated('été', call.to)), 'latin1'));
    case 'several':
      return void send(200, JSON.stringify(several(call)));
    case 'huge':
      return pour(response);
    case 'redirect':
      return void send(307, '', { location: '/elsewhere' });
    default: {
      const [status, code, message] = protocol.failures[mode];
      return void send(status, JSON.stringify(protocol.failed(status, code, message)), retry);
    }
  }
}

/** The default answer with each of its lists doubled; without lists, with a list of texts. */
function several({ provider, text, to }: ProviderCall): unknown {
  const doubled = (value: unknown): unknown => {
    if (Array.isArray(value)) return [...value, ...value].map(doubled);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, doubled(inner)]));
  };
  return doubled(protocols[provider].translated(provider === 'libretranslate' ? [text] : text, to));
}

/** Writes until the reader disconnects. */
async function pour(response: ServerResponse): Promise<void> {
  const endless = Readable.from(
    (function* () {
      for (;;) yield 'a'.repeat(65_536);
    })(),
  );
  response.writeHead(200, { 'content-type': 'application/json' }).write('"');
  // The only way in which it ends.
  await pipeline(endless, response).catch(() => {});
}
