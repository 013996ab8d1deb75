/** The admin's page of the beacon UUIDs for which apps listen. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../setup/app.ts';
import { type SignedInPerson, signedInPerson } from '../setup/signed-in-person.ts';

const path = '/beacon-uuids';
const hyphenated = '0A1B2C3D-4E5F-6071-8293-A4B5C6D7E8F9';
const bare = '00112233445566778899aabbccddeeff';

let app: TestApp;
let admin: SignedInPerson;

beforeAll(async () => {
  app = await startApp();
  admin = await signedInPerson(app, 'admin');
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.db('beacon_uuids').delete();
  await app.db('beacon_uuids').insert([{ uuid: hyphenated }, { uuid: bare }]);
});

const listened = async () => (await app.call('GET', '/api/v1/tags/supportedBeaconUUIDs')).body.uuids;
const idOf = async (uuid: string) => (await app.db('beacon_uuids').where({ uuid }).first()).id;
const add = async (uuid: string) => admin.browser.submit(await admin.browser.get(path), path, { uuid });

test('an empty list says what to do', async () => {
  await app.db('beacon_uuids').delete();
  expect((await admin.browser.get(path)).text).toContain('There are none: apps find no beacons.');
});

test('G2: an added UUID reaches apps at once, as it was written', async () => {
  await app.db('beacon_uuids').delete();
  for (const uuid of [hyphenated, `  ${bare} `]) {
    const answer = await add(uuid);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, path]);
    expect((await admin.browser.follow(answer)).text).toContain(
      `<p class="notice" role="status">${uuid.trim()} is added.`,
    );
  }
  expect(await listened()).toEqual([hyphenated, bare]);
});

test.each([
  ['nothing', ' ', 'UUID can&#39;t be blank'],
  ['a word', 'beacon', 'UUID is not a UUID of 32 hexadecimal digits'],
  ['hyphens in other places', '0A1B2C3D4E5F-6071-8293-A4B5-C6D7E8F9', 'UUID is not a UUID of 32 hexadecimal digits'],
  ['markup', '"><script>alert(1)</script>', 'UUID is not a UUID of 32 hexadecimal digits'],
  ['an existing UUID in another spelling', hyphenated.replaceAll('-', '').toLowerCase(), 'UUID is in the list already'],
])('%s is refused, and stays in the form', async (_what, uuid, message) => {
  const before = await listened();
  const answer = await add(uuid);
  expect(answer.status).toBe(422);
  expect(answer.text).toContain(message);
  expect(answer.text).toMatch(/<input type="text" id="uuid"[^>]* autofocus/);
  expect(answer.text).not.toContain('<script>alert');
  expect(await listened()).toEqual(before);
});

test('a UUID can be deactivated and activated again', async () => {
  const action = `${path}/${await idOf(bare)}`;
  const off = await admin.browser.submit(await admin.browser.get(path), action);
  const page = await admin.browser.follow(off);
  expect([off.status, await listened()]).toEqual([303, [hyphenated]]);
  expect(page.text).toContain(`Apps do not listen for ${bare} any more.`);
  expect(page.text).toContain('not active');
  const on = await admin.browser.submit(page, action);
  expect([on.status, await listened()]).toEqual([303, [hyphenated, bare]]);
});

test('deletion asks first, and takes effect at once', async () => {
  const { text } = await admin.browser.get(path);
  expect(text).toContain(`<summary>Delete<span class="unseen"> ${bare}</span>…</summary>`);
  const action = `${path}/${await idOf(bare)}`;
  const fields = { _method: 'delete', csrf_token: /name="csrf_token" value="([^"]*)"/.exec(text)?.[1] ?? '' };
  expect((await admin.browser.post(action, fields)).status).toBe(303);
  expect(await listened()).toEqual([hyphenated]);
  expect((await admin.browser.post(action, fields)).status).toBe(404);
});

test('names the makers of well-known UUIDs', async () => {
  await add('b9407f30f5f8466eaff925556b57fe6d');
  expect((await admin.browser.get(path)).text).toContain('Estimote');
});
