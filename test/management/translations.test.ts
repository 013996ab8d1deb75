/** Texts and names, which follow the same rules: human texts and requested machine translations. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { TranslationRequest } from '../../contracts/runner.ts';
import { models } from '../../src/model/translations/models.ts';
import { sourceHash } from '../../src/model/translations/source-hash.ts';
import { type MadeOutcome, startApp, type TestApp, translatorOf } from '../setup/app.ts';
import { atOnce } from '../setup/at-once.ts';
import { signedIn } from '../setup/factories.ts';
import { makeMachine, makeName, makeRecord, makeText, noId, storeMachine } from '../setup/management.ts';
import { json, type Spec } from '../setup/spec.ts';

let app: TestApp;
let ada: Awaited<ReturnType<typeof signedIn>>;
/** A tag of Ada's, without text and name. */
let tag_id: number;
/** What the runner answers, and does. */
let answer: (wish: TranslationRequest) => MadeOutcome | Promise<MadeOutcome>;
const translator = translatorOf((wish) => answer(wish));

/** Translates as a runner does, and stores it. */
async function translate({ subject: { kind, id }, lang_code: lang }: TranslationRequest): Promise<MadeOutcome> {
  const currentText = await models[kind].currentText(app.db, id, lang);
  if (!currentText) return { state: 'gone' };
  const { source } = currentText;
  const text = `[${lang}] ${source.text}`;
  await storeMachine(app.db, kind, id, { lang, text, provider: 'deepl', sourceHash: source.hash });
  return { state: 'translated', text, lang_code: lang };
}

beforeAll(async () => {
  app = await startApp({ translator });
});
afterAll(() => app.stop());
beforeEach(async () => {
  answer = translate;
  translator.requests.length = 0;
  ada = await signedIn(app);
  tag_id = await makeRecord(app, 'tags', ada.id);
});

const kinds = [
  {
    what: 'texts',
    table: 'translations',
    path: '/translations',
    group: 'translation',
    kind: 'text',
    original: async () => (await makeText(app, tag_id, 'en', 'Welcome')).original,
    all: () => app.db('translations').join('text_records', 'text_records.id', 'text_record_id').where({ tag_id }),
    subject: async () => ({ kind: 'text', id: (await app.db('text_records').where({ tag_id }).first()).id }),
    longest: 30_000,
    updated: 204,
    shown: (tag: { translation: object }) => tag.translation,
  },
  {
    what: 'names',
    table: 'name_translations',
    path: '/name_translations',
    group: 'name_translation',
    kind: 'name',
    original: () => makeName(app, tag_id, 'en', 'Welcome'),
    all: () => app.db('name_translations').where({ tag_id }),
    subject: async () => ({ kind: 'name', id: tag_id }),
    longest: 500,
    updated: 200,
    shown: (tag: { name: object }) => tag.name,
  },
] as const;

