import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { exportSPKI, type JWTPayload, SignJWT } from 'jose';
import { SocialNetwork } from '../../src/login/social-network.ts';
import { Customer } from '../../src/model/customer.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { missing, signedIn } from '../setup/factories.ts';
import { KeyServer } from '../setup/key-server.ts';
import { type SocialIssuer, startSocialIssuer } from '../setup/social-issuer.ts';
import { json } from '../setup/spec.ts';

const refused = { error: { message: 'User not found.', code: 'InvalidRequest' } };
const person = () => ({ sub: randomUUID(), email: `${randomUUID()}@example.com`, email_verified: true });

let oidc: SocialIssuer;
let keys: KeyServer;
let other: KeyServer;
let app: TestApp;

beforeAll(async () => {
  [oidc, keys, other] = await Promise.all([startSocialIssuer(), KeyServer.start(), KeyServer.start('RS256')]);
  const providers = [
    { name: 'Museum', issuer: oidc.issuer, audience: ['another-app', oidc.clientId] },
    { name: 'forge', issuer: keys.issuer, audience: keys.audience, jwks_url: keys.jwksUrl },
    { name: 'other', issuer: other.issuer, audience: other.audience },
  ];
  app = await startApp({ env: { SOCIAL_PROVIDERS: JSON.stringify(providers) } });
});

afterAll(async () => {
  await app.stop();
  await Promise.all([oidc.stop(), keys.stop(), other.stop()]);
});

const signIn = (auth_token: unknown, segment = 'Social', on = app) =>
  on.spec().post(`/api/v1/login/signInWith${segment}`).withJson({ auth_token });

const customerNumber = async () => Number((await app.db('customers').count({ n: '*' }).first())?.n);

async function expectRefused(token: string, reason = 'token_signature', segment?: string) {
  const before = await customerNumber();
  await signIn(token, segment).expectJson(refused).expectStatus(401).expectHeader('x-error-reason', reason);
  expect(await customerNumber()).toBe(before);
}

describe('with a real OpenID Connect issuer', () => {
  test('L9: accepts its token, answers like getAuthToken, and showMyTags accepts the new token', async () => {
    const ada = { ...person(), name: 'Ada Lovelace' };
    const answer = await signIn(await oidc.idTokenFor(ada))
      .expectStatus(200)
      .expect(json({ auth_token: expect.stringMatching(/^[\w-]{43}$/) }))
      .expectHeader('cache-control', /no-store/);
    await app
      .spec()
      .get('/api/v1/tags/showMyTags')
      .withQueryParams({ auth_token: answer.body.auth_token })
      .expectStatus(200)
      .expectJson({ tags: [] });
    const customer = await Customer.byEmail(app.db, ada.email);
    expect(customer).toMatchObject({ name: 'Ada Lovelace', role: null, password_hash: null });
  });

  test('stores no name for a blank one', async () => {
    const ada = { ...person(), name: ' ' };
    await signIn(await oidc.idTokenFor(ada)).expectStatus(200);
    expect((await Customer.byEmail(app.db, ada.email))?.name).toBeNull();
  });

  test('D12: finds the same customer for the same person, also with another e-mail address', async () => {
    const ada = person();
    await signIn(await oidc.idTokenFor(ada));
    const before = await customerNumber();
    await signIn(await oidc.idTokenFor({ ...ada, email: 'moved@example.com', email_verified: false })).expectStatus(
      200,
    );
    expect(await customerNumber()).toBe(before);
  });

  test('D12: creates no customer for an unverified e-mail address', async () => {
    await expectRefused(await oidc.idTokenFor({ ...person(), email_verified: false }), 'social_token_refused');
    await expectRefused(await oidc.idTokenFor({ sub: randomUUID() }), 'social_token_refused');
  });

  test('L11: takes a network’s name in any case, refuses another’s token, and answers 404 for an unknown name', async () => {
    const token = await oidc.idTokenFor(person());
    for (const segment of ['Museum', 'museum', 'MUSEUM']) await signIn(token, segment).expectStatus(200);
    await expectRefused(token, 'token_issuer', 'Forge');
    await signIn(token, 'Myspace').expectStatus(404).expectJson('error.code', 'InvalidRequest');
  });
});

