/** The bin: deleted records are kept and can be restored as they were. */
import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { BinEntry } from '../../src/model/bin/bin-entry.ts';
import { countOwned } from '../../src/model/owned-record-counts.ts';
import { sourceHash } from '../../src/model/translations/source-hash.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { eventually } from '../setup/eventually.ts';
import { signedIn } from '../setup/factories.ts';
import { lockWaits } from '../setup/lock-waits.ts';
import { as, noId, notFound, storeMachine } from '../setup/management.ts';

type Caller = Awaited<ReturnType<typeof signedIn>>;

let app: TestApp;
let ada: Caller;
let grace: Caller;
let admin: Caller;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  [ada, grace, admin] = [await signedIn(app), await signedIn(app), await signedIn(app, { role: 'admin' })];
});

const call = (method: string, path: string, body?: unknown, caller: Caller = ada, headers = {}) =>
  as(app, caller)(method, path, body, { headers });
async function get(path: string, caller: Caller = ada) {
  const { status, body } = await call('GET', path, undefined, caller);
  expect(status).toBe(200);
  return body;
}
async function make(path: string, body: object, caller: Caller = ada) {
  const answer = await call('POST', path, body, caller);
  expect(answer.status).toBe(201);
  return answer.body;
}
const change = async (path: string, body: object, caller: Caller = ada) =>
  expect((await call('PATCH', path, body, caller)).status).toBeLessThan(300);
const destroy = async (path: string, caller: Caller = ada) =>
  expect((await call('DELETE', path, undefined, caller)).status).toBe(204);
const bin = (caller: Caller = ada) => get('/bin.json', caller);
const newest = async (caller: Caller = ada) => (await bin(caller))[0];
const restore = (id: number, caller: Caller = ada, headers = {}) =>
  call('POST', `/bin/${id}/restore.json`, undefined, caller, headers);
async function restored(id: number, caller: Caller = ada) {
  const { status, body } = await restore(id, caller);
  expect(status).toBe(200);
  return body;
}
const nfc = () => randomBytes(7).toString('hex').toUpperCase();
const lookup = (identifier: string, lang = 'fr') =>
  app.call('GET', `/api/v1/tags/show?id=${identifier}&lang=${lang}`).then(({ status, text }) => ({ status, text }));

/** A tag with all that a tag can have. */
async function wholeTag() {
  const place = await make('/places.json', { place: { name: 'Hall' } });
  const parent = await make('/Tags.json', { tag: {} });
  const tag = await make('/Tags.json', {
    tag: {
      place_id: place.id,
      parent_id: parent.id,
      reference: `R-${parent.id}`,
      description: 'At the door',
      image_url: 'https://example.com/door.jpg',
    },
  });
  const child = await make('/Tags.json', { tag: { parent_id: tag.id } });
  const tag_id = tag.id;
  const text = await make('/translations.json', { translation: { tag_id, lang_code: 'en', text: 'Welcome' } });
  await make('/translations.json', { translation: { tag_id, lang_code: 'fr', text: 'Bienvenue', origin: 'human' } });
  const machine = (lang: string, provider: string) =>
    storeMachine(app.db, 'text', text.text_record_id, {
      lang,
      text: `[${lang}]`,
      provider,
      sourceHash: sourceHash('en', 'Welcome'),
    });
  await machine('de', 'deepl');
  await machine('it', 'memory');
  await make('/name_translations.json', { name_translation: { tag_id, lang_code: 'en', text: 'Door' } });
  const identifier = nfc();
  const item = await make('/hardwares.json', { hardware: { tag_id, hardware_type: 'nfc', identifier, latitude: 1.5 } });
  return { place, parent, tag, child, text, item, identifier };
}

/** Restored copies of people's work are out of date, so that they are made again whatever has become of it. */
const staleMemory = (texts: { lang_code: string; stale: boolean }[]) =>
  texts.map((each) => (each.lang_code === 'it' ? { ...each, stale: true, source_hash: expect.any(String) } : each));

