/** Writing a chip from the page of a tag. A phone's NFC stands in: no browser of a test has one. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { Customer } from '../../../src/model/customer.ts';
import { standIn } from '../../browser/nfc-in-page.js';
import { startApp, type TestApp } from '../../setup/app.ts';
import { describeInBrowser, signIn } from '../../setup/browser.ts';
import { makeRecord } from '../../setup/management.ts';

const person = { email: 'ada@example.com', password: 'correct horse battery staple' };

describeInBrowser('chips', (open) => {
  let app: TestApp;
  let path: string;
  let address: string;
  beforeAll(async () => {
    app = await startApp();
    const { id } = await Customer.add(app.db, person);
    const tag = await makeRecord(app, 'tags', id);
    const { tag_identifier } = await app.db('tags').where({ id: tag }).first('tag_identifier');
    [path, address] = [`/Tags/${tag}`, `${app.config.publicUrl}/t/${tag_identifier}`];
  });
  afterAll(() => app?.stop());

  async function visit(outcome?: string): Promise<Page> {
    const page = await open();
    if (outcome !== undefined) await page.addInitScript(standIn, outcome);
    await signIn(page, app, person.email, person.password, path);
    return page;
  }

  const button = (page: Page, name = 'Write a chip') => page.getByRole('button', { name });
  const said = (page: Page, words: string | RegExp) => page.getByRole('status').filter({ hasText: words }).waitFor();

  test('a browser without NFC only offers the message to download', async () => {
    const page = await visit();
    await page.getByRole('link', { name: 'Download the message' }).waitFor();
    expect(await button(page).isVisible()).toBe(false);
  });

  test('a browser with NFC writes the public address', async () => {
    const page = await visit('written');
    await button(page).click();
    await said(page, 'Written.');
    expect(await page.evaluate('globalThis.writtenOnChips')).toEqual([
      { records: [{ recordType: 'url', data: address }] },
    ]);
    await button(page).waitFor();
  });

  test('a user can give up waiting for a chip', async () => {
    const page = await visit('waits');
    await button(page).click();
    await said(page, 'Hold the chip to the back of the phone.');
    await button(page, 'Give up').click();
    await said(page, 'Nothing was written.');
    await button(page).waitFor();
  });

  test.each([
    ['NotAllowedError', 'allow it in the settings of this page'],
    ['NotReadableError', 'NFC is off'],
    ['NetworkError', 'taken away too soon'],
    ['NotSupportedError', 'no NFC'],
    ['TypeError', 'It could not be written: because of TypeError'],
  ])('%s is explained to the user', async (name, words) => {
    const page = await visit(name);
    await button(page).click();
    await said(page, words);
    await button(page).waitFor();
  });
});
