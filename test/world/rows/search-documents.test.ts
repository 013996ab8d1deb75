/** Searches by documents: whatever is written, and whenever documents were made, they find what comparing everything finds. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { AnyQueryBuilder } from 'objection';
import type { Actor } from '../../../contracts/access.ts';
import { browse } from '../../../src/model/access/browse.ts';
import { reachOf, rowsWith, type Searched } from '../../../src/model/access/search.ts';
import { renewDocuments } from '../../../src/model/access/search-documents.ts';
import { Tag } from '../../../src/model/tags/tag.ts';
import { orderOf } from '../../../src/model/tags/tag-order.ts';
import { TextRecord } from '../../../src/model/text-record.ts';
import { NameTranslation } from '../../../src/model/translations/name-translation.ts';
import { Translation } from '../../../src/model/translations/translation.ts';
import { type Chance, chanceOf } from '../../faults/chance.ts';
import { startApp, type TestApp } from '../../setup/app.ts';
import { signedIn } from '../../setup/factories.ts';
import { makeRecord } from '../../setup/management.ts';

let app: TestApp;
let owners: number[];
let places: number[];
const admin = { id: 1, isAdmin: true } as Actor;
const tables: Searched[] = [Tag, TextRecord, Translation, NameTranslation];
let chance = chanceOf(51, 0);

beforeAll(async () => {
  app = await startApp();
  owners = [(await signedIn(app)).id, (await signedIn(app)).id];
  places = [];
  for (const owner of [...owners, ...owners]) places.push(await makeRecord(app, 'places', owner));
});
afterAll(() => app.stop());

/** Few parts, so that they meet often; with what separates words, joins letters, or means something to PostgreSQL. */
const parts = [
  'har',
  'po',
  'Oak',
  'MAP',
  '04a2',
  '古い',
  '時計',
  'tiếng',
  'दु',
  '100%',
  'a_b',
  "o'n",
  '(x)',
  'é',
  'ß',
  '-',
  ':',
];
const gaps = ['', '', '', ' ', ' ', '\n', '\t', '  ', '\u00a0', '\u3000', '-', ', ', ':'];
const spoken = (most: number) =>
  Array.from({ length: 1 + chance.below(most) }, () => chance.pick(parts) + chance.pick(gaps)).join('') || 'x';
const sought = (from: Chance) =>
  from.pick([
    () => from.pick(parts),
    () => from.pick(parts) + from.pick(parts),
    () => `${from.pick(parts)} ${from.pick(parts)}`,
    () => `${from.pick(['ha', 'po', 'm', 'é', 'a_', '04'])} ${from.pick(['', 'oak', 'har', '時'])}`,
    () => from.pick(['nowhere', 'museum', 'mus', '04:A2', 'ref 7', 'REF', 'x)']),
  ])();

const hash = 'a'.repeat(64);
const original = () => ({ lang_code: 'en', text: spoken(6), origin: 'original', source_hash: hash });
const human = () => ({
  lang_code: chance.pick(['fr', 'fi', 'ja']),
  text: spoken(6),
  origin: 'human',
  source_hash: hash,
});

async function makeTag(): Promise<number> {
  const id = await makeRecord(app, 'tags', chance.pick([...owners, null]));
  const [{ id: text_record_id }] = await app.db('text_records').insert({ tag_id: id }).returning('id');
  await app.db('translations').insert({ text_record_id, ...original() });
  if (chance.percent(70)) await app.db('name_translations').insert({ tag_id: id, ...original() });
  return id;
}

