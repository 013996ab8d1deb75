/** Importing a table in a few steps: choosing it, seeing a preview, and confirming. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Customer } from '../../../src/model/customer.ts';
import { axeFaults } from '../../browser/axe.ts';
import { sideways } from '../../browser/in-page.js';
import { Hands } from '../../browser/interactions.ts';
import { startApp, type TestApp } from '../../setup/app.ts';
import { describeInBrowser, desk, phone, signIn } from '../../setup/browser.ts';
import { textRow, workbookOf, workbookType } from '../../setup/workbook.ts';

const account = { email: 'ada@example.com', password: 'correct horse battery staple' };

const rows = Array.from(
  { length: 500 },
  (_, at) => `INV ${at};nfc 04${at + 1000};en;What visitors read of number ${at};Thing ${at}`,
);
const table = Buffer.from(
  `\ufeffreference;hardware;lang;text;name\r\n${rows.join('\r\n')}\r\nINV 0;;;a second row;\r\n`,
);

/** As a German spreadsheet saves it: its own headings, decimal commas, and rooms that nobody has made yet. */
const german = workbookOf({
  sheets: {
    Sammlung: [
      ['Inventarnummer', 'Titel', 'Text', 'Sprache', 'Raum', 'Breitengrad', 'Längengrad'],
      ...Array.from({ length: 500 }, (_, at) => [
        `Inv. ${at}`,
        `Gemälde ${at}`,
        `Öl auf Leinwand, Nummer ${at}`,
        'de',
        `Saal ${(at % 5) + 1}`,
        `52,5${at % 5}`,
        '13,4',
      ]),
    ]
      .map((cells) => textRow(...cells))
      .join(''),
  },
});

describeInBrowser('an import', (open) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
    await Customer.add(app.db, account);
  });
  afterAll(() => app.stop());

  test.each([
    ['with scripts', true, desk],
    ['without scripts, on a phone', false, phone],
  ])('of 500 tags takes four steps, including a preview: %s', async (_, scripts, width) => {
    await app.db('tags').delete();
    await app.db('hardwares').delete();
    const page = await open({ scripts, width });
    await signIn(page, app, account.email, account.password);
    let steps = 0;
    const step = async (work: Promise<unknown>) => {
      steps += 1;
      await work;
      // What looks for faults is a script itself.
      if (scripts) expect([...(await axeFaults(page, 'all')), ...(await page.evaluate(sideways))]).toEqual([]);
    };
    await page.goto(`${app.url}/`);
    await step(page.locator('main').getByRole('link', { name: 'Import tags' }).click());
    await step(page.getByLabel('Table').setInputFiles({ name: 'things.csv', mimeType: 'text/csv', buffer: table }));
    await step(page.getByRole('button', { name: 'See what would happen' }).click());
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Import 500 tags?');
    expect(await page.getByText('is of a tag that an earlier row has').count()).toBe(1);
    expect(await app.db('tags')).toEqual([]);
    await step(page.getByRole('button', { name: 'Import them' }).click());
    expect(await page.getByText('500 tags are made, 0 changed. 1 row was left out.').count()).toBe(1);
    expect(steps).toBeLessThanOrEqual(4);
    expect(await app.db('hardwares').whereNotNull('tag_id')).toHaveLength(500);
  });

  test.each([
    ['with scripts', true, desk],
    ['without scripts, on a phone', false, phone],
  ])('of 500 tags in 5 new places, from a German Excel file, takes four steps: %s', async (_, scripts, width) => {
    for (const table of ['tags', 'places']) await app.db(table).delete();
    const hands = new Hands(await open({ scripts, width }));
    const { page } = hands;
    await signIn(page, app, account.email, account.password);
    await hands.follow('Import tags');
    hands.interactions += 1;
    await page.getByLabel('Table').setInputFiles({ name: 'Sammlung.xlsx', mimeType: workbookType, buffer: german });
    await hands.press('See what would happen');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Import 500 tags?');
    await hands.press('Import them');
    await page.getByText('500 tags are made, 0 changed.').waitFor();
    expect(hands.interactions).toBeLessThanOrEqual(4);
    const places = await app.db('places').orderBy('name').select('name', 'latitude', 'longitude');
    expect(places).toEqual(
      [0, 1, 2, 3, 4].map((at) => ({ name: `Saal ${at + 1}`, latitude: 52.5 + at / 100, longitude: 13.4 })),
    );
    expect(await app.db('tags').whereNull('place_id')).toEqual([]);
  });
});