describe('a deleted tag', () => {
  test('BN1, BN2: disappears everywhere and appears as an entry in the bin', async () => {
    const { tag, item } = await wholeTag();
    await destroy(`/Tags/${tag.id}.json`);
    expect((await lookup(tag.tag_identifier)).status).toBe(404);
    expect((await get(`/hardwares/${item.id}.json`)).tag_id).toBeNull();
    const [entry, ...others] = await bin();
    expect(others).toEqual([]);
    expect(entry).toEqual({
      id: expect.any(Number),
      resource: 'Tags',
      record_id: tag.id,
      name: 'Door',
      tag_identifier: tag.tag_identifier,
      customer_id: ada.id,
      deleted_at: expect.stringMatching(/Z$/),
      deleted_by: ada.id,
      expires_at: expect.stringMatching(/Z$/),
      url: expect.stringMatching(new RegExp(`/bin/${entry.id}\\.json$`)),
    });
    expect(Date.parse(entry.expires_at) - Date.parse(entry.deleted_at)).toBeCloseTo(30 * 24 * 3_600_000, -4);
    expect(await get(`/bin/${entry.id}.json`)).toEqual(entry);
  });

  test('BN3: is restored as it was, with ids and times; texts from the translation memory become stale', async () => {
    const { tag, child } = await wholeTag();
    const before = await get(`/Tags/${tag.id}.json`);
    const rows = await app.db('tags').where({ id: tag.id }).first();
    const told = await get(`/Tags/${tag.id}/history.json`);
    const answer = await lookup(tag.tag_identifier);
    await destroy(`/Tags/${tag.id}.json`);
    const { record, left_out } = await restored((await newest()).id);
    expect(left_out).toEqual([]);
    expect(record).toEqual({ ...before, translations: staleMemory(before.translations) });
    expect(await get(`/Tags/${tag.id}.json`)).toEqual(record);
    expect(await app.db('tags').where({ id: tag.id }).first()).toEqual(rows);
    expect(await lookup(tag.tag_identifier)).toEqual(answer);
    expect((await get(`/Tags/${child.id}.json`)).parent_id).toBe(tag.id);
    expect((await get(`/Tags/${tag.id}/history.json`)).slice(0, told.length)).toEqual(told);
    expect(await bin()).toEqual([]);
    expect((await get('/Tags.json?q=Welcome')).map(({ id }: { id: number }) => id)).toContain(tag.id);
  });

  test('BN3: is restored without the parts that cannot be restored', async () => {
    const { place, parent, tag, child, item, identifier } = await wholeTag();
    await destroy(`/Tags/${tag.id}.json`);
    const entry = await newest();
    const other = await make('/Tags.json', { tag: { reference: tag.reference ?? `R-${parent.id}` } });
    await make('/name_translations.json', { name_translation: { tag_id: other.id, lang_code: 'en', text: 'Gate' } });
    await make('/hardwares.json', { hardware: { tag_id: other.id, hardware_type: 'nfc', identifier } });
    await change(`/Tags/${child.id}.json`, { tag: { parent_id: other.id } });
    await destroy(`/places/${place.id}.json`);
    await destroy(`/Tags/${parent.id}.json`);
    const { record, left_out } = await restored(entry.id);
    expect(record).toMatchObject({ id: tag.id, place_id: null, parent_id: null, hardwares: [] });
    expect(left_out).toEqual(
      expect.arrayContaining([
        { what: 'hardware', why: 'elsewhere', name: 'Gate' },
        { what: 'reference', why: 'taken', name: 'Gate' },
        { what: 'place', why: 'gone', name: 'Hall' },
        { what: 'parent', why: 'gone', name: null },
        { what: 'child', why: 'elsewhere', name: expect.any(String) },
      ]),
    );
    expect(left_out).toHaveLength(5);
    expect((await get(`/hardwares/${item.id}.json`)).tag_id).toBe(other.id);
  });

  test('BN3: gets deleted hardware back, unless it last belonged to another customer', async () => {
    const { tag, item, identifier } = await wholeTag();
    const before = await get(`/hardwares/${item.id}.json`);
    await destroy(`/Tags/${tag.id}.json`);
    await destroy(`/hardwares/${item.id}.json`);
    expect((await restored((await newest()).id)).left_out).toEqual([]);
    expect(await get(`/hardwares/${item.id}.json`)).toEqual(before);
    await destroy(`/Tags/${tag.id}.json`);
    const hers = await make('/Tags.json', { tag: {} }, grace);
    await make('/hardwares.json', { hardware: { tag_id: hers.id, hardware_type: 'nfc', identifier } }, grace);
    await change(`/hardwares/${item.id}.json`, { hardware: { tag_id: null } }, grace);
    expect((await restored((await newest()).id)).left_out).toEqual([
      { what: 'hardware', why: 'elsewhere', name: null },
    ]);
    expect((await get(`/hardwares/${item.id}.json`, grace)).tag_id).toBeNull();
  });

  test.each(['gone', 'a member'])('BN3, TM2: is restored with its chip if a former owner is %s', async (fate) => {
    const former = await signedIn(app);
    const tag = await make('/Tags.json', { tag: {} }, former);
    const chip = (identifier: string) =>
      make('/hardwares.json', { hardware: { tag_id: tag.id, hardware_type: 'nfc', identifier } }, former);
    const [item, second] = [await chip(nfc()), await chip(nfc())];
    const bulk = { action: 'give', tag_ids: [tag.id], customer_id: ada.id };
    expect((await call('POST', '/Tags/bulk.json', { bulk }, admin)).status).toBe(200);
    expect(await app.db.transaction((trx) => countOwned(trx, former.id))).toMatchObject({ hardwares: 0 });
    if (fate === 'gone') await destroy(`/customers/${former.id}.json`, admin);
    else await app.db('customers').where({ id: former.id }).update({ member_of: grace.id, member_role: 'editor' });
    await change(`/hardwares/${item.id}.json`, { hardware: { latitude: 5 } });
    await destroy(`/Tags/${tag.id}.json`);
    await destroy(`/hardwares/${second.id}.json`);
    expect((await restored((await newest()).id)).left_out).toEqual([]);
    for (const { id } of [item, second]) expect((await get(`/hardwares/${id}.json`)).tag_id).toBe(tag.id);
  });

  test('BN3, HU5: is restored without an item whose key an older item has', async () => {
    const tag = await make('/Tags.json', { tag: {} });
    const [identifier, other] = [nfc(), nfc()];
    const fields = { tag_id: tag.id, hardware_type: 'nfc' };
    const first = await make('/hardwares.json', { hardware: { ...fields, identifier } });
    const twin = await make('/hardwares.json', { hardware: { ...fields, identifier: other } });
    await app.db.raw('alter table hardwares disable trigger hardware_keyed');
    await app
      .db('hardwares')
      .where({ id: twin.id })
      .update({ identifier: `${identifier}:` });
    await app.db.raw('alter table hardwares enable trigger hardware_keyed');
    await destroy(`/Tags/${tag.id}.json`);
    await destroy(`/hardwares/${twin.id}.json`);
    expect((await restored((await newest()).id)).left_out).toMatchObject([{ what: 'hardware', why: 'elsewhere' }]);
    expect((await get(`/hardwares/${first.id}.json`)).tag_id).toBe(tag.id);
    await destroy(`/Tags/${tag.id}.json`);
    await destroy(`/hardwares/${first.id}.json`);
    expect((await restored((await newest()).id)).left_out).toEqual([]);
  });

  test('BN3: is not restored into a place that is given away concurrently', async () => {
    const place = await make('/places.json', { place: { name: 'Hall' } });
    const tag = await make('/Tags.json', { tag: { place_id: place.id } });
    await destroy(`/Tags/${tag.id}.json`);
    const { id } = await newest();
    const gift = await app.db.transaction();
    await gift('places').where({ id: place.id }).forUpdate();
    await gift('places').where({ id: place.id }).update({ customer_id: grace.id });
    const restoring = restored(id);
    await eventually('the restoring waits', async () => (await lockWaits(app.db)) > 0);
    await gift.commit();
    expect(await restoring).toMatchObject({ record: { place_id: null }, left_out: [{ what: 'place', why: 'gone' }] });
  });

  test('BN3: does not reveal the name of another customer’s place', async () => {
    const place = await make('/places.json', { place: { name: 'Hall' } });
    const tag = await make('/Tags.json', { tag: { place_id: place.id } });
    await destroy(`/Tags/${tag.id}.json`);
    await app.db('places').where({ id: place.id }).update({ customer_id: grace.id, name: 'Secret' });
    await destroy(`/places/${place.id}.json`, grace);
    expect((await restored((await newest()).id)).left_out).toEqual([{ what: 'place', why: 'gone', name: null }]);
  });

  test('BN3: machine translations become stale if a word to keep was added after the deletion', async () => {
    const { tag, text } = await wholeTag();
    await destroy(`/Tags/${tag.id}.json`);
    await make('/keep_words.json', { keep_word: { word: 'Welcome' } });
    const { record } = await restored((await newest()).id);
    const stale = (wanted: string) =>
      record.translations.find(({ lang_code }: { lang_code: string }) => lang_code === wanted).stale;
    expect([stale('de'), stale('fr'), stale('it')]).toEqual([true, false, true]);
    expect(text.text_record_id).toBe(record.translations[0].text_record_id);
  });

  test('BN3: is restored without a parent that has become its descendant', async () => {
    const { parent, tag, child } = await wholeTag();
    await destroy(`/Tags/${tag.id}.json`);
    await change(`/Tags/${parent.id}.json`, { tag: { parent_id: child.id } });
    const { record, left_out } = await restored((await newest()).id);
    expect(left_out).toEqual([{ what: 'parent', why: 'elsewhere', name: expect.any(String) }]);
    expect(record.parent_id).toBeNull();
    expect((await get(`/Tags/${child.id}.json`)).parent_id).toBe(tag.id);
  });

  test('BN3: is restored only once, and not if another tag has its identifier now', async () => {
    const { tag } = await wholeTag();
    await destroy(`/Tags/${tag.id}.json`);
    const { id } = await newest();
    const other = await make('/Tags.json', { tag: {} });
    await app.db('tags').where({ id: other.id }).update({ tag_identifier: tag.tag_identifier });
    expect(await restore(id)).toMatchObject({ status: 422, body: { base: [expect.any(String)] } });
    await app.db('tags').where({ id: other.id }).update({ tag_identifier: other.tag_identifier });
    await restored(id);
    expect(await restore(id)).toMatchObject({ status: 404, body: notFound });
    expect(await call('GET', `/bin/${id}.json`)).toMatchObject({ status: 404, body: notFound });
  });

  test('BN2, BN3: is visible to its former owner and admins only; others get 404', async () => {
    const { tag } = await wholeTag();
    await destroy(`/Tags/${tag.id}.json`, admin);
    const { id, deleted_by } = await newest();
    expect(deleted_by).toBe(admin.id);
    expect(await bin(grace)).toEqual([]);
    for (const [method, path] of [
      ['GET', `/bin/${id}.json`],
      ['POST', `/bin/${id}/restore.json`],
      ['DELETE', `/bin/${id}.json`],
    ] as const)
      expect(await call(method, path, undefined, grace)).toMatchObject({ status: 404, body: notFound });
    expect(await get(`/bin.json?customer_id=${ada.id}`, admin)).toHaveLength(1);
    expect(await get(`/bin.json?customer_id=${grace.id}`, admin)).toEqual([]);
    expect(await get(`/bin.json?customer_id=${grace.id}`)).toHaveLength(1);
    expect((await call('GET', `/bin.json?customer_id=${noId}`, undefined, admin)).status).toBe(422);
    await restored(id, admin);
    expect((await get(`/Tags/${tag.id}.json`)).customer_id).toBe(ada.id);
  });

  test('BN2: the bin is paged by descending id', async () => {
    for (let at = 0; at < 3; at += 1) await destroy(`/Tags/${(await make('/Tags.json', { tag: {} })).id}.json`);
    const ids = (await bin()).map(({ id }: { id: number }) => id);
    expect(ids).toEqual(ids.toSorted((a: number, b: number) => b - a));
    const first = await call('GET', '/bin.json?limit=2');
    expect(first.body.map(({ id }: { id: number }) => id)).toEqual(ids.slice(0, 2));
    expect(first.headers.get('link')).toContain(`after=${ids[1]}`);
    expect((await get(`/bin.json?after=${ids[1]}`)).map(({ id }: { id: number }) => id)).toEqual(ids.slice(2));
  });

  test('BN3: an Idempotency-Key makes restoring idempotent, for one entry each', async () => {
    for (let at = 0; at < 2; at += 1) await destroy(`/Tags/${(await make('/Tags.json', { tag: {} })).id}.json`);
    const [one, two] = await bin();
    const key = { 'Idempotency-Key': randomUUID() };
    const first = await restore(one.id, ada, key);
    expect(first.status).toBe(200);
    const again = await restore(one.id, ada, key);
    expect([again.status, again.text, again.headers.get('idempotency-replayed')]).toEqual([200, first.text, 'true']);
    expect((await restore(two.id, ada, key)).status).toBe(409);
  });

  test('BN4: its entry can be deleted, and is deleted with the tag’s history', async () => {
    const [one, two] = [await make('/Tags.json', { tag: {} }), await make('/Tags.json', { tag: {} })];
    await destroy(`/Tags/${one.id}.json`);
    await destroy(`/bin/${(await newest()).id}.json`);
    expect(await bin()).toEqual([]);
    expect(await get(`/Tags/${one.id}/history.json`, admin)).toHaveLength(2);
    await destroy(`/Tags/${two.id}.json`);
    await destroy(`/Tags/${two.id}/history.json`, admin);
    expect(await bin()).toEqual([]);
  });

  test('BN4: its entry is deleted with the history of its texts or names', async () => {
    for (const part of ['translations', 'name_translations'] as const) {
      const { tag } = await wholeTag();
      const [{ id }] = (await get(`/Tags/${tag.id}.json`))[part];
      await destroy(`/Tags/${tag.id}.json`);
      await destroy(`/${part}/${id}/history.json`, admin);
      expect(await bin()).toEqual([]);
    }
  });

  test('BN1, BN4: is kept for 30 days', async () => {
    await destroy(`/Tags/${(await make('/Tags.json', { tag: {} })).id}.json`);
    const { id } = await newest();
    await app
      .db('bin')
      .where({ id })
      .update({ expires_at: new Date(Date.now() - 1000) });
    expect(await bin()).toEqual([]);
    expect((await restore(id)).status).toBe(404);
    expect((await call('DELETE', `/bin/${id}.json`)).status).toBe(404);
    await BinEntry.prune(app.db);
    expect(await app.db('bin_snapshots').where({ entry_id: id })).toEqual([]);
  });

  test('BN6: does not reserve its reference, and is deleted with its customer', async () => {
    const { tag, parent } = await wholeTag();
    await destroy(`/Tags/${tag.id}.json`);
    await make('/Tags.json', { tag: { reference: `R-${parent.id}` } });
    const gone = await signedIn(app);
    await destroy(`/Tags/${(await make('/Tags.json', { tag: {} }, gone)).id}.json`, gone);
    await destroy(`/customers/${gone.id}.json`, admin);
    expect(await app.db('bin').where({ customer_id: gone.id })).toEqual([]);
  });
});

