import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { SocialIdentity } from '../../src/model/sign-in/social-identity.ts';
import { Token } from '../../src/model/sign-in/token.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { signedIn } from '../setup/factories.ts';
import { forbidden, makeRecord, noId, notFound } from '../setup/management.ts';
import { json, type Spec } from '../setup/spec.ts';

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
  app.spec(person).patch(`/customers/${id}.json`).withJson({ customer });
const row = (id: number) => app.db('customers').where({ id }).first();
const signIn = (email: string, given: string) =>
  app.spec().post('/api/v1/login/getAuthToken').withJson({ email, password: given });

test('X5: a customer lists only itself, an admin lists all customers', async () => {
  await app.spec(ada).get('/customers.json').expectJson('[*].id', [ada.id]);
  await app
    .spec(admin)
    .get('/customers.json')
    .expectJsonLike('[*].id', expect.arrayContaining([ada.id, bob.id, admin.id]));
});

describe('create', () => {
  test('X81, X82: an admin creates a customer, and no response contains the password', async () => {
    const email = ` New${next}@Example.com `;
    const made = await app
      .spec(admin)
      .post('/customers.json')
      .withJson({ customer: { email, password, name: 'N', role: 'guide' } })
      .expectStatus(201)
      .expectJsonLike({ email: `new${next}@example.com`, name: 'N', role: 'guide' });
    expect(Object.keys(made.body)).toEqual(['id', 'email', 'name', 'role', 'created_at', 'updated_at', 'url']);
    for (const path of ['/customers.json', `/customers/${made.body.id}.json`])
      expect((await app.spec(admin).get(path)).text).not.toMatch(/password|argon/);
    await signIn(made.body.email, password).expectStatus(200);
  });

  test('X81: an admin can create another admin', async () => {
    const email = `admin${next}@example.com`;
    await app
      .spec(admin)
      .post('/customers.json')
      .withJson({ customer: { email, password, role: 'admin' } })
      .expectJson('role', 'admin');
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
    await app
      .spec(admin)
      .post('/customers.json')
      .withJson({ customer: { name: 'x', ...customer } })
      .expectStatus(422)
      .expect(json(errors));
  });

  test('refuses an e-mail address already in use, regardless of case', async () => {
    for (const email of [ada.email, ` ${ada.email.toUpperCase()} `]) {
      await app
        .spec(admin)
        .post('/customers.json')
        .withJson({ customer: { email } })
        .expectStatus(422)
        .expectJson({ email: ['is taken already'] });
    }
  });
});

describe('update', () => {
  test('X83: answers 204; absent fields stay, blank ones are cleared', async () => {
    await change(ada, ada.id, { name: 'Ada' }).expectStatus(204).expectBody('');
    expect(await row(ada.id)).toMatchObject({ name: 'Ada', email: ada.email });
    await change(ada, ada.id, { name: '' });
    expect((await row(ada.id)).name).toBeNull();
  });

  test('D11: a new password set by an admin ends all sessions and tokens; a blank one changes nothing', async () => {
    await change(ada, ada.id, { password: '', name: 'x' }).expectStatus(204);
    await change(ada, ada.id, { password: null }).expectStatus(204);
    await app.spec(ada).get('/customers.json').expectStatus(200);
    await change(admin, ada.id, { password }).expectStatus(204);
    await app.spec(ada).get('/customers.json').expectStatus(401);
    await signIn(ada.email, password).expectStatus(200);
  });

  test('Z5: a customer created as suspended cannot sign in until an admin reactivates it', async () => {
    const email = `new.${ada.email}`;
    const made = await app
      .spec(admin)
      .post('/customers.json')
      .withJson({ customer: { email, password, suspended: true } })
      .expectStatus(201)
      .returns('id');
    expect((await row(Number(made))).suspended_at).toEqual(expect.any(Date));
    await signIn(email, password).expectStatus(401);
    await change(admin, Number(made), { suspended: false }).expectStatus(204);
    await signIn(email, password).expectStatus(200);
    await app
      .spec(admin)
      .post('/customers.json')
      .withJson({ customer: { email: `other.${email}`, suspended: 'perhaps' } })
      .expectStatus(422)
      .expectJson({ suspended: ['is not true or false'] });
  });

  test('D57: ignores `role` unless an admin sends it', async () => {
    for (const role of ['admin', ['admin'], {}, '\0'])
      await change(ada, ada.id, { role, suspended: role, name: 'x' }).expectStatus(204);
    expect(await row(ada.id)).toMatchObject({ role: null, name: 'x', suspended_at: null });
    await change(admin, ada.id, { role: 'guide' }).expectStatus(204);
    expect((await row(ada.id)).role).toBe('guide');
  });

  test('refuses an e-mail address already in use', async () => {
    await change(ada, ada.id, { email: bob.email })
      .expectStatus(422)
      .expectJson({ email: ['is taken already'] });
  });

  test('R18: answers 404 for another customer', async () => {
    for (const id of [bob.id, noId]) {
      await change(ada, id, { name: 'x', password }).expectStatus(404).expectJson(notFound);
    }
  });
});

