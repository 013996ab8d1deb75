/**
 * What a call comes to. `ok` tells what was asked for from what was not; `kind` tells the rest apart. These kinds are all that
 * there will be: what the service says in a later version is one of them too.
 */
/** The call succeeded. */
export interface Answered<Status extends number, Body, Headers> {
    readonly ok: true;
    readonly kind: 'answered';
    readonly status: Status;
    readonly body: Body;
    /** The headers that this operation documents. One that did not come, or that a browser hides, is absent. */
    readonly headers: Headers;
}
/** The copy that `ifNoneMatch` names is still current. */
export interface Unchanged<Headers = unknown> {
    readonly ok: true;
    readonly kind: 'unchanged';
    readonly status: 304;
    /** As with the answer that was kept: its `etag`, for example. */
    readonly headers: Headers;
}
/** Adds `Unchanged` to the answers of a call whose options say `ifNoneMatch`, or may. */
export type UnchangedIf<Options, A> = 'ifNoneMatch' extends keyof Options ? Options['ifNoneMatch'] extends undefined ? never : A extends Answered<number, unknown, infer Headers> ? Unchanged<Headers> : never : never;
/** A text that is one of a few today. The service may send others later, and a switch needs a default for them. */
export type Open<Known extends string> = Known | (string & Record<never, never>);
interface Traced {
    /** Id of the request in the service's log. Quote it when you report a problem. */
    readonly requestId?: string;
}
/** The service refused the call. The type is the same for all operations, whichever status, code or reason comes later. */
export interface RefusedOf<Code extends string, Reason extends string> extends Traced {
    readonly ok: false;
    readonly kind: 'refused';
    readonly status: number;
    /** For developers, in English. */
    readonly message: string;
    /** What went wrong; absent where fields are wrong (`errors`). */
    readonly code?: Code;
    /** The specific reason. */
    readonly reason?: Reason;
    /** The names of all missing parameters; only where parameters are missing. */
    readonly values?: readonly string[];
    /** The names of the parameters and headers that are not valid, as the documentation has them; only where the service names them. */
    readonly invalid?: readonly string[];
    /** Messages by field; only where a record would not be valid (422). Those under `base` are about the record as a whole. */
    readonly errors?: Readonly<Record<string, readonly string[]>>;
    /** Number of seconds to wait before trying again. */
    readonly retryAfter?: number;
}
/** There was no answer, or none in time. Whether the service did what was asked is not known. */
export interface Unreachable {
    readonly ok: false;
    readonly kind: 'unreachable';
    readonly status?: undefined;
    readonly isTimeout: boolean;
    readonly cause: unknown;
}
/** An answer that did not come from the service, but for example from a proxy. */
export interface Unexpected extends Traced {
    readonly ok: false;
    readonly kind: 'unexpected';
    readonly status: number;
    /** The body as it came. */
    readonly text: string;
}
/**
 * What comes line by line, in pieces that are cut anywhere. It can be read once, and is to be read to its end, as by a store. It
 * throws `Interrupted` where it breaks off, and the signal's reason where that has ended the call.
 */
export type LineStream = AsyncIterable<string | Uint8Array>;
/** What any call may come to besides a success and a refusal. */
export type Unanswered = Unreachable | Unexpected;
export type Failure = RefusedOf<string, string> | Unanswered;
export type Answer = Answered<number, unknown, unknown> | Unchanged | Failure;
export {};
