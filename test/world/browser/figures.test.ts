/** S5: the pages of figures, with scripts and without, in light and dark. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { Customer } from '../../../src/model/customer.ts';
import { axeFaults } from '../../browser/axe.ts';
import { sideways } from '../../browser/in-page.js';
import { startApp, type TestApp } from '../../setup/app.ts';
import { describeInBrowser, desk, phone, signIn } from '../../setup/browser.ts';
import { makeName, makeRecord, makeText } from '../../setup/management.ts';

const account = { email: 'ada@example.com', password: 'correct horse battery staple' };
const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

describeInBrowser('the figures', (open) => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startApp();
    const { id: customer_id } = await Customer.add(app.db, { ...account });
    const place_id = await makeRecord(app, 'places', customer_id);
    const tags = [1, 2, 3].map(() => makeRecord(app, 'tags', customer_id));
    for (const [at, making] of tags.entries()) {
      const id = await making;
      await app
        .db('tags')
        .where({ id })
        .update({ place_id: at === 0 ? null : place_id });
      await makeText(app, id, at === 2 ? 'de' : 'en');
      await makeName(app, id);
      const kind = { tag_id: id, customer_id, place_id, way: 'page', lang_code: 'en' };
      const lastMonth = `${new Date(Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth(), 0)).toISOString().slice(0, 7)}-15`;
      await app.db('reads').insert([
        { ...kind, day: lastMonth, missed: 'fi', reads: 1200 },
        { ...kind, day: dayAgo(1), missed: 'fr', reads: 3 + at },
        { ...kind, day: dayAgo(2), missed: null, reads: 40, way: 'nfc' },
        { ...kind, day: dayAgo(12), missed: 'other', reads: 7, lang_code: 'de' },
      ]);
    }
  });
  afterAll(() => app.stop());

  /** Each chart is a drawing with a name, or a bar in each row of a table with one. */
  async function expectCharts(page: Page, least: number) {
    const names = await page
      .locator('svg[role="img"]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
    const barred = await page
      .locator('main [role="region"]:has(svg.bar)')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
    expect(names.length + barred.length).toBeGreaterThanOrEqual(least);
    for (const name of [...names, ...barred]) expect(name).toMatch(/\w/);
    expect(await page.locator('main script').count()).toBe(0);
    expect(await page.locator('th[scope="col"]').count()).toBeGreaterThan(0);
  }

  test.each([
    ['with scripts', true, desk, false],
    ['without scripts, on a phone', false, phone, false],
    ['in the dark, on a phone', true, phone, true],
  ])('show last month’s wanted but missing languages in three steps: %s', async (_, scripts, width, isDark) => {
    const page = await open({ scripts, width, isDark });
    await signIn(page, app, account.email, account.password);
    let steps = 0;
    const press = async (name: string, of: 'button' | 'a') => {
      await page
        .locator(of, { hasText: new RegExp(`^${name}$`) })
        .first()
        .click();
      steps += 1;
    };
    if (width === phone) await press('Menu', 'button');
    await press('Reads', 'a');
    await press('Last month', 'a');
    await page.getByRole('heading', { name: 'Wanted and not had' }).waitFor();
    const wanted = page.getByRole('table', { name: 'Wanted and not had' });
    expect(await wanted.getByRole('rowheader').first().textContent()).toBe('Finnish');
    expect(await wanted.getByRole('cell').first().textContent()).toContain('3\u00a0600');
    expect(steps).toBeLessThanOrEqual(3);
    await expectCharts(page, 5);
    if (scripts) expect([...(await axeFaults(page, 'all')), ...(await page.evaluate(sideways))]).toEqual([]);
    if (process.env.SHOTS)
      await page.screenshot({ path: `${process.env.SHOTS}/reads-${width}-${isDark}.png`, fullPage: true });
  });

  test.each([
    ['on a desk', desk, false],
    ['in the dark, on a phone', phone, true],
  ])('the coverage links each figure to the tags that it counts: %s', async (_, width, isDark) => {
    const page = await open({ width, isDark });
    await signIn(page, app, account.email, account.password, '/coverage');
    await expectCharts(page, 2);
    expect([...(await axeFaults(page, 'all')), ...(await page.evaluate(sideways))]).toEqual([]);
    if (process.env.SHOTS)
      await page.screenshot({ path: `${process.env.SHOTS}/coverage-${width}-${isDark}.png`, fullPage: true });
    await page.locator('a[href*="place_id=none"][href*="state=missing"]').first().click();
    await page.getByText('1 tag').first().waitFor();
    expect(await page.locator('main tbody tr').count()).toBe(1);
  });
});
