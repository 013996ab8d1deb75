/** What a curator does most, in a browser. `test/world/browser/journeys.test.ts` goes the other ways. */
import { afterAll, beforeAll, test } from '@jest/globals';
import { describeInBrowser } from '../setup/browser.ts';
import { Curator } from './curator.ts';
import { Hands } from './interactions.ts';
import { startWithRunner, type WithRunner } from './with-runner.ts';

describeInBrowser('a curator', (open) => {
  let service: WithRunner;
  beforeAll(async () => {
    service = await startWithRunner();
  });
  afterAll(() => service?.stop());

  test('makes a tag, has it translated, mends a mistake, and deletes it', async () => {
    const curator = await Curator.hired(service.app);
    const page = await open();
    await curator.makeTag(new Hands(page));
    await curator.seeTranslations(page, true);
    await curator.giveLocation(page);
    await curator.seeWhere(page, true);
    await curator.deleteTag(page);
  });
});
