/** `/memory`: an admin looks up the stored translations of a text, and removes wrong ones. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { languages } from '../../contracts/languages.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { makeMemory } from '../setup/management.ts';
import { type SignedInPerson, signedInPerson } from '../setup/signed-in-person.ts';
import { formsOf } from '../setup/test-browser.ts';

let app: TestApp;
let admin: SignedInPerson;

beforeAll(async () => {
  app = await startApp();
  admin = await signedInPerson(app, 'admin');
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.db('translation_memory').delete();
});

const lookUp = (query: Record<string, string>) => admin.browser.get(`/memory?${new URLSearchParams(query)}`);
const removals = (page: { text: string }) =>
  formsOf(page as Parameters<typeof formsOf>[0]).filter(({ action }) => /^\/memory\/\d+$/.test(action));

test('S1: shows each translation in its language, with its provider, owner and time', async () => {
  await makeMemory(app, 'Exit', 'ar', 'خروج');
  await makeMemory(app, 'Exit', 'fr', 'La sortie', admin.id);
  const page = await lookUp({ text: 'Exit' });
  expect(page.text).toContain('2 entries');
  expect(page.text).toContain('<span class="text" lang="ar" dir="rtl">خروج</span>');
  expect(page.text).toMatch(/by <bdi>Azure<\/bdi>, from English, <time/);
  expect(page.text).toContain('everybody');
  expect(page.text).toContain(`href="/customers/${admin.id}"`);
  // What was typed stands there to be changed.
  expect(page.text).toMatch(/<textarea[^>]*name="text"[^>]*>\nExit<\/textarea>/);
  expect((await lookUp({ text: 'Exit', lang_code: 'fr' })).text).toContain('1 entry');
  expect((await lookUp({ text: 'Entrance' })).text).toContain('Nothing is remembered of this text');
});

test('S1: removes one translation, and shows the text again without it', async () => {
  await makeMemory(app, 'Exit & way out', 'fr', 'Sortie');
  await makeMemory(app, 'Exit & way out', 'de', 'Ausgang');
  const [first] = removals(await lookUp({ text: 'Exit & way out' }));
  if (!first) throw new Error('Nothing can be removed');
  const answer = await admin.browser.post(first.action, first.fields);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/memory?text=Exit+%26+way+out']);
  const page = await admin.browser.get('/memory?text=Exit+%26+way+out');
  expect(page.text).toContain('It is removed');
  expect([page.text.includes('Sortie'), page.text.includes('Ausgang')]).toEqual([false, true]);
  expect((await admin.browser.post(first.action, first.fields)).status).toBe(404);
});

test('S1: the form looks up a text that is too long for an address', async () => {
  const long = 'Ключ '.repeat(1800).trim();
  await makeMemory(app, long, 'fr', 'La clef');
  await makeMemory(app, long, 'de', 'Der Schlüssel');
  const form = await admin.browser.get('/memory');
  const page = await admin.browser.submit(form, '/memory', { text: long });
  expect([page.status, page.text.includes('La clef')]).toEqual([200, true]);
  const [first] = removals(page);
  const answer = await admin.browser.post(first?.action ?? '', first?.fields ?? {});
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/memory']);
  expect(await app.db('translation_memory').pluck('text')).toEqual(['Der Schlüssel']);
  const short = await admin.browser.submit(form, '/memory', { text: 'Exit', lang_code: '' });
  expect([short.status, short.headers.get('location')]).toEqual([303, '/memory?text=Exit']);
  expect((await admin.browser.submit(form, '/memory', { text: ' '.repeat(9), lang_code: 'fr' })).status).toBe(303);
});

test('S1: splits many entries into pages', async () => {
  for (const { code } of languages) await makeMemory(app, 'Exit', code, `Out in ${code}`);
  for (const { code } of languages.slice(0, 6)) await makeMemory(app, 'Exit', code, `The last in ${code}`, admin.id);
  const page = await lookUp({ text: 'Exit' });
  const next = /rel="next" href="([^"]*)"/.exec(page.text)?.[1]?.replaceAll('&amp;', '&') ?? '';
  expect([removals(page).length, next]).toEqual([50, expect.stringMatching(/^\/memory\?text=Exit&after=/)]);
  const second = await admin.browser.get(next);
  expect(removals(second)).toHaveLength(1);
  expect(second.text).toContain(`The last in ${languages[5]?.code}`);
});

test('S1: shows an error at its field', async () => {
  const page = await lookUp({ text: '', lang_code: 'fr' });
  expect(page.status).toBe(422);
  expect(page.text).toContain('Original can&#39;t be blank');
  expect((await lookUp({ text: 'Exit', lang_code: 'xx' })).text).toContain('Translated into is not one of');
});
