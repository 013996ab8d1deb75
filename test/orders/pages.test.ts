/** The pages for orders of translations, without scripts. */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Customer } from '../../src/model/customer.ts';
import { deeplAt } from '../runner/scene.ts';
import { eventually } from '../setup/eventually.ts';
import { type HtmlToken, tokensOf } from '../setup/html-tokens.ts';
import { lockWaits } from '../setup/lock-waits.ts';
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

test('J1: the form is prefilled with the requested languages, under any of their names', async () => {
  const page = await browser.get('/translation_orders/new?lang_codes=nb,zh,xx&lang_codes=fr');
  const inputs = tokensOf(page.text).filter((token): token is Tag => token.kind === 'tag' && token.name === 'input');
  const ticked = inputs.filter(
    ({ attributes }) => attributes.name === 'translation_order[lang_codes]' && attributes.checked !== undefined,
  );
  expect(ticked.map(({ attributes }) => attributes.value).sort()).toEqual(['fr', 'no', 'zh-CHS']);
});

test('languages that no provider can make are greyed out and cannot be ticked, even if requested', async () => {
  await museum.end();
  museum = await openMuseum(async (scene) => [await scene.runner({ providers: [deeplAt(scene.provider.url)] })]);
  const { id } = await Customer.add(museum.app.db, account);
  const { id: tag } = await museum.scene.tag({ text: 'Exit', ownerId: id });
  browser = new TestBrowser(museum.app);
  await browser.signIn(account.email, account.password);
  const boxes = (page: { text: string }, name: string) =>
    Object.fromEntries(
      tokensOf(page.text).flatMap((token) =>
        token.kind === 'tag' && token.attributes.name === name
          ? [[token.attributes.value, 'disabled' in token.attributes ? 'grey' : 'checked' in token.attributes]]
          : [],
      ),
    );
  // A web process asks a runner what providers can do as soon as it is there.
  await eventually('it is known what providers can do', async () => {
    const page = await browser.get('/translation_orders/new?lang_codes=fr,mww');
    return boxes(page, 'translation_order[lang_codes]').mww === 'grey';
  });
  const page = await browser.get('/translation_orders/new?lang_codes=fr,mww');
  expect(boxes(page, 'translation_order[lang_codes]')).toMatchObject({ fr: true, de: false, en: false, mww: 'grey' });
  expect(page.text).toContain('No translation provider can make the languages in grey.');
  expect(boxes(await browser.get(`/Tags/${tag}`), 'tag[languages]')).toMatchObject({ fr: false, mww: 'grey' });
  expect(boxes(await browser.get('/Tags/new'), 'tag[languages]')).toMatchObject({ fr: false, mww: 'grey' });
});

test('J1: the first form of the estimate confirms the order', async () => {
  const page = await browser.get('/translation_orders/new?lang_codes=fr');
  const estimate = await browser.submit(page, '/translation_orders?dry_run=1', {
    'translation_order[lang_codes]': 'fr',
  });
  expect(estimate.status).toBe(200);
  expect(formsOf(estimate)[0]?.action).toBe('/translation_orders');
});

test('the form holds no transaction while the runner makes the order, and a repeated one leads to the same order', async () => {
  const form = await browser.get('/translation_orders/new?lang_codes=fr');
  const fields = { 'translation_order[lang_codes]': 'fr' };
  const estimate = await browser.submit(form, '/translation_orders?dry_run=1', fields);
  const { db } = museum.scene;
  const agree = () => browser.submit(estimate, '/translation_orders', {});
  const answers = await db.transaction(async (trx) => {
    await trx('customers').where({ email: account.email }).forUpdate();
    const both = [agree(), agree()];
    await eventually('the runner waits', async () => (await lockWaits(db)) === 1);
    const { rows } = await db.raw(
      `select count(*)::integer as count from pg_stat_activity
       where datname = current_database() and state like 'idle in transaction%'`,
    );
    // That of this test alone.
    expect(rows).toEqual([{ count: 1 }]);
    return both;
  });
  const [one, other] = await Promise.all(answers);
  expect([one?.status, one?.headers.get('location')]).toEqual([303, other?.headers.get('location')]);
  expect(await db('translation_orders').count().first()).toEqual({ count: '1' });
});

