/** What all seven resources have in common, each of them through every operation and status. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { management } from '../../contracts/index.ts';
import { newSecret } from '../../src/model/sign-in/secret.ts';
import { Session } from '../../src/model/sign-in/session.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { signedIn } from '../setup/factories.ts';
import {
  bearer,
  change,
  type Edited,
  fault,
  forbidden,
  groups,
  makeRecord,
  newFields,
  noId,
  notFound,
  notSignedIn,
  paths,
  resources,
  specOf,
} from '../setup/management.ts';
import { text, without } from '../setup/spec.ts';

let app: TestApp;
let owner: Awaited<ReturnType<typeof signedIn>>;
/** May do everything, with its own records too. */
let admin: typeof owner;

beforeAll(async () => {
  app = await startApp();
  owner = await signedIn(app);
  admin = await signedIn(app, { role: 'admin' });
});
afterAll(() => app.stop());

/** Who may make and destroy records of the resource. */
const maker = (resource: Edited) => (resource === 'customers' ? admin : owner);
const fresh = (resource: Edited) => makeRecord(app, resource, resource === 'customers' ? null : maker(resource).id);
const answersRecord = (resource: Edited) => ['name_translations', 'hardwares'].includes(resource);
const at = (resource: Edited, id?: number) => `${paths[resource]}${id === undefined ? '' : `/${id}`}.json`;
const body = (resource: Edited, fields: object) => ({ [groups[resource]]: fields });

/** Every operation, with an id where it takes one. */
const operations = (resource: Edited, id: number) =>
  [
    ['GET', at(resource)],
    ['POST', at(resource), body(resource, {})],
    ['GET', at(resource, id)],
    ['PATCH', at(resource, id), body(resource, change[resource])],
    ['PUT', at(resource, id), body(resource, change[resource])],
    ['DELETE', at(resource, id)],
  ] as const;

/** Those at other addresses than a record's own. */
const withMore = [
  ...['index', 'create', 'bulk', 'mint', 'import', 'link', 'history', 'erase', 'restore', 'restoreMany', 'undo'],
  ...[
    'confirm',
    'toMachine',
    'items',
    'cancel',
    'retry',
    'events',
    'setPicture',
    'destroyPicture',
    'right',
    'translate',
  ],
];

test('the contract has the seven resources, the other lists, the team and the look, with their operations', () => {
  expect(
    Object.values(management)
      .map(({ index }) => index.path as string)
      .sort(),
  ).toEqual([...Object.values(paths), '/translation_work', '/team', '/team/invitations', '/look'].sort());
  const { look: _, ...lists } = management;
  for (const [name, { path }] of Object.values(lists).flatMap((each) => Object.entries(each)))
    expect([name, path.endsWith('/:id')]).toEqual([name, !withMore.includes(name)]);
});

