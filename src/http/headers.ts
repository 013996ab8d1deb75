/** The headers that have nothing to do with what is asked: security, sharing with browsers, caching. */
import { hash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import cors from 'cors';
import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';
import { answerHeaders } from '../../contracts/headers.ts';

/**
 * Security headers for answers that no browser shows as a page. They are the same for every answer, so they are asked of
 * helmet once; asking it again for each takes longer than the rest of the headers. What only concerns pages is left out.
 */
export function securityHeaders(isHttps: boolean): RequestHandler {
  const headers: [string, string][] = [];
  const recorder = { setHeader: (name: string, value: string) => headers.push([name, value]), removeHeader: () => {} };
  const askHelmet = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    // See `shareWithSites`.
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

/** Proxies that compress an answer put the encoding behind its ETag. No ETag of ours is as long (see `strongETag`). */
const suffixed = /"([\w-]{43})(?:-gzip|-br|;gzip)"/g;

/** `If-None-Match`, naming the answers as they left us. */
export const conditionOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined =>
  headers['if-none-match']?.replaceAll(suffixed, '"$1"');

/**
 * Takes a condition (`If-None-Match`) as it stands: `fetch` adds `Cache-Control: no-cache` to it, which Express would take for a
 * wish not to hear 304. It is said to caches on the way; what is here was made just now.
 */
export const heedConditions: RequestHandler = (req, _res, next) => {
  delete req.headers['cache-control'];
  const condition = conditionOf(req);
  if (condition !== undefined) req.headers['if-none-match'] = condition;
  next();
};

/** Lets pages of other sites take in what is answered, as far as browsers ask us. */
export const shareWithSites: RequestHandler = (_req, res, next) => {
  res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  next();
};

/** What a script may read of an answer beyond the few headers that browsers always show it: all that are documented. */
const exposed = Object.keys(answerHeaders).join(', ');

/** What a browser asks before it lets a script of another origin ask. */
export const answerPreflight = cors({
  origin: '*',
  methods: ['GET', 'HEAD', 'POST'],
  allowedHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'If-None-Match', 'X-Request-Id'],
  maxAge: 86_400,
  optionsSuccessStatus: 204,
});

/**
 * Lets scripts of any origin call the API, without cookies, and says what a cache may keep. What a browser asks beforehand
 * is the library's to answer.
 *
 * An answer to a GET may be kept and asked about again (its ETag), but caches know a request by its address alone: one that
 * depends on a body or on the caller must not be kept at all.
 */
export const apiHeaders: RequestHandler = (req, res, next) => {
  if (req.method === 'OPTIONS') return answerPreflight(req, res, next);
  shareWithScripts(res);
  const isRead = req.method === 'GET' || req.method === 'HEAD';
  const dependsOnMore = req.headers.authorization !== undefined || hasBody(req.headers);
  res.setHeader('Cache-Control', !isRead ? 'no-store' : dependsOnMore ? privately : 'no-cache');
  next();
};

/** The same for what everybody reads alike: a token makes no difference, and is ignored. */
export const publicHeaders: RequestHandler = (_req, res, next) => {
  shareWithScripts(res);
  res.setHeader('Cache-Control', 'no-cache');
  next();
};

function shareWithScripts(res: Response): void {
  res.setHeader('Access-Control-Allow-Origin', '*');
  res.setHeader('Access-Control-Expose-Headers', exposed);
}

/** For answers that belong to one customer, however they were asked for. */
export const privately = 'private, no-store';

const hasBody = (headers: IncomingHttpHeaders) =>
  headers['transfer-encoding'] !== undefined ||
  (headers['content-length'] !== undefined && headers['content-length'] !== '0');

export const keepPrivate = (res: Response) => {
  res.setHeader('Cache-Control', privately);
};

/** The bytes of an answer, named: the same name always means the very same bytes. */
export const strongETag = (body: Buffer | string): string => `"${hash('sha256', body, 'base64url')}"`;

/** Names the same text as it is sent compressed, which has other bytes. */
export const codedETag = (text: string): string => strongETag(`gzip ${text}`);
