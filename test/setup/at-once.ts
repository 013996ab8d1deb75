/** Writers who meet: each has begun, and none has got past a lock, before any of them goes on. */
import type { Database } from '../../src/database/connect.ts';
import type { Transaction } from '../../src/database/transaction.ts';
import { eventually } from './eventually.ts';
import { lockWaits } from './lock-waits.ts';

/**
 * Holds what `hold` locks, until all writers wait for a lock of this database or have ended without one, and lets them
 * go on together. What became of each, in their order, those that failed included.
 *
 * A test of a race says by `hold` where the race is: at a row that all of them change, or a table that they insert into.
 * Who does not wait there at all, because a lock is missing in the code, has ended before the others go on.
 */
export async function atOnce<T>(
  db: Database,
  hold: (trx: Transaction) => PromiseLike<unknown>,
  ...writers: (() => Promise<T>)[]
): Promise<PromiseSettledResult<T>[]> {
  // On a busy machine a connection may come too late; those that are needed are made beforehand.
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

/** Sessions of this database that wait for another's lock. */
async function waiting(trx: Transaction): Promise<number> {
  // Else a transaction sees for as long as it lasts what it has seen first.
  await trx.raw('select pg_stat_clear_snapshot()');
  return lockWaits(trx);
}
