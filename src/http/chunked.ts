/** Streamed answers, generated as fast as the client reads (backpressure) and as other requests leave time. */
import { pipeline, Readable } from 'node:stream';
import type { Response } from 'express';
import { Failure } from '../errors.ts';
import { releaseSlot } from './admission-control.ts';
import { compressorFor } from './compressed.ts';
import { failureOf, noteFailure } from './errors.ts';
import { onceClosed } from './response-close.ts';
import type { StreamTurns } from './time-slices.ts';

/** How rows are serialised as text. */
export interface RowFormat<Row> {
  /** Text before the first row. */
  head?: string;
  write(row: Row): string;
  /** Separator between rows. */
  separator?: string;
  /** Text after the last row. */
  tail?: string;
}

/**
 * The text in chunks. Pages are read one at a time, so that all long answers together need one connection to the
 * database. Nothing is sent before the first row.
 */
export async function* chunked<Row>(
  yielding: StreamTurns,
  pages: AsyncIterable<readonly Row[]>,
  { head = '', write, separator = '', tail = '' }: RowFormat<Row>,
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

/** Rows in memory, as a single page. */
export async function* singlePage<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows;
}

/** The body of a streamed answer. Later errors break the connection, so that no client takes a part for the whole. */
export function streamOf(res: Response, texts: AsyncIterable<string | Buffer>): Readable {
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

/** The same compressed, if the client accepts that; empty for HEAD. */
export function compressedStream(res: Response, texts: AsyncIterable<string>): Readable {
  const compress = compressorFor(res);
  if (res.req.method === 'HEAD') return Readable.from([]);
  const body = streamOf(res, texts);
  // Errors of the texts have already broken the connection.
  return compress ? pipeline(body, compress(), () => {}) : body;
}