describe('the customer of a social token', () => {
  test('L8: is not looked up without a token, which answers 400', async () => {
    for (const token of [undefined, null, '', '  ']) {
      await signIn(token).expectStatus(400).expectJson(missing('auth_token'));
    }
  });

  test('D12: is the one with the verified e-mail address, in any case', async () => {
    const { id, email } = await signedIn(app);
    const token = await keys.token({ email: ` ${email.toUpperCase()} `, email_verified: 'true' });
    const { body } = await signIn(token);
    expect(body.auth_token).toBeDefined();
    expect(await app.db('social_identities').where({ customer_id: id })).toHaveLength(1);
  });

  test('D12: is never an admin', async () => {
    const { id, email } = await signedIn(app, { role: 'admin' });
    await expectRefused(await keys.token({ email, email_verified: true }), 'social_token_refused');
    expect(await app.db('social_identities').where({ customer_id: id })).toHaveLength(0);
  });

  test('D12: is not one whose ASCII address only looks alike', async () => {
    const { id } = await signedIn(app, { email: 'kate@example.com' });
    await signIn(await keys.token({ email: '\u212aate@example.com', email_verified: true })).expectStatus(200);
    expect(await app.db('social_identities').where({ customer_id: id })).toHaveLength(0);
  });

  test('D12: is the one with the address as it was stored before its form changed', async () => {
    const name = randomUUID();
    const { id } = await signedIn(app, { email: `${name}@xn--mnchen-3ya.example` });
    const before = await customerNumber();
    for (const domain of ['XN--mnchen-3ya.example', 'xn--mnchen-3ya.example'])
      await signIn(await keys.token({ email: `${name}@${domain}`, email_verified: true })).expectStatus(200);
    expect(await customerNumber()).toBe(before);
    expect(await app.db('social_identities').where({ customer_id: id })).toHaveLength(2);
  });

  test.each(['a dot at the end', 'invisible'])(
    'HU8: is not created with an address that none may choose: %s',
    async (kind) => {
      const email = kind === 'invisible' ? `${randomUUID()}\u200b@example.com` : `${randomUUID()}@example.com.`;
      await expectRefused(await keys.token({ email, email_verified: true }), 'social_token_refused');
      const { id } = await signedIn(app, { email });
      await signIn(await keys.token({ email, email_verified: true })).expectStatus(200);
      expect(await app.db('social_identities').where({ customer_id: id })).toHaveLength(1);
    },
  );

  test('D12: is created once by simultaneous first sign-ins with one address', async () => {
    const { email } = person();
    const claims = [0, 1, 0, 1, 0, 1].map((n) => ({ sub: `${email} ${n}`, email, email_verified: true }));
    const tokens = await Promise.all(claims.map((claim) => keys.token(claim)));
    const answers = await Promise.all(tokens.map((token) => signIn(token)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
    expect(await app.db('customers').where({ email })).toHaveLength(1);
    expect(await app.db('social_identities').whereLike('subject', `${email} %`)).toHaveLength(2);
  });
});

describe('L10, D65: forged tokens', () => {
  const verified = { email: 'forged@example.com', email_verified: true };
  const seconds = () => Math.floor(Date.now() / 1000);

  test('a valid token of the key server is accepted, so that each refusal below has one cause', async () => {
    await signIn(await keys.token(person())).expectStatus(200);
  });

  test.each<[string, string, () => Promise<string>]>([
    ['another issuer', 'token_issuer', () => keys.token({ ...verified, iss: 'https://issuer.example.com' })],
    ['the issuer of another network', 'token_signature', () => keys.token({ ...verified, iss: other.issuer })],
    ['no issuer', 'token_signature', () => keys.token({ ...verified, iss: undefined })],
    ['another audience', 'token_audience', () => keys.token({ ...verified, aud: 'another-app' })],
    ['no audience', 'token_audience', () => keys.token({ ...verified, aud: undefined })],
    ['expired', 'token_time', () => keys.token({ ...verified, exp: seconds() - 90 })],
    ['no exp', 'token_time', () => keys.token({ ...verified, exp: undefined })],
    ['not valid yet', 'token_time', () => keys.token({ ...verified, nbf: seconds() + 600 })],
    ['no iat', 'token_time', () => keys.token({ ...verified, iat: undefined })],
    ['an iat that is no number', 'token_time', () => keys.token({ ...verified, iat: '0' as unknown as number })],
    ['issued in the future', 'token_time', () => keys.token({ ...verified, iat: seconds() + 90 })],
    ['issued more than a day ago', 'token_time', () => keys.token({ ...verified, iat: seconds() - 86_400 - 90 })],
    [
      'several audiences without azp',
      'token_audience',
      () => keys.token({ ...verified, aud: [keys.audience, 'other'] }),
    ],
    [
      'several audiences with another azp',
      'token_audience',
      () => keys.token({ ...verified, aud: [keys.audience, 'other'], azp: 'other' }),
    ],
    [
      'several audiences with a list as azp',
      'token_audience',
      () => keys.token({ ...verified, aud: [keys.audience, 'x'], azp: [keys.audience] }),
    ],
    ['no sub', 'social_token_refused', () => keys.token({ ...verified, sub: undefined })],
    ['a blank sub', 'social_token_refused', () => keys.token({ ...verified, sub: ' ' })],
    ['a sub that cannot be stored', 'social_token_refused', () => keys.token({ ...verified, sub: 'a\0b' })],
    [
      'a sub that is no text',
      'social_token_refused',
      () => keys.token({ ...verified, sub: { $ne: null } as unknown as string }),
    ],
    ['an e-mail address that is none', 'social_token_refused', () => keys.token({ ...verified, email: 'nobody' })],
    [
      'email_verified as another word',
      'social_token_refused',
      () => keys.token({ ...verified, email_verified: 'yes' }),
    ],
    ['another type of document', 'social_token_refused', () => keys.token(verified, { typ: 'logout+jwt' })],
    ['an unknown key id', 'token_signature', () => keys.token(verified, { kid: 'nobody' })],
  ])('HU7: %s is refused as %s', async (_, reason, token) => expectRefused(await token(), reason));

  test.each<[string, () => JWTPayload]>([
    ['almost a day ago', () => ({ iat: seconds() - 86_400 + 60 })],
    ['HU7: by a clock 50 s ahead', () => ({ iat: seconds() + 50, nbf: seconds() + 50 })],
    ['HU7: with an expiry 50 s ago', () => ({ exp: seconds() - 50 })],
    ['for several audiences with our azp', () => ({ aud: ['other', keys.audience], azp: keys.audience })],
    ['for our audience in a list', () => ({ aud: [keys.audience] })],
    ['for our audience with another azp', () => ({ azp: 'another-app' })],
  ])('a token issued %s is accepted', async (_, claims) => {
    await signIn(await keys.token({ ...person(), ...claims() })).expectStatus(200);
  });

  test('alg none is refused', async () => {
    const [, payload] = (await keys.token(verified)).split('.');
    for (const alg of ['none', 'None', 'NONE']) {
      const header = Buffer.from(JSON.stringify({ alg, kid: keys.kid })).toString('base64url');
      await expectRefused(`${header}.${payload}.`);
    }
  });

  test('HS256 with the public key as its secret is refused', async () => {
    const secret = new TextEncoder().encode(await exportSPKI(keys.publicKey));
    const claims = { ...verified, iss: keys.issuer, aud: keys.audience, sub: 'x', exp: seconds() + 300 };
    await expectRefused(await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: keys.kid }).sign(secret));
    const unsigned = (await keys.token(verified)).split('.').slice(0, 2).join('.');
    await expectRefused(`${unsigned}.${createHmac('sha256', secret).update(unsigned).digest('base64url')}`);
  });

  test('a modified or malformed token is refused', async () => {
    const token = await keys.token(verified);
    const [header, payload, signature = ''] = token.split('.');
    const changed = Buffer.from(JSON.stringify({ ...decoded(payload), sub: 'another' })).toString('base64url');
    const swapped = [...signature].reverse().join('');
    for (const forged of [
      `${header}.${changed}.${signature}`,
      `${header}.${payload}.${swapped}`,
      `${header}.${payload}`,
    ]) {
      await expectRefused(forged);
    }
    for (const nonsense of ['x', '...', 'a.b.c', `${token}.${token}`, '9'.repeat(16_000)])
      await expectRefused(nonsense);
  });

  const decoded = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString());
});

