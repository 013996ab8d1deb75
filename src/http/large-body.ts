/** Larger request bodies: few at a time, and only from authenticated senders. */
import type { Request, RequestHandler, Response } from 'express';
import type { FailureReason } from '../../contracts/failures.ts';
import { limits } from '../../contracts/primitives.ts';
import { Failure } from '../errors.ts';
import { withYieldedSlot } from './admission-control.ts';
import { bodyReader, readBody } from './body.ts';
import { ConcurrencyLimit } from './concurrency-limit.ts';
import { contentLength } from './received-bodies.ts';

/** The most concurrent large bodies in this process, the most of one customer, and the `Retry-After` in seconds. */
const large = new ConcurrencyLimit({ all: 4, ofOne: 2 });
const retryAfterSeconds = 30;

/** The sender of a request, from its head; undefined if anonymous. */
export type SenderOf = (req: Request) => Promise<number | undefined>;

/** Reads a request's body, or rejects with its refusal: without `next`, a rejection cannot be left behind. */
export type BodyReader = (req: Request, res: Response) => Promise<void>;

const reading =
  (handler: RequestHandler): BodyReader =>
  (req, res) =>
    new Promise((resolve, reject) => {
      handler(req, res, (error?: unknown) => (error ? reject(error) : resolve()));
    });

const readUsual = reading(readBody);
const isTooLarge = (error: unknown): boolean =>
  error instanceof Failure ? error.reason === 'too_large' : (error as { status?: number }).status === 413;

interface LargeRefusals {
  /** For too many concurrent ones. */
  busy?: FailureReason;
  tooLarge?: FailureReason;
}

/**
 * Reads a body into a buffer. Large ones are limited in number. A body that is announced as large requires a sender in
 * the head, and throws `not_signed_in` otherwise.
 */
export function largeBodyReader(
  limit: number,
  senderOf: SenderOf,
  { busy = 'too_many_imports', tooLarge = 'too_large' }: LargeRefusals = {},
): BodyReader {
  const readLarge = reading(bodyReader(limit, { isToTheEnd: true }));
  const read: BodyReader = async (req, res) => {
    const length = contentLength(req);
    if (length <= limits.body) return readUsual(req, res);
    const sender = await senderOf(req);
    if (sender === undefined) return readAnonymously(req, res);
    const isUnknown = length === Number.POSITIVE_INFINITY;
    const isRefused = !isUnknown && length > limit;
    const isUsual = isUnknown && limit <= limits.body;
    // Neither takes a slot.
    if (isRefused || isUsual) return readLarge(req, res);
    if (!large.tryAcquire(res, `customer ${sender}`)) throw new Failure(busy, { retryAfter: retryAfterSeconds });
    if (isUnknown) return readLarge(req, res);
    req.body = await announcedBody(req, length);
  };
  return (req, res) =>
    read(req, res).catch((error: unknown) => {
      throw isTooLarge(error) ? new Failure(tooLarge, { cause: error }) : error;
    });
}

/**
 * Copies a body of known length chunk by chunk: concatenating 20 MB at the end would block the event loop.
 */
const announcedBody = withYieldedSlot(async (req: Request, length: number): Promise<Buffer> => {
  const body = Buffer.alloc(length);
  let at = 0;
  try {
    for await (const chunk of req) at += (chunk as Buffer).copy(body, at);
  } catch (cause) {
    // The client has disconnected.
    throw new Failure('malformed_request', { cause });
  }
  return body;
});

const readAnonymously: BodyReader = async (req, res) => {
  if (contentLength(req) < Number.POSITIVE_INFINITY) throw new Failure('not_signed_in');
  await readUsual(req, res).catch((error: unknown) => {
    throw isTooLarge(error) ? new Failure('not_signed_in') : error;
  });
};
