/** Conditional writes of the management JSON: `If-Match` with the version of the record that was shown. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Resource } from '../../contracts/access.ts';
import { inTransaction, type Transaction } from '../../src/database/transaction.ts';
import { Customer } from '../../src/model/customer.ts';
import { Token } from '../../src/model/sign-in/token.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { eventually } from '../setup/eventually.ts';
import { lockWaits } from '../setup/lock-waits.ts';
import {
  change,
  fault,
  groups,
  makeMachine,
  makeName,
  makeRecord,
  makeText,
  noId,
  notFound,
  paths,
  resources,
  specOf,
  storeMachine,
} from '../setup/management.ts';
import type { Expectation, Spec } from '../setup/spec.ts';

let app: TestApp;
let second: TestApp;
const caller: Record<'A' | 'B' | 'admin', { id: number; token: string }> = {
  A: { id: 0, token: '' },
  B: { id: 0, token: '' },
  admin: { id: 0, token: '' },
};

beforeAll(async () => {
  app = await startApp();
  second = await startApp({ databaseUrl: app.databaseUrl, env: { PUBLIC_URL: app.url } });
  for (const name of ['A', 'B', 'admin'] as const) {
    const role = name === 'admin' ? 'admin' : undefined;
    const customer = await Customer.add(app.db, { email: `${name}@example.com`, role });
    caller[name] = { id: customer.id, token: await Token.issue(app.db, customer) };
  }
});
afterAll(async () => {
  await second.stop();
  await app.stop();
});

const changed = {
  error: { message: 'The record has changed meanwhile. Show it again, and decide then.', code: 'InvalidRequest' },
};
/** Asks by the admin, unless it says otherwise. */
function call(method: string, path: string, body?: object, tag?: string, on = app, who = caller.admin): Spec {
  const spec = specOf(on, who, method, path, body);
  return tag === undefined ? spec : spec.withHeaders({ 'If-Match': tag });
}
const tagOf = (path: string) => app.spec(caller.admin).get(path).returns<Promise<string>>('res.headers.etag');
const changedConcurrently: Expectation = ({ res }) => {
  expect([res.statusCode, res.json, res.headers['x-error-reason']]).toEqual([412, changed, 'changed_meanwhile']);
};
const changedNow: Expectation = ({ res }) => expect([200, 204]).toContain(res.statusCode);
const record = async (resource: Resource) => {
  const id = await makeRecord(app, resource, resource === 'customers' ? null : caller.A.id);
  return { id, path: `${paths[resource]}/${id}.json` };
};
const rowOf = (resource: Resource, id: number) => app.db(resource).where({ id }).first();

