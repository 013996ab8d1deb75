/** The open event streams of this process: each holds a connection and a subscription. */
import type { Response } from 'express';
import { Failure } from '../errors.ts';
import { ConcurrencyLimit } from './concurrency-limit.ts';
import { EventStream } from './event-stream.ts';

/** The most open streams of a sign-in, i.e. a session or a token: nobody watches more pages. */
const maxOfSignIn = 5;
/** Of a customer, which may have very many tokens, and of all: each asks the database twice a second. */
const most = { all: 100, ofOne: 20 };
/** Seconds until a retry is worthwhile: by then an unread stream has been cut off. */
const retryAfter = 30;

export class EventStreams {
  readonly #ofSignIns = new ConcurrencyLimit({ all: most.all, ofOne: maxOfSignIn });
  readonly #ofCustomers = new ConcurrencyLimit(most);

  /** Opens a stream. Throws `too_many_streams`. */
  begin(res: Response, { signIn, customer }: { signIn: string; customer: number }): EventStream {
    const isFree = this.#ofSignIns.tryAcquire(res, signIn) && this.#ofCustomers.tryAcquire(res, `${customer}`);
    if (!isFree) throw new Failure('too_many_streams', { retryAfter });
    return new EventStream(res);
  }
}
