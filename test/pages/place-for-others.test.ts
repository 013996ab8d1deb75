/** A place that an admin creates for a customer, and what “Move…” leaves out. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../setup/app.ts';
import { gather, type People } from '../setup/four-people.ts';
import { makeRecord } from '../setup/management.ts';

let app: TestApp;
let all: People;
beforeAll(async () => {
  app = await startApp();
  all = await gather(app);
});
afterAll(() => app.stop());

const make = (person: 'A' | 'admin', fields: object) => all.send(person, 'post', '/places', 'place', fields);
const ownerOf = async (name: string) => (await app.db('places').where({ name }).first('customer_id'))?.customer_id;

test('an admin chooses the owner of a new place; other customers cannot', async () => {
  expect((await all.get('admin', '/places/new')).text).toMatch(/name="place\[owner_id\]"/);
  expect((await all.get('A', '/places/new')).text).not.toContain('place[owner_id]');
  expect((await make('admin', { name: 'For A', owner_id: all.ids.A })).status).toBe(303);
  expect(await ownerOf('For A')).toBe(all.ids.A);
  await make('admin', { name: 'For me', owner_id: '' });
  expect(await ownerOf('For me')).toBe(all.ids.admin);
  await make('A', { name: 'Not for B', owner_id: all.ids.B });
  expect(await ownerOf('Not for B')).toBe(all.ids.A);
});

test('the owner cannot be a team member or an unknown customer', async () => {
  await app.db('customers').where({ id: all.ids.B }).update({ member_of: all.ids.A, member_role: 'editor' });
  for (const owner_id of [all.ids.B, 99_999]) {
    const refused = await make('admin', { name: 'Nobody’s', owner_id });
    expect([refused.status, refused.text.includes('Belongs to does not exist')]).toEqual([422, true]);
    expect(refused.text).toContain('value="Nobody’s"');
  }
  expect(await ownerOf('Nobody’s')).toBeUndefined();
  await app.db('customers').where({ id: all.ids.B }).update({ member_of: null, member_role: null });
});

test('“Move…” tells an admin that places of other customers are left out', async () => {
  const id = await makeRecord(app, 'tags', all.ids.A);
  const question = (person: 'A' | 'admin') =>
    all.send(person, 'post', '/Tags/bulk', 'bulk', { action: 'move', tag_ids: id });
  const sentence = 'Places of other customers are left out';
  expect((await question('admin')).text).toContain(sentence);
  expect((await question('A')).text).not.toContain(sentence);
});
