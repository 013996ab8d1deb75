/** The open event streams of this process: each holds a connection and a subscription. */
import type { Response } from 'express';
import { Failure } from '../errors.ts';
import { onceClosed } from './closed.ts';
import { EventStream } from './event-stream.ts';

/** The most open streams of a session: nobody watches more pages. */
const mostOfSession = 5;
/** Seconds until a retry is worthwhile: by then an unread stream has been cut off. */
const retryAfterSeconds = 30;

export class EventStreams {
  readonly #open = new Map<number | string, number>();

  /** Opens a stream for the customer of that session. Throws `too_many_streams`. */
  begin(res: Response, sessionId: number | string): EventStream {
    const open = this.#open.get(sessionId) ?? 0;
    if (open >= mostOfSession) throw new Failure('too_many_streams', { retryAfter: retryAfterSeconds });
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
