/** HU8: one e-mail address in several spellings. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Customer } from '../../src/model/customer.ts';
import { canonicalEmail } from '../../src/model/email.ts';
import { PasswordLink } from '../../src/model/sign-in/password-link.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { signedIn } from '../setup/factories.ts';

let app: TestApp;
let admin: Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  app = await startApp();
  admin = await signedIn(app, { role: 'admin' });
});
afterAll(() => app.stop());

const password = 'a bridge over two rivers';
/** The first as it is stored. */
const spellings: [stored: string, ...others: string[]][] = [
  ['caf\u00e9@example.com', 'cafe\u0301@example.com', 'CAFE\u0301@Example.COM'],
  ['user@m\u00fcnchen.example', 'user@xn--mnchen-3ya.example', 'user@MU\u0308NCHEN.example'],
];

test.each(spellings)('HU8: %j is one address in all spellings', async (stored, ...others) => {
  const customer = { email: others[0] as string, password };
  const made = await app.spec(admin).post('/customers.json').withJson({ customer }).expectStatus(201).returns('id');
  for (const email of [stored, ...others]) {
    const taken = { email: ['is taken already'] };
    await app.spec(admin).post('/customers.json').withJson({ customer: { email } }).expectStatus(422).expectJson(taken);
    await app
      .spec(admin)
      .post('/invitations.json')
      .withJson({ invitation: { email } })
      .expectStatus(422)
      .expectJson({ email: ['is that of a customer already'] });
    const signIn = app.spec().post('/api/v1/login/getAuthToken').withJson({ email, password });
    const auth_token = await signIn.expectStatus(200).returns('auth_token');
    expect((await PasswordLink.forgotten(app.db, email))?.email).toBe(stored);
    const rows = { rows: [{ reference: email, lang: 'en', text: 'Hello', customer: email }] };
    await app.spec(admin).post('/Tags/import.json').withJson(rows).expectStatus(200);
    await app.spec().post('/api/v1/login/signOut').withJson({ email, auth_token }).expectStatus(200);
  }
  expect(await app.db('customers').where({ id: made }).pluck('email')).toEqual([stored]);
});

test('HU8: two spellings of an address share one invitation', async () => {
  for (const email of ['e\u0301va@example.com', '\u00e9va@example.com'])
    await app.spec(admin).post('/invitations.json').withJson({ invitation: { email } }).expectStatus(201);
  expect(await app.db('invitations').where('email', 'like', '%va@example.com')).toHaveLength(1);
});

test('HU8: invalid domains and look-alike letters stay unchanged', () => {
  for (const email of [
    'a@xn--a',
    'a@\u00e9/b',
    'a@\u00e9%61',
    '\u212a@b',
    'a@foo_bar.example',
    'a@1.2',
    '\u0430@example.com',
  ])
    expect(canonicalEmail(email)).toBe(email);
  for (const [stored] of spellings) expect(canonicalEmail(canonicalEmail(stored))).toBe(stored);
});

test('HU8: old addresses that are equal by now sign in as they are spelt, and are found as twins', async () => {
  const make = async (email: string) => (await app.db('customers').insert({ email }).returning('id'))[0].id;
  const decomposed = await make('the\u0301@example.com');
  const composed = await make('th\u00e9@example.com');
  const both = [await make('ma\u0301@xn--mnchen-3ya.example'), await make('m\u00e1@xn--mnchen-3ya.example')];
  await make('nobody-else-he\u0301@example.com');
  expect((await Customer.emailTwins(app.db)).map(({ id }) => id)).toEqual([decomposed, ...both]);
  expect((await Customer.byEmail(app.db, 'The\u0301@example.com'))?.id).toBe(decomposed);
  expect((await Customer.byEmail(app.db, 'Th\u00e9@example.com'))?.id).toBe(composed);
});
