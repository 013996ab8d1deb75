/** Changing one's own password and e-mail address: who may, by what, and what it ends. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Customer } from '../../src/model/customer.ts';
import { EmailChangeTries } from '../../src/model/sign-in/email-change-tries.ts';
import { hashPassword } from '../../src/model/sign-in/passwords.ts';
import { Token } from '../../src/model/sign-in/token.ts';
import { type Answer, startApp, type TestApp } from '../setup/app.ts';
import { eventually } from '../setup/eventually.ts';
import { signedIn } from '../setup/factories.ts';
import { as } from '../setup/management.ts';

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
  const { status, body } = await signIn(email, given);
  expect(status).toBe(200);
  return body.auth_token;
}

const signIn = (email: string, given: string) =>
  app.call('POST', '/api/v1/login/getAuthToken', { body: { email, password: given } });
const change = (person: { token: string }, id: number, customer: object, method = 'PATCH', on = app) =>
  as(on, person)(method, `/customers/${id}.json`, { customer });
const isIn = async (token: string) => (await as(app, { token })('GET', '/customers.json')).status === 200;
const outcome = ({ status, body }: Answer) => [status, body];

/** Moves the beginning of all sign-ins of a customer into the past. */
const letPass = async ({ id }: Person, time: string) => {
  for (const table of ['tokens', 'sessions'])
    await app
      .db(table)
      .where({ customer_id: id })
      .update({ created_at: app.db.raw('created_at - ?::interval', [time]) });
};

const needed = [422, { current_password: ['is needed for this, or a sign-in of the last ten minutes'] }];
const wrong = [422, { current_password: ['is wrong'] }];

describe('D11: one’s own password or e-mail address', () => {
  test.each([
    ['password', 'PATCH', () => ({ password: another })],
    ['e-mail address', 'PUT', () => ({ email: `new${next}@example.com` })],
  ])('is changed with the present password: the %s', async (_, method, fields) => {
    await letPass(ada, '11 minutes');
    expect(outcome(await change(ada, ada.id, fields(), method))).toEqual(needed);
    expect(outcome(await change(ada, ada.id, { ...fields(), current_password: '' }, method))).toEqual(needed);
    expect(outcome(await change(ada, ada.id, { ...fields(), current_password: another }, method))).toEqual(wrong);
    expect(await signIn(ada.email, password)).toMatchObject({ status: 200 });
    expect((await change(ada, ada.id, { ...fields(), current_password: password }, method)).status).toBe(204);
    const { email = ada.email, password: now = password } = fields() as { email?: string; password?: string };
    await signInAs(email, now);
  });

  test('is changed by a sign-in of the last ten minutes, by the database’s clock', async () => {
    await letPass(ada, '9 minutes 30 seconds');
    expect((await change(ada, ada.id, { password: another })).status).toBe(204);
    await letPass(ada, '31 seconds');
    expect(outcome(await change(ada, ada.id, { password }))).toEqual(needed);
  });

  test('a present password that is given is looked at, also where it is not needed', async () => {
    expect(outcome(await change(ada, ada.id, { password: another, current_password: 'a wrong one' }))).toEqual(wrong);
    expect(outcome(await change(ada, ada.id, { name: 'Ada', current_password: 'a wrong one' }))).toEqual(wrong);
    expect((await change(ada, ada.id, { name: 'Ada', current_password: password })).status).toBe(204);
  });

  test('all else of one’s own takes no password, and the address that one has already is no change', async () => {
    await letPass(ada, '1 day');
    const fields = { email: ` ${ada.email.toUpperCase()} `, name: 'Ada', password: '' };
    const other = await signInAs(ada.email);
    expect((await change(ada, ada.id, fields)).status).toBe(204);
    expect(await isIn(other)).toBe(true);
    expect(await app.db('customers').where({ id: ada.id }).first()).toMatchObject({ name: 'Ada', email: ada.email });
  });

  test('is no password that everybody has, nor the e-mail address, the old one or the new', async () => {
    const email = `fresh${next}@example.com`;
    for (const [given, fault] of [
      [{ password: 'PassWord1' }, 'is one of the most common ones'],
      [{ password: ada.email.toUpperCase() }, 'is the e-mail address'],
      [{ password: email, email }, 'is the e-mail address'],
      [{ password: ada.email, email }, 'is the e-mail address'],
    ] as const)
      expect(outcome(await change(ada, ada.id, given))).toEqual([422, { password: [fault] }]);
    const made = await as(app, admin)('POST', '/customers.json', { customer: { email, password: 'iloveyou' } });
    expect(outcome(made)).toEqual([422, { password: ['is one of the most common ones'] }]);
    // One of before goes on.
    await app
      .db('customers')
      .where({ id: ada.id })
      .update({ password_hash: await hashPassword('iloveyou') });
    await signInAs(ada.email, 'iloveyou');
  });

  test('all that is wrong is said at once', async () => {
    await letPass(ada, '11 minutes');
    const { status, body } = await change(ada, ada.id, { email: 'x', password: 'short' });
    expect([status, Object.keys(body).sort()]).toEqual([422, ['current_password', 'email', 'password']]);
  });

  test('L17: guesses are counted with those at the sign-in, and held up with them', async () => {
    for (let n = 0; n < 5; n += 1) await signIn(ada.email, 'a wrong one');
    for (let n = 0; n < 5; n += 1)
      expect(outcome(await change(ada, ada.id, { name: 'x', current_password: `guess ${n}` }))).toEqual(wrong);
    const held = await change(ada, ada.id, { password: another, current_password: password }, 'PUT');
    expect([held.status, held.body.error.code, held.headers.get('x-error-reason')]).toEqual([
      429,
      'TooManyRequests',
      'too_many_failures',
    ]);
    expect(Number(held.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await signIn(ada.email, password)).status).toBe(429);
  });

  test('who has no password signs in once more', async () => {
    const bob = await signedIn(app);
    await letPass({ ...bob }, '11 minutes');
    const { status, body } = await change(bob, bob.id, { password });
    expect([status, body.current_password[0]]).toEqual([422, expect.stringContaining('sign in again')]);
    const guess = await change(bob, bob.id, { password, current_password: password });
    expect(outcome(guess)).toEqual([422, { current_password: ['is wrong: you have none'] }]);
    const customer = await Customer.byEmail(app.db, bob.email);
    const token = await Token.issue(app.db, customer as Customer);
    expect((await change({ token }, bob.id, { password })).status).toBe(204);
    await signInAs(bob.email);
  });
});

