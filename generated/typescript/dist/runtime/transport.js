import { isLines } from './read-answer.js';
import { pause, reasonOf, startTimer } from './signals.js';
const busy = 429;
const unavailable = 503;
const down = [502, unavailable, 504];
/** Of a call with a key: among other reasons, that the same call is still at work. */
const underWay = 409;
export class Transport {
    #fetch;
    #log;
    constructor({ fetch, log }) {
        this.#fetch = fetch ?? ((request) => globalThis.fetch(request));
        this.#log = log;
    }
    /** Rejects where `signal` ended the call. */
    async send(sending) {
        for (let repeated = 0;; repeated++) {
            const attempt = sending.attempt + repeated;
            const start = performance.now();
            const outcome = await attempted(this.#fetch, sending);
            this.#tell(sending, outcome, attempt, Math.round(performance.now() - start));
            const wait = waitBefore(sending, outcome, repeated);
            if (wait === undefined || performance.now() + wait >= sending.until)
                return { outcome, attempt };
            await pause(wait, sending.signal);
        }
    }
    #tell({ method, path }, outcome, attempt, duration) {
        const requestId = 'headers' in outcome ? (outcome.headers.get('X-Request-Id') ?? undefined) : undefined;
        this.#log?.({ method, path, status: outcome.status, duration, attempt, requestId });
    }
}
/** The milliseconds before the next attempt; undefined where there is to be none. */
function waitBefore(sending, outcome, repeated) {
    const { limit = 2, firstWait = 500, longestWait = 30_000 } = sending.retries;
    if (repeated >= limit || !isWorthRepeating(sending, outcome, repeated))
        return undefined;
    const asked = 'headers' in outcome ? waitAsked(outcome.headers) : undefined;
    if (asked !== undefined)
        return asked > longestWait ? undefined : asked;
    return Math.min(firstWait * 2 ** repeated, longestWait) * (0.5 + Math.random() / 2);
}
function isWorthRepeating({ isKeyed, isHarmless }, outcome, repeated) {
    if (!('headers' in outcome))
        return isHarmless && (!outcome.isTimeout || isKeyed || repeated === 0);
    const { status, headers } = outcome;
    if (status === underWay)
        return isKeyed && headers.get('X-Error-Reason') === 'idempotency_key_in_use';
    // Who says when to come again has done nothing.
    if (status === busy || (status === unavailable && headers.has('Retry-After')))
        return true;
    return isHarmless && down.includes(status);
}
/** One attempt. The limit of time includes the body, and so does what counts as broken; but for a stream. */
async function attempted(fetch, sending) {
    const { signal } = sending;
    if (signal?.aborted)
        throw reasonOf(signal);
    const timeout = Math.min(sending.timeout, Math.max(0, sending.until - performance.now()));
    const stop = new AbortController();
    const request = requestOf(sending, stop.signal);
    let timer;
    let end = () => { };
    const ended = new Promise((resolve, reject) => {
        timer = startTimer(() => {
            resolve({ ok: false, kind: 'unreachable', isTimeout: true, cause: new Error(`No answer in ${timeout} ms`) });
            stop.abort();
        }, timeout);
        end = () => {
            reject(reasonOf(signal));
            stop.abort(signal?.reason);
        };
        signal?.addEventListener('abort', end);
    });
    let isOpen = false;
    try {
        // Not every fetch ends when it is told to.
        const outcome = await Promise.race([received(fetch, request, sending), ended]);
        isOpen = 'pieces' in outcome;
        return outcome;
    }
    catch (cause) {
        if (signal?.aborted)
            throw reasonOf(signal);
        return { ok: false, kind: 'unreachable', isTimeout: false, cause };
    }
    finally {
        clearTimeout(timer);
        // What still comes can still be ended.
        if (!isOpen)
            signal?.removeEventListener('abort', end);
    }
}
const requestOf = ({ url, method, headers, body }, signal) => 
// The token says who calls; a browser's cookies say nothing here. A redirect could carry it elsewhere.
new Request(url, {
    method,
    headers,
    signal,
    credentials: 'omit',
    redirect: 'manual',
    ...(body !== undefined && { body }),
});
async function received(fetch, request, { streamed, timeout, signal }) {
    const response = await fetch(request);
    const { status, headers, body } = response;
    // Without streams, as in React Native, it is a text.
    if (status === streamed?.status && body && isLines(headers))
        return { status, headers, text: '', pieces: streamed.lines(body, timeout, signal) };
    return { status, headers, text: await response.text() };
}
/** The milliseconds that `Retry-After` asks for; undefined where it is absent or makes no sense. */
function waitAsked(headers) {
    const text = headers.get('Retry-After') ?? '';
    if (/^\d+$/.test(text))
        return Number(text) * 1000;
    const until = Date.parse(text);
    return Number.isNaN(until) ? undefined : Math.max(0, until - Date.now());
}
