/** The pages of `/translation_work`: the texts to translate, and the forms that save and review translations. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sourceHash } from '../../src/model/translations/source-hash.ts';
import { type Answer, startApp, type TestApp, translatorOf } from '../setup/app.ts';
import { atOnce } from '../setup/at-once.ts';
import { eventually } from '../setup/eventually.ts';
import { gather, leadsTo, type People } from '../setup/four-people.ts';
import { lockWaits } from '../setup/lock-waits.ts';
import { makeMachine, makeName, makeRecord, makeReport, makeText } from '../setup/management.ts';

let app: TestApp;
let people: People;
let tag: number;
let text: { record: number; original: number };
const fresh = sourceHash('en', 'Welcome');

beforeAll(async () => {
  app = await startApp({
    translator: translatorOf(
      () => ({ state: 'gone' }),
      (_from, to) => to === 'fr',
    ),
  });
  people = await gather(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.db('tags').delete();
  tag = await makeRecord(app, 'tags', people.ids.A);
  text = await makeText(app, tag);
  await makeName(app, tag);
});

/** A person's form of a row, as the page has it: its hidden fields go along. */
const cardOf = (page: { text: string }, part = 'text') =>
  page.text.split('<section class="work"').find((card) => card.includes(`id="${part}-${tag}"`)) ?? '';
const work = (query = 'lang_code=fr') => people.get('A', `/translation_work?${query}`);
const hidden = (card: string, name: string) =>
  new RegExp(`name="${name.replaceAll(/[[\]]/g, '\\$&')}" value="([^"]*)"`).exec(card)?.[1]?.replaceAll('&amp;', '&') ??
  '';
const stored = (lang = 'fr') => app.db('translations').where({ text_record_id: text.record, lang_code: lang }).first();

/** Sends the form of a card, as it stands in a page. */
async function save(page: { text: string }, fields: Record<string, string>, part = 'text') {
  const group = part === 'text' ? 'translation' : 'name_translation';
  const card = cardOf(page, part);
  const names = ['tag_id', 'lang_code', 'source_hash'].map((name) => `${group}[${name}]`);
  const sent = [...names, 'list', 'version', 'csrf_token'].map((name) => [name, hidden(card, name)]);
  const own = Object.entries(fields).map(([name, value]) => [`${group}[${name}]`, value]);
  return people.browsers.A.post('/translation_work', Object.fromEntries([...sent, ...own]));
}

