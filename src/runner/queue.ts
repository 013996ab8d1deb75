/**
 * The queue library, graphile-worker, kept running. When PostgreSQL goes away its workers may die for good, and its listener
 * comes back late: then a new set of workers is started at once, and the old one left to finish what it holds.
 */
import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Logger, type Runner, run, runMigrations, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import type { Logger as Log } from 'pino';
import { plainPool } from '../database/connect.ts';
import { task } from './ledger.ts';
import { trouble } from './trouble.ts';

export interface QueueOptions {
  url: string;
  /** Most connections. */
  pool: number;
  /** Jobs that are worked on at once. */
  concurrency: number;
  /** Milliseconds that running jobs get to end when the queue stops, before they are aborted. */
  grace: number;
  /** Works on a job; the signal says that it has to hand it back. */
  work(jobId: number, stopping: AbortSignal): Promise<void>;
  /** The ids of the workers, whenever they change. */
  onWorkers(ids: readonly string[]): void;
  log: Log;
}

interface Crew {
  runner: Runner;
  workers: string[];
}

/** Any two numbers that nobody else locks with in this database. */
const lockOfMigration = [7_261_906, 0];

export class Queue {
  readonly #options: QueueOptions;
  readonly #pool: pg.Pool;
  readonly #stopping = new AbortController();
  /** The crew that takes jobs. */
  #current: Crew | undefined;
  /** With it those that only finish theirs. */
  readonly #crews = new Set<Crew>();
  #replacing: Promise<void> | undefined;

  constructor(options: QueueOptions) {
    this.#options = options;
    const { url, pool } = options;
    this.#pool = plainPool(url, { pool, name: 'runner: queue' });
  }

  /** Makes or updates the queue's tables. Throws where PostgreSQL is away. */
  async migrate(): Promise<void> {
    const { url, log } = this.#options;
    const pool = plainPool(url, { pool: 2, name: 'runner: migrate', longestStatement: undefined });
    try {
      // The library's migrations stumble over each other when two runners start at once. The lock ends with its session.
      const guard = await pool.connect();
      try {
        await guard.query('select pg_advisory_lock($1, $2)', lockOfMigration);
        await runMigrations({ pgPool: pool, logger: quiet(log) });
      } finally {
        guard.release(true);
      }
    } finally {
      await Promise.race([pool.end(), pause(2000, undefined, { ref: false })]);
    }
  }

  /** Starts to take jobs. Throws where PostgreSQL is away. */
  async start(): Promise<void> {
    const { concurrency, grace, log } = this.#options;
    const crew: Crew = { workers: [], runner: undefined as never };
    const events: WorkerEvents = new EventEmitter();
    const replace = () => this.#replace(crew);
    events.on('worker:create', ({ worker }) => crew.workers.push(worker.workerId));
    events.on('worker:fatalError', replace);
    events.on('pool:listen:error', replace);
    const preset = { worker: { gracefulShutdownAbortTimeout: grace } };
    crew.runner = await run({
      pgPool: this.#pool,
      concurrency,
      noHandleSignals: true,
      events,
      logger: quiet(log),
      preset,
      taskList: { [task]: (payload, { abortSignal }) => this.#work(payload, abortSignal) },
    });
    crew.runner.promise.catch((error) => log.warn(trouble(error), 'workers of the queue have ended'));
    this.#current = crew;
    this.#crews.add(crew);
    this.#publish();
    if (this.#stopping.signal.aborted) await this.#dismiss(crew);
  }

  /** Takes no more jobs, and waits until those that run have ended or were handed back. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#replacing;
    await Promise.all([...this.#crews].map((crew) => this.#dismiss(crew)));
    await Promise.race([this.#pool.end(), pause(2000, undefined, { ref: false })]);
  }

  async #work(payload: unknown, stopping = new AbortController().signal): Promise<void> {
    await this.#options.work((payload as { job: number }).job, stopping);
  }

  #replace(crew: Crew): void {
    if (crew !== this.#current) return;
    this.#replacing ??= this.#startAnew(crew).finally(() => {
      this.#replacing = undefined;
    });
  }

  async #startAnew(old: Crew): Promise<void> {
    const { log } = this.#options;
    const { signal } = this.#stopping;
    log.warn('the queue has lost PostgreSQL; it is started anew');
    while (!signal.aborted) {
      try {
        await this.start();
        log.info('the queue is back');
        break;
      } catch {
        await pause(500, undefined, { signal }).catch(() => {});
      }
    }
    if (!signal.aborted) this.#dismiss(old);
  }

  /** Lets a crew finish. What it still holds after that belongs to nobody, and is rescued. */
  async #dismiss(crew: Crew): Promise<void> {
    const longest = pause(this.#options.grace + 3000, undefined, { ref: false });
    await Promise.race([crew.runner.stop().catch(() => {}), longest]);
    this.#crews.delete(crew);
    if (!this.#stopping.signal.aborted) this.#publish();
  }

  #publish(): void {
    this.#options.onWorkers([...this.#crews].flatMap(({ workers }) => workers));
  }
}

/** The library's own lines, which quote its errors, are for whoever debugs it. */
const quiet = (log: Log) => new Logger(() => (_level, message) => log.debug(message));
