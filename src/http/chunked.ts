/** Answers that are sent while they are made, as fast as the client takes them, and as other requests leave time for it. */
import { pipeline, Readable } from 'node:stream';
import type { Response } from 'express';
import { Failure } from '../errors.ts';
import { releaseSlot } from './admission-control.ts';
import { onceClosed } from './closed.ts';
import { compressing } from './compressed.ts';
import { failureOf, noteFailure } from './errors.ts';
import type { Yielding } from './yielding.ts';

/** How rows are serialised as text. */
export interface Written<Row> {
  /** Text before the first row. */
  head?: string;
  write(row: Row): string;
  /** Separator between rows. */
  separator?: string;
  /** Text after the last row. */
  tail?: string;
}

/**
 * The text in chunks. Pages are read one at a time too, so that all long answers together need one connection to the database. The head
 * comes with the first row: until then nothing is sent.
 */
export async function* chunked<Row>(
  yielding: Yielding,
  pages: AsyncIterable<readonly Row[]>,
  { head = '', write, separator = '', tail = '' }: Written<Row>,
): AsyncGenerator<string> {
  const reading = pages[Symbol.asyncIterator]();
  let before = head;
  let isEmpty = true;
  const written = (row: Row) => {
    const text = before + write(row);
    before = separator;
    isEmpty = false;
    return text;
  };
  try {
    for (;;) {
      const { done, value: rows } = await yielding.exclusively(() => reading.next());
      if (done) break;
      yield* yielding.chunks(rows, written);
    }
    const rest = (isEmpty ? head : '') + tail;
    if (rest) yield rest;
  } finally {
    await reading.return?.();
  }
}

/** Rows that are there already, as the only page. */
export async function* onePage<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows;
}

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

/** The same in fewer bytes, where the client takes them; nothing for HEAD. */
export function compressedStream(res: Response, texts: AsyncIterable<string>): Readable {
  const compress = compressing(res);
  if (res.req.method === 'HEAD') return Readable.from([]);
  const body = streamed(res, texts);
  // Errors of the texts have already broken the connection.
  return compress ? pipeline(body, compress(), () => {}) : body;
}
