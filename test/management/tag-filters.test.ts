/** Filters of the list of tags, as JSON and as a page: combined, counted, and never ignored. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../setup/app.ts';
import { signedIn } from '../setup/factories.ts';
import { as, makeMachine, makeName, makeRecord, makeText } from '../setup/management.ts';

let app: TestApp;
type Caller = Awaited<ReturnType<typeof signedIn>>;
let owner: Caller;
let other: Caller;
let admin: Caller;
/** The owner's tags by what they are, and places. */
const tag: Record<string, number> = {};
let hall: number;
let foreign: number;
/** Tags of nobody and of others, which only admins find. */
let nobodys: number;

const inserted = (table: string, row: object) => app.db(table).insert(row);

beforeAll(async () => {
  app = await startApp();
  [owner, other] = [await signedIn(app), await signedIn(app)];
  admin = await signedIn(app, { role: 'admin' });
  [hall, foreign] = [await makeRecord(app, 'places', owner.id), await makeRecord(app, 'places', other.id)];
  const make = async (name: string, fields: object = {}) => {
    tag[name] = await makeRecord(app, 'tags', owner.id);
    if (Object.keys(fields).length > 0) await app.db('tags').where({ id: tag[name] }).update(fields);
    return tag[name];
  };
  const of = (id: number) => ({ tag_id: id });

  await make('bare');
  const english = await makeText(app, await make('english', { place_id: hall }), 'en', 'The anchor of the ship');
  await makeMachine(app, 'translations', english.original, 'fr', { text: 'L’ancre' });
  const french = await makeText(app, await make('french'), 'fr', 'La barque');
  await makeMachine(app, 'translations', french.original, 'en', { text: 'The boat', origin: 'human' });
  const aged = await makeText(app, await make('aged', { place_id: hall }), 'en', 'The mast');
  await makeMachine(app, 'translations', aged.original, 'fr', { text: 'Le mât', isStale: true });
  await makeName(app, await make('named'), 'en', 'Quay');
  await inserted('hardwares', { ...of(tag.english as number), hardware_type: 'nfc', identifier: '04:A2:B9:FF' });
  await inserted('hardwares', { ...of(tag.aged as number), hardware_type: 'qr', identifier: 'MAST-7' });
  await app.db('tags').where({ id: tag.bare }).update({ updated_at: '2020-02-29T12:00:00Z' });
  await makeRecord(app, 'tags', other.id);
  nobodys = await makeRecord(app, 'tags', null);
});
afterAll(() => app.stop());

const list = async (query: string, caller = owner) => {
  const answer = await as(app, caller)('GET', `/Tags.json?${query}`);
  return { ...answer, ids: (answer.body as { id: number }[]).map(({ id }) => id) };
};
const named = (...names: string[]) => names.map((name) => tag[name]);

describe('each filter', () => {
  test.each([
    ['place_id=none', ['bare', 'french', 'named']],
    ['lang_code=fr', ['english', 'french', 'aged']],
    ['lang_code=FR', ['english', 'french', 'aged']],
    ['lang_code=en', ['english', 'french', 'aged', 'named']],
    ['lang_code=en&part=name', ['named']],
    ['lang_code=en&part=text', ['english', 'french', 'aged']],
    ['lang_code=fr&state=original', ['french']],
    ['lang_code=en&state=human', ['french']],
    ['lang_code=fr&state=human', []],
    ['lang_code=fr&state=machine', ['english']],
    ['lang_code=fr&state=stale', ['aged']],
    ['lang_code=de&state=missing', ['english', 'french', 'aged']],
    ['lang_code=fr&state=missing', []],
    ['lang_code=fr&state=missing&part=name', ['named']],
    ['lang_code=en&state=original&part=name', ['named']],
    ['hardware=nfc', ['english']],
    ['hardware=qr', ['aged']],
    ['hardware=ble-beacon', []],
    ['hardware=none', ['bare', 'french', 'named']],
    ['in_use=1', ['english', 'french', 'aged', 'named']],
    ['in_use=0', ['bare']],
    ['updated_since=2020-03-01', ['english', 'french', 'aged', 'named']],
    ['updated_since=2020-02-29', ['bare', 'english', 'french', 'aged', 'named']],
    ['updated_since=2020-02-29T13:00:00%2B01:00', ['bare', 'english', 'french', 'aged', 'named']],
    ['updated_since=2020-02-29T12:00:01Z', ['english', 'french', 'aged', 'named']],
    ['q=anchor', ['english']],
    ['q=04a2b9', ['english']],
    ['q=quay', ['named']],
    ['q=&hardware=&place_id=', ['bare', 'english', 'french', 'aged', 'named']],
  ])('%s', async (query, names) => {
    const { status, ids, headers } = await list(query);
    expect([status, ids]).toEqual([200, named(...names)]);
    expect(headers.get('x-total-count')).toBe(String(names.length));
  });

  test('by place', async () => {
    expect((await list(`place_id=${hall}`)).ids).toEqual(named('english', 'aged'));
  });

  test('by customer, for admins', async () => {
    expect((await list(`customer_id=${other.id}`, admin)).ids).toHaveLength(1);
    expect((await list('customer_id=none', admin)).ids).toEqual([nobodys]);
  });
});

