/**
 * Takes from Node what React Native lacks, and gives it what React Native has instead: a `fetch` without streams whose
 * `Request` and `Response` hold their bodies as text. Imported before anything else.
 */
import { request } from 'node:http';

class Body {
  bodyUsed = false;
  readonly #text: string;
  constructor(text: string) {
    this.#text = text;
  }
  async text() {
    this.bodyUsed = true;
    return this.#text;
  }
  async json() {
    return JSON.parse(await this.text());
  }
  get held() {
    return this.#text;
  }
}

interface Init {
  method?: string;
  headers?: Headers | [string, string][] | Record<string, string>;
  body?: string | null;
  signal?: AbortSignal;
  status?: number;
}

class NativeRequest extends Body {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly signal: AbortSignal | undefined;
  constructor(input: NativeRequest | string, init: Init = {}) {
    const from = input instanceof NativeRequest ? input : undefined;
    super(init.body ?? from?.held ?? '');
    this.url = from?.url ?? String(input);
    this.method = init.method ?? from?.method ?? 'GET';
    this.headers = new Headers(init.headers ?? from?.headers);
    this.signal = init.signal ?? from?.signal;
  }
  clone() {
    return new NativeRequest(this, { body: this.held });
  }
}

class NativeResponse extends Body {
  readonly status: number;
  readonly headers: Headers;
  readonly type = 'default';
  constructor(text: string | null, { status = 200, headers }: Init = {}) {
    super(text ?? '');
    this.status = status;
    this.headers = new Headers(headers);
  }
  get ok() {
    return this.status >= 200 && this.status < 300;
  }
  clone() {
    return new NativeResponse(this.held, this);
  }
}

const nativeFetch = (input: NativeRequest | string, init?: Init) =>
  new Promise((resolve, reject) => {
    const { url, method, headers, held, signal } = new NativeRequest(input, init);
    if (signal?.aborted) return reject(signal.reason);
    const fail = () => reject(new TypeError('Network request failed'));
    const outgoing = request(url, { method, headers: Object.fromEntries(headers) }, (incoming) => {
      let text = '';
      incoming.setEncoding('utf8');
      incoming.on('data', (chunk) => {
        text += chunk;
      });
      incoming.on('error', fail);
      incoming.on('end', () => {
        const received = Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, `${value}`]);
        resolve(new NativeResponse(text, { status: incoming.statusCode ?? 0, headers: received }));
      });
    });
    outgoing.on('error', fail);
    signal?.addEventListener('abort', () => {
      outgoing.destroy();
      reject(signal.reason);
    });
    outgoing.end(held);
  });

const notImplemented = () => {
  throw new Error('not implemented');
};

for (const name of ['ReadableStream', 'WritableStream', 'TransformStream', 'CompressionStream', 'TextDecoderStream'])
  Reflect.deleteProperty(globalThis, name);
for (const name of ['any', 'timeout']) Reflect.deleteProperty(AbortSignal, name);
for (const name of ['append', 'set', 'delete']) Object.assign(URLSearchParams.prototype, { [name]: notImplemented });
Object.assign(globalThis, { fetch: nativeFetch, Request: NativeRequest, Response: NativeResponse });
Object.defineProperty(globalThis, 'navigator', { value: { product: 'ReactNative' } });
