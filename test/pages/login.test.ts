/** Signing in and out with a browser. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Customer } from '../../src/model/customer.ts';
import { Session } from '../../src/model/sign-in/session.ts';
import { type Answer, startApp, type TestApp } from '../setup/app.ts';
import { eventually } from '../setup/eventually.ts';
import { signedIn } from '../setup/factories.ts';
import { lockWaits } from '../setup/lock-waits.ts';
import { TestBrowser } from '../setup/test-browser.ts';

const password = 'correct horse battery staple';
const cookie = 'tags_browser';

let app: TestApp;
let next = 0;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** A customer of the test's own. */
async function customer(more: { name?: string } = {}): Promise<Customer> {
  next += 1;
  return Customer.add(app.db, { email: `person${next}@example.com`, password, ...more });
}

async function signedInBrowser(headers: Record<string, string> = {}) {
  const person = await customer();
  const browser = new TestBrowser(app, headers);
  const answer = await browser.signIn(person.email, password);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
  return { person, browser };
}

const sessionsOf = ({ id }: Customer) => app.db('sessions').where({ customer_id: id }).orderBy('id');
const isAskedToSignIn = ({ status, headers }: Answer) =>
  status === 302 && (headers.get('location') ?? '').startsWith('/login?return_to=');

describe('signing in', () => {
  test('D40: leads to the start page, which names the customer', async () => {
    const person = await customer({ name: 'Ada <Lovelace>' });
    const browser = new TestBrowser(app);
    const home = await browser.get('/');
    expect(home.status).toBe(200);
    expect(home.text).toContain('href="/login"');
    expect(browser.cookies.size).toBe(0);

    const answer = await browser.signIn(person.email.toUpperCase(), password);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
    const page = await browser.follow(answer);
    expect(page.text).toContain('Ada &lt;Lovelace&gt;');
    expect(page.text).toContain('action="/logout"');
    const [session] = await sessionsOf(person);
    expect(session.digest).toHaveLength(32);
    expect(JSON.stringify(session)).not.toContain(browser.cookies.get(cookie));
  });

  test('D40: sets a cookie hidden from scripts and other sites, and not Secure on plain http', async () => {
    const { browser } = await signedInBrowser();
    expect([...browser.cookies.keys()]).toEqual([cookie]);
    const attributes = browser.attributes.get(cookie);
    expect(attributes).toEqual(expect.arrayContaining(['httponly', 'samesite=lax', 'path=/', 'max-age=2592000']));
    expect(attributes).not.toContain('secure');
  });

  test('D10: answers a wrong password and an unknown address with the same page, without the password', async () => {
    const person = await customer();
    const pages: string[] = [];
    for (const email of [person.email, 'nobody@example.com']) {
      const browser = new TestBrowser(app);
      const answer = await browser.signIn(email, 'secret-guess-1');
      expect(answer.status).toBe(401);
      expect(answer.headers.get('x-error-reason')).toBe('wrong_credentials');
      expect(answer.text).toContain(`value="${email}"`);
      expect(answer.text).not.toContain('secret-guess-1');
      expect(answer.text).toContain('The e-mail address or the password is wrong, or the account is suspended.');
      expect(answer.text).toContain('role="alert"');
      pages.push(answer.text.replaceAll(email, '').replace(/name="csrf_token" value="[^"]*"/g, ''));
    }
    expect(pages[0]).toBe(pages[1]);
    expect(await sessionsOf(person)).toEqual([]);
  });

  test('L17: is throttled in the browser as in the API', async () => {
    const person = await customer();
    const browser = new TestBrowser(app);
    for (let n = 0; n < 10; n += 1) expect((await browser.signIn(person.email, 'wrong wrong')).status).toBe(401);
    const held = await browser.signIn(person.email, password);
    expect([held.status, held.headers.get('x-error-reason')]).toEqual([429, 'too_many_failures']);
    expect(Number(held.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(held.text).toContain('Too many failed sign-ins.');
    expect(held.text).toContain('<form');
    const api = await app.call('POST', '/api/v1/login/getAuthToken', { body: { email: person.email, password } });
    expect(api.status).toBe(429);
  });

  test('names missing fields, and focuses the first of them', async () => {
    const browser = new TestBrowser(app);
    const answer = await browser.signIn(' ', '');
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('<title>Error: Sign in');
    expect(answer.text).toMatch(/<input type="email" id="email"[^>]* autofocus[^>]* aria-invalid="true"/);
    expect(answer.text).toContain('<a href="#password">Password can&#39;t be blank</a>');
    expect(answer.text.match(/ autofocus/g)).toHaveLength(1);
    const odd = await browser.signIn('a\0b', 'x'.repeat(1025));
    expect(odd.status).toBe(422);
  });

  test('replaces a secret that was planted in the browser before (session fixation)', async () => {
    const person = await customer();
    const browser = new TestBrowser(app);
    const planted = 'A'.repeat(43);
    browser.cookies.set(cookie, planted);
    expect((await browser.signIn(person.email, password)).status).toBe(303);
    expect(browser.cookies.get(cookie)).not.toBe(planted);
    expect(await Session.find(app.db, planted)).toBeUndefined();
    const attacker = new TestBrowser(app);
    attacker.cookies.set(cookie, planted);
    expect(isAskedToSignIn(await attacker.get('/sessions'))).toBe(true);
  });

  test('again ends the browser’s former session', async () => {
    const { person, browser } = await signedInBrowser();
    const first = browser.cookies.get(cookie) ?? '';
    const other = await customer();
    const page = await browser.get('/sessions');
    const [form] = [...page.text.matchAll(/name="csrf_token" value="([^"]*)"/g)];
    const again = await browser.post('/login', { csrf_token: form?.[1] ?? '', email: other.email, password });
    expect(again.status).toBe(303);
    expect(await Session.find(app.db, first)).toBeUndefined();
    expect(await sessionsOf(person)).toEqual([]);
    expect(await sessionsOf(other)).toHaveLength(1);
  });

  test('is skipped for a browser that is already signed in', async () => {
    const { browser } = await signedInBrowser();
    expect((await browser.get('/login?return_to=/sessions')).headers.get('location')).toBe('/sessions');
  });
});

describe('the target of a sign-in', () => {
  test('D40: is the page that was requested', async () => {
    const person = await customer();
    const browser = new TestBrowser(app);
    const refused = await browser.get('/sessions?a=1&b=%20');
    expect([refused.status, refused.headers.get('location')]).toEqual([
      302,
      '/login?return_to=%2Fsessions%3Fa%3D1%26b%3D%2520',
    ]);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    const page = await browser.follow(refused);
    const answer = await browser.submit(page, '/login', { email: person.email, password });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/sessions?a=1&b=%20']);
  });

  test('stays the same after a wrong password', async () => {
    const person = await customer();
    const browser = new TestBrowser(app);
    const wrong = await browser.signIn(person.email, 'wrong wrong', '/login?return_to=%2Fsessions');
    const answer = await browser.submit(wrong, '/login', { email: person.email, password });
    expect(answer.headers.get('location')).toBe('/sessions');
  });

  test.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/./..//evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    'javascript:alert(1)',
    'sessions',
    '',
    '/login?return_to=/login',
    '/logout',
    '/a\u0000b',
    `/far/too/${'long'.repeat(600)}`,
    `/longer/than/it/${'löök'.repeat(300)}`,
  ])('is never outside of the service: case %#', async (return_to) => {
    const { browser } = await signedInBrowser();
    const answer = await browser.get(`/login?${new URLSearchParams({ return_to })}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
  });
});

describe('a session', () => {
  test('ends at the sign-out, and the next page says so once', async () => {
    const { person, browser } = await signedInBrowser();
    const before = new Map(browser.cookies);
    const answer = await browser.submit(await browser.get('/'), '/logout');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/login']);
    const page = await browser.follow(answer);
    expect(page.text).toContain('<p class="notice" role="status">You are signed out.</p>');
    expect((await browser.get('/login')).text).not.toContain('You are signed out.');
    expect(await sessionsOf(person)).toEqual([]);

    const thief = new TestBrowser(app);
    for (const [name, value] of before) thief.cookies.set(name, value);
    expect(isAskedToSignIn(await thief.get('/sessions'))).toBe(true);
  });

  test.each([
    ['7 days without use', { last_used_at: '7 days' }, false],
    ['almost 7 days without use', { last_used_at: '6 days 23 hours' }, true],
    ['30 days, however much it is used', { created_at: '30 days' }, false],
    ['almost 30 days', { created_at: '29 days 23 hours' }, true],
  ])('is judged by its age: %s', async (_, ages: Record<string, string>, isLive) => {
    const { person, browser } = await signedInBrowser();
    const times = Object.entries(ages).map(([column, age]) => [column, app.db.raw('now() - ?::interval', [age])]);
    await app.db('sessions').where({ customer_id: person.id }).update(Object.fromEntries(times));
    const answer = await browser.get('/sessions');
    expect(isLive ? answer.status === 200 : isAskedToSignIn(answer)).toBe(true);
    await Session.prune(app.db);
    expect(await sessionsOf(person)).toHaveLength(isLive ? 1 : 0);
  });

  test('has its use recorded at most hourly', async () => {
    const { person, browser } = await signedInBrowser();
    await app
      .db('sessions')
      .where({ customer_id: person.id })
      .update({ last_used_at: app.db.raw(`now() - interval '2 hours'`) });
    const [before] = await sessionsOf(person);
    await browser.get('/sessions');
    await eventually('the use is noted', async () => {
      const [now] = await sessionsOf(person);
      return now.last_used_at > before.last_used_at;
    });
    const [noted] = await sessionsOf(person);
    await browser.get('/sessions');
    const [after] = await sessionsOf(person);
    expect(after).toEqual(noted);
  });

  test('ends with a new password, everywhere', async () => {
    const { person, browser } = await signedInBrowser();
    const other = new TestBrowser(app);
    await other.signIn(person.email, password);
    expect(await person.setPassword(app.db, 'another password')).toBe(2);
    for (const each of [browser, other]) expect(isAskedToSignIn(await each.get('/sessions'))).toBe(true);
  });

  test('is not started when the password changes during the sign-in', async () => {
    const read = await customer();
    const changing = await app.db.transaction();
    await changing('customers').where({ id: read.id }).update({ password_hash: 'another' });
    const place = { userAgent: undefined, network: '127.0.0.1' };
    const begun = Session.start(app.db, read, 'B'.repeat(43), place).catch((error) => error);
    await eventually('the session waits for the change', async () => (await lockWaits(app.db)) > 0);
    await changing.commit();
    expect(await begun).toMatchObject({ reason: 'wrong_credentials' });
    expect(await sessionsOf(read)).toEqual([]);
  });

  test('N8: is known to every process', async () => {
    const { browser, person } = await signedInBrowser();
    const second = await startApp({ databaseUrl: app.databaseUrl });
    try {
      const there = new TestBrowser(second);
      for (const [name, value] of browser.cookies) there.cookies.set(name, value);
      const page = await there.get('/');
      expect(page.text).toContain(person.email);
    } finally {
      await second.stop();
    }
  });

  test('is no API token, and an API token is no session', async () => {
    const { browser } = await signedInBrowser();
    const answer = await app.call('GET', '/api/v1/tags/showMyTags', {
      query: { auth_token: browser.cookies.get(cookie) ?? '' },
    });
    expect(answer.status).toBe(401);
    const { token } = await signedIn(app);
    const other = new TestBrowser(app);
    other.cookies.set(cookie, token);
    expect(isAskedToSignIn(await other.get('/sessions'))).toBe(true);
  });

  test('is not found for an invalid cookie', async () => {
    for (const value of ['x', 'A'.repeat(44), `${'A'.repeat(42)}"`, '%00', '__proto__']) {
      const browser = new TestBrowser(app);
      browser.cookies.set(cookie, value);
      expect((await browser.get('/')).status).toBe(200);
      expect(isAskedToSignIn(await browser.get('/sessions'))).toBe(true);
    }
  });
});

describe('the list of sessions', () => {
  // Longer than is stored of it.
  const firefox = `Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0${' Extension/1.0'.repeat(20)}`;
  const iphone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

  async function twoBrowsers() {
    const { person, browser } = await signedInBrowser({ 'User-Agent': firefox });
    const phone = new TestBrowser(app, { 'User-Agent': iphone });
    await phone.signIn(person.email, password);
    return { person, browser, phone };
  }

  test('names the browsers, and marks this one', async () => {
    const { browser } = await twoBrowsers();
    const page = await browser.get('/sessions');
    expect(page.text).toContain('Firefox on Linux (this one)');
    expect(page.text).toContain('Safari on iPhone<');
    expect(page.text).toContain('127.0.0.1');
  });

  test('ends another session', async () => {
    const { person, browser, phone } = await twoBrowsers();
    const [, other] = await sessionsOf(person);
    const answer = await browser.submit(await browser.get('/sessions'), `/sessions/${other.id}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/sessions']);
    expect((await browser.follow(answer)).text).toContain('Signed out there.');
    expect(isAskedToSignIn(await phone.get('/sessions'))).toBe(true);
    expect((await browser.get('/sessions')).status).toBe(200);
  });

  test('ends all other sessions', async () => {
    const { person, browser, phone } = await twoBrowsers();
    const answer = await browser.submit(await browser.get('/sessions'), '/sessions');
    expect((await browser.follow(answer)).text).toContain('Signed out in one other browser.');
    expect(isAskedToSignIn(await phone.get('/sessions'))).toBe(true);
    expect(await sessionsOf(person)).toHaveLength(1);
  });

  test('hides other customers’ sessions: they are answered like absent ones', async () => {
    const { person } = await signedInBrowser();
    const { browser } = await signedInBrowser();
    const [foreign] = await sessionsOf(person);
    const page = await browser.get('/sessions');
    expect(page.text.match(/<tbody.*<\/tbody>/s)?.[0]).not.toContain(`/sessions/${foreign.id}"`);
    const [form] = [...page.text.matchAll(/name="csrf_token" value="([^"]*)"/g)];
    const fields = { _method: 'delete', csrf_token: form?.[1] ?? '' };
    const answers = [];
    for (const id of [foreign.id, 999_999_999, '0', 'x', '99999999999'])
      answers.push(await browser.post(`/sessions/${id}`, fields));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    const shape = ({ text }: Answer) => text;
    expect(new Set(answers.map(shape)).size).toBe(1);
    expect(await sessionsOf(person)).toHaveLength(1);
  });
});

describe('behind https and a prefix', () => {
  test('the cookie is Secure, and has a prefix that only this host can set', async () => {
    const secure = await startApp({ env: { PUBLIC_URL: 'https://tags.example' }, databaseUrl: app.databaseUrl });
    try {
      const browser = new TestBrowser(secure);
      const person = await customer();
      expect((await browser.signIn(person.email, password)).status).toBe(303);
      expect([...browser.cookies.keys()]).toEqual(['__Host-tags_browser']);
      expect(browser.attributes.get('__Host-tags_browser')).toEqual(
        expect.arrayContaining(['secure', 'httponly', 'samesite=lax', 'path=/']),
      );
      expect((await browser.get('/sessions')).headers.get('strict-transport-security')).toContain('max-age=');
      const plain = new TestBrowser(secure);
      plain.cookies.set(cookie, browser.cookies.get('__Host-tags_browser') ?? '');
      expect(isAskedToSignIn(await plain.get('/sessions'))).toBe(true);
    } finally {
      await secure.stop();
    }
  });

  test('A1: all addresses and the cookie stay below the prefix', async () => {
    const below = await startApp({ env: { PUBLIC_URL: 'https://museum.example/tags' }, databaseUrl: app.databaseUrl });
    try {
      const browser = new TestBrowser(below);
      const person = await customer();
      const refused = await browser.get('/sessions');
      expect(refused.headers.get('location')).toBe('/tags/login?return_to=%2Ftags%2Fsessions');
      const page = await browser.follow(refused);
      const answer = await browser.submit(page, '/tags/login', { email: person.email, password });
      expect(answer.headers.get('location')).toBe('/tags/sessions');
      expect([...browser.cookies.keys()]).toEqual(['__Secure-tags_browser']);
      expect(browser.attributes.get('__Secure-tags_browser')).toEqual(expect.arrayContaining(['secure', 'path=/tags']));
      const sessions = await browser.follow(answer);
      for (const [, path] of sessions.text.matchAll(/(?:href|action|src)="(\/[^"]*)"/g))
        expect(path).toMatch(/^\/tags\//);
      const outside = await browser.get(`/login?${new URLSearchParams({ return_to: '/tagsomething' })}`);
      expect(outside.headers.get('location')).toBe('/tags/');
    } finally {
      await below.stop();
    }
  });
});

describe('pages', () => {
  test('have security headers', async () => {
    const { browser } = await signedInBrowser();
    const { headers } = await browser.get('/sessions');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data: https://tile.openstreetmap.org; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    );
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).not.toBeNull();
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  test.each([
    [
      'https://{s}.tiles.example/{z}/{x}/{y}.png',
      "'self' data: https://a.tiles.example https://b.tiles.example https://c.tiles.example",
    ],
    ['http://127.0.0.1:8080/{z}/{x}/{y}.png', "'self' data: http://127.0.0.1:8080"],
    [
      'https://{s}-map.tiles.example/{z}/{x}/{y}.png',
      "'self' data: https://a-map.tiles.example https://b-map.tiles.example https://c-map.tiles.example",
    ],
    ["https://a;script-src 'unsafe-inline'/{z}", "'self' data:"],
    ['', "'self' data:"],
  ])('allow images of the tile server %j', async (MAP_TILES_URL, images) => {
    const other = await startApp({ env: { MAP_TILES_URL }, databaseUrl: app.databaseUrl });
    try {
      const policy = (await new TestBrowser(other).get('/')).headers.get('content-security-policy');
      expect(policy?.split('; ').find((each) => each.startsWith('img-src'))).toBe(`img-src ${images}`);
    } finally {
      await other.stop();
    }
  });

  test('have no inline script and no inline style', async () => {
    const { browser } = await signedInBrowser();
    for (const path of ['/', '/login', '/sessions', '/nowhere']) {
      const { text } = await new TestBrowser(app).get(path);
      const own = (await browser.get(path)).text;
      for (const each of [text, own]) expect(each).not.toMatch(/<script(?![^>]* src=)|<style|\sstyle=|\son[a-z]+=/i);
    }
  });

  test('have files that are cached for ever, and exist only under names with a hash', async () => {
    const { text } = await new TestBrowser(app).get('/login');
    const [, style = ''] = /<link rel="stylesheet" href="([^"]*)"/.exec(text) ?? [];
    expect(style).toMatch(/^\/assets\/style\.[0-9a-f]{16}\.css$/);
    const answer = await app.call('GET', style);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.text).toContain(':root');
    for (const path of ['/assets/style.css', '/assets/style.0000000000000000.css', '/assets/../app.ts', '/assets/']) {
      expect((await app.call('GET', path)).status).toBe(404);
    }
  });

  test('answer HEAD like GET, without the body', async () => {
    const browser = new TestBrowser(app);
    const { status, text, headers } = await app.call('HEAD', '/', { headers: { Accept: 'text/html' } });
    expect([status, text, headers.get('content-length')]).toEqual([
      200,
      '',
      String(Buffer.byteLength((await browser.get('/')).text)),
    ]);
  });

  test('answer 404 as a page to browsers, and as JSON to programs and the API', async () => {
    const page = await new TestBrowser(app).get('/nowhere/<script>alert(1)</script>');
    expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(page.text).not.toContain('<script>');
    const html = { Accept: 'text/html' };
    for (const [path, headers] of [
      ['/nowhere', {}],
      ['/nowhere', { Accept: 'application/json' }],
      ['/nowhere.json', html],
      ['/api/v1/nowhere', html],
    ] as const) {
      const answer = await app.call('GET', path, { headers });
      expect([answer.status, answer.body?.error.code]).toEqual([404, 'InvalidRequest']);
    }
  });

  test('answer 500 without the cause, and with the request’s id', async () => {
    const { browser } = await signedInBrowser();
    await app.db.raw('alter table sessions rename to sessions_away');
    try {
      const page = await browser.get('/sessions');
      expect([page.status, page.headers.get('content-type')]).toEqual([500, 'text/html; charset=utf-8']);
      expect(page.text).toContain(page.headers.get('x-request-id') ?? 'no id');
      expect(page.text).not.toMatch(/relation|select|at .*\.ts/);
    } finally {
      await app.db.raw('alter table sessions_away rename to sessions');
    }
  });
});
