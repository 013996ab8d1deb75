import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../setup/app.ts';
import { missing, newTag, signedIn, userNotFound } from '../setup/factories.ts';
import { json } from '../setup/spec.ts';

const failed = { error: { message: 'Logout went wrong.', code: 'LogoutError' } };

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const signOut = (body: object) => app.spec().post('/api/v1/login/signOut').withJson(body);

test('L12: a sign-out answers 200, and is never cached', async () => {
  const { email, token } = await signedIn(app);
  await signOut({ email: ` ${email.toUpperCase()}`, auth_token: token })
    .expectStatus(200)
    .expect(json({ message: expect.stringMatching(/\S/), code: 'OK' }))
    .expectHeader('cache-control', /no-store/);
});

test('L13, D66: refuses a token that is unknown, expired, signed out or another customer’s', async () => {
  const [ada, bob] = [await signedIn(app), await signedIn(app)];
  await signOut({ email: ada.email, auth_token: 'x' }).expectStatus(401).expectJson(failed);
  await signOut({ email: ada.email, auth_token: bob.token }).expectStatus(401).expectJson(failed);
  await signOut({ email: 'nobody@example.com', auth_token: bob.token }).expectStatus(401).expectJson(failed);
  await app.spec().get('/api/v1/tags/showMyTags').withQueryParams({ auth_token: bob.token }).expectStatus(200);
  await signOut({ email: bob.email, auth_token: bob.token }).expectStatus(200);
  await signOut({ email: bob.email, auth_token: bob.token }).expectStatus(401).expectJson(failed);
  await app
    .db('tokens')
    .where({ customer_id: ada.id })
    .update({ last_used_at: new Date(0) });
  await signOut({ email: ada.email, auth_token: ada.token }).expectStatus(401).expectJson(failed);
});

test('L14, D13: names missing values with 400', async () => {
  for (const [body, names] of [
    [{ email: 'ada@example.com' }, ['auth_token']],
    [{ auth_token: 'x' }, ['email']],
    [{}, ['email', 'auth_token']],
  ] as const) {
    await signOut(body)
      .expectStatus(400)
      .expectJson(missing(...names));
  }
});

test('L15, T14, D17: a signed-out token fails everywhere, and writes nothing', async () => {
  const { email, token: auth_token } = await signedIn(app);
  await signOut({ email, auth_token }).expectStatus(200);
  const hardware = { id: '4f0c9a17be52', hardware_id: 'ab', hardware_type: 'nfc', auth_token };
  const refused = [
    app.spec().get('/api/v1/tags/showMyTags').withQueryParams({ auth_token }),
    app.spec({ token: auth_token }).get('/api/v1/tags/showMyTags'),
    app.spec().post('/api/v1/tags/create').withJson(newTag({ auth_token })),
    app.spec().post('/api/v1/tags/addHardwareIdToTag').withJson(hardware),
  ];
  for (const each of refused) await each.expectStatus(401).expectJson(userNotFound);
  expect(await app.db('tags')).toHaveLength(0);
});

test('L16: the customer’s other tokens stay valid', async () => {
  const { email, token } = await signedIn(app);
  const other = await signedIn(app);
  const customer = await app.db('customers').where({ email }).first('id');
  await app.db('tokens').where({ customer_id: other.id }).update({ customer_id: customer.id });
  await signOut({ email, auth_token: token }).expectStatus(200);
  await app.spec().get('/api/v1/tags/showMyTags').withQueryParams({ auth_token: other.token }).expectStatus(200);
});

test('A22: rejects a Bearer token and an `auth_token` that differ', async () => {
  const [ada, bob] = [await signedIn(app), await signedIn(app)];
  await app
    .spec(bob)
    .get('/api/v1/tags/showMyTags')
    .withQueryParams({ auth_token: ada.token })
    .expectStatus(401)
    .expectJson(userNotFound);
});
