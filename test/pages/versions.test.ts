/** Two people edit the same record: the second save is compared with what each shown field contained when the form was drawn. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { inTransaction } from '../../src/database/transaction.ts';
import { type Answer, startApp, type TestApp } from '../setup/app.ts';
import { eventually } from '../setup/eventually.ts';
import { gather, type People } from '../setup/four-people.ts';
import { lockWaits } from '../setup/lock-waits.ts';
import { type Edited, groups, makeMachine, makeRecord, makeText, paths, resources } from '../setup/management.ts';
import { type Changes, sentBy } from '../setup/sent-form.ts';
import { formsOf } from '../setup/test-browser.ts';

let app: TestApp;
let all: People;

beforeAll(async () => {
  app = await startApp({ env: { DEFAULT_LATITUDE: '48.5', DEFAULT_LONGITUDE: '9.25' } });
  all = await gather(app);
});
afterAll(() => app.stop());

/** A field that each resource's form shows, and three values for it. */
const shown: Record<Edited, { field: string; values: [string, string, string] }> = {
  tags: { field: 'description', values: ['By the door', 'At the gate', 'In the yard'] },
  text_records: { field: 'text', values: ['One', 'Two', 'Three'] },
  translations: { field: 'text', values: ['One', 'Two', 'Three'] },
  name_translations: { field: 'text', values: ['One', 'Two', 'Three'] },
  hardwares: { field: 'latitude', values: ['1.5', '2.5', '3.5'] },
  places: { field: 'name', values: ['Hall', 'Aula', 'Yard'] },
  customers: { field: 'name', values: ['Ada', 'Grace', 'Barbara'] },
};

