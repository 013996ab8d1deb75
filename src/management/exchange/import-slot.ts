/**
 * The queue of a process' imports, of which one runs at a time. A waiting import occupies neither an admission slot nor
 * a connection.
 */
import { Failure } from '../../errors.ts';
import { withYieldedSlot } from '../../http/admission-control.ts';
import { retryAfterSeconds } from '../../model/exchange/import-lock.ts';
import { FairSemaphore } from '../../model/fair-semaphore.ts';

const imports = new FairSemaphore({
  permits: 1,
  queue: { all: 4, ofOne: 3 },
  refusal: () => new Failure('too_many_imports', { retryAfter: retryAfterSeconds }),
});

/** Throws `too_many_imports` where the queue is full, or this customer's part of it. */
export const withImportSlot = <T>(customer: number, work: () => Promise<T>): Promise<T> =>
  imports.run(`${customer}`, work, (wait) => withYieldedSlot(wait)());
