/** What all seven resources have in common, each of them through every operation and status. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Resource } from '../../contracts/access.ts';
import { management } from '../../contracts/index.ts';
import { newSecret } from '../../src/model/sign-in/secret.ts';
import { Session } from '../../src/model/sign-in/session.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { signedIn } from '../setup/factories.ts';
import {
  as,
  bearer,
  change,
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
} from '../setup/management.ts';

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
const maker = (resource: Resource) => (resource === 'customers' ? admin : owner);
const fresh = (resource: Resource) => makeRecord(app, resource, resource === 'customers' ? null : maker(resource).id);
const answersRecord = (resource: Resource) => ['name_translations', 'hardwares'].includes(resource);
const json = (resource: Resource, id?: number) => `${paths[resource]}${id === undefined ? '' : `/${id}`}.json`;
const body = (resource: Resource, fields: object) => ({ [groups[resource]]: fields });

/** Every operation, with an id where it takes one. */
const operations = (resource: Resource, id: number) =>
  [
    ['GET', json(resource)],
    ['POST', json(resource), body(resource, {})],
    ['GET', json(resource, id)],
    ['PATCH', json(resource, id), body(resource, change[resource])],
    ['PUT', json(resource, id), body(resource, change[resource])],
    ['DELETE', json(resource, id)],
  ] as const;

test('the contract has these seven, and the operations of each', () => {
  expect(
    Object.values(management)
      .map(({ index }) => index.path)
      .sort(),
  ).toEqual(Object.values(paths).sort());
  for (const [name, { path }] of Object.values(management).flatMap((each) => Object.entries(each)))
    expect([name, path.endsWith('/:id')]).toEqual([name, !['index', 'create'].includes(name)]);
});

