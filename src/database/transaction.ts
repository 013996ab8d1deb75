import type { Knex } from 'knex';
import { sayWriter } from './by.ts';
import type { Database } from './connect.ts';
import { isConflict } from './failures.ts';

export type Transaction = Knex.Transaction;

/**
 * What has to hold for a write to go on. The write asks when it holds its record, and before it changes anything; the condition
 * throws what the caller is told where it does not hold.
 */
export type Condition = (trx: Transaction) => Promise<void>;

/** What has to be waited for before anybody is told of what was committed. Part of a transaction is not. */
export const afterCommit = async (db: Database): Promise<void> =>
  db.isTransaction ? undefined : db.userParams.afterCommit?.();

/** Begins a transaction that its caller ends; it says who writes. */
export async function begin(db: Database): Promise<Transaction> {
  const trx = await db.transaction();
  try {
    await sayWriter(trx, db.userParams);
    return trx;
  } catch (error) {
    await trx.rollback();
    throw error;
  }
}

/** Tries of one piece of work before a conflict is let through. */
const mostTries = 4;

/** Transactions that are done again from their beginning. */
const doneAgain = new WeakSet<Database>();

/**
 * Does the work in one transaction, all of it or nothing; again where it deadlocked with another. A part of such a transaction is not
 * done again by itself: the rest would go on holding what the other waits for.
 */
export async function inTransaction<T>(db: Database, work: (trx: Transaction) => Promise<T>): Promise<T> {
  const tries = doneAgain.has(db) ? 1 : mostTries;
  for (let attempt = 1; ; attempt += 1) {
    try {
      const done = await db.transaction(async (trx) => {
        doneAgain.add(trx);
        if (!db.isTransaction) await sayWriter(trx, db.userParams);
        return work(trx);
      });
      await afterCommit(db);
      return done;
    } catch (error) {
      if (attempt === tries || !isConflict(error)) throw error;
    }
  }
}
