/** Cache keys of tags' pages. */
import type { IncomingHttpHeaders } from 'node:http';
import type { TagFormat } from '../../contracts/visitors.ts';
import type { Config } from '../config.ts';
import type { KeyOf } from '../http/cached.ts';
import { acceptsGzip } from '../http/compressed.ts';
import { routedPath } from '../http/routed-path.ts';
import { acceptLanguageKey } from '../lookup/preferences.ts';
import { requestedFormat } from './formats.ts';
import { rememberedLanguage } from './remembered-language.ts';

const ofPrograms = ['accept', 'accept-language', 'accept-encoding'];
const ofPages = [...ofPrograms, 'cookie'];
const known = new Set(['lang', 'format']);

/**
 * Only for documented requests, without a body or a token. Programs send no cookie; of a browser's, a page uses the
 * chosen language alone.
 */
export function addressKeys(config: Pick<Config, 'publicUrl' | 'prefix'>): KeyOf {
  const pathOf = routedPath(config.prefix);
  const remembered = rememberedLanguage(config);
  return (req) => {
    const { method, url = '', headers } = req;
    if ((method !== 'GET' && method !== 'HEAD') || !pathOf(url)?.startsWith('/t/')) return undefined;
    if (headers.authorization !== undefined || hasBody(headers)) return undefined;
    const format = formatOf(url, headers.accept);
    if (format === undefined) return undefined;
    const key = `${url}\n${format}\n${acceptLanguageKey(headers['accept-language'])}\n${acceptsGzip(req)}`;
    if (format !== 'html') return headers.cookie === undefined ? { text: key, covers: ofPrograms } : undefined;
    return { text: `${key}\n${remembered.of(req)?.code}`, covers: ofPages };
  };
}

const hasBody = (headers: IncomingHttpHeaders): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

/** Undefined where no format is acceptable, and for parameters that need full parsing. */
function formatOf(url: string, accept: string | undefined): TagFormat | undefined {
  const mark = url.indexOf('?');
  if (mark < 0) return requestedFormat(undefined, accept);
  const parameters = url
    .slice(mark + 1)
    .split('&')
    .map((each) => each.split('='));
  if (!parameters.every(([name = '', , ...more]) => known.has(name) && more.length === 0)) return undefined;
  const named = parameters.filter(([name]) => name === 'format');
  return named.length > 1 ? undefined : requestedFormat(named[0]?.[1], accept);
}
