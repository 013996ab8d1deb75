/** The pages of the history: what they show to whom, and their buttons that restore and erase. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { inTransaction } from '../../src/database/transaction.ts';
import { withWriter } from '../../src/database/transaction-writer.ts';
import { sourceHash } from '../../src/model/translations/source-hash.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { gather, leadsTo, type People, type Person } from '../setup/four-people.ts';
import { makeRecord, noId } from '../setup/management.ts';
import { formsOf } from '../setup/test-browser.ts';

let app: TestApp;
let all: People;
/** A tag of A's, and its text, which was changed. */
let tag: number;
let text: number;

beforeAll(async () => {
  app = await startApp();
  all = await gather(app);
});
afterAll(() => app.stop());

beforeEach(async () => {
  tag = await makeRecord(app, 'tags', all.ids.A);
  await all.send('A', 'post', '/translations', 'translation', { tag_id: tag, lang_code: 'en', text: 'Welcome' });
  const record = await app.db('text_records').where({ tag_id: tag }).first('id');
  text = (await app.db('translations').where({ text_record_id: record.id }).first('id')).id;
  await all.send('A', 'patch', `/translations/${text}`, 'translation', { text: 'مرحبا', lang_code: 'ar' });
});

const entryOf = async (event: string, record_id = text) =>
  Number((await app.db('history').where({ event, record_id, resource: 'translations' }).first('id')).id);

/** Presses the button of a page that leads there. */
async function press(person: Person, page: string, action: string | RegExp) {
  const forms = formsOf(await all.get(person, page));
  const form = forms.find(({ action: to }) => (typeof action === 'string' ? to === action : action.test(to)));
  if (!form) throw new Error(`no form of ${page} leads to ${action}`);
  return all.browsers[person].post(form.action, form.fields);
}

describe('the list', () => {
  test('says what changed, by whom and how, with each text in its language', async () => {
    const { status, text: page } = await all.get('A', '/history');
    expect(status).toBe(200);
    expect(page).toMatch(/Text in Arabic changed/);
    expect(page).toMatch(
      /“<span class="text" lang="en" dir="ltr">Welcome<\/span>” → “<span class="text" lang="ar" dir="rtl">مرحبا/,
    );
    expect(page).toContain('you <span class="quiet-text">on a page</span>');
    expect((await all.get('admin', '/history')).text).toContain('a@example.com');
  });

  test('names voices and owners in words, and calls the reader “you”', async () => {
    const { text: page } = await all.get('A', `/Tags/${tag}/history`);
    expect(page).toContain('<li>Voice: a man’s</li>');
    const mine = await all.send('A', 'post', '/Tags', 'tag', { description: 'Mine' });
    const [, id] = /(\d+)$/.exec(mine.headers.get('location') ?? '') ?? [];
    expect((await all.get('A', `/Tags/${id}/history`)).text).toContain('<li>Belongs to: you</li>');
    expect((await all.get('admin', `/Tags/${id}/history`)).text).toMatch(/<li>Belongs to: <a [^>]*>.*a@example\.com/);
  });

  test('shows no history of other customers', async () => {
    expect((await all.get('B', '/history')).text).not.toContain('Welcome');
    expect(leadsTo(await all.get('nobody', '/history'))[0]).toBe(302);
    for (const path of [`/Tags/${tag}/history`, `/translations/${text}/history`, `/Tags/${noId}/history`])
      expect((await all.get('B', path)).status).toBe(404);
  });

  test('takes filters from its address, and reports invalid ones', async () => {
    const only = await all.get('A', '/history?resource=translations&event=update');
    expect(only.text).toMatch(/Text in Arabic changed/);
    expect(only.text).not.toContain('Text in English made');
    expect(only.text).toContain('<option value="translations" selected');
    const wrong = await all.get('A', '/history?from=2026-11-02&to=2026-11-01');
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain('is after `to`');
    expect(wrong.text).not.toContain('Text in');
    // What was typed stands there to be mended.
    expect(wrong.text).toContain('value="2026-11-02"');
  });

  test('groups what a tag was created with in one row, and the machine’s translations in another', async () => {
    await all.send('B', 'post', '/Tags', 'tag', { text: 'A harbour', name: 'The harbour', lang_code: 'en' });
    const made = await app.db('tags').where({ customer_id: all.ids.B }).orderBy('id', 'desc').first('id');
    const record = await app.db('text_records').where({ tag_id: made.id }).first('id');
    const machine = { origin: 'machine', provider: 'azure', source_hash: sourceHash('en', 'A harbour') };
    for (const lang_code of ['fr', 'it'])
      await app.db.transaction(async (trx) => {
        await trx.raw(`select set_config('tags.way', 'runner', true)`);
        await trx('translations').insert({ ...machine, text_record_id: record.id, lang_code, text: `[${lang_code}]` });
      });
    const { text: page } = await all.get('B', '/history');
    const [byMachine = '', byHand = '', ...others] = (page.split('<tbody')[1] ?? '').split('<tr ').slice(1);
    expect(byMachine).toMatch(/Text in Italian made[\s\S]*<summary>With 1 text<\/summary>[\s\S]*Text in French made/);
    expect(byHand).toMatch(/Tag made[\s\S]*<summary>With [^<]*1 text[^<]*<\/summary>[\s\S]*A harbour/);
    expect(others.filter((row) => row.includes('harbour'))).toEqual([]);
  });

  test('leads from page to page', async () => {
    const place = await makeRecord(app, 'places', all.ids.A);
    for (let at = 0; at < 60; at += 1)
      await app
        .db('places')
        .where({ id: place })
        .update({ name: `Hall ${at}` });
    const first = await all.get('A', `/places/${place}/history`);
    expect(first.text).toContain('61 entries: 1 to 50 here');
    const next = /rel="next" href="([^"]*)"/.exec(first.text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const second = await all.get('A', next);
    expect(second.text).toContain('51 to 61 here');
    expect(second.text).toContain('Place made');
  });
});

