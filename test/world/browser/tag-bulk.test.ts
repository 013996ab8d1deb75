/** Bulk changes of tags in the browser: few presses, a confirmation with numbers, and a way back. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { Customer } from '../../../src/model/customer.ts';
import { axeFaults } from '../../browser/axe.ts';
import { sideways } from '../../browser/in-page.js';
import { startApp, type TestApp } from '../../setup/app.ts';
import { describeInBrowser, desk, phone, signIn } from '../../setup/browser.ts';
import { makeName, makeRecord, makeText } from '../../setup/management.ts';

const account = { email: 'ada@example.com', password: 'correct horse battery staple' };

describeInBrowser('many tags', (open) => {
  let app: TestApp;
  let owner: number;
  const place: Record<string, number> = {};

  beforeAll(async () => {
    app = await startApp();
    ({ id: owner } = await Customer.add(app.db, { ...account, role: 'admin' }));
    for (const name of ['Harbour', 'Museum', 'Depot']) {
      place[name] = await makeRecord(app, 'places', owner);
      await app.db('places').where({ id: place[name] }).update({ name });
    }
  });
  afterAll(() => app.stop());

  const fill = async (name: string, howMany: number) => {
    const ids: number[] = [];
    for (let i = 0; i < howMany; i += 1) {
      const id = await makeRecord(app, 'tags', owner);
      await makeName(app, id, 'en', `${name} ${i}`);
      ids.push(id);
    }
    await app.db('tags').whereIn('id', ids).update({ place_id: place[name] });
    return ids;
  };
  const placesOf = async (ids: number[]) => {
    const rows = await app.db('tags').whereIn('id', ids).orderBy('id').select('place_id');
    return rows.map(({ place_id }) => place_id);
  };
  const signedIn = async (options: Parameters<typeof open>[0]) => {
    const page = await open(options);
    await signIn(page, app, account.email, account.password);
    return page;
  };
  const faults = async (page: Page) => [...(await axeFaults(page, 'all')), ...(await page.evaluate(sideways))];

  test.each([
    ['with scripts', true, desk],
    ['without scripts, on a phone', false, phone],
  ])('moves 60 tags found to another place in seven steps from the start page: %s', async (_, scripts, width) => {
    const ids = await fill('Harbour', 60);
    const page = await signedIn({ scripts, width });
    let steps = 0;
    const step = async (work: Promise<unknown>) => {
      steps += 1;
      await work;
    };
    await page.goto(app.url);
    await step(page.getByRole('link', { name: 'Tags', exact: true }).click());
    await step(page.getByLabel('Search tags').fill('Harbour'));
    await step(page.getByRole('button', { name: 'Search' }).click());
    await step(page.getByLabel('All 60 that were found').check());
    await step(page.getByRole('button', { name: 'Move…' }).click());
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Move 60 tags?');
    // What looks for faults is a script itself.
    if (scripts) expect(await faults(page)).toEqual([]);
    await step(page.getByLabel('To', { exact: true }).selectOption('Museum'));
    await step(page.getByRole('button', { name: 'Move 60 tags' }).click());
    expect(steps).toBe(7);
    expect(await page.getByText('60 tags are in Museum now.').count()).toBe(1);
    expect(new URL(page.url()).searchParams.get('q')).toBe('Harbour');
    expect(await placesOf(ids)).toEqual(ids.map(() => place.Museum));
    await app.db('tags').whereIn('id', ids).delete();
  });

  test('deletes the ticked tags after a confirmation with numbers, and no others', async () => {
    const [first = 0, second = 0, third = 0] = await fill('Depot', 3);
    await makeText(app, first, 'en', 'To be thrown away');
    const page = await signedIn({ width: desk });
    await page.goto(`${app.url}/Tags`);
    await page.getByRole('checkbox', { name: 'Depot 0' }).check();
    await page.getByRole('checkbox', { name: 'Depot 2' }).check();
    expect(await faults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Delete…' }).click();
    expect(await page.locator('main').textContent()).toContain('1 text and 2 names, in all languages together');
    await page.getByRole('link', { name: 'Cancel' }).click();
    expect(await placesOf([first, second, third])).toHaveLength(3);

    await page.getByRole('checkbox', { name: 'Depot 0' }).check();
    await page.getByRole('checkbox', { name: 'Depot 2' }).check();
    await page.getByRole('button', { name: 'Delete…' }).click();
    await page.getByRole('button', { name: 'Delete 2 tags' }).click();
    expect(await page.getByText('2 tags are deleted.').count()).toBe(1);
    // They are ticked no more: the next action would name tags that nobody sees ticked.
    expect(await page.getByText(/\d ticked/).count()).toBe(0);
    expect(await app.db('tags').whereIn('id', [first, second, third]).select('id')).toEqual([{ id: second }]);
  });

  test.each([
    ['with scripts', true, false],
    ['in the dark', true, true],
    ['without scripts', false, false],
  ])('shows the actions on a narrow phone with the first tick: %s', async (_, scripts, isDark) => {
    const ids = await fill('Depot', 20);
    const page = await signedIn({ width: 360, scripts, isDark });
    await page.goto(`${app.url}/Tags?place_id=${place.Depot}`);
    const bar = page.locator('form.doing');
    const bottom = async () => {
      const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {};
      return { isInSight: y >= 0 && y + height <= 844, isLow: height <= 160 };
    };
    expect((await bottom()).isInSight).toBe(false);
    await page.getByRole('checkbox', { name: 'Depot 19' }).check();
    expect(await bottom()).toEqual({ isInSight: true, isLow: true });
    if (scripts) expect([await bar.getByText('1 ticked').isVisible(), await faults(page)]).toEqual([true, []]);
    // By keyboard too, no row is behind it.
    await page.getByRole('checkbox', { name: 'Depot 10' }).focus();
    const row = await page.getByRole('checkbox', { name: 'Depot 10' }).boundingBox();
    expect((row?.y ?? 0) + (row?.height ?? 0)).toBeLessThan((await bar.boundingBox())?.y ?? 0);
    await page.getByRole('button', { name: 'Delete…' }).click();
    await page.getByRole('button', { name: 'Delete 1 tag' }).click();
    await page.getByText('1 tag is deleted.').waitFor();
    await app.db('tags').whereIn('id', ids).delete();
  });

  test('an error is shown beside its field, and the selection is kept', async () => {
    const ids = await fill('Museum', 2);
    const page = await signedIn({ width: desk, scripts: false });
    await page.goto(`${app.url}/Tags?place_id=${place.Museum}`);
    await page.getByRole('button', { name: 'Move…' }).click();
    expect(await page.locator('main').textContent()).toContain('No tags are ticked.');
    await page.getByRole('link', { name: 'Back to the tags' }).click();
    await page.getByLabel('All 2 that were found').check();
    await page.getByRole('button', { name: 'Move…' }).click();
    await app.db('tags').insert({ tag_identifier: 'abcdefabcdef', customer_id: owner, place_id: place.Museum });
    await page.getByLabel('To', { exact: true }).selectOption('Out of their places');
    await page.getByRole('button', { name: 'Move 2 tags' }).click();
    expect(await page.getByRole('alert').textContent()).toContain('There are more or fewer of these tags');
    expect(await page.getByLabel('To', { exact: true }).inputValue()).toBe('none');
    expect(await placesOf(ids)).toEqual(ids.map(() => place.Museum));
    await page.getByRole('button', { name: 'Move 3 tags' }).click();
    expect(await page.getByText('3 tags are in no place now.').count()).toBe(1);
    expect(await placesOf(ids)).toEqual([null, null]);
  });
});
