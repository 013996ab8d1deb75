/** Exporting tags: all visible ones or a filtered selection, as one consistent snapshot, in two formats. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { type Answer, startApp, type TestApp } from '../setup/app.ts';
import { atOnce } from '../setup/at-once.ts';
import { eventually } from '../setup/eventually.ts';
import { signedIn } from '../setup/factories.ts';
import { as, bearer, makeMachine, makeName, makeRecord, makeText, noId } from '../setup/management.ts';

type Caller = Awaited<ReturnType<typeof signedIn>>;

let app: TestApp;
let owner: Caller;
let other: Caller;
let admin: Caller;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.db('hardwares').delete();
  [owner, other] = [await signedIn(app), await signedIn(app)];
  admin = await signedIn(app, { role: 'admin' });
});

const get = (path: string, caller: Caller | undefined = owner) => as(app, caller)('GET', path);
const linesOf = ({ text }: Answer) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
const tagsOf = async (query = '', caller = owner) => linesOf(await get(`/Tags/export.ndjson${query}`, caller));
const identifiersOf = async (query = '', caller = owner) =>
  (await tagsOf(query, caller)).map(({ tag_identifier }) => tag_identifier);
const tag = async (fields: object, customer_id = owner.id) => {
  const id = await makeRecord(app, 'tags', customer_id);
  await app
    .db('tags')
    .where({ id })
    .update({ updated_at: app.db.fn.now(), ...fields });
  return app.db('tags').where({ id }).first();
};

/** A table as a program reads it that is not ours. */
const tableOf = ({ text }: Answer): Record<string, string>[] =>
  parse(text, { bom: true, columns: true, record_delimiter: '\r\n' });

async function furnished() {
  const place = await makeRecord(app, 'places', owner.id);
  await app.db('places').where({ id: place }).update({ name: 'Harbour' });
  const one = await tag({
    place_id: place,
    reference: 'INV 7',
    description: 'At the door',
    image_url: 'https://a.example/b.jpg',
  });
  const { original } = await makeText(app, one.id, 'de', 'Gebaut 1911,\nim "Mai"');
  await makeName(app, one.id, 'en', 'The anchor');
  await makeMachine(app, 'translations', original, 'fr', { text: 'Construite en 1911' });
  await app.db('hardwares').insert([
    { tag_id: one.id, hardware_type: 'nfc', identifier: '04A1B2' },
    {
      tag_id: one.id,
      hardware_type: 'ble-beacon',
      identifier: 'B9407F30-F5F8-466E-AFF9-25556B57FE6D',
      major: 1,
      minor: 7,
    },
    { tag_id: one.id, hardware_type: 'ble-beacon', identifier: 'B9407F30-F5F8-466E-AFF9-25556B57FE6E', minor: 7 },
    { tag_id: one.id, hardware_type: 'qr', identifier: 'A CODE' },
  ]);
  return { one, place, original };
}

test('Y1: exports all editable fields of a tag in one line', async () => {
  const { one, place } = await furnished();
  const answer = await get('/Tags/export.ndjson');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="?tags-\d{4}-\d\d-\d\d\.ndjson"?$/);
  expect(answer.headers.get('etag')).toBeNull();
  const beacon = { type: 'ble-beacon', minor: 7 };
  expect(linesOf(answer)).toEqual([
    {
      tag_identifier: one.tag_identifier,
      reference: 'INV 7',
      place_id: place,
      place: 'Harbour',
      hardware: [
        { type: 'nfc', identifier: '04A1B2', major: null, minor: null },
        { ...beacon, identifier: 'B9407F30-F5F8-466E-AFF9-25556B57FE6D', major: 1 },
        { ...beacon, identifier: 'B9407F30-F5F8-466E-AFF9-25556B57FE6E', major: null },
        { type: 'qr', identifier: 'A CODE', major: null, minor: null },
      ],
      description: 'At the door',
      image_url: 'https://a.example/b.jpg',
      text_url: null,
      gender: 'm',
      lang: 'de',
      text: 'Gebaut 1911,\nim "Mai"',
      name_lang: 'en',
      name: 'The anchor',
      texts: { fr: { text: 'Construite en 1911', origin: 'machine', stale: false } },
      names: {},
    },
  ]);
});