const records = (tag_id: number) => app.db('text_records').select('id').where({ tag_id });
const writes: ((tag: number) => Promise<unknown>)[] = [
  () => makeTag(),
  (id) =>
    app
      .db('tags')
      .where({ id })
      .update({ description: chance.pick([null, spoken(4)]) }),
  (id) =>
    app
      .db('tags')
      .where({ id })
      .update({ reference: `Ref ${id}`, customer_id: chance.pick(owners), place_id: null }),
  async (id) => {
    const { customer_id } = await app.db('tags').where({ id }).first('customer_id');
    const held = await app.db('places').where({ customer_id }).pluck('id');
    await app
      .db('tags')
      .where({ id })
      .update({ place_id: held.length > 0 ? chance.pick(held) : null });
  },
  () =>
    app
      .db('places')
      .where({ id: chance.pick(places) })
      .update({ name: spoken(3) }),
  (id) =>
    app
      .db('translations')
      .whereIn('text_record_id', records(id))
      .where({ origin: 'original' })
      .update({ text: spoken(6) }),
  async (tag_id) => {
    const [{ id }] = await records(tag_id);
    await app
      .db('translations')
      .insert({ text_record_id: id, ...human() })
      .onConflict(['text_record_id', 'lang_code'])
      .merge();
  },
  (tag_id) =>
    app
      .db('name_translations')
      .insert({ tag_id, ...human() })
      .onConflict(['tag_id', 'lang_code'])
      .merge(),
  (tag_id) => app.db('translations').whereIn('text_record_id', records(tag_id)).where({ origin: 'human' }).delete(),
  (tag_id) =>
    app.db('hardwares').insert({
      ...{ tag_id, hardware_type: chance.pick(['nfc', 'qr']) },
      identifier: `${chance.pick(['04:A2:', '04A2', 'OAK '])}${chance.below(1e9)}`,
    }),
  (tag_id) => app.db('hardwares').where({ tag_id }).update({ tag_id: null }),
  (id) => app.db('tags').where({ id }).delete(),
];

type Rows = { id: number }[];
const idsOf = async (rows: unknown) => ((await rows) as Rows).map(({ id }) => id).sort((a, b) => a - b);
const ids = async (table: Searched, actor: Actor, words: string) =>
  idsOf(rowsWith(table, app.db, await reachOf(table, app.db, actor, words), words).select(`${table.tableName}.id`));

/** What it finds where there are no documents: all is compared. */
async function withoutDocuments(find: () => Promise<number[]>): Promise<number[]> {
  const kept = await app.db('search_documented').delete().returning('*');
  const found = await find();
  if (kept.length > 0) await app.db('search_documented').insert(kept);
  return found;
}

const compared = (table: Searched, actor: Actor, words: string) => withoutDocuments(() => ids(table, actor, words));

const someone = () => chance.pick([admin, ...owners.map((id) => ({ id, isAdmin: false }) as Actor)]);

const sorts = ['name', '-name', 'place', '-place'] as const;
const inOrder = async (actor: Actor, q: string, sort: (typeof sorts)[number]) =>
  (await browse(Tag, app.db, actor, { q }, { order: orderOf(sort, { q }) })).rows.map(({ id }) => id);

test('F2: after random writes, made or not, documents tell what is there', async () => {
  chance = chanceOf(51, 1);
  for (let at = 0; at < 8; at += 1) await makeTag();
  expect(await renewDocuments(app.db)).toBe(true);
  let finds = 0;
  for (let step = 0; step < 80; step += 1) {
    const [tag] = await app
      .db('tags')
      .orderByRaw('md5(id::text || ?)', [`${step}`])
      .limit(1)
      .pluck('id');
    await chance.pick(writes)(tag ?? (await makeTag()));
    for (let search = 0; search < 3; search += 1) {
      const [words, actor] = [sought(chance), someone()];
      for (const table of tables) {
        const found = await ids(table, actor, words);
        expect([step, table.tableName, words, found]).toEqual([
          step,
          table.tableName,
          words,
          await compared(table, actor, words),
        ]);
        finds += found.length;
      }
    }
    const [words, actor, sort] = [sought(chance), someone(), chance.pick(sorts)];
    const listed = await inOrder(actor, words, sort);
    expect([step, sort, words, listed]).toEqual([
      step,
      sort,
      words,
      await withoutDocuments(() => inOrder(actor, words, sort)),
    ]);
    if (step % 9 !== 0) continue;
    await renewDocuments(app.db);
    expect([step, await renewDocuments(app.db)]).toEqual([step, false]);
  }
  expect(finds).toBeGreaterThan(300);
}, 120_000);

