/** Bodies while they are received: too long ones are refused at once, and all together are bounded. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Failure } from '../errors.ts';

/** The announced length of the body; infinite if absent. */
export function contentLength({ headers }: Pick<IncomingMessage, 'headers'>): number {
  if (headers['content-length'] !== undefined) return Number(headers['content-length']);
  return headers['transfer-encoding'] === undefined ? 0 : Number.POSITIVE_INFINITY;
}

/** An unfinished body. */
interface Unfinished {
  address: string | undefined;
  bytes: number;
}

const largest = <T>(entries: Iterable<[T, number]>): T =>
  [...entries].reduce((one, other) => (other[1] > one[1] ? other : one))[0];

/**
 * The received bytes of unfinished bodies. Beyond `most` in total, the longest of the address that sends the most are cut off, so that
 * no stranger's many short ones cost others their longer ones.
 */
export class ReceivedBodies {
  readonly #most: number;
  readonly #bodies = new Map<IncomingMessage, Unfinished>();
  #all = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Counts more bytes of a body. Returns its bytes so far. */
  add(req: IncomingMessage & { ip?: string | undefined }, more: number): number {
    const body = this.#bodies.get(req) ?? { address: req.ip, bytes: 0 };
    body.bytes += more;
    this.#bodies.set(req, body);
    this.#all += more;
    while (this.#all > this.#most) this.#cutOffLongest();
    return body.bytes;
  }

  delete(req: IncomingMessage): void {
    this.#all -= this.#bodies.get(req)?.bytes ?? 0;
    this.#bodies.delete(req);
  }

  #cutOffLongest(): void {
    const sums = new Map<string | undefined, number>();
    for (const { address, bytes } of this.#bodies.values()) sums.set(address, (sums.get(address) ?? 0) + bytes);
    const greediest = largest(sums);
    const its = [...this.#bodies].filter(([, { address }]) => address === greediest);
    const longest = largest(its.map(([req, { bytes }]): [IncomingMessage, number] => [req, bytes]));
    this.delete(longest);
    longest.socket.destroy();
  }
}

const received = new ReceivedBodies(128 * 1024 * 1024);

/** The time for a client to read the refusal of what it still sends, in milliseconds: closing at once could lose it. */
const defaultReadingMs = 5000;

interface Watched {
  limit: number;
  bodies?: ReceivedBodies;
  readingMs?: number;
}

/**
 * Ends the reading of a body with `too_large` as soon as it is known to be longer than the limit: by its announced length,
 * or when it turns out longer. The rest is not kept; the connection is closed unless it has come soon after the answer.
 */
export function limitBody(
  req: IncomingMessage,
  res: ServerResponse,
  end: (error: Failure) => void,
  { limit, bodies = received, readingMs = defaultReadingMs }: Watched,
): void {
  const refuse = () => {
    res.once('finish', () => setTimeout(() => req.complete || req.socket.destroy(), readingMs).unref());
    end(new Failure('too_large'));
  };
  const length = contentLength(req);
  if (length < Number.POSITIVE_INFINITY && length > limit) {
    refuse();
    return;
  }
  const leave = () => {
    req.off('data', count);
    bodies.delete(req);
  };
  const count = (chunk: Buffer) => {
    if (bodies.add(req, chunk.length) <= limit) return;
    leave();
    refuse();
  };
  // It is closed at the end of the body, or by a disconnect.
  req.on('data', count).once('close', leave);
}
