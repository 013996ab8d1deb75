/** The published documentation: the introduction and reference as a page, and the OpenAPI documents. */
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Router } from 'express';
import type { Config } from '../config.ts';
import { apiHeaders, shareWithSites } from '../http/headers.ts';
import { sendPublicPage } from '../http/pages.ts';
import { apiChangelogPage } from './changelog-views.ts';
import { publish, readOnly } from './published.ts';

const generated = join(import.meta.dirname, '../../generated');
const changelog = join(import.meta.dirname, '../../docs/changelog.md');

/**
 * Serves `/docs`, `/openapi.json` and `/openapi-3.0.json` as they were generated, with the service's own address and the
 * operator's in them; and `/changelog`.
 * Throws where they have not been generated.
 */
export function docsRoutes({ publicUrl, apiContact }: Pick<Config, 'publicUrl' | 'apiContact'>): Router {
  const read = (file: string) => readFileSync(join(generated, file), 'utf8');
  const named: { servers: [{ url: string }]; info: { contact: { url: string } } } = JSON.parse(read('openapi.json'));
  const [{ url }] = named.servers;
  const { contact } = named.info;
  // Written so that it can stand in JSON, in HTML and in a script: the parser has encoded whatever would end one of them.
  const own = new URL(publicUrl).href.replace(/\/$/, '');
  const addressed = (file: string) =>
    read(file)
      .replaceAll(contact.url, apiContact ?? contact.url)
      .replaceAll(url, own);

  const router = Router();
  publish(router, '/openapi.json', { type: 'application/json; charset=utf-8', text: addressed('openapi.json') });
  publish(router, '/openapi-3.0.json', {
    type: 'application/json; charset=utf-8',
    text: addressed('openapi-3.0.json'),
  });
  const page = addressed('docs/index.html');
  publish(router, '/docs', {
    type: 'text/html; charset=utf-8',
    text: page,
    headers: { 'Content-Security-Policy': pagePolicy(page) },
  });
  const changes = apiChangelogPage(readFileSync(changelog, 'utf8'));
  router.all('/changelog', shareWithSites, apiHeaders, readOnly, (_req, res) =>
    sendPublicPage(res, { headers: {}, body: changes }),
  );
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
