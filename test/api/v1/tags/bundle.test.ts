/** Bundles: the content of a line, the tags of each caller, and refusals. For deltas see bundle-deltas.test.ts. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { languageCodes } from '../../../../contracts/languages.ts';
import { startApp, type TestApp } from '../../../setup/app.ts';
import { bundlePath, fetchBundle } from '../../../setup/bundles.ts';
import {
  createTag,
  invalid,
  type MadeTag,
  missing,
  signedIn,
  storeName,
  storeTranslation,
  userNotFound,
} from '../../../setup/factories.ts';
import { makeName, makeRecord } from '../../../setup/management.ts';
import { without } from '../../../setup/spec.ts';

type Caller = Awaited<ReturnType<typeof signedIn>>;

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const ownTag = ({ token }: Caller, more: object = {}) => createTag(app, { auth_token: token, ...more });
const place = (owner: Caller) => makeRecord(app, 'places', owner.id);
const move = (tag: { id: number }, place_id: number | null) =>
  app.db('tags').where({ id: tag.id }).update({ place_id });
const edit = (tag: MadeTag, text: string) =>
  app
    .db('translations')
    .whereIn('text_record_id', app.db('text_records').where({ tag_id: tag.id }).select('id'))
    .where({ origin: 'original' })
    .update({ text, source_hash: '0'.repeat(64) });

describe('A line', () => {
  test('B3: has everything about a tag that a lookup can return', async () => {
    const owner = await signedIn(app);
    const tag = await ownTag(owner, { lang: 'fi', text: 'Hei', name: 'Ovi', gender: 'f' });
    await ownTag(owner);
    const place_id = await place(owner);
    await app
      .db('tags')
      .where({ id: tag.id })
      .update({ place_id, description: 'At the door', image_url: 'a.org/b.png' });
    await storeTranslation(app, tag, 'fr', 'Salut');
    await storeName(app, tag, 'fr', 'Porte');
    await storeTranslation(app, tag, 'de', 'Hallo', 'human');

    const answer = await app
      .spec(owner)
      .get(bundlePath)
      .withQueryParams({ lang: 'fr,de', expand: 'provenance' })
      .expectStatus(200)
      .expectHeader('content-type', 'application/x-ndjson; charset=utf-8')
      .expectHeader('cache-control', 'private, no-store')
      .expectHeader('vary', /Accept-Encoding/)
      .expect(without('ETag', 'Content-Length', 'Content-Language', 'X-Translation-Status', 'Content-Encoding'));
    const [line = ''] = answer.text.split('\n');
    expect(line.replace(/"hash":"[\w-]{43}"/, '"hash":"…"')).toBe(
      JSON.stringify({
        type: 'tag',
        tag_identifier: tag.tag_identifier,
        id: tag.id,
        place_id,
        description: 'At the door',
        gender: 'f',
        image_url: 'a.org/b.png',
        text_url: `${app.url}/t/${tag.tag_identifier}`,
        hardware: [],
        original_lang: 'fi',
        original_name_lang: 'fi',
        texts: { de: 'Hallo', fi: 'Hei', fr: 'Salut' },
        names: { fi: 'Ovi', fr: 'Porte' },
        origins: {
          text: { de: 'human', fi: 'original', fr: 'machine' },
          name: { fi: 'original', fr: 'machine' },
        },
        hash: '…',
      }),
    );
  });

  test('B3: has null and empty values for a tag with neither text nor name', async () => {
    const owner = await signedIn(app);
    const id = await makeRecord(app, 'tags', owner.id);
    const named = await makeRecord(app, 'tags', owner.id);
    await makeName(app, named, 'de', 'Eingang');
    const { tags } = await fetchBundle(app, owner, { expand: 'provenance' });
    const silent = { original_lang: null, texts: {}, gender: 'm', place_id: null, description: null, image_url: null };
    expect(tags).toEqual([
      expect.objectContaining({ id, ...silent, original_name_lang: null, names: {}, origins: { text: {}, name: {} } }),
      expect.objectContaining({ id: named, ...silent, original_name_lang: 'de', names: { de: 'Eingang' } }),
    ]);
  });

  test('B2, K1: has the languages of the list, all languages, or only the original', async () => {
    const owner = await signedIn(app);
    const tag = await ownTag(owner, { text: 'Welcome' });
    for (const lang of ['fr', 'de', 'zh-CHS']) await storeTranslation(app, tag, lang, `[${lang}]`);
    const languagesFor = async (lang: string | undefined) => {
      const { tags } = await fetchBundle(app, owner, lang === undefined ? {} : { lang });
      expect(tags[0]).not.toHaveProperty('origins');
      return Object.keys(tags[0]?.texts ?? {});
    };
    expect(await languagesFor(undefined)).toEqual(['en']);
    for (const none of ['', 'xx', 'it', 'auto', 'fr;q=1']) expect(await languagesFor(none)).toEqual(['en']);
    expect(await languagesFor('fr')).toEqual(['en', 'fr']);
    expect(await languagesFor(' zh-CN , FR-ca,xx,auto,all')).toEqual(['en', 'fr', 'zh-CHS']);
    for (const all of ['all', ' ALL ']) expect(await languagesFor(all)).toEqual(['de', 'en', 'fr', 'zh-CHS']);
    const others = languageCodes.filter((code) => code !== 'fr');
    expect(await languagesFor([...others.slice(0, 32), 'fr'].join(','))).not.toContain('fr');
  });

  test('B3: omits a machine translation of an older original, but has a human one', async () => {
    const owner = await signedIn(app);
    const tag = await ownTag(owner);
    await storeTranslation(app, tag, 'fr', 'Bienvenue');
    await storeTranslation(app, tag, 'de', 'Willkommen', 'human');
    await edit(tag, 'Come in');
    const { tags } = await fetchBundle(app, owner, { lang: 'all' });
    expect(tags[0]?.texts).toEqual({ de: 'Willkommen', en: 'Come in' });
  });

  test('B3, W5: has the numbers of beacons, and whether a beacon stands in for its UUID', async () => {
    const [owner, other] = [await signedIn(app), await signedIn(app)];
    const tag = await ownTag(owner);
    const hold = (row: object) => app.db('hardwares').insert({ tag_id: tag.id, ...row });
    const beacon = (identifier: string, major: number | null, minor: number | null) => ({
      hardware_type: 'ble-beacon',
      identifier,
      major,
      minor,
    });
    await hold({ hardware_type: 'qr', identifier: 'B3 QR' });
    await hold(beacon('B3AA', 1, 2));
    await hold(beacon('B3BB', 1, null));
    await hold(beacon('B3CC', null, null));
    await app.db('hardwares').insert({ ...beacon('B3CC', 5, 5), customer_id: other.id });
    const { tags } = await fetchBundle(app, owner);
    expect(tags[0]?.hardware).toEqual([
      { type: 'qr', identifier: 'B3 QR', major: null, minor: null, stands_in: false },
      { type: 'ble-beacon', identifier: 'B3AA', major: 1, minor: 2, stands_in: false },
      { type: 'ble-beacon', identifier: 'B3BB', major: 1, minor: null, stands_in: true },
      { type: 'ble-beacon', identifier: 'B3CC', major: null, minor: null, stands_in: false },
    ]);
    // What it says is what a lookup finds.
    const found = (id: string) =>
      app.spec().get('/api/v1/tags/showByHardwareId').withQueryParams({ id, type: 'ble-beacon', major: 1, minor: 9 });
    await found('B3BB').expectStatus(200).expectJson('tags[0].id', tag.id);
    await found('B3CC').expectStatus(404);
  });

  test('B3: has a hash of its own bytes, which stays the same while nothing changes', async () => {
    const owner = await signedIn(app);
    const tag = await ownTag(owner);
    const hashes = async () => (await fetchBundle(app, owner)).tags.map((each) => each.hash);
    const [before] = await hashes();
    expect(await hashes()).toEqual([before]);
    await edit(tag, 'Other words');
    expect(await hashes()).not.toEqual([before]);
  });
});

describe('The tags of a bundle', () => {
  test('B2, M5: are those of the caller, also for an admin', async () => {
    const [owner, other] = [await signedIn(app), await signedIn(app)];
    const admin = await signedIn(app, { role: 'admin' });
    const mine = [await ownTag(owner), await ownTag(owner)];
    await createTag(app);
    const others = await ownTag(other);
    const idsOf = async (caller: Caller) => (await fetchBundle(app, caller)).tags.map(({ id }) => id);
    expect(await idsOf(owner)).toEqual(mine.map(({ id }) => id));
    expect(await idsOf(other)).toEqual([others.id]);
    expect(await idsOf(admin)).toEqual([]);
  });

  test('B2: are those of one place; another customer’s place is refused, also to an admin', async () => {
    const [owner, other] = [await signedIn(app), await signedIn(app)];
    const admin = await signedIn(app, { role: 'admin' });
    const [tag, elsewhere] = [await ownTag(owner), await ownTag(owner)];
    await ownTag(owner);
    const [here, there] = [await place(owner), await place(owner)];
    await move(tag, here);
    await move(elsewhere, there);
    const { tags } = await fetchBundle(app, owner, { place_id: here });
    expect(tags.map(({ id, place_id }) => [id, place_id])).toEqual([[tag.id, here]]);
    const refused = (caller: Caller, place_id: unknown) =>
      app.spec(caller).get(bundlePath).withQueryParams({ place_id }).expectStatus(400).expectJson(invalid);
    for (const caller of [other, admin]) await refused(caller, here);
    for (const no of [2_000_000_000, 0, -1, '1.5', 'x', 2 ** 31, 1e30]) await refused(owner, no);
  });

  test('B2: require a valid token, which is checked first', async () => {
    const get = (query: object) => app.spec().get(bundlePath).withQueryParams(query);
    await get({}).expectStatus(400).expectJson(missing('auth_token'));
    await get({ auth_token: ' ', since: 'x' }).expectStatus(400).expectJson(missing('auth_token'));
    await get({ auth_token: 'nobody’s', place_id: 'x', since: 'x' }).expectStatus(401).expectJson(userNotFound);
    const { token } = await signedIn(app);
    await get({ auth_token: token, place_id: 'x', since: 'x' }).expectStatus(400).expectJson(invalid);
    await get({ auth_token: token }).expectStatus(200);
  });

  test('B2: are complete for thousands of tags, each once', async () => {
    const owner = await signedIn(app);
    const here = await place(owner);
    await app.db.raw(
      `insert into tags (tag_identifier, customer_id, place_id)
       select substr(md5(concat('many', n)), 1, 12), ?, case when n > 5000 then ?::integer end from generate_series(1, 5500) n`,
      [owner.id, here],
    );
    expect((await fetchBundle(app, owner)).tags).toHaveLength(5500);
    expect((await fetchBundle(app, owner, { place_id: here })).tags).toHaveLength(500);
  });

  test('A17: are left out by HEAD, which has the headers of GET', async () => {
    const owner = await signedIn(app);
    await ownTag(owner);
    const gzip = { 'Accept-Encoding': 'gzip' };
    const head = await app.spec(owner).head(bundlePath).withHeaders(gzip).expectStatus(200).expectBody('');
    const full = await app.spec(owner).get(bundlePath).withHeaders(gzip).expectStatus(200);
    for (const name of ['content-type', 'cache-control', 'vary', 'content-encoding'])
      expect([name, head.headers[name]]).toEqual([name, full.headers[name]]);
    await app.spec(owner).head(bundlePath).withQueryParams({ since: 'x' }).expectStatus(410);
  });
});
