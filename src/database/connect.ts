/** The connection pools, and the one statement that goes around the query builder: a named (prepared) one. */
import knex, { type Knex } from 'knex';
import PostgresDialect from 'knex/lib/dialects/postgres/index.js';
import pg, { type Client, type QueryConfig, type QueryResult } from 'pg';
import { DatabaseSilent, LimitedClient, type LimitedConfig, type Settings } from './limited-client.ts';
import { migrationSource } from './migrations/index.ts';
import { wait } from './patience.ts';
import { PooledClient } from './pooled-client.ts';

export type Database = Knex;

export interface ConnectOptions {
  /** Most connections at once. */
  pool?: number;
  /** Shown in pg_stat_activity. */
  name?: string;
  /** Milliseconds that a statement may take; undefined: as long as it likes. */
  longestStatement?: number | undefined;
  /** Settings of the server for its sessions. */
  settings?: Settings;
  /** The sessions have to be our own: no pooler may be in between that lends them for a transaction each. */
  isDirect?: boolean;
  /** Waited for after each transaction, before anybody is told that it is done. */
  afterCommit?: (() => Promise<void>) | undefined;
  /** Logs connections that broke or could not be made; their users get the error, with or without a log. */
  log?: { warn(message: string): void };
}

/** Longer than any request waits, so that one of another kind is not kept for ever either. */
const usualLongest = 10_000;
/** The server ends a statement by itself before we give up its connection: it may be busy, and not silent. */
const serversLead = 500;
/** Milliseconds until a server has to let us in: a lost one must not hold a request for the minutes that TCP would wait. */
const longestConnecting = 3000;
/** Milliseconds until a connection has to be there, whether it is free or new. */
const longestAcquire = 5000;

/**
 * What all sessions have in common. Our statements are short, and PostgreSQL takes those on lists for long ones: machine code that it
 * would make for each anew took ten times as long as the statement itself.
 */
const usualSettings = { idle_in_transaction_session_timeout: 60_000, jit: 'off' };

/** How each of our connections is made; `settings` are the server's, beyond what follows from the limit. */
function connectionTo(url: string, name: string, longest: number | undefined, settings: Settings = {}) {
  const statement_timeout = longest === undefined ? 0 : longest - serversLead;
  return {
    connectionString: url,
    application_name: name,
    keepAlive: true,
    limits: {
      connecting: longestConnecting,
      statement: longest ?? Number.POSITIVE_INFINITY,
      settings: { ...usualSettings, statement_timeout, ...settings },
    },
  } satisfies LimitedConfig;
}

/** One connection that belongs to nobody's pool, not made yet. */
export function plainConnection(url: string, name: string, longestStatement: number, settings?: Settings): pg.Client {
  return new LimitedClient(connectionTo(url, name, longestStatement, settings));
}

/** A pool without the query builder, for a library that takes no other. */
export function plainPool(
  url: string,
  { pool: max, name, settings, ...options }: ConnectOptions & { pool: number; name: string },
): pg.Pool {
  const longest = 'longestStatement' in options ? options.longestStatement : usualLongest;
  const connection = connectionTo(url, name, longest, settings);
  const most = { connectionTimeoutMillis: longestConnecting, max };
  const pool = new pg.Pool({ ...connection, ...most, Client: LimitedClient as never });
  // Without a listener a connection that is lost while nobody uses it would end the process.
  pool.on('error', () => {});
  return pool;
}

/** Opens a pool; no connection is made before the first statement. */
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
  const longest = 'longestStatement' in options ? options.longestStatement : usualLongest;
  // Knex says it with a stack, which tells of Knex.
  const tell = (message: unknown) => log?.warn(String(message).split('\n', 1)[0] as string);
  const db = knex({
    client: dialectOver(isDirect ? LimitedClient : PooledClient),
    connection: connectionTo(url, name, longest, settings),
    pool: { min: 0, max: pool },
    acquireConnectionTimeout: longestAcquire,
    // An error's message would hold the values of its statement, and so would the log.
    compileSqlOnError: false,
    log: { warn: tell, error: tell },
    migrations: { migrationSource, tableName: 'migrations' },
  });
  db.userParams = { afterCommit };
  return db;
}

/** Knex' PostgreSQL over connections of this class; a connection that is waited for takes its part of the request's time. */
const dialectOver = (Client: typeof LimitedClient) =>
  class extends PostgresDialect {
    protected override _driver() {
      return { Client };
    }

    override acquireConnection(): Promise<Client> {
      return inTime(super.acquireConnection(), (late) => this.releaseConnection(late));
    }
  };

/** A connection that nobody waits for any more goes back into the pool. */
function inTime(acquiring: Promise<Client>, giveBack: (late: Client) => void): Promise<Client> {
  return new Promise((resolve, reject) => {
    let isLate = false;
    const over = wait(longestAcquire + serversLead, (ms) => {
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
 * Runs one named statement: PostgreSQL parses and plans it once for each connection, where no pooler is in between. Through
 * the builder the same lookup takes about a sixth longer.
 */
export const runNamed = <Row extends object>(
  db: Database,
  name: string,
  text: string,
  values: unknown[],
): Promise<Row[]> => runStatement<Row>(db, { name, text, values }).then(({ rows }) => rows);

/** Runs one statement as it is, on a connection of the pool or on the transaction's. */
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
