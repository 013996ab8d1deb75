/**
 * A connection that may lead through a pooler, which lends the server's sessions, each for one transaction, to one client
 * after the other. So nothing may be left in a session that another one would find, or miss:
 *
 * - its settings are said again by each transaction, until its end;
 * - statements have no names;
 * - a statement outside a transaction, which can't say for how long it may take, is cancelled by us when that is over.
 *
 * Without a pooler it is a connection like any other.
 */
import type { Socket } from 'node:net';
import pg, { type QueryConfig, type QueryResult } from 'pg';
import { unsaid } from './by.ts';
import { LimitedClient, type LimitedConfig, type Limits } from './limited-client.ts';

/** Milliseconds that a statement which was cancelled gets to say so, until its connection is cut off. */
const lastWord = 500;

/** What the driver's types do not show. */
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
  /** What a transaction says for itself. */
  #said = '';
  /** Whether what is written says so by settings: then each statement is a transaction. */
  #isMarked = false;
  /** Whether what is under way may be a commit. */
  #isCommitting = false;

  constructor(config: LimitedConfig) {
    super(config);
    this.#config = config;
  }

  /** A pooler has told a process id that it has made up. */
  protected override async prepare(settings: [string, string | number][]): Promise<void> {
    const { processID } = this as unknown as Inner;
    const { rows } = await this.query(
      `select pg_backend_pid() as pid, case when pg_backend_pid() = ${processID} then concat(${made(settings, false)}) end`,
    );
    this.#isPooled = rows[0].pid !== processID;
    this.#said = `select ${made(settings, true)}`;
    this.#isMarked = settings.some(([name, value]) => name.includes('.') && value !== unsaid);
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
      return super.query({ ...statement, text: text.replace(/^[^;]+;?/, (begin) => `${ended(begin)}${this.#said};`) });
    if (!isAlone || !this.#isMarked) return super.query(statement);
    await super.query(`begin;${this.#said}`);
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
   * The pooler would let the server go on with what nobody waits for, so it is asked to cancel that. A commit that waits for a
   * standby is not: cancelled, PostgreSQL would say that it is done, and only the primary would have it. Nor may a commit
   * follow on this connection, which our asking could still meet.
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

  /** Asks the server, by a connection of its own, to end the statement that runs; whether it does is seen here. */
  #cancel(): void {
    const { processID, secretKey, host, port } = this as unknown as Inner;
    const { connection } = new pg.Client(this.#config) as unknown as Inner;
    connection.on('error', () => {});
    connection.once('connect', () => connection.cancel(processID, secretKey));
    connection.connect(...(host.startsWith('/') ? [`${host}/.s.PGSQL.${port}`] : [port, host]));
    connection.stream.setTimeout(lastWord, () => connection.stream.destroy());
  }
}

/** The settings as a list of expressions that make them. */
const made = (settings: [string, string | number][], isLocal: boolean): string =>
  settings.map(([name, value]) => `set_config('${name}', '${value}', ${isLocal})`).join(', ');

const ended = (begin: string) => (begin.endsWith(';') ? begin : `${begin};`);
