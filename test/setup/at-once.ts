/** Races of writers: each has begun, and none has passed a lock, before any of them goes on. */
import type { Database } from '../../src/database/connect.ts';
import type { Transaction } from '../../src/database/transaction.ts';
import { eventually } from './eventually.ts';
import { lockWaits } from './lock-waits.ts';

/**
 * Takes the lock of `hold`, waits until each writer waits for a lock of this database or has ended, then releases it.
 * Returns all results in order, including failures.
 *
 * A test of a race chooses by `hold` where it happens: at a row that all of them change, or a table that they insert
 * into. A writer that does not wait there, because the code lacks a lock, ends before the others go on.
 */
export async function atOnce<T>(
  db: Database,
  hold: (trx: Transaction) => PromiseLike<unknown>,
  ...writers: (() => Promise<T>)[]
): Promise<PromiseSettledResult<T>[]> {
  // Connections are opened beforehand: on a busy machine one may come too late.
  const connections = [hold, ...writers];
  await eventually('there are connections', async () => {
    await Promise.all(connections.map(() => db.raw('select pg_sleep(0.01)')));
    return true;
  });
  let ended = 0;
  let outcomes: Promise<PromiseSettledResult<T>[]> | undefined;
  await db.transaction(async (trx) => {
    await hold(trx);
    outcomes = Promise.allSettled(writers.map((write) => write().finally(() => (ended += 1))));
    await eventually('all writers wait', async () => (await waiting(trx)) + ended >= writers.length);
  });
  return outcomes ?? [];
}

/** Sessions of this database that wait for a lock. */
async function waiting(trx: Transaction): Promise<number> {
  // Statistics are cached for the whole transaction otherwise.
  await trx.raw('select pg_stat_clear_snapshot()');
  return lockWaits(trx);
}
