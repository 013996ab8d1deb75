/** The page of the list of tags: errors in filters, orders, and paging through the results. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../setup/app.ts';
import { gather, type People, type Person } from '../setup/four-people.ts';
import { makeName, makeRecord, makeText } from '../setup/management.ts';

let app: TestApp;
let all: People;
const tags: number[] = [];
let hall: number;
let quay: number;

/** Names that are alike, that differ in accents and capitals, and none at all. */
const names = ['Anchor', 'anchor', 'Éclair', 'Zebra', 'été', 'Zürich', undefined, 'Anchor', undefined, 'Ärmel'];

beforeAll(async () => {
  app = await startApp();
  all = await gather(app);
  hall = await makeRecord(app, 'places', all.ids.A);
  quay = await makeRecord(app, 'places', all.ids.A);
  await app.db('places').where({ id: hall }).update({ name: 'Hall' });
  await app.db('places').where({ id: quay }).update({ name: 'Äußerer Quai' });
  const { rows } = await app.db.raw(
    `insert into tags (tag_identifier, customer_id, place_id, updated_at)
     select lpad(to_hex(i), 12, '0'), :owner, case i % 3 when 0 then :hall::integer when 1 then :quay::integer end,
       timestamptz '2026-01-01' + make_interval(secs => (i % 7) * 0.000001)
     from generate_series(1, 173) i returning id`,
    { owner: all.ids.A, hall, quay },
  );
  tags.push(...rows.map(({ id }: { id: number }) => id).sort((a: number, b: number) => a - b));
  for (const [i, id] of tags.entries()) {
    const name = names[i % names.length];
    if (name !== undefined) await makeName(app, id, 'en', name);
  }
  await makeText(app, tags[0] as number, 'fr', 'Bienvenue');
  await makeRecord(app, 'tags', all.ids.B);
});
afterAll(() => app.stop());

const page = async (query: string, person: Person = 'A') => {
  const { status, text } = await all.get(person, query.startsWith('/') ? query : `/Tags?${query}`);
  const ids = [...text.matchAll(/<th scope="row"[^>]*>(?:<input[^>]*><span[^>]*>)?<a href="\/Tags\/(\d+)"/g)].map(
    ([, id]) => Number(id),
  );
  const link = (rel: string) => new RegExp(`<a rel="${rel}" href="([^"]*)"`).exec(text)?.[1]?.replaceAll('&amp;', '&');
  const count = /<p class="count">(.*?)<\/p>/.exec(text)?.[1]?.replaceAll(/<[^>]*>/g, '');
  return { status, text, ids, count, next: link('next'), prev: link('prev') };
};

/** All ids, page by page, on or back; `between` happens after each page. */
async function walk(start: string, rel: 'next' | 'prev', between: (ids: number[]) => Promise<void> = async () => {}) {
  const pages: number[][] = [];
  for (let at: string | undefined = start; at !== undefined; ) {
    const here: Awaited<ReturnType<typeof page>> = await page(at);
    pages.push(here.ids);
    await between(here.ids);
    at = here[rel];
  }
  return rel === 'next' ? pages.flat() : pages.reverse().flat();
}

/** The ids in an order, as PostgreSQL sorts them at once. */
const sorted = async (by: string) => {
  const { rows } = await app.db.raw(
    `select tags.id from tags
     left join name_translations n on n.tag_id = tags.id and n.origin = 'original'
     left join places p on p.id = tags.place_id where tags.customer_id = ? order by ${by}`,
    [all.ids.A],
  );
  return rows.map(({ id }: { id: number }) => id);
};

