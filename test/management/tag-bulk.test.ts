/** Bulk changes of tags: to all of them or none, with a dry run, and idempotent. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../setup/app.ts';
import { memberOf, signedIn } from '../setup/factories.ts';
import { as, forbidden, makeMachine, makeName, makeRecord, makeText, noId } from '../setup/management.ts';

type Caller = Awaited<ReturnType<typeof signedIn>>;

let app: TestApp;
let owner: Caller;
let other: Caller;
let admin: Caller;
let hall: number;
let yard: number;
let foreignPlace: number;
/** The owner's, of which the first two are in the hall; and somebody else's. */
let tags: number[];
let foreign: number;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

beforeEach(async () => {
  [owner, other] = [await signedIn(app), await signedIn(app)];
  admin = await signedIn(app, { role: 'admin' });
  [hall, yard] = [await makeRecord(app, 'places', owner.id), await makeRecord(app, 'places', owner.id)];
  foreignPlace = await makeRecord(app, 'places', other.id);
  tags = [];
  for (let made = 0; made < 4; made += 1) tags.push(await makeRecord(app, 'tags', owner.id));
  await app.db('tags').whereIn('id', tags.slice(0, 2)).update({ place_id: hall });
  foreign = await makeRecord(app, 'tags', other.id);
});

const bulk = (fields: unknown, { caller = owner, query = '', headers = {} } = {}) =>
  as(app, caller)('POST', `/Tags/bulk.json${query}`, { bulk: fields }, { headers });
const looking = (fields: unknown, caller = owner) => bulk(fields, { caller, query: '?dry_run=1' });
const stored = (ids = tags) =>
  app.db('tags').whereIn('id', ids).orderBy('id').select('id', 'customer_id', 'place_id', 'updated_at');
const placesOf = async (ids = tags) => (await stored(ids)).map(({ place_id }) => place_id);

/** That this is refused so, and that nothing is another afterwards. */
async function refuses(fields: unknown, expected: object, options: Parameters<typeof bulk>[1] = {}) {
  const before = await stored([...tags, foreign]);
  const { status, body } = await bulk(fields, options);
  expect({ status, body }).toEqual(expected);
  expect(await stored([...tags, foreign])).toEqual(before);
}
const invalid = (body: object) => ({ status: 422, body });
const changed = expect.objectContaining({ status: 409 });

