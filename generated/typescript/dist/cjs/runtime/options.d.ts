/** How a client is set up, and a single call. */
/** Gives the token of the customer who is signed in; nothing where nobody is. */
export type TokenProvider = () => string | null | undefined | Promise<string | null | undefined>;
/** `rejected`: the token that is no longer taken; undefined where none was sent. */
export type TokenRenewal = (rejected: string | undefined) => ReturnType<TokenProvider>;
/** One attempt of a call, without anything that is secret or personal. */
export interface LoggedRequest {
    readonly method: string;
    /** As the document has it, with the names of its parameters: `/places/{id}.json`. */
    readonly path: string;
    /** The status of the answer; undefined where there was none. */
    readonly status: number | undefined;
    /** Milliseconds from sending to the end of the answer, or to its head where it is read as it comes. */
    readonly duration: number;
    /** 1, and one more for each repetition of the call. */
    readonly attempt: number;
    /** What the service's log calls it; undefined where there was no answer. */
    readonly requestId: string | undefined;
}
export interface ClientOptions {
    /** Where the service is, with the path that it is served under: `https://tags.example.com`, `https://example.com/tags`. */
    readonly baseUrl: string;
    /** Asked before each call that takes a token. What it throws, the call throws. */
    readonly token?: TokenProvider | undefined;
    /**
     * Asked for a new token where the service answers 401 to a call that takes one, once for each call, which is then repeated
     * once. Where it gives nothing, the 401 stands, and so where `token` names nobody or somebody else by then. Calls that are
     * refused at the same time share what it gives, and wait for it as long as for an answer. It keeps the new token where
     * `token` finds it, and makes no calls by this client that take a token, as those would wait for it. What it throws, the
     * call throws.
     */
    readonly renewToken?: TokenRenewal | undefined;
    /** Called for each attempt when it is over. What it throws, the call throws. */
    readonly log?: ((request: LoggedRequest) => void) | undefined;
    /** Milliseconds that one attempt may take, its answer included; `Infinity` for no limit. 30 000 if not given. */
    readonly timeout?: number | undefined;
    /**
     * Milliseconds that a whole call may take, with its repetitions and the waits between them. The last attempt has what is left; one
     * that would begin later is not made. 60 000 if not given, or twice `timeout` where that is more.
     */
    readonly deadline?: number | undefined;
    readonly retries?: RetryOptions | undefined;
    /** What carries the requests, instead of the `fetch` of the platform. */
    readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
}
/**
 * Which calls are repeated, how often, and after how long. All of it ends with the call's `deadline`.
 *
 * A 429, and a 503 with `Retry-After`, did nothing, so every call is repeated after it. After 502, other 503, 504 and a broken
 * connection nobody knows, so only calls are repeated that do no harm when they arrive twice: GET, PUT, DELETE, those that look
 * something up or sign in, and what takes an `idempotency_key`. That goes with each of those calls, a fresh one where you give none,
 * and the service does the call once. So they are repeated also where the service is still at work on the first one (409,
 * `idempotency_key_in_use`). After a time-out they are repeated as well, those without a key once.
 */
export interface RetryOptions {
    /** How often a call is repeated at most; 0 for never. 2 if not given. */
    readonly limit?: number | undefined;
    /** Milliseconds before the first repetition. It doubles each time, and half of it is left to chance. 500 if not given. */
    readonly firstWait?: number | undefined;
    /** The longest wait. Where `Retry-After` asks for a longer one, the call is not repeated. 30 000 if not given. */
    readonly longestWait?: number | undefined;
}
export interface CallOptions {
    /** Ends the call early: it then rejects with the signal's reason. */
    readonly signal?: AbortSignal | undefined;
    /** Milliseconds for an attempt, instead of the client's. */
    readonly timeout?: number | undefined;
    /** Milliseconds for the whole call, instead of the client's. */
    readonly deadline?: number | undefined;
    /** What is given here takes the place of the client's. */
    readonly retries?: RetryOptions | undefined;
    /** Headers to send along. They take the place of the package's own of the same names, but for the token. */
    readonly headers?: Readonly<Record<string, string>> | undefined;
    /** Sent as `X-Request-Id`, to find the call again in the log of the service. */
    readonly requestId?: string | undefined;
}
export interface ConditionalOptions extends CallOptions {
    /** The `etag` of the copy that you have kept: where it is still the same, the answer is `Unchanged`. */
    readonly ifNoneMatch?: string | undefined;
}
