/** More languages for a tag, and their progress, with a real runner and a provider on loopback. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { RunnerClient } from '../../src/channel/client.ts';
import { restoreOne } from '../../src/model/bin/restore.ts';
import { Tag } from '../../src/model/tags/tag.ts';
import { readTagTexts } from '../../src/model/translations/tag-languages.ts';
import { Translation } from '../../src/model/translations/translation.ts';
import { cancelAll, log, type Scene } from '../runner/scene.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { type AppWithRunner, startWithRunner } from '../setup/app-with-runner.ts';
import { eventually } from '../setup/eventually.ts';
import { gather, leadsTo, type People, type Person } from '../setup/four-people.ts';
import { makeMachine, makeName, makeRecord, makeText, noId } from '../setup/management.ts';

let scene: Scene;
let runner: RunnerClient;
let app: TestApp;
let stop: AppWithRunner['stop'] | undefined;
let all: People;
let tag = 0;
let original = 0;

beforeAll(async () => {
  ({ scene, app, runner, stop } = await startWithRunner());
  all = await gather(app);
});
afterAll(() => stop?.());
beforeEach(async () => {
  await cancelAll(runner);
  scene.provider.reset();
  await scene.db('provider_states').delete();
  // Each test has providers asked, whatever the ones before have had translated.
  await scene.db('translation_memory').delete();
  tag = await makeRecord(app, 'tags', all.ids.A);
  ({ original } = await makeText(app, tag, 'en', 'Welcome'));
  await makeName(app, tag, 'en', 'Entrance');
});

/** A machine's text of a former original, which the provider does not translate anew. */
async function makeStale(lang: string): Promise<{ owner: number }> {
  scene.provider.respond('too-long');
  await makeMachine(app, 'translations', original, lang, { isStale: true });
  const { text_record_id: owner } = await app.db('translations').where({ id: original }).first();
  await eventually('it has failed', async () => (await scene.jobOf(owner))?.state === 'failed');
  return { owner };
}

const order = (person: Person, id: number, languages: string | undefined) =>
  all.send(person, 'post', `/Tags/${id}/languages`, 'tag', { languages });
const page = async () => (await all.get('A', `/Tags/${tag}`)).text;
const progressIn = (text: string) => /<section id="progress"[^>]*>(.*?)<\/section>/s.exec(text)?.[1] ?? '';
const wordsIn = (text: string) =>
  progressIn(text)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

test('translates text and name, and shows the progress until it is done', async () => {
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  scene.provider.respond(async ({ to }) => {
    if (to === 'de') await held;
    return 'ok' as const;
  });
  await order('A', tag, 'fr');
  await eventually(
    'French is there',
    async () => (await page()).includes('[fr] Entrance') && wordsIn(await page()) === '',
  );
  const ordered = await order('A', tag, 'de');
  expect(leadsTo(ordered)).toEqual([303, `/Tags/${tag}`]);
  expect(await all.notice('A', ordered)).toContain('The translations are asked for');

  const { text, headers } = await all.get('A', `/Tags/${tag}`);
  expect(wordsIn(text)).toMatch(
    /^2 of 4 translations are made, 2 under way: (text in German, name in German|name in German, text in German)\. Look again$/,
  );
  expect(text).toContain('<progress max="4" value="2" aria-label="Translations made">');
  expect(text).toContain('<section id="progress" aria-live="polite" data-under-way="2">');
  expect(text).toMatch(/<script type="module" src="\/assets\/progress\.[0-9a-f]{16}\.js">/);
  expect(headers.get('content-security-policy')).toContain("connect-src 'self'");
  // A form that somebody fills in meanwhile would be lost.
  expect(text).not.toContain('http-equiv');

  goOn();
  await eventually('German is there', async () => !(await page()).includes('data-under-way'));
  const done = await all.get('A', `/Tags/${tag}`);
  expect(done.text).toContain('[de] Welcome');
  expect([wordsIn(done.text), done.text.includes('/assets/progress.')]).toEqual(['', false]);
  expect(done.headers.get('content-security-policy')).not.toContain('connect-src');
});

test('does not count translations of a former original as done', async () => {
  let goOn = () => {};
  const held = new Promise<'ok'>((resolve) => {
    goOn = () => resolve('ok');
  });
  scene.provider.respond(() => held);
  await makeMachine(app, 'translations', original, 'nl', { isStale: true });
  await order('A', tag, 'de');
  // The runner may have begun to make it again, or not yet.
  expect(wordsIn(await page())).toMatch(/^0 of [23] translations are made/);
  goOn();
  await eventually('all are there', async () => wordsIn(await page()) === '');
});

test('shows a stale translation as under way before the runner has found it', async () => {
  const held = Promise.withResolvers<'ok'>();
  scene.provider.respond(() => held.promise);
  await makeMachine(app, 'translations', original, 'nl', { isStale: true });
  await makeMachine(app, 'translations', original, 'pt', { isStale: true, origin: 'human' });
  const actor = { id: all.ids.A, isAdmin: false };
  const list = async () => ({ jobs: [], follow_from: '0' });
  const shown = await Tag.find(app.db, actor, tag);
  const { progress } = await readTagTexts(app.db, actor, shown, { jobs: { list }, log });
  expect(progress).toEqual({
    made: 0,
    underWay: [{ subject: { kind: 'text', id: expect.any(Number) }, lang_code: 'nl' }],
    failing: [],
    unsupported: [],
  });
  held.resolve('ok');
  // Else the next test's would come from memory.
  await eventually('it is there', async () => wordsIn(await page()) === '');
});

