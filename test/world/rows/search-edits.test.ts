/** FD2, FD6: after random edits, a search finds the same as a plain comparison of all stored texts, in the same order. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Actor } from '../../../contracts/access.ts';
import { browse } from '../../../src/model/access/browse.ts';
import { fold } from '../../../src/model/access/fold.ts';
import { Tag } from '../../../src/model/tags/tag.ts';
import { orderOf } from '../../../src/model/tags/tag-sort-order.ts';
import { randomFrom } from '../../faults/random-source.ts';
import { startApp, type TestApp } from '../../setup/app.ts';
import { signedIn } from '../../setup/factories.ts';
import { makeRecord } from '../../setup/management.ts';

/** Edits, of which every tenth is followed by searches. */
const edits = 10_000;
const between = 10;

let app: TestApp;
let owners: { id: number; token: string }[];
let places: number[];
const admin = { id: 1, isAdmin: true } as Actor;
const random = randomFrom(51, 1);

beforeAll(async () => {
  app = await startApp();
  owners = [await signedIn(app), await signedIn(app)];
  places = [];
  for (const { id } of [...owners, ...owners]) places.push(await makeRecord(app, 'places', id));
});
afterAll(() => app.stop());

const parts = [
  'har',
  'po',
  'Oak',
  'MAP',
  '04a2',
  '古い',
  'tiếng',
  'दु',
  '100%',
  'a_b',
  "o'n",
  '(x)',
  'é',
  'ß',
  'Αθη',
  'ü',
  '42',
  '-',
  ':',
];
const gaps = ['', '', ' ', ' ', '\n', '\u00a0', '-', ', '];
const spoken = (most: number) =>
  Array.from({ length: 1 + random.below(most) }, () => random.pick(parts) + random.pick(gaps))
    .join('')
    .trim() || 'x';
const sought = () =>
  random.pick([
    () => random.pick(parts),
    () => random.pick(parts) + random.pick(parts),
    () => `${random.pick(parts)} ${random.pick(parts)}`,
    () => `${random.pick(['ha', 'po', 'm', 'e', 'a_', '4'])} ${random.pick(['', 'oak', 'har', '古'])}`,
    () => random.pick(['nowhere', 'mus', '04a2', 'ref 7', 'x)']),
  ])();

const hash = 'a'.repeat(64);
const original = () => ({ lang_code: 'en', text: spoken(5), origin: 'original', source_hash: hash });
const human = () => ({
  lang_code: random.pick(['fr', 'fi', 'ja']),
  text: spoken(5),
  origin: 'human',
  source_hash: hash,
});

/** The ids of the tags that there are. */
const tags = new Set<number>();

async function makeTag(): Promise<number> {
  const id = await makeRecord(app, 'tags', random.pick(owners).id);
  tags.add(id);
  const [{ id: text_record_id }] = await app.db('text_records').insert({ tag_id: id }).returning('id');
  await app.db('translations').insert({ text_record_id, ...original() });
  if (random.percent(70)) await app.db('name_translations').insert({ tag_id: id, ...original() });
  return id;
}

/** Through the interface, as its owner. */
async function patch(id: number): Promise<void> {
  const { customer_id } = await app.db('tags').where({ id }).first('customer_id');
  const owner = owners.find((each) => each.id === customer_id);
  await app.call('PATCH', `/Tags/${id}.json`, {
    headers: { Authorization: `Bearer ${owner?.token}` },
    body: { tag: { description: spoken(3) } },
  });
}

const records = (tag_id: number) => app.db('text_records').select('id').where({ tag_id });
const writes: ((tag: number) => Promise<unknown>)[] = [
  () => makeTag(),
  patch,
  (id) =>
    app
      .db('tags')
      .where({ id })
      .update({ reference: `Ref ${id}`, customer_id: random.pick(owners).id, place_id: null }),
  async (id) => {
    const { customer_id } = await app.db('tags').where({ id }).first('customer_id');
    const held = await app.db('places').where({ customer_id }).pluck('id');
    await app
      .db('tags')
      .where({ id })
      .update({ place_id: random.pick(held) });
  },
  () =>
    app
      .db('places')
      .where({ id: random.pick(places) })
      .update({ name: spoken(3) }),
  (id) =>
    app
      .db('translations')
      .whereIn('text_record_id', records(id))
      .where({ origin: 'original' })
      .update({ text: spoken(5) }),
  async (tag_id) => {
    const [record] = await records(tag_id);
    const row = { text_record_id: record.id, ...human() };
    await app.db('translations').insert(row).onConflict(['text_record_id', 'lang_code']).merge();
  },
  (tag_id) =>
    app
      .db('name_translations')
      .insert({ tag_id, ...human() })
      .onConflict(['tag_id', 'lang_code'])
      .merge(),
  (tag_id) => app.db('translations').whereIn('text_record_id', records(tag_id)).where({ origin: 'human' }).delete(),
  (tag_id) => app.db('name_translations').where({ tag_id, origin: 'human' }).delete(),
  (tag_id) =>
    app.db('hardwares').insert({
      tag_id,
      hardware_type: random.pick(['nfc', 'qr']),
      identifier: `${random.pick(['04:A2:', '04A2', 'OAK '])}${random.below(1e9)}`,
    }),
  (tag_id) => app.db('hardwares').where({ tag_id }).update({ tag_id: null }),
  async (id) => {
    if (tags.size <= 60) return;
    tags.delete(id);
    await app.db('tags').where({ id }).delete();
  },
];

