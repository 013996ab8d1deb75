/** Numbers that link to what they count. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../setup/app.ts';
import { gather, type People, type Person } from '../setup/four-people.ts';
import { makeRecord } from '../setup/management.ts';

let app: TestApp;
let all: People;
let hall: number;
let yard: number;

beforeAll(async () => {
  app = await startApp();
  all = await gather(app);
  [hall, yard] = [await makeRecord(app, 'places', all.ids.A), await makeRecord(app, 'places', all.ids.A)];
  const tags = [await makeRecord(app, 'tags', all.ids.A), await makeRecord(app, 'tags', all.ids.A)];
  await app.db('tags').whereIn('id', tags).update({ place_id: hall });
  await makeRecord(app, 'tags', all.ids.A);
});
afterAll(() => app.stop());

/** Where a page leads with these words, and how many tags are told of there. */
async function led(person: Person, path: string, words: string): Promise<[string, string | undefined]> {
  const { text } = await all.get(person, path);
  const address =
    new RegExp(`<a href="([^"]*)">${words}</a>`)
      .exec(text.replaceAll(/<\/?span[^>]*>/g, ''))?.[1]
      ?.replaceAll('&amp;', '&') ?? '';
  const list = await all.get(person, address);
  return [address, /<p class="count">([^<]*)</.exec(list.text)?.[1]];
}

test('the list of places and the page of a place link to the place’s tags with their number', async () => {
  for (const path of ['/places', `/places/${hall}`])
    expect(await led('A', path, '2 tags')).toEqual([`/Tags?place_id=${hall}`, '2 tags']);
  expect((await all.get('A', '/places')).text).not.toContain(`place_id=${yard}"`);
});

test('the page of a customer links to its tags with their number, for an admin and itself', async () => {
  for (const path of ['/customers', `/customers/${all.ids.A}`]) {
    expect(await led('admin', path, '3 tags')).toEqual([`/Tags?customer_id=${all.ids.A}`, '3 tags']);
    expect(await led('A', path, '3 tags')).toEqual(['/Tags', '3 tags']);
  }
});

test('a number above a thousand is shown as more than 1000', async () => {
  const depot = await makeRecord(app, 'places', all.ids.B);
  await app.db.raw(
    `insert into tags (tag_identifier, customer_id, place_id)
     select lpad(to_hex(n + 1000000), 12, '0'), ?, ? from generate_series(1, 1001) n`,
    [all.ids.B, depot],
  );
  expect((await led('B', '/places', 'more than 1000 tags'))[0]).toBe(`/Tags?place_id=${depot}`);
});
