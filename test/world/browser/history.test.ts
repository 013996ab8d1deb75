/** A person undoes a wrong edit, with scripts and without. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Customer } from '../../../src/model/customer.ts';
import { axeFaults } from '../../browser/axe.ts';
import { sideways } from '../../browser/in-page.js';
import { startApp, type TestApp } from '../../setup/app.ts';
import { describeInBrowser, desk, phone, signIn } from '../../setup/browser.ts';
import { makeRecord, makeText } from '../../setup/management.ts';

const account = { email: 'ada@example.com', password: 'correct horse battery staple' };

describeInBrowser('the history', (open) => {
  let app: TestApp;
  let owner: number;

  beforeAll(async () => {
    app = await startApp();
    owner = (await Customer.add(app.db, { ...account })).id;
  });
  afterAll(() => app.stop());

  test.each([
    ['with scripts', true, desk],
    ['without scripts, on a phone', false, phone],
  ])('a wrong edit is undone in two steps: %s', async (_, scripts, width) => {
    const { record, original } = await makeText(app, await makeRecord(app, 'tags', owner), 'en', 'Mind the step');
    const page = await open({ scripts, width });
    await signIn(page, app, account.email, account.password, `/text_records/${record}/edit`);
    await page.getByLabel(/^Text/).fill('Mnid teh setp');
    await page.getByRole('button', { name: 'Save the text' }).click();
    await page.getByText('The text is saved.').waitFor();

    await page.goto(app.url);
    let steps = 0;
    const step = async (done: Promise<unknown>) => {
      await done;
      steps += 1;
    };
    await step(page.getByRole('link', { name: 'History', exact: true }).first().click());
    await page.getByText('“Mnid teh setp”').first().waitFor();
    // What looks for faults is a script itself.
    if (scripts) expect([...(await axeFaults(page, 'all')), ...(await page.evaluate(sideways))]).toEqual([]);
    await step(
      page
        .getByRole('button', { name: /^Put back/ })
        .first()
        .click(),
    );
    await page.getByText('The former text is back.').waitFor();
    expect(steps).toBe(2);
    expect((await app.db('translations').where({ id: original }).first()).text).toBe('Mind the step');
  });
});
