/** The headers that have nothing to do with what is asked: security, sharing with browsers, caching. */
import cors from 'cors';
import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';

/** Security headers for answers that no browser shows as a page. */
export const securityHeaders = (isHttps: boolean): RequestHandler =>
  helmet({
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    // The API answers browsers of any origin.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
  });

/** Lets scripts of any origin call the API, without cookies. */
export const openToBrowsers: RequestHandler = cors({
  origin: '*',
  methods: ['GET', 'HEAD', 'POST'],
  allowedHeaders: ['Authorization', 'Content-Type', 'If-None-Match', 'X-Request-Id'],
  exposedHeaders: [
    'ETag',
    'Content-Language',
    'Link',
    'Retry-After',
    'X-Error-Reason',
    'X-Request-Id',
    'X-Translation-Status',
    'X-Warning',
  ],
  maxAge: 86_400,
  optionsSuccessStatus: 204,
});

/**
 * What a cache may keep. An answer to a GET may be kept and asked about again (its ETag), but caches know a request by its
 * address alone: one that depends on a body or on who asks must not be kept at all.
 */
export const cachePolicy: RequestHandler = (req, res, next) => {
  const isRead = req.method === 'GET' || req.method === 'HEAD';
  const dependsOnMore = req.headers.authorization !== undefined || hasBody(req.headers);
  res.setHeader('Cache-Control', !isRead ? 'no-store' : dependsOnMore ? privately : 'no-cache');
  next();
};

const privately = 'private, no-store';

const hasBody = (headers: Record<string, unknown>) =>
  headers['transfer-encoding'] !== undefined ||
  (headers['content-length'] !== undefined && headers['content-length'] !== '0');

/** For answers that belong to one customer, however they were asked for. */
export const keepPrivate = (res: Response) => {
  res.setHeader('Cache-Control', privately);
};
