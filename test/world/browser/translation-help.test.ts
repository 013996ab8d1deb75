/** Help while typing a translation: the checks, and human translations of similar originals; without scripts on a separate page. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { Customer } from '../../../src/model/customer.ts';
import { axeFaults } from '../../browser/axe.ts';
import { sideways } from '../../browser/in-page.js';
import { startApp, type TestApp, translatorOf } from '../../setup/app.ts';
import { describeInBrowser, desk, phone, signIn } from '../../setup/browser.ts';
import { makeMachine, makeRecord, makeText } from '../../setup/management.ts';

const account = { email: 'ada@example.com', password: 'correct horse battery staple' };

describeInBrowser('help for translators', (open) => {
  let app: TestApp;
  let owner: number;
  let tags: number[];

  beforeAll(async () => {
    app = await startApp({ translator: translatorOf(() => ({ state: 'gone' })) });
    ({ id: owner } = await Customer.add(app.db, account));
  });
  afterAll(() => app?.stop());
  beforeEach(async () => {
    await app.db('tags').delete();
    tags = [];
    for (const year of [1883, 1893]) {
      const tag = await makeRecord(app, 'tags', owner);
      const { original } = await makeText(
        app,
        tag,
        'en',
        `The anchor was forged in ${year} for a ship from the north.`,
      );
      if (year === 1893)
        await makeMachine(app, 'translations', original, 'fr', { text: `L’ancre de ${year}`, origin: 'human' });
      tags.push(tag);
    }
  });

  const signedIn = async (look: Parameters<typeof open>[0]) => {
    const page = await open(look);
    await signIn(page, app, account.email, account.password, '/translation_work?lang_code=fr&part=text');
    return page;
  };
  const faults = async (page: Page) => [...(await axeFaults(page, 'all')), ...(await page.evaluate(sideways))];
  const field = (page: Page) => page.getByRole('textbox', { name: 'French' });
  const hints = (page: Page) => page.locator('[data-checks] li');
  const stored = () => app.db('translations').where({ lang_code: 'fr' }).pluck('text');

  test('the checks show hints while typing, and hide them when corrected', async () => {
    const page = await signedIn({ width: desk });
    await field(page).fill('Der Anker wurde für ein Schiff aus dem Norden geschmiedet.');
    await hints(page).first().waitFor();
    expect(await hints(page).allTextContents()).toEqual([
      'It looks like German, not like French.',
      'The original has 1883; the translation has not.',
    ]);
    expect(await faults(page)).toEqual([]);
    await field(page).fill('L’ancre a été forgée en 1883 pour un navire du nord.');
    await hints(page).first().waitFor({ state: 'detached' });
    expect(await stored()).toEqual(['L’ancre de 1893']);
  });

  test('hints for an earlier text disappear if the current one cannot be checked', async () => {
    const page = await signedIn({ width: desk });
    await field(page).fill('Der Anker wurde für ein Schiff aus dem Norden geschmiedet.');
    await hints(page).first().waitFor();
    await app.db('tags').delete();
    await field(page).fill('L’ancre a été forgée pour un navire du nord.');
    await hints(page).first().waitFor({ state: 'detached' });
  });

  test('a similar text appears when the field is focused, and a press copies it into the field', async () => {
    const page = await signedIn({ width: desk });
    await field(page).focus();
    await page.getByText('% alike').waitFor();
    await page.keyboard.type('Une ancre');
    expect(await page.locator('.similar ins').allTextContents()).toEqual(['[added: 1883]']);
    expect(await faults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Take it, and edit' }).click();
    expect(await field(page).inputValue()).toBe('L’ancre de 1893');
    // It is looked at like what is typed.
    await hints(page).getByText('1883').waitFor();
    await page.keyboard.press('Control+Z');
    expect(await field(page).inputValue()).toBe('Une ancre');
    expect(await stored()).toHaveLength(1);
  });

  test('without scripts similar texts have their own page, and saving there continues through the list', async () => {
    const page = await signedIn({ scripts: false, width: phone });
    await page.getByRole('link', { name: 'Similar texts' }).click();
    expect(await page.evaluate(sideways)).toEqual([]);
    await page.getByRole('link', { name: 'Take it, and edit' }).click();
    expect(await field(page).inputValue()).toBe('L’ancre de 1893');
    await field(page).fill('L’ancre a été forgée en 1883 pour un navire du nord.');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.waitForURL(/after=/);
    expect(await stored()).toEqual(expect.arrayContaining(['L’ancre a été forgée en 1883 pour un navire du nord.']));
    expect(page.url()).toContain('part=text');
  });
});
