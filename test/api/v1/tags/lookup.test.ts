/** Many tags at once. */
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { type MadeOutcome, startApp, type TestApp, translatorOf } from '../../../setup/app.ts';
import { eventually } from '../../../setup/eventually.ts';
import { createTag, invalid, type MadeTag, missing, signedIn, storeTranslation } from '../../../setup/factories.ts';
import { sentDuring, statementsDuring } from '../../../setup/statements.ts';

const uuid = '2F234454-CF6D-4A0F-ADF2-F4911BA9FFA6';
let answer: () => MadeOutcome | Promise<MadeOutcome>;
const translator = translatorOf(() => answer());
let app: TestApp;
let gate: MadeTag;
let tower: MadeTag;
beforeAll(async () => {
  app = await startApp({ translator });
  gate = await createTag(app, { lang: 'de', text: 'Das Tor', name: 'Tor' });
  tower = await createTag(app, { lang: 'de', text: 'Der Turm' });
  await storeTranslation(app, gate, 'fr', 'La porte');
  await attach(gate, { hardware_type: 'nfc', hardware_id: '04:A1' });
  await attach(gate, { hardware_type: 'qr', hardware_id: 'gate' });
  await attach(tower, { hardware_type: 'ble-beacon', hardware_id: uuid, major: 1, minor: 2 });
});
afterAll(() => app.stop());
beforeEach(() => {
  answer = () => ({ state: 'failed', reason: 'unavailable', retry_at: null });
  translator.requests.length = 0;
});

const attach = (tag: MadeTag, hardware: object) =>
  app
    .spec()
    .post('/api/v1/tags/addHardwareIdToTag')
    .withJson({ id: tag.tag_identifier, ...hardware })
    .expectStatus(200);
const lookup = (body: object) => app.spec().post('/api/v1/tags/lookup').withJson(body);
const resultsOf = async (observations: unknown[], more = {}) =>
  (await lookup({ observations, ...more }).expectStatus(200)).body.results;

/** What the single call answers. */
async function single(
  observation: Record<string, string | number | undefined>,
  more: Record<string, string | undefined> = {},
) {
  const { tag_identifier, ...hardware } = observation;
  const path = tag_identifier === undefined ? 'showByHardwareId' : 'show';
  const query = tag_identifier === undefined ? hardware : { id: tag_identifier };
  const { body } = await app
    .spec()
    .get(`/api/v1/tags/${path}`)
    .withQueryParams({ ...query, ...more });
  return body;
}

const everyWay = () => [
  { tag_identifier: gate.tag_identifier },
  { type: 'nfc', id: '04a1' },
  { type: 'ble-beacon', id: uuid.toLowerCase(), major: 1, minor: 2 },
  { type: 'qr', id: 'GATE' },
  { tag_identifier: tower.tag_identifier.toUpperCase() },
];

