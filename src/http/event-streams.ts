/** The event streams that are open in this process: each keeps a connection and a subscription for as long as it is. */
import type { Response } from 'express';
import { Failure } from '../errors.ts';
import { onceClosed } from './closed.ts';
import { EventStream } from './event-stream.ts';

/** Open streams per session: nobody watches more pages than that. */
const mostOfSession = 5;
/** Seconds until a retry is worthwhile: by then an unread stream has been cut off. */
const soon = 30;

export class EventStreams {
  readonly #open = new Map<number | string, number>();

  /** Begins to answer with a stream, to the customer of that sign-in. Throws `too_many_streams`. */
  begin(res: Response, sessionId: number | string): EventStream {
    const open = this.#open.get(sessionId) ?? 0;
    if (open >= mostOfSession) throw new Failure('too_many_streams', { retryAfter: soon });
    this.#open.set(sessionId, open + 1);
    onceClosed(res, () => this.#leave(sessionId));
    return new EventStream(res);
  }

  #leave(sessionId: number | string): void {
    const left = (this.#open.get(sessionId) ?? 1) - 1;
    if (left > 0) this.#open.set(sessionId, left);
    else this.#open.delete(sessionId);
  }
}
