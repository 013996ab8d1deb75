/** Accessibility of every page in a browser: in light and dark, on a phone and at a desk. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { languageByCode } from '../../../contracts/languages.ts';
import { curator, exhibits } from '../../../src/demo/exhibits.ts';
import { axeFaults } from '../../browser/axe.ts';
import { crawl, shapeOf } from '../../browser/crawl.ts';
import { admin, invitationToken, openExhibition, renderings } from '../../browser/exhibition.ts';
import { sideways, unmarked } from '../../browser/in-page.js';
import { startWithRunner, type WithRunner } from '../../browser/with-runner.ts';
import { startApp, type TestApp } from '../../setup/app.ts';
import { describeInBrowser, desk, phone, signIn } from '../../setup/browser.ts';
import { noId, paths, resources } from '../../setup/management.ts';

/** Pages that no link leads to where everything is well: errors, and the form for what is missing nowhere. */
const unlinked = ['/text_records/new', '/no/such/page', `/Tags/${noId}`, '/t/000000000000'];
const forNobody = [
  '/',
  '/login',
  '/no/such/page',
  '/t/000000000000',
  `/invitation?token=${invitationToken}`,
  `/password/new?token=${invitationToken}`,
];

/** All that is written in the museum, and how. */
const written = [...exhibits.map(({ lang, name, text }) => ({ lang_code: lang, name, text })), ...renderings].flatMap(
  ({ lang_code, name, text }) => {
    const { tag: lang, direction: dir } = languageByCode(lang_code);
    return [name, text].map((words) => ({ text: words, lang, dir }));
  },
);

/** The widths at which a page's colours are looked at: what only a phone shows is the same on all pages of the frame. */
const both: readonly number[] = [desk, phone];

/** What is wrong with the page that is shown, on a phone and at a desk, in light and dark. The dark changes colours only. */
async function faultsOf(page: Page, coloursAt = both): Promise<string[]> {
  const found = new Set<string>();
  for (const width of both) {
    const hasColours = coloursAt.includes(width);
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme: 'light' });
    const inLight = await axeFaults(page, hasColours ? 'all' : 'all but colours');
    for (const fault of [...inLight, ...(await page.evaluate(sideways))]) found.add(`${width}, light: ${fault}`);
    if (!hasColours) continue;
    await page.emulateMedia({ colorScheme: 'dark' });
    for (const fault of await axeFaults(page, 'colours')) found.add(`${width}, dark: ${fault}`);
  }
  return [...found, ...(await page.evaluate(unmarked, written))];
}

/** Looks at each address; answers what is wrong there. */
async function lookAt(page: Page, app: TestApp, addresses: Iterable<string>, coloursAt = both) {
  const found: Record<string, string[]> = {};
  for (const address of addresses) {
    await page.goto(app.url + address);
    const faults = await faultsOf(page, coloursAt);
    if (faults.length > 0) found[address] = faults;
  }
  return found;
}

