/** The service behind nginx with the configuration of docs/deploy: everything that a proxy could break. */
import { randomUUID } from 'node:crypto';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Answer, type CallOptions, startApp, type TestApp } from '../../setup/app.ts';
import { readEvents } from '../../setup/event-reader.ts';
import { eventually } from '../../setup/eventually.ts';
import { createTag, newTag, signedIn } from '../../setup/factories.ts';
import { leaveOut } from '../../setup/left-out.ts';
import { bearer } from '../../setup/management.ts';
import { findNginx, type Nginx, startNginx } from '../../setup/nginx.ts';
import { signedInPerson } from '../../setup/signed-in-person.ts';

const program = findNginx();
if (!program) leaveOut('nginx', 'the service behind nginx', 'there is no nginx on PATH or in /usr/sbin');

(program ? describe : describe.skip)('behind nginx', () => {
  const apps: TestApp[] = [];
  let nginx: Nginx;
  /** The first of the two processes, and the same as it is from outside. */
  let app: TestApp;
  let outside: TestApp;
  const given = getCACertificates('default');

  beforeAll(async () => {
    nginx = await startNginx(program ?? '', async (url) => {
      const env = { PUBLIC_URL: url, TRUSTED_PROXIES: '127.0.0.1' };
      const first = await startApp({ env });
      const second = await startApp({ env, databaseUrl: first.databaseUrl });
      apps.push(first, second);
      return apps.map((each) => each.url);
    });
    setDefaultCACertificates([...given, nginx.certificate]);
    app = apps[0] as TestApp;
    outside = { ...app, url: nginx.url, call };
  });
  afterAll(async () => {
    setDefaultCACertificates(given);
    await nginx?.stop();
    for (const each of apps.reverse()) await each.stop();
  });

  async function call(method: string, path: string, { query = {}, body, raw, headers = {} }: CallOptions = {}) {
    const address = new URL(nginx.url + path);
    for (const [name, value] of Object.entries(query)) address.searchParams.append(name, value);
    const answer = await fetch(address, {
      method,
      redirect: 'manual',
      body: raw ?? (body === undefined ? null : JSON.stringify(body)),
      headers: { ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
    });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.startsWith('application/json') && text !== '';
    return { status: answer.status, headers: answer.headers, text, body: isJson && JSON.parse(text) } as Answer;
  }

  test('http redirects to https, and responses contain the public address', async () => {
    const plain = await fetch(`${nginx.plainUrl}/t/abc?lang=fr`, { redirect: 'manual' });
    expect([plain.status, plain.headers.get('location')]).toEqual([308, `${nginx.url}/t/abc?lang=fr`]);
    const { tag_identifier: id } = await createTag(outside);
    const { body, headers } = await call('GET', '/api/v1/tags/show', { query: { id } });
    expect(body.tags[0].text_url).toBe(`${nginx.url}/t/${id}`);
    expect(headers.get('strict-transport-security')).toContain('max-age');
  });

  test('a browser signs in with a Secure cookie', async () => {
    const { browser } = await signedInPerson(outside);
    const [name = ''] = browser.cookies.keys();
    expect(browser.attributes.get(name)).toContain('secure');
    expect((await browser.get('/Tags')).status).toBe(200);
  });

  test('ETags stay strong: If-None-Match gets 304, and an outdated If-Match 412', async () => {
    const admin = await signedIn(app, { role: 'admin' });
    const { id } = await createTag(outside);
    const headers = bearer(admin.token);
    const shown = await call('GET', `/Tags/${id}.json`, { headers });
    const etag = shown.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"/);
    const again = await call('GET', `/Tags/${id}.json`, { headers: { ...headers, 'If-None-Match': etag } });
    expect([again.status, again.text]).toEqual([304, '']);
    const change = (match: string) =>
      call('PATCH', `/Tags/${id}.json`, {
        body: { tag: { description: randomUUID() } },
        headers: { ...headers, 'If-Match': match },
      });
    expect([(await change(etag)).status, (await change(etag)).status]).toEqual([204, 412]);
  });

  test('events are not buffered', async () => {
    const { browser } = await signedInPerson(outside, 'admin');
    const events = await readEvents(outside, browser, '/jobs/events');
    expect(events.status).toBe(200);
    // The runner is away, which is the first that is told: held back, it would come when the answer ends.
    expect((await events.next()).event).not.toBe('');
    events.close();
  });

  test('long lists and bundles arrive completely', async () => {
    const customer = await signedIn(app);
    await app.db.raw(
      `insert into tags (tag_identifier, purchase_id, customer_id, description)
       select substr(md5(i::text || :of), 1, 12), gen_random_uuid(), :id, repeat('x', 500) from generate_series(1, 3000) i`,
      { id: customer.id, of: randomUUID() },
    );
    const list = await call('GET', '/Tags.json', { headers: bearer(customer.token) });
    expect(list.body).toHaveLength(3000);
    const bundle = await call('GET', '/api/v1/tags/bundle', { headers: bearer(customer.token) });
    const last = JSON.parse(bundle.text.trimEnd().split('\n').at(-1) ?? '');
    expect(last).toMatchObject({ type: 'end', tags: 3000 });
  });

  test('long bodies, long headers and unusual queries are answered by the service itself', async () => {
    const long = await call('POST', '/api/v1/tags/create', { raw: `{"text":"${'x'.repeat(2_000_000)}"}` });
    expect([long.status, long.body.error?.code]).toEqual([413, 'InvalidRequest']);
    const header = await call('GET', '/t/0000000000ff', {
      headers: { Accept: 'application/json', 'Accept-Language': 'fr, '.repeat(2500) },
    });
    expect(header.headers.get('x-error-reason')).toBe('tag_not_found');
    const { tag_identifier: id } = await createTag(outside);
    const cased = await call('GET', `/api/v1/tags/show?id=%20${id.toUpperCase()}%20`);
    expect(cased.body.tags[0].tag_identifier).toBe(id);
  });

  test("limits per address use the client's real address, not its X-Forwarded-For", async () => {
    const before = app.logged.length + (apps[1]?.logged.length ?? 0);
    await call('POST', '/api/v1/login/getAuthToken', {
      body: { email: 'nobody@example.com', password: 'a guess that fails' },
      headers: { 'X-Forwarded-For': '203.0.113.9' },
    });
    const lines = () => apps.flatMap(({ logged }) => logged);
    await eventually('it is logged', () => lines().length > before);
    const networks = lines().flatMap(({ network }) => (network === undefined ? [] : [network]));
    expect(networks).not.toContain('203.0.113.9');
    expect(networks).toContain('127.0.0.1');
  });

  test('its log contains no tokens and no bundle keys', async () => {
    const { token } = await signedIn(app);
    await call('GET', '/api/v1/tags/showMyTags', { query: { auth_token: token } });
    const key = randomUUID();
    await call('GET', `/bundles/${key}`);
    await call('GET', `/Bundles/${key}`);
    await call('POST', '/api/v1/tags/create', { body: newTag() });
    await eventually('it has written it', () => nginx.logged().includes('/api/v1/tags/create'));
    expect(nginx.logged()).not.toContain(token);
    expect(nginx.logged()).not.toContain(key);
    expect(nginx.logged()).toContain('GET /bundles/*** 404');
    expect(nginx.logged()).toContain('GET /Bundles/*** 404');
  });
});
