import type { Answer } from './answers.ts';
import {
  addressOf,
  bodyOf,
  freshKey,
  headersOf,
  type Operation,
  type Parameters,
  sendable,
  takesKey,
} from './operation.ts';
import type { ClientOptions, ConditionalOptions } from './options.ts';
import { readAnswer } from './read-answer.ts';
import { unlessEnded } from './signals.ts';
import { Tokens } from './tokens.ts';
import { type Sending, Transport } from './transport.ts';

const harmlessTwice = ['GET', 'HEAD', 'PUT', 'DELETE'];

/** Makes calls of operations. */
export class Caller {
  readonly #options: ClientOptions;
  readonly #baseUrl: string;
  readonly #userAgent: string;
  readonly #transport: Transport;
  readonly #tokens: Tokens;

  constructor(options: ClientOptions, userAgent: string) {
    this.#options = options;
    this.#baseUrl = checked(options.baseUrl).replace(/\/+$/, '');
    this.#userAgent = userAgent;
    this.#transport = new Transport(options);
    this.#tokens = new Tokens(options);
  }

  async call(operation: Operation, parameters: object = {}, options: ConditionalOptions = {}): Promise<Answer> {
    const sending = this.#sending(operation, parameters as Parameters, options);
    const { outcome } = operation.takesToken ? await this.#withToken(sending) : await this.#transport.send(sending);
    return 'headers' in outcome ? readAnswer(operation, outcome, options.ifNoneMatch !== undefined) : outcome;
  }

  /** What a signed call comes to, which is repeated once where its token is renewed. */
  async #withToken(sending: Sending) {
    const { signal, timeout } = sending;
    const token = await unlessEnded(signal, this.#tokens.next(timeout));
    const sent = await this.#transport.send(signed(sending, token.token));
    if (sent.outcome.status !== 401) return sent;
    const fresh = await unlessEnded(signal, this.#tokens.after(token, timeout));
    return fresh ? this.#transport.send(signed({ ...sending, attempt: sent.attempt + 1 }, fresh)) : sent;
  }

  #sending(operation: Operation, parameters: Parameters, options: ConditionalOptions): Sending {
    const { method, path, status, lines, isRepeatable } = operation;
    const { signal, retries } = options;
    const isKeyed = takesKey(operation);
    const body = bodyOf(operation, parameters);
    const timeout = positive('timeout', options.timeout ?? this.#options.timeout ?? 30_000);
    const deadline = options.deadline ?? this.#options.deadline ?? Math.max(60_000, 2 * timeout);
    return {
      url: this.#baseUrl + addressOf(operation, parameters),
      method,
      path,
      attempt: 1,
      isKeyed,
      isHarmless: isKeyed || isRepeatable || harmlessTwice.includes(method),
      headers: {
        ...(isKeyed && freshKey()),
        ...headersOf(operation, parameters),
        ...this.#headers(operation, body !== undefined, options),
      },
      body,
      streamed: lines && status ? { status, lines } : undefined,
      signal,
      timeout,
      until: performance.now() + positive('deadline', deadline),
      retries: { ...this.#options.retries, ...retries },
    };
  }

  #headers(
    { lines }: Operation,
    hasBody: boolean,
    { requestId, ifNoneMatch, headers = {} }: ConditionalOptions,
  ): Record<string, string> {
    return {
      accept: lines ? 'application/x-ndjson, application/json' : 'application/json',
      ...(hasBody && { 'content-type': 'application/json' }),
      ...(requestId !== undefined && { 'x-request-id': sendable('requestId', requestId) }),
      ...(ifNoneMatch !== undefined && { 'if-none-match': sendable('ifNoneMatch', ifNoneMatch) }),
      ...(!isBrowser() && { 'user-agent': this.#userAgent }),
      ...Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name.toLowerCase(), sendable(name, value)]),
      ),
    };
  }
}

const signed = (sending: Sending, token: string | undefined): Sending =>
  token
    ? { ...sending, headers: { ...sending.headers, authorization: `Bearer ${sendable('The token', token)}` } }
    : sending;

/** Does not say what was given: there may be a password in it. */
function checked(baseUrl: string): string {
  if (/^https?:\/\/[^\s/?#@\\]+(\/[^\s?#\\]*)?$/i.test(baseUrl)) return baseUrl;
  throw new TypeError('baseUrl has to be like https://example.com/tags: without query, fragment, user and spaces');
}

function positive(name: string, milliseconds: number): number {
  if (milliseconds > 0) return milliseconds;
  throw new TypeError(`${name} has to be more than 0 milliseconds`);
}

/** Browsers name themselves, and ask the service for leave before they send another name. */
const isBrowser = () => 'document' in globalThis || 'importScripts' in globalThis;
