/** What the service publishes for partners: `/docs`, `/openapi.json`, `/openapi-3.0.json`. */
import { hash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type FailureReason, failures, publicReason } from '../contracts/failures.ts';
import { answerHeaders } from '../contracts/headers.ts';
import { startApp, type TestApp } from './setup/app.ts';
import { openApiDocument } from './setup/openapi-schemas.ts';
import { without } from './setup/spec.ts';

let app: TestApp;
let below: TestApp;
beforeAll(async () => {
  app = await startApp();
  below = await startApp({
    env: { PUBLIC_URL: `https://tags.example/museum'"</script>` },
    databaseUrl: app.databaseUrl,
  });
});
afterAll(async () => {
  await below.stop();
  await app.stop();
});

const paths = ['/docs', '/openapi.json', '/openapi-3.0.json', '/changelog'];

describe('the documents', () => {
  test.each(['/openapi.json', '/openapi-3.0.json'])(
    '%s is JSON, and contains the address of this service',
    async (path) => {
      const answer = await app
        .spec()
        .get(path)
        .expectStatus(200)
        .expectHeader('content-type', 'application/json; charset=utf-8')
        .expectJson('servers', [{ url: app.url }])
        .expectJson('externalDocs.url', `${app.url}/docs`);
      expect(Object.keys(answer.body.paths)).toEqual(Object.keys(openApiDocument.paths));
      expect(answer.text).not.toContain(openApiDocument.servers[0].url);
    },
  );

  test.each(['/openapi.json', '/openapi-3.0.json'])(
    "%s names the operator's contact, or by default a section of the page",
    async (path) => {
      const ask = (contact: string) => startApp({ databaseUrl: app.databaseUrl, env: { API_CONTACT: contact } });
      await app.spec().get(path).expectJson('info.contact.url', `${app.url}/docs#/section/contact`);
      await app.spec().get(path).expectJson('info.license.url', `${app.url}/docs#/section/licence`);
      for (const contact of ['mailto:api@museum.example', 'https://museum.example/ask?about=%22tags%22']) {
        const asked = await ask(contact);
        await asked.spec().get(path).expectJson('info.contact.url', contact);
        expect((await asked.spec().get('/docs')).text).toContain(contact);
        await asked.stop();
      }
    },
  );

  test('are versions 3.1 and 3.0', async () => {
    await app.spec().get('/openapi.json').expectJson('openapi', '3.1.0');
    await app.spec().get('/openapi-3.0.json').expectJson('openapi', '3.0.3');
  });

  test("the server's address plus a path is an address that works", async () => {
    const { servers, paths } = (await app.spec().get('/openapi.json')).body;
    const path = Object.keys(paths).find((each) => each.endsWith('supportedLanguageCodes'));
    const answer = await fetch(servers[0].url + path);
    expect(((await answer.json()) as { language_codes: string[] }).language_codes).toHaveLength(45);
  });
});

describe('the page', () => {
  const scriptsOf = (page: string) => [...page.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)];

  test('is HTML with the introduction, the operations and the address of this service', async () => {
    const { text } = await app
      .spec()
      .get('/docs')
      .expectStatus(200)
      .expectHeader('content-type', 'text/html; charset=utf-8');
    for (const words of ['Getting started', 'Three kinds of id', 'Create a tag', `curl ${app.url}/api/v1/tags/create`])
      expect(text).toContain(words);
    expect(text).not.toContain(openApiDocument.servers[0].url);
  });

  test('allows only its own scripts, and connections to its own origin', async () => {
    const { headers, text } = await app.spec().get('/docs');
    const policy = new Map<string, string[]>(
      (headers['content-security-policy'] ?? '').split(';').map((directive: string) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
    );
    const hashes = scriptsOf(text).map(([, , script = '']) => `'sha256-${hash('sha256', script, 'base64')}'`);
    expect(hashes.length).toBeGreaterThan(0);
    expect(policy.get('script-src')?.toSorted()).toEqual([...new Set(hashes)].sort());
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('connect-src')).toEqual(["'self'"]);
    expect(policy.get('img-src')).toEqual(["'self'", 'data:']);
    for (const [, attributes] of scriptsOf(text)) expect(attributes).not.toContain('src');
  });

  test('escapes HTML and script characters in the public address', async () => {
    const plain = (await app.spec().get('/docs')).text;
    const { text } = await below.spec().get('/docs').expectStatus(200);
    expect(scriptsOf(text)).toHaveLength(scriptsOf(plain).length);
    expect(text).not.toContain(`museum'"`);
  });
});

