/** Undoing change sets: the changes of one request are reverted, except where records have changed since. */
import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Actor } from '../../contracts/access.ts';
import type { Transaction } from '../../src/database/transaction.ts';
import { withWriter } from '../../src/database/transaction-writer.ts';
import { deleteTags } from '../../src/model/bin/move-to-bin.ts';
import { lockParents } from '../../src/model/tags/parents.ts';
import { sourceHash } from '../../src/model/translations/source-hash.ts';
import { undoChangeSet } from '../../src/model/undo/undo.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { eventually } from '../setup/eventually.ts';
import { signedIn } from '../setup/factories.ts';
import { lockWaits } from '../setup/lock-waits.ts';
import { as, makeRecord, noId, notFound, storeMachine } from '../setup/management.ts';
import { nodesOf, plansDuring } from '../setup/plans.ts';

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
  expect([path, status]).toEqual([path, 200]);
  return body;
}
async function make(path: string, body: object, caller: Caller = ada) {
  const answer = await call('POST', path, body, caller);
  expect(answer.status).toBe(201);
  return answer.body;
}
const makeTag = (fields: object = {}, caller?: Caller) => make('/Tags.json', { tag: fields }, caller);
const makeText = (tag_id: number, fields: object, caller?: Caller) =>
  make('/translations.json', { translation: { tag_id, ...fields } }, caller);
const change = async (path: string, body: object, caller: Caller = ada) =>
  expect((await call('PATCH', path, body, caller)).status).toBeLessThan(300);
const destroy = async (path: string, caller: Caller = ada) =>
  expect((await call('DELETE', path, undefined, caller)).status).toBe(204);
const bulk = async (fields: object, caller: Caller = ada) =>
  expect((await call('POST', '/Tags/bulk.json', { bulk: fields }, caller)).status).toBe(200);
const tagOf = (id: number, caller?: Caller) => get(`/Tags/${id}.json`, caller);

/** The newest change set of a caller. */
async function lastSet(caller: Caller = ada): Promise<string> {
  const row = await app.db('history').where({ customer_id: caller.id }).orderBy('id', 'desc').first('change_set');
  return row.change_set;
}
const undo = (id: string, caller: Caller = ada, query = '', headers = {}) =>
  call('POST', `/history/change_sets/${id}/undo.json${query}`, undefined, caller, headers);
async function undone(id: string, caller: Caller = ada) {
  const { status, body } = await undo(id, caller);
  expect([status, body]).toEqual([200, expect.anything()]);
  expect(body.kept_count).toBe(body.kept.length);
  return body;
}
const everything = { change_set: expect.any(String), kept: [], kept_count: 0 };
const nothingDone = { change_set: null, undone: 0, kept: [], kept_count: 0 };
/** What a machine stores, as a runner does. */
const store = (
  ownerId: number,
  lang: string,
  text: string,
  source: [string, string],
  { kind = 'text', provider = 'deepl' }: { kind?: 'text' | 'name'; provider?: string } = {},
) =>
  app.db.transaction(async (trx) => {
    await trx.raw(`select set_config('tags.way', 'runner', true)`);
    await storeMachine(trx, kind, ownerId, { lang, text, provider, sourceHash: sourceHash(...source) });
  });

/** Work in the database, as one change set. */
async function asSet(actor: Caller | undefined, work: (trx: Transaction) => Promise<unknown>): Promise<string> {
  const key = randomUUID();
  await app.db.transaction(async (trx) => {
    const said = { way: 'json', actor: actor?.id ?? '', change_set: key };
    for (const [name, value] of Object.entries(said))
      await trx.raw(`select set_config(?, ?, true)`, [`tags.${name}`, `${value}`]);
    await work(trx);
  });
  return key;
}

