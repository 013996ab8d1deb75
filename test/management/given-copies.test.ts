/** A copy of a human translation follows its source only while both belong to the same customer. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../setup/app.ts';
import { signedIn } from '../setup/factories.ts';
import { as } from '../setup/management.ts';

type Caller = Awaited<ReturnType<typeof signedIn>>;

let app: TestApp;
let admin: Caller;
let ada: Caller;
let grace: Caller;
/** With the work of a person, and with a copy of it by the memory: their tags, and their French texts. */
let source: { tag: number; french: number };
let copy: typeof source;

beforeAll(async () => {
  app = await startApp();
  admin = await signedIn(app, { role: 'admin' });
});
afterAll(() => app.stop());
beforeEach(async () => {
  [ada, grace] = [await signedIn(app), await signedIn(app)];
  [source, copy] = [await withFrench({ origin: 'human' }), await withFrench({ origin: 'machine', provider: 'memory' })];
  await app
    .db('memory_copies')
    .insert({ kind: 'text', id: copy.french, source_kind: 'text', source_id: source.french });
});

async function withFrench(made: object) {
  const tag = (await as(app, ada)('POST', '/Tags.json', { tag: {} })).body.id as number;
  const text = { tag_id: tag, lang_code: 'en', text: 'Hello' };
  await as(app, ada)('POST', '/translations.json', { translation: text });
  const original = await app.db('translations').orderBy('id', 'desc').first('text_record_id', 'source_hash');
  const row = { ...original, lang_code: 'fr', text: 'Bonjour', ...made };
  const [{ id: french }] = await app.db('translations').insert(row).returning('id');
  return { tag, french: french as number };
}

const translation = (id: number, caller: Caller) => as(app, caller)('GET', `/translations/${id}.json`);
const edit = async () => {
  const changed = { translation: { text: 'Salut' } };
  const owner = (await translation(source.french, ada)).status === 200 ? ada : grace;
  expect((await as(app, owner)('PATCH', `/translations/${source.french}.json`, changed)).status).toBeLessThan(300);
};
const isStale = async (caller: Caller) => (await translation(copy.french, caller)).body.stale;

const give = (tag: number, customer_id: number) =>
  as(app, admin)('POST', '/Tags/bulk.json', { bulk: { action: 'give', tag_ids: [tag], customer_id } });
const patch = (tag: number, customer_id: number) =>
  as(app, admin)('PATCH', `/Tags/${tag}.json`, { tag: { customer_id } });

test('a copy becomes stale when its source is edited', async () => {
  await edit();
  expect(await isStale(ada)).toBe(true);
});

test.each([
  ['in bulk', give],
  ['one by one', patch],
])('edits by the former or the new owner do not affect the other’s texts after a gift %s', async (_, to) => {
  expect((await to(copy.tag, grace.id)).status).toBeLessThan(300);
  await edit();
  expect(await isStale(grace)).toBe(false);

  [source, copy] = [await withFrench({ origin: 'human' }), await withFrench({ origin: 'machine', provider: 'memory' })];
  await app
    .db('memory_copies')
    .insert({ kind: 'text', id: copy.french, source_kind: 'text', source_id: source.french });
  expect((await to(source.tag, grace.id)).status).toBeLessThan(300);
  await edit();
  expect(await isStale(ada)).toBe(false);
});

test('edits do not reach across owners after a gift is undone', async () => {
  await give(copy.tag, grace.id);
  const gift = await app.db('history').where({ customer_id: admin.id }).orderBy('id', 'desc').first('change_set');
  // As the memory took it over at the new owner's.
  await app.db('tags').where({ id: source.tag }).update({ customer_id: grace.id });
  await app
    .db('memory_copies')
    .insert({ kind: 'text', id: copy.french, source_kind: 'text', source_id: source.french });
  const undone = await as(app, admin)('POST', `/history/change_sets/${gift.change_set}/undo.json`);
  expect([undone.status, undone.body.kept]).toEqual([200, []]);
  await edit();
  expect(await isStale(ada)).toBe(false);
});
