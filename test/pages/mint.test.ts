/** Tags in stock: created by a form, printed, and filled after their code is scanned. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { lockParents } from '../../src/model/tags/parents.ts';
import { type Answer, startApp, type TestApp } from '../setup/app.ts';
import { eventually } from '../setup/eventually.ts';
import { gather, leadsTo, type People, type Person } from '../setup/four-people.ts';
import { lockWaits } from '../setup/lock-waits.ts';
import { makeRecord } from '../setup/management.ts';
import { csrfTokenOf, formsOf, TestBrowser } from '../setup/test-browser.ts';

let app: TestApp;
let all: People;

beforeAll(async () => {
  app = await startApp();
  all = await gather(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.db('tags').delete();
});

const stock = () => app.db('tags').orderBy('id');

describe('creating tags in stock', () => {
  const fields = { 'mint[count]': '3', 'mint[place_id]': '' };
  const submit = async (person: Person, given: Record<string, string> = fields) =>
    all.browsers[person].submit(await all.get(person, '/Tags/mint'), '/Tags/mint', given);

  test('E4: leads to their labels, and reports their number', async () => {
    const made = await submit('A');
    const ids = (await stock()).map(({ id }) => id);
    expect(leadsTo(made)).toEqual([303, `/labels?tag_ids=${ids.join()}`]);
    expect(ids).toHaveLength(3);
    expect(await all.notice('A', made)).toContain('3 tags are made.');
    const page = await all.browsers.A.follow(made);
    const identifiers = (await stock()).map(({ tag_identifier }) => tag_identifier);
    expect(page.text).toContain(`value="${identifiers.join(', ')}"`);
  });

  test('shows an error at its field, and keeps the input', async () => {
    const answer = await submit('A', { ...fields, 'mint[count]': '501' });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('is more than 500');
    expect(answer.text).toContain('value="501"');
    expect(await stock()).toEqual([]);
  });

  test('lets an admin choose the customer, and does not ask others', async () => {
    expect((await all.get('A', '/Tags/mint')).text).not.toContain('mint[customer_id]');
    await submit('admin', { ...fields, 'mint[customer_id]': String(all.ids.B) });
    expect((await stock()).map(({ customer_id }) => customer_id)).toEqual([all.ids.B, all.ids.B, all.ids.B]);
  });

  test('X10: ignores another customer named by a customer', async () => {
    await submit('A', { ...fields, 'mint[customer_id]': String(all.ids.B) });
    expect((await stock()).map(({ customer_id }) => customer_id)).toEqual([all.ids.A, all.ids.A, all.ids.A]);
  });

  test('takes a place from the address', async () => {
    const place = await makeRecord(app, 'places', all.ids.A);
    const page = await all.get('A', `/Tags/mint?place_id=${place}`);
    expect(page.text).toMatch(new RegExp(`<option value="${place}"[^>]* selected`));
  });

  test('E4: creates them once for the same form, with the same answer, also concurrently', async () => {
    const page = await all.get('A', '/Tags/mint');
    const send = () => all.browsers.A.submit(page, '/Tags/mint', fields);
    const [first, ...others] = [await send(), ...(await Promise.all([send(), send()]))];
    expect(await stock()).toHaveLength(3);
    for (const other of others) expect(leadsTo(other)).toEqual(leadsTo(first as Answer));
    // Another number is another form; and so is the next one that is opened.
    await all.browsers.A.submit(page, '/Tags/mint', { ...fields, 'mint[count]': '1' });
    await submit('A');
    expect(await stock()).toHaveLength(3 + 1 + 3);
  });

  test('accepts a refused form again', async () => {
    const page = await all.get('A', '/Tags/mint');
    const wrong = { 'mint[count]': '2', 'mint[place_id]': 'nowhere' };
    expect((await all.browsers.A.submit(page, '/Tags/mint', wrong)).status).toBe(422);
    expect((await all.browsers.A.submit(page, '/Tags/mint', wrong)).status).toBe(422);
    expect(leadsTo(await all.browsers.A.submit(page, '/Tags/mint', { ...wrong, 'mint[place_id]': '' }))[0]).toBe(303);
  });
});

describe('filling a tag in stock', () => {
  let id: number;
  let identifier: string;
  const path = () => `/Tags/${id}/fill`;
  const words = { 'tag[text]': 'Built in 1911', 'tag[lang_code]': 'en', 'tag[name]': 'The anchor' };
  const open = (person: Person) => all.get(person, path());
  const fill = async (person: Person, given: Record<string, string> = words, page?: Answer) =>
    all.browsers[person].submit(page ?? (await open(person)), path(), given);
  const originals = async () => [
    ...(await app.db('translations').pluck('text')),
    ...(await app.db('name_translations').pluck('text')),
  ];

  beforeEach(async () => {
    id = await makeRecord(app, 'tags', all.ids.A);
    identifier = (await app.db('tags').where({ id }).first()).tag_identifier;
  });

  test('E4: is linked from the public page, which says that the tag is not in use, and shows its place', async () => {
    const place = await makeRecord(app, 'places', all.ids.A);
    await app.db('places').where({ id: place }).update({ name: 'Harbour' });
    await app.db('tags').where({ id }).update({ place_id: place });
    const pages = await Promise.all([
      new TestBrowser(app).get(`/t/${identifier}`),
      all.get('A', `/t/${identifier}`),
      all.get('admin', `/t/${identifier}`),
    ]);
    for (const { status, text } of pages) {
      expect(status).toBe(200);
      expect(text).toContain('This tag is not in use yet.');
      expect(text).toContain('Harbour');
      expect(text).toContain(`href="/Tags/${id}/fill"`);
    }
    expect(new Set(pages.map(({ text }) => text)).size).toBe(1);
  });

  test('is not linked from the page of a tag with a name', async () => {
    await fill('A', { ...words, 'tag[text]': '' });
    const { text } = await all.get('nobody', `/t/${identifier}`);
    expect(text).toContain('The anchor');
    expect(text).not.toContain('/fill');
  });

  test('E4: asks a signed-out visitor to sign in, and returns to the form', async () => {
    const browser = new TestBrowser(app);
    const asked = await browser.get(path());
    expect([asked.status, asked.headers.get('location')]).toEqual([
      302,
      `/login?return_to=${encodeURIComponent(path())}`,
    ]);
    const back = await browser.signIn(
      'a@example.com',
      'correct horse battery staple',
      asked.headers.get('location') ?? '',
    );
    expect(leadsTo(back)).toEqual([303, path()]);
    expect((await browser.follow(back)).text).toContain('name="tag[text]"');
  });

  test('E4: lets the owner or an admin write text, name, place and hardware', async () => {
    for (const person of ['A', 'admin'] as const) {
      id = await makeRecord(app, 'tags', all.ids.A);
      const done = await fill(person, {
        ...words,
        'tag[new_place]': `Quay of ${person}`,
        'tag[identifier]': `04A${id}`,
        'tag[hardware_type]': 'nfc',
      });
      expect(leadsTo(done)).toEqual([303, `/Tags/${id}`]);
      expect(await all.notice(person, done)).toContain('The tag is filled');
      const { customer_id, place_id } = await app.db('tags').where({ id }).first();
      expect(customer_id).toBe(all.ids.A);
      const place = await app.db('places').where({ id: place_id }).first();
      expect(place).toMatchObject({ name: `Quay of ${person}`, customer_id: all.ids.A });
      expect(await app.db('hardwares').where({ tag_id: id })).toHaveLength(1);
    }
    expect((await originals()).sort()).toEqual(['Built in 1911', 'Built in 1911', 'The anchor', 'The anchor']);
  });

  test('moves hardware of the owner’s other tag after a question, also for an admin', async () => {
    const other = await makeRecord(app, 'tags', all.ids.A);
    const chip = { hardware_type: 'nfc', identifier: '04C0FFEE' };
    await app.db('hardwares').delete();
    await app.db('hardwares').insert({ ...chip, tag_id: other });
    const given = { ...words, 'tag[hardware_type]': chip.hardware_type, 'tag[identifier]': chip.identifier };
    const asked = await fill('admin', given);
    expect([asked.status, asked.text.includes('Move the hardware, and fill the tag')]).toEqual([422, true]);
    expect(leadsTo(await fill('admin', given, asked))).toEqual([303, `/Tags/${id}`]);
    expect(await app.db('hardwares').pluck('tag_id')).toEqual([id]);
  });

  test('E4: answers 404 to other customers, whether the tag is in use or not', async () => {
    const hidden = ({ csrf_token: _, ...fields }: Record<string, string>) => Object.keys(fields);
    for (const isUsed of [false, true]) {
      expect((await open('B')).status).toBe(404);
      const token = csrfTokenOf(await all.get('B', '/'));
      expect((await all.browsers.B.post(path(), { ...words, csrf_token: token })).status).toBe(404);
      if (!isUsed) await fill('A');
    }
    expect(
      hidden(formsOf(await all.get('A', '/Tags/new')).find(({ action }) => action === '/Tags')?.fields ?? {}),
    ).toContain('form_key');
    expect(await originals()).toEqual(['Built in 1911', 'The anchor']);
  });

  test('E4: is for admins only if the tag has no customer', async () => {
    await app.db('tags').where({ id }).update({ customer_id: null });
    expect((await open('A')).status).toBe(404);
    const refused = await fill('admin', { ...words, 'tag[new_place]': 'Somewhere' });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('needs a customer whom the tag belongs to');
    expect(leadsTo(await fill('admin'))).toEqual([303, `/Tags/${id}`]);
  });

  test('E4: is refused without text and name, and with incomplete hardware', async () => {
    const empty = await fill('A', { ...words, 'tag[text]': ' ', 'tag[name]': '' });
    expect([empty.status, empty.text.includes('can&#39;t be blank where there is no name')]).toEqual([422, true]);
    const half = await fill('A', { ...words, 'tag[identifier]': '04A1' });
    expect(half.status).toBe(422);
    expect(half.text).toContain('Built in 1911');
    expect(await originals()).toEqual([]);
  });

  test('E4: opens a tag in use instead, and does not overwrite it unseen', async () => {
    const early = await open('A');
    await fill('admin', { ...words, 'tag[text]': 'First' });
    expect(leadsTo(await open('A'))).toEqual([303, `/Tags/${id}`]);
    const late = await fill('A', { ...words, 'tag[text]': 'Second' }, early);
    expect(late.status).toBe(409);
    expect(late.text).toContain('Somebody else has changed this meanwhile.');
    expect(late.text).toContain('First');
    expect(late.text).toContain('Second');
    expect((await originals()).sort()).toEqual(['First', 'The anchor']);
    // What comes back has shown what is stored: what is saved next counts.
    const again = await fill('A', { ...words, 'tag[text]': 'Second' }, late);
    expect(leadsTo(again)).toEqual([303, `/Tags/${id}`]);
    expect((await originals()).sort()).toEqual(['Second', 'The anchor']);
  });

  test('SH5: ignores differences in line ends, Unicode composition and outer blanks', async () => {
    const page = await open('A');
    const stored = { 'tag[text]': 'Première.\n\nSeconde é.', 'tag[name]': 'L’entrée', 'tag[lang_code]': 'fr' };
    await fill('A', stored, page);
    const before = await originals();
    const late = await fill('A', { ...stored, 'tag[text]': 'Other' }, page);
    expect(late.status).toBe(409);
    const same = {
      ...stored,
      'tag[text]': ` Premie\u0300re.\r\n\r\nSeconde e\u0301.\u00a0\r\n`,
      'tag[name]': 'L’entre\u0301e ',
    };
    expect(leadsTo(await fill('A', same, late))).toEqual([303, `/Tags/${id}`]);
    expect(await originals()).toEqual(before);
  });

  test('HU4: accepts the code lzh as traditional Chinese', async () => {
    await fill('A', { ...words, 'tag[lang_code]': 'lzh' });
    expect(await app.db('translations').pluck('lang_code')).toEqual(['zh-CHT']);
  });

  test('HU6: refuses a parent that is within the tag', async () => {
    const child = await makeRecord(app, 'tags', all.ids.A);
    await app.db('tags').where({ id: child }).update({ parent_id: id });
    const refused = await fill('A', { ...words, 'tag[parent_id]': String(child) });
    expect([refused.status, refused.text.includes('is within the tag already')]).toEqual([422, true]);
    expect(await originals()).toEqual([]);
  });

  test('HU6: holds no lock on the tag while it waits to set the parent, which avoids a deadlock', async () => {
    const parent = await makeRecord(app, 'tags', all.ids.A);
    const page = await open('A');
    let filled: Promise<Answer> | undefined;
    await app.db.transaction(async (trx) => {
      await lockParents(trx);
      filled = fill('A', { ...words, 'tag[parent_id]': String(parent) }, page);
      await eventually('it waits', async () => {
        // Else a transaction sees for as long as it lasts what it has seen first.
        await trx.raw('select pg_stat_clear_snapshot()');
        return (await lockWaits(trx)) > 0;
      });
      await trx.raw('select from tags where id = ? for update nowait', [id]);
    });
    expect(leadsTo((await filled) as Answer)).toEqual([303, `/Tags/${id}`]);
    expect(await app.db('tags').where({ id }).first()).toMatchObject({ parent_id: parent });
  });

  test('never happens a second time by a form without a version', async () => {
    await fill('A');
    const token = csrfTokenOf(await all.get('A', '/'));
    const answer = await all.browsers.A.post(path(), { ...words, csrf_token: token });
    expect(answer.status).toBe(409);
  });

  test('happens once for the same form sent twice, with the same answer', async () => {
    const page = await open('A');
    const [first, again] = [await fill('A', words, page), await fill('A', words, page)];
    expect(leadsTo(again)).toEqual(leadsTo(first));
    expect(await originals()).toEqual(['Built in 1911', 'The anchor']);
  });

  test('does not overwrite a change made meanwhile', async () => {
    const page = await open('A');
    await app.db('tags').where({ id }).update({ description: 'By the door' });
    const refused = await fill('A', { ...words, 'tag[description]': 'At the gate' }, page);
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('By the door');
    expect(await originals()).toEqual([]);
  });
});

test('a new tag whose form is sent twice is created once', async () => {
  const page = await all.get('A', '/Tags/new');
  const send = () => all.browsers.A.submit(page, '/Tags', { 'tag[name]': 'One', 'tag[lang_code]': 'en' });
  const [first, again] = [await send(), await send()];
  expect(await stock()).toHaveLength(1);
  expect(leadsTo(again)).toEqual(leadsTo(first));
  expect(await all.notice('A', again)).toBe('The tag is added. The same form was sent before and counts once.');
});