test('Y1: admins export all tags with their customers; others export only their own', async () => {
  const [own, foreign] = [await tag({}), await tag({}, other.id)];
  expect(await identifiersOf()).toEqual([own.tag_identifier]);
  const all = await tagsOf('', admin);
  const those = all.filter(({ tag_identifier }) =>
    [own.tag_identifier, foreign.tag_identifier].includes(tag_identifier),
  );
  expect(those.map(({ customer }) => customer)).toEqual([owner.email, other.email]);
  expect(Object.keys(those[0] ?? {}).slice(0, 3)).toEqual(['tag_identifier', 'reference', 'customer']);
  expect((await tagsOf())[0]).not.toHaveProperty('customer');
});

test('Y1: exports all tags by ascending id', async () => {
  await app.db.raw(
    `insert into tags (tag_identifier, customer_id)
     select lpad(to_hex(? * 1000 + n), 12, 'b'), ? from generate_series(1, 321) n`,
    [owner.id, owner.id],
  );
  const stored = await app.db('tags').where({ customer_id: owner.id }).orderBy('id').pluck('tag_identifier');
  expect(await identifiersOf()).toEqual(stored);
  expect(tableOf(await get('/Tags/export.csv')).map(({ tag_identifier }) => tag_identifier?.replace(/^'/, ''))).toEqual(
    stored,
  );
});

describe('selection', () => {
  test('F1: accepts all filters of the list', async () => {
    const { one, place } = await furnished();
    const bare = await tag({});
    for (const query of [
      `place_id=${place}`,
      'q=Harbour',
      'lang_code=fr&state=machine',
      'hardware=nfc',
      'in_use=1',
      'q=INV%207',
    ])
      expect([query, await identifiersOf(`?${query}`)]).toEqual([query, [one.tag_identifier]]);
    expect(await identifiersOf('?place_id=none')).toEqual([bare.tag_identifier]);
    expect(await identifiersOf(`?place_id=${place}&in_use=0`)).toEqual([]);
  });

  test('selects tags by ids, separated by commas or repeated, each once', async () => {
    const [a, b, c] = [await tag({}), await tag({}), await tag({})];
    expect(await identifiersOf(`?tag_ids=${c.id},${a.id},${c.id}`)).toEqual([a.tag_identifier, c.tag_identifier]);
    expect(await identifiersOf(`?tag_ids=${b.id}&tag_ids=${a.id}`)).toEqual([a.tag_identifier, b.tag_identifier]);
    expect(await identifiersOf(`?tag_ids=${a.id}&in_use=0`)).toEqual([a.tag_identifier]);
  });

  test.each([
    'place_id=x',
    `place_id=${noId}`,
    'state=stale',
    'hardware=gps',
    'updated_since=soon',
    'tag_ids=1,x',
    'tag_ids=,',
  ])('reports an error by parameter: %s', async (query) => {
    for (const ending of ['ndjson', 'csv']) {
      const { status, body, headers } = await get(`/Tags/export.${ending}?${query}`);
      expect([status, Object.keys(body)]).toEqual([
        422,
        [query.startsWith('state') ? 'lang_code' : query.split('=')[0]],
      ]);
      expect(headers.get('content-type')).toMatch(/^application\/json/);
      expect(headers.get('content-disposition')).toBeNull();
    }
  });

  test('treats another customer’s tag like an unknown one', async () => {
    const foreign = await tag({}, other.id);
    const [theirs, none] = [
      await get(`/Tags/export.csv?tag_ids=${foreign.id}`),
      await get(`/Tags/export.csv?tag_ids=${noId}`),
    ];
    expect([theirs.status, theirs.text]).toEqual([422, none.text]);
  });
});

describe('authentication', () => {
  test('answers an unauthenticated client 401 in JSON, and redirects a browser to the sign-in', async () => {
    const refused = await app.call('GET', '/Tags/export.csv');
    expect([refused.status, refused.headers.get('content-type')]).toEqual([401, 'application/json; charset=utf-8']);
    const led = await app.call('GET', '/Tags/export.csv', { headers: { Accept: 'text/html' } });
    expect([led.status, led.headers.get('location')]).toEqual([302, '/login?return_to=%2FTags%2Fexport.csv']);
  });

  test('accepts a token in the query, and refuses other methods with 405', async () => {
    await tag({});
    const answer = await app.call('GET', `/Tags/export.ndjson?auth_token=${owner.token}`);
    expect([answer.status, linesOf(answer).length]).toEqual([200, 1]);
    const posted = await as(app, owner)('POST', '/Tags/export.ndjson', {});
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  test('answers HEAD with the headers only', async () => {
    const head = await as(app, owner)('HEAD', '/Tags/export.csv');
    expect([head.status, head.text, head.headers.get('content-type')]).toEqual([200, '', 'text/csv; charset=utf-8']);
    await eventually('no connection is held', async () => app.databases.exports.client.pool.numUsed() === 0);
  });
});

describe('the table', () => {
  test('Y1: has columns, languages in the order of the interface, and states', async () => {
    const { one, place, original } = await furnished();
    await makeMachine(app, 'translations', original, 'es', { text: 'Construida', origin: 'human', isStale: true });
    const answer = await get('/Tags/export.csv');
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.text.startsWith('\ufeff')).toBe(true);
    expect(answer.text.endsWith('\r\n')).toBe(true);
    expect(answer.text.split('\r\n')[0]).toBe(
      '\ufefftag_identifier,reference,place_id,place,hardware,description,image_url,text_url,gender,lang,text,name_lang,name,' +
        'text:fr,text:fr:state,name:fr,name:fr:state,text:es,text:es:state,name:es,name:es:state',
    );
    expect(tableOf(answer)).toEqual([
      {
        tag_identifier: expect.stringMatching(new RegExp(`^'?${one.tag_identifier}$`)),
        reference: 'INV 7',
        place_id: `${place}`,
        place: 'Harbour',
        hardware:
          'nfc 04A1B2\nble-beacon B9407F30-F5F8-466E-AFF9-25556B57FE6D 1 7\nble-beacon B9407F30-F5F8-466E-AFF9-25556B57FE6E - 7\nqr "A CODE"',
        description: 'At the door',
        image_url: 'https://a.example/b.jpg',
        text_url: '',
        gender: 'm',
        lang: 'de',
        text: 'Gebaut 1911,\nim "Mai"',
        name_lang: 'en',
        name: 'The anchor',
        'text:fr': 'Construite en 1911',
        'text:fr:state': 'machine',
        'name:fr': '',
        'name:fr:state': '',
        'text:es': 'Construida',
        'text:es:state': 'human stale',
        'name:es': '',
        'name:es:state': '',
      },
    ]);
  });

  test('Y1: has the customer after the reference for an admin', async () => {
    const { text } = await get('/Tags/export.csv', admin);
    expect(text.split(',').slice(0, 3)).toEqual(['\ufefftag_identifier', 'reference', 'customer']);
  });

  test.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ["'=1", "''=1"],
    ["''@x", "'''@x"],
    ["'plain", "'plain"],
    ['\tx', "'\tx"],
    ['\nx', "'\nx"],
    ['one\r\ntwo', 'one\r\ntwo'],
    ['12', '12'],
    ['a=b', 'a=b'],
  ])('Y1: writes the cell %j as %j', async (description, cell) => {
    await tag({ description });
    expect(tableOf(await get('/Tags/export.csv'))[0]?.description).toBe(cell);
  });

  test.each([
    ['0017', "'0017"],
    ['1e5', "'1e5"],
    ['-1.5E+3', "'-1.5E+3"],
    ['.5', "'.5"],
    ["'12", "''12"],
    ['12 a', '12 a'],
    ['1e', '1e'],
  ])('Y1: writes the reference %j as %j', async (reference, cell) => {
    await tag({ reference });
    expect(tableOf(await get('/Tags/export.csv'))[0]?.reference).toBe(cell);
  });

  test('Y1: marks an identifier that looks like a number as text', async () => {
    await app.db('tags').where('tag_identifier', '12345678e901').delete();
    await tag({ tag_identifier: '12345678e901' });
    const [row] = tableOf(await get('/Tags/export.csv'));
    expect(row?.tag_identifier).toBe("'12345678e901");
  });
});

describe('a consistent snapshot', () => {
  const many = () =>
    app.db.raw(
      `insert into tags (tag_identifier, customer_id, description)
       select lpad(to_hex(? * 10000 + n), 12, 'c'), ?, repeat('x', 3000) from generate_series(1, 2000) n`,
      [owner.id, owner.id],
    );
  /** One that has begun, and is not read to its end yet. */
  const begun = (caller = owner) =>
    fetch(`${app.url}/Tags/export.ndjson`, { headers: { ...bearer(caller.token), 'Accept-Encoding': 'identity' } });

  test('Y1: does not contain changes or deletions made during the export', async () => {
    await many();
    const answer = await begun();
    await app.db('tags').where({ customer_id: owner.id }).orderBy('id').update({ description: 'changed' });
    await app.db('tags').where({ customer_id: owner.id }).delete();
    const lines = (await answer.text())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toHaveLength(2000);
    expect(new Set(lines.map(({ description }) => description))).toEqual(new Set(['x'.repeat(3000)]));
    expect(await identifiersOf()).toEqual([]);
  });

  test('Y1: answers 503 with Retry-After beyond two concurrent exports; a disconnect frees a slot', async () => {
    await many();
    const [first, second] = [await begun(), await begun(admin)];
    const third = await get('/Tags/export.csv');
    expect([third.status, third.headers.get('x-error-reason'), third.headers.get('retry-after')]).toEqual([
      503,
      'too_many_exports',
      '5',
    ]);
    await first.body?.cancel();
    await eventually('there is room', async () => (await get('/Tags/export.csv?in_use=1')).status === 200);
    await second.body?.cancel();
    await eventually('no connection is held', async () => app.databases.exports.client.pool.numUsed() === 0);
  });

  test('a refused request holds no connection', async () => {
    for (let tries = 0; tries < 4; tries += 1) expect((await get('/Tags/export.csv?place_id=x')).status).toBe(422);
    expect((await get('/Tags/export.csv')).status).toBe(200);
  });
});

describe('references', () => {
  const set = (id: number, reference: unknown, caller = owner) =>
    as(app, caller)('PATCH', `/Tags/${id}.json`, { tag: { reference } });
  const referenceOf = async (id: number) => (await app.db('tags').where({ id }).first()).reference;

  test('Y2: are set by create and update, and absent from documented bodies', async () => {
    const made = await as(app, owner)('POST', '/Tags.json', { tag: { reference: 'A 1' } });
    expect(made.status).toBe(201);
    expect(made.body).not.toHaveProperty('reference');
    expect(await referenceOf(made.body.id)).toBe('A 1');
    expect((await set(made.body.id, 'A 2')).status).toBe(204);
    expect((await get(`/Tags/${made.body.id}.json`)).text).not.toContain('A 2');
    expect(await referenceOf(made.body.id)).toBe('A 2');
    await set(made.body.id, '');
    expect(await referenceOf(made.body.id)).toBeNull();
  });

  test('Y2: have at most 255 characters, and are unique for a customer', async () => {
    const [a, b] = [await tag({}), await tag({})];
    expect((await set(a.id, 'x'.repeat(255))).status).toBe(204);
    expect(await set(b.id, 'x'.repeat(256))).toMatchObject({
      status: 422,
      body: { reference: ['is too long: at most 255 characters'] },
    });
    expect(await set(b.id, 'x'.repeat(255))).toMatchObject({
      status: 422,
      body: { reference: ['is taken by another tag of the customer'] },
    });
    const foreign = await tag({}, other.id);
    expect((await set(foreign.id, 'x'.repeat(255), other)).status).toBe(204);
    const outcomes = await atOnce(
      app.db,
      (trx) => trx.raw('lock table tags in share mode'),
      () => set(a.id, 'same'),
      () => set(b.id, 'same'),
    );
    expect(outcomes.map((each) => each.status === 'fulfilled' && each.value.status).sort()).toEqual([204, 422]);
  });

  test('Y2: are cleared whenever a tag changes its owner', async () => {
    const [given, bulk, claimed] = [
      await tag({ reference: '1' }),
      await tag({ reference: '2' }),
      await tag({ reference: '3' }),
    ];
    await as(app, admin)('PATCH', `/Tags/${given.id}.json`, { tag: { customer_id: other.id } });
    await as(app, admin)('POST', '/Tags/bulk.json', {
      bulk: { action: 'give', tag_ids: [bulk.id], customer_id: other.id },
    });
    await app.db('tags').where({ id: claimed.id }).update({ customer_id: null });
    for (const { id } of [given, bulk, claimed]) expect(await referenceOf(id)).toBeNull();
    await as(app, admin)('PATCH', `/Tags/${given.id}.json`, { tag: { customer_id: owner.id, reference: 'new' } });
    expect(await referenceOf(given.id)).toBe('new');
    await as(app, admin)('PATCH', `/Tags/${given.id}.json`, { tag: { customer_id: owner.id } });
    expect(await referenceOf(given.id)).toBe('new');
  });

  test('F3: find their tag by exact match', async () => {
    const one = await tag({ reference: 'Room 4 / 12-b' });
    await tag({ reference: 'Room 4' });
    for (const caller of [owner, admin]) {
      const found = await get(`/Tags.json?q=${encodeURIComponent('Room 4 / 12-b')}`, caller);
      expect(found.body.map(({ id }: { id: number }) => id)).toEqual([one.id]);
    }
    expect((await get('/Tags.json?q=Room%204%20%2F', other)).body).toEqual([]);
  });
});
