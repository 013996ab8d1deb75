/** The queue of a process' imports, of which one runs at a time. Who waits in it holds neither a slot nor a connection. */
import { Failure } from '../../errors.ts';
import { yieldingSlot } from '../../http/admission-control.ts';
import { retryAfterSeconds } from '../../model/exchange/import-lock.ts';

/** The most imports, running and queued, and of one customer. */
const most = { all: 5, ofOne: 3 };

const there: number[] = [];
let last: Promise<unknown> = Promise.resolve();

/** Throws `too_many_imports` where the queue is full, or this customer's part of it. */
export async function inImportTurn<T>(customer: number, work: () => Promise<T>): Promise<T> {
  const own = there.filter((each) => each === customer);
  if (there.length >= most.all || own.length >= most.ofOne)
    throw new Failure('too_many_imports', { retryAfter: retryAfterSeconds });
  there.push(customer);
  const before = last;
  const turn = Promise.withResolvers<void>();
  last = turn.promise;
  try {
    await yieldingSlot(() => before)();
    return await work();
  } finally {
    there.splice(there.indexOf(customer), 1);
    turn.resolve();
  }
}
