/** Answers that are sent while they are made, as fast as the client takes them. */
import { Readable } from 'node:stream';
import type { Response } from 'express';
import { Failure } from '../errors.ts';
import { releaseSlot } from './admission-control.ts';
import { onceClosed } from './closed.ts';
import { failureOf, noteFailure } from './errors.ts';

/**
 * The body of an answer that sends these texts. Once the first one is out nothing can be taken back: whatever goes wrong
 * from there on breaks the connection, so that nobody takes a part for the whole.
 */
export function streamed(res: Response, texts: AsyncIterable<string>): Readable {
  res.locals.isStream = true;
  releaseSlot();
  const body = Readable.from(texts, { objectMode: false });
  onceClosed(res, () => body.destroy());
  body.once('error', (error) => {
    const failure = failureOf(error, res.req);
    if (failure instanceof Failure) noteFailure(res.req, res, failure);
    res.destroy();
  });
  return body;
}
