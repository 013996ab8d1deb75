/** Importing tables of tags: what a row finds, changes and creates, and why it is refused. */
import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { importLock } from '../../src/model/exchange/import-lock.ts';
import { type Answer, startApp, type TestApp } from '../setup/app.ts';
import { eventually } from '../setup/eventually.ts';
import { signedIn } from '../setup/factories.ts';
import { as, bearer, makeMachine, makeName, makeRecord, makeText } from '../setup/management.ts';
import { statementsDuring } from '../setup/statements.ts';

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

const csv = (raw: string | Buffer, query = '', caller = owner) =>
  app.call('POST', `/Tags/import.json${query}`, {
    raw,
    headers: { ...bearer(caller.token), 'Content-Type': 'text/csv' },
  });
const rows = (given: unknown, query = '', caller = owner) =>
  as(app, caller)('POST', `/Tags/import.json${query}`, { import: { rows: given } });
const exported = (caller = owner, query = '') => as(app, caller)('GET', `/Tags/export.csv${query}`);
const actions = ({ body }: Answer) => body.rows.map(({ action }: { action: string }) => action);
const errors = ({ body }: Answer) => body.rows.map((row: { errors: object }) => row.errors);
const changes = ({ body }: Answer) => body.rows.map((row: { changes: object }) => row.changes);
const tag = (id: number) => app.db('tags').where({ id }).first();
const counts = ({ create, update, same, invalid }: Answer['body']) => ({ create, update, same, invalid });

test('HU14: an import stops when its client disconnects, even while queued', async () => {
  const turn = await app.db.transaction();
  try {
    const { rows: holders } = await turn.raw('select pg_backend_pid() as pid, pg_advisory_xact_lock(?)', [importLock]);
    const holder = holders[0].pid;
    // Not by the transaction that holds the turn: within one it is the same at each look.
    const open = async () => {
      const { rows } = await app.db.raw(`select count(*)::integer as n from pg_stat_activity
        where datname = current_database() and state like 'idle in transaction%'`);
      return rows[0].n;
    };
    const before = await open();
    const client = request(`${app.url}/Tags/import.json`, {
      method: 'POST',
      agent: false,
      headers: { ...bearer(owner.token), 'Content-Type': 'text/csv' },
    });
    client.on('error', () => {});
    client.end('reference,lang,text\nGONE,en,Welcome\n');
    await eventually('it waits for its turn', async () => (await open()) > before);
    // Each look has a new snapshot: the wait does not keep vacuum from its work.
    const { rows: passed } = await app.db.raw('select pg_current_xact_id()::xid::text as id');
    await eventually('no snapshot is older', async () => {
      const { rows } = await app.db.raw(
        `select count(*)::integer as n from pg_stat_activity where datname = current_database()
         and pid <> ? and state like 'idle in transaction%' and age(backend_xmin) >= age(?::xid)`,
        [holder, passed[0].id],
      );
      return rows[0].n === 0;
    });
    client.destroy();
    // It looks ten times a second, so what is idle for ten looks is none of it.
    let quiet = 0;
    await eventually('it has ended', async () => {
      quiet = (await open()) > before ? 0 : quiet + 1;
      return quiet > 10;
    });
  } finally {
    await turn.rollback();
  }
  expect(await app.db('tags').where({ reference: 'GONE' })).toEqual([]);
  expect((await csv('reference,lang,text\nNEXT,en,Welcome\n')).status).toBe(200);
});

/** All that is stored of tags, with when it was changed. */
const everything = async () => ({
  tags: await app.db('tags').orderBy('id'),
  records: await app.db('text_records').orderBy('id'),
  texts: await app.db('translations').orderBy('id'),
  names: await app.db('name_translations').orderBy('id'),
  hardwares: await app.db('hardwares').orderBy('id'),
});

