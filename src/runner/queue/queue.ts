/**
 * The queue library, graphile-worker, kept running. When PostgreSQL goes away its workers may die for good, and its listener
 * comes back late: then a new set of workers is started at once, and the old one left to finish what it holds.
 */
import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Logger, runMigrations, runTaskList, type WorkerEvents, type WorkerPool } from 'graphile-worker';
import type pg from 'pg';
import type { Logger as Log } from 'pino';
import { alwaysBy } from '../../database/by.ts';
import { plainPool } from '../../database/connect.ts';
import { errorForLog } from '../../database/loggable.ts';
import { task } from './entries.ts';

export interface QueueOptions {
  url: string;
  /** Shown in pg_stat_activity. */
  name: string;
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
  pool: WorkerPool;
  workers: string[];
  /** When it was told to take no more. */
  end?: Promise<void>;
}

/** Milliseconds for which a crew that was replaced may work on: every provider in turn may take its time. */
const longestAttempt = 60_000;

/** Any two numbers that nobody else locks with in this database. */
const lockOfMigration = [7_261_906, 0];

export class Queue {
  readonly #options: QueueOptions;
  readonly #pool: pg.Pool;
  readonly #stopping = new AbortController();
  /** Given to what still runs when the grace is over. The library's own signal would come whenever a crew is replaced. */
  readonly #handBack = new AbortController();
  /** The crew that takes jobs. */
  #current: Crew | undefined;
  /** With it those that only finish theirs. */
  readonly #crews = new Set<Crew>();
  #replacing: Promise<void> | undefined;

  constructor(options: QueueOptions) {
    this.#options = options;
    const { url, name, pool } = options;
    this.#pool = plainPool(url, { pool, name, settings: alwaysBy('runner') });
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
    const { concurrency, log } = this.#options;
    const crew: Crew = { workers: [], pool: undefined as never };
    const events: WorkerEvents = new EventEmitter();
    const replace = () => this.#replace(crew);
    events.on('worker:create', ({ worker }) => crew.workers.push(worker.workerId));
    events.on('worker:fatalError', replace);
    events.on('pool:listen:error', replace);
    await this.#pool.query('select');
    // The library's `run` keeps a timetable besides, and ends the process where PostgreSQL goes away while it is made.
    crew.pool = runTaskList(
      {
        concurrency,
        noHandleSignals: true,
        events,
        logger: quiet(log),
      },
      { [task]: (payload) => this.#options.work((payload as { job: number }).job, this.#handBack.signal) },
      this.#pool,
    );
    crew.pool.catch((error) => log.warn(errorForLog(error), 'workers of the queue have ended'));
    this.#current = crew;
    this.#crews.add(crew);
    this.#publish();
    if (this.#stopping.signal.aborted) await this.#dismiss(crew);
  }

  /** Takes no more jobs, and waits until those that run have ended or were handed back. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    const impatience = setTimeout(() => this.#handBack.abort(), this.#options.grace);
    await this.#replacing;
    await Promise.all([...this.#crews].map((crew) => this.#dismiss(crew)));
    clearTimeout(impatience);
    await Promise.race([this.#pool.end(), pause(2000, undefined, { ref: false })]);
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
    crew.end ??= crew.pool.gracefulShutdown().catch(() => {});
    const isOver = new AbortController();
    const longest = this.#longest(isOver.signal).catch(() => {});
    await Promise.race([crew.end, longest]);
    isOver.abort();
    this.#crews.delete(crew);
    if (!this.#stopping.signal.aborted) this.#publish();
  }

  /** As long as a crew may take that was replaced, or once the queue stops, as long as it is given then. */
  async #longest(signal: AbortSignal): Promise<void> {
    const until = AbortSignal.any([signal, this.#stopping.signal]);
    await pause(longestAttempt, undefined, { signal: until, ref: false }).catch(() => {});
    if (this.#stopping.signal.aborted) await pause(this.#options.grace + 3000, undefined, { signal, ref: false });
  }

  #publish(): void {
    this.#options.onWorkers([...this.#crews].flatMap(({ workers }) => workers));
  }
}

/** The library's own lines, which quote its errors, are for whoever debugs it. */
const quiet = (log: Log) => new Logger(() => (_level, message) => log.debug(message));
