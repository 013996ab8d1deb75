/** Translating beside the originals: few presses to stale translations and to those that a visitor has reported. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { Customer } from '../../../src/model/customer.ts';
import { sourceHash } from '../../../src/model/translations/source-hash.ts';
import { axeFaults } from '../../browser/axe.ts';
import { sideways } from '../../browser/in-page.js';
import { Hands, KeyboardHands } from '../../browser/interactions.ts';
import { startApp, type TestApp, translatorOf } from '../../setup/app.ts';
import { describeInBrowser, desk, phone, signIn } from '../../setup/browser.ts';
import { makeMachine, makeName, makeRecord, makeReport, makeText } from '../../setup/management.ts';

const account = { email: 'root@example.com', password: 'correct horse battery staple' };

describeInBrowser('translation work', (open) => {
  let app: TestApp;
  let museum: number;
  let tags: number[];

  beforeAll(async () => {
    app = await startApp({
      translator: translatorOf(
        () => ({ state: 'gone' }),
        (_from, to) => to === 'fr',
      ),
    });
    await Customer.add(app.db, { ...account, role: 'admin' });
    ({ id: museum } = await Customer.add(app.db, { email: 'museum@example.com', name: 'Museum' }));
    const { id: other } = await Customer.add(app.db, { email: 'harbour@example.com', name: 'Harbour' });
    tags = [];
    for (const [at, owner] of [museum, other, museum].entries()) {
      const tag = await makeRecord(app, 'tags', owner);
      await makeName(app, tag, 'en', `Anchor ${at}`);
      const { original } = await makeText(app, tag, 'en', 'The anchor was forged in 1883 for a ship from the north.');
      const french = 'L’ancre a été forgée en 1883 pour un bateau du nord.';
      await makeMachine(app, 'translations', original, 'fr', { text: french, origin: 'human' });
      await makeMachine(app, 'translations', original, 'ar', { text: 'صيغت المرساة عام 1883' });
      const text = 'The anchor was forged in 1893 for a ship from the far north.';
      if (at < 2)
        await app
          .db('translations')
          .where({ id: original })
          .update({ text, source_hash: sourceHash('en', text) });
      tags.push(tag);
    }
  });
  afterAll(() => app.stop());

  const signedIn = async (options: Parameters<typeof open>[0]) => {
    const page = await open(options);
    await signIn(page, app, account.email, account.password);
    return page;
  };
  const faults = async (page: Page) => [...(await axeFaults(page, 'all')), ...(await page.evaluate(sideways))];
  const headings = (page: Page) => page.getByRole('heading', { level: 2 }).allTextContents();

  test.each([
    ['with scripts', true, desk],
    ['without scripts, on a phone', false, phone],
  ])('a customer’s stale French texts are three steps away: %s', async (_, scripts, width) => {
    const page = await signedIn({ scripts, width });
    let steps = 0;
    const step = async (work: Promise<unknown>) => {
      steps += 1;
      await work;
    };
    await step(page.getByLabel('Translate into').selectOption('fr'));
    await step(page.getByLabel('Belongs to').selectOption({ label: 'museum@example.com' }));
    await step(page.getByRole('button', { name: 'What is out of date', exact: true }).click());
    expect(steps).toBeLessThanOrEqual(3);
    expect(await headings(page)).toEqual([expect.stringMatching(/^Text of Anchor 0 /)]);
    // What changed in the original is told to those who cannot see it, too.
    expect(await page.locator('ins, del').allTextContents()).toEqual([
      '[removed: 1883]',
      '[added: 1893]',
      '[added: far ]',
    ]);
    if (scripts) expect(await faults(page)).toEqual([]);
  });

  test.each([
    ['by mouse', Hands],
    ['by keyboard alone', KeyboardHands],
  ])('a visitor’s report leads to the corrected sentence in three steps besides the typing: %s', async (_, Kind) => {
    const [, , tag = 0] = tags;
    const record = await app.db('text_records').where({ tag_id: tag }).first('id');
    const french = await app.db('translations').where({ text_record_id: record.id, lang_code: 'fr' }).first();
    const report = await makeReport(app, tag, {
      lang_code: 'fr',
      words: 'Le bateau est un navire!',
      read_hash: sourceHash('fr', french.text),
    });
    const hands = new Kind(await signedIn({ width: desk }));
    const { page } = hands;
    await hands.follow('A visitor has reported something wrong');
    await hands.follow('Correct the text in French');
    expect(await page.getByText('Le bateau est un navire!').count()).toBe(1);
    expect(await faults(page)).toEqual([]);
    await page.getByRole('textbox', { name: 'French' }).fill('');
    const said = `L’ancre a été forgée en 1883 pour un navire du nord, dit ${Kind.name}.`;
    await hands.fill('French', said);
    await hands.press('Save');
    expect(hands.interactions).toBeLessThanOrEqual(3 + 1);
    expect(await page.getByRole('status').textContent()).toBe('It is saved.');
    expect((await app.db('translations').where({ id: french.id }).first()).text).toBe(said);
    expect((await app.db('reports').where({ id: report }).first()).closed_at).not.toBeNull();
    await app.db('reports').delete();
  });

  test('each text has its language and direction, and languages without a provider are marked', async () => {
    const page = await signedIn({ width: desk });
    await page.goto(`${app.url}/translation_work?lang_code=ar&state=stale`);
    const field = page.getByRole('textbox', { name: 'Arabic' }).first();
    expect([await field.getAttribute('lang'), await field.getAttribute('dir')]).toEqual(['ar', 'rtl']);
    expect(await page.getByText('it waits for a person').count()).toBe(2);
    expect(await faults(page)).toEqual([]);
    await page.goto(`${app.url}/translation_work`);
    expect(await faults(page)).toEqual([]);
  });
});
