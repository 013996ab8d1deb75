/** The pages enlarged, with forced colours, from right to left, and by keyboard only. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { crawl, shapeOf } from '../../browser/crawl.ts';
import { admin, openExhibition } from '../../browser/exhibition.ts';
import { sideways } from '../../browser/in-page.js';
import { startWithRunner, type WithRunner } from '../../browser/with-runner.ts';
import { describeInBrowser, signIn } from '../../setup/browser.ts';

/** What has the focus: whether it is seen, and marked; undefined for the page itself. */
const focused = (page: Page) =>
  page.evaluate<{ isMarked: boolean; isSeen: boolean; html: string } | undefined>(`(() => {
    const element = document.activeElement;
    if (element === document.body || element === document.documentElement) return undefined;
    const { outlineStyle, opacity } = getComputedStyle(element);
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return {
      isMarked: outlineStyle !== 'none' || element.id === 'content',
      isSeen: bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && opacity !== '0',
      html: element.outerHTML.slice(0, 120),
    };
  })()`);

describeInBrowser('the pages', (open) => {
  let service: WithRunner;
  let addresses: string[];
  let code: string;
  beforeAll(async () => {
    service = await startWithRunner();
    code = (await openExhibition(service.app)).tag.tag_identifier;
    const found = await crawl(await signedIn(), service.app.url);
    addresses = [...new Map(found.map((each) => [shapeOf(each).replace(/\?.*/, ''), each])).values()];
  });
  afterAll(() => service?.stop());

  const signedIn = async () => {
    const page = await open();
    await signIn(page, service.app, admin.email, admin.password);
    return page;
  };

  test('at 200 % zoom nothing is wider than the window', async () => {
    const page = await signedIn();
    await page.setViewportSize({ width: 640, height: 400 });
    const found: Record<string, string[]> = {};
    for (const address of addresses) {
      await page.goto(service.app.url + address);
      const faults = await page.evaluate(sideways);
      if (faults.length > 0) found[address] = faults;
    }
    expect(found).toEqual({});
  }, 600_000);

  test('with forced colours the current page is marked by more than colour', async () => {
    const page = await signedIn();
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(`${service.app.url}/places`);
    const line = await page.locator('.menu [aria-current]').evaluate((link) => {
      const view = link.ownerDocument.defaultView;
      return view?.getComputedStyle(link).textDecorationLine;
    });
    expect(line).toBe('underline');
  });

  test('by keyboard: the first stop skips the menu, and each stop is visible and marked', async () => {
    const page = await signedIn();
    for (const address of ['/', '/Tags', '/Tags/new', '/history']) {
      await page.goto(service.app.url + address);
      await page.evaluate('document.activeElement?.blur()');
      await page.keyboard.press('Tab');
      expect(await page.locator(':focus').getAttribute('href')).toBe('#content');
      const hidden = [];
      for (let stops = 0; stops < 120; stops += 1) {
        const at = await focused(page);
        if (!at) break;
        if (!at.isMarked || !at.isSeen) hidden.push(at.html);
        await page.keyboard.press('Tab');
      }
      expect([address, hidden]).toEqual([address, []]);
    }
    await page.goto(`${service.app.url}/Tags`);
    await page.evaluate('document.activeElement?.blur()');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.locator('main :focus').count()).toBe(1);
  });

  test('a visitor’s language menu closes by Escape, with focus on its button, and by a click outside', async () => {
    const page = await open({ language: 'ar' });
    await page.goto(`${service.app.url}/t/${code}`);
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    const field = page.locator('.languages select');
    await page.locator('.languages summary').click();
    await field.focus();
    await page.keyboard.press('Escape');
    expect([await field.isVisible(), await page.locator('summary:focus').count()]).toEqual([false, 1]);
    await page.locator('.languages summary').click();
    expect(await field.isVisible()).toBe(true);
    await page.getByRole('heading', { level: 1 }).click();
    expect(await field.isVisible()).toBe(false);
    expect(await page.evaluate(sideways)).toEqual([]);
  });
});
