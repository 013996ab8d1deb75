/** The checks of translations: in the rows of translation work, as JSON and on pages, and in the notice of each form that saves a text. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Answer, startApp, type TestApp, translatorOf } from '../setup/app.ts';
import { startWithRunner } from '../setup/app-with-runner.ts';
import { gather, leadsTo, type People } from '../setup/four-people.ts';
import { makeMachine, makeName, makeRecord, makeText } from '../setup/management.ts';

let app: TestApp;
let people: People;
let tag: number;
let text: { record: number; original: number };
let name: number;

const original = 'The clock of 1624 has shown the time to ships. See https://museum.example/clock';
const good = 'L’horloge de 1624 donnait l’heure aux navires. Voir https://museum.example/clock';
const german = 'Diese Uhr von 1624 hat den Schiffen die Zeit gezeigt. https://museum.example/clock';

const inGerman = 'It looks like German, not like French.';
const withoutYear = 'The original has 1624; the translation has not.';
const inOtherLetters = 'Most of its letters are not those that French is written in.';

beforeAll(async () => {
  app = await startApp({ translator: translatorOf(() => ({ state: 'pending' })) });
  people = await gather(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.db('keep_words').delete();
  await app.db('tags').delete();
  tag = await makeRecord(app, 'tags', people.ids.A);
  text = await makeText(app, tag, 'en', original);
  name = await makeName(app, tag, 'en', 'Clock of 1624');
});

const rows = async (query: string) =>
  JSON.parse((await people.get('A', `/translation_work.json?lang_code=fr&${query}`)).text) as {
    part: string;
    checks: string[];
  }[];

/** The notice on the page that a form leads to. */
async function noticeOf(answer: Answer): Promise<{ text: string; isCaution: boolean; page: string }> {
  const [status, to] = leadsTo(answer);
  expect(status).toBe(303);
  const { text: page } = await people.get('A', `${to}`);
  const [, kind = '', said = ''] = /<p class="(notice[^"]*)"[^>]*>(.*?)<\/p>/s.exec(page) ?? [];
  return { text: said, isCaution: kind === 'notice caution', page };
}

describe('rows of translation work', () => {
  test.each([
    [good, []],
    ['Les navires lisaient leur heure sur cette horloge : https://museum.example/clock', ['numbers']],
    ['L’horloge de 1624 donnait leur heure aux navires du port pendant un siècle.', ['addresses']],
    [german, ['language']],
    ['Часы 1624 года показывали время кораблям https://museum.example/clock', ['script', 'language']],
    ['Vu https://museum.example/clock', ['numbers', 'length']],
    [`${good} ${good} Et plus encore, aussi longtemps que l’on voudra lire.`, ['length']],
    [original, ['language', 'equal']],
  ])('%s', async (written, checks) => {
    await makeMachine(app, 'translations', text.original, 'fr', { text: written, origin: 'human' });
    await makeMachine(app, 'name_translations', name, 'fr', { text: 'Horloge de ١٦٢٤' });
    expect(await rows('state=human,machine')).toMatchObject([
      { part: 'text', checks },
      { part: 'name', checks: [] },
    ]);
  });

  test('a missing translation has no checks, and a stale one is checked against the current original', async () => {
    expect(await rows('state=missing&part=text')).toMatchObject([{ checks: [] }]);
    await makeMachine(app, 'translations', text.original, 'fr', { text: good, isStale: true });
    await app
      .db('translations')
      .where({ id: text.original })
      .update({ text: original.replace('1624', '1630') });
    expect(await rows('state=stale')).toMatchObject([{ checks: ['numbers'] }]);
  });

  test('a name is not checked for length or sameness, and a keep word not for its script', async () => {
    await app.db('name_translations').where({ id: name }).update({ text: 'Rembrandt 5' });
    await makeMachine(app, 'name_translations', name, 'ru', { text: 'Rembrandt 5' });
    const inRussian = async () => (await people.get('A', '/translation_work.json?lang_code=ru&state=machine')).text;
    expect(JSON.parse(await inRussian())).toMatchObject([{ part: 'name', checks: ['script'] }]);
    await app.db('keep_words').insert({ customer_id: people.ids.B, word: 'Rembrandt' });
    expect(JSON.parse(await inRussian())).toMatchObject([{ checks: ['script'] }]);
    await app.db('keep_words').insert({ customer_id: people.ids.A, word: 'rembrandt' });
    expect(JSON.parse(await inRussian())).toMatchObject([{ checks: [] }]);
  });

  test('pages show checks as sentences beside the text, and mark what stays in the original', async () => {
    await makeMachine(app, 'translations', text.original, 'fr', { text: german.replace('1624', 'damals') });
    await app.db('keep_words').insert({ customer_id: people.ids.A, word: 'clock of' });
    const { text: page } = await people.get('A', '/translation_work?lang_code=fr&state=machine');
    expect(page).toContain(
      `<div class="notice caution"><p>Check in the translation:</p>\n<ul class="hints"><li>${inGerman}</li>\n<li>${withoutYear}</li>\n</ul></div>`,
    );
    expect(page).toContain(
      'The <mark>clock of</mark> 1624 has shown the time to ships. See <mark>https://museum.example/clock</mark></span>',
    );
  });
});

