/** Signing in by a social network in the browser, with a real OpenID Connect issuer. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Customer } from '../../src/model/customer.ts';
import { type Answer, startApp, type TestApp } from '../setup/app.ts';
import { signedIn } from '../setup/factories.ts';
import { type Person, type SocialIssuer, startSocialIssuer } from '../setup/social-issuer.ts';
import { TestBrowser } from '../setup/test-browser.ts';

const publicUrl = 'https://tags.example';
const cookie = '__Host-tags_browser';

let oidc: SocialIssuer;
let app: TestApp;

beforeAll(async () => {
  oidc = await startSocialIssuer([`${publicUrl}/login/Museum/callback`]);
  const { issuer, clientId: client_id, clientSecret: client_secret } = oidc;
  // The apps' tokens are for others: those of the browser are for its client alone.
  const audience = 'another-app';
  const providers = [
    { name: 'Museum', issuer, audience, client_id, client_secret },
    { name: 'Tokens-only', issuer, audience },
    { name: 'Away', issuer: 'http://127.0.0.1:1', audience, client_id },
  ];
  app = await startApp({ env: { PUBLIC_URL: publicUrl, SOCIAL_PROVIDERS: JSON.stringify(providers) } });
});
afterAll(async () => {
  await app.stop();
  await oidc.stop();
});

const someone = (more: Partial<Person> = {}): Person => ({
  sub: randomUUID(),
  email: `${randomUUID()}@example.com`,
  email_verified: true,
  ...more,
});

const below = (address: URL | string) => String(address).slice(publicUrl.length);

/** Goes to the network and back, as far as our answer to that. */
async function signIn(browser: TestBrowser, person: Person | undefined, path = '/login/Museum'): Promise<Answer> {
  const away = await browser.get(path);
  expect(away.status).toBe(302);
  const arrival = await oidc.signIn(away.headers.get('location') ?? '', person);
  return browser.get(below(arrival));
}

const customers = async () => Number((await app.db('customers').count({ n: '*' }).first())?.n);

/** Nobody is signed in, and the page to try again on says so. */
async function expectRefused(answer: Answer, browser: TestBrowser) {
  expect([answer.status, answer.headers.get('x-error-reason')]).toEqual([401, 'social_token_refused']);
  expect(answer.text).toContain('The social network did not sign you in here.');
  expect((await browser.get('/sessions')).status).toBe(302);
}

describe('the button', () => {
  test('is shown for networks with a client id, and for no others', async () => {
    const page = await new TestBrowser(app).get('/login?return_to=%2Fsessions');
    expect(page.text).toContain(
      '<a class="button quiet" href="/login/Museum?return_to=%2Fsessions">Sign in with Museum</a>',
    );
    expect(page.text).toContain('Sign in with Away');
    expect(page.text).not.toContain('Tokens-only');
    for (const name of ['Tokens-only', 'Nobody'])
      expect((await new TestBrowser(app).get(`/login/${name}`)).status).toBe(404);
  });

  test('leads to the network with a new state, nonce and challenge each time', async () => {
    const seen = new Set<string>();
    for (let n = 0; n < 2; n += 1) {
      const answer = await new TestBrowser(app).get('/login/museum');
      const { origin, searchParams } = new URL(answer.headers.get('location') ?? '');
      expect(origin).toBe(oidc.issuer);
      expect(Object.fromEntries(searchParams)).toMatchObject({
        client_id: oidc.clientId,
        response_type: 'code',
        redirect_uri: `${publicUrl}/login/Museum/callback`,
        scope: 'openid email profile',
        code_challenge_method: 'S256',
      });
      for (const name of ['state', 'nonce', 'code_challenge']) {
        const value = searchParams.get(name) ?? '';
        expect(value.length).toBeGreaterThanOrEqual(43);
        seen.add(value);
      }
    }
    expect(seen.size).toBe(6);
  });

  test('shows the sign-in page with 503 if the network is unreachable', async () => {
    const answer = await new TestBrowser(app).get('/login/Away');
    expect([answer.status, answer.headers.get('x-error-reason')]).toEqual([503, 'social_unavailable']);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(answer.text).toContain('The social network cannot be reached right now.');
    expect(answer.text).toContain('action="/login"');
  });
});

