/** Meanings of PostgreSQL's and the pool's errors. */

/** The SQLSTATE or system code of an error, or of the driver's error that a model's error wraps. */
const codeOf = (error: unknown): string => {
  const { code, nativeError } = (error ?? {}) as { code?: unknown; nativeError?: unknown };
  if (typeof code === 'string') return code;
  return nativeError === undefined ? '' : codeOf(nativeError);
};

/** Network errors. */
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
  // Our own timeout.
  'DATABASE_SILENT',
]);

/** Errors without a code, by the messages of pg, pg-pool, tarn and knex. */
const withoutCode =
  /connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Timeout acquiring a connection|Client has encountered a connection error|Client was closed|connection ended|aborted/i;

/**
 * True while the database is away, starting, stopping, overloaded or out of connections: the request is fine and should
 * be retried.
 */
export function isUnavailable(error: unknown): boolean {
  const code = codeOf(error);
  // 08: connection exception; 25006: read-only (see `isReadOnly`); 25P03, 57014: timeout; 40001, 40P01: repeated
  // conflict; 53: insufficient resources; 57P: operator intervention (shutdown, crash, start)
  if (/^(08|25006|25P03|40001|40P01|53|57014|57P0[1-5])/.test(code) || networkCodes.has(code)) return true;
  const { message, status } = (error ?? {}) as { message?: unknown; status?: unknown };
  return code === '' && status === undefined && withoutCode.test(String(message));
}

/** The server refuses the password, or has no such database: at the start a mistake, later a change while this process runs. */
export const isAccessRefused = (error: unknown): boolean => /^(28|3D)/.test(codeOf(error));

/**
 * The cause, for the operator. The driver reports a server that accepts connections and stays silent as `timeout
 * expired`.
 */
export function causeOf(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException;
  return message === 'timeout expired' ? 'PostgreSQL does not answer' : message || `${code}`;
}

/** For the operator, where DATABASE_URL names an unusable database. */
export const unusableDatabase = (error: unknown): string =>
  `The database of DATABASE_URL can't be used: ${causeOf(error)}`;

/** A lock timeout. */
export const isLockTimeout = (error: unknown): boolean => codeOf(error) === '55P03';

/** A statement timeout, the server's or ours. */
export const isStatementTimeout = (error: unknown): boolean => ['57014', 'DATABASE_SILENT'].includes(codeOf(error));

/** A foreign key to a deleted row. */
export const isForeignKeyViolation = (error: unknown): boolean => codeOf(error) === '23503';

/**
 * The id of the deleted customer that a write refers to; undefined for other errors. The error's detail begins with `Key
 * (customer_id)=(7)`, with the first word in the server's language.
 */
export function goneCustomerIn(error: unknown): number | undefined {
  const { code, detail, nativeError, cause } = (error ?? {}) as Partial<Record<string, unknown>>;
  const id = code === '23503' ? /\((?:customer|museum)_id\)=\((\d+)\)/.exec(`${detail}`)?.[1] : undefined;
  if (id !== undefined) return Number(id);
  const within = nativeError ?? cause;
  return within === undefined ? undefined : goneCustomerIn(within);
}

/** A new record of a customer that has become a member of a team meanwhile, who owns nothing (migration 0011). */
export const isOfNewMember = (error: unknown): boolean =>
  isForeignKeyViolation(error) && /a member owns nothing$/.test(String((error as Partial<Error>).message));

/** A taken unique key or a deleted referenced row, although an earlier statement of the transaction has checked it. */
export const isConstraintViolation = (error: unknown): boolean => ['23503', '23505'].includes(codeOf(error));

/** A deadlock or serialization failure: a retry is right. */
export const isConflict = (error: unknown): boolean => ['40001', '40P01'].includes(codeOf(error));

/** The database is read-only: its disk is full, or it is a standby. */
export const isReadOnly = (error: unknown): boolean => codeOf(error) === '25006';
