/** Says with each answer of an operation that is deprecated since when it is, and until when it is answered (RFC 9745, RFC 8594). */
import type { RequestHandler } from 'express';
import { operationOf } from './parameters.ts';

/** `policy` is the address where people read what to do about it. */
export const announceDeprecation =
  (policy: string): RequestHandler =>
  (req, res, next) => {
    const { deprecated } = operationOf(req) ?? {};
    if (deprecated) {
      res.setHeader('Deprecation', `@${Date.parse(deprecated.since) / 1000}`);
      res.setHeader('Sunset', new Date(deprecated.until).toUTCString());
      res.setHeader('Link', `<${policy}>; rel="deprecation"; type="text/html"`);
    }
    next();
  };