async function furnished() {
  const place = await makeRecord(app, 'places', owner.id);
  await app.db('places').where({ id: place }).update({ name: 'Harbour' });
  const id = await makeRecord(app, 'tags', owner.id);
  await app.db('tags').where({ id }).update({ place_id: place, reference: '007', description: "'=1+1" });
  const { original } = await makeText(app, id, 'de', 'Gebaut 1911,\nim "Mai"');
  await makeName(app, id, 'en', 'The anchor');
  const machine = await makeMachine(app, 'translations', original, 'fr', { text: 'Construite en 1911' });
  await app.db('hardwares').insert([
    { tag_id: id, hardware_type: 'nfc', identifier: '04A1B2' },
    { tag_id: id, hardware_type: 'ble-beacon', identifier: 'B9407F30-F5F8-466E-AFF9-25556B57FE6E', minor: 7 },
    { tag_id: id, hardware_type: 'qr', identifier: 'A CODE' },
    { tag_id: id, hardware_type: 'qr', identifier: '"QUOTED"' },
  ]);
  return { id, place, machine };
}

test('Y2: reports unnamed columns by position if they have content', async () => {
  const answer = await csv('reference,,description,,\nA 1,,Door,Mind the step,\nA 2,,Gate,,', '?dry_run=1');
  expect(counts(answer.body)).toMatchObject({ create: 2, invalid: 0 });
  expect(answer.body.ignored_columns).toEqual(['column 4, which has no name']);
});

test('Y2: creates a missing tag with all fields of its row', async () => {
  const place = await makeRecord(app, 'places', owner.id);
  await app.db('places').where({ id: place }).update({ name: 'Hall 1' });
  const table = [
    'reference;place;hardware;lang;text;text:fr;text:fr:state;name;name:FR;Shelf',
    '"\'0042";Hall 1;"nfc 04:AA:BB\nqr ""A B""";en;"Welcome\nto it";Bienvenue;machine;Door;Porte;4',
  ].join('\r\n');
  const answer = await csv(`\ufeff${table}\r\n;;;;;;;;;\r\n`);
  expect([answer.status, counts(answer.body)]).toEqual([200, { create: 1, update: 0, same: 0, invalid: 0 }]);
  const [{ tag_id, tag_identifier }] = answer.body.rows;
  expect(answer.body).toMatchObject({ dry_run: false, ignored_columns: ['Shelf'] });
  expect(changes(answer)).toEqual([
    {
      reference: [null, '0042'],
      place: [null, 'Hall 1'],
      hardware: [null, 'nfc 04:AA:BB\nqr "A B"'],
      text: [null, 'Welcome\nto it'],
      lang: [null, 'en'],
      'text:fr': [null, 'Bienvenue'],
      name: [null, 'Door'],
      name_lang: [null, 'en'],
      'name:fr': [null, 'Porte'],
    },
  ]);
  expect(await tag(tag_id)).toMatchObject({
    tag_identifier,
    customer_id: owner.id,
    place_id: place,
    reference: '0042',
  });
  const { body } = await as(app, owner)('GET', `/Tags/${tag_id}.json`);
  const told = (texts: { lang_code: string; text: string; origin: string }[]) =>
    texts.map(({ lang_code, text, origin }) => [lang_code, text, origin]);
  expect(told(body.translations)).toEqual([
    ['en', 'Welcome\nto it', 'original'],
    ['fr', 'Bienvenue', 'human'],
  ]);
  expect(told(body.name_translations)).toEqual([
    ['en', 'Door', 'original'],
    ['fr', 'Porte', 'human'],
  ]);
  expect(body.hardwares.map(({ identifier }: { identifier: string }) => identifier)).toEqual(['04:AA:BB', 'A B']);
});

test('Y3: importing an unmodified export changes nothing, in either format', async () => {
  await furnished();
  const before = await everything();
  const table = await exported();
  const again = await csv(table.text);
  expect([counts(again.body), again.body.ignored_columns]).toEqual([{ create: 0, update: 0, same: 1, invalid: 0 }, []]);
  const lines = await as(app, owner)('GET', '/Tags/export.ndjson');
  const asRows = await rows(
    lines.text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line)),
  );
  expect([actions(asRows), errors(asRows), asRows.body.ignored_columns]).toEqual([['same'], [{}], []]);
  expect(await everything()).toEqual(before);
});

