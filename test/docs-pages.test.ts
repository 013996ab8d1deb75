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
    '%s is JSON, and names the address of this service',
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
    '%s names whom to ask: who the operator says, or else a section of the page',
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

  test('are the 3.1 and the 3.0 one', async () => {
    await app.spec().get('/openapi.json').expectJson('openapi', '3.1.0');
    await app.spec().get('/openapi-3.0.json').expectJson('openapi', '3.0.3');
  });

  test('the server and a path make an address that answers', async () => {
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

  test('may run its own scripts and no others, and talks to nobody else', async () => {
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

  test('an address with signs that mean something in HTML or in a script does no harm', async () => {
    const plain = (await app.spec().get('/docs')).text;
    const { text } = await below.spec().get('/docs').expectStatus(200);
    expect(scriptsOf(text)).toHaveLength(scriptsOf(plain).length);
    expect(text).not.toContain(`museum'"`);
  });
});

describe.each(paths)('%s', (path) => {
  test('A21: is open to browsers of any origin, without cookies', async () => {
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

  test('is asked about again each time, and sent again only when it has changed', async () => {
    const { headers } = await app.spec().get(path).expectHeader('cache-control', 'no-cache');
    await app.spec().get(path).withHeaders({ 'If-None-Match': headers.etag }).expectStatus(304).expectBody('');
    await app.spec().get(path).withHeaders({ 'If-None-Match': '"other"' }).expectStatus(200);
  });

  test('HEAD has the headers and no body; another method is refused', async () => {
    const { headers } = await app.spec().get(path);
    await app.spec().head(path).expectStatus(200).expectBody('').expectHeader('etag', headers.etag);
    await app
      .spec()
      .post(path)
      .expectStatus(405)
      .expectHeader('allow', 'GET, HEAD, OPTIONS')
      .expectJson('error.code', 'InvalidRequest');
  });

  test('A1: is served under the path of the public address, and nowhere else', async () => {
    await below.spec().get(path).expectStatus(200);
    expect((await fetch(new URL(path, below.url))).status).toBe(404);
  });
});

test('A21: every header that is documented may be read by scripts', async () => {
  const { headers } = await app.spec().get('/api/v1/tags/supportedLanguageCodes');
  const exposed = headers['access-control-expose-headers']?.split(', ') ?? [];
  expect(exposed.sort()).toEqual(Object.keys(answerHeaders).sort());
});

describe('the changelog', () => {
  test('has what is of the API, and nothing else, with links that lead somewhere', async () => {
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

  test('S3-9: has a day above each part, the newest first', async () => {
    const { text } = await app.spec().get('/changelog');
    const headings = [...text.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, heading = '']) => heading);
    const dated = headings.filter((heading) => heading !== 'Unreleased');
    expect(dated).not.toEqual([]);
    expect(dated.filter((heading) => !/^20\d\d-\d\d-\d\d(, with the SDKs \d+\.\d+\.\d+)?$/.test(heading))).toEqual([]);
    expect(dated).toEqual(dated.toSorted().reverse());
    expect(headings.indexOf('Unreleased')).toBeLessThan(1);
  });

  test('is led to by the documentation, and so is each reason to say no', async () => {
    const { text } = await app.spec().get('/docs');
    expect(text).toContain('href="changelog"');
    for (const reason of Object.keys(failures) as FailureReason[])
      expect(text).toContain(`<code>${publicReason(reason)}</code>`);
  });
});
