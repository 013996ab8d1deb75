/**
 * A connection to PostgreSQL on which no statement is waited for longer than its limit, on our side: a server that stands
 * still, or a network that swallows everything, does not keep the limits that were set at the server.
 *
 * A connection that did not answer in time is cut off. Its answer may still come, and would be taken for the next one's.
 */
import type { Socket } from 'node:net';
import pg from 'pg';
import { afterRunning, wait, withoutPatience } from './patience.ts';

/** By their names in postgresql.conf. */
export type Settings = Readonly<Record<string, string | number>>;

export interface Limits {
  /** Milliseconds that we wait for a connection. The driver's own limit would count what we ourselves stood still. */
  connecting: number;
  /** Milliseconds that we wait for a statement. */
  statement: number;
  /** Settings of the session, made by statements: poolers refuse most of them as parameters of a connection's start. */
  settings?: Settings;
}

export type LimitedConfig = pg.ClientConfig & { limits: Limits };

/** PostgreSQL did not answer in time, or gave no connection. What was asked for may have happened all the same. */
export class DatabaseSilent extends Error {
  readonly code = 'DATABASE_SILENT';

  constructor(what: string, ms: number) {
    super(`PostgreSQL did not ${what} within ${Math.round(ms)} ms`);
    this.name = 'DatabaseSilent';
  }
}

type Callback = (error: Error | null, result?: unknown) => void;

/** PostgreSQL rolls back where a statement before the commit has failed, and Knex would take that for done. */
function failedCommit(statement: string | { text?: string }, result: unknown): Error | null {
  const text = typeof statement === 'string' ? statement : statement.text;
  const isRolledBack = text === 'COMMIT;' && (result as { command?: string }).command === 'ROLLBACK';
  if (!isRolledBack) return null;
  const error = new Error('a statement of the transaction has failed: nothing was committed');
  return Object.assign(error, { code: '25P02' });
}

export class LimitedClient extends pg.Client {
  readonly #limits: Limits;
  #silence: DatabaseSilent | undefined;

  constructor(config: LimitedConfig) {
    super(config);
    this.#limits = config.limits;
    // A statement's caller gets its error. A client without a listener, as while its settings are made,
    // would end the process when its connection is lost.
    this.on('error', () => {});
  }

  // biome-ignore lint/suspicious/noExplicitAny: as the driver declares it, for callbacks and promises
  override connect(callback?: any): any {
    // In the driver's words, as by its own limit.
    const made = afterRunning(this.#limits.connecting, () => this.#stream.destroy(new Error('timeout expired')));
    const connected = super
      .connect()
      .finally(made)
      .then(() => withoutPatience(() => this.#begin()));
    if (!callback) return connected.then(() => this);
    connected.then(() => callback(null, this), callback);
  }

  // biome-ignore lint/suspicious/noExplicitAny: the driver declares nine ways of calling this
  override query(statement: any, values?: any, callback?: any): any {
    // A cursor waits for its reader too, which has limits of its own.
    if (typeof statement?.submit === 'function') return super.query(statement, values, callback);
    const called: Callback | undefined = typeof values === 'function' ? values : callback;
    const given = typeof values === 'function' ? undefined : values;
    const heard = wait(this.longest(this.#limits), (ms) => this.cutOff(ms));
    const failureIn = (error: unknown, result?: unknown) => {
      heard();
      return error ? (this.#silence ?? error) : failedCommit(statement, result);
    };
    if (called) {
      return super.query(statement, given, (error: Error | null, result: unknown) =>
        called(failureIn(error, result) as Error | null, result),
      );
    }
    return super.query(statement, given).then(
      (result: unknown) => {
        const failure = failureIn(null, result);
        if (failure) throw failure;
        return result;
      },
      (error: unknown) => {
        throw failureIn(error);
      },
    );
  }

  async #begin(): Promise<void> {
    const settings = Object.entries(this.#limits.settings ?? {});
    if (settings.length === 0) return;
    try {
      await this.prepare(settings);
    } catch (error) {
      this.end().catch(() => {});
      throw error;
    }
  }

  /** Makes the settings of the session. */
  protected async prepare(settings: [string, string | number][]): Promise<void> {
    await this.query(settings.map(([name, value]) => `set ${name} = '${value}'`).join('; '));
  }

  /** Milliseconds that we wait for a statement. */
  protected longest({ statement }: Limits): number {
    return statement;
  }

  /** The statements that wait fail with it. */
  protected cutOff(ms: number): void {
    this.#silence = new DatabaseSilent('answer', ms);
    this.#stream.destroy();
  }

  get #stream(): Socket {
    return (this as unknown as { connection: { stream: Socket } }).connection.stream;
  }
}