describe.each(paths)('%s', (path) => {
  test('A21: allows requests from browsers of any origin, without cookies', async () => {
    const headers = { Origin: 'https://partner.example' };
    await app
      .spec()
      .get(path)
      .withHeaders(headers)
      .expectHeader('access-control-allow-origin', '*')
      .expect(without('access-control-allow-credentials'));
    await app
      .spec()
      .options(path)
      .withHeaders({ ...headers, 'Access-Control-Request-Method': 'GET' })
      .expectStatus(204)
      .expectBody('');
  });

  test('is revalidated on each request, and answered 304 if unchanged', async () => {
    const { headers } = await app.spec().get(path).expectHeader('cache-control', 'no-cache');
    await app.spec().get(path).withHeaders({ 'If-None-Match': headers.etag }).expectStatus(304).expectBody('');
    await app.spec().get(path).withHeaders({ 'If-None-Match': '"other"' }).expectStatus(200);
  });

  test('answers HEAD with headers but no body, and other methods with 405', async () => {
    const { headers } = await app.spec().get(path);
    await app.spec().head(path).expectStatus(200).expectBody('').expectHeader('etag', headers.etag);
    await app
      .spec()
      .post(path)
      .expectStatus(405)
      .expectHeader('allow', 'GET, HEAD, OPTIONS')
      .expectJson('error.code', 'InvalidRequest');
  });

  test('A1: is served only under the path of the public address', async () => {
    await below.spec().get(path).expectStatus(200);
    expect((await fetch(new URL(path, below.url))).status).toBe(404);
  });
});

test('A21: scripts may read every documented header', async () => {
  const { headers } = await app.spec().get('/api/v1/tags/supportedLanguageCodes');
  const exposed = headers['access-control-expose-headers']?.split(', ') ?? [];
  expect(exposed.sort()).toEqual(Object.keys(answerHeaders).sort());
});

describe('the changelog', () => {
  test('contains the changes of the API only, with working links', async () => {
    const { text } = await app
      .spec()
      .get('/changelog')
      .expectStatus(200)
      .expectHeader('content-type', /^text\/html/);
    expect(text).toMatch(/<h2>.*<\/h2>\s*<ul>/);
    expect(text).toContain('<code>/api/v1/tags/lookup</code>'.replace('/api', 'POST /api'));
    expect(text).not.toContain('DATABASE_POOL');
    expect(text).toContain('<a href="/sdks/changelog">');
    expect(text).not.toMatch(/href="[^"]*\.md"/);
  });

  test('S3-9: has a date above each part, the newest first', async () => {
    const { text } = await app.spec().get('/changelog');
    const headings = [...text.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, heading = '']) => heading);
    const dated = headings.filter((heading) => heading !== 'Unreleased');
    expect(dated).not.toEqual([]);
    expect(dated.filter((heading) => !/^20\d\d-\d\d-\d\d(, with the SDKs \d+\.\d+\.\d+)?$/.test(heading))).toEqual([]);
    expect(dated).toEqual(dated.toSorted().reverse());
    expect(headings.indexOf('Unreleased')).toBeLessThan(1);
  });

  test('is linked from the documentation, which also lists each error reason', async () => {
    const { text } = await app.spec().get('/docs');
    expect(text).toContain('href="changelog"');
    for (const reason of Object.keys(failures) as FailureReason[])
      expect(text).toContain(`<code>${publicReason(reason)}</code>`);
  });
});
