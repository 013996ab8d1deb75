import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { SocialIdentity } from '../../src/model/sign-in/social-identity.ts';
import { Token } from '../../src/model/sign-in/token.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { signedIn } from '../setup/factories.ts';
import { as, forbidden, makeRecord, noId, notFound } from '../setup/management.ts';

const password = 'correct horse battery staple';

let app: TestApp;
let ada: Awaited<ReturnType<typeof signedIn>>;
let bob: typeof ada;
let admin: typeof ada;
let next = 0;

beforeAll(async () => {
  app = await startApp();
  bob = await signedIn(app);
  admin = await signedIn(app, { role: 'admin' });
});
afterAll(() => app.stop());
beforeEach(async () => {
  next += 1;
  ada = await signedIn(app, { email: `ada${next}@example.com` });
});

const change = (person: typeof ada, id: number, customer: object) =>
  as(app, person)('PATCH', `/customers/${id}.json`, { customer });
const row = (id: number) => app.db('customers').where({ id }).first();
const signIn = (email: string, given: string) =>
  app.call('POST', '/api/v1/login/getAuthToken', { body: { email, password: given } });

test('X5: a customer lists itself, an admin everybody', async () => {
  const { body } = await as(app, ada)('GET', '/customers.json');
  expect(body.map(({ id }: { id: number }) => id)).toEqual([ada.id]);
  const all = (await as(app, admin)('GET', '/customers.json')).body.map(({ id }: { id: number }) => id);
  expect(all).toEqual(expect.arrayContaining([ada.id, bob.id, admin.id]));
});

describe('create', () => {
  test('X81, X82: an admin makes a customer, whose password is in no answer', async () => {
    const email = ` New${next}@Example.com `;
    const made = await as(app, admin)('POST', '/customers.json', {
      customer: { email, password, name: 'N', role: 'guide' },
    });
    expect([made.status, Object.keys(made.body)]).toEqual([
      201,
      ['id', 'email', 'name', 'role', 'created_at', 'updated_at', 'url'],
    ]);
    expect(made.body).toMatchObject({ email: `new${next}@example.com`, name: 'N', role: 'guide' });
    for (const path of ['/customers.json', `/customers/${made.body.id}.json`])
      expect((await as(app, admin)('GET', path)).text).not.toMatch(/password|argon/);
    expect((await signIn(made.body.email, password)).status).toBe(200);
  });

  test('X81: an admin can make another admin', async () => {
    const email = `admin${next}@example.com`;
    const { body } = await as(app, admin)('POST', '/customers.json', { customer: { email, password, role: 'admin' } });
    expect(body.role).toBe('admin');
  });

  test.each([
    [{ email: '' }, { email: ["can't be blank"] }],
    [{}, { email: ["can't be blank"] }],
    [{ email: 'ada' }, { email: ['is not an e-mail address'] }],
    [{ email: 'a b@example.com' }, { email: ['is not an e-mail address'] }],
    [{ email: 'x@example.com', password: 'short' }, { password: ['is too short: at least 8 characters'] }],
    [{ email: 'x@example.com', password: 'x'.repeat(1025) }, { password: ['is too long: at most 1024 characters'] }],
    [{ email: `${'x'.repeat(251)}@x.y` }, { email: [expect.stringContaining('254')] }],
    [{ email: 'x@example.com', role: 'x'.repeat(51) }, { role: [expect.stringContaining('50')] }],
  ])('refuses %j', async (customer, errors) => {
    const answer = await as(app, admin)('POST', '/customers.json', { customer: { name: 'x', ...customer } });
    expect([answer.status, answer.body]).toEqual([422, errors]);
  });

  test('refuses an e-mail address that is taken, in any case', async () => {
    for (const email of [ada.email, ` ${ada.email.toUpperCase()} `]) {
      const answer = await as(app, admin)('POST', '/customers.json', { customer: { email } });
      expect([answer.status, answer.body]).toEqual([422, { email: ['is taken already'] }]);
    }
  });
});

