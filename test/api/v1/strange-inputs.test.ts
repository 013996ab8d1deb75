/** Inputs that a database, a decoder or a framework would reject with an error of its own, or change. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Knex } from 'knex';
import { startApp, type TestApp } from '../../setup/app.ts';
import { createTag, invalid, missing, newTag, signedIn, tagNotFound, userNotFound } from '../../setup/factories.ts';
import { connections, send } from '../../setup/fuzz-send.ts';

let app: TestApp;
let customer: number;
let token: string;
beforeAll(async () => {
  app = await startApp();
  ({ id: customer, token } = await signedIn(app));
});
afterAll(() => app.stop());

const create = '/api/v1/tags/create';
const addHardware = '/api/v1/tags/addHardwareIdToTag';
const show = '/api/v1/tags/show';
const showMyTags = '/api/v1/tags/showMyTags';
const showByHardwareId = '/api/v1/tags/showByHardwareId';
const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
const newForm = String(new URLSearchParams(newTag() as Record<string, string>));
/** The owner of the created tag. */
const ownerOf = async ({ tags: [{ id }] }: { tags: [{ id: number }] }): Promise<number | null> =>
  (await app.db('tags').where({ id }).first('customer_id')).customer_id;
const tagCount = async () => Number((await app.db('tags').count('* as count'))[0]?.count);

/** Creating with this JSON for a parameter is refused as invalid, and nothing is written. */
async function refusesJson(name: string, json: string): Promise<void> {
  const before = await tagCount();
  const raw = `${JSON.stringify(newTag({ hardware_id: 'x', hardware_type: 'ble-beacon', lat: 0, lon: 0 })).slice(0, -1)},"${name}":${json}}`;
  await app.spec().post(create).withBody(raw).expectStatus(400).expectJson(invalid);
  expect(await tagCount()).toBe(before);
}

describe('text that cannot be stored unchanged', () => {
  const unstorable = ['"a\\u0000b"', '"\\u0000"', '"a\\ud800"', '"\\udc00b"', '"\\udc00\\ud800"'];
  const parameters = [
    'lang',
    'purchase_id',
    'text',
    'auth_token',
    'name',
    'gender',
    'hardware_id',
    'hardware_type',
    'major',
  ];

  test.each(parameters.flatMap((name) => unstorable.map((json) => [name, json])))(
    'A19, D60: %s is refused as %s',
    refusesJson,
  );

  test.each([
    ['/api/v1/login/getAuthToken', { email: 'a\0@b.c', password: 'x' }],
    ['/api/v1/login/getAuthToken', { email: 'a@b.c', password: '\ud800' }],
    ['/api/v1/login/signOut', { email: '\udc00', auth_token: 'x' }],
    ['/api/v1/login/signInWithSocial', { auth_token: '\0' }],
    ['/api/v1/tags/addHardwareIdToTag', { id: '\0', hardware_id: 'x', hardware_type: 'nfc' }],
  ])('D60: is refused in the parameters of %s', async (path, body) => {
    await app.spec().post(path).withJson(body).expectStatus(400).expectJson(invalid);
  });

  // What lenient decoders put in the place of what they do not understand.
  beforeAll(async () => {
    for (const length of [1, 3]) await createTag(app, { hardware_id: '\ufffd'.repeat(length), hardware_type: 'qr' });
  });

  test.each(['%00', 'a%00', '%ED%A0%80', '%ff', '%'])(
    'D60: is refused in a query or a form instead of replaced: %s',
    async (text) => {
      await app.spec().get(`${showByHardwareId}?type=qr&id=${text}`).expectStatus(400).expectJson(invalid);
      await app
        .spec()
        .post(create)
        .withBody(`${newForm}&name=${text}`)
        .withHeaders(form)
        .expectStatus(400)
        .expectJson(invalid);
    },
  );

  test('A15: is ignored in unknown parameters and in the language of a lookup', async () => {
    const raw = JSON.stringify(newTag()).replace('{', '{"\\u0000":"\\ud800","x":"\\u0000",');
    await app.spec().post(create).withBody(raw).expectStatus(200);
    await app.spec().post(create).withBody(`${newForm}&%ff=%ff&utm=100%`).withHeaders(form).expectStatus(200);
    const { tag_identifier } = await createTag(app);
    await app.spec().get(`${show}?id=${tag_identifier}&lang=%ff&utm=100%&%ff`).expectStatus(200);
  });
});

