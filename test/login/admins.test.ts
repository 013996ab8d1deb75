/** D12: an admin cannot sign in by a social network. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Customer } from '../../src/model/customer.ts';
import { newSecret } from '../../src/model/sign-in/secret.ts';
import { Session } from '../../src/model/sign-in/session.ts';
import { SocialIdentity } from '../../src/model/sign-in/social-identity.ts';
import { Token } from '../../src/model/sign-in/token.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { signedIn } from '../setup/factories.ts';
import { KeyServer } from '../setup/key-server.ts';

const password = 'correct horse battery staple';

let keys: KeyServer;
let app: TestApp;
let admin: Awaited<ReturnType<typeof signedIn>>;
let ada: { id: number; email: string };
let claims: { sub: string; email: string; email_verified: boolean };

beforeAll(async () => {
  keys = await KeyServer.start();
  const providers = [{ name: 'forge', issuer: keys.issuer, audience: keys.audience, jwks_url: keys.jwksUrl }];
  app = await startApp({ env: { SOCIAL_PROVIDERS: JSON.stringify(providers) } });
  admin = await signedIn(app, { role: 'admin' });
});
afterAll(async () => {
  await app.stop();
  await keys.stop();
});
beforeEach(async () => {
  const email = `${randomUUID()}@example.com`;
  ada = { id: (await Customer.add(app.db, { email, password })).id, email };
  claims = { sub: randomUUID(), email, email_verified: true };
});

const bySocial = async (status = 200) =>
  app
    .spec()
    .post('/api/v1/login/signInWithSocial')
    .withJson({ auth_token: await keys.token(claims) })
    .expectStatus(status);
const byPassword = () => app.spec().post('/api/v1/login/getAuthToken').withJson({ email: ada.email, password });
const isIn = async (token: string) => (await app.spec({ token }).get('/customers.json')).statusCode === 200;
const change = (customer: object) => app.spec(admin).patch(`/customers/${ada.id}.json`).withJson({ customer });
const read = () => Customer.byEmail(app.db, ada.email) as Promise<Customer>;
const identities = (id: number) => app.db('social_identities').where({ customer_id: id });
const waysOf = (table: string) => app.db(table).where({ customer_id: ada.id }).orderBy('id').pluck('came_by');

describe('becoming an admin', () => {
  test('removes social identities, tokens and sessions of social sign-ins, and keeps those by password', async () => {
    const social = await bySocial();
    const own = await byPassword().expectStatus(200);
    expect(await waysOf('tokens')).toEqual(['social', 'password']);
    const sessions = { social: newSecret(), password: newSecret() };
    for (const [signInMethod, secret] of Object.entries(sessions)) {
      const place = { userAgent: undefined, network: 'test', signInMethod: signInMethod as 'social' | 'password' };
      await Session.start(app.db, await read(), secret, place);
    }
    const other = await signedIn(app);
    await app.db('social_identities').insert({ customer_id: other.id, issuer: keys.issuer, subject: randomUUID() });

    await change({ role: 'guide' }).expectStatus(204);
    await bySocial();
    await change({ role: 'admin' }).expectStatus(204);
    expect(await identities(ada.id)).toEqual([]);
    expect([await isIn(social.body.auth_token), await isIn(own.body.auth_token)]).toEqual([false, true]);
    expect(await waysOf('sessions')).toEqual(['password']);
    expect(await Session.find(app.db, sessions.password)).toBeDefined();
    await bySocial(401);
    await byPassword().expectStatus(200);
    expect([await isIn(other.token), (await identities(other.id)).length]).toEqual([true, 1]);
  });

  test('ends tokens without a recorded sign-in method if the customer had a social identity', async () => {
    const unnoted = await Token.issue(app.db, await read());
    await change({ role: 'admin' });
    expect(await isIn(unnoted)).toBe(true);
    await change({ role: '' });
    await bySocial();
    await change({ role: 'admin' });
    expect(await isIn(unnoted)).toBe(false);
  });

  test('requires a password, which the same request may set', async () => {
    await app.db('customers').where({ id: ada.id }).update({ password_hash: null });
    await change({ role: 'admin' })
      .expectStatus(422)
      .expectJson({ role: ['of an admin needs a password first'] });
    await change({ role: 'admin', password }).expectStatus(204);
    await byPassword().expectStatus(200);
    const fields = { email: `${randomUUID()}@example.com`, role: 'admin' };
    await app
      .spec(admin)
      .post('/customers.json')
      .withJson({ customer: fields })
      .expectStatus(422)
      .expectJson({ role: ['of an admin needs a password first'] });
  });

  test('accepts the existing password, also when the e-mail address changes with the role', async () => {
    await change({ role: 'admin', email: `${randomUUID()}@example.com` }).expectStatus(204);
    expect(await app.db('customers').where({ id: ada.id }).first()).toMatchObject({ role: 'admin' });
  });

  test('an admin without a password can be saved with the same role', async () => {
    await app.db('customers').where({ id: ada.id }).update({ password_hash: null, role: 'admin' });
    await change({ role: 'admin', name: 'Ada' }).expectStatus(204);
    expect((await Customer.adminsWithoutPassword(app.db)).map(({ id }) => id)).toContain(ada.id);
  });

  test('refuses a social sign-in that is in progress, by token and by browser', async () => {
    await bySocial();
    const stale = await read();
    await change({ role: 'admin' });
    const place = { userAgent: undefined, network: 'test', signInMethod: 'social' as const };
    for (const begun of [Token.issue(app.db, stale, place), Session.start(app.db, stale, newSecret(), place)])
      await expect(begun).rejects.toMatchObject({ reason: 'wrong_credentials' });
    await Token.issue(app.db, stale, { ...place, signInMethod: 'password' });
  });
});

test('a social identity of an admin cannot sign in', async () => {
  await bySocial();
  await app.db('customers').where({ id: ada.id }).update({ role: 'admin' });
  const { headers } = await bySocial(401);
  expect(headers['x-error-reason']).toBe('social_token_refused');
  const profile = { issuer: keys.issuer, subject: claims.sub, email: ada.email, name: undefined };
  await expect(SocialIdentity.customerOf(app.db, profile)).rejects.toMatchObject({ reason: 'social_token_refused' });
});
