/** S4: what was counted beforehand, with what has changed since, is what there is, whatever is written meanwhile. */
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Actor } from '../../../contracts/access.ts';
import { textStates } from '../../../contracts/management/tag-filters.ts';
import { workStates } from '../../../contracts/management/translation-work.ts';
import type { Narrow } from '../../../src/model/figures/counted.ts';
import { coverage } from '../../../src/model/figures/coverage.ts';
import { type CountedLanguage, listCounts } from '../../../src/model/figures/list-counts.ts';
import { recount } from '../../../src/model/figures/recount.ts';
import { type Filtered, narrowedBy } from '../../../src/model/record-filter.ts';
import { Tag } from '../../../src/model/tags/tag.ts';
import { TextRecord } from '../../../src/model/text-record.ts';
import { NameTranslation } from '../../../src/model/translations/name-translation.ts';
import { Translation } from '../../../src/model/translations/translation.ts';
import { chanceOf } from '../../faults/chance.ts';
import { startApp, type TestApp } from '../../setup/app.ts';
import { signedIn } from '../../setup/factories.ts';
import { makeName, makeRecord, makeText } from '../../setup/management.ts';

let app: TestApp;
let owners: number[];
let places: number[];
const admin = { id: 1, isAdmin: true } as Actor;
const hash = (letter: string) => letter.repeat(64);

beforeAll(async () => {
  app = await startApp();
  owners = [(await signedIn(app)).id, (await signedIn(app)).id];
  places = [];
  for (const owner of owners) places.push(await makeRecord(app, 'places', owner));
});
afterAll(() => app.stop());
afterEach(() => app.db('tags').delete());

const asked = (actor: Actor = admin) => coverage({ db: app.db, searches: app.db }, actor, {});

/** The same, where nothing was counted. */
async function uncounted(actor?: Actor) {
  const kept = await app.db('coverage_counted').delete().returning('*');
  const rows = await asked(actor);
  await app.db('coverage_counted').insert(kept);
  return rows;
}

/** What `listCounts` tells, read from what there is; by SQL for whose tags, as `t`. */
async function lengths(language: CountedLanguage, whose: string) {
  const isHere = language === 'each' ? 'true' : `x.lang_code = '${language}'`;
  const texts = `select r.tag_id from text_records r join translations x on x.text_record_id = r.id where ${isHere}`;
  const names = `select x.tag_id from name_translations x where ${isHere}`;
  const originals = `select x.tag_id from name_translations x where x.origin = 'original'`;
  const count = (of: string) =>
    `(select count(*)::integer from (${of}) of join tags t on t.id = of.tag_id where ${whose})`;
  const [tagsIn, textsIn, namesIn] =
    language === 'any'
      ? ['select id as tag_id from tags', 'select tag_id from text_records', originals]
      : [`${texts} union ${names}`, texts, names];
  const { rows } = await app.db.raw(
    `select ${count(tagsIn)} as tags, ${count(textsIn)} as texts, ${count(namesIn)} as names`,
  );
  return rows[0];
}

/** Expects the counts of lists to be what there is: of everybody, of one owner, and in one place. */
async function expectLengths(): Promise<void> {
  for (const whose of ['true', `t.customer_id = ${owners[0]}`, `t.place_id = ${places[0]}`])
    for (const language of ['any', 'en', 'fr', 'de', 'sv'] as const) {
      const narrow: Narrow = (tags) => tags.whereRaw(whose.replace('t.', 'tags.'));
      const counts = await listCounts(app.db, narrow, language);
      expect([whose, language, counts]).toEqual([whose, language, await lengths(language, whose)]);
    }
  // A tag with a text in two languages is none that two lists would have.
  const { texts, names } = await lengths('each', 'true');
  expect(await listCounts(app.db, (tags) => tags, 'each')).toMatchObject({ texts, names });
}

async function makeTag(at: number): Promise<number> {
  const id = await makeRecord(app, 'tags', owners[at % 2] as number);
  await makeText(app, id, 'en');
  await makeName(app, id, 'de');
  return id;
}

const textOf = (tag: number) =>
  app.db('translations').whereIn('text_record_id', app.db('text_records').select('id').where({ tag_id: tag }));

async function addText(tag: number, lang_code: string, source_hash: string) {
  const { id: text_record_id } = await app.db('text_records').where({ tag_id: tag }).first('id');
  const row = { text_record_id, lang_code, text: 'x', origin: 'human', source_hash };
  await app.db('translations').insert(row).onConflict(['text_record_id', 'lang_code']).merge();
}

