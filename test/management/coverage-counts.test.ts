/** S4: what was counted beforehand, with what has changed since, is what there is, whatever is written meanwhile. */
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Actor } from '../../contracts/access.ts';
import { textStates } from '../../contracts/management/tag-filters.ts';
import { workStates } from '../../contracts/management/translation-work.ts';
import { coverage } from '../../src/model/figures/coverage.ts';
import { recount } from '../../src/model/figures/coverage-counts.ts';
import { Tag } from '../../src/model/tags/tag.ts';
import { chanceOf } from '../faults/chance.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { signedIn } from '../setup/factories.ts';
import { makeName, makeRecord, makeText } from '../setup/management.ts';

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
    if (step % 7 === 0) await recount(app.db);
  }
  await Tag.destroy(app.db, admin, one);
  expect(await asked()).toEqual(await uncounted());
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