describe('undoing changed fields', () => {
  test('UN3: restores old values, unless they have changed since', async () => {
    const { id } = await makeTag({ description: 'Door', reference: `R-${randomUUID()}`, text_url: 'example.com/a' });
    await change(`/Tags/${id}.json`, {
      tag: { description: 'Gate', text_url: 'example.com/b', image_url: 'https://a.b/c' },
    });
    const set = await lastSet();
    await change(`/Tags/${id}.json`, { tag: { text_url: 'example.com/c' } });
    const dry = await undo(set, ada, '?dry_run=1');
    const kept = [{ resource: 'Tags', record_id: id, field: 'text_url', why: 'changed_since' }];
    expect(dry).toMatchObject({ status: 200, body: { change_set: null, undone: 1, kept, kept_count: 1 } });
    expect((await tagOf(id)).description).toBe('Gate');
    const done = await undone(set);
    expect(done).toEqual({ change_set: expect.any(String), undone: 1, kept, kept_count: 1 });
    expect(await tagOf(id)).toMatchObject({ description: 'Door', image_url: null, text_url: 'example.com/c' });
    expect(await get(`/history.json?change_set=${done.change_set}`)).toMatchObject([
      { via: 'json', event: 'update', changes: { description: ['Gate', 'Door'], image_url: ['https://a.b/c', null] } },
    ]);
  });

  test('UN3, UN6: a second undo does nothing, and an undo can be undone', async () => {
    const { id } = await makeTag({ description: 'Door' });
    await change(`/Tags/${id}.json`, { tag: { description: 'Gate' } });
    const set = await lastSet();
    const { change_set } = await undone(set);
    expect(await undone(set)).toEqual(nothingDone);
    expect(await undone(change_set)).toMatchObject({ ...everything, undone: 1 });
    expect((await tagOf(id)).description).toBe('Gate');
  });

  test('UN3: returns moved tags to their former places, if those still exist', async () => {
    const [from, to, gone] = await Promise.all(
      ['From', 'To', 'Gone'].map((name) => make('/places.json', { place: { name } })),
    );
    const ids: number[] = [];
    for (const place_id of [from.id, from.id, gone.id, null]) ids.push((await makeTag({ place_id })).id);
    await bulk({ action: 'move', tag_ids: ids, place_id: to.id });
    const set = await lastSet();
    await change(`/Tags/${ids[1]}.json`, { tag: { place_id: null } });
    await destroy(`/places/${gone.id}.json`);
    const { kept, undone: count } = await undone(set);
    expect(count).toBe(2);
    expect(kept).toEqual([
      { resource: 'Tags', record_id: ids[1], field: 'place_id', why: 'changed_since' },
      { resource: 'Tags', record_id: ids[2], field: 'place_id', why: 'gone' },
    ]);
    const places = await Promise.all(ids.map(async (id) => (await tagOf(id)).place_id));
    expect(places).toEqual([from.id, null, to.id, null]);
  });

  test('UN3: restores exchanged references, unless another tag has taken one', async () => {
    const key = randomUUID();
    const [one, two] = [await makeTag({ reference: `A-${key}` }), await makeTag({ reference: `B-${key}` })];
    const exchange = await asSet(ada, async (trx) => {
      await trx('tags').where({ id: one.id }).update({ reference: null });
      await trx('tags')
        .where({ id: two.id })
        .update({ reference: `A-${key}` });
      await trx('tags')
        .where({ id: one.id })
        .update({ reference: `B-${key}` });
    });
    const referenceOf = async (id: number) => (await app.db('tags').where({ id }).first('reference')).reference;
    expect(await undone(exchange)).toMatchObject({ ...everything, undone: 2 });
    expect([await referenceOf(one.id), await referenceOf(two.id)]).toEqual([`A-${key}`, `B-${key}`]);
    await change(`/Tags/${one.id}.json`, { tag: { reference: `C-${key}` } });
    const set = await lastSet();
    await makeTag({ reference: `A-${key}` });
    expect((await undone(set)).kept).toEqual([
      { resource: 'Tags', record_id: one.id, field: 'reference', why: 'taken' },
    ]);
  });

  test('UN3: restores a parent unless it would create a cycle', async () => {
    const [top, other] = [await makeTag(), await makeTag()];
    const { id } = await makeTag({ parent_id: top.id });
    await change(`/Tags/${id}.json`, { tag: { parent_id: other.id } });
    const set = await lastSet();
    await change(`/Tags/${top.id}.json`, { tag: { parent_id: id } });
    expect((await undone(set)).kept).toEqual([{ resource: 'Tags', record_id: id, field: 'parent_id', why: 'taken' }]);
    await change(`/Tags/${top.id}.json`, { tag: { parent_id: null } });
    expect(await undone(set)).toMatchObject({ ...everything, undone: 1 });
    expect((await tagOf(id)).parent_id).toBe(top.id);
  });

  test('UN3: works for places and hardware, and reports a deleted record', async () => {
    const place = await make('/places.json', { place: { name: 'Hall', latitude: 1 } });
    await change(`/places/${place.id}.json`, { place: { name: 'Yard', latitude: 2 } });
    expect(await undone(await lastSet())).toMatchObject({ ...everything, undone: 1 });
    expect(await get(`/places/${place.id}.json`)).toMatchObject({ name: 'Hall', latitude: 1 });
    const [one, two] = [await makeTag(), await makeTag()];
    const identifier = randomBytes(7).toString('hex');
    const item = await make('/hardwares.json', { hardware: { tag_id: one.id, hardware_type: 'nfc', identifier } });
    await change(`/hardwares/${item.id}.json`, { hardware: { tag_id: two.id, latitude: 5 } });
    const set = await lastSet();
    expect(await undone(set)).toMatchObject({ ...everything, undone: 1 });
    expect(await get(`/hardwares/${item.id}.json`)).toMatchObject({ tag_id: one.id, latitude: null });
    await change(`/hardwares/${item.id}.json`, { hardware: { latitude: 6 } });
    const second = await lastSet();
    await destroy(`/hardwares/${item.id}.json`);
    const deletion = await lastSet();
    expect((await undone(second)).kept).toEqual([
      { resource: 'hardwares', record_id: item.id, field: 'latitude', why: 'gone' },
    ]);
    expect(await undone(deletion)).toMatchObject({ ...everything, undone: 1 });
    expect(await get(`/hardwares/${item.id}.json`)).toMatchObject({ tag_id: one.id, latitude: 6 });
  });

  test('UN3: does not restore an item, or its location, that now belongs to another customer', async () => {
    const [own, hers] = [await makeTag(), await makeTag({}, grace)];
    const fields = { hardware_type: 'nfc', identifier: randomBytes(7).toString('hex') };
    const item = await make('/hardwares.json', { hardware: { ...fields, tag_id: own.id } });
    await change(`/hardwares/${item.id}.json`, { hardware: { tag_id: null } });
    const freed = await lastSet();
    await make('/hardwares.json', { hardware: { ...fields, tag_id: hers.id, latitude: 5 } }, grace);
    await change(`/hardwares/${item.id}.json`, { hardware: { tag_id: null } }, grace);
    const kept = [{ resource: 'hardwares', record_id: item.id, field: 'tag_id', why: 'changed_since' }];
    for (const caller of [ada, admin]) expect(await undone(freed, caller)).toMatchObject({ undone: 0, kept });
    expect(await get(`/hardwares/${item.id}.json`, grace)).toMatchObject({ tag_id: null, latitude: 5 });
  });

  test('UN3: treats a picture and the address it replaced as one field', async () => {
    const [first, second] = ['a', 'b'].map((letter) => letter.repeat(64));
    const drawn = { width: 1, height: 1, webp_320: '', webp_640: '', webp_1280: '', jpg_1280: '' };
    await app.db('pictures').insert([first, second].map((hash) => ({ hash, ...drawn })));
    for (const [table, { id }] of [
      ['tags', await makeTag()],
      ['places', await make('/places.json', { place: { name: 'Hall' } })],
    ] as const) {
      const write = (values: object) => asSet(ada, (trx) => trx(table).where({ id }).update(values));
      await write(table === 'tags' ? { image_url: 'https://a.b/c' } : { name: 'Yard' });
      const set = await write({ picture: first, ...(table === 'tags' && { image_url: null }) });
      await write({ picture: second });
      expect((await undone(set)).undone).toBe(0);
      expect(await app.db(table).where({ id }).first()).toMatchObject({
        picture: second,
        ...(table === 'tags' && { image_url: null }),
      });
    }
  });
});

