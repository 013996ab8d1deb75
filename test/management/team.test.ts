/** A museum's team: its members, and the invitations to become one. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Customer } from '../../src/model/customer.ts';
import { type Answer, startApp, type TestApp } from '../setup/app.ts';
import { memberOf, signedIn } from '../setup/factories.ts';
import { as, makeRecord, noId, notFound } from '../setup/management.ts';
import { TestBrowser } from '../setup/test-browser.ts';

const password = 'another horse battery staple';

let app: TestApp;
type Person = Awaited<ReturnType<typeof signedIn>>;
let museum: Person;
let other: Person;
let admin: Person;

beforeAll(async () => {
  app = await startApp();
  admin = await signedIn(app, { role: 'admin' });
});
afterAll(() => app.stop());
beforeEach(async () => {
  [museum, other] = [await signedIn(app), await signedIn(app)];
  await app.db('link_form_counts').delete();
});

const call = (person: Person) => as(app, person);
const newEmail = () => `${randomUUID()}@example.com`;

const invite = (fields: object, by = museum, query = '') =>
  call(by)('POST', `/team/invitations.json${query}`, { invitation: { role: 'editor', ...fields } });

const pathOf = (made: Answer) => new URL(made.body.url).pathname + new URL(made.body.url).search;

async function accept(made: Answer, fields: Record<string, string> = {}, browser = new TestBrowser(app)) {
  const path = pathOf(made);
  return { browser, answer: await browser.submit(await browser.get(path), path, { password, ...fields }) };
}

const customer = (email: string) => app.db('customers').where({ email }).first();
const reason = ({ status, headers }: Answer) => [status, headers.get('x-error-reason')];

describe('TM3: an invitation', () => {
  test('is returned in full once, in the same way whether or not the address has an account', async () => {
    const [unknown, known] = [newEmail(), other.email];
    for (const email of [unknown, known]) {
      const made = await invite({ email, name: 'Grace', role: 'translator', languages: ['fr', 'pt-BR', 'fr'] });
      expect(made.status).toBe(201);
      expect(made.body).toEqual({
        id: expect.any(Number),
        email,
        name: 'Grace',
        role: 'translator',
        languages: ['fr', 'pt'],
        customer_id: museum.id,
        sent: false,
        expires_at: expect.any(String),
        created_at: expect.any(String),
        url: expect.stringMatching(/\/invitation\?token=[\w-]{43}$/),
      });
    }
    const list = await call(museum)('GET', '/team/invitations.json');
    expect(list.body.map(({ email, url }: { email: string; url: null }) => [email, url])).toEqual([
      [unknown, null],
      [known, null],
    ]);
    expect((await call(other)('GET', '/team/invitations.json')).body).toEqual([]);
  });

  test.each([
    [{ role: 'owner' }, 'role'],
    [{ role: null }, 'role'],
    [{ languages: [] }, 'languages'],
    [{ languages: ['xx'] }, 'languages'],
    [{ email: 'nobody' }, 'email'],
    [{ email: '' }, 'email'],
  ])('%p is refused', async (fields, name) => {
    const { status, body } = await invite({ email: newEmail(), ...fields });
    expect([status, Object.keys(body)]).toEqual([422, [name]]);
  });

  test('can be made by an admin who names the museum in the query or the group', async () => {
    const member = await memberOf(app, museum, 'editor');
    const by = (fields: object, query = '') => invite({ email: newEmail(), ...fields }, admin, query);
    for (const made of [await by({ member_of: museum.id }), await by({}, `?member_of=${museum.id}`)])
      expect(made.status).toBe(201);
    for (const refused of [
      await by({}),
      await by({ member_of: noId }),
      await by({ member_of: member.id }),
      await by({ member_of: 'museum' }),
      await by({ member_of: admin.id }),
    ])
      expect([refused.status, Object.keys(refused.body)]).toEqual([422, ['member_of']]);
    // From others it is ignored.
    expect((await invite({ email: newEmail(), member_of: other.id })).status).toBe(201);
    expect((await call(other)('GET', '/team/invitations.json')).body).toEqual([]);
    expect((await call(admin)('GET', `/team/invitations.json?member_of=${museum.id}`)).body).toHaveLength(3);
    expect((await call(admin)('GET', '/team.json')).status).toBe(422);
    expect((await call(admin)('GET', `/team.json?member_of=${museum.id}`)).body).toHaveLength(1);
  });

  test('creates an account with an unproven e-mail address, since the link was shown', async () => {
    const made = await invite({ email: newEmail(), role: 'translator', languages: ['fr'] });
    const page = await new TestBrowser(app).get(pathOf(made));
    expect([page.status, page.text.includes('new-password')]).toEqual([200, true]);
    const { browser, answer } = await accept(made, { name: 'Grace' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
    expect(await customer(made.body.email)).toMatchObject({
      name: 'Grace',
      member_of: museum.id,
      member_role: 'translator',
      languages: ['fr'],
      role: null,
      email_unproven: true,
    });
    const { text } = await browser.get('/');
    expect(text.replaceAll(/<[^>]*>/g, '')).toContain(`You work for ${museum.email} as translator`);
    expect((await new TestBrowser(app).get(pathOf(made))).status).toBe(404);
  });

  test('asks for the account’s password, and reactivates a member suspended by its team', async () => {
    const colleague = await Customer.add(app.db, { email: newEmail(), password });
    const made = await invite({ email: colleague.email });
    expect((await new TestBrowser(app).get(pathOf(made))).text).toContain('current-password');
    const { answer } = await accept(made, { password: 'wrong horse battery' });
    expect(answer.status).toBe(401);
    expect(answer.text).toMatch(/Your password.*is wrong/s);
    expect(answer.text).not.toContain('User not found');
    expect((await accept(made)).answer.status).toBe(303);
    expect(await customer(colleague.email)).toMatchObject({ member_of: museum.id, member_role: 'editor' });
    expect((await call(museum)('DELETE', `/team/${colleague.id}.json`)).status).toBe(204);
    const login = () => app.call('POST', '/api/v1/login/getAuthToken', { body: { email: colleague.email, password } });
    expect((await login()).status).toBe(401);
    const again = await invite({ email: colleague.email, role: 'viewer' });
    expect((await accept(again)).answer.status).toBe(303);
    expect(await customer(colleague.email)).toMatchObject({ member_role: 'viewer', suspended_at: null });
    expect((await login()).status).toBe(200);
  });

  test('is refused for an account that an admin has suspended', async () => {
    const colleague = await Customer.add(app.db, { email: newEmail(), password, suspended: true });
    const { answer } = await accept(await invite({ email: colleague.email }));
    expect(answer.status).toBe(422);
    expect(await customer(colleague.email)).toMatchObject({ member_of: null, suspended_at: expect.any(Date) });
  });

  test.each(['tags', 'places', 'hardwares', 'bundle_links', 'members', 'another team', 'admin', 'the museum'])(
    'is refused for an account that has or is %s, on its page only',
    async (what) => {
      const account = await Customer.add(app.db, { email: newEmail(), password });
      if (what === 'hardwares')
        await app
          .db('hardwares')
          .insert({ customer_id: account.id, hardware_type: 'qr', identifier: randomUUID().toUpperCase() });
      else if (what === 'members') await memberOf(app, { ...other, id: account.id }, 'viewer');
      else if (what === 'another team')
        await app.db('customers').where({ id: account.id }).update({ member_of: other.id, member_role: 'viewer' });
      else if (what === 'admin') await app.db('customers').where({ id: account.id }).update({ role: 'admin' });
      else if (what !== 'the museum') await makeRecord(app, what as 'tags', account.id);
      const by = what === 'the museum' ? { ...(await signedIn(app)) } : museum;
      if (what === 'the museum') {
        await (await Customer.query(app.db).findById(by.id))?.setPassword(app.db, password);
        Object.assign(by, {
          token: (await app.call('POST', '/api/v1/login/getAuthToken', { body: { email: by.email, password } })).body
            .auth_token,
        });
      }
      const made = await invite({ email: what === 'the museum' ? by.email : account.email }, by);
      expect(made.status).toBe(201);
      const { answer } = await accept(made);
      expect(answer.status).toBe(422);
      expect(answer.text).toContain('class="summary"');
      const stays = await customer(made.body.email);
      expect(stays.member_of).toBe(what === 'another team' ? other.id : null);
    },
  );

  test('is refused while another account is signed in', async () => {
    const visitor = await Customer.add(app.db, { email: newEmail(), password });
    const browser = new TestBrowser(app);
    await browser.signIn(visitor.email, password);
    const made = await invite({ email: newEmail() });
    const { answer } = await accept(made, {}, browser);
    expect(answer.status).toBe(422);
    expect(await customer(made.body.email)).toBeUndefined();
    expect((await accept(made)).answer.status).toBe(303);
  });

  test('ends with a new one of the same museum, with its revocation, or with its maker’s role', async () => {
    const email = newEmail();
    const first = await invite({ email });
    const foreign = await invite({ email }, other);
    const second = await invite({ email });
    const status = async (made: Answer) => (await new TestBrowser(app).get(pathOf(made))).status;
    expect([await status(first), await status(foreign), await status(second)]).toEqual([404, 200, 200]);
    const revoke = (made: Answer, by: Person) => call(by)('DELETE', `/team/invitations/${made.body.id}.json`);
    expect(await revoke(second, other)).toMatchObject({ status: 404, body: notFound });
    expect((await revoke(second, museum)).status).toBe(204);
    expect((await revoke(second, museum)).status).toBe(404);
    expect(await status(second)).toBe(404);
    const manager = await memberOf(app, museum, 'manager');
    const theirs = await invite({ email: newEmail() }, manager);
    expect([theirs.body.customer_id, await status(theirs)]).toEqual([manager.id, 200]);
    // Also where the role was changed in another way than below.
    const members = app.db('customers').where({ id: manager.id });
    await members.clone().update({ member_role: 'editor' });
    expect(await status(theirs)).toBe(404);
    await members.clone().update({ member_role: 'manager' });
    await call(museum)('PATCH', `/team/${manager.id}.json`, { member: { role: 'editor' } });
    await call(museum)('PATCH', `/team/${manager.id}.json`, { member: { role: 'manager' } });
    expect(await status(theirs)).toBe(404);
  });

  test('is limited to 3 a day for each address and 20 open for each museum', async () => {
    const email = newEmail();
    for (const by of [museum, other, museum]) expect((await invite({ email }, by)).status).toBe(201);
    const fourth = await invite({ email }, other);
    expect(reason(fourth)).toEqual([429, 'too_many_invitations']);
    // Refused ones do not count, and end nothing.
    expect((await call(other)('GET', '/team/invitations.json')).body).toHaveLength(1);
    for (let made = 2; made < 20; made += 1) expect((await invite({ email: newEmail() })).status).toBe(201);
    expect(reason(await invite({ email: newEmail() }))).toEqual([429, 'too_many_invitations']);
  });
});

describe('TM4: the team', () => {
  test('lists, changes and removes members, effective from the next request', async () => {
    const member = await memberOf(app, museum, 'viewer', ['fr']);
    const { email } = member;
    await app.db('tokens').where({ customer_id: member.id }).update({ last_used_at: '2026-11-20T23:30:00Z' });
    const list = await call(museum)('GET', '/team.json');
    expect(list.body).toEqual([
      {
        id: member.id,
        email,
        name: null,
        role: 'viewer',
        languages: ['fr'],
        last_seen_on: '2026-11-20',
        created_at: expect.any(String),
      },
    ]);
    const make = () => call(member)('POST', '/places.json', { place: { name: 'Hall' } });
    expect(reason(await make())).toEqual([403, 'role']);
    const changed = await call(museum)('PATCH', `/team/${member.id}.json`, {
      member: { role: 'editor', languages: null },
    });
    expect([changed.status, changed.body]).toEqual([
      200,
      { ...list.body[0], role: 'editor', languages: null, last_seen_on: expect.any(String) },
    ]);
    expect((await make()).status).toBe(201);
    expect((await call(museum)('DELETE', `/team/${member.id}.json`)).status).toBe(204);
    expect(reason(await make())).toEqual([401, 'unknown_token']);
    expect((await call(museum)('GET', '/team.json')).body).toEqual([]);
    expect((await call(museum)('DELETE', `/team/${member.id}.json`)).status).toBe(404);
  });

  test('answers 404 for members of others, the museum itself, and unknown ids', async () => {
    const [manager, foreign] = [await memberOf(app, museum, 'manager'), await memberOf(app, other, 'viewer')];
    for (const by of [museum, manager])
      for (const id of [foreign.id, museum.id, other.id, noId]) {
        const change = await call(by)('PATCH', `/team/${id}.json`, { member: { role: 'viewer' } });
        expect([change.status, change.body]).toEqual([404, notFound]);
        expect((await call(by)('DELETE', `/team/${id}.json`)).status).toBe(404);
      }
    expect((await call(admin)('PATCH', `/team/${other.id}.json`, { member: { role: 'viewer' } })).status).toBe(404);
    expect((await call(admin)('PATCH', `/team/${foreign.id}.json`, { member: { role: 'editor' } })).status).toBe(200);
    for (const member of [{ role: 'owner' }, { languages: [] }])
      expect((await call(museum)('PATCH', `/team/${manager.id}.json`, { member })).status).toBe(422);
    expect((await call(manager)('DELETE', `/team/${manager.id}.json`)).status).toBe(204);
  });

  test('can be managed on a page', async () => {
    await (await Customer.query(app.db).findById(museum.id))?.setPassword(app.db, password);
    const browser = new TestBrowser(app);
    await browser.signIn(museum.email, password);
    const page = await browser.get('/team');
    const made = await browser.submit(page, '/team/invitations', {
      'invitation[email]': newEmail(),
      'invitation[role]': 'translator',
      'invitation[languages]': 'fr',
    });
    expect(made.status).toBe(201);
    expect(made.text).toMatch(/\/invitation\?token=[\w-]{43}/);
    const wrong = await browser.submit(page, '/team/invitations', {
      'invitation[email]': 'x',
      'invitation[role]': 'viewer',
    });
    expect(wrong.status).toBe(422);
    const member = await memberOf(app, museum, 'viewer');
    const listed = await browser.get('/team');
    expect(listed.text).toContain(member.email);
    const refused = await browser.submit(listed, `/team/${member.id}`, { 'member[role]': 'owner' });
    expect(refused.status).toBe(422);
    const [, inDetails, below] = refused.text.split(/<details open><summary>Change|<h2>Invite a colleague/);
    expect([inDetails?.includes('Role is not'), below?.includes('Role is not')]).toEqual([true, false]);
    const saved = await browser.submit(listed, `/team/${member.id}`, {
      'member[role]': 'editor',
      'member[languages]': 'fr',
    });
    expect([saved.status, saved.headers.get('location')]).toEqual([303, '/team']);
    expect(await customer(member.email)).toMatchObject({ member_role: 'editor', languages: ['fr'] });
    const removed = await browser.post(`/team/${member.id}`, {
      ...Object.fromEntries(
        [...listed.text.matchAll(/name="(csrf_token)" value="([^"]*)"/g)].map(([, n, v]) => [n as string, v as string]),
      ),
      _method: 'delete',
    });
    expect(removed.status).toBe(303);
    expect((await customer(member.email)).member_of).toBeNull();
  });
});

describe('TM1, TM5: a museum', () => {
  test('that is suspended loses its members’ tokens; they can sign in again when it is reactivated', async () => {
    const colleague = await Customer.add(app.db, { email: newEmail(), password });
    await accept(await invite({ email: colleague.email }));
    const login = () => app.call('POST', '/api/v1/login/getAuthToken', { body: { email: colleague.email, password } });
    const token = (await login()).body.auth_token;
    const mine = (by: string) => call({ ...museum, token: by })('GET', '/customers.json');
    expect((await mine(token)).status).toBe(200);
    const suspend = (suspended: number) =>
      call(admin)('PATCH', `/customers/${museum.id}.json`, { customer: { suspended } });
    expect((await suspend(1)).status).toBe(204);
    expect((await mine(token)).status).toBe(401);
    expect((await login()).status).toBe(401);
    expect((await suspend(0)).status).toBe(204);
    expect((await mine(token)).status).toBe(401);
    expect((await mine((await login()).body.auth_token)).status).toBe(200);
  });

  test('that is deleted suspends its members', async () => {
    const member = await memberOf(app, museum, 'editor');
    expect((await call(admin)('DELETE', `/customers/${museum.id}.json`)).status).toBe(204);
    expect(await customer(member.email)).toMatchObject({ member_of: null, suspended_at: expect.any(Date) });
    expect((await call(member)('GET', '/customers.json')).status).toBe(401);
  });

  test('and its members see each other’s names in history, bin and tags, and no others', async () => {
    const colleague = await Customer.add(app.db, { email: newEmail(), name: 'Grace', password });
    await accept(await invite({ email: colleague.email, role: 'editor' }));
    const login = await app.call('POST', '/api/v1/login/getAuthToken', { body: { email: colleague.email, password } });
    const member = { ...museum, token: login.body.auth_token };
    const made = await call(member)('POST', '/Tags.json', { tag: { description: 'By the editor' } });
    await call(museum)('PATCH', `/Tags/${made.body.id}.json`, { tag: { description: 'By the museum' } });
    await call(admin)('PATCH', `/Tags/${made.body.id}.json`, { tag: { description: 'By an admin' } });
    const binned = await call(member)('POST', '/Tags.json', { tag: { description: 'In the way' } });
    await call(member)('DELETE', `/Tags/${binned.body.id}.json`);
    const page = async (browser: TestBrowser, path: string) => (await browser.get(path)).text;
    const [ours, theirs] = [new TestBrowser(app), new TestBrowser(app)];
    const secret = { password_hash: (await customer(colleague.email)).password_hash };
    await app.db('customers').where({ id: museum.id }).update(secret);
    await ours.signIn(museum.email, password);
    await theirs.signIn(colleague.email, password);
    for (const path of ['/history', '/bin']) {
      expect(await page(ours, path)).toMatch(/<td[^>]*>(<[^>]+>)*Grace/);
      expect(await page(ours, path)).not.toContain(`/customers/${colleague.id}"`);
    }
    expect(await page(theirs, `/Tags/${made.body.id}`)).toContain(museum.email);
    expect(await page(theirs, '/history')).toContain(museum.email);
    for (const path of ['/history', `/Tags/${made.body.id}`])
      for (const reader of [ours, theirs]) expect(await page(reader, path)).not.toContain(admin.email);
  });

  test('with members cannot become an admin, and neither can a member', async () => {
    const member = await memberOf(app, museum, 'editor');
    for (const id of [member.id, museum.id]) {
      const answer = await call(admin)('PATCH', `/customers/${id}.json`, { customer: { role: 'admin' } });
      expect([answer.status, answer.body.role]).toEqual([422, [expect.stringMatching(/^is not for/)]]);
    }
  });
});

describe('TM2: the pages of a member', () => {
  test('refuse with 403 what the role may not do, and omit the buttons', async () => {
    const viewer = await memberOf(app, museum, 'viewer');
    await (await Customer.query(app.db).findById(viewer.id))?.setPassword(app.db, password);
    const browser = new TestBrowser(app);
    await browser.signIn(viewer.email, password);
    const tag = await makeRecord(app, 'tags', museum.id);
    const foreign = await makeRecord(app, 'tags', other.id);
    for (const path of [
      '/Tags',
      `/Tags/${tag}`,
      `/Tags/${tag}/history`,
      '/places',
      '/history',
      '/coverage',
      '/reports',
      '/',
    ])
      expect([path, (await browser.get(path)).status]).toEqual([path, 200]);
    for (const path of [
      '/Tags/new',
      `/Tags/${tag}/edit`,
      `/Tags/${foreign}/edit`,
      '/Tags/import',
      '/labels',
      '/team',
      '/Tags/mint',
    ])
      expect([path, (await browser.get(path)).status]).toEqual([path, 403]);
    for (const path of ['/jobs', '/providers', `/Tags/${foreign}`]) expect((await browser.get(path)).status).toBe(404);
    const { text } = await browser.get(`/Tags/${tag}`);
    expect(text).not.toMatch(/\/edit"|value="delete"|Delete|\/hardwares\/new|\/languages"/);
    expect((await browser.get('/Tags')).text).not.toMatch(/\/Tags\/new|\/Tags\/bulk|\/Tags\/import/);
    const [, token = ''] = /name="csrf_token" value="([^"]*)"/.exec(text) ?? [];
    const sent = await browser.post(`/Tags/${tag}`, { csrf_token: token, _method: 'delete' });
    expect(reason(sent)).toEqual([403, 'role']);
    expect(await app.db('tags').where({ id: tag }).first()).toBeDefined();
  });
});

test('TM3, TM4: the team needs a sign-in, and PUT works like PATCH', async () => {
  const member = await memberOf(app, museum, 'viewer');
  for (const [method, path] of [
    ...[
      ['GET', '/team.json'],
      ['PATCH', `/team/${member.id}.json`],
      ['PUT', `/team/${member.id}.json`],
    ],
    ...[
      ['DELETE', `/team/${member.id}.json`],
      ['GET', '/team/invitations.json'],
      ['POST', '/team/invitations.json'],
    ],
    ['DELETE', '/team/invitations/1.json'],
  ] as [string, string][])
    expect([path, (await app.call(method, path)).status]).toEqual([path, 401]);
  const put = (id: number) => call(museum)('PUT', `/team/${id}.json`, { member: { role: 'editor' } });
  expect((await put(member.id)).status).toBe(200);
  expect((await put(other.id)).status).toBe(404);
  const unnamed = await call(admin)('GET', '/team/invitations.json');
  expect([unnamed.status, Object.keys(unnamed.body)]).toEqual([422, ['member_of']]);
});
