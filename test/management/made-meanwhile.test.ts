/**
 * WD1, WD2, D41: while a machine translates, the customer adds a keep word, or the tag is given away; with a real runner and
 * a provider on loopback that answers when a test lets it.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Scene } from '../runner/scene.ts';
import type { TestApp } from '../setup/app.ts';
import { type AppWithRunner, startWithRunner } from '../setup/app-with-runner.ts';
import { eventually } from '../setup/eventually.ts';
import { signedIn } from '../setup/factories.ts';
import { lockWaits } from '../setup/lock-waits.ts';
import { as, makeMachine, makeName, makeRecord, makeText } from '../setup/management.ts';

let scene: Scene;
let app: TestApp;
let stop: AppWithRunner['stop'] | undefined;
let admin: Awaited<ReturnType<typeof signedIn>>;
let ada: typeof admin;
let grace: typeof admin;
let tag: number;
let record: number;
let original: number;
let words: string;
let next = 0;
/** Lets the provider answer the first call. */
let answer: () => void;

beforeAll(async () => {
  ({ scene, app, stop } = await startWithRunner(undefined, { MANAGEMENT_TRANSLATION_BUDGET_MS: '60000' }));
  admin = await signedIn(app, { role: 'admin' });
});
afterAll(() => stop?.());
beforeEach(async () => {
  const held = Promise.withResolvers<void>();
  answer = held.resolve;
  scene.provider.reset();
  scene.provider.respond(async ({ text }, at) => {
    if (at === 0) await held.promise;
    return { text: text.replace('The', 'Die').replace(/Lantern(?!<)/, 'Laterne') };
  });
  [ada, grace] = [await signedIn(app), await signedIn(app)];
  tag = await makeRecord(app, 'tags', ada.id);
  // The memory has nothing of it.
  next += 1;
  words = `The Lantern ${next}`;
  ({ record, original } = await makeText(app, tag, 'en', words));
});

afterEach(() => answer());

const call = (...args: Parameters<ReturnType<typeof as>>) => as(app, ada)(...args);
const add = async (word: string) => expect((await call('POST', '/keep_words.json', { word })).status).toBe(201);
const give = async () => {
  const { status } = await as(app, admin)('PATCH', `/Tags/${tag}.json`, { tag: { customer_id: grace.id } });
  expect(status).toBe(204);
};
const make = (group = 'translation', lang_code = 'de') =>
  call('POST', `/${group}s.json`, { [group]: { tag_id: tag, lang_code } });
const stored = () => app.db('translations').where({ text_record_id: record, lang_code: 'de' }).first();
const sent = () => scene.provider.calls.map(({ text }) => text);
const withWord = () => `Die Lantern ${next}`;
const marked = () => `The <span class="notranslate">Lantern</span> ${next}`;
const waiting = (count: number) => async () => (await lockWaits(scene.db)) >= count;
const asked = () => scene.provider.called(1);
const refused = { status: 422, body: { tag_id: ['has no text to translate any more'] } };

