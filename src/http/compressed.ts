/** Compressed answers. Each encoding has an ETag of its own, since its bytes differ. */
import type { IncomingMessage } from 'node:http';
import type { Transform } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, createBrotliCompress, createGzip, gzip, constants as zlib } from 'node:zlib';
import type { Response } from 'express';
import Negotiator from 'negotiator';
import { memoize } from '../../contracts/memoise.ts';
import { strongETag } from './headers.ts';

/** True if the client accepts gzip, as all browsers do. */
export const acceptsGzip = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  isGzip(String(headers['accept-encoding'] ?? ''));

const isGzip = memoize(
  (accepted) => new Negotiator({ headers: { 'accept-encoding': accepted } }).encoding(['gzip', 'identity']) === 'gzip',
);

/** Whether the answer is to be gzipped; sets its headers. An uncompressed answer can be shared. */
export function shouldCompress(res: Response): boolean {
  if (!acceptsGzip(res.req)) return false;
  res.setHeader('Content-Encoding', 'gzip');
  res.vary('Accept-Encoding');
  return true;
}

const ours = ['br', 'gzip', 'identity'];

/** The accepted encoding; among equal ones the shortest. The types lack the second parameter. */
function encodingFor({ req }: Response): string {
  const negotiator: { encoding(from: readonly string[], options?: object): string | undefined } = new Negotiator(req);
  return negotiator.encoding(ours, { preferred: ours }) ?? 'identity';
}

/** For streams: as good as the best gzip, but faster, within half a megabyte of memory. */
const brotli = { [zlib.BROTLI_PARAM_QUALITY]: 4, [zlib.BROTLI_PARAM_LGWIN]: 18 };
const encodings: Record<string, () => Transform> = {
  br: () => createBrotliCompress({ params: brotli }),
  gzip: () => createGzip(),
};

/** The compressing transform of a stream; undefined if it is sent as it is. Sets the headers either way. */
export function compressorFor(res: Response): (() => Transform) | undefined {
  res.vary('Accept-Encoding');
  const encoding = encodingFor(res);
  const begin = encodings[encoding];
  if (begin) res.setHeader('Content-Encoding', encoding);
  return begin;
}

/** For files, which are compressed once: slower but smaller, with a window for the whole file. */
const best = { [zlib.BROTLI_PARAM_QUALITY]: 6, [zlib.BROTLI_PARAM_LGWIN]: zlib.BROTLI_MAX_WINDOW_BITS };
const filed: Record<string, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: best }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: zlib.Z_BEST_COMPRESSION }),
  identity: async (bytes) => bytes,
};

/** A constant answer in each encoding: compressed in another thread on the first request, and cached. */
export function precompress(text: string): (res: Response) => Promise<Buffer> {
  const plain = Buffer.from(text);
  const made = new Map<string, Promise<{ bytes: Buffer; etag: string }>>();
  const make = async (encoding: string) => {
    const bytes = await (filed[encoding] as (typeof filed)[string])(plain);
    return { bytes, etag: strongETag(bytes) };
  };
  return async (res) => {
    res.vary('Accept-Encoding');
    const encoding = encodingFor(res);
    const making = made.get(encoding) ?? make(encoding);
    made.set(encoding, making);
    const { bytes, etag } = await making;
    res.setHeader('ETag', etag);
    if (encoding !== 'identity') res.setHeader('Content-Encoding', encoding);
    return bytes;
  };
}
