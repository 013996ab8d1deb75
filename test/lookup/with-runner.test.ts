/** A list of preferred languages with a real runner and provider: what is requested, stored and reported. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sourceHash } from '../../src/model/translations/source-hash.ts';
import { type AppWithRunner, startWithRunner } from '../setup/app-with-runner.ts';
import { createTag } from '../setup/factories.ts';

let world: AppWithRunner;
beforeAll(async () => {
  // Three calls of a provider may take longer than a reader would wait.
  world = await startWithRunner(undefined, { LOOKUP_TRANSLATION_BUDGET_MS: '60000' });
});
afterAll(() => world.stop());
beforeEach(async () => {
  world.scene.provider.reset();
  await world.scene.db('provider_states').delete();
});

const read = async (id: string, lang: string) => {
  const { body } = await world.app
    .spec()
    .get('/api/v1/tags/show')
    .withQueryParams({ id, lang, expand: 'provenance' })
    .expectStatus(200);
  return body.tags[0];
};

test('P2: a translation made for this response has its provenance, the same as in later responses', async () => {
  const { tag_identifier } = await createTag(world.app, { lang: 'de', text: 'Das Tor' });
  const made = await read(tag_identifier, 'fr,en');
  expect(made.translation).toEqual({ text: '[fr] Das Tor', lang: 'fr' });
  expect(made.provenance.text).toEqual({
    requested: ['fr', 'en'],
    served: 'fr',
    original: 'de',
    origin: 'machine',
    provider: 'azure',
    source_hash: sourceHash('de', 'Das Tor'),
    stale: false,
    fallback_reason: null,
    translated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  });
  expect(await read(tag_identifier, 'fr,en')).toEqual(made);
  expect(world.scene.provider.calls).toHaveLength(1);
});

test('K4: at most three languages are requested; one that failed a moment ago is skipped and does not count', async () => {
  const { provider } = world.scene;
  provider.respond('too-long');
  const { tag_identifier } = await createTag(world.app, { lang: 'de', text: 'Der Turm' });
  const first = await read(tag_identifier, 'fr,it,es,pt,sv');
  expect([first.translation.lang, first.provenance.text.fallback_reason]).toEqual(['de', 'refused']);
  expect(provider.calls).toHaveLength(3);
  provider.respond('ok');
  const second = await read(tag_identifier, 'fr,it,es,pt,sv');
  expect([second.translation.lang, second.provenance.text.fallback_reason]).toEqual(['pt', 'refused']);
  expect(provider.calls).toHaveLength(4);
});
