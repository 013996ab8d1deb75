/** Reverting mistakes, and inviting and removing colleagues, in few steps: a click, a tick, a choice or a typed field is one. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { Customer } from '../../../src/model/customer.ts';
import { Hands } from '../../browser/interactions.ts';
import { startApp, type TestApp } from '../../setup/app.ts';
import { describeInBrowser, desk, phone, signIn } from '../../setup/browser.ts';
import { makeMachine, makeName, makeRecord, makeText } from '../../setup/management.ts';

const password = 'correct horse battery staple';
const rows = Array.from({ length: 497 }, (_, at) => `INV ${at};en;What visitors read of number ${at};Thing ${at}`);
const table = Buffer.from(`reference;lang;text;name\r\n${rows.join('\r\n')}\r\n`);

const looks = [
  ['with scripts', true, desk],
  ['without scripts, on a phone', false, phone],
] as const;

describeInBrowser('mistakes and colleagues', (open) => {
  let app: TestApp;
  let museum: Customer;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app?.stop());
  beforeEach(async () => {
    museum = await Customer.add(app.db, {
      email: `${crypto.randomUUID()}@example.com`,
      name: 'The museum of the port',
      password,
    });
  });

  async function atStart(scripts: boolean, width: number, email = museum.email): Promise<Hands> {
    const hands = new Hands(await open({ scripts, width }));
    await signIn(hands.page, app, email, password);
    return hands;
  }
  const tagsOf = (): Promise<number[]> => app.db('tags').where({ customer_id: museum.id }).orderBy('id').pluck('id');

  const notice = ({ page }: Hands) => page.locator('.notice');

  async function deletedTag(hands: Hands): Promise<number> {
    const tag = await makeRecord(app, 'tags', museum.id);
    await makeName(app, tag, 'en', 'The anchor');
    await hands.page.goto(`${app.url}/Tags/${tag}`);
    await hands.page.getByText('Delete this tag…').click();
    await hands.page.getByRole('button', { name: /^Delete/ }).click();
    await notice(hands).waitFor();
    expect(await tagsOf()).toEqual([]);
    return tag;
  }

  test.each(looks)('one press in the notice restores a tag deleted by mistake: %s', async (_, scripts, width) => {
    const hands = await atStart(scripts, width);
    const tag = await deletedTag(hands);
    await hands.press('Restore');
    await notice(hands).filter({ hasText: 'Undone' }).waitFor();
    expect(hands.interactions).toBe(1);
    expect(await tagsOf()).toEqual([tag]);
  });

  test.each(looks)(
    'a tag is restored a day later in three steps from the start page: %s',
    async (_, scripts, width) => {
      const hands = await atStart(scripts, width);
      const tag = await deletedTag(hands);
      await hands.page.goto(`${app.url}/`);
      if (width === phone) await openMenu(hands);
      await hands.follow('Bin');
      await hands.page.getByRole('button', { name: /^Restore The anchor|^Restore$/ }).click();
      hands.interactions += 1;
      await notice(hands).waitFor();
      expect(hands.interactions).toBeLessThanOrEqual(3);
      expect(await tagsOf()).toEqual([tag]);
    },
  );

  /** On a phone the menu is a click of its own. */
  async function openMenu(hands: Hands): Promise<void> {
    const menu = hands.page.getByRole('button', { name: 'Menu' });
    if (!(await menu.isVisible())) return;
    hands.interactions += 1;
    await menu.click();
  }

  test('the import of 497 tags is undone in three steps, and restored in two', async () => {
    const hands = await atStart(true, desk);
    await hands.page.goto(`${app.url}/Tags/import`);
    await hands.page.getByLabel('Table').setInputFiles({ name: 'things.csv', mimeType: 'text/csv', buffer: table });
    await hands.page.getByRole('button', { name: 'See what would happen' }).click();
    await hands.page.getByRole('button', { name: 'Import them' }).click();
    await notice(hands).filter({ hasText: '497 tags are made' }).waitFor();
    const made = await tagsOf();
    expect(made).toHaveLength(497);
    await hands.page.goto(`${app.url}/`);
    await hands.follow('History');
    hands.interactions += 2;
    const set = hands.page.getByRole('row').filter({ hasText: '497 tags imported' });
    await set.getByRole('link', { name: /^Undo/ }).click();
    await hands.page.getByRole('button', { name: /^Undo/ }).click();
    await notice(hands).waitFor();
    expect(hands.interactions).toBeLessThanOrEqual(3);
    expect(await tagsOf()).toEqual([]);
    hands.interactions = 0;
    await hands.press('Undo');
    await notice(hands).filter({ hasText: 'Undone' }).waitFor();
    expect(hands.interactions).toBeLessThanOrEqual(2);
    expect(await tagsOf()).toEqual(made);
  });

  test('a translator is invited, corrects a sentence, and is removed', async () => {
    const tag = await makeRecord(app, 'tags', museum.id);
    const { original } = await makeText(app, tag, 'en', 'Mind the step.');
    await makeMachine(app, 'translations', original, 'fr', { text: 'Occupez-vous de la marche.' });
    const email = `${crypto.randomUUID()}@example.com`;
    const hands = await atStart(true, desk);
    await hands.follow('Team');
    await hands.fill('E-mail address', email);
    hands.interactions += 2;
    await hands.page.locator('#invitation_role').selectOption('translator');
    await hands.page.getByText('Only some languages').click();
    await hands.tick('French');
    await hands.press('Invite');
    expect(hands.interactions).toBeLessThanOrEqual(6);
    const link = await hands.page.getByRole('textbox', { name: 'Address' }).inputValue();

    const theirs = new Hands(await open({ width: desk }));
    await theirs.page.goto(link);
    await theirs.page.getByLabel(/^Password|^New password/).fill(password);
    await theirs.page.getByRole('main').getByRole('button').click();
    await theirs.page
      .getByText(/You work for The museum of the port/)
      .first()
      .waitFor();
    await theirs.page.goto(`${app.url}/`);
    theirs.interactions += 2;
    await theirs.page.locator('main tbody th a').first().click();
    await theirs.page.locator('.by-language summary', { hasText: 'French' }).click();
    await theirs.follow('Edit French');
    const sentence = 'Attention à la marche.';
    await theirs.page.getByRole('main').locator('textarea').first().fill(sentence);
    await theirs.press('Save the text');
    await notice(theirs).waitFor();
    expect(theirs.interactions).toBeLessThanOrEqual(4);
    const written = app.db('translations').where({ lang_code: 'fr', text: sentence, origin: 'human' });
    expect(await written).toHaveLength(1);

    hands.interactions = 0;
    await hands.page.goto(`${app.url}/`);
    await hands.follow('Team');
    hands.interactions += 2;
    await hands.page.locator('summary', { hasText: /^Change/ }).click();
    await hands.page.getByRole('button', { name: /^Remove/ }).click();
    await notice(hands).waitFor();
    expect(hands.interactions).toBeLessThanOrEqual(3);
  });
});
