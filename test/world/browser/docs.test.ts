/** The published documentation, as a partner reads it: with scripts and without. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../../setup/app.ts';
import { describeInBrowser, desk, phone } from '../../setup/browser.ts';
import { eventually } from '../../setup/eventually.ts';

describeInBrowser('the documentation', (open) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ env: { PUBLIC_URL: 'https://tags.example/below' } });
  });
  afterAll(() => app.stop());

  const opened = async (settings: Parameters<typeof open>[0]) => {
    const page = await open(settings);
    await page.goto(`${app.url}/docs`);
    return page;
  };

  test.each([
    ['with scripts', true],
    ['without scripts', false],
  ])('its menu links to each section, %s', async (_, scripts) => {
    const page = await opened({ scripts, width: desk });
    for (const name of ['Errors', 'Licence', 'Tokens']) {
      await page.locator('[role=listitem] a').getByText(name, { exact: true }).click();
      await eventually(`${name} is seen`, async () => {
        const box = await page.locator(`#section\\/${name.toLowerCase()}`).first().boundingBox();
        return box !== null && box.y >= 0 && box.y < 400;
      });
      expect(page.url().replace(/#.*/, '')).toBe(`${app.url}/docs`);
    }
  });

  test.each([
    ['a desk', desk],
    ['a phone', phone],
  ])('codes in its tables are not broken letter by letter, on %s', async (_, width) => {
    const page = await opened({ width });
    const codes = page.locator('td code');
    await codes.first().waitFor({ state: 'attached' });
    const tall = await codes.evaluateAll(
      (all) => all.filter((code) => (code as unknown as { offsetHeight: number }).offsetHeight > 60).length,
    );
    expect(tall).toBe(0);
  });

  test('S1-2: the menu beside an operation has its samples in all languages', async () => {
    const page = await open({ width: desk });
    await page.goto(`${app.url}/docs#tags/createtag`);
    const samples = {
      TypeScript: 'await client.createTag({',
      Kotlin: 'client.createTag(',
      Swift: 'try await client.createTag(',
      Payload: '"lang": "en"',
      curl: "curl 'https://tags.example/below/api/v1/tags/create'",
    };
    let chosen = 'curl';
    for (const [language, sample] of Object.entries(samples)) {
      await page.getByRole('button', { name: chosen, exact: true }).first().click();
      await page.getByText(language, { exact: true }).last().click();
      await page.locator('pre, code').filter({ hasText: sample }).first().waitFor();
      chosen = language;
    }
  });
});
