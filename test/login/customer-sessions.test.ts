/** The page on which admins see and end a customer's sessions. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { Customer } from '../../src/model/customer.ts';
import { Token } from '../../src/model/sign-in/token.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { type SignedInPerson, signedInPerson } from '../setup/signed-in-person.ts';
import { TestBrowser } from '../setup/test-browser.ts';

const password = 'correct horse battery staple';

let app: TestApp;
let admin: SignedInPerson;
let ada: SignedInPerson;
let path: string;

beforeAll(async () => {
  app = await startApp();
  admin = await signedInPerson(app, 'admin');
});
afterAll(() => app.stop());
beforeEach(async () => {
  ada = await signedInPerson(app);
  path = `/customers/${ada.id}/sessions`;
});

const issue = async (userAgent: string) =>
  Token.issue(app.db, (await Customer.byEmail(app.db, ada.email)) as Customer, { userAgent });
const isIn = async (token: string) => (await app.spec({ token }).get('/customers.json')).statusCode === 200;
const isSignedIn = async ({ browser }: SignedInPerson) => (await browser.get('/Tags')).status === 200;
async function end(address: string): Promise<string> {
  const ended = await admin.browser.submit(await admin.browser.get(path), address);
  expect([ended.status, ended.headers.get('location')]).toEqual([303, path]);
  return (await admin.browser.follow(ended)).text;
}

test('an admin opens the page from the customer’s, and sees its browsers and apps', async () => {
  await issue('Museum/1.0 iPhone');
  expect((await admin.browser.get(`/customers/${ada.id}`)).text).toContain(`href="${path}"`);
  const { text } = await admin.browser.get(path);
  expect(text).toContain(`<title>Where ${ada.email} is signed in`);
  expect(text).toMatch(/<h2>Apps<\/h2>.*Museum\/1\.0 iPhone/s);
  expect(text).not.toContain('(this one)');
});

test('an admin signs out one browser or app, or all of them', async () => {
  const [one, other] = [await issue('one'), await issue('other')];
  const [token] = await app.db('tokens').where({ customer_id: ada.id }).orderBy('id');
  app.logged.splice(0);
  expect(await end(`${path}/tokens/${token.id}`)).toContain('Signed out there.');
  expect([await isIn(one), await isIn(other)]).toEqual([false, true]);
  const told = { event: 'revoked', reason: 'token', customer: ada.id, by: admin.id };
  expect(app.logged).toContainEqual(expect.objectContaining(told));

  const second = new TestBrowser(app);
  await second.signIn(ada.email, password);
  const [{ id }] = await app.db('sessions').where({ customer_id: ada.id }).orderBy('id');
  await end(`${path}/${id}`);
  expect([await isSignedIn(ada), (await second.get('/Tags')).status]).toEqual([false, 200]);

  await ada.browser.signIn(ada.email, password);
  await issue('third');
  expect(await end(path)).toContain('Signed out in 2 browsers.');
  expect(await end(`${path}/tokens`)).toContain('Signed out in 2 apps.');
  expect([await isSignedIn(ada), await isIn(other), await isSignedIn(admin)]).toEqual([false, false, true]);
});

test('an admin’s own page keeps the current browser signed in', async () => {
  path = `/customers/${admin.id}/sessions`;
  const second = new TestBrowser(app);
  await second.signIn(admin.email, password);
  expect((await admin.browser.get(path)).text).toContain('(this one)');
  expect(await end(path)).toContain('Signed out in one other browser.');
  expect([await isSignedIn(admin), (await second.get('/Tags')).status]).toEqual([true, 302]);
});

test('answers 404 for sessions and tokens of another customer', async () => {
  const eve = await signedInPerson(app);
  const [{ id }] = await app.db('sessions').where({ customer_id: eve.id });
  const csrf_token = /name="csrf_token" value="([^"]*)"/.exec((await admin.browser.get(path)).text)?.[1] ?? '';
  for (const absent of [`${path}/${id}`, `${path}/tokens/${id}`, `${path}/x`, `/customers/999999/sessions/${id}`])
    expect((await admin.browser.post(absent, { csrf_token, _method: 'delete' })).status).toBe(404);
  expect(await isSignedIn(eve)).toBe(true);
});

test('answers 404 to customers who are not admins, also for their own page', async () => {
  const eve = await signedInPerson(app);
  const absent = await eve.browser.get('/customers/999999/sessions');
  for (const each of [path, `/customers/${eve.id}/sessions`]) {
    const { status, text } = await eve.browser.get(each);
    expect([status, text.replaceAll(each, '')]).toEqual([
      404,
      absent.text.replaceAll('/customers/999999/sessions', ''),
    ]);
  }
  expect((await eve.browser.get(`/customers/${eve.id}`)).text).not.toContain(`/customers/${eve.id}/sessions`);
  const csrf_token = /name="csrf_token" value="([^"]*)"/.exec((await eve.browser.get('/sessions')).text)?.[1] ?? '';
  expect((await eve.browser.post(path, { csrf_token, _method: 'delete' })).status).toBe(404);
  expect(await isSignedIn(ada)).toBe(true);
  expect((await new TestBrowser(app).get(path)).status).toBe(302);
});
