/** Undoing an undo: what the first set made comes back as it was, with what it was connected to. */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { inTransaction, type Transaction } from '../../src/database/transaction.ts';
import { withWriter } from '../../src/database/transaction-writer.ts';
import { deletePlaces, deleteTags } from '../../src/model/bin/move-to-bin.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { signedIn } from '../setup/factories.ts';
import { as } from '../setup/management.ts';
import { stateOf } from '../setup/undo-sequence.ts';

type Caller = Awaited<ReturnType<typeof signedIn>>;

let app: TestApp;
let ada: Caller;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  ada = await signedIn(app);
});

async function send(method: string, path: string, body?: object, caller = ada) {
  const answer = await as(app, caller)(method, path, body);
  expect([path, answer.status < 300]).toEqual([path, true]);
  return answer.body;
}
const makeTag = (tag: object = {}) => send('POST', '/Tags.json', { tag });
const makeItem = (hardware: object) => send('POST', '/hardwares.json', { hardware });
const nfc = () => ({ hardware_type: 'nfc', identifier: randomBytes(7).toString('hex').toUpperCase() });
const makePlace = (name: string) => send('POST', '/places.json', { place: { name } });

/** The newest change set. */
const lastSet = async (): Promise<string> =>
  (await app.db('history').where({ customer_id: ada.id }).orderBy('id', 'desc').first('change_set')).change_set;

/** Undoes the newest set, then the undo: first all is as before the set, then as after it. */
async function undoneTwice(before: unknown, caller = ada): Promise<void> {
  const after = await stateOf(app.db, ada.id);
  let set = await lastSet();
  for (const state of [before, after]) {
    const { kept, change_set } = await send('POST', `/history/change_sets/${set}/undo.json`, undefined, caller);
    expect(kept).toEqual([]);
    expect(await stateOf(app.db, ada.id)).toEqual(state);
    set = change_set;
  }
}

/** Work in the database as one set of hers. */
const inSet = (work: (trx: Transaction) => Promise<unknown>) =>
  inTransaction(withWriter(app.db, { actor: ada.id, way: 'page' }), work);

test.each(['its owner', 'an admin'])('UN3, UN6: %s returns tags to the places that an import has made', async (who) => {
  const before = await stateOf(app.db, ada.id);
  const rows = ['Hall', 'Hall', 'Yard'].map((place, at) => ({ reference: `R-${at}`, lang: 'en', text: 'One', place }));
  await send('POST', '/Tags/import.json?create_places=1', { import: { rows } });
  const places = await app.db('tags').where({ customer_id: ada.id }).pluck('place_id');
  expect(new Set(places).size).toBe(2);
  await undoneTwice(before, who === 'an admin' ? await signedIn(app, { role: 'admin' }) : ada);
});

test('UN3, UN6: a tag takes over free hardware again, which it had changed', async () => {
  const free = nfc();
  await makeItem({ ...free, latitude: 5, longitude: 6 });
  const before = await stateOf(app.db, ada.id);
  const hardware = [{ type: 'nfc', identifier: free.identifier.toLowerCase() }];
  await send('POST', '/Tags/import.json', {
    import: { rows: [{ reference: 'R', lang: 'en', name: 'Door', hardware }] },
  });
  expect((await stateOf(app.db, ada.id)).hardwares).toMatchObject([{ tag_id: expect.any(Number) }]);
  await undoneTwice(before);
});

test('UN3, UN6: a tag takes over hardware again that belongs to another tag', async () => {
  const { id } = await makeItem({ ...nfc(), tag_id: (await makeTag()).id, latitude: 5, longitude: 6 });
  const before = await stateOf(app.db, ada.id);
  await inSet(async (trx) => {
    const tag = { tag_identifier: randomBytes(6).toString('hex'), customer_id: ada.id };
    const [{ id: tag_id }] = await trx('tags').insert(tag).returning('id');
    await trx('hardwares').where({ id }).update({ tag_id, latitude: null, longitude: null });
  });
  await undoneTwice(before);
});

test('UN3: hardware of a deleted tag stays where it was attached meanwhile, and is reported once', async () => {
  const [from, to] = [await makeTag(), await makeTag()];
  const { id } = await makeItem({ ...nfc(), tag_id: from.id });
  const move = (tag_id: number) => send('PATCH', `/hardwares/${id}.json`, { hardware: { tag_id } });
  await inSet(async (trx) => {
    await deleteTags(trx, [from.id]);
    await trx('hardwares').where({ id }).update({ tag_id: to.id });
  });
  const set = await lastSet();
  const third = await makeTag();
  await move(third.id);
  const kept = [{ resource: 'hardwares', record_id: id, field: 'tag_id', why: 'changed_since' }];
  expect(await send('POST', `/history/change_sets/${set}/undo.json`)).toMatchObject({ undone: 1, kept });
  expect(await app.db('hardwares').where({ id }).first()).toMatchObject({ tag_id: third.id });
});

test('UN3, UN6: a deletion of a tag also undoes what else its set has done', async () => {
  const [kept, { id }] = [await makeTag(), await makeTag()];
  await makeItem({ ...nfc(), tag_id: id });
  const free = [await makeItem(nfc()), await makeItem(nfc()), await makeItem({ ...nfc(), tag_id: kept.id })];
  const [hall, yard] = [await makePlace('Hall'), await makePlace('Yard')];
  const before = await stateOf(app.db, ada.id);
  await inSet(async (trx) => {
    await trx('hardwares').where({ id: free[0].id }).update({ latitude: 5, longitude: 6 });
    await trx('hardwares').where({ id: free[1].id }).delete();
    await trx('hardwares').where({ id: free[2].id }).update({ tag_id: null });
    await trx('hardwares').insert({ ...nfc(), match_key: '', customer_id: ada.id });
    await trx('places').where({ id: hall.id }).update({ name: 'Attic' });
    await trx('places').insert({ customer_id: ada.id, name: 'Cellar' });
    await deletePlaces(trx, [yard.id]);
    await deleteTags(trx, [id]);
  });
  await undoneTwice(before);
});
