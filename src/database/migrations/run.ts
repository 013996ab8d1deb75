/** Migrates a database under load: no lock blocks others for long. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import { isConflict, isLockTimeout } from '../failures.ts';
import { migrationSource } from './index.ts';

/**
 * An exclusive lock waits for all statements on its table, and blocks every later one. After so many milliseconds the
 * migration backs off.
 */
export const lockTimeout = 3000;
/** The back-off in milliseconds, in which blocked statements proceed. */
const stepBack = 1000;

export interface RunOptions {
  /** Gets a line for whatever takes long. */
  log?: ((line: string) => void) | undefined;
  /** Other migrations than the service's own. */
  source?: Knex.MigrationSource<string>;
  /** Ends it between two migrations, and while it waits. */
  signal?: AbortSignal;
}

/** Runs the missing migrations, each in a transaction of its own unless it opts out. Yields the name of each one. */
export async function* runMissingMigrations(
  db: Knex,
  { log = () => {}, source = migrationSource, signal }: RunOptions = {},
): AsyncGenerator<string> {
  for (;;) {
    signal?.throwIfAborted();
    const [, ran] = await again(() => db.migrate.up({ migrationSource: source }), log, signal);
    if (ran.length === 0) return;
    yield* ran;
  }
}

const inUse = `A table that is to be changed has been in use for ${lockTimeout / 1000} s by a statement or transaction that does not end (see pg_stat_activity); it is tried again`;
const crossed =
  'Tables that are to be changed were in use by a transaction that came to them in another order; it is tried again';

/** Retries the work until it gets its locks. */
async function again<T>(
  work: () => Promise<T>,
  log: (line: string) => void,
  signal: AbortSignal | undefined,
): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isLockTimeout(error) && !isConflict(error)) throw error;
      log(isConflict(error) ? crossed : inUse);
      await pause(stepBack, undefined, { signal });
    }
  }
}
