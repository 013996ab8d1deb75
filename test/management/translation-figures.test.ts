/** S2: the characters sent for translation, and those served from memory. */
import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { memoryName } from '../../contracts/providers.ts';
import type { RunnerClient } from '../../src/channel/client.ts';
import { loadConfig } from '../../src/config.ts';
import { prune } from '../../src/runner/prune.ts';
import { type Scene, setScene, textRequest } from '../runner/scene.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { eventually } from '../setup/eventually.ts';
import { signedIn } from '../setup/factories.ts';
import { as, noId } from '../setup/management.ts';

const env = {
  TRANSLATION_DAILY_CHARACTERS: '100000',
  TRANSLATION_DAILY_CHARACTERS_UNOWNED: '5000',
  TRANSLATION_DAILY_CHARACTERS_PER_OWNER: '0',
};

let scene: Scene;
let app: TestApp;
let client: RunnerClient;
let ada: Awaited<ReturnType<typeof signedIn>>;
let bob: typeof ada;
let admin: typeof ada;

beforeAll(async () => {
  scene = await setScene();
  client = scene.client(await scene.runner({ caps: loadConfig(env).caps }));
  app = await startApp({ databaseUrl: scene.url, translator: client, runner: client, env });
  ada = await signedIn(app);
  bob = await signedIn(app);
  admin = await signedIn(app, { role: 'admin' });
});
afterAll(async () => {
  await app.stop();
  await scene.end();
});
beforeEach(async () => {
  scene.provider.reset();
  for (const table of ['translation_figures', 'translation_usage', 'translation_memory', 'translations', 'tags'])
    await scene.db(table).delete();
});

const ask = (query = '', caller: typeof ada | undefined = ada) =>
  as(app, caller)('GET', `/stats/translation.json${query}`);
const today = () => new Date().toISOString().slice(0, 10);
const dayBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);

const figure = (day: string, provider: string, characters: number, customer_id: number | null = ada.id, lang = 'fr') =>
  scene.db('translation_figures').insert({ day, provider, characters, customer_id, lang_code: lang });

/** What the caps have counted, and what the figures say of the same. */
async function counted(): Promise<[caps: object, figures: object]> {
  const usage = await scene.db('translation_usage').whereNot('scope', 'like', 'tag:%').where('characters', '>', 0);
  const rows = await scene.db('translation_figures').whereNot({ provider: memoryName });
  const sums = new Map<string, number>();
  const add = (scope: string, characters: string) => sums.set(scope, (sums.get(scope) ?? 0) + Number(characters));
  for (const { provider, customer_id, characters } of rows)
    for (const scope of ['all', provider, customer_id === null ? 'unowned' : `owner:${customer_id}`])
      add(scope, characters);
  return [
    Object.fromEntries(usage.map(({ scope, characters }) => [scope, Number(characters)])),
    Object.fromEntries(sums),
  ];
}

test('S2: of many tags with few texts only the distinct texts are sent and counted', async () => {
  const texts = Array.from({ length: 6 }, (_, at) => `${at} 😀 ${'sign '.repeat(at)}`);
  const tags = await Promise.all(
    Array.from({ length: 30 }, (_, at) => scene.tag({ text: texts[at % 6] ?? '', ownerId: ada.id })),
  );
  const languages = ['fr', 'de', 'zh-CHS'];
  await Promise.all(
    tags.flatMap(({ textRecordId }) => languages.map((lang) => client.request(textRequest(textRecordId, lang)))),
  );
  // A request may be answered before its translation is there.
  await eventually('all are translated', async () => {
    const { rows } = await app.db.raw(`select count(*)::integer from translations where origin = 'machine'`);
    return rows[0].count === tags.length * languages.length;
  });
  const distinct = texts.reduce((sum, text) => sum + [...text].length, 0);
  const { status, body } = await ask();
  expect(status).toBe(200);
  expect(body).toEqual({
    from: dayBefore(today(), 29),
    to: today(),
    rows: ['azure', memoryName].flatMap((provider) =>
      ['zh-CHS', 'fr', 'de'].map((lang_code) => ({
        day: today(),
        provider,
        lang_code,
        characters: provider === 'azure' ? distinct : distinct * 4,
      })),
    ),
    asked: distinct * 15,
    memory: distinct * 12,
    sent: distinct * 3,
    caps: [{ scope: 'owner', cap: null, sent: distinct * 3 }],
  });
  expect(scene.provider.calls).toHaveLength(18);
  expect(scene.provider.calls.reduce((sum, { text }) => sum + [...text].length, 0)).toBe(body.sent);
});

