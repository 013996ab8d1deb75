/** Frequent tasks of translators and their museum, in counted steps: a click, a tick, a choice or a typed field is one. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { Customer } from '../../../src/model/customer.ts';
import { sourceHash } from '../../../src/model/translations/source-hash.ts';
import { axeFaults } from '../../browser/axe.ts';
import { sideways } from '../../browser/in-page.js';
import { Hands } from '../../browser/interactions.ts';
import { startWithRunner, type WithRunner } from '../../browser/with-runner.ts';
import type { TestApp } from '../../setup/app.ts';
import { describeInBrowser, desk, phone, signIn } from '../../setup/browser.ts';
import { eventually } from '../../setup/eventually.ts';
import { makeMachine, makeName, makeRecord, makeReport, makeText } from '../../setup/management.ts';

const password = 'correct horse battery staple';

const looks = [
  ['with scripts', true, desk],
  ['without scripts, on a phone', false, phone],
] as const;

describeInBrowser('translators and their museum', (open) => {
  let whole: WithRunner;
  let app: TestApp;
  let museum: Customer;
  let tag: number;

  beforeAll(async () => {
    whole = await startWithRunner();
    app = whole.app;
  });
  afterAll(() => whole?.stop());
  beforeEach(async () => {
    whole.scene.provider.reset();
    await whole.scene.db('provider_states').delete();
    museum = await Customer.add(app.db, { email: `${crypto.randomUUID()}@example.com`, password });
    tag = await makeRecord(app, 'tags', museum.id);
  });

  async function atStart(scripts: boolean, width: number): Promise<Hands> {
    const hands = new Hands(await open({ scripts, width }));
    await signIn(hands.page, app, museum.email, password);
    return hands;
  }
  const faults = async (page: Page, scripts: boolean) => [
    ...(scripts ? await axeFaults(page, 'all') : []),
    ...(await page.evaluate(sideways)),
  ];

  test.each(looks)('a report on a Japanese original leads to the corrected sentence: %s', async (_, scripts, width) => {
    const wrong = 'この時計は1642年に作られました。';
    const { original } = await makeText(app, tag, 'ja', wrong);
    await makeReport(app, tag, { lang_code: 'ja', words: '1624年です。', read_hash: sourceHash('ja', wrong) });
    const hands = await atStart(scripts, width);
    await hands.follow('A visitor has reported something wrong');
    await hands.follow('Correct the text in Japanese');
    const sentence = 'この時計は1624年に作られました。';
    await hands.fill('Text', sentence);
    await hands.press('Save the text');
    await hands.page.locator('.notice').waitFor();
    expect(hands.interactions).toBeLessThanOrEqual(4);
    expect((await app.db('translations').where({ id: original }).first()).text).toBe(sentence);
  });

  test.each(looks)('a failed order leads to the provider’s message: %s', async (_, scripts, width) => {
    await makeText(app, tag, 'en', `Mind the step ${crypto.randomUUID()}`);
    whole.scene.provider.respond({ status: 400, body: { error: { code: 400001, message: 'An input is not valid.' } } });
    const hands = await atStart(scripts, width);
    const { page } = hands;
    await page.goto(`${app.url}/translation_orders/new`);
    await hands.tick('French');
    await hands.press('Show the estimate');
    await hands.press('Order 1 translation');
    await eventually('the order has failed', async () => {
      const order = await app.db('translation_orders').where({ customer_id: museum.id }).first();
      return Boolean(order?.finished_at);
    });
    await page.goto(`${app.url}/`);
    hands.interactions = 0;
    await hands.follow('1 translation of your orders failed');
    hands.interactions += 1;
    await page.getByRole('link', { name: /^1 of order \d+, and why/ }).click();
    expect(hands.interactions).toBeLessThanOrEqual(2);
    expect(await page.getByRole('row').last().textContent()).toContain('400001');
    expect(await faults(page, scripts)).toEqual([]);
  });

  test.each(looks)(
    'a name is kept in all languages from now on, and texts with it are translated again: %s',
    async (_, scripts, width) => {
      const words = `The Rose of ${crypto.randomUUID()}`;
      const { original } = await makeText(app, tag, 'en', words);
      const codes = ['de', 'es', 'fr', 'it', 'ja'];
      for (const code of codes)
        await makeMachine(app, 'translations', original, code, { text: 'Die Blume', provider: 'azure' });
      const hands = await atStart(scripts, width);
      if (width === phone) {
        hands.interactions += 1;
        await hands.page.getByRole('button', { name: 'Menu' }).click();
      }
      await hands.follow('Keep words');
      await hands.fill('Word', 'The Rose');
      await hands.press('Add the word');
      expect(hands.interactions).toBeLessThanOrEqual(6);
      await eventually('all are made again', async () => {
        const made = await app.db('translations').where({ provider: 'azure' }).whereLike('text', '%The Rose of%');
        return made.length === codes.length;
      });
      await app.db('translations').where({ provider: 'azure' }).delete();
    },
  );

  test.each(looks)(
    'checks and kept words are shown together, and the next row is one press away: %s',
    async (_, scripts, width) => {
      const { original } = await makeText(
        app,
        tag,
        'en',
        'The Rose of 1624 lies at the quay. See https://museum.example/rose',
      );
      await makeName(app, tag, 'en', 'The Rose');
      await app.db('keep_words').insert({ customer_id: museum.id, word: 'The Rose' });
      await makeMachine(app, 'translations', original, 'fr', {
        text: 'The Rose liegt am Kai in der Stadt, und das ist schön.',
        origin: 'human',
      });
      const hands = await atStart(scripts, width);
      const { page } = hands;
      await page.goto(`${app.url}/translation_work?lang_code=fr&state=human,missing&tag_id=${tag}`);
      expect(await page.locator('.text mark').allTextContents()).toEqual([
        'The Rose',
        'https://museum.example/rose',
        'The Rose',
      ]);
      expect(await page.locator('.hints li').allTextContents()).toEqual([
        'It looks like German, not like French.',
        'The original has 1624; the translation has not.',
        'The original has https://museum.example/rose; the translation has not.',
      ]);
      expect(await faults(page, scripts)).toEqual([]);
      const field = page.getByRole('textbox', { name: 'French' }).first();
      await field.fill(
        'The Rose de 1624 est au quai. https://museum.example/rose, und hier ist es auch sehr schön am Abend.',
      );
      await page.locator('[accesskey="s"]').press('Enter');
      const notice = page.locator('.notice').first();
      await notice.waitFor();
      expect(await page.getByRole('heading', { level: 2 }).first().textContent()).toMatch(/^Name of The Rose/);
      expect(await faults(page, scripts)).toEqual([]);
    },
  );
});