describe('orders', () => {
  const orders: [string, string][] = [
    ['', 'tags.id desc'],
    ['sort=id', 'tags.id'],
    ['sort=-id', 'tags.id desc'],
    ['sort=name', 'n.text collate natural_order asc nulls last, tags.id'],
    ['sort=-name', 'n.text collate natural_order desc nulls first, tags.id desc'],
    ['sort=place', 'p.name collate natural_order asc nulls last, tags.id'],
    ['sort=-place', 'p.name collate natural_order desc nulls first, tags.id desc'],
    ['sort=updated_at', 'tags.updated_at, tags.id'],
    ['sort=-updated_at', 'tags.updated_at desc, tags.id desc'],
  ];

  test.each(orders)('“%s” lists each row once, forward and back', async (query, by) => {
    const expected = await sorted(by);
    expect(await walk(`/Tags?${query}`, 'next')).toEqual(expected);
    const last = expected.at(-1) as number;
    let end = '';
    await walk(`/Tags?${query}`, 'next', async (ids) => {
      if (ids.includes(last)) end = ids.join();
    });
    // From the last page back to the first.
    let at = `/Tags?${query}`;
    for (let next: string | undefined = at; next !== undefined; next = (await page(next)).next) at = next;
    expect((await page(at)).ids.join()).toBe(end);
    expect(await walk(at, 'prev')).toEqual(expected);
  });

  test('the newest come first, and the count is kept from page to page', async () => {
    const first = await page('');
    expect([first.count, first.prev]).toEqual(['173 tags: 1 to 50 here', undefined]);
    const second = await page(first.next as string);
    expect([second.count, second.ids[0]]).toEqual(['173 tags: 51 to 100 here', tags[122]]);
    expect((await page('sort=name')).count).toBe('173 tags: 1 to 50 here');
    const onward = await page((await page((await page('sort=-name')).next as string)).next as string);
    expect(onward.count).toBe('173 tags: 101 to 150 here');
  });

  test('a search keeps its order and its counts from page to page', async () => {
    for (const sort of ['name', '-name', 'place', '-updated_at', 'id']) {
      const first = await page(`q=anchor&sort=${sort}`);
      expect([sort, first.count]).toEqual([sort, '53 of 173 tags with “anchor”: 1 to 50 here']);
      const second = await page(first.next as string);
      expect([sort, second.count, second.ids.length]).toEqual([sort, '53 of 173 tags with “anchor”: 51 to 53 here', 3]);
      expect(await walk(`/Tags?q=anchor&sort=${sort}`, 'next')).toHaveLength(53);
      expect((await page(second.prev as string)).ids).toEqual(first.ids);
    }
  });

  test('unchanged rows are neither missed nor repeated while others change or go', async () => {
    const others = await Promise.all(Array.from({ length: 3 }, () => makeRecord(app, 'tags', all.ids.A)));
    for (const id of others) await makeName(app, id, 'en', 'Anchor');
    const stay = new Set(tags);
    const before = await app.db('name_translations').select('id', 'text');
    const seen = await walk('/Tags?sort=name', 'next', async (ids) => {
      // The last of the page, from which the next one begins, is gone or has another name by then.
      const last = ids.at(-1) as number;
      if (!stay.has(last)) return;
      stay.delete(last);
      await app.db('name_translations').where({ tag_id: last }).update({ text: 'Aaa' });
    });
    expect(seen.filter((id) => stay.has(id)).sort((a, b) => a - b)).toEqual([...stay].sort((a, b) => a - b));
    await app.db('tags').whereIn('id', others).delete();
    for (const { id, text } of before) await app.db('name_translations').where({ id }).update({ text });
  });

  test('headings sort, and say how the list is sorted', async () => {
    const heading = (text: string, name: string) =>
      new RegExp(`<th scope="col"[^>]*?(?: aria-sort="(\\w+)")?><a href="([^"]*)">${name}</a>`).exec(text)?.slice(1);
    const { text } = await page('hardware=none');
    expect(heading(text, 'Tag')).toEqual([undefined, '/Tags?hardware=none&amp;sort=name']);
    expect(heading(text, 'Changed')).toEqual([undefined, '/Tags?hardware=none&amp;sort=-updated_at']);
    expect(heading((await page('sort=name')).text, 'Tag')).toEqual(['ascending', '/Tags?sort=-name']);
    expect(heading((await page('sort=-name')).text, 'Tag')).toEqual(['descending', '/Tags?sort=name']);
  });

  test('a position of another order, or an invalid one, starts at the beginning', async () => {
    const first = await page('sort=name');
    const other = new URL(first.next as string, app.url).searchParams.get('after') as string;
    for (const after of [other, 'x', '1.', '1.!!', '99999999999', '7.PTE'])
      expect([after, (await page(`sort=updated_at&after=${after}`)).ids[0]]).toEqual([
        after,
        (await page('sort=updated_at')).ids[0],
      ]);
    expect((await page(`after=${other}`)).ids[0]).toBe(tags.at(-1));
  });
});