describe.each(resources)('%s', (resource) => {
  const fields = { [groups[resource]]: change[resource] };

  test.each(['PATCH', 'PUT'])('Y5: %s with an outdated version changes nothing', async (method) => {
    const { id, path } = await record(resource);
    const shown = await tagOf(path);
    const before = await rowOf(resource, id);
    for (const stale of ['"other"', `W/${shown}`, '"a", W/"b"'])
      await call(method, path, fields, stale).expect(changedConcurrently);
    expect(await rowOf(resource, id)).toEqual(before);
    // A compressing proxy in between appends its encoding.
    await call(method, path, fields, shown.replace(/"$/, '-gzip"')).expect(changedNow);
    expect(await tagOf(path)).not.toBe(shown);
    await call(method, path, fields, shown).expect(changedConcurrently);
  });

  test('Y5: DELETE with an outdated version does not delete the record', async () => {
    const { id, path } = await record(resource);
    const shown = await tagOf(path);
    await call('PATCH', path, fields);
    await call('DELETE', path, undefined, shown).expect(changedConcurrently);
    expect(await rowOf(resource, id)).toBeDefined();
    await call('DELETE', path, undefined, await tagOf(path)).expectStatus(204);
    expect(await rowOf(resource, id)).toBeUndefined();
  });

  test('Y5: accepts one matching version in a list, and any version with `*`', async () => {
    const { path } = await record(resource);
    for (const tags of [(tag: string) => `"x", W/"y" ,,${tag}`, (tag: string) => `${tag},"x"`, () => '*', () => ' * '])
      await call('PATCH', path, fields, tags(await tagOf(path))).expect(changedNow);
    await call('DELETE', path, undefined, '*').expectStatus(204);
  });

  test('Y5: a malformed header matches no version', async () => {
    const { path } = await record(resource);
    const tag = await tagOf(path);
    for (const malformed of ['', tag.slice(1, -1), `${tag} x`, `x,${tag}`, `*, ${tag}`, `"${tag}`, ' '.repeat(8000)])
      await call('PATCH', path, fields, malformed).expectStatus(412);
  });

  test('Y5: is checked after 401 and 404, and before 422', async () => {
    const { path } = await record(resource);
    const absent = `${paths[resource]}/${noId}.json`;
    const wrong = { [groups[resource]]: fault[resource].given };
    await specOf(app, undefined, 'PATCH', path, wrong).withHeaders({ 'If-Match': '"x"' }).expectStatus(401);
    for (const given of [fields, wrong]) await call('PATCH', absent, given, '"x"').expectJson(notFound);
    await call('PATCH', path, fields, '"x"', app, caller.B).expectJson(notFound);
    await call('PUT', path, wrong, '"x"').expect(changedConcurrently);
    await call('PUT', path, wrong, await tagOf(path)).expectStatus(422);
    await call('DELETE', absent, undefined, '"x"').expectStatus(resource === 'tags' ? 204 : 404);
    await call('DELETE', path, undefined, '"x"', app, caller.B).expectStatus(resource === 'tags' ? 204 : 404);
  });

  test('Y5: responses to writes have no ETag, since their bytes differ from those of `show`', async () => {
    const { path } = await record(resource);
    const withoutETag: Expectation = ({ res }) => expect(res.headers.etag).toBeUndefined();
    await call('PATCH', path, fields, '"x"').expect(changedConcurrently).expect(withoutETag);
    await call('PATCH', path, { [groups[resource]]: fault[resource].given })
      .expectStatus(422)
      .expect(withoutETag);
    await call('PATCH', path, fields).expect(changedNow).expect(withoutETag);
  });

  test.each(['PATCH', 'DELETE'])('Y5: of several concurrent %s to two processes one succeeds', async (method) => {
    for (let round = 0; round < 3; round += 1) {
      const { path } = await record(resource);
      const shown = await tagOf(path);
      const value = Object.keys(change[resource])[0] as string;
      const given = (n: number) => ({ [groups[resource]]: { [value]: value === 'latitude' ? n : `by ${n}` } });
      const writes = [1, 2, 3, 4, 5, 6].map((n) =>
        call(method, path, method === 'PATCH' ? given(n) : undefined, shown, n % 2 === 0 ? app : second),
      );
      const statuses = (await Promise.all(writes)).map(({ statusCode }) => statusCode);
      const done = statuses.filter((status) => status < 300);
      if (method === 'PATCH') expect([done.length, statuses.filter((status) => status === 412).length]).toEqual([1, 5]);
      // What is gone is not found, and a tag's removal has nothing to do then.
      else if (resource !== 'tags') expect([done.length, statuses.filter((s) => s === 404).length]).toEqual([1, 5]);
      else expect(new Set(statuses)).toEqual(new Set([204]));
    }
  });
});

test('Y5: the response to a create has no ETag, since `show` returns more', async () => {
  for (const [path, group] of [
    ['/Tags', 'tag'],
    ['/places', 'place'],
  ] as const) {
    const made = await call('POST', `${path}.json`, { [group]: {} }).expectStatus(201);
    expect(made.headers.etag).toBeUndefined();
    await call('PATCH', `${path}/${made.json.id}.json`, {}, await tagOf(`${path}/${made.json.id}.json`)).expectStatus(
      422,
    );
  }
});

test('Y5: a non-admin cannot delete a customer, whatever the version', async () => {
  const path = `/customers/${caller.A.id}.json`;
  await call('DELETE', path, undefined, '"x"', app, caller.A).expectStatus(403);
});

describe('Y5: a change to related records changes the version', () => {
  const writes = [
    ['PATCH', {}],
    ['DELETE', undefined],
  ] as const;

  test('for a tag: a translation, a name, or hardware', async () => {
    const { id, path } = await record('tags');
    const { original } = await makeText(app, id);
    const name = await makeName(app, id);
    for (const come of [
      () => makeMachine(app, 'translations', original, 'fr'),
      () => makeMachine(app, 'name_translations', name, 'fr'),
      () => call('POST', '/hardwares.json', { identifier: 'AB', hardware_type: 'nfc', tag_id: id }),
    ]) {
      const shown = await tagOf(path);
      await come();
      for (const [method, body] of writes)
        await call(method, path, body && { tag: body }, shown).expect(changedConcurrently);
    }
  });

  test('for a text record: a translation; for a place: a tag', async () => {
    const tag = await makeRecord(app, 'tags', caller.A.id);
    const { record: text, original } = await makeText(app, tag);
    const place = await makeRecord(app, 'places', caller.A.id);
    for (const [path, group, come] of [
      [`/text_records/${text}.json`, 'text_record', () => makeMachine(app, 'translations', original, 'fr')],
      [`/places/${place}.json`, 'place', () => app.db('tags').where({ id: tag }).update({ place_id: place })],
    ] as const) {
      const shown = await tagOf(path);
      await come();
      for (const [method, body] of writes)
        await call(method, path, body && { [group]: body }, shown).expect(changedConcurrently);
    }
  });
});

describe('Y5: the version is checked within the write transaction', () => {
  /** Does something in a transaction that ends only when a write, which has begun meanwhile, waits for it. */
  async function whileWaiting(work: (trx: Transaction) => Promise<unknown>, write: Spec) {
    let answer: Promise<unknown> | undefined;
    await inTransaction(app.db, async (trx) => {
      await work(trx);
      answer = write.toss();
      await eventually('the write waits', async () => (await lockWaits(app.db)) > 0);
    });
    await answer;
  }

  test.each(resources)('detects an edit of %s that is uncommitted when the write begins', async (resource) => {
    const { id, path } = await record(resource);
    const shown = await tagOf(path);
    const edit = (trx: Transaction) =>
      trx(resource)
        .where({ id })
        .update({ updated_at: new Date(0) });
    const given = { [groups[resource]]: change[resource] };
    await whileWaiting(edit, call('PATCH', path, given, shown).expect(changedConcurrently));
  });

  test.each(['tags', 'text_records'] as const)('detects an uncommitted machine translation of %s', async (resource) => {
    const tag = await makeRecord(app, 'tags', caller.A.id);
    const { record: text } = await makeText(app, tag);
    const path = `${paths[resource]}/${resource === 'tags' ? tag : text}.json`;
    const shown = await tagOf(path);
    const { source_hash: sourceHash } = await app.db('translations').where({ text_record_id: text }).first();
    const work = { lang: 'fr', text: 'Bienvenue', provider: 'deepl', sourceHash };
    const store = (trx: Transaction) => storeMachine(trx, 'text', text, work);
    const given = { [groups[resource]]: change[resource] };
    await whileWaiting(store, call('PATCH', path, given, shown).expect(changedConcurrently));
  });

  test('detects an uncommitted edit of a place’s tag', async () => {
    const [place, tag] = [await makeRecord(app, 'places', caller.A.id), await makeRecord(app, 'tags', caller.A.id)];
    await app.db('tags').where({ id: tag }).update({ place_id: place });
    const path = `/places/${place}.json`;
    const shown = await tagOf(path);
    const edit = (trx: Transaction) => trx('tags').where({ id: tag }).update({ description: 'Other' });
    await whileWaiting(edit, call('DELETE', path, undefined, shown).expect(changedConcurrently));
    expect(await app.db('places').where({ id: place }).first()).toBeDefined();
  });
});