test('S4: after random writes the counts and what is counted anew are what there is', async () => {
  const chance = chanceOf(15, 0);
  const tags: number[] = [];
  for (let at = 0; at < 6; at += 1) tags.push(await makeTag(at));
  const [one = 0] = tags;
  const writes: ((tag: number) => Promise<unknown>)[] = [
    (tag) =>
      app
        .db('tags')
        .where({ id: tag })
        .update({ place_id: chance.pick([null, ...places]) }),
    (tag) =>
      app
        .db('tags')
        .where({ id: tag })
        .update({ customer_id: chance.pick([null, ...owners]) }),
    (tag) => addText(tag, chance.pick(['fr', 'fi']), hash(chance.pick(['a', 'b']))),
    (tag) =>
      textOf(tag)
        .where({ origin: 'original' })
        .update({ source_hash: hash(chance.pick(['a', 'b'])) }),
    (tag) =>
      textOf(tag)
        .where({ origin: 'human' })
        .update({ source_hash: hash('b') }),
    (tag) => textOf(tag).where({ origin: 'human' }).delete(),
    (tag) =>
      app
        .db('name_translations')
        .where({ tag_id: tag })
        .update({ lang_code: chance.pick(['de', 'sv']) }),
  ];
  expect(await recount(app.db)).toBe(true);
  for (let step = 0; step < 60; step += 1) {
    await chance.pick(writes)(chance.pick(tags));
    expect(await asked()).toEqual(await uncounted());
    if (step % 3 === 0) await expectLengths();
    if (step % 7 === 0) await recount(app.db);
  }
  await Tag.destroy(app.db, admin, one);
  expect(await asked()).toEqual(await uncounted());
  await expectLengths();
  const own = { id: owners[0] as number, isAdmin: false } as Actor;
  expect(await asked(own)).toEqual(await uncounted(own));
});

test('S4: what is written by who was under way while it was counted is not missed', async () => {
  const tag = await makeTag(0);
  const trx = await app.db.transaction();
  const work = { origin: 'machine', provider: 'deepl', source_hash: hash('a') };
  await trx('name_translations').insert({ tag_id: tag, lang_code: 'fr', text: 'x', ...work });
  // It has noted the tag where it was before this.
  await app.db('tags').where({ id: tag }).update({ place_id: places[0] });
  await recount(app.db);
  await trx.commit();
  const rows = await asked();
  expect(rows.map(({ lang_code }) => lang_code)).toContain('fr');
  expect(rows).toEqual(await uncounted());
});

/** Five tags of a new customer, who asks: two of them in its first place, and French texts, of which but one was counted. */
async function changedSinceCounted() {
  const caller = await signedIn(app);
  owners = [caller.id, caller.id];
  places = [await makeRecord(app, 'places', caller.id), await makeRecord(app, 'places', caller.id)];
  const tags: number[] = [];
  for (let at = 0; at < 5; at += 1) tags.push(await makeTag(at));
  const [one = 0, two = 0, three = 0] = tags;
  await app.db('tags').whereIn('id', [one, two]).update({ place_id: places[0] });
  await addText(one, 'fr', hash('a'));
  await recount(app.db);
  await addText(two, 'fr', hash('a'));
  await addText(three, 'fr', hash('a'));
  return { headers: { Authorization: `Bearer ${caller.token}` }, two, three };
}

test('S4: lists of tags by how they stand say how many there are by what was counted, and by what has changed since', async () => {
  const { headers, three } = await changedSinceCounted();
  await textOf(three).update({ source_hash: hash('c') });
  const list = (query: Record<string, string>) => app.call('GET', '/Tags.json', { query, headers });
  const told: Record<string, string | null> = {};
  for (const state of textStates) {
    const others: Record<string, string>[] = [{}, { part: 'name' }, { place_id: `${places[0]}` }, { place_id: 'none' }];
    for (const more of others) {
      const query = { lang_code: 'fr', state, ...more };
      const { body } = await list(query);
      const total = (await list({ ...query, limit: '1' })).headers.get('X-Total-Count');
      expect([query, total]).toEqual([query, `${body.length}`]);
      if (Object.keys(more).length === 0) told[state] = total;
    }
  }
  expect(told).toEqual({ original: '0', human: '1', machine: '0', stale: '2', missing: '2' });
});

test('lists say how many there are by what was counted, and by what has changed since', async () => {
  const { headers, three } = await changedSinceCounted();
  await app.db('name_translations').where({ tag_id: three }).update({ lang_code: 'fr' });
  const bare = await makeRecord(app, 'tags', owners[0] as number);
  await app.db('tags').where({ id: bare }).update({ place_id: places[0] });
  const told: Record<string, string | null> = {};
  for (const path of ['/Tags', '/text_records', '/translations', '/name_translations'])
    for (const language of [{}, { lang_code: 'fr' }, { lang_code: 'en' }, { lang_code: 'sv' }] as object[])
      for (const place of [{}, { place_id: `${places[0]}` }, { place_id: `${places[1]}` }, { place_id: 'none' }]) {
        const query = { ...language, ...place } as Record<string, string>;
        const list = (more: object) => app.call('GET', `${path}.json`, { query: { ...query, ...more }, headers });
        const { body } = await list({});
        const total = (await list({ limit: '1' })).headers.get('X-Total-Count');
        expect([path, query, total]).toEqual([path, query, `${body.length}`]);
        told[`${path} ${Object.values(query)}`] = total;
      }
  expect(told).toMatchObject({ '/Tags ': '6', '/Tags fr': '3', '/text_records ': '5', '/text_records en': '5' });
  expect(told).toMatchObject({ '/translations ': '8', '/translations fr': '3', '/name_translations fr': '1' });
  const ofParts = [{ part: 'text' }, { part: 'name' }, { part: 'name', place_id: `${places[0]}` }];
  for (const [at, more] of ofParts.entries()) {
    const query = { lang_code: 'fr', limit: '1', ...more } as Record<string, string>;
    const { headers: said, body } = await app.call('GET', '/Tags.json', { query, headers });
    expect([at, said.get('X-Total-Count') ?? body.length]).toEqual([at, ['3', '1', '0'][at]]);
  }
});

