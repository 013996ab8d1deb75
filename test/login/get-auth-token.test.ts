import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Customer } from '../../src/model/customer.ts';
import { Token } from '../../src/model/sign-in/token.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { eventually } from '../setup/eventually.ts';
import { invalid, missing, userNotFound } from '../setup/factories.ts';
import { lockWaits } from '../setup/lock-waits.ts';
import { json } from '../setup/spec.ts';

const email = 'ada@example.com';
const password = 'correct horse battery staple';
const wrong = { error: { message: 'User not found.', code: 'InvalidRequest' } };

let app: TestApp;
let ada: Customer;

beforeAll(async () => {
  app = await startApp();
  ada = await Customer.add(app.db, { email, password });
  await Customer.add(app.db, { email: 'social@example.com' });
});
afterAll(() => app.stop());

const getAuthToken = (body: object) => app.spec().post('/api/v1/login/getAuthToken').withJson(body);
const showMyTags = (auth_token: string) => app.spec().get('/api/v1/tags/showMyTags').withQueryParams({ auth_token });

async function tokenOf(customer: { email: string; password: string }): Promise<string> {
  return getAuthToken(customer).expectStatus(200).returns('auth_token');
}

/** All of an answer but what names the request or the second. */
function shape({ statusCode, text, headers }: { statusCode: number; text: string; headers: object }) {
  const names = Object.keys(headers);
  const same = Object.entries(headers).filter(([name]) => !['date', 'x-request-id'].includes(name));
  return { statusCode, text, names, same };
}

test('L1: e-mail and password give an authentication token, and nothing else', async () => {
  const answer = await getAuthToken({ email, password })
    .expectStatus(200)
    .expect(json({ auth_token: expect.any(String) }))
    .expectHeader('cache-control', /no-store/);
  await showMyTags(answer.body.auth_token).expectStatus(200);
});

test('L2, L3: answers an unknown user, a wrong password and an account without one identically', async () => {
  const unknown = await getAuthToken({ email: 'nobody@example.com', password }).expectStatus(401).expectJson(wrong);
  const others = await Promise.all([
    getAuthToken({ email, password: `${password}.` }),
    getAuthToken({ email, password: 'x' }),
    getAuthToken({ email: 'social@example.com', password }),
  ]);
  for (const answer of others) expect(shape(answer)).toEqual(shape(unknown));
});

test('L4: names missing values with 400', async () => {
  const cases: [object, string[]][] = [
    [{ password }, ['email']],
    [{ email }, ['password']],
    [{}, ['email', 'password']],
    [{ email: ' ', password: null }, ['email', 'password']],
  ];
  for (const [body, names] of cases) {
    await getAuthToken(body)
      .expectStatus(400)
      .expectJson(missing(...names));
  }
});

test('D9: rejects impossible values with 400', async () => {
  for (const body of [
    { email: 'a'.repeat(255), password },
    { email, password: 'a'.repeat(1025) },
    { email: 'a\0@example.com', password },
    { email: [email], password },
    { email, password: { $ne: '' } },
  ]) {
    await getAuthToken(body).expectStatus(400).expectJson(invalid);
  }
});

describe('L5: the e-mail address', () => {
  test.each([' ada@example.com ', 'ADA@Example.COM', '\tAda@example.com\n'])('is accepted as %j', async (spelling) => {
    await tokenOf({ email: spelling, password });
  });

  test('ignores case beyond ASCII, too', async () => {
    await Customer.add(app.db, { email: 'JÖRG@example.com', password });
    await tokenOf({ email: 'Jörg@EXAMPLE.com', password });
    await Customer.add(app.db, { email: 'İ@example.com', password });
    await tokenOf({ email: 'İ@EXAMPLE.com', password });
  });
});

test('a password matches in any Unicode composition, but its case and blanks matter', async () => {
  await Customer.add(app.db, { email: 'zoe@example.com', password: ' Zo\u00eb 1234 ' });
  await tokenOf({ email: 'zoe@example.com', password: ' Zoe\u0308 1234 ' });
  for (const other of ['Zo\u00eb 1234', ' zo\u00eb 1234 ']) {
    await getAuthToken({ email: 'zoe@example.com', password: other }).expectStatus(401);
  }
});

