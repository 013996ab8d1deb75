/** Any value in a field, an id, a query or a body is stored as it is or refused with a reason, and never causes a server error. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { z } from 'zod';
import type { Resource, ResourceOperation } from '../../contracts/access.ts';
import { management } from '../../contracts/index.ts';
import { lookUpLanguage } from '../../contracts/languages.ts';
import { isBlank } from '../../contracts/text.ts';
import { startApp, type TestApp, translatorOf } from '../setup/app.ts';
import { signedIn } from '../setup/factories.ts';
import { snippets } from '../setup/fuzz-wild-values.ts';
import { change, groups, makeRecord, newFields, paths, resources } from '../setup/management.ts';
import type { Expectation } from '../setup/spec.ts';

let app: TestApp;
let admin: Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  const text = 'translated';
  app = await startApp({ translator: translatorOf(({ lang_code }) => ({ state: 'translated', text, lang_code })) });
  admin = await signedIn(app, { role: 'admin' });
});
afterAll(() => app.stop());

const values: unknown[] = [
  ...snippets,
  '\0',
  'a\0b',
  '\ud800',
  'a\udc00b',
  '\u{10ffff}',
  'ı İ ß ﬃ K',
  'x'.repeat(60_001),
  ' ',
  '\u00a0',
  '',
  null,
  true,
  false,
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53 + 2,
  1e308,
  '2147483648',
  '9'.repeat(400),
  'NaN',
  'Infinity',
  '-0',
  '0x10',
  '1e3',
  '٣',
  [],
  [1],
  {},
  { $ne: 1 },
  [[]],
];

const contracts = Object.fromEntries(
  // The list of what there is to translate is one of tags too.
  Object.values(management)
    .filter((each) => 'update' in each)
    .map((each) => [(each.index.metadata as ResourceOperation).resource, each]),
) as Record<Resource, (typeof management)['places']>;

/** The names of all fields that an operation's body takes. */
const fieldsOf = (resource: Resource, operation: 'create' | 'update') => {
  const body = contracts[resource][operation].body as unknown as z.ZodObject;
  return Object.keys((body.shape[groups[resource]] as z.ZodObject).shape);
};

