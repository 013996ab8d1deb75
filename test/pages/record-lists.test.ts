/** The pages of the lists other than that of tags: newest first, with filters and orders that are kept from page to page. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../setup/app.ts';
import { gather, type People, type Person } from '../setup/four-people.ts';
import { makeRecord, makeText } from '../setup/management.ts';

let app: TestApp;
let all: People;
let hall: number;
let quay: number;
/** Of the customer A: places, and texts of which each third is French. */
const places: number[] = [];
const texts: number[] = [];
const records: number[] = [];

const names = ['Anchor', 'été', 'Zürich', null, 'anchor', 'Ärmel'];

beforeAll(async () => {
  app = await startApp();
  all = await gather(app);
  for (const name of ['Hall', 'Äußerer Quai']) {
    const id = await makeRecord(app, 'places', all.ids.A);
    await app.db('places').where({ id }).update({ name });
    places.push(id);
  }
  [hall, quay] = places as [number, number];
  for (let i = 0; i < 60; i += 1) {
    const row = { customer_id: all.ids.A, name: names[i % names.length] ?? null };
    const [made] = await app
      .db('places')
      .insert({ ...row, updated_at: new Date(Date.UTC(2026, 0, 1, 0, 0, i % 7)) })
      .returning('id');
    places.push(made.id);
  }
  for (let i = 0; i < 55; i += 1) {
    const tag_id = await makeRecord(app, 'tags', all.ids.A);
    await app
      .db('tags')
      .where({ id: tag_id })
      .update({ place_id: i % 2 === 0 ? hall : quay });
    const { original, record } = await makeText(app, tag_id, i % 3 === 0 ? 'fr' : 'en', `Text ${i}`);
    records.push(record);
    texts.push(original);
  }
  await makeRecord(app, 'places', all.ids.B);
});
afterAll(() => app.stop());

const page = async (path: string, person: Person = 'A') => {
  const { status, text } = await all.get(person, path);
  const of = /^\/\w+/.exec(path)?.[0];
  const rows = new RegExp(`<th scope="row"[^>]*><a href="${of}/(\\d+)"`, 'g');
  const link = (rel: string) => new RegExp(`<a rel="${rel}" href="([^"]*)"`).exec(text)?.[1]?.replaceAll('&amp;', '&');
  return {
    status,
    text,
    ids: [...text.matchAll(rows)].map(([, id]) => Number(id)),
    next: link('next'),
    prev: link('prev'),
    filters: [...text.matchAll(/aria-label="(Leave out [^"]*)"/g)],
  };
};

async function walk(start: string, rel: 'next' | 'prev' = 'next') {
  const pages: number[][] = [];
  let last = start;
  for (let at: string | undefined = start; at !== undefined; ) {
    const here: Awaited<ReturnType<typeof page>> = await page(at);
    expect(here.status).toBe(200);
    pages.push(here.ids);
    last = at;
    at = here[rel];
  }
  return { ids: (rel === 'next' ? pages : pages.reverse()).flat(), last };
}

describe('the order', () => {
  const nameOf = async () => {
    const { rows } = await app.db.raw(
      `select id from places where customer_id = ? order by name collate natural_order nulls last, id`,
      [all.ids.A],
    );
    return rows.map(({ id }: { id: number }) => id);
  };
  const whenOf = async () =>
    (await app.db('places').where({ customer_id: all.ids.A }).orderBy(['updated_at', 'id'])).map(({ id }) => id);

  test('is newest first by default', async () => {
    expect((await walk('/places')).ids).toEqual(places.toReversed());
    expect((await walk('/translations')).ids).toEqual(texts.toReversed());
    expect((await walk('/text_records')).ids).toEqual(records.toReversed());
  });

  test.each([
    ['id', async () => places],
    ['name', nameOf],
    ['updated_at', whenOf],
  ])('sorts places by %s in both directions, forward and back', async (sort, expected) => {
    const ids = await expected();
    for (const [order, wanted] of [
      [sort, ids],
      [`-${sort}`, ids.toReversed()],
    ] as const) {
      const there = await walk(`/places?sort=${order}`);
      expect(there.ids).toEqual(wanted);
      expect((await walk(there.last, 'prev')).ids).toEqual(wanted);
    }
  });

  test('a heading sorts, and says how the list is sorted', async () => {
    const { text } = await page('/places?sort=name&updated_since=2025-01-01');
    expect(text).toContain('aria-sort="ascending"');
    expect(text).toContain('href="/places?updated_since=2025-01-01&amp;sort=-name"');
    expect((await page('/customers')).text).toContain('href="/customers?sort=email"');
  });
});

