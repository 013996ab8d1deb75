/** The connection pool, and the one statement that goes around the query builder: a named (prepared) one. */
import knex, { type Knex } from 'knex';
import type { Client, QueryResult } from 'pg';
import { migrationSource } from './migrations/index.ts';

export type Database = Knex;

export interface ConnectOptions {
  /** Most connections at once. */
  pool?: number;
  /** Shown in pg_stat_activity. */
  name?: string;
  /** Told of connections that broke or could not be made; whoever needed one gets the error besides. */
  log?: { warn(message: string): void };
}

/** Opens a pool; no connection is made before the first statement. */
export function connect(
  url: string,
  { pool = 10, name = 'tag-information-service', log = console }: ConnectOptions = {},
): Database {
  return knex({
    client: 'pg',
    connection: {
      connectionString: url,
      application_name: name,
      // A lost server must not hold a request for the minutes that TCP would wait.
      connectionTimeoutMillis: 3000,
      keepAlive: true,
      statement_timeout: 30_000,
      idle_in_transaction_session_timeout: 60_000,
    },
    pool: { min: 0, max: pool },
    acquireConnectionTimeout: 5000,
    // An error's message would hold the values of its statement, and so would the log.
    compileSqlOnError: false,
    log: { warn: (message) => log.warn(String(message)), error: (message) => log.warn(String(message)) },
    migrations: { migrationSource, tableName: 'migrations' },
  });
}

/**
 * Runs one named statement: PostgreSQL parses and plans it once for each connection. Through the builder the same lookup
 * takes about a sixth longer.
 */
export async function runNamed<Row extends object>(
  db: Database,
  name: string,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  const connection: Client = await db.client.acquireConnection();
  try {
    const result: QueryResult<Row> = await connection.query({ name, text, values });
    return result.rows;
  } finally {
    await db.client.releaseConnection(connection);
  }
}
