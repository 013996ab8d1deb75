/** A museum's own look: who may change it, and where it appears. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { passwordLetter, teamInvitationLetter } from '../../src/model/sign-in/letters.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { memberOf, signedIn } from '../setup/factories.ts';
import { as, makeName, makeRecord } from '../setup/management.ts';
import { drawn, jpeg, upload } from '../setup/pictures.ts';

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
});

const look = (person: Person, fields?: object, query = '') =>
  as(app, person)(fields ? 'PATCH' : 'GET', `/look.json${query}`, fields && { look: fields });

const nothing = { display_name: null, colour: null, imprint_url: null, privacy_url: null, logo_url: null };
const whole = {
  display_name: 'Museum of the Sea',
  colour: '#0b6e4f',
  imprint_url: 'https://sea.example.com/imprint',
  privacy_url: 'https://sea.example.com/privacy',
};

describe('LK1: the look', () => {
  test('is empty at first, is updated in part, and is cleared by null', async () => {
    expect((await look(museum)).body).toEqual({ id: museum.id, ...nothing });
    expect(await look(museum, whole)).toMatchObject({ status: 200, body: { id: museum.id, ...whole, logo_url: null } });
    expect((await look(museum, {})).body).toMatchObject(whole);
    const partly = await look(museum, { colour: ' #ABCDEF ', imprint_url: null });
    expect(partly.body).toEqual({ id: museum.id, ...nothing, ...whole, colour: '#abcdef', imprint_url: null });
    expect((await look(museum)).body).toEqual(partly.body);
    expect((await look(other)).body).toEqual({ id: other.id, ...nothing });
    await app
      .spec(museum)
      .put('/look.json')
      .withJson({ look: { display_name: '' } })
      .expectStatus(200);
    expect((await look(museum)).body.display_name).toBe(null);
  });

  test.each([
    [{ colour: 'green' }, 'colour'],
    [{ colour: '#12345' }, 'colour'],
    [{ colour: 7 }, 'colour'],
    [{ display_name: 'a'.repeat(501) }, 'display_name'],
    [{ imprint_url: 'javascript:alert(1)' }, 'imprint_url'],
    [{ privacy_url: 'sea.example.com' }, 'privacy_url'],
  ])('%p is refused and changes nothing', async (fields, name) => {
    const { status, body } = await look(museum, { ...whole, ...fields });
    expect([status, Object.keys(body)]).toEqual([422, [name]]);
    expect((await look(museum)).body).toEqual({ id: museum.id, ...nothing });
    for (const method of ['PUT', 'PATCH'])
      expect((await as(app, museum)(method, '/look.json', { look: { ...fields } })).status).toBe(422);
  });

  test('TM5: is accessible to managers, and to no other member', async () => {
    expect((await look(await memberOf(app, museum, 'manager'), whole)).body).toMatchObject({ id: museum.id, ...whole });
    for (const role of ['viewer', 'translator', 'editor'])
      for (const fields of [undefined, {}]) {
        const refused = await look(await memberOf(app, museum, role), fields);
        expect([refused.status, refused.headers.get('x-error-reason')]).toEqual([403, 'role']);
      }
    const editor = await memberOf(app, museum, 'editor');
    await app.spec(editor).put('/look.json').withJson({ look: {} }).expectStatus(403);
    await app.spec().get('/look.json').expectStatus(401);
    await app.spec().patch('/look.json').withJson({ look: {} }).expectStatus(401);
    await app.spec().put('/look.json').withJson({ look: {} }).expectStatus(401);
  });

  test('TM3, TM5: admins choose a museum, others have only their own', async () => {
    const named = `?member_of=${museum.id}`;
    expect((await look(admin, whole, named)).body).toMatchObject({ id: museum.id, ...whole });
    expect((await look(admin, { member_of: museum.id, colour: null })).body).toMatchObject({ colour: null });
    expect((await look(admin, undefined, named)).body.display_name).toBe(whole.display_name);
    expect((await look(other, undefined, named)).body.id).toBe(other.id);
    for (const query of [
      '',
      `?member_of=${admin.id}`,
      `?member_of=${(await memberOf(app, museum, 'viewer')).id}`,
      '?member_of=99999',
    ])
      expect([(await look(admin, undefined, query)).status, (await look(admin, {}, query)).body]).toEqual([
        422,
        { member_of: [expect.any(String)] },
      ]);
  });

  test('is deleted with the museum', async () => {
    await look(museum, whole);
    await app.spec(admin).delete(`/customers/${museum.id}.json`).expectStatus(204);
    expect(await app.db('looks').where({ customer_id: museum.id })).toEqual([]);
  });
});

describe('LK1: pages for visitors', () => {
  const page = (identifier: string, headers = {}) =>
    app.call('GET', `/t/${identifier}`, { headers: { Accept: 'text/html', 'Accept-Language': 'de', ...headers } });

  async function tagOf(person: Person): Promise<string> {
    const id = await makeRecord(app, 'tags', person.id);
    await makeName(app, id);
    return (await app.db('tags').where({ id }).first('tag_identifier')).tag_identifier;
  }

  test('show the museum’s name, colour and links instead of the service’s from the next request on', async () => {
    const [tag, foreign] = [await tagOf(museum), await tagOf(other)];
    const [before, ofOther] = [await page(tag), await page(foreign)];
    expect(before.text).toContain('Tag Information Service');
    expect(before.text).not.toContain('<footer');
    await look(museum, { ...whole, display_name: 'Musée <b>' });
    const after = await page(tag, { 'If-None-Match': before.headers.get('etag') });
    expect(after.status).toBe(200);
    expect(after.text).not.toContain('Tag Information Service');
    expect(after.text).toContain('<span class="brand"><bdi>Musée &lt;b&gt;</bdi></span>');
    expect(after.text).toContain('href="/looks/0b6e4f.css"');
    expect(after.text).toContain(`href="${whole.imprint_url}">Impressum</a>`);
    expect(after.text).toContain(`href="${whole.privacy_url}">Datenschutz</a>`);
    // Those of another museum stay as they are.
    expect((await page(foreign, { 'If-None-Match': ofOther.headers.get('etag') })).status).toBe(304);
  });

  test('get the colour from a separate style sheet', async () => {
    const css = await app.call('GET', '/looks/ffee00.css');
    expect([css.status, css.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
    expect(css.headers.get('cache-control')).toContain('public');
    expect(css.text).toMatch(/^:root \{ --accent: #[0-9a-f]{6}; /);
    expect(css.text).toContain('@media (prefers-color-scheme: dark) { :root { --accent: #ffee00;');
    for (const path of ['/looks/FFEE00.css', '/looks/fff.css', '/looks/ffee00', '/looks/red.css'])
      expect((await app.call('GET', path)).status).toBe(404);
    expect((await app.call('POST', '/looks/ffee00.css')).status).toBe(405);
  });
});

describe('LK1: letters and invitations', () => {
  const at = { publicUrl: 'https://tags.example.com' };

  test('name the museum instead of the service, on one line, never as an address, and the host', () => {
    const address = 'https://tags.example.com/invitation?token=x';
    const letter = teamInvitationLetter('a@example.com', {
      address,
      museum: 'Sea',
      displayName: 'Museum\nof evil.example',
      ...at,
    });
    expect(letter.subject).toBe('You are invited to the team of Museum of evil example');
    expect(letter.text).toContain('to work for "Museum of evil example" at tags.example.com.');
    expect(letter.text).not.toContain('Tag Information Service');
    const plain = teamInvitationLetter('a@example.com', { address, museum: 'Sea', displayName: null, ...at });
    expect(plain.text).toContain('"Sea" at the Tag Information Service of tags.example.com');
    const password = passwordLetter('a@example.com', address, { displayName: 'Sea', ...at });
    expect([password.subject, password.text]).toEqual([
      'A new password for Sea',
      expect.stringContaining('at Sea, tags.example.com.'),
    ]);
  });

  test('show the museum’s name, for the museum and its members', async () => {
    await look(museum, whole);
    const invitation = { email: 'new@example.com', role: 'viewer' };
    const made = await as(app, museum)('POST', '/team/invitations.json', { invitation });
    const { pathname, search } = new URL(made.body.url);
    const page = await app.call('GET', pathname + search, { headers: { Accept: 'text/html' } });
    expect(page.text).toContain('<span class="brand"><bdi>Museum of the Sea</bdi></span>');
    expect(page.text).not.toContain('Tag Information Service');
  });
});

describe('LK1: the logo', () => {
  const put = (person: Person, file: Uint8Array | FormData, query = '') =>
    upload(app, `/look/logo${query}`, person.token, file);

  test('is uploaded, shown to visitors, kept by other changes, and removed', async () => {
    const made = await put(museum, await drawn({ width: 640, height: 320, background: '#00aa00' }).png().toBuffer());
    expect(made).toMatchObject({ status: 200, body: { id: museum.id, ...nothing, logo_url: expect.any(String) } });
    const { logo_url } = made.body as { logo_url: string };
    expect(logo_url).toMatch(new RegExp(`^${app.config.publicUrl}/pictures/[0-9a-f]{64}/320\\.webp$`));
    expect((await app.call('GET', new URL(logo_url).pathname)).status).toBe(200);
    expect((await look(museum, whole)).body).toEqual({ id: museum.id, ...whole, logo_url });
    const tag = await makeRecord(app, 'tags', museum.id);
    const { tag_identifier } = await app.db('tags').where({ id: tag }).first();
    const page = () => app.call('GET', `/t/${tag_identifier}`, { headers: { Accept: 'text/html' } });
    const { pathname } = new URL(logo_url);
    expect((await page()).text).toContain(`<img src="${pathname}" alt="" width="64" height="32">`);
    await app.spec(museum).delete('/look/logo.json').expectStatus(204);
    await app.spec(museum).delete('/look/logo.json').expectStatus(204);
    expect((await look(museum)).body.logo_url).toBe(null);
    expect((await app.call('GET', pathname)).status).toBe(404);
    expect((await page()).text).not.toContain('<img');
  });

  test('must be a picture, and the caller must be allowed to change the museum', async () => {
    const file = await jpeg();
    expect(await put(museum, Buffer.from('no picture'))).toMatchObject({
      status: 422,
      body: { picture: [expect.any(String)] },
    });
    expect((await look(museum)).body.logo_url).toBe(null);
    expect((await put(await memberOf(app, museum, 'editor'), file)).status).toBe(403);
    expect((await put(admin, file)).status).toBe(422);
    expect((await put(admin, file, `?member_of=${museum.id}`)).body).toMatchObject({ id: museum.id });
    await app
      .spec(await memberOf(app, museum, 'editor'))
      .delete('/look/logo.json')
      .expectStatus(403);
    await app.spec(admin).delete('/look/logo.json').expectStatus(422);
    await app.spec().delete('/look/logo.json').expectStatus(401);
    expect((await upload(app, '/look/logo', 'unknown', file)).status).toBe(401);
    const picture = { data: file.toString('base64') };
    await app.spec(other).put('/look/logo.json').withJson({ picture }).expectStatus(200);
  });
});
