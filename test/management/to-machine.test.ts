/** O4: replacing a human text by a machine translation; with a real runner and a provider on loopback. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sourceHash } from '../../src/model/translations/source-hash.ts';
import type { Scene } from '../runner/scene.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { type AppWithRunner, startWithRunner } from '../setup/app-with-runner.ts';
import { signedIn } from '../setup/factories.ts';
import { as, makeMachine, makeName, makeRecord, makeReport, makeText, noId, notFound } from '../setup/management.ts';

let scene: Scene;
let app: TestApp;
let stop: AppWithRunner['stop'] | undefined;
let ada: Awaited<ReturnType<typeof signedIn>>;
let grace: typeof ada;
let tag: number;
let original: number;
let french: number;
let words: string;
let next = 0;

beforeAll(async () => {
  ({ scene, app, stop } = await startWithRunner());
});
afterAll(() => stop?.());
beforeEach(async () => {
  scene.provider.reset();
  await scene.db('provider_states').delete();
  [ada, grace] = [await signedIn(app), await signedIn(app)];
  tag = await makeRecord(app, 'tags', ada.id);
  // The memory has nothing of it.
  next += 1;
  words = `Welcome ${next}`;
  ({ original } = await makeText(app, tag, 'en', words));
  french = await makeMachine(app, 'translations', original, 'fr', { text: 'Bienvenue', origin: 'human' });
});

const give = (path: string, caller = ada, on: TestApp = app) => as(on, caller)('POST', `${path}/to_machine.json`);
const show = async (id = french) => (await as(app, ada)('GET', `/translations/${id}.json`)).body;

test('replaces the text, keeps the old one in the history, and closes reports', async () => {
  const report = await makeReport(app, tag, { lang_code: 'fr', read_hash: sourceHash('fr', 'Bienvenue') });
  const { status, body } = await give(`/translations/${french}`);
  expect([status, body]).toEqual([200, await show()]);
  expect(body).toMatchObject({ id: french, text: `[fr] ${words}`, origin: 'machine', stale: false });
  const entry = (await as(app, ada)('GET', `/translations/${french}/history.json`)).body.at(-1);
  expect(entry).toMatchObject({ via: 'runner', customer_id: null, changes: { text: ['Bienvenue', `[fr] ${words}`] } });
  expect((await as(app, ada)('GET', `/reports/${report}.json`)).body.closed).toBe(true);
});

test('works for a name, and uses the current original for a stale one', async () => {
  const name = await makeName(app, tag, 'en', `Entrance ${next}`);
  const id = await makeMachine(app, 'name_translations', name, 'fr', { text: 'Porte', origin: 'human', isStale: true });
  const { status, body } = await give(`/name_translations/${id}`);
  expect([status, body.text, body.origin, body.stale]).toEqual([200, `[fr] Entrance ${next}`, 'machine', false]);
});

test('does not reuse another person’s translation', async () => {
  const other = await makeText(app, await makeRecord(app, 'tags', ada.id), 'en', words);
  await makeMachine(app, 'translations', other.original, 'fr', { text: 'Salut', origin: 'human' });
  const { body } = await give(`/translations/${french}`);
  expect([body.text, body.provider]).toEqual([`[fr] ${words}`, expect.not.stringMatching(/^memory$/)]);
});

test('S2: counts a translation that a provider made before as memory', async () => {
  await give(`/translations/${french}`);
  const figures = async () => (await as(app, ada)('GET', '/stats/translation.json')).body;
  expect(await figures()).toMatchObject({ asked: words.length, memory: 0, sent: words.length });
  await as(app, ada)('PATCH', `/translations/${french}.json`, { translation: { text: 'Salut' } });
  await give(`/translations/${french}`);
  expect(await figures()).toMatchObject({ asked: 2 * words.length, memory: words.length, sent: words.length });
});

test('answers 422 for an original, and 404 for another customer’s or unknown translation', async () => {
  expect((await give(`/translations/${original}`)).status).toBe(422);
  expect((await give(`/name_translations/${await makeName(app, tag)}`)).status).toBe(422);
  const [foreign, absent] = [await give(`/translations/${french}`, grace), await give(`/translations/${noId}`, grace)];
  expect([foreign.status, foreign.body, absent.status, absent.body]).toEqual([404, notFound, 404, notFound]);
});

test('keeps the text if providers fail', async () => {
  const before = await show();
  scene.provider.respond('broken');
  const refused = await give(`/translations/${french}`);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, expect.any(String)]);
  expect(await show()).toEqual(before);
});

test('keeps the text if no runner can be reached', async () => {
  const before = await show();
  const alone = await startApp({ databaseUrl: scene.url });
  const refused = await give(`/translations/${french}`, ada, alone);
  expect([refused.status, refused.headers.get('x-error-reason')]).toEqual([503, 'translation_unavailable']);
  await alone.stop();
  expect(await show()).toEqual(before);
});

describe('keeps an edit made meanwhile', () => {
  test.each([
    ['translation', 'a text'],
    ['name_translation', 'a name'],
  ])('%s: %s', async (group) => {
    if (group === 'name_translation') {
      const name = await makeName(app, tag, 'en', `Entrance ${next}`);
      french = await makeMachine(app, 'name_translations', name, 'fr', { text: 'Bienvenue', origin: 'human' });
    }
    const path = `/${group}s/${french}`;
    const [asked, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    scene.provider.respond(async () => {
      asked.resolve();
      await held.promise;
      return 'ok' as const;
    });
    const giving = give(path);
    await asked.promise;
    const shown = async () => (await as(app, ada)('GET', `${path}.json`)).body;
    expect((await shown()).text).toBe('Bienvenue');
    await as(app, ada)('PATCH', `${path}.json`, { [group]: { text: 'Soyez les bienvenus' } });
    held.resolve();
    const refused = await giving;
    expect([refused.status, refused.headers.get('x-error-reason')]).toEqual([409, 'changed_meanwhile']);
    expect(await shown()).toMatchObject({ text: 'Soyez les bienvenus', origin: 'human' });
  });
});
