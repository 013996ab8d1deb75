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
 * A "no" that the caller is told about, by its reason in the table of failures. Thrown wherever it is found out; one place
 * makes the answer of it. The cause is for the log and never leaves the service.
 */
export class Failure extends Error {
  readonly reason: FailureReason;
  /** Names of the missing parameters, for `missing_values`. */
  readonly values: readonly string[] | undefined;
  /** Names of the parameters and headers that are not valid: the header `X-Invalid-Values`. */
  readonly invalid: readonly string[];
  /** Seconds after which it is worth trying again: the header `Retry-After`. */
  readonly retryAfter: number | undefined;
  /** Whose account it is about, by id: for the log alone. */
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

/** The message of a conflict, where the usual words do not fit. */
interface ConflictWords {
  /** For the form as a whole. */
  base: string;
  /** For each of the fields. */
  field: string;
}

/** What a form says has been changed meanwhile by somebody else: nothing is saved, and the form comes back with both. */
export class Conflict extends Failure {
  /** The fields that say something else than what is stored. */
  readonly fields: readonly string[];
  /** The record as it is stored. */
  readonly stored: Readonly<Record<string, unknown>>;
  readonly words: ConflictWords | undefined;

  constructor(fields: readonly string[], stored: Readonly<Record<string, unknown>>, words?: ConflictWords) {
    super('changed_meanwhile');
    this.name = 'Conflict';
    this.fields = fields;
    this.stored = stored;
    this.words = words;
  }
}

/** A record that can't be stored as it was given: messages by field, which the person who has filled them in can mend. */
export class Invalid extends Error {
  readonly errors: ValidationErrors;

  constructor(errors: ValidationErrors, options: { cause?: unknown } = {}) {
    super(`invalid: ${Object.keys(errors).join(', ')}`, options);
    this.name = 'Invalid';
    this.errors = errors;
  }
}

/** No runner could be reached, or none gave an answer in time. What was wished for may not be known to any of them. */
export class RunnerUnreachable extends Error {
  override name = 'RunnerUnreachable';
  /** None has failed at it, and one was alive a moment ago: it may come to it yet. */
  isBusy = false;
}