test('L6: two sign-ins give two valid tokens', async () => {
  const [first, second] = [await tokenOf({ email, password }), await tokenOf({ email, password })];
  expect(first).not.toBe(second);
  for (const token of [first, second]) await showMyTags(token).expectStatus(200);
});

describe('L7, D11: the token', () => {
  test('has 256 bits, is safe in a URL, and is in no table', async () => {
    const token = await tokenOf({ email, password });
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const tables = await app.db('pg_tables').select('tablename').where({ schemaname: 'public' });
    expect(tables.length).toBeGreaterThan(10);
    const bytes = Buffer.from(token, 'base64url').toString('hex');
    for (const { tablename } of tables) {
      const [found] = await app.db
        .from(tablename)
        .whereRaw('??::text like ? or ??::text like ?', [tablename, `%${token}%`, tablename, `%${bytes}%`])
        .count({ n: '*' });
      expect([tablename, Number(found?.n)]).toEqual([tablename, 0]);
    }
  });

  test('is never logged, nor is the password', async () => {
    const token = await tokenOf({ email, password });
    await showMyTags(token);
    await eventually('the request is logged', () => app.logged.some((line) => line.operation === 'showMyTags'));
    const lines = JSON.stringify(app.logged);
    for (const secret of [token, password]) expect(lines).not.toContain(secret);
  });

  test('expires after a year without use; a use extends it, recorded at most hourly', async () => {
    const token = await tokenOf({ email, password });
    const mine = () => app.db('tokens').orderBy('id', 'desc').first('id', 'last_used_at');
    const { id } = await mine();
    const setUnused = (interval: string) =>
      app
        .db('tokens')
        .where({ id })
        .update({ last_used_at: app.db.raw('now() - ?::interval', [interval]) });

    await setUnused('30 minutes');
    const before = await mine();
    await showMyTags(token).expectStatus(200);
    await setUnused('364 days');
    await showMyTags(token).expectStatus(200);
    await eventually('the use is noted', async () => (await mine()).last_used_at > before.last_used_at);

    await setUnused('366 days');
    await showMyTags(token).expectStatus(401).expectJson(userNotFound);
    expect(await Token.prune(app.db, 365)).toBe(1);
    expect(await app.db('tokens').where({ id })).toHaveLength(0);
  });

  test('is not updated again within the hour', async () => {
    const token = await tokenOf({ email, password });
    const version = () => app.db('tokens').orderBy('id', 'desc').first(app.db.raw('xmin::text'), 'last_used_at');
    const before = await version();
    await Promise.all(Array.from({ length: 5 }, () => showMyTags(token)));
    expect(await version()).toEqual(before);
  });

  test('is revoked when the password changes, and the old password stops working', async () => {
    const customer = await Customer.add(app.db, { email: 'eve@example.com', password });
    const tokens = [
      await tokenOf({ email: 'eve@example.com', password }),
      await tokenOf({ email: 'eve@example.com', password }),
    ];
    expect(await customer.setPassword(app.db, 'another password')).toBe(2);
    for (const token of tokens) await showMyTags(token).expectJson(userNotFound);
    await getAuthToken({ email: 'eve@example.com', password }).expectStatus(401);
    await tokenOf({ email: 'eve@example.com', password: 'another password' });
    await tokenOf({ email, password });
  });

  test('is refused when the password changes during the sign-in', async () => {
    const read = await Customer.add(app.db, { email: 'fay@example.com', password });
    const changing = await app.db.transaction();
    await changing('customers').where({ id: read.id }).update({ password_hash: 'another' });
    const issued = Token.issue(app.db, read).catch((error) => error);
    await eventually('the token waits for the change', async () => (await lockWaits(app.db)) > 0);
    await changing.commit();
    expect(await issued).toMatchObject({ reason: 'wrong_credentials' });
    expect(await app.db('tokens').where({ customer_id: read.id })).toHaveLength(0);
  });
});

test('X82: the JSON of a customer omits the password hash', async () => {
  expect(ada.password_hash).toMatch(/^\$argon2id\$/);
  expect(JSON.stringify(ada)).not.toContain('argon2');
});
