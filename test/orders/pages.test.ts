/** The pages on which translations are ordered, without scripts. */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Customer } from '../../src/model/customer.ts';
import { type HtmlToken, tokensOf } from '../setup/html-tokens.ts';
import { formsOf, TestBrowser } from '../setup/test-browser.ts';
import { type Museum, openMuseum } from './museum.ts';

const account = { email: 'ada@example.com', password: 'correct horse battery staple' };
type Tag = Extract<HtmlToken, { kind: 'tag' }>;

let museum: Museum;
let browser: TestBrowser;

beforeEach(async () => {
  museum = await openMuseum();
  const { id } = await Customer.add(museum.app.db, account);
  await museum.scene.tag({ text: 'Exit', ownerId: id });
  browser = new TestBrowser(museum.app);
  await browser.signIn(account.email, account.password);
});
afterEach(() => museum.end());

test('J1: the form is filled in with the languages that are meant, by whatever name', async () => {
  const page = await browser.get('/translation_orders/new?lang_codes=nb,zh,xx&lang_codes=fr');
  const inputs = tokensOf(page.text).filter((token): token is Tag => token.kind === 'tag' && token.name === 'input');
  const ticked = inputs.filter(
    ({ attributes }) => attributes.name === 'translation_order[lang_codes]' && attributes.checked !== undefined,
  );
  expect(ticked.map(({ attributes }) => attributes.value).sort()).toEqual(['fr', 'no', 'zh-CHS']);
});

test('J1: the first form of the estimate agrees', async () => {
  const page = await browser.get('/translation_orders/new?lang_codes=fr');
  const estimate = await browser.submit(page, '/translation_orders?dry_run=1', {
    'translation_order[lang_codes]': 'fr',
  });
  expect(estimate.status).toBe(200);
  expect(formsOf(estimate)[0]?.action).toBe('/translation_orders');
});
