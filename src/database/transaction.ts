import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { Database } from './connect.ts';
import { isConflict, isUnavailable } from './failures.ts';
import { setWriter } from './transaction-writer.ts';

export type Transaction = Knex.Transaction;

/**
 * A precondition of a write, such as `If-Match`. The write checks it once it has locked its record, before any change;
 * the condition throws if it does not hold.
 */
export type Condition = (trx: Transaction) => Promise<void>;

/** Awaited after a commit, before its result is used. Savepoints do not wait. */
export const afterCommit = async (db: Database): Promise<void> =>
  db.isTransaction ? undefined : db.userParams.afterCommit?.();

/** Begins a transaction that its caller ends; sets its writer. */
export async function beginTransaction(db: Database): Promise<Transaction> {
  const trx = await db.transaction();
  try {
    await setWriter(trx, db.userParams);
    return trx;
  } catch (error) {
    await trx.rollback();
    throw error;
  }
}

/** The attempts at one piece of work, until a conflict is thrown. */
const maxTries = 4;

/** Transactions that are retried from their beginning. */
const doneAgain = new WeakSet<Database>();

/**
 * Runs the work in one transaction, and retries it after a deadlock. A savepoint is not retried by itself: its
 * transaction would go on holding what the other one waits for.
 */
export async function inTransaction<T>(db: Database, work: (trx: Transaction) => Promise<T>): Promise<T> {
  const tries = doneAgain.has(db) ? 1 : maxTries;
  for (let attempt = 1; ; attempt += 1) {
    try {
      const done = await db.transaction(async (trx) => {
        doneAgain.add(trx);
        if (!db.isTransaction) await setWriter(trx, db.userParams);
        return work(trx);
      });
      await afterCommit(db);
      return done;
    } catch (error) {
      if (attempt === tries || !isConflict(error)) throw error;
    }
  }
}

/** Rolls a transaction back, and carries its outcome. */
class RolledBack<T> extends Error {
  readonly outcome: T;
  constructor(outcome: T) {
    super('taken back');
    this.outcome = outcome;
  }
}

/** The same, rolled back where the outcome is not to stay, as that of a dry run. */
export async function inTransactionIf<T>(
  db: Database,
  isToStay: (outcome: T) => boolean,
  work: (trx: Transaction) => Promise<T>,
): Promise<T> {
  try {
    return await inTransaction(db, async (trx) => {
      const outcome = await work(trx);
      if (!isToStay(outcome)) throw new RolledBack(outcome);
      return outcome;
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.outcome;
    throw error;
  }
}

/** The longest outage of PostgreSQL in milliseconds until a result is lost; and during a stop. */
const longest = 600_000;
const stopTimeout = 2500;

/** Commits a result that was paid for: runs the work in a transaction, and retries it while PostgreSQL is away. */
export async function commitWithRetry<T>(
  db: Database,
  signal: AbortSignal,
  work: (trx: Transaction) => Promise<T>,
): Promise<T> {
  let deadline = performance.now() + longest;
  const hurry = () => {
    deadline = Math.min(deadline, performance.now() + stopTimeout);
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
