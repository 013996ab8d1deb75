import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Customer } from '../../src/model/customer.ts';
import { pruneNetworks } from '../../src/model/sign-in/familiar-networks.ts';
import { PasswordCheck } from '../../src/model/sign-in/password-check.ts';
import { hashSemaphore } from '../../src/model/sign-in/passwords.ts';
import { LoginThrottle } from '../../src/model/sign-in/throttle.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import type { Expectation } from '../setup/spec.ts';

const email = 'ada@example.com';
const password = 'correct horse battery staple';
const held = { error: { message: 'Too many failed sign-ins. Try again later.', code: 'TooManyRequests' } };
const wrong = { error: { message: 'User not found.', code: 'InvalidRequest' } };

/** Two web processes' worth of the service, each with connections of its own, on one database. */
let apps: [TestApp, TestApp];

beforeAll(async () => {
  const env = { TRUSTED_PROXIES: '127.0.0.1' };
  const first = await startApp({ env });
  apps = [first, await startApp({ env, databaseUrl: first.databaseUrl })];
});
afterAll(async () => {
  await apps[1].stop();
  await apps[0].stop();
});

beforeEach(async () => {
  const [{ db }] = apps;
  await db('login_failures').delete();
  await db('customers').delete();
  await Customer.add(db, { email, password });
});

interface Try {
  email?: string;
  password?: string;
  address?: string;
}

/** Tries to sign in, from some address, at the one process or the other. */
const signIn = ({ address = '192.0.2.1', ...given }: Try, process = 0) =>
  (apps[process % 2] as TestApp)
    .spec()
    .post('/api/v1/login/getAuthToken')
    .withHeaders({ 'x-forwarded-for': address })
    .withJson({ email, password: 'a wrong one', ...given });

/** As many tries at once, over both processes; how often each status was answered. */
async function manyAtOnce(number: number, tryOf: (n: number) => Try): Promise<Record<number, number>> {
  const answers = await Promise.all(Array.from({ length: number }, (_, n) => signIn(tryOf(n), n)));
  const counts: Record<number, number> = {};
  for (const { statusCode } of answers) counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  return counts;
}

/** Sets a counter as so many failures would. */
async function fail(times: number, tryOf: (n: number) => { email: string; network: string }) {
  const throttle = new LoginThrottle(apps[0].db);
  for (let n = 0; n < times; n += 1) await throttle.count(tryOf(n));
}

const heldUp: Expectation = ({ res }) => {
  expect([res.statusCode, res.json]).toEqual([429, held]);
  const seconds = Number(res.headers['retry-after']);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(900);
};

const everyAddress = (n: number) => `198.51.100.${n}`;

describe('L17: concurrent failures are limited exactly to', () => {
  test('10 from one address for one e-mail address', async () => {
    expect(await manyAtOnce(25, () => ({}))).toEqual({ 401: 10, 429: 15 });
  });

  test('10 for an account that does not exist', async () => {
    expect(await manyAtOnce(25, () => ({ email: 'nobody@example.com' }))).toEqual({ 401: 10, 429: 15 });
  });

  test('50 for one e-mail address from anywhere', async () => {
    expect(await manyAtOnce(65, (n) => ({ address: everyAddress(n) }))).toEqual({ 401: 50, 429: 15 });
  });

  test('1 000 from one address', async () => {
    await fail(990, (n) => ({ email: `${n}@example.com`, network: '192.0.2.1' }));
    expect(await manyAtOnce(25, (n) => ({ email: `nobody${n}@example.com` }))).toEqual({ 401: 10, 429: 15 });
    await signIn({ address: '192.0.2.2' }).expectStatus(401);
  });
});

test('L17: refuses a correct password among many concurrent guesses', async () => {
  const guesses = Array.from({ length: 40 }, (_, n) => signIn({ password: `guess ${n}` }).toss());
  await signIn({ password }).expect(heldUp);
  await Promise.all(guesses);
});

test.each([['a customer'], ['nobody']])(
  'L17: of 200 concurrent guesses for %s, only those within the limit are hashed',
  async (whom) => {
    const [{ db }] = apps;
    let hashed = 0;
    const check = new PasswordCheck(db, async () => {
      hashed += 1;
      return false;
    });
    const customer = whom === 'nobody' ? undefined : await Customer.byEmail(db, email);
    const attempt = { customer, email: customer?.email ?? 'nobody@example.com', network: '192.0.2.1' };
    const guesses = Array.from({ length: 200 }, (_, n) => check.customerBehind({ ...attempt, password: `guess ${n}` }));
    const outcomes = (await Promise.allSettled(guesses)).map(
      (each) => each.status === 'rejected' && each.reason.reason,
    );
    expect(outcomes.filter((reason) => reason === 'wrong_credentials')).toHaveLength(10);
    expect(outcomes.filter((reason) => reason === 'too_many_failures')).toHaveLength(190);
    // As many more may be under way when the tenth has failed as there are permits.
    expect(hashed).toBeGreaterThanOrEqual(10);
    expect(hashed).toBeLessThanOrEqual(12);
  },
);

test('L17: refuses a correct password when other processes count enough failures meanwhile', async () => {
  const [{ db }] = apps;
  const customer = await Customer.byEmail(db, email);
  const guess = { customer, email, network: '192.0.2.1', password };
  const check = new PasswordCheck(db, async () => {
    await fail(10, () => ({ email, network: '192.0.2.1' }));
    return true;
  });
  await expect(check.customerBehind(guess)).rejects.toMatchObject({ reason: 'too_many_failures' });
});

