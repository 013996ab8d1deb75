/** Streamed answers by kind: lists, lines, reports and pages, each with a limit of concurrent ones. */
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Response } from 'express';
import { z } from 'zod';
import type { FailureReason } from '../../contracts/failures.ts';
import { Failure } from '../errors.ts';
import type { Html } from '../html/html.ts';
import { streamedPart, type View } from '../html/page.ts';
import { chunked, compressedStream, type RowFormat, singlePage, streamOf } from './chunked.ts';
import { shouldCompress } from './compressed.ts';
import { ConcurrencyLimit } from './concurrency-limit.ts';
import { renderPage } from './pages.ts';
import type { RoutedRequest } from './parameters.ts';
import { abortAfter } from './response-close.ts';
import type { StreamTurns } from './time-slices.ts';

interface StreamLimits {
  /** Concurrent streams per process, and per customer or network. */
  atOnce: { all: number; ofOne: number };
  /** Groups the addresses that count as one; undefined where only signed-in customers may open streams. */
  networkOf?: (address: string | undefined) => string;
  /** The answer beyond that. */
  refusal: FailureReason;
  /** The timeout in milliseconds; undefined: none. */
  longest?: number;
}

interface Format<Row> extends RowFormat<Row> {
  type: string;
}

/** `Retry-After` in seconds. */
const retryAfterSeconds = 5;

export class Streams {
  readonly #yielding: StreamTurns;
  readonly #limits: StreamLimits;
  readonly #limit: ConcurrencyLimit;

  constructor(yielding: StreamTurns, limits: StreamLimits) {
    this.#yielding = yielding;
    this.#limits = limits;
    this.#limit = new ConcurrencyLimit(limits.atOnce);
  }

  /** The body of a contract's answer. `holder`: the customer; undefined for a stranger. Throws the refusal. */
  body<Body, Row>(
    res: Response,
    holder: string | undefined,
    pages: AsyncIterable<readonly Row[]>,
    format: Format<Row>,
  ): Body {
    if (res.req.method !== 'HEAD') this.admit(res, holder);
    // ts-rest sends a stream as it is, although its types expect the body.
    return this.#stream(res, pages, format) as unknown as Body;
  }

  /** Admits a stream, before anything is read for it. Throws the refusal. */
  admit(res: Response, holder: string | undefined): void {
    const { networkOf, refusal, longest } = this.#limits;
    const holders = [...(holder ? [holder] : []), ...(networkOf ? [`network ${networkOf(res.req.ip)}`] : [])];
    if (!this.#limit.tryAcquire(res, ...holders)) throw new Failure(refusal, { retryAfter: retryAfterSeconds });
    if (longest !== undefined) abortAfter(res, longest);
  }

  /** Sends an admitted stream outside of the contracts. */
  send<Row>(res: Response, pages: AsyncIterable<readonly Row[]>, format: Format<Row>): void {
    this.#stream(res, pages, format).pipe(res);
  }

  #stream<Row>(res: Response, pages: AsyncIterable<readonly Row[]>, { type, ...written }: Format<Row>) {
    res.setHeader('Content-Type', type);
    return compressedStream(res, chunked(this.#yielding, pages, written));
  }
}

/** NDJSON; `write` returns a line without its end. */
export const asLines = <Row>(write: (row: Row) => string): Format<Row> => ({
  type: 'application/x-ndjson; charset=utf-8',
  write: (row) => `${write(row)}\n`,
});

const json = 'application/json; charset=utf-8';

/** Rows by `show`, in the shape of the operation's success: validated and serialised by the contract. */
export function asList<Row>({ req }: Response, show: (row: Row) => object): Format<Row> {
  const { responses } = (req as RoutedRequest & { tsRestRoute: { responses: Record<number, unknown> } }).tsRestRoute;
  const { item, ...around } = shapeOf(responses[200]);
  return { type: json, ...around, separator: ',', write: (row) => JSON.stringify(item.parse(show(row))) };
}

/** A bare list, or an object with only a list. */
function shapeOf(schema: unknown): { item: z.ZodType; head: string; tail: string } {
  if (schema instanceof z.ZodArray) return { item: schema.element as z.ZodType, head: '[', tail: ']' };
  const [[name, list] = [], ...others] = schema instanceof z.ZodObject ? Object.entries(schema.shape) : [];
  if (!(list instanceof z.ZodArray) || others.length > 0) throw new Error('An answer of this shape is no list');
  return { item: list.element as z.ZodType, head: `{${JSON.stringify(name)}:[`, tail: ']}' };
}

/**
 * The body of a contract's answer with only a list, which is in memory, and long: written in turns with other requests, and sent as a
 * whole, so that a client who does not read it is noticed. A row that is in it several times is validated and serialised once.
 */
export async function longList<Body extends Record<string, readonly object[]>>(
  res: Response,
  yielding: StreamTurns,
  list: Body,
): Promise<Body> {
  const { type, write, ...around } = asList<object>(res, (row) => row);
  const texts = new Map<object, string>();
  const writeOnce = (row: object) => {
    const text = texts.get(row) ?? write(row);
    texts.set(row, text);
    return text;
  };
  const parts: string[] = [];
  const rows = Object.values(list).flat();
  for await (const part of chunked(yielding, singlePage(rows), { ...around, write: writeOnce })) parts.push(part);
  const whole = Buffer.from(parts.join(''));
  res.vary('Accept-Encoding');
  const bytes = shouldCompress(res) ? await promisify(gzip)(whole) : whole;
  res.setHeader('Content-Type', type);
  res.setHeader('Content-Length', bytes.length);
  // ts-rest sends a stream as it is, although its types expect the body.
  return Readable.from([bytes]) as unknown as Body;
}

/** Lists up to this length are written at once. */
const short = 100;

/**
 * The body of a contract's answer: the report, whose list `name` is validated and serialised row by row. Errors of long
 * ones can only break the connection.
 */
export function longReport<Name extends string, Report extends Record<Name, readonly unknown[]>>(
  res: Response,
  yielding: StreamTurns,
  report: Report,
  { name, item }: { name: Name; item: z.ZodType },
): Report {
  const { [name]: rows, ...others } = report;
  if (rows.length <= short) return report;
  res.setHeader('Content-Type', json);
  const head = `${JSON.stringify(others).slice(0, -1)},${JSON.stringify(name)}:[`;
  const write = (row: unknown) => JSON.stringify(item.parse(row));
  const texts = chunked(yielding, singlePage(rows), { head, separator: ',', write, tail: ']}' });
  // ts-rest sends a stream as it is, although its types expect the body.
  return streamOf(res, texts) as unknown as Report;
}

/**
 * Renders a page and sends it with the status that was set. Its long part, marked by `streamedPart` in the view, follows in
 * chunks.
 */
export function sendLongPage(res: Response, yielding: StreamTurns, view: View, pieces: readonly (() => Html)[]): void {
  const [head = '', tail = ''] = renderPage(res, view).split(`${streamedPart}`);
  if (res.req.method === 'HEAD') return void res.end();
  async function* texts() {
    // The browser has the page's head before its long part is drawn.
    yield head;
    yield* chunked(yielding, singlePage(pieces), { write: (draw) => `${draw()}`, tail });
  }
  streamOf(res, texts()).pipe(res);
}
