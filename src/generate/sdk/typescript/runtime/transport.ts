/** Sends a request, as often as the rules of repetition allow, by ky. */
import ky, { HTTPError, TimeoutError } from 'ky';
import type { Unreachable } from './answers.ts';
import { piecesOf } from './line-stream.ts';
import type { ClientOptions, RetryOptions } from './options.ts';
import type { Received } from './read-answer.ts';

export interface Sending {
  readonly url: string;
  readonly method: string;
  /** Whether it carries a key, so that the service does it once, however often it arrives. */
  readonly isKeyed: boolean;
  readonly headers: Record<string, string>;
  readonly body: string | undefined;
  /** The status of an answer that is read as it comes. */
  readonly streamed: number | undefined;
  readonly signal: AbortSignal | undefined;
  readonly timeout: number;
}

type Fetch = NonNullable<ClientOptions['fetch']>;

/** The connection broke, or never came to be. */
class Broken extends Error {}

const patience: Required<RetryOptions> = { limit: 2, firstWait: 500, longestWait: 30_000 };
const harmlessTwice = ['GET', 'HEAD', 'PUT', 'DELETE'];
const busy = [429];
const busyOrDown = [429, 502, 503, 504];
/** Of a call with a key: among other reasons, that the same call is still at work. */
const underWay = 409;

export class Transport {
  readonly #fetch: Fetch;
  readonly #retries: Required<RetryOptions>;

  constructor({ fetch, retries }: Pick<ClientOptions, 'fetch' | 'retries'>) {
    this.#fetch = fetch ?? ((request) => globalThis.fetch(request));
    this.#retries = { ...patience, ...retries };
  }

  /** What came back, whatever it says. Rejects where `signal` ended the call. */
  async send(sending: Sending): Promise<Received | Unreachable> {
    const { url, method, headers, body, signal, timeout } = sending;
    let received: Received | undefined;
    try {
      await ky(url, {
        method,
        headers,
        timeout,
        // The token says who calls; a browser's cookies say nothing here.
        credentials: 'omit',
        fetch: async (request) => {
          received = await attempt(this.#fetch, request as Request, sending);
          return new Response(null, { status: received.status, headers: received.headers });
        },
        retry: this.#rulesFor(sending),
        ...(body !== undefined && { body }),
        ...(signal && { signal }),
      });
    } catch (error) {
      if (signal?.aborted) throw signal.reason ?? error;
      if (error instanceof TimeoutError) return { ok: false, kind: 'unreachable', isTimeout: true, cause: error };
      if (error instanceof Broken) return { ok: false, kind: 'unreachable', isTimeout: false, cause: error.cause };
      if (!(error instanceof HTTPError)) throw error;
    }
    return received as Received;
  }

  #rulesFor({ method, isKeyed }: Sending) {
    const { limit, firstWait, longestWait } = this.#retries;
    const isHarmlessTwice = isKeyed || harmlessTwice.includes(method);
    return {
      limit,
      methods: [method],
      statusCodes: [...(isHarmlessTwice ? busyOrDown : busy), ...(isKeyed ? [underWay] : [])],
      afterStatusCodes: [...busyOrDown, underWay],
      delay: (attempt: number) => firstWait * 2 ** (attempt - 1),
      backoffLimit: longestWait,
      jitter: (wait: number) => wait * (0.5 + Math.random() / 2),
      retryOnTimeout: isKeyed,
      // Undefined leaves it to the statuses.
      shouldRetry: ({ error }: { error: Error }) => {
        if (error instanceof TimeoutError) return undefined;
        if (!(error instanceof HTTPError)) return isHarmlessTwice && error instanceof Broken;
        const { status, headers } = error.response;
        const isFinal = status === underWay && headers.get('X-Error-Reason') !== 'idempotency_key_in_use';
        return isFinal || waitAsked(headers) > longestWait ? false : undefined;
      },
    };
  }
}

/** Reads the whole answer, so that the limit of time and the repetition after a break include its body; but for a stream. */
async function attempt(fetch: Fetch, request: Request, { streamed, signal, timeout }: Sending): Promise<Received> {
  try {
    const response = await fetch(request);
    const { status, headers, body } = response;
    // Without streams, as in React Native, it is a text.
    if (status === streamed && body) return { status, headers, text: '', pieces: piecesOf(body, timeout, signal) };
    return { status, headers, text: await response.text() };
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new Broken('The connection broke', { cause });
  }
}

/** The milliseconds that `Retry-After` asks for; 0 where it is absent or makes no sense. */
function waitAsked(headers: Headers): number {
  const text = headers.get('Retry-After') ?? '';
  return /^\d+$/.test(text) ? Number(text) * 1000 : Math.max(0, Date.parse(text) - Date.now() || 0);
}
