/**
 * `TEST_POOLER=session` or `transaction`: the tests' web processes and runners reach their databases through a real
 * PgBouncer, except for direct sessions; the tests themselves connect directly.
 */
import { findPgbouncer, type Pgbouncer, type PoolMode, startPgbouncer } from './pgbouncer.ts';

/** Starts the pooler of a run, if requested. */
export async function startPooler(serverUrl: string): Promise<Pgbouncer | undefined> {
  const pool_mode = process.env.TEST_POOLER as PoolMode | undefined;
  if (!pool_mode) return undefined;
  const program = findPgbouncer();
  if (!program) throw new Error('TEST_POOLER wants a pgbouncer, and there is none on PATH or in /usr/sbin');
  // Many services of many tests share it.
  const pooler = await startPgbouncer(program, serverUrl, { pool_mode, max_client_conn: 2000 });
  process.env.TEST_POOLER_URL = pooler.url;
  return pooler;
}

/** The URL by which a process of the service reaches its database. */
export function throughPooler(databaseUrl: string): string {
  const { TEST_POOLER_URL, TEST_SERVER_URL } = process.env;
  const [url, server] = [new URL(databaseUrl), TEST_SERVER_URL && new URL(TEST_SERVER_URL)];
  if (!TEST_POOLER_URL || !server || url.host !== server.host) return databaseUrl;
  url.host = new URL(TEST_POOLER_URL).host;
  return url.href;
}
