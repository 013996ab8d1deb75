/** The start page: the newest tags, figures and open reports, of the customer's own tags only. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sourceHash } from '../../src/model/translations/source-hash.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { gather, type People } from '../setup/four-people.ts';
import { makeMachine, makeName, makeRecord, makeReport, makeText } from '../setup/management.ts';
import { signedInPerson } from '../setup/signed-in-person.ts';
import { statementsDuring } from '../setup/statements.ts';

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

test('shows the newest tags, and the numbers of tags and places', async () => {
  const { shown, figures } = await start('A');
  expect(shown).toEqual(tags.slice(2).toReversed());
  const counted = async (table: string) => (await app.db(table).where({ customer_id: all.ids.A })).length;
  const places = await counted('places');
  expect(figures).toEqual([`${await counted('tags')} tags`, `${places} ${places === 1 ? 'place' : 'places'}`]);
});

test('shows a customer’s own tags only, all to an admin, and none to a signed-out visitor', async () => {
  const mine = new Set(tags);
  expect((await start('B')).shown.filter((id) => mine.has(id))).toEqual([]);
  expect((await start('admin')).shown).toEqual(tags.slice(2).toReversed());
  const { status, shown, figures } = await start('nobody');
  expect([status, shown, figures]).toEqual([200, [], []]);
});

test('links to the open reports on the customer’s tags', async () => {
  const told = async (person: 'A' | 'B') =>
    /<a href="\/reports">([^<]*) reported something wrong<\/a>/.exec((await start(person)).text)?.[1];
  const tag = tags[0] as number;
  const { original } = await makeText(app, tag, 'en', 'Welcome');
  expect(await told('A')).toBeUndefined();
  const report = () => makeReport(app, tag, { lang_code: 'en', read_hash: sourceHash('en', 'Welcome') });
  const first = await report();
  expect(await told('A')).toBe('A visitor has');
  await report();
  expect([await told('A'), await told('B')]).toEqual(['2 visitors have', undefined]);
  // Somebody has looked at one; then the text becomes another, so that nothing is left to be done.
  await app.db('reports').where({ id: first }).update({ closed_at: app.db.fn.now() });
  expect(await told('A')).toBe('A visitor has');
  await app.db('translations').where({ id: original }).update({ text: 'Come in' });
  expect(await told('A')).toBeUndefined();
});

test('links figures to the work that they count, with at most 16 SQL statements', async () => {
  const figure = async (of: string) =>
    new RegExp(`<a href="([^"]*)"><strong>([^<]*)</strong> ${of}</a>`).exec((await start('A')).text)?.slice(1);
  const tag = tags[1] as number;
  const { original } = await makeText(app, tag, 'en', 'The chain');
  const french = await makeMachine(app, 'translations', original, 'fr');
  expect(await figure('out of date')).toEqual(['/coverage', '0']);
  await app
    .db('translations')
    .where({ id: french })
    .update({ source_hash: '0'.repeat(64) });
  expect(await figure('out of date')).toEqual(['/coverage', '1']);
  const read = { tag_id: tag, customer_id: all.ids.A, way: 'page', lang_code: 'en' };
  const day = app.db.raw("(now() at time zone 'utc')::date");
  await app.db('reads').insert([
    { ...read, day, missed: 'fi', reads: 3 },
    { ...read, day, missed: null, reads: 40 },
  ]);
  expect(await figure('wanted and not had')).toEqual(['/stats/reads', '3']);
  expect(await figure('reads in 30 days')).toEqual(['/stats/reads', '43']);
  const { text } = await start('A');
  expect(text).toMatch(/<a href="\/Tags\?lang_code=en&amp;state=missing"><span>English<\/span>.*?<b>\d+ %<\/b>/);
  const statements = await statementsDuring(app.databases, () => all.get('A', '/'));
  expect(statements.length).toBeLessThanOrEqual(16);
  expect(new Set(statements).size).toBe(statements.length);
});

test('says how to begin when there is nothing yet', async () => {
  const { text } = await start('B');
  expect(text).toContain('There is nothing here yet.');
  expect(text).toMatch(/href="\/Tags\/import">Import a table of yours/);
});

test('does not ask a viewer to begin when there is nothing yet', async () => {
  const viewer = await signedInPerson(app);
  await app.db('customers').where({ id: viewer.id }).update({ member_of: all.ids.B, member_role: 'viewer' });
  const { text } = await viewer.browser.get('/');
  expect(text).toContain('There is nothing here yet.');
  expect(text).not.toContain('Begin with');
});

test('warns only people who may print labels that phones cannot reach the service', async () => {
  const translator = await signedInPerson(app);
  await app.db('customers').where({ id: translator.id }).update({ member_of: all.ids.A, member_role: 'translator' });
  const warning = 'Do not print yet';
  expect((await start('A')).text).toContain(warning);
  expect((await translator.browser.get('/')).text).not.toContain(warning);
});
