/** Idempotency keys: one request at a time under a key; later ones get the first one's answer. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../database/connect.ts';
import {
  findKey,
  type IdempotencyKey,
  isUnlocked,
  type StoredAnswer,
  storeAnswer,
  tryToLock,
} from '../database/idempotency-store.ts';
import { afterCommit, beginTransaction, type Transaction } from '../database/transaction.ts';
import { Failure } from '../errors.ts';
import { singleFlight } from '../single-flight.ts';
import { withYieldedSlot } from './admission-control.ts';

/** Milliseconds for which a request waits for a concurrent one with the same key. */
const timeoutMs = 10_000;

/**
 * The stored answer of a key; or the acquired key, as returned by `take`, which is undefined while another request holds
 * it. Throws `idempotency_key_reused` where the key was used for something else, and `idempotency_key_in_use`.
 */
export async function acquireKey<T>(
  db: Database,
  { id, values_hash }: IdempotencyKey,
  take: () => Promise<T | undefined>,
): Promise<{ answer: StoredAnswer } | { taken: T }> {
  const until = performance.now() + timeoutMs;
  for (;;) {
    const entry = await findKey(db, id);
    if (entry && !entry.values_hash.equals(values_hash)) throw new Failure('idempotency_key_reused');
    if (entry?.answer) return { answer: entry.answer };
    const taken = entry ? undefined : await take();
    if (taken) return { taken };
    if (performance.now() >= until) throw new Failure('idempotency_key_in_use', { retryAfter: 1 });
    await untilUnlocked(db, id, until);
  }
}

/** A transaction that holds the key's lock. Undefined where another request does, or has just stored an answer. */
export async function lockKey(db: Database, id: Buffer): Promise<Transaction | undefined> {
  const trx = await beginTransaction(db);
  try {
    if ((await tryToLock(trx, id)) && !(await findKey(trx, id))) return trx;
    await trx.rollback();
    return undefined;
  } catch (error) {
    if (!trx.isCompleted()) await trx.rollback();
    throw error;
  }
}

/** Stores the answer and commits such a transaction. `db`: where it was begun. */
export async function storeAndCommit(
  db: Database,
  trx: Transaction,
  keyed: IdempotencyKey,
  answer: StoredAnswer,
): Promise<void> {
  await storeAnswer(trx, keyed, answer);
  await trx.commit();
  // Knex reports a failed commit only here.
  await trx.executionPromise;
  await afterCommit(db);
}

/** For the waiting requests of this process: one poll of a key serves them all, and none holds a connection meanwhile. */
const share = singleFlight<string, void>();

/** A waiting request holds no slot meanwhile. */
const untilUnlocked = withYieldedSlot((db: Database, id: Buffer, until: number): Promise<void> => {
  const unlocked = share(() => pollUntilUnlocked(db, id, until), id.toString('base64'));
  return Promise.race([unlocked, pause(Math.max(0, until - performance.now()), undefined, { ref: false })]);
});

async function pollUntilUnlocked(db: Database, id: Buffer, until: number): Promise<void> {
  for (let ms = 20; performance.now() < until; ms = Math.min(2 * ms, 250)) {
    await pause(ms, undefined, { ref: false });
    if (await isUnlocked(db, id)) return;
  }
}
