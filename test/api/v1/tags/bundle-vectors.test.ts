/** The published vectors of bundles over HTTP: the service sends these lines, and its lookups answer like an offline store. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  changedMuseum,
  lineOf,
  type MuseumTag,
  museum,
  publicUrl,
  sharedUuid,
  type Words,
} from '../../../../src/generate/vectors/bundled-museum.ts';
import { sourceHash } from '../../../../src/model/translations/source-hash.ts';
import { startApp, type TestApp } from '../../../setup/app.ts';
import { type BundleLookup, bundleVectors } from '../../../setup/bundle-vectors.ts';
import { fetchBundle } from '../../../setup/bundles.ts';
import { signedIn } from '../../../setup/factories.ts';

let app: TestApp;
let owner: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  app = await startApp({ env: { PUBLIC_URL: publicUrl, LOOKUP_TRANSLATION_BUDGET_MS: '0' } });
  owner = await signedIn(app);
});
afterAll(() => app.stop());

/** Inserts a row under an id of its own. */
function withId(table: string, row: object) {
  const columns = Object.keys(row);
  const text = `insert into ${table} (${columns}) overriding system value values (${columns.map(() => '?')})`;
  return app.db.raw(text, Object.values(row));
}

/** Stores a tag, with all that is said of it, in the place of what was there. */
async function store(tag: MuseumTag) {
  const { id, tag_identifier, place_id, description, image_url, text_url, gender, hardware, texts, names } = tag;
  const tag_id = id;
  if (!(await app.db('tags').where({ id }).first('id')))
    await withId('tags', { id, tag_identifier, customer_id: owner.id });
  await app.db('tags').where({ id }).update({ place_id, description, image_url, text_url });
  await app.db('hardwares').where({ tag_id }).delete();
  for (const { type: hardware_type, stands_in: _, ...item } of hardware)
    await app.db('hardwares').insert({ tag_id, hardware_type, ...item });
  await app.db('text_records').where({ tag_id }).delete();
  await app.db('name_translations').where({ tag_id }).delete();
  if (Object.keys(texts).length > 0) {
    const [record] = await app.db('text_records').insert({ tag_id, gender }).returning('id');
    await app.db('translations').insert(rowsOf(texts).map((row) => ({ text_record_id: record.id, ...row })));
  }
  if (Object.keys(names).length > 0)
    await app.db('name_translations').insert(rowsOf(names).map((row) => ({ tag_id, ...row })));
}

function rowsOf(words: Readonly<Record<string, Words>>) {
  const [lang = '', { text } = { text: '' }] =
    Object.entries(words).find(([, { origin }]) => origin === 'original') ?? [];
  return Object.entries(words).map(([lang_code, { text: own, origin, isStale }]) => ({
    lang_code,
    text: own,
    origin,
    provider: origin === 'machine' ? 'deepl' : null,
    source_hash: sourceHash(lang, isStale ? `Not ${text}` : text),
  }));
}

const parsed = (line: string) => ({ ...JSON.parse(line), hash: expect.any(String) });
const bundled = (query: Record<string, string>) => fetchBundle(app, owner, { lang: 'all', ...query });

const types = ['nfc', 'qr', 'ble-beacon', 'ble_beacon', undefined];

const isNumber = (number: number | null = null) => number === null || (number >= 0 && number <= 65_535);

/** D18: the service ignores the numbers of a chip or a code; stores as released (0.6.2) find nothing by impossible ones. */
const isFoundOnlineOnly = ({ type, major, minor }: BundleLookup['asks']): boolean =>
  (type === 'nfc' || type === 'qr') && !(isNumber(major) && isNumber(minor));

/** Whether the service takes such a question at all. */
function isUnderstood({ id, type, major = null, minor = null }: BundleLookup['asks']): boolean {
  const isWhole = type !== 'ble-beacon' || (major !== null && minor !== null);
  return id !== '' && id.length <= 128 && types.includes(type) && isNumber(major) && isNumber(minor) && isWhole;
}

/** What the service says to who asks what a store was asked. */
async function online({ asks: { accept_language, ...asks }, shows }: BundleLookup) {
  const { major, minor, ...others } = asks;
  const query = { ...others, ...(major != null && { major }), ...(minor != null && { minor }) };
  const operation = asks.type === undefined ? 'show' : 'showByHardwareId';
  const asked = app
    .spec()
    .get(`/api/v1/tags/${operation}`)
    .withQueryParams(query)
    .withHeaders(accept_language === undefined ? {} : { 'Accept-Language': accept_language });
  if (isFoundOnlineOnly(asks)) return asked.expectStatus(200);
  if (!shows) return asked.expectStatus(isUnderstood(asks) ? 404 : 400);
  const { description, gender, ...both } = shows.tag;
  return asked
    .expectStatus(200)
    .expectHeader('Content-Language', shows.content_language)
    .expectJson(
      'tags[0]',
      operation === 'show' ? { ...both, description, gender } : { ...both, hardware: shows.hardware },
    );
}

test('B6: the service sends the lines of the vectors, and its lookups answer like an offline store', async () => {
  await withId('places', { id: 3, customer_id: owner.id });
  await app.db('hardwares').insert({
    hardware_type: 'ble-beacon',
    identifier: sharedUuid,
    major: 5,
    minor: 5,
    customer_id: (await signedIn(app)).id,
  });
  for (const tag of Object.values(museum)) await store(tag);
  const [first, withOrigins] = [await bundled({}), await bundled({ expand: 'provenance' })];
  expect(first.tags).toEqual(Object.values(museum).map((tag) => parsed(lineOf(tag))));
  expect(withOrigins.tags).toEqual(Object.values(museum).map((tag) => parsed(lineOf(tag, { origins: true }))));
  for (const lookup of vector('a whole bundle').lookups) await online(lookup);

  await app.db('hardwares').where({ identifier: sharedUuid }).delete();
  for (const tag of [changedMuseum.garden, changedMuseum.entrance, changedMuseum.tower, changedMuseum.cellar])
    await store(tag);
  await app.db('tags').where({ id: museum.spare.id }).delete();
  const delta = await bundled({ since: first.cursor });
  expect(delta.tags).toEqual(Object.values(changedMuseum).map((tag) => parsed(lineOf(tag))));
  expect(delta.gone).toEqual([museum.spare.tag_identifier]);
  for (const lookup of vector('a delta').lookups) await online(lookup);
});

function vector(name: string) {
  const found = bundleVectors.find((each) => each.name === name);
  if (!found) throw new Error(`There is no vector ${name}`);
  return found;
}
