/**
 * Lists that are too long to be made whole: they are sent row by row while they are read, as fast as the client takes them.
 *
 * What is validated, and how it is written, is the contract's all the same.
 */
import { pipeline, Readable } from 'node:stream';
import type { Response } from 'express';
import { z } from 'zod';
import { Failure } from '../errors.ts';
import { endAfter } from './closed.ts';
import { compressing } from './compressed.ts';
import type { RoutedRequest } from './parameters.ts';
import { Places } from './places.ts';
import { streamed } from './streamed.ts';
import type { Turns } from './turns.ts';

/** How many are sent at once in a process, and to one customer. */
const atOnce = { all: 2, ofOne: 1 };
/** Seconds after which it is worth trying again. */
const soon = 5;
/** Milliseconds after which a client that reads slowly gives its place to others, as with exports. */
const longest = 600_000;

export class LongLists {
  readonly #turns: Turns;
  readonly #places = new Places(atOnce);

  constructor(turns: Turns) {
    this.#turns = turns;
  }

  /**
   * The body of an answer that sends these rows as `show` makes them, in the shape of its operation's success. Throws
   * `too_many_lists`. `receiver`: the customer who has asked.
   */
  body<Body, Row>(res: Response, receiver: number, batches: AsyncIterable<Row[]>, show: (row: Row) => object): Body {
    // ts-rest sends a stream as it stands, where its types want the body.
    return this.#stream(res, receiver, (shape) => written(shape, batches, show, this.#turns)) as unknown as Body;
  }

  #stream(res: Response, receiver: number, write: (shape: Shape) => AsyncIterable<string>): Readable {
    res.setHeader('Content-Type', 'application/json; charset=utf-8');
    if (res.req.method === 'HEAD') return Readable.from([]);
    this.#begin(res, receiver);
    const compress = compressing(res);
    const { responses } = (res.req as RoutedRequest & { tsRestRoute: { responses: Record<number, unknown> } })
      .tsRestRoute;
    const body = streamed(res, write(shapeOf(responses[200])));
    // What goes wrong with the list has broken the connection already.
    return compress ? pipeline(body, compress(), () => {}) : body;
  }

  #begin(res: Response, receiver: number): void {
    if (!this.#places.take(res, `customer ${receiver}`)) throw new Failure('too_many_lists', { retryAfter: soon });
    endAfter(res, longest);
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
  turns: Turns,
) {
  let separator = before;
  for await (const rows of batches) {
    yield* turns.write(rows, (row) => {
      const text = separator + JSON.stringify(item.parse(show(row)));
      separator = ',';
      return text;
    });
  }
  yield separator === before ? before + after : after;
}
