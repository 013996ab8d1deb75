/** The page on which a museum chooses its look. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../setup/app.ts';
import { gather, leadsTo, type People } from '../setup/four-people.ts';
import { jpeg } from '../setup/pictures.ts';

let app: TestApp;
let all: People;
beforeAll(async () => {
  app = await startApp();
  all = await gather(app);
});
afterAll(() => app.stop());

const fields = { display_name: 'Museum of the Sea', colour: '#0b6e4f', imprint_url: '', privacy_url: '' };

test('LK1: the form saves the look, and shows its colour', async () => {
  const done = await all.send('A', 'patch', '/look', 'look', fields);
  expect(leadsTo(done)).toEqual([303, '/look']);
  const page = await all.browsers.A.follow(done);
  expect(page.text).toContain('The look is saved.');
  expect(page.text).toContain('value="Museum of the Sea"');
  expect(page.text).toContain('/looks/0b6e4f.css');
  expect(await app.db('looks').where({ customer_id: all.ids.A }).first()).toMatchObject({
    display_name: 'Museum of the Sea',
    colour: '#0b6e4f',
    imprint_url: null,
  });
});

test('LK1: shows errors at their fields, and keeps the input', async () => {
  const refused = await all.send('A', 'patch', '/look', 'look', { ...fields, colour: 'sea green' });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain('Colour is not a colour as #rrggbb');
  expect(refused.text).toContain('value="sea green"');
});

test('TM5: an admin opens the look from the customer’s page', async () => {
  const path = `/look?member_of=${all.ids.A}`;
  expect((await all.browsers.admin.get(`/customers/${all.ids.A}`)).text).toContain(`href="${path}"`);
  expect((await all.browsers.admin.get(path)).status).toBe(200);
  const done = await all.send('admin', 'patch', path, 'look', { ...fields, display_name: 'By an admin' });
  expect(leadsTo(done)).toEqual([303, path]);
  expect((await app.db('looks').where({ customer_id: all.ids.A }).first()).display_name).toBe('By an admin');
});

test('LK1: accepts, shows and removes a logo', async () => {
  const browser = all.browsers.B;
  const send = async (file: Blob | undefined, fields: Record<string, string> = {}) =>
    browser.upload(await browser.get('/look'), '/look', 'look[logo]', file, { 'look[display_name]': 'B', ...fields });
  expect((await send(new Blob([new Uint8Array(await jpeg())]))).status).toBe(303);
  const page = await browser.get('/look');
  expect(page.text).toMatch(/<img class="logo" src="\/pictures\/[0-9a-f]{64}\/320\.webp"/);
  const refused = await send(new Blob(['no picture']), { 'look[display_name]': 'C' });
  expect([refused.status, refused.text.includes('Logo is not a JPEG')]).toEqual([422, true]);
  expect(refused.text).not.toContain('picture is not a JPEG');
  const stored = () => app.db('looks').where({ customer_id: all.ids.B }).first();
  expect(await stored()).toMatchObject({ display_name: 'B' });
  expect((await send(undefined)).status).toBe(303);
  expect((await stored()).logo).not.toBe(null);
  await send(undefined, { 'look[no_logo]': '1' });
  expect((await stored()).logo).toBe(null);
});