describe('Q2: each result is that of the single lookup', () => {
  test.each([{}, { lang: 'fr' }, { lang: 'es,fr', expand: 'provenance' }, { lang: 'xx' }])(
    'for all kinds of keys, with %j, byte for byte',
    async (more) => {
      const results = await resultsOf(everyWay(), more);
      const singles = await Promise.all(everyWay().map((observation) => single(observation, more)));
      expect(JSON.stringify(results)).toBe(
        JSON.stringify(singles.map(({ tags: [tag] }) => ({ status: 'found', tag }))),
      );
    },
  );

  test('unknown and repeated keys keep their positions', async () => {
    const results = await resultsOf([
      { tag_identifier: 'ffffffffffff' },
      { tag_identifier: tower.tag_identifier },
      { tag_identifier: 'no identifier at all' },
      { type: 'nfc', id: '04FF' },
      { type: 'ble-beacon', id: uuid, major: 1, minor: 3 },
      { tag_identifier: tower.tag_identifier },
    ]);
    const found = expect.objectContaining({ status: 'found', tag: expect.objectContaining({ id: tower.id }) });
    const absent = { status: 'not_found' };
    expect(results).toEqual([absent, found, absent, absent, absent, found]);
  });

  test('the identifier takes precedence over hardware; blank values count as absent', async () => {
    const results = await resultsOf([
      { tag_identifier: tower.tag_identifier, type: 'nfc', id: '04A1' },
      { tag_identifier: ' ', type: 'nfc', id: '04A1' },
      { tag_identifier: null, type: 'nfc', id: '04A1' },
    ]);
    expect(results.map(({ tag }: { tag: { id: number } }) => tag.id)).toEqual([tower.id, gate.id, gate.id]);
    expect(results[0].tag.hardware).toBeUndefined();
    expect(results[1].tag.hardware).toHaveLength(2);
  });

  test('an invalid observation does not affect the others, and its missing keys are named', async () => {
    const wrong = (values?: string[]) => ({ status: 'invalid', ...(values ? missing(...values) : invalid) });
    const results = await resultsOf([
      ...['text', 7, null, true, [], [{ tag_identifier: gate.tag_identifier }]],
      ...[
        {},
        { id: '04A1' },
        { type: 'nfc' },
        { type: 'ble-beacon', id: uuid },
        { type: 'ble-beacon', id: uuid, major: 1 },
      ],
      ...[
        { type: 'smoke', id: '04A1' },
        { type: 'ble-beacon', id: uuid, major: 'x', minor: 2 },
      ],
      ...[{ tag_identifier: {} }, { tag_identifier: 'a\0' }, { type: 'qr', id: ['gate'] }],
      { type: 'qr', id: 'gate', major: 'x', minor: -1 },
    ]);
    expect(results).toEqual([
      ...[wrong(), wrong(), wrong(), wrong(), wrong(), wrong()],
      ...[wrong(['id', 'type']), wrong(['type']), wrong(['id']), wrong(['major', 'minor']), wrong(['minor'])],
      ...[wrong(), wrong(), wrong(), wrong(), wrong()],
      expect.objectContaining({ status: 'found' }),
    ]);
  });
});

describe('Q1: the list', () => {
  test('is required', async () => {
    for (const body of [{}, { observations: null }, { lang: 'fr' }])
      await lookup(body).expectStatus(400).expectJson(missing('observations'));
  });

  test.each([
    ['empty', []],
    ['too long', Array.from({ length: 101 }, () => ({ tag_identifier: 'ffffffffffff' }))],
    ['an object', { tag_identifier: 'ffffffffffff' }],
    ['a text', 'ffffffffffff'],
    ['blank', ' '],
  ])('%s is invalid', async (_, observations) => {
    await lookup({ observations }).expectStatus(400).expectJson(invalid);
  });

  test.each(['observations=4f0c9a17be52', 'observations[]=4f0c9a17be52', ' lang=fr'])(
    '%s: a form is refused',
    async (form) => {
      await app
        .spec()
        .post('/api/v1/tags/lookup')
        .withHeaders({ 'Content-Type': 'application/x-www-form-urlencoded' })
        .withBody(form)
        .expectStatus(400)
        .expectJson({ error: { message: 'Request body is not a JSON object', code: 'InvalidRequest' } });
    },
  );

  test('JSON is accepted under any content type', async () => {
    await app
      .spec()
      .post('/api/v1/tags/lookup')
      .withHeaders({ 'Content-Type': 'application/x-www-form-urlencoded' })
      .withBody(` ${JSON.stringify({ observations: [{ type: 'qr', id: 'gate' }] })}`)
      .expectStatus(200)
      .expectJson('results[0].status', 'found');
  });

  test('is read from the body only, and has up to 100 elements', async () => {
    const observations = Array.from({ length: 100 }, () => ({ tag_identifier: gate.tag_identifier }));
    const { body } = await app.spec().post('/api/v1/tags/lookup?lang=fr&expand=provenance').withJson({ observations });
    expect(body.results).toHaveLength(100);
    expect(body.results[99].tag.translation.lang).toBe('de');
    expect(body.results[99].tag.provenance).toBeUndefined();
  });
});

