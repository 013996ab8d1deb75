/** Unused tags: created and printed in a few steps, and one of them filled after scanning its code. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Customer } from '../../../src/model/customer.ts';
import { axeFaults } from '../../browser/axe.ts';
import { sideways } from '../../browser/in-page.js';
import { startApp, type TestApp } from '../../setup/app.ts';
import { describeInBrowser, desk, phone, signIn } from '../../setup/browser.ts';

const account = { email: 'ada@example.com', password: 'correct horse battery staple' };

describeInBrowser('unused tags', (open) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
    await Customer.add(app.db, account);
  });
  afterAll(() => app.stop());

  test.each([
    ['with scripts', true, desk],
    ['without scripts, on a phone', false, phone],
  ])('take nine steps to create and print 50, and to fill one from its code: %s', async (_, scripts, width) => {
    await app.db('tags').delete();
    const page = await open({ scripts, width });
    await signIn(page, app, account.email, account.password);
    let steps = 0;
    const step = async (work: Promise<unknown>) => {
      steps += 1;
      await work;
      // What looks for faults is a script itself.
      if (scripts) expect([...(await axeFaults(page, 'all')), ...(await page.evaluate(sideways))]).toEqual([]);
    };
    await page.goto(`${app.url}/`);
    await step(page.locator('main').getByRole('link', { name: 'Make tags in stock' }).click());
    await step(page.getByLabel('How many').fill('50'));
    await step(page.getByRole('button', { name: 'Make them' }).click());
    expect(await page.getByText('50 tags are made.').count()).toBe(1);
    await step(page.getByLabel('Sheet', { exact: true }).selectOption('L7160'));
    await step(page.getByRole('button', { name: 'Show the labels' }).click());
    // A sheet is drawn while it is sent.
    await page.locator('[data-tag]').first().waitFor();
    await page.waitForLoadState();
    expect(await page.locator('[data-tag]').count()).toBe(50);

    // The code is scanned: a phone opens what it holds.
    const identifier = await page.locator('[data-tag]').nth(7).getAttribute('data-tag');
    await page.goto(`${app.url}/t/${identifier}`);
    await step(page.getByRole('link', { name: 'Write its text (for the owner)' }).click());
    await step(page.getByRole('textbox', { name: /^Text/ }).fill('Built in 1911'));
    await step(page.getByRole('button', { name: 'Fill the tag' }).click());
    expect(steps).toBeLessThanOrEqual(9);
    expect(await page.getByText('The tag is filled.').count()).toBe(1);
    await page.goto(`${app.url}/t/${identifier}`);
    expect(await page.locator('#tag-text').textContent()).toBe('Built in 1911');
    expect(await page.getByRole('link', { name: 'Write its text' }).count()).toBe(0);
  });
});
