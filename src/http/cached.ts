/**
 * A cache of finished answers in front of the application: a hit skips handlers, validation and ETags. Apart from the
 * time, clients see no difference: log line, metrics, headers and 304 are the same.
 */
import type { ClientRequest, IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Response } from 'express';
import fresh from 'fresh';
import { conditionOf } from './headers.ts';
import { operationOf } from './parameters.ts';

/** The dependencies of a cacheable answer, whose changes invalidate it. */
export interface Dependency {
  /** A tag, by id. */
  tag: number;
  /** Counts each answer to a reader. */
  reads?: { count(): void } | undefined;
  /** True for requests by no reader; without it, every GET counts. */
  isUnread?: ((req: IncomingMessage) => boolean) | undefined;
}

/** The cache key of a request. */
export interface Key {
  text: string;
  /** The headers in the key, in lower case. An answer that varies by others is not cached. */
  covers: readonly string[];
}

/** The key of a request; undefined if its answer must not be cached. */
export type KeyOf = (req: IncomingMessage) => Key | undefined;

export interface CachedAnswer extends Dependency {
  size: number;
  operation: string;
  etag: string;
  /** Names and values alternately, without those of one request. */
  headers: readonly string[];
  /** The same for a 304. */
  ofUnchanged: readonly string[];
  body: Buffer;
}

export interface Store {
  readonly now: number;
  get(key: string): CachedAnswer | undefined;
  set(key: string, answer: CachedAnswer, since: number): void;
}

interface CachedOptions {
  store: Store;
  keyOf: KeyOf;
  /** Starts the log line of a cached answer. Returns the request's id. */
  begin(req: IncomingMessage, res: ServerResponse, operation: string): string;
  /** Whether answers have `X-Cache`. */
  isSaid: boolean;
}

/** A request whose answer may be cached. */
interface CacheWrite {
  store: Store;
  key: Key;
  since: number;
}
type CacheableRequest = IncomingMessage & { cacheWrite?: CacheWrite };

/** `application`: handles the misses. */
export const answerFromCache = (
  { store, keyOf, begin, isSaid }: CachedOptions,
  application: RequestListener,
): RequestListener => {
  return (req, res) => {
    const key = keyOf(req);
    if (!key) return application(req, res);
    const { now } = store;
    const answer = wantsFresh(req) ? undefined : store.get(key.text);
    if (isSaid) res.setHeader('X-Cache', answer ? 'hit' : 'miss');
    if (answer) {
      if (answer.reads && req.method === 'GET' && !answer.isUnread?.(req)) answer.reads.count();
      return send(answer, req, res, begin(req, res, answer.operation));
    }
    (req as CacheableRequest).cacheWrite = { store, key, since: now };
    application(req, res);
  };
};

/**
 * Whether the client bypasses the cache. Not with a precondition: `fetch` adds `no-cache` to each of those, for caches
 * in between.
 */
const wantsFresh = ({ headers }: IncomingMessage): boolean =>
  headers['if-none-match'] === undefined && /no-cache|no-store|max-age=0/i.test(headers['cache-control'] ?? '');

function send(answer: CachedAnswer, req: IncomingMessage, res: ServerResponse, id: string): void {
  const condition = conditionOf(req);
  const isUnchanged = condition !== undefined && fresh({ 'if-none-match': condition }, { etag: answer.etag });
  const headers = isUnchanged ? answer.ofUnchanged : answer.headers;
  res.writeHead(isUnchanged ? 304 : 200, [...headers, 'X-Request-Id', id]);
  res.end(isUnchanged || req.method === 'HEAD' ? undefined : answer.body);
}

/** Headers of one request, and those set on sending. */
const passing = new Set(['x-request-id', 'x-cache', 'content-length']);
const ofBody = new Set(['content-type', 'content-length']);
/** The approximate overhead of an answer in bytes: key, headers, and structures. */
const overhead = 2000;

/** Caches a cacheable answer before it is sent. All its headers except `Content-Length` are set. */
export function cacheAnswer(res: Response, text: string | Buffer, dependsOn: Dependency | undefined): void {
  const { cacheWrite } = res.req as CacheableRequest;
  if (!cacheWrite || dependsOn === undefined || res.statusCode !== 200 || res.hasHeader('Set-Cookie')) return;
  const { store, key, since } = cacheWrite;
  const varying = String(res.getHeader('Vary') ?? '').toLowerCase();
  if (varying !== '' && !varying.split(/,\s*/).every((name) => key.covers.includes(name))) return;
  const body = ownBytes(text);
  const names = namesOf(res).filter((name) => !passing.has(name.toLowerCase()));
  const ofUnchanged = names.filter((name) => !ofBody.has(name.toLowerCase()));
  store.set(
    key.text,
    {
      ...dependsOn,
      size: body.length + key.text.length + overhead,
      operation: operationOf(res.req)?.operationId ?? 'other',
      etag: String(res.getHeader('ETag')),
      headers: [...valuesOf(res, names), 'Content-Length', String(body.length)],
      ofUnchanged: valuesOf(res, ofUnchanged),
      body,
    },
    since,
  );
}

/** Not from Node's shared pool of short buffers: a cached one would keep the whole pool alive. */
function ownBytes(text: string | Buffer): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  if (typeof text === 'string') bytes.write(text);
  else bytes.set(text);
  return bytes;
}

/** In their original case, which the types declare for client requests only. */
const namesOf = (res: Response): string[] => (res as unknown as ClientRequest).getRawHeaderNames();

const valuesOf = (res: Response, names: readonly string[]): string[] =>
  names.flatMap((name) => [name, String(res.getHeader(name))]);
