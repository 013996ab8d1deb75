/** One form creates a tag with its text, name, place, hardware and languages. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Outcome } from '../../contracts/runner.ts';
import { type Answer, startApp, type TestApp, translatorOf } from '../setup/app.ts';
import { gather, leadsTo, type People } from '../setup/four-people.ts';
import { makeRecord } from '../setup/management.ts';

let app: TestApp;
let all: People;
let answer: () => Outcome = () => ({ state: 'pending' });
const translator = translatorOf(() => answer());

beforeAll(async () => {
  app = await startApp({ translator });
  all = await gather(app);
});
afterAll(() => app.stop());
beforeEach(() => {
  translator.requests.length = 0;
  answer = () => ({ state: 'pending' });
});

const uuid = 'b9407f30-f5f8-466e-aff9-25556b57fe6d';
const send = (fields: object) => all.send('A', 'post', '/Tags', 'tag', { languages: undefined, ...fields });
const countTags = async () => (await app.db('tags').count())[0]?.count;

test('creates text, name, place and hardware, and requests translations', async () => {
  const page = await all.get('A', '/Tags/new');
  const made = await all.browsers.A.submit(page, '/Tags', {
    'tag[name]': 'The anchor',
    'tag[text]': 'One\r\nTwo',
    'tag[lang_code]': 'en',
    'tag[gender]': 'f',
    'tag[new_place]': 'Harbour',
    'tag[hardware_type]': 'ble-beacon',
    'tag[identifier]': uuid,
    'tag[major]': '1',
    'tag[minor]': '7',
    'tag[languages]': 'fr',
    'tag[description]': 'By the door',
  });
  const [status, to] = leadsTo(made);
  expect([status, to]).toEqual([303, expect.stringMatching(/^\/Tags\/\d+$/)]);
  const id = Number(String(to).slice('/Tags/'.length));
  const tag = await app.db('tags').where({ id }).first();
  expect(tag).toMatchObject({ customer_id: all.ids.A, description: 'By the door' });
  expect(await app.db('text_records').where({ tag_id: id }).first()).toMatchObject({ gender: 'f' });
  const { id: textRecordId } = await app.db('text_records').where({ tag_id: id }).first();
  expect(await app.db('translations').where({ text_record_id: textRecordId })).toMatchObject([
    { text: 'One\nTwo', lang_code: 'en', origin: 'original' },
  ]);
  expect(await app.db('name_translations').where({ tag_id: id })).toMatchObject([{ text: 'The anchor' }]);
  expect(await app.db('places').where({ id: tag.place_id })).toMatchObject([
    { name: 'Harbour', customer_id: all.ids.A, latitude: null, longitude: null },
  ]);
  expect(await app.db('hardwares').where({ tag_id: id })).toMatchObject([
    { identifier: uuid.toUpperCase(), hardware_type: 'ble-beacon', major: 1, minor: 7 },
  ]);
  const wish = { lang_code: 'fr', wait_ms: 0, insist: true, from: 'management' };
  expect(translator.requests).toEqual([
    { ...wish, subject: { kind: 'text', id: textRecordId } },
    { ...wish, subject: { kind: 'name', id } },
  ]);
});

test('takes a UUID with a major number for a beacon', async () => {
  const [, to] = leadsTo(await send({ identifier: uuid.replaceAll('-', ''), major: '3' }));
  const tag_id = Number(String(to).slice('/Tags/'.length));
  expect(await app.db('hardwares').where({ tag_id })).toMatchObject([{ hardware_type: 'ble-beacon', major: 3 }]);
});

test('requires no field', async () => {
  const [status, to] = leadsTo(await send({ description: '' }));
  expect(status).toBe(303);
  expect((await all.get('A', `${to}`)).text).toContain('It has no text');
  expect(translator.requests).toEqual([]);
});

test('takes a UUID without a type for a beacon, unless another type is given', async () => {
  const other = uuid.replace('b9', 'c0').replaceAll('-', '');
  for (const [fields, hardware_type] of [
    [{ identifier: other, major: '1', minor: '8' }, 'ble-beacon'],
    [{ identifier: other, hardware_type: 'qr' }, 'qr'],
  ] as const) {
    const [status, to] = leadsTo(await send(fields));
    expect(status).toBe(303);
    const tag_id = Number(String(to).slice('/Tags/'.length));
    expect(await app.db('hardwares').where({ tag_id })).toMatchObject([
      { identifier: other.toUpperCase(), hardware_type },
    ]);
  }
});

test('creates the tag while the runner is away, and reports the missing translations', async () => {
  answer = () => {
    throw new Error('away');
  };
  const made = await send({ text: 'One', lang_code: 'en', languages: 'fr' });
  expect(made.status).toBe(303);
  expect(await all.notice('A', made)).toMatch(/^The tag is added\. It is not being translated into French, since/);
});

test('accepts several languages as boxes of one name', async () => {
  const page = await all.get('A', '/Tags/new');
  const token = /name="csrf_token" value="([^"]*)"/.exec(page.text)?.[1] ?? '';
  const fields: [string, string][] = [
    ['csrf_token', token],
    ['tag[text]', 'One'],
    ['tag[lang_code]', 'en'],
  ];
  const ticked = ['fr', 'de', 'es'].map((code): [string, string] => ['tag[languages]', code]);
  const { status } = await app.call('POST', '/Tags', {
    raw: new URLSearchParams([...fields, ...ticked]).toString(),
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      Accept: 'text/html',
      Origin: new URL(app.url).origin,
      Cookie: all.browsers.A.cookie,
    },
  });
  expect(status).toBe(303);
  expect(translator.requests.map(({ lang_code }) => lang_code)).toEqual(['fr', 'de', 'es']);
});

describe('the form is refused as a whole, and keeps its input,', () => {
  const complete = { text: 'Kept as it was', lang_code: 'en', languages: 'fr' };

  test.each([
    ['a text without a language', { lang_code: '' }, 'lang_code', "can't be blank"],
    ['an unknown language', { languages: 'xx' }, 'languages', 'is not one of the supported codes'],
    ['languages without a text or a name', { text: '' }, 'languages', 'need a text or a name'],
    ['hardware without a type', { identifier: 'AB' }, 'hardware_type', 'has to be chosen for this identifier'],
    ['a type without hardware', { hardware_type: 'nfc' }, 'identifier', 'is missing: write it'],
    ['an identifier of separators', { hardware_type: 'nfc', identifier: '::' }, 'identifier', 'is not an identifier'],
    [
      'a number too large for a beacon',
      { hardware_type: 'ble-beacon', identifier: 'AB', major: '65536' },
      'major',
      'more than',
    ],
    ['a name that is too long', { name: 'x'.repeat(501) }, 'name', 'is too long'],
    ['an invalid address', { image_url: 'javascript:alert(1)' }, 'image_url', 'is not an address'],
  ])('for %s', async (_what, fields, field, message) => {
    const before = await countTags();
    const { status, text } = await send({ ...complete, ...fields });
    expect(status).toBe(422);
    expect(text.replaceAll('&#39;', "'")).toContain(message);
    expect(text).toMatch(new RegExp(`id="tag_${field}"[^>]* autofocus`));
    if (!('text' in fields)) expect(text).toContain('Kept as it was');
    expect([await countTags(), translator.requests]).toEqual([before, []]);
  });

  test('without offering places of other customers', async () => {
    const mark = randomUUID();
    const place = (customer_id: number, name: string) => app.db('places').insert({ customer_id, name });
    await place(all.ids.A, `Own ${mark}`);
    await place(all.ids.B, `Foreign ${mark}`);
    for (const person of ['A', 'admin'] as const) {
      const refused = await all.send(person, 'post', '/Tags', 'tag', { ...complete, lang_code: 'xx', place_id: mark });
      expect(refused.status).toBe(422);
      expect(refused.text).not.toContain(`Foreign ${mark}`);
    }
  });

  test('for another customer’s place, or two places', async () => {
    const [own, foreign] = [await makeRecord(app, 'places', all.ids.A), await makeRecord(app, 'places', all.ids.B)];
    const before = await countTags();
    const refused = await send({ ...complete, place_id: foreign });
    expect([refused.status, refused.text.includes('is not a place of the tag')]).toEqual([422, true]);
    expect((await send({ ...complete, place_id: own, new_place: 'Another' })).status).toBe(422);
    expect([await countTags(), await app.db('places').where({ name: 'Another' })]).toEqual([before, []]);
  });

  test('for hardware of another customer’s tag; nothing is stored', async () => {
    const hardware = await makeRecord(app, 'hardwares', all.ids.B);
    const { identifier } = await app.db('hardwares').where({ id: hardware }).first();
    const before = await countTags();
    const taken = { hardware_type: 'nfc', identifier, new_place: 'Nowhere' };
    const refused = await send({ ...complete, ...taken });
    expect([refused.status, refused.text.includes('Its identifier is taken already')]).toEqual([422, true]);
    expect([await countTags(), await app.db('places').where({ name: 'Nowhere' })]).toEqual([before, []]);
  });
});

test('preselects the browser’s language, and opens a section that contains an error', async () => {
  const page = await all.browsers.A.get('/Tags/new', { 'Accept-Language': 'xx, pt-BR;q=0.8, de;q=0.5' });
  expect(page.text).toContain('<option value="pt" selected>');
  expect((await all.get('A', '/Tags/new')).text).toContain('<option value="en" selected>');
  expect(page.text).toContain('<details class="section"><summary>More about it');
  expect((await send({ image_url: 'x' })).text).toContain('<details class="section" open><summary>More about it');
});

test('R13: JSON creates a tag as documented, and ignores fields of the form alone', async () => {
  const { status, body } = await app.call('POST', '/Tags.json', {
    body: { tag: { description: 'Bare', text: 'One', lang_code: 'en', new_place: 'X', languages: ['fr'] } },
    headers: {
      Origin: new URL(app.url).origin,
      Cookie: all.browsers.A.cookie,
      'X-CSRF-Token': /name="csrf_token" value="([^"]*)"/.exec((await all.get('A', '/')).text)?.[1] ?? '',
    },
  });
  expect([status, body.place_id]).toEqual([201, null]);
  expect(await app.db('text_records').where({ tag_id: body.id })).toEqual([]);
});

describe('a place name that the owner already uses', () => {
  let place = 0;
  let name = '';
  beforeEach(async () => {
    place = await makeRecord(app, 'places', all.ids.A);
    name = `The pier ${place}`;
    await app.db('places').where({ id: place }).update({ name });
  });
  const called = (wanted: string) => app.db('places').whereRaw('lower(btrim(name)) = lower(?)', [wanted]);
  const placeOf = async (made: Answer) => {
    const id = Number(String(leadsTo(made)[1]).slice('/Tags/'.length));
    return (await app.db('tags').where({ id }).first()).place_id;
  };

  test.each([
    ['spelt the same', (given: string) => given],
    ['in capitals, with blanks around it', (given: string) => `  ${given.toUpperCase()} `],
  ])('raises a question, and stores nothing before the answer: %s', async (_, writing) => {
    const before = await countTags();
    const asked = await send({
      text: 'One',
      lang_code: 'en',
      new_place: writing(name),
      description: 'Kept as it was',
    });
    expect(asked.status).toBe(422);
    expect(asked.text).toContain('There is a place of this name already. Is that one meant?');
    expect(asked.text).toMatch(/<select id="tag_place_meant"[^>]* required[^>]* autofocus/);
    expect(asked.text).toContain(`<option value="${place}">Yes: “${name}” (place ${place}), where 0 tags are</option>`);
    expect(asked.text).toContain('Kept as it was');
    expect([await countTags(), await called(name)]).toEqual([before, [expect.objectContaining({ id: place })]]);
  });

  test('selects the existing place if that is meant, and the page says so', async () => {
    const made = await send({ new_place: name, place_meant: place });
    expect([await placeOf(made), await called(name)]).toMatchObject([place, [{ id: place }]]);
    expect(await all.notice('A', made)).toBe(`The tag is added, in “${name}”, which was there.`);
  });

  test('creates another place if it is not, and the page says so', async () => {
    const made = await send({ new_place: name, place_meant: `not ${place}` });
    expect(await called(name)).toHaveLength(2);
    expect(await placeOf(made)).toBeGreaterThan(place);
    expect(await all.notice('A', made)).toBe(`The tag is added, in one more place that is called “${name}”.`);
  });

  test('raises the question again if the answer was to another one', async () => {
    const other = await makeRecord(app, 'places', all.ids.A);
    const foreign = await makeRecord(app, 'places', all.ids.B);
    await app.db('places').where({ id: foreign }).update({ name });
    for (const place_meant of [
      other,
      foreign,
      'not',
      `not ${other}`,
      `not 1${place}`,
      'yes',
      '0',
      `${place} `,
      "not '",
    ])
      expect([place_meant, (await send({ new_place: name, place_meant })).status]).toEqual([place_meant, 422]);
    const twin = await makeRecord(app, 'places', all.ids.A);
    await app.db('places').where({ id: twin }).update({ name });
    const asked = await send({ new_place: name, place_meant: `not ${place}` });
    expect([asked.status, asked.text.includes(`<option value="not ${twin},${place}">`)]).toEqual([422, true]);
    expect((await send({ new_place: name, place_meant: `not ${twin},${place}` })).status).toBe(303);
  });

  test('raises no question if only another customer uses it', async () => {
    await app.db('places').where({ id: place }).update({ customer_id: all.ids.B });
    const made = await send({ new_place: name });
    expect(made.status).toBe(303);
    expect(await all.notice('A', made)).toBe(`The tag is added, in the new place “${name}”.`);
    expect((await all.get('A', '/Tags/new')).text).not.toContain('place_meant');
  });

  test('is created once by simultaneous forms', async () => {
    const fresh = `${name} too`;
    const answers = await Promise.all([
      send({ new_place: fresh }),
      send({ new_place: fresh }),
      send({ new_place: fresh }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 422, 422]);
    expect(await called(fresh)).toHaveLength(1);
  });
});
