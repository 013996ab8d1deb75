/** A museum, its neighbours, and changes at random that any of them makes. */
import { randomBytes } from 'node:crypto';
import { sourceHash } from '../../../src/model/translations/source-hash.ts';
import type { RandomSource } from '../../faults/random-source.ts';
import type { TestApp } from '../../setup/app.ts';
import { signedIn } from '../../setup/factories.ts';
import { makeRecord } from '../../setup/management.ts';

export const languages = ['de', 'en', 'fr', 'zh-CHS', 'zh-CHT', 'no', 'el', 'tlh-Qaak'] as const;

/** Few of each, so that hardware is met, moved and stood in for again and again. */
const pool = {
  'ble-beacon': [
    'B9407F30-F5F8-466E-AFF9-25556B57FE6D',
    '2F234454CF6D4A0FADF2F4911BA9FFA6',
    'F7826DA6-4FA2-4E98-8024-BC5B71E0893E',
  ],
  nfc: Array.from({ length: 12 }, (_, i) => `04:A2:24:8F:5B:11:${80 + i}`),
  qr: ['HTTPS://EXAMPLE.COM/STRASSE', 'A-B:C', 'ΣΊΣΥΦΟΣ', 'CAFÉ', '門', 'İZMIR'],
};
const types = ['ble-beacon', 'ble-beacon', 'nfc', 'qr'] as const;
const numbers = [0, 1, 65535];
/** The museum alone buys beacons of this UUID: they stand in for others unless it gives one away. */
const ownUuid = pool['ble-beacon'][0];

interface Item {
  hardware_type: (typeof types)[number];
  identifier: string;
  major: number | null;
  minor: number | null;
}

export interface Museum {
  owner: Awaited<ReturnType<typeof signedIn>>;
  /** Somebody else, whose hardware is in the way. */
  other: number;
  places: readonly number[];
}

export async function openMuseum(app: TestApp): Promise<Museum> {
  const owner = await signedIn(app);
  const places = [await makeRecord(app, 'places', owner.id), await makeRecord(app, 'places', owner.id)];
  return { owner, other: (await signedIn(app)).id, places };
}

/** Makes one change. It may come to nothing, as where the hardware is attached already. */
export async function changeSomething(app: TestApp, museum: Museum, random: RandomSource): Promise<void> {
  const ids = (await app.db('tags').orderBy('id').select('id')).map(({ id }) => id as number);
  const id = random.pick(ids);
  if (ids.length < 30 || random.percent(10)) return makeTag(app, museum, random);
  const change = random.pick([words, words, words, words, rows, place, owner, attach, attach, attach, detach, remove]);
  await change({ app, museum, random, id });
}

interface Change {
  app: TestApp;
  museum: Museum;
  random: RandomSource;
  id: number;
}

async function makeTag(app: TestApp, museum: Museum, random: RandomSource): Promise<void> {
  const customer_id = random.percent(80) ? museum.owner.id : random.pick([museum.other, null]);
  const place_id = customer_id === museum.owner.id ? random.pick([...museum.places, null]) : null;
  const row = { tag_identifier: randomBytes(6).toString('hex'), customer_id, place_id };
  const [{ id }] = await app.db('tags').insert(row).returning('id');
  const change = { app, museum, random, id };
  if (random.percent(90)) await words(change);
  if (random.percent(70)) await words(change);
  for (let left = random.below(4); left > 0; left -= 1) await attach(change);
}

/** A text or a name, in a language: an original, a translation, or none any more. */
async function words({ app: { db }, random, id: tag_id }: Change): Promise<void> {
  const lang_code = random.pick(languages);
  const text = `${lang_code} ${random.below(1000)} ${random.pick(['"', '\\', '\n', '\u2028', '😀', 'e\u0301', '</p>'])}`;
  const isText = random.percent(60);
  const table = isText ? 'translations' : 'name_translations';
  const [record] = isText
    ? [
        (await db('text_records').where({ tag_id }).first('id')) ??
          (await db('text_records').insert({ tag_id }).returning('id'))[0],
      ]
    : [];
  const of = isText ? { text_record_id: record.id } : { tag_id };
  const original = await db(table)
    .where({ ...of, origin: 'original' })
    .first();
  if (!original) {
    await db(table).insert({ ...of, lang_code, text, origin: 'original', source_hash: sourceHash(lang_code, text) });
  } else if (lang_code === original.lang_code) {
    await db(table)
      .where({ id: original.id })
      .update({ text, source_hash: sourceHash(lang_code, text) });
  } else {
    await db(table)
      .where({ ...of, lang_code })
      .delete();
    const origin = random.pick(['machine', 'machine', 'human', undefined]);
    if (!origin) return;
    const source_hash = random.percent(80) ? original.source_hash : sourceHash('en', 'older');
    await db(table).insert({
      ...of,
      lang_code,
      text,
      origin,
      source_hash,
      provider: origin === 'machine' ? 'deepl' : null,
    });
  }
}

async function rows({ app, random, id }: Change): Promise<void> {
  await app
    .db('tags')
    .where({ id })
    .update(
      random.pick([
        { description: `${random.below(9)}` },
        { image_url: 'a.org/b.png' },
        { text_url: 'www.a.org' },
        { text_url: null },
      ]),
    );
  await app
    .db('text_records')
    .where({ tag_id: id })
    .update({ gender: random.pick(['m', 'f']) });
}

async function place({ app, museum, random, id }: Change): Promise<void> {
  const place_id = random.pick([...museum.places, null]);
  await app.db('tags').where({ id, customer_id: museum.owner.id }).update({ place_id });
}

async function owner({ app, museum, random, id }: Change): Promise<void> {
  const customer_id = random.pick([museum.owner.id, museum.owner.id, museum.owner.id, museum.other, null]);
  const place_id = customer_id === museum.owner.id ? random.pick(museum.places) : null;
  if (random.percent(90)) await app.db('hardwares').where({ tag_id: id, identifier: ownUuid }).delete();
  await app.db('tags').where({ id }).update({ customer_id, place_id });
}

async function remove({ app, id }: Change): Promise<void> {
  await app.db('tags').where({ id }).delete();
}

/** To the tag, from wherever it is; or to nobody's. */
async function attach({ app: { db }, museum, random, id }: Change): Promise<void> {
  const item = anItem(random);
  if (item.identifier === ownUuid && !(await db('tags').where({ id, customer_id: museum.owner.id }).first())) return;
  const own = random.percent(90)
    ? { tag_id: id }
    : { tag_id: null, customer_id: random.pick([museum.owner.id, museum.other, null]) };
  await db.transaction(async (trx) => {
    await trx('hardwares').where(item).delete();
    await trx('hardwares').insert({ ...item, ...own });
  });
}

async function detach({ app, id: tag_id, random }: Change): Promise<void> {
  const [item] = random.shuffled(await app.db('hardwares').where({ tag_id }).orderBy('id').select('id'));
  if (item) await app.db('hardwares').where({ id: item.id }).delete();
}

export function anItem(random: RandomSource): Item {
  const hardware_type = random.pick(types);
  const number = () => (hardware_type === 'ble-beacon' && random.percent(60) ? random.pick(numbers) : null);
  return { hardware_type, identifier: random.pick(pool[hardware_type]), major: number(), minor: number() };
}