describe('update', () => {
  test('X83: answers 204; absent fields stay, blank ones are cleared', async () => {
    const answer = await change(ada, ada.id, { name: 'Ada' });
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(await row(ada.id)).toMatchObject({ name: 'Ada', email: ada.email });
    await change(ada, ada.id, { name: '' });
    expect((await row(ada.id)).name).toBeNull();
  });

  test('D11: a new password from an admin signs the customer out everywhere; a blank one is none', async () => {
    expect((await change(ada, ada.id, { password: '', name: 'x' })).status).toBe(204);
    expect((await change(ada, ada.id, { password: null })).status).toBe(204);
    expect((await as(app, ada)('GET', '/customers.json')).status).toBe(200);
    expect((await change(admin, ada.id, { password })).status).toBe(204);
    expect((await as(app, ada)('GET', '/customers.json')).status).toBe(401);
    expect((await signIn(ada.email, password)).status).toBe(200);
  });

  test('D57: `role` from others than admins is ignored', async () => {
    expect((await change(ada, ada.id, { role: 'admin', name: 'x' })).status).toBe(204);
    expect(await row(ada.id)).toMatchObject({ role: null, name: 'x' });
    expect((await change(admin, ada.id, { role: 'guide' })).status).toBe(204);
    expect((await row(ada.id)).role).toBe('guide');
  });

  test('an e-mail address that is taken is refused', async () => {
    const answer = await change(ada, ada.id, { email: bob.email });
    expect([answer.status, answer.body]).toEqual([422, { email: ['is taken already'] }]);
  });

  test('R18: somebody else is not found', async () => {
    for (const id of [bob.id, noId]) {
      const answer = await change(ada, id, { name: 'x', password });
      expect([answer.status, answer.body]).toEqual([404, notFound]);
    }
  });
});

describe('destroy', () => {
  test('X81, D57: others are told that they may not, or that there is nobody', async () => {
    const own = await as(app, ada)('DELETE', `/customers/${ada.id}.json`);
    expect([own.status, own.body]).toEqual([403, forbidden]);
    const foreign = await as(app, ada)('DELETE', `/customers/${bob.id}.json`);
    expect([foreign.status, foreign.body]).toEqual([404, notFound]);
    expect(await row(bob.id)).toBeDefined();
  });

  test('D58: tokens go with the customer, but who owns tags or places stays', async () => {
    const tag = await makeRecord(app, 'tags', ada.id);
    await makeRecord(app, 'places', ada.id);
    await makeRecord(app, 'places', ada.id);
    const call = as(app, admin);
    const answer = await call('DELETE', `/customers/${ada.id}.json`);
    expect([answer.status, answer.body]).toEqual([422, { base: ['still owns 1 tag and 2 places'] }]);
    await app.db('places').where({ customer_id: ada.id }).delete();
    expect((await call('DELETE', `/customers/${ada.id}.json`)).body).toEqual({ base: ['still owns 1 tag'] });
    await app.db('tags').where({ id: tag }).delete();
    expect((await call('DELETE', `/customers/${ada.id}.json`)).status).toBe(204);
    expect((await as(app, ada)('GET', '/customers.json')).status).toBe(401);
    expect(await app.db('tokens').where({ customer_id: ada.id })).toEqual([]);
  });
});

