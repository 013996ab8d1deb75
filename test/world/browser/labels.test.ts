/** Labels as a browser prints them: in real size, nothing but labels, and with every code readable from the paper. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { Customer } from '../../../src/model/customer.ts';
import { Token } from '../../../src/model/sign-in/token.ts';
import { axeFaults } from '../../browser/axe.ts';
import { cutOff, sideways } from '../../browser/in-page.js';
import { startApp, type TestApp } from '../../setup/app.ts';
import { describeInBrowser, desk, phone, signIn } from '../../setup/browser.ts';
import { makeName, makeRecord } from '../../setup/management.ts';
import { drawn, upload } from '../../setup/pictures.ts';
import { canReadPaper, type Grid, readPaper } from '../../setup/printed.ts';

const account = { email: 'ada@example.com', password: 'correct horse battery staple' };

/** On each of four kinds of sheets: together a thousand codes. */
const printed = 250;

describeInBrowser('labels', (open) => {
  let app: TestApp;
  let tags: { id: number; tag_identifier: string }[];

  beforeAll(async () => {
    app = await startApp();
    const { id: owner } = await Customer.add(app.db, account);
    const hall = await makeRecord(app, 'places', owner);
    await app.db('places').where({ id: hall }).update({ name: 'Hall' });
    for (let i = 0; i < printed; i += 1) {
      const id = await makeRecord(app, 'tags', owner);
      await makeName(
        app,
        id,
        i % 2 ? 'ar' : 'en',
        i % 2 ? 'البوابة القديمة' : `A name that is much too long for any label ${i}`,
      );
      if (i < 40) await app.db('tags').where({ id }).update({ place_id: hall });
    }
    await app.db('tags').update({ reference: app.db.raw(`'INV-' || lpad(id::text, 4, '0')`) });
    const logo = await drawn({ width: 600, height: 150, background: '#00aa55' }).png().toBuffer();
    const token = await Token.issue(app.db, await Customer.query(app.db).findById(owner).throwIfNotFound());
    expect((await upload(app, '/look/logo', token, logo)).status).toBe(200);
    tags = await app.db('tags').orderBy('id').select('id', 'tag_identifier');
  });
  afterAll(() => app.stop());

  const visit = async (path: string, settings: Parameters<typeof open>[0] = {}) => {
    const page = await open(settings);
    await signIn(page, app, account.email, account.password, path);
    return page;
  };
  const pdfOf = (page: Page) => page.pdf({ preferCSSPageSize: true });
  const faults = async (page: Page) => [...(await axeFaults(page, 'all')), ...(await page.evaluate(sideways))];
  const ids = (count: number) =>
    tags
      .slice(0, count)
      .map(({ id }) => id)
      .join();

  test('for a place take three steps from the start page', async () => {
    const page = await visit('/', { scripts: false, width: phone });
    let steps = 0;
    const step = async (work: Promise<unknown>) => {
      steps += 1;
      await work;
    };
    await step(page.getByRole('link', { name: 'Labels', exact: true }).click());
    await step(page.getByLabel('All tags of a place').selectOption('Hall'));
    await step(page.getByRole('button', { name: 'Show the labels' }).click());
    expect(steps).toBeLessThanOrEqual(3);
    // A sheet is drawn while it is sent.
    await page.waitForLoadState();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('40 labels');
    expect(await page.locator('[data-tag]').count()).toBe(40);
  });

  test.each([
    ['the form', '/labels', desk],
    ['the form on a phone', '/labels?tag_ids=0', phone],
    ['a sheet', '', desk],
    ['a sheet on a phone', '', phone],
  ])('pass axe and have no horizontal overflow: %s', async (_, path, width) => {
    const page = await visit(path || `/labels?tag_ids=${ids(3)}&sheet=L7160`, { width });
    expect(await faults(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await axeFaults(page, 'colours')).toEqual([]);
  });

  test('content never exceeds the size of a label', async () => {
    const sheets = [
      'L7160',
      '5160',
      'L7120',
      'single&width=15&height=15',
      'single&width=100&height=15',
      'single&width=20&height=60',
    ];
    const page = await visit('/labels');
    for (const sheet of sheets) {
      await page.goto(`${app.url}/labels?tag_ids=${ids(3)}&words=Scan+me+and+read+in+your+language&sheet=${sheet}`);
      const outside = await page.locator('.sticker').evaluateAll((labels) =>
        labels.flatMap((label) => {
          const outer = label.getBoundingClientRect();
          return [...label.querySelectorAll('svg, code')]
            .map((part) => part.getBoundingClientRect())
            .filter(
              (inner) =>
                inner.left < outer.left - 0.5 ||
                inner.right > outer.right + 0.5 ||
                inner.top < outer.top - 0.5 ||
                inner.bottom > outer.bottom + 0.5,
            )
            .map(({ left, top, right, bottom }) => [left, top, right, bottom]);
        }),
      );
      expect([sheet, outside]).toEqual([sheet, []]);
    }
  });

  test('words for every label fit on each, whatever the name', async () => {
    const page = await visit('/labels');
    const sheets = ['L7160', '5160', 'L7120', 'single&width=15&height=15', 'single&width=20&height=60'];
    for (const sheet of sheets) {
      await page.goto(`${app.url}/labels?tag_ids=${ids(2)}&words=Scan+me&sheet=${sheet}`);
      expect([sheet, await page.locator('.sticker').evaluateAll(cutOff)]).toEqual([sheet, []]);
    }
    // Beside a code there is room for more than a line of them.
    await page.goto(`${app.url}/labels?tag_ids=${ids(2)}&words=Scan+me+and+read+in+your+language&sheet=L7160`);
    expect(await page.locator('.sticker').evaluateAll(cutOff)).toEqual([]);
    // A name that is too long for one line ends in dots there, instead of breaking at a word.
    await page.goto(`${app.url}/labels?tag_ids=${ids(1)}&sheet=L7120`);
    const { scrollWidth, clientWidth } = await page
      .locator('.sticker-name')
      .evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }));
    expect(scrollWidth).toBeGreaterThan(clientWidth);
  });

  (canReadPaper('labels on paper') ? describe : describe.skip)('on paper', () => {
    const a4 = { width: 210, height: 297 };
    test.each([
      [
        ...['L7160', 'sheet=L7160'],
        ...[3, a4, { columns: 3, rows: 7, left: 7.25, top: 15.15, across: 66, down: 38.1, width: 63.5, height: 38.1 }],
      ],
      [
        ...['5160', 'sheet=5160', 0, { width: 215.9, height: 279.4 }],
        { columns: 3, rows: 10, left: 4.8, top: 12.7, across: 69.85, down: 25.4, width: 66.7, height: 25.4 },
      ],
      [
        ...['L7120', 'sheet=L7120', 34, a4],
        { columns: 5, rows: 7, left: 7.5, top: 11, across: 40, down: 40, width: 35, height: 35 },
      ],
      [
        ...['single labels', 'sheet=single&width=15&height=15', 0, { width: 15, height: 15 }],
        { columns: 1, rows: 1, left: 0, top: 0, across: 15, down: 15, width: 15, height: 15 },
      ],
    ] as [string, string, number, { width: number; height: number }, Grid][])(
      '%s: each code is within its label and can be read',
      async (_, query, skip, size, grid) => {
        const page = await visit(`/labels?tag_ids=${ids(printed)}&words=Scan+me&skip=${skip || ''}&${query}`);
        const { pages, codes } = readPaper(await pdfOf(page), grid);
        const addresses = tags.map(({ tag_identifier }) => `${app.config.publicUrl}/t/${tag_identifier}`);
        const read = codes.flat();
        expect(read.slice(0, skip + printed)).toEqual([...Array(skip).fill(undefined), ...addresses]);
        expect(new Set(read.slice(skip + printed))).toEqual(new Set(read.length > skip + printed ? [undefined] : []));
        expect(pages).toHaveLength(Math.ceil((skip + printed) / (grid.columns * grid.rows)));
        for (const { width, height } of pages) {
          expect(Math.abs(width - size.width)).toBeLessThan(0.5);
          expect(Math.abs(height - size.height)).toBeLessThan(0.5);
        }
      },
    );

    test.each([
      ['L7160', { columns: 3, rows: 7, left: 7.25, top: 15.15, across: 66, down: 38.1, width: 63.5, height: 38.1 }],
      ['5160', { columns: 3, rows: 10, left: 4.8, top: 12.7, across: 69.85, down: 25.4, width: 66.7, height: 25.4 }],
      ['L7120', { columns: 5, rows: 7, left: 7.5, top: 11, across: 40, down: 40, width: 35, height: 35 }],
      [
        'single&width=20&height=30',
        { columns: 1, rows: 1, left: 0, top: 0, across: 20, down: 30, width: 20, height: 30 },
      ],
    ] as [string, Grid][])('LK4: %s with logo, reference and place: 40 codes can be read', async (sheet, grid) => {
      const all = 'words=Scan+me&with=logo,reference,place';
      const page = await visit(`/labels?tag_ids=${ids(40)}&${all}&sheet=${sheet}`);
      await page.waitForLoadState('networkidle');
      expect(await page.locator('.sticker').evaluateAll(cutOff)).toEqual([]);
      const read = readPaper(await pdfOf(page), grid).codes.flat();
      const addresses = tags.slice(0, 40).map(({ tag_identifier }) => `${app.config.publicUrl}/t/${tag_identifier}`);
      expect(read.slice(0, 40)).toEqual(addresses);
    });

    test('only labels are printed', async () => {
      const page = await visit(`/labels?tag_ids=${ids(1)}&sheet=L7160`);
      await page.getByRole('button', { name: 'Print' }).waitFor();
      await page.emulateMedia({ media: 'print' });
      // biome-ignore lint/performance/useDomNodeTextContent: what is not printed does not count
      const text = await page.locator('body').innerText();
      expect(text.replaceAll(/\s+/g, ' ').trim()).toMatch(
        /^A name that is much too long for any label 0 [0-9a-f]{12}$/,
      );
    });
  });
});
