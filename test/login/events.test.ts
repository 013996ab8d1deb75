/** What the log says about accounts, and what it never contains. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Customer } from '../../src/model/customer.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { createTag, signedIn } from '../setup/factories.ts';
import { KeyServer } from '../setup/key-server.ts';
import { as } from '../setup/management.ts';
import { TestBrowser } from '../setup/test-browser.ts';

/** Stands in every secret, and must never be read in the log. */
const mark = 'xyzzy';
const password = `${mark} correct horse battery staple`;
const network = '198.51.100.7';
const from = { 'X-Forwarded-For': network };

let keys: KeyServer;
let app: TestApp;
let admin: { id: number; token: string };
let ada: { id: number; email: string; token: string };

beforeAll(async () => {
  keys = await KeyServer.start();
  const providers = [{ name: 'forge', issuer: keys.issuer, audience: keys.audience, jwks_url: keys.jwksUrl }];
  app = await startApp({ env: { SOCIAL_PROVIDERS: JSON.stringify(providers), TRUSTED_PROXIES: '127.0.0.1' } });
  admin = await signedIn(app, { role: 'admin', email: `${mark}-admin@example.com` });
});
/** What was logged in tests that are over. */
const earlier: TestApp['logged'] = [];

afterAll(async () => {
  const log = JSON.stringify([...earlier, ...app.logged]);
  await app.stop();
  await keys.stop();
  expect(log).toContain('"event":"sign_in"');
  expect(log.toLowerCase()).not.toContain(mark);
  expect(log).not.toContain('example.com');
  for (const { token } of [admin, ada]) expect(log).not.toContain(token);
});
beforeEach(async () => {
  await app.db('login_failures').delete();
  const email = `${mark}-${randomUUID()}@example.com`;
  const { id } = await Customer.add(app.db, { email, password });
  ada = { id, email, token: '' };
  ada.token = (await signIn(email, password)).body.auth_token;
  earlier.push(...app.logged.splice(0));
});

const signIn = (email: string, given: string) =>
  app.call('POST', '/api/v1/login/getAuthToken', { body: { email, password: given }, headers: from });
const change = (person: { token: string }, customer: object) =>
  as(app, person)('PATCH', `/customers/${ada.id}.json`, { customer }, { headers: from });

/** The events since the test began, without what every line has. */
const events = () =>
  app.logged
    .filter(({ event }) => event !== undefined)
    .map(({ event, reason, customer, by, network, request_id }) => {
      expect(request_id).toEqual(expect.any(String));
      return { event, reason, customer, by, network };
    });
const own = (event: string, reason?: string) => ({ event, reason, customer: ada.id, by: ada.id, network });

