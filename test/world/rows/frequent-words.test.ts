/** Words that very many tags have: how many tags that are is counted exactly. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Actor } from '../../../contracts/access.ts';
import { reachOf } from '../../../src/model/access/search.ts';
import { renewDocuments } from '../../../src/model/access/search-documents.ts';
import { Tag } from '../../../src/model/tags/tag.ts';
import { startApp, type TestApp } from '../../setup/app.ts';

/** More than are told by their ids. */
const tags = 70_000;
const admin = { id: 0, isAdmin: true } as Actor;

let app: TestApp;
/** The numbers of words by what they stand in: all tags, nine of ten, every tenth, which has no other, and one of a thousand. */
const words = { everywhere: 0, often: 0, tenth: 0, rare: 0 };

beforeAll(async () => {
  app = await startApp();
  await renewDocuments(app.db);
  for (const word of Object.keys(words) as (keyof typeof words)[]) {
    const [row] = await app
      .db('search_words')
      .insert({ kind: 'description', word: `${word}-stands` })
      .returning('id');
    words[word] = row.id;
  }
  // Nobody is told of these: they are as they were when documents were made.
  for (const way of ['disable', 'enable']) {
    await app.db.raw(`alter table tags ${way} trigger user`);
    if (way === 'enable') break;
    await app.db.raw(
      `insert into tags (tag_identifier, description)
       select lpad(to_hex(i), 12, '0'), concat_ws(' ', 'everywhere-stands', case when i % 10 = 0 then 'tenth-stands' else 'often-stands' end,
         case when i % 1000 = 0 then 'rare-stands' end) from generate_series(1, ?) i`,
      [tags],
    );
  }
  await app.db.raw(
    `insert into search_documents (tag_id, words)
     select id, array_remove(array[:everywhere::integer, case when description like '%tenth%' then :tenth::integer else :often end,
       case when description like '%rare%' then :rare::integer end], null) from tags`,
    words,
  );
  await app.db.raw('vacuum analyze search_documents, search_words, tags');
  expect(await renewDocuments(app.db)).toBe(false);
}, 120_000);
afterAll(() => app.stop());

/** What the descriptions themselves say. */
const thereAre = async (q: string) => {
  const rows = app.db('tags').count('* as count').first();
  for (const word of q.split(' ')) rows.whereILike('description', `%${word}%`);
  return Number((await rows)?.count);
};

/** Of how many there are, and, where those are few, which are told. */
const foundWith = async (q: string) => {
  const { found } = await reachOf(Tag, app.db, admin, q, { isCounted: true });
  return { count: found?.count, told: found?.told?.length };
};
const searches = [
  'everywhere-stands',
  'often-stands',
  // In each of two words that are frequent, and in one that is not.
  'stands',
  'everywhere-stands often',
  'often-stands rare',
  'everywhere-stands tenth',
  'rare-stands',
  'often-stands tenth',
];

test.each(searches)('all tags with %s are counted', async (q) => {
  const count = await thereAre(q);
  expect(await foundWith(q)).toEqual({ count, told: count > 60_000 ? undefined : count });
});

test('what changes counts as it is, before documents are renewed and after', async () => {
  const [first, second, third] = await app
    .db('tags')
    .whereLike('description', '%often%')
    .orderBy('id')
    .limit(3)
    .pluck('id');
  await app.db('tags').where({ id: first }).update({ description: 'of nothing' });
  await app.db('tags').where({ id: second }).delete();
  await app.db('tags').where({ id: third }).update({ description: 'everywhere-stands, not as often' });
  await app.db('tags').insert({ tag_identifier: 'f'.repeat(12), description: 'often-stands' });
  const check = async () => {
    for (const q of searches) expect([q, (await foundWith(q)).count]).toEqual([q, await thereAre(q)]);
  };
  await check();
  expect(await renewDocuments(app.db)).toBe(true);
  await check();
});