const record = (resource: Edited) => makeRecord(app, resource, resource === 'customers' ? null : all.ids.A);
const edit = (path: string) => all.get('admin', `${path}/edit`);
const submit = (page: Answer, path: string, group: string, fields: Record<string, string>) =>
  all.browsers.admin.submit(
    page,
    path,
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${group}[${name}]`, value])),
  );
const versionOf = (page: Answer, path: string) => formsOf(page).find(({ action }) => action === path)?.fields.version;
const isConflict = (answer: Answer) => [answer.status, answer.headers.get('x-error-reason')];
const conflict = [409, 'changed_meanwhile'];

describe.each(resources)('%s', (resource) => {
  const { field, values } = shown[resource];
  const group = groups[resource];
  const [mine, theirs, third] = values;
  const place = async () => {
    const id = await record(resource);
    const path = `${paths[resource]}/${id}`;
    const save = (page: Answer, value: string) => submit(page, path, group, { [field]: value });
    const table = resource === 'text_records' ? 'translations' : resource;
    const key = resource === 'text_records' ? { text_record_id: id } : { id };
    const stored = async () => String((await app.db(table).where(key).first())[field]);
    return { id, path, save, stored };
  };

  test('Y5: a second save returns with both values, and saves when sent again', async () => {
    const { path, save, stored } = await place();
    const [first, second] = [await edit(path), await edit(path)];
    expect((await save(first, theirs)).status).toBe(303);
    const refused = await save(second, mine);
    expect(isConflict(refused)).toEqual(conflict);
    expect(await stored()).toBe(theirs);
    expect(refused.text).toContain('<title>Error: ');
    expect(refused.text).toMatch(new RegExp(`<div class="stored"><p>Stored now</p><div class="text"[^>]*>${theirs}<`));
    expect(refused.text).toMatch(new RegExp(`value="${mine}"|>\\s*${mine}</textarea>`));
    expect((await save(refused, mine)).status).toBe(303);
    expect(await stored()).toBe(mine);
  });

  test('Y5: another change in between is shown again', async () => {
    const { path, save, stored } = await place();
    const [first, second] = [await edit(path), await edit(path)];
    await save(first, theirs);
    const refused = await save(second, mine);
    await save(await edit(path), third);
    const again = await save(refused, mine);
    expect([...isConflict(again), again.text.includes(third)]).toEqual([...conflict, true]);
    expect(await stored()).toBe(third);
  });

  test('Y5: an equal value, a form without a version, and a deletion are no conflict', async () => {
    const { path, save, stored } = await place();
    const [first, second] = [await edit(path), await edit(path)];
    await save(first, theirs);
    expect((await save(second, theirs)).status).toBe(303);
    expect((await all.send('admin', 'patch', path, group, { [field]: mine })).status).toBe(303);
    expect(await stored()).toBe(mine);
    const shownPage = await all.get('admin', path);
    await save(await edit(path), third);
    expect((await all.browsers.admin.submit(shownPage, path, { _method: 'delete' })).status).toBe(303);
    expect(await app.db(resource).where({ id: Number(path.split('/').at(-1)) })).toEqual([]);
  });

  test('Y5: a form refused for another error keeps its version', async () => {
    const { path, save } = await place();
    const second = await edit(path);
    await save(await edit(path), theirs);
    const tooLong = resource === 'hardwares' ? '999' : 'x'.repeat(30_001);
    const refused = await save(second, tooLong);
    expect([refused.status, versionOf(refused, path)]).toEqual([422, versionOf(second, path)]);
    expect(isConflict(await save(refused, mine))).toEqual(conflict);
  });

  test('Y5: one of several simultaneous saves succeeds', async () => {
    const { path, save, stored } = await place();
    const page = await edit(path);
    const answers = await Promise.all(values.map((value) => save(page, value)));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409, 409]);
    const saved = answers.findIndex(({ status }) => status === 303);
    expect(await stored()).toBe(values[saved]);
  });

  test('Y5: a conflict is detected while the record is locked', async () => {
    const { path, save, stored } = await place();
    const page = await edit(path);
    let answer: Promise<Answer> | undefined;
    await inTransaction(app.db, async (trx) => {
      const id = Number(path.split('/').at(-1));
      if (resource === 'text_records') {
        const { tag_id } = await trx(resource).where({ id }).first();
        await trx('tags').where({ id: tag_id }).forUpdate().first();
        await trx('translations').where({ text_record_id: id }).update({ text: theirs });
      } else
        await trx(resource)
          .where({ id })
          .update({ [field]: theirs });
      answer = save(page, mine);
      await eventually('the save waits', async () => (await lockWaits(app.db)) > 0);
    });
    expect(isConflict((await answer) as Answer)).toEqual(conflict);
    expect(await stored()).toBe(theirs);
  });

  test('Y5: an invalid version is ignored', async () => {
    const { path } = await place();
    for (const version of ['x', `${field}.`, '. . .', `${field}`, `constructor.x __proto__.x`, 'id.x'])
      expect((await all.send('admin', 'patch', path, group, { [field]: mine }, { version })).status).toBe(303);
  });
});

test('Y5: a change that the form does not show is no conflict', async () => {
  const id = await makeRecord(app, 'tags', all.ids.A);
  const page = await edit(`/Tags/${id}`);
  await makeText(app, id);
  await app
    .db('tags')
    .where({ id })
    .update({ updated_at: new Date(0) });
  expect((await submit(page, `/Tags/${id}`, 'tag', { description: 'By the door' })).status).toBe(303);
});

describe('Y5: a field that comes back untouched', () => {
  const made = async (stored: object) => {
    const id = await makeRecord(app, 'tags', all.ids.A);
    await app.db('tags').where({ id }).update(stored);
    const path = `/Tags/${id}`;
    return { path, page: await edit(path), row: () => app.db('tags').where({ id }) };
  };
  const send = (page: Answer, path: string, changes: Changes) =>
    all.browsers.admin.post(path, [...sentBy(page, path, changes)]);

  test('shows what is stored now, beside what it was, and the next save keeps both people’s words', async () => {
    const { path, page, row } = await made({ description: 'By the door' });
    await row().update({ description: 'At the gate' });
    const refused = await send(page, path, { 'tag[reference]': ['Untouched-1'] });
    expect(isConflict(refused)).toEqual(conflict);
    expect(refused.text).toContain('Description has been changed meanwhile, not by you: it shows what is stored now');
    expect(refused.text).toMatch(/<div class="stored"><p>Before<\/p><div class="text"[^>]*>By the door</);
    expect(refused.text).not.toContain('Stored now');
    const form = sentBy(refused, path);
    expect([form.get('tag[description]'), form.get('tag[reference]')]).toEqual(['At the gate', 'Untouched-1']);
    expect((await send(refused, path, {})).status).toBe(303);
    expect(await row().first('description', 'reference')).toEqual({
      description: 'At the gate',
      reference: 'Untouched-1',
    });
  });

  test('leaves what was typed in a field that both have changed', async () => {
    const { path, page, row } = await made({ description: 'By the door', reference: null });
    await row().update({ description: 'At the gate', reference: 'Untouched-2' });
    const refused = await send(page, path, { 'tag[description]': ['In the yard'] });
    const form = sentBy(refused, path);
    expect([form.get('tag[description]'), form.get('tag[reference]')]).toEqual(['In the yard', 'Untouched-2']);
    expect(refused.text).toMatch(/<p>Stored now<\/p><div class="text"[^>]*>At the gate</);
    expect(refused.text).toContain('<p>Before</p><p><em>Nothing</em></p>');
  });

  test('follows another change in between', async () => {
    const { path, page, row } = await made({ description: 'By the door' });
    await row().update({ description: 'At the gate' });
    const refused = await send(page, path, { 'tag[reference]': ['Untouched-3'] });
    await row().update({ description: 'In the yard' });
    const again = await send(refused, path, {});
    expect([...isConflict(again), sentBy(again, path).get('tag[description]')]).toEqual([...conflict, 'In the yard']);
  });

  test('shows the place of now by its name', async () => {
    const [one, other] = [await makeRecord(app, 'places', all.ids.A), await makeRecord(app, 'places', all.ids.A)];
    const { path, page, row } = await made({ place_id: one });
    await row().update({ place_id: other });
    const refused = await send(page, path, { 'tag[description]': ['By the door'] });
    expect([...isConflict(refused), sentBy(refused, path).get('tag[place_id]')]).toEqual([...conflict, `${other}`]);
  });

  test('stays as it was sent beside a joint field that was typed: a credit belongs to its picture', async () => {
    const { path, page, row } = await made({ image_url: 'https://example.com/1.jpg', credit: 'One' });
    await row().update({ image_url: 'https://example.com/2.jpg', credit: 'Two' });
    const refused = await send(page, path, { 'tag[image_url]': ['https://example.com/3.jpg'] });
    const form = sentBy(refused, path);
    expect([form.get('tag[image_url]'), form.get('tag[credit]')]).toEqual(['https://example.com/3.jpg', 'One']);
  });
});

test('Y5: shows each text in its own language and direction', async () => {
  const tag = await makeRecord(app, 'tags', all.ids.A);
  const { original } = await makeText(app, tag);
  const human = await makeMachine(app, 'translations', original, 'fr', { text: 'Bonjour', origin: 'human' });
  const path = `/translations/${human}`;
  const page = await edit(path);
  await app.db('translations').where({ id: human }).update({ lang_code: 'ar', text: 'أهلا <b>' });
  const refused = await submit(page, path, 'translation', { text: 'Salut', lang_code: 'fr' });
  expect(isConflict(refused)).toEqual(conflict);
  expect(refused.text).toContain('<div class="text" lang="ar" dir="rtl">أهلا &lt;b&gt;</div>');
  expect(refused.text).toMatch(/<textarea[^>]* lang="fr" dir="ltr">\nSalut</);
  expect(refused.text).toMatch(/<div class="text" dir="auto">Arabic<\/div>/);
});

test('Y5: a machine’s new text is a conflict, but other line breaks are not', async () => {
  const { original } = await makeText(app, await makeRecord(app, 'tags', all.ids.A));
  const id = await makeMachine(app, 'translations', original, 'fr', { text: 'Un' });
  const page = await edit(`/translations/${id}`);
  await app.db('translations').where({ id }).update({ text: 'Un\nDeux' });
  const said = (text: string) => submit(page, `/translations/${id}`, 'translation', { text });
  expect(isConflict(await said('Un'))).toEqual(conflict);
  expect((await said('Un\r\nDeux')).status).toBe(303);
});

describe('Y5: a place', () => {
  const made = async (location: object = { latitude: null, longitude: null }) => {
    const id = await makeRecord(app, 'places', all.ids.A);
    await app.db('places').where({ id }).update(location);
    return { id, path: `/places/${id}`, stored: () => app.db('places').where({ id }).first('latitude', 'longitude') };
  };

  test('X75: keeps coordinates set meanwhile if the form does not choose its own', async () => {
    const { id, path, stored } = await made();
    const page = await edit(path);
    await app.db('places').where({ id }).update({ latitude: 1, longitude: 2 });
    const usual = { name: 'Hall', latitude: '48.5', longitude: '9.25' };
    expect((await submit(page, path, 'place', usual)).status).toBe(303);
    expect(await stored()).toEqual({ latitude: 1, longitude: 2 });
    expect(isConflict(await submit(page, path, 'place', { ...usual, use_location: '1' }))).toEqual(conflict);
  });

  test('X75: clears its coordinates by a form that came back prefilled', async () => {
    const { path, stored } = await made({ latitude: 1, longitude: 2 });
    const refused = await submit(await edit(path), path, 'place', {
      name: 'x'.repeat(501),
      latitude: '',
      longitude: '',
    });
    expect((await submit(refused, path, 'place', { latitude: '48.5', longitude: '9.25' })).status).toBe(303);
    expect(await stored()).toEqual({ latitude: null, longitude: null });
  });

  test('compares numbers by value, and shows an empty one as nothing', async () => {
    const { id, path } = await made({ latitude: 1, longitude: 2 });
    const page = await edit(path);
    await app.db('places').where({ id }).update({ latitude: 52.37, longitude: null });
    expect((await submit(page, path, 'place', { latitude: '52.370' })).status).toBe(303);
    const refused = await submit(page, path, 'place', { latitude: '52.37', longitude: '2' });
    expect([...isConflict(refused), refused.text.includes('<em>Nothing</em>')]).toEqual([...conflict, true]);
  });
});

test('Y5: another record is shown by its name, and can be written in words', async () => {
  const [id, one, other] = await Promise.all(
    ['tags', 'places', 'places'].map((each) => makeRecord(app, each as Edited, all.ids.A)),
  );
  await app.db('places').where({ id: one }).update({ name: 'The old mill' });
  await app.db('places').where({ id: other }).update({ name: 'The harbour' });
  const path = `/Tags/${id}`;
  const page = await edit(path);
  await app.db('tags').where({ id }).update({ place_id: one });
  const refused = await submit(page, path, 'tag', { place_id: `${other}` });
  expect(isConflict(refused)).toEqual(conflict);
  expect(refused.text).toMatch(/<div class="text" dir="auto">The old mill/);
  expect((await submit(page, path, 'tag', { place_id: 'old mill' })).status).toBe(303);
});

test('Y5: another of many places is shown by its name, too', async () => {
  const id = await makeRecord(app, 'tags', all.ids.B);
  const places = await Promise.all(Array.from({ length: 52 }, () => makeRecord(app, 'places', all.ids.B)));
  await app.db('places').where({ id: places[0] }).update({ name: 'The old mill' });
  const path = `/Tags/${id}`;
  const page = await edit(path);
  await app.db('tags').where({ id }).update({ place_id: places[0] });
  const refused = await submit(page, path, 'tag', { place_id: `Museum #${places[1]}` });
  expect([...isConflict(refused), refused.text.includes('The old mill')]).toEqual([...conflict, true]);
  expect((await submit(refused, path, 'tag', { place_id: `Museum #${places[1]}` })).status).toBe(303);
});