describe('restoring in bulk', () => {
  const restoreAll = (ids: unknown, caller: Caller = ada) =>
    call('POST', '/bin/restore.json', { bin: { ids } }, caller);

  test('BN1, BN3: restores a bulk deletion with its families and hardware', async () => {
    const { tag, child, parent, item, place } = await wholeTag();
    const all = [parent.id, tag.id, child.id];
    const before = await Promise.all(all.map((id) => get(`/Tags/${id}.json`)));
    expect((await call('POST', '/Tags/bulk.json', { bulk: { action: 'delete', tag_ids: all, count: 3 } })).status).toBe(
      200,
    );
    await destroy(`/places/${place.id}.json`);
    const ids = (await bin()).map(({ id }: { id: number }) => id);
    const { status, body } = await restoreAll([...ids, ids[0]]);
    expect(status).toBe(200);
    expect(body).toHaveLength(4);
    expect(body.flatMap(({ left_out }: { left_out: unknown[] }) => left_out)).toEqual([]);
    const after = await Promise.all(all.map((id) => get(`/Tags/${id}.json`)));
    expect(after).toEqual(before.map((each) => ({ ...each, translations: staleMemory(each.translations) })));
    expect((await get(`/hardwares/${item.id}.json`)).tag_id).toBe(tag.id);
  });

  test('BN3: omits a tag that is deleted again before the response', async () => {
    const [one, two] = [await make('/Tags.json', { tag: {} }), await make('/Tags.json', { tag: {} })];
    for (const { id } of [one, two]) await destroy(`/Tags/${id}.json`);
    await app.db.raw(`
      create function again_gone() returns trigger language plpgsql as
        $$ begin delete from tags where id = ${one.id}; return null; end $$;
      create constraint trigger again_gone after delete on bin deferrable initially deferred
        for each row execute function again_gone();`);
    const ids = (await bin()).map(({ id }: { id: number }) => id);
    const { status, body } = await restoreAll(ids);
    await app.db.raw('drop function again_gone cascade');
    expect([status, body.map(({ record }: { record: { id: number } }) => record.id)]).toEqual([200, [two.id]]);
  });

  test('BN3: restores all entries or none', async () => {
    await destroy(`/Tags/${(await make('/Tags.json', { tag: {} })).id}.json`);
    const { id } = await newest();
    await destroy(`/Tags/${(await make('/Tags.json', { tag: {} }, grace)).id}.json`, grace);
    const foreign = (await newest(grace)).id;
    const tooMany = Array.from({ length: 501 }, (_, at) => at + 1);
    for (const ids of [[id, foreign], [id, noId], [], tooMany, undefined])
      expect(await restoreAll(ids)).toMatchObject({ status: 422, body: { ids: [expect.any(String)] } });
    expect((await restoreAll([id, foreign])).text).toBe((await restoreAll([id, noId])).text);
    expect(await bin()).toHaveLength(1);
  });
});

