/** The pages of the bin and of undo: a few presses restore what was deleted by mistake. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { withWriter } from '../../src/database/transaction-writer.ts';
import { importTags } from '../../src/model/exchange/import.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { gather, leadsTo, type People, type Person } from '../setup/four-people.ts';
import { makeName, makeRecord, makeText } from '../setup/management.ts';
import { formsOf } from '../setup/test-browser.ts';

let app: TestApp;
let all: People;
/** A tag of A's. */
let tag: number;

beforeAll(async () => {
  app = await startApp();
  all = await gather(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  tag = await makeRecord(app, 'tags', all.ids.A);
  await makeName(app, tag);
});

const isThere = async (id = tag) => (await app.db('tags').where({ id }).first('id')) !== undefined;
async function press(person: Person, page: Parameters<typeof formsOf>[0], action: RegExp) {
  const form = formsOf(page).find(({ action: to }) => action.test(to));
  if (!form) throw new Error(`no form leads to ${action}`);
  return all.browsers[person].post(form.action, form.fields);
}
const remove = (id = tag) => all.send('A', 'delete', `/Tags/${id}`, 'tag', {});
const entryOf = async (record_id = tag) => (await app.db('bin').where({ record_id }).first('id')).id;

test('BN1, UN6: the notice of a deletion restores the tag by one press', async () => {
  const page = await all.browsers.A.follow(await remove());
  expect(page.text).toContain('The tag is deleted.');
  const done = await press('A', page, /\/undo$/);
  expect(leadsTo(done)).toEqual([303, `/Tags/${tag}`]);
  expect(await isThere()).toBe(true);
});

test('BN2: the bin is in the menu, and says what was deleted, by whom, and how long it is kept', async () => {
  await remove();
  expect((await all.get('A', '/')).text).toContain('href="/bin"');
  const page = await all.get('A', '/bin');
  expect(page.text).toContain('Entrance');
  expect(page.text).toMatch(/you/);
  expect((await all.get('B', '/bin')).text).not.toContain('Entrance');
  expect((await all.get('admin', '/bin')).text).toContain('Belonged to');
  expect(leadsTo(await all.get('nobody', '/bin'))[0]).toBe(302);
  const id = await entryOf();
  expect((await all.get('A', `/bin/${id}`)).text).toContain('Kept until');
  expect((await all.get('B', `/bin/${id}`)).status).toBe(404);
});

test('BN2, F1: a search finds an entry by its name or identifier, and no other words', async () => {
  const other = await makeRecord(app, 'tags', all.ids.A);
  const { tag_identifier } = await app.db('tags').where({ id: other }).first();
  for (const id of [tag, other]) await remove(id);
  const [one, two] = [`href="/bin/${await entryOf()}"`, `href="/bin/${await entryOf(other)}"`];
  const found = async (q: string) => {
    const { text } = await all.get('A', `/bin?${new URLSearchParams({ q })}`);
    return [one, two].map((link) => text.includes(link));
  };
  expect(await found('entrance')).toEqual([true, false]);
  expect(await found(tag_identifier)).toEqual([false, true]);
  expect(await found('zzz')).toEqual([false, false]);
  expect((await all.get('B', '/bin?q=entrance')).text).not.toContain(one);
});

test('FD2: a search finds an entry by any part of its reference, and by no part in the middle of its identifier', async () => {
  const identifier = 'a0b0c4d7e9f5';
  await app
    .db('tags')
    .where({ id: tag })
    .update({ reference: `INV-${tag}-0042`, tag_identifier: identifier });
  await remove();
  const link = `href="/bin/${await entryOf()}"`;
  const isFound = async (q: string) => (await all.get('A', `/bin?${new URLSearchParams({ q })}`)).text.includes(link);
  const ways = [`inv-${tag}`, `${tag}-0042`, `0042 entrance`, identifier, 'A0B0 C4D7 E9F5', 'a0b0c'];
  expect(await Promise.all(ways.map(isFound))).toEqual(ways.map(() => true));
  const others = ['c4d7', 'e9f5', 'a0b', `0042 zzz`];
  expect(await Promise.all(others.map(isFound))).toEqual(others.map(() => false));
});

test('BN2: an entry shows what it is recognised by: reference, place, description and text', async () => {
  const place = await makeRecord(app, 'places', all.ids.A);
  await app
    .db('tags')
    .where({ id: tag })
    .update({ reference: `R <${tag}>`, place_id: place, description: 'Beside the door' });
  await makeText(app, tag);
  await remove();
  const { text } = await all.get('A', `/bin/${await entryOf()}`);
  for (const shown of [`R &lt;${tag}&gt;`, `href="/places/${place}"`, 'Beside the door', 'Welcome'])
    expect(text).toContain(shown);
  expect((await all.get('A', '/bin')).text).toContain(`R &lt;${tag}&gt;`);
});

test('BN3: ticks of entries that are not in the bin any more do not hold up the others', async () => {
  const other = await makeRecord(app, 'tags', all.ids.A);
  for (const id of [tag, other]) await remove(id);
  const [gone, left] = [await entryOf(), await entryOf(other)];
  const page = await all.get('A', '/bin');
  await press('A', page, new RegExp(`/bin/${gone}/restore$`));
  const hidden = Object.entries(formsOf(page).find(({ action }) => action === '/bin/restore')?.fields ?? {});
  const restore = () =>
    all.browsers.A.post('/bin/restore', [...hidden, ['bin[ids]', `${gone}`], ['bin[ids]', `${left}`]]);
  const done = await restore();
  expect(await all.notice('A', done)).toBe('It is back. 1 ticked one was not in the bin any more.');
  expect(await isThere(other)).toBe(true);
  const again = await restore();
  expect([again.status, again.text.includes('What is ticked is not in the bin any more.')]).toEqual([422, true]);
});

test('BN3: restores one entry by its button, several by their boxes, and reports what is not restored', async () => {
  await remove();
  const done = await press('A', await all.get('A', '/bin'), new RegExp(`/bin/${await entryOf()}/restore$`));
  expect(leadsTo(done)).toEqual([303, `/Tags/${tag}`]);
  expect(await all.notice('A', done)).toBe('It is back.');
  const place = await makeRecord(app, 'places', all.ids.A);
  await app.db('tags').where({ id: tag }).update({ place_id: place });
  const other = await makeRecord(app, 'tags', all.ids.A);
  await remove();
  await remove(other);
  await all.send('A', 'delete', `/places/${place}`, 'place', {});
  const ids = [await entryOf(), await entryOf(other)];
  const page = await all.get('A', '/bin');
  const [form] = formsOf(page).filter(({ action }) => action === '/bin/restore');
  const hidden = Object.entries(form?.fields ?? {});
  const ticks = ids.map((id): [string, string] => ['bin[ids]', `${id}`]);
  const ticked = await all.browsers.A.post('/bin/restore', [...hidden, ...ticks]);
  expect(leadsTo(ticked)).toEqual([303, '/bin']);
  expect(await all.notice('A', ticked)).toBe('2 entries are back. Not back: 1 place, which is gone (Museum).');
  expect([await isThere(), await isThere(other)]).toEqual([true, true]);
  const none = await all.browsers.A.post('/bin/restore', hidden);
  expect(none.status).toBe(422);
  expect(none.text).toContain('Nothing is ticked.');
  const refusedAt = (list: string) =>
    all.browsers.A.post('/bin/restore', [
      ['csrf_token', token],
      ['list', list],
    ]);
  const token = form?.fields.csrf_token ?? '';
  expect((await refusedAt('?q=Museum')).text).toMatch(/<input[^>]*name="q"[^>]*value="Museum"/);
  for (const list of ['?q=%00', '?after=x', `?q=${'a'.repeat(3000)}`]) expect((await refusedAt(list)).status).toBe(422);
  const beyond = await all.browsers.A.post('/bin/restore', [...hidden, ['bin[ids]', '9999999999']]);
  expect(beyond.status).toBe(422);
});

test('BN4: deletes an entry for good', async () => {
  await remove();
  const id = await entryOf();
  const done = await press('A', await all.get('A', `/bin/${id}`), new RegExp(`/bin/${id}$`));
  expect(leadsTo(done)).toEqual([303, '/bin']);
  expect((await all.get('A', `/bin/${id}`)).status).toBe(404);
});

test('UN2, UN6: the history has one line for an import, which two presses undo', async () => {
  const rows = Array.from({ length: 30 }, (_, at) => ({ reference: `P-${tag}-${at}`, lang: 'en', name: `Hall ${at}` }));
  await importTags(
    withWriter(app.db, { way: 'page', actor: all.ids.A }),
    { id: all.ids.A, isAdmin: false },
    rows.map((says, at) => ({ line: at + 2, says, empties: [], errors: {} })) as never,
    { isDryRun: false, isAtomic: false, mayCreate: true },
  );
  const page = await all.get('A', '/history');
  expect(page.text).toMatch(/>30 tags imported<\/a>/);
  expect(page.text).toContain('All 60 entries');
  const [, path = ''] = /href="(\/history\/change_sets\/[-0-9a-f]+)"/.exec(page.text) ?? [];
  const preview = await all.get('A', path);
  expect(preview.text).toContain('Undo: 30 tags imported');
  expect((await all.get('A', `/history?change_set=${path.split('/').at(-1)}`)).text).toContain('60 entries');
  const done = await press('A', preview, /\/undo$/);
  const after = await all.browsers.A.follow(done);
  expect(after.text).toContain('Undone: 30 records are as they were.');
  expect(await app.db('tags').where('reference', 'like', `P-${tag}-%`)).toEqual([]);
  await press('A', after, /\/undo$/);
  expect(await app.db('tags').where('reference', 'like', `P-${tag}-%`)).toHaveLength(30);
});

test('UN6: the notice of a saved form undoes it, and offers nothing if nothing changed', async () => {
  const saved = await all.browsers.A.follow(
    await all.send('A', 'patch', `/Tags/${tag}`, 'tag', { description: 'Gate' }),
  );
  expect(leadsTo(await press('A', saved, /\/undo$/))).toEqual([303, `/Tags/${tag}`]);
  expect((await app.db('tags').where({ id: tag }).first()).description).toBeNull();
  const same = await all.browsers.A.follow(await all.send('A', 'patch', `/Tags/${tag}`, 'tag', { description: '' }));
  expect(formsOf(same).some(({ action }) => /\/undo$/.test(action))).toBe(false);
  expect((await all.get('A', `/Tags/${tag}`)).text).toMatch(/href="\/history\/change_sets\/[-0-9a-f]{36}"/);
});
