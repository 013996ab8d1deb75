/**
 * A PostgreSQL connection with client-side timeouts, since the server's own do not work if the server hangs or the
 * network drops everything.
 *
 * A connection that has timed out is closed: its late answer would be taken for that of the next statement.
 */
import type { Socket } from 'node:net';
import pg from 'pg';
import { setRunningTimeout, startWait, withoutTimeBudget } from './time-budget.ts';

/** By their names in postgresql.conf. */
export type Settings = Readonly<Record<string, string | number>>;

export interface Limits {
  /** Milliseconds to connect. The driver's own timeout would include pauses of this process. */
  connecting: number;
  /** Milliseconds for a statement. */
  statement: number;
  /** Settings of the session, set by statements: poolers refuse most of them as startup parameters. */
  settings?: Settings;
}

export type LimitedConfig = pg.ClientConfig & { limits: Limits };

/** PostgreSQL did not answer in time, or gave no connection. The statement may have run all the same. */
export class DatabaseSilent extends Error {
  readonly code = 'DATABASE_SILENT';

  constructor(what: string, ms: number) {
    super(`PostgreSQL did not ${what} within ${Math.round(ms)} ms`);
    this.name = 'DatabaseSilent';
  }
}

type Callback = (error: Error | null, result?: unknown) => void;

/** A commit after a failed statement rolls back, which Knex would take for success. */
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
    // A statement's caller gets its error. Without a listener a connection lost in between, e.g. while its settings are
    // made, would end the process.
    this.on('error', () => {});
  }

  // biome-ignore lint/suspicious/noExplicitAny: as the driver declares it, for callbacks and promises
  override connect(callback?: any): any {
    // The driver's message for its own timeout.
    const made = setRunningTimeout(this.#limits.connecting, () => this.#stream.destroy(new Error('timeout expired')));
    const connected = super
      .connect()
      .finally(made)
      .then(() => withoutTimeBudget(() => this.#begin()));
    if (!callback) return connected.then(() => this);
    connected.then(() => callback(null, this), callback);
  }

  // biome-ignore lint/suspicious/noExplicitAny: the driver declares nine ways of calling this
  override query(statement: any, values?: any, callback?: any): any {
    // A cursor waits for its reader too, which has limits of its own.
    if (typeof statement?.submit === 'function') return super.query(statement, values, callback);
    const called: Callback | undefined = typeof values === 'function' ? values : callback;
    const given = typeof values === 'function' ? undefined : values;
    const heard = startWait(this.longest(this.#limits), (ms) => this.cutOff(ms));
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

  protected async prepare(settings: [string, string | number][]): Promise<void> {
    await this.query(settings.map(([name, value]) => `set ${name} = '${value}'`).join('; '));
  }

  /** The time limit of statements, in milliseconds. */
  protected longest({ statement }: Limits): number {
    return statement;
  }

  /** Pending statements fail with it. */
  protected cutOff(ms: number): void {
    this.#silence = new DatabaseSilent('answer', ms);
    this.#stream.destroy();
  }

  get #stream(): Socket {
    return (this as unknown as { connection: { stream: Socket } }).connection.stream;
  }
}
