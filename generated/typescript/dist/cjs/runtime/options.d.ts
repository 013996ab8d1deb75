/** Options of a client and of a single call. */
/** Gives the token of the customer who is signed in; nothing where nobody is. */
export type TokenProvider = () => string | null | undefined | Promise<string | null | undefined>;
/** `rejected`: the token that is no longer taken; undefined where none was sent. */
export type TokenRenewal = (rejected: string | undefined) => ReturnType<TokenProvider>;
/** One attempt of a call, without any secret or personal data. */
export interface LoggedRequest {
    readonly method: string;
    /** As in the documentation, with the names of its parameters: `/places/{id}.json`. */
    readonly path: string;
    /** The status of the answer; undefined where there was none. */
    readonly status: number | undefined;
    /** Milliseconds from sending to the end of the answer, or to its head where it is read as it comes. */
    readonly duration: number;
    /** Number of the attempt, starting at 1. */
    readonly attempt: number;
    /** Id of the request in the service's log; undefined where there was no answer. */
    readonly requestId: string | undefined;
}
export interface ClientOptions {
    /** URL of the service, including the path that it is served under: `https://tags.example.com`, `https://example.com/tags`. */
    readonly baseUrl: string;
    /** Asked before each call that takes a token. If it throws, the call throws. */
    readonly token?: TokenProvider | undefined;
    /**
     * Asked for a new token where the service answers 401 to a call that takes one, once for each call, which is then repeated
     * once. Where it gives nothing, the 401 stands, and so where `token` names nobody or somebody else by then. Calls that are
     * refused at the same time share what it gives, and wait for it as long as for an answer. It keeps the new token where
     * `token` finds it, and makes no calls by this client that take a token, as those would wait for it. What it throws, the
     * call throws.
     */
    readonly renewToken?: TokenRenewal | undefined;
    /** Called for each attempt when it is over. If it throws, the call throws. */
    readonly log?: ((request: LoggedRequest) => void) | undefined;
    /** Milliseconds that one attempt can take, including its answer; `Infinity` for no limit. Default: 30 000. */
    readonly timeout?: number | undefined;
    /**
     * Milliseconds that a whole call may take, with its repetitions and the waits between them. The last attempt has what is left; one
     * that would begin later is not made. 60 000 if not given, or twice `timeout` where that is more.
     */
    readonly deadline?: number | undefined;
    readonly retries?: RetryOptions | undefined;
    /** Sends the requests, instead of the platform's `fetch`. */
    readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
}
/**
 * Which calls are retried, how often, and after how long. Retries end with the call's `deadline`.
 *
 * A 429, and a 503 with `Retry-After`, did nothing, so every call is repeated after it. After 502, other 503, 504 and a broken
 * connection nobody knows, so only calls are repeated that do no harm when they arrive twice: GET, PUT, DELETE, those that look
 * something up or sign in, and what takes an `idempotency_key`. That goes with each of those calls, a fresh one where you give none,
 * and the service does the call once. So they are repeated also where the service is still at work on the first one (409,
 * `idempotency_key_in_use`). After a time-out they are repeated as well, those without a key once.
 */
export interface RetryOptions {
    /** The maximum number of retries of a call; 0 for none. Default: 2. */
    readonly limit?: number | undefined;
    /** Milliseconds before the first retry. The delay doubles each time, and half of it is random. Default: 500. */
    readonly firstWait?: number | undefined;
    /** The longest delay. If `Retry-After` is longer, the call is not retried. Default: 30 000. */
    readonly longestWait?: number | undefined;
}
export interface CallOptions {
    /** Aborts the call, which then rejects with the signal's reason. */
    readonly signal?: AbortSignal | undefined;
    /** Milliseconds for an attempt. Overrides the client's. */
    readonly timeout?: number | undefined;
    /** Milliseconds for the whole call. Overrides the client's. */
    readonly deadline?: number | undefined;
    /** Overrides the client's. */
    readonly retries?: RetryOptions | undefined;
    /** Headers to send along. They take the place of the package's own of the same names, but for the token. */
    readonly headers?: Readonly<Record<string, string>> | undefined;
    /** Sent as `X-Request-Id`, to find the call in the service's log. */
    readonly requestId?: string | undefined;
}
export interface ConditionalOptions extends CallOptions {
    /** The `etag` of the copy that you have kept: where it is still the same, the answer is `Unchanged`. */
    readonly ifNoneMatch?: string | undefined;
}