describeInBrowser('the pages', (open) => {
  let service: WithRunner;
  let app: TestApp;
  let addresses: string[];
  let tag: { id: number; tag_identifier: string };
  const asAdmin = async () => {
    const page = await open();
    await signIn(page, app, admin.email, admin.password);
    return page;
  };
  beforeAll(async () => {
    service = await startWithRunner();
    app = service.app;
    ({ tag } = await openExhibition(app));
    addresses = await crawl(await asAdmin(), app.url);
    // Nothing leads to it but its own code.
    const stock = { tag_identifier: '5a5a5a5a5a5a', place_id: 1 };
    const [{ id }] = await app.db('tags').insert(stock).returning('id');
    addresses.push(`/t/${stock.tag_identifier}`, `/Tags/${id}/fill`);
    // It is asked for by a form.
    addresses.push(`/memory?${new URLSearchParams({ text: exhibits[0]?.text ?? '' })}`);
  });
  afterAll(() => service?.stop());

  test('are all reachable by links: each resource’s list, record and forms', () => {
    const reached = new Set([...addresses, ...unlinked].map((address) => shapeOf(address).replace(/\?.*/, '')));
    const ofResources = resources.flatMap((resource) =>
      ['', '/new', '/:id', '/:id/edit'].map((end) => paths[resource] + end),
    );
    expect(
      [
        ...ofResources,
        '/reports',
        '/reports/:id',
        '/bundle_links',
        '/keep_words',
        '/invitations',
        '/sessions',
        '/customers/:id/sessions',
        '/t/:tag',
      ].filter((shape) => !reached.has(shape)),
    ).toEqual([]);
  });

  test('pass axe, have no horizontal overflow, and mark the language of each text', async () => {
    expect(await lookAt(await asAdmin(), app, [...addresses, ...unlinked], [desk])).toEqual({});
  }, 900_000);

  test('have sufficient colour contrast on a phone too', async () => {
    const some = ['/', '/Tags', '/Tags/new', `/Tags/${tag.id}`, `/Tags/${tag.id}/edit`, '/places/1', '/coverage'];
    expect(await lookAt(await asAdmin(), app, [...some, '/history', '/search', '/no/such/page'])).toEqual({});
  });

  test('are checked by rules that detect such faults', async () => {
    const page = await open();
    await page.setContent(`<html lang="en"><title>Faults</title><main><h1>Faults</h1>
      <p style="color: #999; background: #aaa">faint</p><div style="width: 2000px">wide</div><p>${renderings[0]?.text}</p>`);
    const faults = (await faultsOf(page)).join();
    for (const fault of [/1280, light: color-contrast.*faint/, /390, dark: color-contrast/, /wide: <div/, /lang en/])
      expect(faults).toMatch(fault);
  });

  test('pass for visitors who are not signed in', async () => {
    const readers = ['en', 'ar', 'ja', 'xx'].map((lang) => `/t/${tag.tag_identifier}?lang=${lang}`);
    expect(await lookAt(await open(), app, [...forNobody, ...readers])).toEqual({});
  });

  test('pass while translations are in progress', async () => {
    service.scene.provider.respond('hang');
    const page = await asAdmin();
    await page.goto(`${app.url}/Tags/${tag.id + 1}`);
    await page.getByText('Translate into more languages').click();
    await page.getByText(/^\d+ more$/).click();
    for (const language of ['French', 'Urdu']) await page.getByRole('checkbox', { name: language }).check();
    await page.getByRole('button', { name: 'Translate', exact: true }).click();
    await page.getByRole('progressbar').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    expect(await lookAt(page, app, ['/jobs', '/jobs?state=running'])).toEqual({});
  });

  test('pass when a form shows errors', async () => {
    const page = await asAdmin();
    await page.goto(`${app.url}/places/new`);
    await page.getByLabel('Latitude').fill('200');
    await page.locator('main form').evaluate((form) => form.setAttribute('novalidate', ''));
    await page.getByRole('button', { name: 'Add the place' }).click();
    expect(await page.title()).toMatch(/^Error: /);
    expect(await faultsOf(page)).toEqual([]);
  });

  test('pass when a new link to a bundle is shown', async () => {
    const page = await asAdmin();
    await page.goto(`${app.url}/bundle_links`);
    await page.getByLabel('Tags of the place').selectOption('Lighthouse');
    await page.getByRole('button', { name: 'Make a link' }).click();
    const address = await page.getByRole('textbox', { name: 'Address' }).inputValue();
    expect(address).toMatch(/\/bundles\/[\w-]{43}$/);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy the address' }).click();
    await page.getByText('Copied.').waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(address);
    expect(await faultsOf(page)).toEqual([]);
    await page.goto(`${app.url}/bundle_links`);
    await page
      .getByText(/^Revoke/)
      .first()
      .click();
    expect(await faultsOf(page)).toEqual([]);
  });

  test('pass when a new invitation or password link is shown', async () => {
    const page = await asAdmin();
    await page.goto(`${app.url}/invitations`);
    await page.getByLabel('E-mail address').fill('ada.byron@example.com');
    await page.getByRole('button', { name: 'Invite' }).click();
    await page.getByRole('textbox', { name: 'Address' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    const { id } = await app.db('customers').where({ email: curator.email }).first();
    await page.goto(`${app.url}/customers/${id}`);
    await page.getByRole('button', { name: 'Make a link for a new password' }).click();
    await page.getByRole('textbox', { name: 'Address' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });

  test('pass for a forgotten password', async () => {
    const env = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'tags@example.com' };
    const withMail = await startApp({ databaseUrl: app.databaseUrl, env });
    try {
      const page = await open();
      expect(await lookAt(page, withMail, ['/login', '/password/forgotten'])).toEqual({});
      await page.getByLabel('E-mail address').fill('nobody@example.com');
      await page.locator('main').getByRole('button').click();
      await page.waitForLoadState();
      expect(await faultsOf(page)).toEqual([]);
    } finally {
      await withMail.stop();
    }
  });

  test('pass when the record of a form was changed or deleted meanwhile', async () => {
    const page = await asAdmin();
    await page.goto(`${app.url}/Tags/${tag.id}/edit`);
    await app.db('tags').where({ id: tag.id }).update({ description: 'What somebody else has written meanwhile' });
    await page.getByLabel('Description').fill('What I have written');
    await page.getByRole('button', { name: 'Save the tag' }).click();
    expect(await page.getByText('Stored now', { exact: true }).count()).toBe(1);
    expect(await faultsOf(page)).toEqual([]);
    await page
      .locator('main form')
      .first()
      .evaluate((form, to) => form.setAttribute('action', to), `/Tags/${noId}`);
    await page.getByRole('button', { name: 'Save the tag' }).click();
    expect(await page.getByText('What you had filled in').count()).toBe(1);
    expect(await faultsOf(page)).toEqual([]);
  });
});
