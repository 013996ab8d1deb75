/** Filters of the lists other than that of tags, as JSON: combined, counted, and never ignored. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../setup/app.ts';
import { signedIn } from '../setup/factories.ts';
import { as, makeMachine, makeName, makeRecord, makeText } from '../setup/management.ts';

let app: TestApp;
type Caller = Awaited<ReturnType<typeof signedIn>>;
let owner: Caller;
let other: Caller;
let admin: Caller;
let hall: number;
let foreign: number;
/** Text records, translations and names by what they are. */
const made: Record<string, number> = {};

const long = '2020-02-29T12:00:00Z';

beforeAll(async () => {
  app = await startApp();
  [owner, other] = [await signedIn(app), await signedIn(app)];
  admin = await signedIn(app, { role: 'admin' });
  [hall, foreign] = [await makeRecord(app, 'places', owner.id), await makeRecord(app, 'places', other.id)];
  made.attic = await makeRecord(app, 'places', owner.id);
  await app.db('places').where({ id: made.attic }).update({ updated_at: long });
  await app.db('customers').where({ id: other.id }).update({ updated_at: long });

  const [inHall, outside, nobodys] = [
    await makeRecord(app, 'tags', owner.id),
    await makeRecord(app, 'tags', owner.id),
    await makeRecord(app, 'tags', null),
  ];
  await app.db('tags').where({ id: inHall }).update({ place_id: hall });
  const anchor = await makeText(app, inHall, 'en', 'The anchor');
  const boat = await makeText(app, outside, 'fr', 'La barque');
  const theirs = await makeRecord(app, 'tags', other.id);
  const foreigner = await makeText(app, theirs, 'en', 'The mast');
  await makeName(app, theirs, 'en', 'Mast');
  const lost = await makeText(app, nobodys, 'en', 'The rope');
  const textRecordOf = async (id: number) => (await app.db('translations').where({ id }).first()).text_record_id;
  Object.assign(made, {
    anchor: anchor.original,
    boat: boat.original,
    mast: foreigner.original,
    rope: lost.original,
    ancre: await makeMachine(app, 'translations', anchor.original, 'fr', { text: 'L’ancre' }),
  });
  for (const name of ['anchor', 'boat', 'mast', 'rope'])
    made[`record of ${name}`] = await textRecordOf(made[name] as number);
  await app.db('translations').where({ id: made.boat }).update({ updated_at: long });
  await app.db('text_records').where({ id: made['record of boat'] }).update({ updated_at: long });
  await makeName(app, inHall, 'en', 'Anchor');
  await makeName(app, outside, 'fr', 'Barque');
  for (const { id, text } of await app.db('name_translations')) made[`name ${text}`] = id;
});
afterAll(() => app.stop());

const list = async (path: string, query: string, caller = owner) => {
  const answer = await as(app, caller)('GET', `${path}.json?${query}`);
  const ids = answer.status === 200 ? (answer.body as { id: number }[]).map(({ id }) => id) : [];
  return { ...answer, ids };
};
const ids = (names: string[]) => names.map((name) => made[name]).sort((one, two) => Number(one) - Number(two));

describe('a customer finds its own records', () => {
  test.each([
    ['/text_records', 'lang_code=en', ['record of anchor']],
    ['/text_records', 'lang_code=FR', ['record of boat']],
    ['/text_records', 'place_id=none', ['record of boat']],
    ['/text_records', 'updated_since=2021-01-01', ['record of anchor']],
    ['/translations', 'lang_code=fr', ['boat', 'ancre']],
    ['/translations', 'lang_code=fr&updated_since=2021-01-01', ['ancre']],
    ['/translations', 'updated_since=2020-02-29T12:00:00Z', ['anchor', 'boat', 'ancre']],
    ['/translations', 'place_id=none', ['boat']],
    ['/name_translations', 'lang_code=fr', ['name Barque']],
    ['/name_translations', 'place_id=none', ['name Barque']],
    ['/name_translations', 'lang_code=zh-TW', []],
  ])('%s?%s', async (path, query, names) => {
    const { status, ids: found, headers } = await list(path, query);
    expect(status).toBe(200);
    expect(found).toEqual(ids(names));
    expect(headers.get('x-total-count')).toBe(`${names.length}`);
  });

  test('filters by place', async () => {
    expect((await list('/text_records', `place_id=${hall}`)).ids).toEqual(ids(['record of anchor']));
    expect((await list('/translations', `place_id=${hall}`)).ids).toEqual(ids(['anchor', 'ancre']));
    expect((await list('/translations', `place_id=${hall}&lang_code=fr`)).ids).toEqual(ids(['ancre']));
    expect((await list('/name_translations', `place_id=${hall}`)).ids).toEqual(ids(['name Anchor']));
  });

  test('finds names of all customers, but filters by place only its own', async () => {
    expect((await list('/name_translations', 'lang_code=en')).ids).toEqual(ids(['name Anchor', 'name Mast']));
    expect((await list('/name_translations', 'lang_code=en&place_id=none')).ids).toEqual([]);
  });

  test('filters places and customers by time of change', async () => {
    expect((await list('/places', 'updated_since=2021-01-01')).ids).toEqual([hall]);
    expect((await list('/customers', 'updated_since=2021-01-01')).ids).toEqual([owner.id]);
    expect((await list('/customers', 'updated_since=2021-01-01', other)).ids).toEqual([]);
  });
});