describe('Q3: a batch', () => {
  test('of 100 observations takes three statements, and of one kind one', async () => {
    const ways = everyWay();
    const observations = Array.from({ length: 100 }, (_, at) => ways[at % ways.length]);
    const of = (some: unknown[]) =>
      statementsDuring(app.databases, () =>
        lookup({ observations: some, lang: 'de,fr', expand: 'provenance' }).expectStatus(200).toss(),
      );
    expect(await of(observations)).toHaveLength(3);
    expect(await of(observations.slice(0, 1))).toHaveLength(1);
    expect(await of(['none'])).toHaveLength(0);
  });

  test('requests missing translations concurrently, within one budget, and serves them', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    answer = async () => {
      await held;
      return { state: 'translated', text: 'in Finnish', lang_code: 'fi' };
    };
    const observations = [{ tag_identifier: gate.tag_identifier }, { tag_identifier: tower.tag_identifier }];
    const looking = lookup({ observations, lang: 'fi' }).expectStatus(200).toss();
    await eventually('both texts and the name are asked for', () => translator.requests.length === 3);
    // Of one budget, which runs from the first question on.
    const waits = translator.requests.map(({ wait_ms }) => wait_ms);
    expect(Math.max(...waits)).toBeLessThanOrEqual(1500);
    release();
    const { body } = (await looking) as unknown as { body: { results: { tag: { translation: object } }[] } };
    expect(body.results.map(({ tag }) => tag.translation)).toEqual(Array(2).fill({ text: 'in Finnish', lang: 'fi' }));
  });

  test('equal observations share one key of the statement', async () => {
    const observed = { type: 'ble-beacon', id: uuid, major: 1, minor: 2 };
    const [key, observations] = [uuid.replaceAll('-', ''), [observed, { ...observed, minor: 3 }]];
    const twice = [...observations, { ...observed, id: uuid.toLowerCase() }];
    let results: { status: string }[] = [];
    const sent = await sentDuring(app.databases, async () => {
      results = await resultsOf(twice);
    });
    expect(results.map(({ status }) => status)).toEqual(['found', 'not_found', 'found']);
    const lists = [
      [key, key],
      [1, 1],
      [2, 3],
    ];
    expect(sent.map(({ values }) => values)).toEqual([expect.arrayContaining(lists)]);
  });

  test('a tag is written once in a long answer', async () => {
    const long = await createTag(app, { lang: 'de', text: '🗼'.repeat(30_000), name: 'Long' });
    const observation = { tag_identifier: long.tag_identifier };
    const write = jest.spyOn(JSON, 'stringify');
    const response = await fetch(`${app.url}/api/v1/tags/lookup`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ observations: Array(100).fill(observation), lang: 'auto' }),
    });
    const text = await response.text();
    const written = write.mock.calls.filter(([value]) => value?.tag?.id === long.id || value?.results);
    write.mockRestore();
    expect(written).toHaveLength(1);
    expect([
      response.headers.get('content-length'),
      response.headers.get('content-type'),
      response.headers.get('vary'),
    ]).toEqual([
      expect.stringMatching(/^[1-9]\d*$/),
      'application/json; charset=utf-8',
      'Accept-Language, Accept-Encoding',
    ]);
    const { tags } = await single(observation);
    expect(text).toBe(JSON.stringify({ results: Array(100).fill({ status: 'found', tag: tags[0] }) }));
  });

  test('V14: ignores a token, even an invalid one', async () => {
    const { token } = await signedIn(app);
    for (const authorization of [`Bearer ${token}`, 'Bearer nonsense'])
      await lookup({ observations: [{ type: 'qr', id: 'gate' }], auth_token: 'other' })
        .withHeaders({ Authorization: authorization })
        .expectStatus(200)
        .expectJson('results[0].status', 'found');
  });

  test('uses Accept-Language with auto, and has no headers about a single text', async () => {
    const { headers, body } = await lookup({ observations: [{ type: 'qr', id: 'gate' }], lang: 'auto' }).withHeaders({
      'Accept-Language': 'es, fr;q=0.5',
    });
    expect(body.results[0].tag.translation).toEqual({ text: 'La porte', lang: 'fr' });
    expect([headers.vary, headers['content-language'], headers['x-translation-status']]).toEqual([
      'Accept-Language',
      undefined,
      undefined,
    ]);
  });
});
