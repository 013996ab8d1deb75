/** The client's address as reported by trusted proxies, and request targets in absolute form. */
import type { IncomingMessage, RequestListener } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';
import type { RequestHandler } from 'express';
import type { Config } from '../config.ts';

/**
 * Normalises `X-Forwarded-For` before `req.ip` is read: some proxies append the client's port, or put IPv6 addresses in
 * brackets, which Express does not parse. Logs a warning once if the header comes without trusted proxies: all clients
 * would count as one then.
 */
export function normaliseForwarded({ trustedProxies }: Pick<Config, 'trustedProxies'>): RequestHandler {
  let isSaid = trustedProxies.length > 0;
  return (req, _res, next) => {
    if (normaliseForwardedHeader(req)) {
      if (!isSaid) req.log.warn(unbelieved);
      isSaid = true;
    }
    next();
  };
}

/** The same for any request. Returns whether the header is present. */
export function normaliseForwardedHeader({ headers }: IncomingMessage): boolean {
  const { 'x-forwarded-for': given } = headers;
  if (typeof given !== 'string') return false;
  headers['x-forwarded-for'] = given.split(',').map(bareAddress).join(', ');
  return true;
}

/** Reduces a target in absolute form (`GET http://host/path`), as sent to proxies, to its path. */
export const withOriginForm =
  (listener: RequestListener): RequestListener =>
  (req, res) => {
    if (!req.url?.startsWith('/') && URL.canParse(req.url ?? ''))
      req.url = req.url?.replace(/^https?:\/\/[^/?#]*\/?/i, '/');
    listener(req, res);
  };

const unbelieved =
  'A request came with X-Forwarded-For, and TRUSTED_PROXIES is empty: limits for one address hold for all clients of a proxy together. If there is one, set TRUSTED_PROXIES to the address or network that it calls from.';

/** `192.0.2.1:4711`, `[2001:db8::1]:4711`, `[2001:db8::1]`: the bare address. Other texts stay as they are. */
function bareAddress(entry: string): string {
  const written = entry.trim();
  const [, inBrackets, beforePort] = /^(?:\[([^\]]*)\](?::\d+)?|([^:]+):\d+)$/.exec(written) ?? [];
  if (inBrackets !== undefined && isIPv6(inBrackets)) return inBrackets;
  return beforePort !== undefined && isIPv4(beforePort) ? beforePort : written;
}
