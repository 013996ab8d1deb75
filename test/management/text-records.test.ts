import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../setup/app.ts';
import { signedIn } from '../setup/factories.ts';
import { makeMachine, makeRecord, makeText, noId } from '../setup/management.ts';

let app: TestApp;
let ada: Awaited<ReturnType<typeof signedIn>>;
let bob: typeof ada;
let tag_id: number;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  ada = await signedIn(app);
  bob = await signedIn(app);
  tag_id = await makeRecord(app, 'tags', ada.id);
});

const create = (fields: object) =>
  app
    .spec(ada)
    .post('/text_records.json')
    .withJson({ text_record: { tag_id, ...fields } });
const change = (id: number, text_record: object) =>
  app.spec(ada).patch(`/text_records/${id}.json`).withJson({ text_record });
const show = (id: number) => app.spec(ada).get(`/text_records/${id}.json`);

test('X3: a customer lists the text records of its own tags', async () => {
  const { record } = await makeText(app, tag_id);
  await makeText(app, await makeRecord(app, 'tags', bob.id));
  await app
    .spec(ada)
    .get('/text_records.json')
    .expectJsonLike([{ id: record, tag_id, text: 'Welcome', lang_code: 'en', gender: 'm' }]);
});

describe('create', () => {
  test('X60: stores gender, original text and tag', async () => {
    const { body } = await create({ text: 'Moin', lang_code: 'de', gender: 'f' })
      .expectStatus(201)
      .expectJsonLike({ tag_id, text: 'Moin', lang_code: 'de', gender: 'f' });
    await show(body.id).expectJsonLike('translations', [{ text: 'Moin', origin: 'original', text_record_id: body.id }]);
  });

  test.each([undefined, null, ''])('X60: the gender %j becomes m', async (gender) => {
    await create({ text: 'Moin', lang_code: 'de', gender }).expectJson('gender', 'm');
  });

  test.each([
    [{ gender: 'x' }, { gender: ['is not one of m, f'] }],
    [{ gender: 'M' }, { gender: ['is not one of m, f'] }],
    [{ text: ' ' }, { text: ["can't be blank"] }],
    [{ lang_code: '' }, { lang_code: ["can't be blank"] }],
    [{ lang_code: 'xx' }, { lang_code: ['is not one of the supported codes'] }],
    [{ tag_id: noId }, { tag_id: ['does not exist'] }],
    [{ tag_id: null }, { tag_id: ["can't be blank"] }],
  ])('X62: %j is refused', async (given, errors) => {
    await create({ text: 'Moin', lang_code: 'de', ...given })
      .expectStatus(422)
      .expectJson(errors);
  });

  test('D63: a tag has one text record, even after concurrent requests', async () => {
    const answers = await Promise.all([1, 2, 3].map((i) => create({ text: `Moin ${i}`, lang_code: 'de' })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 422, 422]);
    await create({ text: 'Moin', lang_code: 'de' })
      .expectStatus(422)
      .expectJson({ tag_id: ['has a text record already'] });
    expect(
      await app.db('translations').join('text_records', 'text_records.id', 'text_record_id').where({ tag_id }),
    ).toHaveLength(1);
  });
});

describe('update', () => {
  test('X61: answers 204; changing the gender alone keeps the text', async () => {
    const { record, original } = await makeText(app, tag_id);
    await makeMachine(app, 'translations', original, 'fr');
    await change(record, { gender: 'f' }).expectStatus(204).expectBody('');
    await show(record).expectJsonLike({ gender: 'f', text: 'Welcome' });
    await change(record, { text: 'Welcome!', minor_edit: true });
    await show(record).expectJsonLike({ gender: 'f', text: 'Welcome!' });
    await change(record, { gender: '' });
    await show(record).expectJsonLike({ gender: 'm' });
  });

  test('D48: changing the text edits the original', async () => {
    const { record, original } = await makeText(app, tag_id);
    await makeMachine(app, 'translations', original, 'fr');
    await makeMachine(app, 'translations', original, 'es', { origin: 'human' });
    await change(record, { text: 'Hello' }).expectStatus(204);
    await show(record).expectJsonLike('translations', [
      { id: original, text: 'Hello', stale: false },
      { lang_code: 'fr', stale: true },
      { lang_code: 'es', stale: true },
    ]);
    await change(record, { text: 'Hello!', minor_edit: true });
    await show(record).expectJson('translations[*].stale', [false, true, true]);
  });

  test('D48: an unchanged text is no edit', async () => {
    const { record, original } = await makeText(app, tag_id);
    await makeMachine(app, 'translations', original, 'fr', { isStale: true });
    const before = await show(record).returns('translations[0]');
    await change(record, { text: 'Welcome', lang_code: 'en' }).expectStatus(204);
    await show(record).expectJson('translations[0]', before);
  });

  test.each([{ text: 'Hello' }, { gender: 'f' }])('D33: %j updates the tag', async (fields) => {
    const { record } = await makeText(app, tag_id);
    await app.db('tags').where({ id: tag_id }).update({ updated_at: '2020-01-01T00:00:00Z' });
    await change(record, fields);
    const { updated_at } = await app.db('tags').where({ id: tag_id }).first();
    expect(updated_at.getFullYear()).toBeGreaterThan(2020);
  });

  test('D48: refuses a language that has a translation, and changes nothing', async () => {
    const { record, original } = await makeText(app, tag_id);
    await makeMachine(app, 'translations', original, 'fr');
    await change(record, { lang_code: 'fr', gender: 'f' })
      .expectStatus(422)
      .expectJson({ lang_code: ['has a translation already'] });
    await show(record).expectJsonLike({ lang_code: 'en', gender: 'm' });
  });

  test('X31: the record cannot move to another tag', async () => {
    const { record } = await makeText(app, tag_id);
    const other = await makeRecord(app, 'tags', ada.id);
    await change(record, { tag_id: other }).expectStatus(204);
    await show(record).expectJson('tag_id', tag_id);
  });
});

test('X63: destroying the record removes the text, and the next text becomes the original', async () => {
  const { record, original } = await makeText(app, tag_id);
  await makeMachine(app, 'translations', original, 'fr');
  await app.spec(ada).delete(`/text_records/${record}.json`).expectStatus(204);
  expect(await app.db('translations').where({ text_record_id: record })).toEqual([]);
  const translation = { tag_id, lang_code: 'fr', text: 'Bonjour' };
  await app
    .spec(ada)
    .post('/translations.json')
    .withJson({ translation })
    .expectJsonLike({ origin: 'original', text: 'Bonjour' });
});