describe('undoing creation', () => {
  test('UN3: moves imported tags to the bin, and can itself be undone', async () => {
    const key = randomUUID();
    const rows = Array.from({ length: 12 }, (_, at) => ({
      reference: `${key} ${at}`,
      lang: 'en',
      text: `Text ${at}`,
      name: `Name ${at}`,
      texts: { fr: `Texte ${at}` },
      hardware: [{ type: 'nfc', identifier: randomBytes(7).toString('hex') }],
    }));
    const report = (await call('POST', '/Tags/import.json', { import: { rows } })).body;
    const ids: number[] = report.rows.map(({ tag_id }: { tag_id: number }) => tag_id);
    const set = await lastSet();
    const before = await Promise.all(ids.map((id) => tagOf(id)));
    const record = before[0].translations[0].text_record_id;
    // A machine's work is aside.
    await store(record, 'de', '[de]', ['en', 'Text 0']);
    await change(`/translations/${before[1].translations[0].id}.json`, { translation: { text: 'Other' } });
    await makeText(ids[2] as number, { lang_code: 'it', text: 'Testo', origin: 'human' });
    const { kept, undone: count, change_set } = await undone(set);
    expect(count).toBe(10);
    expect(kept).toEqual(
      [1, 2].map((at) => ({ resource: 'Tags', record_id: ids[at], field: null, why: 'changed_since' })),
    );
    expect((await get('/bin.json')).map(({ record_id }: { record_id: number }) => record_id).toSorted()).toEqual(
      ids.filter((_, at) => at !== 1 && at !== 2).toSorted(),
    );
    expect(await undone(change_set)).toMatchObject({ ...everything, undone: 10 });
    for (const at of [3, 4, 11]) expect(await tagOf(ids[at] as number)).toEqual(before[at]);
    expect((await tagOf(ids[0] as number)).translations).toHaveLength(before[0].translations.length + 1);
    expect(await get('/bin.json')).toEqual([]);
  });

  test('UN3: returns hardware taken over, and keeps a tag that has got children', async () => {
    const identifier = randomBytes(7).toString('hex').toUpperCase();
    const item = await make('/hardwares.json', { hardware: { hardware_type: 'nfc', identifier } });
    const report = (
      await call('POST', '/Tags/import.json', {
        import: {
          rows: [{ reference: randomUUID(), name: 'Door', lang: 'en', hardware: [{ type: 'nfc', identifier }] }],
        },
      })
    ).body;
    const set = await lastSet();
    const tag = report.rows[0].tag_id;
    expect((await get(`/hardwares/${item.id}.json`)).tag_id).toBe(tag);
    const child = await makeTag({ parent_id: tag });
    expect((await undone(set)).kept).toEqual([{ resource: 'Tags', record_id: tag, field: null, why: 'changed_since' }]);
    await change(`/Tags/${child.id}.json`, { tag: { parent_id: null } });
    expect(await undone(set)).toMatchObject({ ...everything, undone: 1 });
    expect((await get(`/hardwares/${item.id}.json`)).tag_id).toBeNull();
  });

  test.each(['gone', 'a member'])('UN3: hardware of a former holder that is %s becomes unowned', async (fate) => {
    const former = await signedIn(app);
    const fields = { hardware_type: 'nfc', identifier: randomBytes(7).toString('hex') };
    const items = [await make('/hardwares.json', { hardware: fields }, former)];
    const hardware = [{ type: 'nfc', identifier: fields.identifier }];
    await call('POST', '/Tags/import.json', {
      import: { rows: [{ reference: randomUUID(), name: 'Door', lang: 'en', hardware }] },
    });
    const sets = [await lastSet()];
    const other = { hardware_type: 'nfc', identifier: randomBytes(7).toString('hex') };
    items.push(await make('/hardwares.json', { hardware: other }, former));
    await make('/hardwares.json', { hardware: { ...other, tag_id: (await makeTag()).id } });
    sets.push(await lastSet());
    if (fate === 'gone') await destroy(`/customers/${former.id}.json`, admin);
    else await app.db('customers').where({ id: former.id }).update({ member_of: grace.id, member_role: 'editor' });
    for (const set of sets) expect(await undone(set)).toMatchObject({ ...everything, undone: 1 });
    for (const { id } of items)
      expect(await app.db('hardwares').where({ id }).first()).toMatchObject({ tag_id: null, customer_id: null });
  });

  test('UN3: keeps an unowned tag that has been claimed since', async () => {
    const tag_identifier = randomBytes(6).toString('hex');
    const set = await asSet(undefined, (trx) => trx('tags').insert({ tag_identifier }));
    const { id } = await app.db('tags').where({ tag_identifier }).first('id');
    await app.db('tags').where({ id }).update({ customer_id: ada.id });
    expect((await undone(set, admin)).kept).toEqual([
      { resource: 'Tags', record_id: id, field: null, why: 'changed_since' },
    ]);
  });

  test('UN3: moves a place to the bin, unless other tags are in it', async () => {
    const { id } = await make('/places.json', { place: { name: 'Hall' } });
    const set = await lastSet();
    const tag = await makeTag({ place_id: id });
    expect((await undone(set)).kept).toEqual([
      { resource: 'places', record_id: id, field: null, why: 'changed_since' },
    ]);
    await destroy(`/Tags/${tag.id}.json`);
    expect(await undone(set)).toMatchObject({ ...everything, undone: 1 });
    expect((await get('/bin.json'))[0]).toMatchObject({ resource: 'places', record_id: id });
  });

  test('UN3: deletes a text with its machine translations, unless it was edited or has human ones', async () => {
    const { id } = await makeTag();
    const original = await makeText(id, { lang_code: 'en', text: 'Welcome' });
    const set = await lastSet();
    await store(original.text_record_id, 'de', '[de]', ['en', 'Welcome']);
    const french = await makeText(id, { lang_code: 'fr', text: 'Bienvenue', origin: 'human' });
    const ofFrench = await lastSet();
    expect((await undone(set)).kept).toEqual([
      { resource: 'text_records', record_id: original.text_record_id, field: null, why: 'changed_since' },
    ]);
    await change(`/translations/${french.id}.json`, { translation: { text: 'Salut' } });
    expect((await undone(ofFrench)).kept).toEqual([
      { resource: 'translations', record_id: french.id, field: null, why: 'changed_since' },
    ]);
    await destroy(`/translations/${french.id}.json`);
    expect(await undone(set)).toMatchObject({ ...everything, undone: 1 });
    expect((await tagOf(id)).translations).toEqual([]);
  });
});

