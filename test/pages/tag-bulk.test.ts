/** Pages that do one thing with many tags: asked first, done once, and only by whom they are for. */
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

test('nothing is done before it was agreed to; then it is, and the list comes again as it was', async () => {
  const before = await stored();
  const question = await send('A', 'move', tick(tags.slice(0, 2)), '/Tags?place_id=none&sort=name');
  expect([question.status, titleOf(question)]).toEqual([200, 'Move 2 tags?']);
  expect(await stored()).toEqual(before);
  const done = await agree('A', question, { 'bulk[place_id]': String(hall) });
  expect(leadsTo(done)).toEqual([303, '/Tags?place_id=none&sort=name']);
  expect(await all.notice('A', done)).toBe('2 tags are in Hall now.');
  expect((await stored()).map(({ place_id }) => place_id)).toEqual([hall, hall, null, null]);
});

test('a page that is only opened changes nothing, and is none', async () => {
  const answer = await all.get('A', `/Tags/bulk?bulk[action]=delete&bulk[tag_ids]=${tags[0]}&bulk[count]=1`);
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
  expect(await stored()).toHaveLength(4);
});

test('a form without the token of the browser is no form', async () => {
  const answer = await all.browsers.A.post('/Tags/bulk', [
    ...tick(tags),
    ['bulk[action]', 'delete'],
    ['bulk[count]', '3'],
  ]);
  expect(answer.status).toBe(403);
  expect(await stored()).toHaveLength(4);
});

test('all that were found are those of whom asks, and come with the filters that found them', async () => {
  const found: [string, string][] = [['bulk[found]', '?']];
  const question = await send('A', 'delete', found);
  expect(titleOf(question)).toBe('Delete 3 tags?');
  expect(leadsTo(await agree('A', question))).toEqual([303, '/Tags']);
  expect((await stored()).map(({ id }) => id)).toEqual([foreign]);
});

test('what was agreed to is not done with another number of tags', async () => {
  const question = await send('A', 'delete', [['bulk[found]', '?']]);
  const late = await makeRecord(app, 'tags', all.ids.A);
  const again = await agree('A', question);
  expect([again.status, titleOf(again)]).toEqual([409, 'Delete 4 tags?']);
  expect(await stored()).toHaveLength(5);
  expect(leadsTo(await agree('A', again))).toEqual([303, '/Tags']);
  expect((await stored()).map(({ id }) => id)).not.toContain(late);
});

test('what is exported is what is ticked, or what was found', async () => {
  const ticked = await send('A', 'export', tick(tags.slice(1)));
  expect(leadsTo(ticked)).toEqual([303, `/Tags/export.csv?tag_ids=${tags.slice(1).join()}`]);
  expect((await all.browsers.A.follow(ticked)).text.trim().split('\r\n')).toHaveLength(1 + 2);
  const found = await send('A', 'export', [['bulk[found]', '?in_use=0&place_id=none']]);
  expect(leadsTo(found)).toEqual([303, '/Tags/export.csv?in_use=0&place_id=none']);
  expect((await all.browsers.A.follow(found)).text.trim().split('\r\n')).toHaveLength(1 + 3);
  expect((await send('A', 'export', tick([foreign]))).status).toBe(422);
  expect((await all.get('A', '/Tags?in_use=0')).text).toContain('href="/Tags/export.csv?in_use=0"');
});

test.each(['translate', 'labels', 'export', 'move', 'delete'])(
  '%s says what keeps it from being done',
  async (action) => {
    const nothing = await send('A', action, []);
    expect([nothing.status, alertOf(nothing)]).toEqual([422, 'No tags are ticked.']);
    const gone = await send('A', action, tick([foreign]));
    expect([gone.status, alertOf(gone)]).toEqual([422, 'None of these tags is there any more.']);
  },
);

test('more than can be printed at once are counted, not called an unknown action', async () => {
  await app.db.raw(
    `insert into tags (tag_identifier, customer_id) select lpad(to_hex(4096 + i), 12, 'b'), ? from generate_series(1, 500) i`,
    [all.ids.A],
  );
  const printed = await send('A', 'labels', [['bulk[found]', '?in_use=0']]);
  expect([printed.status, alertOf(printed)]).toEqual([422, expect.stringMatching(/^They are more than 500: /)]);
});

test('before a deletion it is told what goes, and that hardware stays', async () => {
  const [one, other] = tags as [number, number];
  await app.db('hardwares').insert({ tag_id: one, hardware_type: 'nfc', identifier: '04A2' });
  expect((await send('A', 'delete', tick([one, other]))).text).toContain('<p>1 hardware item is kept: free afterwards');
  const { text } = await send('A', 'delete', tick([other]));
  expect(text).toContain('<p>No hardware leads to it.</p>');
  expect(text).not.toContain('hardware item');
});

