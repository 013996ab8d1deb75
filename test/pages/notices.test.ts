/** The notice after an action reports what could not be done, as a warning. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Outcome, RetriedAll, TranslationRequest } from '../../contracts/runner.ts';
import type { RunnerControls } from '../../src/model/translations/translator.ts';
import { type Answer, startApp, type TestApp, translatorOf } from '../setup/app.ts';
import { gather, type People, type Person } from '../setup/four-people.ts';
import { makeName, makeRecord, makeText } from '../setup/management.ts';

let app: TestApp;
let all: People;
let tag = 0;
let answer: (wish: TranslationRequest) => Outcome;
let retried: RetriedAll;
const translator = translatorOf((wish) => answer(wish));
const away = async () => {
  throw new Error('not asked in this test');
};
const runner: RunnerControls = {
  jobs: {
    list: async () => ({ jobs: [], follow_from: '0' }),
    counts: async () => ({ queued: 0, running: 0, waiting: 0, succeeded: 0, failed: 0, unsupported: 0, cancelled: 0 }),
    get: away,
    retry: away,
    cancel: away,
    stuck: async () => ({ jobs: retried.retried, characters: 0, more: retried.more }),
    retryAll: async () => retried,
    progress: () => {},
  },
  orders: { estimate: away, make: away, cancel: away, retry: away },
  reports: { translate: away },
  providers: { status: away, reset: away },
};

beforeAll(async () => {
  app = await startApp({ translator, runner });
  all = await gather(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  answer = () => ({ state: 'pending' });
  tag = await makeRecord(app, 'tags', all.ids.A);
  await makeText(app, tag, 'en', 'Welcome');
  await makeName(app, tag, 'en', 'Entrance');
});

const hears = (...languages: string[]) => {
  answer = ({ lang_code }) => {
    if (!languages.includes(lang_code)) throw new Error('away');
    return { state: 'pending' };
  };
};

/** What is told on the page that an answer leads to, and how. */
async function told(person: Person, done: Answer) {
  const { text } = await all.browsers[person].follow(done);
  const [, kind, role, words] = /<p class="(notice[^"]*)" role="(\w+)"[^>]*>([^<]*)</.exec(text) ?? [];
  return { kind, role, words };
}

const green = { kind: 'notice', role: 'status' };
const caution = { kind: 'notice caution', role: 'alert' };

/** Sends boxes of one name, as browsers do. */
async function tick(path: string, languages: readonly string[], fields: Record<string, string> = {}) {
  const [, token = ''] = /name="csrf_token" value="([^"]*)"/.exec((await all.get('A', '/Tags/new')).text) ?? [];
  const boxes = languages.map((language): [string, string] => ['tag[languages]', language]);
  return all.browsers.A.post(path, [['csrf_token', token], ...Object.entries(fields), ...boxes]);
}

describe('a new tag', () => {
  const fields = { 'tag[text]': 'One', 'tag[lang_code]': 'en' };

  test('gets a green notice if all its languages are requested', async () => {
    const made = await tick('/Tags', ['fr', 'de'], fields);
    expect(made.status).toBe(303);
    expect(await told('A', made)).toEqual({ ...green, words: 'The tag is added.' });
  });

  test('names the languages that could not be requested', async () => {
    hears('de', 'es');
    const made = await tick('/Tags', ['fr', 'de', 'es'], fields);
    expect(made.status).toBe(303);
    const { words, ...how } = await told('A', made);
    expect(how).toEqual(caution);
    expect(words).toMatch(
      /^The tag is added\. It is not being translated into French, German, and Spanish, since the translation/,
    );
  });

  test('counts them if they are many, so that the notice fits into its cookie', async () => {
    hears();
    const { body } = await app.call('GET', '/api/v1/tags/supportedLanguageCodes');
    const made = await tick('/Tags', body.language_codes, fields);
    expect((await told('A', made)).words).toContain('not being translated into 45 languages, since');
  });
});

describe('more languages of a tag', () => {
  const order = (...languages: string[]) => tick(`/Tags/${tag}/languages`, languages);

  test('are refused if they could not be requested, and their boxes stay ticked', async () => {
    hears('de');
    const refused = await order('de', 'fr');
    expect(refused.status).toBe(503);
    const ticked = [...refused.text.matchAll(/<input type="checkbox"[^>]* value="(\w+)" checked/g)].map(
      ([, code]) => code,
    );
    expect(ticked.sort()).toEqual(['de', 'fr']);
    expect(refused.text).toContain('<details class="section" open><summary>Translate into more languages');
  });
});

describe('retrying all jobs of a state', () => {
  const retry = () => all.browsers.admin.post('/jobs/retry', { csrf_token: token, state: 'failed', agreed: '1' });
  let token = '';
  beforeAll(async () => {
    token = /name="csrf_token" value="([^"]*)"/.exec((await all.get('admin', '/')).text)?.[1] ?? '';
  });

  test.each([
    [{ retried: 3, more: false }, green, '3 jobs are tried again.'],
    [{ retried: 1000, more: true }, caution, 'There may be more: try again'],
    [{ retried: 0, more: false }, caution, 'No job is tried again'],
  ])('%j', async (outcome, how, expected) => {
    retried = outcome;
    const { words, ...seen } = await told('admin', await retry());
    expect(seen).toEqual(how);
    expect(words).toContain(expected);
  });
});

test('a second deletion, in another tab, reports that there was no such tag', async () => {
  const remove = () => all.send('A', 'delete', `/Tags/${tag}`, 'tag', {});
  expect(await told('A', await remove())).toEqual({ ...green, words: 'The tag is deleted.' });
  expect(await told('A', await remove())).toEqual({ ...caution, words: 'There was no such tag any more.' });
});

test('the sign-out of other browsers warns if there were none', async () => {
  const token = /name="csrf_token" value="([^"]*)"/.exec((await all.get('B', '/')).text)?.[1] ?? '';
  const ended = await all.browsers.B.post('/sessions', { csrf_token: token, _method: 'delete' });
  expect(await told('B', ended)).toMatchObject(caution);
});