describe('the ways to ask for the tags that were found', () => {
  test.each(['har', 'oak rpo', 'ha', 'nowhere'])('of %s, all find the same, changed tags among them', async (words) => {
    await renewDocuments(app.db);
    const late = await makeTag();
    await app
      .db('name_translations')
      .insert({ tag_id: late, ...original(), text: 'Harpo oak' })
      .onConflict(['tag_id', 'lang_code'])
      .merge();
    const { found } = await reachOf(Tag, app.db, admin, words);
    if (!found) throw new Error('there are no documents');
    const expected = await compared(Tag, admin, words);
    expect(expected.includes(late)).toBe(words !== 'nowhere');
    for (const condition of [found.isOne('tags.id'), found.isAmong('tags.id')])
      expect(await idsOf((Tag.query(app.db) as AnyQueryBuilder).where(condition))).toEqual(expected);
    expect(found.count).toBe(expected.length);
  });

  test('a part that very many words have finds the tags of each of them', async () => {
    const tag_id = await makeTag();
    const many = Array.from({ length: 9000 }, (_, at) => `part${at}part`);
    await app
      .db('name_translations')
      .insert({ tag_id, ...human(), text: many.join(' ') })
      .onConflict(['tag_id', 'lang_code'])
      .merge();
    await renewDocuments(app.db);
    const { found } = await reachOf(Tag, app.db, admin, 'art part');
    expect(found?.count).toBe(1);
    if (found)
      expect(await idsOf((Tag.query(app.db) as AnyQueryBuilder).where(found.isOne('tags.id')))).toEqual([tag_id]);
  });
});

test('documents of another server, or too old, are none', async () => {
  await renewDocuments(app.db);
  const isFound = async () => (await reachOf(Tag, app.db, admin, 'oak')).found !== undefined;
  expect(await isFound()).toBe(true);
  await app.db('search_documented').update({ day: '2001-01-01' });
  expect(await isFound()).toBe(false);
  expect(await renewDocuments(app.db)).toBe(true);
  expect(await isFound()).toBe(true);
  await app.db('search_documented').update({ database: 'another' });
  expect(await isFound()).toBe(false);
});

test.each(sorts)('where all is compared, nobody finds the tags of others, sorted by %s', async (sort) => {
  const made: number[] = [];
  for (const owner of owners) made.push(await makeRecord(app, 'tags', owner));
  const these = () => app.db('tags').whereIn('id', made);
  await these().update({ description: 'a bassoon' });
  const actor = { id: owners[0], isAdmin: false } as Actor;
  expect(await withoutDocuments(() => inOrder(actor, 'bassoon', sort))).toEqual([made[0]]);
  await these().delete();
});

test('documents of before, which do not say what a tag lacks, still find words, and are made anew', async () => {
  await renewDocuments(app.db);
  const isLacking = async () => {
    const { found } = await reachOf(Tag, app.db, admin, 'oak', { lacked: 'name' });
    return found && found.isLacking !== undefined;
  };
  expect(await isLacking()).toBe(true);
  await app.db('search_documented').update({ lacks: null });
  expect(await isLacking()).toBe(false);
  expect(await inOrder(admin, 'oak', '-name')).toEqual(await withoutDocuments(() => inOrder(admin, 'oak', '-name')));
  expect(await renewDocuments(app.db)).toBe(true);
  expect(await isLacking()).toBe(true);
});

test('who is cut short begins anew, and until then everything is compared', async () => {
  await makeTag();
  await app.db('search_documented').delete();
  const over = new AbortController();
  over.abort();
  expect(await renewDocuments(app.db, over.signal)).toBe(true);
  expect(await app.db('search_documented')).toEqual([]);
  expect(await renewDocuments(app.db)).toBe(true);
  expect(await app.db('search_documented')).toHaveLength(1);
});
