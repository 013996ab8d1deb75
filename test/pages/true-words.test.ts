/** Hints, counts and error messages of pages are correct. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { errorPage } from '../../src/html/error-page.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { makeMachine, makeName, makeRecord, makeText } from '../setup/management.ts';
import { type SignedInPerson, signedInPerson } from '../setup/signed-in-person.ts';

let app: TestApp;
let museum: SignedInPerson;

beforeAll(async () => {
  app = await startApp();
  museum = await signedInPerson(app);
});
afterAll(() => app.stop());

const page = async (path: string) => (await museum.browser.get(path)).text;

test('WD7: the form of an order says that the languages of the last one are ticked', async () => {
  const hint = 'Ticked are the languages of your last order.';
  expect(await page('/translation_orders/new')).not.toContain(hint);
  await makeRecord(app, 'translation_orders', museum.id);
  expect(await page('/translation_orders/new')).toContain(hint);
  expect(await page('/translation_orders/new?lang_codes=fr')).not.toContain(hint);
});

test('the error of a large picture does not suggest a table in several parts', () => {
  const said = (reason: 'picture_too_large' | 'too_large') =>
    errorPage(413, 'This is too large', undefined, { reason })({
      prefix: '',
      path: '/Tags',
      person: undefined,
      navigation: [],
      tiles: undefined,
      csrfToken: () => 'token',
    }).body.toString();
  expect(said('picture_too_large')).toContain('Then choose a smaller picture.');
  expect(said('picture_too_large')).not.toContain('table');
  expect(said('too_large')).toContain('a table in several parts');
});

test('a tag counts the languages that it lists', async () => {
  const tag = await makeRecord(app, 'tags', museum.id);
  const { original } = await makeText(app, tag, 'en', 'The anchor');
  await makeMachine(app, 'translations', original, 'fr', { text: 'L’ancre' });
  await makeName(app, tag, 'en', 'Anchor');
  const name = await app.db('name_translations').where({ tag_id: tag }).first('id');
  await makeMachine(app, 'name_translations', name.id, 'de', { text: 'Anker' });
  expect(await page(`/Tags/${tag}`)).toContain('3 languages: the original, 1 by machine');
});

test('TM2: the form of a translator shows languages, and the others fold them', async () => {
  for (const member_role of ['manager', 'translator']) {
    const { id } = await signedInPerson(app);
    await app.db('customers').where({ id }).update({ member_of: museum.id, member_role });
    const text = await page('/team');
    const [, form = ''] = new RegExp(`action="/team/${id}"(.*?)</form>`, 's').exec(text) ?? [];
    expect(form).toContain('Languages of a translator');
    expect([member_role, form.includes('<summary>Only some languages')]).toEqual([
      member_role,
      member_role !== 'translator',
    ]);
  }
});

test('filters take days in UTC, and say so', async () => {
  for (const path of ['/history?from=2026-01-01', '/Tags?updated_since=2026-01-01'])
    expect(await page(path)).toContain('A day (UTC), as 2026-11-21.');
});
