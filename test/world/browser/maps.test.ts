/** Maps as a browser draws them, and the marker that fills a form. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { Customer } from '../../../src/model/customer.ts';
import { axeFaults } from '../../browser/axe.ts';
import { sideways } from '../../browser/in-page.js';
import { areInSight, isNothingCovered } from '../../browser/map-in-page.js';
import { startApp, type TestApp } from '../../setup/app.ts';
import { type BrowserSettings, describeInBrowser, phone, signIn } from '../../setup/browser.ts';
import { eventually } from '../../setup/eventually.ts';
import { makeRecord } from '../../setup/management.ts';

const password = 'correct horse battery staple';
/** Nobody listens there: the tests answer for it. */
const tiles = 'http://127.0.0.1:1/{z}/{x}/{y}.png';
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

const ground = (page: Page) => page.locator('.map-ground');
const marker = (page: Page) => page.locator('.map-marker');
const fields = (page: Page, group: string) =>
  Promise.all(['latitude', 'longitude'].map((name) => page.locator(`#${group}_${name}`).inputValue()));

/** Waits until so many markers are there, all of them within the map. */
const inSight = (page: Page, count: number) => page.waitForFunction(areInSight, count);

describeInBrowser('maps', (open) => {
  let app: TestApp;
  let email: string;
  let customer: number;
  beforeAll(async () => {
    app = await startApp({ env: { MAP_TILES_URL: tiles, DEFAULT_LATITUDE: '48.5', DEFAULT_LONGITUDE: '9.25' } });
  });
  afterAll(() => app?.stop());
  beforeEach(async () => {
    email = `${crypto.randomUUID()}@example.com`;
    customer = (await Customer.add(app.db, { email, password })).id;
  });

  async function visit(path: string, settings?: BrowserSettings): Promise<Page> {
    const page = await open(settings);
    await page.route('http://127.0.0.1:1/**', (route) =>
      route.fulfill({ contentType: 'image/png', body: Buffer.from(pixel, 'base64') }),
    );
    await signIn(page, app, email, password, path);
    return page;
  }

  /** A tag of the customer with items at these locations. */
  async function tagWith(...locations: readonly (readonly [latitude: number, longitude: number])[]): Promise<string> {
    const tag_id = await makeRecord(app, 'tags', customer);
    for (const [index, [latitude, longitude]] of locations.entries()) {
      const identifier = `${tag_id}-${index}`;
      await app.db('hardwares').insert({ tag_id, hardware_type: 'qr', identifier, latitude, longitude });
    }
    return `/Tags/${tag_id}`;
  }

  describe('on the page of a tag', () => {
    test.each([
      ['one', [[52.37, 4.89]], 1],
      [
        'several',
        [
          [52.37, 4.89],
          [52.38, 4.8],
          [52.4, 4.95],
        ],
        3,
      ],
      [
        'on both sides of the date line',
        [
          [-17, 179.5],
          [-17.5, -179.5],
        ],
        2,
      ],
    ] as const)('the map shows all markers: %s', async (_, locations, count) => {
      for (const width of [undefined, phone]) {
        const page = await visit(await tagWith(...locations), width ? { width } : {});
        await inSight(page, count);
        await page.locator('img.leaflet-tile-loaded').first().waitFor({ state: 'attached' });
      }
    });

    test('markers close to each other across the date line are shown close together', async () => {
      const page = await visit(await tagWith([-17, 179.9], [-17, -179.9]));
      await inSight(page, 2);
      const [, length, unit] =
        /^(\d+) (k?m)$/.exec((await page.locator('.leaflet-control-scale-line').textContent()) ?? '') ?? [];
      expect(Number(length) * (unit === 'km' ? 1000 : 1)).toBeLessThan(100_000);
    });

    test.each(['Enter', 'Space'])(
      'a marker’s popup opens by %s, closes by Escape, and lists all items at one spot',
      async (key) => {
        const path = await tagWith([52.37, 4.89], [52.37, 4.89], [52.4, 4.9]);
        const page = await visit(path);
        await inSight(page, 2);
        const id = path.replace('/Tags/', '');
        const both = page.getByRole('button', { name: `2: QR code ${id}-0, QR code ${id}-1` });
        await both.focus();
        const scrolled = await page.evaluate('scrollY');
        await page.keyboard.press(key);
        const popup = page.locator('.leaflet-popup');
        await popup.getByRole('link', { name: `${id}-1` }).waitFor();
        expect(await page.locator(':focus').textContent()).toBe(`${id}-0`);
        expect(await page.evaluate('scrollY')).toBe(scrolled);
        await page.keyboard.press('Escape');
        await popup.waitFor({ state: 'detached' });
        expect(await page.locator(':focus').getAttribute('aria-label')).toBe(await both.getAttribute('aria-label'));
      },
    );

    test('zooming while a popup is open closes it without an error', async () => {
      const page = await visit(await tagWith([52.37, 4.89], [52.37, 4.89], [52.4, 4.9]));
      const faults: string[] = [];
      page.on('pageerror', ({ message }) => faults.push(message));
      await inSight(page, 2);
      await page.getByRole('button', { name: /^2: / }).focus();
      await page.keyboard.press('Enter');
      const popup = page.locator('.leaflet-popup');
      await popup.getByRole('link').first().waitFor();
      // As by the wheel: what has the focus keeps it until it is gone.
      await page.locator('.leaflet-control-zoom-out').dispatchEvent('click');
      await popup.waitFor({ state: 'detached' });
      await inSight(page, 2);
      expect(faults).toEqual([]);
    });
  });

  describe('overlapping markers', () => {
    const corner = [
      [52.37, 4.89],
      [52.3703, 4.8903],
      [52.3706, 4.89],
    ] as const;

    test.each(['Enter', 'Space'])(
      'become a group with a number that zooms in by %s, and focuses the first marker',
      async (key) => {
        const path = await tagWith(...corner, [52.5, 5.2]);
        const page = await visit(path);
        await inSight(page, 2);
        const group = page.locator('.map-marker.group');
        expect(await group.textContent()).toBe('3');
        const id = path.replace('/Tags/', '');
        expect(await group.getAttribute('aria-label')).toBe(`3: QR code ${id}-0, QR code ${id}-1, QR code ${id}-2`);
        expect([...(await axeFaults(page, 'all')), ...(await page.evaluate(sideways))]).toEqual([]);
        await group.focus();
        await page.keyboard.press(key);
        await page.getByRole('button', { name: `QR code ${id}-2`, exact: true }).waitFor();
        expect(await page.locator(':focus').getAttribute('aria-label')).toContain(`QR code ${id}-0`);
      },
    );

    test('do not cover each other in hundreds, at any zoom', async () => {
      const many = Array.from({ length: 300 }, (_, i) => [52 + (i % 20) / 400, 4 + Math.floor(i / 20) / 400] as const);
      const page = await visit(await tagWith(...many));
      const out = page.getByRole('button', { name: 'Zoom out' });
      await page.locator('.map-marker').nth(1).waitFor();
      for (let farther = 0; farther < 3; farther += 1) {
        await page.locator('.map-marker.group').first().waitFor();
        await page.waitForFunction(isNothingCovered);
        await out.click();
      }
    });
  });

  describe('in the form of a place', () => {
    const save = async (page: Page) => {
      await page.getByRole('button', { name: 'Add the place' }).click();
      await page.waitForURL(/\/places\/\d+$/);
      const [, id] = /(\d+)$/.exec(page.url()) ?? [];
      const { latitude, longitude } = await app.db('places').where({ id }).first();
      return [latitude, longitude];
    };
    const box = (page: Page) => page.getByLabel('Use this location');

    test('X75: the marker starts at the default location, which is not stored', async () => {
      const page = await visit('/places/new');
      await inSight(page, 1);
      expect(await box(page).isChecked()).toBe(false);
      expect(await save(page)).toEqual([null, null]);
    });

    test('X75: dragging the marker stores the location', async () => {
      const page = await visit('/places/new', { width: phone });
      await inSight(page, 1);
      await marker(page).scrollIntoViewIfNeeded();
      const before = await fields(page, 'place');
      await marker(page).dragTo(ground(page), { targetPosition: { x: 250, y: 60 } });
      const [latitude, longitude] = (await fields(page, 'place')).map(Number);
      expect(before).toEqual(['48.5', '9.25']);
      expect([Number(latitude) > 48.5, Number(longitude) > 9.25]).toEqual([true, true]);
      expect(await box(page).isChecked()).toBe(true);
      expect(await save(page)).toEqual([latitude, longitude]);
    });

    test('the marker follows the fields, and disappears if they are invalid', async () => {
      const page = await visit('/places/new');
      await inSight(page, 1);
      await page.getByLabel('Latitude').fill('-33.9');
      await page.getByLabel('Longitude').fill('151.2');
      await inSight(page, 1);
      for (const nonsense of ['', '91', '-90.5']) {
        await page.getByLabel('Latitude').fill(nonsense);
        await marker(page).waitFor({ state: 'detached' });
      }
      await page.getByLabel('Latitude').fill('0');
      await inSight(page, 1);
      expect(await save(page)).toEqual([0, 151.2]);
    });
  });

  describe('in the form of hardware', () => {
    test('a click sets the marker and fills the fields', async () => {
      const page = await visit('/hardwares/new');
      await ground(page).waitFor();
      expect([await marker(page).count(), ...(await fields(page, 'hardware'))]).toEqual([0, '', '']);
      await ground(page).click({ position: { x: 200, y: 150 } });
      await inSight(page, 1);
      for (const value of await fields(page, 'hardware')) expect(value).toMatch(/^\d+\.\d{1,6}$/);
    });

    test('the map wraps around beyond the date line', async () => {
      const page = await visit('/hardwares/new');
      const out = page.getByRole('button', { name: 'Zoom out' });
      await eventually('the whole earth is in sight', async () => {
        if ((await out.getAttribute('aria-disabled')) === 'true') return true;
        // As soon as it can go no further the button takes no click, and a real one would be waited for.
        await out.dispatchEvent('click');
        return false;
      });
      await ground(page).click({ position: { x: 2, y: 100 } });
      await marker(page).waitFor();
      const [, longitude] = await fields(page, 'hardware');
      expect(Number(longitude)).toBeGreaterThanOrEqual(-180);
      expect(Number(longitude)).toBeLessThanOrEqual(180);
    });

    test('the browser’s location fills the fields, if permitted', async () => {
      const page = await visit('/hardwares/new');
      const press = () => page.getByRole('button', { name: 'Use where I am now' }).click();
      await press();
      await page.getByText('The browser does not say where it is.').waitFor();
      await page.context().grantPermissions(['geolocation'], { origin: new URL(app.url).origin });
      await page.context().setGeolocation({ latitude: 52.3791, longitude: -4.8994, accuracy: 12 });
      await press();
      await page.getByText('Known to 12 m.').waitFor();
      expect(await fields(page, 'hardware')).toEqual(['52.3791', '-4.8994']);
    });
  });

  test('without scripts there is no map, and the fields suffice', async () => {
    const page = await visit('/places/new', { scripts: false });
    expect(await page.locator('.map').isVisible()).toBe(false);
    await page.getByLabel('Latitude').waitFor();
  });
});