describe('S2: characters', () => {
  test('are counted for each attempt, like for the caps, and not for requests that were not sent', async () => {
    scene.provider.respond((_call, at) => (at === 0 ? 'broken' : 'ok'));
    const { textRecordId } = await scene.tag({ text: 'Twice', ownerId: ada.id });
    expect(await client.request(textRequest(textRecordId, 'fr'))).toMatchObject({ state: 'failed' });
    const again = textRequest(textRecordId, 'fr', { insist: true });
    expect(await client.request(again)).toMatchObject({ state: 'translated' });
    const nobodys = await scene.tag({ text: 'x'.repeat(5001), owned: false });
    expect(await client.request(textRequest(nobodys.textRecordId, 'fr'))).toMatchObject({ reason: 'cap' });
    expect((await ask()).body).toMatchObject({ asked: 10, sent: 10, memory: 0 });
    const [spent, figures] = await counted();
    expect(figures).toEqual(spent);
  });

  test('are counted for the tag’s owner at that time', async () => {
    const tag = await scene.tag({ text: 'Given', ownerId: ada.id });
    await client.request(textRequest(tag.textRecordId, 'fr'));
    await scene.db('tags').where({ id: tag.id }).update({ customer_id: bob.id });
    await client.request(textRequest(tag.textRecordId, 'de'));
    const same = await scene.tag({ text: 'Given', owned: false });
    await client.request(textRequest(same.textRecordId, 'de'));
    expect((await ask()).body).toMatchObject({ sent: 5, memory: 0, rows: [{ lang_code: 'fr' }] });
    expect((await ask('', bob)).body).toMatchObject({ sent: 5, memory: 0, rows: [{ lang_code: 'de' }] });
    expect((await ask('', admin)).body).toMatchObject({ asked: 15, sent: 10, memory: 5 });
    expect((await ask('?customer_id=none', admin)).body).toMatchObject({ asked: 5, sent: 0, memory: 5 });
  });

  test('are the same in figures and caps, even when a runner is killed', async () => {
    const tags = await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        scene.tag({ text: `Text ${at % 25}`, ...(at % 2 ? { ownerId: ada.id } : { owned: false }) }),
      ),
    );
    const first = await scene.runnerProcess();
    const outcomes = tags.map(({ textRecordId }) =>
      client.request(textRequest(textRecordId, 'fr', { wait_ms: 60_000 })),
    );
    await scene.provider.called(5);
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');
    for (const outcome of await Promise.all(outcomes)) expect(outcome).toMatchObject({ state: 'translated' });
    const [spent, figures] = await counted();
    expect(figures).toEqual(spent);
    const sent = scene.provider.calls.reduce((sum, { text }) => sum + [...text].length, 0);
    expect((await ask('', admin)).body.sent).toBeGreaterThanOrEqual(sent);
  });
});