describe.each(kinds)('$what', ({ table, path, group, original, all, subject, longest, updated, shown }) => {
  const create = (fields: object) =>
    app
      .spec(ada)
      .post(`${path}.json`)
      .withJson({ [group]: { tag_id, ...fields } });
  const change = (id: number, fields: object, more: object = {}) =>
    app
      .spec(ada)
      .patch(`${path}/${id}.json`)
      .withJson({ ...more, [group]: fields });
  const row = (id: number) => app.db(table).where({ id }).first();
  const read = async (lang: string) => {
    const { tag_identifier: id } = await app.db('tags').where({ id: tag_id }).first();
    return shown((await app.spec().get('/api/v1/tags/show').withQueryParams({ id, lang })).body.tags[0]);
  };
  /** What the wishes were about, without the order in which they were sent. */
  const wished = () => translator.requests.map(({ lang_code }) => lang_code).toSorted();

  describe('the first text', () => {
    test('X20, X40: is saved as the original', async () => {
      const { body } = await create({ lang_code: 'de', text: ' Willkommen ' })
        .expectStatus(201)
        .expectJsonLike({ tag_id, lang_code: 'de', text: ' Willkommen ', origin: 'original' })
        .expectJsonLike({ stale: false, provider: null, source_hash: sourceHash('de', ' Willkommen ') });
      expect(await read('de')).toEqual({ text: ' Willkommen ', lang: 'de' });
      if (table === 'translations')
        expect(await app.db('text_records').where({ tag_id })).toMatchObject([
          { id: body.text_record_id, gender: 'm' },
        ]);
      expect(translator.requests).toEqual([]);
    });

    test('D14: a language alias is stored as the supported code', async () => {
      await create({ lang_code: 'zh-Hant-HK', text: 'x' }).expectJson('lang_code', 'zh-CHT');
    });

    test.each([
      [{ lang_code: 'de' }, { text: ["can't be blank"] }],
      [{ lang_code: 'de', text: ' ' }, { text: ["can't be blank"] }],
      [{ text: 'x' }, { lang_code: ["can't be blank"] }],
      [{ text: 'x', lang_code: '' }, { lang_code: ["can't be blank"] }],
      [{}, { lang_code: ["can't be blank"], text: ["can't be blank"] }],
      [{ text: 'x', lang_code: 'xx' }, { lang_code: ['is not one of the supported codes'] }],
      [{ text: 'x', lang_code: 'de', origin: 'original' }, { origin: ['is not one of machine, human'] }],
      [{ text: 'a\0b', lang_code: 'de' }, { text: ['has a character that cannot be stored'] }],
      [{ text: 'a\ud800', lang_code: 'de' }, { text: ['has a character that cannot be stored'] }],
      [{ text: 'x', lang_code: 'de', tag_id: '' }, { tag_id: ["can't be blank"] }],
      [{ text: 'x', lang_code: 'de', tag_id: undefined }, { tag_id: ["can't be blank"] }],
      [{ text: 'x', lang_code: 'de', tag_id: noId }, { tag_id: ['does not exist'] }],
    ])('X23, X24, X25, X26, X41, X43: %j creates nothing', async (given, errors) => {
      await create(given).expectStatus(422).expectJson(errors);
      expect(await all()).toEqual([]);
      expect(await app.db('text_records').where({ tag_id })).toEqual([]);
    });

    test('D9: has a maximum length, in characters of any kind', async () => {
      await create({ lang_code: 'de', text: '😀'.repeat(longest + 1) })
        .expectStatus(422)
        .expectJson({ text: [`is too long: at most ${longest} characters`] });
      await create({ lang_code: 'de', text: '😀'.repeat(longest) }).expectStatus(201);
    });

    test('X44: of ten concurrent requests one becomes the original', async () => {
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, i) => create({ lang_code: 'de', text: `Text ${i}` })),
      );
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(201));
      const rows = await all().select(`${table}.*`);
      expect(rows).toHaveLength(1);
      expect(new Set(answers.map(({ body }) => body.id))).toEqual(new Set([rows[0].id]));
    });
  });

  describe('with an original', () => {
    test('X21, X30, X42: a request is translated, and the given text is ignored', async () => {
      await original();
      await create({ lang_code: 'fr', text: 'not this' }).expectStatus(201).expectJsonLike({
        tag_id,
        lang_code: 'fr',
        text: '[fr] Welcome',
        origin: 'machine',
        provider: 'deepl',
        stale: false,
      });
      expect(translator.requests).toEqual([
        {
          subject: await subject(),
          lang_code: 'fr',
          wait_ms: app.config.managementBudgetMs,
          insist: true,
          from: 'management',
          customer_id: ada.id,
        },
      ]);
      expect(await read('fr')).toEqual({ text: '[fr] Welcome', lang: 'fr' });
      expect(translator.requests.filter(({ insist }) => insist)).toHaveLength(1);
    });

    test.each([undefined, '', null])('X22: nothing is created without a language (%j)', async (lang_code) => {
      await original();
      await create({ lang_code, text: 'x' })
        .expectStatus(422)
        .expectJson({ lang_code: ["can't be blank"] });
      expect([await all(), translator.requests]).toMatchObject([[{}], []]);
    });

    test('X27, D46: the same language again returns the existing translation, human or machine', async () => {
      const id = await original();
      const first = await create({ lang_code: 'fr' });
      await create({ lang_code: 'fr', text: 'x' }).expectStatus(201).expectJson(first.body);
      const human = await makeMachine(app, table, id, 'es', { origin: 'human', isStale: true, text: 'Hola' });
      await create({ lang_code: 'es' }).expectJsonLike({ id: human, text: 'Hola', stale: true });
      expect(wished()).toEqual(['fr']);
    });

    test('X28: the original’s language returns the original', async () => {
      const id = await original();
      await create({ lang_code: 'en', text: 'x' })
        .expectStatus(201)
        .expectJsonLike({ id, text: 'Welcome', origin: 'original' });
      expect(translator.requests).toEqual([]);
    });

    test('D46: a stale machine translation is renewed in its row', async () => {
      const id = await makeMachine(app, table, await original(), 'fr', { isStale: true });
      await create({ lang_code: 'fr' }).expectJsonLike({ id, text: '[fr] Welcome', stale: false });
    });

    test('D48: a deleted machine translation can be made again', async () => {
      await original();
      const { body } = await create({ lang_code: 'fr' });
      await app.spec(ada).delete(`${path}/${body.id}.json`).expectStatus(204);
      await create({ lang_code: 'fr' }).expectJsonLike({ text: '[fr] Welcome' });
    });

    test('X21: a human text is stored as such without calling the runner', async () => {
      const id = await original();
      await create({ lang_code: 'fr', text: 'Salut', origin: 'human' })
        .expectStatus(201)
        .expectJsonLike({ lang_code: 'fr', text: 'Salut', origin: 'human', provider: null })
        .expectJson('stale', false);
      const machine = await makeMachine(app, table, id, 'es', { isStale: true });
      await create({ lang_code: 'es', text: 'Hola', origin: 'human' }).expectJsonLike({
        id: machine,
        text: 'Hola',
        origin: 'human',
        provider: null,
        stale: false,
      });
      expect(await read('es')).toEqual({ text: 'Hola', lang: 'es' });
      expect(translator.requests).toEqual([]);
    });

    test('X21: a human text must not be blank or in the original’s language', async () => {
      await original();
      await create({ lang_code: 'fr', text: '', origin: 'human' })
        .expectStatus(422)
        .expectJson({ text: ["can't be blank"] });
      await create({ lang_code: 'en', text: 'Hi', origin: 'human' })
        .expectStatus(422)
        .expectJson({ lang_code: ['is the language of the original'] });
    });
  });

  describe('X29: a machine translation', () => {
    // The web process' clock has no say in it.
    const later = { retry_at: '2001-01-01T00:00:00.000Z', retry_in: 3600 };
    test.each([
      ['is not finished in time', { state: 'pending' }, 'translation_pending'],
      ['fails', { state: 'failed', reason: 'unavailable', ...later }, 'translation_unavailable'],
      ['is throttled', { state: 'failed', reason: 'throttled', ...later }, 'translation_unavailable'],
      ['is cancelled', { state: 'failed', reason: 'cancelled', retry_at: null }, 'translation_unavailable'],
      ['D71: exceeds the cap', { state: 'failed', reason: 'cap', ...later }, 'translation_cap_reached'],
    ] as const)('that %s answers 503, and nothing is stored', async (_, outcome, reason) => {
      await original();
      answer = () => outcome as MadeOutcome;
      const { body, headers } = await create({ lang_code: 'fr' })
        .expectStatus(503)
        .expectJson('error.code', 'ServerError')
        .expectHeader('x-error-reason', reason)
        .expectHeader('retry-after', /^\d+$/);
      const seconds = Number(headers['retry-after']);
      const isTold = 'retry_in' in outcome;
      expect([seconds > (isTold ? 60 : 0), seconds <= (isTold ? 3600 : 5)]).toEqual([true, true]);
      if (reason === 'translation_cap_reached') expect(body.error.message).toMatch(/TRANSLATION_DAILY_CHARACTERS/);
      expect(await all()).toHaveLength(1);
      // The same request later finds it.
      answer = translate;
      await create({ lang_code: 'fr' }).expectStatus(201);
    });

    test.each([
      ['X29: an unsupported language pair', 'unsupported', /^cannot be reached/],
      ['D72: a text that all providers refuse', 'refused', /^cannot be translated/],
    ] as const)('%s: 422', async (_, reason, message) => {
      await original();
      answer = () => ({ state: 'failed', reason, retry_at: null });
      await create({ lang_code: 'tlh' })
        .expectStatus(422)
        .expect(json({ lang_code: [expect.stringMatching(message)] }));
      expect(await all()).toHaveLength(1);
    });

    test('D73: without a runner: 503, with the cause in the log and not in the response', async () => {
      await original();
      answer = () => {
        throw new Error('connect ECONNREFUSED 10.0.0.7');
      };
      const { text } = await create({ lang_code: 'fr' })
        .expectStatus(503)
        .expectHeader('x-error-reason', 'translation_unavailable')
        .expectHeader('retry-after', /^[1-9]\d*$/);
      expect(text).not.toMatch(/10\.0\.0\.7/);
      expect(JSON.stringify(app.logged)).toMatch(/10\.0\.0\.7/);
    });

    test('answers 422 if the text is deleted during translation', async () => {
      const id = await original();
      answer = async () => {
        await app.spec(ada).delete(`${path}/${id}.json`);
        return { state: 'gone' };
      };
      await create({ lang_code: 'fr' })
        .expectStatus(422)
        .expectJson({ tag_id: ['has no text to translate any more'] });
      answer = async (wish) => {
        const outcome = await translate(wish);
        await app.spec(ada).delete(`${path}/${(await all().select(`${table}.id`).orderBy(`${table}.id`))[0].id}.json`);
        return outcome;
      };
      await original();
      await create({ lang_code: 'fr' }).expectJson({ tag_id: ['has no text to translate any more'] });
    });
  });

  describe('edits', () => {
    test('X32, X45: correcting a machine translation makes it human work', async () => {
      const id = await makeMachine(app, table, await original(), 'fr', { isStale: true });
      const changed = change(id, { text: 'Bienvenue' }).expectStatus(updated);
      await (updated === 200
        ? changed.expectJsonLike({ id, text: 'Bienvenue', origin: 'human', stale: false })
        : changed.expectBody(''));
      expect(await row(id)).toMatchObject({
        origin: 'human',
        provider: null,
        source_hash: sourceHash('en', 'Welcome'),
      });
      // No machine overwrites it.
      await create({ lang_code: 'fr' }).expectJsonLike({ id, text: 'Bienvenue' });
      expect(translator.requests).toEqual([]);
    });

    test('X32: the language of a machine translation is fixed, that of a human one is not', async () => {
      const source = await original();
      const id = await makeMachine(app, table, source, 'fr');
      await change(id, { lang_code: 'es', text: 'x' })
        .expectStatus(422)
        .expectJson({ lang_code: ['cannot be changed for a machine translation'] });
      await change(id, { lang_code: 'fr', text: 'Bienvenue' }).expectStatus(updated);
      await change(id, { lang_code: 'es' }).expectStatus(updated);
      expect(await row(id)).toMatchObject({ lang_code: 'es', text: 'Bienvenue', origin: 'human' });
    });

    test('X32: two texts in one language are refused', async () => {
      const source = await original();
      await makeMachine(app, table, source, 'fr');
      const id = await makeMachine(app, table, source, 'es', { origin: 'human' });
      for (const [each, lang_code] of [
        [id, 'fr'],
        [id, 'en'],
        [source, 'fr'],
      ] as const) {
        await change(each, { lang_code })
          .expectStatus(422)
          .expectJson({ lang_code: ['has a translation already'] });
      }
    });

    test.each([[{ text: '' }], [{ text: null }], [{ lang_code: '' }], [{ lang_code: null }], [{ text: '\n ' }]])(
      'R9: %j is refused',
      async (given) => {
        const id = await original();
        await change(id, given)
          .expectStatus(422)
          .expectJson({ [Object.keys(given)[0] as string]: ["can't be blank"] });
      },
    );

    test('X31: a tag inside or beside the group does not move the text', async () => {
      const id = await original();
      const other = await makeRecord(app, 'tags', ada.id);
      await change(id, { text: 'a' }, { tag_id: other }).expectStatus(updated);
      await change(id, { tag_id: other, text: 'b' }).expectStatus(updated);
      await app.spec(ada).get(`${path}/${id}.json`).expectJsonLike({ tag_id, text: 'b' });
    });

    test('C3, D48: editing the original makes machine and human translations stale, and keeps the human text', async () => {
      const id = await original();
      const machine = await makeMachine(app, table, id, 'fr');
      const human = await makeMachine(app, table, id, 'es', { origin: 'human', text: 'Hola' });
      await change(id, { text: 'Hello' }).expectStatus(updated);
      const show = (each: number) => app.spec(ada).get(`${path}/${each}.json`);
      await show(machine).expectJsonLike({ text: '[fr]', stale: true, origin: 'machine' });
      await show(human).expectJsonLike({ text: 'Hola', stale: true, origin: 'human' });
      await show(id).expectJsonLike({ text: 'Hello', stale: false, origin: 'original' });
      // The runner finds by itself what is stale.
      expect(translator.requests).toEqual([]);
      // A reader gets no stale work of a machine, but a person's.
      answer = () => ({ state: 'pending' });
      expect(await read('fr')).toEqual({ text: 'Hello', lang: 'en' });
      expect(await read('es')).toEqual({ text: 'Hola', lang: 'es' });
    });

    test('C3: saving the same text changes nothing', async () => {
      const id = await original();
      await makeMachine(app, table, id, 'fr');
      await change(id, { text: 'Welcome', lang_code: 'en' });
      expect((await all().where({ lang_code: 'fr' }))[0].source_hash).toBe(sourceHash('en', 'Welcome'));
    });

    test('D48: changing the original’s language makes translations stale', async () => {
      const id = await original();
      const machine = await makeMachine(app, table, id, 'fr');
      await change(id, { lang_code: 'da' });
      await app.spec(ada).get(`${path}/${machine}.json`).expectJson('stale', true);
    });

    test.each([
      ['in the group', (given: object) => [{ ...given, minor_edit: true }, {}]],
      ['in the group, as a form has it', (given: object) => [{ ...given, minor_edit: '1' }, {}]],
      ['beside it', (given: object) => [given, { minor_edit: 'true' }]],
    ] as const)('D48, D68: a minor edit (%s) keeps translations valid', async (_, build) => {
      const id = await original();
      const fresh = await makeMachine(app, table, id, 'fr');
      const human = await makeMachine(app, table, id, 'it', { origin: 'human' });
      const old = await makeMachine(app, table, id, 'es', { isStale: true });
      const [fields, beside] = build({ text: 'Welcome!' });
      await change(id, fields as object, beside as object).expectStatus(updated);
      const stale = async (each: number) => (await app.spec(ada).get(`${path}/${each}.json`)).body.stale;
      expect([await stale(fresh), await stale(human), await stale(old)]).toEqual([false, false, true]);
      expect(await row(id)).toMatchObject({ source_hash: sourceHash('en', 'Welcome!') });
    });
  });

  describe('destroy', () => {
    test('X32: deletes a translation alone, and the original with all translations', async () => {
      const id = await original();
      const machine = await makeMachine(app, table, id, 'fr');
      await makeMachine(app, table, id, 'es');
      await app.spec(ada).delete(`${path}/${machine}.json`).expectStatus(204);
      expect(await all()).toHaveLength(2);
      await app.spec(ada).delete(`${path}/${id}.json`).expectStatus(204);
      expect([await all(), await app.db('text_records').where({ tag_id })]).toEqual([[], []]);
      expect(await app.db('tags').where({ id: tag_id })).toHaveLength(1);
      // And it begins anew.
      await create({ lang_code: 'fr', text: 'Bonjour' }).expectJsonLike({ origin: 'original' });
    });
  });

  test('X44: concurrent edits, translations and deletions leave no outdated machine text marked as fresh', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await original();
      await Promise.all([
        create({ lang_code: 'fr' }),
        change(id, { text: `Hello ${round}` }),
        create({ lang_code: 'fr', text: 'Salut', origin: 'human' }),
        change(id, { text: `Hi ${round}`, minor_edit: true }),
        create({ lang_code: 'es' }),
      ]);
      const rows = await all().select(`${table}.*`);
      const source = rows.find(({ origin }: { origin: string }) => origin === 'original');
      for (const { origin, text, source_hash } of rows)
        if (origin === 'machine' && source_hash === source.source_hash) expect(text).toMatch(/^\[\w\w\] (Welcome|H)/);
      expect(rows.filter(({ lang_code }: { lang_code: string }) => lang_code === 'fr')).toMatchObject([
        { origin: 'human' },
      ]);
      await app.spec(ada).delete(`${path}/${id}.json`).expectStatus(204);
    }
  });

  /** Lets them meet where all that changes a tag's texts begins. */
  const statusesAtOnce = async (...specs: Spec[]) => {
    const writers = specs.map((spec) => async () => (await spec).statusCode);
    const outcomes = await atOnce(app.db, (trx) => trx('tags').where({ id: tag_id }).forUpdate(), ...writers);
    return outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : outcome.reason)).sort();
  };

  test('concurrent deletions of one text answer 204 and 404', async () => {
    const remove = (id: number) => app.spec(ada).delete(`${path}/${id}.json`);
    const id = await original();
    const french = await makeMachine(app, table, id, 'fr');
    expect(await statusesAtOnce(remove(french), remove(french))).toEqual([204, 404]);
    expect(await statusesAtOnce(remove(id), remove(id))).toEqual([204, 404]);
    expect(await all()).toEqual([]);
  });

  test('X44: two concurrent minor edits keep translations valid', async () => {
    const id = await original();
    await makeMachine(app, table, id, 'fr');
    const edit = (text: string) => change(id, { text, minor_edit: true });
    expect(await statusesAtOnce(edit('Welcome!'), edit('Welcome.'))).toEqual([updated, updated]);
    const hashes = (await all().select(`${table}.source_hash`)).map(({ source_hash }) => source_hash);
    expect(new Set(hashes).size).toBe(1);
  });
});
