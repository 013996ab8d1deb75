/** An operation as the generated client hands it to the runtime. */
export interface Operation {
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
  readonly success: {
    readonly status: number;
    readonly isEmpty?: true;
    /** Whether it comes line by line, and is read as it comes. */
    readonly isLines?: true;
    /** The headers to be read, by the names that they get. */
    readonly headers: Readonly<Record<string, HeaderType>>;
  };
  /** What the body of each documented error is. */
  readonly errors: Readonly<Record<number, 'refused' | 'invalid'>>;
}

/** Where a header is found, and what it holds. */
export type HeaderType = readonly [name: string, holds: 'text' | 'integer'];

export type Parameters = Readonly<Record<string, unknown>>;

/** The path with its parameters and the query, to be put after the base URL. */
export function addressOf({ path, query = [] }: Operation, parameters: Parameters): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(parameters[name])));
  // By hand: not every platform has a URLSearchParams that works.
  const pairs = query
    .filter((name) => parameters[name] !== undefined)
    .map((name) => `${encodeURIComponent(name)}=${encodeURIComponent(String(parameters[name]))}`);
  return pairs.length === 0 ? filled : `${filled}?${pairs.join('&')}`;
}

/** The headers that the operation takes. What is undefined is not sent. */
export const headersOf = ({ headers = {} }: Operation, parameters: Parameters): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, header]) =>
      parameters[name] === undefined ? [] : [[header, String(parameters[name])]],
    ),
  );

const keyHeader = 'Idempotency-Key';

/** Whether the service does a call once, however often it arrives with the same key. */
export const takesKey = ({ headers = {} }: Operation): boolean => Object.values(headers).includes(keyHeader);

/** The key of one call, where the app gives none: the same whenever the call is sent again. */
export const freshKey = (): Record<string, string> => ({ [keyHeader]: hexadecimal(randomBytes(16)) });

/** React Native has no randomness but this, unless the app brings some; a key has to be new, and need not be a secret. */
function randomBytes(length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  if (globalThis.crypto?.getRandomValues) return globalThis.crypto.getRandomValues(bytes);
  return bytes.map(() => Math.floor(Math.random() * 256));
}

const hexadecimal = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The body as JSON; undefined where the operation takes none. What is undefined in it is not sent, what is null is. */
export function bodyOf({ body }: Operation, parameters: Parameters): string | undefined {
  if (body === undefined) return undefined;
  return JSON.stringify(Object.fromEntries(body.map((name) => [name, parameters[name]])));
}