describe('destroy', () => {
  test('X81, D57: answers non-admins 403 for themselves and 404 for others', async () => {
    await app.spec(ada).delete(`/customers/${ada.id}.json`).expectStatus(403).expectJson(forbidden);
    await app.spec(ada).delete(`/customers/${bob.id}.json`).expectStatus(404).expectJson(notFound);
    expect(await row(bob.id)).toBeDefined();
  });

  test('D58: deletes tokens with the customer, but refuses while it owns tags or places', async () => {
    const tag = await makeRecord(app, 'tags', ada.id);
    await makeRecord(app, 'places', ada.id);
    await makeRecord(app, 'places', ada.id);
    await app
      .spec(admin)
      .delete(`/customers/${ada.id}.json`)
      .expectStatus(422)
      .expectJson({ base: ['still owns 1 tag and 2 places'] });
    await app.db('places').where({ customer_id: ada.id }).delete();
    await app
      .spec(admin)
      .delete(`/customers/${ada.id}.json`)
      .expectJson({ base: ['still owns 1 tag'] });
    await app.db('tags').where({ id: tag }).delete();
    await app.spec(admin).delete(`/customers/${ada.id}.json`).expectStatus(204);
    await app.spec(ada).get('/customers.json').expectStatus(401);
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
  const change = (role: object) => alone.spec(root).patch(`/customers/${root.id}.json`).withJson({ customer: role });

  test('can be neither deleted nor demoted while there is no other admin', async () => {
    try {
      const message = 'is that of the last admin, who has to stay';
      await alone
        .spec(root)
        .delete(`/customers/${root.id}.json`)
        .expectStatus(422)
        .expectJson({ base: [message] });
      for (const role of ['', 'guide', 'Admin', null]) {
        await change({ role })
          .expectStatus(422)
          .expectJson({ role: [message] });
      }
      await change({ role: 'admin', name: 'x' }).expectStatus(204);
      await signedIn(alone, { role: 'admin' });
      await change({ role: '' }).expectStatus(204);
    } finally {
      await alone.stop();
    }
  });

  const ways: [string, (by: typeof ada, other: typeof ada) => Spec][] = [
    ['DELETE', (by, { id }) => alone.spec(by).delete(`/customers/${id}.json`)],
    [
      'PATCH',
      (by, { id }) =>
        alone
          .spec(by)
          .patch(`/customers/${id}.json`)
          .withJson({ customer: { role: '' } }),
    ],
  ];
  test.each(ways)('%s: one of two admins stays when they remove each other concurrently', async (_method, doAway) => {
    try {
      for (let round = 0; round < 5; round += 1) {
        const one = await signedIn(alone, { role: 'admin' });
        const two = await signedIn(alone, { role: 'admin' });
        await alone.db('customers').whereNotIn('id', [one.id, two.id]).update({ role: null });
        await Promise.all([doAway(one, two), doAway(two, one)]);
        expect(await alone.db('customers').where({ role: 'admin' })).toHaveLength(1);
      }
    } finally {
      await alone.stop();
    }
  });
});

test('D58: deletes sessions, tokens and social identities with the customer', async () => {
  await app.db('social_identities').insert({ customer_id: ada.id, issuer: 'https://i.example', subject: 's' });
  const customer = await app.db('customers').where({ id: ada.id }).first();
  await Token.issue(app.db, customer);
  await app.spec(admin).delete(`/customers/${ada.id}.json`).expectStatus(204);
  for (const table of ['tokens', 'sessions', 'social_identities'])
    expect(await app.db(table).where({ customer_id: ada.id })).toEqual([]);
});

describe('D12: an unproven e-mail address that a customer has set itself', () => {
  const arrive = (email: string) =>
    SocialIdentity.customerOf(app.db, { issuer: 'https://i.example', subject: email, email, name: undefined });

  test('goes with the account to its real owner, and ends all other access', async () => {
    const email = `victim${next}@example.com`;
    await change(ada, ada.id, { email, password }).expectStatus(204);
    const { body } = await signIn(email, password);
    expect((await arrive(email)).id).toBe(ada.id);
    await signIn(email, password).expectStatus(401);
    await app.spec({ token: body.auth_token }).get('/customers.json').expectStatus(401);
    expect(await app.db('social_identities').where({ customer_id: ada.id })).toHaveLength(1);
    expect(await row(ada.id)).toMatchObject({ email_unproven: false, password_hash: null });
  });

  test('D12: ends access by social networks linked earlier', async () => {
    const email = `taken${next}@example.com`;
    const squatter = { issuer: 'https://i.example', subject: `squatter${next}`, email: ada.email, name: undefined };
    expect((await SocialIdentity.customerOf(app.db, squatter)).id).toBe(ada.id);
    await change(ada, ada.id, { email });
    expect((await arrive(email)).id).toBe(ada.id);
    expect((await SocialIdentity.customerOf(app.db, squatter)).id).not.toBe(ada.id);
  });

  test('does not apply to an address set by an admin or to the customer’s previous address', async () => {
    const email = `known${next}@example.com`;
    await change(admin, ada.id, { email, password }).expectStatus(204);
    const { body } = await signIn(email, password);
    await change({ ...ada, token: body.auth_token }, ada.id, { email: email.toUpperCase(), name: 'x' }).expectStatus(
      204,
    );
    expect((await arrive(email)).id).toBe(ada.id);
    await signIn(email, password).expectStatus(200);
  });

  test('stays unproven when the customer sets it again', async () => {
    const email = `again${next}@example.com`;
    await change(ada, ada.id, { email });
    await change(ada, ada.id, { email });
    expect(await row(ada.id)).toMatchObject({ email, email_unproven: true });
  });
});
