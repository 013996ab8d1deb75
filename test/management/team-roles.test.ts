/** What each role of a museum's members may, for each operation and page. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type ResourceOperation, type Role, roles } from '../../contracts/access.ts';
import { figures, management } from '../../contracts/index.ts';
import { isRoleSufficient, requiredRoles } from '../../contracts/roles.ts';
import { routesOf } from '../../src/http/api.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { createTag, memberOf, signedIn } from '../setup/factories.ts';
import { as, makeMachine, makeRecord, makeReport, makeText, noId, notFound } from '../setup/management.ts';

let app: TestApp;
type Person = Awaited<ReturnType<typeof signedIn>>;
let museum: Person;
let other: Person;
const members = {} as Record<Role, Person>;

beforeAll(async () => {
  app = await startApp();
  [museum, other] = [await signedIn(app), await signedIn(app)];
  for (const role of roles) members[role] = await memberOf(app, museum, role);
});
afterAll(() => app.stop());

const operations = [...routesOf(management), ...routesOf(figures)].map(({ method, path, metadata }) => {
  const { operationId, role, resource, verb } = metadata as ResourceOperation;
  return { method, path, operationId, role, resource, verb };
});

/** What is an admin's alone, for no member. */
const ofAdmins = [
  ...['createCustomer', 'destroyCustomer', 'createPasswordLink'],
  ...['listInvitations', 'createInvitation', 'destroyInvitation'],
  ...['listMemoryEntries', 'destroyMemoryEntry'],
];

describe('TM2: the matrix', () => {
  test('each operation has a least role or is for admins', () => {
    const without = operations.filter(({ role }) => role === undefined).map(({ operationId }) => operationId);
    expect(without.filter((id) => !/^erase\w+History$/.test(id)).sort()).toEqual(ofAdmins.toSorted());
    for (const { resource, verb, role } of operations) expect(requiredRoles[resource][verb]).toBe(role);
  });

  test.each(operations)('$operationId', async ({ method, path, role }) => {
    for (const name of roles) {
      const answer = await as(app, members[name])(method, `${path.replace(':id', `${noId}`)}.json`, {});
      const isRefused = answer.status === 403 && answer.headers.get('x-error-reason') === 'role';
      expect([name, isRefused]).toEqual([name, role === undefined || !isRoleSufficient(name, role)]);
      if (isRefused) expect(answer.body.error.code).toBe('InvalidRequest');
    }
  });

  test.each([
    ['viewer', 403],
    ['translator', 403],
    ['editor', 200],
    ['manager', 200],
  ] as const)('a %s gets %i when creating a tag with /api/v1', async (role, status) => {
    const made = await as(app, members[role])('POST', '/api/v1/tags/create', {
      lang: 'en',
      text: 'Welcome',
      purchase_id: '00000000-0000-4000-8000-000000000001',
    });
    expect(made.status).toBe(status);
    if (status === 403) expect(made.headers.get('x-error-reason')).toBe('role');
    const tag = await createTag(app);
    await app.db('tags').where({ id: tag.id }).update({ customer_id: museum.id });
    const body = { id: tag.tag_identifier, hardware_id: `QR ${role}`, hardware_type: 'qr' };
    expect((await as(app, members[role])('POST', '/api/v1/tags/addHardwareIdToTag', body)).status).toBe(status);
    const lookup = await as(app, members[role])('GET', `/api/v1/tags/show?id=${tag.tag_identifier}`);
    expect(lookup.status).toBe(200);
  });
});