test('J2: cancelled and failed items are not shown as done', async () => {
  const form = await browser.get('/translation_orders/new?lang_codes=fr');
  const estimate = await browser.submit(form, '/translation_orders?dry_run=1', {
    'translation_order[lang_codes]': 'fr',
  });
  const { headers } = await browser.submit(estimate, '/translation_orders', {});
  const id = Number(headers.get('location')?.match(/\d+$/)?.[0]);
  const row = museum.scene.db('translation_orders').where({ id });
  await eventually('the order has ended', async () => (await row.clone().first('finished_at')).finished_at !== null);
  await row.update({ total: 6, failed: 2, cancelled: 3 });
  const { text } = await browser.get(`/translation_orders/${id}`);
  expect(text.replaceAll(/<[^>]*>/g, '')).toMatch(/1 of 6 done, 2 failed, 3 cancelled/);
  expect((await browser.get('/translation_orders')).text).toContain('>1 of 6<');
  const other = await browser.submit(form, '/translation_orders?dry_run=1', { 'translation_order[lang_codes]': 'es' });
  await browser.submit(other, '/translation_orders', {});
  const list = await browser.get('/translation_orders');
  expect([list.text.includes('2 orders'), list.text.includes('Search orders')]).toEqual([true, false]);
});

test('WD6, WD7: languages without a provider are left out, and the page shows why an item failed', async () => {
  await museum.end();
  museum = await openMuseum(async (scene) => [
    await scene.runner({
      providers: [{ ...deeplAt(scene.provider.url), can: (from, to) => from === 'en' && to !== 'mww' }],
    }),
  ]);
  const { id } = await Customer.add(museum.app.db, account);
  for (const [text, lang] of [
    ['Exit', 'en'],
    ['Eingang', 'de'],
  ] as const)
    await museum.scene.tag({ text, lang, ownerId: id });
  const german = await museum.scene.tag({ text: 'Ausgang', lang: 'de', ownerId: id });
  browser = new TestBrowser(museum.app);
  await browser.signIn(account.email, account.password);
  await eventually('it is known what providers can do', async () =>
    (await browser.get('/translation_orders/new')).text.includes('French (1 of 3)'),
  );
  expect((await browser.get('/translation_orders/new')).text).toContain('The originals are in German, English.');
  const ofGerman = await browser.get(`/translation_orders/new?tag_ids=${german.id}`);
  expect(ofGerman.text).toContain('The originals are in German.');
  const submitted = await browser.submit(
    await browser.get('/translation_orders/new'),
    '/translation_orders?dry_run=1',
    {
      'translation_order[lang_codes]': 'fr,mww',
    },
  );
  expect(submitted.text).toContain('Left out: Hmong');
  expect(submitted.text).toContain('Order 1 translation?');
  museum.scene.provider.respond({ status: 400, body: { message: 'model not loaded' } });
  const [agreement] = formsOf(submitted);
  const made = await browser.submit(submitted, agreement?.action ?? '', {});
  const [order] = await museum.app.db('translation_orders');
  await eventually('it has failed', async () => (await museum.app.db('translation_orders').first()).failed === 1);
  expect(made.status).toBe(303);
  const page = await browser.get(`/translation_orders/${order.id}`);
  expect(page.text).toContain('(<bdi>HTTP 400</bdi>)');
  expect(page.text).not.toContain('model not loaded');
  expect((await browser.get('/')).text).toContain('1 translation of your orders failed');
  await museum.app.db('customers').where({ id }).update({ role: 'admin' });
  expect((await browser.get(`/translation_orders/${order.id}`)).text).toContain('HTTP 400: model not loaded');
});
