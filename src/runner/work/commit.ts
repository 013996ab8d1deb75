/** Committing a result that was paid for. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../database/connect.ts';
import { isUnavailable } from '../../database/failures.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';

/** Milliseconds for which a result is kept while PostgreSQL is away; the second: at a stop. */
const longest = 600_000;
const longestAtStop = 2500;

/** Does the work in a transaction, again and again while PostgreSQL is away. */
export async function commit<T>(db: Database, signal: AbortSignal, work: (trx: Transaction) => Promise<T>): Promise<T> {
  let deadline = performance.now() + longest;
  const hurry = () => {
    deadline = Math.min(deadline, performance.now() + longestAtStop);
  };
  if (signal.aborted) hurry();
  signal.addEventListener('abort', hurry, { once: true });
  try {
    for (;;) {
      try {
        return await inTransaction(db, work);
      } catch (error) {
        if (!isUnavailable(error) || performance.now() > deadline) throw error;
        await pause(250);
      }
    }
  } finally {
    signal.removeEventListener('abort', hurry);
  }
}
