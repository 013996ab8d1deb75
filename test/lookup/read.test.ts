/** What lookups read from the database, by each key and for each choice of languages. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { byBeacon } from '../../src/lookup/read/by-beacon.ts';
import { byChipOrCode } from '../../src/lookup/read/by-chip-or-code.ts';
import { byIdentifier, readByIdentifier } from '../../src/lookup/read/by-identifier.ts';
import { readInPages } from '../../src/lookup/read/by-owner-or-place.ts';
import { theOriginal } from '../../src/lookup/read/languages.ts';
import { sourceHash } from '../../src/model/translations/source-hash.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { createTag, type MadeTag, signedIn, storeName, storeTranslation } from '../setup/factories.ts';
import { statementsDuring } from '../setup/statements.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** A German tag with a machine's French, a person's Finnish and a machine's Italian of an older original. */
async function germanTag(): Promise<MadeTag> {
  const tag = await createTag(app, { lang: 'de', text: 'Das Tor', name: 'Tor' });
  await storeTranslation(app, tag, 'fr', 'La porte');
  await storeTranslation(app, tag, 'fi', 'Portti', 'human');
  await storeTranslation(app, tag, 'it', 'Il vecchio portone');
  await storeName(app, tag, 'es', 'Puerta');
  await app
    .db('translations')
    .where({ text: 'Il vecchio portone' })
    .update({ source_hash: '0'.repeat(64) });
  return tag;
}

const textIn = (tag: MadeTag) => app.db('translations').whereIn('text_record_id', textRecordOf(tag));
const textRecordOf = ({ id }: MadeTag) => app.db('text_records').where({ tag_id: id }).select('id');

const attach = (tag: MadeTag, hardware: Record<string, unknown>, token?: string) =>
  app.call('POST', '/api/v1/tags/addHardwareIdToTag', {
    body: { id: tag.tag_identifier, auth_token: token, ...hardware },
  });

describe('the best of a list of languages', () => {
  let tag: MadeTag;
  beforeAll(async () => {
    tag = await germanTag();
  });

  test.each<[string[], [string, string]]>([
    [[], ['de', 'de']],
    [['fr'], ['fr', 'de']],
    [['sv'], ['de', 'de']],
    [['de'], ['de', 'de']],
    [
      ['sv', 'fr', 'fi'],
      ['fr', 'de'],
    ],
    [
      ['fi', 'fr', 'es'],
      ['fi', 'es'],
    ],
    [
      ['it', 'fr'],
      ['fr', 'de'],
    ],
    [
      ['it', 'sv'],
      ['de', 'de'],
    ],
    [
      ['sv', 'de', 'fr', 'es'],
      ['de', 'de'],
    ],
    [[theOriginal], ['de', 'de']],
    [
      ['sv', theOriginal, 'fr', 'es'],
      ['de', 'de'],
    ],
    [
      ['fr', theOriginal, 'es'],
      ['fr', 'de'],
    ],
    [
      ['es', theOriginal, 'fr'],
      ['de', 'es'],
    ],
  ])('%j: text and name are served in %j', async (preferences, served) => {
    const reading = await readByIdentifier(app.db, tag.tag_identifier, { preferences });
    expect([reading?.text_lang, reading?.name_lang]).toEqual(served);
    expect([reading?.text_original_lang, reading?.name_original_lang]).toEqual(['de', 'de']);
  });

  test('serves a human translation of an older original, but not a machine translation', async () => {
    const edited = await germanTag();
    await textIn(edited)
      .whereNot({ origin: 'original' })
      .update({ source_hash: '0'.repeat(64) });
    const read = (preferences: string[]) => readByIdentifier(app.db, edited.tag_identifier, { preferences });
    expect((await read(['fr', 'fi']))?.text_lang).toBe('fi');
    expect((await read(['fr', 'it']))?.text_lang).toBe('de');
  });
});

test('reads all languages that are stored and servable, whatever the preference', async () => {
  const tag = await germanTag();
  const reading = await readByIdentifier(app.db, tag.tag_identifier, { preferences: ['fr'], extras: ['languages'] });
  expect(reading?.text_lang).toBe('fr');
  expect(reading?.languages).toEqual({
    text: { de: 'Das Tor', fi: 'Portti', fr: 'La porte' },
    name: { de: 'Tor', es: 'Puerta' },
  });
  const bare = await createTag(app);
  await app.db('text_records').where({ tag_id: bare.id }).delete();
  const none = await readByIdentifier(app.db, bare.tag_identifier, { extras: ['languages', 'provenance'] });
  expect(none).toMatchObject({ languages: { text: null, name: null }, provenance: { text: null, name: null } });
});