describe('numbers', () => {
  test.each([
    ['parent_id', '2147483648'],
    ['parent_id', '"2147483648"'],
    ['parent_id', '9007199254740993'],
    ['parent_id', '1e400'],
    ['major', '2147483648'],
    ['minor', '-1'],
    ['major', '"0x10"'],
    ['major', '"1e3"'],
    ['major', `"${'9'.repeat(400)}"`],
    ['lat', '"NaN"'],
    ['lat', '"Infinity"'],
    ['lon', '"-Infinity"'],
    ['lat', '1e400'],
    ['lon', '-1e400'],
    ['lat', 'true'],
    ['lon', '[1]'],
  ])('A6: %s is refused as %s', refusesJson);

  test('A6: a number that would be rounded or reformatted is refused as a text', async () => {
    for (const json of ['1e400', '-1e400', '12345678901234567890', '1e21', '1e-7']) {
      await refusesJson('text', json);
      await refusesJson('hardware_id', json);
    }
    const { translation } = await createTag(app, { text: Number.MAX_SAFE_INTEGER });
    expect(translation.text).toBe('9007199254740991');
  });

  test('A6: a blank number is absent, not 0', async () => {
    const tag = await createTag(app, {
      hardware_id: 'blank',
      hardware_type: 'ble-beacon',
      major: '',
      minor: ' ',
      lat: '',
      lon: '',
    });
    const row = await app.db('hardwares').where({ tag_id: tag.id }).first('major', 'minor', 'latitude', 'longitude');
    expect(row).toEqual({ major: null, minor: null, latitude: null, longitude: null });
  });

  test('H13: the record id 2^31 finds no tag', async () => {
    await app.spec().get(show).withQueryParams({ id: '2147483648' }).expectStatus(404).expectJson(tagNotFound);
  });

  test.each(['NaN', 'Infinity', '1e400', '91', 'x'])('W10: a reader at the latitude %s gets the text', async (lat) => {
    await createTag(app, { hardware_id: `at ${lat}`, hardware_type: 'qr' });
    await app
      .spec()
      .get(showByHardwareId)
      .withQueryParams({ id: `at ${lat}`, type: 'qr', lat, lon: lat })
      .expectStatus(200);
  });

  test.each<Record<string, string>>([
    { limit: '0' },
    { limit: '1001' },
    { limit: '1e3' },
    { limit: 'Infinity' },
    { after: '0' },
    { after: '2147483648' },
    { after: '-1' },
    { updated_since: '0000-01-01T00:00:00Z' },
    { updated_since: '0000-12-31T23:59:59+14:00' },
    { updated_since: '2026-11-21T12:00:00+23:59' },
    { updated_since: '2026-11-21T12:00:00-16:00' },
    { updated_since: `2026-11-21T12:00:00.${'1'.repeat(300)}Z` },
    { updated_since: '2026-02-30T00:00:00Z' },
    { updated_since: 'infinity' },
    { updated_since: 'now' },
  ])('D33: a list is refused with %j', async (query) => {
    await app
      .spec()
      .get('/api/v1/tags/showMyTags')
      .withQueryParams({ auth_token: token, ...query })
      .expectStatus(400)
      .expectJson(invalid);
  });

  test.each([
    '0001-01-01T00:00:00+15:59',
    '9999-12-31T23:59:59-15:59',
    '2026-11-21T12:00:00.123456789Z',
    `2026-11-21T12:00:00.${'1'.repeat(43)}Z`,
  ])('D33: a list is served with updated_since=%s', async (updated_since) => {
    await app
      .spec()
      .get('/api/v1/tags/showMyTags')
      .withQueryParams({ auth_token: token, updated_since })
      .expectStatus(200);
  });
});