describe('O1: the page', () => {
  test('starts at the beginning for an invalid position', async () => {
    const place = Buffer.from('9999999999t').toString('base64url');
    for (const way of ['after', 'before']) {
      const page = await work(`lang_code=fr&${way}=${place}`);
      expect([page.status, cardOf(page) !== '']).toEqual([200, true]);
    }
  });

  test('asks for a language, then shows each original beside its field', async () => {
    const first = await people.get('A', '/translation_work');
    expect([first.status, first.text.includes('Choose a language')]).toEqual([200, true]);
    const page = await work();
    expect(page.status).toBe(200);
    expect(cardOf(page)).toContain('<span class="text" lang="en" dir="ltr">Welcome</span>');
    expect(cardOf(page)).toContain('lang="fr" dir="ltr"');
    expect(cardOf(page, 'name')).toContain('name="name_translation[text]"');
    expect(hidden(cardOf(page), 'translation[source_hash]')).toBe(fresh);
  });

  test.each([
    ['state=stale', 'Translate into'],
    ['lang_code=xx', 'Translate into'],
    ['lang_code=fr&state=original', 'State'],
    ['lang_code=fr&part=voice', 'What'],
    ['lang_code=fr&tag_id=2000000000', 'Tag'],
  ])('%s is refused under “%s”, and nothing is listed', async (query, label) => {
    const page = await work(query);
    expect(page.status).toBe(422);
    expect(page.text).toMatch(new RegExp(`<li><a href="#[a-z_]+">${label} `));
    expect(page.text).not.toContain('class="work"');
  });

  test('shows what has changed in the original, and the reports of visitors', async () => {
    const id = await makeMachine(app, 'translations', text.original, 'fr', { text: 'Bienvenue', origin: 'human' });
    await makeReport(app, tag, { lang_code: 'fr', read_hash: sourceHash('fr', 'Bienvenue'), words: 'Not <so>!' });
    await people.send('A', 'patch', `/translations/${text.original}`, 'translation', { text: 'Welcome home' });
    const card = cardOf(await work());
    expect(card).toContain('<ins><span class="unseen">[added: </span> home<span class="unseen">]</span></ins>');
    expect(card).toContain('One visitor says'.replace('One', '1'));
    expect(card).toContain('Not &lt;so&gt;!');
    expect(card).toContain(`action="/translations/${id}/confirm"`);
  });

  test('says if no provider translates into the language', async () => {
    expect(cardOf(await work('lang_code=it'))).toContain('No provider translates from English into Italian');
    expect(cardOf(await work())).not.toContain('No provider');
  });

  test('has pages, forward and back', async () => {
    for (let i = 0; i < 12; i += 1) await makeText(app, await makeRecord(app, 'tags', people.ids.A));
    const idsIn = (page: { text: string }) => [...page.text.matchAll(/class="work" id="([^"]+)"/g)].map(([, id]) => id);
    const link = (page: { text: string }, rel: string) =>
      new RegExp(`rel="${rel}" href="([^"]+)"`).exec(page.text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const first = await work();
    const second = await people.get('A', link(first, 'next'));
    expect([idsIn(first).length, idsIn(second).length]).toEqual([10, 4]);
    expect(link(second, 'next')).toBe('');
    const back = await people.get('A', link(second, 'prev'));
    expect(idsIn(back)).toEqual(idsIn(first));
    expect(link(back, 'next')).toBe(link(first, 'next'));
  });
});

describe('O2: the form', () => {
  test('saves a person’s translation, and leads to the next row', async () => {
    const answer = await save(await work(), { text: 'Bienvenue' });
    const [status, to] = leadsTo(answer);
    expect(status).toBe(303);
    expect(await stored()).toMatchObject({ text: 'Bienvenue', origin: 'human', source_hash: fresh });
    const next = await people.get('A', `${to}`);
    expect(next.text).toContain('It is saved.');
    expect([cardOf(next), cardOf(next, 'name').length > 0]).toEqual(['', true]);
    expect(leadsTo(await save(next, { text: 'Entrée' }, 'name'))[0]).toBe(303);
    expect((await app.db('name_translations').where({ tag_id: tag, lang_code: 'fr' }).first()).text).toBe('Entrée');
  });

  test('does not show its hidden fields if the tag is gone', async () => {
    const page = await work();
    await app.db('tags').where({ id: tag }).delete();
    const refused = await save(page, { text: 'Bienvenue' });
    const shown = [...refused.text.matchAll(/<dt>(.*?)<\/dt>\s*<dd>(.*?)<\/dd>/gs)].map(([, name, value = '']) => [
      name,
      value.replaceAll(/<[^>]*>/g, ''),
    ]);
    expect([refused.status, shown]).toEqual([
      422,
      [
        ['Language', 'French'],
        ['Text', 'Bienvenue'],
      ],
    ]);
  });

  test('returns with both if the original has changed, and saves the next time', async () => {
    const page = await work();
    await people.send('A', 'patch', `/translations/${text.original}`, 'translation', { text: 'Farewell' });
    const refused = await save(page, { text: 'Bienvenue' });
    expect([refused.status, refused.headers.get('x-error-reason')]).toEqual([409, 'changed_meanwhile']);
    const card = cardOf(refused);
    expect([card.includes('Bienvenue</textarea>'), card.includes('Farewell')]).toEqual([true, true]);
    expect(await stored()).toBeUndefined();
    expect((await save(refused, { text: 'Adieu' })).status).toBe(303);
    expect(await stored()).toMatchObject({ text: 'Adieu', source_hash: sourceHash('en', 'Farewell') });
  });

  test('returns by one query, even while all connections for searches are taken', async () => {
    const page = await work();
    await people.send('A', 'patch', `/translations/${text.original}`, 'translation', { text: 'Farewell' });
    const { searches, work: db } = app.databases;
    const taken = [await searches.transaction(), await searches.transaction()];
    let looks = 0;
    const count = ({ sql }: { sql: string }) => {
      if (/as work\b/.test(sql)) looks += 1;
    };
    db.on('query', count);
    const refused = await save(page, { text: 'Bienvenue' });
    db.off('query', count);
    for (const each of taken) await each.rollback();
    expect([refused.status, looks]).toEqual([409, 1]);
    expect(cardOf(refused)).toContain('Bienvenue</textarea>');
  });

  test('returns if another person has written a translation meanwhile', async () => {
    const page = await work();
    await makeMachine(app, 'translations', text.original, 'fr', { text: 'Salut', origin: 'human' });
    const refused = await save(page, { text: 'Bienvenue' });
    expect(refused.status).toBe(409);
    const card = cardOf(refused);
    expect([card.includes('Bienvenue</textarea>'), card.includes('Stored now'), card.includes('Salut')]).toEqual([
      true,
      true,
      true,
    ]);
    expect((await save(refused, { text: 'Bienvenue' })).status).toBe(303);
    expect((await stored()).text).toBe('Bienvenue');
  });

  test('refuses a blank text, and another customer’s tag', async () => {
    const page = await work();
    const blank = await save(page, { text: ' ' });
    expect([blank.status, cardOf(blank).includes('can&#39;t be blank')]).toEqual([422, true]);
    const foreign = await makeRecord(app, 'tags', people.ids.B);
    await makeText(app, foreign);
    const refused = await save(page, { text: 'Bienvenue', tag_id: `${foreign}` });
    const absent = await save(page, { text: 'Bienvenue', tag_id: '2000000000' });
    expect([refused.status, absent.status]).toEqual([422, 422]);
    expect(await app.db('translations').where({ lang_code: 'fr' })).toEqual([]);
  });

  test('saves for the owner’s other tags with the same original, unless a person has translated them', async () => {
    const make = async (owner: number, origin?: string) => {
      const { record, original } = await makeText(app, await makeRecord(app, 'tags', owner));
      if (origin) await makeMachine(app, 'translations', original, 'fr', { text: 'Salut', origin });
      return record;
    };
    const [missing, machine] = [await make(people.ids.A), await make(people.ids.A, 'machine')];
    const [human, foreign] = [await make(people.ids.A, 'human'), await make(people.ids.B, 'machine')];
    const page = await work();
    expect(cardOf(page)).toContain('Also for 2 other tags with the same original');
    expect(cardOf(page, 'name')).not.toContain('Also for');
    const answer = await save(page, { text: 'Bienvenue', others: '1' });
    expect(await people.notice('A', answer)).toBe('It is saved. So it is for 2 other tags.');
    const of = async (record: number) => {
      const row = await app.db('translations').where({ text_record_id: record, lang_code: 'fr' }).first();
      return [row.text, row.origin];
    };
    expect([await of(missing), await of(machine), await of(human), await of(foreign)]).toEqual([
      ['Bienvenue', 'human'],
      ['Bienvenue', 'human'],
      ['Salut', 'human'],
      ['Salut', 'machine'],
    ]);
  });
});

test('a save for several tags leaves out one that is deleted meanwhile', async () => {
  const others = [await makeRecord(app, 'tags', people.ids.A), await makeRecord(app, 'tags', people.ids.A)];
  for (const id of others) await makeText(app, id);
  const page = await work();
  const [saved] = await atOnce<Answer | undefined>(
    app.db,
    (trx) => trx('tags').where({ id: tag }).forUpdate(),
    () => save(page, { text: 'Bienvenue', others: '1' }),
    async () => {
      await eventually('the save waits for its tag', async () => (await lockWaits(app.db)) > 0);
      await app.db('tags').where({ id: others[0] }).delete();
      return undefined;
    },
  );
  if (saved?.status !== 'fulfilled' || !saved.value) throw new Error('nothing is saved');
  expect(await people.notice('A', saved.value)).toBe('It is saved. So it is for one other tag.');
});

describe('O3, O5: the button “Still right”', () => {
  const confirm = (id: number, source_hash: string) =>
    people.send('A', 'post', `/translations/${id}/confirm`, 'translation', { source_hash });

  test('leads to the next row of its list', async () => {
    const id = await makeMachine(app, 'translations', text.original, 'fr', { text: 'Bienvenue', isStale: true });
    const list = hidden(cardOf(await work('lang_code=fr&state=stale,missing')), 'list');
    expect(list).toBe('lang_code=fr&state=stale%2Cmissing');
    const more = { source_hash: fresh };
    const answer = await people.send('A', 'post', `/translations/${id}/confirm`, 'translation', more, { list });
    const [status, to] = leadsTo(answer);
    expect([status, `${to}`.startsWith(`/translation_work?${list}&after=`)]).toEqual([303, true]);
    expect(await stored()).toMatchObject({ origin: 'human', text: 'Bienvenue', source_hash: fresh });
    expect(leadsTo(await confirm(id, fresh))[1]).toMatch(/^\/translation_work\?lang_code=fr&after=/);
  });

  test('is refused if the text has changed since it was shown', async () => {
    const id = await makeMachine(app, 'translations', text.original, 'fr', { text: 'Bienvenue', isStale: true });
    const page = await work();
    await app.db('translations').where({ id }).update({ text: 'Salut', origin: 'human', provider: null });
    for (const verdict of ['confirm', 'to_machine']) {
      const refused = await people.browsers.A.submit(page, `/translations/${id}/${verdict}`);
      expect([refused.status, refused.headers.get('x-error-reason')]).toEqual([409, 'changed_meanwhile']);
      expect(cardOf(refused)).toContain('Salut');
    }
    expect(await stored()).toMatchObject({
      text: 'Salut',
      origin: 'human',
      source_hash: expect.not.stringContaining(fresh),
    });
    await app.db('translations').where({ id }).update({ text: 'Bonjour' });
    const ofPerson = await people.get('A', `/Tags/${tag}`);
    await app.db('translations').where({ id }).update({ text: 'Salut' });
    const address = `/translations/${id}/to_machine`;
    expect((await people.browsers.A.submit(ofPerson, address)).status).toBe(409);
    const confirmed = await people.browsers.A.submit(await work(), `/translations/${id}/confirm`);
    expect(confirmed.status).toBe(303);
  });

  test('is refused if the original has changed', async () => {
    const id = await makeMachine(app, 'translations', text.original, 'fr', { text: 'Bienvenue', isStale: true });
    const refused = await confirm(id, sourceHash('en', 'Other'));
    expect([refused.status, refused.headers.get('x-error-reason')]).toEqual([409, 'changed_meanwhile']);
    expect(refused.text).toContain('has changed meanwhile');
    expect(cardOf(refused)).toContain('Bienvenue');
    expect((await confirm(text.original, fresh)).status).toBe(422);
    const foreign = await people.send('B', 'post', `/translations/${id}/confirm`, 'translation', {
      source_hash: fresh,
    });
    expect(foreign.status).toBe(404);
  });
});

describe('O6: reports', () => {
  test('lead to the row of their translation, or to the form of their original', async () => {
    await makeMachine(app, 'translations', text.original, 'fr', { text: 'Bienvenue' });
    await makeReport(app, tag, { lang_code: 'fr', read_hash: sourceHash('fr', 'Bienvenue') });
    const { text: list } = await people.get('A', '/reports');
    const [, to = ''] = /href="(\/translation_work\?[^"]+)"/.exec(list) ?? [];
    const page = await people.get('A', to.replaceAll('&amp;', '&'));
    expect(cardOf(page)).toContain('Bienvenue');
    await app.db('reports').delete();
    await makeReport(app, tag);
    expect((await people.get('A', '/reports')).text).toContain(`href="/translations/${text.original}/edit">Correct`);
  });
});