describe('the networks’ keys', () => {
  test('L10: a rotated key is found at once, and the old one is refused', async () => {
    const old = await keys.token(person());
    await signIn(old).expectStatus(200);
    await keys.rotate();
    await signIn(await keys.token(person())).expectStatus(200);
    await expectRefused(old);
  });

  test('made-up key ids do not flood the network with requests', async () => {
    await signIn(await keys.token(person())).expectStatus(200);
    const before = keys.asked['/keys'] ?? 0;
    const begun = performance.now();
    const forged = await Promise.all(Array.from({ length: 30 }, () => keys.token(person(), { kid: randomUUID() })));
    const answers = await Promise.all(forged.map((token) => signIn(token)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([401]));
    expect((keys.asked['/keys'] ?? 0) - before).toBeLessThanOrEqual(2 + (performance.now() - begun) / 1000);
  });

  /** Runs the test with an app that has met none of this network's tokens yet. */
  async function withNewNetwork(work: (network: KeyServer, fresh: TestApp) => Promise<void>) {
    const network = await KeyServer.start('RS256');
    const provider = { name: 'new', issuer: network.issuer, audience: network.audience };
    const env = { SOCIAL_PROVIDERS: JSON.stringify([provider]) };
    const fresh = await startApp({ databaseUrl: app.databaseUrl, env });
    try {
      await work(network, fresh);
    } finally {
      await fresh.stop();
      await network.stop();
    }
  }

  test('D65: an unreachable, silent, confused or redirecting network answers 503, and may recover', () =>
    withNewNetwork(async (network, fresh) => {
      const token = await network.token(person());
      for (const mood of ['down', 'silent', 'confused', 'moved'] as const) {
        network.mood = mood;
        await signIn(token, 'Social', fresh)
          .expectStatus(503)
          .expectJson('error.code', 'ServerError')
          .expectHeader('retry-after', /^[1-9]\d*$/)
          .expectHeader('x-error-reason', 'social_unavailable');
      }
      network.mood = 'well';
      network.claimedIssuer = 'https://issuer.example.com';
      await signIn(token, 'Social', fresh).expectStatus(503);
      network.claimedIssuer = undefined;
      await signIn(token, 'Social', fresh).expectStatus(200);
      await signIn(await network.token(person()), 'New', fresh).expectStatus(200);
      expect(network.asked['/keys']).toBe(1);
    }));

  test('keys at an http address are not fetched for an issuer with https', async () => {
    const issuer = 'https://issuer.example';
    const token = await keys.token({ iss: issuer });
    const asked = keys.asked['/keys'] ?? 0;
    const discovered = () => Promise.resolve(Response.json({ issuer, jwks_uri: keys.jwksUrl }));
    const discovery = jest.spyOn(globalThis, 'fetch').mockImplementationOnce(discovered);
    const network = new SocialNetwork({ name: 'clear', issuer, audience: keys.audience });
    await expect(network.profileOf(token)).rejects.toMatchObject({
      reason: 'social_unavailable',
      cause: expect.objectContaining({ message: expect.stringContaining('in the clear') }),
    });
    discovery.mockRestore();
    expect(keys.asked['/keys'] ?? 0).toBe(asked);
  });

  test('D65: known keys stay in use while the network is unreachable', () =>
    withNewNetwork(async (network, fresh) => {
      await signIn(await network.token(person()), 'Social', fresh).expectStatus(200);
      network.mood = 'down';
      await signIn(await network.token(person()), 'Social', fresh).expectStatus(200);
      const newer = await network.token(person(), { kid: 'newer' });
      await signIn(newer, 'Social', fresh).expectStatus(503);
      await signIn(await network.token(person()), 'Social', fresh).expectStatus(200);
    }));

  test('D65: a network whose server is gone answers 503, too', () =>
    withNewNetwork(async (network, fresh) => {
      const token = await network.token(person());
      await network.stop();
      await signIn(token, 'Social', fresh).expectStatus(503);
    }));

  test('without any network configured, every token is refused', async () => {
    const plain = await startApp({ databaseUrl: app.databaseUrl });
    await signIn(await keys.token(person()), 'Social', plain)
      .expectStatus(401)
      .expectJson(refused);
    await plain.stop();
  });
});
