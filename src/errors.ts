import { type FailureReason, failures, type ValidationErrors } from '../contracts/failures.ts';

interface FailureOptions {
  values?: readonly string[] | undefined;
  invalid?: readonly string[];
  retryAfter?: number;
  /** A more precise message than the table's, for the caller. */
  message?: string;
  customer?: number | undefined;
  cause?: unknown;
}

/**
 * A refusal with a reason from the table of failures. Thrown anywhere; one place turns it into an answer. The cause is
 * for the log and never leaves the service.
 */
export class Failure extends Error {
  readonly reason: FailureReason;
  /** Names of the missing parameters, for `missing_values`. */
  readonly values: readonly string[] | undefined;
  /** The names of invalid parameters and headers: the header `X-Invalid-Values`. */
  readonly invalid: readonly string[];
  /** Seconds until a retry is worthwhile: the header `Retry-After`. */
  readonly retryAfter: number | undefined;
  /** The id of the account, for the log only. */
  readonly customer: number | undefined;

  constructor(reason: FailureReason, options: FailureOptions = {}) {
    super(options.message ?? failures[reason].message, { cause: options.cause });
    this.name = 'Failure';
    this.reason = reason;
    this.values = options.values;
    this.invalid = options.invalid ?? [];
    this.retryAfter = options.retryAfter;
    this.customer = options.customer;
  }
}

/** The message of a conflict, where the default one does not fit. */
interface ConflictWords {
  /** For the form as a whole. */
  base: string;
  /** For each of the fields. */
  field: string;
}

/** A conflict with concurrent changes: nothing is saved, and the form comes back with both values. */
export class Conflict extends Failure {
  /** The differing fields. */
  readonly fields: readonly string[];
  /** The stored record. */
  readonly stored: Readonly<Record<string, unknown>>;
  /** Those of the fields that came back as they had been shown. */
  readonly untouched: readonly string[];
  readonly words: ConflictWords | undefined;

  constructor(
    fields: readonly string[],
    stored: Readonly<Record<string, unknown>>,
    { untouched = [], words }: { untouched?: readonly string[]; words?: ConflictWords } = {},
  ) {
    super('changed_meanwhile');
    this.name = 'Conflict';
    this.fields = fields;
    this.stored = stored;
    this.untouched = untouched;
    this.words = words;
  }
}

/** An invalid record: messages by field, for the person who can correct them. */
export class Invalid extends Error {
  readonly errors: ValidationErrors;

  constructor(errors: ValidationErrors, options: { cause?: unknown } = {}) {
    super(`invalid: ${Object.keys(errors).join(', ')}`, options);
    this.name = 'Invalid';
    this.errors = errors;
  }
}

/** No runner was reachable, or none answered in time. The request may have reached none of them. */
export class RunnerUnreachable extends Error {
  override name = 'RunnerUnreachable';
  /** A runner was alive a moment ago and has not failed: the request may still be processed. */
  isBusy = false;
}