describe('the request itself', () => {
  test('A6: a repeated name in a form is a list, which no parameter accepts', async () => {
    await app
      .spec()
      .post(create)
      .withBody(`${newForm}${'&name=x'.repeat(900)}`)
      .withHeaders(form)
      .expectStatus(400)
      .expectJson(invalid);
  });

  test('A20: a form full of one repeated name is refused with 413', async () => {
    await app
      .spec()
      .post(create)
      .withBody(`${newForm}${'&name=x'.repeat(140_000)}`)
      .withHeaders(form)
      .expectStatus(413)
      .expectJson('error.code', 'InvalidRequest');
  });

  test('refuses a value that is nested half a million times', async () => {
    const raw = JSON.stringify(newTag({ name: 'deep' })).replace('"deep"', '['.repeat(500_000) + ']'.repeat(500_000));
    await app.spec().post(create).withBody(raw).expectStatus(400).expectJson('error.code', 'InvalidRequest');
  });

  test('A8: answers 400 for a request target without a path', async () => {
    const agent = connections(1);
    const answer = await send(app.url, agent, { method: 'GET', target: 'http://[/x', headers: {}, body: undefined });
    agent.destroy();
    expect([answer.status, JSON.parse(answer.text), answer.headers['content-type']]).toEqual([
      400,
      { error: { message: 'Request is malformed', code: 'InvalidRequest' } },
      'application/json; charset=utf-8',
    ]);
    expect([answer.headers['x-request-id'], answer.headers['x-error-reason']]).toEqual([
      expect.stringMatching(/^[\w-]{36}$/),
      'malformed_request',
    ]);
  });

  test('M7: a request with /health/live in its query is still logged', async () => {
    await app.spec().get(`${show}?x=/health/live`).withHeaders({ 'X-Request-Id': 'not-a-probe' });
    expect(app.logged).toContainEqual(expect.objectContaining({ request_id: 'not-a-probe', path: show, level: 30 }));
  });

  const unreadable = ['Token x', 'JWT x.y.z', 'Bearer:x', 'BearerX'];
  test.each(['Bearer a b', 'bearer "x"', 'Bearer \t x y', 'Bearer é', ...unreadable])(
    'D17: answers 401 for the malformed token `%s`',
    async (Authorization) => {
      const tag = await createTag(app);
      const hardware = { id: tag.tag_identifier, hardware_id: `for ${Authorization}`, hardware_type: 'qr' };
      const before = await tagCount();
      for (const [path, body] of [
        [create, newTag()],
        [addHardware, hardware],
      ] as const)
        await app
          .spec()
          .post(path)
          .withJson(body)
          .withHeaders({ Authorization })
          .expectStatus(401)
          .expectHeader('x-error-reason', 'unknown_token')
          .expectJson(userNotFound);
      expect(await tagCount()).toBe(before);
    },
  );

  test('D17: a token without its scheme is not valid', async () => {
    await app.spec().post(create).withJson(newTag()).withHeaders({ Authorization: token }).expectStatus(401);
    const headers = { Authorization: `Token ${token}` };
    await app.spec().get(showMyTags).withHeaders(headers).expectStatus(400).expectJson(missing('auth_token'));
  });

  test('T12: a token in another place identifies the caller, whatever the header', async () => {
    for (const Authorization of unreadable) {
      const { body } = await app
        .spec()
        .post(create)
        .withJson(newTag({ auth_token: token }))
        .withHeaders({ Authorization })
        .expectStatus(200);
      expect(await ownerOf(body)).toBe(customer);
    }
  });

  test('HU14, A22: a token in the query of a write names its sender, and must not differ from another', async () => {
    const sent = (query: string, more: Record<string, unknown>, headers = {}) =>
      app.spec().post(`${create}?auth_token=${query}`).withJson(newTag(more)).withHeaders(headers);
    const { body } = await sent(token, {}).expectStatus(200);
    expect(await ownerOf(body)).toBe(customer);
    await sent(token, { auth_token: token }, { Authorization: `Bearer ${token}` }).expectStatus(200);
    const before = await tagCount();
    await sent('another', {}).expectStatus(401).expectHeader('x-error-reason', 'unknown_token');
    await sent(token, { auth_token: 'another' }).expectStatus(401).expectHeader('x-error-reason', 'tokens_differ');
    await sent(`${token}&auth_token=${token}`, {}).expectStatus(400).expectJson(invalid);
    expect(await tagCount()).toBe(before);
    // A blank one is absent.
    expect(await ownerOf((await sent('', {}).expectStatus(200)).body)).toBeNull();
  });

  test('D1: a missing token or Basic credentials count as anonymous', async () => {
    for (const Authorization of [
      '',
      'Bearer',
      'Basic eHg6eA==',
      'basic',
      'Digest username="x"',
      'Negotiate YII=',
      'NTLM TlRM',
    ])
      await app.spec().post(create).withJson(newTag()).withHeaders({ Authorization }).expectStatus(200);
  });

  test('V14: lookups ignore the header', async () => {
    const { tag_identifier: id } = await createTag(app);
    for (const Authorization of unreadable)
      await app.spec().get(show).withQueryParams({ id }).withHeaders({ Authorization }).expectStatus(200);
  });
});

test.each([
  ['lookups', () => app.spec().get(show).withQueryParams({ id: 'ffffffffffff' })],
  ['work', () => app.spec().post(create).withJson(newTag())],
] as const)('answers 503 with Retry-After when the pool is exhausted: %s', async (name, asked) => {
  const client: Knex.Client = app.databases[name].client;
  const pool = client.pool as unknown as { max: number; acquireTimeoutMillis: number };
  const held = await Promise.all(Array.from({ length: pool.max }, () => client.acquireConnection()));
  const patience = pool.acquireTimeoutMillis;
  pool.acquireTimeoutMillis = 50;
  try {
    const error = { message: 'The service is not available right now. Try again shortly.', code: 'ServerError' };
    await asked().expectStatus(503).expectJson({ error }).expectHeader('retry-after', '1');
  } finally {
    pool.acquireTimeoutMillis = patience;
    await Promise.all(held.map((connection) => client.releaseConnection(connection)));
  }
  expect((await asked()).statusCode).toBeLessThan(500);
});
