/** Answers that are sent in fewer bytes to who takes them so. Each encoding has an ETag of its own, since it has bytes of its own. */
import type { Transform } from 'node:stream';
import { createBrotliCompress, createGzip, constants as zlib } from 'node:zlib';
import type { Request, Response } from 'express';

/** Whether the answer is to be by gzip, which all browsers take; then its headers say so. Who gets it as it is can share it with all. */
export function isToBeCompressed(req: Request, res: Response): boolean {
  if (req.acceptsEncodings('gzip', 'identity') !== 'gzip') return false;
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
