/** The page of bundle links: creates them, shows each address once, and revokes them, without scripts. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { limits } from '../../contracts/primitives.ts';
import { type Answer, startApp, type TestApp } from '../setup/app.ts';
import { makeRecord } from '../setup/management.ts';
import { modulesOf, readQrCode } from '../setup/qr-reader.ts';
import { type SignedInPerson, signedInPerson } from '../setup/signed-in-person.ts';

const path = '/bundle_links';

let app: TestApp;
let owner: SignedInPerson;
let other: SignedInPerson;
let admin: SignedInPerson;

beforeAll(async () => {
  app = await startApp();
  owner = await signedInPerson(app);
  other = await signedInPerson(app);
  admin = await signedInPerson(app, 'admin');
});
afterAll(() => app.stop());
beforeEach(() => app.db('bundle_links').delete());

const placeOf = async (customer_id: number, name: string): Promise<number> => {
  const id = await makeRecord(app, 'places', customer_id);
  await app.db('places').where({ id }).update({ name });
  return id;
};
const get = (person = owner) => person.browser.get(path);
const make = async (place_id: unknown, person = owner) =>
  person.browser.submit(await get(person), path, { 'bundle_link[place_id]': `${place_id}` });
const addressIn = ({ text }: Answer) => /<input type="text" id="address" value="([^"]*)"[^>]* readonly/.exec(text)?.[1];
const links = () => app.db('bundle_links').orderBy('id');

test('B5: the page is in the menu, and an empty list says what to do', async () => {
  const { status, text } = await get();
  expect([status, text.includes('There are none.')]).toEqual([200, true]);
  expect(text).toMatch(/<nav[^>]*>.*href="\/bundle_links"[^>]*>(<i [^>]*><\/i>)?Bundle links<.*<\/nav>/s);
});

test('B5: creates a link for an own place, and shows its address once, also as a QR code', async () => {
  const hall = await placeOf(owner.id, 'The hall <b>');
  await placeOf(other.id, 'Elsewhere');
  const form = await get();
  expect(form.text).toContain('The hall &lt;b&gt;');
  expect(form.text).not.toContain('Elsewhere');
  const made = await make(hall);
  const address = addressIn(made) ?? '';
  expect([made.status, made.headers.get('cache-control')]).toEqual([201, 'private, no-store']);
  expect(address).toMatch(new RegExp(`^${app.config.publicUrl}/bundles/[\\w-]{43}$`));
  const drawing = /<svg class="qr-code".*?<\/svg>/s.exec(made.text)?.[0] ?? '';
  expect(readQrCode(modulesOf(drawing))).toBe(address);
  expect(made.text).toContain('The hall &lt;b&gt;');
  // Nowhere else: not in a cookie, and not in the list.
  expect([...owner.browser.cookies.values()].join()).not.toContain(address.slice(-43));
  const { text } = await get();
  expect(text).not.toContain(address.slice(-43));
  expect(text).toContain('<th scope="row" role="rowheader"><a href="/places/');
  expect(text).toContain('never');
  expect(await links()).toMatchObject([{ customer_id: owner.id, place_id: hall }]);
});

test('B5: a link without a place leads to all tags of the customer', async () => {
  expect((await make('')).text).toContain('All your tags');
  expect(await links()).toMatchObject([{ place_id: null }]);
});

test('B5: a part of the name selects one of many places', async () => {
  const person = await signedInPerson(app);
  for (let made = 0; made < 51; made += 1) await makeRecord(app, 'places', person.id);
  const mill = await placeOf(person.id, 'The old mill');
  expect((await make('old mill', person)).status).toBe(201);
  expect(await links()).toMatchObject([{ place_id: mill }]);
  const several = await make('muse', person);
  expect([several.status, several.text.includes('could be several with “muse”')]).toEqual([422, true]);
});

test('B5: refuses another customer’s place at its field, also for an admin', async () => {
  const theirs = await placeOf(other.id, 'Elsewhere');
  for (const person of [owner, admin]) {
    const refused = await make(theirs, person);
    expect([refused.status, addressIn(refused)]).toEqual([422, undefined]);
    expect(refused.text).toContain('Tags of the place is not one of your places');
    expect(refused.text).toContain('<title>Error: ');
  }
  expect(await links()).toEqual([]);
});

test('B5: refuses a malformed form with 422', async () => {
  const { text } = await get();
  const csrf_token = /name="csrf_token" value="([^"]*)"/.exec(text)?.[1] ?? '';
  const forms: Record<string, string>[] = [{}, { bundle_link: 'x' }, { 'bundle_link[place_id]': '9'.repeat(30) }];
  for (const fields of forms) expect((await owner.browser.post(path, { csrf_token, ...fields })).status).toBe(422);
  expect(await links()).toEqual([]);
});

test('B5: reports above the form that the limit of links is reached', async () => {
  for (let made = 0; made < limits.bundleLinks; made += 1) await makeRecord(app, 'bundle_links', owner.id);
  const refused = await make('');
  expect([refused.status, refused.text.includes(`<li>There are ${limits.bundleLinks} links`)]).toEqual([422, true]);
});

test('B5: revokes an own link after a question, and answers 404 for another customer’s', async () => {
  const id = await makeRecord(app, 'bundle_links', owner.id);
  const page = await get();
  expect(page.text).toMatch(/<details class="deletion"><summary>Revoke<span class="unseen"> the link to all your tags/);
  for (const person of [other, admin]) {
    await makeRecord(app, 'bundle_links', person.id);
    expect((await get(person)).text).not.toContain(`${path}/${id}`);
    const form = (await person.browser.get(path)).text;
    const csrf_token = /name="csrf_token" value="([^"]*)"/.exec(form)?.[1] ?? '';
    expect((await person.browser.post(`${path}/${id}`, { _method: 'delete', csrf_token })).status).toBe(404);
  }
  const done = await owner.browser.submit(page, `${path}/${id}`);
  expect([done.status, done.headers.get('location')]).toEqual([303, path]);
  expect((await owner.browser.follow(done)).text).toContain('The link is revoked.');
  expect(await links()).toHaveLength(2);
});

test('B5: a form without the token of its page creates and revokes nothing', async () => {
  const id = await makeRecord(app, 'bundle_links', owner.id);
  expect((await owner.browser.post(path, { 'bundle_link[place_id]': '' })).status).toBe(403);
  expect((await owner.browser.post(`${path}/${id}`, { _method: 'delete' })).status).toBe(403);
  expect(await links()).toHaveLength(1);
});

test('B5: the deletion of a place warns that its links end', async () => {
  const hall = await placeOf(owner.id, 'The hall');
  expect((await owner.browser.get(`/places/${hall}`)).text).toContain('links to its bundle end');
});