test('Y3: importing the same table twice, even concurrently, creates no duplicates', async () => {
  const table = 'reference,lang,text\nA-1,en,One\nA-2,en,Two\n';
  const both = await Promise.all([csv(table), csv(table)]);
  expect(both.map(actions).sort()).toEqual([
    ['create', 'create'],
    ['same', 'same'],
  ]);
  const before = await everything();
  expect(actions(await csv(table))).toEqual(['same', 'same']);
  expect(await everything()).toEqual(before);
});

test('Y3: an import waits for another process; beyond the limit it gets 503 with Retry-After', async () => {
  const table = 'reference,lang,text\nB-1,en,One\n';
  const other = await app.db.transaction();
  await other.raw('select pg_advisory_xact_lock(?)', [importLock]);
  // One customer holds three of the places at most.
  const sent = Array.from({ length: 4 }, () => csv(table));
  const refused = await Promise.race(sent);
  expect([refused.status, refused.headers.get('x-error-reason')]).toEqual([503, 'too_many_imports']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  await other('tags').insert({ tag_identifier: 'b1b1b1b1b1b1', customer_id: owner.id, reference: 'B-1' });
  await other.commit();
  const answers = (await Promise.all(sent)).filter(({ status }) => status === 200);
  expect(answers.map(actions).sort()).toEqual([['same'], ['same'], ['update']]);
});

test('Y2: finds a row’s tag by identifier, then hardware, then reference', async () => {
  const { id } = await furnished();
  const { tag_identifier } = await tag(id);
  const answer = await rows(
    [
      { tag_identifier: tag_identifier.toUpperCase(), description: 'one' },
      { hardware: [{ type: 'nfc', identifier: '04:a1:b2' }], description: 'two' },
      { reference: '007', description: 'three' },
      { tag_identifier: '000000000000', reference: '007' },
      { hardware: [{ type: 'qr', identifier: 'new' }], reference: '007' },
      { description: 'nothing to find it by' },
      {},
    ],
    '?dry_run=1',
  );
  expect(actions(answer)).toEqual(['update', 'invalid', 'invalid', 'invalid', 'invalid', 'invalid']);
  expect(errors(answer).map(Object.keys)).toEqual([
    ...[[], ['hardware'], ['reference'], ['tag_identifier'], ['reference'], ['reference']],
  ]);
  for (const row of [
    { hardware: 'nfc 04-A1-B2', description: 'two' },
    { hardware: [{ type: 'qr', identifier: 'new' }], reference: '007' },
  ]) {
    const found = await rows([row], '?dry_run=1');
    expect(found.body.rows[0]).toMatchObject({ action: 'update', tag_id: id });
  }
});

test('Y2: a dry run reports exactly what the import does, and changes nothing', async () => {
  const { id } = await furnished();
  const { tag_identifier } = await tag(id);
  const given = [
    { tag_identifier, text: 'Gebaut 1912', lang: 'de', texts: { fr: 'Construite en 1912' } },
    { reference: 'new', name: 'No language' },
    { reference: 'new', name: 'New', name_lang: 'en' },
    { reference: 'new', name: 'Twice', name_lang: 'en' },
  ];
  const before = await everything();
  const dry = await rows(given, '?dry_run=1');
  expect(await everything()).toEqual(before);
  expect(actions(dry)).toEqual(['update', 'invalid', 'create', 'invalid']);
  const wet = await rows(given);
  const [, , made] = wet.body.rows;
  expect(made.tag_id).toBeGreaterThan(id);
  const known = { ...made, tag_id: null, tag_identifier: null };
  expect({ ...wet.body, dry_run: true, rows: wet.body.rows.with(2, known) }).toEqual(dry.body);
});

test('Y3: with atomic, one invalid row prevents the whole import', async () => {
  const table = 'reference,lang,text\nA,en,One\nB,xx,Two\n';
  const before = await everything();
  for (const query of ['?atomic=1', '?atomic=1&dry_run=1']) {
    const refused = await csv(table, query);
    expect([refused.status, counts(refused.body)]).toEqual([422, { create: 1, update: 0, same: 0, invalid: 1 }]);
    expect(refused.body.rows[0]).toMatchObject({ action: 'create', tag_id: null, tag_identifier: null });
    expect(errors(refused)).toEqual([{}, { lang: ['is not one of the supported codes'] }]);
  }
  expect(await everything()).toEqual(before);
  expect((await csv(table)).body).toMatchObject({ create: 1, invalid: 1 });
});

describe('translations', () => {
  test('Y3: a different text becomes human work; one marked as a machine’s leaves the present machine translation', async () => {
    const { id, machine } = await furnished();
    const old = (await exported()).text;
    await app.db('translations').where({ id: machine }).update({ text: 'Construite en mai 1911' });
    expect(actions(await csv(old))).toEqual(['same']);
    expect(await app.db('translations').where({ id: machine }).first()).toMatchObject({ origin: 'machine' });
    const { tag_identifier } = await tag(id);
    const answer = await rows([{ tag_identifier, texts: { fr: 'Bâtie', es: { text: 'Hecha', origin: 'machine' } } }]);
    expect(changes(answer)).toEqual([{ 'text:fr': ['Construite en mai 1911', 'Bâtie'], 'text:es': [null, 'Hecha'] }]);
    const { body } = await as(app, owner)('GET', `/Tags/${id}.json`);
    expect(body.translations.slice(1)).toMatchObject([
      { lang_code: 'fr', text: 'Bâtie', origin: 'human', provider: null },
      { lang_code: 'es', text: 'Hecha', origin: 'human', provider: null },
    ]);
  });

  test('Y3: are made from the row’s original; those that repeat the old text become stale', async () => {
    const { id } = await furnished();
    const { tag_identifier } = await tag(id);
    await rows([
      {
        tag_identifier,
        text: 'Neu',
        texts: { fr: 'Construite en 1911', es: 'Nuevo' },
        name: 'Anchor',
        name_lang: 'de',
      },
    ]);
    const { body } = await as(app, owner)('GET', `/Tags/${id}.json`);
    expect(body.translations).toMatchObject([
      { lang_code: 'de', text: 'Neu', origin: 'original' },
      { lang_code: 'fr', text: 'Construite en 1911', origin: 'machine', stale: true },
      { lang_code: 'es', text: 'Nuevo', origin: 'human', stale: false },
    ]);
    expect(body.name_translations).toMatchObject([{ lang_code: 'de', text: 'Anchor', origin: 'original' }]);
  });

  test('Y2: are invalid without an original or into the original’s language', async () => {
    const { id } = await furnished();
    const { tag_identifier } = await tag(id);
    const answer = await rows([
      { tag_identifier, texts: { de: 'Selbst' }, names: { xx: 'unknown' } },
      { reference: 'bare', texts: { fr: 'Rien' }, names: { fr: '' } },
      { reference: 'bare', lang: 'de', gender: 'f' },
      { reference: 'bare 2', text: 'No language' },
      { reference: 'texts', texts: 'none' },
    ]);
    expect(errors(answer).map(Object.keys)).toEqual([['text:de'], ['text:fr'], [], ['lang'], ['texts']]);
    expect(actions(answer)[2]).toBe('create');
    expect(answer.body.ignored_columns).toEqual(['name:xx']);
  });
});

describe('records of other customers', () => {
  test('Y2: are neither found nor revealed', async () => {
    const { id, place } = await furnished();
    const { tag_identifier } = await tag(id);
    const answer = await rows(
      [
        { tag_identifier, description: 'mine' },
        { reference: '007', description: 'another of the same reference' },
        { hardware: [{ type: 'nfc', identifier: '04A1B2' }] },
        { reference: 'a', place_id: place },
        { reference: 'b', place: 'Harbour' },
        { reference: 'c', customer: owner.email, hardware: 'qr free' },
      ],
      '',
      other,
    );
    expect(actions(answer)).toEqual(['invalid', 'create', 'invalid', 'invalid', 'invalid', 'create']);
    expect(errors(answer).map(Object.keys)).toEqual([
      ['tag_identifier'],
      [],
      ['hardware'],
      ['place_id'],
      ['place'],
      [],
    ]);
    for (const { tag_id } of answer.body.rows.filter((row: { tag_id: number | null }) => row.tag_id))
      expect(await tag(tag_id)).toMatchObject({ customer_id: other.id });
  });

  test('Y2: admins name the customer of a new tag', async () => {
    const { id, place } = await furnished();
    const answer = await rows(
      [
        { reference: '007', customer: owner.email.toUpperCase(), description: 'found' },
        { reference: 'x', customer: owner.email, place: 'Harbour' },
        { reference: 'y', customer: 'nobody@example.com' },
        { reference: 'z' },
      ],
      '',
      admin,
    );
    expect(actions(answer)).toEqual(['update', 'create', 'invalid', 'create']);
    expect(errors(answer)[2]).toEqual({ customer: ['does not exist'] });
    const [found, made, , own] = answer.body.rows;
    expect([found.tag_id, (await tag(made.tag_id)).place_id]).toEqual([id, place]);
    expect([(await tag(made.tag_id)).customer_id, (await tag(own.tag_id)).customer_id]).toEqual([owner.id, admin.id]);
  });
});

test('Y2: create=0 creates nothing, and a reference already in use is invalid', async () => {
  const { id } = await furnished();
  const { tag_identifier } = await tag(id);
  const given = [{ reference: 'none' }, { hardware: 'qr none' }];
  expect(errors(await rows(given, '?create=0')).map(Object.keys)).toEqual([['reference'], ['hardware']]);
  const taken = await rows([
    { reference: 'taken' },
    { tag_identifier, reference: 'taken', description: 'not written' },
  ]);
  expect(errors(taken)).toEqual([{}, { reference: ['is taken by another tag of the customer'] }]);
  expect((await tag(id)).description).toBe("'=1+1");
});

test('Y2: an invalid row does not reserve its tag', async () => {
  const { id } = await furnished();
  const { tag_identifier } = await tag(id);
  const answer = await rows([
    { tag_identifier, place: 'Nowhere' },
    { tag_identifier, description: 'second' },
  ]);
  expect(actions(answer)).toEqual(['invalid', 'update']);
});

test.each([
  ['nothing', ''],
  ['a line end', '\r\n'],
  ['no known column', 'Shelf,Floor\n1,2\n'],
  ['a duplicate column', 'reference,text:fr,TEXT:FR\n1,a,b\n'],
  ['a stray quotation mark', 'reference\na"b\n"c"d\n'],
  ['an unclosed quotation mark', 'reference\n"abc\n'],
  ['bytes that are not UTF-8', Buffer.from([...Buffer.from('reference,name\n1,'), 0xe9])],
  ['too many rows', `reference\n${Array.from({ length: 5001 }, (_, at) => `r${at}\n`).join('')}`],
  ['more columns than a spreadsheet has', `reference${','.repeat(16_384)}\n1\n`],
])('Y2: refuses the whole table: %s', async (_name, raw) => {
  const answer = await csv(raw);
  expect([answer.status, Object.keys(answer.body)]).toEqual([422, ['base']]);
});

test.each([
  ['no rows', { import: { rows: [] } }, 'base'],
  ['no table', { import: {} }, 'base'],
  ['two', { import: { csv: 'reference\n1', rows: [{ reference: '1' }] } }, 'base'],
  ['rows that are not a list', { import: { rows: 'none' } }, 'rows'],
  ['a row that is not an object', { import: { rows: [{ reference: '1' }, 'none'] } }, 'rows'],
  ['no group', {}, 'base'],
  [
    'more columns than a spreadsheet has',
    {
      import: {
        rows: [{ reference: '1' }, Object.fromEntries(Array.from({ length: 16_384 }, (_, at) => [`c${at}`, 1]))],
      },
    },
    'base',
  ],
])('Y2: refuses the whole table: %s', async (_name, body, name) => {
  const answer = await as(app, owner)('POST', '/Tags/import.json', body);
  expect([answer.status, Object.keys(answer.body)]).toEqual([422, [name]]);
});

test('Y2: JSON imports have the same limits on fields and on columns as forms and tables', async () => {
  const many = (most: number) => Object.fromEntries(Array.from({ length: most + 1 }, (_, at) => [`c${at}`, 'x']));
  const sent = await as(app, owner)('POST', '/Tags/import.json', { import: { ...many(1000), csv: 'reference\n1' } });
  expect([sent.status, sent.headers.get('x-error-reason')]).toEqual([413, 'too_many_fields']);
  for (const part of ['texts', 'names'])
    expect(await rows([{ reference: '1', [part]: many(16_384) }])).toMatchObject({
      status: 422,
      body: { base: ['The table has more than 16384 columns.'] },
    });
});

test('Y2: attaches all hardware of a row with a fixed number of statements', async () => {
  const { tag_identifier } = await tag(await makeRecord(app, 'tags', owner.id));
  const items = (name: string, most: number) =>
    Array.from({ length: most }, (_, at) => ({ type: 'qr', identifier: `${name} ${at}` }));
  const taking = (name: string, most: number) =>
    statementsDuring(app.databases, () => rows([{ tag_identifier, hardware: items(name, most) }]));
  const few = await taking('few', 2);
  expect((await taking('many', 200)).length).toBe(few.length);
  expect(await app.db('hardwares').where('identifier', 'like', 'MANY %').pluck('tag_id')).toHaveLength(200);
});

test('Y2: accepts as many columns as a spreadsheet has, most of them blank', async () => {
  const answer = await csv(`reference${','.repeat(16_382)},lang\n1${','.repeat(16_382)},en\n2\n3,,x\n`);
  expect([actions(answer), answer.body.ignored_columns]).toEqual([
    ['create', 'create', 'create'],
    ['column 3, which has no name'],
  ]);
});

test('Y2: accepts up to 20 MB, and no more', async () => {
  const cell = 'x'.repeat(2 * 1024 * 1024);
  const large = `reference,Notes\n1,${cell}\n`;
  expect(actions(await csv(large))).toEqual(['create']);
  expect((await csv(`${large}${`,${cell}\n`.repeat(10)}`)).status).toBe(413);
  const { status } = await as(app, owner)('POST', '/Tags/mint.json', { mint: { count: 1, note: cell } });
  expect(status).toBe(413);
});

test('Y2: accepts all line endings and delimiters', async () => {
  for (const [at, table] of [
    '\n\r\nreference;text;lang\nN;"a\r\nb";en\r\n',
    'reference,text,lang\rN,a,en\r',
  ].entries()) {
    const answer = await csv(table.replaceAll('N', `N${at}`));
    expect(changes(answer)).toEqual([
      { reference: [null, `N${at}`], text: [null, at === 0 ? 'a\r\nb' : 'a'], lang: [null, 'en'] },
    ]);
  }
});

test('Y2: keeps multi-byte characters whole at any position in a long table', async () => {
  const flags = '🏳️‍🌈'.repeat(2_000);
  for (const before of ['', 'a', 'ab', 'abc']) {
    const answer = await csv(`reference,description\n${before},\nlong${before},${flags}\n`);
    expect(changes(answer).at(-1)).toEqual({ reference: [null, `long${before}`], description: [null, flags] });
  }
});

test('D60: refuses an unpaired surrogate instead of replacing it', async () => {
  const answer = await as(app, owner)('POST', '/Tags/import.json', { import: { csv: 'reference\n\ud800' } });
  expect([answer.status, answer.body]).toEqual([422, { csv: ['has a character that cannot be stored'] }]);
});

test('Y3: re-imports hardware identifiers with any white space unchanged', async () => {
  const { id } = await furnished();
  const others = ['A\u2028B', 'X\u2029', 'A\u00a0"B', '"A\u3000B"', '\u{1f600} \u2028 \\'].map((identifier) => ({
    tag_id: id,
    hardware_type: 'qr',
    identifier,
  }));
  await app.db('hardwares').insert(others);
  const table = await exported();
  const before = await everything();
  expect(actions(await csv(table.text))).toEqual(['same']);
  expect(await everything()).toEqual(before);
});

test('Y3: keeps an existing translation above the length limit, but refuses a new one', async () => {
  const { id, machine } = await furnished();
  const long = 'mot '.repeat(10_000);
  await app.db('translations').where({ id: machine }).update({ text: long });
  const { tag_identifier } = await tag(id);
  expect(actions(await rows([{ tag_identifier, texts: { fr: long } }]))).toEqual(['same']);
  expect(errors(await rows([{ tag_identifier, texts: { fr: `${long}.` } }]))).toEqual([
    { 'text:fr': [expect.stringContaining('30000')] },
  ]);
});

test('Y2: an invalid row does not prevent creating a later row with its reference', async () => {
  const wrong = { reference: 'd-1', place: 'The quay', latitude: 'North', longitude: 5 };
  const given = [wrong, { reference: 'd-2' }, { reference: ' d-1 ' }, { reference: 'd-3', place: 'Nowhere' }];
  const answer = await rows([...given, { reference: 'd-3' }]);
  expect(actions(answer)).toEqual(['invalid', 'create', 'create', 'invalid', 'create']);
  expect(Object.keys(errors(answer)[0] ?? {})).toEqual(['latitude']);
});

test('Y2: takes free hardware, and a few invalid rows do not affect the others', async () => {
  const { id } = await furnished();
  const free = { customer_id: owner.id, hardware_type: 'nfc', identifier: '04FREE', latitude: 1, longitude: 2 };
  const [{ id: item }] = await app.db('hardwares').insert(free).returning('id');
  const given = Array.from({ length: 150 }, (_, at) => ({ reference: `f${at}`, hardware: `qr free-${at}` }));
  const answer = await rows(
    given
      .with(20, { reference: 'f20', hardware: 'nfc 04-FREE' })
      .with(40, { reference: '007', hardware: 'qr free-0' })
      .with(60, { reference: 'f61', hardware: 'qr free-60' })
      .with(120, { reference: 'f120', hardware: 'nfc 04A1B2' }),
  );
  expect(counts(answer.body)).toEqual({ create: 147, update: 1, same: 0, invalid: 2 });
  expect(answer.body.rows[120]).toMatchObject({ action: 'update', tag_id: id });
  expect(errors(answer)[40]).toEqual({ hardware: ['is of a tag that an earlier row has: line 2'] });
  expect(errors(answer)[61]).toEqual({ reference: ['is of a tag that an earlier row has: line 62'] });
  expect(await app.db('hardwares').where({ id: item }).first()).toMatchObject({
    tag_id: answer.body.rows[20].tag_id,
    latitude: null,
    longitude: null,
    identifier: '04-FREE',
  });
});

test('Y2: reports every row of a large import', async () => {
  const answer = await csv(`reference\n${Array.from({ length: 1000 }, (_, at) => `many ${at}\n`).join('')}`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
  expect([answer.body.rows.length, answer.body.rows[999].row, counts(answer.body)]).toEqual([
    ...[1000, 1000],
    { create: 1000, update: 0, same: 0, invalid: 0 },
  ]);
});

test('Y2: reports wrong cells of a tab-separated table: unknown hardware, bad ids, extra cells', async () => {
  const answer = await csv(
    'reference\thardware\tplace_id\na\tchip 1\t\nb\tnfc\t\nc\t\tx\nd\t\t\tmore\ne\tnfc 04AB 1\t\n',
  );
  expect(errors(answer)).toEqual([
    { hardware: [expect.stringContaining('is not one of')] },
    { hardware: [expect.stringContaining('nfc ID')] },
    { place_id: [expect.any(String)] },
    { base: ['has more cells than there are columns'] },
    {},
  ]);
});

test('Y2: refuses a request without a token with 401, and accepts a token in the query', async () => {
  const { token } = owner;
  const headers = { 'Content-Type': 'text/csv; charset=utf-8' };
  expect((await app.call('POST', '/Tags/import.json', { raw: 'reference\n1', headers })).status).toBe(401);
  const answer = await app.call('POST', '/Tags/import.json', {
    query: { auth_token: token },
    raw: 'reference\n1',
    headers,
  });
  expect(actions(answer)).toEqual(['create']);
  const wrong = await csv('reference\n1', '?dry_run=maybe');
  expect([wrong.status, Object.keys(wrong.body)]).toEqual([422, ['dry_run']]);
});
