/** The connection pools, and named (prepared) statements, which bypass the query builder. */
import knex, { type Knex } from 'knex';
import PostgresDialect from 'knex/lib/dialects/postgres/index.js';
import type { Client, QueryConfig, QueryResult } from 'pg';
import { DatabaseSilent, LimitedClient, type LimitedConfig, type Settings } from './limited-client.ts';
import { migrationSource } from './migrations/index.ts';
import { PooledClient } from './pooled-client.ts';
import { startWait } from './time-budget.ts';

export type Database = Knex;

export interface ConnectOptions {
  /** The most concurrent connections. */
  pool?: number;
  /** Shown in pg_stat_activity. */
  name?: string;
  /** The statement timeout in milliseconds; undefined: none. */
  statementTimeout?: number | undefined;
  /** Settings of the sessions. */
  settings?: Settings;
  /** Requires real sessions: no pooler in between that shares them by transaction. */
  isDirect?: boolean;
  /** Awaited after each commit, before the caller continues. */
  afterCommit?: (() => Promise<void>) | undefined;
  /** Logs broken and failed connections; the error reaches their users in any case. */
  log?: { warn(message: string): void };
}

/** The default timeout: longer than any request waits, so that no other statement hangs for ever either. */
const defaultStatementTimeout = 10_000;
/**
 * The server's own statement timeout is shorter by this: a busy server ends the statement itself, a silent one is cut
 * off.
 */
const serversLead = 500;
/** Milliseconds to connect: a lost server must not hold a request for the minutes of TCP's timeout. */
const connectTimeout = 3000;
/** Milliseconds to acquire a connection, free or new. */
const acquireTimeout = 5000;

/**
 * Settings of all sessions. JIT is off: PostgreSQL overestimates statements with lists, and compiling them took ten
 * times as long as running them.
 */
const defaultSettings = { idle_in_transaction_session_timeout: 60_000, jit: 'off' };

/** Options of a connection; `settings`: beyond those that follow from the limit. */
function connectionTo(url: string, name: string, longest: number | undefined, settings: Settings = {}) {
  const statement_timeout = longest === undefined ? 0 : longest - serversLead;
  return {
    connectionString: url,
    application_name: name,
    keepAlive: true,
    limits: {
      connecting: connectTimeout,
      statement: longest ?? Number.POSITIVE_INFINITY,
      settings: { ...defaultSettings, statement_timeout, ...settings },
    },
  } satisfies LimitedConfig;
}

/** A connection outside the pools, not opened yet. */
export function plainConnection(url: string, name: string, statementTimeout: number, settings?: Settings): Client {
  return new LimitedClient(connectionTo(url, name, statementTimeout, settings));
}

/** Opens a pool; it connects at the first statement. */
export function connect(
  url: string,
  {
    pool = 10,
    name = 'tag-information-service',
    log,
    settings,
    isDirect,
    afterCommit,
    ...options
  }: ConnectOptions = {},
): Database {
  const longest = 'statementTimeout' in options ? options.statementTimeout : defaultStatementTimeout;
  // Without Knex' stack, which is useless.
  const warn = (message: unknown) => log?.warn(String(message).split('\n', 1)[0] as string);
  const db = knex({
    client: dialectOver(isDirect ? LimitedClient : PooledClient),
    connection: connectionTo(url, name, longest, settings),
    pool: { min: 0, max: pool },
    acquireConnectionTimeout: acquireTimeout,
    // Errors would contain the values of their statement, and so would the log.
    compileSqlOnError: false,
    log: { warn, error: warn },
    migrations: { migrationSource, tableName: 'migrations' },
  });
  db.userParams = { afterCommit };
  return db;
}

/**
 * Knex' PostgreSQL dialect over connections of this class; waiting for a connection counts towards the request's time
 * limit.
 */
const dialectOver = (Client: typeof LimitedClient) =>
  class extends PostgresDialect {
    protected override _driver() {
      return { Client };
    }

    override acquireConnection(): Promise<Client> {
      return acquired(super.acquireConnection(), (late) => this.releaseConnection(late));
    }
  };

/** A connection that arrives too late is returned to the pool. */
function acquired(acquiring: Promise<Client>, giveBack: (late: Client) => void): Promise<Client> {
  return new Promise((resolve, reject) => {
    let isLate = false;
    const over = startWait(acquireTimeout + serversLead, (ms) => {
      isLate = true;
      over();
      reject(new DatabaseSilent('give a connection', ms));
    });
    acquiring.then(
      (connection) => {
        if (isLate) return giveBack(connection);
        over();
        resolve(connection);
      },
      (error) => {
        if (isLate) return;
        over();
        reject(error);
      },
    );
  });
}

/**
 * Runs a named statement: PostgreSQL parses and plans it once for each connection, unless a pooler is in between. The
 * query builder would make a lookup about a sixth slower.
 */
export const runNamed = <Row extends object>(
  db: Database,
  name: string,
  text: string,
  values: unknown[],
): Promise<Row[]> => runStatement<Row>(db, { name, text, values }).then(({ rows }) => rows);

/** Runs a statement as it is, on a connection of the pool or on the transaction's. */
export async function runStatement<Row extends object>(
  db: Database,
  statement: QueryConfig,
): Promise<QueryResult<Row>> {
  const connection: Client = await db.client.acquireConnection();
  try {
    return await connection.query(statement);
  } finally {
    await db.client.releaseConnection(connection);
  }
}
