/** Z5: a suspended customer can't sign in by any way; its tags and links keep working. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Customer } from '../../src/model/customer.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { atOnce } from '../setup/at-once.ts';
import { signedIn } from '../setup/factories.ts';
import { gather, leadsTo, type People } from '../setup/four-people.ts';
import { KeyServer } from '../setup/key-server.ts';
import { as, makeRecord } from '../setup/management.ts';
import { TestBrowser } from '../setup/test-browser.ts';

const password = 'correct horse battery staple';

let keys: KeyServer;
let app: TestApp;
let people: People;
let admin: Awaited<ReturnType<typeof signedIn>>;
let ada: { id: number; email: string };

beforeAll(async () => {
  keys = await KeyServer.start();
  const providers = [{ name: 'forge', issuer: keys.issuer, audience: keys.audience, jwks_url: keys.jwksUrl }];
  app = await startApp({ env: { SOCIAL_PROVIDERS: JSON.stringify(providers) } });
  people = await gather(app);
  admin = await signedIn(app, { role: 'admin' });
});
afterAll(async () => {
  await app.stop();
  await keys.stop();
});
beforeEach(async () => {
  const email = `${randomUUID()}@example.com`;
  ada = { id: (await Customer.add(app.db, { email, password })).id, email };
});

const suspend = (suspended: unknown = true, id = ada.id, caller = admin) =>
  as(app, caller)('PATCH', `/customers/${id}.json`, { customer: { suspended } });
const byPassword = (on = ada) =>
  app.call('POST', '/api/v1/login/getAuthToken', { body: { email: on.email, password } });
const bySocial = async (claims: ReturnType<typeof claimsOf>) =>
  app.call('POST', '/api/v1/login/signInWithSocial', { body: { auth_token: await keys.token(claims) } });
const isIn = async (token: string) => (await as(app, { token })('GET', '/customers.json')).status === 200;
const claimsOf = (email: string) => ({ sub: randomUUID(), email, email_verified: true });

describe('a suspended customer', () => {
  test('gets the same answer as for a wrong password, and loses its tokens', async () => {
    const { auth_token } = (await byPassword()).body;
    expect(await isIn(auth_token)).toBe(true);
    expect((await suspend()).status).toBe(204);
    expect(await isIn(auth_token)).toBe(false);
    const wrong = await app.call('POST', '/api/v1/login/getAuthToken', {
      body: { email: ada.email, password: 'wrong one' },
    });
    const right = await byPassword();
    expect([right.status, right.body]).toEqual([wrong.status, wrong.body]);
    expect(right.status).toBe(401);
    expect(await app.db('tokens').where({ customer_id: ada.id })).toEqual([]);
  });

  test('cannot sign in on a page, and loses its sessions', async () => {
    const browser = new TestBrowser(app);
    expect(leadsTo(await browser.signIn(ada.email, password))).toEqual([303, '/']);
    await suspend();
    expect(leadsTo(await browser.get('/Tags'))).toEqual([302, '/login?return_to=%2FTags']);
    expect((await new TestBrowser(app).signIn(ada.email, password)).status).toBe(401);
    expect(await app.db('sessions').where({ customer_id: ada.id })).toEqual([]);
  });

  test('cannot sign in by a social network, known there or not', async () => {
    const known = claimsOf(ada.email);
    expect((await bySocial(known)).status).toBe(200);
    await suspend();
    for (const claims of [known, claimsOf(ada.email)]) {
      const answer = await bySocial(claims);
      expect([answer.status, answer.headers.get('x-error-reason')]).toEqual([401, 'social_token_refused']);
    }
    // Nothing that is refused is linked.
    expect(await app.db('social_identities').where({ customer_id: ada.id })).toHaveLength(1);
  });

  test('can sign in again once the suspension ends', async () => {
    await suspend();
    expect((await suspend(false)).status).toBe(204);
    expect((await byPassword()).status).toBe(200);
  });

  test('keeps working tags and links', async () => {
    const id = await makeRecord(app, 'tags', ada.id);
    const { tag_identifier } = await app.db('tags').where({ id }).first();
    const { auth_token: token } = (await byPassword()).body;
    const { body } = await as(app, { token })('POST', '/bundle_links.json', { bundle_link: {} });
    await suspend();
    expect((await app.call('GET', `/api/v1/tags/show?id=${tag_identifier}`)).status).toBe(200);
    expect((await app.call('GET', `/t/${tag_identifier}`)).status).toBe(200);
    const bundle = await app.call('GET', new URL(body.url).pathname);
    expect([bundle.status, bundle.text.includes(tag_identifier)]).toEqual([200, true]);
  });

  test('is shown as before, except for the time of its change', async () => {
    const show = async () => (await as(app, admin)('GET', `/customers/${ada.id}.json`)).body;
    const { updated_at: _, ...before } = await show();
    await suspend();
    const { updated_at: __, ...after } = await show();
    expect(after).toEqual(before);
  });

  test('cannot sign in with a new password either', async () => {
    await suspend();
    const next = 'another horse battery staple';
    await as(app, admin)('PATCH', `/customers/${ada.id}.json`, { customer: { password: next } });
    const answer = await app.call('POST', '/api/v1/login/getAuthToken', { body: { email: ada.email, password: next } });
    expect(answer.status).toBe(401);
  });
});

test('a sign-in during the suspension leaves no token or session', async () => {
  for (let round = 0; round < 3; round += 1) {
    await suspend(false);
    await atOnce(
      app.db,
      (trx) => trx('customers').where({ id: ada.id }).forUpdate(),
      () => suspend(),
      () => byPassword(),
      () => new TestBrowser(app).signIn(ada.email, password),
    );
    expect(await app.db('tokens').where({ customer_id: ada.id })).toEqual([]);
    expect(await app.db('sessions').where({ customer_id: ada.id })).toEqual([]);
  }
});

test('a member’s sign-in during its museum’s suspension leaves no token or session, even later', async () => {
  const museum = await signedIn(app);
  await app.db('customers').where({ id: ada.id }).update({ member_of: museum.id, member_role: 'editor' });
  const admitted = [];
  for (let round = 0; round < 3; round += 1) {
    await suspend(false, museum.id);
    await atOnce(
      app.db,
      (trx) => trx('customers').where({ id: ada.id }).forUpdate(),
      () => suspend(true, museum.id),
      () => byPassword(),
      () => new TestBrowser(app).signIn(ada.email, password),
    );
    for (const table of ['tokens', 'sessions']) admitted.push(...(await app.db(table).where({ customer_id: ada.id })));
  }
  expect(admitted).toEqual([]);
});

describe('suspending', () => {
  test('is ignored from a customer who is not an admin', async () => {
    const { auth_token: token } = (await byPassword()).body;
    const { status } = await as(app, { token })('PATCH', `/customers/${ada.id}.json`, {
      customer: { suspended: true },
    });
    expect(status).toBe(204);
    expect(await isIn(token)).toBe(true);
  });

  test('is refused for the last admin who can sign in, as are demotion and deletion', async () => {
    const alone = await startApp();
    try {
      const root = await signedIn(alone, { role: 'admin' });
      const other = await signedIn(alone, { role: 'admin' });
      const change = (id: number, customer: object) => as(alone, root)('PATCH', `/customers/${id}.json`, { customer });
      expect((await change(other.id, { suspended: true })).status).toBe(204);
      const message = 'is that of the last admin, who has to stay';
      expect(await change(root.id, { suspended: true })).toMatchObject({
        status: 422,
        body: { suspended: ['would lock out the last admin'] },
      });
      expect(await change(root.id, { role: '' })).toMatchObject({ status: 422, body: { role: [message] } });
      expect(await as(alone, root)('DELETE', `/customers/${root.id}.json`)).toMatchObject({
        status: 422,
        body: { base: [message] },
      });
      expect((await change(other.id, { role: '' })).status).toBe(204);
    } finally {
      await alone.stop();
    }
  });

  test('is serialised when two admins suspend each other, so that one of them stays', async () => {
    const alone = await startApp();
    try {
      const [one, two] = [await signedIn(alone, { role: 'admin' }), await signedIn(alone, { role: 'admin' })];
      const by =
        (caller: typeof one, { id }: typeof one) =>
        () =>
          as(alone, caller)('PATCH', `/customers/${id}.json`, { customer: { suspended: true } });
      await atOnce(alone.db, (trx) => trx('customers').forUpdate(), by(one, two), by(two, one));
      expect(await alone.db('customers').where({ role: 'admin', suspended_at: null })).toHaveLength(1);
    } finally {
      await alone.stop();
    }
  });

  test.each([{}, [], 'perhaps', 7])('is refused with 422 for %j, which is not a boolean', async (given) => {
    expect(await suspend(given)).toMatchObject({ status: 422, body: { suspended: [expect.any(String)] } });
  });
});

test('an admin suspends a customer on its page, and lets it in again there', async () => {
  const path = `/customers/${ada.id}`;
  const page = await people.get('admin', path);
  expect(page.text).toContain('Suspend this customer…');
  const done = await people.send('admin', 'patch', path, 'customer', { suspended: '1' });
  expect(leadsTo(done)).toEqual([303, path]);
  expect(await people.notice('admin', done)).toBe('The customer is suspended, and signed out everywhere.');
  expect((await byPassword()).status).toBe(401);
  expect((await people.get('admin', `/customers?q=${ada.email}`)).text).toContain('suspended');
  const back = await people.send('admin', 'patch', path, 'customer', { suspended: '0' });
  expect(await people.notice('admin', back)).toBe('The customer can sign in again.');
  expect((await byPassword()).status).toBe(200);
  expect((await people.get('A', `/customers/${people.ids.A}`)).text).not.toContain('Suspend');
});

test('the last admin who presses “Suspend” is refused with the reason', async () => {
  const alone = await startApp();
  try {
    const { id } = await Customer.add(alone.db, { email: 'root@example.com', password, role: 'admin' });
    const browser = new TestBrowser(alone);
    await browser.signIn('root@example.com', password);
    const page = await browser.get(`/customers/${id}`);
    const fields = { _method: 'patch', 'customer[suspended]': '1' };
    const { status, text } = await browser.submit(page, `/customers/${id}`, fields);
    expect(status).toBe(422);
    expect(text).toContain('<li>To suspend this customer would lock out the last admin</li>');
  } finally {
    await alone.stop();
  }
});
