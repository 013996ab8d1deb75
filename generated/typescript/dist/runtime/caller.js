import { addressOf, bodyOf, freshKey, headersOf, takesKey } from './operation.js';
import { readAnswer } from './read-answer.js';
import { Transport } from './transport.js';
/** Makes calls: what the methods of the generated client have in common. */
export class Caller {
    #options;
    #baseUrl;
    #userAgent;
    #transport;
    constructor(options, userAgent) {
        this.#options = options;
        this.#baseUrl = options.baseUrl.replace(/\/+$/, '');
        this.#userAgent = userAgent;
        this.#transport = new Transport(options);
    }
    /** The type is the caller's promise: it has to be the one that is generated from the same operation. */
    async call(operation, parameters, options = {}) {
        const isKeyed = takesKey(operation);
        const body = bodyOf(operation, parameters);
        const received = await this.#transport.send({
            url: this.#baseUrl + addressOf(operation, parameters),
            method: operation.method,
            isKeyed,
            headers: {
                ...(isKeyed && freshKey()),
                ...headersOf(operation, parameters),
                ...(await this.#headers(operation, body !== undefined, options)),
            },
            body,
            streamed: operation.success.isLines && operation.success.status,
            signal: options.signal,
            timeout: options.timeout ?? this.#options.timeout ?? 30_000,
        });
        return ('text' in received ? readAnswer(operation, received) : received);
    }
    async #headers({ takesToken, success }, hasBody, { requestId, ifNoneMatch }) {
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
