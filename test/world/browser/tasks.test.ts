/**
 * Daily tasks of an admin of many tags, in steps counted from the start page: a click, a tick, a choice or a typed field is one. The other
 * tasks are counted in the tests of their pages: moving found tags (`tag-bulk`), labels, stock (`mint`), undo (`history`), import.
 */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Customer } from '../../../src/model/customer.ts';
import { sourceHash } from '../../../src/model/translations/source-hash.ts';
import { Hands } from '../../browser/interactions.ts';
import { startApp, type TestApp } from '../../setup/app.ts';
import { describeInBrowser, desk, phone, signIn } from '../../setup/browser.ts';
import { makeMachine, makeName, makeRecord, makeReport, makeText } from '../../setup/management.ts';

const account = { email: 'ada@example.com', password: 'correct horse battery staple' };

describeInBrowser('a day’s work', (open) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
    const { id: owner } = await Customer.add(app.db, { ...account, role: 'admin' });
    const [hall, other] = [await makeRecord(app, 'places', owner), await makeRecord(app, 'places', owner)];
    await app.db('places').where({ id: hall }).update({ name: 'Hall' });
    await app.db('places').where({ id: other }).update({ name: 'Yard' });
    for (let i = 0; i < 6; i += 1) {
      const tag = await makeRecord(app, 'tags', owner);
      await makeName(app, tag, 'en', `Ship ${i}`);
      await app
        .db('tags')
        .where({ id: tag })
        .update({ place_id: i < 4 ? hall : other });
    }
    // What the database says of a row's time is another matter here.
    await app.db.transaction(async (trx) => {
      await trx.raw('alter table tags disable trigger user');
      await trx('tags')
        .whereIn('id', trx('tags').where({ place_id: hall }).orderBy('id').limit(2).offset(1).select('id'))
        .update({ updated_at: trx.raw("now() - interval '2 years'") });
      await trx.raw('alter table tags enable trigger user');
    });
  });
  afterAll(() => app.stop());

  const looks = [
    ['with scripts', true, desk],
    ['without scripts, on a phone', false, phone],
  ] as const;
  const atDesk = looks.map(([name, scripts]) => [name.replace(', on a phone', ''), scripts, desk] as const);
  const atStart = async (scripts: boolean, width: number) => {
    const hands = new Hands(await open({ scripts, width }));
    await signIn(hands.page, app, account.email, account.password);
    return hands;
  };

  /** Typed and sent by Enter: one step. */
  const search = async (hands: Hands, words: string) => {
    hands.interactions += 1;
    const field = hands.page.getByRole('searchbox', { name: 'Find anything' });
    await field.fill(words);
    await field.press('Enter');
  };

  test.each(looks)('shows the newest tag without any step: %s', async (_, scripts, width) => {
    const { page } = await atStart(scripts, width);
    expect(await page.locator('main tbody th').first().textContent()).toContain('Ship 5');
  });

  test.each(atDesk)('lists a place’s tags unchanged for a year in four steps: %s', async (_, scripts, width) => {
    const hands = await atStart(scripts, width);
    await hands.follow('Places');
    const [count] = await hands.page
      .getByRole('row')
      .filter({ hasText: 'Hall' })
      .getByRole('link', { name: '4' })
      .all();
    hands.interactions += 1;
    await count?.click();
    // The list begins with the newest; its heading says when each was changed, and turns that round.
    await hands.follow('Changed');
    if ((await hands.page.getByRole('columnheader', { name: 'Changed' }).getAttribute('aria-sort')) !== 'ascending')
      await hands.follow('Changed');
    expect(hands.interactions).toBeLessThanOrEqual(4);
    const names = await hands.page.locator('main tbody th').allInnerTexts();
    expect(names.map((name) => name.trim().slice(0, 6))).toEqual(['Ship 1', 'Ship 2', 'Ship 0', 'Ship 3']);
  });

  test.each(looks)('invites a colleague in three steps: %s', async (_, scripts, width) => {
    const hands = await atStart(scripts, width);
    await hands.follow('Invite a colleague');
    await hands.fill('E-mail address', `colleague-${width}@example.com`);
    await hands.press('Invite');
    expect(await hands.page.getByRole('textbox', { name: 'Address' }).inputValue()).toContain('/invitation?token=');
    expect(hands.interactions).toBeLessThanOrEqual(3);
  });

  test('moves the 40 newest tags in five steps, with a checkbox for the whole page', async () => {
    const { id: owner } = await app.db('customers').where({ email: account.email }).first('id');
    const attic = await makeRecord(app, 'places', owner);
    await app.db('places').where({ id: attic }).update({ name: 'Attic' });
    const ids = [];
    for (let i = 0; i < 40; i += 1) ids.push(await makeRecord(app, 'tags', owner));
    await app.db('tags').whereIn('id', ids).update({ place_id: attic });
    const hands = await atStart(true, desk);
    await hands.follow('Tags');
    await hands.page.goto(`${app.url}/Tags?place_id=${attic}`);
    await hands.tick('All of this page');
    expect(await hands.page.getByText('40 ticked').count()).toBe(1);
    await hands.press('Move…');
    hands.interactions += 1;
    await hands.page.getByLabel('To', { exact: true }).selectOption('Yard');
    await hands.press('Move 40 tags');
    expect(hands.interactions).toBeLessThanOrEqual(5);
    await hands.page.getByText('40 tags are in Yard now.').waitFor();
    await app.db('tags').whereIn('id', ids).delete();
  });

  test.each(looks)('finds a tag by part of its name in two steps: %s', async (_, scripts, width) => {
    const hands = await atStart(scripts, width);
    await search(hands, 'hip 3');
    hands.interactions += 1;
    await hands.page
      .getByRole('main')
      .getByRole('link', { name: /^Ship 3/ })
      .first()
      .click();
    expect(await hands.page.getByRole('heading', { level: 1 }).textContent()).toBe('Ship 3');
    expect(hands.interactions).toBeLessThanOrEqual(2);
  });

  test.each(looks)('finds a tag by its code in one step: %s', async (_, scripts, width) => {
    const { tag_identifier } = await app.db('tags').orderBy('id').offset(2).first('tag_identifier');
    const hands = await atStart(scripts, width);
    await search(hands, tag_identifier.toUpperCase().replace(/(....)(....)/, '$1 $2 '));
    await hands.page.waitForURL(/\/Tags\/\d+$/);
    expect(await hands.page.getByRole('heading', { level: 1 }).textContent()).toBe('Ship 2');
    expect(hands.interactions).toBeLessThanOrEqual(1);
  });

  test.each(looks)('corrects a typo and undoes that in five steps: %s', async (_, scripts, width) => {
    const { id: owner } = await app.db('customers').where({ email: account.email }).first('id');
    const tag = await makeRecord(app, 'tags', owner);
    await makeName(app, tag, 'en', 'The bell');
    const { original } = await makeText(app, tag, 'en', 'It rung each hour.');
    const text = async () => (await app.db('translations').where({ id: original }).first('text')).text;
    const hands = await atStart(scripts, width);
    hands.interactions += 2;
    await hands.page.locator('main tbody th a').first().click();
    await hands.page.getByText('Edit the text', { exact: true }).click();
    await hands.page.getByLabel('Text', { exact: true }).fill('It rang each hour.');
    await hands.press('Save the text');
    await hands.page.locator('.notice').waitFor();
    expect(await text()).toBe('It rang each hour.');
    await hands.press('Undo');
    await hands.page.locator('.notice').filter({ hasText: 'Undone' }).waitFor();
    expect(await text()).toBe('It rung each hour.');
    expect(hands.interactions).toBeLessThanOrEqual(5);
    await app.db('tags').where({ id: tag }).delete();
  });

  test.each(looks)(
    'shows languages that were wanted but missing in at most two steps: %s',
    async (_, scripts, width) => {
      const { id: customer_id } = await app.db('customers').where({ email: account.email }).first('id');
      const { id: tag_id } = await app.db('tags').orderBy('id').first('id');
      const read = { day: new Date(), customer_id, tag_id, way: 'page', lang_code: 'en', missed: 'fi', reads: 3 };
      await app.db('reads').insert(read);
      const hands = await atStart(scripts, width);
      hands.interactions += 1;
      await hands.page.getByRole('link', { name: /wanted and not had/ }).click();
      await hands.page.getByRole('heading', { name: 'Wanted and not had' }).waitFor();
      expect(await hands.page.getByRole('row').filter({ hasText: 'Finnish' }).textContent()).toContain('3');
      expect(hands.interactions).toBeLessThanOrEqual(2);
      await app.db('reads').delete();
    },
  );

  test.each(looks)(
    'corrects what a visitor has reported in three steps besides the words: %s',
    async (_, scripts, width) => {
      const { id: owner } = await app.db('customers').where({ email: account.email }).first('id');
      const tag = await makeRecord(app, 'tags', owner);
      const { original } = await makeText(app, tag, 'en', 'It was built in 1983.');
      const french = await makeMachine(app, 'translations', original, 'fr', { text: 'Construit en 1983.' });
      await makeReport(app, tag, { lang_code: 'fr', read_hash: sourceHash('fr', 'Construit en 1983.') });
      const hands = await atStart(scripts, width);
      await hands.follow('A visitor has reported something wrong');
      await hands.follow('Correct the text in French');
      await hands.page.getByRole('textbox', { name: 'French' }).fill('Construit en 1893.');
      hands.interactions += 1;
      await hands.page.getByRole('button', { name: /^Save/ }).first().click();
      await hands.page.locator('.notice').first().waitFor();
      expect(hands.interactions).toBeLessThanOrEqual(3);
      expect((await app.db('translations').where({ id: french }).first('text')).text).toBe('Construit en 1893.');
      await app.db('tags').where({ id: tag }).delete();
    },
  );

  test.each(looks)('moves a tag to another place in three steps besides the choice: %s', async (_, scripts, width) => {
    const { id: owner } = await app.db('customers').where({ email: account.email }).first('id');
    const tag = await makeRecord(app, 'tags', owner);
    const hands = await atStart(scripts, width);
    hands.interactions += 1;
    await hands.page.locator('main tbody th a').first().click();
    await hands.follow('Edit the tag');
    await hands.page.getByLabel(/^Place/).selectOption('Hall');
    await hands.press('Save the tag');
    await hands.page.locator('.notice').waitFor();
    expect(await hands.page.getByRole('main').getByRole('link', { name: 'Hall' }).count()).toBeGreaterThan(0);
    expect(hands.interactions).toBeLessThanOrEqual(3);
    await app.db('tags').where({ id: tag }).delete();
  });

  test('shows a tag in twelve languages in 1 300 pixels of height at a desk, and 3 200 on a phone', async () => {
    const { id: owner } = await app.db('customers').where({ email: account.email }).first('id');
    const tag = await makeRecord(app, 'tags', owner);
    const text = 'The clock was made for the town hall, and has shown the time of ships ever since. '.repeat(3);
    const { original } = await makeText(app, tag, 'en', text);
    await makeName(app, tag, 'en', 'The clock');
    for (const code of ['ar', 'de', 'es', 'fi', 'fr', 'it', 'ja', 'nl', 'pt', 'sv', 'tr'])
      await makeMachine(app, 'translations', original, code, { text });
    const { page } = await atStart(true, desk);
    for (const [width, most] of [
      [desk, 1300],
      [phone, 3200],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${app.url}/Tags/${tag}`);
      expect(await page.locator('.by-language > li').count()).toBe(12);
      // Only where phones cannot reach it.
      await page.evaluate("document.querySelectorAll('.reach').forEach((notice) => notice.remove())");
      expect(await page.evaluate<number>('document.documentElement.scrollHeight')).toBeLessThanOrEqual(most);
    }
    await app.db('tags').where({ id: tag }).delete();
  });
});
