/** Bulk actions on tags: confirmed first, done once, and only by those who may. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Answer, startApp, type TestApp } from '../setup/app.ts';
import { gather, leadsTo, type People, type Person } from '../setup/four-people.ts';
import { makeRecord } from '../setup/management.ts';
import { csrfTokenOf, formsOf } from '../setup/test-browser.ts';

let app: TestApp;
let all: People;
let hall: number;
let tags: number[];
let foreign: number;

beforeAll(async () => {
  app = await startApp();
  all = await gather(app);
  hall = await makeRecord(app, 'places', all.ids.A);
  await app.db('places').where({ id: hall }).update({ name: 'Hall' });
});
afterAll(() => app.stop());

beforeEach(async () => {
  await app.db('tags').delete();
  tags = [];
  for (let made = 0; made < 3; made += 1) tags.push(await makeRecord(app, 'tags', all.ids.A));
  foreign = await makeRecord(app, 'tags', all.ids.B);
});

const tick = (ids: number[]) => ids.map((id): [string, string] => ['bulk[tag_ids]', String(id)]);

/** Sends the list's form as a browser does that has ticked these. */
async function send(person: Person, action: string, chosen: [string, string][], list = '/Tags'): Promise<Answer> {
  const page = await all.get(person, list);
  const form = formsOf(page).find(({ action: to }) => to === '/Tags/bulk');
  const hidden = Object.entries(form?.fields ?? {});
  return all.browsers[person].post('/Tags/bulk', [...hidden, ...chosen, ['bulk[action]', action]]);
}