describe('D74: the last admin', () => {
  let alone: TestApp;
  let root: typeof ada;
  beforeEach(async () => {
    alone = await startApp();
    root = await signedIn(alone, { role: 'admin' });
  });
  const done = (answer: { status: number }) => answer.status;

  test('is neither destroyed nor demoted, until there is another', async () => {
    try {
      const call = as(alone, root);
      const message = 'is that of the last admin, who has to stay';
      const gone = await call('DELETE', `/customers/${root.id}.json`);
      expect([gone.status, gone.body]).toEqual([422, { base: [message] }]);
      for (const role of ['', 'guide', 'Admin', null]) {
        const demoted = await call('PATCH', `/customers/${root.id}.json`, { customer: { role } });
        expect([demoted.status, demoted.body]).toEqual([422, { role: [message] }]);
      }
      expect(done(await call('PATCH', `/customers/${root.id}.json`, { customer: { role: 'admin', name: 'x' } }))).toBe(
        204,
      );
      await signedIn(alone, { role: 'admin' });
      expect(done(await call('PATCH', `/customers/${root.id}.json`, { customer: { role: '' } }))).toBe(204);
    } finally {
      await alone.stop();
    }
  });

  test.each(['DELETE', 'PATCH'])('%s: of two that do away with each other at once, one stays', async (method) => {
    try {
      for (let round = 0; round < 5; round += 1) {
        const one = await signedIn(alone, { role: 'admin' });
        const two = await signedIn(alone, { role: 'admin' });
        await alone.db('customers').whereNotIn('id', [one.id, two.id]).update({ role: null });
        const body = method === 'PATCH' ? { customer: { role: '' } } : undefined;
        await Promise.all([
          as(alone, one)(method, `/customers/${two.id}.json`, body),
          as(alone, two)(method, `/customers/${one.id}.json`, body),
        ]);
        expect(await alone.db('customers').where({ role: 'admin' })).toHaveLength(1);
      }
    } finally {
      await alone.stop();
    }
  });
});

test('D58: what belongs to a sign-in goes with the customer', async () => {
  await app.db('social_identities').insert({ customer_id: ada.id, issuer: 'https://i.example', subject: 's' });
  const customer = await app.db('customers').where({ id: ada.id }).first();
  await Token.issue(app.db, customer);
  expect((await as(app, admin)('DELETE', `/customers/${ada.id}.json`)).status).toBe(204);
  for (const table of ['tokens', 'sessions', 'social_identities'])
    expect(await app.db(table).where({ customer_id: ada.id })).toEqual([]);
});

describe('D12: an address that a customer has put in by itself', () => {
  const arrive = (email: string) =>
    SocialIdentity.customerOf(app.db, { issuer: 'https://i.example', subject: email, email, name: undefined });

  test('is no trap for its owner, who gets the account and is alone in it', async () => {
    const email = `victim${next}@example.com`;
    expect((await change(ada, ada.id, { email, password })).status).toBe(204);
    const { body } = await signIn(email, password);
    expect((await arrive(email)).id).toBe(ada.id);
    expect((await signIn(email, password)).status).toBe(401);
    expect((await as(app, { token: body.auth_token })('GET', '/customers.json')).status).toBe(401);
    expect(await app.db('social_identities').where({ customer_id: ada.id })).toHaveLength(1);
    expect(await row(ada.id)).toMatchObject({ email_unproven: false, password_hash: null });
  });

  test('D12: lets nobody in any more who has come by a social network of theirs before', async () => {
    const email = `taken${next}@example.com`;
    const squatter = { issuer: 'https://i.example', subject: `squatter${next}`, email: ada.email, name: undefined };
    expect((await SocialIdentity.customerOf(app.db, squatter)).id).toBe(ada.id);
    await change(ada, ada.id, { email });
    expect((await arrive(email)).id).toBe(ada.id);
    expect((await SocialIdentity.customerOf(app.db, squatter)).id).not.toBe(ada.id);
  });

  test('is as good as any where an admin has put it in, or where it is the one before', async () => {
    const email = `known${next}@example.com`;
    expect((await change(admin, ada.id, { email, password })).status).toBe(204);
    const { body } = await signIn(email, password);
    expect(
      (await change({ ...ada, token: body.auth_token }, ada.id, { email: email.toUpperCase(), name: 'x' })).status,
    ).toBe(204);
    expect((await arrive(email)).id).toBe(ada.id);
    expect((await signIn(email, password)).status).toBe(200);
  });

  test('stays claimed when it is put in again', async () => {
    const email = `again${next}@example.com`;
    await change(ada, ada.id, { email });
    await change(ada, ada.id, { email });
    expect(await row(ada.id)).toMatchObject({ email, email_unproven: true });
  });
});
