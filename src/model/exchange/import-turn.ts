/** One import at a time: each takes a connection, and much of the database's time, which lookups need more. */
import { setTimeout } from 'node:timers/promises';
import type { Transaction } from '../../database/transaction.ts';
import { Failure } from '../../errors.ts';

/** Imports that may be there in a process, and those of one customer. */
const most = { all: 5, ofOne: 3 };

const there: number[] = [];
let last: Promise<unknown> = Promise.resolve();

/** Seconds after which one that found too many others should come again. */
const soon = 30;

/** Throws `too_many_imports` where too many wait already, or too many of this customer. */
export async function oneAtATime<T>(customer: number, work: () => Promise<T>): Promise<T> {
  const own = there.filter((each) => each === customer);
  if (there.length >= most.all || own.length >= most.ofOne) throw new Failure('too_many_imports', { retryAfter: soon });
  there.push(customer);
  const done = last.then(work);
  last = done.catch(() => {});
  try {
    return await done;
  } finally {
    there.splice(there.indexOf(customer), 1);
  }
}

/** Nobody waits for it any more. */
export function refuseGone(gone: AbortSignal | undefined): void {
  if (gone?.aborted) throw new Failure('malformed_request');
}

/** Of the locks that have one part: the sweep of the runners has the same number among those that have two. */
export const importLock = 7_261_905;

/** How often it is looked whether the one of another process is done, and for how long, in milliseconds. */
const lookEvery = 100;
const longestWait = 60_000;

/**
 * Waits until no other process imports; the same table that comes twice at once is brought in once, then. Throws
 * `too_many_imports` where that takes too long.
 */
export async function demandTurn(trx: Transaction, gone?: AbortSignal): Promise<void> {
  const until = performance.now() + longestWait;
  for (;;) {
    refuseGone(gone);
    const { rows } = await trx.raw('select pg_try_advisory_xact_lock(?) as held', [importLock]);
    if (rows[0].held) return;
    if (performance.now() > until) throw new Failure('too_many_imports', { retryAfter: soon });
    await setTimeout(lookEvery);
  }
}
