/** An admin creates a tag for a customer: after choosing the customer, the form offers their places, with scripts and without. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Customer } from '../../../src/model/customer.ts';
import { axeFaults } from '../../browser/axe.ts';
import { sideways } from '../../browser/in-page.js';
import { startApp, type TestApp } from '../../setup/app.ts';
import { describeInBrowser, desk, phone, signIn } from '../../setup/browser.ts';
import { makeRecord } from '../../setup/management.ts';

const admin = { email: 'ada@example.com', password: 'correct horse battery staple' };

describeInBrowser('a tag for another customer', (open) => {
  let app: TestApp;
  let owner: number;
  let quay: number;
  beforeAll(async () => {
    app = await startApp();
    await Customer.add(app.db, { ...admin, role: 'admin' });
    owner = (await Customer.add(app.db, { email: 'grace@example.com' })).id;
    quay = await makeRecord(app, 'places', owner);
    await app.db('places').where({ id: quay }).update({ name: 'Quay' });
  });
  afterAll(() => app.stop());

  test.each([
    ['with scripts', true, desk],
    ['without scripts, on a phone', false, phone],
  ])('can be put into a place of that customer: %s', async (_, scripts, width) => {
    await app.db('tags').delete();
    const page = await open({ scripts, width });
    await signIn(page, app, admin.email, admin.password, '/Tags/new');
    await page.getByLabel(/^Text/).fill('What they read');
    await page.getByLabel('Belongs to').focus();
    await page.getByLabel('Belongs to').selectOption('grace@example.com');
    const step = page.getByRole('button', { name: 'Offer the places of this customer' });
    expect(await step.isVisible()).toBe(!scripts);
    if (!scripts) await step.click();
    await page.locator('select#tag_place_id').selectOption('Quay');
    if (scripts) {
      expect(await page.evaluate('document.activeElement.id')).toBe('tag_owner_id');
      expect([...(await axeFaults(page, 'all')), ...(await page.evaluate(sideways))]).toEqual([]);
    }
    expect(await page.getByLabel('Belongs to').inputValue()).toBe(`${owner}`);
    // The return key sends the form: the button before it is not its own.
    await page.getByLabel(/^Name/).press('Enter');
    await page.getByText('The tag is added.').waitFor();
    expect(await app.db('tags')).toMatchObject([{ customer_id: owner, place_id: quay }]);
  });
});