describe('with tag ids', () => {
  test('R13: only admins may set `customer_id`; others’ is ignored, also with `move`', async () => {
    for (const customer_id of ['somebody', noId, [], null])
      expect(await looking({ action: 'move', tag_ids: tags, place_id: yard, customer_id })).toMatchObject({
        status: 200,
        body: { count: 4 },
      });
    const wanted = { action: 'move', tag_ids: tags, place_id: yard, customer_id: 'somebody' };
    expect(await looking(wanted, admin)).toMatchObject(invalid({ customer_id: ['is not a number'] }));
  });

  test('accepts a form with a single tag', async () => {
    const body = new URLSearchParams({
      'bulk[action]': 'move',
      'bulk[tag_ids]': `${tags[0]}`,
      'bulk[place_id]': `${yard}`,
    });
    await app
      .spec(owner)
      .post('/Tags/bulk.json')
      .withHeaders({ 'Content-Type': 'application/x-www-form-urlencoded' })
      .withBody(body.toString())
      .expectStatus(200)
      .expectJson({ count: 1 });
    expect(await looking({ action: 'move', tag_ids: tags[0], place_id: yard })).toMatchObject(
      invalid({ tag_ids: ['is not a list'] }),
    );
  });

  test('moves tags, also out of their places', async () => {
    expect(await bulk({ action: 'move', tag_ids: tags, place_id: yard })).toMatchObject({
      status: 200,
      body: { count: 4 },
    });
    expect(await placesOf()).toEqual([yard, yard, yard, yard]);
    expect(await bulk({ action: 'move', tag_ids: [tags[1], tags[1]], place_id: null })).toMatchObject({
      body: { count: 1 },
    });
    expect(await placesOf()).toEqual([yard, null, yard, yard]);
  });

  test('an admin gives tags to a customer; they leave the places of other customers', async () => {
    const theirs = await makeRecord(app, 'tags', other.id);
    await app.db('tags').where({ id: theirs }).update({ place_id: foreignPlace });
    const all = [...tags, theirs];
    const answer = await bulk({ action: 'give', tag_ids: all, customer_id: other.id }, { caller: admin });
    expect(answer).toMatchObject({ status: 200, body: { count: 5 } });
    const rows = await stored(all);
    expect(rows.map(({ customer_id }) => customer_id)).toEqual(all.map(() => other.id));
    expect(rows.map(({ place_id }) => place_id)).toEqual([null, null, null, null, foreignPlace]);
  });

  test('deletes tags with their records, and frees their hardware, which keeps its owner', async () => {
    const [first = 0] = tags;
    const { original } = await makeText(app, first, 'en', 'Anchor');
    const [item] = await app
      .db('hardwares')
      .insert({ tag_id: first, hardware_type: 'qr', identifier: `BULK-${first}` })
      .returning('id');
    const answer = await bulk({ action: 'delete', tag_ids: tags.slice(0, 3), count: 3 });
    expect(answer).toMatchObject({ status: 200, body: { count: 3 } });
    expect((await stored()).map(({ id }) => id)).toEqual(tags.slice(3));
    expect(await app.db('translations').where({ id: original })).toEqual([]);
    expect(await app.db('hardwares').where({ id: item.id }).first('tag_id', 'customer_id')).toEqual({
      tag_id: null,
      customer_id: owner.id,
    });
  });

  test('changes more tags than one statement does', async () => {
    const { rows } = await app.db.raw(
      `insert into tags (tag_identifier, customer_id)
       select substr(md5(:owner || '-' || i), 1, 12), :owner::integer from generate_series(1, 1203) i returning id`,
      { owner: owner.id },
    );
    const ids = rows.map(({ id }: { id: number }) => id);
    expect(await bulk({ action: 'move', tag_ids: ids, place_id: yard })).toMatchObject({ body: { count: 1203 } });
    expect(new Set(await placesOf(ids))).toEqual(new Set([yard]));
    expect(await bulk({ action: 'delete', found: { place_id: yard }, count: 1203 })).toMatchObject({ status: 200 });
    expect(await stored(ids)).toEqual([]);
  });

  test('accepts numbers as strings, as old clients send them', async () => {
    const ids = tags.map(String);
    expect(await bulk({ action: 'move', tag_ids: ids, place_id: `${yard}`, count: '4' })).toMatchObject({
      status: 200,
    });
  });
});

