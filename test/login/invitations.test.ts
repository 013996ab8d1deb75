/** Invitations in the browser: an admin creates one on a page, and its recipient accepts it. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Invitation } from '../../src/model/invitation.ts';
import { LinkCounts, linkLimits } from '../../src/model/sign-in/account-links.ts';
import { type Answer, startApp, type TestApp } from '../setup/app.ts';
import { atOnce } from '../setup/at-once.ts';
import { type SignedInPerson, signedInPerson } from '../setup/signed-in-person.ts';
import { TestBrowser } from '../setup/test-browser.ts';

const password = 'another horse battery staple';
const { posts: postsAllowed } = linkLimits;

let app: TestApp;
let admin: SignedInPerson;
let customer: SignedInPerson;

beforeAll(async () => {
  app = await startApp();
  admin = await signedInPerson(app, 'admin');
  customer = await signedInPerson(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.db('invitations').delete();
  await app.db('link_form_counts').delete();
});

interface Link {
  id: number;
  email: string;
  path: string;
  token: string;
}

async function invited(more: { name?: string; role?: string } = {}): Promise<Link> {
  const email = `${randomUUID()}@example.com`;
  const actor = { id: admin.id, isAdmin: true };
  const { invitation, token } = await Invitation.create(app.db, actor, { email, ...more });
  return { id: invitation.id, email, token, path: `/invitation?token=${token}` };
}
const leads = ({ status, headers }: Answer) => [status, headers.get('location')];
const accept = async ({ path }: Link, fields: object = {}, browser = new TestBrowser(app)) =>
  browser.submit(await browser.get(path), path, { name: 'Grace', password, ...fields });
const customerOf = ({ email }: Link) => app.db('customers').where({ email }).first();

describe('Z1: the admins’ pages of invitations', () => {
  test('create an invitation in three steps from the start page', async () => {
    const start = await admin.browser.get('/');
    expect(start.text).toContain('href="/invitations">Invite a colleague</a>');
    const form = await admin.browser.get('/invitations');
    const made = await admin.browser.submit(form, '/invitations', { 'invitation[email]': 'grace@example.com' });
    const [, address = ''] = /<input type="text" id="address" value="([^"]*)"[^>]* readonly/.exec(made.text) ?? [];
    expect([made.status, made.headers.get('cache-control')]).toEqual([201, 'private, no-store']);
    expect(address).toMatch(/\/invitation\?token=[\w-]{43}$/);
    const { text } = await admin.browser.get('/invitations');
    expect(text).toContain('grace@example.com');
    expect(text).not.toContain(address.slice(-43));
    expect((await admin.browser.get('/customers')).text).toContain('href="/invitations"');
  });

  test('show an error at its field, and keep the input', async () => {
    const fields = {
      'invitation[email]': customer.email,
      'invitation[name]': 'Grace <b>',
      'invitation[role]': 'admin',
    };
    const refused = await admin.browser.submit(await admin.browser.get('/invitations'), '/invitations', fields);
    expect(refused.status).toBe(422);
    for (const part of ['is that of a customer already', 'value="Grace &lt;b&gt;"', 'value="admin" checked'])
      expect(refused.text).toContain(part);
  });

  test('revoke an invitation', async () => {
    const link = await invited();
    const answer = await admin.browser.submit(await admin.browser.get('/invitations'), `/invitations/${link.id}`);
    expect(leads(answer)).toEqual([303, '/invitations']);
    expect((await new TestBrowser(app).get(link.path)).status).toBe(404);
  });

  test('are refused to other customers with 403', async () => {
    expect((await customer.browser.get('/invitations')).status).toBe(403);
    expect((await customer.browser.get('/')).text).not.toContain('/invitations');
    expect((await customer.browser.get('/customers')).text).not.toContain('/invitations');
  });
});

describe('Z2: accepting an invitation', () => {
  test('creates the customer with its own password and a proven e-mail address, and signs in', async () => {
    const link = await invited({ name: 'Grace', role: 'admin' });
    const browser = new TestBrowser(app);
    const page = await browser.get(link.path);
    expect([page.status, page.text.includes('value="Grace"'), page.text.includes(link.email)]).toEqual([
      200,
      true,
      true,
    ]);
    const answer = await browser.submit(page, link.path, { name: ' Grace H. ', password });
    expect(leads(answer)).toEqual([303, '/']);
    expect(await customerOf(link)).toMatchObject({ role: 'admin', email_unproven: false, name: ' Grace H. ' });
    expect((await browser.follow(answer)).text).toContain('Grace H.');
    expect(leads(await new TestBrowser(app).signIn(link.email, password))).toEqual([303, '/']);
    expect(JSON.stringify(app.logged)).not.toContain(link.token);
    expect(app.logged).toContainEqual(expect.objectContaining({ event: 'invited', reason: 'accepted' }));
    expect(app.logged).toContainEqual(expect.objectContaining({ event: 'role_changed', reason: 'to_admin' }));
  });

  test('needs a POST: opening the link changes nothing, and sends no referrer', async () => {
    const link = await invited();
    const before = await app.db('invitations').first();
    for (const method of ['GET', 'HEAD', 'GET']) {
      const { status, headers } = await app.call(method, link.path, { headers: { Accept: 'text/html' } });
      expect(status).toBe(200);
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cache-control')).toContain('no-store');
    }
    expect(await app.db('invitations').first()).toEqual(before);
    expect(await customerOf(link)).toBeUndefined();
  });

  test('works with the null Origin that browsers send from a page without a referrer', async () => {
    const link = await invited();
    const browser = new TestBrowser(app);
    const page = await browser.get(link.path);
    const hidden = { Origin: 'null' };
    expect((await browser.post(link.path, { password }, hidden)).status).toBe(403);
    expect(leads(await browser.submit(page, link.path, { password }, hidden))).toEqual([303, '/']);
    expect(await customerOf(link)).toMatchObject({ name: null });
  });

  test('replaces the session of another customer in the same browser', async () => {
    const link = await invited();
    const person = await signedInPerson(app);
    expect(leads(await accept(link, {}, person.browser))).toEqual([303, '/']);
    expect((await person.browser.get('/')).text).toMatch(/<h1[^>]*><bdi>Grace<\/bdi>/);
  });

  test.each([
    ['', 'can&#39;t be blank'],
    ['short', 'is too short: at least 8 characters'],
    ['password', 'is one of the most common ones'],
  ])('refuses the password %j, and keeps the link valid', async (given, message) => {
    const link = await invited();
    const refused = await accept(link, { password: given });
    expect([refused.status, refused.text.includes(message), refused.text.includes('value="Grace"')]).toEqual([
      ...[422, true, true],
    ]);
    expect(leads(await accept(link))).toEqual([303, '/']);
  });

  test('refuses the e-mail address as a password', async () => {
    const link = await invited();
    expect((await accept(link, { password: link.email })).text).toContain('is the e-mail address');
  });

  test('refuses forms of other sites', async () => {
    const link = await invited();
    const forged = await new TestBrowser(app).post(link.path, { password }, { Origin: 'https://evil.example' });
    expect(forged.status).toBe(403);
    expect(await customerOf(link)).toBeUndefined();
  });

  test('succeeds once for two simultaneous requests', async () => {
    const link = await invited();
    const outcomes = await atOnce(
      app.db,
      (trx) => trx('invitations').where({ id: link.id }).forUpdate().first(),
      ...[1, 2].map(() => () => accept(link)),
    );
    const statuses = outcomes.map((outcome) => outcome.status === 'fulfilled' && outcome.value.status);
    expect(statuses.sort()).toEqual([303, 404]);
  });
});

describe('Z2: an invitation that has ended', () => {
  const ends: Record<string, (link: Link) => Promise<unknown>> = {
    used: (link) => accept(link),
    expired: ({ id }) =>
      app
        .db('invitations')
        .where({ id })
        .update({ expires_at: app.db.raw('now()') }),
    revoked: ({ id }) => Invitation.destroy(app.db, { id: admin.id, isAdmin: true }, id),
    'of a customer who is not an admin': ({ id }) =>
      app.db('invitations').where({ id }).update({ customer_id: customer.id }),
    'for an existing customer': ({ email }) => app.db('customers').insert({ email }),
  };
  const visible = ({ status, text, headers }: Answer) => ({
    status,
    text,
    headers: [...headers].filter(([name]) => !['date', 'x-request-id', 'set-cookie'].includes(name)),
  });

  test.each(Object.entries(ends))('%s: answers the same 404 as for an unknown one', async (_, end) => {
    const link = await invited();
    const browser = new TestBrowser(app);
    const page = await browser.get(link.path);
    await end(link);
    const never = `/invitation?token=${'A'.repeat(43)}`;
    const gone = await browser.get(link.path);
    expect(gone.status).toBe(404);
    expect(visible(gone)).toEqual(visible(await browser.get(never)));
    const refused = await browser.submit(page, link.path, { password });
    const csrf_token = /name="csrf_token" value="([^"]*)"/.exec(page.text)?.[1] ?? '';
    expect(refused.status).toBe(404);
    expect(visible(refused)).toEqual(visible(await browser.post(never, { csrf_token, password })));
    for (const path of ['/invitation', '/invitation?token=', '/invitation?token=a&token=b', '/invitation?token[a]=1'])
      expect(visible(await browser.get(path))).toEqual(visible(gone));
  });
});

describe('Z4: posts are counted by network', () => {
  const from = (address: string) => new TestBrowser(proxied, { 'X-Forwarded-For': address });
  let proxied: TestApp;
  beforeAll(async () => {
    proxied = await startApp({ databaseUrl: app.databaseUrl, env: { TRUSTED_PROXIES: '127.0.0.1' } });
  });
  afterAll(() => proxied.stop());

  test(`${postsAllowed} in an hour over all processes, for valid and invalid links`, async () => {
    const link = await invited();
    const [here, there] = [new TestBrowser(app), from('127.0.0.1')];
    const known = await here.get(link.path);
    for (let sent = 0; sent < postsAllowed; sent += 1)
      expect((await (sent % 2 ? here : there).post('/invitation?token=a', { password })).status).toBe(
        sent % 2 ? 404 : 403,
      );
    for (const refused of [await here.submit(known, link.path, { password }), await here.post('/invitation', {})]) {
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500);
    }
    // To look is not counted, and neither are others.
    expect((await here.get(link.path)).status).toBe(200);
    expect(leads(await accept(link, {}, from('192.0.2.1')))).toEqual([303, '/']);
  });

  test('expired counts and invitations are deleted', async () => {
    await new LinkCounts(app.db).post('192.0.2.7');
    await app.db('link_form_counts').update({ expire: Date.now() - 1 });
    const link = await invited();
    await app
      .db('invitations')
      .where({ id: link.id })
      .update({ expires_at: app.db.raw('now()') });
    await invited();
    expect([await LinkCounts.prune(app.db), await Invitation.prune(app.db)]).toEqual([1, 1]);
    expect(await app.db('invitations').select()).toHaveLength(1);
  });
});