describe('the return from the network', () => {
  test('D12: creates a customer for a verified e-mail address, and leads to the requested page', async () => {
    const person = someone({ name: 'Ada Lovelace' });
    const browser = new TestBrowser(app);
    const answer = await signIn(browser, person, '/login/Museum?return_to=%2Fsessions');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/sessions']);
    expect(browser.attributes.get(cookie)).toEqual(
      expect.arrayContaining(['secure', 'httponly', 'samesite=lax', 'path=/', 'max-age=2592000']),
    );
    expect((await browser.follow(answer)).text).toContain('Ada Lovelace');
    expect(await Customer.byEmail(app.db, person.email ?? '')).toMatchObject({ name: 'Ada Lovelace', role: null });
    expect([...browser.cookies.keys()]).toEqual([cookie]);
  });

  test('D12: signs the same person in as the same customer, also an existing one', async () => {
    const { id, email } = await signedIn(app);
    const person = someone({ email });
    const before = await customers();
    for (let n = 0; n < 2; n += 1) expect((await signIn(new TestBrowser(app), person)).status).toBe(303);
    expect(await customers()).toBe(before);
    expect(await app.db('sessions').where({ customer_id: id })).toHaveLength(2);
  });

  test('D12: is refused for an admin, and without a verified e-mail address', async () => {
    const { email } = await signedIn(app, { role: 'admin' });
    const before = await customers();
    for (const person of [someone({ email }), someone({ email_verified: false }), { sub: randomUUID() }]) {
      const browser = new TestBrowser(app);
      await expectRefused(await signIn(browser, person), browser);
    }
    expect(await customers()).toBe(before);
  });

  test('is refused if the person has declined', async () => {
    const browser = new TestBrowser(app);
    await expectRefused(await signIn(browser, undefined), browser);
  });

  test('replaces the secret from before (session fixation)', async () => {
    const browser = new TestBrowser(app);
    const away = await browser.get('/login/Museum');
    const before = browser.cookies.get(cookie) ?? '';
    const arrival = await oidc.signIn(away.headers.get('location') ?? '', someone());
    expect((await browser.get(below(arrival))).status).toBe(303);
    expect(browser.cookies.get(cookie)).not.toBe(before);
    const thief = new TestBrowser(app);
    thief.cookies.set(cookie, before);
    expect((await thief.get('/sessions')).status).toBe(302);
  });
});

describe('a return that did not begin in this browser', () => {
  test('signs nobody in by an address from another browser', async () => {
    const attacker = new TestBrowser(app);
    const away = await attacker.get('/login/Museum');
    const arrival = await oidc.signIn(away.headers.get('location') ?? '', someone());
    const fresh = new TestBrowser(app);
    await expectRefused(await fresh.get(below(arrival)), fresh);
    const begun = new TestBrowser(app);
    await begun.get('/login/Museum');
    await expectRefused(await begun.get(below(arrival)), begun);
  });

  test('signs nobody in by another browser’s departure cookie', async () => {
    const attacker = new TestBrowser(app);
    const away = await attacker.get('/login/Museum');
    const arrival = await oidc.signIn(away.headers.get('location') ?? '', someone());
    const victim = new TestBrowser(app);
    await victim.get('/login');
    victim.cookies.set('__Host-tags_departure', attacker.cookies.get('__Host-tags_departure') ?? '');
    await expectRefused(await victim.get(below(arrival)), victim);
  });

  test('is refused the second time', async () => {
    const browser = new TestBrowser(app);
    const away = await browser.get('/login/Museum');
    const left = new Map(browser.cookies);
    const arrival = await oidc.signIn(away.headers.get('location') ?? '', someone());
    expect((await browser.get(below(arrival))).status).toBe(303);
    await expectStatus(browser, below(arrival), 401);
    const again = new TestBrowser(app);
    for (const [name, value] of left) again.cookies.set(name, value);
    await expectRefused(await again.get(below(arrival)), again);
  });

  test.each([
    ['another state', (query: URLSearchParams) => query.set('state', 'x'.repeat(43))],
    ['no state', (query: URLSearchParams) => query.delete('state')],
    ['another code', (query: URLSearchParams) => query.set('code', 'x'.repeat(43))],
    ['no code', (query: URLSearchParams) => query.delete('code')],
    ['another issuer', (query: URLSearchParams) => query.set('iss', 'https://evil.example')],
    ['an error beside the code', (query: URLSearchParams) => query.set('error', '<script>alert(1)</script>')],
  ])('%s', async (_, change) => {
    const browser = new TestBrowser(app);
    const away = await browser.get('/login/Museum');
    const arrival = await oidc.signIn(away.headers.get('location') ?? '', someone());
    change(arrival.searchParams);
    const answer = await browser.get(below(arrival));
    expect(answer.text).not.toContain('<script>');
    await expectRefused(answer, browser);
  });

  test('is refused for another network', async () => {
    const browser = new TestBrowser(app);
    const away = await browser.get('/login/Museum');
    const arrival = await oidc.signIn(away.headers.get('location') ?? '', someone());
    await expectRefused(await browser.get(below(arrival).replace('/Museum/', '/Away/')), browser);
  });
});

async function expectStatus(browser: TestBrowser, path: string, status: number) {
  expect((await browser.get(path)).status).toBe(status);
}

test('secrets of the network stay out of the log', async () => {
  const browser = new TestBrowser(app);
  await signIn(browser, someone());
  await signIn(browser, undefined);
  const log = JSON.stringify(app.logged);
  expect(log).toContain('/login/Museum/callback');
  for (const secret of ['only-in-tests', 'code=', 'code_verifier', ...browser.cookies.values()])
    expect(log).not.toContain(secret);
});
