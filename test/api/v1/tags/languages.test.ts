/** Languages of a reader over HTTP: lists, Accept-Language and provenance. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sourceHash } from '../../../../src/model/translations/source-hash.ts';
import { type MadeOutcome, startApp, type TestApp, translatorOf } from '../../../setup/app.ts';
import { createTag, type MadeTag, signedIn, storeName, storeTranslation } from '../../../setup/factories.ts';

const unavailable: MadeOutcome = { state: 'failed', reason: 'unavailable', retry_at: null };
let outcomes: Record<string, MadeOutcome> = {};
const translator = translatorOf(
  ({ lang_code }) => outcomes[lang_code] ?? unavailable,
  (_from, to) => to !== 'tlh',
);
let app: TestApp;
let tag: MadeTag;
beforeAll(async () => {
  app = await startApp({ translator });
  tag = await createTag(app, { lang: 'de', text: 'Das Tor', name: 'Tor' });
  await storeTranslation(app, tag, 'fr', 'La porte');
  await storeTranslation(app, tag, 'zh-CHS', '大门');
  await storeTranslation(app, tag, 'no', 'Porten', 'human');
  await storeName(app, tag, 'es', 'Puerta');
});
afterAll(() => app.stop());
beforeEach(() => {
  outcomes = {};
  translator.requests.length = 0;
});

const show = (query: Record<string, string> = {}, headers = {}) =>
  app
    .spec()
    .get('/api/v1/tags/show')
    .withQueryParams({ id: tag.tag_identifier, ...query })
    .withHeaders(headers);
const asBrowser = (header: string | undefined, query = {}) =>
  show({ lang: 'auto', ...query }, header === undefined ? {} : { 'Accept-Language': header });
const asked = () => translator.requests.map(({ subject, lang_code }) => `${subject.kind} ${lang_code}`).sort();

describe('K1: a list', () => {
  test('K4: is served in the first stored language, separately for text and name', async () => {
    await show({ lang: 'es, fr' }, { 'Accept-Language': 'no' }).expectJsonLike('tags[0]', {
      translation: { text: 'La porte', lang: 'fr' },
      name: { text: 'Puerta', lang: 'es' },
    });
    expect(asked()).toEqual(['text es']);
  });

  test('K5: gives the status of its first language, and Content-Language of the served one', async () => {
    await show({ lang: 'es,zh-Hans' })
      .expectHeader('content-language', 'zh-Hans')
      .expectHeader('x-translation-status', 'unavailable');
    await show({ lang: 'nb,fr' }).expectHeader('content-language', 'no').expectHeader('x-translation-status', 'stored');
  });

  test('K4: requests missing translations one after another, and ends at the original', async () => {
    outcomes = { fi: unavailable, sv: { state: 'translated', text: 'Porten', lang_code: 'sv' } };
    await show({ lang: 'fi,sv,et' })
      .expectJsonLike('tags[0]', { translation: { text: 'Porten', lang: 'sv' } })
      .expectHeader('x-translation-status', 'unavailable');
    await show({ lang: 'sv' }).expectHeader('x-translation-status', 'translated');
    await show({ lang: 'fi,et' }).expectJson('tags[0].translation', { text: 'Das Tor', lang: 'de' });
  });

  test('K4: requests nothing for HEAD, which has the headers of the stored translation', async () => {
    await app
      .spec()
      .head('/api/v1/tags/show')
      .withQueryParams({ id: tag.tag_identifier, lang: 'fi,fr' })
      .expectHeader('content-language', 'fr')
      .expectHeader('x-translation-status', 'unavailable');
    expect(asked()).toEqual([]);
  });

  test.each([{ fr: 1 }, 5, true])('D29: lang as %j in a body gives the original', async (lang) => {
    await app
      .spec()
      .get('/api/v1/tags/show')
      .withHeaders({ 'Accept-Language': 'fr' })
      .withJson({ id: tag.tag_identifier, lang, expand: 'provenance' })
      .expectStatus(200)
      .expectJson('tags[0].translation.lang', 'de')
      .expectJsonLike('tags[0].provenance.text', { requested: [], fallback_reason: 'unsupported' });
  });
});

describe('K3: Accept-Language', () => {
  test.each<[string | undefined, string]>([
    ['fr-CH, fr;q=0.9, en;q=0.8', 'fr'],
    ['es;q=0.9, no;q=0.95', 'no'],
    ['*', 'de'],
    ['', 'de'],
    [undefined, 'de'],
    ['de;q=0, *;q=0.9, fr;q=0.1', 'fr'],
    ['de;q=0', 'de'],
    ['fr;q=0, fr-CH, no;q=0.1', 'no'],
    [`${'x,'.repeat(5000)}fr`, 'de'],
  ])('%.40s: %s', async (header, lang) => {
    await asBrowser(header)
      .expectStatus(200)
      .expectHeader('vary', 'Accept-Language')
      .expectJson('tags[0].translation.lang', lang);
  });

  test('K5: a 304 with lang=auto has Vary, and a response without auto has not', async () => {
    const { headers } = await asBrowser('fr');
    await asBrowser('fr')
      .withHeaders({ 'If-None-Match': headers.etag })
      .expectStatus(304)
      .expectHeader('vary', 'Accept-Language');
    for (const lang of ['', 'fr', 'xx']) {
      const { headers: other } = await show({ lang }, { 'Accept-Language': 'no' });
      expect(other.vary).toBeUndefined();
    }
  });

  test('K7: is ignored without lang', async () => {
    const plain = await show();
    const withHeader = await show({}, { 'Accept-Language': 'fr' });
    expect(withHeader.text).toBe(plain.text);
    expect(plain.body.tags[0].translation.lang).toBe('de');
  });
});

describe('P: provenance', () => {
  const ofOriginal = {
    requested: [],
    served: 'de',
    original: 'de',
    origin: 'original',
    provider: null,
    stale: false,
    translated_at: null,
    fallback_reason: null,
  };

  test('P1, P2: has exactly the documented keys, for text and name', async () => {
    const { body } = await show({ lang: 'es,no', expand: 'nothing, provenance' });
    const human = await app.db('translations').where({ text: 'Porten', origin: 'human' }).first('updated_at');
    expect(body.tags[0].provenance).toEqual({
      text: {
        ...ofOriginal,
        requested: ['es', 'no'],
        served: 'no',
        origin: 'human',
        translated_at: human.updated_at.toISOString(),
        source_hash: sourceHash('de', 'Das Tor'),
        fallback_reason: 'unavailable',
      },
      name: {
        ...ofOriginal,
        requested: ['es', 'no'],
        served: 'es',
        origin: 'machine',
        provider: 'deepl',
        source_hash: sourceHash('de', 'Tor'),
        translated_at: expect.any(String),
      },
    });
    expect(Object.keys(body.tags[0].provenance.text)).toEqual([
      ...['requested', 'served', 'original', 'origin', 'provider', 'source_hash', 'stale', 'translated_at'],
      'fallback_reason',
    ]);
  });

  test('P4: leaves the response unchanged, byte for byte, unless expand names it', async () => {
    const { text } = await show({ lang: 'fr' });
    for (const expand of ['', 'Provenance', 'provenances,x'])
      expect((await show({ lang: 'fr', expand })).text).toBe(text);
    expect(text).not.toContain('provenance');
    // As a list of lists of lists that old clients may put into the body of a GET; HU14 limits its depth.
    const nested = `${'['.repeat(30)}"provenance"${']'.repeat(30)}`;
    const body = JSON.stringify({ id: tag.tag_identifier, lang: 'fr' }).replace('}', `,"expand":${nested}}`);
    const answer = await app.call('GET', '/api/v1/tags/show', {
      raw: body,
      headers: { 'Content-Type': 'application/json' },
    });
    expect([answer.status, answer.text]).toEqual([200, text]);
  });

  test('P3: has each fallback reason, that of the first language', async () => {
    const reasonOf = async (query: Record<string, string>, header = 'fr') =>
      (await show({ expand: 'provenance', ...query }, { 'Accept-Language': header })).body.tags[0].provenance.text
        .fallback_reason;
    outcomes = {
      fi: { state: 'pending' },
      et: { state: 'pending', has_failed: true },
      lv: { state: 'failed', reason: 'refused', retry_at: null },
      lt: { state: 'failed', reason: 'unsupported', retry_at: null },
    };
    expect(await reasonOf({})).toBeNull();
    expect(await reasonOf({ lang: 'fr,lv' })).toBeNull();
    expect(await reasonOf({ lang: 'auto' }, '')).toBeNull();
    expect(await reasonOf({ lang: 'auto' }, 'de;q=0, fr;q=0, fr')).toBeNull();
    expect(await reasonOf({ lang: 'xx' })).toBe('unsupported');
    expect(await reasonOf({ lang: 'lt,fr' })).toBe('unsupported');
    expect(await reasonOf({ lang: 'lv,fr' })).toBe('refused');
    expect(await reasonOf({ lang: 'sv,fr' })).toBe('unavailable');
    expect(await reasonOf({ lang: 'et' })).toBe('unavailable');
    expect(await reasonOf({ lang: 'fi' })).toBe('pending');
  });

  test('K3: has the original at the place of *, and no excluded languages', async () => {
    const requested = async (header: string) =>
      (await asBrowser(header, { expand: 'provenance' })).body.tags[0].provenance.text.requested;
    expect(await requested('fr;q=0.1, *;q=0.5, es')).toEqual(['es', 'de', 'fr']);
    expect(await requested('es, es;q=0, de;q=0, *')).toEqual([]);
  });

  test('is also available in showByHardwareId and showMyTags', async () => {
    const owner = await signedIn(app);
    const own = await createTag(app, { lang: 'de', text: 'Der Turm', auth_token: owner.token });
    await app.db('hardwares').insert({ tag_id: own.id, hardware_type: 'nfc', identifier: '04A1' });
    const provenance = { text: { ...ofOriginal, source_hash: sourceHash('de', 'Der Turm') }, name: null };
    for (const path of ['showByHardwareId?id=04A1&type=nfc&expand=provenance', 'showMyTags?expand=provenance'])
      await app.spec(owner).get(`/api/v1/tags/${path}`).expectStatus(200).expectJson('tags[0].provenance', provenance);
    const plain = await app.spec(owner).get('/api/v1/tags/showMyTags');
    expect(plain.text).not.toContain('provenance');
  });

  test('P2: marks a human translation as stale after an edit of the original, but not after a minor edit', async () => {
    const owner = await signedIn(app);
    const own = await createTag(app, { lang: 'de', text: 'Der Fluss', auth_token: owner.token });
    await storeTranslation(app, own, 'fr', 'Le fleuve', 'human');
    const read = async () =>
      (await app.spec().get(`/api/v1/tags/show?id=${own.tag_identifier}&lang=fr&expand=provenance`)).body.tags[0]
        .provenance.text;
    const edit = async (fields: object) => {
      const { id } = await app.db('translations').where({ text: 'Le fleuve' }).first('text_record_id as id');
      await app.spec(owner).patch(`/text_records/${id}.json`).withJson({ text_record: fields }).expectStatus(204);
    };
    const before = await read();
    await edit({ text: 'Der Fluß', minor_edit: true });
    expect(await read()).toEqual({ ...before, source_hash: sourceHash('de', 'Der Fluß') });
    await edit({ text: 'Der Strom' });
    expect(await read()).toEqual({ ...before, source_hash: sourceHash('de', 'Der Fluß'), stale: true });
  });
});

describe('K1: a list as HTTP libraries send it', () => {
  test.each([
    ['lang=xx&lang=fr', 'fr'],
    ['lang=no&lang=fr', 'no'],
    ['lang=auto&lang=fr', 'fr'],
  ])('%s equals a list with commas', async (query, lang) => {
    const { body } = await app.spec().get(`/api/v1/tags/show?id=${tag.tag_identifier}&${query}`).expectStatus(200);
    expect(body.tags[0].translation.lang).toBe(lang);
    const answer = await fetch(`${app.url}/t/${tag.tag_identifier}?${query}`, {
      headers: { Accept: 'application/json' },
    });
    expect(((await answer.json()) as typeof body).tags[0].translation.lang).toBe(lang);
  });

  test.each<[unknown, string]>([
    [['xx', 'fr'], 'fr'],
    [['fr,no', 'de'], 'fr'],
    [[{ a: 1 }, 'no'], 'no'],
    [{ a: 1 }, 'de'],
    [[], 'de'],
  ])('in JSON, %j is accepted', async (lang, served) => {
    const { body } = await app
      .spec()
      .post('/api/v1/tags/lookup')
      .withJson({ observations: [{ tag_identifier: tag.tag_identifier }], lang })
      .expectStatus(200);
    expect(body.results[0].tag.translation.lang).toBe(served);
  });
});
