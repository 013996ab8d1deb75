/**
 * A separate session outside the pools, to listen for notifications and hold locks. It needs a direct connection,
 * without a pooler that shares sessions.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import { plainConnection } from './connect.ts';
import { errorForLog } from './error-for-log.ts';
import type { Settings } from './limited-client.ts';

/** A longer statement means that the server is unreachable. */
const statementTimeout = 5000;
/**
 * So that the server notices within seconds that this machine is gone, and releases its locks: also while a notification is
 * on its way to it, when no keepalive is sent.
 */
const settings = {
  tcp_keepalives_idle: 2,
  tcp_keepalives_interval: 1,
  tcp_keepalives_count: 3,
  tcp_user_timeout: 5000,
};

interface SessionOptions {
  url: string;
  /** Shown in pg_stat_activity. */
  name: string;
  log: Logger;
  /** Further settings, besides the keepalives. */
  settings?: Settings;
  /** The channels to listen to, with the handlers of their notifications. */
  channels: Readonly<Record<string, (payload: string) => void>>;
  /**
   * Runs on each new connection, which listens already; if it fails, the connection is made again. Notifications were
   * missed while there was none, so this is the place to catch up. `processId`: the server process' id as reported at
   * connecting; a pooler reports a made-up one.
   */
  onConnect(session: RunStatement, processId: number | undefined): Promise<void>;
}

/** Runs a statement on the session's connection; a named one is planned once. */
export type RunStatement = <Row = Record<string, unknown>>(
  statement: string | { name: string; text: string },
  values?: unknown[],
) => Promise<Row[]>;

export class Session {
  readonly #options: SessionOptions;
  readonly #stopping = new AbortController();
  #client: pg.Client | undefined;
  #loop: Promise<void> | undefined;
  /** The previous statement: a connection runs one at a time. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(options: SessionOptions) {
    this.#options = options;
  }

  /** Connects, and reconnects whenever the connection is lost, until `stop`. */
  start(): void {
    this.#loop ??= this.#keepConnected();
  }

  get isConnected(): boolean {
    return this.#client !== undefined;
  }

  /** Throws while there is no connection. */
  query: RunStatement = async (statement, values) => {
    const next = this.#last.then(() => {
      if (!this.#client) throw new Error('Connection terminated');
      return rowsOf<never>(this.#client, statement, values);
    });
    this.#last = next.catch(() => {});
    return next;
  };

  /** Drops the connection and makes another one. */
  renew(): void {
    this.#client?.end().catch(() => {});
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#loop;
  }

  async #keepConnected(): Promise<void> {
    const { signal } = this.#stopping;
    const { log } = this.#options;
    for (let failures = 0; !signal.aborted; failures += 1) {
      try {
        await this.#connectUntilLost(() => {
          failures = 0;
        });
        if (!signal.aborted) log.warn('the PostgreSQL session is lost');
      } catch (error) {
        if (failures % 20 === 0) log.warn(errorForLog(error), 'the PostgreSQL session cannot be opened; retrying');
      }
      this.#client = undefined;
      await pause(Math.min(1000, 100 * 2 ** failures), undefined, { signal }).catch(() => {});
    }
  }

  async #connectUntilLost(connected: () => void): Promise<void> {
    const client = plainConnection(this.#options.url, this.#options.name, statementTimeout, {
      ...settings,
      ...this.#options.settings,
    });
    const { signal } = this.#stopping;
    const lost = Promise.withResolvers<void>();
    const end = () => lost.resolve();
    client.on('error', end).on('end', end);
    signal.addEventListener('abort', end);
    const { channels } = this.#options;
    client.on('notification', ({ channel, payload = '' }) => channels[channel]?.(payload));
    try {
      await client.connect();
      for (const channel of Object.keys(channels)) await client.query(`listen ${channel}`);
      const { processID } = client as { processID?: number };
      await this.#options.onConnect((statement, values) => rowsOf(client, statement, values), processID);
      this.#client = client;
      connected();
      await lost.promise;
    } finally {
      // The signal outlives each connection.
      signal.removeEventListener('abort', end);
      // Not awaited: the other end may never answer.
      client.end().catch(() => {});
    }
  }
}

async function rowsOf<Row>(
  client: pg.Client,
  statement: Parameters<RunStatement>[0],
  values?: unknown[],
): Promise<Row[]> {
  const { rows } = await client.query(statement, values);
  return rows;
}
