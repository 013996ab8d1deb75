/**
 * What a call comes to. `ok` tells what was asked for from what was not; `kind` tells the rest apart, and `status` narrows it
 * to what the operation documents.
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

/** The copy that `ifNoneMatch` names is still the same. */
export interface Unchanged {
  readonly ok: true;
  readonly kind: 'unchanged';
  readonly status: 304;
}

/** Adds `Unchanged` to the answers of a call that says `ifNoneMatch`. */
export type UnchangedIf<Options> = Options extends { ifNoneMatch: string } ? Unchanged : never;

/** A text that is one of a few today. The service may send others later, and a switch needs a default for them. */
export type Open<Known extends string> = Known | (string & Record<never, never>);

/** What went wrong, in the words of the service. */
export interface ErrorDetails<Code extends string = string> {
  /** For people, in English. */
  readonly message: string;
  readonly code: Code;
  /** The names of all missing parameters; only where parameters are missing. */
  readonly values?: readonly string[];
}

interface Traced {
  /** Names the request in the log of the service: quote it when you report a fault. */
  readonly requestId?: string;
}

/** The service said no. */
export interface Refused<Status extends number, Reason extends string, Code extends string> extends Traced {
  readonly ok: false;
  readonly kind: 'refused';
  readonly status: Status;
  readonly error: ErrorDetails<Code>;
  /** The finer cause. */
  readonly reason?: Open<Reason>;
  /** Seconds after which it is worth trying again. */
  readonly retryAfter?: number;
}

/** The record would not be valid: messages for each field. */
export interface Invalid extends Traced {
  readonly ok: false;
  readonly kind: 'invalid';
  readonly status: 422;
  readonly errors: Readonly<Record<string, readonly string[]>>;
}

/** There was no answer, or none in time. Whether the service did what was asked is not known. */
export interface Unreachable {
  readonly ok: false;
  readonly kind: 'unreachable';
  readonly status?: undefined;
  readonly isTimeout: boolean;
  readonly cause: unknown;
}

/** An answer that the operation does not document: of a proxy, say, or of a later version of the service. */
export interface Unexpected extends Traced {
  readonly ok: false;
  readonly kind: 'unexpected';
  readonly status: number;
  /** The body as it came. */
  readonly text: string;
  /** Where the body is the error body of the service nevertheless. */
  readonly error?: ErrorDetails;
}

/**
 * What comes line by line, in pieces that are cut anywhere. It can be read once, and is to be read to its end, as by a store. It
 * throws `Interrupted` where it breaks off, and the signal's reason where that has ended the call.
 */
export type LineStream = AsyncIterable<string | Uint8Array>;

/** What any call may come to besides what its operation documents. */
export type Unanswered = Unreachable | Unexpected;

export type Failure = Refused<number, string, string> | Invalid | Unanswered;
export type Answer = Answered<number, unknown, unknown> | Unchanged | Failure;