describe('S2: access and filters', () => {
  beforeEach(async () => {
    await figure(today(), 'azure', 10);
    await figure(today(), memoryName, 4, bob.id, 'de');
    await figure(dayBefore(today(), 29), 'deepl', 3);
    await figure(dayBefore(today(), 30), 'azure', 1);
    await scene.db('translation_usage').insert([
      { day: today(), scope: 'all', characters: 14 },
      { day: today(), scope: `owner:${ada.id}`, characters: 13 },
      { day: dayBefore(today(), 1), scope: 'unowned', characters: 2 },
    ]);
  });

  test('customers see their own figures, with their cap', async () => {
    expect((await ask(`?customer_id=${bob.id}`)).body).toEqual({
      from: dayBefore(today(), 29),
      to: today(),
      rows: [
        { day: dayBefore(today(), 29), provider: 'deepl', lang_code: 'fr', characters: 3 },
        { day: today(), provider: 'azure', lang_code: 'fr', characters: 10 },
      ],
      asked: 13,
      memory: 0,
      sent: 13,
      caps: [{ scope: 'owner', cap: null, sent: 13 }],
    });
    expect((await ask('', bob)).body).toMatchObject({ asked: 4, memory: 4, caps: [{ scope: 'owner', sent: 0 }] });
  });

  test('admins see all figures, or those of one customer', async () => {
    const whole = [
      { scope: 'all', cap: 100_000, sent: 14 },
      { scope: 'unowned', cap: 5000, sent: 0 },
    ];
    expect((await ask('', admin)).body).toMatchObject({ asked: 17, memory: 4, sent: 13, caps: whole });
    expect((await ask(`?customer_id=${ada.id}`, admin)).body).toMatchObject({
      asked: 13,
      caps: [...whole, { scope: 'owner', cap: null, sent: 13 }],
    });
  });

  test('both days are included, and 30 days are the default', async () => {
    const first = dayBefore(today(), 30);
    expect((await ask(`?from=${first}`)).body).toMatchObject({ from: first, to: today(), sent: 14 });
    expect((await ask(`?to=${first}`)).body).toMatchObject({ from: dayBefore(first, 29), to: first, sent: 1 });
    expect((await ask(`?from=${first}&to=${first}`)).body).toMatchObject({ sent: 1 });
    expect((await ask(`?from=${dayBefore(first, 1)}&to=${dayBefore(first, 1)}`)).body.rows).toEqual([]);
    // A blank one is absent.
    expect((await ask('?from=&to=')).body).toMatchObject({ to: today(), sent: 13 });
  });

  test.each([
    ['?from=2026-02-30', { from: ['is not a day'] }],
    ['?to=tomorrow', { to: ['is not a day'] }],
    ['?from=2026-02-02&to=2026-02-01', { from: ['is after `to`'] }],
    ['?from=9999-01-01', { from: ['is after `to`'] }],
  ])('an error is reported by parameter: %s', async (query, body) => {
    expect(await ask(query)).toMatchObject({ status: 422, body });
  });

  test('an unknown customer is reported to admins only, and a request without a token gets 401', async () => {
    expect(await ask(`?customer_id=${noId}`, admin)).toMatchObject({
      status: 422,
      body: { customer_id: ['does not exist'] },
    });
    expect(await ask('?customer_id=x', admin)).toMatchObject({
      status: 422,
      body: { customer_id: [expect.any(String)] },
    });
    expect((await ask(`?customer_id=${noId}`)).status).toBe(200);
    expect((await as(app, undefined)('GET', '/stats/translation.json')).status).toBe(401);
  });

  test('sums are kept for 400 days', async () => {
    await figure(dayBefore(today(), 400), 'azure', 2);
    await figure(dayBefore(today(), 401), 'azure', 2);
    await prune(scene.db, 365);
    expect((await ask('?from=2000-01-01')).body.sent).toBe(16);
  });
});

test('S2: shows the caps of the configuration', async () => {
  const env = { TRANSLATION_DAILY_CHARACTERS: '10', TRANSLATION_DAILY_CHARACTERS_UNOWNED: '0' };
  const other = await startApp({ databaseUrl: scene.url, env });
  try {
    const shown = async (caller: typeof ada) => (await as(other, caller)('GET', '/stats/translation.json')).body.caps;
    expect(await shown(admin)).toMatchObject([{ cap: 10 }, { cap: 0 }]);
    expect(await shown(ada)).toEqual([{ scope: 'owner', cap: 5, sent: 0 }]);
  } finally {
    await other.stop();
  }
});
