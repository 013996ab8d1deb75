/** The frame: a bar beside the page at a desk, one line with a menu on a phone, with scripts and without; and its keys. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
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

  const signedIn = async (settings: Parameters<typeof open>[0]) => {
    const page = await open(settings);
    await signIn(page, app, account.email, account.password);
    return page;
  };

  test('is 232 pixels wide beside the page, and stays in place', async () => {
    const page = await signedIn({ width: desk });
    expect(await page.locator('.top').boundingBox()).toMatchObject({ x: 0, y: 0, width: 232, height: 800 });
    expect(await page.getByRole('button', { name: 'Menu' }).isVisible()).toBe(false);
    await page.goto(`${app.url}/Tags/new`);
    await page.evaluate('scrollTo(0, 300)');
    expect(await page.evaluate('scrollY')).toBeGreaterThan(0);
    expect((await page.locator('.top').boundingBox())?.y).toBe(0);
    await page.getByRole('link', { name: 'Places', exact: true }).click();
    await page.waitForURL(`${app.url}/places`);
    expect(await page.locator('.menu [aria-current]').allInnerTexts()).toEqual(['Places']);
    expect([...(await axeFaults(page, 'all')), ...(await page.evaluate(sideways))]).toEqual([]);
  });

  test.each([
    ['with scripts', true],
    ['without scripts', false],
  ])('is a bar of 56 pixels on a phone, and opens over the page: %s', async (_, scripts) => {
    const page = await signedIn({ scripts, width: phone });
    expect((await page.locator('.top').boundingBox())?.height).toBeLessThanOrEqual(57);
    const reports = page.getByRole('link', { name: 'Reports', exact: true });
    expect(await reports.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Menu' }).click();
    if (scripts) expect([...(await axeFaults(page, 'all')), ...(await page.evaluate(sideways))]).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await reports.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Menu' }).click();
    await reports.click();
    await page.waitForURL(`${app.url}/reports`);
    expect(await reports.isVisible()).toBe(false);
  });

  test.each([
    ['with scripts', true],
    ['without scripts', false],
  ])('a folded group opens by a press, and stays open on its pages: %s', async (_, scripts) => {
    const page = await signedIn({ scripts, width: desk });
    const jobs = page.getByRole('link', { name: 'Translation jobs', exact: true });
    expect(await jobs.isVisible()).toBe(false);
    await page.locator('.menu summary', { hasText: 'Service' }).click();
    await jobs.click();
    await page.waitForURL(`${app.url}/jobs`);
    expect(await jobs.isVisible()).toBe(true);
  });

  test('a slash and Ctrl+K focus the search, except while typing a slash', async () => {
    const page = await signedIn({ width: desk });
    const search = page.getByRole('searchbox', { name: 'Find anything' });
    const hasFocus = () => search.evaluate((field) => field === field.ownerDocument.activeElement);
    await page.keyboard.press('/');
    expect([await hasFocus(), await search.inputValue()]).toEqual([true, '']);
    await page.keyboard.type('a/b');
    expect(await search.inputValue()).toBe('a/b');
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('Control+k');
    expect(await hasFocus()).toBe(true);
  });

  test('times are shown in local time, with the exact time as a tooltip and UTC in the markup', async () => {
    const page = await signedIn({ width: desk });
    await page.goto(`${app.url}/sessions`);
    const time = page.locator('main time').first();
    expect(await time.textContent()).toBe('just now');
    expect(await time.getAttribute('title')).toMatch(/\d{4}/);
    expect(await time.getAttribute('datetime')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  });
});
