/**
 * Answers that are sent line by line (NDJSON) while they are read, as fast as the client takes them, in fewer bytes where the
 * client understands that.
 */
import { pipeline, Readable } from 'node:stream';
import type { Response } from 'express';
import { Failure } from '../errors.ts';
import { onceClosed } from './closed.ts';
import { compressing } from './compressed.ts';
import { streamed } from './streamed.ts';
import type { Turns } from './turns.ts';

/** How many are sent at once in a process. */
const atOnce = 16;
/** Seconds after which it is worth trying again. */
const soon = 5;

export class LineStreams {
  readonly #turns: Turns;
  #open = 0;

  constructor(turns: Turns) {
    this.#turns = turns;
  }

  /**
   * The body of an answer that has a line for each of the rows, as `write` makes it without its end. Pages are read in turn
   * too, so that all of these streams together need one connection to the database. Throws `too_many_bundles`.
   */
  body<Body, Row>(res: Response, pages: AsyncIterable<Row[]>, write: (row: Row) => string): Body {
    const isHead = res.req.method === 'HEAD';
    if (!isHead) this.#begin(res);
    res.setHeader('Content-Type', 'application/x-ndjson; charset=utf-8');
    const compress = compressing(res);
    // ts-rest sends a stream as it stands, where its types want the body.
    if (isHead) return Readable.from([]) as unknown as Body;
    const lines = streamed(
      res,
      this.#lines(pages, (row) => `${write(row)}\n`),
    );
    // What goes wrong with the lines has broken the connection already.
    return (compress ? pipeline(lines, compress(), () => {}) : lines) as unknown as Body;
  }

  #begin(res: Response): void {
    if (this.#open >= atOnce) throw new Failure('too_many_bundles', { retryAfter: soon });
    this.#open += 1;
    onceClosed(res, () => {
      this.#open -= 1;
    });
  }

  async *#lines<Row>(pages: AsyncIterable<Row[]>, write: (row: Row) => string): AsyncGenerator<string> {
    const reading = pages[Symbol.asyncIterator]();
    try {
      for (;;) {
        const { done, value: rows } = await this.#turns.take(() => reading.next());
        if (done) return;
        yield* this.#turns.write(rows, write);
      }
    } finally {
      await reading.return?.();
    }
  }
}