interface Stored {
  id: number;
  customer_id: number;
  /** Folded. */
  named: string[];
  place: string[];
  said: string[];
  keys: string[];
}

const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' };
const forms = (text: string) => [
  fold(text),
  fold(
    text
      .toLowerCase()
      .normalize('NFC')
      .replaceAll(/[äöü]/g, (letter) => umlauts[letter] ?? ''),
  ),
];

async function stored(): Promise<Stored[]> {
  const { rows } = await app.db.raw(`
    select t.id, t.customer_id, t.tag_identifier, t.reference, t.description, p.name as place,
      array(select n.text from name_translations n where n.tag_id = t.id) as names,
      array(select x.text from text_records r join translations x on x.text_record_id = r.id where r.tag_id = t.id) as texts,
      (select coalesce(json_agg(h), '[]') from hardwares h where h.tag_id = t.id) as items
    from tags t left join places p on p.id = t.place_id`);
  const bare = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return rows.map((row: Record<string, unknown>) => {
    const items = row.items as { hardware_type: string; identifier: string; match_key: string }[];
    const all = (...texts: (unknown | null)[]) =>
      texts.filter((text) => text !== null).flatMap((text) => forms(String(text)));
    return {
      id: row.id,
      customer_id: row.customer_id,
      named: all(row.reference, ...(row.names as string[])),
      place: all(row.place),
      said: all(
        row.description,
        ...(row.texts as string[]),
        ...items.filter((item) => item.hardware_type === 'qr').map((item) => item.identifier),
      ),
      keys: [String(row.tag_identifier), ...items.flatMap((item) => [bare(item.identifier), bare(item.match_key)])],
    } as Stored;
  });
}

const begins = /^\p{L}[\p{L}\p{M}]?$/u;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Whether a folded word is in one of the texts. */
function isIn(texts: readonly string[], word: string): boolean {
  if (!begins.test(word) || unspaced.test(word)) return texts.some((text) => text.includes(word));
  return texts.some((text) =>
    [...` ${text}`.matchAll(/[ !-/:-@[-`{-~\u00a1-\u00bf\u2010-\u205e\u3000-\u3020]/g)].some(({ index }) =>
      ` ${text}`.startsWith(word, index + 1),
    ),
  );
}

/** 1 best to 6 worst; undefined for a tag that is not found. */
function rankOf(tag: Stored, typed: string): number | undefined {
  const whole = fold(typed);
  const bare = (text: string) => (/[^\P{L}a-z]/u.test(text) ? '' : text.replaceAll(/[^a-z0-9]/g, ''));
  const key = bare(whole);
  const ranks = whole.split(' ').map((word) => {
    const part = bare(word);
    const isPrefix = part.length >= 4 && tag.keys.some((each) => each.startsWith(part));
    if (isIn(tag.named, word) || isPrefix) return 4;
    if (isIn(tag.place, word)) return 5;
    return isIn(tag.said, word) ? 6 : undefined;
  });
  const isKey = key !== '' && tag.keys.includes(key);
  if (!isKey && ranks.includes(undefined)) return undefined;
  return isKey ? 1 : Math.max(...(ranks as number[]));
}

test(
  'FD2, FD6: after random edits, searches find exactly the matching tags, the best first',
  async () => {
    for (let at = 0; at < 20; at += 1) await makeTag();
    let finds = 0;
    for (let step = 1; step <= edits; step += 1) {
      await random.pick(writes)(random.pick([...tags]));
      // As a service has it: autovacuum is off in tests, and each statement reads on through what earlier ones have left.
      if (step % 200 === 0) await app.db.raw('vacuum');
      if (step % between !== 0) continue;
      const all = await stored();
      expect(all).toHaveLength(tags.size);
      for (const actor of [admin, { id: random.pick(owners).id, isAdmin: false } as Actor]) {
        const q = sought();
        const mine = all.filter(({ customer_id }) => actor.isAdmin || customer_id === actor.id);
        const fitting = mine
          .map((each) => ({ id: each.id, rank: rankOf(each, q) }))
          .filter(({ rank }) => rank !== undefined);
        const { rows, found } = await browse(Tag, app.db, actor, { q }, { order: orderOf(undefined, { q }) });
        expect([step, q, found]).toEqual([step, q, fitting.length]);
        const byRank = new Map(fitting.map(({ id, rank }) => [id, rank ?? 0]));
        const ranks = rows.map(({ id }) => byRank.get(id));
        // The best three ranks have tests of their own; here those of names are as good.
        expect([step, q, ranks]).toEqual([step, q, ranks.toSorted((a, b) => (a ?? 9) - (b ?? 9))]);
        finds += found;
      }
    }
    expect(finds).toBeGreaterThan(edits / 10);
  },
  20 * 60_000,
);
