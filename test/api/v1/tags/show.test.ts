import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type MadeOutcome, startApp, type TestApp, translatorOf, unreachable } from '../../../setup/app.ts';
import { eventually } from '../../../setup/eventually.ts';
import {
  createTag,
  invalid,
  missing,
  signedIn,
  storeName,
  storeTranslation,
  tagNotFound,
} from '../../../setup/factories.ts';
import { text } from '../../../setup/spec.ts';
import { statementsDuring } from '../../../setup/statements.ts';

let outcome: MadeOutcome | Error;
const translator = translatorOf(() => {
  if (outcome instanceof Error) throw outcome;
  return outcome;
});
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ translator });
});
afterAll(() => app.stop());
beforeEach(() => {
  translator.requests.length = 0;
  outcome = { state: 'failed', reason: 'unavailable', retry_at: null };
});

const show = (id: string, query: Record<string, string> = {}, headers = {}) =>
  app
    .spec()
    .get('/api/v1/tags/show')
    .withQueryParams({ id, ...query })
    .withHeaders(headers);

describe('GET /api/v1/tags/show', () => {
  test('V1, V2: has exactly the documented keys, and the original without lang', async () => {
    const tag = await createTag(app, { lang: 'de', text: 'Hallo', name: 'Tür' });
    const answer = await show(tag.tag_identifier)
      .expectStatus(200)
      .expectJson({
        tags: [
          {
            id: tag.id,
            tag_identifier: tag.tag_identifier,
            description: null,
            name: { text: 'Tür', lang: 'de' },
            gender: 'm',
            image_url: null,
            text_url: `${app.url}/t/${tag.tag_identifier}`,
            translation: { text: 'Hallo', lang: 'de' },
          },
        ],
      });
    expect(Object.keys(answer.body.tags[0])).toEqual([
      'id',
      'tag_identifier',
      'description',
      'name',
      'gender',
      'image_url',
      'text_url',
      'translation',
    ]);
    expect(translator.requests).toEqual([]);
  });

  test('V3, V11: serves a stored translation, separately for text and name', async () => {
    const tag = await createTag(app, { text: 'Hello', name: 'Door' });
    await storeTranslation(app, tag, 'fr', 'Bonjour');
    await storeName(app, tag, 'es', 'Puerta');
    await show(tag.tag_identifier, { lang: 'fr' }).expectJsonLike('tags[0]', {
      translation: { text: 'Bonjour', lang: 'fr' },
      name: { text: 'Door', lang: 'en' },
    });
    expect(translator.requests.map(({ subject }) => subject)).toEqual([{ kind: 'name', id: tag.id }]);
    await show(tag.tag_identifier, { lang: 'es' }).expectJsonLike('tags[0]', {
      translation: { text: 'Hello', lang: 'en' },
      name: { text: 'Puerta', lang: 'es' },
    });
  });

  test('V3: serves a human translation of an older original, but not a machine translation', async () => {
    const tag = await createTag(app, { text: 'Hello' });
    await storeTranslation(app, tag, 'fr', 'Bonjour');
    await storeTranslation(app, tag, 'it', 'Ciao', 'human');
    await app
      .db('translations')
      .where({ origin: 'original', text: 'Hello' })
      .update({ text: 'Goodbye', source_hash: 'a'.repeat(64) });
    await show(tag.tag_identifier, { lang: 'fr' }).expectJson('tags[0].translation', { text: 'Goodbye', lang: 'en' });
    await show(tag.tag_identifier, { lang: 'it' }).expectJson('tags[0].translation', { text: 'Ciao', lang: 'it' });
    expect(translator.requests).toHaveLength(1);
  });

  test('V3: a lookup in a stored language is one SQL statement', async () => {
    const tag = await createTag(app, { text: 'Hello', name: 'Door' });
    await storeTranslation(app, tag, 'fr', 'Bonjour');
    await storeName(app, tag, 'fr', 'Porte');
    const statements = await statementsDuring(app.databases, async () => {
      await show(tag.tag_identifier, { lang: 'fr' }).expectJson('tags[0].name', { text: 'Porte', lang: 'fr' });
    });
    expect(statements).toHaveLength(1);
    expect(await statementsDuring(app.databases, () => show(tag.tag_identifier).toss())).toHaveLength(1);
  });

  test('V4: requests missing translations of text and name within one budget, without insisting', async () => {
    outcome = { state: 'translated', text: 'Hei', lang_code: 'fi' };
    const tag = await createTag(app, { text: 'Hello', name: 'Door' });
    await show(tag.tag_identifier, { lang: 'fi' })
      .expectJsonLike('tags[0]', {
        translation: { text: 'Hei', lang: 'fi' },
        name: { text: 'Hei', lang: 'fi' },
      })
      .expectHeader('content-language', 'fi')
      .expectHeader('x-translation-status', 'translated');
    const record = await app.db('text_records').where({ tag_id: tag.id }).first('id');
    const wish = { lang_code: 'fi', wait_ms: 1500, insist: false, from: 'lookup' };
    expect(translator.requests).toEqual([
      { subject: { kind: 'text', id: record.id }, ...wish },
      { subject: { kind: 'name', id: tag.id }, ...wish },
    ]);
  });

  test('V4: requests text and name concurrently', async () => {
    let release = () => {};
    const held = new Promise<MadeOutcome>((resolve) => {
      release = () => resolve({ state: 'translated', text: 'Hei', lang_code: 'fi' });
    });
    const holding = translatorOf(() => held);
    const slow = await startApp({ translator: holding });
    const tag = await createTag(slow, { text: 'Hello', name: 'Door' });
    const answer = slow
      .spec()
      .get('/api/v1/tags/show')
      .withQueryParams({ id: tag.tag_identifier, lang: 'fi' })
      .expectJson('tags[0].name', { text: 'Hei', lang: 'fi' })
      .toss();
    await eventually('both are asked for', () => holding.requests.length === 2);
    release();
    await answer;
    await slow.stop();
  });

  test.each<[string, MadeOutcome | Error]>([
    ['the runner cannot be reached', new Error('unreachable')],
    ['it takes too long', { state: 'pending' }],
    ['it has failed', { state: 'failed', reason: 'throttled', retry_at: null }],
    ['no provider supports the language', { state: 'failed', reason: 'unsupported', retry_at: null }],
    ['the text is gone', { state: 'gone' }],
  ])('V5: serves the original with the status unavailable where %s', async (_what, is) => {
    outcome = is;
    const tag = await createTag(app, { lang: 'zh-CHS', text: '你好' });
    await show(tag.tag_identifier, { lang: 'fi' })
      .expectStatus(200)
      .expectJson('tags[0].translation', { text: '你好', lang: 'zh-CHS' })
      .expectHeader('content-language', 'zh-Hans')
      .expectHeader('x-translation-status', 'unavailable');
  });

  test.each(['xx', 'klingon', 'xx,auto', '*', 'fr;q=1', 'x'.repeat(5000), '\0'])(
    'V6, D29, D50: serves the original for the unsupported language %.20s',
    async (lang) => {
      const tag = await createTag(app);
      await show(tag.tag_identifier, { lang }, { 'Accept-Language': 'fr' })
        .expectStatus(200)
        .expectJson('tags[0].translation.lang', 'en');
      expect(translator.requests).toEqual([]);
    },
  );

  test('V7: requests no translation into the language of the original', async () => {
    const tag = await createTag(app, { lang: 'zh-TW', name: 'x' });
    await show(tag.tag_identifier, { lang: 'zh-Hant-HK' })
      .expectJson('tags[0].translation.lang', 'zh-CHT')
      .expectHeader('x-translation-status', 'original');
    expect(translator.requests).toEqual([]);
  });

  test.each(['ffffffffffff', '17', 'x', '../etc', '%00', 'ffffffffffffff'])('V8: %s is not found', async (id) => {
    await show(id).expectStatus(404).expectJson(tagNotFound).expectHeader('x-error-reason', 'tag_not_found');
  });

  test('V9: answers 400 without an id', async () => {
    for (const query of [{}, { id: '' }, { id: '  ' }]) {
      await app.spec().get('/api/v1/tags/show').withQueryParams(query).expectStatus(400).expectJson(missing('id'));
    }
    await app.spec().get('/api/v1/tags/show').withJson({ id: null }).expectJson(missing('id'));
  });

  test('D60: an id with NUL is invalid', async () => {
    await show('a\0').expectJson(invalid);
    await app
      .spec()
      .get('/api/v1/tags/show')
      .withJson({ id: ['x'] })
      .expectJson(invalid);
  });

  test('V10, D30: the identifier is accepted in upper case', async () => {
    const tag = await createTag(app);
    await show(tag.tag_identifier.toUpperCase()).expectJson('tags[0].id', tag.id);
    await show(` ${tag.tag_identifier}\t`).expectJson('tags[0].id', tag.id);
  });

  test('V12, D31, D64: a tag without name or text has empty strings for them', async () => {
    const named = await createTag(app, { lang: 'de' });
    await show(named.tag_identifier).expectJson('tags[0].name', { text: '', lang: 'de' });
    await app.db('tags').insert({ tag_identifier: 'abcdefabcdef' });
    await show('abcdefabcdef', { lang: 'fr' }).expectJsonLike('tags[0]', {
      name: { text: '', lang: 'en' },
      translation: { text: '', lang: 'en' },
      gender: 'm',
    });
    expect(translator.requests).toEqual([]);
  });

  test('V13: text_url is returned as it was entered', async () => {
    const tag = await createTag(app);
    await app
      .db('tags')
      .where({ id: tag.id })
      .update({ text_url: 'www.example.com/a', image_url: 'https://example.com/a.jpg', description: 'At the door' });
    await show(tag.tag_identifier).expectJsonLike('tags[0]', {
      text_url: 'www.example.com/a',
      image_url: 'https://example.com/a.jpg',
      description: 'At the door',
    });
  });

  test('V14: a token is ignored, valid or not', async () => {
    const tag = await createTag(app, { auth_token: (await signedIn(app)).token });
    await show(tag.tag_identifier, { auth_token: 'nonsense' }, { Authorization: 'Bearer other' })
      .expectStatus(200)
      .expectHeader('cache-control', 'private, no-store');
  });

  test('A3–A5, N6: body and query give the same bytes, and the query wins', async () => {
    const [tag, other] = [await createTag(app, { text: 'One' }), await createTag(app, { text: 'Two' })];
    await storeTranslation(app, tag, 'fr', 'Un');
    const byQuery = await show(tag.tag_identifier, { lang: 'fr' });
    await app
      .spec()
      .get('/api/v1/tags/show')
      .withJson({ id: tag.tag_identifier, lang: 'fr' })
      .expectStatus(200)
      .expect(text(byQuery.text))
      .expectHeader('cache-control', 'private, no-store');
    await show(tag.tag_identifier).withJson({ id: other.tag_identifier, lang: 'fr' }).expect(text(byQuery.text));
  });

  test('D1: the response can be cached and revalidated', async () => {
    const tag = await createTag(app);
    const first = await show(tag.tag_identifier).expectHeader('cache-control', 'no-cache');
    await show(tag.tag_identifier, {}, { 'If-None-Match': first.headers.etag }).expectStatus(304).expectBody('');
    await show(tag.tag_identifier, {}, { 'If-None-Match': '"other"' }).expectStatus(200);
    const fetched = await fetch(`${app.url}/api/v1/tags/show?id=${tag.tag_identifier}`, {
      headers: { 'If-None-Match': first.headers.etag ?? '' },
    });
    expect(fetched.status).toBe(304);
  });

  test('D71: HEAD requests no translation', async () => {
    const tag = await createTag(app, { text: 'Hello', name: 'Door' });
    await app
      .spec()
      .head('/api/v1/tags/show')
      .withQueryParams({ id: tag.tag_identifier, lang: 'fi' })
      .expectStatus(200)
      .expectHeader('content-language', 'en')
      .expectHeader('x-translation-status', 'unavailable');
    expect(translator.requests).toEqual([]);
  });

  test('A17: HEAD has the headers of GET', async () => {
    const tag = await createTag(app);
    const { headers } = await show(tag.tag_identifier);
    const head = app.spec().head('/api/v1/tags/show').withQueryParams({ id: tag.tag_identifier });
    for (const name of ['etag', 'content-length', 'content-language', 'content-type'])
      head.expectHeader(name, headers[name]);
    await head.expectStatus(200).expectBody('');
  });

  test('D28: a budget of 0 requests no translation', async () => {
    const asked = translatorOf(() => ({ state: 'pending' }));
    const frugal = await startApp({
      translator: asked,
      env: { LOOKUP_TRANSLATION_BUDGET_MS: '0' },
      databaseUrl: app.databaseUrl,
    });
    try {
      const tag = await createTag(frugal);
      await frugal
        .spec()
        .get('/api/v1/tags/show')
        .withQueryParams({ id: tag.tag_identifier, lang: 'fr' })
        .expectJson('tags[0].translation.lang', 'en');
      expect(asked.requests).toEqual([]);
    } finally {
      await frugal.stop();
    }
  });

  test('N8: another web process on the same database serves the same tag', async () => {
    const second = await startApp({ databaseUrl: app.databaseUrl, translator: unreachable });
    try {
      const tag = await createTag(app);
      await second
        .spec()
        .get('/api/v1/tags/show')
        .withQueryParams({ id: tag.tag_identifier })
        .expectJson('tags[0].id', tag.id);
    } finally {
      await second.stop();
    }
  });
});
