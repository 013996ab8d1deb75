/** Changing the customer's own password and e-mail address: what it requires, and which sessions it ends. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Customer } from '../../src/model/customer.ts';
import { EmailChangeTries } from '../../src/model/sign-in/email-change-limit.ts';
import { hashPassword } from '../../src/model/sign-in/passwords.ts';
import { Token } from '../../src/model/sign-in/token.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { eventually } from '../setup/eventually.ts';
import { signedIn } from '../setup/factories.ts';
import { lockWaits } from '../setup/lock-waits.ts';
import type { Expectation } from '../setup/spec.ts';

const password = 'correct horse battery staple';
const another = 'a staple of another battery';

interface Person {
  id: number;
  email: string;
  token: string;
}

let app: TestApp;
let second: TestApp;
let admin: Person;
let ada: Person;
let next = 0;

beforeAll(async () => {
  app = await startApp();
  second = await startApp({ databaseUrl: app.databaseUrl });
  admin = await signedIn(app, { role: 'admin' });
});
afterAll(async () => {
  await second.stop();
  await app.stop();
});
beforeEach(async () => {
  await app.db('login_failures').delete();
  next += 1;
  ada = await withPassword(`ada${next}@example.com`);
});

/** A customer who has signed in by password. */
async function withPassword(email: string): Promise<Person> {
  const { id } = await Customer.add(app.db, { email, password });
  return { id, email, token: await signInAs(email) };
}

async function signInAs(email: string, given = password): Promise<string> {
  return signIn(email, given).expectStatus(200).returns('auth_token');
}

const signIn = (email: string, given: string) =>
  app.spec().post('/api/v1/login/getAuthToken').withJson({ email, password: given });
const change = (person: { token: string }, id: number, customer: object, method = 'PATCH', on = app) =>
  on.spec(person).withMethod(method).withPath(`/customers/${id}.json`).withJson({ customer });
const isIn = async (token: string) => (await app.spec({ token }).get('/customers.json')).statusCode === 200;

/** Moves the beginning of all sign-ins of a customer into the past. */
const letPass = async ({ id }: Person, time: string) => {
  for (const table of ['tokens', 'sessions'])
    await app
      .db(table)
      .where({ customer_id: id })
      .update({ created_at: app.db.raw('created_at - ?::interval', [time]) });
};

const refusedFor =
  (fault: string): Expectation =>
  ({ res }) => {
    expect([res.statusCode, res.json]).toEqual([422, { current_password: [fault] }]);
  };
const needed = refusedFor('is needed for this, or a sign-in of the last ten minutes');
const wrong = refusedFor('is wrong');

