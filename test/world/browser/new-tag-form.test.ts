/** The form of a new tag: its two columns, with any section opened, and its closed sections. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Customer } from '../../../src/model/customer.ts';
import { sideways } from '../../browser/in-page.js';
import { startApp, type TestApp } from '../../setup/app.ts';
import { describeInBrowser, desk, signIn } from '../../setup/browser.ts';
import { makeMachine, makeRecord, makeText } from '../../setup/management.ts';

const password = 'correct horse battery staple';

describeInBrowser('the form of a new tag', (open) => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startApp();
    const { id } = await Customer.add(app.db, { email: 'ada@example.com', password });
    await Customer.add(app.db, { email: 'root@example.com', password, role: 'admin' });
    const { original } = await makeText(app, await makeRecord(app, 'tags', id), 'de', 'Willkommen');
    await makeMachine(app, 'translations', original, 'fi');
  });
  afterAll(() => app?.stop());

  test.each(['ada@example.com', 'root@example.com'])('keeps each part in its column: %s', async (email) => {
    const page = await open({ width: desk });
    await signIn(page, app, email, password, '/Tags/new');
    const columns = () =>
      page
        .locator('main form > .field, main form > .section')
        .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().left)));
    const before = await columns();
    expect(new Set(before).size).toBe(2);
    for (const summary of await page.locator('main form summary').all()) {
      await summary.click();
      expect(await columns()).toEqual(before);
    }
    expect(await page.evaluate(sideways)).toEqual([]);
  });

  test('opens the section of an invalid field', async () => {
    const page = await open({ width: desk });
    await signIn(page, app, 'ada@example.com', password);
    await page.goto(`${app.url}/Tags/new`);
    const position = page.getByLabel('Position');
    const summary = page.locator('details.section', { has: position }).locator('summary');
    await summary.click();
    await position.fill('1.5');
    await summary.click();
    expect(await position.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Add the tag', exact: true }).click();
    expect(await position.isVisible()).toBe(true);
    expect(await position.evaluate((field) => field.matches(':focus'))).toBe(true);
  });
});
