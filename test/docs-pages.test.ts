/** What the service publishes for partners: `/docs`, `/openapi.json`, `/openapi-3.0.json`. */
import { hash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { answerHeaders } from '../contracts/headers.ts';
import { startApp, type TestApp } from './setup/app.ts';
import { openApiDocument } from './setup/openapi-schemas.ts';

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

const paths = ['/docs', '/openapi.json', '/openapi-3.0.json'];

describe('the documents', () => {
  test.each(['/openapi.json', '/openapi-3.0.json'])(
    '%s is JSON, and names the address of this service',
    async (path) => {
      const answer = await app.call('GET', path);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
      expect(answer.body.servers).toEqual([{ url: app.url }]);
      expect(answer.body.externalDocs.url).toBe(`${app.url}/docs`);
      expect(Object.keys(answer.body.paths)).toEqual(Object.keys(openApiDocument.paths));
      expect(answer.text).not.toContain(openApiDocument.servers[0].url);
    },
  );

  test('are the 3.1 and the 3.0 one', async () => {
    expect((await app.call('GET', '/openapi.json')).body.openapi).toBe('3.1.0');
    expect((await app.call('GET', '/openapi-3.0.json')).body.openapi).toBe('3.0.3');
  });

  test('the server and a path make an address that answers', async () => {
    const { servers, paths } = (await app.call('GET', '/openapi.json')).body;
    const path = Object.keys(paths).find((each) => each.endsWith('supportedLanguageCodes'));
    const answer = await fetch(servers[0].url + path);
    expect(((await answer.json()) as { language_codes: string[] }).language_codes).toHaveLength(45);
  });
});

describe('the page', () => {
  const scriptsOf = (page: string) => [...page.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)];

  test('is HTML with the introduction, the operations and the address of this service', async () => {
    const { status, headers, text } = await app.call('GET', '/docs');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    for (const words of ['Getting started', 'Three kinds of id', 'Create a tag', `curl ${app.url}/api/v1/tags/create`])
      expect(text).toContain(words);
    expect(text).not.toContain(openApiDocument.servers[0].url);
  });

  test('may run its own scripts and no others, and talks to nobody else', async () => {
    const { headers, text } = await app.call('GET', '/docs');
    const policy = new Map(
      (headers.get('content-security-policy') ?? '').split(';').map((directive) => {
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
    const plain = (await app.call('GET', '/docs')).text;
    const { status, text } = await below.call('GET', '/docs');
    expect(status).toBe(200);
    expect(scriptsOf(text)).toHaveLength(scriptsOf(plain).length);
    expect(text).not.toContain(`museum'"`);
  });
});

describe.each(paths)('%s', (path) => {
  test('A21: is open to browsers of any origin, without cookies', async () => {
    const headers = { Origin: 'https://partner.example' };
    const answer = await app.call('GET', path, { headers });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    const asked = await app.call('OPTIONS', path, { headers: { ...headers, 'Access-Control-Request-Method': 'GET' } });
    expect([asked.status, asked.text]).toEqual([204, '']);
  });

  test('is asked about again each time, and sent again only when it has changed', async () => {
    const { headers } = await app.call('GET', path);
    expect(headers.get('cache-control')).toBe('no-cache');
    const again = await app.call('GET', path, { headers: { 'If-None-Match': headers.get('etag') ?? '' } });
    expect([again.status, again.text]).toEqual([304, '']);
    expect((await app.call('GET', path, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
  });

  test('HEAD has the headers and no body; another method is refused', async () => {
    const head = await app.call('HEAD', path);
    expect([head.status, head.text]).toEqual([200, '']);
    expect(head.headers.get('etag')).toBe((await app.call('GET', path)).headers.get('etag'));
    const answer = await app.call('POST', path);
    expect([answer.status, answer.headers.get('allow'), answer.body.error.code]).toEqual([
      405,
      'GET, HEAD, OPTIONS',
      'InvalidRequest',
    ]);
  });

  test('A1: is served under the path of the public address, and nowhere else', async () => {
    expect((await below.call('GET', path)).status).toBe(200);
    expect((await fetch(new URL(path, below.url))).status).toBe(404);
  });
});

test('A21: every header that is documented may be read by scripts', async () => {
  const { headers } = await app.call('GET', '/api/v1/tags/supportedLanguageCodes');
  const exposed = headers.get('access-control-expose-headers')?.split(', ') ?? [];
  expect(exposed.sort()).toEqual(Object.keys(answerHeaders).sort());
});
