/** The TypeScript SDK on a page of another origin than the service's, in a real browser. */
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { startApp, type TestApp } from '../../setup/app.ts';
import { findChromium, launchChromium } from '../../setup/chromium.ts';
import { signedIn } from '../../setup/factories.ts';
import { leaveOut } from '../../setup/left-out.ts';

const executable = findChromium();
if (!executable) leaveOut('browser', 'the TypeScript SDK in a browser', 'there is no Chromium');

const modules = { '/sdk/': 'generated/typescript/dist' };
const html = `<!doctype html><script type="importmap">${JSON.stringify({
  imports: { '@tag-information-service/client': '/sdk/index.js' },
})}</script>`;

/** Serves the page and the package as they are. */
async function startSite(): Promise<Server> {
  const site = createServer(({ url = '' }, res) => {
    const [prefix, directory] = Object.entries(modules).find(([each]) => url.startsWith(each)) ?? [];
    res.setHeader('Content-Type', directory ? 'text/javascript' : 'text/html');
    res.end(directory && prefix ? readFileSync(join(directory, url.slice(prefix.length))) : html);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  return site;
}

(executable ? describe : describe.skip)('in a browser', () => {
  let app: TestApp;
  let site: Server;
  let browser: Browser;
  let page: Page;
  let token: string;
  beforeAll(async () => {
    [app, site, browser] = await Promise.all([startApp(), startSite(), launchChromium(executable ?? '')]);
    ({ token } = await signedIn(app));
    page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`);
  });
  afterAll(async () => {
    await browser.close();
    await app.stop();
    site.closeAllConnections();
    await new Promise((resolve) => site.close(resolve));
  });

  /** Runs statements on the page that have the `client`; gives what they return. */
  const onPage = (statements: string) =>
    page.evaluate(`import('@tag-information-service/client').then(async ({ TagInformationClient, orThrow }) => {
      const client = new TagInformationClient({ baseUrl: '${app.url}', token: () => '${token}', retries: { limit: 0 } });
      ${statements}
    })`);

  test('a tag is created, read with all headers, and not sent again if unchanged', async () => {
    const found = await onPage(`
      const purchase_id = crypto.randomUUID();
      const made = await orThrow(client.createTag({ lang: 'en', text: 'Welcome', purchase_id }, { requestId: 'page-1' }));
      const { tag_identifier: id } = made.body.tags[0];
      const first = await orThrow(client.showTag({ id }));
      const second = await client.showTag({ id }, { ifNoneMatch: first.headers.etag });
      const mine = await orThrow(client.showMyTags());
      return [made.headers.requestId, first.body.tags[0].translation.text, Object.keys(first.headers).sort(), second.kind, mine.body.tags.length];
    `);
    const headers = ['contentLanguage', 'etag', 'requestId', 'translationStatus'];
    expect(found).toEqual(['page-1', 'Welcome', headers, 'unchanged', 1]);
  });

  test('a refusal has its reason, and an unreachable server causes no exception', async () => {
    const found = await onPage(`
      const refused = await client.showTag({ id: '000000000000' });
      const nowhere = new TagInformationClient({ baseUrl: 'http://127.0.0.1:1', retries: { limit: 0 } });
      return [refused.status, refused.reason, (await nowhere.supportedLanguageCodes()).kind];
    `);
    expect(found).toEqual([404, 'tag_not_found', 'unreachable']);
  });
});
