/** Mutual exclusion of imports: each takes a connection, and much of the database's time, which lookups need more. */
import { setTimeout } from 'node:timers/promises';
import type { Transaction } from '../../database/transaction.ts';
import { Failure } from '../../errors.ts';

/** Seconds after which a refused import should retry. */
export const retryAfterSeconds = 30;

/** The client has disconnected. */
export function refuseDisconnected(clientGone: AbortSignal | undefined): void {
  if (clientGone?.aborted) throw new Failure('malformed_request');
}

/** The number of the advisory lock, unique in this database. */
export const importLock = 7_261_905;

/** Poll interval for another process' import, and the longest wait, in milliseconds. */
const pollEvery = 100;
const maxWait = 60_000;

/**
 * Waits until no other process imports, so that a table that is sent twice at once is imported once. Throws
 * `too_many_imports` on timeout. It polls: each statement has a new snapshot, whereas a wait inside PostgreSQL would
 * hold one, which holds up vacuum, and would not end when the client disconnects. Only one waiting import of a process
 * occupies a connection.
 */
export async function acquireImportLock(trx: Transaction, clientGone?: AbortSignal): Promise<void> {
  const until = performance.now() + maxWait;
  for (;;) {
    refuseDisconnected(clientGone);
    const { rows } = await trx.raw('select pg_try_advisory_xact_lock(?) as held', [importLock]);
    if (rows[0].held) return;
    if (performance.now() > until) throw new Failure('too_many_imports', { retryAfter: retryAfterSeconds });
    await setTimeout(pollEvery);
  }
}
