/** Brings a database to a version while others work with it: nobody waits long for a table that is to be changed. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import { isConflict, isLockTimeout } from '../failures.ts';
import { migrationSource } from './index.ts';

/**
 * An exclusive lock on a table waits until all statements on it have ended, and every later statement waits behind it.
 * After so many milliseconds it steps back.
 */
export const longestLockWait = 3000;
/** Milliseconds in which those who have waited behind it get their turn. */
const stepBack = 1000;

export interface RunOptions {
  /** Told in a line what takes long. */
  log?: ((line: string) => void) | undefined;
  /** Other migrations than the service's own. */
  source?: Knex.MigrationSource<string>;
}

/** Runs the migrations that are missing, each in a transaction of its own unless it wants none. Answers their names. */
export async function runMissing(
  db: Knex,
  { log = () => {}, source = migrationSource }: RunOptions = {},
): Promise<string[]> {
  const all: string[] = [];
  for (;;) {
    const [, ran] = await again(() => db.migrate.up({ migrationSource: source }), log);
    if (ran.length === 0) return all;
    all.push(...ran);
  }
}

const inUse = `A table that is to be changed has been in use for ${longestLockWait / 1000} s by a statement or transaction that does not end (see pg_stat_activity); it is tried again`;
const crossed =
  'Tables that are to be changed were in use by a transaction that came to them in another order; it is tried again';

/** Does the work until it gets the locks that it needs. */
async function again<T>(work: () => Promise<T>, log: (line: string) => void): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isLockTimeout(error) && !isConflict(error)) throw error;
      log(isConflict(error) ? crossed : inUse);
      await pause(stepBack);
    }
  }
}
