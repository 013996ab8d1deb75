/** Headers that do not depend on the operation: security, CORS, caching. */
import { hash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import cors from 'cors';
import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';
import { answerHeaders } from '../../contracts/headers.ts';

/**
 * Security headers for answers that are no pages. They are constant, so helmet computes them once; doing so for each
 * answer takes longer than all other headers. Those that only concern pages are left out.
 */
export function securityHeaders(isHttps: boolean): RequestHandler {
  const headers: [string, string][] = [];
  const recorder = { setHeader: (name: string, value: string) => headers.push([name, value]), removeHeader: () => {} };
  const askHelmet = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    // See `allowEmbedding`.
    crossOriginResourcePolicy: { policy: 'same-origin' },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  askHelmet({} as IncomingMessage, recorder as unknown as ServerResponse, (error) => {
    if (error) throw error;
  });
  return (_req, res, next) => {
    for (const [name, value] of headers) res.setHeader(name, value);
    next();
  };
}

/** Compressing proxies append the encoding to an ETag. Our ETags never have that length (see `strongETag`). */
const suffixed = /"([\w-]{43})(?:-gzip|-br|;gzip)"/g;

/** The ETags of a precondition, without the suffixes of proxies. */
export const withoutSuffixes = (condition: string): string => condition.replaceAll(suffixed, '"$1"');

/** `If-None-Match`, without the suffixes of proxies. */
export const conditionOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined =>
  headers['if-none-match'] && withoutSuffixes(headers['if-none-match']);

/**
 * Ignores `Cache-Control: no-cache` beside a precondition: `fetch` adds it for caches in between, while Express would
 * suppress the 304.
 */
export const ignoreNoCache: RequestHandler = (req, _res, next) => {
  delete req.headers['cache-control'];
  const condition = conditionOf(req);
  if (condition !== undefined) req.headers['if-none-match'] = condition;
  next();
};

/** Lets pages of other sites embed the answer. */
export const allowEmbedding: RequestHandler = (_req, res, next) => {
  res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  next();
};

/** The response headers that scripts may read: all documented ones. */
const exposed = Object.keys(answerHeaders).join(', ');

/** Preflight requests. */
export const answerPreflight = cors({
  origin: '*',
  methods: ['GET', 'HEAD', 'POST'],
  allowedHeaders: [
    'Authorization',
    'Cache-Control',
    'Content-Type',
    'Idempotency-Key',
    'If-None-Match',
    'X-Request-Id',
  ],
  maxAge: 86_400,
  optionsSuccessStatus: 204,
});

/**
 * Lets scripts of any origin call the API, without cookies, and sets the caching rules. The library answers preflights.
 *
 * An answer to a GET may be cached and revalidated (ETag), but caches know a request by its URL alone: one that depends
 * on a body or on the caller must not be stored.
 */
export const apiHeaders: RequestHandler = (req, res, next) => {
  if (req.method === 'OPTIONS') return answerPreflight(req, res, next);
  shareWithScripts(res);
  const isRead = req.method === 'GET' || req.method === 'HEAD';
  const dependsOnMore = req.headers.authorization !== undefined || hasBody(req.headers);
  res.setHeader('Cache-Control', !isRead ? 'no-store' : dependsOnMore ? privateNoStore : 'no-cache');
  next();
};

/** The same for public answers: a token is ignored. */
export const publicHeaders: RequestHandler = (_req, res, next) => {
  shareWithScripts(res);
  res.setHeader('Cache-Control', 'no-cache');
  next();
};

function shareWithScripts(res: Response): void {
  res.setHeader('Access-Control-Allow-Origin', '*');
  res.setHeader('Access-Control-Expose-Headers', exposed);
}

/** For answers that belong to one customer. */
export const privateNoStore = 'private, no-store';

const hasBody = (headers: IncomingHttpHeaders) =>
  headers['transfer-encoding'] !== undefined ||
  (headers['content-length'] !== undefined && headers['content-length'] !== '0');

export const setPrivateNoStore = (res: Response) => {
  res.setHeader('Cache-Control', privateNoStore);
};

/** The strong ETag of an answer's bytes. */
export const strongETag = (body: Buffer | string): string => `"${hash('sha256', body, 'base64url')}"`;

/** The ETag of a text's compressed form, which has other bytes. */
export const compressedETag = (text: string): string => strongETag(`gzip ${text}`);
