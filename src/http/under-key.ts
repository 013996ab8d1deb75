/** Idempotency keys: one request at a time under a key; later ones get the first one's answer. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../database/connect.ts';
import { findKept, isFree, type KeptAnswer, type Keyed, keep, tryToHold } from '../database/kept-answers.ts';
import { afterCommit, begin, type Transaction } from '../database/transaction.ts';
import { Failure } from '../errors.ts';
import { yieldingSlot } from './admission-control.ts';

/** Milliseconds that one waits for another who uses the same key. */
const patience = 10_000;

/**
 * The answer that is kept under a key; or the key itself, as `take` takes it, which answers undefined where somebody else has
 * it. Throws `idempotency_key_reused` where the key was used for something else, and `idempotency_key_in_use`.
 */
export async function underKey<T>(
  db: Database,
  { id, values_hash }: Keyed,
  take: () => Promise<T | undefined>,
): Promise<{ answer: KeptAnswer } | { taken: T }> {
  const until = performance.now() + patience;
  for (;;) {
    const kept = await findKept(db, id);
    if (kept && !kept.values_hash.equals(values_hash)) throw new Failure('idempotency_key_reused');
    if (kept?.answer) return { answer: kept.answer };
    const taken = kept ? undefined : await take();
    if (taken) return { taken };
    if (performance.now() >= until) throw new Failure('idempotency_key_in_use', { retryAfter: 1 });
    await whenFree(db, id, until);
  }
}

/** A transaction that holds the key. Undefined where somebody else does, or has left an answer a moment ago. */
export async function hold(db: Database, id: Buffer): Promise<Transaction | undefined> {
  const trx = await begin(db);
  try {
    if ((await tryToHold(trx, id)) && !(await findKept(trx, id))) return trx;
    await trx.rollback();
    return undefined;
  } catch (error) {
    if (!trx.isCompleted()) await trx.rollback();
    throw error;
  }
}

/** Ends such a transaction, with its answer. `db`: where it was begun. */
export async function keepAndCommit(db: Database, trx: Transaction, keyed: Keyed, answer: KeptAnswer): Promise<void> {
  await keep(trx, keyed, answer);
  await trx.commit();
  // Knex says of a commit that has failed only here that it has.
  await trx.executionPromise;
  await afterCommit(db);
}

/** Those who wait in this process, by key: one of them asks for all, and none holds a connection meanwhile. */
const waiting = new Map<string, Promise<void>>();

/** A waiting request holds no slot meanwhile. */
const whenFree = yieldingSlot((db: Database, id: Buffer, until: number): Promise<void> => {
  const key = id.toString('base64');
  const begun = waiting.get(key) ?? askUntilFree(db, id, until).finally(() => waiting.delete(key));
  waiting.set(key, begun);
  return Promise.race([begun, pause(Math.max(0, until - performance.now()), undefined, { ref: false })]);
});

async function askUntilFree(db: Database, id: Buffer, until: number): Promise<void> {
  for (let ms = 20; performance.now() < until; ms = Math.min(2 * ms, 250)) {
    await pause(ms, undefined, { ref: false });
    if (await isFree(db, id)) return;
  }
}