test('passwords from one address are refused with 503 when too many wait, known or not, and others are not', async () => {
  const gate = Promise.withResolvers<void>();
  const crowd = Array.from({ length: 3 + 250 }, () =>
    hashSemaphore.run('192.0.2.1', () => gate.promise).catch(() => {}),
  );
  try {
    const tries = [signIn({ password }), signIn({ email: 'nobody@example.com' })].map((each) =>
      each
        .expectStatus(503)
        .expectHeader('x-error-reason', 'passwords_busy')
        .expectHeader('retry-after', /^[1-9]\d*$/),
    );
    const [known, unknown] = await Promise.all(tries);
    expect(known.text).toBe(unknown.text);
    const other = signIn({ password, address: '192.0.2.2' }).expectStatus(200).toss();
    gate.resolve();
    await other;
  } finally {
    gate.resolve();
    await Promise.all(crowd);
  }
});

test('L17: only failures count: any number of simultaneous sign-ins succeeds', async () => {
  expect(await manyAtOnce(20, () => ({ password }))).toEqual({ 200: 20 });
  expect(await apps[0].db('login_failures')).toHaveLength(0);
});

test('L17: answers a right password like a wrong one, and a known address like an unknown one, at the limit', async () => {
  for (let n = 0; n < 10; n += 1) {
    for (const tried of [email, 'nobody@example.com']) {
      await signIn({ email: tried }, n).expectStatus(401).expectJson(wrong);
    }
  }
  const answers = await Promise.all([
    signIn({}).expect(heldUp),
    signIn({ email: 'ADA@example.com', password }).expect(heldUp),
    signIn({ email: 'nobody@example.com' }).expect(heldUp),
  ]);
  for (const { text, headers } of answers)
    expect([text, Object.keys(headers)]).toEqual([answers[0].text, Object.keys(answers[0].headers)]);
  await signIn({ password, address: '192.0.2.2' }).expectStatus(200);
});

test('L17: a success does not reset the count of failures', async () => {
  for (let n = 0; n < 9; n += 1) await signIn({}).expectStatus(401);
  await signIn({ password }).expectStatus(200);
  await signIn({}).expectStatus(401);
  await signIn({}).expect(heldUp);
});

test('L17: sign-ins work again when the period ends', async () => {
  const [{ db }] = apps;
  for (let n = 0; n < 10; n += 1) await signIn({});
  await signIn({ password }).expect(heldUp);
  await db('login_failures').update({ expire: Date.now() - 1 });
  await signIn({ password }).expectStatus(200);
  await signIn({}).expectStatus(401);
  await db('login_failures').update({ expire: Date.now() - 1 });
  expect(await LoginThrottle.prune(db)).toBe(3);
  expect(await db('login_failures')).toHaveLength(0);
});

describe('L17: an address from which the customer has signed in before', () => {
  const home = '192.0.2.77';
  const lockByOthers = () => fail(50, (n) => ({ email, network: everyAddress(n) }));

  test('is not affected by failures from elsewhere; other addresses are', async () => {
    await signIn({ password, address: home }).expectStatus(200);
    await lockByOthers();
    await signIn({ password, address: '192.0.2.78' }).expect(heldUp);
    await signIn({ password, address: home }).expectStatus(200);
  });

  test('is refused like any other for a wrong password', async () => {
    await signIn({ password, address: home }).expectStatus(200);
    await lockByOthers();
    await signIn({ address: home }).expect(heldUp);
    await signIn({ password, address: home }).expectStatus(200);
  });

  test('is refused after failures of its own', async () => {
    await signIn({ password, address: home }).expectStatus(200);
    for (let n = 0; n < 10; n += 1) await signIn({ address: home }).expectStatus(401);
    await signIn({ password, address: home }).expect(heldUp);
  });

  test('may have a thousand failures for other customers, too', async () => {
    await signIn({ password, address: home }).expectStatus(200);
    await fail(1000, (n) => ({ email: `${n}@example.com`, network: home }));
    await signIn({ password, address: home }).expectStatus(200);
    await signIn({ email: 'nobody@example.com', address: home }).expect(heldUp);
    // To whom it is not familiar it is one, with the right password too.
    await Customer.add(apps[0].db, { email: 'eve@example.com', password });
    await signIn({ email: 'eve@example.com', password, address: home }).expect(heldUp);
    await signIn({ email: 'eve@example.com', password, address: '192.0.2.78' }).expectStatus(200);
  });

  test('is forgotten after a year', async () => {
    const [{ db }] = apps;
    await signIn({ password, address: home }).expectStatus(200);
    expect(await pruneNetworks(db)).toBe(0);
    await db('login_addresses').update({ last_used_at: db.raw(`now() - interval '366 days'`) });
    expect(await pruneNetworks(db)).toBe(1);
  });
});

test('L17: counts an IPv6 network as one address, and ignores forwarded addresses without a trusted proxy', async () => {
  expect(await manyAtOnce(25, (n) => ({ address: `2001:db8:0:1::${n + 1}` }))).toEqual({ 401: 10, 429: 15 });
  await signIn({ address: '2001:db8:0:2::1' }).expectStatus(401);
  const plain = await startApp({ databaseUrl: apps[0].databaseUrl });
  const statuses: number[] = [];
  for (let n = 0; n < 11; n += 1) {
    const headers = { 'x-forwarded-for': everyAddress(n) };
    const body = { email: 'x@example.com', password };
    statuses.push(
      (await plain.spec().post('/api/v1/login/getAuthToken').withJson(body).withHeaders(headers)).statusCode,
    );
  }
  expect(statuses).toEqual([...Array(10).fill(401), 429]);
  await plain.stop();
});

test('the counters contain no e-mail address', async () => {
  await signIn({});
  const rows = await apps[0].db('login_failures');
  expect(rows).toHaveLength(3);
  expect(JSON.stringify(rows)).not.toContain('ada');
});