describe('the provenance of a text', () => {
  test.each<[string, string, object]>([
    ['the original', 'de', { origin: 'original', provider: null, stale: false, translated_at: null }],
    [
      'a machine',
      'fr',
      { origin: 'machine', provider: 'deepl', stale: false, translated_at: '2026-01-02T03:04:05.678Z' },
    ],
    ['a person', 'fi', { origin: 'human', provider: null, stale: false, translated_at: '2026-01-02T03:04:05.678Z' }],
  ])('%s', async (_, lang, expected) => {
    const tag = await germanTag();
    await textIn(tag).update({ updated_at: '2026-01-02T03:04:05.678Z' });
    for (const preferences of [[lang], [lang, 'sv']]) {
      const reading = await readByIdentifier(app.db, tag.tag_identifier, { preferences, extras: ['provenance'] });
      const source_hash = sourceHash('de', 'Das Tor');
      expect(reading?.provenance.text).toEqual({ served: lang, original: 'de', source_hash, ...expected });
      expect(reading?.provenance.name).toMatchObject({ served: 'de', source_hash: sourceHash('de', 'Tor') });
    }
  });

  test('says that a human translation of an older original is stale, with the hash of its source', async () => {
    const tag = await germanTag();
    await textIn(tag)
      .where({ lang_code: 'fi' })
      .update({ source_hash: 'a'.repeat(64) });
    const reading = await readByIdentifier(app.db, tag.tag_identifier, { preferences: ['fi'], extras: ['provenance'] });
    expect(reading?.provenance.text).toMatchObject({ served: 'fi', stale: true, source_hash: 'a'.repeat(64) });
  });
});

describe('a list of keys is read in one statement and returned in order', () => {
  /** What they find, and that it is what each of them finds alone. */
  async function found<K>(by: Lookup<K>, keys: readonly K[]): Promise<(string | undefined)[]> {
    const wanted = { preferences: ['fr', 'fi'] };
    let readings: (object | undefined)[] = [];
    const statements = await statementsDuring(app.databases, async () => {
      readings = await by.all(app.databases.lookups, keys, wanted);
    });
    expect(statements).toHaveLength(1);
    expect(readings).toEqual(await Promise.all(keys.map((key) => by.one(app.databases.lookups, key, wanted))));
    return readings.map((reading) => (reading as { tag_identifier: string } | undefined)?.tag_identifier);
  }
  interface Lookup<K> {
    one(db: TestApp['db'], key: K, wanted: object): Promise<object | undefined>;
    all(db: TestApp['db'], keys: readonly K[], wanted: object): Promise<(object | undefined)[]>;
  }

  test('identifiers, one unknown and one repeated', async () => {
    const [a, b] = [(await germanTag()).tag_identifier, (await createTag(app)).tag_identifier];
    const keys = [b, '0000000000ff', a, b].map((tag_identifier) => ({ tag_identifier }));
    expect(await found(byIdentifier, keys)).toEqual([b, undefined, a, b]);
    expect(await found(byIdentifier, [])).toEqual([]);
  });

  test('chips and codes are told apart by their type', async () => {
    const [chip, code] = [await germanTag(), await createTag(app)];
    await attach(chip, { hardware_id: '04:A2:24', hardware_type: 'nfc' });
    await attach(code, { hardware_id: '04A224', hardware_type: 'qr' });
    const keys = ['qr', 'ble-beacon', 'nfc'].map((hardware_type) => ({ hardware_type, match_key: '04A224' }));
    expect(await found(byChipOrCode, keys)).toEqual([code.tag_identifier, undefined, chip.tag_identifier]);
  });

  test('beacons, including a stand-in beacon', async () => {
    const owner = await signedIn(app);
    const [numbered, standIn] = [await createTag(app, { auth_token: owner.token }), await germanTag()];
    const beacon = { hardware_id: '2F234454-CF6D-4A0F-ADF2-F4911BA9FFA6', hardware_type: 'ble-beacon' };
    await attach(numbered, { ...beacon, major: 1, minor: 2 }, owner.token);
    await app.db('tags').where({ id: standIn.id }).update({ customer_id: owner.id });
    await app
      .db('hardwares')
      .insert({ tag_id: standIn.id, hardware_type: 'ble-beacon', identifier: beacon.hardware_id, major: 7 });
    const match_key = '2F234454CF6D4A0FADF2F4911BA9FFA6';
    const keys = [
      { match_key, major: 7, minor: 9 },
      { match_key, major: 1, minor: 2 },
      { match_key, major: 8, minor: 2 },
      { match_key: 'B9407F30F5F8466EAFF925556B57FE6D', major: 1, minor: 2 },
    ];
    const expected = [standIn.tag_identifier, numbered.tag_identifier, undefined, undefined];
    expect(await found(byBeacon, keys)).toEqual(expected);
  });
});

test('reads the tags of a place in pages, including tags of other customers', async () => {
  const [owner, other] = [await signedIn(app), await signedIn(app)];
  const [hall, garden] = await app
    .db('places')
    .insert([{ customer_id: owner.id }, { customer_id: owner.id }])
    .returning('id');
  const tags: number[] = [];
  for (const [customer, place] of [
    [owner, hall],
    [other, hall],
    [owner, garden],
    [owner, hall],
  ]) {
    const { id } = await createTag(app);
    await app.db('tags').where({ id }).update({ customer_id: customer.id, place_id: place.id });
    tags.push(id);
  }
  const [first, foreign, , last] = tags;
  const idsOf = (page: { readings: { id: number }[] }) => page.readings.map(({ id }) => id);
  const all = await readInPages(app.db, { place_id: hall.id }, {}, {});
  expect([idsOf(all), all.total, all.hasMore]).toEqual([[first, foreign, last], 3, false]);
  const page = await readInPages(app.db, { place_id: hall.id }, { limit: 1, after: first }, { preferences: ['fr'] });
  expect([idsOf(page), page.total, page.hasMore]).toEqual([[foreign], 3, true]);
});