describe('undoing deletion', () => {
  test('UN3: restores tags from the bin, with all their records', async () => {
    const [one, two] = [await makeTag({ description: 'One' }), await makeTag({ description: 'Two' })];
    await makeText(one.id, { lang_code: 'en', text: 'Welcome' });
    const before = [await tagOf(one.id), await tagOf(two.id)];
    await bulk({ action: 'delete', tag_ids: [one.id, two.id], count: 2 });
    const set = await lastSet();
    expect(await undone(set)).toMatchObject({ ...everything, undone: 2 });
    expect([await tagOf(one.id), await tagOf(two.id)]).toEqual(before);
    await destroy(`/Tags/${one.id}.json`);
    const again = await lastSet();
    expect(await undone(set)).toMatchObject({ undone: 0, kept: [{ record_id: one.id, field: null, why: 'gone' }] });
    await destroy(`/bin/${(await get('/bin.json'))[0].id}.json`);
    expect(await undo(again)).toMatchObject({ status: 404, body: notFound });
  });

  test('UN3: looks up each of many tags in the bin by id', async () => {
    const ids: number[] = [];
    const identifiers = Array.from({ length: 1500 }, () => randomBytes(6).toString('hex'));
    const set = await asSet(ada, async (trx) => {
      const made = identifiers.map((tag_identifier) => ({ tag_identifier, customer_id: ada.id }));
      ids.push(...(await trx('tags').insert(made).returning('id')).map(({ id }) => id));
    });
    const deletion = await asSet(ada, (trx) => deleteTags(trx, ids));
    await app.db.raw('analyze bin, bin_snapshots, history');
    const actor = { id: ada.id, isAdmin: false } as Actor;
    const db = withWriter(app.db, { way: 'json', actor: ada.id });
    const dry = () => undoChangeSet(db, actor, deletion, { isDryRun: true });
    expect(await dry()).toMatchObject({ undone: ids.length, kept: [] });
    const plans = await plansDuring(app.db, dry, (sql) => sql.includes('from history') && sql.includes('from bin b'));
    expect(plans.length).toBeGreaterThan(0);
    const looks = plans.flatMap(nodesOf).filter((node) => node['Relation Name'] === 'bin');
    for (const { 'Actual Rows': rows, 'Rows Removed by Filter': others = 0, 'Actual Loops': loops } of looks)
      expect((rows + others) * loops).toBeLessThan(10 * ids.length);
    expect(set).not.toBe(deletion);
  }, 60_000);

  test('UN3: restores a place with its tags', async () => {
    const place = await make('/places.json', { place: { name: 'Hall' } });
    const tag = await makeTag({ place_id: place.id });
    await destroy(`/places/${place.id}.json`);
    expect((await undone(await lastSet())).kept).toEqual([]);
    expect(await tagOf(tag.id)).toMatchObject({ place_id: place.id });
  });

  test('UN3: restores texts from the history, with provider and hash, unless a person’s text has replaced them', async () => {
    const { id } = await makeTag();
    const original = await makeText(id, { lang_code: 'en', text: 'Welcome' });
    await store(original.text_record_id, 'de', '[de]', ['en', 'Welcome']);
    const french = await makeText(id, { lang_code: 'fr', text: 'Bienvenue', origin: 'human' });
    const before = (await tagOf(id)).translations;
    const bare = (all: object[]) => all.map((each) => ({ ...each, created_at: 0, updated_at: 0 }));
    await destroy(`/translations/${original.id}.json`);
    const whole = await lastSet();
    expect(await undone(whole)).toMatchObject({ ...everything, undone: 1 });
    expect(bare((await tagOf(id)).translations)).toEqual(bare(before));
    await destroy(`/translations/${french.id}.json`);
    const set = await lastSet();
    await store(original.text_record_id, 'fr', '[fr]', ['en', 'Welcome']);
    expect(await undone(set)).toMatchObject({ ...everything, undone: 1 });
    expect(bare((await tagOf(id)).translations)).toEqual(bare(before));
    await destroy(`/translations/${french.id}.json`);
    const second = await lastSet();
    await makeText(id, { lang_code: 'fr', text: 'Salut', origin: 'human' });
    expect((await undone(second)).kept).toEqual([
      { resource: 'translations', record_id: french.id, field: null, why: 'taken' },
    ]);
    const name = await make('/name_translations.json', {
      name_translation: { tag_id: id, lang_code: 'en', text: 'Door' },
    });
    await destroy(`/name_translations/${name.id}.json`);
    const third = await lastSet();
    expect(await undone(third)).toMatchObject({ ...everything, undone: 1 });
    expect((await tagOf(id)).name_translations).toMatchObject([{ id: name.id, text: 'Door', origin: 'original' }]);
  });
});