test('sent twice, it is done once', async () => {
  const question = await send('A', 'delete', tick(tags));
  const [one, other] = await Promise.all([agree('A', question), agree('A', question)]);
  expect([leadsTo(one), leadsTo(other)]).toEqual([
    [303, '/Tags'],
    [303, '/Tags'],
  ]);
  expect(await all.notice('A', other)).toBe('3 tags are deleted.');
  expect((await stored()).map(({ id }) => id)).toEqual([foreign]);
});

test('tags of somebody else are not there, and those that have gone are told', async () => {
  const question = await send('A', 'delete', tick([tags[0] as number, foreign]));
  expect([question.status, titleOf(question)]).toEqual([200, 'Delete 1 tag?']);
  expect(question.text).toContain('1 of the tags is not there any more');
  const none = await send('A', 'delete', tick([foreign]));
  expect([none.status, titleOf(none)]).toEqual([422, 'Nothing was done']);
  expect(await stored()).toHaveLength(4);
});

test('who is no admin gives nothing away, and is not offered to', async () => {
  const { text } = await all.get('A', '/Tags');
  expect(text).not.toContain('value="give"');
  expect((await send('A', 'give', tick(tags))).status).toBe(403);
  const question = await send('admin', 'give', tick([...tags, foreign]));
  expect(titleOf(question)).toBe('Give away 4 tags?');
  const done = await agree('admin', question, { 'bulk[customer_id]': String(all.ids.B) });
  expect(leadsTo(done)).toEqual([303, '/Tags']);
  expect((await stored()).map(({ customer_id }) => customer_id)).toEqual([1, 2, 3, 4].map(() => all.ids.B));
});

test('nobody is asked to sign in', async () => {
  const answer = await all.browsers.nobody.post('/Tags/bulk', [...tick(tags), ['bulk[action]', 'delete']]);
  expect(leadsTo(answer)).toEqual([302, expect.stringMatching(/^\/login/)]);
  expect(await stored()).toHaveLength(4);
});

test('a filter that somebody has written into the form is told', async () => {
  for (const found of ['?plaice=3', '?state=stale', '?place_id=x']) {
    const answer = await send('A', 'delete', [['bulk[found]', found]]);
    expect([found, answer.status]).toEqual([found, 422]);
  }
});

describe('what was done with many is put back from its notice', () => {
  const placesOf = async () => (await app.db('tags').whereIn('id', tags).orderBy('id')).map(({ place_id }) => place_id);
  /** Moves the tags to the hall; answers what the notice's button sends. */
  async function moved(): Promise<Record<string, string>> {
    const done = await agree('A', await send('A', 'move', tick(tags)), { 'bulk[place_id]': `${hall}` });
    const page = await all.browsers.A.follow(done);
    const form = formsOf(page).find(({ action }) => action === '/Tags/bulk/undo');
    expect(page.text).toContain('3 tags are in Hall now.');
    return form?.fields ?? {};
  }
  const undo = (person: Person, fields: Record<string, string>) => all.browsers[person].post('/Tags/bulk/undo', fields);

  test('a move, once', async () => {
    await app.db('tags').where({ id: tags[0] }).update({ place_id: hall });
    const fields = await moved();
    expect(await placesOf()).toEqual([hall, hall, hall]);
    expect(await all.notice('A', await undo('A', fields))).toBe('2 tags are back.');
    expect(await placesOf()).toEqual([hall, null, null]);
    expect(await all.notice('A', await undo('A', fields))).toContain('0 tags are back. 2 stay as they are: somebody');
  });

  test('but for tags that somebody has moved on since', async () => {
    const fields = await moved();
    await app.db('tags').where({ id: tags[1] }).update({ place_id: null });
    expect(await all.notice('A', await undo('A', fields))).toBe(
      '2 tags are back. 1 stays as it is: somebody has changed it since, or where it was is gone.',
    );
    expect(await placesOf()).toEqual([null, null, null]);
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
    const form = formsOf(await all.browsers.admin.follow(done)).find(({ action }) => action === '/Tags/bulk/undo');
    expect(await all.notice('admin', await undo('admin', form?.fields ?? {}))).toBe('3 tags are back.');
    expect(
      await app.db('tags').whereIn('id', tags).orderBy('id').select('customer_id', 'place_id', 'reference'),
    ).toEqual(before);
  });

  test('not by others, not after a day, and not what was never done', async () => {
    const fields = await moved();
    const token = csrfTokenOf(await all.get('B', '/'));
    expect((await undo('B', { ...fields, csrf_token: token })).status).toBe(422);
    for (const version of ['', '0', 'x', '99999999999999999999', "1'"])
      expect((await undo('A', { ...fields, version })).status).toBe(422);
    await app.db('history').update({ at: app.db.raw(`at - interval '25 hours'`) });
    const late = await undo('A', fields);
    expect(late.status).toBe(422);
    expect(late.text).toContain('There is nothing that could be put back, or not any more');
    expect(await placesOf()).toEqual([hall, hall, hall]);
  });

  test('deleted tags are not', async () => {
    const done = await agree('A', await send('A', 'delete', tick(tags)));
    expect(formsOf(await all.browsers.A.follow(done)).some(({ action }) => action === '/Tags/bulk/undo')).toBe(false);
  });
});