describe('filters', () => {
  test('narrow the list, are kept from page to page, and can be removed one by one', async () => {
    const first = await page(`place_id=${hall}&in_use=1&sort=name`);
    expect(first.count).toMatch(/^4\d tags$/);
    const inHall = await page(`place_id=${hall}`);
    expect([inHall.count, inHall.next]).toEqual(['57 tags: 1 to 50 here', expect.stringContaining(`place_id=${hall}`)]);
    expect((await page(inHall.next as string)).count).toBe('57 tags: 51 to 57 here');
    expect(first.text).toContain(
      `<a href="/Tags?place_id=${hall}&amp;sort=name" aria-label="Leave out the filter In use">`,
    );
    expect(first.text).toContain('Place: <bdi');
  });

  test('that find nothing say so, and link to all tags', async () => {
    const { status, ids, text } = await page('hardware=qr');
    expect([status, ids]).toEqual([200, []]);
    expect(text).toContain('No tags fit these filters.');
    expect(text).toContain('href="/Tags">Show all tags</a>');
  });

  test('of state and part are removed with their language', async () => {
    const { ids, text } = await page('lang_code=fr&state=original&part=text');
    expect(ids).toEqual([tags[0]]);
    expect(text).toContain('<a href="/Tags" aria-label="Leave out the filter Language">');
  });

  test.each([
    ['place_id=2000000000', 'Place does not exist'],
    ['hardware=rfid', 'Hardware is not one of nfc, ble-beacon, qr, none'],
    ['state=stale', 'Language can&#39;t be blank'],
    ['updated_since=soon', 'Changed since is neither a day nor a time'],
    ['sort=colour', 'Order is not one of'],
    [`q=${'x'.repeat(201)}`, 'Search tags is too long: at most 200 characters'],
    ['q=%00', 'Search tags has a character that cannot be stored'],
    ['place_id=nowhere', 'Place has nothing with “nowhere”'],
  ])('that are invalid show an error, and no row: %s', async (query, message) => {
    const { status, ids, text } = await page(query);
    expect([status, ids]).toEqual([422, []]);
    expect(text.replaceAll('&#x27;', '&#39;')).toContain(message);
    expect(text).toContain('role="alert"');
    expect(text).not.toContain('There are no tags yet');
  });

  test('accept a typed place if there are many', async () => {
    const made = await app.db.raw(
      `insert into places (customer_id, name) select ?, concat('Room ', i) from generate_series(1, 60) i returning id`,
      [all.ids.A],
    );
    const typed = await page(`place_id=${encodeURIComponent('Äußerer')}`);
    expect([typed.status, typed.count]).toEqual([200, '58 tags: 1 to 50 here']);
    expect(typed.next).toContain(`place_id=${quay}`);
    expect((await page('place_id=none')).count).toBe('58 tags: 1 to 50 here');
    expect((await page('place_id=Room')).text).toContain('could be several');
    await app
      .db('places')
      .whereIn(
        'id',
        made.rows.map(({ id }: { id: number }) => id),
      )
      .delete();
  });

  test('by customer are for admins', async () => {
    expect((await page(`customer_id=${all.ids.B}`, 'admin')).ids).toHaveLength(1);
    expect((await page(`customer_id=${all.ids.B}`)).count).toBe('173 tags: 1 to 50 here');
    expect((await page('')).text).not.toContain('name="customer_id"');
    expect((await page('', 'admin')).text).toContain('name="customer_id"');
  });
});
