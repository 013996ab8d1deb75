/** A curator's most frequent tasks, in a browser. `test/world/browser/journeys.test.ts` has the others. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { describeInBrowser } from '../setup/browser.ts';
import { makeName } from '../setup/management.ts';
import { Curator } from './curator.ts';
import { Hands } from './interactions.ts';
import { startWithRunner, type WithRunner } from './with-runner.ts';

describeInBrowser('a curator', (open) => {
  let service: WithRunner;
  beforeAll(async () => {
    service = await startWithRunner();
  });
  afterAll(() => service?.stop());

  test('creates a tag, sees it translated, corrects a mistake, and deletes the tag', async () => {
    const curator = await Curator.create(service.app);
    const page = await open();
    await curator.makeTag(new Hands(page));
    await curator.seeTranslations(page, true);
    await curator.giveLocation(page);
    await curator.seeWhere(page, true);
    await curator.deleteTag(page);
  });

  test("sees new languages and changes appear while a language's details stay open", async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    service.scene.provider.respond(async ({ to }) => {
      if (to === 'ar') await held;
      return 'ok' as const;
    });
    // The other test has the same text translated.
    await service.app.db('translation_memory').delete();
    const curator = await Curator.create(service.app);
    const page = await open();
    await curator.makeTag(new Hands(page));
    const languages = page.getByRole('list', { name: 'Languages of this tag' });
    const names = languages.locator('summary > span:first-child');
    await languages.getByText('French', { exact: true }).first().click();
    const [{ id }] = await service.app.db('tags').orderBy('id', 'desc').limit(1).select('id');
    await makeName(service.app, id, 'en', 'The pier');
    release();
    await languages.getByText('Arabic', { exact: true }).first().waitFor();
    expect(await names.allTextContents()).toEqual(['English', 'Arabic', 'French']);
    expect(await languages.locator('[data-line="en"] .first-line').textContent()).toContain('The pier');
    expect(await languages.locator('details[open]').count()).toBe(1);
  });
});
