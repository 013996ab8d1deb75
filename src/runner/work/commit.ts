/** Commits results that were paid for, with retries while PostgreSQL is away. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../database/connect.ts';
import { isUnavailable } from '../../database/failures.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';

/** The longest outage of PostgreSQL in milliseconds until a result is lost; and during a stop. */
const longest = 600_000;
const longestAtStop = 2500;

/** Runs the work in a transaction, and retries it while PostgreSQL is away. */
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
