/** A button that is pressed twice, or a page that is reloaded after it, creates one record. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Answer, startApp, type TestApp } from '../setup/app.ts';
import { groups, newFields, paths, resources } from '../setup/management.ts';
import { type SignedInPerson, signedInPerson } from '../setup/signed-in-person.ts';
import { TestBrowser } from '../setup/test-browser.ts';

let app: TestApp;
let owner: SignedInPerson;
let admin: SignedInPerson;

beforeAll(async () => {
  app = await startApp();
  owner = await signedInPerson(app);
  admin = await signedInPerson(app, 'admin');
});
afterAll(() => app.stop());

const numberOf = async (table: string): Promise<number> => Number((await app.db(table).count().first())?.count);
const inForm = (group: string, fields: object): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${group}[${name}]`, `${value ?? ''}`]));

/** Two presses on the button of a page, while the first is not answered yet. */
async function pressTwice({ browser }: SignedInPerson, page: string, action: string, fields: Record<string, string>) {
  const form = await browser.get(page);
  return Promise.all([browser.submit(form, action, fields), browser.submit(form, action, fields)]);
}

test.each([...resources, 'keep_words' as const])('%s: two presses add one', async (resource) => {
  const person = resource === 'customers' ? admin : owner;
  const [path, group] = [paths[resource], groups[resource]];
  const fields = inForm(group, await newFields(app, resource, person.id));
  const before = await numberOf(resource);
  const answers = await pressTwice(person, resource === 'keep_words' ? path : `${path}/new`, path, fields);
  const [first, second] = answers.map(({ status, headers }) => [status, headers.get('location')]);
  expect(second).toEqual(first);
  expect([first?.[0], await numberOf(resource)]).toEqual([303, before + 1]);
});

const addressIn = ({ text }: Answer) => /<input type="text" id="address" value="([^"]*)"/.exec(text)?.[1];

test.each([
  ['bundle_links', '/bundle_links', 'bundle_links', { 'bundle_link[place_id]': '' }],
  ['invitations', '/invitations', 'invitations', { 'invitation[email]': 'grace@example.com' }],
  ['team', '/team', 'team_invitations', { 'invitation[email]': 'ada@example.com', 'invitation[role]': 'viewer' }],
])('%s: two presses, and a reload, show one address', async (_, page, table, fields) => {
  const person = table === 'invitations' ? admin : owner;
  const action = table === 'team_invitations' ? '/team/invitations' : page;
  const before = await numberOf(table);
  const form = await person.browser.get(page);
  const press = () => person.browser.submit(form, action, fields);
  const answers = [...(await Promise.all([press(), press()])), await press()];
  const addresses = answers.map(addressIn);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect([addresses[0]?.length, new Set(addresses).size, await numberOf(table)]).toEqual([
    expect.any(Number),
    1,
    before + 1,
  ]);
  if (table === 'bundle_links') return;
  const opened = await new TestBrowser(app).get(
    new URL(`${addresses[0]}`).pathname + new URL(`${addresses[0]}`).search,
  );
  expect(opened.status).toBe(200);
});

test('a link for a new password: two presses, and a reload, show one address, until it is used', async () => {
  const { id } = await signedInPerson(app);
  const action = `/customers/${id}/password_link`;
  const form = await admin.browser.get(`/customers/${id}`);
  const press = () => admin.browser.submit(form, action);
  const answers = [...(await Promise.all([press(), press()])), await press()];
  const addresses = new Set(answers.map(addressIn));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect([addresses.size, await numberOf('password_links')]).toEqual([1, 1]);
  expect(app.logged.filter(({ event }) => event === 'password_link')).toHaveLength(1);
  const [address = ''] = addresses;
  const { pathname, search } = new URL(address);
  const holder = new TestBrowser(app);
  const chosen = await holder.submit(await holder.get(pathname + search), pathname + search, {
    password: 'another horse battery staple',
  });
  expect(chosen.status).toBe(303);
  // Pressed on a page that was drawn anew, it makes another.
  expect((await press()).status).toBe(404);
  const anew = await admin.browser.submit(await admin.browser.get(`/customers/${id}`), action);
  expect([anew.status, addressIn(anew) === address]).toEqual([201, false]);
});

test('another form with the same input creates another link, and no address is stored in clear', async () => {
  const make = async () =>
    owner.browser.submit(await owner.browser.get('/bundle_links'), '/bundle_links', { 'bundle_link[place_id]': '' });
  const [one, two] = [addressIn(await make()) ?? '', addressIn(await make())];
  expect(one).not.toBe(two);
  const stored = JSON.stringify(await app.db('kept_answers').select('answer'));
  expect([one.length > 40, stored.includes(one.slice(-43))]).toEqual([true, false]);
});
