/**
 * The model of the SDKs: the published document as operations, records and values that every language can express.
 * Anything else throws with its place, so that no SDK lacks anything silently.
 *
 * Terms: a *declaration* is a named type; a *type* is the use of such a name, or of a plain type, by a field or
 * parameter. Names have the document's spelling; each language converts them (`names.ts`). `read-document.ts` makes the model.
 */
export interface Model {
  title: string;
  /** Of the SDKs, not of the document. */
  version: string;
  description: string;
  /** The tags of the document that have operations, in its order. */
  groups: readonly Group[];
  /** All named types, in alphabetical order; names are unique. */
  declarations: readonly Declaration[];
  /** All documented headers of answers, in alphabetical order. */
  headers: readonly Header[];
}

export interface Group {
  name: string;
  description: string;
  operations: readonly Operation[];
  /** Operations with streamed successes: no call returns these as one value, so clients get the types of their lines. */
  streams: readonly Operation[];
}

/**
 * A `long` is an integer of up to 53 bits, a `scalar` a text, a number, a boolean or null. A text that `offers` an enum
 * is any text, most often one of its values. `instant` is a date with time and offset, as text. An `integer` has 32
 * bits. A list that `isSingle` always has one element.
 */
export type Type =
  | { kind: 'text'; offers?: string }
  | { kind: 'integer' | 'long' | 'number' | 'boolean' | 'instant' | 'scalar' }
  | { kind: 'list'; of: Type; isSingle?: true; hasNulls?: true }
  | { kind: 'map'; of: Type }
  | { kind: 'record' | 'enum' | 'value'; name: string };

export type Declaration = RecordType | EnumType | ValueType;

/** An object with known fields. */
export interface RecordType {
  kind: 'record';
  name: string;
  description: string;
  fields: readonly Field[];
  /** Whether it is sent (`input`) or answered (`output`); never both. */
  use: 'input' | 'output';
  /** Whether it is an update, so that absent and null fields differ. */
  isUpdate: boolean;
}

/** An open enumeration: later values may be added, so unknown ones are valid. */
export interface EnumType {
  kind: 'enum';
  name: string;
  description: string;
  values: readonly string[];
}

/** Whether `true` is its only value: apps get a boolean. */
export const isFlag = ({ values }: EnumType): boolean => values.length === 1 && values[0] === 'true';

/** A plain value with a type of its own, as each kind of id. */
export interface ValueType {
  kind: 'value';
  name: string;
  description: string;
  of: 'text' | 'integer';
}

export interface Field {
  name: string;
  description: string;
  type: Type;
  /** In answers, absent and null are the same. */
  isRequired: boolean;
  isNullable: boolean;
  example: unknown;
}

export interface Parameter extends Field {
  in: 'path' | 'query' | 'header';
  /** The name on the wire; it differs for headers (`If-Match`, named `if_match` here). */
  sentAs: string;
}

/** The extension of an operation that may be repeated, whatever its method. */
export const repeatableMark = 'x-repeatable';

/** The header for idempotent calls: the SDKs generate one where none is given. */
export const keyHeader = 'Idempotency-Key';

export interface Operation {
  /** Its `operationId`. */
  id: string;
  summary: string;
  description: string;
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** With its parameters in braces. */
  path: string;
  /**
   * Whether the client's token is sent as a Bearer token; then `auth_token` is neither a parameter nor a field of the
   * body here.
   */
  token: 'never' | 'optional' | 'required';
  parameters: readonly Parameter[];
  body: Body | undefined;
  /** Whether it may be repeated, although its method does not say so. */
  isRepeatable: boolean;
  success: Success;
  /** Whether it takes `If-None-Match`, and answers 304 for an unchanged copy. */
  isConditional: boolean;
  /** Whether it answers JSON only on `Accept`. */
  isNegotiated: boolean;
  errors: readonly ErrorAnswer[];
}

export interface Body {
  /** The input. `fields`: its fields are parameters of the call; `record`: it is a parameter itself. */
  as: 'fields' | 'record';
  record: RecordType;
  /** The name under which the body nests it; undefined where it is the body. */
  within: string | undefined;
  /** Whole valid bodies, by name. */
  examples: Readonly<Record<string, unknown>>;
}

export interface Success {
  status: number;
  description: string;
  /** The body's type; undefined without one, or for a stream. */
  type: Type | undefined;
  /** The types of lines, for a stream. */
  lines: readonly Type[] | undefined;
  /** The names of its headers. */
  headers: readonly string[];
}

export interface ErrorAnswer {
  status: number;
  /** The meaning of the status as a type's name: the same for all operations. */
  name: string;
  description: string;
  /** `error`: the error body with its code; `validation`: messages by field. */
  body: 'error' | 'validation';
  /**
   * The currently known values of `X-Error-Reason`. `ErrorReason` among the declarations has those of all operations.
   */
  reasons: readonly string[];
}

export interface Header {
  name: string;
  description: string;
  type: Type;
}