describe('a deleted place', () => {
  test('BN5: is restored with its links, and with those of its tags that are in no place now', async () => {
    const place = await make('/places.json', { place: { name: 'Hall', latitude: 52.37 } });
    const [there, moved, gone] = await Promise.all(
      [1, 2, 3].map(() => make('/Tags.json', { tag: { place_id: place.id } })),
    );
    const other = await make('/places.json', { place: { name: 'Yard' } });
    const link = await make('/bundle_links.json', { bundle_link: { place_id: place.id } });
    const address = new URL(link.url).pathname;
    const before = await get(`/places/${place.id}.json`);
    await destroy(`/places/${place.id}.json`);
    expect((await app.call('GET', address)).status).toBe(404);
    await change(`/Tags/${moved.id}.json`, { tag: { place_id: other.id } });
    await destroy(`/Tags/${gone.id}.json`);
    const [, entry] = await bin();
    expect(entry).toMatchObject({ resource: 'places', record_id: place.id, name: 'Hall', tag_identifier: null });
    const { record, left_out } = await restored(entry.id);
    expect(left_out).toEqual([]);
    expect(record).toMatchObject({ ...before, tags: [{ id: there.id }] });
    expect((await get(`/Tags/${moved.id}.json`)).place_id).toBe(other.id);
    expect((await app.call('GET', address)).status).toBe(200);
    expect((await get('/bundle_links.json')).map(({ id }: { id: number }) => id)).toEqual([link.id]);
  });

  test('BN5: is restored without links of a former owner who has become a member', async () => {
    const former = await signedIn(app);
    const place = await make('/places.json', { place: { name: 'Hall' } }, former);
    await make('/bundle_links.json', { bundle_link: { place_id: place.id } }, former);
    await app.db('places').where({ id: place.id }).update({ customer_id: ada.id });
    await destroy(`/places/${place.id}.json`);
    await app.db('customers').where({ id: former.id }).update({ member_of: grace.id, member_role: 'editor' });
    expect((await restored((await newest()).id)).left_out).toEqual([]);
    expect(await app.db('bundle_links').where({ place_id: place.id })).toEqual([]);
  });

  test('BN3, BN5: is restored without links beyond the limit of 50', async () => {
    const place = await make('/places.json', { place: { name: 'Hall' } });
    await make('/bundle_links.json', { bundle_link: { place_id: place.id } });
    await destroy(`/places/${place.id}.json`);
    for (let at = 0; at < 50; at += 1) await make('/bundle_links.json', { bundle_link: {} });
    const { left_out } = await restored((await newest()).id);
    expect(left_out).toEqual([{ what: 'link', why: 'taken', name: null }]);
    expect(await get('/bundle_links.json')).toHaveLength(50);
  });
});

test('BN3, BN4: a key is valid for one restore request, and an outdated If-Match does not delete an entry', async () => {
  const [one, two] = [
    await make('/places.json', { place: { name: 'Hall' } }),
    await make('/places.json', { place: {} }),
  ];
  for (const { id } of [one, two]) await destroy(`/places/${id}.json`);
  const [second, first] = await bin();
  const key = { 'Idempotency-Key': randomUUID() };
  const restoring = (id: number) => call('POST', '/bin/restore.json', { bin: { ids: [id] } }, ada, key);
  expect((await restoring(first.id)).status).toBe(200);
  const reused = await restoring(second.id);
  expect([reused.status, reused.headers.get('x-error-reason')]).toEqual([409, 'idempotency_key_reused']);
  const ended = await call('DELETE', `/bin/${second.id}.json`, undefined, ada, { 'If-Match': '"other"' });
  expect(ended.status).toBe(412);
  expect((await bin()).map(({ id }: { id: number }) => id)).toEqual([second.id]);
});