describe('a person’s translation of the same original', () => {
  const page = async () => (await people.get('A', `/translation_work?lang_code=fr&part=text&tag_id=${tag}`)).text;
  const offered = 'A person has written this for the same original at another tag:';
  const write = async (owner: number, words: string, more: object = {}) => {
    const other = await makeText(app, await makeRecord(app, 'tags', owner), 'en', original);
    return makeMachine(app, 'translations', other.original, 'fr', { text: words, origin: 'human', ...more });
  };

  test('is offered where one is missing, and saved by its button', async () => {
    await write(people.ids.A, 'Ancien');
    await write(people.ids.A, `${good}\nDeuxième ligne.`);
    expect(await page()).toContain(
      `${offered}</p>\n<span class="text" lang="fr" dir="ltr">${good}\nDeuxième ligne.</span>`,
    );
    const card = await people.get('A', `/translation_work?lang_code=fr&part=text&tag_id=${tag}`);
    const form =
      /<form class="button" method="post" action="\/translation_work">.*?<\/form>/s.exec(card.text)?.[0] ?? '';
    const fields = [...form.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(
      ([, field = '', value = '']): [string, string] => [field, value.replaceAll('&amp;', '&')],
    );
    const notice = await noticeOf(await people.browsers.A.post('/translation_work', fields));
    expect(notice.text).toBe('It is saved.');
    const taken = await app.db('translations').where({ text_record_id: text.record, lang_code: 'fr' }).first();
    expect([taken.text, taken.origin]).toEqual([`${good}\nDeuxième ligne.`, 'human']);
    // What was written meanwhile stays.
    await app.db('translations').where({ id: taken.id }).update({ text: 'Entre-temps' });
    expect((await people.browsers.A.post('/translation_work', fields)).status).toBe(409);
  });

  test('is not offered from another owner, an older original or a machine, or if it is the same', async () => {
    await write(people.ids.B, good);
    await write(people.ids.A, good, { isStale: true });
    await write(people.ids.A, good, { origin: 'machine' });
    expect(await page()).not.toContain(offered);
    await write(people.ids.A, good);
    expect(await page()).toContain(offered);
    await makeMachine(app, 'translations', text.original, 'fr', { text: good, isStale: true });
    expect(await page()).not.toContain(offered);
  });
});

describe('the checks of a saved text', () => {
  const add = (words: string) =>
    people.send('A', 'post', '/translations', 'translation', { tag_id: tag, lang_code: 'fr', text: words });
  const stored = () => app.db('translations').where({ text_record_id: text.record, lang_code: 'fr' }).first();

  test('appear in the notice of its form, and on its page', async () => {
    const notice = await noticeOf(await add(german.replace('1624', 'damals')));
    expect(notice).toMatchObject({ text: `The text is there. ${inGerman} ${withoutYear}`, isCaution: true });
    const { id, text: saved } = await stored();
    expect(saved).toBe(german.replace('1624', 'damals'));
    const shown = (await people.get('A', `/translations/${id}`)).text;
    expect(shown).toContain(`<ul class="hints"><li>${inGerman}</li>`);
    const edited = await people.send('A', 'patch', `/translations/${id}`, 'translation', { text: good });
    expect(await noticeOf(edited)).toMatchObject({ text: 'The text is saved.', isCaution: false });
    expect((await people.get('A', `/translations/${id}`)).text).not.toContain('class="hints"');
    const again = await people.send('A', 'patch', `/translations/${id}`, 'translation', { text: original });
    expect((await noticeOf(again)).text).toBe(
      'The text is saved. It looks like English, not like French. It is the same as the original.',
    );
  });

  test('include a name', async () => {
    const added = { tag_id: tag, lang_code: 'fr', text: 'Часы' };
    const notice = await noticeOf(await people.send('A', 'post', '/name_translations', 'name_translation', added));
    expect(notice.text).toBe(`The name is there. ${inOtherLetters} ${withoutYear}`);
  });

  test('compare an original with its language', async () => {
    const fields = { text: german, lang_code: 'en' };
    const notice = await noticeOf(
      await people.send('A', 'patch', `/translations/${text.original}`, 'translation', fields),
    );
    expect(notice.text).toBe('The text is saved. It looks like German, not like English.');
  });

  test('appear in the translation work, whose notice links back to the row', async () => {
    const fields = { tag_id: tag, lang_code: 'fr', text: german };
    const notice = await noticeOf(await people.send('A', 'post', '/translation_work', 'translation', fields));
    expect(notice).toMatchObject({ text: `It is saved. Look at it once more. ${inGerman}`, isCaution: true });
    const [, way = ''] = /<a class="button quiet" href="([^"]+)">Look at it again<\/a>/.exec(notice.page) ?? [];
    const row = await people.get('A', way.replaceAll('&amp;', '&'));
    expect([row.status, row.text.includes(`id="text-${tag}"`), row.text.includes(inGerman)]).toEqual([200, true, true]);
    const well = await people.send('A', 'post', '/translation_work', 'translation', { ...fields, text: good });
    const told = await noticeOf(well);
    expect([told.text, told.page.includes('Look at it again')]).toEqual(['It is saved.', false]);
  });

  test('include a new tag, and a tag in stock', async () => {
    const fields = { text: german, name: 'Часы', lang_code: 'fr' };
    const hints = `${inGerman} ${inOtherLetters}`;
    expect((await noticeOf(await people.send('A', 'post', '/Tags', 'tag', fields))).text).toBe(
      `The tag is added. ${hints}`,
    );
    const stock = await makeRecord(app, 'tags', people.ids.A);
    expect((await noticeOf(await people.send('A', 'post', `/Tags/${stock}/fill`, 'tag', fields))).text).toBe(
      `The tag is filled. ${hints}`,
    );
  });

  test('include a restored text', async () => {
    await add(german);
    const { id } = await stored();
    await people.send('A', 'patch', `/translations/${id}`, 'translation', { text: good });
    const entry = await app
      .db('history')
      .where({ resource: 'translations', record_id: id })
      .orderBy('id', 'desc')
      .first();
    const notice = await noticeOf(await people.send('A', 'post', `/history/${entry.id}/restore`, '', {}));
    expect(notice.text).toContain(inGerman);
  });
});

test('a machine’s text that replaces a person’s is checked, too', async () => {
  const { app: own, scene, stop } = await startWithRunner();
  try {
    scene.provider.respond({ text: 'Diese Uhr von 1624 hat den Schiffen die Zeit gezeigt.' });
    const others = await gather(own);
    const theirs = await makeText(
      own,
      await makeRecord(own, 'tags', others.ids.A),
      'en',
      'This clock of 1624 showed the time to ships.',
    );
    const french = await makeMachine(own, 'translations', theirs.original, 'fr', { text: good, origin: 'human' });
    const answer = await others.send('A', 'post', `/translations/${french}/to_machine`, '', {});
    expect(await others.notice('A', answer)).toBe(
      `A machine’s text is in its place. What it has replaced is in the history. ${inGerman}`,
    );
  } finally {
    await stop();
  }
});
