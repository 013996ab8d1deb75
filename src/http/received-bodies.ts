/** Bodies while they are received: too long ones are refused at once, and all together are bounded. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Failure } from '../errors.ts';

/** The announced length of the body; infinite if absent. */
export function lengthOf({ headers }: Pick<IncomingMessage, 'headers'>): number {
  if (headers['content-length'] !== undefined) return Number(headers['content-length']);
  return headers['transfer-encoding'] === undefined ? 0 : Number.POSITIVE_INFINITY;
}

/** The received bytes of unfinished bodies. Beyond `most` in total, the senders of the longest are disconnected. */
export class ReceivedBodies {
  readonly #most: number;
  readonly #bytes = new Map<IncomingMessage, number>();
  #all = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Counts more bytes of a body. Returns its bytes so far. */
  add(req: IncomingMessage, more: number): number {
    const bytes = (this.#bytes.get(req) ?? 0) + more;
    this.#bytes.set(req, bytes);
    this.#all += more;
    while (this.#all > this.#most) this.#disconnectLongest();
    return bytes;
  }

  delete(req: IncomingMessage): void {
    this.#all -= this.#bytes.get(req) ?? 0;
    this.#bytes.delete(req);
  }

  #disconnectLongest(): void {
    const [longest] = [...this.#bytes].reduce((one, other) => (other[1] > one[1] ? other : one));
    this.delete(longest);
    longest.socket.destroy();
  }
}

const received = new ReceivedBodies(128 * 1024 * 1024);

/** The time for a client to read the refusal of what it still sends, in milliseconds: closing at once could lose it. */
const usualReading = 5000;

interface Watched {
  limit: number;
  bodies?: ReceivedBodies;
  readingMs?: number;
}

/**
 * Ends the reading of a body with `too_large` as soon as it is known to be longer than the limit: by its announced length,
 * or when it turns out longer. The rest is not kept; the connection is closed unless it has come soon after the answer.
 */
export function watchBody(
  req: IncomingMessage,
  res: ServerResponse,
  end: (error: Failure) => void,
  { limit, bodies = received, readingMs = usualReading }: Watched,
): void {
  const refuse = () => {
    res.once('finish', () => setTimeout(() => req.complete || req.socket.destroy(), readingMs).unref());
    end(new Failure('too_large'));
  };
  const length = lengthOf(req);
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