test('one save that writes a tag twice has one line', async () => {
  await inTransaction(withWriter(app.db, { actor: all.ids.A, way: 'page' }), async (trx) => {
    for (const description of ['One', 'Two']) await trx('tags').where({ id: tag }).update({ description });
  });
  const changed = ({ text: page }: { text: string }) => page.match(/>Tag changed</g)?.length;
  expect(changed(await all.get('A', `/Tags/${tag}`))).toBe(1);
  const whole = await all.get('A', `/Tags/${tag}/history`);
  expect(whole.text).toContain('With 1 more change');
});

test('a tag’s page has the newest entries, without the former texts', async () => {
  const { text: page } = await all.get('A', `/Tags/${tag}`);
  expect(page).toContain('<h2>History</h2>');
  expect(page).toContain('Text in Arabic changed');
  expect(page).not.toContain('Welcome');
  for (const path of [`/Tags/${tag}`, `/translations/${text}`]) expect(page).toContain(`${path}/history`);
});

describe('a button', () => {
  test('restores a text, and leads to the tag', async () => {
    const answer = await press('A', '/history', `/history/${await entryOf('update')}/restore`);
    expect(leadsTo(answer)).toEqual([303, `/Tags/${tag}`]);
    expect(await all.notice('A', answer)).toContain('The former text is back.');
    expect(await app.db('translations').where({ id: text }).first()).toMatchObject({
      text: 'Welcome',
      lang_code: 'en',
    });
  });

  test('UN5: restores a machine’s text as it was, or as the person’s own words if it would be stale', async () => {
    const record = await app.db('text_records').where({ tag_id: tag }).first('id');
    const made = {
      text_record_id: record.id,
      lang_code: 'fr',
      text: 'Bienvenue',
      origin: 'machine',
      provider: 'deepl',
    };
    const [{ id }] = await app
      .db('translations')
      .insert({ ...made, source_hash: sourceHash('ar', 'مرحبا') })
      .returning('id');
    await all.send('A', 'patch', `/translations/${id}`, 'translation', { text: 'Salut' });
    const path = `/history/${await entryOf('update', id)}/restore`;
    const page = await all.get('A', `/Tags/${tag}/history`);
    expect(page.text).not.toContain('as my own words');
    await press('A', `/Tags/${tag}/history`, path);
    expect(await app.db('translations').where({ id }).first()).toMatchObject({ text: 'Bienvenue', origin: 'machine' });
    await all.send('A', 'patch', `/translations/${id}`, 'translation', { text: 'Salut' });
    await all.send('A', 'patch', `/translations/${text}`, 'translation', { text: 'أهلا', lang_code: 'ar' });
    expect((await all.get('A', `/Tags/${tag}/history`)).text).toContain('Put back as my own words');
    await press('A', `/Tags/${tag}/history`, path);
    expect(await app.db('translations').where({ id }).first()).toMatchObject({ text: 'Bienvenue', origin: 'human' });
  });

  test('that cannot restore a text says why, and changes nothing', async () => {
    const entry = await entryOf('create');
    const answer = await all.send('A', 'post', `/history/${entry}/restore`, 'history', {});
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('The entry tells of no text that could be put back.');
    expect((await all.send('B', 'post', `/history/${entry}/restore`, 'history', {})).status).toBe(404);
    expect((await all.browsers.A.post(`/history/${await entryOf('update')}/restore`, {})).status).toBe(403);
    expect(await app.db('translations').where({ id: text }).first()).toMatchObject({ text: 'مرحبا' });
  });

  test('erases the history of a record, for an admin only', async () => {
    expect((await all.get('A', `/Tags/${tag}/history`)).text).not.toContain('Erase this history');
    expect((await all.send('A', 'delete', `/Tags/${tag}/history`, 'tag', {})).status).toBe(403);
    const answer = await press('admin', `/Tags/${tag}/history`, `/Tags/${tag}/history`);
    expect(leadsTo(answer)).toEqual([303, `/Tags/${tag}`]);
    expect(await app.db('history').where({ tag_id: tag })).toEqual([]);
    expect((await all.get('A', `/Tags/${tag}/history`)).text).toContain('It has no entries any more');
  });

  test('restores a deleted text from the history of its tag', async () => {
    await all.send('A', 'delete', `/translations/${text}`, 'translation', {});
    const answer = await press('A', `/Tags/${tag}/history`, `/history/${await entryOf('destroy')}/restore`);
    expect(leadsTo(answer)).toEqual([303, `/Tags/${tag}`]);
    expect((await all.get('A', `/Tags/${tag}`)).text).toContain('مرحبا');
  });
});