describe('the search finds a tag by', () => {
  const found = async (q: string, caller = owner) => (await list(`${new URLSearchParams({ q })}`, caller)).ids;

  test('a printed address on any host, and its identifier', async () => {
    const { tag_identifier: identifier } = await app.db('tags').where({ id: tag.english }).first();
    for (const q of [
      identifier,
      identifier.toUpperCase(),
      `${app.url}/t/${identifier}`,
      `https://old.example.org/t/${identifier}?lang=fr`,
      `tags.example.com/t/${identifier.toUpperCase()}`,
    ])
      expect([q, await found(q)]).toEqual([q, named('english')]);
    expect(await found(`${app.url}/t/${identifier}0`)).toEqual([]);
    expect(await found(identifier, other)).toEqual([]);
  });

  test('hardware in any spelling', async () => {
    await inserted('hardwares', {
      tag_id: tag.named,
      hardware_type: 'ble-beacon',
      identifier: 'B9407F30-F5F8-466E-AFF9-25556B57FE6D',
      major: 1,
    });
    for (const q of ['b9407f30-f5f8-466e-aff9-25556b57fe6d', 'B9407F30F5F8466EAFF925556B57FE6D', 'B9407f30-f5f8'])
      expect([q, await found(q)]).toEqual([q, named('named')]);
    for (const q of ['04:a2:b9:ff', '04A2B9FF', '04-a2-b9']) expect([q, await found(q)]).toEqual([q, named('english')]);
    await app.db('hardwares').where({ tag_id: tag.named }).delete();
  });

  test('its owner’s full e-mail address, for admins only', async () => {
    const { email } = await app.db('customers').where({ id: owner.id }).first();
    expect(await found(email.toUpperCase(), admin)).toEqual(named('bare', 'english', 'french', 'aged', 'named'));
    expect(await found(`anchor ${email}`, admin)).toEqual(named('english'));
    expect(await found(email.slice(0, -1), admin)).toEqual([]);
    expect(await found(email)).toEqual([]);
  });
});

test('filters are combined, and links to further pages keep them', async () => {
  expect((await list(`place_id=${hall}&hardware=qr&lang_code=fr&state=stale&q=mast`)).ids).toEqual(named('aged'));
  expect((await list(`place_id=${hall}&hardware=none`)).ids).toEqual([]);
  const first = await list('in_use=1&updated_since=2020-03-01&q=the&limit=1');
  expect([first.ids, first.headers.get('x-total-count')]).toEqual([named('english'), '3']);
  const next = /<([^>]*)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
  expect(Object.fromEntries(new URL(next).searchParams)).toEqual({
    in_use: '1',
    updated_since: '2020-03-01',
    q: 'the',
    limit: '1',
    after: `${tag.english}`,
  });
});

