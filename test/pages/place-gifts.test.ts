/** A place that an admin gives to another customer, with its tags: asked first, and undone as one. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { pictureHashOf } from '../../contracts/pictures.ts';
import { Customer } from '../../src/model/customer.ts';
import { Token } from '../../src/model/sign-in/token.ts';
import { type Answer, startApp, type TestApp } from '../setup/app.ts';
import { gather, leadsTo, type People, type Person } from '../setup/four-people.ts';
import { as, makeName, makeRecord, makeText } from '../setup/management.ts';
import { jpeg, upload } from '../setup/pictures.ts';

let app: TestApp;
let all: People;
let token: string;
let hall: number;
let tags: number[];

beforeAll(async () => {
  app = await startApp();
  all = await gather(app);
  token = await Token.issue(app.db, await Customer.query(app.db).findById(all.ids.A).throwIfNotFound());
});
afterAll(() => app.stop());

beforeEach(async () => {
  for (const table of ['tags', 'hardwares', 'bundle_links', 'places']) await app.db(table).delete();
  hall = await makeRecord(app, 'places', all.ids.A);
  await app.db('places').where({ id: hall }).update({ name: 'Hall' });
  tags = [];
  for (let made = 0; made < 3; made += 1) {
    const id = await makeRecord(app, 'tags', all.ids.A);
    await app
      .db('tags')
      .where({ id })
      .update({ place_id: hall, reference: `INV-${made}` });
    tags.push(id);
  }
});

const path = () => `/places/${hall}/give`;
const titleOf = ({ text }: Answer) => /<h1[^>]*>(.*?)<\/h1>/s.exec(text)?.[1]?.replaceAll(/<[^>]*>/g, '');
const agree = async (question: Answer, customer_id: number | string) =>
  all.browsers.admin.submit(question, path(), { customer_id: `${customer_id}` });
const giveTo = async (customer_id: number | string) => agree(await all.get('admin', path()), customer_id);
const owners = async () => [
  (await app.db('places').where({ id: hall }).first('customer_id')).customer_id,
  ...(await app.db('tags').whereIn('id', tags).orderBy('id').pluck('customer_id')),
];
const ofAll = (person: Person) => [0, 1, 2, 3].map(() => all.ids[person]);
const lastSet = async (): Promise<string> =>
  (await app.db('history').where({ customer_id: all.ids.admin }).orderBy('id', 'desc').first('change_set')).change_set;
const undo = async (person: Person) =>
  all.send(person, 'post', `/history/change_sets/${await lastSet()}/undo`, 'undo', {});
const bundle = (url: string) => fetch(`${app.url}${new URL(url).pathname}`);

test('a gift includes the place’s tags with all their content, after a page with the numbers', async () => {
  const [one = 0, two = 0] = tags;
  await makeText(app, one, 'en', 'Built in 1911');
  await makeName(app, two, 'en', 'The clock');
  await app.db('hardwares').insert({ tag_id: one, hardware_type: 'nfc', identifier: '04A2' });
  const picture = await jpeg({ background: '#123456' });
  expect((await upload(app, `/Tags/${two}/picture`, token, picture)).status).toBe(200);
  expect((await all.get('admin', `/places/${hall}`)).text).toContain(`href="${path()}"`);

  const question = await all.get('admin', path());
  expect(titleOf(question)).toBe('Give away Hall?');
  for (const words of ['with 3 tags', '1 text and 1 name', '1 hardware item', '1 picture', 'References stay behind'])
    expect(question.text).toContain(words);
  expect(question.text).not.toContain('its bundle end');
  expect(await owners()).toEqual(ofAll('A'));

  const done = await agree(question, all.ids.B);
  expect(leadsTo(done)).toEqual([303, `/places/${hall}`]);
  const after = await all.browsers.admin.follow(done);
  expect(after.text).toContain('Hall and 3 tags are given to b@example.com.');
  expect(after.text).toMatch(/<button[^>]*>Undo</);
  expect(await owners()).toEqual(ofAll('B'));
  expect(await app.db('tags').whereIn('id', tags).pluck('place_id')).toEqual([hall, hall, hall]);
  for (const address of [`/places/${hall}`, `/Tags/${one}`]) {
    expect((await all.get('B', address)).status).toBe(200);
    expect((await all.get('A', address)).status).toBe(404);
  }
  const own = await all.get('B', `/Tags/${two}/edit`);
  expect(own.text).toContain('Take its picture off');
  const stored = (await app.db('tags').where({ id: two }).first()).picture;
  expect(pictureHashOf(`${app.url}/pictures/${stored}/1280.jpg`)).toBe(stored);
  expect(await app.db('picture_owners').where({ hash: stored }).orderBy('customer_id').pluck('customer_id')).toEqual(
    [all.ids.A, all.ids.B].sort((a, b) => a - b),
  );
});

test('one undo returns everything, with the references', async () => {
  await giveTo(all.ids.B);
  expect(await app.db('tags').whereIn('id', tags).pluck('reference')).toEqual([null, null, null]);
  expect((await all.get('admin', '/history')).text).toContain('3 tags given to b@example.com');
  expect((await undo('admin')).status).toBe(303);
  expect(await owners()).toEqual(ofAll('A'));
  expect(await app.db('tags').whereIn('id', tags).orderBy('id').pluck('reference')).toEqual([
    'INV-0',
    'INV-1',
    'INV-2',
  ]);
  expect((await all.get('B', `/places/${hall}`)).status).toBe(404);
  // An undoing is undone alike.
  await undo('admin');
  expect(await owners()).toEqual(ofAll('B'));
});

test('neither the new nor the former customer can undo the gift', async () => {
  await giveTo(all.ids.B);
  const set = await lastSet();
  const url = `/history/change_sets/${set}/undo.json`;
  const callers = { A: all.ids.A, B: all.ids.B };
  const call = async (id: number) => {
    const caller = await Customer.query(app.db).findById(id).throwIfNotFound();
    return as(app, { token: await Token.issue(app.db, caller) })('POST', url);
  };
  const byB = await call(callers.B);
  expect([byB.status, byB.body.undone]).toEqual([200, 0]);
  expect(byB.body.kept).toContainEqual({ resource: 'places', record_id: hall, field: 'customer_id', why: 'forbidden' });
  expect((await call(callers.A)).status).toBe(404);
  expect(await owners()).toEqual(ofAll('B'));
});

test('bundle links to the place stop working until the gift is undone', async () => {
  const { body } = await as(app, { token })('POST', '/bundle_links.json', {
    bundle_link: { place_id: hall },
  });
  expect((await bundle(body.url)).status).toBe(200);
  expect((await all.get('admin', path())).text).toContain('1 link to its bundle ends.');
  await giveTo(all.ids.B);
  expect((await bundle(body.url)).status).toBe(404);
  expect((await all.get('A', '/bundle_links')).text).toContain('A place that was given away: nothing');
  expect((await all.get('B', '/bundle_links')).text).not.toContain('Hall: nothing');
  await undo('admin');
  expect((await bundle(body.url)).status).toBe(200);
});

test('an undo leaves the place with tags added since, and returns the former tags without it', async () => {
  await giveTo(all.ids.B);
  const late = await makeRecord(app, 'tags', all.ids.B);
  await app.db('tags').where({ id: late }).update({ place_id: hall });
  await undo('admin');
  expect(await owners()).toEqual([all.ids.B, ...ofAll('A').slice(1)]);
  expect(await app.db('tags').whereIn('id', tags).pluck('place_id')).toEqual([null, null, null]);
  expect((await app.db('tags').where({ id: late }).first()).place_id).toBe(hall);
});

test('a tag in the bin is restored to its former customer, without the place', async () => {
  const [one = 0] = tags;
  await all.send('A', 'delete', `/Tags/${one}`, 'tag', {});
  await giveTo(all.ids.B);
  const { id } = await app.db('bin').where({ resource: 'tags', record_id: one }).first();
  const answer = await as(app, { token })('POST', `/bin/${id}/restore.json`);
  expect([answer.status, answer.body.left_out]).toEqual([200, [{ what: 'place', why: 'gone', name: null }]]);
  expect((await app.db('tags').where({ id: one }).first()).customer_id).toBe(all.ids.A);
});

test('a gift is for admins only', async () => {
  expect((await all.get('A', `/places/${hall}`)).text).not.toContain('/give');
  expect((await all.get('A', path())).status).toBe(403);
  expect((await all.send('A', 'post', path(), 'x', {}, { customer_id: `${all.ids.B}`, count: '3' })).status).toBe(403);
  expect(leadsTo(await all.get('nobody', path()))[0]).toBe(302);
  expect((await all.get('admin', '/places/99999/give')).status).toBe(404);
  expect(await owners()).toEqual(ofAll('A'));
});

test('a gift is refused if the number of tags has changed, or the customer cannot own the place', async () => {
  const question = await all.get('admin', path());
  const late = await makeRecord(app, 'tags', all.ids.A);
  await app.db('tags').where({ id: late }).update({ place_id: hall });
  const again = await agree(question, all.ids.B);
  expect([again.status, again.text.includes('with 4 tags')]).toEqual([409, true]);
  const said = async (id: number | string) => {
    const refused = await giveTo(id);
    return [refused.status, /href="#customer_id">([^<]*)</.exec(refused.text)?.[1]];
  };
  expect(await said('')).toEqual([422, 'To can&#39;t be blank']);
  expect(await said(all.ids.A)).toEqual([422, 'To has it already']);
  expect(await said(99_999)).toEqual([422, 'To does not exist']);
  await app.db('customers').where({ id: all.ids.B }).update({ member_of: all.ids.A, member_role: 'editor' });
  expect(await said(all.ids.B)).toEqual([422, 'To does not exist']);
  await app.db('customers').where({ id: all.ids.B }).update({ member_of: null, member_role: null });
  expect(await owners()).toEqual(ofAll('A'));
  // Words that only one customer has are enough.
  expect((await giveTo('b@example')).status).toBe(303);
});

test('a place without tags is given alone', async () => {
  await app.db('tags').update({ place_id: null });
  const done = await giveTo(all.ids.B);
  expect(await all.notice('admin', done)).toBe('Hall is given to b@example.com.');
  expect(await owners()).toEqual([all.ids.B, ...ofAll('A').slice(1)]);
  expect((await all.get('admin', '/history')).text).toContain('1 place given to b@example.com');
});