test('keeps a failure of a restored tag until its original is edited', async () => {
  const actor = { id: all.ids.A, isAdmin: false };
  const { owner } = await makeStale('nl');
  const job = await scene.jobOf(owner);
  expect(job).toMatchObject({ state: 'failed' });
  await Tag.destroy(app.db, actor, tag);
  const entry = await app.db('bin').orderBy('id', 'desc').first();
  await restoreOne(app.db, actor, entry.id);
  const progress = async () => {
    const shown = await Tag.find(app.db, actor, tag);
    return (await readTagTexts(app.db, actor, shown, { jobs: runner.jobs, log })).progress;
  };
  expect(await progress()).toMatchObject({ underWay: [], failing: [{ id: job?.id }] });
  const held = Promise.withResolvers<'ok'>();
  scene.provider.respond(() => held.promise);
  await Translation.update(app.db, actor, original, { text: 'Welcome, all' });
  expect(await progress()).toMatchObject({ underWay: [{ lang_code: 'nl' }], failing: [] });
  held.resolve('ok');
  await eventually('it is there', async () => (await progress()) === undefined);
});

test('shows why a translation failed, and retries it', async () => {
  scene.provider.respond('too-long');
  await order('A', tag, 'es');
  await eventually('text and name have failed', async () => {
    const words = wordsIn(await page());
    return words.split('Every provider refuses this text.').length === 3;
  });
  const failed = await all.get('A', `/Tags/${tag}`);
  expect(wordsIn(failed.text)).toMatch(
    /Text Spanish Every provider refuses this text\. not by itself Try again now text in Spanish/,
  );
  expect(failed.text).not.toContain('data-under-way');
  scene.provider.respond('ok');
  const again = await all.browsers.A.submit(failed, `/Tags/${tag}/languages`);
  expect(leadsTo(again)).toEqual([303, `/Tags/${tag}`]);
  await eventually('it is made', async () => (await page()).includes('[es] Welcome') && wordsIn(await page()) === '');
});

test('shows when an automatic retry comes', async () => {
  scene.provider.respond('broken');
  await order('A', tag, 'it');
  await eventually('it has failed once', async () => /by itself, \d{4}-/.test(wordsIn(await page())));
  expect(wordsIn(await page())).toContain('No provider could be reached, or none gave a usable answer.');
});

test('keeps a person’s translation, and does not repeat existing ones', async () => {
  await makeMachine(app, 'translations', original, 'pt', { text: 'Pelo homem', origin: 'human' });
  await order('A', tag, 'pt');
  await eventually('the name is there', async () => (await page()).includes('[pt] Entrance'));
  await order('A', tag, 'pt');
  const [above = ''] = (await page()).split('<h2>History');
  expect(above.match(/<div><span class="text"[^>]*>Pelo homem/g)).toHaveLength(1);
  // What a test before this one has ordered may only be begun by now.
  const calls = scene.provider.calls.filter(({ to }) => to === 'pt');
  expect(calls.map(({ text }) => text)).toEqual(['Entrance']);
  const { text } = await all.get('A', `/Tags/${tag}`);
  expect(text).not.toContain('name="tag[languages]" value="pt"');
  expect(text).toContain('name="tag[languages]" value="fr"');
});

test('R16, R18, D67: answers 404 for another’s tag, requires a sign-in, and refuses other sites', async () => {
  const [foreign, absent] = [await order('B', tag, 'fr'), await order('B', noId, 'fr')];
  expect([foreign.status, absent.status]).toEqual([404, 404]);
  const plain = (text: string) => text.replace(/<code>[0-9a-f-]{36}<\/code>/, '');
  expect(plain(foreign.text)).toBe(plain(absent.text));
  expect((await order('nobody', tag, 'fr')).headers.get('location')).toMatch(/^\/login\?return_to=/);
  expect((await all.browsers.A.post(`/Tags/${tag}/languages`, { 'tag[languages]': 'fr' })).status).toBe(403);
  expect((await order('admin', tag, 'fr')).status).toBe(303);
  expect(leadsTo(await all.get('A', `/Tags/${tag}/languages`))).toEqual([303, `/Tags/${tag}`]);
});

test('refuses a missing or unknown language on the tag’s page', async () => {
  for (const [languages, message] of [
    [undefined, 'Languages have to be chosen'],
    ['xx', 'Languages is not one of the supported codes'],
  ] as const) {
    const { status, text } = await order('A', tag, languages);
    expect([status, text.includes(message), text.includes('Entrance')]).toEqual([422, true, true]);
    expect(text).toMatch(/<details class="section" open>.*id="tag_languages"[^>]* autofocus/s);
    expect(text).toContain('<title>Error: ');
  }
});

test('offers no languages for a tag without a text and a name', async () => {
  tag = await makeRecord(app, 'tags', all.ids.A);
  expect(await page()).not.toContain('tag[languages]');
  const refused = await order('A', tag, 'fr');
  expect([refused.status, refused.text.includes('There is no text and no name to translate.')]).toEqual([422, true]);
});

test('shows the page while the runner is away, and refuses new languages with 503', async () => {
  const away = await startApp({ databaseUrl: scene.url });
  const cookies = { Cookie: all.browsers.A.cookie, Accept: 'text/html' };
  const shown = await away.call('GET', `/Tags/${tag}`, { headers: cookies });
  expect([shown.status, wordsIn(shown.text)]).toEqual([200, '']);
  const token = /name="csrf_token" value="([^"]*)"/.exec(shown.text)?.[1] ?? '';
  const refused = await away.call('POST', `/Tags/${tag}/languages`, {
    raw: new URLSearchParams({ csrf_token: token, 'tag[languages]': 'fr' }).toString(),
    headers: { ...cookies, 'Content-Type': 'application/x-www-form-urlencoded', Origin: new URL(away.url).origin },
  });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect(refused.text).toMatch(/<h2>This could not be done<\/h2>/);
  await away.stop();
});
