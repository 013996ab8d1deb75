/** Answers that are sent in fewer bytes to who takes them so. Each encoding has an ETag of its own, since it has bytes of its own. */
import type { IncomingMessage } from 'node:http';
import type { Transform } from 'node:stream';
import { createBrotliCompress, createGzip, constants as zlib } from 'node:zlib';
import type { Response } from 'express';
import Negotiator from 'negotiator';
import { remembering } from './remembering.ts';

/** Whether a client takes gzip, as all browsers do. */
export const takesGzip = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  isGzip(String(headers['accept-encoding'] ?? ''));

const isGzip = remembering(
  (accepted) => new Negotiator({ headers: { 'accept-encoding': accepted } }).encoding(['gzip', 'identity']) === 'gzip',
);

/** Whether the answer is to be by gzip; then its headers say so. Who gets it as it is can share it with all. */
export function isToBeCompressed(res: Response): boolean {
  if (!takesGzip(res.req)) return false;
  res.setHeader('Content-Encoding', 'gzip');
  res.vary('Accept-Encoding');
  return true;
}

/** For streams. As good as gzip at its best, in less time; and a stream of it needs no more than half a megabyte. */
const brotli = { [zlib.BROTLI_PARAM_QUALITY]: 4, [zlib.BROTLI_PARAM_LGWIN]: 18 };
const encodings: Record<string, () => Transform> = {
  br: () => createBrotliCompress({ params: brotli }),
  gzip: () => createGzip(),
};

/** Makes what a stream goes through on its way to the client; undefined where it is sent as it is. The headers say so either way. */
export function compressing(res: Response): (() => Transform) | undefined {
  res.vary('Accept-Encoding');
  const encoding = res.req.acceptsEncodings(...Object.keys(encodings), 'identity') || 'identity';
  const begin = encodings[encoding];
  if (begin) res.setHeader('Content-Encoding', encoding);
  return begin;
}
