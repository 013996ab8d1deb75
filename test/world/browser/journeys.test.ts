/** A curator's journey: without scripts, by keyboard only, and within a limit of interactions. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { Curator } from '../../browser/curator.ts';
import { Hands, KeyboardHands } from '../../browser/interactions.ts';
import { startWithRunner, type WithRunner } from '../../browser/with-runner.ts';
import { describeInBrowser } from '../../setup/browser.ts';

describeInBrowser('a curator', (open) => {
  let service: WithRunner;
  let curator: Curator;
  beforeAll(async () => {
    service = await startWithRunner();
  });
  afterAll(() => service?.stop());
  beforeEach(async () => {
    curator = await Curator.create(service.app);
  });

  test('makes a tag without scripts, has it translated, corrects a mistake, and deletes it', async () => {
    const page = await open({ scripts: false });
    await curator.makeTag(new Hands(page));
    await curator.seeTranslations(page, false);
    await curator.giveLocation(page);
    await curator.seeWhere(page, false);
    await curator.deleteTag(page);
  });

  test.each([
    ['with', true],
    ['without', false],
  ])('makes a tag and sees its translations by keyboard only, %s scripts', async (_, scripts) => {
    const page = await open({ scripts });
    await curator.makeTag(new KeyboardHands(page));
    await curator.seeTranslations(page, scripts);
  });

  test('creates a first tag with place, beacon and three languages in 12 interactions from the sign-in page', async () => {
    const hands = new Hands(await open());
    await curator.makeTag(hands);
    await curator.seeTranslations(hands.page, true);
    expect(hands.interactions).toBeLessThanOrEqual(12);
  });
});
