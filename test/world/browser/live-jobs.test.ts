/** The list of translation jobs, updated live for an admin. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { Customer } from '../../../src/model/customer.ts';
import { startWithRunner, type WithRunner } from '../../browser/with-runner.ts';
import { type BrowserSettings, describeInBrowser, signIn } from '../../setup/browser.ts';

const email = 'admin@example.com';
const password = 'correct horse battery staple';

describeInBrowser('the live list of jobs', (open) => {
  let service: WithRunner;
  beforeAll(async () => {
    service = await startWithRunner();
    await Customer.add(service.app.db, { email, password, role: 'admin' });
  });
  afterAll(() => service?.stop());
  beforeEach(() => service.scene.provider.reset());

  async function visit(path: string, settings?: BrowserSettings): Promise<Page> {
    const page = await open(settings);
    await signIn(page, service.app, email, password, path);
    return page;
  }

  /** Reads a new tag in French, as a visitor does: what comes of it is a job. */
  async function read(text: string): Promise<void> {
    const { id } = await service.scene.tag({ text });
    const { tag_identifier } = await service.app.db('tags').where({ id }).first();
    await service.app.call('GET', '/api/v1/tags/show', { query: { id: tag_identifier, lang: 'fr' } });
  }

  const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
  const isLive = (page: Page) => page.getByRole('status').filter({ hasText: 'Live:' }).waitFor();

  test('a job appears and finishes while the page is open, and the focus stays in its row', async () => {
    const page = await visit('/jobs');
    await isLive(page);
    let letGo = () => {};
    const held = new Promise<'ok'>((resolve) => {
      letGo = () => resolve('ok');
    });
    service.scene.provider.respond(() => held);
    const reading = read('As it happens');
    await row(page, 'As it happens').filter({ hasText: 'running' }).waitFor();
    await row(page, 'As it happens').getByRole('button', { name: 'Cancel' }).focus();
    letGo();
    await row(page, 'As it happens').filter({ hasText: 'done by Azure' }).waitFor();
    await reading;
    expect(await row(page, 'As it happens').getByRole('link', { name: 'Show' }).evaluate(hasFocus)).toBe(true);
    const { succeeded } =
      (await service.scene.db('work').count({ succeeded: '*' }).where({ state: 'succeeded' }))[0] ?? {};
    await page.locator('[data-count=succeeded]', { hasText: new RegExp(`^${succeeded}$`) }).waitFor();
  });

  test('a list filtered by state adds jobs that enter the state', async () => {
    const page = await visit('/jobs?state=failed');
    await isLive(page);
    await page.getByText('No job is in this state: failed.').waitFor();
    service.scene.provider.respond('too-long');
    await read('Cannot be had');
    await row(page, 'Cannot be had').filter({ hasText: 'Every provider refuses this text.' }).waitFor();
    service.scene.provider.respond('ok');
    await row(page, 'Cannot be had').getByRole('button', { name: 'Try again' }).click();
    await page.getByText('The job is tried again.').waitFor();
  });

  test('pausing freezes the list, and resuming catches up', async () => {
    const page = await visit('/jobs');
    await isLive(page);
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('status').filter({ hasText: 'Paused.' }).waitFor();
    await read('Behind one’s back');
    expect(await row(page, 'Behind one’s back').count()).toBe(0);
    await page.getByRole('button', { name: 'Go on' }).click();
    await row(page, 'Behind one’s back').filter({ hasText: 'done' }).waitFor();
  });

  test('a user signed out elsewhere sees that the list is not live', async () => {
    const page = await visit('/jobs');
    await isLive(page);
    await service.app.db('sessions').delete();
    await read('For others');
    await page.getByRole('status').filter({ hasText: 'Not live any more.' }).waitFor();
    expect(await row(page, 'For others').count()).toBe(0);
  });

  test('without scripts the list has a link to refresh it', async () => {
    await read('Plainly');
    const page = await visit('/jobs', { scripts: false });
    expect(await row(page, 'Plainly').count()).toBe(1);
    expect(await page.getByRole('button', { name: 'Pause' }).isVisible()).toBe(false);
    await read('Afterwards');
    await page.getByRole('link', { name: 'Refresh' }).click();
    await row(page, 'Afterwards').waitFor();
  });
});

const hasFocus = (element: { matches(selector: string): boolean }) => element.matches(':focus');