describe('undoing the undo of a deletion', () => {
  test.each([
    ['text_records', 'translations', 'text_record_id'],
    ['translations', 'translations', 'id'],
    ['name_translations', 'name_translations', 'id'],
  ] as const)('UN6: deletes %s with machine translations again', async (resource, table, idOf) => {
    const { id } = await makeTag();
    const text = await makeText(id, { lang_code: 'en', text: 'Welcome' });
    const name = await make('/name_translations.json', {
      name_translation: { tag_id: id, lang_code: 'en', text: 'Door' },
    });
    const original = table === 'translations' ? text : name;
    const [kind, owner] = table === 'translations' ? (['text', text.text_record_id] as const) : (['name', id] as const);
    await store(owner, 'de', '[de]', ['en', original.text], { kind });
    await destroy(`/${resource}/${original[idOf]}.json`);
    expect(await undone(await lastSet())).toMatchObject({ ...everything, undone: 1 });
    expect((await tagOf(id))[table]).toHaveLength(2);
    expect(await undone(await lastSet())).toMatchObject({ ...everything, undone: 1 });
    expect((await tagOf(id))[table]).toEqual([]);
  });
});

describe('undoing edits of texts', () => {
  test('UN3: a machine translation gives way to the former language of the original, a person’s does not', async () => {
    const { id } = await makeTag();
    const original = await makeText(id, { lang_code: 'fr', text: 'Bienvenue' });
    const texts = async () =>
      (await tagOf(id)).translations.map((each: { lang_code: string; text: string }) => [each.lang_code, each.text]);
    const toGerman = () =>
      change(`/translations/${original.id}.json`, { translation: { lang_code: 'de', text: 'Hallo' } });
    await toGerman();
    const set = await lastSet();
    await store(original.text_record_id, 'fr', '[fr]', ['de', 'Hallo']);
    expect(await undone(set)).toMatchObject({ ...everything, undone: 1 });
    expect(await texts()).toEqual([['fr', 'Bienvenue']]);
    await toGerman();
    const second = await lastSet();
    await makeText(id, { lang_code: 'fr', text: 'Salut', origin: 'human' });
    expect((await undone(second)).kept).toEqual([
      { resource: 'translations', record_id: original.id, field: 'lang_code', why: 'taken' },
    ]);
  });

  test('UN3, UN5: restores the original, and machine translations are fresh or stale accordingly', async () => {
    const { id } = await makeTag();
    const original = await makeText(id, { lang_code: 'en', text: 'Welcome' });
    await store(original.text_record_id, 'de', '[de]', ['en', 'Welcome']);
    await change(`/translations/${original.id}.json`, { translation: { text: 'Hello' } });
    const set = await lastSet();
    const stale = async () => (await tagOf(id)).translations.map((each: { stale: boolean }) => each.stale);
    expect(await stale()).toEqual([false, true]);
    expect(await undone(set)).toMatchObject({ ...everything, undone: 1 });
    expect(await stale()).toEqual([false, false]);
    await change(`/translations/${original.id}.json`, { translation: { text: 'Hello' } });
    const second = await lastSet();
    await store(original.text_record_id, 'de', '[de] 2', ['en', 'Hello']);
    await undone(second);
    expect(await stale()).toEqual([false, true]);
  });

  test('UN5: a minor edit restores only the hashes that it carried over', async () => {
    const { id } = await makeTag();
    const original = await makeText(id, { lang_code: 'en', text: 'Welcom' });
    const french = await makeText(id, { lang_code: 'fr', text: 'Bienvenue', origin: 'human' });
    await change(`/translations/${original.id}.json`, { translation: { text: 'Welcome', minor_edit: true } });
    const set = await lastSet();
    const italian = await makeText(id, { lang_code: 'it', text: 'Benvenuti', origin: 'human' });
    expect(await undone(set)).toMatchObject({ ...everything, undone: 1 });
    const stale = (await tagOf(id)).translations.map((each: { id: number; stale: boolean }) => [each.id, each.stale]);
    expect(stale).toEqual([
      [original.id, false],
      [french.id, false],
      [italian.id, true],
    ]);
  });

  test('UN5: restores a machine translation with its provider', async () => {
    const { id } = await makeTag();
    const original = await makeText(id, { lang_code: 'en', text: 'Welcome' });
    await store(original.text_record_id, 'fr', 'Bienvenue', ['en', 'Welcome']);
    const row = () =>
      app.db('translations').where({ text_record_id: original.text_record_id, lang_code: 'fr' }).first();
    const before = await row();
    await change(`/translations/${before.id}.json`, { translation: { text: 'Salut' } });
    expect(await undone(await lastSet())).toMatchObject({ ...everything, undone: 1 });
    expect(await row()).toMatchObject({
      text: 'Bienvenue',
      origin: 'machine',
      provider: 'deepl',
      source_hash: before.source_hash,
    });
    await change(`/translations/${before.id}.json`, { translation: { text: 'Salut' } });
    const set = await lastSet();
    await change(`/translations/${before.id}.json`, { translation: { text: 'Hé' } });
    expect((await undone(set)).kept).toEqual([
      { resource: 'translations', record_id: before.id, field: 'text', why: 'changed_since' },
    ]);
  });

  test('UN5: restores the former machine texts of a translation', async () => {
    const { id } = await makeTag();
    const original = await makeText(id, { lang_code: 'en', text: 'Welcome' });
    await store(original.text_record_id, 'fr', 'Bienvenue', ['en', 'Welcome']);
    const row = () =>
      app.db('translations').where({ text_record_id: original.text_record_id, lang_code: 'fr' }).first();
    await change(`/translations/${(await row()).id}.json`, { translation: { text: 'Salut' } });
    const before = await row();
    expect(before.former_machine_texts).toHaveLength(1);
    await destroy(`/translations/${before.id}.json`);
    expect(await undone(await lastSet())).toMatchObject({ ...everything, undone: 1 });
    expect((await row()).former_machine_texts).toEqual(before.former_machine_texts);
  });

  test('UN5: restores copies from the translation memory as stale', async () => {
    const { id } = await makeTag();
    const original = await makeText(id, { lang_code: 'en', text: 'Welcome' });
    const source: [string, string] = ['en', 'Welcome'];
    for (const lang of ['fr', 'de'])
      await store(original.text_record_id, lang, `[${lang}]`, source, { provider: 'memory' });
    type Row = { id: number; lang_code: string; text: string; stale: boolean };
    const texts = async (): Promise<Row[]> =>
      (await tagOf(id)).translations.toSorted((a: Row, b: Row) => (a.lang_code < b.lang_code ? -1 : 1));
    const told = async () => (await texts()).map(({ text, stale }) => [text, stale]);
    const [, , french] = await texts();
    await change(`/translations/${french?.id}.json`, { translation: { text: 'Salut' } });
    expect(await undone(await lastSet())).toMatchObject({ ...everything, undone: 1 });
    expect(await told()).toEqual([
      ['[de]', false],
      ['Welcome', false],
      ['[fr]', true],
    ]);
    await destroy(`/translations/${original.id}.json`);
    expect(await undone(await lastSet())).toMatchObject({ ...everything, undone: 1 });
    expect(await told()).toEqual([
      ['[de]', true],
      ['Welcome', false],
      ['[fr]', true],
    ]);
  });

  test('UN5: restores machine translations as stale if a word to keep was added since', async () => {
    const { id } = await makeTag();
    const original = await makeText(id, { lang_code: 'en', text: 'Welcome to Aurora' });
    await store(original.text_record_id, 'de', '[de]', ['en', 'Welcome to Aurora']);
    await destroy(`/translations/${original.id}.json`);
    const set = await lastSet();
    await make('/keep_words.json', { keep_word: { word: 'Aurora' } });
    expect(await undone(set)).toMatchObject({ ...everything, undone: 1 });
    const stale = (await tagOf(id)).translations.map((each: { stale: boolean }) => each.stale);
    expect(stale).toEqual([false, true]);
  });
});

