/** The steps of a curator: from the sign-in to a tag in several languages, and to its deletion. */
import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { Customer } from '../../src/model/customer.ts';
import type { TestApp } from '../setup/app.ts';
import type { Hands } from './interactions.ts';

const password = 'correct horse battery staple';
const beaconUuid = 'B9407F30-F5F8-466E-AFF9-25556B57FE6D';
const text = 'Welcome to the lighthouse. The stairs have 200 steps.';

const notice = (page: Page) => page.getByRole('status').first();
const goTo = (page: Page, link: string | RegExp) => page.getByRole('link', { name: link }).first().click();
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

/** A counter, so that each beacon has a different minor number. */
let beacons = 0;

export class Curator {
  readonly #app: TestApp;
  readonly #email: string;
  readonly #minor: number;

  private constructor(app: TestApp, email: string) {
    this.#app = app;
    this.#email = email;
    beacons += 1;
    this.#minor = beacons;
  }

  static async create(app: TestApp): Promise<Curator> {
    const email = `${crypto.randomUUID()}@example.com`;
    await Customer.add(app.db, { email, password });
    return new Curator(app, email);
  }

  /** Signs in and creates a tag with a place, a beacon and a text in English, French and Arabic. */
  async makeTag(hands: Hands): Promise<void> {
    await hands.page.goto(`${this.#app.url}/login`);
    await hands.fill('E-mail address', this.#email);
    await hands.fill('Password', password);
    await hands.press('Sign in');
    await hands.follow('Add a tag');
    await hands.fill('Text', text);
    await hands.fill('Place', 'The harbour');
    await hands.fill('Its identifier', beaconUuid);
    await hands.fill('Major', '1');
    await hands.fill('Minor', `${this.#minor}`);
    await hands.tick('Arabic');
    await hands.tick('French');
    await hands.press('Add the tag');
    await hands.page.getByRole('link', { name: 'The harbour' }).waitFor();
  }

  /** With scripts the page updates itself; without, it has a link for reloading. */
  async seeTranslations(page: Page, scripts: boolean): Promise<void> {
    const languages = page.getByRole('list', { name: 'Languages of this tag' });
    for (let looks = 0; !scripts && looks < 100 && (await languages.locator('details').count()) < 3; looks += 1)
      await goTo(page, 'Look again');
    await languages.getByText('French', { exact: true }).first().click();
    await languages.locator('.text', { hasText: `[fr] ${text}` }).waitFor();
    await languages.getByText('Arabic', { exact: true }).first().click();
    const arabic = languages.locator('.text', { hasText: `[ar] ${text}` });
    await arabic.waitFor();
    expect([await arabic.getAttribute('lang'), await arabic.getAttribute('dir')]).toEqual(['ar', 'rtl']);
  }

  /** Enters an invalid latitude first. */
  async giveLocation(page: Page): Promise<void> {
    await goTo(page, beaconUuid);
    await goTo(page, 'Edit the item');
    await page
      .locator('main form')
      .first()
      .evaluate((form) => form.setAttribute('novalidate', ''));
    await page.getByLabel('Latitude').fill('433.69');
    await page.getByLabel('Longitude').fill('-8.39');
    await press(page, /^Save/);
    expect(await page.title()).toMatch(/^Error: /);
    expect(await page.locator(':focus').getAttribute('id')).toBe('hardware_latitude');
    expect(await page.getByRole('alert').textContent()).toContain('Latitude');
    expect(await page.getByLabel('Longitude').inputValue()).toBe('-8.39');
    await page.getByLabel('Latitude').fill('43.369');
    await press(page, /^Save/);
    expect(await notice(page).textContent()).toMatch(/saved/i);
  }

  /** The table always has the location; the map needs scripts. */
  async seeWhere(page: Page, scripts: boolean): Promise<void> {
    await page.getByRole('cell', { name: '43.369' }).waitFor();
    const marker = page.getByRole('button', { name: `Bluetooth beacon ${beaconUuid}` });
    if (!scripts) return expect(await marker.count()).toBe(0);
    await marker.click();
    await page.locator('.leaflet-popup').getByRole('link', { name: beaconUuid }).waitFor();
  }

  async deleteTag(page: Page): Promise<void> {
    const address = page.url();
    expect(await page.getByRole('button', { name: 'Delete this tag' }).isVisible()).toBe(false);
    await page.getByText('Delete this tag…').click();
    await press(page, 'Delete this tag');
    await notice(page).waitFor();
    expect((await page.goto(address))?.status()).toBe(404);
  }
}
