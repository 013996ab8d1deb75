/** New passwords by links, which are requested by e-mail or created by an admin. */
import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Customer } from '../../src/model/customer.ts';
import { linkLimits } from '../../src/model/sign-in/account-links.ts';
import { PasswordLink } from '../../src/model/sign-in/password-link.ts';
import { type Answer, startApp, type TestApp } from '../setup/app.ts';
import { atOnce } from '../setup/at-once.ts';
import { signedIn } from '../setup/factories.ts';
import { MailServer } from '../setup/mail-server.ts';
import { as, makeRecord, noId, notFound } from '../setup/management.ts';
import { type SignedInPerson, signedInPerson } from '../setup/signed-in-person.ts';
import { json } from '../setup/spec.ts';
import { TestBrowser } from '../setup/test-browser.ts';

const old = 'correct horse battery staple';
const password = 'another horse battery staple';

let server: MailServer;
let app: TestApp;
let silent: TestApp;
let admin: Awaited<ReturnType<typeof signedIn>>;
let ada: { id: number; email: string };

beforeAll(async () => {
  server = await MailServer.start();
  app = await startApp({ env: server.env });
  silent = await startApp({ databaseUrl: app.databaseUrl });
  admin = await signedIn(app, { role: 'admin' });
});
afterAll(async () => {
  await silent.stop();
  await app.stop();
  await server.stop();
});
beforeEach(async () => {
  await app.db('link_form_counts').delete();
  const email = `${randomUUID()}@example.com`;
  ada = { id: (await Customer.add(app.db, { email, password: old })).id, email };
});

const leads = ({ status, headers }: Answer) => [status, headers.get('location')];
const forget = async (email: string, browser = new TestBrowser(app)) =>
  browser.submit(await browser.get('/password/forgotten'), '/password/forgotten', { email });
const pathIn = (text: string) => /\/password\/new\?token=[\w-]{43}/.exec(text)?.[0] ?? '';
const byMail = async (email = ada.email, count = 1) => pathIn((await server.to(email, count)).at(-1)?.text ?? '');
const make = (id = ada.id, caller = admin) => app.spec(caller).post(`/customers/${id}/password_link.json`);
const linkTo = async (id = ada.id) => pathIn((await make(id).expectStatus(201)).body.url);
const choose = async (path: string, chosen = password, browser = new TestBrowser(app)) =>
  browser.submit(await browser.get(path), path, { password: chosen });
const signIn = async (given: string, email = ada.email) => (await new TestBrowser(app).signIn(email, given)).status;
const suspend = () =>
  app
    .spec(admin)
    .patch(`/customers/${ada.id}.json`)
    .withJson({ customer: { suspended: true } });

describe('Z3: requesting a link', () => {
  test('from the sign-in page sends a letter for a new password, which signs nobody in', async () => {
    const browser = new TestBrowser(app);
    expect((await browser.get('/login')).text).toContain('href="/password/forgotten"');
    expect((await forget(` ${ada.email.toUpperCase()} `, browser)).status).toBe(200);
    const path = await byMail();
    expect(leads(await choose(path, password, browser))).toEqual([303, '/login']);
    expect((await browser.get('/login')).text).toContain('You have a new password');
    expect([await signIn(old), await signIn(password)]).toEqual([401, 303]);
    expect(JSON.stringify(app.logged)).not.toContain(path.slice(-43));
    expect(app.logged).toContainEqual(expect.objectContaining({ event: 'password_changed', reason: 'link' }));
  });

  test('is answered identically for any address, before a customer is looked up', async () => {
    const visible = ({ status, text, headers }: Answer) => ({
      status,
      text,
      headers: [...headers].filter(([name]) => !['date', 'x-request-id', 'set-cookie'].includes(name)),
    });
    // Who would make a link meanwhile, waits; and makes none where that takes long.
    const trx = await app.db.transaction();
    await trx.raw('lock table password_links in access exclusive mode');
    const answers = [visible(await forget(ada.email))];
    await trx.rollback();
    await byMail();
    for (const email of [`${randomUUID()}@example.com`, 'no address', 'a'.repeat(5000)])
      answers.push(visible(await forget(email)));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]?.status).toBe(200);
  });

  test('sends at most three letters an hour to one address, and answers the same beyond', async () => {
    for (let sent = 1; sent <= linkLimits.letters; sent += 1) {
      await forget(ada.email);
      await byMail(ada.email, sent);
    }
    expect((await forget(ada.email)).status).toBe(200);
    const other = await Customer.add(app.db, { email: `${randomUUID()}@example.com` });
    expect(await PasswordLink.forgotten(app.db, ada.email)).toBeUndefined();
    await forget(other.email);
    await byMail(other.email);
    expect(await server.to(ada.email)).toHaveLength(linkLimits.letters);
  });

  test('TM4: sends a link to a former team member, who sets a password with it', async () => {
    const customer_id = ada.id;
    const left = { suspended_at: new Date(), left_team: true };
    await app.db('customers').where({ id: customer_id }).update(left);
    const link = await PasswordLink.forgotten(app.db, ada.email);
    expect(link).toMatchObject({ customer_id, email: ada.email });
    const chosen = { password, network: '192.0.2.1' };
    expect(await PasswordLink.use(app.db, link?.token as string, chosen)).toBe(customer_id);
    expect(await app.db('customers').where({ id: customer_id }).first()).toMatchObject({ left_team: true });
    const signIn = await app.call('POST', '/api/v1/login/getAuthToken', { body: { email: ada.email, password } });
    expect(signIn.status).toBe(401);
  });

  test('sends nothing to a suspended customer or an unknown address', async () => {
    await suspend();
    for (const email of [ada.email, 'nobody@example.com', 'no address'])
      expect(await PasswordLink.forgotten(app.db, email)).toBeUndefined();
  });

  test('without an address is refused with 422', async () => {
    const refused = await forget(' ');
    expect([refused.status, refused.text.includes('can&#39;t be blank')]).toEqual([422, true]);
  });

  test('is available only where mail is configured', async () => {
    expect((await silent.call('GET', '/password/forgotten')).status).toBe(404);
    expect((await silent.call('POST', '/password/forgotten', { body: { email: ada.email } })).status).toBe(404);
    expect((await new TestBrowser(silent).get('/login')).text).not.toContain('/password/forgotten');
    const path = await linkTo();
    expect((await new TestBrowser(silent).get(path)).status).toBe(200);
  });

  test('Z4: is limited to 20 posts an hour per network, over all these forms', async () => {
    const browser = new TestBrowser(app);
    for (let sent = 0; sent < linkLimits.posts; sent += 1)
      await browser.post(sent % 2 ? '/password/forgotten' : '/password/new', { email: 'nobody@example.com' });
    for (const email of [ada.email, 'nobody@example.com']) {
      const refused = await forget(email, browser);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500);
    }
    expect((await choose(await linkTo())).status).toBe(429);
  });
});

