/**
 * Lists that are too long to be made whole: they are sent row by row while they are read, as fast as the client takes them.
 *
 * What is validated, and how it is written, is the contract's all the same. Once the first row is out nothing can be taken
 * back: whatever goes wrong from there on breaks the connection, so that nobody takes a part for the whole.
 */
import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Response } from 'express';
import { z } from 'zod';
import { Failure } from '../errors.ts';
import { onceClosed } from './closed.ts';
import { failureOf, noteFailure } from './errors.ts';
import type { RoutedRequest } from './parameters.ts';

/** How many are sent at once in a process, and to one customer. */
const atOnce = { all: 2, ofOne: 1 };
/** Milliseconds for which rows are written before others have their turn. */
const longestTurn = 1;
/** How much longer others have theirs, while there are any. */
const othersShare = 8;
/** A turn of others that was over within so many milliseconds was nobody's. */
const nobodysTurn = 0.1;
/** Seconds after which it is worth trying again. */
const soon = 5;

export class LongLists {
  /** Whom those go to that are being sent. */
  readonly #receivers: number[] = [];

  /**
   * The body of an answer that sends these rows as `show` makes them, in the shape of its operation's success. Throws
   * `too_many_lists`. `receiver`: the customer who has asked.
   */
  body<Body, Row>(res: Response, receiver: number, batches: AsyncIterable<Row[]>, show: (row: Row) => object): Body {
    // ts-rest sends a stream as it stands, where its types want the body.
    return this.#stream(res, receiver, (shape) => written(shape, batches, show)) as unknown as Body;
  }

  #stream(res: Response, receiver: number, write: (shape: Shape) => AsyncIterable<string>): Readable {
    res.setHeader('Content-Type', 'application/json; charset=utf-8');
    if (res.req.method === 'HEAD') return Readable.from([]);
    this.#begin(res, receiver);
    res.locals.isStream = true;
    const { responses } = (res.req as RoutedRequest & { tsRestRoute: { responses: Record<number, unknown> } })
      .tsRestRoute;
    const body = Readable.from(write(shapeOf(responses[200])), { objectMode: false });
    onceClosed(res, () => body.destroy());
    body.once('error', (error) => {
      const failure = failureOf(error, res.req);
      if (failure instanceof Failure) noteFailure(res.req, res, failure);
      res.destroy();
    });
    return body;
  }

  #begin(res: Response, receiver: number): void {
    const own = this.#receivers.filter((each) => each === receiver);
    if (this.#receivers.length >= atOnce.all || own.length >= atOnce.ofOne)
      throw new Failure('too_many_lists', { retryAfter: soon });
    this.#receivers.push(receiver);
    onceClosed(res, () => this.#receivers.splice(this.#receivers.indexOf(receiver), 1));
  }
}

interface Shape {
  item: z.ZodType;
  before: string;
  after: string;
}

/** A bare list, or an object that has nothing in it but a list. */
function shapeOf(schema: unknown): Shape {
  if (schema instanceof z.ZodArray) return { item: schema.element as z.ZodType, before: '[', after: ']' };
  const [[name, list] = [], ...others] = schema instanceof z.ZodObject ? Object.entries(schema.shape) : [];
  if (!(list instanceof z.ZodArray) || others.length > 0) throw new Error('An answer of this shape is no list');
  return { item: list.element as z.ZodType, before: `{${JSON.stringify(name)}:[`, after: ']}' };
}

async function* written<Row>(
  { item, before, after }: Shape,
  batches: AsyncIterable<Row[]>,
  show: (row: Row) => object,
) {
  let separator = before;
  for await (const rows of batches) {
    for (let next = 0; next < rows.length; ) {
      const begun = performance.now();
      let text = '';
      let taken = 0;
      for (; next < rows.length && taken < longestTurn; taken = performance.now() - begun, next += 1) {
        text += separator + JSON.stringify(item.parse(show(rows[next] as Row)));
        separator = ',';
      }
      yield text;
      await giveWay(taken);
    }
  }
  yield separator === before ? before + after : after;
}

/** Lets others have their share of the time, as far as they want it: a list has nobody who waits for its next row. */
async function giveWay(taken: number): Promise<void> {
  let given = 0;
  for (let idle = 0; idle < 2 && given < othersShare * taken; ) {
    const begun = performance.now();
    await nextTurn();
    const turn = performance.now() - begun;
    given += turn;
    idle = turn < nobodysTurn ? idle + 1 : 0;
  }
}
