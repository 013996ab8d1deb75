/**
 * Which runners live, and the rescue of what the dead ones held.
 *
 * A runner lives as long as its session holds the advisory lock of its row in `runners`, where it also publishes the ids of
 * its workers; PostgreSQL lets go of the lock when the session ends, however the runner died. All runners look at each
 * other's locks. One that is without for a while is dead: a PostgreSQL that starts again cuts everybody off for a moment.
 */
import type { Logger } from 'pino';
import type { Connected } from './session.ts';

/** Any two numbers that nobody else locks with in this database; the second part of a runner's lock is its id. */
const lockOfRunner = 7_261_904;
const lockOfSweep = 7_261_905;

export interface LivenessOptions {
  /** Milliseconds between two looks at the others. */
  interval: number;
  log: Logger;
}

export class Liveness {
  readonly #options: LivenessOptions;
  #id: number | undefined;
  #workers: readonly string[] = [];
  /** What the row in `runners` says. */
  #published: readonly string[] = [];
  /** What looked dead, and since when, by `performance.now()`. */
  #suspects = new Map<string, number>();

  constructor(options: LivenessOptions) {
    this.#options = options;
  }

  /**
   * Makes this runner known on a new session: under a new id, because the old session's lock may outlive it for a while on
   * the server.
   */
  async enter(query: Connected): Promise<void> {
    this.#suspects.clear();
    const workers = this.#workers;
    const [row] = await query<{ id: number }>(
      `with entered as (insert into runners (worker_ids) values ($1) returning id)
       select id, pg_advisory_lock(${lockOfRunner}, id) from entered`,
      [workers],
    );
    const before = this.#id;
    this.#id = row?.id;
    this.#published = workers;
    if (before !== undefined) await query('delete from runners where id = $1', [before]);
  }

  /** These workers are this runner's, from now on; what they hold is given to others when this runner is dead. */
  set workers(ids: readonly string[]) {
    this.#workers = ids;
  }

  /** Makes the workers known to the others, unless they know them already. */
  async publish(query: Connected): Promise<void> {
    const workers = this.#workers;
    if (this.#id === undefined || this.#published === workers) return;
    await query('update runners set worker_ids = $1 where id = $2', [workers, this.#id]);
    this.#published = workers;
  }

  async leave(query: Connected): Promise<void> {
    await query('delete from runners where id = $1', [this.#id]);
  }

  /** Whether this session is the one that sweeps; it stays so until it ends. */
  async isSweeper(query: Connected): Promise<boolean> {
    const [row] = await query<{ granted: boolean }>(
      `select case
         when exists (select from pg_locks where ${ourLocks} and classid = ${lockOfSweep} and pid = pg_backend_pid()) then true
         else pg_try_advisory_lock(${lockOfSweep}, 0)
       end as granted`,
    );
    return row?.granted === true;
  }

  /** Gives back to the queue what dead runners, and workers that no runner knows, hold. */
  async look(query: Connected): Promise<void> {
    await this.publish(query);
    const runners = await query<{ id: number; worker_ids: string[]; is_alive: boolean }>(
      `select id, worker_ids,
         exists (select from pg_locks where ${ourLocks} and classid = ${lockOfRunner} and objid = runners.id::oid) as is_alive
       from runners`,
    );
    const living = new Set(runners.filter(({ is_alive }) => is_alive).flatMap(({ worker_ids }) => worker_ids));
    const holders = await query<{ worker: string }>(
      'select distinct locked_by as worker from graphile_worker.jobs where locked_by is not null',
    );

    const dead = runners.filter(({ is_alive }) => !is_alive);
    const strangers = holders.map(({ worker }) => worker).filter((worker) => !living.has(worker));
    const ripe = this.#ripe([...dead.map(({ id }) => `runner ${id}`), ...strangers]);

    const buried = dead.filter(({ id }) => ripe.has(`runner ${id}`));
    const workers = [
      ...strangers.filter((worker) => ripe.has(worker)),
      ...buried.flatMap(({ worker_ids }) => worker_ids).filter((worker) => !living.has(worker)),
    ];
    if (buried.length === 0 && workers.length === 0) return;
    await query('select graphile_worker.force_unlock_workers($1)', [workers]);
    await query('delete from runners where id = any($1)', [buried.map(({ id }) => id)]);
    this.#options.log.warn({ runners: buried.map(({ id }) => id) }, 'rescued the jobs of dead runners');
  }

  /** Those that have looked dead each time for long enough. */
  #ripe(suspects: string[]): Set<string> {
    const now = performance.now();
    this.#suspects = new Map(suspects.map((suspect) => [suspect, this.#suspects.get(suspect) ?? now]));
    const patience = 1.9 * this.#options.interval;
    return new Set(suspects.filter((suspect) => now - (this.#suspects.get(suspect) ?? now) >= patience));
  }
}

/** Two-part advisory locks of this database that are held, not waited for. */
const ourLocks = `locktype = 'advisory' and objsubid = 2 and granted
  and database = (select oid from pg_database where datname = current_database())`;