describe('Z3: a link by an admin', () => {
  test('is returned once, has 256 random bits, of which a hash is stored, and lasts an hour', async () => {
    const before = Date.now();
    const { body, headers } = await make()
      .expectStatus(201)
      .expect(
        json({
          url: expect.stringMatching(new RegExp(`^${app.config.publicUrl}/password/new\\?token=[\\w-]{43}$`)),
          expires_at: expect.stringMatching(/^2.*Z$/),
        }),
      );
    expect(Math.abs(Date.parse(body.expires_at) - before - 3_600_000)).toBeLessThan(600_000);
    expect(headers['cache-control']).toContain('no-store');
    const row = await app.db('password_links').where({ customer_id: ada.id }).first();
    expect(row.token_hash).toEqual(createHash('sha256').update(body.url.slice(-43)).digest());
    expect(leads(await choose(pathIn(body.url)))).toEqual([303, '/login']);
  });

  test('is for admins only, and refused for a suspended customer', async () => {
    const customer = await signedIn(app);
    for (const id of [customer.id, ada.id, noId]) await make(id, customer).expectStatus(403);
    await make(noId).expectStatus(404).expectJson(notFound);
    expect((await as(app, undefined)('POST', `/customers/${ada.id}/password_link.json`)).status).toBe(401);
    await suspend();
    await make()
      .expectStatus(422)
      .expectJson({ base: ['is suspended, and has to be let in first'] });
  });

  test('is created on the customer’s page', async () => {
    const { browser }: SignedInPerson = await signedInPerson(app, 'admin');
    const press = async () =>
      browser.submit(await browser.get(`/customers/${ada.id}`), `/customers/${ada.id}/password_link`);
    const made = await press();
    expect([made.status, made.headers.get('cache-control')]).toEqual([201, 'private, no-store']);
    expect(leads(await choose(pathIn(made.text)))).toEqual([303, '/login']);
    const page = await browser.get(`/customers/${ada.id}`);
    await suspend();
    const refused = await browser.submit(page, `/customers/${ada.id}/password_link`);
    expect([refused.status, refused.text.includes('is suspended')]).toEqual([422, true]);
    expect((await browser.get(`/customers/${ada.id}`)).text).not.toContain('/password_link"');
    const { browser: own, id } = await signedInPerson(app);
    expect((await own.get(`/customers/${id}`)).text).not.toContain('/password_link"');
  });
});

