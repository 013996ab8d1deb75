/** Lists give the total of all pages, which equals the number of rows listed under any filter. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { textStates } from '../../contracts/management/tag-filters.ts';
import { workStates } from '../../contracts/management/translation-work.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { signedIn } from '../setup/factories.ts';
import { makeName, makeRecord, makeText } from '../setup/management.ts';

let app: TestApp;
const hash = (letter: string) => letter.repeat(64);

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

async function makeTag(owner: number): Promise<number> {
  const id = await makeRecord(app, 'tags', owner);
  await makeText(app, id, 'en');
  await makeName(app, id, 'de');
  return id;
}

const textOf = (tag: number) =>
  app.db('translations').whereIn('text_record_id', app.db('text_records').select('id').where({ tag_id: tag }));

async function addText(tag: number, lang_code: string, source_hash: string) {
  const { id: text_record_id } = await app.db('text_records').where({ tag_id: tag }).first('id');
  const row = { text_record_id, lang_code, text: 'x', origin: 'human', source_hash };
  await app.db('translations').insert(row).onConflict(['text_record_id', 'lang_code']).merge();
}

/** Five tags of a new customer, who asks: two of them in its first place, and three French texts. */
async function museum() {
  const caller = await signedIn(app);
  const places = [await makeRecord(app, 'places', caller.id), await makeRecord(app, 'places', caller.id)];
  const tags: number[] = [];
  for (let at = 0; at < 5; at += 1) tags.push(await makeTag(caller.id));
  const [one = 0, two = 0, three = 0] = tags;
  await app.db('tags').whereIn('id', [one, two]).update({ place_id: places[0] });
  for (const tag of [one, two, three]) await addText(tag, 'fr', hash('a'));
  return { owner: caller.id, places, headers: { Authorization: `Bearer ${caller.token}` }, two, three };
}

test('S4: lists of tags by translation state have exact totals', async () => {
  const { headers, places, three } = await museum();
  await textOf(three).update({ source_hash: hash('c') });
  const list = (query: Record<string, string>) => app.call('GET', '/Tags.json', { query, headers });
  const told: Record<string, string | null> = {};
  for (const state of textStates) {
    const others: Record<string, string>[] = [{}, { part: 'name' }, { place_id: `${places[0]}` }, { place_id: 'none' }];
    for (const more of others) {
      const query = { lang_code: 'fr', state, ...more };
      const { body } = await list(query);
      const total = (await list({ ...query, limit: '1' })).headers.get('X-Total-Count');
      expect([query, total]).toEqual([query, `${body.length}`]);
      if (Object.keys(more).length === 0) told[state] = total;
    }
  }
  expect(told).toEqual({ original: '0', human: '1', machine: '0', stale: '2', missing: '2' });
});

test('lists have exact totals under each filter', async () => {
  const { owner, headers, places, three } = await museum();
  await app.db('name_translations').where({ tag_id: three }).update({ lang_code: 'fr' });
  const bare = await makeRecord(app, 'tags', owner);
  await app.db('tags').where({ id: bare }).update({ place_id: places[0] });
  const told: Record<string, string | null> = {};
  for (const path of ['/Tags', '/text_records', '/translations', '/name_translations'])
    for (const language of [{}, { lang_code: 'fr' }, { lang_code: 'en' }, { lang_code: 'sv' }] as object[])
      for (const place of [{}, { place_id: `${places[0]}` }, { place_id: `${places[1]}` }, { place_id: 'none' }]) {
        const query = { ...language, ...place } as Record<string, string>;
        const list = (more: object) => app.call('GET', `${path}.json`, { query: { ...query, ...more }, headers });
        const { body } = await list({});
        const total = (await list({ limit: '1' })).headers.get('X-Total-Count');
        expect([path, query, total]).toEqual([path, query, `${body.length}`]);
        told[`${path} ${Object.values(query)}`] = total;
      }
  expect(told).toMatchObject({ '/Tags ': '6', '/Tags fr': '3', '/text_records ': '5', '/text_records en': '5' });
  expect(told).toMatchObject({ '/translations ': '8', '/translations fr': '3', '/name_translations fr': '1' });
  const ofParts = [{ part: 'text' }, { part: 'name' }, { part: 'name', place_id: `${places[0]}` }];
  for (const [at, more] of ofParts.entries()) {
    const query = { lang_code: 'fr', limit: '1', ...more } as Record<string, string>;
    const { headers: said, body } = await app.call('GET', '/Tags.json', { query, headers });
    expect([at, said.get('X-Total-Count') ?? body.length]).toEqual([at, ['3', '1', '0'][at]]);
  }
});

test('S4: the work list has exact totals under each filter', async () => {
  const { headers, places, two, three } = await museum();
  await textOf(three)
    .where({ origin: 'original' })
    .update({ source_hash: hash('c') });
  const list = (query: Record<string, string>) => app.call('GET', '/translation_work.json', { query, headers });
  const told: Record<string, string | null> = {};
  for (const state of [...workStates, 'missing,stale', 'machine,human']) {
    const others: Record<string, string>[] = [
      ...[{}, { part: 'name' }, { part: 'text' }, { place_id: `${places[0]}` }, { place_id: 'none' }],
      ...[{ tag_id: `${two}` }, { q: 'nothing has it' }, { reported: '1' }],
    ];
    for (const lang_code of ['fr', 'en', 'sv'])
      for (const more of others) {
        const query = { lang_code, state, ...more };
        const { body } = await list(query);
        const total = (await list({ ...query, limit: '1' })).headers.get('X-Total-Count');
        expect([query, total]).toEqual([query, `${body.length}`]);
        if (lang_code === 'fr' && Object.keys(more).length === 0) told[state] = total;
      }
  }
  expect(told).toEqual({
    missing: '7',
    stale: '3',
    machine: '0',
    human: '0',
    'missing,stale': '10',
    'machine,human': '0',
  });
});

test('`Link` leads on even if all rows of a page are deleted between its two statements', async () => {
  const { headers, places } = await museum();
  const { work } = app.databases;
  const free = Number(work.client.pool.max) - 1;
  // One connection is left, and the deletion is the next to get it.
  const taken = await Promise.all(Array.from({ length: free }, () => work.transaction()));
  const deleted = new Promise<void>((resolve, reject) => {
    const listed = async (_rows: unknown, { sql }: { sql: string }) => {
      if (!sql.includes('with listed')) return;
      work.off('query-response', listed);
      const connection = await work.client.acquireConnection();
      await app
        .db('places')
        .where({ id: places[0] })
        .delete()
        .then(() => resolve(), reject);
      await work.client.releaseConnection(connection);
    };
    work.on('query-response', listed);
  });
  const [answer] = await Promise.all([
    app.call('GET', '/places.json', { query: { limit: '1' }, headers }),
    deleted,
  ]).finally(() => Promise.all(taken.map((each) => each.rollback())));
  expect([answer.status, answer.body]).toEqual([200, []]);
  expect(answer.headers.get('link')).toContain(`limit=1&after=${places[0]}`);
});
