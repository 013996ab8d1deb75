/** SH5: equivalent texts; WD4: white space of texts from the translation memory; HU6: parents. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { isSameText, normalisedText, withWhitespaceOf } from '../../contracts/text.ts';
import { Customer } from '../../src/model/customer.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { createTag, type MadeTag, signedIn, storeTranslation } from '../setup/factories.ts';
import { as, bearer } from '../setup/management.ts';
import { formsOf, TestBrowser } from '../setup/test-browser.ts';

const password = 'correct horse battery staple';
let app: TestApp;
let ada: Awaited<ReturnType<typeof signedIn>>;
let browser: TestBrowser;

beforeAll(async () => {
  app = await startApp();
  ada = await signedIn(app);
  await (await Customer.byEmail(app.db, ada.email))?.setPassword(app.db, password);
  ada = {
    ...ada,
    token: (await app.call('POST', '/api/v1/login/getAuthToken', { body: { email: ada.email, password } })).body
      .auth_token,
  };
  browser = new TestBrowser(app);
  await browser.signIn(ada.email, password);
});
afterAll(() => app.stop());

const french = 'Première.\n\nSeconde é.';
const original = 'First.\r\n\r\nSecond.';
async function made(): Promise<MadeTag> {
  const tag = await createTag(app, { auth_token: ada.token, text: original });
  await storeTranslation(app, tag, 'fr', french);
  return tag;
}
const stored = (tag: MadeTag) =>
  app
    .db('translations')
    .join('text_records', 'text_records.id', 'translations.text_record_id')
    .where({ tag_id: tag.id })
    .orderBy('translations.id')
    .select('translations.id', 'text_record_id', 'text', 'origin', 'source_hash', 'translations.updated_at');

const alike: [string, (text: string) => string][] = [
  ['CR LF', (text) => text.replaceAll(/\r?\n/g, '\r\n')],
  ['LF', (text) => text.replaceAll('\r\n', '\n')],
  ['CR', (text) => text.replaceAll(/\r?\n/g, '\r')],
  ['NFD', (text) => text.normalize('NFD')],
  ['white space at the ends', (text) => ` \u00a0\n${text}\u00a0\r\n`],
];

test.each(alike)('SH5: an import of a text with other %s changes nothing', async (_, change) => {
  const tag = await made();
  const before = await stored(tag);
  const row = { tag_identifier: tag.tag_identifier, lang: 'en', text: change(original), texts: { fr: change(french) } };
  const answer = await as(app, ada)('POST', '/Tags/import.json', { import: { rows: [row] } });
  expect(answer.body.rows).toMatchObject([{ action: 'same', changes: {} }]);
  expect(await stored(tag)).toEqual(before);
});

test.each(alike)('SH5: submitting a form with other %s changes nothing', async (_, change) => {
  const tag = await made();
  const before = await stored(tag);
  const [first, second] = before;
  for (const [path, group, text] of [
    [`/translations/${first.id}`, 'translation', original],
    [`/translations/${second.id}`, 'translation', french],
    [`/text_records/${first.text_record_id}`, 'text_record', original],
  ] as const) {
    const page = await browser.get(`${path}/edit`);
    const form = formsOf(page).find(({ action }) => action.endsWith(path));
    const answer = await browser.submit(page, form?.action ?? path, { [`${group}[text]`]: change(text) });
    expect([path, answer.status]).toEqual([path, 303]);
  }
  expect(await stored(tag)).toEqual(before);
});

test('SH5: JSON stores texts as sent, and an equivalent text confirms the translation', async () => {
  const tag = await made();
  const [, machine] = await stored(tag);
  await app
    .spec(ada)
    .patch(`/translations/${machine.id}.json`)
    .withJson({ translation: { text: `${french}\r\n` } })
    .expectStatus(204);
  expect((await stored(tag))[1]).toMatchObject({ text: `${french}\r\n`, origin: 'human' });
});

test('SH5: other differences make a different text', () => {
  for (const [a, b] of [
    ['a b', 'a  b'],
    ['a\nb', 'a b'],
    ['a', 'A'],
  ] as const)
    expect(isSameText(a, b)).toBe(false);
});

test('WD4: a text from the translation memory takes the white space and line endings of its original', () => {
  expect(normalisedText(' \u00a0\r\nA\r\nB\n\u3000')).toBe('A\nB');
  expect(withWhitespaceOf('\n\n   [fr] Cloakroom\r\n\r\n', 'Cloakroom')).toBe('[fr] Cloakroom');
  expect(withWhitespaceOf('A\nB', '\t a\r\nb\r\n')).toBe('\t A\r\nB\r\n');
  expect(withWhitespaceOf('A\r\nB', 'a\nb ')).toBe('A\nB ');
});

test('HU6: a tag cannot be moved under its own descendant, at any depth', async () => {
  const [a, b, c] = [await createTag(app, { auth_token: ada.token }), await made(), await made()];
  const within = (tag: MadeTag, parent: MadeTag | null, method: 'PATCH' | 'PUT' = 'PATCH') =>
    app.call(method, `/Tags/${tag.id}.json`, {
      body: { tag: { parent_id: parent?.id ?? null } },
      headers: bearer(ada.token),
    });
  expect((await within(b, a)).status).toBe(204);
  expect((await within(c, b)).status).toBe(204);
  for (const method of ['PATCH', 'PUT'] as const)
    for (const [tag, parent] of [
      [a, c],
      [a, b],
      [b, c],
    ] as const) {
      const answer = await within(tag, parent, method);
      expect([answer.status, answer.body]).toEqual([422, { parent_id: ['is within the tag already'] }]);
    }
  expect((await within(c, a)).status).toBe(204);
  expect((await within(b, null)).status).toBe(204);
});

test('HU6: two concurrent moves cannot create a cycle', async () => {
  for (let n = 0; n < 10; n += 1) {
    const [a, b] = [await createTag(app, { auth_token: ada.token }), await createTag(app, { auth_token: ada.token })];
    const within = (tag: MadeTag, parent: MadeTag) =>
      app.call('PATCH', `/Tags/${tag.id}.json`, {
        body: { tag: { parent_id: parent.id } },
        headers: bearer(ada.token),
      });
    const answers = await Promise.all([within(a, b), within(b, a)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 422]);
  }
});
