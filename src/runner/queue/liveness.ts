/**
 * Which runners live, and the rescue of what the dead ones held.
 *
 * A runner lives as long as its session holds the advisory lock of its row in `runners`, where it also publishes the ids of
 * its workers; PostgreSQL lets go of the lock when the session ends, however the runner died. All runners look at each
 * other's locks. One that is without for a while is dead: a PostgreSQL that starts again cuts everybody off for a moment.
 *
 * A process that hangs keeps its session. So each also says in its row, by the database's clock, that it goes on, which
 * takes an event loop that turns. One that has not said so for long is dead too, and its connections are ended: they may
 * hold the lock of the sweep, or rows in the middle of a transaction. When it wakes up it enters anew, and finds out which
 * of its attempts are another's now.
 */
import type { Logger } from 'pino';
import type { Connected } from '../../database/session.ts';

/** Any two numbers that nobody else locks with in this database; the second part of a runner's lock is its id. */
const lockOfRunner = 7_261_904;
const lockOfSweep = 7_261_905;

export interface LivenessOptions {
  /** How the names of this process' connections begin. */
  name: string;
  /** Milliseconds between two looks at the others. */
  interval: number;
  /** Milliseconds without a sign of life after which a runner looks dead. */
  silence: number;
  /** Milliseconds that pass, from any beginning. */
  now?: () => number;
  log: Logger;
}

export class Liveness {
  readonly #options: LivenessOptions;
  #id: number | undefined;
  #workers: readonly string[] = [];
  /** What the row in `runners` says. */
  #published: readonly string[] = [];
  /** What looked dead, and since when. */
  #suspects = new Map<string, number>();
  #lookedAt = Number.NEGATIVE_INFINITY;

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
      `with entered as (insert into runners (worker_ids, name, beat_at) values ($1, $2, clock_timestamp()) returning id)
       select id, pg_advisory_lock(${lockOfRunner}, id) from entered`,
      [workers, this.#options.name],
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

  /** Says that this runner goes on. False where the others have declared it dead: it has to enter anew. */
  async beat(query: Connected): Promise<boolean> {
    const rows = await query('update runners set beat_at = clock_timestamp() where id = $1 returning id', [this.#id]);
    return rows.length > 0;
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
    const runners = await query<{ id: number; name: string | null; worker_ids: string[]; is_alive: boolean }>(
      `select id, name, worker_ids,
         exists (select from pg_locks where ${ourLocks} and classid = ${lockOfRunner} and objid = runners.id::oid)
           and coalesce(beat_at > clock_timestamp() - make_interval(secs => $1), true) as is_alive
       from runners`,
      [this.#options.silence / 1000],
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
    const ids = buried.map(({ id }) => id);
    await query('delete from runners where id = any($1)', [ids]);
    await query(
      `select pg_terminate_backend(pid) from pg_stat_activity, unnest($1::text[]) as name
       where datname = current_database() and starts_with(application_name, name)`,
      [buried.map(({ name }) => name).filter((name) => name !== null)],
    );
    await query('select graphile_worker.force_unlock_workers($1)', [workers]);
    this.#options.log.warn({ runners: ids }, 'rescued the jobs of dead runners');
  }

  /** Those that have looked dead each time for long enough. */
  #ripe(suspects: string[]): Set<string> {
    const { interval, now: clock = () => performance.now() } = this.#options;
    const now = clock();
    const patience = 1.9 * interval;
    // Who has not looked for long may have slept, and all the others with it.
    if (now - this.#lookedAt > 2 * patience) this.#suspects.clear();
    this.#lookedAt = now;
    this.#suspects = new Map(suspects.map((suspect) => [suspect, this.#suspects.get(suspect) ?? now]));
    return new Set(suspects.filter((suspect) => now - (this.#suspects.get(suspect) ?? now) >= patience));
  }
}

/** Two-part advisory locks of this database that are held, not waited for. */
const ourLocks = `locktype = 'advisory' and objsubid = 2 and granted
  and database = (select oid from pg_database where datname = current_database())`;