/** Agrees to the question, with what is filled in there. */
function agree(person: Person, question: Answer, fields: Record<string, string> = {}): Promise<Answer> {
  const [, form = ''] = question.text.split('action="/Tags/bulk"');
  const hidden = [...(form.split('</form>')[0] ?? '').matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  const pairs = hidden.map(([, name = '', value = '']): [string, string] => [name, value.replaceAll('&amp;', '&')]);
  return all.browsers[person].post('/Tags/bulk', [...pairs, ...Object.entries(fields)]);
}

const stored = () => app.db('tags').orderBy('id').select('id', 'customer_id', 'place_id');
const titleOf = ({ text }: Answer) => /<h1[^>]*>(.*?)<\/h1>/.exec(text)?.[1]?.replaceAll(/<[^>]*>/g, '');

const alertOf = ({ text }: Answer) => /<div class="summary" role="alert".*?<li>(.*?)<\/li>/s.exec(text)?.[1];

test('asks for confirmation, then acts, and returns to the same list', async () => {
  const before = await stored();
  const question = await send('A', 'move', tick(tags.slice(0, 2)), '/Tags?place_id=none&sort=name');
  expect([question.status, titleOf(question)]).toEqual([200, 'Move 2 tags?']);
  expect(await stored()).toEqual(before);
  const done = await agree('A', question, { 'bulk[place_id]': String(hall) });
  expect(leadsTo(done)).toEqual([303, '/Tags?place_id=none&sort=name']);
  expect(await all.notice('A', done)).toBe('2 tags are in Hall now.');
  expect((await stored()).map(({ place_id }) => place_id)).toEqual([hall, hall, null, null]);
});

test('answers 405 to GET, and changes nothing', async () => {
  const answer = await all.get('A', `/Tags/bulk?bulk[action]=delete&bulk[tag_ids]=${tags[0]}&bulk[count]=1`);
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
  expect(await stored()).toHaveLength(4);
});

test('refuses a form without the browser’s token', async () => {
  const answer = await all.browsers.A.post('/Tags/bulk', [
    ...tick(tags),
    ['bulk[action]', 'delete'],
    ['bulk[count]', '3'],
  ]);
  expect(answer.status).toBe(403);
  expect(await stored()).toHaveLength(4);
});

test('includes only the customer’s own tags, by the filters that found them', async () => {
  const found: [string, string][] = [['bulk[found]', '?']];
  const question = await send('A', 'delete', found);
  expect(titleOf(question)).toBe('Delete 3 tags?');
  expect(leadsTo(await agree('A', question))).toEqual([303, '/Tags']);
  expect((await stored()).map(({ id }) => id)).toEqual([foreign]);
});

test('asks again if the number of tags has changed', async () => {
  const question = await send('A', 'delete', [['bulk[found]', '?']]);
  const late = await makeRecord(app, 'tags', all.ids.A);
  const again = await agree('A', question);
  expect([again.status, titleOf(again)]).toEqual([409, 'Delete 4 tags?']);
  expect(await stored()).toHaveLength(5);
  expect(leadsTo(await agree('A', again))).toEqual([303, '/Tags']);
  expect((await stored()).map(({ id }) => id)).not.toContain(late);
});

test('exports the ticked or the found tags', async () => {
  const ticked = await send('A', 'export', tick(tags.slice(1)));
  expect(leadsTo(ticked)).toEqual([303, `/Tags/export.csv?tag_ids=${tags.slice(1).join()}`]);
  expect((await all.browsers.A.follow(ticked)).text.trim().split('\r\n')).toHaveLength(1 + 2);
  const found = await send('A', 'export', [['bulk[found]', '?in_use=0&place_id=none']]);
  expect(leadsTo(found)).toEqual([303, '/Tags/export.csv?in_use=0&place_id=none']);
  expect((await all.browsers.A.follow(found)).text.trim().split('\r\n')).toHaveLength(1 + 3);
  const workbook = await send('A', 'workbook', tick(tags.slice(1)));
  expect(leadsTo(workbook)).toEqual([303, `/Tags/export.xlsx?tag_ids=${tags.slice(1).join()}`]);
  expect((await send('A', 'export', tick([foreign]))).status).toBe(422);
  const list = await all.get('A', '/Tags?in_use=0');
  for (const file of ['csv', 'xlsx']) expect(list.text).toContain(`href="/Tags/export.${file}?in_use=0"`);
});

test.each(['translate', 'labels', 'export', 'move', 'delete'])('%s says why it cannot be done', async (action) => {
  const nothing = await send('A', action, []);
  expect([nothing.status, alertOf(nothing)]).toEqual([422, 'No tags are ticked.']);
  const gone = await send('A', action, tick([foreign]));
  expect([gone.status, alertOf(gone)]).toEqual([422, 'None of these tags is there any more.']);
});

test('refuses to print more than 500, with the reason', async () => {
  await app.db.raw(
    `insert into tags (tag_identifier, customer_id) select lpad(to_hex(4096 + i), 12, 'b'), ? from generate_series(1, 500) i`,
    [all.ids.A],
  );
  const printed = await send('A', 'labels', [['bulk[found]', '?in_use=0']]);
  expect([printed.status, alertOf(printed)]).toEqual([422, expect.stringMatching(/^They are more than 500: /)]);
});

test('says before a deletion that hardware is kept', async () => {
  const [one, other] = tags as [number, number];
  await app.db('hardwares').insert({ tag_id: one, hardware_type: 'nfc', identifier: '04A2' });
  expect((await send('A', 'delete', tick([one, other]))).text).toContain('<p>1 hardware item is kept: free afterwards');
  const { text } = await send('A', 'delete', tick([other]));
  expect(text).toContain('<p>No hardware leads to it.</p>');
  expect(text).not.toContain('hardware item');
});

test('acts once if the confirmation is sent twice', async () => {
  const question = await send('A', 'delete', tick(tags));
  const [one, other] = await Promise.all([agree('A', question), agree('A', question)]);
  expect([leadsTo(one), leadsTo(other)]).toEqual([
    [303, '/Tags'],
    [303, '/Tags'],
  ]);
  expect(await all.notice('A', other)).toBe('3 tags are deleted. The same form was sent before and counts once.');
  expect((await stored()).map(({ id }) => id)).toEqual([foreign]);
});

test('leaves out another customer’s tags, and reports how many are missing', async () => {
  const question = await send('A', 'delete', tick([tags[0] as number, foreign]));
  expect([question.status, titleOf(question)]).toEqual([200, 'Delete 1 tag?']);
  expect(question.text).toContain('1 of the tags is not there any more');
  const none = await send('A', 'delete', tick([foreign]));
  expect([none.status, titleOf(none)]).toEqual([422, 'Nothing was done']);
  expect(await stored()).toHaveLength(4);
});

test('gives tags away for an admin only, and does not offer it to others', async () => {
  const { text } = await all.get('A', '/Tags');
  expect(text).not.toContain('value="give"');
  expect((await send('A', 'give', tick(tags))).status).toBe(403);
  expect((await send('admin', 'give', tick(tags))).text).not.toContain('behind');
  await app.db('tags').where({ id: tags[0] }).update({ reference: 'G-1' });
  expect((await send('admin', 'give', tick(tags))).text).toContain(
    '1 reference stays behind: that is how the present customer counts.',
  );
  const question = await send('admin', 'give', tick([...tags, foreign]));
  expect(titleOf(question)).toBe('Give away 4 tags?');
  const done = await agree('admin', question, { 'bulk[customer_id]': String(all.ids.B) });
  expect(leadsTo(done)).toEqual([303, '/Tags']);
  expect((await stored()).map(({ customer_id }) => customer_id)).toEqual([1, 2, 3, 4].map(() => all.ids.B));
});

test('asks a signed-out visitor to sign in', async () => {
  const answer = await all.browsers.nobody.post('/Tags/bulk', [...tick(tags), ['bulk[action]', 'delete']]);
  expect(leadsTo(answer)).toEqual([302, expect.stringMatching(/^\/login/)]);
  expect(await stored()).toHaveLength(4);
});

test('refuses an invalid filter in the form with 422', async () => {
  for (const found of ['?plaice=3', '?state=stale', '?place_id=x']) {
    const answer = await send('A', 'delete', [['bulk[found]', found]]);
    expect([found, answer.status]).toEqual([found, 422]);
  }
});

describe('UN6: the notice of a bulk change undoes', () => {
  const placesOf = async () => (await app.db('tags').whereIn('id', tags).orderBy('id')).map(({ place_id }) => place_id);
  const undoing = /^\/history\/change_sets\/[-0-9a-f]{36}\/undo$/;
  type Form = ReturnType<typeof formsOf>[number];
  const formIn = (page: Parameters<typeof formsOf>[0]) =>
    formsOf(page).find(({ action }) => undoing.test(action)) as Form;
  /** Moves the tags to the hall; answers the notice's button. */
  async function moved(list?: string): Promise<Form> {
    const done = await agree('A', await send('A', 'move', tick(tags), list), { 'bulk[place_id]': `${hall}` });
    const page = await all.browsers.A.follow(done);
    expect(page.text).toContain('3 tags are in Hall now.');
    return formIn(page);
  }
  const undo = (person: Person, { action, fields }: Form) => all.browsers[person].post(action, fields);

  test('a move, and the undo itself', async () => {
    await app.db('tags').where({ id: tags[0] }).update({ place_id: hall });
    const list = '/Tags?place_id=none&sort=name';
    const form = await moved(list);
    const done = await undo('A', form);
    expect(leadsTo(done)).toEqual([303, list]);
    const page = await all.browsers.A.follow(done);
    expect(page.text).toContain('Undone: 2 records are as they were.');
    const { text: history } = await all.get('A', '/history');
    expect(history).toMatch(/>2 tags moved to Hall<\/a>/);
    expect(history).toMatch(/>Undid a move: 2 tags are where they were<\/a>/);
    expect(await placesOf()).toEqual([hall, null, null]);
    expect(await all.notice('A', await undo('A', form))).toContain('There was nothing left to undo');
    const redone = await undo('A', formIn(page));
    expect(leadsTo(redone)).toEqual([303, list]);
    expect(await all.notice('A', redone)).toBe('Undone: 2 records are as they were.');
    expect(await placesOf()).toEqual([hall, hall, hall]);
    expect((await all.get('A', '/history')).text).toMatch(/>Undid an undo: 2 tags are in Hall again<\/a>/);
  });

  test('and leads only to pages of this service', async () => {
    const { action, fields } = await moved();
    const done = await undo('A', { action, fields: { ...fields, return_to: '//elsewhere.example/' } });
    expect(leadsTo(done)).toEqual([303, '/history']);
  });

  test('all but tags that were moved again since', async () => {
    const form = await moved();
    await app.db('tags').where({ id: tags[1] }).update({ place_id: null });
    const other = (await app.db('places').insert({ customer_id: all.ids.A, name: 'Yard' }).returning('id'))[0].id;
    await app.db('tags').where({ id: tags[2] }).update({ place_id: other });
    expect(await all.notice('A', await undo('A', form))).toBe(
      'Undone: 1 record is as it was. 1 change stays: somebody has changed it since.',
    );
    expect(await placesOf()).toEqual([null, null, other]);
  });

  test('a gift, with place and reference', async () => {
    await app.db('tags').whereIn('id', tags).update({ place_id: hall });
    await app.db('tags').where({ id: tags[0] }).update({ reference: 'R-1' });
    const before = await app
      .db('tags')
      .whereIn('id', tags)
      .orderBy('id')
      .select('customer_id', 'place_id', 'reference');
    const done = await agree('admin', await send('admin', 'give', tick(tags)), { 'bulk[customer_id]': `${all.ids.B}` });
    const form = formIn(await all.browsers.admin.follow(done));
    expect(await all.notice('admin', await undo('admin', form))).toBe('Undone: 3 records are as they were.');
    expect(
      await app.db('tags').whereIn('id', tags).orderBy('id').select('customer_id', 'place_id', 'reference'),
    ).toEqual(before);
  });

  test('nothing for other customers, or after 30 days', async () => {
    const { action, fields } = await moved();
    const token = csrfTokenOf(await all.get('B', '/'));
    expect((await undo('B', { action, fields: { ...fields, csrf_token: token } } as Form)).status).toBe(404);
    expect((await all.get('A', action.replace('/undo', ''))).text).toContain('3 records become what they were before');
    await app.db('history').update({ at: app.db.raw(`at - interval '31 days'`) });
    const late = await all.browsers.A.post(action, fields);
    expect(late.status).toBe(422);
    expect(late.text).toContain('more than 30 days ago');
    expect(await placesOf()).toEqual([hall, hall, hall]);
  });

  test('a deletion, by restoring the tags', async () => {
    const done = await agree('A', await send('A', 'delete', tick(tags)));
    const page = await all.browsers.A.follow(done);
    expect(page.text).toMatch(/>Restore<\/button>/);
    expect(await all.notice('A', await undo('A', formIn(page)))).toBe('Undone: 3 records are as they were.');
    expect(await placesOf()).toEqual([null, null, null]);
  });
});
