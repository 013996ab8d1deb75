/** WD9: the button that translates a visitor's words, and a press that fails. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { repeatButton } from '../../src/html/repeat-button.ts';
import { runnerAway, startApp, type TestApp, unreachable } from '../setup/app.ts';
import { gather, type People } from '../setup/four-people.ts';
import { makeRecord, makeReport, makeText } from '../setup/management.ts';

let app: TestApp;
let all: People;
let path: string;
/** What the runner has reported about the pairs. */
let can: boolean | undefined;
const press = () => `${path}/translate`;

beforeAll(async () => {
  app = await startApp({
    translator: { ...unreachable, can: (from, to) => (from === 'ja' && to === 'en' ? can : true) },
    runner: { ...runnerAway, reports: { translate: async () => ({ state: 'failed', reason: 'unsupported' }) } },
  });
  all = await gather(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  const tag = await makeRecord(app, 'tags', all.ids.A);
  await makeText(app, tag);
  path = `/reports/${await makeReport(app, tag, { words_lang_code: 'ja' })}`;
});

test.each([true, undefined])('the button is there where a provider may have the pair (%p)', async (known) => {
  can = known;
  for (const page of [await all.get('A', '/reports'), await all.get('A', path)]) expect(page.text).toContain(press());
});

test('without a provider for the pair there is no button, and the report says so', async () => {
  can = false;
  for (const page of [await all.get('A', '/reports'), await all.get('A', path)])
    expect(page.text).not.toContain(press());
  expect((await all.get('A', path)).text).toContain('No translation provider translates from Japanese into English.');
});

test('a press that no provider can fulfil comes back with the report and the reason', async () => {
  can = undefined;
  const refused = await all.browsers.A.submit(await all.get('A', '/reports'), press());
  expect(refused.status).toBe(422);
  expect(refused.text).toContain('No translation provider translates these words from Japanese into English.');
  expect(refused.text).toContain('It was built in 1893.');
});

test('a button that comes back alone says why, with the field in words', () => {
  const errors = { lang_code: ['cannot be had'], place_id: ['is gone'], base: ['Nothing is ticked.'] };
  const context = { prefix: '', csrfToken: () => 'x' } as Parameters<ReturnType<typeof repeatButton>>[0];
  const { body, isFailure } = repeatButton('Do it', '/it', {}, errors)(context);
  expect(isFailure).toBe(true);
  expect(`${body}`).toMatch(/<li>Language cannot be had<\/li><li>Place id is gone<\/li><li>Nothing is ticked\.<\/li>/);
});
