/** The two columns of the form of a new tag, whatever is opened in them. */
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
});
