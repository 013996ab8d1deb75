/**
 * What the SDKs are made of: the published document as operations, records and values, in terms that every language can
 * express. What can't be expressed is refused with the name of the place, so that no SDK lacks anything in silence.
 *
 * Words: a *declaration* is a type that gets a name of its own; a *type* is how one field or parameter uses such a name, or
 * one of the plain types. Everything is in the document's spelling; each language spells names in its own way (`names.ts`).
 * `read.ts` makes the model.
 */
export interface Model {
  title: string;
  /** That of the SDKs, not that of the document. */
  version: string;
  description: string;
  /** The tags of the document that have operations, in its order. */
  groups: readonly Group[];
  /** All types with a name, by the alphabet. No two have the same one. */
  declarations: readonly Declaration[];
  /** All headers with which answers say more than their bodies, by the alphabet. */
  headers: readonly Header[];
}

export interface Group {
  name: string;
  description: string;
  operations: readonly Operation[];
  /** Those whose success comes line by line: no call gives that as one value, so clients have the lines as types. */
  streams: readonly Operation[];
}

/** A `long` is a whole number of up to 53 bits, a `scalar` a text, a number, true or false, or null. A text that `offers` an enum is any text, most often one of those values. `instant` is a date with time and offset, as text. An `integer` has 32 bits. A list that `isSingle` always has one element. */
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
  /** Whether it changes a record, so that a field that is absent is not the same as one that is null. */
  isUpdate: boolean;
}

/** A text that is one of a few. Others may be added later, so an unknown one is no fault. */
export interface EnumType {
  kind: 'enum';
  name: string;
  description: string;
  values: readonly string[];
}

/** Whether it is `true` where it is said at all: that is no text to an app. */
export const isFlag = ({ values }: EnumType): boolean => values.length === 1 && values[0] === 'true';

/** A plain value that must not be taken for another of the same plain type: each kind of id is one. */
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
  /** In what is answered, one that is absent and one that is null are the same. */
  isRequired: boolean;
  isNullable: boolean;
  example: unknown;
}

export interface Parameter extends Field {
  in: 'path' | 'query' | 'header';
  /** What is sent: the name itself, but for a header (`If-Match`, whose name here is `if_match`). */
  sentAs: string;
}

/** The extension of an operation that does no harm when it arrives twice, whatever its method. */
export const repeatableMark = 'x-repeatable';

/** The header by which the service does a call once, however often it arrives: the SDKs send one of their own where none is given. */
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
   * Whether the client's token goes along as a Bearer token. Where it does, `auth_token` is neither a parameter nor a field
   * of the body here: one way is enough.
   */
  token: 'never' | 'optional' | 'required';
  parameters: readonly Parameter[];
  body: Body | undefined;
  /** Whether it does no harm when it arrives twice, though its method says nothing of that. */
  isRepeatable: boolean;
  success: Success;
  /** Whether it takes an `If-None-Match`, and answers 304 where the client's copy is still the same. */
  isConditional: boolean;
  /** Whether it answers JSON only to who says in `Accept` that it is wanted. */
  isNegotiated: boolean;
  errors: readonly ErrorAnswer[];
}

export interface Body {
  /** What is sent. `fields`: its fields are parameters of the call; `record`: it is a parameter itself. */
  as: 'fields' | 'record';
  record: RecordType;
  /** The name of the field under which the body holds it; undefined where it is the body. */
  within: string | undefined;
  /** Whole bodies that validate, by their names. */
  examples: Readonly<Record<string, unknown>>;
}

export interface Success {
  status: number;
  description: string;
  /** What the body holds; undefined where there is none, or it comes line by line. */
  type: Type | undefined;
  /** What each line may be, where it comes line by line. */
  lines: readonly Type[] | undefined;
  /** The names of its headers. */
  headers: readonly string[];
}

export interface ErrorAnswer {
  status: number;
  /** What the status means, as the name of a type: the same for all operations. */
  name: string;
  description: string;
  /** `error`: the error body with its code; `validation`: messages by field. */
  body: 'error' | 'validation';
  /** The values of `X-Error-Reason` that are known today. `ErrorReason` among the declarations has those of all operations. */
  reasons: readonly string[];
}

export interface Header {
  name: string;
  description: string;
  type: Type;
}
