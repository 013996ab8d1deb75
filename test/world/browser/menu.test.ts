/** The menu: one line on a desk, groups that open by a press or the keyboard, with scripts and without. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { Customer } from '../../../src/model/customer.ts';
import { axeFaults } from '../../browser/axe.ts';
import { sideways } from '../../browser/in-page.js';
import { startApp, type TestApp } from '../../setup/app.ts';
import { describeInBrowser, desk, phone, signIn } from '../../setup/browser.ts';

const account = {
  email: 'ada@example.com',
  name: 'Ada, Countess of Lovelace',
  password: 'correct horse battery staple',
};

describeInBrowser('the menu', (open) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
    await Customer.add(app.db, { ...account, role: 'admin' });
  });
  afterAll(() => app.stop());

  const signedIn = async (look: Parameters<typeof open>[0]) => {
    const page = await open(look);
    await signIn(page, app, account.email, account.password);
    return page;
  };
  const group = (page: Page, name: string) => page.locator('.menu details').filter({ hasText: name });
  const isOpen = (page: Page, name: string) => group(page, name).evaluate((details) => details.hasAttribute('open'));

  test('fits into one line of 1280 pixels, with all that an admin has', async () => {
    const page = await signedIn({ width: desk });
    const top = await page.locator('.top').boundingBox();
    expect(top?.height).toBeLessThan(70);
  });

  test.each([
    ['with scripts', true, desk],
    ['without scripts, on a phone', false, phone],
  ])('a group is opened by a press, and one at a time: %s', async (_, scripts, width) => {
    const page = await signedIn({ scripts, width });
    expect(await page.getByRole('link', { name: 'Texts', exact: true }).isVisible()).toBe(false);
    await page.locator('.menu').getByText('Visitors').click();
    await page.locator('.menu').getByText('Records').click();
    expect([await isOpen(page, 'Records'), await isOpen(page, 'Visitors')]).toEqual([true, false]);
    if (scripts) expect([...(await axeFaults(page, 'all')), ...(await page.evaluate(sideways))]).toEqual([]);
    await page.getByRole('link', { name: 'Texts', exact: true }).click();
    await page.waitForURL(`${app.url}/text_records`);
    expect(await isOpen(page, 'Records')).toBe(false);
    expect(await page.locator('.menu summary[aria-current]').allInnerTexts()).toEqual(['Records']);
  });

  test('by keyboard, a group opens, is left by Escape, and closes behind who goes on', async () => {
    const page = await signedIn({ width: desk });
    const tabTo = async (name: string) => {
      for (let tabs = 0; (await page.evaluate('document.activeElement.textContent')) !== name; tabs += 1) {
        if (tabs > 30) throw new Error(`No way leads to ${name}`);
        await page.keyboard.press('Tab');
      }
    };
    await tabTo('Administration');
    await page.keyboard.press('Enter');
    await tabTo('Jobs');
    await page.keyboard.press('Escape');
    expect(await isOpen(page, 'Administration')).toBe(false);
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Administration');
    await page.keyboard.press('Space');
    await tabTo('Sign out');
    expect(await isOpen(page, 'Administration')).toBe(false);
    await page.locator('.menu').getByText('Records').click();
    await page.getByRole('heading', { level: 1 }).click();
    expect(await isOpen(page, 'Records')).toBe(false);
  });
});