describe('Z3: setting a password by a link', () => {
  test('ends tokens, sessions and other links, and keeps bundle links and other customers’ links', async () => {
    const browser = new TestBrowser(app);
    await browser.signIn(ada.email, old);
    const { body } = await app.call('POST', '/api/v1/login/getAuthToken', {
      body: { email: ada.email, password: old },
    });
    const { auth_token: token } = body;
    const bundle = await makeRecord(app, 'bundle_links', ada.id);
    const other = await linkTo(admin.id);
    const [first, second] = [await linkTo(), await linkTo()];
    expect(leads(await choose(first))).toEqual([303, '/login']);
    expect((await as(app, { token })('GET', '/customers.json')).status).toBe(401);
    expect((await browser.get('/Tags')).status).toBe(302);
    expect((await browser.get(second)).status).toBe(404);
    expect((await browser.get(other)).status).toBe(200);
    expect(await app.db('bundle_links').where({ id: bundle })).toHaveLength(1);
  });

  test('needs a POST: opening the link changes nothing, and sends no referrer', async () => {
    const path = await linkTo();
    for (const method of ['GET', 'HEAD', 'GET']) {
      const { status, headers } = await app.call(method, path, { headers: { Accept: 'text/html' } });
      expect([status, headers.get('referrer-policy')]).toEqual([200, 'no-referrer']);
      expect(headers.get('cache-control')).toContain('no-store');
    }
    expect(await signIn(old)).toBe(303);
  });

  test.each([
    ['', 'is blank'],
    ['short', 'is too short: at least 8 characters'],
    ['password', 'is one of the most common ones'],
    ['x'.repeat(1025), 'is too long: at most 1024 characters'],
  ])('refuses an unsuitable password, and keeps the link valid: %.20j', async (chosen, message) => {
    const path = await linkTo();
    const refused = await choose(path, chosen);
    expect([refused.status, refused.text.includes(message)]).toEqual([422, true]);
    expect(leads(await choose(path))).toEqual([303, '/login']);
  });

  test('succeeds once for two simultaneous requests', async () => {
    const path = await linkTo();
    const outcomes = await atOnce(
      app.db,
      (trx) => trx('customers').where({ id: ada.id }).forUpdate().first(),
      ...[1, 2].map(() => () => choose(path)),
    );
    const statuses = outcomes.map((outcome) => outcome.status === 'fulfilled' && outcome.value.status);
    expect(statuses.sort()).toEqual([303, 404]);
  });

  test('refuses forms of other sites', async () => {
    const forged = await new TestBrowser(app).post(await linkTo(), { password }, { Origin: 'https://evil.example' });
    expect([forged.status, await signIn(old)]).toEqual([403, 303]);
  });

  test('proves the address and removes social identities only if the link came by e-mail', async () => {
    const claim = async () => {
      await app.db('customers').where({ id: ada.id }).update({ email_unproven: true });
      const identity = { customer_id: ada.id, issuer: 'https://issuer.example', subject: randomUUID() };
      await app.db('social_identities').insert(identity);
    };
    const left = async () => [
      (await app.db('customers').where({ id: ada.id }).first()).email_unproven,
      (await app.db('social_identities').where({ customer_id: ada.id })).length,
    ];
    await claim();
    await choose(await linkTo());
    expect(await left()).toEqual([true, 1]);
    await forget(ada.email);
    await choose(await byMail());
    expect(await left()).toEqual([false, 0]);
  });
});

describe('Z3: a link that has ended', () => {
  const change = (customer: object) => () =>
    app.spec(admin).patch(`/customers/${ada.id}.json`).withJson({ customer }).expectStatus(204).toss();
  const ends: Record<string, (path: string) => Promise<unknown>> = {
    used: (path) => choose(path),
    expired: () =>
      app
        .db('password_links')
        .where({ customer_id: ada.id })
        .update({ expires_at: app.db.raw('now()') }),
    'of a suspended customer': change({ suspended: true }),
    'after a change of the password': change({ password: 'a third horse battery staple' }),
    'after a change of the e-mail address': () => change({ email: `${randomUUID()}@example.com` })(),
  };

  test.each(Object.entries(ends))('%s: is answered like an unknown one', async (name, end) => {
    const path = await linkTo();
    const browser = new TestBrowser(app);
    const page = await browser.get(path);
    await end(path);
    const gone = await browser.get(path);
    const never = await browser.get(`/password/new?token=${'A'.repeat(43)}`);
    expect([gone.status, gone.text]).toEqual([404, never.text]);
    expect((await browser.submit(page, path, { password })).status).toBe(404);
    expect(await signIn(password)).toBe(name === 'used' ? 303 : 401);
  });

  test('expired links are deleted', async () => {
    await linkTo();
    await app
      .db('password_links')
      .where({ customer_id: ada.id })
      .update({ expires_at: app.db.raw('now()') });
    const open = await linkTo();
    await PasswordLink.prune(app.db);
    expect(await app.db('password_links').where({ customer_id: ada.id })).toHaveLength(1);
    expect((await new TestBrowser(app).get(open)).status).toBe(200);
  });
});
