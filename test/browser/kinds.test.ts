/** One page of each kind, in a desktop browser. `test/world/browser/pages.test.ts` checks all pages, at all sizes. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { TestApp } from '../setup/app.ts';
import { describeInBrowser, signIn } from '../setup/browser.ts';
import { axeFaults } from './axe.ts';
import { crawl, shapeOf } from './crawl.ts';
import { admin, openExhibition } from './exhibition.ts';
import { sideways } from './in-page.js';
import { startWithRunner, type WithRunner } from './with-runner.ts';

/** Notes in `window.moved` how far something moved by itself. */
const watchShifts = `
  window.moved = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.moved += value;
  }).observe({ type: 'layout-shift', buffered: true });`;
/** Of a page alone. */
const mostBytes = 60_000;

describeInBrowser('one page of each kind', (open) => {
  let service: WithRunner;
  let app: TestApp;
  beforeAll(async () => {
    service = await startWithRunner();
    app = service.app;
    await openExhibition(app);
  });
  afterAll(() => service?.stop());

  test('has no axe violations, no sideways scrolling, no layout shift while loading, and few bytes', async () => {
    const page = await open();
    await page.addInitScript(watchShifts);
    await signIn(page, app, admin.email, admin.password);
    const addresses = await crawl(page, app.url);
    // A record of one kind is shown, made and edited by the same views as another's.
    const kindOf = (address: string) =>
      shapeOf(address)
        .replace(/\?.*/, '')
        .replace(/^\/\w+(?=\/)/, '');
    const kinds = new Map(addresses.map((address) => [kindOf(address), address]));
    expect(kinds.size).toBeGreaterThan(20);
    const found: Record<string, string[]> = {};
    for (const address of kinds.values()) {
      const answer = await page.goto(app.url + address);
      const moved = await page.evaluate<number>('window.moved');
      if (moved > 0.02) found[`${address}, moved by itself`] = [`${moved}`];
      const bytes = (await answer?.body())?.length ?? 0;
      if (bytes > mostBytes) found[`${address}, bytes`] = [`${bytes}`];
      const faults = [...(await axeFaults(page, 'all')), ...(await page.evaluate(sideways))];
      if (faults.length > 0) found[address] = faults;
    }
    expect(found).toEqual({});
  }, 600_000);
});
