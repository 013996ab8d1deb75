/** Fields that refer to another record: chosen by name, and never another customer's. */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../setup/app.ts';
import { gather, type People } from '../setup/four-people.ts';
import { makeName, makeRecord } from '../setup/management.ts';

let app: TestApp;
let all: People;
let [foreignTag, foreignPlace] = [0, 0];

async function makePlace(owner: number, name: string): Promise<number> {
  const [{ id }] = await app.db('places').insert({ customer_id: owner, name }).returning('id');
  return id;
}

// How a field is drawn goes by how much there is to choose from: each test begins with nothing of A's.
beforeEach(async () => {
  app = await startApp();
  all = await gather(app);
  foreignTag = await makeRecord(app, 'tags', all.ids.B);
  await makeName(app, foreignTag, 'en', 'Secret lighthouse');
  foreignPlace = await makePlace(all.ids.B, 'Secret harbour');
});
afterEach(() => app.stop());

/** The control of a field, and what can be chosen in it. */
function controlIn(text: string, id: string) {
  const [, select] = new RegExp(`<select id="${id}"[^>]*>(.*?)</select>`, 's').exec(text) ?? [];
  const [, list] = new RegExp(`<datalist id="${id}_list">(.*?)</datalist>`, 's').exec(text) ?? [];
  const [, value] = new RegExp(`<input type="text" id="${id}"[^>]* value="([^"]*)"`).exec(text) ?? [];
  const options = [...(select ?? list ?? '').matchAll(/<option value="([^"]*)"([^>]*)>([^<]*)/g)];
  return {
    kind: select === undefined ? 'text' : 'select',
    value: value ?? options.find(([, , more]) => more?.includes('selected'))?.[1],
    options: options.map(([, id = '', , label]) => label || id),
  };
}

describe('few records', () => {
  test('are a select by name, without other customers’ records', async () => {
    const tag = await makeRecord(app, 'tags', all.ids.A);
    await makeName(app, tag, 'ar', 'المرساة');
    const { tag_identifier } = await app.db('tags').where({ id: tag }).first();
    const nameless = await makeRecord(app, 'tags', all.ids.A);
    const { tag_identifier: other } = await app.db('tags').where({ id: nameless }).first();
    const { text } = await all.get('A', `/hardwares/new?tag_id=${tag}`);
    const { kind, value, options } = controlIn(text, 'hardware_tag_id');
    expect([kind, value]).toEqual(['select', String(tag)]);
    expect(options.sort()).toEqual(['None: it is free', `Tag ${other}`, `المرساة (${tag_identifier})`].sort());
    expect(text).toContain(`<option value="${tag}" selected lang="ar" dir="rtl">`);
    for (const path of ['/translations/new', '/name_translations/new', '/text_records/new', '/Tags/new'])
      expect(
        (await all.get('A', `${path}?tag_id=${foreignTag}&mode=in_mode&place_id=${foreignPlace}`)).text,
      ).not.toContain('Secret');
  });

  test('D41: exclude another customer’s, which neither words nor numbers can name', async () => {
    const tag = await makeRecord(app, 'tags', all.ids.A);
    for (const place_id of [foreignPlace, 'Secret', `Secret harbour #${foreignPlace}`]) {
      const { status, text } = await all.send('A', 'patch', `/Tags/${tag}`, 'tag', { place_id });
      expect([place_id, status, /<h2>This could not be done/.test(text)]).toEqual([place_id, 422, true]);
    }
    for (const tag_id of [foreignTag, 'lighthouse', `Secret lighthouse #${foreignTag}`, '\0', '%']) {
      const item = { identifier: 'AB', hardware_type: 'nfc', tag_id };
      expect([tag_id, (await all.send('A', 'post', '/hardwares', 'hardware', item)).status]).toEqual([tag_id, 422]);
    }
    expect((await app.db('tags').where({ id: tag }).first()).place_id).toBeNull();
  });

  test('a value that is not text is refused with 422', async () => {
    const tag = await makeRecord(app, 'tags', all.ids.A);
    for (const place_id of [{ toString: 1 }, [1, 2], {}, true, 1e99]) {
      const { status } = await app.call('PATCH', `/Tags/${tag}`, {
        body: { tag: { place_id } },
        headers: {
          Accept: 'text/html',
          Origin: new URL(app.url).origin,
          Cookie: all.browsers.A.cookie,
          'X-CSRF-Token': /name="csrf_token" value="([^"]*)"/.exec((await all.get('A', '/')).text)?.[1] ?? '',
        },
      });
      expect([place_id, status]).toEqual([place_id, 422]);
    }
  });
});

