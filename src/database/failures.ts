/** What PostgreSQL's and the pool's errors mean. */

/** The SQLSTATE or system code of an error, or of the driver's error that a model's error wraps. */
const codeOf = (error: unknown): string => {
  const { code, nativeError } = (error ?? {}) as { code?: unknown; nativeError?: unknown };
  if (typeof code === 'string') return code;
  return nativeError === undefined ? '' : codeOf(nativeError);
};

/** The errors between us and the server. */
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  // Ours: it did not answer in time.
  'DATABASE_SILENT',
]);

/** Errors that have no code; the words are those of pg, pg-pool, tarn and knex. */
const withoutCode =
  /connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Timeout acquiring a connection|Client has encountered a connection error|Client was closed|connection ended|aborted/i;

/**
 * Whether the database is away, starting, stopping, overloaded or out of connections: nothing is wrong with the request,
 * and trying again shortly is right.
 */
export function isUnavailable(error: unknown): boolean {
  const code = codeOf(error);
  // 08: connection exception; 25006: it can only be read (see `isReadOnly`); 25P03, 57014: it took too long;
  // 40001, 40P01: it stood in another's way too often;
  // 53: insufficient resources; 57P: operator intervention (shutdown, crash, starting up)
  if (/^(08|25006|25P03|40001|40P01|53|57014|57P0[1-5])/.test(code) || networkCodes.has(code)) return true;
  const { message, status } = (error ?? {}) as { message?: unknown; status?: unknown };
  return code === '' && status === undefined && withoutCode.test(String(message));
}

/** What an operator is told of it. A server that takes connections and says nothing is a `timeout expired` to the driver. */
export function causeOf(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException;
  return message === 'timeout expired' ? 'PostgreSQL does not answer' : message || `${code}`;
}

/** What an operator is told where DATABASE_URL names a database that can't be used. */
export const unusable = (error: unknown): string => `The database of DATABASE_URL can't be used: ${causeOf(error)}`;

/** A statement has waited for a lock for as long as it was told to. */
export const isLockTimeout = (error: unknown): boolean => codeOf(error) === '55P03';

/** A statement took longer than it was given: the server has ended it, or we have. */
export const tookTooLong = (error: unknown): boolean => ['57014', 'DATABASE_SILENT'].includes(codeOf(error));

/** What a row refers to is gone. */
export const refersToNothing = (error: unknown): boolean => codeOf(error) === '23503';

/** Two transactions have stood in each other's way; doing this one again is right. */
export const isConflict = (error: unknown): boolean => ['40001', '40P01'].includes(codeOf(error));

/** The database may be read and not written: its disk is full, or it is a standby. */
export const isReadOnly = (error: unknown): boolean => codeOf(error) === '25006';