describe('D11: the customer’s own password or e-mail address', () => {
  test.each([
    ['password', 'PATCH', () => ({ password: another })],
    ['e-mail address', 'PUT', () => ({ email: `new${next}@example.com` })],
  ])('is changed with the current password: the %s', async (_, method, fields) => {
    await letPass(ada, '11 minutes');
    await change(ada, ada.id, fields(), method).expect(needed);
    await change(ada, ada.id, { ...fields(), current_password: '' }, method).expect(needed);
    await change(ada, ada.id, { ...fields(), current_password: another }, method).expect(wrong);
    await signIn(ada.email, password).expectStatus(200);
    await change(ada, ada.id, { ...fields(), current_password: password }, method).expectStatus(204);
    const { email = ada.email, password: now = password } = fields() as { email?: string; password?: string };
    await signInAs(email, now);
  });

  test('is changed without a password within ten minutes of signing in, by the database’s clock', async () => {
    await letPass(ada, '9 minutes 30 seconds');
    await change(ada, ada.id, { password: another }).expectStatus(204);
    await letPass(ada, '31 seconds');
    await change(ada, ada.id, { password }).expect(needed);
  });

  test('a current password is checked whenever it is sent, even if not needed', async () => {
    await change(ada, ada.id, { password: another, current_password: 'a wrong one' }).expect(wrong);
    await change(ada, ada.id, { name: 'Ada', current_password: 'a wrong one' }).expect(wrong);
    await change(ada, ada.id, { name: 'Ada', current_password: password }).expectStatus(204);
  });

  test('other fields need no password, and sending the same address again is no change', async () => {
    await letPass(ada, '1 day');
    const fields = { email: ` ${ada.email.toUpperCase()} `, name: 'Ada', password: '' };
    const other = await signInAs(ada.email);
    await change(ada, ada.id, fields).expectStatus(204);
    expect(await isIn(other)).toBe(true);
    expect(await app.db('customers').where({ id: ada.id }).first()).toMatchObject({ name: 'Ada', email: ada.email });
  });

  test('must not be a common password, nor the old or new e-mail address', async () => {
    const email = `fresh${next}@example.com`;
    for (const [given, fault] of [
      [{ password: 'PassWord1' }, 'is one of the most common ones'],
      [{ password: ada.email.toUpperCase() }, 'is the e-mail address'],
      [{ password: email, email }, 'is the e-mail address'],
      [{ password: ada.email, email }, 'is the e-mail address'],
    ] as const)
      await change(ada, ada.id, given)
        .expectStatus(422)
        .expectJson({ password: [fault] });
    await app
      .spec(admin)
      .post('/customers.json')
      .withJson({ customer: { email, password: 'iloveyou' } })
      .expectStatus(422)
      .expectJson({ password: ['is one of the most common ones'] });
    // One of before goes on.
    await app
      .db('customers')
      .where({ id: ada.id })
      .update({ password_hash: await hashPassword('iloveyou') });
    await signInAs(ada.email, 'iloveyou');
  });

  test('all errors are reported at once', async () => {
    await letPass(ada, '11 minutes');
    const { body } = await change(ada, ada.id, { email: 'x', password: 'short' }).expectStatus(422);
    expect(Object.keys(body).sort()).toEqual(['current_password', 'email', 'password']);
  });

  test('L17: wrong current passwords count as failed sign-ins, and are throttled with them', async () => {
    for (let n = 0; n < 5; n += 1) await signIn(ada.email, 'a wrong one');
    for (let n = 0; n < 5; n += 1)
      await change(ada, ada.id, { name: 'x', current_password: `guess ${n}` }).expect(wrong);
    await change(ada, ada.id, { password: another, current_password: password }, 'PUT')
      .expectStatus(429)
      .expectJson('error.code', 'TooManyRequests')
      .expectHeader('x-error-reason', 'too_many_failures')
      .expectHeader('retry-after', /^[1-9]\d*$/);
    await signIn(ada.email, password).expectStatus(429);
  });

  test('a customer without a password signs in again instead', async () => {
    const bob = await signedIn(app);
    await letPass({ ...bob }, '11 minutes');
    await change(bob, bob.id, { password })
      .expectStatus(422)
      .expectJsonLike('current_password[0]', expect.stringContaining('sign in again'));
    await change(bob, bob.id, { password, current_password: password }).expect(refusedFor('is wrong: you have none'));
    const customer = await Customer.byEmail(app.db, bob.email);
    const token = await Token.issue(app.db, customer as Customer);
    await change({ token }, bob.id, { password }).expectStatus(204);
    await signInAs(bob.email);
  });
});