describe('permissions', () => {
  test('UN3: answers 404 for change sets that are unknown, malformed or another customer’s', async () => {
    const { id } = await makeTag();
    await change(`/Tags/${id}.json`, { tag: { description: 'Gate' } });
    const set = await lastSet();
    for (const [each, caller] of [
      [set, grace],
      [randomUUID(), ada],
      ['7', ada],
    ] as const)
      expect(await undo(each, caller)).toMatchObject({ status: 404, body: notFound });
    expect(await undone(set, admin)).toMatchObject({ ...everything, undone: 1 });
    const hers = await makeTag({}, grace);
    await bulk({ action: 'delete', tag_ids: [id, hers.id], count: 2 }, admin);
    const both = await lastSet(admin);
    expect(await undone(both)).toMatchObject({ undone: 1, kept: [] });
    expect((await call('GET', `/Tags/${hers.id}.json`, undefined, grace)).status).toBe(404);
    expect(await undone(both, grace)).toMatchObject({ undone: 1 });
  });

  test('UN3: changes nothing that is given away concurrently', async () => {
    const tag = await makeTag();
    const text = await makeText(tag.id, { lang_code: 'en', text: 'Welcome' });
    await change(`/translations/${text.id}.json`, { translation: { text: 'Hello' } });
    const sets = [await lastSet()];
    const place = await make('/places.json', { place: { name: 'Hall' } });
    await change(`/places/${place.id}.json`, { place: { name: 'Yard' } });
    sets.push(await lastSet());
    for (const [table, { id }] of [
      ['tags', tag],
      ['places', place],
    ] as const) {
      const gift = await app.db.transaction();
      await gift(table).where({ id }).update({ customer_id: grace.id });
      const undoing = undo(sets.shift() as string);
      const isWaiting = eventually('it waits', async () => (await lockWaits(app.db)) > 0);
      await isWaiting.finally(() => gift.commit());
      expect((await undoing).body.undone ?? 0).toBe(0);
    }
    expect((await get(`/translations/${text.id}.json`, grace)).text).toBe('Hello');
    expect((await get(`/places/${place.id}.json`, grace)).name).toBe('Yard');
  });

  test('UN4: only an admin can undo a gift, with all fields that it changed', async () => {
    const place = await make('/places.json', { place: { name: 'Hall' } });
    const reference = randomUUID();
    const { id } = await makeTag({ place_id: place.id, reference });
    await bulk({ action: 'give', tag_ids: [id], customer_id: grace.id }, admin);
    const set = await lastSet(admin);
    expect(await undo(set)).toMatchObject({ status: 404 });
    const { kept, undone: none } = await undone(set, grace);
    expect(none).toBe(0);
    expect(kept.toSorted((a: { field: string }, b: { field: string }) => (a.field < b.field ? -1 : 1))).toEqual(
      ['customer_id', 'place_id', 'reference'].map((field) => ({
        resource: 'Tags',
        record_id: id,
        field,
        why: 'forbidden',
      })),
    );
    expect(await undone(set, admin)).toMatchObject({ ...everything, undone: 1 });
    expect(await tagOf(id)).toMatchObject({ customer_id: ada.id, place_id: place.id });
    expect((await app.db('tags').where({ id }).first('reference')).reference).toBe(reference);
  });

  test('UN4: never makes a tag unowned, and of a customer restores only the name', async () => {
    const id = await makeRecord(app, 'tags', null);
    await bulk({ action: 'give', tag_ids: [id], customer_id: ada.id }, admin);
    expect((await undone(await lastSet(admin), admin)).kept).toEqual([
      { resource: 'Tags', record_id: id, field: 'customer_id', why: 'forbidden' },
    ]);
    await change(`/customers/${grace.id}.json`, { customer: { name: 'Hopper', role: 'curator' } }, admin);
    const { kept } = await undone(await lastSet(admin), admin);
    expect(kept).toEqual([{ resource: 'customers', record_id: grace.id, field: 'role', why: 'forbidden' }]);
    expect(await get(`/customers/${grace.id}.json`, grace)).toMatchObject({ name: null, role: 'curator' });
    const made = await make('/customers.json', { customer: { email: `${randomUUID()}@example.com` } }, admin);
    expect((await undone(await lastSet(admin), admin)).kept).toEqual([
      { resource: 'customers', record_id: made.id, field: null, why: 'forbidden' },
    ]);
  });

  test('UN3: refuses change sets older than 30 days', async () => {
    const { id } = await makeTag();
    await change(`/Tags/${id}.json`, { tag: { description: 'Gate' } });
    const set = await lastSet();
    await app
      .db('history')
      .where({ change_set: set })
      .update({ at: app.db.raw(`now() - interval '31 days'`) });
    expect(await undo(set)).toMatchObject({ status: 422, body: { base: [expect.any(String)] } });
  });

  test('UN4: an order’s change set can be undone once it has ended, with no effect', async () => {
    const order = await makeRecord(app, 'translation_orders', ada.id);
    const { change_set } = await app.db('translation_orders').where({ id: order }).first('change_set');
    expect(await undone(change_set)).toEqual(nothingDone);
    await app.db('translation_orders').where({ id: order }).update({ finished_at: null });
    const open = await undo(change_set);
    expect([open.status, open.headers.get('x-error-reason')]).toEqual([409, 'change_set_open']);
    expect((await undo(change_set, grace)).status).toBe(404);
    await app.db('translation_orders').where({ id: order }).delete();
  });
});

