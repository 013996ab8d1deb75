/** Forms shown again after a refusal, in a browser: they keep everything that was typed. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { Customer } from '../../../src/model/customer.ts';
import { axeFaults } from '../../browser/axe.ts';
import { sideways } from '../../browser/in-page.js';
import { startApp, type TestApp } from '../../setup/app.ts';
import { describeInBrowser, desk, phone, signIn } from '../../setup/browser.ts';

const password = 'correct horse battery staple';
const text = '\nThe "first" line\n\nمرحبا <b>& the last</b>';

describeInBrowser('a resubmitted form', (open) => {
  let app: TestApp;
  let emails: { ada: string; bob: string };
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app?.stop());
  beforeEach(async () => {
    emails = { ada: `${crypto.randomUUID()}@example.com`, bob: `${crypto.randomUUID()}@example.com` };
    await Customer.add(app.db, { email: emails.ada, name: 'Ada', password });
    await Customer.add(app.db, { email: emails.bob, name: 'Bob', password });
  });

  /** The texts of somebody's tags. */
  const textsOf = (email: string): Promise<string[]> =>
    app
      .db('tags')
      .join('customers', 'customers.id', 'tags.customer_id')
      .join('text_records', 'text_records.tag_id', 'tags.id')
      .join('translations', 'translations.text_record_id', 'text_records.id')
      .where({ email })
      .pluck('text');

  async function fillIn(page: Page): Promise<void> {
    await page.goto(`${app.url}/Tags/new`);
    await page.getByRole('textbox', { name: 'Text' }).first().fill(text);
    await page.getByLabel('Language of both').selectOption('ar');
    for (const language of ['French', 'Urdu']) await page.getByRole('checkbox', { name: language }).check();
  }

  async function expectFilledIn(page: Page): Promise<void> {
    expect(await page.getByRole('textbox', { name: 'Text' }).first().inputValue()).toBe(text);
    expect(await page.getByLabel('Language of both').inputValue()).toBe('ar');
    for (const language of ['French', 'Urdu'])
      expect(await page.getByRole('checkbox', { name: language }).isChecked()).toBe(true);
  }

  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
  const alert = (page: Page) => page.getByRole('alert').textContent();

  /** axe is a script: where none run, nothing can be said of the page. */
  async function expectNoFaults(page: Page, scripts = true): Promise<void> {
    if (!scripts) return;
    const found: string[] = [];
    for (const [width, colorScheme] of [
      [desk, 'light'],
      [phone, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme });
      found.push(...(await axeFaults(page, 'all')), ...(await page.evaluate(sideways)));
    }
    expect(found).toEqual([]);
  }

  async function signInThere(page: Page, email: string, secret = password): Promise<void> {
    await page.getByLabel('E-mail address').fill(email);
    await page.getByLabel('Password').fill(secret);
    await press(page, 'Sign in');
  }

  test.each([true, false])('survives signing out in another tab (scripts: %s)', async (scripts) => {
    const page = await open({ scripts });
    await signIn(page, app, emails.ada, password);
    await fillIn(page);
    const other = await page.context().newPage();
    await other.goto(app.url);
    await press(other, 'Sign out');

    await press(page, 'Add the tag');
    expect(await alert(page)).toContain('You are not signed in any more.');
    if (scripts) expect(await page.locator(':focus').getAttribute('role')).toBe('alert');
    await expectNoFaults(page, scripts);
    await signInThere(page, emails.ada, 'a wrong one');
    await page.getByText('The e-mail address or the password is wrong, or the account is suspended.').waitFor();
    await signInThere(page, emails.ada);
    expect(await alert(page)).toContain('You are signed in as Ada.');
    await expectFilledIn(page);
    await expectNoFaults(page, scripts);
    expect(await textsOf(emails.ada)).toEqual([]);
    await press(page, 'Add the tag');
    expect(await alert(page)).toContain('It is not being translated into French and Urdu');
    await expectNoFaults(page, scripts);
    expect(await textsOf(emails.ada)).toEqual([text]);
  });

  test('survives another user signing in in another tab, and names that user', async () => {
    const page = await open();
    await signIn(page, app, emails.ada, password);
    await fillIn(page);
    const other = await page.context().newPage();
    await other.goto(app.url);
    await press(other, 'Sign out');
    await signIn(other, app, emails.bob, password);

    await press(page, 'Add the tag');
    expect(await alert(page)).toContain('You are signed in as Bob by now.');
    await expectFilledIn(page);
    await expectNoFaults(page);
    expect([await textsOf(emails.ada), await textsOf(emails.bob)]).toEqual([[], []]);
    // On a phone it is in the menu.
    await page.setViewportSize({ width: desk, height: 844 });
    await press(page, 'Sign out');
    await page.getByText('You are signed out.').waitFor();
  });

  test.each([true, false])('asks which place is meant, usable by keyboard (scripts: %s)', async (scripts) => {
    const page = await open({ scripts });
    await signIn(page, app, emails.ada, password);
    const { id } = await Customer.query(app.db).findOne({ email: emails.ada }).throwIfNotFound();
    await app.db('places').insert({ customer_id: id, name: 'Harbour' });
    await page.goto(`${app.url}/Tags/new`);
    await page.getByLabel('Or a new place').fill('harbour');
    await press(page, 'Add the tag');
    await page.getByRole('alert').getByRole('link', { name: 'is there already' }).waitFor();
    await expectNoFaults(page, scripts);
    await page.getByLabel('The place “Harbour”').focus();
    await page.keyboard.type('Yes');
    await page.keyboard.press('Enter');
    await press(page, 'Add the tag');
    await page.getByText('The tag is added, in “Harbour”, which was there.').waitFor();
    expect(await app.db('places').where({ customer_id: id })).toHaveLength(1);
  });
});
