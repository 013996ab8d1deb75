/** Cache keys of lookups: the address. */
import type { IncomingMessage } from 'node:http';
import { v1 } from '../../contracts/index.ts';
import type { Key, KeyOf } from '../http/cached.ts';
import { acceptsGzip } from '../http/compressed.ts';
import { routedPath } from '../http/routed-path.ts';
import { acceptLanguageKey } from '../lookup/preferences.ts';

const encoding = ['accept-encoding'];
const encodingAndLanguage = ['accept-encoding', 'accept-language'];

/** The reader's position has no effect on the answer, and each phone sends another one. */
const isPosition = (name: string): boolean => name === 'lat' || name === 'lon';

/**
 * The literal address, without the reader's position, is the key if its path is a lookup's as the router reads it, and
 * its parameters' names are the contract's: parsing their values as well takes 3 µs, a twentieth of a hit, and two
 * spellings of one lookup are rare.
 *
 * Only for documented requests: an address alone, with the operation's own parameters. Other requests (with a body,
 * with an unused token, with unknown parameters) are answered without the cache.
 */
export function lookupKeys(prefix: string): KeyOf {
  const { show, showByHardwareId } = v1.tags;
  const names = new Map(
    [show, showByHardwareId].map(({ path, query }) => [path.toLowerCase(), new Set(Object.keys(query.shape))]),
  );
  const pathOf = routedPath(prefix);
  return (req) => {
    const { method, url = '', headers } = req;
    if (method !== 'GET' && method !== 'HEAD') return undefined;
    const mark = url.indexOf('?');
    const known = mark < 0 ? undefined : names.get(pathOf(url) ?? '');
    if (!known || saysMore(headers)) return undefined;
    return keyOf(url, mark, { known, accepted: headers['accept-language'], acceptsGzip: acceptsGzip(req) });
  };
}

const saysMore = (headers: IncomingMessage['headers']): boolean =>
  headers.authorization !== undefined ||
  headers['content-length'] !== undefined ||
  headers['transfer-encoding'] !== undefined;

interface KeyOptions {
  /** The parameters of the operation. */
  known: ReadonlySet<string>;
  /** The header's languages. */
  accepted: string | undefined;
  acceptsGzip: boolean;
}

/** `mark`: the index of the question mark. */
function keyOf(url: string, mark: number, { known, accepted, acceptsGzip }: KeyOptions): Key | undefined {
  let isByHeader = false;
  let address = url.slice(0, mark);
  let separator = '?';
  for (const parameter of url.slice(mark + 1).split('&')) {
    const end = parameter.indexOf('=');
    const name = end < 0 ? parameter : parameter.slice(0, end);
    if (!known.has(name)) return undefined;
    if (isPosition(name)) continue;
    if (name === 'lang') isByHeader = parameter.slice(end + 1).toLowerCase() === 'auto';
    address += separator + parameter;
    separator = '&';
  }
  const text = acceptsGzip ? `${address}\ngzip` : address;
  return isByHeader
    ? { text: `${text}\n${acceptLanguageKey(accepted)}`, covers: encodingAndLanguage }
    : { text, covers: encoding };
}