describe('with filters', () => {
  test('changes all tags found, and no others', async () => {
    const answer = await bulk({ action: 'move', found: { place_id: hall }, place_id: yard, count: 2 });
    expect(answer).toMatchObject({ status: 200, body: { count: 2 } });
    expect(await placesOf()).toEqual([yard, yard, null, null]);
  });

  test('finds tags by words, and all of the caller’s tags without a filter', async () => {
    await makeName(app, tags[2] as number, 'en', 'Lighthouse');
    const found = { q: 'lighth' };
    expect(await bulk({ action: 'move', found, place_id: yard, count: 1 })).toMatchObject({ status: 200 });
    expect(await placesOf()).toEqual([hall, hall, yard, null]);
    expect(await bulk({ action: 'delete', found: {}, count: 4 })).toMatchObject({ body: { count: 4 } });
    expect(await stored()).toEqual([]);
    expect(await stored([foreign])).toHaveLength(1);
  });

  test('changes nothing if the number found differs from the number expected', async () => {
    for (const count of [1, 3]) {
      await refuses({ action: 'move', found: { place_id: hall }, place_id: yard, count }, changed);
      await refuses({ action: 'delete', found: { place_id: hall }, count }, changed);
    }
    await refuses({ action: 'delete', tag_ids: tags, count: 3 }, changed);
    const { headers } = await bulk({ action: 'delete', tag_ids: tags, count: 3 });
    expect(headers.get('x-error-reason')).toBe('found_changed');
  });

  test('reports errors under `found`, and ignores nothing there', async () => {
    const wrong = (found: unknown, message: string) =>
      refuses({ action: 'delete', found, count: 4 }, invalid({ found: [message] }));
    await wrong(null, "can't be blank");
    for (const other of [[], 'q=x', 5, true]) await wrong(other, 'is not an object');
    await wrong({ state: 'stale' }, "lang_code can't be blank");
    await wrong({ place: hall }, 'has nothing that is called place');
    await wrong({ hardware: 'ncf' }, 'hardware is not one of nfc, ble-beacon, qr, none');
    await wrong({ place_id: foreignPlace }, 'place_id does not exist');
    for (const blank of ['', ' \t', null]) {
      await wrong({ place_id: blank }, "place_id can't be blank");
      await wrong({ q: blank }, "q can't be blank");
    }
    await wrong('place_id=3', 'is not an object');
    const none = { lang_code: 'fr' };
    await refuses({ action: 'delete', found: none, count: 4 }, changed);
    expect(await looking({ action: 'delete', found: none })).toMatchObject(invalid({ found: ['finds no tags'] }));
  });
});

describe('a dry run', () => {
  test('counts what goes with the tags, and changes nothing', async () => {
    const [first = 0, second = 0] = tags;
    const text = await makeText(app, first, 'en', 'Anchor');
    await makeMachine(app, 'translations', text.original, 'fr', { text: 'Ancre' });
    await makeMachine(app, 'translations', text.original, 'de', { text: 'Anker', origin: 'human' });
    const name = await makeName(app, second, 'en', 'Quay');
    await makeMachine(app, 'name_translations', name, 'fr', { text: 'Quai', origin: 'human' });
    await app.db('hardwares').insert({ tag_id: first, hardware_type: 'qr', identifier: `LOOK-${first}` });
    const counts = { count: 2, translations: 3, human: 2, names: 2, hardwares: 1 };
    const before = await stored();
    for (const fields of [{ tag_ids: [first, second] }, { found: { place_id: hall } }]) {
      expect(await looking({ action: 'delete', ...fields })).toMatchObject({ status: 200, body: counts });
      expect((await looking({ action: 'move', place_id: yard, ...fields })).body).toEqual(counts);
    }
    expect((await looking({ action: 'give', customer_id: other.id, tag_ids: tags }, admin)).body).toMatchObject({
      count: 4,
    });
    expect(await stored()).toEqual(before);
  });

  test('of a gift to a member of a team is refused like the gift', async () => {
    const gift = { action: 'give', tag_ids: tags, customer_id: (await memberOf(app, other, 'editor')).id };
    const expected = invalid({ customer_id: ['does not exist'] });
    expect([await looking(gift, admin), await bulk(gift, { caller: admin })]).toMatchObject([expected, expected]);
  });

  test('is refused like the real request', async () => {
    const nowhere = invalid({ place_id: ["is not a place of the tags' customer"] });
    expect(await looking({ action: 'move', tag_ids: tags, place_id: foreignPlace })).toMatchObject(nowhere);
    expect(await looking({ action: 'move', tag_ids: tags })).toMatchObject(invalid({ place_id: ["can't be blank"] }));
    const unknown = invalid({ tag_ids: ['has one that does not exist'] });
    expect(await looking({ action: 'delete', tag_ids: [...tags, foreign] })).toMatchObject(unknown);
  });

  test('is never taken for the real request', async () => {
    const fields = { action: 'delete', tag_ids: tags, count: 4 };
    for (const query of ['?dry_run', '?dry_run=', '?dry_run=true', '?dry_run=1&dry_run=1'])
      await refuses(fields, expect.objectContaining({ status: 422 }), { query });
    const headers = { 'Idempotency-Key': `look-${tags[0]}` };
    expect(await bulk(fields, { query: '?dry_run=1', headers })).toMatchObject({ status: 200 });
    await refuses(fields, expect.objectContaining({ status: 409 }), { headers });
  });
});