describe('the filter by customer', () => {
  test('finds a customer’s records for an admin', async () => {
    const query = `customer_id=${other.id}`;
    expect((await list('/places', query, admin)).ids).toEqual([foreign]);
    expect((await list('/text_records', query, admin)).ids).toEqual(ids(['record of mast']));
    expect((await list('/translations', query, admin)).ids).toEqual(ids(['mast']));
    expect((await list('/name_translations', query, admin)).ids).toEqual(ids(['name Mast']));
  });

  test('finds unowned records for an admin', async () => {
    expect((await list('/translations', 'customer_id=none', admin)).ids).toEqual(ids(['rope']));
    expect((await list('/text_records', 'customer_id=none', admin)).ids).toEqual(ids(['record of rope']));
    expect((await list('/places', 'customer_id=none', admin)).ids).toEqual([]);
  });

  test('is ignored for non-admins, whatever its value', async () => {
    for (const whose of [`${other.id}`, 'none', '999999', 'x', 'a&customer_id=b'])
      expect((await list('/translations', `customer_id=${whose}`)).ids).toEqual(ids(['anchor', 'boat', 'ancre']));
  });
});

describe('errors are reported by parameter', () => {
  test.each([
    ['/places', 'updated_since=yesterday', 'updated_since'],
    ['/places', 'updated_since=2026-02-30', 'updated_since'],
    ['/places', 'updated_since=0000-01-01', 'updated_since'],
    ['/translations', 'updated_since=99999-01-01', 'updated_since'],
    ['/customers', 'updated_since=2026-02-01&updated_since=2026-02-02', 'updated_since'],
    ['/text_records', 'lang_code=xx', 'lang_code'],
    ['/translations', 'lang_code=fr&lang_code=en', 'lang_code'],
    ['/translations', 'place_id=0', 'place_id'],
    ['/name_translations', 'place_id=2147483647', 'place_id'],
    ['/name_translations', 'place_id=x', 'place_id'],
  ])('%s?%s', async (path, query, name) => {
    const { status, body } = await list(path, query);
    expect(status).toBe(422);
    expect(Object.keys(body as object)).toEqual([name]);
  });

  test('another customer’s place is reported like an unknown one', async () => {
    const [one, another] = await Promise.all(
      [foreign, 2_147_483_647].map((id) => list('/translations', `place_id=${id}`)),
    );
    expect(one?.status).toBe(422);
    expect(one?.body).toEqual(another?.body);
  });

  test('an unknown customer is reported to admins', async () => {
    for (const path of ['/places', '/text_records', '/translations', '/name_translations'])
      expect((await list(path, 'customer_id=2147483647', admin)).body).toMatchObject({
        customer_id: ['does not exist'],
      });
  });
});

test('links to further pages keep the filters', async () => {
  const first = await list('/translations', 'lang_code=fr&limit=1');
  const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
  expect(new URL(next, 'http://any').searchParams.get('lang_code')).toBe('fr');
  const second = await as(app, owner)('GET', next.replace(/^https?:\/\/[^/]+/, ''));
  expect([...first.ids, ...(second.body as { id: number }[]).map(({ id }) => id)]).toEqual(ids(['boat', 'ancre']));
});
