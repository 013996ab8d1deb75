/** The start page: the newest tags are there at once, with figures and what visitors have reported, each of one's own alone. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../setup/app.ts';
import { gather, type People } from '../setup/four-people.ts';
import { makeName, makeRecord } from '../setup/management.ts';

let app: TestApp;
let all: People;
const tags: number[] = [];

beforeAll(async () => {
  app = await startApp();
  all = await gather(app);
  for (let made = 0; made < 7; made += 1) {
    tags.push(await makeRecord(app, 'tags', all.ids.A));
    await makeName(app, tags.at(-1) as number, 'en', `Anchor ${made}`);
  }
  await app
    .db('tags')
    .where({ id: tags[6] })
    .update({ place_id: await makeRecord(app, 'places', all.ids.A) });
});
afterAll(() => app.stop());

const start = async (person: 'A' | 'B' | 'admin' | 'nobody') => {
  const { status, text } = await all.get(person, '/');
  const shown = [...text.matchAll(/<th scope="row"[^>]*><a href="\/Tags\/(\d+)"/g)].map(([, id]) => Number(id));
  const figures = [...text.matchAll(/<li><a href="[^"]*"><strong>(\d+)<\/strong> (\w+)<\/a>/g)].map(
    ([, count, of]) => `${count} ${of}`,
  );
  return { status, text, shown, figures };
};

test('the newest tags are on it, and how many there are', async () => {
  const { shown, figures } = await start('A');
  expect(shown).toEqual(tags.slice(2).toReversed());
  const counted = async (table: string) => (await app.db(table).where({ customer_id: all.ids.A })).length;
  const places = await counted('places');
  expect(figures).toEqual([`${await counted('tags')} tags`, `${places} ${places === 1 ? 'place' : 'places'}`]);
});

test('one’s own alone; an admin has everybody’s, and nobody none', async () => {
  const mine = new Set(tags);
  expect((await start('B')).shown.filter((id) => mine.has(id))).toEqual([]);
  expect((await start('admin')).shown).toEqual(tags.slice(2).toReversed());
  const { status, shown, figures } = await start('nobody');
  expect([status, shown, figures]).toEqual([200, [], []]);
});

test('what visitors have reported of one’s tags leads to the reports', async () => {
  expect((await start('A')).text).not.toContain('reported something wrong');
  const report = { part: 'text', lang_code: 'fr', source_hash: '0'.repeat(64), words: 'Wrong' };
  await app.db('reports').insert({ ...report, tag_id: tags[0] });
  const { text } = await start('A');
  expect(text).toContain('<a href="/reports">A visitor has reported something wrong</a>');
  expect((await start('B')).text).not.toContain('reported something wrong');
});
