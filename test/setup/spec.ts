/** Requests of tests with their expectations, in pactum's API. */
import { expect } from '@jest/globals';
import pactum from 'pactum';
import type { ExpectHandlerFunction as Expectation } from 'pactum/src/exports/handler.js';
import Spec from 'pactum/src/models/Spec.js';
import { noteValidated, type Sent, wayOf } from './validated.ts';

const { request, settings } = pactum;

// No timeout: on a busy machine a late answer is still right.
request.setDefaultTimeout(0);
// Its logs would repeat the failure's message.
settings.setLogLevel('SILENT');
// pactum's own comparison accepts longer or reordered lists, and evaluates texts that look like its expressions.
settings.setJsonLikeAdapter({
  validate(actual, expected) {
    expect({ answered: actual }).toMatchObject({ answered: expected });
    return '';
  },
});

export type { Expectation, Spec };

/** The user agent of a browser. */
const browserName = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';

/** Sent once, by being awaited. Redirects are not followed, and nothing is retried. */
export class ServiceSpec extends Spec {
  readonly #base: string;
  readonly #unsent: Set<ServiceSpec>;
  readonly #written = new Error();

  /** Paths are below `base`. Until it is sent, it is among the unsent. */
  constructor(base: string, unsent: Set<ServiceSpec>) {
    super();
    this.withHeaders({ 'User-Agent': browserName });
    this.#base = base;
    this.#unsent = unsent.add(this);
  }

  /**
   * Its place in the test, as stack lines: errors thrown while it is awaited have none. A stack is formatted lazily,
   * which takes time.
   */
  get place(): string {
    const lines = this.#written.stack?.split('\n').slice(1) ?? [];
    return lines.filter((line) => !/setup\/(spec|app)\.ts/.test(line)).join('\n');
  }

  /** pactum does not encode names and values. */
  override withQueryParams(params: string | object, value?: unknown): Spec {
    const pairs = typeof params === 'string' ? [[params, value]] : Object.entries(params);
    for (const [name, each] of pairs) super.withQueryParams(encoded(name), encoded(each));
    return this;
  }

  /** Exactly this value, or a matching one; pactum ignores the case of values, and respects that of names. */
  override expectHeader(name: string, value: string | RegExp): Spec {
    return this.expect(({ res }) => {
      const matched = value instanceof RegExp ? expect.stringMatching(value) : value;
      expect({ [name]: res.headers[name.toLowerCase()] }).toEqual({ [name]: matched });
    });
  }

  /** pactum's own method is not thenable: `expect(spec).rejects` would pass before it was sent. */
  // biome-ignore lint/suspicious/noThenProperty: a spec is awaited
  override then<T>(resolve: (answer: unknown) => T, reject: (reason: unknown) => T): Promise<T> {
    return this.toss().then(resolve, reject);
  }

  override async toss(): Promise<unknown> {
    if (!this.#unsent.delete(this)) throw new Error('This spec has been sent already');
    // Read before the first await, so that services of one test do not interfere.
    request.setBaseUrl(wayOf(this.#base, sentBy(this)));
    const answer = await super.toss().catch((error: Error) => {
      throw this.#failure(error);
    });
    const { res } = this.returns<Exchange>((exchange) => exchange);
    noteValidated(sentBy(this), res);
    return answer;
  }

  /** The failed expectation, with request and answer; or the lack of an answer. */
  #failure(error: Error): Error {
    const { req, res } = this.returns<Exchange>((exchange) => exchange);
    if (res?.statusCode === undefined) return new Error(`No answer: ${error.message}\n${this.place}`, { cause: error });
    const sent = `${req.method} ${req.url}${told(req.body)}`;
    const failure = new Error(`${error.message}\n\n${sent}\n→ ${res.statusCode}${told(res.text)}`);
    failure.stack = `${failure}\n${this.place}`;
    return failure;
  }
}

/** A field that pactum's types lack: the request before it is sent. */
const sentBy = (spec: Spec) => (spec as unknown as { _request: Sent })._request;

type Exchange = Parameters<Expectation>[0] & { req: { body?: unknown } };

function told(body: unknown): string {
  if (body === undefined || body === '') return '';
  const letters = typeof body === 'object' && !Buffer.isBuffer(body) ? JSON.stringify(body) : String(body);
  return ` ${letters.length > 2000 ? `${letters.slice(0, 2000)}…` : letters}`;
}

const encoded = (value: unknown) => new URLSearchParams([[String(value), '']]).toString().slice(0, -1);

/** For `expect`: the answer has none of these headers. */
export const without =
  (...names: string[]): Expectation =>
  ({ res }) => {
    expect(names.filter((name) => name.toLowerCase() in res.headers)).toEqual([]);
  };

/** For `expect`: exactly this body, where `expectBody` compares parsed JSON. */
export const text =
  (value: string): Expectation =>
  ({ res }) => {
    expect(res.text).toBe(value);
  };

/** For `expect`: exactly this answer, where `expectJson` does not support matchers like `expect.any`. */
export const json =
  (value: unknown): Expectation =>
  ({ res }) => {
    expect(res.json).toEqual(value);
  };
