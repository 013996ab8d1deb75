/** People who left a team or lost a role cannot return: by an open request, a social network, an older link, or a member. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Actor } from '../../contracts/access.ts';
import { inTransaction } from '../../src/database/transaction.ts';
import { Customer } from '../../src/model/customer.ts';
import { type Editor, updateCustomer } from '../../src/model/customer-updates.ts';
import { Member } from '../../src/model/team/member.ts';
import { type Answer, startApp, type TestApp } from '../setup/app.ts';
import { memberOf, signedIn } from '../setup/factories.ts';
import { as } from '../setup/management.ts';
import { TestBrowser } from '../setup/test-browser.ts';

const password = 'another horse battery staple';

let app: TestApp;
type Person = Awaited<ReturnType<typeof signedIn>>;
let admin: Person;
let museum: Person;

beforeAll(async () => {
  app = await startApp();
  admin = await signedIn(app, { role: 'admin' });
});
afterAll(() => app.stop());
beforeEach(async () => {
  museum = await signedIn(app);
  await app.db('link_form_counts').delete();
});

const newEmail = () => `${randomUUID()}@example.com`;
const row = (id: number) => app.db('customers').where({ id }).first();
const changed = (by: Person, id: number, customer: object) =>
  as(app, by)('PATCH', `/customers/${id}.json`, { customer });
const invite = (by: Person, email: string) =>
  as(app, by)('POST', '/team/invitations.json', { invitation: { role: 'editor', email } });
const pathOf = ({ body }: Answer) => new URL(body.url).pathname + new URL(body.url).search;

/** As a request began, before anything has changed. */
const editor = (actor: Actor): Editor => ({
  actor,
  signIn: { table: 'tokens', id: 0, isRecent: true },
  network: '192.0.2.1',
  logEvent: () => {},
});

const refused = { reason: 'not_signed_in' };

test('an admin demoted during a request cannot restore the role or give it to others', async () => {
  const [former, other] = [await signedIn(app, { role: 'admin' }), await signedIn(app)];
  expect((await changed(admin, former.id, { role: null })).status).toBe(204);
  const by = editor({ id: former.id, isAdmin: true });
  for (const { id } of [former, other])
    await expect(updateCustomer(app.db, by, id, { role: 'admin' })).rejects.toMatchObject(refused);
  expect([(await row(former.id)).role, (await row(other.id)).role]).toEqual([null, null]);
});

test('a manager demoted during a request cannot change or remove members', async () => {
  const [manager, colleague] = [await memberOf(app, museum, 'manager'), await memberOf(app, museum, 'viewer')];
  const actor = {
    id: museum.id,
    isAdmin: false,
    member: { id: manager.id, role: 'manager', languages: null },
  } as const;
  await as(app, museum)('PATCH', `/team/${manager.id}.json`, { member: { role: 'viewer' } });
  for (const { id } of [manager, colleague]) {
    await expect(Member.change(app.db, actor, id, { role: 'manager' })).rejects.toMatchObject(refused);
    await expect(Member.remove(app.db, actor, id)).rejects.toMatchObject(refused);
  }
  expect([(await row(manager.id)).member_role, (await row(colleague.id)).member_role]).toEqual(['viewer', 'viewer']);
});

test('TM5: a founder who has left cannot return by a social network or an earlier invitation', async () => {
  await memberOf(app, museum, 'editor');
  const made = await invite(museum, newEmail());
  await app
    .db('social_identities')
    .insert({ customer_id: museum.id, issuer: 'https://id.example', subject: museum.email });
  expect((await changed(admin, museum.id, { email: newEmail() })).status).toBe(204);
  expect(await app.db('social_identities').where({ customer_id: museum.id })).toEqual([]);
  expect((await new TestBrowser(app).get(pathOf(made))).status).toBe(404);
});

test('TM5: an admin who changes an address without a password sees that the password stays', async () => {
  const { id } = await Customer.add(app.db, { email: newEmail(), password });
  const browser = new TestBrowser(app);
  const { password_hash } = await row(id);
  await app.db('customers').where({ id: admin.id }).update({ password_hash });
  await browser.signIn(admin.email, password);
  const edit = await browser.get(`/customers/${id}/edit`);
  const saved = await browser.submit(edit, `/customers/${id}`, { 'customer[email]': newEmail() });
  const page = (await browser.follow(saved)).text;
  expect(page).toContain('if another person takes over, make a link for a new password');
  expect((await row(id)).password_hash).toBe(password_hash);
});

test('D12: an account handed over to its address’s owner loses its members and invitations', async () => {
  const friend = await memberOf(app, museum, 'manager');
  const made = await invite(museum, newEmail());
  await app.db('customers').where({ id: museum.id }).update({ email_unproven: true });
  await inTransaction(app.db, async (trx) => (await Customer.query(trx).findById(museum.id))?.handOver(trx));
  expect(await row(friend.id)).toMatchObject({ member_of: null, left_team: true });
  expect((await as(app, friend)('GET', '/Tags.json')).status).toBe(401);
  expect((await new TestBrowser(app).get(pathOf(made))).status).toBe(404);
});

test('TM4: an invitation made before a member’s removal is invalid', async () => {
  const member = await memberOf(app, museum, 'editor');
  const made = await invite(museum, member.email);
  expect((await as(app, museum)('DELETE', `/team/${member.id}.json`)).status).toBe(204);
  expect((await new TestBrowser(app).get(pathOf(made))).status).toBe(404);
});

test('Z5: a member suspended by an admin stays suspended, whatever the museum does', async () => {
  const member = await memberOf(app, museum, 'editor');
  expect((await changed(admin, member.id, { suspended: true })).status).toBe(204);
  expect((await as(app, museum)('DELETE', `/team/${member.id}.json`)).status).toBe(204);
  expect(await row(member.id)).toMatchObject({ member_of: null, left_team: false });
});

test('concurrent invitations of two museums to one new address create one account; the other is refused', async () => {
  const email = newEmail();
  const links = await Promise.all([museum, await signedIn(app)].map((by) => invite(by, email)));
  const answers = await Promise.all(
    links.map(async (made) => {
      const browser = new TestBrowser(app);
      return browser.submit(await browser.get(pathOf(made)), pathOf(made), { password });
    }),
  );
  const statuses = answers.map(({ status }) => status).sort();
  expect([statuses[0], [404, 422].includes(statuses[1] as number)]).toEqual([303, true]);
  expect(await app.db('customers').where({ email })).toHaveLength(1);
});