test('of more tags than are gathered, lists are as long as was counted, however they are narrowed', async () => {
  await changedSinceCounted();
  const actor = { id: owners[0] as number, isAdmin: false } as Actor;
  const pages = { limit: 1, after: undefined };
  for (const table of [TextRecord, Translation, NameTranslation])
    for (const lang_code of [undefined, 'fr', 'en'])
      for (const place_id of [undefined, places[0], null]) {
        const filters = { lang_code, place_id };
        const narrowed = await narrowedBy(table.tableName as Filtered, app.db, actor, filters, 'own');
        const { total } = await (table as typeof Translation).list(app.db, actor, pages, narrowed);
        expect([table.tableName, filters, await narrowed.countedBefore?.()]).toEqual([table.tableName, filters, total]);
      }
});

test('how long lists are is no longer told by counts where a runner of before has counted the coverage alone', async () => {
  await makeTag(0);
  await recount(app.db);
  await expectLengths();
  const all: Narrow = (tags) => tags;
  await app.db('coverage_counted').update({ lists: '1:1:' });
  await app.db('list_counts').update({ tags: 100 });
  expect(await listCounts(app.db, all, 'any')).toBeUndefined();
  expect(await asked()).toEqual(await uncounted());
  expect(await recount(app.db)).toBe(true);
  await expectLengths();
});

test('what has changed too much is counted by who asks', async () => {
  await makeTag(0);
  await recount(app.db);
  const all: Narrow = (tags) => tags;
  await app.db.raw(
    `insert into tags (tag_identifier, customer_id) select lpad(to_hex(i), 12, '0'), ? from generate_series(1, 2001) i`,
    [owners[0] as number],
  );
  expect(await listCounts(app.db, all, 'any')).toBeUndefined();
  await recount(app.db);
  expect(await listCounts(app.db, all, 'any')).toMatchObject({ tags: 2002 });
  // One of these changes all of them.
  await app.db('tags').where({ customer_id: owners[0] }).limit(1).update({ description: 'x' });
  expect(await listCounts(app.db, all, 'any')).toBeUndefined();
});

test('S4: so does the work list, however it is narrowed', async () => {
  const { headers, two, three } = await changedSinceCounted();
  await textOf(three)
    .where({ origin: 'original' })
    .update({ source_hash: hash('c') });
  const list = (query: Record<string, string>) => app.call('GET', '/translation_work.json', { query, headers });
  const told: Record<string, string | null> = {};
  for (const state of [...workStates, 'missing,stale', 'machine,human']) {
    const others: Record<string, string>[] = [
      ...[{}, { part: 'name' }, { part: 'text' }, { place_id: `${places[0]}` }, { place_id: 'none' }],
      ...[{ tag_id: `${two}` }, { q: 'nothing has it' }, { reported: '1' }],
    ];
    for (const lang_code of ['fr', 'en', 'sv'])
      for (const more of others) {
        const query = { lang_code, state, ...more };
        const { body } = await list(query);
        const total = (await list({ ...query, limit: '1' })).headers.get('X-Total-Count');
        expect([query, total]).toEqual([query, `${body.length}`]);
        if (lang_code === 'fr' && Object.keys(more).length === 0) told[state] = total;
      }
  }
  expect(told).toEqual({
    missing: '7',
    stale: '3',
    machine: '0',
    human: '0',
    'missing,stale': '10',
    'machine,human': '0',
  });
});

test('S4: nothing is counted again where nothing has changed, and all of it where what was counted does not hold', async () => {
  await makeTag(0);
  expect(await recount(app.db)).toBe(true);
  expect(await recount(app.db)).toBe(false);
  // As a restore on another server brings it.
  await app.db('coverage_counted').update({ database: 'another:1:2:3' });
  await app.db('coverage_counts').update({ original: 100 });
  expect(await asked()).toEqual(await uncounted());
  expect(await recount(app.db)).toBe(true);
  expect(await asked()).toEqual(await uncounted());
});