describe('many records', () => {
  let harbour = 0;
  let tag = 0;
  beforeEach(async () => {
    tag = await makeRecord(app, 'tags', all.ids.A);
    harbour = await makePlace(all.ids.A, 'Old harbour');
    for (let made = 0; made < 60; made += 1) await makePlace(all.ids.A, `Stall ${made}`);
  });
  const save = (place_id: unknown) => all.send('A', 'patch', `/Tags/${tag}`, 'tag', { place_id, description: 'Kept' });
  const placeOf = async () => (await app.db('tags').where({ id: tag }).first()).place_id;

  test('are a text field that suggests the newest', async () => {
    await app.db('tags').where({ id: tag }).update({ place_id: harbour });
    const { kind, value, options } = controlIn((await all.get('A', `/Tags/${tag}/edit`)).text, 'tag_place_id');
    expect([kind, value, options.length]).toEqual(['text', `Old harbour #${harbour}`, 50]);
    expect(options).toContainEqual(expect.stringMatching(/^Stall 59 #\d+$/));
    const { text } = await all.get('A', `/Tags/new?mode=in_mode&place_id=${harbour}`);
    expect(controlIn(text, 'tag_place_id').value).toBe(`Old harbour #${harbour}`);
  });

  test('are chosen by a unique part of the name, a suggestion or a number', async () => {
    for (const place_id of ['harb', ' HARBOUR old ', `whatever #${harbour}`, harbour]) {
      await app.db('tags').where({ id: tag }).update({ place_id: null });
      expect([place_id, (await save(place_id)).status]).toEqual([place_id, 303]);
      expect(await placeOf()).toBe(harbour);
    }
    expect((await save('')).status).toBe(303);
    expect(await placeOf()).toBeNull();
  });

  test('a name with several matches returns the form with a select of them', async () => {
    const { status, text } = await save('Stall 1');
    const { kind, options } = controlIn(text, 'tag_place_id');
    expect([status, kind, options.length]).toEqual([422, 'select', 1 + 15]);
    const some = controlIn((await save('stall 2')).text, 'tag_place_id').options;
    expect(some.filter((name) => /^Stall \d$|^Stall .2$/.test(name)).slice(0, 3)).toEqual([
      'Stall 2',
      'Stall 12',
      'Stall 22',
    ]);
    expect(text).toContain('Place could be several with “Stall 1”: choose one');
    expect(text).toMatch(/<select id="tag_place_id"[^>]* autofocus/);
    expect(text).toContain('Kept');
  });

  test('a name without a match is refused, and stays in the field', async () => {
    const { status, text } = await save('Lighthouse');
    expect([status, controlIn(text, 'tag_place_id').value]).toEqual([422, 'Lighthouse']);
    expect(text).toContain('Place has nothing with “Lighthouse”');
  });
});

test('an admin chooses a customer by e-mail address', async () => {
  const tag = await makeRecord(app, 'tags', null);
  const { options } = controlIn((await all.get('admin', `/Tags/${tag}/edit`)).text, 'tag_customer_id');
  expect(options).toEqual(['Nobody yet', 'a@example.com', 'admin@example.com', 'b@example.com']);
  expect((await all.send('admin', 'patch', `/Tags/${tag}`, 'tag', { customer_id: 'b@exam' })).status).toBe(303);
  expect((await app.db('tags').where({ id: tag }).first()).customer_id).toBe(all.ids.B);
});

describe('pages name related records', () => {
  test('by name and in their language, in lists and on their own page', async () => {
    const [place, parent] = [await makePlace(all.ids.A, 'Quay'), await makeRecord(app, 'tags', all.ids.A)];
    await makeName(app, parent, 'he', 'המגדלור');
    const tag = await makeRecord(app, 'tags', all.ids.A);
    await makeName(app, tag, 'en', 'Lamp room');
    await app.db('tags').where({ id: tag }).update({ place_id: place, parent_id: parent });
    const { text } = await all.get('A', `/Tags/${tag}`);
    expect(text).toContain('<h1><span class="text" lang="en" dir="ltr">Lamp room</span></h1>');
    expect(text).toContain(`<a href="/places/${place}"><bdi>Quay</bdi></a>`);
    expect(text).toContain(`<a href="/Tags/${parent}"><span class="text" lang="he" dir="rtl">המגדלור</span></a>`);
    expect(text).toContain(`<a href="/customers/${all.ids.A}"><bdi>a@example.com</bdi></a>`);
    const list = await all.get('A', '/Tags?q=Lamp');
    expect(list.text).toContain(`<a href="/Tags/${tag}"><span class="text" lang="en" dir="ltr">Lamp room</span></a>`);
    expect(list.text).toContain(`<a href="/places/${place}"><bdi>Quay</bdi></a>`);
    expect((await all.get('A', `/places/${place}`)).text).toContain('Lamp room');
  });

  test('D41: by number alone if they are another customer’s', async () => {
    const tag = await makeRecord(app, 'tags', all.ids.A);
    await app.db('tags').where({ id: tag }).update({ parent_id: foreignTag });
    const { text } = await all.get('A', `/Tags/${tag}`);
    expect(text).toContain(`Tag ${foreignTag}`);
    expect(text).not.toMatch(new RegExp(`Secret|href="/Tags/${foreignTag}"`));
    const form = await all.get('A', `/Tags/${tag}/edit`);
    expect(form.text).not.toContain('Secret');
    expect(form.text).toMatch(
      new RegExp(`<option value="${foreignTag}" selected|value="Tag ${foreignTag} #${foreignTag}"`),
    );
    const fields = { 'tag[description]': 'Saved', 'tag[parent_id]': `${foreignTag}` };
    const saved = await all.browsers.A.submit(form, `/Tags/${tag}`, fields);
    expect(saved.status).toBe(303);
    expect(await app.db('tags').where({ id: tag }).first()).toMatchObject({
      description: 'Saved',
      parent_id: foreignTag,
    });
  });
});
