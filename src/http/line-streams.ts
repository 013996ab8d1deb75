/**
 * Answers that are sent line by line while they are read, as fast as the client takes them, in fewer bytes where the client
 * understands that.
 */
import { pipeline, Readable } from 'node:stream';
import type { Response } from 'express';
import type { FailureReason } from '../../contracts/failures.ts';
import { Failure } from '../errors.ts';
import { endAfter } from './closed.ts';
import { compressing } from './compressed.ts';
import { Places } from './places.ts';
import { streamed } from './streamed.ts';
import type { Turns } from './turns.ts';

/** How much of one kind is sent. */
export interface LineLimits {
  /** How many at once in a process, and to one customer, by one link, or to one network. */
  atOnce: { all: number; ofOne: number };
  /** What counts as one address; undefined where only who is signed in gets any. */
  networkOf?: (address: string | undefined) => string;
  /** What is told beyond that. */
  refusal: FailureReason;
  /** Milliseconds after which one is broken off; undefined: it takes as long as its client takes it. */
  longest?: number;
}

/** How the lines are written. */
interface Lines<Row> {
  type: string;
  /** What stands before them. */
  head?: string;
  /** One with its end. */
  write(row: Row): string;
}

/** Seconds after which it is worth trying again. */
const soon = 5;

export class LineStreams {
  readonly #turns: Turns;
  readonly #limits: LineLimits;
  readonly #places: Places;

  constructor(turns: Turns, limits: LineLimits) {
    this.#turns = turns;
    this.#limits = limits;
    this.#places = new Places(limits.atOnce);
  }

  /**
   * The body of an answer of a contract that has a line of JSON for each of the rows, as `write` makes it without its end.
   * Pages are read in turn too, so that all of these streams together need one connection to the database. `holder`: the customer or
   * the link that it is sent to. Throws the refusal.
   */
  body<Body, Row>(res: Response, holder: string, pages: AsyncIterable<Row[]>, write: (row: Row) => string): Body {
    if (res.req.method !== 'HEAD') this.admit(res, holder);
    const lines = { type: 'application/x-ndjson; charset=utf-8', write: (row: Row) => `${write(row)}\n` };
    // ts-rest sends a stream as it stands, where its types want the body.
    return this.#body(res, pages, lines) as unknown as Body;
  }

  /** Takes one in, before anything is read for it. Throws the refusal. */
  admit(res: Response, holder: string): void {
    const { networkOf, refusal, longest } = this.#limits;
    const holders = networkOf ? [holder, `network ${networkOf(res.req.ip)}`] : [holder];
    if (!this.#places.take(res, ...holders)) throw new Failure(refusal, { retryAfter: soon });
    if (longest !== undefined) endAfter(res, longest);
  }

  /** Sends an answer that no contract has, once it is taken in. */
  send<Row>(res: Response, pages: AsyncIterable<Row[]>, lines: Lines<Row>): void {
    this.#body(res, pages, lines).pipe(res);
  }

  #body<Row>(res: Response, pages: AsyncIterable<Row[]>, lines: Lines<Row>): Readable {
    res.setHeader('Content-Type', lines.type);
    const compress = compressing(res);
    if (res.req.method === 'HEAD') return Readable.from([]);
    const body = streamed(res, this.#lines(pages, lines));
    // What goes wrong with the lines has broken the connection already.
    return compress ? pipeline(body, compress(), () => {}) : body;
  }

  async *#lines<Row>(pages: AsyncIterable<Row[]>, { head, write }: Lines<Row>): AsyncGenerator<string> {
    const reading = pages[Symbol.asyncIterator]();
    try {
      if (head) yield head;
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