describe('D11: a change ends', () => {
  test.each([
    ['password', () => ({ password: another })],
    ['e-mail address', () => ({ email: `other${next}@example.com` })],
  ])('all other tokens and sessions, except the one that made it: the %s', async (_, fields) => {
    const others = [await signInAs(ada.email), await signInAs(ada.email)];
    await app.db('sessions').insert({ customer_id: ada.id, digest: Buffer.alloc(32, next), network: 'test' });
    await change(ada, ada.id, fields()).expectStatus(204);
    expect(await isIn(ada.token)).toBe(true);
    for (const token of others) expect(await isIn(token)).toBe(false);
    expect(await app.db('sessions').where({ customer_id: ada.id })).toEqual([]);
  });

  test.each([
    ['password', () => ({ password: another })],
    ['e-mail address', () => ({ email: `given${next}@example.com` })],
  ])('all tokens and sessions if made by an admin, who needs no password: the %s', async (_, fields) => {
    await letPass(admin, '11 minutes');
    await change(admin, ada.id, fields()).expectStatus(204);
    expect(await isIn(ada.token)).toBe(false);
    expect(await isIn(admin.token)).toBe(true);
  });

  test('nothing if an admin sends the address that the customer already has', async () => {
    await change(ada, ada.id, { email: `claimed${next}@example.com` });
    const fields = { email: ` Claimed${next}@Example.com`, name: 'Ada' };
    await change(admin, ada.id, fields).expectStatus(204);
    expect(await isIn(ada.token)).toBe(true);
    expect((await app.db('customers').where({ id: ada.id }).first()).email_unproven).toBe(true);
  });

  test('the token of a concurrent change that waits for it', async () => {
    const thief = await signInAs(ada.email);
    const first = await app.db.transaction();
    await first('customers').where({ id: ada.id }).forUpdate().first();
    const theft = change({ token: thief }, ada.id, { password: another }).expectStatus(401).toss();
    await eventually('the other change waits', async () => (await lockWaits(app.db)) > 0);
    await first('tokens').where({ customer_id: ada.id }).delete();
    await first.commit();
    await theft;
    await signInAs(ada.email);
  });
});

describe('R26: the customer’s own e-mail address', () => {
  const tooMany = {
    message: 'The e-mail address has been changed too often. Try again later.',
    code: 'TooManyRequests',
  };

  test('is changed at most 5 times a day, counting failed attempts, across all processes', async () => {
    const taken = await withPassword(`taken${next}@example.com`);
    const tries = Array.from({ length: 12 }, (_, n) =>
      change(
        ada,
        ada.id,
        { email: n % 2 === 0 ? taken.email : `own${next}-${n}@example.com` },
        'PATCH',
        [app, second][n % 2],
      ),
    );
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
    const { headers } = await change(ada, ada.id, { email: taken.email })
      .expectStatus(429)
      .expectJson({ error: tooMany })
      .expectHeader('x-error-reason', 'too_many_changes');
    expect(Number(headers['retry-after'])).toBeGreaterThan(23 * 3600);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(24 * 3600);
  });

  test('counts an attempt refused for want of a password, but not an invalid or unchanged address', async () => {
    for (const email of ['x', ada.email.toUpperCase(), 'a b@c']) {
      for (let n = 0; n < 3; n += 1) await change(ada, ada.id, { email, name: 'x' });
    }
    await letPass(ada, '11 minutes');
    const email = `fifth${next}@example.com`;
    for (let n = 0; n < 4; n += 1) await change(ada, ada.id, { email }).expect(needed);
    await change(ada, ada.id, { email, current_password: password }).expectStatus(204);
    await change(ada, ada.id, { email: `sixth${next}@example.com`, current_password: password }).expectStatus(429);
    // The rest goes on.
    await change(ada, ada.id, { email, name: 'Ada' }).expectStatus(204);
  });

  test('can be changed again after a day, and always by an admin', async () => {
    for (let n = 0; n < 6; n += 1) await change(ada, ada.id, { email: `many${next}-${n}@example.com` });
    await change(admin, ada.id, { email: `adm${next}@example.com` }).expectStatus(204);
    await app.db('email_change_tries').update({ expire: Date.now() - 1 });
    const token = await signInAs(`adm${next}@example.com`);
    await change({ token }, ada.id, { email: `day${next}@example.com` }).expectStatus(204);
    await app.db('email_change_tries').update({ expire: Date.now() - 1 });
    expect(await EmailChangeTries.prune(app.db)).toBeGreaterThan(0);
    expect(await app.db('email_change_tries')).toEqual([]);
  });
});
