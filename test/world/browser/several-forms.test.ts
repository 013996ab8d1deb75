/** Several forms on a page: submitting one asks for confirmation if another has unsaved input. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { Customer } from '../../../src/model/customer.ts';
import { startApp, type TestApp } from '../../setup/app.ts';
import { describeInBrowser, signIn } from '../../setup/browser.ts';
import { makeRecord, makeText } from '../../setup/management.ts';

const account = { email: 'ada@example.com', password: 'correct horse battery staple' };
const question = 'What you have entered into another form of this page is not saved yet, and will be lost. Go on?';

describeInBrowser('several forms on a page', (open) => {
  let app: TestApp;
  let owner: number;
  beforeAll(async () => {
    app = await startApp();
    ({ id: owner } = await Customer.add(app.db, account));
  });
  afterAll(() => app?.stop());

  /** The page, and the questions that it asks, which get this answer. */
  const opened = async (path: string, { answer = false, scripts = true } = {}) => {
    const page = await open({ scripts });
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.message());
      return answer ? dialog.accept() : dialog.dismiss();
    });
    await signIn(page, app, account.email, account.password, path);
    return { page, asked };
  };
  const tagWithText = async () => {
    const tag = await makeRecord(app, 'tags', owner);
    await makeText(app, tag, 'en', 'The anchor');
    return tag;
  };
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
  const textIn = (page: Page, language: string) => page.getByRole('textbox', { name: language });
  const translated = (tag: number) =>
    app
      .db('translations')
      .join('text_records', 'text_records.id', 'translations.text_record_id')
      .where({ tag_id: tag, lang_code: 'fr' })
      .pluck('text');

  test('text typed in one form is kept if the user declines to save another form', async () => {
    const [one, other] = [await tagWithText(), await tagWithText()];
    const { page, asked } = await opened('/translation_work?lang_code=fr&part=text');
    const [first, second] = [page.locator(`#text-${one}`), page.locator(`#text-${other}`)];
    await first.getByRole('textbox').fill('L’ancre');
    await second.getByRole('textbox').fill('Une ancre');
    await first.getByRole('button', { name: 'Save' }).click();
    expect(asked).toEqual([question]);
    expect(await second.getByRole('textbox').inputValue()).toBe('Une ancre');
    expect(await translated(one)).toEqual([]);
    await second.getByRole('textbox').fill('');
    await first.getByRole('button', { name: 'Save' }).click();
    await page.getByText('is saved').waitFor();
    expect([asked.length, await translated(one)]).toEqual([1, ['L’ancre']]);
  });

  test.each([
    ['“Yes” sends it', true, [question]],
    ['without scripts there is no question', false, []],
  ])('%s', async (_, scripts, expected) => {
    const [one, other] = [await tagWithText(), await tagWithText()];
    const { page, asked } = await opened('/translation_work?lang_code=fr&part=text', { answer: true, scripts });
    await page.locator(`#text-${one}`).getByRole('textbox').fill('L’ancre');
    await page.locator(`#text-${other}`).getByRole('textbox').fill('Une ancre');
    await page.locator(`#text-${one}`).getByRole('button', { name: 'Save' }).click();
    await page.getByText('is saved').waitFor();
    expect([asked, await translated(one)]).toEqual([expected, ['L’ancre']]);
  });

  test('submitting the edited form itself asks nothing, and a search asks like any other form', async () => {
    const { page, asked } = await opened('/team');
    await page.getByLabel('E-mail address').fill('grace@example.com');
    await page.getByRole('searchbox', { name: 'Find anything' }).fill('anchor');
    await page.keyboard.press('Enter');
    expect([asked, new URL(page.url()).pathname]).toEqual([[question], '/team']);
    await page.getByLabel('Role').selectOption('viewer');
    await press(page, 'Invite');
    await page.getByText('The invitation is made').first().waitFor();
    expect(asked).toHaveLength(1);
  });

  test('a refused form counts as unsaved', async () => {
    const { page, asked } = await opened('/team');
    await page.getByLabel('E-mail address').fill(account.email.replace('@', '@@'));
    await page.getByLabel('Role').selectOption('viewer');
    await page.locator('form:has-text("Invite")').evaluate((form) => form.setAttribute('novalidate', ''));
    await press(page, 'Invite');
    await page.getByRole('alert').waitFor();
    await press(page, 'Sign out');
    expect(asked).toEqual([question]);
    expect(await textIn(page, 'E-mail address').inputValue()).toBe('ada@@example.com');
  });
});