describe('refuses, and changes nothing:', () => {
  test('an unknown tag or another customer’s', async () => {
    for (const id of [foreign, noId])
      for (const fields of [
        { action: 'move', place_id: null },
        { action: 'delete', count: 5 },
      ])
        await refuses({ ...fields, tag_ids: [...tags, id] }, invalid({ tag_ids: ['has one that does not exist'] }));
  });

  test('another customer’s place, even by an admin', async () => {
    const expected = invalid({ place_id: ["is not a place of the tags' customer"] });
    for (const place_id of [foreignPlace, noId])
      await refuses({ action: 'move', tag_ids: tags, place_id }, expected, { caller: admin });
    await refuses({ action: 'move', tag_ids: [...tags, foreign], place_id: hall }, expected, { caller: admin });
  });

  test('a gift by a non-admin, or to no customer', async () => {
    const no = { status: 403, body: forbidden };
    await refuses({ action: 'give', tag_ids: tags, customer_id: other.id }, no);
    await refuses({ action: 'give', tag_ids: tags }, no);
    const by = { caller: admin };
    await refuses({ action: 'give', tag_ids: tags }, invalid({ customer_id: ["can't be blank"] }), by);
    await refuses(
      { action: 'give', tag_ids: tags, customer_id: noId },
      invalid({ customer_id: ['does not exist'] }),
      by,
    );
  });

  test('missing or excess fields', async () => {
    const blank = (name: string) => invalid({ [name]: ["can't be blank"] });
    await refuses({ tag_ids: tags }, blank('action'));
    await refuses({ action: 'delete', tag_ids: tags }, blank('count'));
    await refuses({ action: 'move', found: {}, place_id: yard }, blank('count'));
    await refuses({ action: 'move', tag_ids: tags }, blank('place_id'));
    await refuses(
      { action: 'burn', tag_ids: tags },
      invalid({ action: ['is not one of move, hide, show, give, delete'] }),
    );
    await refuses({ action: 'delete', count: 1 }, invalid({ base: ['tag_ids or found has to say which tags'] }));
    await refuses(
      { action: 'delete', count: 4, tag_ids: tags, found: {} },
      invalid({ found: ['stands beside tag_ids: only one of them says which tags'] }),
    );
    await refuses({ action: 'delete', count: 1, tag_ids: '1' }, invalid({ tag_ids: ['is not a list'] }));
    await refuses({ action: 'delete', count: 0, tag_ids: [] }, expect.objectContaining({ status: 422 }));
    await refuses({ action: 'move', place_id: null, tag_ids: ['x'] }, invalid({ tag_ids: ['is not a number'] }));
    const many = Array.from({ length: 10_001 }, (_, index) => index + 1);
    await refuses({ action: 'move', place_id: null, tag_ids: many }, expect.objectContaining({ status: 422 }));
  });

  test('a request without a token', async () => {
    const answer = await as(app, undefined)('POST', '/Tags/bulk.json', { bulk: { action: 'delete', tag_ids: tags } });
    expect(answer.status).toBe(401);
  });
});

test('is idempotent with an Idempotency-Key', async () => {
  const headers = { 'Idempotency-Key': `bulk-${tags[0]}` };
  const fields = { action: 'delete', tag_ids: tags, count: 4 };
  const answers = await Promise.all([1, 2, 3].map(() => bulk(fields, { headers })));
  expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [200, { count: 4 }]));
});

test('serializes concurrent requests for the same tags', async () => {
  const backwards = [...tags].reverse();
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      bulk({ action: 'move', tag_ids: index % 2 ? tags : backwards, place_id: index % 2 ? hall : yard }),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(await placesOf()).size).toBe(1);
});
