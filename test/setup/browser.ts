/**
 * Tests in a real browser: one browser for each test file, and a context of its own, with its own cookies, for each
 * test.
 */
import { afterAll, afterEach, beforeAll, describe } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { TestApp } from './app.ts';
import { findChromium, launchChromium } from './chromium.ts';
import { leaveOut } from './left-out.ts';
import { csrfTokenOf } from './test-browser.ts';

/** The settings of a browser's context. */
export interface BrowserSettings {
  /** Whether scripts run; by default they do. */
  scripts?: boolean;
  isDark?: boolean;
  /** CSS pixels; a phone has 390. */
  width?: number;
  /** The preferred language, as a language tag; by default English. */
  language?: string;
  /** The user agent; by default a desktop browser. */
  userAgent?: string;
}

export const phone = 390;
export const desk = 1280;

/** Opens an empty page in a context of its own, which is closed after the test. */
type Open = (settings?: BrowserSettings) => Promise<Page>;

/** `describe` for tests that need a browser: without one they are skipped, and the run reports that. */
export function describeInBrowser(name: string, body: (open: Open) => void): void {
  const executable = findChromium();
  if (executable === undefined) {
    leaveOut('browser', name, 'there is no Chromium at CHROMIUM, in /usr/bin or on PATH');
    describe.skip(name, () => body(() => Promise.reject(new Error('There is no browser'))));
    return;
  }
  describe(name, () => {
    let browser: Browser;
    const contexts: BrowserContext[] = [];
    beforeAll(async () => {
      browser = await launchChromium(executable);
    });
    afterEach(async () => {
      await Promise.all(contexts.splice(0).map((context) => context.close()));
    });
    afterAll(() => browser?.close());
    body(async (settings = {}) => {
      const { scripts = true, isDark = false, width = desk, language = 'en' } = settings;
      const context = await browser.newContext({
        javaScriptEnabled: scripts,
        colorScheme: isDark ? 'dark' : 'light',
        viewport: { width, height: width < 500 ? 844 : 800 },
        locale: language,
        // A headless browser's own user agent counts as a bot.
        userAgent:
          settings.userAgent ??
          `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Safari/537.36`,
      });
      // Speed is not tested here, and a shared machine may pause for long.
      context.setDefaultTimeout(60_000);
      contexts.push(context);
      return context.newPage();
    });
  });
}

/** Signs in, and shows a page. The form is filled in by those whose way begins there, as in test/browser/curator.ts. */
export async function signIn(
  page: Page,
  app: Pick<TestApp, 'url'>,
  email: string,
  password: string,
  path = '/',
): Promise<void> {
  const login = `${app.url}/login`;
  const { request } = page;
  const csrf_token = csrfTokenOf({ text: await (await request.get(login)).text() });
  const answer = await request.post(login, { form: { csrf_token, email, password }, maxRedirects: 0 });
  if (answer.status() !== 303) throw new Error(`Signing in was answered ${answer.status()}: ${await answer.text()}`);
  await page.goto(app.url + path);
}
