/** What is ours about the server: the settings that it is started with, and the password that it takes. */
import { join } from 'node:path';
import pg from 'pg';
import { database, role } from './cluster.ts';
import { isAlive, type Postmaster } from './postmaster.ts';

export type ServerOptions = {
  /** Settings beyond ours, by their names in postgresql.conf. They hold when this call starts it. */
  settings?: Record<string, string | number>;
  /** false: a power cut may cost the data, for tests. */
  durable?: boolean;
};

/** The arguments that the server is started with. */
export function argumentsOf(port: number, options: ServerOptions): string[] {
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 100,
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    max_wal_size: '256MB',
    // Statements and the details of errors hold what people wrote; the log does without.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...(options.durable === false && { fsync: 'off', full_page_writes: 'off' }),
    ...options.settings,
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** A running server has to answer; one that was started just now may be busy, but must know our password. */
export async function assertOurs(home: string, password: string, server: Postmaster, found: boolean): Promise<void> {
  const { port, pid } = server;
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: role,
    password,
    database,
    connectionTimeoutMillis: 10_000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (cause) {
    if (!isAlive(pid)) return; // it ended meanwhile: its supervisor brings it back
    const { message, code } = cause as { message: string; code?: string };
    if (code !== '28P01') {
      if (!found && code !== '3D000') return;
      throw new Error(`PostgreSQL runs on port ${port} (process ${pid}) but lets nobody in: ${message}`, { cause });
    }
    throw new Error(
      `PostgreSQL does not take the password in ${join(home, 'password')}. Stop the service and remove that file: the next start makes a new one.`,
      { cause },
    );
  } finally {
    await client.end().catch(() => {});
  }
}