describe.each(resources)('%s', (resource) => {
  test('R3, R11: create answers 201 with the record and its address', async () => {
    const fields = await newFields(app, resource, maker(resource).id);
    const made = await as(app, maker(resource))('POST', json(resource), body(resource, fields));
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ id: expect.any(Number), created_at: expect.stringMatching(/^2.*Z$/) });
    const { id, url } = made.body;
    expect(url).toBe(`${app.url}${json(resource, id)}`);
    expect(made.headers.get('location')).toBe(url);
    const shown = await as(app, maker(resource))('GET', json(resource, id));
    expect(shown.body).toMatchObject(made.body);
  });

  test('R3, R12: by form, nested, to the same record', async () => {
    const fields = await newFields(app, resource, maker(resource).id);
    const raw = Object.entries(fields)
      .map(
        ([name, value]) => `${encodeURIComponent(`${groups[resource]}[${name}]`)}=${encodeURIComponent(value ?? '')}`,
      )
      .join('&');
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const made = await as(app, maker(resource))('POST', json(resource), undefined, { raw, headers });
    expect(made.status).toBe(201);
    const { identifier, ...same } = fields as { identifier?: string };
    expect(made.body).toMatchObject({ ...same, ...(identifier && { identifier: identifier.toUpperCase() }) });
  });

  test('R12, D37: fields that are not nested are taken too', async () => {
    const fields = await newFields(app, resource, maker(resource).id);
    const made = await as(app, maker(resource))('POST', json(resource), fields);
    expect(made.status).toBe(201);
  });

  test('R4: create answers 422 with messages by field, and makes nothing', async () => {
    const { given, errors } = fault[resource];
    const fields = await newFields(app, resource, maker(resource).id);
    const before = await count(resource);
    const answer = await as(app, maker(resource))('POST', json(resource), body(resource, { ...fields, ...given }));
    expect([answer.status, answer.body]).toEqual([422, errors]);
    expect(await count(resource)).toBe(before);
  });

  test('R14: a missing group is a fault of the record, not of ours', async () => {
    for (const method of ['POST', 'PATCH', 'PUT']) {
      const path = method === 'POST' ? json(resource) : json(resource, await fresh(resource));
      for (const given of [undefined, {}, { [groups[resource]]: null }, { [groups[resource]]: [1] }, { other: 1 }]) {
        const answer = await as(app, maker(resource))(method, path, given);
        expect([answer.status, answer.body]).toEqual([422, { base: [`${groups[resource]} is missing`] }]);
      }
    }
  });

  test('R1, D33: index answers a bare list by ascending id, complete or in pages', async () => {
    for (let i = 0; i < 3; i += 1) await fresh(resource);
    const call = as(app, admin);
    const all = await call('GET', json(resource));
    const ids = all.body.map(({ id }: { id: number }) => id);
    expect([all.status, ids]).toEqual([200, ids.toSorted((a: number, b: number) => a - b)]);
    expect(all.headers.get('x-total-count')).toBe(String(ids.length));
    expect(all.headers.get('link')).toBeNull();
    if (resource === 'hardwares') return expect(all.body).toEqual([]);

    expect(ids.length).toBe(await count(resource));
    const page = await call('GET', `${json(resource)}?limit=2`);
    expect(page.body).toEqual(all.body.slice(0, 2));
    expect(page.headers.get('x-total-count')).toBe(String(ids.length));
    const [, next] = /^<(.+)>; rel="next"$/.exec(page.headers.get('link') ?? '') ?? [];
    expect(next).toBe(`${app.url}${json(resource)}?limit=2&after=${ids[1]}`);
    const rest = await call('GET', `${json(resource)}?limit=1000&after=${ids[1]}`);
    expect(rest.body).toEqual(all.body.slice(2));
    expect(rest.headers.get('link')).toBeNull();
    const full = await call('GET', `${json(resource)}?limit=${rest.body.length}&after=${ids[1]}`);
    expect([full.body, full.headers.get('link')]).toEqual([rest.body, null]);
    // The total is that of all, wherever one begins.
    const later = await call('GET', `${json(resource)}?after=${ids[1]}`);
    expect([later.body, later.headers.get('x-total-count')]).toEqual([rest.body, String(ids.length)]);
  });

  test('R5, R7, R8: show, and both updates with the same meaning', async () => {
    const id = await fresh(resource);
    const call = as(app, maker(resource));
    const before = (await call('GET', json(resource, id))).body;
    for (const method of ['PATCH', 'PUT']) {
      const answer = await call(method, json(resource, id), body(resource, change[resource]));
      const shown = await call('GET', json(resource, id));
      expect(shown.body).toMatchObject(change[resource]);
      const untouched = resource === 'places' || resource === 'tags' || resource === 'customers';
      if (untouched)
        expect({ ...shown.body, ...pick(before, ['updated_at', ...Object.keys(change[resource])]) }).toEqual(before);
      if (answersRecord(resource)) expect([answer.status, answer.body]).toEqual([200, shown.body]);
      else expect([answer.status, answer.text]).toEqual([204, '']);
    }
  });

  test('R9: update answers 422 with messages by field, and changes nothing', async () => {
    const id = await fresh(resource);
    const { given, errors } = fault[resource];
    for (const method of ['PATCH', 'PUT']) {
      const call = as(app, maker(resource));
      const before = await call('GET', json(resource, id));
      const answer = await call(method, json(resource, id), body(resource, { ...change[resource], ...given }));
      expect([answer.status, answer.body]).toEqual([422, errors]);
      expect((await call('GET', json(resource, id))).text).toBe(before.text);
    }
  });

  test('R10: destroy answers 204 without a body, and the record is gone', async () => {
    const id = await fresh(resource);
    const call = as(app, maker(resource));
    const answer = await call('DELETE', json(resource, id));
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect((await call('GET', json(resource, id))).status).toBe(404);
  });

  test('R15, R19: what no record can be called is not found; neither are `new` and `edit`', async () => {
    const call = as(app, admin);
    const own = await fresh(resource);
    for (const id of [noId, '2147483648', '99999999999999999999', '0', '-1', '1.5', '0x1', 'new', `${own}x`, '%00'])
      for (const [method, , given] of operations(resource, 1).slice(2)) {
        const answer = await call(method, `${paths[resource]}/${id}.json`, given);
        if (resource === 'tags' && method === 'DELETE') expect([answer.status, answer.text]).toEqual([204, '']);
        else expect([method, id, answer.status, answer.body]).toEqual([method, id, 404, notFound]);
      }
    expect((await call('GET', `${paths[resource]}/${own}/edit.json`)).status).toBe(404);
    expect((await call('GET', `${paths[resource]}/${own}.json.json`)).status).toBe(404);
  });

  test('R16: without a session or a token nothing is told', async () => {
    const id = await fresh(resource);
    for (const [method, path, given] of operations(resource, id)) {
      const answer = await as(app, undefined)(method, path, given);
      expect([method, answer.status, answer.body]).toEqual([method, 401, notSignedIn]);
      expect(answer.headers.get('x-error-reason')).toBe('not_signed_in');
    }
  });

  test('R17, A22: a token by header, by query or in the body; but not two', async () => {
    const { token } = maker(resource);
    const id = await fresh(resource);
    const call = as(app, undefined);
    const path = json(resource, id);
    expect((await call('GET', `${path}?auth_token=${token}`)).status).toBe(200);
    expect((await call('GET', path, undefined, { headers: bearer(token) })).status).toBe(200);
    const given = { ...body(resource, change[resource]), auth_token: token };
    expect((await call('PATCH', path, given)).status).toBeLessThan(300);
    expect((await call('PATCH', `${path}?auth_token=${token}`, body(resource, change[resource]))).status).toBeLessThan(
      300,
    );
    const both = await call('GET', `${path}?auth_token=${token}`, undefined, { headers: bearer(`${token}x`) });
    expect([both.status, both.headers.get('x-error-reason')]).toEqual([401, 'tokens_differ']);
    const unknown = await call('GET', path, undefined, { headers: bearer('nobody') });
    expect([unknown.status, unknown.body]).toEqual([401, notSignedIn]);
  });

  test('R19, D36: Accept asks for JSON as the suffix does, and case does not matter', async () => {
    const id = await fresh(resource);
    const call = as(app, maker(resource));
    const suffixed = await call('GET', json(resource, id));
    for (const Accept of [
      'application/json',
      'application/json, text/plain, */*',
      'text/html;q=0.5, application/json',
    ]) {
      const plain = await call('GET', `${paths[resource]}/${id}`, undefined, { headers: { Accept } });
      expect([plain.status, plain.text]).toEqual([200, suffixed.text]);
      expect(plain.headers.get('vary')).toMatch(/accept/i);
    }
    for (const spelt of [paths[resource].toLowerCase(), paths[resource].toUpperCase()])
      expect((await call('GET', `${spelt}/${id}.JSON`)).text).toBe(suffixed.text);
  });

  test('D61: what is no JSON object is refused in the shape of the API', async () => {
    const id = await fresh(resource);
    const notAnObject = { error: { message: 'Request body is not a JSON object', code: 'InvalidRequest' } };
    for (const raw of ['{', '[]', '12', '"text"', 'null', '{"a":1}{', Buffer.from([0x7b, 0xff, 0x7d])])
      for (const [method, path] of [
        ['POST', json(resource)],
        ['PATCH', json(resource, id)],
      ] as const) {
        const headers = { 'Content-Type': 'application/json' };
        const answer = await as(app, maker(resource))(method, path, undefined, { raw, headers });
        expect([String(raw), answer.status, answer.body]).toEqual([String(raw), 400, notAnObject]);
      }
  });

  test('A17: HEAD works where GET does, OPTIONS tells the methods, and other methods are refused', async () => {
    const id = await fresh(resource);
    const call = as(app, maker(resource));
    const head = await call('HEAD', json(resource, id));
    expect([head.status, head.text]).toEqual([200, '']);
    expect((await call('OPTIONS', json(resource, id))).headers.get('allow')).toBe(
      'GET, HEAD, OPTIONS, PATCH, PUT, DELETE',
    );
    const answer = await call('POST', json(resource, id), {});
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS, PATCH, PUT, DELETE']);
    expect((await call('DELETE', json(resource))).headers.get('allow')).toBe('GET, HEAD, OPTIONS, POST');
  });

  test('A21: no other origin is let in, and no cache keeps an answer', async () => {
    const id = await fresh(resource);
    for (const [method, path, given] of operations(resource, id)) {
      const headers = { Origin: 'https://evil.example' };
      const answer = await as(app, maker(resource))(method, path, given, { headers });
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      expect(answer.headers.get('cache-control')).toMatch(/no-store/);
    }
  });

  test('R20: a browser’s session may read; a write needs to come from a page of ours', async () => {
    const customer = await app
      .db('customers')
      .where({ id: maker(resource).id })
      .first();
    const secret = newSecret();
    await Session.start(app.db, customer, secret, { userAgent: undefined, network: 'test' });
    const call = as(app, undefined);
    const headers = { Cookie: `tags_browser=${secret}` };
    const id = await fresh(resource);
    for (const [method, path, given] of operations(resource, id)) {
      const answer = await call(method, path, given, { headers });
      expect([method, answer.status]).toEqual([method, method === 'GET' ? 200 : 401]);
    }
  });
});

test('X81: customers are made and destroyed by admins only', async () => {
  const call = as(app, owner);
  const made = await call('POST', '/customers.json', { customer: { email: 'new@example.com' } });
  expect([made.status, made.body]).toEqual([403, forbidden]);
  // Who may not, is told so whatever else is wrong.
  expect((await call('POST', '/customers.json', {})).status).toBe(403);
});

const count = async (table: string) => Number((await app.db(table).count('* as count'))[0]?.count);

const pick = (record: Record<string, unknown>, names: string[]) =>
  Object.fromEntries(names.map((name) => [name, record[name]]));