/** Taken; or refused with messages by field, and no words of a database, a parser or a stack. */
const takenOrRefused: Expectation = ({ res }) => {
  if (res.statusCode && (res.statusCode < 300 || res.statusCode === 409)) return;
  expect(res.statusCode).toBe(422);
  for (const messages of Object.values(res.json as Record<string, string[]>)) {
    expect(messages.length).toBeGreaterThan(0);
    for (const message of messages) expect(message).toMatch(/^[a-z][^\n]{3,120}$/);
  }
  expect(res.text).not.toMatch(/invalid input|expected|syntax|constraint|column|undefined|\[object|\.ts:/i);
};
const oneOf =
  (...statuses: number[]): Expectation =>
  ({ res }) => {
    expect(statuses).toContain(res.statusCode);
  };

/** O2: another hash than that of the original is a conflict; nothing else here is one. */
const conflicts = (fields: readonly string[]) => (fields.includes('source_hash') ? [409] : []);

/**
 * The value in all fields at once, then in those that were not refused, until what is sent is taken: an answer names all that it refuses.
 */
async function untilTaken(
  fields: readonly string[],
  send: (fields: readonly string[]) => PromiseLike<Sent>,
): Promise<void> {
  if (fields.length === 0) return;
  const { statusCode, body } = await send(fields);
  if (statusCode < 300) return;
  const refused = statusCode === 409 ? ['source_hash'] : Object.keys(body ?? {});
  const others = fields.filter((field) => !refused.includes(field));
  if (others.length < fields.length) return untilTaken(others, send);
  // What stands under another name says nothing of a field.
  if (fields.length > 1) for (const field of fields) await untilTaken([field], send);
}
type Sent = { statusCode: number; body: Record<string, unknown> | undefined };

/** What may become of a text that is taken. */
const formsOf = (value: string) => [
  value,
  value.toUpperCase(),
  value.trim().toLowerCase(),
  lookUpLanguage(value)?.code,
];

describe.each(resources)('D60: %s', (resource) => {
  const withValue = (fields: readonly string[], value: unknown) =>
    Object.fromEntries(fields.map((field) => [field, value]));

  test('accepts or refuses any value in any field on create', async () => {
    for (const value of values)
      await untilTaken(fieldsOf(resource, 'create'), async (fields) => {
        const given = { ...(await newFields(app, resource, admin.id)), ...withValue(fields, value) };
        const answer: Sent = await app
          .spec(admin)
          .post(`${paths[resource]}.json`)
          .withJson({ [groups[resource]]: given })
          .expect(oneOf(201, 422, ...conflicts(fields)))
          .expect(takenOrRefused);
        if (answer.statusCode === 201 && typeof value === 'string' && !isBlank(value))
          for (const field of fields)
            if (typeof answer.body?.[field] === 'string') expect(formsOf(value)).toContain(answer.body[field]);
        return answer;
      });
  });

  test('accepts or refuses any value in any field on update', async () => {
    const id = await makeRecord(app, resource, resource === 'customers' ? null : admin.id);
    const path = `${paths[resource]}/${id}.json`;
    for (const value of values)
      await untilTaken(fieldsOf(resource, 'update'), (fields) =>
        app
          .spec(admin)
          .patch(path)
          .withJson({ [groups[resource]]: withValue(fields, value) })
          .expect(oneOf(200, 204, 422, ...conflicts(fields)))
          .expect(takenOrRefused),
      );
    await app.spec(admin).get(path).expectStatus(200);
  });

  test('accepts or refuses any value as the group, as a body and as a form', async () => {
    const path = `${paths[resource]}/${await makeRecord(app, resource, resource === 'customers' ? null : admin.id)}.json`;
    const patch = () =>
      app
        .spec(admin)
        .patch(path)
        .expect(oneOf(200, 204, 422));
    for (const value of values) await patch().withJson({ [groups[resource]]: value });
    const field = Object.keys(change[resource])[0];
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const group = groups[resource];
    for (const raw of [
      `${group}=x`,
      `${group}[${field}]=%ff`,
      `${group}[${field}]=%ff&${group}[${field}][x]=1`,
      `${group}[${field}][x]=1`,
      `${group}[${field}]=1&${group}[${field}]=2`,
      `${group}[__proto__]=1`,
      `${group}[constructor][prototype]=1`,
      `${group}[]=1`,
      `${group}[=1`,
      `__proto__[${field}]=1`,
      `${group}[${field}`,
      '&&=&',
      `{"${group}":{"__proto__":{"a":1},"constructor":1}}`,
    ]) {
      await patch().withBody(raw).withHeaders(headers);
    }
    expect(({} as Record<string, unknown>)[field as string]).toBeUndefined();
  });

  test('accepts or refuses any value in the query', async () => {
    for (const value of ['0', '-1', 'x', '2147483648', '1001', '%00', '%ff', '1&limit=2', '1.5', '[]'])
      for (const name of ['limit', 'after', 'limit[]', '__proto__'])
        await app.spec(admin).get(`${paths[resource]}.json?${name}=${value}`).expect(oneOf(200, 400));
    for (const auth_token of ['%00', 'x'.repeat(600), '%F0%9F%98%80', 'a&auth_token=b'])
      await app.spec().get(`${paths[resource]}.json?auth_token=${auth_token}`).expectStatus(401);
  });
});

test('none of these inputs caused a server error', () => {
  expect(app.logged.filter(({ msg }) => msg === 'request failed')).toEqual([]);
});

test('M7: tokens are not logged', async () => {
  await app.spec().get(`/places.json?auth_token=${admin.token}`).expectStatus(200);
  await app
    .spec()
    .post('/places.json')
    .withJson({ auth_token: admin.token, place: { name: 'x' } })
    .expectStatus(201);
  expect(JSON.stringify(app.logged)).not.toContain(admin.token);
});
