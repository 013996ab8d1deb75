/** The published documentation: the introduction and reference as a page, and the OpenAPI documents. */
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RequestHandler, Router } from 'express';
import { Failure } from '../errors.ts';
import { apiHeaders, shareWithSites, strongETag } from '../http/headers.ts';

const generated = join(import.meta.dirname, '../../generated');

interface Published {
  type: string;
  text: string;
  headers?: Record<string, string>;
}

/**
 * Serves `/docs`, `/openapi.json` and `/openapi-3.0.json` as they were generated, with the service's own address in them.
 * Throws where they have not been generated.
 */
export function docsRoutes(publicUrl: string): Router {
  const read = (file: string) => readFileSync(join(generated, file), 'utf8');
  const named: { servers: [{ url: string }] } = JSON.parse(read('openapi.json'));
  const [{ url }] = named.servers;
  // Written so that it can stand in JSON, in HTML and in a script: the parser has encoded whatever would end one of them.
  const own = new URL(publicUrl).href.replace(/\/$/, '');
  const addressed = (file: string) => read(file).replaceAll(url, own);

  const router = Router();
  const publish = (path: string, published: Published) => router.all(path, shareWithSites, apiHeaders, send(published));
  publish('/openapi.json', { type: 'application/json; charset=utf-8', text: addressed('openapi.json') });
  publish('/openapi-3.0.json', { type: 'application/json; charset=utf-8', text: addressed('openapi-3.0.json') });
  const page = addressed('docs/index.html');
  publish('/docs', {
    type: 'text/html; charset=utf-8',
    text: page,
    headers: { 'Content-Security-Policy': pagePolicy(page) },
  });
  return router;
}

/**
 * The page may run its own scripts and nothing else, and talks to nobody: Redoc has a telemetry sender and the address of a
 * logo in it. It styles its elements as it draws them.
 */
function pagePolicy(page: string): string {
  const scripts = [...page.matchAll(/<script\b[^>]*>(.*?)<\/script>/gs)].map(
    ([, script = '']) => `'sha256-${hash('sha256', script, 'base64')}'`,
  );
  return [
    "default-src 'none'",
    `script-src ${[...new Set(scripts)].join(' ')}`,
    "style-src 'unsafe-inline'",
    "img-src 'self' data:",
    'font-src data:',
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join(';');
}

function send({ type, text, headers = {} }: Published): RequestHandler {
  const bytes = Buffer.from(text);
  const all = { ...headers, 'Content-Type': type, ETag: strongETag(bytes) };
  return (req, res) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.setHeader('Allow', 'GET, HEAD, OPTIONS');
      throw new Failure('wrong_method');
    }
    res.set(all).send(bytes);
  };
}