describe('filters', () => {
  const french = () => texts.filter((_, i) => i % 3 === 0).toReversed();

  test('of language and place combine with words, and can be removed one by one', async () => {
    const path = `/translations?q=text&lang_code=FR&place_id=${hall}`;
    const here = await page(path);
    expect(here.ids).toEqual(french().filter((id) => texts.indexOf(id) % 2 === 0));
    expect(here.filters.map(([, label]) => label)).toEqual([
      'Leave out the filter Place',
      'Leave out the filter Language',
    ]);
    expect(here.text).toContain('href="/translations?lang_code=FR&amp;q=text" aria-label="Leave out the filter Place"');
    expect((await page('/translations?q=text&lang_code=FR')).ids).toEqual(french());
    expect((await page('/translations?lang_code=de')).text).toContain('No texts fit these filters.');
  });

  test('accept the name of a place', async () => {
    const { ids } = await page('/text_records?place_id=quai');
    expect(ids).toEqual(records.filter((_, i) => i % 2 === 1).toReversed());
    expect((await page('/text_records?place_id=nowhere')).status).toBe(422);
  });

  test('are kept from page to page', async () => {
    const first = await page('/places?updated_since=2026-01-01&sort=updated_at');
    expect(first.next).toMatch(/updated_since=2026-01-01/);
    expect((await walk('/places?updated_since=2026-01-01T00:00:06Z')).ids).toEqual(
      places.filter((_, i) => i < 2 || (i - 2) % 7 === 6).toReversed(),
    );
  });

  test('by owner are for admins, and show the owner of each place', async () => {
    const mine = await page(`/places?customer_id=${all.ids.B}`);
    expect(mine.ids).toHaveLength(50);
    expect(mine.text).not.toContain('Belongs to');
    const { text, ids } = await page(`/places?customer_id=${all.ids.B}`, 'admin');
    expect(ids).toHaveLength(Number((await app.db('places').where({ customer_id: all.ids.B })).length));
    expect(text).toMatch(/<th scope="col"[^>]*>Belongs to</);
    expect(text).toContain(`href="/customers/${all.ids.B}"`);
  });

  test('show owners to admins only: the page of a place names its owner to them', async () => {
    const place = await makeRecord(app, 'places', all.ids.B);
    const said = async (person: Person) =>
      /<dt>Belongs to<\/dt><dd><a href="([^"]*)">/.exec((await all.get(person, `/places/${place}`)).text)?.[1];
    expect([await said('admin'), await said('B')]).toEqual([`/customers/${all.ids.B}`, undefined]);
  });

  test.each([
    ['/places?updated_since=yesterday', 'updated_since'],
    ['/customers?sort=name', 'sort'],
    ['/translations?lang_code=xx', 'lang_code'],
    ['/name_translations?place_id=2147483647', 'place_id'],
    ['/text_records?sort=place', 'sort'],
  ])('that are invalid show an error at their field, and no rows: %s', async (path, name) => {
    const { status, text, ids } = await page(path);
    expect([status, ids]).toEqual([422, []]);
    expect(text).toMatch(new RegExp(`<(input|select)[^>]*id="${name}"[^>]*aria-invalid="true"`));
    expect(text).toContain('<details class="narrowing" open>');
  });

  test('that are unknown are ignored, as are positions of another order', async () => {
    const asked = [
      '/places?colour=red',
      '/places?sort=name&after=17',
      '/places?sort=name&after=1.x',
      '/places?after=1.x',
      ...[
        '0000-01-01 00:00:00+00',
        '2026-13-01 00:00:00+00',
        '2026-02-30 00:00:00+00',
        '2026-02-03 25:00:00+00',
        '2026-02-03 01:00:00+99',
      ].map((instant) => `/places?sort=updated_at&after=1.${Buffer.from(`=${instant}`).toString('base64url')}`),
    ];
    for (const path of asked) expect([path, (await page(path)).ids.length]).toEqual([path, 50]);
  });
});
