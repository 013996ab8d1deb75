/**
 * A museum's tasks with photographs, in steps counted from the page where they begin: a click, a choice of files or a typed field is one.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Customer } from '../../../src/model/customer.ts';
import { Token } from '../../../src/model/sign-in/token.ts';
import { axeFaults } from '../../browser/axe.ts';
import { sideways } from '../../browser/in-page.js';
import { startApp, type TestApp } from '../../setup/app.ts';
import { describeInBrowser, desk, phone, signIn } from '../../setup/browser.ts';
import { eventually } from '../../setup/eventually.ts';
import { makeName, makeRecord } from '../../setup/management.ts';
import { jpeg, upload } from '../../setup/pictures.ts';

const account = { email: 'ada@example.com', password: 'correct horse battery staple' };
const many = 200;

describeInBrowser('photographs', (open) => {
  let app: TestApp;
  let owner: number;
  let folder: string;
  let files: string[];

  beforeAll(async () => {
    app = await startApp();
    owner = (await Customer.add(app.db, account)).id;
    await app.db.raw(
      `insert into tags (tag_identifier, customer_id, reference)
       select lpad(to_hex(4096 + i), 12, 'c'), ?, 'INV-' || lpad(i::text, 4, '0') from generate_series(1, ?) i`,
      [owner, many],
    );
    folder = mkdtempSync(join(tmpdir(), 'photographs-'));
    files = await Promise.all(
      Array.from({ length: many }, async (_, at) => {
        const file = join(folder, `INV-${String(at + 1).padStart(4, '0')}.jpg`);
        writeFileSync(file, await jpeg({ width: 300 + at, height: 300 }));
        return file;
      }),
    );
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    await app.stop();
  });

  test.each([
    ['200 with scripts', many, true, desk],
    ['50 without scripts, on a phone', 50, false, phone],
  ])('%s, named by reference, are assigned to their tags in four steps', async (_, count, scripts, width) => {
    await app.db('tags').update({ picture: null });
    const page = await open({ scripts, width });
    await signIn(page, app, account.email, account.password);
    let steps = 0;
    const step = async (work: Promise<unknown>) => {
      steps += 1;
      await work;
      // What looks for faults is a script itself.
      if (scripts) expect([...(await axeFaults(page, 'all')), ...(await page.evaluate(sideways))]).toEqual([]);
    };
    // A round whose connection breaks off is sent again.
    let broken = 0;
    await page.route('**/pictures/import', (route) => {
      const isRound = route.request().resourceType() === 'fetch';
      broken += isRound ? 1 : 0;
      return isRound && broken === 1 ? route.abort() : route.continue();
    });
    await page.goto(`${app.url}/`);
    await step(page.locator('main').getByRole('link', { name: 'Add pictures' }).click());
    await step(page.getByLabel('Pictures').setInputFiles(files.slice(0, count)));
    await step(page.getByRole('button', { name: 'See what would happen' }).click());
    await page.getByText(`${count} pictures find their tags, 0 would change nothing.`).waitFor({ timeout: 240_000 });
    expect(await app.db('tags').whereNotNull('picture')).toEqual([]);
    await step(page.getByRole('button', { name: `Put ${count} pictures on their tags` }).click());
    await page.getByText(`${count} pictures are on their tags.`).waitFor();
    expect(steps).toBeLessThanOrEqual(4);
    expect(new Set(await app.db('tags').whereNotNull('picture').pluck('picture')).size).toBe(count);
  });

  test('a picture is no wider than a phone, at its place and above the form of its tag in stock', async () => {
    const [tag, place] = [await makeRecord(app, 'tags', owner), await makeRecord(app, 'places', owner)];
    const token = await Token.issue(app.db, await Customer.query(app.db).findById(owner).throwIfNotFound());
    const file = await jpeg({ width: 1300, height: 500, background: '#1d4e89' });
    for (const path of [`/Tags/${tag}/picture`, `/places/${place}/picture`])
      expect((await upload(app, path, token, file)).status).toBe(200);
    const page = await open({ width: 320 });
    await signIn(page, app, account.email, account.password);
    for (const path of [`/Tags/${tag}/fill`, `/places/${place}`]) {
      await page.goto(app.url + path);
      expect(await page.evaluate(`document.querySelector('[alt="Its picture"]').naturalWidth`)).toBeGreaterThan(300);
      expect([...(await axeFaults(page, 'all')), ...(await page.evaluate(sideways))]).toEqual([]);
    }
  });

  test.each([
    ['with scripts', true],
    ['without scripts', false],
  ])('a photo from a phone is added to the unused tag of a printed code in three steps: %s', async (_, scripts) => {
    const id = await makeRecord(app, 'tags', owner);
    const { tag_identifier } = await app.db('tags').where({ id }).first();
    const page = await open({ scripts, width: phone });
    await signIn(page, app, account.email, account.password);
    // The code is scanned: a phone opens what it holds.
    await page.goto(`${app.url}/t/${tag_identifier}`);
    let steps = 0;
    const step = async (work: Promise<unknown>) => {
      steps += 1;
      await work;
      if (scripts) expect([...(await axeFaults(page, 'all')), ...(await page.evaluate(sideways))]).toEqual([]);
    };
    await step(page.getByRole('link', { name: 'Write its text (for the owner)' }).click());
    const field = page.getByLabel(/^Picture/);
    expect(await field.getAttribute('capture')).toBe('environment');
    await step(field.setInputFiles(files[0] ?? ''));
    await step(page.getByRole('button', { name: 'Fill the tag' }).click());
    await page.getByRole('status').first().waitFor();
    expect(steps).toBeLessThanOrEqual(3);
    expect((await app.db('tags').where({ id }).first()).picture).toMatch(/^[0-9a-f]{64}$/);
  });

  test.each([
    ['wide', 800, 600, 390 * 0.75],
    ['high', 300, 900, 844 * 0.6],
  ])('a visitor’s page reserves space for a %s photo before it loads', async (_, width, height, room) => {
    const id = await makeRecord(app, 'tags', owner);
    const { tag_identifier } = await app.db('tags').where({ id }).first();
    await makeName(app, id, 'en', 'The clock');
    const token = await Token.issue(app.db, await Customer.query(app.db).findById(owner).throwIfNotFound());
    expect((await upload(app, `/Tags/${id}/picture`, token, await jpeg({ width, height }))).status).toBe(200);
    const page = await open({ width: phone });
    const asked: (() => Promise<void>)[] = [];
    await page.route('**/pictures/**', (route) => void asked.push(() => route.continue()));
    await page.goto(`${app.url}/t/${tag_identifier}`, { waitUntil: 'domcontentloaded' });
    const image = page.locator('.tag-image');
    const heightOf = async () => (await image.boundingBox())?.height;
    expect(await heightOf()).toBeCloseTo(room, 0);
    await eventually('it is asked for', () => asked.length > 0);
    const isThere = image.evaluate((each) => (each as unknown as { decode(): Promise<void> }).decode());
    for (const go of asked.splice(0)) await go();
    await isThere;
    expect(await heightOf()).toBeCloseTo(room, 0);
  });

  test.each([
    ['with scripts', true, 0],
    // The browser's own sign for a missing picture remains.
    ['without scripts', false, 32],
  ])('a visitor’s page has no hole for a picture that does not load: %s', async (_, scripts, most) => {
    const id = await makeRecord(app, 'tags', owner);
    await makeName(app, id, 'en', 'The clock');
    await app
      .db('tags')
      .where({ id })
      .update({ image_url: 'https://nowhere.example/clock.jpg', credit: scripts ? 'Ann' : null });
    const { tag_identifier } = await app.db('tags').where({ id }).first();
    const page = await open({ scripts, width: phone });
    await page.route('https://nowhere.example/**', (route) => route.abort());
    await page.goto(`${app.url}/t/${tag_identifier}`);
    const heightOf = async () => (await page.locator('.tag-picture').boundingBox())?.height ?? 0;
    await eventually('the hole is gone', async () => (await heightOf()) <= most);
    expect(await page.getByRole('heading', { name: 'The clock' }).isVisible()).toBe(true);
  });
});
