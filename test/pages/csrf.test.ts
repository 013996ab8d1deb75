/** Requests that other sites make a browser send have no effect. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Customer } from '../../src/model/customer.ts';
import { Token } from '../../src/model/sign-in/token.ts';
import { type Answer, startApp, type TestApp } from '../setup/app.ts';
import { csrfTokenOf, TestBrowser } from '../setup/test-browser.ts';

const password = 'correct horse battery staple';

let app: TestApp;
let person: Customer;
let browser: TestBrowser;
let token: string;
let next = 0;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

beforeEach(async () => {
  next += 1;
  person = await Customer.add(app.db, { email: `person${next}@example.com`, password });
  browser = new TestBrowser(app);
  await browser.signIn(person.email, password);
  token = tokenOn(await browser.get('/'));
});

const tokenOn = csrfTokenOf;
const sessions = async () => (await app.db('sessions').where({ customer_id: person.id })).length;

function expectRefused(answer: Answer) {
  expect([answer.status, answer.headers.get('x-error-reason')]).toEqual([403, 'forged_form']);
}

describe('D67: a form', () => {
  test('with the token of its page is accepted', async () => {
    expect((await browser.post('/logout', { csrf_token: token })).status).toBe(303);
    expect(await sessions()).toBe(0);
  });

  test('with another token or none is refused with a 403 page, and does nothing', async () => {
    const other = new TestBrowser(app);
    const foreign = tokenOn(await other.get('/login'));
    for (const csrf_token of [undefined, '', 'x', foreign, token.slice(1), `${token}x`]) {
      const answer = await browser.post('/logout', csrf_token === undefined ? {} : { csrf_token });
      expectRefused(answer);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(answer.text).toContain('is not done yet');
    }
    expectRefused(await browser.post('/logout?csrf_token=x', { 'csrf_token[]': token }));
    expectRefused(await browser.post(`/logout?${new URLSearchParams({ csrf_token: token })}`, {}));
    expect(await sessions()).toBe(1);
  });

  test('with two tokens is refused', async () => {
    const raw = new URLSearchParams([
      ['csrf_token', token],
      ['csrf_token', token],
    ]).toString();
    const cookie = browser.cookie;
    const headers = { Cookie: cookie, Accept: 'text/html', 'Content-Type': 'application/x-www-form-urlencoded' };
    const answer = await app.call('POST', '/logout', { raw, headers });
    expectRefused(answer);
    expect(answer.text).toContain('Open the page again.');
    expect(answer.text).not.toContain('another role');
  });

  test.each([
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['a sibling of the host', { 'Sec-Fetch-Site': 'same-site' }, 403],
    ['another site, whatever the origin says', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['another origin', { Origin: 'https://evil.example' }, 403],
    ['another port', { Origin: 'http://127.0.0.1:1' }, 403],
    ['the null origin', { Origin: 'null' }, 403],
    ['an invalid origin', { Origin: '://' }, 403],
    ['our own origin', { 'Sec-Fetch-Site': 'same-origin' }, 303],
    ['the address bar', { 'Sec-Fetch-Site': 'none' }, 303],
  ])('with the right token is judged by its origin: %s', async (_, headers: Record<string, string>, status) => {
    const answer = await browser.post('/logout', { csrf_token: token }, headers);
    expect(answer.status).toBe(status);
    expect(await sessions()).toBe(status === 303 ? 0 : 1);
  });

  test('from a browser that sends no Origin is judged by its token', async () => {
    const cookie = browser.cookie;
    const headers = { Cookie: cookie, Accept: 'text/html', 'Content-Type': 'application/x-www-form-urlencoded' };
    expectRefused(await app.call('POST', '/logout', { raw: 'csrf_token=x', headers }));
    expect((await app.call('POST', '/logout', { raw: `csrf_token=${token}`, headers })).status).toBe(303);
  });

  test('is accepted from the host that the browser uses, if that is not the public one', async () => {
    const { port } = new URL(app.url);
    const there = { Host: `tags.internal:${port}` };
    expectRefused(await browser.post('/logout', { csrf_token: token }, { ...there, Origin: 'http://other.internal' }));
    const answer = await browser.post(
      '/logout',
      { csrf_token: token },
      { ...there, Origin: `http://tags.internal:${port}` },
    );
    expect(answer.status).toBe(303);
  });

  test('with a token from before the sign-in is refused: the token changes with the session', async () => {
    const other = new TestBrowser(app);
    const before = tokenOn(await other.get('/login'));
    await other.signIn(person.email, password);
    expect(tokenOn(await other.get('/'))).not.toBe(before);
    expectRefused(await other.post('/logout', { csrf_token: before }));
  });
});

describe('the sign-in form', () => {
  test('signs nobody in without its own token: another site cannot sign a browser in', async () => {
    const fields = { email: person.email, password };
    const fresh = new TestBrowser(app);
    expectRefused(await fresh.post('/login', fields));
    expectRefused(await fresh.post('/login', { ...fields, csrf_token: token }));
    await fresh.get('/login');
    expectRefused(await fresh.post('/login', fields));
    expectRefused(await fresh.post('/login', { ...fields, csrf_token: token }, { 'Sec-Fetch-Site': 'cross-site' }));
    expect(await sessions()).toBe(1);
  });
});

describe('R20: _method', () => {
  const id = async () => (await app.db('sessions').where({ customer_id: person.id }).first('id')).id;

  test('replaces the method of a form, in any case', async () => {
    for (const _method of ['delete', 'DELETE']) {
      const other = new TestBrowser(app);
      await other.signIn(person.email, password);
      const answer = await browser.post('/sessions', { csrf_token: token, _method });
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/sessions']);
      expect(await sessions()).toBe(1);
    }
  });

  test('is ignored without a valid token', async () => {
    expectRefused(await browser.post(`/sessions/${await id()}`, { _method: 'delete' }));
    expect(await sessions()).toBe(1);
  });

  test.each(['', 'post', 'get', 'head', 'options', 'trace', 'connect', 'x', 'delete '])(
    'rejects %j',
    async (_method) => {
      const answer = await browser.post('/sessions', { csrf_token: token, _method });
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, DELETE']);
    },
  );

  test('is ignored in the query, in JSON and in other methods than POST', async () => {
    const path = `/sessions/${await id()}`;
    expect((await browser.post(`${path}?_method=delete`, { csrf_token: token })).status).toBe(405);
    const cookie = browser.cookie;
    const headers = { Cookie: cookie, Accept: 'text/html', 'X-CSRF-Token': token };
    expect((await app.call('POST', path, { body: { _method: 'delete' }, headers })).status).toBe(405);
    expect((await app.call('GET', path, { body: { _method: 'delete' }, headers })).status).toBe(405);
    expect(await sessions()).toBe(1);
  });
});

describe('JSON with a session cookie', () => {
  const places = async () => (await app.db('places').where({ customer_id: person.id })).length;
  const create = (headers: Record<string, string>) =>
    app.call('POST', '/places.json', { body: { place: { name: 'Harbour' } }, headers });
  const cookie = () => browser.cookie;

  test('is read with the cookie alone, and written with the token in X-CSRF-Token', async () => {
    expect((await create({ Cookie: cookie(), 'X-CSRF-Token': token })).status).toBe(201);
    expect(await places()).toBe(1);
    const list = await app.call('GET', '/places.json', { headers: { Cookie: cookie() } });
    expect([list.status, list.body.length]).toEqual([200, 1]);
  });

  test('is unauthenticated without the token, with a wrong one, or from another site', async () => {
    const evil = { Origin: 'https://evil.example' };
    const nobody = { error: { message: 'User not found.', code: 'UserNotFound' } };
    const refused: Record<string, string>[] = [
      {},
      { 'X-CSRF-Token': 'x' },
      { 'X-CSRF-Token': token, ...evil },
      { 'X-CSRF-Token': token, 'Sec-Fetch-Site': 'cross-site' },
    ];
    for (const headers of refused) {
      const answer = await create({ Cookie: cookie(), ...headers });
      expect([answer.status, answer.body]).toEqual([401, nobody]);
    }
    const raw = '{"place":{"name":"x"}}';
    const headers = { Cookie: cookie(), 'Content-Type': 'text/plain', ...evil };
    expect((await app.call('POST', '/places.json', { raw, headers })).status).toBe(401);
    expect(await places()).toBe(0);
  });

  test('an API token needs no CSRF token, and takes precedence over a cookie', async () => {
    const other = await Customer.add(app.db, { email: `other${next}@example.com` });
    const bearer = { Authorization: `Bearer ${await Token.issue(app.db, other)}` };
    expect((await create({ Cookie: cookie(), ...bearer })).status).toBe(201);
    expect(await places()).toBe(0);
    expect(await app.db('places').where({ customer_id: other.id })).toHaveLength(1);
  });

  test('an invalid API token is refused in spite of a valid cookie', async () => {
    expect((await create({ Cookie: cookie(), 'X-CSRF-Token': token, Authorization: 'Bearer x' })).status).toBe(401);
    expect(await places()).toBe(0);
  });
});
