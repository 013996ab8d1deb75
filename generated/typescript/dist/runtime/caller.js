import { addressOf, bodyOf, freshKey, headersOf, sendable, takesKey, } from './operation.js';
import { readAnswer } from './read-answer.js';
import { unlessEnded } from './signals.js';
import { Tokens } from './tokens.js';
import { Transport } from './transport.js';
const harmlessTwice = ['GET', 'HEAD', 'PUT', 'DELETE'];
/** Makes calls of operations. */
export class Caller {
    #options;
    #baseUrl;
    #userAgent;
    #transport;
    #tokens;
    constructor(options, userAgent) {
        this.#options = options;
        this.#baseUrl = checked(options.baseUrl).replace(/\/+$/, '');
        this.#userAgent = userAgent;
        this.#transport = new Transport(options);
        this.#tokens = new Tokens(options);
    }
    async call(operation, parameters = {}, options = {}) {
        const sending = this.#sending(operation, parameters, options);
        const { outcome } = operation.takesToken ? await this.#withToken(sending) : await this.#transport.send(sending);
        return 'headers' in outcome ? readAnswer(operation, outcome, options.ifNoneMatch !== undefined) : outcome;
    }
    /** What a signed call comes to, which is repeated once where its token is renewed. */
    async #withToken(sending) {
        const { signal, timeout } = sending;
        const token = await unlessEnded(signal, this.#tokens.next(timeout));
        const sent = await this.#transport.send(signed(sending, token.token));
        if (sent.outcome.status !== 401)
            return sent;
        const fresh = await unlessEnded(signal, this.#tokens.after(token, timeout));
        return fresh ? this.#transport.send(signed({ ...sending, attempt: sent.attempt + 1 }, fresh)) : sent;
    }
    #sending(operation, parameters, options) {
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
    #headers({ lines }, hasBody, { requestId, ifNoneMatch, headers = {} }) {
        return {
            accept: lines ? 'application/x-ndjson, application/json' : 'application/json',
            ...(hasBody && { 'content-type': 'application/json' }),
            ...(requestId !== undefined && { 'x-request-id': sendable('requestId', requestId) }),
            ...(ifNoneMatch !== undefined && { 'if-none-match': sendable('ifNoneMatch', ifNoneMatch) }),
            ...(!isBrowser() && { 'user-agent': this.#userAgent }),
            ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), sendable(name, value)])),
        };
    }
}
const signed = (sending, token) => token
    ? { ...sending, headers: { ...sending.headers, authorization: `Bearer ${sendable('The token', token)}` } }
    : sending;
/** Does not say what was given: there may be a password in it. */
function checked(baseUrl) {
    if (/^https?:\/\/[^\s/?#@\\]+(\/[^\s?#\\]*)?$/i.test(baseUrl))
        return baseUrl;
    throw new TypeError('baseUrl has to be like https://example.com/tags: without query, fragment, user and spaces');
}
function positive(name, milliseconds) {
    if (milliseconds > 0)
        return milliseconds;
    throw new TypeError(`${name} has to be more than 0 milliseconds`);
}
/** Browsers name themselves, and ask the service for leave before they send another name. */
const isBrowser = () => 'document' in globalThis || 'importScripts' in globalThis;
