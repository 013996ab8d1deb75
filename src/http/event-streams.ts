/** The open event streams of this process: each holds a connection and a subscription. */
import type { Response } from 'express';
import { Failure } from '../errors.ts';
import { ConcurrencyLimit } from './concurrency-limit.ts';
import { EventStream } from './event-stream.ts';

/** The most open streams of a session: nobody watches more pages. */
const mostOfSession = 5;
/** Seconds until a retry is worthwhile: by then an unread stream has been cut off. */
const retryAfter = 30;

export class EventStreams {
  readonly #open = new ConcurrencyLimit({ all: Number.POSITIVE_INFINITY, ofOne: mostOfSession });

  /** Opens a stream for the customer of that session. Throws `too_many_streams`. */
  begin(res: Response, sessionId: number | string): EventStream {
    if (!this.#open.tryAcquire(res, `${sessionId}`)) throw new Failure('too_many_streams', { retryAfter });
    return new EventStream(res);
  }
}
