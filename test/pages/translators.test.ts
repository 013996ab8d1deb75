/** TM2: what pages leave out for a translator of French. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sourceHash } from '../../src/model/translations/source-hash.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { makeMachine, makeRecord, makeReport, makeText } from '../setup/management.ts';
import { type SignedInPerson, signedInPerson } from '../setup/signed-in-person.ts';
import { csrfTokenOf } from '../setup/test-browser.ts';

let app: TestApp;
let translator: SignedInPerson;
let tag: number;
let museumId: number;
const reports: Record<string, number> = {};
const original = 'The anchor of 1883 was forged for a ship from the north.';

beforeAll(async () => {
  app = await startApp();
  const museum = await signedInPerson(app);
  museumId = museum.id;
  translator = await signedInPerson(app);
  await app
    .db('customers')
    .where({ id: translator.id })
    .update({ member_of: museum.id, member_role: 'translator', languages: ['fr'] });
  tag = await makeRecord(app, 'tags', museum.id);
  const { original: text } = await makeText(app, tag, 'en', original);
  const near = await makeText(app, await makeRecord(app, 'tags', museum.id), 'en', original.replace('1883', '1893'));
  const same = await makeText(app, await makeRecord(app, 'tags', museum.id), 'en', original);
  for (const lang of ['fr', 'de']) {
    await makeMachine(app, 'translations', text, lang, { text: `Anchor, ${lang}` });
    await makeMachine(app, 'translations', near.original, lang, { text: `Near, ${lang}`, origin: 'human' });
    await makeMachine(app, 'translations', same.original, lang, { text: `Same, ${lang}`, origin: 'human' });
    reports[lang] = await makeReport(app, tag, { lang_code: lang, read_hash: sourceHash(lang, `Anchor, ${lang}`) });
  }
});
afterAll(() => app.stop());

const page = async (path: string) => (await translator.browser.get(path)).text;
const pressed = (text: string) =>
  ['Save', 'Take it', 'Still right', 'Take it, and edit', 'It is right as it is', 'Delete', 'Correct'].filter((label) =>
    new RegExp(`>${label}(?: it beside its original)?<(?:/button|/a|span)`).test(text),
  );

describe('a translator of French', () => {
  test('is shown reports in French only, and no undo', async () => {
    expect(await page('/')).toContain('>A visitor has reported something wrong</a>');
    const history = await page('/history');
    expect(history).toContain('Entries are kept for 400 days.');
    for (const words of ['can be undone', '>Undo<']) expect(history).not.toContain(words);
  });

  const list = (lang: string) => page(`/translation_work?lang_code=${lang}&tag_id=${tag}&part=text&state=machine`);

  test('has the buttons of translation work in French only', async () => {
    expect(pressed(await list('fr'))).toEqual(['Save', 'Take it', 'Still right']);
    const german = await list('de');
    expect(pressed(german)).toEqual([]);
    expect(german).not.toContain('data-similar');
    expect(german).toContain('Anchor, de');
  });

  test('has the buttons of similar texts in French only', async () => {
    const similar = (lang: string) => page(`/translation_work/similar?lang_code=${lang}&tag_id=${tag}&part=text`);
    expect(pressed(await similar('fr'))).toContain('Take it, and edit');
    const german = await similar('de');
    expect(german).toContain('Near, de');
    expect(pressed(german)).toEqual([]);
  });

  test('closes, corrects and deletes reports in French only', async () => {
    const all = await page('/reports');
    expect(all).toContain(`action="/reports/${reports.fr}/right"`);
    expect(all).not.toContain(`action="/reports/${reports.de}/right"`);
    expect(pressed(await page(`/reports/${reports.fr}`))).toEqual(['It is right as it is', 'Delete', 'Correct']);
    expect(pressed(await page(`/reports/${reports.de}`))).toEqual([]);
  });

  test('chooses only among tags that have an original', async () => {
    const blank = await makeRecord(app, 'tags', museumId);
    const form = await page('/translations/new');
    const offered = [...form.matchAll(/<option[^>]* value="([^"]+)"/g)].map(([, value]) => value);
    expect(offered).toContain(`${tag}`);
    expect(offered).not.toContain(`${blank}`);
    expect(form).not.toContain('is its original');
  });

  test.each(['/', '/translation_work', '/translation_work?lang_code=de'])(
    'is offered French only, besides the current language: %s',
    async (path) => {
      const [, select = ''] = /<select[^>]* name="lang_code"[^>]*>(.*?)<\/select>/s.exec(await page(path)) ?? [];
      const offered = [...select.matchAll(/value="([^"]+)"/g)].map(([, code]) => code);
      expect(offered.sort()).toEqual(path.endsWith('de') ? ['de', 'fr'] : ['fr']);
    },
  );

  test('keeps the input if its words name a tag without a text', async () => {
    const blank = await makeRecord(app, 'tags', museumId);
    await app.db('name_translations').insert({
      tag_id: blank,
      lang_code: 'en',
      text: 'Lamp',
      origin: 'original',
      source_hash: sourceHash('en', 'Lamp'),
    });
    const answer = await translator.browser.post('/translations', {
      csrf_token: csrfTokenOf(await translator.browser.get('/')),
      'translation[tag_id]': 'lamp',
      'translation[lang_code]': 'fr',
      'translation[text]': 'La lampe',
    });
    expect([answer.status, answer.text.includes('La lampe')]).toEqual([422, true]);
    expect((await translator.browser.get(`/translations/new?tag_id=${blank}`)).status).toBe(403);
  });

  test.each([
    ['fr', 200, null],
    ['de', 403, 'role'],
  ])('has texts checked while they are typed: %s, %i', async (lang_code, status, reason) => {
    const answer = await translator.browser.post('/translation_work/checks', {
      csrf_token: csrfTokenOf(await translator.browser.get('/')),
      'translation[tag_id]': `${tag}`,
      'translation[lang_code]': lang_code,
      'translation[text]': 'Salut',
    });
    expect([answer.status, answer.headers.get('x-error-reason')]).toEqual([status, reason]);
  });
});
