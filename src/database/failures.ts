/** What PostgreSQL's and the pool's errors mean. */

const codeOf = (error: unknown): string => {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  if (typeof code === 'string') return code;
  const native = typeof error === 'object' && error !== null && 'nativeError' in error ? error.nativeError : undefined;
  return native === undefined ? '' : codeOf(native);
};

/** The network's errors between us and the server. */
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
]);

/** Errors that have no code; the words are those of pg, pg-pool, tarn and knex. */
const withoutCode =
  /connection terminated|timeout exceeded when trying to connect|Timeout acquiring a connection|Client has encountered a connection error|Client was closed|connection ended|aborted/i;

/**
 * Whether the database is away, starting, stopping or out of connections: nothing is wrong with the request, and trying
 * again shortly is right.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  // 08: connection exception; 53: insufficient resources; 57P: operator intervention (shutdown, crash, starting up)
  if (/^(08|53|57P0[1-5])/.test(code) || networkCodes.has(code)) return true;
  return code === '' && withoutCode.test(error.message) && !('status' in error);
}

/** Two transactions have stood in each other's way; doing this one again is right. */
export const isConflict = (error: unknown): boolean => ['40001', '40P01'].includes(codeOf(error));
