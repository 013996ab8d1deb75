/** Lists with boxes in the browser: the bin's, and the focus beside the bar of actions. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { Customer } from '../../../src/model/customer.ts';
import { axeFaults } from '../../browser/axe.ts';
import { isFocusCovered } from '../../browser/in-page.js';
import { startApp, type TestApp } from '../../setup/app.ts';
import { describeInBrowser, signIn } from '../../setup/browser.ts';
import { makeName, makeRecord } from '../../setup/management.ts';

const account = { email: 'ada@example.com', password: 'correct horse battery staple' };

describeInBrowser('lists with boxes', (open) => {
  let app: TestApp;
  let owner: number;

  beforeAll(async () => {
    app = await startApp();
    ({ id: owner } = await Customer.add(app.db, { ...account, role: 'admin' }));
    for (let i = 0; i < 60; i += 1) await makeName(app, await makeRecord(app, 'tags', owner), 'en', `Painting ${i}`);
  });
  afterAll(() => app.stop());

  const signedIn = async (options: Parameters<typeof open>[0]): Promise<Page> => {
    const page = await open(options);
    await signIn(page, app, account.email, account.password);
    return page;
  };

  test.each([1280, 320])('show the focus beside the bar of actions at %d px', async (width) => {
    const page = await signedIn({ width });
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${app.url}/Tags`);
    await page.locator('tbody input[type="checkbox"]').first().check();
    const covered: number[] = [];
    for (let stop = 0; stop < 60; stop += 1) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(isFocusCovered)) covered.push(stop);
    }
    expect(covered).toEqual([]);
  });

  test('restore a range of the bin with one of the next page, all at once', async () => {
    const page = await signedIn({});
    await page.goto(`${app.url}/Tags`);
    await page.getByLabel('All 60 that were found').check();
    await page.getByRole('button', { name: 'Delete…' }).click();
    await page.locator('main form button.danger').first().click();
    await page.goto(`${app.url}/bin`);
    const boxes = page.locator('tbody input[type="checkbox"]');
    await boxes.nth(0).click();
    await boxes.nth(4).click({ modifiers: ['Shift'] });
    expect(await page.getByText('5 ticked').count()).toBe(1);
    expect(await axeFaults(page, 'all')).toEqual([]);
    await page.getByRole('link', { name: 'Next page' }).click();
    await boxes.nth(0).click();
    expect(await page.getByText('6 ticked, 5 of them not on this page').count()).toBe(1);
    await page.getByRole('button', { name: 'Restore the ticked ones' }).click();
    await page.getByText('6 entries are back.').waitFor();
    await page.getByLabel('All of this page').check();
    expect(await page.getByText('50 ticked').count()).toBe(1);
  });
});
