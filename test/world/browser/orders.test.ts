/** Ordering the translation of a place: the estimate, the order, and its progress, with scripts and without. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Customer } from '../../../src/model/customer.ts';
import { axeFaults } from '../../browser/axe.ts';
import { sideways } from '../../browser/in-page.js';
import { Hands } from '../../browser/interactions.ts';
import { startWithRunner, type WithRunner } from '../../browser/with-runner.ts';
import type { TestApp } from '../../setup/app.ts';
import { describeInBrowser, desk, phone, signIn } from '../../setup/browser.ts';
import { eventually } from '../../setup/eventually.ts';
import { makeName, makeRecord, makeText } from '../../setup/management.ts';

const account = { email: 'ada@example.com', password: 'correct horse battery staple' };
const languages = ['French', 'Italian', 'German', 'Spanish', 'Dutch'];

describeInBrowser('orders of translations', (open) => {
  let whole: WithRunner;
  let app: TestApp;

  beforeAll(async () => {
    whole = await startWithRunner();
    app = whole.app;
    const { id: owner } = await Customer.add(app.db, { ...account });
    for (const name of ['Hall of ships', 'Garden']) {
      const [place] = await app.db('places').insert({ customer_id: owner, name }).returning('id');
      for (let at = 0; at < 6; at += 1) {
        const tag = await makeRecord(app, 'tags', owner);
        await app.db('tags').where({ id: tag }).update({ place_id: place.id });
        await makeText(app, tag, 'en', `${name}: ship ${at}`);
        await makeName(app, tag, 'en', `${name} ${at}`);
      }
    }
  });
  afterAll(() => whole.stop());

  const picture = (
    page: { screenshot(options: { path: string; fullPage: boolean }): Promise<unknown> },
    name: string,
  ) =>
    process.env.PICTURES ? page.screenshot({ path: `${process.env.PICTURES}/${name}.png`, fullPage: true }) : undefined;

  test.each([
    ['with scripts', 'Hall of ships', { scripts: true, width: desk }],
    ['without scripts, on a phone', 'Garden', { scripts: false, width: phone }],
  ])(
    'J1: a place is translated into five languages, with an estimate first, in at most ten steps: %s',
    async (_, place, options) => {
      whole.scene.provider.respond({ slow: 200 });
      const page = await open(options);
      await signIn(page, app, account.email, account.password);
      const hands = new Hands(page);
      await hands.follow('Places');
      await hands.follow(place);
      await hands.follow('Translate');
      for (const language of languages) await hands.tick(language);
      await picture(page, `order-new-${options.width}`);
      await hands.press('Show the estimate');
      expect(await page.locator('h1').textContent()).toBe('Order 60 translations?');
      await picture(page, `order-estimate-${options.width}`);
      expect([options.scripts ? await axeFaults(page, 'all') : [], await page.evaluate(sideways)]).toEqual([[], []]);
      await hands.press('Order 60 translations');
      expect(hands.interactions).toBeLessThanOrEqual(10);
      await page.waitForURL(/\/translation_orders\/\d+$/);
      await picture(page, `order-running-${options.width}`);
      expect([options.scripts ? await axeFaults(page, 'all') : [], await page.evaluate(sideways)]).toEqual([[], []]);
      whole.scene.provider.respond('ok');
      await eventually('the page says that it is done', async () => {
        if (!options.scripts) await page.reload();
        return ((await page.locator('#progress').textContent()) ?? '').includes('60 of 60');
      });
      await eventually('it says when it ended', async () => {
        const about = await page.locator('#about').textContent();
        return /Ended/.test(about ?? '') && !/Ended\s*–/.test(about ?? '');
      });
      await picture(page, `order-done-${options.width}`);
      const there = await app.db('translations').where({ lang_code: 'fr' });
      expect(there.length % 6).toBe(0);
      await hands.follow('Saved: 60');
      await page.getByRole('link', { name: 'Next page' }).click();
      expect(await page.locator('tbody tr').count()).toBe(10);
      await page.goto(`${app.url}/translation_orders`);
      await picture(page, `orders-${options.width}`);
      expect([options.scripts ? await axeFaults(page, 'all') : [], await page.evaluate(sideways)]).toEqual([[], []]);
    },
  );
});
