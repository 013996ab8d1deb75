/** The server's settings and its password check. */
import { join } from 'node:path';
import pg from 'pg';
import { database, role } from './cluster.ts';
import { isAlive, type Postmaster } from './postmaster.ts';

export type ServerOptions = {
  /** Further settings of postgresql.conf, for a server that this call starts. */
  settings?: Record<string, string | number>;
  /** false: a power cut may lose data; for tests. */
  durable?: boolean;
};

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
    // Statements and error details contain people's texts, which must not be logged.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...(options.durable === false && { fsync: 'off', full_page_writes: 'off' }),
    ...options.settings,
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** A running server must answer and know our password; a fresh one may be busy. */
export async function assertOwnServer(
  home: string,
  password: string,
  server: Postmaster,
  found: boolean,
): Promise<void> {
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
    if (!isAlive(pid)) return; // it has ended meanwhile: its supervisor restarts it
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
