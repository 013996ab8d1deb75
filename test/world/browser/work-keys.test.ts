/** Replacing a text by a machine translation with one press, on its tag's page and in the work list; and the keyboard shortcuts of the work list. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { Customer } from '../../../src/model/customer.ts';
import { axeFaults } from '../../browser/axe.ts';
import { sideways } from '../../browser/in-page.js';
import { startWithRunner, type WithRunner } from '../../browser/with-runner.ts';
import type { TestApp } from '../../setup/app.ts';
import { describeInBrowser, desk, phone, signIn } from '../../setup/browser.ts';
import { makeMachine, makeName, makeRecord, makeText } from '../../setup/management.ts';

/** What the browser presses by its keys for this letter; a browser that nobody sits at does not hear them. */
const press = (page: Page, letter: string) => page.locator(`[accesskey="${letter}"]`).press('Enter');

const account = { email: 'ada@example.com', password: 'correct horse battery staple' };

describeInBrowser('machine translation again, and keyboard shortcuts', (open) => {
  let whole: WithRunner;
  let app: TestApp;
  let owner: number;
  let tags: { id: number; original: number; french: number }[];

  beforeAll(async () => {
    whole = await startWithRunner();
    app = whole.app;
    ({ id: owner } = await Customer.add(app.db, account));
  });
  afterAll(() => whole?.stop());
  beforeEach(async () => {
    await app.db('tags').delete();
    tags = [];
    // The second one has taken over what a person has written for the third, whose original is the same.
    const made = [
      { original: 'Anchor of ship 0', text: 'Ancre 0', origin: 'human' },
      { original: 'Anchor of ship 1', text: 'Ancre 1', origin: 'machine', provider: 'memory' },
      { original: 'Anchor of ship 1', text: 'Ancre 1', origin: 'human' },
    ] as const;
    for (const [at, { original: words, ...french }] of made.entries()) {
      const id = await makeRecord(app, 'tags', owner);
      await makeName(app, id, 'en', `Anchor ${at}`);
      const { original } = await makeText(app, id, 'en', words);
      tags.push({ id, original, french: await makeMachine(app, 'translations', original, 'fr', french) });
    }
  });

  const looks = [
    ['with scripts', { scripts: true, width: desk }],
    ['without scripts, on a phone', { scripts: false, width: phone }],
  ] as const;
  const signedIn = async (look: Parameters<typeof open>[0]) => {
    const page = await open(look);
    await signIn(page, app, account.email, account.password);
    page.setDefaultTimeout(15_000);
    return page;
  };
  const stored = async (at: number) =>
    app.db('translations').where({ id: tags[at]?.french }).first('text', 'origin', 'provider');
  const faults = async (page: Page) => [...(await axeFaults(page, 'all')), ...(await page.evaluate(sideways))];
  const told = (page: Page) => page.getByRole('status').first().textContent();
  const byMachine = (at: number) => ({ text: `[fr] Anchor of ship ${at}`, origin: 'machine', provider: 'azure' });

  test.each(looks)('O4: a button on the page of a tag, which returns there: %s', async (_, look) => {
    const page = await signedIn(look);
    for (const [at, label] of ['Back to machine', 'Make it by machine'].entries()) {
      await page.goto(`${app.url}/Tags/${tags[at]?.id}`);
      if (look.scripts) expect(await faults(page)).toEqual([]);
      const languages = page.getByRole('list', { name: 'Languages of this tag' });
      await languages.getByText('French', { exact: true }).first().click();
      await page.getByRole('button', { name: `${label} the text in French` }).click();
      await page.waitForURL(`${app.url}/Tags/${tags[at]?.id}`);
      expect(await told(page)).toContain('A machine’s text is in its place');
      expect(await stored(at)).toEqual(byMachine(at));
      // What a machine has made is not made again by a press.
      expect(await page.getByRole('button', { name: label }).count()).toBe(0);
    }
  });

  test.each(looks)('O4: a button in the work list, which leads to the next row: %s', async (_, look) => {
    const page = await signedIn(look);
    await page.goto(`${app.url}/translation_work?lang_code=fr&state=human,machine&part=text`);
    expect(await page.getByRole('heading', { level: 2 }).count()).toBe(3);
    await page.getByRole('button', { name: 'Back to machine in French' }).first().click();
    await page.waitForURL(/after=/);
    expect(await told(page)).toContain('A machine’s text is in its place');
    await page.getByRole('button', { name: 'Make it by machine in French' }).click();
    await page.getByRole('heading', { name: 'Text of Anchor 1' }).waitFor({ state: 'detached' });
    expect([await stored(0), await stored(1), (await stored(2)).origin]).toEqual([byMachine(0), byMachine(1), 'human']);
  });

  test.each(looks)('O: the shown keys save and continue: %s', async (_, look) => {
    const page = await signedIn(look);
    await page.goto(`${app.url}/translation_work?lang_code=it&part=text`);
    await page.getByText('By keyboard').click();
    expect(await page.getByText('Hold Alt').isVisible()).toBe(true);
    if (look.scripts) expect(await faults(page)).toEqual([]);
    const first = page.getByRole('textbox', { name: 'Italian' }).first();
    // Letters alone are what is typed.
    await first.focus();
    await page.keyboard.type('srmnp');
    expect(await first.inputValue()).toBe('srmnp');
    await press(page, 's');
    await page.waitForURL(/after=/);
    // The number of the original is not among them.
    expect(await page.getByRole('alert').first().textContent()).toContain('It is saved. Look at it once more.');
    const [italian] = await app.db('translations').where({ lang_code: 'it' }).select('text', 'origin');
    expect(italian).toEqual({ text: 'srmnp', origin: 'human' });
  });

  test('O: with scripts the keys apply to the focused text, and move between texts', async () => {
    const page = await signedIn({ width: desk });
    await page.goto(`${app.url}/translation_work?lang_code=it&part=text`);
    const at = () => page.locator('.work:focus-within').getAttribute('id');
    const fields = page.getByRole('textbox', { name: 'Italian' });
    await fields.first().focus();
    await press(page, 'n');
    await page.waitForURL(/#text-/);
    expect(await at()).toBe(`text-${tags[1]?.id}`);
    await press(page, 'n');
    expect(await at()).toBe(`text-${tags[2]?.id}`);
    await press(page, 'p');
    expect(await at()).toBe(`text-${tags[1]?.id}`);
    await page.keyboard.type('Ancora');
    await press(page, 's');
    await page.waitForURL(/after=/);
    const written = await app.db('translations').where({ lang_code: 'it' }).select('text', 'text_record_id');
    const record = await app.db('text_records').where({ tag_id: tags[1]?.id }).first('id');
    expect(written).toEqual([{ text: 'Ancora', text_record_id: record.id }]);
  });
});