describe('TM1: a member', () => {
  test('reaches the museum’s records, and creates records for the museum', async () => {
    const { viewer, editor } = members;
    const id = await makeRecord(app, 'tags', museum.id);
    expect((await as(app, viewer)('GET', `/Tags/${id}.json`)).status).toBe(200);
    const mine = await as(app, viewer)('GET', '/api/v1/tags/showMyTags');
    expect(mine.body.tags.map((tag: { id: number }) => tag.id)).toContain(id);
    const made = await as(app, editor)('POST', '/places.json', { place: { name: 'Hall' } });
    expect(made.body.customer_id).toBe(museum.id);
    const history = await as(app, museum)('GET', `/places/${made.body.id}/history.json`);
    expect(history.body[0].customer_id).toBe(editor.id);
    const foreign = await makeRecord(app, 'tags', other.id);
    for (const role of roles)
      for (const tag of [foreign, noId]) {
        const answer = await as(app, members[role])('GET', `/Tags/${tag}.json`);
        expect([answer.status, answer.body]).toEqual([404, notFound]);
      }
  });

  test('sees only its own record among customers', async () => {
    const { manager } = members;
    const list = await as(app, manager)('GET', '/customers.json');
    expect(list.body.map(({ id }: { id: number }) => id)).toEqual([manager.id]);
    expect((await as(app, manager)('GET', `/customers/${museum.id}.json`)).status).toBe(404);
    const renamed = await as(app, manager)('PATCH', `/customers/${manager.id}.json`, { customer: { name: 'Grace' } });
    expect(renamed.status).toBe(204);
    expect((await as(app, museum)('GET', `/customers/${manager.id}.json`)).status).toBe(404);
    const told = await as(app, manager)('GET', `/customers/${manager.id}/history.json`);
    expect(told.body.map(({ changes }: { changes: object }) => changes)).toEqual([
      { email: [null, manager.email] },
      { name: [null, 'Grace'] },
    ]);
  });

  test.each(['tags', 'places', 'hardwares', 'bundle_links'] as const)('owns no %s', async (table) => {
    const row = {
      tags: { tag_identifier: 'abcdefabcdef' },
      places: { name: 'Hall' },
      hardwares: { hardware_type: 'qr', identifier: 'OWN' },
      bundle_links: { key_hash: Buffer.alloc(32) },
    }[table];
    await expect(app.db(table).insert({ ...row, customer_id: members.editor.id })).rejects.toThrow('owns nothing');
  });

  test('cannot be named as an owner by an admin', async () => {
    const admin = await signedIn(app, { role: 'admin' });
    const tag = await makeRecord(app, 'tags', museum.id);
    const customer_id = members.editor.id;
    const answers = [
      await as(app, admin)('POST', '/Tags/bulk.json', { bulk: { action: 'give', tag_ids: [tag], customer_id } }),
      await as(app, admin)('POST', '/Tags/mint.json', { mint: { count: 1, customer_id } }),
      await as(app, admin)('PATCH', `/Tags/${tag}.json`, { tag: { customer_id } }),
    ];
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      Array(3).fill([422, { customer_id: ['does not exist'] }]),
    );
    const { body } = await as(app, admin)('POST', '/Tags/import.json', {
      import: { rows: [{ reference: 'M-1', customer: members.editor.email, lang: 'en', text: 'One' }] },
    });
    expect(body.rows[0].errors).toHaveProperty('customer');
  });
});

describe('TM2: a translator', () => {
  test('writes human translations in its languages, and nothing else', async () => {
    const french = await memberOf(app, museum, 'translator', ['fr']);
    const call = as(app, french);
    const tag_id = await makeRecord(app, 'tags', museum.id);
    const { original } = await makeText(app, tag_id, 'en', 'Welcome');
    const german = await makeMachine(app, 'translations', original, 'de');
    const create = (fields: object, caller = call) =>
      caller('POST', '/translations.json', { translation: { tag_id, text: 'Bienvenue', ...fields } });
    const of = ({ status, headers }: Awaited<ReturnType<typeof call>>) =>
      status === 403 ? headers.get('x-error-reason') : status;
    expect(of(await create({ lang_code: 'fr' }))).toBe('role');
    const made = await create({ lang_code: 'fr', origin: 'human' });
    expect(of(made)).toBe(201);
    expect(of(await create({ lang_code: 'de', origin: 'human' }))).toBe('role');
    expect(of(await create({ lang_code: 'de', origin: 'human', tag_id: noId }))).toBe(422);
    const bare = await makeRecord(app, 'tags', museum.id);
    expect(of(await create({ lang_code: 'fr', origin: 'human', tag_id: bare }))).toBe('role');
    const change = (id: number, fields: object) => call('PATCH', `/translations/${id}.json`, { translation: fields });
    expect(of(await change(made.body.id, { text: 'Soyez les bienvenus' }))).toBe(204);
    expect(of(await change(made.body.id, { lang_code: 'de' }))).toBe('role');
    expect(of(await change(german, { text: 'Willkommen' }))).toBe('role');
    expect(of(await change(original, { text: 'Hello' }))).toBe('role');
    expect(of(await change(noId, { text: 'Hello' }))).toBe(404);
    expect(of(await call('DELETE', `/translations/${made.body.id}.json`))).toBe('role');
    expect(of(await call('POST', `/translations/${german}/confirm.json`, { source_hash: 'a'.repeat(64) }))).toBe(
      'role',
    );
    const entries = await call('GET', `/translations/${made.body.id}/history.json?newest=1`);
    expect(of(await call('POST', `/history/${entries.body[0].id}/restore.json`))).toBe(200);
    await as(app, museum)('PATCH', `/translations/${original}.json`, { translation: { text: 'Hello' } });
    const [edit] = (await call('GET', `/translations/${original}/history.json?newest=1`)).body;
    const english = as(app, await memberOf(app, museum, 'translator', ['en', 'fr']));
    for (const by of [call, english]) expect(of(await by('POST', `/history/${edit.id}/restore.json`))).toBe('role');
    const report = await makeReport(app, tag_id);
    const { lang_code } = await app.db('reports').where({ id: report }).first();
    expect(of(await call('DELETE', `/reports/${report}.json`))).toBe(lang_code === 'fr' ? 204 : 'role');
    await app.db('reports').where({ id: report }).update({ lang_code: 'fr' });
    expect(of(await call('DELETE', `/reports/${report}.json`))).toBe(204);
  });
});
