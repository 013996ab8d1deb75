/** Forms with a file that return, or arrive too late: the file is lost, and each page says so. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { Customer } from '../../src/model/customer.ts';
import { type Answer, startApp, type TestApp } from '../setup/app.ts';
import { password } from '../setup/four-people.ts';
import { makeRecord } from '../setup/management.ts';
import { jpeg } from '../setup/pictures.ts';
import { formsOf, TestBrowser } from '../setup/test-browser.ts';

const again = 'Choose the file once more: it did not come back with the form.';

let app: TestApp;
let ada: Customer;
let browser: TestBrowser;
let photograph: Blob;
let next = 0;

beforeAll(async () => {
  app = await startApp();
  photograph = new Blob([new Uint8Array(await jpeg({ background: '#123456' }))]);
});
afterAll(() => app.stop());

beforeEach(async () => {
  next += 1;
  ada = await Customer.add(app.db, { email: `ada${next}@example.com`, password });
  browser = new TestBrowser(app);
  await browser.signIn(ada.email, password);
});

const end = () => app.db('sessions').where({ customer_id: ada.id }).delete();
const hintsIn = ({ text }: Answer) => [...text.matchAll(/<p class="hint" id="(\w+)_hint">(.*?)<\/p>/g)];
const hinted = (answer: Answer) => hintsIn(answer).flatMap(([, id, hint]) => (hint?.includes(again) ? [id] : []));

test('a refused form asks for its file again', async () => {
  const place = await makeRecord(app, 'places', ada.id);
  const tag = await makeRecord(app, 'tags', ada.id);
  const forms: [page: string, action: string, group: string, field: string, wrong: Record<string, string>][] = [
    ['/Tags/new', '/Tags', 'tag', 'picture', { 'tag[position]': 'x' }],
    [`/Tags/${tag}/edit`, `/Tags/${tag}`, 'tag', 'picture', { 'tag[position]': 'x' }],
    [`/Tags/${tag}/fill`, `/Tags/${tag}/fill`, 'tag', 'picture', { 'tag[position]': 'x' }],
    ['/places/new', '/places', 'place', 'picture', { 'place[latitude]': 'x' }],
    [`/places/${place}/edit`, `/places/${place}`, 'place', 'picture', { 'place[latitude]': 'x' }],
    ['/look', '/look', 'look', 'logo', { 'look[colour]': 'x' }],
  ];
  for (const [page, action, group, field, wrong] of forms) {
    const empty = await browser.get(page);
    const name = `${group}[${field}]`;
    const back = await browser.upload(empty, action, name, photograph, wrong);
    expect([page, back.status, hinted(back)]).toEqual([page, 422, [`${group}_${field}`]]);
    const without = await browser.upload(empty, action, name, undefined, wrong);
    expect([page, without.status, hinted(without), hinted(empty)]).toEqual([page, 422, [], []]);
  }
});

test('the sign-in after a session’s end, and the form after it, say that the file is missing', async () => {
  for (const [file, isSaid] of [
    [photograph, true],
    [undefined, false],
  ] as const) {
    const page = await browser.get('/Tags/new');
    await end();
    const late = await browser.upload(page, '/Tags', 'tag[picture]', file, { 'tag[name]': 'The harp' });
    expect(late.status).toBe(401);
    expect(late.text).toContain('comes along on this page, but for passwords and files, and stands there again');
    const refused = await browser.submit(late, '/login', { email: ada.email, password: 'not the password' });
    const form = await browser.submit(refused, '/login', { email: ada.email, password });
    expect([form.status, form.text.includes('value="The harp"')]).toEqual([200, true]);
    expect(form.text.includes(`send it once more. ${again}`)).toBe(isSaid);
  }
});

test('a form sent under another session asks for its file again', async () => {
  const page = await browser.get('/Tags/new');
  const bob = await Customer.add(app.db, { email: `bob${next}@example.com`, password });
  await browser.submit(await browser.get('/'), '/logout');
  await browser.signIn(bob.email, password);
  const late = await browser.upload(page, '/Tags', 'tag[picture]', photograph);
  expect([late.status, late.text.includes(`send it once more. ${again}`)]).toEqual([403, true]);
});

test('HU14: a form too large to be read without a session gets a notice that it is not saved', async () => {
  const said = 'You are not signed in any more, and what you sent is not saved.';
  const large = new Blob([new Uint8Array(1_200_000)]);
  const page = await browser.get('/Tags/new');
  await end();
  const late = await browser.upload(page, '/Tags', 'tag[picture]', large);
  expect([late.status, late.headers.get('location')]).toEqual([302, '/login?return_to=%2FTags']);
  expect((await browser.follow(late)).text).toContain(said);
  expect((await browser.get('/login')).text).not.toContain(said);
  // Nothing is said to who has only asked for a page.
  expect((await browser.follow(await browser.get('/Tags'))).text).not.toContain(said);
});

test('HU14: a form from another site sets no notice, and ends no session', async () => {
  const { fields = {} } = formsOf(await browser.get('/Tags/new')).find(({ action }) => action === '/Tags') ?? {};
  const cookies = new Map(browser.cookies);
  browser.cookies.clear();
  const stranger = { 'Content-Type': 'multipart/form-data; boundary=x', Origin: 'https://evil.example' };
  const answer = await browser.post('/Tags', { ...fields, 'tag[text]': 'x'.repeat(1_200_000) }, stranger);
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([302, null]);
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  expect((await browser.get('/Tags')).status).toBe(200);
});
