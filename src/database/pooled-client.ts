/**
 * A connection that may lead through a transaction-mode pooler (PgBouncer), which shares the server's sessions. A
 * session must hold nothing that another client would find, or miss:
 * - each transaction repeats its settings, until its end;
 * - statements have no names;
 * - a statement outside a transaction has no timeout at the server, so it is cancelled here.
 *
 * Without a pooler it is an ordinary connection.
 */
import type { Socket } from 'node:net';
import pg, { type QueryConfig, type QueryResult } from 'pg';
import { LimitedClient, type LimitedConfig, type Limits } from './limited-client.ts';
import { missingWay } from './transaction-writer.ts';

/** Milliseconds for a cancelled statement to answer, until its connection is closed. */
const lastWord = 500;

/** Fields that the driver's types lack. */
interface Inner {
  processID: number;
  secretKey: number;
  host: string;
  port: number;
  connection: NodeJS.EventEmitter & {
    stream: Socket;
    connect(...at: unknown[]): void;
    cancel(processID: number, secretKey: number): void;
  };
}

type Callback = (error: Error | null, result?: QueryResult) => void;

export class PooledClient extends LimitedClient {
  readonly #config: LimitedConfig;
  #isPooled = false;
  /** The settings that each transaction repeats. */
  #settingsSql = '';
  /**
   * Whether there are settings other than timeouts, which this client enforces, and JIT: each statement is a
   * transaction then.
   */
  #isSetEach = false;
  /** Whether the running statement may be a commit. */
  #isCommitting = false;

  constructor(config: LimitedConfig) {
    super(config);
    this.#config = config;
  }

  /** A pooler reports a made-up process id. */
  protected override async prepare(settings: [string, string | number][]): Promise<void> {
    const { processID } = this as unknown as Inner;
    const { rows } = await this.query(
      `select pg_backend_pid() as pid, case when pg_backend_pid() = ${processID} then concat(${made(settings, false)}) end`,
    );
    this.#isPooled = rows[0].pid !== processID;
    this.#settingsSql = `select ${made(settings, true)}`;
    this.#isSetEach = settings.some(([name, value]) => !/_timeout$|^jit$/.test(name) && value !== missingWay);
  }

  protected override longest(limits: Limits): number {
    const ofServer = Number(limits.settings?.statement_timeout) || Number.POSITIVE_INFINITY;
    return this.#isPooled ? Math.min(limits.statement, ofServer) : limits.statement;
  }

  // biome-ignore lint/suspicious/noExplicitAny: as the driver declares it, for callbacks and promises
  override query(statement: any, values?: any, callback?: any): any {
    if (!this.#isPooled || typeof statement?.submit === 'function') return super.query(statement, values, callback);
    const called: Callback | undefined = typeof values === 'function' ? values : callback;
    const given: QueryConfig = typeof statement === 'string' ? { text: statement } : { ...statement, name: undefined };
    const answered = this.#queryLent(typeof values === 'function' || !values ? given : { ...given, values });
    if (!called) return answered;
    answered.then((result) => called(null, result), called);
  }

  async #queryLent(statement: QueryConfig): Promise<QueryResult> {
    const { text } = statement;
    const isAlone = this.getTransactionStatus() === 'I';
    this.#isCommitting = isAlone ? !/^\s*(select|with)\b/i.test(text) : /\bcommit;?$/i.test(text);
    if (/^begin\b/i.test(text))
      return super.query({
        ...statement,
        text: text.replace(/^[^;]+;?/, (begin) => `${ended(begin)}${this.#settingsSql};`),
      });
    if (!isAlone || !this.#isSetEach) return super.query(statement);
    await super.query(`begin;${this.#settingsSql}`);
    try {
      const result = await this.#queryLent(statement);
      await this.#queryLent({ text: 'commit' });
      return result;
    } catch (error) {
      await super.query('rollback').catch(() => {});
      throw error;
    }
  }

  /**
   * A pooler would let the server finish a statement that has timed out here, so it is cancelled. Not a commit that
   * waits for a standby: cancelled, PostgreSQL would report it as done with only the primary having it. Nor may a commit
   * follow on this connection, as the cancellation could still hit it.
   */
  protected override cutOff(ms: number): void {
    const giveUp = () => super.cutOff(ms);
    if (!this.#isPooled || this.#isCommitting) {
      giveUp();
      return;
    }
    const timer = setTimeout(giveUp, lastWord);
    (this as unknown as Inner).connection.once('readyForQuery', () => {
      clearTimeout(timer);
      giveUp();
    });
    this.#cancel();
  }

  /** Cancels the running statement by another connection; this one sees whether it worked. */
  #cancel(): void {
    const { processID, secretKey, host, port } = this as unknown as Inner;
    const { connection } = new pg.Client(this.#config) as unknown as Inner;
    connection.on('error', () => {});
    connection.once('connect', () => connection.cancel(processID, secretKey));
    connection.connect(...(host.startsWith('/') ? [`${host}/.s.PGSQL.${port}`] : [port, host]));
    connection.stream.setTimeout(lastWord, () => connection.stream.destroy());
  }
}

/** The settings as a list of SQL expressions. */
const made = (settings: [string, string | number][], isLocal: boolean): string =>
  settings.map(([name, value]) => `set_config('${name}', '${value}', ${isLocal})`).join(', ');

const ended = (begin: string) => (begin.endsWith(';') ? begin : `${begin};`);
