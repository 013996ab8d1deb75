/** Holding on to what was paid for. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../database/connect.ts';
import { isUnavailable } from '../../database/failures.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';

/** How long a result that was paid for is held on to while PostgreSQL is away, in milliseconds; the second: at a stop. */
const patience = 600_000;
const lastPatience = 2500;

/** Does the work in a transaction, again and again while PostgreSQL is away. */
export async function patiently<T>(
  db: Database,
  signal: AbortSignal,
  work: (trx: Transaction) => Promise<T>,
): Promise<T> {
  let deadline = performance.now() + patience;
  const hurry = () => {
    deadline = Math.min(deadline, performance.now() + lastPatience);
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
