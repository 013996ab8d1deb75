/** Finding tags in a long list: by the form and by headings, and back, with scripts and without. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { Customer } from '../../../src/model/customer.ts';
import { axeFaults } from '../../browser/axe.ts';
import { sideways, sortMarks } from '../../browser/in-page.js';
import { startApp, type TestApp } from '../../setup/app.ts';
import { describeInBrowser, desk, phone, signIn } from '../../setup/browser.ts';
import { makeName, makeRecord, makeText } from '../../setup/management.ts';

const account = { email: 'ada@example.com', password: 'correct horse battery staple' };

describeInBrowser('the list of tags', (open) => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startApp();
    const { id: owner } = await Customer.add(app.db, { ...account, role: 'admin' });
    const hall = await makeRecord(app, 'places', owner);
    await app.db('places').where({ id: hall }).update({ name: 'Hall of ships' });
    for (let i = 0; i < 60; i += 1) {
      const tag = await makeRecord(app, 'tags', owner);
      await makeName(app, tag, 'en', `Ship ${String(i).padStart(2, '0')}`);
      if (i % 20 === 0) {
        await app.db('tags').where({ id: tag }).update({ place_id: hall });
        await makeText(app, tag, 'fr', 'Un bateau');
      }
    }
  });
  afterAll(() => app.stop());

  const names = (page: Page) => page.locator('tbody th').allInnerTexts();
  const shownShips = async (page: Page) => (await names(page)).map((name) => name.slice(0, 7).trim());

  test.each([
    ['with scripts', true, desk],
    ['without scripts, on a phone', false, phone],
  ])('is filtered, sorted and reset: %s', async (_, scripts, width) => {
    const page = await open({ scripts, width });
    await signIn(page, app, account.email, account.password, '/Tags');
    expect((await shownShips(page))[0]).toBe('Ship 59');

    await page.getByText('Filters and order').click();
    await page.getByRole('combobox', { name: 'Place' }).selectOption('Hall of ships');
    await page.getByLabel('Language', { exact: true }).selectOption('fr');
    await page.getByLabel('Order').selectOption('Name');
    const shown = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Show these tags' }).click();
    await shown;
    expect(await shownShips(page)).toEqual(['Ship 00', 'Ship 20', 'Ship 40']);
    // What is asked stands in the address: so it can be kept.
    const kept = page.url();
    await page.goto(`${app.url}/Tags`);
    await page.goto(kept);
    expect(await shownShips(page)).toEqual(['Ship 00', 'Ship 20', 'Ship 40']);

    await page.getByRole('link', { name: 'Leave out the filter Place' }).click();
    await page.getByRole('link', { name: 'Leave out the filter Language' }).click();
    await page.getByRole('link', { name: 'Next page' }).click();
    expect(await shownShips(page)).toEqual(Array.from({ length: 10 }, (__, i) => `Ship ${50 + i}`));
  });

  test.each([
    ['with scripts', true, desk],
    ['without scripts, on a phone', false, phone],
  ])('has the chosen columns and rows, which its address keeps: %s', async (_, scripts, width) => {
    const page = await open({ scripts, width });
    await signIn(page, app, account.email, account.password, '/Tags?q=ship&sort=name');
    const opener = page.getByRole('button', { name: 'Columns and rows' });
    const panel = page.locator('form.look');
    await opener.click();
    expect(await panel.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await panel.isVisible()).toBe(false);
    await opener.click();
    await page.getByRole('heading', { level: 1 }).click();
    expect(await panel.isVisible()).toBe(false);
    await opener.click();
    if (scripts) expect([...(await axeFaults(page, 'all')), ...(await page.evaluate(sideways))]).toEqual([]);
    await page.getByRole('checkbox', { name: 'Identifier' }).check();
    await page.getByRole('checkbox', { name: 'Changed' }).uncheck();
    await page.getByLabel('Rows on a page').selectOption('100');
    // By key: on a busy machine the panel may be drawn at its new place only after a click has missed it, which closes it.
    await page.getByRole('button', { name: 'Show', exact: true }).press('Enter');
    await page.waitForURL((url) => url.searchParams.get('rows') === '100');
    const headings = () => page.locator('thead th').allTextContents();
    expect((await headings()).map((each) => each.trim())).toEqual(['Tag', 'Place', 'Identifier']);
    expect(await names(page)).toHaveLength(60);
    expect((await shownShips(page))[0]).toBe('Ship 00');
    // A new filter leaves them as they are.
    await page.getByText('Filters and order').click();
    await page.getByRole('combobox', { name: 'Place' }).selectOption('Hall of ships');
    await page.getByRole('button', { name: 'Show these tags' }).click();
    await page.waitForURL((url) => url.searchParams.has('place_id'));
    expect((await headings()).map((each) => each.trim())).toEqual(['Tag', 'Place', 'Identifier']);
    expect(await names(page)).toHaveLength(3);
  });

  test('a wrong filter is reported beside its field, and corrected there', async () => {
    const page = await open();
    await signIn(page, app, account.email, account.password, '/Tags?updated_since=yesterday');
    await page.getByRole('link', { name: 'Changed since is neither a day nor a time' }).click();
    await page.keyboard.type('2026-01-01');
    expect(await page.getByLabel('Changed since').inputValue()).toContain('2026-01-01');
    await page.getByLabel('Changed since').fill('2026-01-01');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('updated_since') === '2026-01-01');
    expect(await names(page)).toHaveLength(50);
  });

  test.each(['?in_use=1&lang_code=en', '?hardware=rfid', '?hardware=qr', '?q=ship&sort=-name'])(
    'is accessible: %s',
    async (query) => {
      const page = await open();
      await signIn(page, app, account.email, account.password);
      for (const width of [desk, phone]) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(`${app.url}/Tags${query}`);
        await page.locator('details.narrowing').evaluate((details) => details.setAttribute('open', ''));
        expect([width, await axeFaults(page, 'all'), await page.evaluate(sideways)]).toEqual([width, [], []]);
        if (process.env.PICTURES)
          await page.screenshot({ path: `${process.env.PICTURES}/${width}-${query.slice(1, 12)}.png` });
      }
    },
  );

  test('shows the sorted heading and its direction', async () => {
    const page = await open();
    await signIn(page, app, account.email, account.password);
    const marks = () => page.locator('main thead th').evaluateAll(sortMarks);
    await page.goto(`${app.url}/Tags`);
    expect(await marks()).toEqual([]);
    await page.goto(`${app.url}/Tags?sort=updated_at`);
    expect(await marks()).toEqual(['Changed: up']);
    await page.goto(`${app.url}/Tags?sort=-name`);
    expect(await marks()).toEqual(['Tag: down']);
  });

  test('Shift ticks a range, ticks are kept and counted across pages, and actions appear only with ticks', async () => {
    const page = await open({ width: desk });
    await signIn(page, app, account.email, account.password, '/Tags?sort=-name');
    // The form's own address has blank fields, too.
    await page.getByLabel('Search tags').fill('ship');
    await page.getByRole('button', { name: 'Search' }).click();
    const move = page.getByRole('button', { name: 'Move…' });
    expect(await move.isVisible()).toBe(false);
    await page.getByRole('checkbox', { name: 'Ship 58' }).click();
    await page.getByRole('checkbox', { name: 'Ship 55' }).click({ modifiers: ['Shift'] });
    await page.getByText('4 ticked').waitFor();
    expect(await move.isVisible()).toBe(true);
    expect(await axeFaults(page, 'all')).toEqual([]);
    await page.getByRole('link', { name: 'Next page' }).click();
    await page.getByText('4 ticked').waitFor();
    await page.getByRole('checkbox', { name: 'Ship 03' }).click();
    await page.getByText('5 ticked, 4 of them not on this page').waitFor();
    await move.click();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Move 5 tags?');
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.getByText('5 ticked').waitFor();
    await page.getByRole('button', { name: 'Clear' }).click();
    expect(await move.isVisible()).toBe(false);
    await page.reload();
    expect(await page.locator('tbody :checked').count()).toBe(0);
  });
});
