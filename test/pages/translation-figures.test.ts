/** S5: the page of figures about translations, as charts and as tables. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../setup/app.ts';
import { type SignedInPerson, signedInPerson } from '../setup/signed-in-person.ts';

let app: TestApp;
let admin: SignedInPerson;

beforeAll(async () => {
  app = await startApp();
  admin = await signedInPerson(app, 'admin');
});
afterAll(() => app.stop());

const get = (query = '') => admin.browser.get(`/stats/translation${query}`);
const bare = (text: string) => text.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

test('S5: charts have a name and no script, and tables have the same figures', async () => {
  expect(bare((await get()).text)).toContain('Nothing was translated');
  await app.db('translation_figures').insert([
    { day: '2026-11-02', customer_id: null, provider: 'azure', lang_code: 'fr', characters: 12_345 },
    { day: '2026-11-03', customer_id: null, provider: 'memory', lang_code: 'de', characters: 678 },
  ]);
  const { status, text } = await get('?from=2026-11-01&to=2026-11-04');
  expect(status).toBe(200);
  expect(text.match(/<svg role="img" aria-label="[^"]+"/g)).toHaveLength(1);
  // A bar for each language, and one for each provider.
  expect(text.match(/<svg class="bar"/g)).toHaveLength(4);
  for (const caption of ['Characters by day', 'Characters by language', 'Characters by provider'])
    expect(text).toMatch(new RegExp(`<caption[^>]*>${caption}<`));
  const said = bare(text);
  expect(said).toContain('13 023 characters from 2026-11-01 to 2026-11-04: 12 345 sent, 678 from memory');
  expect(said).toMatch(/2026-11-03 0 678 678/);
  expect(said).toMatch(/French 12.345 0 12.345/);
  expect(said).toMatch(/Azure 12.345 0 12.345/);
  expect(said).toMatch(/For all tags 0 2.000.000/);
});

test('S5: shows an error on the page, without a chart', async () => {
  const { status, text } = await get('?from=2026-11-05&to=2026-11-04');
  expect([status, text.includes('<svg role="img"')]).toEqual([422, false]);
  expect(bare(text)).toContain('is after `to`');
});
