/** An admin creates tags for customers: chooses the owner first, then one of the owner's places. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Answer, startApp, type TestApp } from '../setup/app.ts';
import { gather, leadsTo, type People } from '../setup/four-people.ts';
import { makeRecord } from '../setup/management.ts';

let app: TestApp;
let all: People;
let quay = 0;
let office = 0;

beforeAll(async () => {
  app = await startApp();
  all = await gather(app);
  quay = await placeOf(all.ids.B, 'Quay of B');
  office = await placeOf(all.ids.admin, 'Office of the admin');
});
afterAll(() => app.stop());

async function placeOf(owner: number, name: string) {
  const id = await makeRecord(app, 'places', owner);
  await app.db('places').where({ id }).update({ name });
  return id;
}
const offered = ({ text }: Answer) =>
  [...(/<select id="\w+_place_id".*?<\/select>/s.exec(text)?.[0] ?? '').matchAll(/>([^<]+)<\/option>/g)].map(
    ([, name]) => name,
  );
const send = (person: 'A' | 'admin', fields: object) => all.send(person, 'post', '/Tags', 'tag', fields);
const made = async (answer: Answer) => {
  const [status, to] = leadsTo(answer);
  expect([status, to]).toEqual([303, expect.stringMatching(/^\/Tags\/\d+$/)]);
  return app
    .db('tags')
    .where({ id: Number(String(to).slice('/Tags/'.length)) })
    .first();
};

test('X10: a tag without a chosen owner is the admin’s, with the admin’s places to choose from', async () => {
  const page = await all.get('admin', '/Tags/new');
  expect(page.text).toContain(`<option value="${all.ids.admin}" selected`);
  expect(offered(page)).toEqual(['No place', 'Office of the admin']);
  expect((await made(await send('admin', { owner_id: '', description: '' }))).customer_id).toBe(all.ids.admin);
  expect((await made(await send('admin', { customer_id: all.ids.B }))).customer_id).toBe(all.ids.admin);
});

test('choosing a customer offers its places, stores nothing and keeps the input', async () => {
  const before = (await app.db('tags')).length;
  const page = await all.get('admin', '/Tags/new');
  const typed = { 'tag[text]': 'Half a text', 'tag[languages]': 'fr', 'tag[place_id]': `${office}` };
  const fields = { ...typed, 'tag[owner_id]': `${all.ids.B}`, 'tag[identifier]': 'CODE-1' };
  const { csrf_token = '' } = /name="csrf_token" value="(?<csrf_token>[^"]+)"/.exec(page.text)?.groups ?? {};
  const step = await all.browsers.admin.post('/Tags/new', { csrf_token, ...fields });
  expect([step.status, offered(step)]).toEqual([200, ['No place', 'Quay of B']]);
  expect(step.text).toContain('Half a text');
  expect(step.text).toMatch(/value="fr" checked/);
  expect(step.text).not.toContain('role="alert"');
  expect((await app.db('tags')).length).toBe(before);
  expect((await all.browsers.admin.post('/Tags/new', fields)).status).toBe(403);
});

test('the tag, its place, a new place and its hardware belong to the chosen customer', async () => {
  const first = await made(await send('admin', { owner_id: all.ids.B, place_id: quay, reference: 'INV 1' }));
  expect(first).toMatchObject({ customer_id: all.ids.B, place_id: quay });
  const second = await made(
    await send('admin', { owner_id: 'b@exam', new_place: 'Depot', hardware_type: 'qr', identifier: 'CODE-2' }),
  );
  expect(second.customer_id).toBe(all.ids.B);
  expect(await app.db('places').where({ id: second.place_id }).first()).toMatchObject({ customer_id: all.ids.B });
  expect(await app.db('hardwares').where({ tag_id: second.id }).first()).toMatchObject({ customer_id: all.ids.B });
  const byWords = await made(await send('admin', { owner_id: all.ids.B, place_id: 'Quay' }));
  expect(byWords.place_id).toBe(quay);
  const again = await send('admin', { owner_id: all.ids.B, new_place: 'depot' });
  expect([again.status, again.text.includes('There is a place of this name already')]).toEqual([422, true]);
  await app.db('places').where({ name: 'Depot' }).delete();
});

test('another customer’s place is refused, and the owner’s are offered', async () => {
  const answer = await send('admin', { owner_id: all.ids.B, place_id: office, text: 'Kept', lang_code: 'en' });
  expect([answer.status, offered(answer)]).toEqual([422, ['No place', 'Quay of B']]);
  expect(answer.text).toContain('Kept');
  const unknown = await send('admin', { owner_id: 2_000_000_000 });
  expect([unknown.status, unknown.text.includes('Belongs to does not exist')]).toEqual([422, true]);
});

test('other customers are not asked, and cannot choose an owner', async () => {
  const page = await all.get('A', `/Tags/new?owner_id=${all.ids.B}&mode=in_mode&place_id=${quay}`);
  for (const foreign of ['owner_id', 'Quay of B', 'b@example.com']) expect(page.text).not.toContain(foreign);
  const before = (await app.db('tags')).length;
  for (const owner_id of [all.ids.B, 'b@example.com'])
    expect([owner_id, (await send('A', { owner_id })).status]).toEqual([owner_id, 422]);
  expect((await app.db('tags')).length).toBe(before);
  expect((await made(await send('A', { owner_id: all.ids.A }))).customer_id).toBe(all.ids.A);
});

test('a place in the address selects its owner', async () => {
  const page = await all.get('admin', `/Tags/new?mode=in_mode&place_id=${quay}`);
  expect(page.text).toContain(`<option value="${all.ids.B}" selected`);
  expect(page.text).toMatch(new RegExp(`<option value="${quay}" selected`));
  const named = await all.get('admin', `/Tags/new?owner_id=${all.ids.B}`);
  expect(offered(named)).toEqual(['No place', 'Quay of B']);
});

test('E4: tags in stock offer the places of the chosen customer', async () => {
  const page = await all.get('admin', '/Tags/mint');
  expect(offered(page)).toEqual(expect.arrayContaining(['Office of the admin', 'Quay of B']));
  const { csrf_token = '' } = /name="csrf_token" value="(?<csrf_token>[^"]+)"/.exec(page.text)?.groups ?? {};
  const fields = { csrf_token, 'mint[count]': '7', 'mint[customer_id]': `${all.ids.B}` };
  const step = await all.browsers.admin.post('/Tags/mint/places', fields);
  expect([step.status, offered(step)]).toEqual([200, expect.arrayContaining(['No place', 'Quay of B'])]);
  expect(offered(step)).not.toContain('Office of the admin');
  expect(step.text).toContain('value="7"');
  const ofB = await all.send('admin', 'post', '/Tags/mint', 'mint', {
    count: 1,
    customer_id: all.ids.B,
    place_id: 'Quay',
  });
  expect(ofB.status).toBe(303);
});

test('X10: ignores another customer named by a customer', async () => {
  const id = await makeRecord(app, 'tags', all.ids.A);
  const answer = await all.send('A', 'put', `/Tags/${id}`, 'tag', {
    customer_id: all.ids.B,
    description: 'By the door',
  });
  expect(leadsTo(answer)).toEqual([303, `/Tags/${id}`]);
  expect(await app.db('tags').where({ id }).first()).toMatchObject({
    customer_id: all.ids.A,
    description: 'By the door',
  });
});
