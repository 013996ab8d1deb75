/** WD9, WD10: the costs of last month, and the choice of letters, in few steps from the start page: a click, a choice or a typed field is one. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Customer } from '../../../src/model/customer.ts';
import { Hands } from '../../browser/interactions.ts';
import { startApp, type TestApp } from '../../setup/app.ts';
import { describeInBrowser, desk, phone, signIn } from '../../setup/browser.ts';

const account = { email: 'ada@example.com', password: 'correct horse battery staple' };

const looks = [
  ['with scripts', true, desk],
  ['without scripts, on a phone', false, phone],
] as const;

describeInBrowser('costs and letters', (open) => {
  let app: TestApp;
  let admin: Customer;
  beforeAll(async () => {
    app = await startApp({ env: { TRANSLATION_PRICES: '{"azure": 10000, "currency": "EUR"}' } });
    admin = await Customer.add(app.db, { ...account, role: 'admin' });
    const lastMonth = app.db.raw(`(date_trunc('month', now() at time zone 'utc') - interval '3 days')::date`);
    const figure = { day: lastMonth, customer_id: admin.id, provider: 'azure', lang_code: 'fr', characters: 1234 };
    await app.db('translation_figures').insert(figure);
  });
  afterAll(() => app?.stop());

  async function atStart(scripts: boolean, width: number): Promise<Hands> {
    const hands = new Hands(await open({ scripts, width }));
    await signIn(hands.page, app, account.email, account.password);
    const menu = hands.page.getByRole('button', { name: 'Menu' });
    if (width === phone && (await menu.isVisible())) await hands.press('Menu');
    return hands;
  }

  test.each(looks)('an admin sees the costs of last month in two clicks: %s', async (_, scripts, width) => {
    const hands = await atStart(scripts, width);
    await hands.follow('Characters');
    const museum = hands.page.getByRole('row').filter({ hasText: account.email });
    for (const cost of ['€12.34', '€0.00']) await museum.getByRole('cell', { name: cost }).waitFor();
    expect(hands.interactions).toBeLessThanOrEqual(2);
  });

  test.each(looks)('letters about reports are chosen in four steps: %s', async (_, scripts, width) => {
    await app.db('customers').where({ id: admin.id }).update({ report_mail: null });
    const hands = await atStart(scripts, width);
    await hands.follow('Reports');
    await hands.field('Letters about reports').selectOption('daily');
    hands.interactions += 1;
    await hands.press('Save the choice');
    await hands.page.locator('.notice').filter({ hasText: 'Your choice of letters is saved.' }).waitFor();
    expect(hands.interactions).toBeLessThanOrEqual(4);
    expect(await app.db('customers').where({ id: admin.id }).first()).toMatchObject({ report_mail: 'daily' });
  });
});
