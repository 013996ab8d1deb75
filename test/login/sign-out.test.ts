import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../setup/app.ts';
import { missing, newTag, signedIn, userNotFound } from '../setup/factories.ts';

const failed = { error: { message: 'Logout went wrong.', code: 'LogoutError' } };

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const signOut = (body: unknown) => app.call('POST', '/api/v1/login/signOut', { body });

async function expectFailed(body: unknown) {
  const answer = await signOut(body);
  expect([answer.status, answer.body]).toEqual([401, failed]);
}

test('L12: signing out', async () => {
  const { email, token } = await signedIn(app);
  const answer = await signOut({ email: ` ${email.toUpperCase()}`, auth_token: token });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ message: expect.stringMatching(/\S/), code: 'OK' });
  expect(answer.headers.get('cache-control')).toContain('no-store');
});

test('L13, D66: a token that is unknown, somebody else’s, signed out already, or unused for too long', async () => {
  const [ada, bob] = [await signedIn(app), await signedIn(app)];
  await expectFailed({ email: ada.email, auth_token: 'x' });
  await expectFailed({ email: ada.email, auth_token: bob.token });
  await expectFailed({ email: 'nobody@example.com', auth_token: bob.token });
  const tags = await app.call('GET', '/api/v1/tags/showMyTags', { query: { auth_token: bob.token } });
  expect(tags.status).toBe(200);
  expect((await signOut({ email: bob.email, auth_token: bob.token })).status).toBe(200);
  await expectFailed({ email: bob.email, auth_token: bob.token });
  await app
    .db('tokens')
    .where({ customer_id: ada.id })
    .update({ last_used_at: new Date(0) });
  await expectFailed({ email: ada.email, auth_token: ada.token });
});

test('L14, D13: missing values', async () => {
  for (const [body, names] of [
    [{ email: 'ada@example.com' }, ['auth_token']],
    [{ auth_token: 'x' }, ['email']],
    [{}, ['email', 'auth_token']],
  ] as const) {
    const answer = await signOut(body);
    expect([answer.status, answer.body]).toEqual([400, missing(...names)]);
  }
});

test('L15, T14, D17: after signing out the token fails everywhere, and nothing is written', async () => {
  const { email, token: auth_token } = await signedIn(app);
  expect((await signOut({ email, auth_token })).status).toBe(200);
  const hardware = { id: '4f0c9a17be52', hardware_id: 'ab', hardware_type: 'nfc', auth_token };
  const answers = await Promise.all([
    app.call('GET', '/api/v1/tags/showMyTags', { query: { auth_token } }),
    app.call('GET', '/api/v1/tags/showMyTags', { headers: { authorization: `Bearer ${auth_token}` } }),
    app.call('POST', '/api/v1/tags/create', { body: newTag({ auth_token }) }),
    app.call('POST', '/api/v1/tags/addHardwareIdToTag', { body: hardware }),
  ]);
  for (const answer of answers) expect([answer.status, answer.body]).toEqual([401, userNotFound]);
  expect(await app.db('tags')).toHaveLength(0);
});

test('L16: the customer’s other tokens stay valid', async () => {
  const { email, token } = await signedIn(app);
  const other = await signedIn(app);
  const customer = await app.db('customers').where({ email }).first('id');
  await app.db('tokens').where({ customer_id: other.id }).update({ customer_id: customer.id });
  expect((await signOut({ email, auth_token: token })).status).toBe(200);
  const tags = await app.call('GET', '/api/v1/tags/showMyTags', { query: { auth_token: other.token } });
  expect(tags.status).toBe(200);
});

test('A22: a Bearer token and an `auth_token` that differ', async () => {
  const [ada, bob] = [await signedIn(app), await signedIn(app)];
  const options = { query: { auth_token: ada.token }, headers: { authorization: `Bearer ${bob.token}` } };
  const answer = await app.call('GET', '/api/v1/tags/showMyTags', options);
  expect([answer.status, answer.body]).toEqual([401, userNotFound]);
});
