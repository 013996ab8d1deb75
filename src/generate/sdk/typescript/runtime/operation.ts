/** An operation as data. A client is made of those that the app names, so that a bundler leaves out all others. */
import type { LineStream } from './answers.ts';
import { newUuid } from './uuid.ts';

export interface Operation<Name extends string = string> {
  /** As the documentation calls it. */
  readonly name: Name;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With its parameters in braces. */
  readonly path: string;
  /** The names of the parameters that go into the query. */
  readonly query?: readonly string[];
  /** The parameters that are headers, and how those are called. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The names of the parameters that go into the body. */
  readonly body?: readonly string[];
  /** Whether the token goes along. */
  readonly takesToken?: true;
  /** Whether it does no harm when it arrives twice, whatever its method. */
  readonly isRepeatable?: true;
  /** The status of its success; undefined: any. */
  readonly status: number | undefined;
  readonly isEmpty?: true;
  readonly isList?: true;
  /** What its success always has, where it is no list. */
  readonly keys?: readonly string[];
  /** Reads the answer as it comes, where that is done line by line. */
  readonly lines?: LineReader;
  /** The headers of its success that are read, by the names that they get; undefined: all. */
  readonly answers: Readonly<Record<string, string | ReadHeader>> | undefined;
}

/** A header that is no text: a whole number, or `true`. */
export type ReadHeader = readonly [name: string, as: 'integer' | 'boolean'];

/** `patience`: the milliseconds to wait for each piece. */
export type LineReader = (
  body: ReadableStream<Uint8Array>,
  patience: number,
  signal: AbortSignal | undefined,
) => LineStream;

export type Parameters = Readonly<Record<string, unknown>>;

/** The path with its parameters and the query, to be put after the base URL. Throws where a parameter would lead elsewhere. */
export function addressOf({ name, path, query = [] }: Operation, parameters: Parameters): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, parameter: string) => {
    if (isAbsent(parameters[parameter])) throw new TypeError(`${name} lacks ${parameter}`);
    return encoded(parameters[parameter]);
  });
  if (/\/\.{1,2}(?=\/|$)/.test(filled)) throw new TypeError(`${name} can't send a parameter of nothing but dots`);
  // By hand: not every platform has a URLSearchParams that works.
  const pairs = query
    .filter((parameter) => !isAbsent(parameters[parameter]))
    .map((parameter) => `${encodeURIComponent(parameter)}=${encoded(parameters[parameter])}`);
  return pairs.length === 0 ? filled : `${filled}${filled.includes('?') ? '&' : '?'}${pairs.join('&')}`;
}

const isAbsent = (value: unknown): boolean => value === undefined || value === null;

/** Half a character has no code: what stands for it is what it becomes in a body, too. */
const encoded = (value: unknown): string => encodeURIComponent(String(value).replace(/[\ud800-\udfff]/gu, '\ufffd'));

/** The headers that the operation takes, by their names in small letters. What is absent is not sent. */
export const headersOf = ({ headers = {} }: Operation, parameters: Parameters): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, header]) =>
      isAbsent(parameters[name]) ? [] : [[header.toLowerCase(), sendable(name, parameters[name])]],
    ),
  );

/** The value of a header. Throws where it can be none, and doesn't say it then, as it may be secret. */
export function sendable(name: string, value: unknown): string {
  const text = String(value);
  if (/[^ -~]/.test(text)) throw new TypeError(`${name} has other characters than those of ASCII that can be seen`);
  return text;
}

/** In small letters, as all names of headers that are sent. */
const keyHeader = 'idempotency-key';

/** Whether the service does a call once, however often it arrives with the same key. */
export const takesKey = ({ headers = {} }: Operation): boolean =>
  Object.values(headers).some((name) => name.toLowerCase() === keyHeader);

/** The key of one call, where the app gives none: the same whenever the call is sent again. */
export const freshKey = (): Record<string, string> => ({ [keyHeader]: newUuid() });

/** The body as JSON; undefined where the operation takes none. What is undefined in it is not sent, what is null is. */
export function bodyOf({ body }: Operation, parameters: Parameters): string | undefined {
  if (body === undefined) return undefined;
  return JSON.stringify(Object.fromEntries(body.map((name) => [name, parameters[name]])), orNoNumber);
}

/** JSON would send null, which empties a field. */
function orNoNumber(field: string, value: unknown): unknown {
  if (typeof value === 'number' && !Number.isFinite(value))
    throw new TypeError(`${field} is ${value}, which is no number`);
  return value;
}