test('Y5: identifiers are compared without case', async () => {
  const id = await makeRecord(app, 'hardwares', all.ids.A);
  const page = await edit(`/hardwares/${id}`);
  await app.db('hardwares').where({ id }).update({ identifier: 'AB:CD:01' });
  const say = (identifier: string) => submit(page, `/hardwares/${id}`, 'hardware', { identifier });
  expect(isConflict(await say('ab:cd:02'))).toEqual(conflict);
  expect((await say('ab:cd:01')).status).toBe(303);
});

test('Y5: the owner of a tag has its own form and version', async () => {
  const id = await makeRecord(app, 'tags', all.ids.A);
  const path = `/Tags/${id}`;
  const page = await edit(path);
  const [, ofOwner] = formsOf(page).filter(({ action }) => action === path);
  expect(ofOwner?.fields.version).toMatch(/^customer_id\.[^ ]+$/);
  await app.db('tags').where({ id }).update({ customer_id: all.ids.B, description: 'New' });
  const give = (from: Record<string, string> | undefined) =>
    all.browsers.admin.post(path, { ...from, 'tag[customer_id]': `${all.ids.admin}` });
  const refused = await give(ofOwner?.fields);
  expect([...isConflict(refused), refused.text.includes('b@example.com')]).toEqual([...conflict, true]);
  const [ofTag, again] = formsOf(refused).filter(({ action }) => action === path);
  expect((await give(again?.fields)).status).toBe(303);
  expect((await all.browsers.admin.post(path, { ...ofTag?.fields, 'tag[description]': 'Newer' })).status).toBe(303);
});
