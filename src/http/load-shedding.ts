/**
 * Load shedding in front of the application: requests that admission control refuses get 503 with `Retry-After` at once,
 * without running the application.
 *
 * Waiting holds no slot: for a translation, for the rest of a body where it is read, or for the reader of a stream, which
 * has a limit of its own.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import type { Config } from '../config.ts';
import { Failure } from '../errors.ts';
import { errorPage } from '../html/error-page.ts';
import { type Admissions, type Kind, runInSlot, type Slot } from './admission-control.ts';
import { answerOf, setFailureHeaders } from './errors.ts';
import { allowEmbedding, apiHeaders, securityHeaders } from './headers.ts';
import { requestIdOf } from './log.ts';
import { anonymousPage } from './pages.ts';
import { routedPath } from './routed-path.ts';

export interface SheddingOptions {
  admissions: Admissions;
  /** Undefined: never refused. */
  kindOf(req: IncomingMessage): Kind | undefined;
  /** The network of a request's address. */
  networkOf(req: IncomingMessage): string;
  refuse: RequestListener;
  lag: EventLoopLag;
  /** Called for each refusal. */
  onRefusal(kind: Kind): void;
}

/** For requests without a slot. Sign-ins are never shed because of them. */
export const shedLate =
  ({ admissions, kindOf, refuse, onRefusal, lag }: SheddingOptions, listener: RequestListener): RequestListener =>
  (req, res) => {
    const kind = lag.isTooLong() ? kindOf(req) : undefined;
    if (!kind || kind === 'sign_in') return listener(req, res);
    admissions[kind].refusals += 1;
    onRefusal(kind);
    refuse(req, res);
  };

export const admit =
  (
    { admissions, kindOf, networkOf, refuse, onRefusal }: SheddingOptions,
    application: RequestListener,
  ): RequestListener =>
  (req, res) => {
    const kind = kindOf(req);
    if (!kind) return application(req, res);
    const acquire = () =>
      admissions[kind].acquire({
        network: networkOf(req),
        admit: (slot) => answer(application, req, res, slot),
        reject: () => {
          onRefusal(kind);
          refuse(req, res);
        },
      });
    // A body that came with the head is complete a moment later.
    if (isAllThere(req)) acquire();
    else setImmediate(acquire);
  };

function answer(application: RequestListener, req: IncomingMessage, res: ServerResponse, slot: Slot): void {
  // The whole answer has been written then, whether or not the client has read it.
  res.once('prefinish', slot.release);
  res.once('close', slot.release);
  if (res.closed) {
    slot.release();
    return;
  }
  runInSlot(slot, () => application(req, res));
}

const isAllThere = ({ complete, headers }: IncomingMessage): boolean =>
  complete ||
  (headers['transfer-encoding'] === undefined &&
    (headers['content-length'] === undefined || headers['content-length'] === '0'));

interface EventLoopLagOptions {
  /** The longest event-loop turn in milliseconds; and how long bursts of longer turns are tolerated. */
  longest: number;
  burst: number;
  /** A monotonic clock, in milliseconds. */
  now?: () => number;
  /** Calls back at the end of the turn. */
  atEnd?: (callBack: () => void) => void;
}

/**
 * The duration of the current event-loop turn. All requests read in a turn had arrived when it began; a late one has
 * waited since, unseen by any queue. Requests without a slot, such as cached lookups, wait nowhere else.
 */
export class EventLoopLag {
  readonly #options: EventLoopLagOptions;
  readonly #now: () => number;
  readonly #atEnd: (callBack: () => void) => void;
  #begun: number | undefined;
  #ended = Number.NEGATIVE_INFINITY;
  /** The time of the last short turn, or of an idle loop. */
  #short = Number.NEGATIVE_INFINITY;

  constructor(options: EventLoopLagOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
    this.#atEnd = options.atEnd ?? setImmediate;
  }

  /** To be called for each request, when it is read. */
  isTooLong(): boolean {
    const { longest, burst } = this.#options;
    const now = this.#now();
    if (this.#begun === undefined) {
      this.#begun = now;
      if (now - this.#ended > longest) this.#short = now;
      this.#atEnd(() => this.#end());
    }
    return now - this.#begun > longest && now - this.#short > burst;
  }

  #end(): void {
    this.#ended = this.#now();
    if (this.#ended - (this.#begun ?? 0) <= this.#options.longest) this.#short = this.#ended;
    this.#begun = undefined;
  }
}

/** `Retry-After` in seconds, at random, so that the clients do not return together. */
const retryAfterRange = { least: 1, most: 3 };

/** Names and values alternately, and the body around the request's id. */
interface PreparedAnswer {
  headers: readonly string[];
  body: readonly [before: string, after?: string];
}

/** Placeholder for a request's id, which is not known in advance. */
const someId = 'the-id-of-the-request';
const unavailable = new Failure('unavailable');

/** The 503 answer, made in advance: a refusal must cost far less than an answer. */
export function refusalOf(config: Pick<Config, 'prefix' | 'publicUrl'>): RequestListener {
  const secure = securityHeaders(config.publicUrl.startsWith('https:'));
  const json: PreparedAnswer['body'] = [JSON.stringify(answerOf(unavailable).body)];
  const ofJson: [string, string][] = [['Content-Type', 'application/json; charset=utf-8']];
  const page = anonymousPage(config, errorPage(503, unavailable.message, someId));
  const text = page.text.split(someId) as [string, string];
  const made = {
    api: { headers: headersBy([secure, allowEmbedding, apiHeaders], ofJson), body: json },
    shared: { headers: headersBy([secure, allowEmbedding], ofJson), body: json },
    json: { headers: headersBy([secure], ofJson), body: json },
    page: { headers: headersBy([secure], page.headers), body: text },
  } satisfies Record<string, PreparedAnswer>;

  const pathOf = routedPath(config.prefix);

  return (req, res) => {
    const { headers, body } = made[shapeOf(pathOf(req.url) ?? '', req.headers.accept)];
    const id = requestIdOf(req.headers['x-request-id']);
    const [before, after] = body;
    const text = after === undefined ? before : before + id + after;
    const seconds =
      retryAfterRange.least + Math.floor(Math.random() * (retryAfterRange.most - retryAfterRange.least + 1));
    const own = ['Retry-After', String(seconds), 'X-Request-Id', id, 'Content-Length', String(Buffer.byteLength(text))];
    res.writeHead(503, [...headers, ...own]);
    res.end(text);
  };
}

function shapeOf(path: string, accept: string | undefined): 'api' | 'shared' | 'json' | 'page' {
  if (path.startsWith('/api/v1/')) return 'api';
  if (accept?.includes('text/html') && !path.endsWith('.json')) return 'page';
  return /^\/(t|bundles)\//.test(path) ? 'shared' : 'json';
}

/** The headers that these handlers would set on such an answer. */
function headersBy(handlers: readonly RequestHandler[], more: readonly [string, string][]): string[] {
  const headers = new Map<string, string>();
  const res = { setHeader: (name: string, value: string) => headers.set(name, value) } as unknown as Response;
  for (const handle of handlers) handle({ method: 'POST', headers: {} } as Request, res, () => {});
  for (const [name, value] of more) headers.set(name, value);
  setFailureHeaders(res, unavailable);
  return [...headers].flat();
}
