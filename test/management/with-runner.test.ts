/** Management and a runner, with a provider on loopback: what people ask the machine for, to the end. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { RunnerOptions } from '../../src/runner/runner.ts';
import { type Scene, setScene } from '../runner/scene.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { eventually } from '../setup/eventually.ts';
import { signedIn } from '../setup/factories.ts';
import { as, makeName, makeRecord, makeText } from '../setup/management.ts';

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
  as(on, ada)('POST', '/translations.json', { translation: { tag_id, lang_code } });
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

test('X21, X30, X42: a text and a name are translated, and read with no further calls', async () => {
  await makeText(app, tag_id, 'en', 'Welcome');
  await makeName(app, tag_id, 'en', 'Entrance');
  const text = await create('fr');
  expect([text.status, text.body]).toMatchObject([201, { text: '[fr] Welcome', origin: 'machine', provider: 'azure' }]);
  const name_translation = { tag_id, lang_code: 'fr' };
  const name = await as(app, ada)('POST', '/name_translations.json', { name_translation });
  expect([name.status, name.body]).toMatchObject([201, { text: '[fr] Entrance', origin: 'machine' }]);
  const calls = scene.provider.calls.length;
  const { tag_identifier: id } = await app.db('tags').where({ id: tag_id }).first();
  const shown = await app.call('GET', '/api/v1/tags/show', { query: { id, lang: 'fr' } });
  expect(shown.body.tags[0]).toMatchObject({
    translation: { text: '[fr] Welcome', lang: 'fr' },
    name: { text: '[fr] Entrance', lang: 'fr' },
  });
  expect((await create('fr')).body).toEqual(text.body);
  expect(scene.provider.calls).toHaveLength(calls);
});

test('X29, D47: too slow is 503 with the job kept, and the same request later finds the finished record', async () => {
  await makeText(app, tag_id, 'en', 'Slowly');
  scene.provider.respond({ mode: 'ok', slow: 1500 });
  const late = await create('fr', hasty);
  expect([late.status, late.headers.get('x-error-reason')]).toEqual([503, 'translation_pending']);
  expect(await texts()).toHaveLength(1);
  await eventually('the job is done', async () => (await texts()).length === 2);
  const calls = scene.provider.calls.length;
  expect([(await create('fr')).body.text, scene.provider.calls.length]).toEqual(['[fr] Slowly', calls]);
});

test.each(['broken', 'close', 'garbage', 'empty'] as const)(
  'X29: a provider that is %s is 503, and no half text is stored',
  async (mode) => {
    await makeText(app, tag_id, 'en', `Not ${mode}`);
    scene.provider.respond(mode);
    const { status, body, headers } = await create('fr', hasty);
    expect([status, body.error.code]).toEqual([503, 'ServerError']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await texts()).toHaveLength(1);
    scene.provider.respond('ok');
    expect((await create('fr')).body.text).toBe(`[fr] Not ${mode}`);
  },
);

test('X29, D72: what no provider can translate, or takes, is 422', async () => {
  await makeText(app, tag_id, 'en', 'Refused');
  scene.provider.respond('languages');
  const unsupported = await create('it');
  expect([unsupported.status, unsupported.body]).toEqual([
    422,
    { lang_code: [expect.stringMatching(/^cannot be reached/)] },
  ]);
  scene.provider.respond('too-long');
  const { status, body } = await create('fr');
  expect([status, body]).toEqual([422, { lang_code: [expect.stringMatching(/^cannot be translated/)] }]);
});

test('C3: after an edit the machine’s work is made again, and a person’s is not', async () => {
  const { record } = await makeText(app, tag_id, 'en', 'Before');
  for (const lang of ['fr', 'it']) expect((await create(lang)).status).toBe(201);
  const human = { tag_id, lang_code: 'es', text: 'Antes', origin: 'human' };
  expect((await as(app, ada)('POST', '/translations.json', { translation: human })).status).toBe(201);
  const edit = { text_record: { text: 'After' } };
  expect((await as(app, ada)('PATCH', `/text_records/${record}.json`, edit)).status).toBe(204);
  await eventually(
    'both are made again',
    async () => (await texts()).filter(({ text }: { text: string }) => /^\[..\] After$/.test(text)).length === 2,
  );
  const { body } = await as(app, ada)('GET', `/text_records/${record}.json`);
  const told = body.translations.map(({ lang_code, text, stale }: Record<string, unknown>) => [lang_code, text, stale]);
  expect(told.toSorted()).toEqual([
    ['en', 'After', false],
    ['es', 'Antes', true],
    ['fr', '[fr] After', false],
    ['it', '[it] After', false],
  ]);
});

test('C2: ten requests for one translation at once are one call and one row', async () => {
  await makeText(app, tag_id, 'en', 'Together');
  const before = scene.provider.calls.length;
  const answers = await Promise.all(Array.from({ length: 10 }, () => create('de')));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(scene.provider.calls.length - before).toBe(1);
});

test.each([
  ['all', { all: 10, owner: 0 }, 'TRANSLATION_DAILY_CHARACTERS'],
  ['one owner’s', { all: 1000, owner: 10 }, 'TRANSLATION_DAILY_CHARACTERS_PER_OWNER'],
])('D71: when %s characters of the day are spent: 503 that names the cap', async (_whose, caps, variable) => {
  const usual = [scene, app, hasty] as const;
  await start({ caps: { unowned: 10, tag: 0, ...caps } });
  try {
    ada = await signedIn(app);
    tag_id = await makeRecord(app, 'tags', ada.id);
    await makeText(app, tag_id, 'en', 'More than ten characters');
    const { status, body, headers } = await create('fr');
    expect([status, headers.get('x-error-reason')]).toEqual([503, 'translation_cap_reached']);
    expect(body.error.message).toContain(`(${variable})`);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(scene.provider.calls).toEqual([]);
  } finally {
    await stop();
    [scene, app, hasty] = usual;
  }
});
