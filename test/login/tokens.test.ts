/** A customer's tokens: their limit, and the page that lists and ends them. */
import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Customer } from '../../src/model/customer.ts';
import { maxTokens, Token } from '../../src/model/sign-in/token.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { TestBrowser } from '../setup/test-browser.ts';

const password = 'correct horse battery staple';

let app: TestApp;
let second: TestApp;
let ada: Customer;

beforeAll(async () => {
  app = await startApp();
  second = await startApp({ databaseUrl: app.databaseUrl });
});
afterAll(async () => {
  await second.stop();
  await app.stop();
});
beforeEach(async () => {
  ada = await Customer.add(app.db, { email: `${randomUUID()}@example.com`, password });
});

const signIn = (on = app, userAgent = 'Museum/1.0') =>
  on
    .spec()
    .post('/api/v1/login/getAuthToken')
    .withJson({ email: ada.email, password })
    .withHeaders({ 'User-Agent': userAgent });
const tokens = () => app.db('tokens').where({ customer_id: ada.id }).orderBy('last_used_at').orderBy('id');
const isIn = async (token: string) => (await app.spec({ token }).get('/customers.json')).statusCode === 200;

/** Gives the customer so many tokens, the first of them unused for longest. */
async function make(count: number): Promise<number[]> {
  const rows = Array.from({ length: count }, (_, n) => ({
    customer_id: ada.id,
    digest: randomBytes(32),
    last_used_at: app.db.raw('now() - make_interval(hours => ?)', [2 * count - n]),
  }));
  return (await app.db('tokens').insert(rows).returning('id')).map(({ id }) => id);
}

describe('a customer has at most 1 000 tokens', () => {
  test('a new token replaces the one unused for longest, and the log says so', async () => {
    const [oldest, next] = await make(maxTokens);
    expect(maxTokens).toBe(1000);
    const { body } = await signIn();
    const left = (await tokens()).map(({ id }) => id);
    expect([left.length, left.includes(oldest), left.includes(next)]).toEqual([1000, false, true]);
    expect(await isIn(body.auth_token)).toBe(true);
    expect(app.logged).toContainEqual(
      expect.objectContaining({ event: 'revoked', reason: 'too_many_tokens', customer: ada.id }),
    );
  });

  test('also after simultaneous sign-ins at two processes', async () => {
    const made = await make(maxTokens - 3);
    const customer = (await Customer.byEmail(app.db, ada.email)) as Customer;
    const begun = Array.from({ length: 12 }, (_, n) => Token.issue([app, second][n % 2]?.db ?? app.db, customer));
    const issued = await Promise.all(begun);
    const left = (await tokens()).map(({ id }) => id);
    expect([left.length, left.filter((id) => made.includes(id))]).toEqual([1000, made.slice(9)]);
    expect(await Promise.all(issued.map(isIn))).toEqual(Array(12).fill(true));
  });
});

describe('the page', () => {
  async function browserWithApps() {
    const apps = [
      (await signIn(app, 'Museum/1.0 iPhone')).body.auth_token,
      (await signIn(app, 'okhttp/5')).body.auth_token,
    ];
    const browser = new TestBrowser(app);
    await browser.signIn(ada.email, password);
    return { apps: apps as [string, string], browser };
  }

  test('lists the apps with their network and last use', async () => {
    const { browser } = await browserWithApps();
    await app
      .db('tokens')
      .where({ user_agent: 'okhttp/5', customer_id: ada.id })
      .update({ last_used_at: '2026-03-04T05:06:07Z' });
    const page = await browser.get('/sessions');
    const [, apps = ''] = page.text.split('<h2>Apps</h2>');
    expect(apps).toMatch(/Museum\/1\.0 iPhone.*127\.0\.0\.1.*okhttp\/5.*127\.0\.0\.1/s);
    expect(apps).toContain('2026-03-04T05:06');
  });

  test('calls an app without a User-Agent unknown, and not a browser', async () => {
    const { browser } = await browserWithApps();
    await signIn(app, '');
    await Token.issue(app.db, ada);
    const [, apps = ''] = (await browser.get('/sessions')).text.split('<h2>Apps</h2>');
    expect([apps.match(/<th[^>]*>Unknown app</g)?.length, apps.includes('Unknown browser')]).toEqual([2, false]);
  });

  test('ends one token or all of them, and none of another customer', async () => {
    const { apps, browser } = await browserWithApps();
    const [one, other] = await tokens();
    const ended = await browser.submit(await browser.get('/sessions'), `/sessions/tokens/${one.id}`);
    expect([ended.status, (await browser.follow(ended)).text.includes('Signed out there.')]).toEqual([303, true]);
    expect([await isIn(apps[0]), await isIn(apps[1])]).toEqual([false, true]);

    const { body } = await signIn();
    const all = await browser.submit(await browser.get('/sessions'), '/sessions/tokens');
    expect((await browser.follow(all)).text).toContain('Signed out in 2 apps.');
    expect([await isIn(apps[1]), await isIn(body.auth_token), (await tokens()).length]).toEqual([false, false, 0]);
    expect((await browser.get('/sessions')).status).toBe(200);

    const eve = await Customer.add(app.db, { email: `${randomUUID()}@example.com`, password });
    const token = await Token.issue(app.db, eve);
    const { id } = await app.db('tokens').where({ customer_id: eve.id }).first();
    const [form] = [...(await browser.get('/sessions')).text.matchAll(/name="csrf_token" value="([^"]*)"/g)];
    for (const absent of [id, other.id, '0', 'x']) {
      const fields = { _method: 'delete', csrf_token: form?.[1] ?? '' };
      expect((await browser.post(`/sessions/tokens/${absent}`, fields)).status).toBe(404);
    }
    expect(await isIn(token)).toBe(true);
  });
});
