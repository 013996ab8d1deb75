/** Limits of fields, tokens that no address repeats, and the Cross-Origin-Resource-Policy of responses. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Customer } from '../../src/model/customer.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { signedIn } from '../setup/factories.ts';
import { makeRecord } from '../setup/management.ts';
import type { Expectation } from '../setup/spec.ts';
import { TestBrowser } from '../setup/test-browser.ts';

const password = 'correct horse battery staple';

let app: TestApp;
let owner: Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  app = await startApp();
  owner = await signedIn(app);
});
afterAll(() => app.stop());

const error = { message: 'Request has more than 1000 fields', code: 'InvalidRequest' };
const tooMany: Expectation = ({ res }) => {
  expect([res.statusCode, res.headers['x-error-reason'], res.json]).toEqual([413, 'too_many_fields', { error }]);
};
const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
const fields = (count: number, name = (index: number) => `f${index}`) =>
  Array.from({ length: count }, (_, index) => `${name(index)}=1`).join('&');

describe('More than 1 000 fields', () => {
  test.each([
    ['of as many names', fields(1001)],
    ['of one name', fields(1001, () => 'lang')],
    ['without values', 'a&'.repeat(1001)],
    ['by the hundred thousand', fields(100_000, (index) => index.toString(36))],
  ])('A20: in a form, %s, are refused with 413, signed in or not', async (_, raw) => {
    await app.spec().post('/api/v1/tags/create').withBody(raw).withHeaders(form).expect(tooMany);
    await app.spec(owner).post('/places.json').withBody(raw).withHeaders(form).expect(tooMany);
    await app.spec().post('/login').withBody(raw).withHeaders(form).expect(tooMany);
  });

  test('A20: in a query are refused at every address, even if it does not use the query', async () => {
    const query = fields(1001, (index) => index.toString(36));
    const paths = [
      '/api/v1/tags/show',
      '/api/v1/nothing',
      '/places.json',
      '/Tags',
      '/login',
      '/sessions',
      '/t/000000000000',
    ];
    for (const path of paths) await app.spec().get(`${path}?${query}`).expect(tooMany);
    await app.spec().get(`/api/v1/tags/show?${query}`).expectHeader('access-control-allow-origin', '*');
    await app
      .spec()
      .get(`/login?${query}`)
      .withHeaders({ Accept: 'text/html' })
      .expectStatus(413)
      .expectBodyContains('more than 1000 fields');
  });

  test('A15: exactly 1 000 are read', async () => {
    await app
      .spec()
      .get(`/api/v1/tags/show?id=000000000000&${fields(999)}&`)
      .expectStatus(404);
    const raw = `${fields(999)}&place[name]=Museum&`;
    await app.spec(owner).post('/places.json').withBody(raw).withHeaders(form).expectStatus(201);
  });
});

describe('A sign-in', () => {
  const large = `email=${'x'.repeat(1024 * 1024)}`;

  test('A20: has the limits of any body, but higher ones if it carries a form', async () => {
    await app
      .spec()
      .post('/login')
      .withBody(large)
      .withHeaders(form)
      .expectStatus(413)
      .expectHeader('x-error-reason', 'too_large');
    const carried = 'form_path=%2Fplaces&';
    for (const raw of [carried + fields(1007), carried + large])
      await app.spec().post('/login').withBody(raw).withHeaders(form).expectHeader('x-error-reason', 'forged_form');
    await app
      .spec()
      .post('/login')
      .withBody(carried + fields(1008))
      .withHeaders(form)
      .expect(tooMany);
    const endless = `${carried}${large}${'x'.repeat(16_384)}`;
    await app.spec().post('/login').withBody(endless).withHeaders(form).expectStatus(413);
  });
});

describe('A token in an address', () => {
  test.each([
    ['auth_token=SECRET', ''],
    ['q=a%20b&auth_token=SECRET&after=3', '?q=a%20b&after=3'],
    ['auth%5Ftoken=SECRET&q=1', '?q=1'],
    ['auth_token=SECRET&auth_token=SECRET', ''],
    ['q=auth_token', '?q=auth_token'],
  ])('M7: is not repeated in the redirect to the sign-in page: %s', async (query, left) => {
    const browser = new TestBrowser(app);
    const asked = await browser.get(`/Tags?${query}`);
    expect(asked.status).toBe(302);
    expect(asked.headers.get('location')).toBe(`/login?${new URLSearchParams({ return_to: `/Tags${left}` })}`);
  });

  test('M7: is not repeated by the sign-in page, nor by the redirect after it', async () => {
    await Customer.add(app.db, { email: 'ada@example.com', password });
    const browser = new TestBrowser(app);
    const path = `/login?${new URLSearchParams({ return_to: '/Tags?auth_token=SECRET&after=3' })}`;
    expect((await browser.get(path)).text).not.toContain('SECRET');
    const answer = await browser.signIn('ada@example.com', password, path);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/Tags?after=3']);
  });

  test('M7: is not repeated in the links of a list', async () => {
    for (let count = 0; count < 3; count += 1) await makeRecord(app, 'tags', owner.id);
    const query = { limit: '1', auth_token: owner.token };
    for (const path of ['/Tags.json', '/api/v1/tags/showMyTags']) {
      const { headers } = await app
        .spec()
        .get(path)
        .withQueryParams(query)
        .expectStatus(200)
        .expectHeader('link', /rel="next"/);
      expect(headers.link).not.toContain(owner.token);
    }
  });
});

describe('Cross-Origin-Resource-Policy', () => {
  const policy = 'cross-origin-resource-policy';

  test('A21: forbids other sites to embed the management, its codes and its files', async () => {
    const tag = await makeRecord(app, 'tags', owner.id);
    const browser = new TestBrowser(app);
    await Customer.add(app.db, { email: 'root@example.com', password, role: 'admin' });
    await browser.signIn('root@example.com', password);
    const page = await browser.get(`/Tags/${tag}`);
    const code = await browser.get(`/Tags/${tag}/qr.svg`);
    expect([page, code].map(({ status }) => status)).toEqual([200, 200]);
    for (const { headers } of [page, code]) expect(headers.get(policy)).toBe('same-origin');
    const [, style = ''] = /href="([^"]*\.css)"/.exec(page.text) ?? [];
    for (const path of ['/Tags.json', '/places/1.json', '/nothing', style])
      await app.spec(owner).get(path).expectHeader(policy, 'same-origin');
  });

  test.each(['/api/v1/tags/show', '/api/v1/nothing', '/openapi.json', '/openapi-3.0.json', '/docs'])(
    'A21: allows all sites to embed %s',
    async (path) => {
      await app.spec().get(path).expectHeader(policy, 'cross-origin');
    },
  );
});
