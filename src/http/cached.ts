/**
 * A cache of finished answers in front of the application: a hit is sent as it was, without being made, validated or named again. The
 * client sees no difference, but that it comes sooner: the line in the log, the figures, all headers and 304 are the same.
 */
import type { ClientRequest, IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Response } from 'express';
import fresh from 'fresh';
import { conditionOf } from './headers.ts';
import { operationOf } from './parameters.ts';

/** What an answer that may be kept depends on: nothing else can make it another. */
export interface Dependency {
  /** A tag, by id. */
  tag: number;
  /** Counts each answer that is sent to a reader. */
  reads?: { count(): void } | undefined;
  /** Whether nobody reads the answer to this request; without it, any GET is a reader's. */
  isUnread?: ((req: IncomingMessage) => boolean) | undefined;
}

/** What tells a request from others that are answered otherwise. */
export interface Key {
  text: string;
  /** The headers that it covers, in small letters. An answer that varies by others is not kept. */
  covers: readonly string[];
}

/** Makes a request's key; undefined where its answer is not to be kept. */
export type KeyOf = (req: IncomingMessage) => Key | undefined;

export interface CachedAnswer extends Dependency {
  size: number;
  operation: string;
  etag: string;
  /** Names and values in turn, without those of one request alone. */
  headers: readonly string[];
  /** The same for a client that has the bytes already. */
  ofUnchanged: readonly string[];
  body: Buffer;
}

export interface Store {
  readonly now: number;
  get(key: string): CachedAnswer | undefined;
  set(key: string, answer: CachedAnswer, since: number): void;
}

export interface CachedOptions {
  store: Store;
  keyOf: KeyOf;
  /** Begins the line in the log of an answer that the application does not see. Answers the id of the request. */
  begin(req: IncomingMessage, res: ServerResponse, operation: string): string;
  /** Whether an answer says if it was a hit (`X-Cache`). */
  isSaid: boolean;
}

/** A request whose answer may be kept once it is made. */
interface Keeping {
  store: Store;
  key: Key;
  since: number;
}
type CacheableRequest = IncomingMessage & { keeping?: Keeping };

/** `application`: what makes the answers that are not here. */
export const answerCached = (
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
    (req as CacheableRequest).keeping = { store, key, since: now };
    application(req, res);
  };
};

/**
 * Whether the client wants what the database has. With a condition beside it, it is not meant that way: `fetch` adds it to each,
 * for the caches on the way.
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

/** Headers of one request alone, and what is set when the answer is sent. */
const passing = new Set(['x-request-id', 'x-cache', 'content-length']);
const ofBody = new Set(['content-type', 'content-length']);
/** Bytes that an answer takes beside its own, roughly: key, headers, and what holds them together. */
const overhead = 2000;

/** Keeps an answer that is made, and not sent yet, if it may be. All its headers but `Content-Length` stand. */
export function keepAnswer(res: Response, text: string | Buffer, dependsOn: Dependency | undefined): void {
  const { keeping } = res.req as CacheableRequest;
  if (!keeping || dependsOn === undefined || res.statusCode !== 200 || res.hasHeader('Set-Cookie')) return;
  const { store, key, since } = keeping;
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

/** Not in memory that Node shares out among short buffers: one of them that is kept would keep all that lay beside it. */
function ownBytes(text: string | Buffer): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  if (typeof text === 'string') bytes.write(text);
  else bytes.set(text);
  return bytes;
}

/** As they are written. Types know it of what is sent to servers alone. */
const namesOf = (res: Response): string[] => (res as unknown as ClientRequest).getRawHeaderNames();

const valuesOf = (res: Response, names: readonly string[]): string[] =>
  names.flatMap((name) => [name, String(res.getHeader(name))]);
