/** The published documentation: the introduction and reference as a page, and the OpenAPI documents. */
import { hash } from 'node:crypto';
import { accessSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Router } from 'express';
import type { Config } from '../config.ts';
import { allowEmbedding, apiHeaders } from '../http/headers.ts';
import { sendPublicPage } from '../http/pages.ts';
import { apiChangelogPage } from './changelog-views.ts';
import { type PublishedFile, publish, readOnly } from './published.ts';

const generated = join(import.meta.dirname, '../../generated');
const changelog = join(import.meta.dirname, '../../docs/changelog.md');

const json = 'application/json; charset=utf-8';

interface DocsOptions {
  config: Pick<Config, 'publicUrl' | 'apiContact'>;
  documentsReady?: boolean | undefined;
}

/**
 * Serves `/docs`, `/openapi.json` and `/openapi-3.0.json` as generated, with the service's own URL and the operator's
 * contact; and `/changelog`. Each is prepared on its first request: together they are megabytes. `documentsReady`:
 * before it. Throws where they have not been generated.
 */
export function docsRoutes({ config, documentsReady = false }: DocsOptions): Router {
  for (const file of ['openapi.json', 'openapi-3.0.json', 'docs/index.html']) accessSync(join(generated, file));
  const router = Router();
  const offer = (path: string, make: () => PublishedFile) => publish(router, path, make, documentsReady);
  // Without the files' indentation, which is half of their length.
  for (const file of ['openapi.json', 'openapi-3.0.json'])
    offer(`/${file}`, () => ({ type: json, text: JSON.stringify(JSON.parse(addressed(file, config))) }));
  offer('/docs', () => {
    const text = addressed('docs/index.html', config);
    return { type: 'text/html; charset=utf-8', text, headers: { 'Content-Security-Policy': pagePolicy(text) } };
  });
  let changes: ReturnType<typeof apiChangelogPage> | undefined;
  router.all('/changelog', allowEmbedding, apiHeaders, readOnly, (_req, res) => {
    changes ??= apiChangelogPage(readFileSync(changelog, 'utf8'));
    sendPublicPage(res, { headers: {}, body: changes });
  });
  return router;
}

/** A generated file with the URLs of this service. */
function addressed(file: string, { publicUrl, apiContact }: Pick<Config, 'publicUrl' | 'apiContact'>): string {
  const { server, contact } = addresses();
  // Safe in JSON, in HTML and in scripts: the URL parser encodes all delimiters.
  const own = new URL(publicUrl).href.replace(/\/$/, '');
  return read(file)
    .replaceAll(contact, apiContact ?? contact)
    .replaceAll(server, own);
}

const read = (file: string) => readFileSync(join(generated, file), 'utf8');

let known: { server: string; contact: string } | undefined;

/** The URLs in the generated files. */
function addresses() {
  if (known) return known;
  const document: { servers: [{ url: string }]; info: { contact: { url: string } } } = JSON.parse(read('openapi.json'));
  known = { server: document.servers[0].url, contact: document.info.contact.url };
  return known;
}

/**
 * The page may run only its own scripts and connect nowhere: Redoc contains telemetry and a logo's URL. It sets inline
 * styles as it renders.
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
