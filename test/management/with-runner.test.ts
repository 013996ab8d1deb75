/** Management with a real runner and a provider on loopback: machine translations from request to result. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { RunnerOptions } from '../../src/runner/parts.ts';
import { type Scene, setScene } from '../runner/scene.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { eventually } from '../setup/eventually.ts';
import { signedIn } from '../setup/factories.ts';
import { makeName, makeRecord, makeText } from '../setup/management.ts';
import { json } from '../setup/spec.ts';

let scene: Scene;
/** Waits for the runner however busy the machine is. */
let app: TestApp;
/** Gives up at once, by anybody's clock. */
let hasty: TestApp;
let ada: Awaited<ReturnType<typeof signedIn>>;
let tag_id: number;

/** Two web processes, and a runner of its own kind. */
async function start(options: Partial<RunnerOptions>): Promise<void> {
  scene = await setScene();
  const translator = scene.client(await scene.runner(options));
  const withBudget = (ms: number) =>
    startApp({ databaseUrl: scene.url, translator, env: { MANAGEMENT_TRANSLATION_BUDGET_MS: String(ms) } });
  [app, hasty] = await Promise.all([withBudget(60_000), withBudget(500)]);
}

async function stop(): Promise<void> {
  await Promise.all([app?.stop(), hasty?.stop()]);
  await scene?.end();
}

const create = (lang_code: string, on = app) =>
  on.spec(ada).post('/translations.json').withJson({ translation: { tag_id, lang_code } });
const texts = () =>
  app
    .db('translations')
    .join('text_records', 'text_records.id', 'text_record_id')
    .where({ tag_id })
    .orderBy('lang_code');

beforeAll(() => start({}));
afterAll(stop);
beforeEach(async () => {
  scene.provider.respond('ok');
  ada = await signedIn(app);
  tag_id = await makeRecord(app, 'tags', ada.id);
});

test('X21, X30, X42: a text and a name are translated, and then read without further calls', async () => {
  await makeText(app, tag_id, 'en', 'Welcome');
  await makeName(app, tag_id, 'en', 'Entrance');
  const text = await create('fr')
    .expectStatus(201)
    .expectJsonLike({ text: '[fr] Welcome', origin: 'machine', provider: 'azure' });
  const name_translation = { tag_id, lang_code: 'fr' };
  await app
    .spec(ada)
    .post('/name_translations.json')
    .withJson({ name_translation })
    .expectStatus(201)
    .expectJsonLike({ text: '[fr] Entrance', origin: 'machine' });
  const calls = scene.provider.calls.length;
  const { tag_identifier: id } = await app.db('tags').where({ id: tag_id }).first();
  await app
    .spec()
    .get('/api/v1/tags/show')
    .withQueryParams({ id, lang: 'fr' })
    .expectJsonLike('tags[0]', {
      translation: { text: '[fr] Welcome', lang: 'fr' },
      name: { text: '[fr] Entrance', lang: 'fr' },
    });
  await create('fr').expectJson(text.body);
  expect(scene.provider.calls).toHaveLength(calls);
});

test('X29, D47: a slow translation answers 503 and continues; a later request gets the finished record', async () => {
  await makeText(app, tag_id, 'en', 'Slowly');
  scene.provider.respond({ mode: 'ok', slow: 1500 });
  await create('fr', hasty).expectStatus(503).expectHeader('x-error-reason', 'translation_pending');
  expect(await texts()).toHaveLength(1);
  await eventually('the job is done', async () => (await texts()).length === 2);
  const calls = scene.provider.calls.length;
  await create('fr').expectJson('text', '[fr] Slowly');
  expect(scene.provider.calls).toHaveLength(calls);
});

test.each(['broken', 'close', 'garbage', 'empty'] as const)(
  'X29: a provider failure (%s) answers 503, and no partial text is stored',
  async (mode) => {
    await makeText(app, tag_id, 'en', `Not ${mode}`);
    scene.provider.respond(mode);
    await create('fr', hasty)
      .expectStatus(503)
      .expectJson('error.code', 'ServerError')
      .expectHeader('retry-after', /^[1-9]\d*$/);
    expect(await texts()).toHaveLength(1);
    scene.provider.respond('ok');
    await create('fr').expectJson('text', `[fr] Not ${mode}`);
  },
);

test('X29, D72: a text or language that no provider accepts answers 422', async () => {
  await makeText(app, tag_id, 'en', 'Refused');
  scene.provider.respond('languages');
  await create('it')
    .expectStatus(422)
    .expect(json({ lang_code: [expect.stringMatching(/^cannot be reached/)] }));
  scene.provider.respond('too-long');
  await create('fr')
    .expectStatus(422)
    .expect(json({ lang_code: [expect.stringMatching(/^cannot be translated/)] }));
});

test('C3: an edit renews machine translations, but not human ones', async () => {
  const { record } = await makeText(app, tag_id, 'en', 'Before');
  for (const lang of ['fr', 'it']) await create(lang).expectStatus(201);
  const human = { tag_id, lang_code: 'es', text: 'Antes', origin: 'human' };
  await app.spec(ada).post('/translations.json').withJson({ translation: human }).expectStatus(201);
  const edit = { text_record: { text: 'After' } };
  await app.spec(ada).patch(`/text_records/${record}.json`).withJson(edit).expectStatus(204);
  await eventually(
    'both are made again',
    async () => (await texts()).filter(({ text }: { text: string }) => /^\[..\] After$/.test(text)).length === 2,
  );
  const { body } = await app.spec(ada).get(`/text_records/${record}.json`);
  const told = body.translations.map(({ lang_code, text, stale }: Record<string, unknown>) => [lang_code, text, stale]);
  expect(told.toSorted()).toEqual([
    ['en', 'After', false],
    ['es', 'Antes', true],
    ['fr', '[fr] After', false],
    ['it', '[it] After', false],
  ]);
});

test('C2: ten concurrent requests for one translation make one call and one row', async () => {
  await makeText(app, tag_id, 'en', 'Together');
  const before = scene.provider.calls.length;
  const answers = await Promise.all(Array.from({ length: 10 }, () => create('de')));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(201));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(scene.provider.calls.length - before).toBe(1);
});

test.each([
  ['all', { all: 10, owner: 0 }, 'TRANSLATION_DAILY_CHARACTERS'],
  ['one owner’s', { all: 1000, owner: 10 }, 'TRANSLATION_DAILY_CHARACTERS_PER_OWNER'],
])(
  'D71: when %s characters of the day are used up, a request gets 503 with the name of the cap',
  async (_whose, caps, variable) => {
    const usual = [scene, app, hasty] as const;
    await start({ caps: { unowned: 10, tag: 0, ...caps } });
    try {
      ada = await signedIn(app);
      tag_id = await makeRecord(app, 'tags', ada.id);
      await makeText(app, tag_id, 'en', 'More than ten characters');
      await create('fr')
        .expectStatus(503)
        .expectHeader('x-error-reason', 'translation_cap_reached')
        .expectHeader('retry-after', /^[1-9]\d*$/)
        .expectJsonLike('error.message', expect.stringContaining(`(${variable})`));
      expect(scene.provider.calls).toEqual([]);
    } finally {
      await stop();
      [scene, app, hasty] = usual;
    }
  },
);
