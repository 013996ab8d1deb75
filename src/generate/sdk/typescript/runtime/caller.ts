import type { Answer } from './answers.ts';
import { addressOf, bodyOf, freshKey, headersOf, type Operation, type Parameters, takesKey } from './operation.ts';
import type { ClientOptions, ConditionalOptions } from './options.ts';
import { readAnswer } from './read-answer.ts';
import { Transport } from './transport.ts';

/** Makes calls: what the methods of the generated client have in common. */
export class Caller {
  readonly #options: ClientOptions;
  readonly #baseUrl: string;
  readonly #userAgent: string;
  readonly #transport: Transport;

  constructor(options: ClientOptions, userAgent: string) {
    this.#options = options;
    this.#baseUrl = options.baseUrl.replace(/\/+$/, '');
    this.#userAgent = userAgent;
    this.#transport = new Transport(options);
  }

  /** The type is the caller's promise: it has to be the one that is generated from the same operation. */
  async call<A extends Answer>(operation: Operation, parameters: object, options: ConditionalOptions = {}): Promise<A> {
    const isKeyed = takesKey(operation);
    const body = bodyOf(operation, parameters as Parameters);
    const received = await this.#transport.send({
      url: this.#baseUrl + addressOf(operation, parameters as Parameters),
      method: operation.method,
      isKeyed,
      headers: {
        ...(isKeyed && freshKey()),
        ...headersOf(operation, parameters as Parameters),
        ...(await this.#headers(operation, body !== undefined, options)),
      },
      body,
      streamed: operation.success.isLines && operation.success.status,
      signal: options.signal,
      timeout: options.timeout ?? this.#options.timeout ?? 30_000,
    });
    return ('text' in received ? readAnswer(operation, received) : received) as A;
  }

  async #headers(
    { takesToken, success }: Operation,
    hasBody: boolean,
    { requestId, ifNoneMatch }: ConditionalOptions,
  ): Promise<Record<string, string>> {
    const token = takesToken && (await this.#options.token?.());
    return {
      Accept: success.isLines ? 'application/x-ndjson, application/json' : 'application/json',
      ...(hasBody && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(requestId !== undefined && { 'X-Request-Id': requestId }),
      ...(ifNoneMatch !== undefined && { 'If-None-Match': ifNoneMatch }),
      ...(!isBrowser && { 'User-Agent': this.#userAgent }),
    };
  }
}

/** Browsers name themselves, and ask the service for leave before they send another name. */
const isBrowser = 'document' in globalThis || 'importScripts' in globalThis;
