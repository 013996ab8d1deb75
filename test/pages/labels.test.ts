/** Sheets of labels: their contents and order, and errors in place of them. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../setup/app.ts';
import { gather, leadsTo, type People, type Person, password } from '../setup/four-people.ts';
import { makeName, makeRecord, noId } from '../setup/management.ts';
import { modulesOf, readQrCode } from '../setup/qr-reader.ts';
import { TestBrowser } from '../setup/test-browser.ts';

let app: TestApp;
let all: People;
let hall: number;
let tags: number[];
let foreign: number;
const identifiers = new Map<number, string>();

beforeAll(async () => {
  app = await startApp();
  all = await gather(app);
  hall = await makeRecord(app, 'places', all.ids.A);
  tags = [];
  for (let made = 0; made < 4; made += 1) tags.push(await makeRecord(app, 'tags', all.ids.A));
  await app.db('tags').whereIn('id', tags.slice(1)).update({ place_id: hall });
  foreign = await makeRecord(app, 'tags', all.ids.B);
  for (const { id, tag_identifier } of await app.db('tags').select('id', 'tag_identifier'))
    identifiers.set(id, tag_identifier);
  await makeName(app, tags[0] as number, 'ar', 'البوابة <b>');
});
afterAll(() => app.stop());

async function labels(query: string, person: Person = 'A') {
  const { status, text } = await all.get(person, `/labels?${query}`);
  const of = [...text.matchAll(/data-tag="([0-9a-f]{12})"/g)].map(([, identifier]) => identifier);
  const drawings = text.match(/<svg class="qr-code".*?<\/svg>/gs) ?? [];
  const errors = [...text.matchAll(/<li><a href="#(\w+)">(.*?)<\/a><\/li>/g)].map(
    ([, name, said]) => `${name}: ${said}`,
  );
  const sheets = text.split('<div class="sheet">').slice(1);
  return { status, text, of, drawings, errors, sheets };
}
const named = (ids: readonly number[]) => ids.map((id) => identifiers.get(id));

describe('a sheet', () => {
  test('has the named tags in order, with repetitions, and their QR codes', async () => {
    const [a, b, c] = tags as [number, number, number];
    for (const query of [`tag_ids=${c},${a},${b},${c}`, `tag_ids=${c}&tag_ids=${a}, ${b}&tag_ids=${c}`]) {
      const { status, of, drawings } = await labels(`${query}&sheet=L7160`);
      expect([status, of]).toEqual([200, named([c, a, b, c])]);
      const read = drawings.map((drawing) => readQrCode(modulesOf(drawing)));
      expect(read).toEqual(named([c, a, b, c]).map((identifier) => `${app.config.publicUrl}/t/${identifier}`));
    }
  });

  test('has the tags of a place by ascending id, or those after a given one', async () => {
    expect((await labels(`place_id=${hall}&sheet=L7160`)).of).toEqual(named(tags.slice(1)));
    expect((await labels(`place_id=${hall}&sheet=L7160&after=${tags[1]}`)).of).toEqual(named(tags.slice(2)));
  });

  test('has name, identifier and words on each label', async () => {
    const { text } = await labels(`tag_ids=${tags[0]}&sheet=single&width=50&height=30&words=Scan %26 read`);
    const [label = ''] = /<div class="sticker".*?<\/div><\/div>/s.exec(text) ?? [];
    expect(label).toContain('<span class="text" lang="ar" dir="rtl">البوابة &lt;b&gt;</span>');
    expect(label).toContain(`<code>${identifiers.get(tags[0] as number)}</code>`);
    expect(label).toContain('Scan &amp; read');
    expect(text).toContain('1 page, single labels of 50 × 30 mm.');
    expect((await labels(`tag_ids=${tags[1]}&sheet=L7120`)).text).not.toContain('sticker-name');
  });

  test('skips used labels on the first sheet', async () => {
    const query = `tag_ids=${Array(24).fill(tags[0])}&sheet=L7160&skip=20`;
    const { sheets } = await labels(query);
    const full = sheets.map((sheet) => [sheet.split('<div></div>').length - 1, sheet.split('data-tag').length - 1]);
    expect(full).toEqual([
      [20, 1],
      [0, 21],
      [0, 2],
    ]);
  });

  test.each([
    ['sheet=L7160', 'size: 210mm 297mm', 'repeat(3, 63.5mm)', 'padding: 15.15mm 0 0 7.25mm', 'gap: 0mm 2.5mm'],
    ['sheet=5160', 'size: 215.9mm 279.4mm', 'repeat(3, 66.7mm)', 'padding: 12.7mm 0 0 4.8mm', 'gap: 0mm 3.15mm'],
    ['sheet=L7120', 'size: 210mm 297mm', 'repeat(5, 35mm)', 'padding: 11mm 0 0 7.5mm', 'gap: 5mm 5mm'],
    [
      'sheet=single&width=62.5&height=29',
      'size: 62.5mm 29mm',
      'repeat(1, 62.5mm)',
      'padding: 0mm 0 0 0mm',
      'gap: 0mm 0mm',
    ],
  ])('of %s sets the real sizes of its paper and labels', async (query, ...said) => {
    const { text } = await labels(`tag_ids=${tags[0]}&${query}`);
    const style = /href="(\/labels\.css\?[^"]+)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const { status, headers, text: css } = await all.get('A', style);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
    for (const each of said) expect(css).toContain(each);
  });
});

describe('the form', () => {
  test('is shown without tags, and keeps the choices', async () => {
    expect((await labels('')).status).toBe(200);
    const { status, text, of } = await labels(`tag_ids=${tags[2]},${tags[3]}&words=Scan+me&skip=3&width=40&place_id=`);
    expect([status, of]).toEqual([200, []]);
    for (const value of [named(tags.slice(2)).join(', '), 'Scan me', '3', '40'])
      expect(text).toContain(`value="${value}"`);
    expect((await labels(`place_id=${hall}`)).text).toMatch(new RegExp(`<option value="${hall}" selected>`));
    expect((await labels(`place_id=${hall}&tag_ids=${tags[0]}&words=${'x'.repeat(101)}`)).status).toBe(200);
  });

  test('drops the start tag when the place is chosen again', async () => {
    const { text } = await labels(`place_id=${hall}&after=${tags[1]}&sheet=L7160&skip=3`);
    expect(text).toContain(`href="/labels?place_id=${hall}&amp;skip=3">Choose again`);
    const nothing = await labels(`place_id=${hall}&after=${tags.at(-1)}&sheet=L7160`);
    expect([nothing.status, nothing.text.includes('name="after"')]).toEqual([422, false]);
  });

  test('shows errors without any labels', async () => {
    const [a] = tags;
    const wrong = async (query: string, ...errors: string[]) => {
      const answer = await labels(query);
      expect({ query, ...{ status: answer.status, errors: answer.errors, of: answer.of } }).toEqual({
        query,
        status: 422,
        errors,
        of: [],
      });
    };
    const absent = 'tags: Or these tags has one that does not exist';
    for (const end of ['', '&sheet=L7160']) {
      await wrong(`tag_ids=${foreign}${end}`, absent);
      await wrong(`tag_ids=${a},${noId}${end}`, absent);
      await wrong(`tag_ids=x${end}`, 'tags: Or these tags have none with the reference or identifier “x”');
      await wrong(`tag_ids=${Array(501).fill(a)}${end}`, 'tags: Or these tags has more than 500 tags');
      await wrong(`place_id=${noId}${end}`, 'place_id: All tags of a place does not exist');
    }
    await wrong('sheet=L7160', 'tags: Or these tags has no tags to print');
    await wrong(
      `tag_ids=${a}&place_id=${hall}&sheet=L7160`,
      'place_id: All tags of a place stands beside tags: only one of them says what is printed',
    );
    await wrong(
      `place_id=${hall}&after=${tags.at(-1)}&sheet=L7160`,
      'place_id: All tags of a place has no tags to print',
    );
    await wrong(`tag_ids=${a}&sheet=A4`, 'sheet: Sheet is not one of 5160, L7160, L7120, single');
    await wrong(
      `tag_ids=${a}&sheet=L7160&skip=21`,
      'skip: Labels of the first sheet that are used up is more than 20, on this sheet',
    );
    await wrong(`tag_ids=${a}&sheet=L7160&skip=-1`, 'skip: Labels of the first sheet that are used up is less than 0');
    await wrong(
      `tag_ids=${a}&sheet=L7160&words=${'x'.repeat(101)}`,
      'words: Words on every label is too long: at most 100 characters',
    );
    await wrong(`tag_ids=${a}&sheet=single&width=50`, 'height: Height of a single label can&#39;t be blank');
    await wrong(
      `tag_ids=${a}&sheet=single&width=14.9&height=301`,
      'width: Width of a single label is less than 15',
      'height: Height of a single label is more than 300',
    );
    expect((await labels(`tag_ids=${a}&sheet=L7160&after=x`)).status).toBe(422);
  });

  test('reports a code that would be too small for phones', async () => {
    const PUBLIC_URL = `https://museum.example/${'a-long-way-'.repeat(12)}down`;
    const other = await startApp({ databaseUrl: app.databaseUrl, env: { PUBLIC_URL } });
    try {
      const browser = new TestBrowser(other);
      await browser.signIn('a@example.com', password);
      const answer = await browser.get(`/labels?tag_ids=${tags[0]}&sheet=single&width=15&height=15`);
      expect(answer.status).toBe(422);
      expect(answer.text).toContain('is too small for a code that phones can read');
    } finally {
      await other.stop();
    }
  });
});

describe('LK4: besides name, identifier and words', () => {
  beforeAll(async () => {
    await app.db('tags').where({ id: tags[1] }).update({ reference: 'INV-0042' });
    await app.db('places').where({ id: hall }).update({ name: 'The hall' });
  });

  test('labels have logo, reference and place if chosen', async () => {
    const [, id] = tags as [number, number];
    const lines = async (query: string) => {
      const { text } = await labels(`tag_ids=${id}&sheet=L7160${query}`);
      return /<div class="sticker-words">(.*?)<\/div>/s.exec(text)?.[1] ?? '';
    };
    expect(await lines('')).not.toMatch(/INV-0042|The hall/);
    const whole = await lines('&with=reference,place');
    expect(whole).toContain('<p><bdi>The hall</bdi></p><p><bdi>INV-0042</bdi></p>');
    expect(await lines('&with=reference&with=place')).toBe(whole);
    expect(await lines('&with=logo')).not.toContain('<img');
    await app.db('looks').insert({ customer_id: all.ids.A, display_name: 'Museum of the Sea' });
    expect(await lines('&with=logo')).toContain('<p><bdi>Museum of the Sea</bdi></p>');
    const { status, errors } = await labels(`tag_ids=${id}&sheet=L7160&with=price`);
    expect([status, errors]).toEqual([422, [expect.stringContaining('Also on every label')]]);
    const { text } = await labels(`tag_ids=${id}&with=reference`);
    expect(text).toMatch(/name="with" value="reference" checked/);
    expect(text).not.toMatch(/name="with" value="logo" checked/);
  });

  test('the name gets the lines that the words leave free', async () => {
    const clamps = async (words: string) => {
      const query = new URLSearchParams({ sheet: 'L7160', words, with: 'logo,reference,place' });
      const { text } = await all.get('A', `/labels.css?${query}`);
      const of = (part: string) => new RegExp(`-${part} \\{[^}]*line-clamp: (\\d)`).exec(text)?.[1] ?? '1';
      return [of('name'), of('said')];
    };
    expect(await clamps('Scan me')).toEqual(['2', '1']);
    for (const words of ['Scan me and read in your language', '扫描我扫描我扫描我'])
      expect(await clamps(words)).toEqual(['1', '2']);
  });

  test('the form names chosen tags by their references, else identifiers, and accepts these', async () => {
    const [a, b, c] = tags as [number, number, number];
    const [, , identifier] = named([a, b, c]);
    await app
      .db('tags')
      .where({ id: a })
      .update({ reference: `${b}` });
    await app.db('tags').where({ id: c }).update({ reference: 'INV-1, left' });
    const chosen = ({ text }: { text: string }) => /name="tags"[^>]* value="([^"]*)"/.exec(text)?.[1];
    const list = `${b}, INV-0042, ${identifier}`;
    expect(chosen(await labels(`tag_ids=${a},${b},${c}`))).toBe(list);
    expect(chosen(await labels(`tag_ids=${a},${b},${c}&sheet=L7160&skip=21`))).toBe(list);
    const printed = await labels(`tags=${encodeURIComponent(list.toUpperCase())}&tag_ids=&tag_ids=${a}&sheet=L7160`);
    expect(printed.of).toEqual(named([a, a, b, c]));
    expect(printed.text).toContain(`href="/labels?tag_ids=${a},${a},${b},${c}">Choose again`);
    const wrong = await labels(`tags=INV-0042,${identifiers.get(foreign)}&sheet=L7160`);
    expect([wrong.status, wrong.errors]).toEqual([
      422,
      [`tags: Or these tags have none with the reference or identifier “${identifiers.get(foreign)}”`],
    ]);
    expect(chosen(wrong)).toBe(`INV-0042, ${identifiers.get(foreign)}`);
    for (const unstorable of ['%00', '%ED%A0%80', '99999999999'])
      expect((await labels(`tags=x${unstorable}&tag_ids=x${unstorable},99999999999`)).status).toBe(422);
    expect(chosen(await labels(`tag_ids=${b}`, 'admin'))).toBe(identifiers.get(b));
    await app.db('tags').where({ id: foreign }).update({ reference: 'INV-0042' });
    expect((await labels('tags=INV-0042&sheet=L7160', 'admin')).errors).toEqual([
      'tags: Or these tags have several with the reference “INV-0042”: write the identifier',
    ]);
    await app.db('tags').whereIn('id', [a, c, foreign]).update({ reference: null });
  });

  test('the form finds tags by name, reference and printed code', async () => {
    const [first, id] = tags as [number, number];
    const identifier = identifiers.get(id) ?? '';
    const offered = (text: string) =>
      [...text.matchAll(/name="tag_ids" value="(\d+)" checked/g)].map(([, found]) => Number(found));
    for (const q of ['inv-0042', '0042', identifier]) {
      const { status, text, of } = await labels(`q=${q}&find=1&sheet=L7160`);
      expect([q, status, offered(text), of]).toEqual([q, 200, [id], []]);
    }
    // What is chosen already is not offered again, and what is found is printed without a choice too.
    expect(offered((await labels(`q=0042&find=1&tag_ids=${id}`)).text)).toEqual([]);
    expect((await labels('q=inv-0042&sheet=L7160')).of).toEqual([identifier]);
    expect((await labels(`q=inv-0042&tag_ids=${first}&sheet=L7160`)).of).toEqual(named([first]));
    expect((await labels('q=nothing-of-this-name&sheet=L7160')).errors).toEqual(['q: Tags has no tags to print']);
    expect((await labels('q=inv-0042&sheet=L7160', 'B')).status).toBe(422);
    expect((await labels('q=a b c d e f g h i&find=1')).status).toBe(422);
  });
});

test('a place with more than 500 tags links to the next ones', async () => {
  const place = await makeRecord(app, 'places', all.ids.B);
  await app.db.raw(
    `insert into tags (tag_identifier, customer_id, place_id)
     select substr(md5(i::text), 1, 12), ?, ? from generate_series(1, 503) i`,
    [all.ids.B, place],
  );
  const { of, text } = await labels(`place_id=${place}&sheet=L7160&skip=2`, 'B');
  expect(of).toHaveLength(500);
  const next = /<a href="\/labels\?([^"]+)">The next tags of the place/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const rest = await labels(next, 'B');
  expect(rest.of).toHaveLength(3);
  expect(new Set([...of, ...rest.of]).size).toBe(503);
  expect(rest.text).not.toContain('The next tags');
});

test('labels require a sign-in and access to the tags', async () => {
  const path = `/labels?tag_ids=${tags[0]}&sheet=L7160`;
  expect(leadsTo(await all.get('nobody', path))[0]).toBe(302);
  expect((await labels(`tag_ids=${tags[0]}&sheet=L7160`, 'B')).status).toBe(422);
  expect((await labels(`tag_ids=${tags[0]},${foreign}&sheet=L7160`, 'admin')).of).toEqual(
    named([tags[0] as number, foreign]),
  );
});

test('the pages of a tag and a place, and the bulk action, link to the labels', async () => {
  expect((await all.get('A', `/Tags/${tags[0]}`)).text).toContain(`href="/labels?tag_ids=${tags[0]}"`);
  expect((await all.get('A', `/places/${hall}`)).text).toContain(`href="/labels?place_id=${hall}"`);
  expect(leadsTo(await all.get('A', `/Tags/${tags[0]}/qr`))).toEqual([303, `/labels?tag_ids=${tags[0]}`]);
  const chosen = { 'bulk[found]': '?', 'bulk[action]': 'labels' };
  const answer = await all.browsers.A.submit(await all.get('A', '/Tags'), '/Tags/bulk', chosen);
  expect(leadsTo(answer)).toEqual([303, `/labels?tag_ids=${tags.join()}`]);
});