describe.each(resources)('%s', (resource) => {
  test('R3, R11: create answers 201 with the record and its address', async () => {
    const fields = await newFields(app, resource, maker(resource).id);
    const made = await app
      .spec(maker(resource))
      .post(at(resource))
      .withJson(body(resource, fields))
      .expectStatus(201)
      .expectJsonLike({ id: expect.any(Number), created_at: expect.stringMatching(/^2.*Z$/) });
    const { id, url } = made.body;
    expect(url).toBe(`${app.url}${at(resource, id)}`);
    expect(made.headers.location).toBe(url);
    await app.spec(maker(resource)).get(at(resource, id)).expectJsonLike(made.body);
  });

  test('R3, R12: create accepts a nested form', async () => {
    const fields = await newFields(app, resource, maker(resource).id);
    const raw = Object.entries(fields)
      .map(
        ([name, value]) => `${encodeURIComponent(`${groups[resource]}[${name}]`)}=${encodeURIComponent(value ?? '')}`,
      )
      .join('&');
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const made = await app
      .spec(maker(resource))
      .post(at(resource))
      .withBody(raw)
      .withHeaders(headers)
      .expectStatus(201);
    const { identifier, ...same } = fields as { identifier?: string };
    expect(made.body).toMatchObject({ ...same, ...(identifier && { identifier: identifier.toUpperCase() }) });
  });

  test('R12, D37: create accepts flat fields', async () => {
    const fields = await newFields(app, resource, maker(resource).id);
    await app.spec(maker(resource)).post(at(resource)).withJson(fields).expectStatus(201);
  });

  test('R4: create answers 422 with messages by field, and creates nothing', async () => {
    const { given, errors } = fault[resource];
    const fields = await newFields(app, resource, maker(resource).id);
    const before = await count(resource);
    await app
      .spec(maker(resource))
      .post(at(resource))
      .withJson(body(resource, { ...fields, ...given }))
      .expectStatus(422)
      .expectJson(errors);
    expect(await count(resource)).toBe(before);
  });

  test('R14: a missing group answers 422, not a server error', async () => {
    for (const method of ['POST', 'PATCH', 'PUT']) {
      const path = method === 'POST' ? at(resource) : at(resource, await fresh(resource));
      for (const given of [undefined, {}, { [groups[resource]]: null }, { [groups[resource]]: [1] }, { other: 1 }]) {
        await specOf(app, maker(resource), method, path, given)
          .expectStatus(422)
          .expectJson({ base: [`${groups[resource]} is missing`] });
      }
    }
  });

  test('R1, D33: index returns a bare array by ascending id, complete or in pages', async () => {
    for (let i = 0; i < 3; i += 1) await fresh(resource);
    const all = await app.spec(admin).get(at(resource));
    const ids = all.body.map(({ id }: { id: number }) => id);
    expect([all.statusCode, ids]).toEqual([200, ids.toSorted((a: number, b: number) => a - b)]);
    expect(all.headers['x-total-count']).toBe(String(ids.length));
    expect(all.headers).not.toHaveProperty('link');
    if (resource === 'hardwares') return expect(all.body).toEqual([]);

    expect(ids.length).toBe(await count(resource));
    const page = await app
      .spec(admin)
      .get(`${at(resource)}?limit=2`)
      .expectJson(all.body.slice(0, 2))
      .expectHeader('x-total-count', String(ids.length));
    const [, next] = /^<(.+)>; rel="next"$/.exec(page.headers.link ?? '') ?? [];
    expect(next).toBe(`${app.url}${at(resource)}?limit=2&after=${ids[1]}`);
    const rest = await app
      .spec(admin)
      .get(`${at(resource)}?limit=1000&after=${ids[1]}`)
      .expectJson(all.body.slice(2))
      .expect(without('link'));
    await app
      .spec(admin)
      .get(`${at(resource)}?limit=${rest.body.length}&after=${ids[1]}`)
      .expectJson(rest.body)
      .expect(without('link'));
    // The total is that of all, wherever one begins.
    await app
      .spec(admin)
      .get(`${at(resource)}?after=${ids[1]}`)
      .expectJson(rest.body)
      .expectHeader('x-total-count', String(ids.length));
  });

  test('R5, R7, R8: show returns the record, and PATCH and PUT update it in the same way', async () => {
    const id = await fresh(resource);
    const before = (await app.spec(maker(resource)).get(at(resource, id))).body;
    for (const method of ['PATCH', 'PUT']) {
      const answer = await specOf(app, maker(resource), method, at(resource, id), body(resource, change[resource]));
      const shown = await app.spec(maker(resource)).get(at(resource, id)).expectJsonLike(change[resource]);
      const untouched = resource === 'places' || resource === 'tags' || resource === 'customers';
      if (untouched)
        expect({ ...shown.body, ...pick(before, ['updated_at', ...Object.keys(change[resource])]) }).toEqual(before);
      if (answersRecord(resource)) expect([answer.statusCode, answer.body]).toEqual([200, shown.body]);
      else expect([answer.statusCode, answer.text]).toEqual([204, '']);
    }
  });

  test('R9: update answers 422 with messages by field, and changes nothing', async () => {
    const id = await fresh(resource);
    const { given, errors } = fault[resource];
    for (const method of ['PATCH', 'PUT']) {
      const before = await app.spec(maker(resource)).get(at(resource, id));
      await specOf(app, maker(resource), method, at(resource, id), body(resource, { ...change[resource], ...given }))
        .expectStatus(422)
        .expectJson(errors);
      await app.spec(maker(resource)).get(at(resource, id)).expect(text(before.text));
    }
  });

  test('R10: destroy answers 204 without a body, and the record is gone', async () => {
    const id = await fresh(resource);
    await app.spec(maker(resource)).delete(at(resource, id)).expectStatus(204).expectBody('');
    await app.spec(maker(resource)).get(at(resource, id)).expectStatus(404);
  });

  test('R15, R19: ids that no record can have answer 404, and so do `new` and `edit`', async () => {
    const own = await fresh(resource);
    for (const id of [noId, '2147483648', '99999999999999999999', '0', '-1', '1.5', '0x1', 'new', `${own}x`, '%00'])
      for (const [method, , given] of operations(resource, 1).slice(2)) {
        const asked = specOf(app, admin, method, `${paths[resource]}/${id}.json`, given);
        if (resource === 'tags' && method === 'DELETE') await asked.expectStatus(204).expectBody('');
        else await asked.expectStatus(404).expectJson(notFound);
      }
    await app.spec(admin).get(`${paths[resource]}/${own}/edit.json`).expectStatus(404);
    await app.spec(admin).get(`${paths[resource]}/${own}.json.json`).expectStatus(404);
  });

  test('R16: without a session or token every operation answers 401', async () => {
    const id = await fresh(resource);
    for (const [method, path, given] of operations(resource, id)) {
      await specOf(app, undefined, method, path, given)
        .expectStatus(401)
        .expectJson(notSignedIn)
        .expectHeader('x-error-reason', 'not_signed_in');
    }
  });

  test('R17, A22: accepts a token in the header, the query or the body, but not two', async () => {
    const { token } = maker(resource);
    const id = await fresh(resource);
    const path = at(resource, id);
    await app.spec().get(`${path}?auth_token=${token}`).expectStatus(200);
    await app.spec().get(path).withHeaders(bearer(token)).expectStatus(200);
    const given = { ...body(resource, change[resource]), auth_token: token };
    expect((await app.spec().patch(path).withJson(given)).statusCode).toBeLessThan(300);
    expect(
      (await app.spec().patch(`${path}?auth_token=${token}`).withJson(body(resource, change[resource]))).statusCode,
    ).toBeLessThan(300);
    await app
      .spec()
      .get(`${path}?auth_token=${token}`)
      .withHeaders(bearer(`${token}x`))
      .expectStatus(401)
      .expectHeader('x-error-reason', 'tokens_differ');
    await app.spec().get(path).withHeaders(bearer('nobody')).expectStatus(401).expectJson(notSignedIn);
  });

  test('R19, D36: Accept selects JSON like the suffix, regardless of case', async () => {
    const id = await fresh(resource);
    const suffixed = await app.spec(maker(resource)).get(at(resource, id));
    for (const Accept of [
      'application/json',
      'application/json, text/plain, */*',
      'text/html;q=0.5, application/json',
    ]) {
      await app
        .spec(maker(resource))
        .get(`${paths[resource]}/${id}`)
        .withHeaders({ Accept })
        .expectStatus(200)
        .expect(text(suffixed.text))
        .expectHeader('vary', /accept/i);
    }
    for (const spelt of [paths[resource].toLowerCase(), paths[resource].toUpperCase()])
      await app.spec(maker(resource)).get(`${spelt}/${id}.JSON`).expect(text(suffixed.text));
  });

  test('D61: a body that is not a JSON object is refused with an API error', async () => {
    const id = await fresh(resource);
    const notAnObject = { error: { message: 'Request body is not a JSON object', code: 'InvalidRequest' } };
    for (const raw of ['{', '[]', '12', '"text"', 'null', '{"a":1}{', Buffer.from([0x7b, 0xff, 0x7d])])
      for (const [method, path] of [
        ['POST', at(resource)],
        ['PATCH', at(resource, id)],
      ] as const) {
        const headers = { 'Content-Type': 'application/json' };
        await app
          .spec(maker(resource))
          .withMethod(method)
          .withPath(path)
          .withBody(raw)
          .withHeaders(headers)
          .expectStatus(400)
          .expectJson(notAnObject);
      }
  });

  test('A17: HEAD works like GET, OPTIONS lists the methods, and other methods get 405', async () => {
    const id = await fresh(resource);
    await app.spec(maker(resource)).head(at(resource, id)).expectStatus(200).expectBody('');
    await app
      .spec(maker(resource))
      .options(at(resource, id))
      .expectHeader('allow', 'GET, HEAD, OPTIONS, PATCH, PUT, DELETE');
    await app
      .spec(maker(resource))
      .post(at(resource, id))
      .withJson({})
      .expectStatus(405)
      .expectHeader('allow', 'GET, HEAD, OPTIONS, PATCH, PUT, DELETE');
    await app.spec(maker(resource)).delete(at(resource)).expectHeader('allow', 'GET, HEAD, OPTIONS, POST');
  });

  test('A21: responses allow no other origin and are not cached', async () => {
    const id = await fresh(resource);
    for (const [method, path, given] of operations(resource, id)) {
      const headers = { Origin: 'https://evil.example' };
      await specOf(app, maker(resource), method, path, given)
        .withHeaders(headers)
        .expect(without('access-control-allow-origin'))
        .expectHeader('cache-control', /no-store/);
    }
  });

  test('R20: a browser session may read; a write must come from a page of the service', async () => {
    const customer = await app
      .db('customers')
      .where({ id: maker(resource).id })
      .first();
    const secret = newSecret();
    await Session.start(app.db, customer, secret, { userAgent: undefined, network: 'test' });
    const headers = { Cookie: `tags_browser=${secret}` };
    const id = await fresh(resource);
    for (const [method, path, given] of operations(resource, id)) {
      await specOf(app, undefined, method, path, given)
        .withHeaders(headers)
        .expectStatus(method === 'GET' ? 200 : 401);
    }
  });
});

test('X81: only admins create and destroy customers', async () => {
  await app
    .spec(owner)
    .post('/customers.json')
    .withJson({ customer: { email: 'new@example.com' } })
    .expectStatus(403)
    .expectJson(forbidden);
  // Who may not, is told so whatever else is wrong.
  await app.spec(owner).post('/customers.json').withJson({}).expectStatus(403);
});

const count = async (table: string) => Number((await app.db(table).count('* as count'))[0]?.count);

const pick = (record: Record<string, unknown>, names: string[]) =>
  Object.fromEntries(names.map((name) => [name, record[name]]));
