/** How a client is set up, and a single call. */
/** Gives the token of the customer who is signed in; nothing where nobody is. */
export type TokenProvider = () => string | null | undefined | Promise<string | null | undefined>;
export interface ClientOptions {
    /** Where the service is, with the path that it is served under: `https://tags.example.com`, `https://example.com/tags`. */
    readonly baseUrl: string;
    /** Asked before each call that takes a token. What it throws, the call throws. */
    readonly token?: TokenProvider;
    /** Milliseconds that one attempt may take, its answer included. 30 000 if not given. */
    readonly timeout?: number;
    readonly retries?: RetryOptions;
    /** What carries the requests, instead of the `fetch` of the platform. */
    readonly fetch?: (request: Request) => Promise<Response>;
}
/**
 * Which calls are repeated, how often, and after how long.
 *
 * A 429 did nothing, so every call is repeated after it. After 502, 503, 504 and a broken connection nobody knows, so only
 * calls are repeated that do no harm when they arrive twice: GET, PUT, DELETE, and what takes an `idempotency_key`. That goes
 * with each of those calls, a fresh one where you give none, and the service does the call once. So they are repeated also
 * after a time-out, and where the service is still at work on the first one (409, `idempotency_key_in_use`). Other calls that
 * took too long are not repeated.
 */
export interface RetryOptions {
    /** How often a call is repeated at most; 0 for never. 2 if not given. */
    readonly limit?: number;
    /** Milliseconds before the first repetition. It doubles each time, and half of it is left to chance. 500 if not given. */
    readonly firstWait?: number;
    /** The longest wait. Where `Retry-After` asks for a longer one, the call is not repeated. 30 000 if not given. */
    readonly longestWait?: number;
}
export interface CallOptions {
    /** Ends the call early: it then rejects with the signal's reason. */
    readonly signal?: AbortSignal;
    /** Milliseconds, instead of the client's. */
    readonly timeout?: number;
    /** Sent as `X-Request-Id`, to find the call again in the log of the service. */
    readonly requestId?: string;
}
export interface ConditionalOptions extends CallOptions {
    /** The `etag` of the copy that you have kept: where it is still the same, the answer is `Unchanged`. */
    readonly ifNoneMatch?: string;
}
