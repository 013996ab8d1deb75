import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Outcome } from '../../../../contracts/runner.ts';
import { startApp, type TestApp, translatorOf, unreachable } from '../../../setup/app.ts';
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
import { statementsDuring } from '../../../setup/statements.ts';

let outcome: Outcome | Error;
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
  translator.wishes.length = 0;
  outcome = { state: 'failed', reason: 'unavailable', retry_at: null };
});

const show = (id: string, query: Record<string, string> = {}, headers = {}) =>
  app.call('GET', '/api/v1/tags/show', { query: { id, ...query }, headers });
const shown = async (id: string, query = {}) => (await show(id, query)).body.tags[0];

describe('GET /api/v1/tags/show', () => {
  test('V1, V2: exactly the documented keys; without lang the original', async () => {
    const tag = await createTag(app, { lang: 'de', text: 'Hallo', name: 'Tür' });
    const answer = await show(tag.tag_identifier);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
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
    expect(translator.wishes).toEqual([]);
  });

  test('V3, V11: a stored translation is served, the name by itself', async () => {
    const tag = await createTag(app, { text: 'Hello', name: 'Door' });
    await storeTranslation(app, tag, 'fr', 'Bonjour');
    await storeName(app, tag, 'es', 'Puerta');
    expect(await shown(tag.tag_identifier, { lang: 'fr' })).toMatchObject({
      translation: { text: 'Bonjour', lang: 'fr' },
      name: { text: 'Door', lang: 'en' },
    });
    expect(translator.wishes.map(({ subject }) => subject)).toEqual([{ kind: 'name', id: tag.id }]);
    expect(await shown(tag.tag_identifier, { lang: 'es' })).toMatchObject({
      translation: { text: 'Hello', lang: 'en' },
      name: { text: 'Puerta', lang: 'es' },
    });
  });

  test('V3: a machine’s work on an older original is not served, a person’s is', async () => {
    const tag = await createTag(app, { text: 'Hello' });
    await storeTranslation(app, tag, 'fr', 'Bonjour');
    await storeTranslation(app, tag, 'it', 'Ciao', 'human');
    await app
      .db('translations')
      .where({ origin: 'original', text: 'Hello' })
      .update({ text: 'Goodbye', source_hash: 'a'.repeat(64) });
    expect((await shown(tag.tag_identifier, { lang: 'fr' })).translation).toEqual({ text: 'Goodbye', lang: 'en' });
    expect((await shown(tag.tag_identifier, { lang: 'it' })).translation).toEqual({ text: 'Ciao', lang: 'it' });
    expect(translator.wishes).toHaveLength(1);
  });

  test('V3: a lookup in a stored language is one SQL statement', async () => {
    const tag = await createTag(app, { text: 'Hello', name: 'Door' });
    await storeTranslation(app, tag, 'fr', 'Bonjour');
    await storeName(app, tag, 'fr', 'Porte');
    const statements = await statementsDuring(app.databases, async () => {
      expect((await shown(tag.tag_identifier, { lang: 'fr' })).name).toEqual({ text: 'Porte', lang: 'fr' });
    });
    expect(statements).toHaveLength(1);
    expect(await statementsDuring(app.databases, () => show(tag.tag_identifier))).toHaveLength(1);
  });

  test('V4: what is not stored is asked for, text and name within one budget, and not by insisting', async () => {
    outcome = { state: 'translated', text: 'Hei', lang_code: 'fi' };
    const tag = await createTag(app, { text: 'Hello', name: 'Door' });
    const answer = await show(tag.tag_identifier, { lang: 'fi' });
    expect(answer.body.tags[0]).toMatchObject({
      translation: { text: 'Hei', lang: 'fi' },
      name: { text: 'Hei', lang: 'fi' },
    });
    expect(answer.headers.get('content-language')).toBe('fi');
    expect(answer.headers.get('x-translation-status')).toBe('translated');
    const record = await app.db('text_records').where({ tag_id: tag.id }).first('id');
    const wish = { lang_code: 'fi', wait_ms: 1500, insist: false, from: 'lookup' };
    expect(translator.wishes).toEqual([
      { subject: { kind: 'text', id: record.id }, ...wish },
      { subject: { kind: 'name', id: tag.id }, ...wish },
    ]);
  });

  test('V4: text and name are asked for at the same time', async () => {
    let release = () => {};
    const held = new Promise<Outcome>((resolve) => {
      release = () => resolve({ state: 'translated', text: 'Hei', lang_code: 'fi' });
    });
    const holding = translatorOf(() => held);
    const slow = await startApp({ translator: holding });
    const tag = await createTag(slow, { text: 'Hello', name: 'Door' });
    const answer = slow.call('GET', '/api/v1/tags/show', { query: { id: tag.tag_identifier, lang: 'fi' } });
    await eventually('both are asked for', () => holding.wishes.length === 2);
    release();
    expect((await answer).body.tags[0].name).toEqual({ text: 'Hei', lang: 'fi' });
    await slow.stop();
  });

  test.each<[string, Outcome | Error]>([
    ['the runner cannot be reached', new Error('unreachable')],
    ['it takes too long', { state: 'pending' }],
    ['it has failed', { state: 'failed', reason: 'throttled', retry_at: null }],
    ['no provider can', { state: 'failed', reason: 'unsupported', retry_at: null }],
    ['the text is gone', { state: 'gone' }],
  ])('V5: where %s, it is the original, and says so', async (_what, is) => {
    outcome = is;
    const tag = await createTag(app, { lang: 'zh-CHS', text: '你好' });
    const answer = await show(tag.tag_identifier, { lang: 'fi' });
    expect([answer.status, answer.body.tags[0].translation]).toEqual([200, { text: '你好', lang: 'zh-CHS' }]);
    expect(answer.headers.get('content-language')).toBe('zh-Hans');
    expect(answer.headers.get('x-translation-status')).toBe('unavailable');
  });

  test.each(['xx', 'klingon', 'auto', 'it,fr', '*', 'x'.repeat(5000), '\0'])(
    'V6, D29, D50: for the unsupported language %.20s it is the original',
    async (lang) => {
      const tag = await createTag(app);
      const answer = await show(tag.tag_identifier, { lang }, { 'Accept-Language': 'fr' });
      expect([answer.status, answer.body.tags[0].translation.lang]).toEqual([200, 'en']);
      expect(translator.wishes).toEqual([]);
    },
  );

  test('V7: the language of the original asks nobody', async () => {
    const tag = await createTag(app, { lang: 'zh-TW', name: 'x' });
    const answer = await show(tag.tag_identifier, { lang: 'zh-Hant-HK' });
    expect(answer.body.tags[0].translation.lang).toBe('zh-CHT');
    expect(answer.headers.get('x-translation-status')).toBe('original');
    expect(translator.wishes).toEqual([]);
  });

  test.each(['ffffffffffff', '17', 'x', '../etc', '%00', 'ffffffffffffff'])('V8: %s is not found', async (id) => {
    const answer = await show(id);
    expect([answer.status, answer.body]).toEqual([404, tagNotFound]);
    expect(answer.headers.get('x-error-reason')).toBe('tag_not_found');
  });

  test('V9: id is missing', async () => {
    for (const query of [{}, { id: '' }, { id: '  ' }]) {
      const answer = await app.call('GET', '/api/v1/tags/show', { query: query as Record<string, string> });
      expect([answer.status, answer.body]).toEqual([400, missing('id')]);
    }
    expect((await app.call('GET', '/api/v1/tags/show', { body: { id: null } })).body).toEqual(missing('id'));
  });

  test('D60: an id with NUL is invalid', async () => {
    expect((await show('a\0')).body).toEqual(invalid);
    expect((await app.call('GET', '/api/v1/tags/show', { body: { id: ['x'] } })).body).toEqual(invalid);
  });

  test('V10, D30: the identifier is taken in upper case', async () => {
    const tag = await createTag(app);
    expect((await shown(tag.tag_identifier.toUpperCase())).id).toBe(tag.id);
    expect((await shown(` ${tag.tag_identifier}\t`)).id).toBe(tag.id);
  });

  test('V12, D31, D64: a tag without name or text has empty ones', async () => {
    const named = await createTag(app, { lang: 'de' });
    expect((await shown(named.tag_identifier)).name).toEqual({ text: '', lang: 'de' });
    await app.db('tags').insert({ tag_identifier: 'abcdefabcdef' });
    expect(await shown('abcdefabcdef', { lang: 'fr' })).toMatchObject({
      name: { text: '', lang: 'en' },
      translation: { text: '', lang: 'en' },
      gender: 'm',
    });
    expect(translator.wishes).toEqual([]);
  });

  test('V13: text_url is given as it was entered', async () => {
    const tag = await createTag(app);
    await app
      .db('tags')
      .where({ id: tag.id })
      .update({ text_url: 'www.example.com/a', image_url: 'https://example.com/a.jpg', description: 'At the door' });
    expect(await shown(tag.tag_identifier)).toMatchObject({
      text_url: 'www.example.com/a',
      image_url: 'https://example.com/a.jpg',
      description: 'At the door',
    });
  });

  test('V14: a token is ignored, valid or not', async () => {
    const tag = await createTag(app, { auth_token: (await signedIn(app)).token });
    const answer = await show(tag.tag_identifier, { auth_token: 'nonsense' }, { Authorization: 'Bearer other' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  test('A3–A5, N6: body and query give the same bytes, and the query wins', async () => {
    const [tag, other] = [await createTag(app, { text: 'One' }), await createTag(app, { text: 'Two' })];
    await storeTranslation(app, tag, 'fr', 'Un');
    const byQuery = await show(tag.tag_identifier, { lang: 'fr' });
    const byBody = await app.call('GET', '/api/v1/tags/show', { body: { id: tag.tag_identifier, lang: 'fr' } });
    expect([byBody.status, byBody.text]).toEqual([200, byQuery.text]);
    expect(byBody.headers.get('cache-control')).toBe('private, no-store');
    const both = await app.call('GET', '/api/v1/tags/show', {
      query: { id: tag.tag_identifier },
      body: { id: other.tag_identifier, lang: 'fr' },
    });
    expect(both.text).toBe(byQuery.text);
  });

  test('D1: the answer may be kept and asked about again', async () => {
    const tag = await createTag(app);
    const first = await show(tag.tag_identifier);
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const again = await show(tag.tag_identifier, {}, { 'If-None-Match': first.headers.get('etag') });
    expect([again.status, again.text]).toEqual([304, '']);
    const missed = await show(tag.tag_identifier, {}, { 'If-None-Match': '"other"' });
    expect(missed.status).toBe(200);
    const fetched = await fetch(`${app.url}/api/v1/tags/show?id=${tag.tag_identifier}`, {
      headers: { 'If-None-Match': first.headers.get('etag') ?? '' },
    });
    expect(fetched.status).toBe(304);
  });

  test('D71: HEAD asks nobody for a translation', async () => {
    const tag = await createTag(app, { text: 'Hello', name: 'Door' });
    const answer = await app.call('HEAD', '/api/v1/tags/show', { query: { id: tag.tag_identifier, lang: 'fi' } });
    expect([answer.status, answer.headers.get('content-language')]).toEqual([200, 'en']);
    expect(answer.headers.get('x-translation-status')).toBe('unavailable');
    expect(translator.wishes).toEqual([]);
  });

  test('A17: HEAD gives the headers of GET', async () => {
    const tag = await createTag(app);
    const [get, head] = [
      await show(tag.tag_identifier),
      await app.call('HEAD', '/api/v1/tags/show', { query: { id: tag.tag_identifier } }),
    ];
    expect([head.status, head.text]).toEqual([200, '']);
    for (const name of ['etag', 'content-length', 'content-language', 'content-type'])
      expect(head.headers.get(name)).toBe(get.headers.get(name));
  });

  test('D28: a budget of 0 never asks', async () => {
    const asked = translatorOf(() => ({ state: 'pending' }));
    const frugal = await startApp({
      translator: asked,
      env: { LOOKUP_TRANSLATION_BUDGET_MS: '0' },
      databaseUrl: app.databaseUrl,
    });
    try {
      const tag = await createTag(frugal);
      const answer = await frugal.call('GET', '/api/v1/tags/show', { query: { id: tag.tag_identifier, lang: 'fr' } });
      expect([answer.body.tags[0].translation.lang, asked.wishes]).toEqual(['en', []]);
    } finally {
      await frugal.stop();
    }
  });

  test('N8: another web process on the same database reads the same', async () => {
    const second = await startApp({ databaseUrl: app.databaseUrl, translator: unreachable });
    try {
      const tag = await createTag(app);
      const answer = await second.call('GET', '/api/v1/tags/show', { query: { id: tag.tag_identifier } });
      expect(answer.body.tags[0].id).toBe(tag.id);
    } finally {
      await second.stop();
    }
  });
});
