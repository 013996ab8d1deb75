/** The queue of a process' imports, of which one runs at a time. What waits in it holds neither a slot nor a connection. */
import { Failure } from '../../errors.ts';
import { yieldingSlot } from '../../http/admission-control.ts';
import { retryAfterSeconds } from '../../model/exchange/import-lock.ts';
import { Turns } from '../../model/turns.ts';

const imports = new Turns(
  { atOnce: 1, all: 5, ofOne: 3 },
  () => new Failure('too_many_imports', { retryAfter: retryAfterSeconds }),
);

/** Throws `too_many_imports` where the queue is full, or this customer's part of it. */
export const inImportTurn = <T>(customer: number, work: () => Promise<T>): Promise<T> =>
  imports.take(customer, work, (turn) => yieldingSlot(turn)());
