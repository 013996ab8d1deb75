import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { usableAnswer } from '../../src/runner/providers/provider.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { createTag, missing, newTag, signedIn } from '../setup/factories.ts';

let app: TestApp;
let ada: Awaited<ReturnType<typeof signedIn>>;
let admin: typeof ada;

beforeAll(async () => {
  app = await startApp();
  ada = await signedIn(app);
  admin = await signedIn(app, { role: 'admin' });
});
afterAll(() => app.stop());

/** What nobody sees. */
const invisible = [
  '\u200b',
  '\u200c\u200d',
  '\u200e\u200f',
  '\u00ad',
  '\u2800',
  '\u180e',
  '\u{e0041}',
  '\u0001',
  '\u3164 \uffa0\u115f',
  '\ufe0f\u034f',
  ' \u0085\t',
];

test.each(invisible)('WD3: %j counts as blank in originals, human translations and names of places', async (text) => {
  await app.spec().post('/api/v1/tags/create').withJson(newTag({ text })).expectStatus(400).expectJson(missing('text'));
  const tag = await createTag(app, { auth_token: ada.token });
  const human = { tag_id: tag.id, lang_code: 'fr', text, origin: 'human' };
  await app
    .spec(ada)
    .post('/translations.json')
    .withJson({ translation: human })
    .expectStatus(422)
    .expectJson({ text: ["can't be blank"] });
  await app
    .spec(ada)
    .patch(`/text_records/${(await app.db('text_records').where({ tag_id: tag.id }).first('id')).id}.json`)
    .withJson({ text_record: { text } })
    .expectStatus(422)
    .expectJson({ text: ["can't be blank"] });
  await app
    .spec(ada)
    .post('/places.json')
    .withJson({ place: { name: text } })
    .expectStatus(201)
    .expectJson('name', null);
});

test.each(invisible)('WD3: %j is rejected as a provider’s answer', (text) => {
  expect(() => usableAnswer(text, 'Welcome')).toThrow();
});

test('WD3: keeps a text that has a visible character as it is', async () => {
  // pIqaD has its letters where no standard has any.
  for (const text of ['a\u200b', '\u{1f441}\ufe0f', '\u{f8d0}', '\u0301']) {
    expect(usableAnswer(text, 'Welcome')).toBe(text);
    await createTag(app, { text });
  }
});

test.each(['        ', '\t\t\t\t\t\t\t\t', '\u3000'.repeat(8), '\u00a0'.repeat(8), '\u200b'.repeat(8)])(
  'HU3: the password %j is refused wherever one is set',
  async (password) => {
    const blank = { password: ["can't be blank"] };
    const customer = { email: 'blank@example.com', password };
    await app.spec(admin).post('/customers.json').withJson({ customer }).expectStatus(422).expectJson(blank);
    await app.spec(ada).patch(`/customers/${ada.id}.json`).withJson({ customer }).expectStatus(422).expectJson(blank);
    await app.spec(admin).patch(`/customers/${ada.id}.json`).withJson({ customer }).expectStatus(422).expectJson(blank);
  },
);

test('HU3: an empty password creates a customer without a password', async () => {
  const customer = { email: 'nothing@example.com', password: '' };
  await app.spec(admin).post('/customers.json').withJson({ customer }).expectStatus(201);
});

test.each([
  'a\u200bda@example.com',
  'ada@exam\u00adple.com',
  'ada@example.com.',
  'ada@.example.com',
  'ada@example..com',
])('HU8: %j is refused as the address of a new customer or an invitation', async (email) => {
  const message = { email: ['is not an e-mail address'] };
  await app.spec(admin).post('/customers.json').withJson({ customer: { email } }).expectStatus(422).expectJson(message);
  await app
    .spec(admin)
    .post('/invitations.json')
    .withJson({ invitation: { email } })
    .expectStatus(422)
    .expectJson(message);
});