describe('events', () => {
  test('sign_in: by password and by a social network, for an app and a browser', async () => {
    await signIn(ada.email, password);
    const auth_token = await keys.token({ email: ada.email, email_verified: true, name: mark });
    await app.call('POST', '/api/v1/login/signInWithSocial', { body: { auth_token }, headers: from });
    await new TestBrowser(app, from).signIn(ada.email, password);
    const nobodysYet = { event: 'sign_in', customer: ada.id, by: undefined, network };
    expect(events()).toEqual([
      { ...nobodysYet, reason: 'password' },
      { ...nobodysYet, reason: 'social' },
      { ...nobodysYet, reason: 'password' },
    ]);
  });

  test('sign_in_failed: with the customer if known; refused: by the throttle', async () => {
    const failed = { event: 'sign_in_failed', reason: 'wrong_credentials', by: undefined, network };
    await signIn(ada.email, `${mark} wrong`);
    await signIn(`${mark}-nobody@example.com`, mark);
    await app.call('POST', '/api/v1/login/signInWithSocial', { body: { auth_token: mark }, headers: from });
    await new TestBrowser(app, from).signIn(ada.email, `${mark} wrong`);
    expect(events()).toEqual([
      { ...failed, customer: ada.id },
      { ...failed, customer: undefined },
      { ...failed, reason: 'token_signature', customer: undefined },
      { ...failed, customer: ada.id },
    ]);
    app.logged.splice(0);
    for (let n = 0; n < 9; n += 1) await signIn(ada.email, `${mark} ${n}`);
    expect(events().at(-1)).toEqual({ ...failed, event: 'refused', reason: 'too_many_failures', customer: ada.id });
  });

  test('sign_out: of an app and of a browser', async () => {
    const browser = new TestBrowser(app, from);
    await browser.signIn(ada.email, password);
    app.logged.splice(0);
    await browser.submit(await browser.get('/'), '/logout');
    const out = { email: ada.email, auth_token: ada.token };
    await app.call('POST', '/api/v1/login/signOut', { body: out, headers: from });
    await app.call('POST', '/api/v1/login/signOut', { body: out, headers: from });
    expect(events()).toMatchObject([
      { event: 'sign_out', reason: 'session', customer: ada.id, network },
      { event: 'sign_out', reason: 'token', customer: ada.id, network },
      { event: 'refused', reason: 'sign_out_failed', network },
    ]);
  });

  test('password_changed, email_changed: with the author; a wrong current password logs sign_in_failed', async () => {
    const email = `${mark}-${randomUUID()}@example.com`;
    await change(ada, { name: `${mark} Ada`, current_password: `${mark} wrong` });
    await change(ada, { email, password: `${password} 2`, current_password: password });
    await change(admin, { password });
    expect(events()).toEqual([
      own('sign_in_failed', 'current_password'),
      own('password_changed'),
      own('email_changed'),
      { ...own('password_changed'), by: admin.id },
    ]);
  });

  test('role_changed: for changes of a role, and for a new customer with one', async () => {
    for (const role of ['admin', 'admin', `${mark} guide`, null]) await change(admin, { role });
    const told = { ...own('role_changed'), by: admin.id };
    expect(events()).toEqual([
      { ...told, reason: 'to_admin' },
      { ...told, reason: 'from_admin' },
      { ...told, reason: 'no_admin' },
    ]);
    app.logged.splice(0);
    const fields = { email: `${mark}-${randomUUID()}@example.com`, password, role: 'admin' };
    const { body } = await as(app, admin)('POST', '/customers.json', { customer: fields }, { headers: from });
    expect(events()).toEqual([{ ...told, reason: 'to_admin', customer: body.id }]);
  });

  test('suspended, let_in_again: only if the state changes', async () => {
    for (const suspended of [true, true, false, false]) await change(admin, { suspended });
    const told = { ...own('suspended'), by: admin.id };
    expect(events()).toEqual([told, { ...told, event: 'let_in_again' }]);
  });

  test('revoked: by the page of sessions', async () => {
    const browser = new TestBrowser(app, from);
    await browser.signIn(ada.email, password);
    const other = new TestBrowser(app, from);
    await other.signIn(ada.email, password);
    await signIn(ada.email, password);
    app.logged.splice(0);
    const { id } = await app.db('tokens').where({ customer_id: ada.id }).orderBy('id').first();
    for (const path of [`/sessions/tokens/${id}`, '/sessions'])
      expect((await browser.submit(await browser.get('/sessions'), path)).status).toBe(303);
    expect(events()).toEqual([own('revoked', 'token'), own('revoked', 'other_sessions')]);
  });

  test('revoked: when the owner of an e-mail address takes over the account of a customer who had claimed it', async () => {
    const email = `${mark}-${randomUUID()}@example.com`;
    await change(ada, { email });
    app.logged.splice(0);
    for (const sub of ['owner', 'owner', 'another of theirs']) {
      const auth_token = await keys.token({ sub: `${mark} ${sub}`, email, email_verified: true });
      await app.call('POST', '/api/v1/login/signInWithSocial', { body: { auth_token }, headers: from });
    }
    const told = { customer: ada.id, by: undefined, network };
    const signedIn = { ...told, event: 'sign_in', reason: 'social' };
    const handedOver = { ...told, event: 'revoked', reason: 'handed_over' };
    expect(events()).toEqual([handedOver, signedIn, signedIn, signedIn]);
  });

  test('refused: for a request that the policy forbids, and for an invalid token', async () => {
    await as(app, ada)('DELETE', `/customers/${ada.id}.json`, undefined, { headers: from });
    await as(app, { token: mark })('GET', '/Tags.json', undefined, { headers: from });
    const tag = await createTag(app, { auth_token: ada.token });
    const body = { id: tag.tag_identifier, hardware_id: mark, hardware_type: 'qr' };
    await app.call('POST', '/api/v1/tags/addHardwareIdToTag', { body, headers: from });
    await app.call('GET', '/Tags.json', { headers: from });
    const nobodys = { event: 'refused', customer: undefined, by: undefined, network };
    expect(events()).toEqual([
      own('refused', 'forbidden'),
      { ...nobodys, reason: 'unknown_token' },
      { ...nobodys, reason: 'tag_owned' },
    ]);
  });
});

describe('the log line of a request', () => {
  const line = async (begun: Promise<{ headers: Headers }>) => {
    const id = (await begun).headers.get('x-request-id');
    const { customer, network: logged } = app.logged.find((each) => each.request_id === id && each.path) ?? {};
    return [customer, logged];
  };

  test('names the signed-in customer, in the API, in management and in a browser', async () => {
    const query = { auth_token: ada.token };
    expect(await line(app.call('GET', '/api/v1/tags/showMyTags', { query, headers: from }))).toEqual([
      ada.id,
      undefined,
    ]);
    expect(await line(as(app, ada)('GET', '/Tags.json'))).toEqual([ada.id, undefined]);
    const browser = new TestBrowser(app, from);
    await browser.signIn(ada.email, password);
    expect(await line(browser.get('/'))).toEqual([ada.id, undefined]);
  });

  test('names the network of a write or a refused request, and not of an anonymous read', async () => {
    const { tag_identifier: id } = await createTag(app);
    expect(await line(app.call('GET', '/api/v1/tags/show', { query: { id }, headers: from }))).toEqual([
      undefined,
      undefined,
    ]);
    expect(await line(app.call('GET', '/Tags.json', { headers: from }))).toEqual([undefined, undefined]);
    expect(await line(as(app, { token: 'x' })('GET', '/Tags.json', undefined, { headers: from }))).toEqual([
      undefined,
      network,
    ]);
    expect(await line(change(ada, { name: mark }))).toEqual([ada.id, network]);
    expect(await line(signIn(ada.email, mark))).toEqual([undefined, network]);
  });
});
