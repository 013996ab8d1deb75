/** Help for translators: checks of a text while it is typed, and people's translations of similar originals. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp, translatorOf } from '../setup/app.ts';
import { gather, type People, type Person } from '../setup/four-people.ts';
import { makeMachine, makeName, makeRecord, makeText } from '../setup/management.ts';

let app: TestApp;
let people: People;
let tag: number;
let text: { record: number; original: number };

const original = 'The anchor of 1883 was forged for a ship from the north.';

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
});

describe('the checks of a text while it is typed', () => {
  const typed = (fields: object, person: Person = 'A', group = 'translation') =>
    people.send(person, 'post', '/translation_work/checks', group, { tag_id: tag, lang_code: 'fr', ...fields });
  const hints = ({ text: page }: { text: string }) => [...page.matchAll(/<li>(.*?)<\/li>/g)].map(([, said]) => said);

  test('are sentences, and save nothing', async () => {
    const answer = await typed({ text: 'Der Anker wurde für ein Schiff aus dem hohen Norden geschmiedet.' });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(answer.text).not.toContain('<html');
    expect(hints(answer)).toEqual([
      'It looks like German, not like French.',
      'The original has 1883; the translation has not.',
    ]);
    expect(await app.db('translations').where({ lang_code: 'fr' })).toEqual([]);
    const good = await typed({ text: 'L’ancre de 1883 a été forgée pour un navire du nord.' });
    expect([good.status, good.text]).toEqual([200, '']);
  });

  test('know the owner’s keep words, and check names', async () => {
    await makeName(app, tag, 'en', 'Anchor of 1883');
    expect(hints(await typed({ text: 'Ancre' }, 'A', 'name_translation'))).toEqual([
      'The original has 1883; the translation has not.',
    ]);
    const russian = { text: 'Якорь 1883 года' };
    expect(hints(await typed(russian, 'A', 'name_translation'))).toHaveLength(1);
    await app.db('keep_words').insert({ customer_id: people.ids.A, word: 'Якорь' });
    await app.db('keep_words').insert({ customer_id: people.ids.A, word: 'года' });
    expect(hints(await typed(russian, 'A', 'name_translation'))).toEqual([]);
  });

  test('are refused for another customer’s tag, and for invalid requests', async () => {
    expect((await typed({ text: 'Salut' }, 'B')).status).toBe(404);
    expect((await typed({ text: 'Salut', tag_id: 2_000_000_000 })).status).toBe(404);
    expect((await typed({ text: ' ' })).status).toBe(422);
    expect((await typed({ text: 'Salut', lang_code: 'xx' })).status).toBe(422);
    expect((await typed({ text: 'Salut' }, 'nobody')).status).not.toBe(200);
    expect((await people.get('A', '/translation_work/checks')).status).toBe(405);
  });
});

describe('similar texts', () => {
  /** Another text, and a person's translation of it. */
  async function earlier(words: string, french: string, owner = people.ids.A, lang = 'fr') {
    const id = await makeRecord(app, 'tags', owner);
    const made = await makeText(app, id, 'en', words);
    return makeMachine(app, 'translations', made.original, lang, { text: french, origin: 'human' });
  }
  const page = (more = '', person: Person = 'A') =>
    people.get(person, `/translation_work/similar?tag_id=${tag}&part=text&lang_code=fr${more}`);
  const offered = ({ text: shown }: { text: string }) =>
    [...shown.matchAll(/<div data-taken><span class="text"[^>]*>(.*?)<\/span>/g)].map(([, french]) => french);

  test('are at most three, the most similar first, with the differences', async () => {
    await earlier('The anchor of 1893 was forged for a ship from the north.', 'L’ancre de 1893');
    await earlier('The anchor of 1883 was forged for a ship.', 'L’ancre d’un navire');
    await earlier('The anchor was forged for a ship from the far north.', 'L’ancre du grand nord');
    await earlier('The anchor of 1883 was made for a boat from the north.', 'L’ancre du bateau');
    await earlier('A painting of the queen in her garden.', 'La reine');
    const shown = await page();
    expect(shown.status).toBe(200);
    expect(offered(shown)).toHaveLength(3);
    expect(offered(shown)[0]).toBe('L’ancre de 1893');
    expect(shown.text).toMatch(/<strong>\d\d % alike<\/strong>/);
    expect(shown.text).toContain('[removed: </span>1893<span');
    expect(shown.text).toContain('[added: </span>1883<span');
  });

  test('are by people, for the current original, of the same owner and languages', async () => {
    const near = 'The anchor of 1893 was forged for a ship from the north.';
    const machine = await earlier(near, 'Par machine');
    await app.db('translations').where({ id: machine }).update({ origin: 'machine', provider: 'azure' });
    const stale = await earlier(near, 'Ancien');
    await app
      .db('translations')
      .where({ id: stale })
      .update({ source_hash: 'f'.repeat(64) });
    await earlier(near, 'De B', people.ids.B);
    await earlier(near, 'Italiano', people.ids.A, 'it');
    await earlier(original, 'Le même');
    const shown = await page();
    expect(offered(shown)).toEqual([]);
    expect(shown.text).toContain('There are none at other tags of the same owner.');
    await earlier(near, 'De A');
    expect(offered(await page())).toEqual(['De A']);
    expect(offered(await page('', 'admin'))).toEqual(['De A']);
  });

  test('can fill the field, without saving', async () => {
    const id = await earlier('The anchor of 1893 was forged for a ship from the north.', 'L’ancre <de> 1893');
    const list = new URLSearchParams({ list: 'lang_code=fr&part=text' });
    const shown = await page(`&${list}`);
    const take = /data-take href="([^"]+)"/.exec(shown.text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(take).toContain(`take=${id}`);
    const taken = await people.get('A', take);
    expect(taken.text).toContain('\nL’ancre &lt;de&gt; 1893</textarea>');
    expect(taken.text).toContain('name="list" value="lang_code=fr&amp;part=text"');
    expect(await app.db('translations').where({ text_record_id: text.record, lang_code: 'fr' })).toEqual([]);
    expect((await page('&take=2000000000')).text).not.toContain('1893</textarea>');
  });

  test('include names', async () => {
    await makeName(app, tag, 'en', 'The anchor of 1883');
    const other = await makeRecord(app, 'tags', people.ids.A);
    const name = await makeName(app, other, 'en', 'The anchor of 1893');
    await makeMachine(app, 'name_translations', name, 'fr', { text: 'L’ancre de 1893', origin: 'human' });
    const shown = await people.get('A', `/translation_work/similar?tag_id=${tag}&part=name&lang_code=fr`);
    expect(offered(shown)).toEqual(['L’ancre de 1893']);
  });

  test('are linked from each row', async () => {
    const list = await people.get('A', '/translation_work?lang_code=fr');
    const link = /data-similar href="([^"]+)"/.exec(list.text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect((await people.get('A', link)).status).toBe(200);
    // Its script may ask.
    expect(list.headers.get('content-security-policy')).toContain("connect-src 'self'");
  });

  test('are refused for another customer’s tag, an absent original or an invalid request', async () => {
    expect((await page('', 'B')).status).toBe(422);
    expect((await people.get('A', `/translation_work/similar?tag_id=${tag}&part=text&lang_code=en`)).status).toBe(404);
    expect((await people.get('A', `/translation_work/similar?tag_id=${tag}&part=name&lang_code=fr`)).status).toBe(404);
    expect((await people.get('A', `/translation_work/similar?tag_id=${tag}&part=voice&lang_code=fr`)).status).toBe(422);
    expect((await people.send('A', 'post', '/translation_work/similar', 'translation', {})).status).toBe(405);
    expect((await people.get('nobody', '/translation_work/similar')).status).toBe(302);
  });
});
