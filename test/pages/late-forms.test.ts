/** Forms that arrive after the end of their session, or under another one: their input is kept, and they have no effect yet. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Customer } from '../../src/model/customer.ts';
import { type Answer, startApp, type TestApp } from '../setup/app.ts';
import { leadsTo, password } from '../setup/four-people.ts';
import { makeRecord } from '../setup/management.ts';
import { formsOf, TestBrowser } from '../setup/test-browser.ts';

const hostile = `"><script>alert('1')</script>&amp; 'Kai' <ü😀`;
const lines = '\nOne\nTwo ';
const escaped = hostile
  .replaceAll('&', '&amp;')
  .replaceAll('"', '&quot;')
  .replaceAll("'", '&#39;')
  .replaceAll('<', '&lt;')
  .replaceAll('>', '&gt;');

let app: TestApp;
let ada: Customer;
let bob: Customer;
let browser: TestBrowser;
let place = 0;
let next = 0;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

beforeEach(async () => {
  next += 1;
  ada = await Customer.add(app.db, { email: `ada${next}@example.com`, name: `Ada <${next}>`, password });
  bob = await Customer.add(app.db, { email: `bob${next}@example.com`, password });
  browser = new TestBrowser(app);
  await browser.signIn(ada.email, password);
  place = await makeRecord(app, 'places', ada.id);
});

const named = (id: number) => app.db('places').where({ id }).first('name');
const end = () => app.db('sessions').where({ customer_id: ada.id }).delete();
async function signOutElsewhere() {
  const other = new TestBrowser(app);
  await other.signIn(ada.email, password);
  await other.submit(await other.get('/sessions'), '/sessions');
}
const formFor = (page: Answer, action: string) => formsOf(page).find((form) => form.action === action);
const signInOn = (page: Answer, email = ada.email, secret = password) =>
  browser.submit(page, '/login', { email, password: secret });
const isAskedToSignIn = ({ status, headers }: Answer) =>
  status === 302 && headers.get('location')?.startsWith('/login?return_to=');
const reasonOf = ({ status, headers }: Answer) => [status, headers.get('x-error-reason')];
const forged = [403, 'forged_form'];
const fieldIn = ({ text }: Answer, name: string) =>
  new RegExp(`<input[^>]* name="${name.replaceAll(/[[\]]/g, '\\$&')}"[^>]* value="([^"]*)"`).exec(text)?.[1];

describe('D67: a form whose session has ended', () => {
  const endings: [string, () => Promise<unknown>][] = [
    ['was deleted', end],
    [
      'has expired',
      () =>
        app
          .db('sessions')
          .where({ customer_id: ada.id })
          .update({ last_used_at: new Date('2026-01-01') }),
    ],
    ['was ended by another browser', signOutElsewhere],
    ['was signed out in another tab', async () => browser.submit(await browser.get('/'), '/logout')],
    ['lost its cookie', async () => browser.cookies.clear()],
  ];

  test.each(endings)(
    'is kept through the sign-in, and saved when sent again, after its session %s',
    async (_, ending) => {
      const page = await browser.get(`/places/${place}/edit`);
      await ending();
      const typed = { 'place[name]': hostile, 'place[latitude]': '1.5' };
      const late = await browser.submit(page, `/places/${place}`, typed);
      expect(reasonOf(late)).toEqual([401, 'not_signed_in']);
      expect(late.headers.get('cache-control')).toBe('private, no-store');
      expect(late.text).not.toContain('<script');
      const stale = formFor(page, `/places/${place}`)?.fields.csrf_token ?? '';
      const carried = formFor(late, '/login')?.fields;
      expect(carried).toMatchObject({ ...typed, _method: 'patch', form_path: `/places/${place}` });

      const wrong = await signInOn(late, ada.email, 'not the password');
      expect(reasonOf(wrong)).toEqual([401, 'wrong_credentials']);
      expect(wrong.text).toContain('What you had filled in still comes along');
      expect(formFor(wrong, '/login')?.fields).toMatchObject({
        ...typed,
        _method: 'patch',
        form_path: `/places/${place}`,
      });

      const form = await signInOn(wrong);
      expect(form.status).toBe(200);
      expect(form.text).toContain(`signed in as Ada &lt;${next}&gt;`);
      expect(fieldIn(form, 'place[name]')).toBe(escaped);
      expect(formFor(form, `/places/${place}`)?.fields.csrf_token).not.toBe(stale);
      expect((await named(place)).name).not.toBe(hostile);

      expect(leadsTo(await browser.submit(form, `/places/${place}`, typed))).toEqual([303, `/places/${place}`]);
      expect((await named(place)).name).toBe(hostile);
    },
  );

  test('keeps the museum that an admin has chosen', async () => {
    const admin = await Customer.add(app.db, { email: `admin${next}@example.com`, password, role: 'admin' });
    browser = new TestBrowser(app);
    await browser.signIn(admin.email, password);
    const path = `/look?member_of=${ada.id}`;
    const page = await browser.get(path);
    await app.db('sessions').where({ customer_id: admin.id }).delete();
    const typed = { 'look[display_name]': 'Museum of the Harbour' };
    const form = await signInOn(await browser.upload(page, path, 'look[logo]', undefined, typed), admin.email);
    expect(fieldIn(form, 'look[display_name]')).toBe('Museum of the Harbour');
    expect(leadsTo(await browser.upload(form, path, 'look[logo]', undefined, typed))).toEqual([303, path]);
    expect(await app.db('looks').where({ customer_id: ada.id }).first()).toMatchObject({
      display_name: 'Museum of the Harbour',
    });

    const inviting = `/team/invitations?member_of=${ada.id}`;
    const team = await browser.get(`/team?member_of=${ada.id}`);
    await app.db('sessions').where({ customer_id: admin.id }).delete();
    const invited = { 'invitation[email]': 'cleo@example.com', 'invitation[role]': 'editor' };
    const again = await signInOn(await browser.submit(team, inviting, invited), admin.email);
    expect(fieldIn(again, 'invitation[email]')).toBe('cleo@example.com');
    expect((await browser.submit(again, inviting, invited)).status).toBe(201);
  });

  test('carries no password and no token, whatever the field’s name', async () => {
    const page = await browser.get(`/customers/${ada.id}/edit`);
    await end();
    const secrets = {
      'customer[password]': 'secret-1',
      'customer[current_password]': 'secret-2',
      'customer[Password_confirmation]': 'secret-3',
      password: 'secret-4',
      current_password: 'secret-5',
      auth_token: 'secret-6',
      email: 'secret-7',
    };
    const late = await browser.submit(page, `/customers/${ada.id}`, { ...secrets, 'customer[name]': 'Countess' });
    expect(late.status).toBe(401);
    const form = await signInOn(late);
    expect([form.status, fieldIn(form, 'customer[name]')]).toEqual([200, 'Countess']);
    for (const { text } of [late, form]) expect(text).not.toContain('secret-');
    const [, token = 'none'] = /name="csrf_token" value="([^"]*)"/.exec(page.text) ?? [];
    expect(late.text.split(token)).toHaveLength(2);
  });

  test('keeps several values of one name, and every line of a text', async () => {
    const page = await browser.get('/Tags/new');
    await end();
    const fields: [string, string][] = [
      ...Object.entries(formFor(page, '/Tags')?.fields ?? {}),
      ['tag[text]', lines.replaceAll('\n', '\r\n')],
      ['tag[lang_code]', 'de'],
      ['tag[languages]', 'fr'],
      ['tag[languages]', 'ar'],
      ['tag[parent_id]', 'no such tag'],
      ['__proto__', 'x'],
      ['constructor', 'y'],
    ];
    const late = await browser.post('/Tags', fields);
    const hidden = [...late.text.matchAll(/<input type="hidden" name="tag\[languages\]" value="(\w+)">/g)];
    expect(hidden.map(([, code]) => code)).toEqual(['fr', 'ar']);
    const boxes = hidden.map(([, code = '']): [string, string] => ['tag[languages]', code]);
    const others = Object.entries(formFor(late, '/login')?.fields ?? {}).filter(([name]) => name !== 'tag[languages]');
    const form = await browser.post('/login', [...others, ...boxes, ['email', ada.email], ['password', password]]);
    expect(form.status).toBe(200);
    const ticked = [...form.text.matchAll(/<input type="checkbox"[^>]* value="(\w+)" checked/g)].map(
      ([, code]) => code,
    );
    expect(ticked.sort()).toEqual(['ar', 'fr']);
    expect(form.text).toContain(`>\n${lines}</textarea>`);
    expect(form.text).toContain('<option value="de" selected');
    expect(form.text).not.toContain('<title>Error');
  });

  test('may be as long as any form', async () => {
    const page = await browser.get('/Tags/new');
    await end();
    const fields = { ...formFor(page, '/Tags')?.fields, 'tag[text]': '' };
    const room = 1024 * 1024 - new URLSearchParams(fields).toString().length;
    const late = await browser.post('/Tags', { ...fields, 'tag[text]': 'x'.repeat(room) });
    expect(late.status).toBe(401);
    const form = await signInOn(late);
    expect([form.status, form.text.includes('x'.repeat(room))]).toEqual([200, true]);
  });

  test('may have as many fields as any form', async () => {
    const page = await browser.get(`/places/${place}/edit`);
    await end();
    const { fields = {} } = formFor(page, `/places/${place}`) ?? {};
    const all = Object.entries({ ...fields, 'place[name]': 'The old mill' });
    while (all.length < 1000) all.push([`place[more_${all.length}]`, 'x']);
    const late = await browser.post(`/places/${place}`, all);
    expect([late.status, (await browser.post(`/places/${place}`, [...all, ['one', 'more']])).status]).toEqual([
      401, 413,
    ]);
    const form = await signInOn(late);
    expect([form.status, fieldIn(form, 'place[name]')]).toEqual([200, 'The old mill']);
  });

  test('does not overwrite what another person saved meanwhile: it keeps its version', async () => {
    const page = await browser.get(`/places/${place}/edit`);
    await end();
    const late = await browser.submit(page, `/places/${place}`, { 'place[name]': 'Mine' });
    await app.db('places').where({ id: place }).update({ name: 'Theirs' });
    const form = await signInOn(late);
    const again = await browser.submit(form, `/places/${place}`, { 'place[name]': 'Mine' });
    expect([again.status, again.text.includes('Theirs')]).toEqual([409, true]);
    expect((await named(place)).name).toBe('Theirs');
  });

  test('that is a button is shown first, and takes effect when pressed again', async () => {
    const page = await browser.get(`/places/${place}`);
    await end();
    const late = await browser.submit(page, `/places/${place}`);
    expect([late.status, formFor(late, '/login')?.fields._method]).toEqual([401, 'delete']);
    const shown = await signInOn(late);
    expect([shown.status, shown.text.includes('is not done yet')]).toEqual([200, true]);
    expect(await named(place)).toBeDefined();
    expect((await browser.submit(shown, `/places/${place}`)).status).toBe(303);
    expect(await named(place)).toBeUndefined();
  });

  test('that signs out leads to the sign-in', async () => {
    const page = await browser.get('/');
    await browser.submit(page, '/logout');
    expect(leadsTo(await browser.submit(page, '/logout'))).toEqual([303, '/login']);
  });

  test('stays for its owner when a customer without access to the record signs in first', async () => {
    const page = await browser.get(`/places/${place}/edit`);
    await end();
    const late = await browser.submit(page, `/places/${place}`, { 'place[name]': 'Pier' });
    const strange = await signInOn(late, bob.email);
    expect(strange.status).toBe(404);
    expect(strange.text).toContain(`signed in as ${bob.email}`);
    const form = await signInOn(strange);
    expect([form.status, fieldIn(form, 'place[name]')]).toEqual([200, 'Pier']);
  });
});

describe('D67: a form sent under another session', () => {
  test('is shown again filled in, names the signed-in customer, and is theirs when sent again', async () => {
    const page = await browser.get('/places/new');
    await browser.submit(await browser.get('/'), '/logout');
    await browser.signIn(bob.email, password);
    const late = await browser.submit(page, '/places', { 'place[name]': hostile });
    expect(reasonOf(late)).toEqual(forged);
    expect(late.text).toContain(`signed in as ${bob.email} by now`);
    expect(fieldIn(late, 'place[name]')).toBe(escaped);
    expect(await app.db('places').where({ name: hostile, customer_id: bob.id })).toEqual([]);
    expect((await browser.submit(late, '/places', { 'place[name]': hostile })).status).toBe(303);
    expect(await app.db('places').where({ name: hostile, customer_id: bob.id })).toHaveLength(1);
  });

  test('for another customer’s record is kept for the sign-in of its author', async () => {
    const page = await browser.get(`/places/${place}/edit`);
    await browser.submit(await browser.get('/'), '/logout');
    await browser.signIn(bob.email, password);
    const late = await browser.submit(page, `/places/${place}`, { 'place[name]': 'Pier' });
    expect(late.status).toBe(404);
    const form = await signInOn(late);
    expect([form.status, fieldIn(form, 'place[name]')]).toEqual([200, 'Pier']);
    await browser.submit(form, `/places/${place}`, { 'place[name]': 'Pier' });
    expect((await named(place)).name).toBe('Pier');
  });

  test('from a second sign-in page is shown without another sign-in', async () => {
    const pages = [await browser.get(`/places/${place}/edit`), await browser.get('/places/new')] as const;
    await end();
    const first = await browser.submit(pages[0], `/places/${place}`, { 'place[name]': 'First' });
    const second = await browser.submit(pages[1], '/places', { 'place[name]': 'Second' });
    expect((await signInOn(first)).status).toBe(200);
    const [{ count }] = (await app.db('sessions').where({ customer_id: ada.id }).count()) as [{ count: string }];
    const form = await signInOn(second, ada.email, 'whatever');
    expect([...reasonOf(form), fieldIn(form, 'place[name]')]).toEqual([...forged, 'Second']);
    expect(await app.db('sessions').where({ customer_id: ada.id }).count()).toEqual([{ count }]);
  });
});

describe('a late form of unproven origin', () => {
  const fields = { csrf_token: 'x', 'place[name]': 'Typed' };
  const strangers: [string, Record<string, string>][] = [
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a sibling host', { 'Sec-Fetch-Site': 'same-site' }],
    ['the address bar', { 'Sec-Fetch-Site': 'none' }],
    ['another origin', { Origin: 'https://evil.example' }],
    ['the null origin', { Origin: 'null' }],
  ];

  test.each(strangers)('from %s is refused', async (_, headers) => {
    for (const isEnded of [false, true]) {
      if (isEnded) await end();
      const answer = await browser.post('/places', fields, headers);
      expect(reasonOf(answer)).toEqual(forged);
      expect(answer.text).not.toContain('Typed');
    }
    const fresh = await new TestBrowser(app).post('/places', fields, headers);
    expect(isAskedToSignIn(fresh)).toBe(true);
  });

  test('without any header of its origin is refused, and without a token leads to the sign-in', async () => {
    const cookie = browser.cookie;
    const headers = { Cookie: cookie, Accept: 'text/html', 'Content-Type': 'application/x-www-form-urlencoded' };
    const raw = new URLSearchParams(fields).toString();
    await end();
    expect(reasonOf(await app.call('POST', '/places', { raw, headers }))).toEqual(forged);
    expect(isAskedToSignIn(await new TestBrowser(app).post('/places', { 'place[name]': 'x' }))).toBe(true);
  });

  test('from a script with its token in a header is refused, as JSON with 401', async () => {
    const cookie = browser.cookie;
    const headers = { Cookie: cookie, 'X-CSRF-Token': 'x', 'Sec-Fetch-Site': 'same-origin' };
    const answer = await app.call('POST', '/places.json', { body: { place: { name: 'x' } }, headers });
    expect([answer.status, answer.body.error.code]).toEqual([401, 'UserNotFound']);
    const form = { 'X-CSRF-Token': 'x', 'Sec-Fetch-Site': 'same-origin' };
    expect(reasonOf(await browser.post('/places', { 'place[name]': 'x' }, form))).toEqual(forged);
  });

  test('that is a forged sign-in signs nobody in, and carries no fields', async () => {
    const made = { email: bob.email, password, form_path: '/places', 'place[name]': 'Planted' };
    for (const visitor of [new TestBrowser(app), browser]) {
      const answer = await visitor.post('/login', made, { 'Sec-Fetch-Site': 'cross-site' });
      expect(reasonOf(answer)).toEqual(forged);
      expect(answer.text).not.toContain('Planted');
    }
    expect(await app.db('sessions').where({ customer_id: bob.id })).toEqual([]);
  });
});

test.each([
  '//evil.example/x',
  'https://evil.example',
  '/\\evil.example',
  '/login',
  '/logout',
  '/%2e%2e//evil.example',
  '',
])('a kept form with the target %j leads to the start page', async (form_path) => {
  await end();
  const answer = await browser.submit(await browser.get('/login'), '/login', {
    email: ada.email,
    password,
    form_path,
    'place[name]': 'x',
  });
  expect(leadsTo(answer)).toEqual([303, '/']);
});

test.each(['/no/such/page', '/api/v1/tags/create', '/places/new', '/places.json', '/t/000000000000', '/health/live'])(
  'a kept form for %s, which takes no forms, is not found and has no effect',
  async (form_path) => {
    await end();
    const answer = await browser.submit(await browser.get('/login'), '/login', {
      email: ada.email,
      password,
      form_path,
      'place[name]': 'Never',
    });
    expect([404, 405]).toContain(answer.status);
    expect(await app.db('places').where({ name: 'Never' })).toEqual([]);
  },
);

describe('every form of every page', () => {
  let admin: Customer;
  /** All that is stored, but for what signing in leaves. */
  const state = async () => {
    const names = await app.db('pg_tables').where({ schemaname: 'public' }).orderBy('tablename').pluck('tablename');
    const kept = names.filter((name: string) => !/^(sessions$|login_)/.test(name));
    const rows = kept.map(
      (name: string) =>
        `select '${name}' as name, md5(string_agg(t::text, '' order by t::text)) as rows from ${name} t`,
    );
    return (await app.db.raw(`${rows.join(' union all ')} order by name`)).rows;
  };

  test('does nothing with another session’s token or on the way through the sign-in, and is shown again', async () => {
    admin = await Customer.add(app.db, { email: `admin${next}@example.com`, password, role: 'admin' });
    const earlier = new TestBrowser(app);
    await earlier.signIn(admin.email, password);
    const tag = await makeRecord(app, 'tags', admin.id);
    const ids: Record<string, number> = {
      Tags: tag,
      places: await makeRecord(app, 'places', admin.id),
      customers: bob.id,
    };
    for (const resource of ['hardwares', 'text_records', 'translations', 'name_translations'] as const)
      ids[resource] = await makeRecord(app, resource, admin.id);
    const records = Object.entries(ids).flatMap(([path, id]) => [
      `/${path}/new`,
      `/${path}/${id}`,
      `/${path}/${id}/edit`,
    ]);
    const paths = ['/', '/sessions', '/beacon-uuids', ...records];
    const pages = await Promise.all(paths.map((path) => earlier.get(path)));
    const forms = new Map(
      pages
        .flatMap(formsOf)
        // One that only asks has no token.
        .filter(({ fields }) => 'csrf_token' in fields)
        .map((form) => [JSON.stringify({ ...form, fields: { ...form.fields, csrf_token: '' } }), form]),
    );
    for (const action of ['/jobs/retry', '/jobs/1/retry', '/jobs/1/cancel', '/providers/azure/reset'])
      forms.set(action, { action, fields: { csrf_token: 'of another session', state: 'failed' } });
    expect(forms.size).toBeGreaterThan(30);

    browser = new TestBrowser(app);
    await browser.signIn(admin.email, password);
    const before = await state();
    for (const { action, fields } of forms.values()) {
      if (action === '/login') continue;
      const held = await browser.post(action, fields);
      expect([action, ...reasonOf(held)]).toEqual([action, ...forged]);
      expect([action, formsOf(held).some((form) => form.action === action)]).toEqual([action, true]);
    }
    expect(await state()).toEqual(before);
    for (const { action, fields } of forms.values()) {
      if (['/login', '/logout'].includes(action)) continue;
      await app.db('sessions').where({ customer_id: admin.id }).delete();
      const late = await browser.post(action, fields);
      expect([action, late.status]).toEqual([action, 401]);
      const shown = await signInOn(late, admin.email);
      expect([action, shown.status]).toEqual([action, 200]);
    }
    expect(await state()).toEqual(before);
  }, 120_000);
});

test('A1: a late form is also kept below a prefix', async () => {
  const below = await startApp({ env: { PUBLIC_URL: 'https://museum.example/tags' }, databaseUrl: app.databaseUrl });
  try {
    const visitor = new TestBrowser(below);
    await visitor.signIn(ada.email, password);
    const page = await visitor.get(`/places/${place}/edit`);
    await end();
    const late = await visitor.submit(page, `/tags/places/${place}`, { 'place[name]': 'Below' });
    expect(formFor(late, '/tags/login')?.fields.form_path).toBe(`/tags/places/${place}`);
    const form = await visitor.submit(late, '/tags/login', { email: ada.email, password });
    expect([form.status, fieldIn(form, 'place[name]')]).toEqual([200, 'Below']);
    expect((await visitor.submit(form, `/tags/places/${place}`, { 'place[name]': 'Below' })).status).toBe(303);
  } finally {
    await below.stop();
  }
});
