/** Long answers by their kinds: lists, lines, reports and pages, and how many of a kind are sent at once. */
import type { Response } from 'express';
import { z } from 'zod';
import type { FailureReason } from '../../contracts/failures.ts';
import { Failure } from '../errors.ts';
import type { Html } from '../html/html.ts';
import { longPart, type View } from '../html/page.ts';
import { chunked, compressedStream, onePage, streamed, type Written } from './chunked.ts';
import { endAfter } from './closed.ts';
import { ConcurrencyLimit } from './concurrency-limit.ts';
import { drawn } from './pages.ts';
import type { RoutedRequest } from './parameters.ts';
import type { Yielding } from './yielding.ts';

export interface StreamLimits {
  /** Concurrent streams per process, and per customer, link or network. */
  atOnce: { all: number; ofOne: number };
  /** Groups the addresses that count as one; undefined where only signed-in customers may open streams. */
  networkOf?: (address: string | undefined) => string;
  /** The answer beyond that. */
  refusal: FailureReason;
  /** Milliseconds after which one is broken off; undefined: it takes as long as its client takes it. */
  longest?: number;
}

export interface Format<Row> extends Written<Row> {
  type: string;
}

/** Seconds after which it is worth trying again. */
const soon = 5;

export class Streams {
  readonly #yielding: Yielding;
  readonly #limits: StreamLimits;
  readonly #limit: ConcurrencyLimit;

  constructor(yielding: Yielding, limits: StreamLimits) {
    this.#yielding = yielding;
    this.#limits = limits;
    this.#limit = new ConcurrencyLimit(limits.atOnce);
  }

  /** The body of a contract's answer. `holder`: the customer or the link that it is sent to. Throws the refusal. */
  body<Body, Row>(res: Response, holder: string, pages: AsyncIterable<readonly Row[]>, format: Format<Row>): Body {
    if (res.req.method !== 'HEAD') this.admit(res, holder);
    // ts-rest sends a stream as it stands, where its types want the body.
    return this.#stream(res, pages, format) as unknown as Body;
  }

  /** Takes one in, before anything is read for it. Throws the refusal. */
  admit(res: Response, holder: string): void {
    const { networkOf, refusal, longest } = this.#limits;
    const holders = networkOf ? [holder, `network ${networkOf(res.req.ip)}`] : [holder];
    if (!this.#limit.tryAcquire(res, ...holders)) throw new Failure(refusal, { retryAfter: soon });
    if (longest !== undefined) endAfter(res, longest);
  }

  /** Sends an answer that no contract has, once it is taken in. */
  send<Row>(res: Response, pages: AsyncIterable<readonly Row[]>, format: Format<Row>): void {
    this.#stream(res, pages, format).pipe(res);
  }

  #stream<Row>(res: Response, pages: AsyncIterable<readonly Row[]>, { type, ...written }: Format<Row>) {
    res.setHeader('Content-Type', type);
    return compressedStream(res, chunked(this.#yielding, pages, written));
  }
}

/** A line of JSON for each row, as `write` makes it without its end. */
export const asLines = <Row>(write: (row: Row) => string): Format<Row> => ({
  type: 'application/x-ndjson; charset=utf-8',
  write: (row) => `${write(row)}\n`,
});

const json = 'application/json; charset=utf-8';

/** Rows as `show` makes them, in the shape of the operation's success: validated and written as the contract has it all the same. */
export function asList<Row>({ req }: Response, show: (row: Row) => object): Format<Row> {
  const { responses } = (req as RoutedRequest & { tsRestRoute: { responses: Record<number, unknown> } }).tsRestRoute;
  const { item, ...around } = shapeOf(responses[200]);
  return { type: json, ...around, separator: ',', write: (row) => JSON.stringify(item.parse(show(row))) };
}

/** A bare list, or an object that has nothing in it but a list. */
function shapeOf(schema: unknown): { item: z.ZodType; head: string; tail: string } {
  if (schema instanceof z.ZodArray) return { item: schema.element as z.ZodType, head: '[', tail: ']' };
  const [[name, list] = [], ...others] = schema instanceof z.ZodObject ? Object.entries(schema.shape) : [];
  if (!(list instanceof z.ZodArray) || others.length > 0) throw new Error('An answer of this shape is no list');
  return { item: list.element as z.ZodType, head: `{${JSON.stringify(name)}:[`, tail: ']}' };
}

/** Lists up to this length are written at once. */
const short = 100;

/**
 * The body of a contract's answer: the report, whose list `name` is checked and written row by row. Long ones can't be taken back
 * once they have begun.
 */
export function longReport<Name extends string, Report extends Record<Name, readonly unknown[]>>(
  res: Response,
  yielding: Yielding,
  report: Report,
  { name, item }: { name: Name; item: z.ZodType },
): Report {
  const { [name]: rows, ...others } = report;
  if (rows.length <= short) return report;
  res.setHeader('Content-Type', json);
  const head = `${JSON.stringify(others).slice(0, -1)},${JSON.stringify(name)}:[`;
  const write = (row: unknown) => JSON.stringify(item.parse(row));
  const texts = chunked(yielding, onePage(rows), { head, separator: ',', write, tail: ']}' });
  // ts-rest sends a stream as it stands, where its types want the body.
  return streamed(res, texts) as unknown as Report;
}

/** Draws a page and sends it with the status that was set. Its long part, which stands where the view says `longPart`, follows in chunks. */
export function sendLongPage(res: Response, yielding: Yielding, view: View, pieces: readonly (() => Html)[]): void {
  const [head = '', tail = ''] = drawn(res, view).split(`${longPart}`);
  if (res.req.method === 'HEAD') return void res.end();
  async function* texts() {
    // The browser has the page's head before its long part is drawn.
    yield head;
    yield* chunked(yielding, onePage(pieces), { write: (draw) => `${draw()}`, tail });
  }
  streamed(res, texts()).pipe(res);
}