describe('concurrency and repetition', () => {
  test('UN3: dry runs and undos of fields do not wait for the lock on parents; undos of deletions do', async () => {
    const { id } = await makeTag();
    await change(`/Tags/${id}.json`, { tag: { description: 'Gate' } });
    const edit = await lastSet();
    const other = await makeTag();
    await destroy(`/Tags/${other.id}.json`);
    const deletion = await lastSet();
    const parents = await app.db.transaction();
    await lockParents(parents);
    expect((await undo(deletion, ada, '?dry_run=1')).body).toMatchObject({ undone: 1, kept: [] });
    expect(await undone(edit)).toMatchObject({ ...everything, undone: 1 });
    const undoing = undone(deletion);
    await eventually('it waits', async () => (await lockWaits(app.db)) > 0).finally(() => parents.commit());
    expect(await undoing).toMatchObject({ ...everything, undone: 1 });
  });

  test('UN3: of several concurrent undos one takes effect', async () => {
    const { id } = await makeTag();
    await change(`/Tags/${id}.json`, { tag: { description: 'Gate' } });
    const set = await lastSet();
    const all = await Promise.all([1, 2, 3, 4].map(() => undone(set)));
    expect(all.map((each) => each.undone).toSorted()).toEqual([0, 0, 0, 1]);
  });

  test('UN3: a customer runs one undo at a time; beyond a few waiting it gets 503', async () => {
    const { id } = await makeTag();
    await change(`/Tags/${id}.json`, { tag: { description: 'Gate' } });
    const set = await lastSet();
    const another = await makeTag({}, grace);
    await change(`/Tags/${another.id}.json`, { tag: { description: 'Gate' } }, grace);
    const other = await lastSet(grace);
    const held = await app.db.transaction();
    await held('tags').where({ id }).forUpdate();
    const [db, actor] = [withWriter(app.db, { way: 'json', actor: ada.id }), { id: ada.id, isAdmin: false } as Actor];
    const first = Array.from({ length: 4 }, () => undoChangeSet(db, actor, set, { isDryRun: true }));
    await eventually('the first waits', async () => (await lockWaits(app.db)) > 0);
    const [refused, hers] = [await undo(set), await undo(other, grace)];
    const waiting = await lockWaits(app.db);
    await held.commit();
    expect([refused.status, refused.headers.get('retry-after'), waiting]).toEqual([503, '10', 1]);
    expect(hers.body).toMatchObject({ ...everything, undone: 1 });
    for (const each of await Promise.all(first)) expect(each.undone).toBe(1);
  });

  test('UN3: is idempotent with an Idempotency-Key, separately from a dry run', async () => {
    const { id } = await makeTag();
    await change(`/Tags/${id}.json`, { tag: { description: 'Gate' } });
    const set = await lastSet();
    const key = { 'Idempotency-Key': randomUUID() };
    expect((await undo(set, ada, '?dry_run=1', key)).body.undone).toBe(1);
    const first = await undo(set, ada, '', key);
    const second = await undo(set, ada, '', key);
    expect([first.body.undone, second.text, second.headers.get('idempotency-replayed')]).toEqual([
      1,
      first.text,
      'true',
    ]);
    expect((await undo(set, ada, '', { 'Idempotency-Key': 'ä' })).status).toBe(400);
    expect((await undo(`${noId}`, ada)).status).toBe(404);
  });
});
