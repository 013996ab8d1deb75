/** What is special to the pages of each resource. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Outcome } from '../../contracts/runner.ts';
import { Customer } from '../../src/model/customer.ts';
import { newSecret } from '../../src/model/sign-in/secret.ts';
import { Session } from '../../src/model/sign-in/session.ts';
import { type Answer, startApp, type TestApp, translatorOf } from '../setup/app.ts';
import { signedIn } from '../setup/factories.ts';
import { gather, leadsTo, type People, type Person, password } from '../setup/four-people.ts';
import { groups, makeMachine, makeName, makeRecord, makeText, noId, paths } from '../setup/management.ts';
import { statementsDuring } from '../setup/statements.ts';
import { formsOf, TestBrowser } from '../setup/test-browser.ts';

let app: TestApp;
let all: People;
let outcome: Outcome = { state: 'pending' };

beforeAll(async () => {
  const translator = translatorOf(() => outcome);
  app = await startApp({ translator, env: { DEFAULT_LATITUDE: '48.5', DEFAULT_LONGITUDE: '9.25' } });
  all = await gather(app);
});
afterAll(() => app.stop());

const get = (...asked: Parameters<People['get']>) => all.get(...asked);
const send = (...sent: Parameters<People['send']>) => all.send(...sent);

describe('tags', () => {
  test('X12, X13: the form preselects the place of mode=in_mode, and only then', async () => {
    const place = await makeRecord(app, 'places', all.ids.A);
    const selected = async (query: string) =>
      (await get('A', `/Tags/new?${query}`)).text.includes(`value="${place}" selected`);
    expect(await selected(`mode=in_mode&place_id=${place}`)).toBe(true);
    expect(await selected(`mode=other&place_id=${place}`)).toBe(false);
    expect(await selected(`place_id=${place}`)).toBe(false);
    const ofOther = (await get('B', `/Tags/new?mode=in_mode&place_id=${place}`)).text;
    expect(ofOther).not.toContain(`value="${place}" selected`);
  });

  test('the page of a place links its owner and admins to a new tag there', async () => {
    const place = await makeRecord(app, 'places', all.ids.A);
    for (const person of ['A', 'admin'] as const)
      expect((await get(person, `/places/${place}`)).text).toContain('Add a tag here');
  });

  test('X14, D56: deleting an absent tag or another customer’s gives the same answer: there was none', async () => {
    const foreign = await makeRecord(app, 'tags', all.ids.B);
    for (const id of [noId, foreign]) {
      const answer = await send('A', 'delete', `/Tags/${id}`, 'tag', {});
      expect(leadsTo(answer)).toEqual([303, '/Tags']);
      expect(await all.notice('A', answer)).toBe('There was no such tag any more.');
    }
    expect(await app.db('tags').where({ id: foreign }).first()).toBeDefined();
  });

  test('X16: the page of a tag shows its texts, names and hardware, each in its language and direction', async () => {
    const tag = await makeRecord(app, 'tags', all.ids.A);
    const { original } = await makeText(app, tag, 'en', '<b>Welcome</b>');
    await makeMachine(app, 'translations', original, 'ar', { text: 'أهلا', isStale: true });
    await makeName(app, tag, 'de', 'Eingang');
    const place = { latitude: 1.5, longitude: 2.25 };
    await app.db('hardwares').insert({ tag_id: tag, hardware_type: 'qr', identifier: 'CODE-1', ...place });
    const { text } = await get('A', `/Tags/${tag}`);
    expect(text).toContain('<span class="text" lang="en" dir="ltr">&lt;b&gt;Welcome&lt;/b&gt;</span>');
    expect(text).toContain('<span class="text" lang="ar" dir="rtl">أهلا</span>');
    expect(text).toContain('by machine (DeepL)');
    expect(text).toMatch(/out of date<\/span> is being made again/);
    expect(text).toContain('>Eingang</span>');
    expect(text).toMatch(/data-label="Latitude"><div>1\.5<\/div><\/td>\s*<td [^>]*data-label="Longitude"><div>2\.25</);
    const { tag_identifier } = await app.db('tags').where({ id: tag }).first();
    expect(text).toContain(`/api/v1/tags/show?id=${tag_identifier}`);
    for (const resource of ['translations', 'name_translations', 'hardwares'])
      expect(text).toContain(`href="/${resource}/new?tag_id=${tag}"`);
  });

  test('D38: an admin gives a tag to a customer; saving other fields leaves its owner', async () => {
    const id = await makeRecord(app, 'tags', null);
    const owner = async () => (await app.db('tags').where({ id }).first()).customer_id;
    const edit = await get('admin', `/Tags/${id}/edit`);
    const saved = await all.browsers.admin.submit(edit, `/Tags/${id}`, { 'tag[description]': 'One' });
    expect([saved.status, await owner()]).toEqual([303, null]);
    const refused = await send('admin', 'patch', `/Tags/${id}`, 'tag', { customer_id: noId });
    expect([refused.status, /id="tag_customer_id"[^>]* autofocus/.test(refused.text)]).toEqual([422, true]);
    expect((await send('admin', 'patch', `/Tags/${id}`, 'tag', { customer_id: all.ids.B })).status).toBe(303);
    expect(await owner()).toBe(all.ids.B);
    expect((await get('B', `/Tags/${id}/edit`)).text).not.toContain('tag[customer_id]');
  });

  test('D38: the form and the notice warn that a tag given away leaves its place', async () => {
    const place = await makeRecord(app, 'places', all.ids.A);
    await app.db('places').where({ id: place }).update({ name: 'The <quay>' });
    const id = await makeRecord(app, 'tags', all.ids.A);
    const edit = () => get('admin', `/Tags/${id}/edit`);
    const warning = 'Given to another one, it is in no place any more.';
    expect((await edit()).text).not.toContain(warning);
    await app.db('tags').where({ id }).update({ place_id: place });
    const before = await edit();
    expect(before.text).toContain(
      `It is in “The &lt;quay&gt;”, a place of the customer whom it belongs to now. ${warning}`,
    );
    expect(before.text).toMatch(/id="tag_customer_id"[^>]* aria-describedby="tag_customer_id_hint"/);
    expect((await get('A', `/Tags/${id}/edit`)).text).not.toContain(warning);
    expect(before.text).not.toContain('stays behind');
    await app.db('tags').where({ id }).update({ reference: 'G-1' });
    expect((await edit()).text).toContain('Its reference G-1 stays behind: that is how its present customer counts.');

    const same = await send('admin', 'patch', `/Tags/${id}`, 'tag', { customer_id: all.ids.A });
    expect(await all.notice('admin', same)).toBe('The tag is saved.');
    const given = await send('admin', 'patch', `/Tags/${id}`, 'tag', { customer_id: all.ids.B });
    expect(leadsTo(given)).toEqual([303, `/Tags/${id}`]);
    const { text } = await all.browsers.admin.follow(given);
    expect(text).toMatch(
      /<p class="notice caution" role="alert"[^>]*>The tag belongs to its new customer, and is in no place/,
    );
    expect(text).toContain('“The &lt;quay&gt;” stays with the customer before.');
    expect(await app.db('tags').where({ id }).first()).toMatchObject({ customer_id: all.ids.B, place_id: null });
  });

  test('X10, R13: a new tag belongs to its author, whatever the form says', async () => {
    const answer = await send('A', 'post', '/Tags', 'tag', { description: 'One', customer_id: all.ids.B });
    const id = Number(/\d+$/.exec(answer.headers.get('location') ?? '')?.[0]);
    expect((await app.db('tags').where({ id }).first()).customer_id).toBe(all.ids.A);
  });
});

describe.each(['translations', 'name_translations'] as const)('%s', (resource) => {
  const make = (tag: number) =>
    resource === 'translations' ? makeText(app, tag).then(({ original }) => original) : makeName(app, tag);

  test('X20, X40, D54: the first one is the original, and leads to the page of the tag', async () => {
    const tag_id = await makeRecord(app, 'tags', all.ids.A);
    const answer = await send('A', 'post', paths[resource], groups[resource], {
      tag_id,
      lang_code: 'en',
      text: 'Welcome',
      origin: '',
    });
    expect(leadsTo(answer)).toEqual([303, `/Tags/${tag_id}`]);
    expect((await get('A', `/Tags/${tag_id}`)).text).toContain('>Welcome</span>');
  });

  test('X29: a failing or slow provider answers 503, with the form filled in', async () => {
    const tag_id = await makeRecord(app, 'tags', all.ids.A);
    await make(tag_id);
    const before = await app.db(resource).where({ lang_code: 'fr' });
    outcome = { state: 'pending' };
    const answer = await send('A', 'post', paths[resource], groups[resource], { tag_id, lang_code: 'fr' });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(answer.text).toContain('The translation is not finished yet');
    expect(answer.text).toContain('value="fr" selected');
    expect(await app.db(resource).where({ lang_code: 'fr' })).toEqual(before);
  });

  test('X31, X46: an update or a deletion leads to the tag named in the form, or its own', async () => {
    const [tag_id, other] = [await makeRecord(app, 'tags', all.ids.A), await makeRecord(app, 'tags', all.ids.A)];
    const path = `${paths[resource]}/${await make(tag_id)}`;
    const group = groups[resource];
    expect(leadsTo(await send('A', 'patch', path, group, { text: 'One' }))).toEqual([303, `/Tags/${tag_id}`]);
    expect(leadsTo(await send('A', 'patch', path, group, { text: 'Two' }, { tag_id: String(other) }))).toEqual([
      303,
      `/Tags/${other}`,
    ]);
    expect(leadsTo(await send('A', 'patch', path, group, { text: 'Three', tag_id: other }))).toEqual([
      303,
      `/Tags/${other}`,
    ]);
    expect(leadsTo(await send('A', 'delete', path, group, {}))).toEqual([303, `/Tags/${tag_id}`]);
  });
});

test('D48: saving a text with other line breaks is no edit', async () => {
  const tag = await makeRecord(app, 'tags', all.ids.A);
  const { record, original } = await makeText(app, tag, 'en', 'One\n\nTwo');
  const hash = async () => await app.db('translations').where({ id: original }).first('source_hash', 'text');
  const before = await hash();
  await send('A', 'patch', `/translations/${original}`, 'translation', { text: 'One\r\n\r\nTwo', lang_code: 'en' });
  await send('A', 'patch', `/text_records/${record}`, 'text_record', {
    text: 'One\r\n\r\nTwo',
    lang_code: 'en',
    gender: 'f',
  });
  expect(await hash()).toEqual(before);
});

test('D68: the box for a small correction leaves the translations valid', async () => {
  const { record, original } = await makeText(app, await makeRecord(app, 'tags', all.ids.A));
  const machine = await makeMachine(app, 'translations', original, 'fr');
  await send('A', 'patch', `/text_records/${record}`, 'text_record', {
    text: 'Welcome!',
    lang_code: 'en',
    minor_edit: '1',
  });
  expect((await get('A', `/translations/${machine}`)).text).toContain('up to date');
});

test('X64: saving text records and hardware leads to their tag, too', async () => {
  const tag = await makeRecord(app, 'tags', all.ids.A);
  const { record } = await makeText(app, tag);
  expect(leadsTo(await send('A', 'delete', `/text_records/${record}`, 'text_record', {}))).toEqual([
    303,
    `/Tags/${tag}`,
  ]);
  const made = await send('A', 'post', '/hardwares', 'hardware', {
    identifier: 'ab:cd',
    hardware_type: 'nfc',
    tag_id: tag,
  });
  expect(leadsTo(made)).toEqual([303, `/Tags/${tag}`]);
  const { id } = await app.db('hardwares').where({ tag_id: tag }).first();
  const freed = await send('A', 'patch', `/hardwares/${id}`, 'hardware', { tag_id: '' });
  expect(leadsTo(freed)).toEqual([303, `/hardwares/${id}`]);
  expect(leadsTo(await send('A', 'delete', `/hardwares/${id}`, 'hardware', {}, { tag_id: String(tag) }))).toEqual([
    303,
    `/Tags/${tag}`,
  ]);
});

test('X8: hardware has no list, even for an admin, and the page says so', async () => {
  const { identifier } = await app
    .db('hardwares')
    .where({ id: await makeRecord(app, 'hardwares', all.ids.admin) })
    .first();
  const { text } = await get('admin', '/hardwares');
  expect(text).toContain('Hardware is not listed');
  expect(text).not.toContain(identifier);
});

test('X6, D42: every customer sees all names, but opens only its own', async () => {
  const name = await makeRecord(app, 'name_translations', all.ids.A);
  const browse = async (person: Person) => (await get(person, `/name_translations?after=${name + 1}`)).text;
  expect(await browse('A')).toContain(`href="/name_translations/${name}"`);
  expect(await browse('B')).toContain('>Entrance</span>');
  expect(await browse('B')).not.toContain(`href="/name_translations/${name}"`);
});

describe('places', () => {
  const stored = async (id: number) => {
    const { latitude, longitude } = await app.db('places').where({ id }).first();
    return [latitude, longitude];
  };
  const location = { latitude: 48.5, longitude: 9.25 };
  const sent = { prefilled: 'latitude longitude' };
  const value = ({ text }: Answer, name: string) =>
    new RegExp(`id="place_${name}"[^>]* value="([^"]*)"`).exec(text)?.[1];

  test('X72: forms prefill missing coordinates with the default location', async () => {
    const bare = await makeRecord(app, 'places', all.ids.A);
    for (const path of ['/places/new', `/places/${bare}/edit`]) {
      const page = await get('A', path);
      expect([value(page, 'latitude'), value(page, 'longitude')]).toEqual(['48.5', '9.25']);
    }
    await app.db('places').where({ id: bare }).update({ latitude: 1 });
    const page = await get('A', `/places/${bare}/edit`);
    expect([value(page, 'latitude'), value(page, 'longitude')]).toEqual(['1', '9.25']);
  });

  test('X73: a refused form prefills a missing coordinate, too', async () => {
    const id = await makeRecord(app, 'places', all.ids.A);
    const page = await send('A', 'patch', `/places/${id}`, 'place', { latitude: '', longitude: '999' });
    expect([page.status, value(page, 'latitude'), value(page, 'longitude')]).toEqual([422, '48.5', '999']);
  });

  test('X71, X75: prefilled coordinates are stored only if the box is ticked or one of them is changed', async () => {
    const id = await makeRecord(app, 'places', all.ids.A);
    const save = (fields: object) => send('A', 'patch', `/places/${id}`, 'place', fields, sent);
    await save({ name: 'Hall', ...location });
    expect(await stored(id)).toEqual([null, null]);
    await save({ ...location, use_location: '1' });
    expect(await stored(id)).toEqual([48.5, 9.25]);
    await app.db('places').where({ id }).update({ latitude: null, longitude: null });
    await save({ ...location, latitude: 48.6 });
    expect(await stored(id)).toEqual([48.6, 9.25]);

    const made = await send('A', 'post', '/places', 'place', { name: 'Hall', ...location }, sent);
    expect(await stored(Number(/\d+$/.exec(made.headers.get('location') ?? '')?.[0]))).toEqual([null, null]);
  });

  test('X75: cleared coordinates stay cleared when the form comes back prefilled', async () => {
    const id = await makeRecord(app, 'places', all.ids.A);
    await app.db('places').where({ id }).update({ latitude: 1, longitude: 2 });
    const cleared = { name: 'x'.repeat(501), latitude: '', longitude: '' };
    const again = await send('A', 'patch', `/places/${id}`, 'place', cleared);
    expect(again.status).toBe(422);
    const form = formsOf(again).find(({ action }) => action === `/places/${id}`);
    expect(form?.fields.prefilled).toBe('latitude longitude');
    await send('A', 'patch', `/places/${id}`, 'place', { name: 'Hall', ...location }, sent);
    expect(await stored(id)).toEqual([null, null]);
  });

  test('X74: a place lists its tags', async () => {
    const [id, tag] = [await makeRecord(app, 'places', all.ids.A), await makeRecord(app, 'tags', all.ids.A)];
    await app.db('tags').where({ id: tag }).update({ place_id: id });
    expect((await get('A', `/places/${id}`)).text).toContain(`href="/Tags/${tag}"`);
  });
});

describe('customers', () => {
  test('X5, X82: customers see only themselves, and no page contains a password', async () => {
    const { text } = await get('A', '/customers');
    expect(text).toContain('a@example.com');
    expect(text).not.toContain('b@example.com');
    const again = await send('A', 'patch', `/customers/${all.ids.A}`, 'customer', {
      email: 'x',
      password: 'a secret of mine',
    });
    expect([again.status, again.text.includes('a secret of mine')]).toEqual([422, false]);
  });

  test('Z5, X9: a ticked box makes an admin; without it, any other role is kept', async () => {
    const { ids, browsers } = all;
    const role = async () => (await app.db('customers').where({ id: ids.B }).first()).role;
    const path = `/customers/${ids.B}`;
    const save = async (ticked: boolean) => {
      const form = formsOf(await get('admin', `${path}/edit`)).find(({ action }) => action === path);
      const tick: [string, string][] = ticked ? [['customer[role]', 'admin']] : [];
      const email: [string, string] = ['customer[email]', 'b@example.com'];
      return browsers.admin.post(path, [...Object.entries(form?.fields ?? {}), email, ...tick]);
    };
    expect((await save(true)).status).toBe(303);
    expect(await role()).toBe('admin');
    expect((await get('admin', `${path}/edit`)).text).toMatch(/value="admin" checked/);
    expect((await save(false)).status).toBe(303);
    expect(await role()).toBeNull();
    await app.db('customers').where({ id: ids.B }).update({ role: 'guide' });
    expect((await save(false)).status).toBe(303);
    expect(await role()).toBe('guide');
    await app.db('customers').where({ id: ids.B }).update({ role: null });
  });

  test('D57, X81: only an admin can give a role', async () => {
    expect((await get('A', `/customers/${all.ids.A}/edit`)).text).not.toContain('customer[role]');
    expect((await get('admin', `/customers/${all.ids.A}/edit`)).text).toContain('customer[role]');
    expect((await send('A', 'patch', `/customers/${all.ids.A}`, 'customer', { role: 'admin' })).status).toBe(303);
    expect((await app.db('customers').where({ id: all.ids.A }).first()).role).toBeNull();
  });

  test('D58, D74: an owner of tags and the last admin cannot be removed, and the page says why', async () => {
    await makeRecord(app, 'tags', all.ids.B);
    const owner = await send('admin', 'delete', `/customers/${all.ids.B}`, 'customer', {});
    expect([owner.status, /still owns \d+ tags?/.test(owner.text)]).toEqual([422, true]);
    const last = await send('admin', 'patch', `/customers/${all.ids.admin}`, 'customer', { role: '' });
    expect([last.status, last.text.includes('the last admin')]).toEqual([422, true]);
  });

  test('D11: changing the own password needs the current one, and keeps the session', async () => {
    const email = `${randomUUID()}@example.com`;
    const { id } = await Customer.add(app.db, { email, password });
    const browser = new TestBrowser(app);
    const elsewhere = new TestBrowser(app);
    for (const each of [browser, elsewhere]) await each.signIn(email, password);
    const begun = app.db.raw(`now() - interval '11 minutes'`);
    await app.db('sessions').where({ customer_id: id }).update({ created_at: begun });
    const edit = await browser.get(`/customers/${id}/edit`);
    const field = /<input type="password" id="customer_current_password"[^>]*>/.exec(edit.text)?.[0];
    expect(field).toContain('autocomplete="current-password"');
    const fields = { 'customer[email]': email, 'customer[password]': 'another good password' };
    for (const [given, said] of [
      ['', 'Current password is needed for this'],
      ['a wrong one', 'Current password is wrong'],
    ]) {
      const sent = { ...fields, 'customer[current_password]': given as string };
      const again = await browser.submit(edit, `/customers/${id}`, sent);
      expect([again.status, again.text.includes(said as string)]).toEqual([422, true]);
      expect(again.text).not.toMatch(/another good password|a wrong one/);
    }
    const done = await browser.submit(edit, `/customers/${id}`, { ...fields, 'customer[current_password]': password });
    expect(leadsTo(done)).toEqual([303, `/customers/${id}`]);
    expect((await browser.follow(done)).text).toContain('other browsers and apps are signed out');
    expect((await elsewhere.get(`/customers/${id}`)).status).toBe(302);
  });

  test('D11: another’s password needs no current one; a customer without one has to sign in again', async () => {
    const { id, email } = await signedIn(app);
    expect((await get('admin', `/customers/${id}/edit`)).text).not.toContain('current_password');
    await app.db('customers').where({ email }).update({ password_hash: null });
    const browser = new TestBrowser(app);
    const secret = newSecret();
    const customer = (await Customer.byEmail(app.db, email)) as Customer;
    await Session.start(app.db, customer, secret, { userAgent: undefined, network: 'test' });
    browser.cookies.set('tags_browser', secret);
    expect((await browser.get(`/customers/${id}/edit`)).text).toContain('sign in again first');
  });
});

test('a session is looked up once per request, also for an unknown page', async () => {
  for (const path of ['/Tags', '/Tags/1/no-such-page', '/sessions', '/no-such-page']) {
    const statements = await statementsDuring(app.databases, () => get('A', path));
    expect([path, statements.filter((sql) => /\bfrom sessions\b/.test(sql) && sql.includes('digest'))]).toEqual([
      path,
      [expect.any(String)],
    ]);
  }
});