describe('D11: a change ends', () => {
  test.each([
    ['password', () => ({ password: another })],
    ['e-mail address', () => ({ email: `other${next}@example.com` })],
  ])('all other tokens and sessions, not the one that made it: the %s', async (_, fields) => {
    const others = [await signInAs(ada.email), await signInAs(ada.email)];
    await app.db('sessions').insert({ customer_id: ada.id, digest: Buffer.alloc(32, next), network: 'test' });
    expect((await change(ada, ada.id, fields())).status).toBe(204);
    expect(await isIn(ada.token)).toBe(true);
    for (const token of others) expect(await isIn(token)).toBe(false);
    expect(await app.db('sessions').where({ customer_id: ada.id })).toEqual([]);
  });

  test.each([
    ['password', () => ({ password: another })],
    ['e-mail address', () => ({ email: `given${next}@example.com` })],
  ])('all of them where an admin has made it, who needs no password: the %s', async (_, fields) => {
    await letPass(admin, '11 minutes');
    expect((await change(admin, ada.id, fields())).status).toBe(204);
    expect(await isIn(ada.token)).toBe(false);
    expect(await isIn(admin.token)).toBe(true);
  });

  test('nothing where an admin sends the address along that the customer has', async () => {
    await change(ada, ada.id, { email: `claimed${next}@example.com` });
    const fields = { email: ` Claimed${next}@Example.com`, name: 'Ada' };
    expect((await change(admin, ada.id, fields)).status).toBe(204);
    expect(await isIn(ada.token)).toBe(true);
    expect((await app.db('customers').where({ id: ada.id }).first()).email_unproven).toBe(true);
  });

  test('the sign-in of another change that waits for it', async () => {
    const thief = await signInAs(ada.email);
    const first = await app.db.transaction();
    await first('customers').where({ id: ada.id }).forUpdate().first();
    const theft = change({ token: thief }, ada.id, { password: another });
    await eventually('the other change waits', async () => {
      const waiting = app.db('pg_stat_activity').where({ wait_event_type: 'Lock' });
      return (await waiting.whereRaw('datname = current_database()')).length > 0;
    });
    await first('tokens').where({ customer_id: ada.id }).delete();
    await first.commit();
    expect((await theft).status).toBe(401);
    await signInAs(ada.email);
  });
});

describe('R26: one’s own e-mail address', () => {
  const tooMany = {
    message: 'The e-mail address has been changed too often. Try again later.',
    code: 'TooManyRequests',
  };

  test('is changed at most 5 times a day, whatever comes of the tries, by all processes together', async () => {
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
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
    const refused = await change(ada, ada.id, { email: taken.email }, 'PATCH');
    expect(outcome(refused)).toEqual([429, { error: tooMany }]);
    expect(refused.headers.get('x-error-reason')).toBe('too_many_changes');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(23 * 3600);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(24 * 3600);
  });

  test('what is no e-mail address, or no other one, is no try; what is refused for want of a password is', async () => {
    for (const email of ['x', ada.email.toUpperCase(), 'a b@c']) {
      for (let n = 0; n < 3; n += 1) await change(ada, ada.id, { email, name: 'x' });
    }
    await letPass(ada, '11 minutes');
    const email = `fifth${next}@example.com`;
    for (let n = 0; n < 4; n += 1) expect(outcome(await change(ada, ada.id, { email }))).toEqual(needed);
    expect((await change(ada, ada.id, { email, current_password: password })).status).toBe(204);
    expect((await change(ada, ada.id, { email: `sixth${next}@example.com`, current_password: password })).status).toBe(
      429,
    );
    // The rest goes on.
    expect((await change(ada, ada.id, { email, name: 'Ada' })).status).toBe(204);
  });

  test('is over after a day, and does not hold up an admin who changes it', async () => {
    for (let n = 0; n < 6; n += 1) await change(ada, ada.id, { email: `many${next}-${n}@example.com` });
    expect((await change(admin, ada.id, { email: `adm${next}@example.com` })).status).toBe(204);
    await app.db('email_change_tries').update({ expire: Date.now() - 1 });
    const token = await signInAs(`adm${next}@example.com`);
    expect((await change({ token }, ada.id, { email: `day${next}@example.com` })).status).toBe(204);
    await app.db('email_change_tries').update({ expire: Date.now() - 1 });
    expect(await EmailChangeTries.prune(app.db)).toBeGreaterThan(0);
    expect(await app.db('email_change_tries')).toEqual([]);
  });
});