describe('WD2: a new keep word holds for what is being translated', () => {
  test.each(['translation', 'name_translation'])('on request: a %s', async (group) => {
    if (group === 'name_translation') await makeName(app, tag, 'en', words);
    const making = make(group);
    await asked();
    await add('Lantern');
    answer();
    expect(await making).toMatchObject({ status: 201, body: { text: withWord(), stale: false, origin: 'machine' } });
    expect(sent()).toEqual([words, marked()]);
  });

  test('by a lookup', async () => {
    const { tag_identifier: id } = await app.db('tags').where({ id: tag }).first();
    await app.spec().get('/api/v1/tags/show').withQueryParams({ id, lang: 'de' }).expectStatus(200);
    await asked();
    await add('Lantern');
    answer();
    await eventually('it is stored', async () => (await stored())?.text === withWord());
    expect(sent()).toEqual([words, marked()]);
  });

  test('in place of a person’s text', async () => {
    const german = await makeMachine(app, 'translations', original, 'de', { text: 'Die Laterne', origin: 'human' });
    const giving = call('POST', `/translations/${german}/to_machine.json`);
    await asked();
    await add('Lantern');
    answer();
    expect(await giving).toMatchObject({ status: 200, body: { text: withWord(), origin: 'machine' } });
  });

  test('even if it is being added while the translation is stored', async () => {
    const making = make();
    await asked();
    const adding = await app.db.transaction();
    await adding.raw(`select pg_advisory_xact_lock(hashtextextended('keep words ' || ?::integer, 0))`, [ada.id]);
    await adding('keep_words').insert({ customer_id: ada.id, word: 'Lantern' });
    answer();
    await eventually('storing waits for the word', waiting(1));
    await adding.commit();
    expect(await making).toMatchObject({ status: 201, body: { text: withWord() } });
  });

  test('even if the translation is being stored while it is added', async () => {
    const making = make();
    await asked();
    const held = await app.db.transaction();
    await held('work').where({ subject_kind: 'text', subject_id: record }).forUpdate();
    answer();
    await eventually('its end waits', waiting(1));
    const adding = add('Lantern');
    await eventually('the word waits for the text', waiting(2));
    await held.commit();
    await adding;
    expect((await making).status).toBe(201);
    await eventually('it is made again', async () => (await stored()).text === withWord());
  });

  test('S1: what was paid for is kept for others, and for texts without the word', async () => {
    const making = make();
    await asked();
    await add('Lantern');
    answer();
    await making;
    const other = await makeRecord(app, 'tags', grace.id);
    await makeText(app, other, 'en', words);
    const translation = { tag_id: other, lang_code: 'de' };
    const { body } = await as(app, grace)('POST', '/translations.json', { translation });
    expect(body.text).toBe(`Die Laterne ${next}`);
    expect(sent()).toHaveLength(2);
  });

  test('S1: nothing is paid for again because of a word that the text has not', async () => {
    const making = make();
    await asked();
    await add('Compass');
    answer();
    expect(await making).toMatchObject({ status: 201, body: { text: `Die Laterne ${next}`, stale: false } });
    expect(sent()).toEqual([words]);
  });
});

describe('D41: nothing is stored for a former owner', () => {
  test.each(['translation', 'name_translation'])('on request: a %s', async (group) => {
    if (group === 'name_translation') await makeName(app, tag, 'en', words);
    const making = make(group);
    await asked();
    await give();
    answer();
    expect(await making).toMatchObject(refused);
    const table = app.db(`${group}s`).where({ lang_code: 'de' });
    const own = group === 'translation' ? { text_record_id: record } : { tag_id: tag };
    expect(await table.where(own)).toEqual([]);
    expect(await app.db('work').where({ tag_id: tag, lang_code: 'de' }).first()).toMatchObject({ state: 'cancelled' });
    // The new owner gets what was paid for.
    const { status, body } = await as(app, grace)('POST', `/${group}s.json`, {
      [group]: { tag_id: tag, lang_code: 'de' },
    });
    expect([status, body.text]).toEqual([201, `Die Laterne ${next}`]);
    expect(sent()).toEqual([words]);
  });

  test('by an order', async () => {
    const { body } = await call('POST', '/translation_orders.json', { lang_codes: ['de'] });
    await asked();
    await give();
    answer();
    const items = () => app.db('translation_order_items').where({ order_id: body.id });
    await eventually('its item has ended', async () => (await items())[0].state === 'skipped');
    expect(await items()).toMatchObject([{ reason: 'gone' }]);
    expect(await stored()).toBeUndefined();
  });

  test.each(['translations', 'name_translations'] as const)('in place of a person’s text: %s', async (table) => {
    const first = table === 'translations' ? original : await makeName(app, tag, 'en', words);
    const german = await makeMachine(app, table, first, 'de', { text: 'Beim Licht', origin: 'human' });
    const giving = call('POST', `/${table}/${german}/to_machine.json`);
    await asked();
    await give();
    answer();
    expect(await giving).toMatchObject(refused);
    const shown = await as(app, grace)('GET', `/${table}/${german}.json`);
    expect(shown.body).toMatchObject({ text: 'Beim Licht', origin: 'human' });
  });

  test('even if the tag is being given away while a machine’s text replaces a person’s', async () => {
    const german = await makeMachine(app, 'translations', original, 'de', { text: 'Beim Licht', origin: 'human' });
    const giving = call('POST', `/translations/${german}/to_machine.json`);
    await asked();
    const gift = await app.db.transaction();
    await gift('tags').where({ id: tag }).update({ customer_id: grace.id });
    answer();
    await eventually('replacing waits for the gift', waiting(1));
    await gift.commit();
    expect(await giving).toMatchObject(refused);
    expect(await stored()).toMatchObject({ text: 'Beim Licht', origin: 'human' });
  });
});