describe('errors', () => {
  test.each([
    ['place_id=x', 'place_id', 'is neither a record id nor “none”'],
    ['place_id=0', 'place_id', 'is neither a record id nor “none”'],
    ['place_id=4000000000', 'place_id', 'is neither a record id nor “none”'],
    ['place_id=2000000000', 'place_id', 'does not exist'],
    ['place_id=1&place_id=2', 'place_id', 'is not text'],
    ['lang_code=xx', 'lang_code', 'is not one of the supported codes'],
    ['state=stale', 'lang_code', "can't be blank"],
    ['part=name', 'lang_code', "can't be blank"],
    ['lang_code=fr&state=old', 'state', 'is not one of original, human, machine, stale, missing'],
    ['lang_code=fr&part=title', 'part', 'is not one of text, name'],
    ['hardware=rfid', 'hardware', 'is not one of nfc, ble-beacon, qr, none'],
    ['in_use=yes', 'in_use', 'is not a number'],
    ['in_use=2', 'in_use', 'is more than 1'],
    ['updated_since=yesterday', 'updated_since', 'is neither a day nor a time'],
    ['updated_since=2026-02-30', 'updated_since', 'is neither a day nor a time'],
    ['updated_since=2026-11-21T12:00:00', 'updated_since', 'is neither a day nor a time'],
    [`q=${'x'.repeat(201)}`, 'q', 'is too long: at most 200 characters'],
    ['q=a&q=b', 'q', 'is not text'],
  ])('%s', async (query, name, message) => {
    const { status, body } = await as(app, owner)('GET', `/Tags.json?${query}`);
    expect([status, body]).toEqual([422, { [name]: [message] }]);
  });

  test('another customer’s place is reported like an unknown one', async () => {
    const { status, body } = await as(app, owner)('GET', `/Tags.json?place_id=${foreign}`);
    expect([status, body]).toEqual([422, { place_id: ['does not exist'] }]);
    expect((await list(`place_id=${foreign}`, admin)).ids).toEqual([]);
  });

  test('errors in the customer are reported to admins, and ignored for others', async () => {
    for (const wrong of ['x', '2000000000', '1&customer_id=2', '0']) {
      const { status, body } = await as(app, admin)('GET', `/Tags.json?customer_id=${wrong}`);
      expect([wrong, status, Object.keys(body as object)]).toEqual([wrong, 422, ['customer_id']]);
      expect((await list(`customer_id=${wrong}`)).ids).toHaveLength(5);
    }
    expect((await list(`customer_id=${other.id}`)).ids).toHaveLength(5);
  });

  test('are all reported together, while wrong paging answers 400', async () => {
    const all = await as(app, owner)('GET', '/Tags.json?hardware=x&in_use=7&state=old');
    expect([all.status, Object.keys(all.body as object).sort()]).toEqual([
      422,
      ['hardware', 'in_use', 'lang_code', 'state'],
    ]);
    for (const query of ['limit=0', 'after=x', 'limit=0&hardware=x'])
      expect([query, (await as(app, owner)('GET', `/Tags.json?${query}`)).status]).toEqual([query, 400]);
    expect((await as(app, undefined)('GET', '/Tags.json?hardware=x')).status).toBe(401);
  });
});

test('no filter reveals another customer’s tags', async () => {
  for (const query of ['q=anchor', 'lang_code=fr', `hardware=nfc`, 'in_use=1', 'updated_since=2020-01-01'])
    expect([query, (await list(query, other)).ids.filter((id) => Object.values(tag).includes(id))]).toEqual([
      query,
      [],
    ]);
});

test('a filtered list of more than a thousand tags is complete', async () => {
  const many = await signedIn(app);
  await app.db.raw(
    `insert into tags (tag_identifier, customer_id, description)
     select lpad(to_hex(i + 1000000), 12, '0'), ?, case when i % 2 = 0 then 'Heron' else 'Kestrel' end from generate_series(1, 2500) i`,
    [many.id],
  );
  const of = async (query: string) => (await as(app, many)('GET', `/Tags.json?${query}`)).body;
  expect(await of('q=heron')).toHaveLength(1250);
  expect(await of('in_use=0')).toHaveLength(2500);
});
