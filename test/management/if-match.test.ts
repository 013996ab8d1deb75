/** Writes of the management JSON that depend on the record's being as it was shown: `If-Match`. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Resource } from '../../contracts/access.ts';
import { inTransaction, type Transaction } from '../../src/database/transaction.ts';
import { Customer } from '../../src/model/customer.ts';
import { Token } from '../../src/model/sign-in/token.ts';
import { Translation } from '../../src/model/translations/translation.ts';
import { type Answer, startApp, type TestApp } from '../setup/app.ts';
import { eventually } from '../setup/eventually.ts';
import {
  as,
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
} from '../setup/management.ts';

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
const call = (method: string, path: string, body?: unknown, tag?: string, on = app, who = caller.admin) =>
  as(on, who)(method, path, body, tag === undefined ? {} : { headers: { 'If-Match': tag } });
const tagOf = async (path: string) => (await call('GET', path)).headers.get('etag') ?? '';
const refusal = ({ status, body, headers }: Answer) => [status, body, headers.get('x-error-reason')];
const changedMeanwhile = [412, changed, 'changed_meanwhile'];
const record = async (resource: Resource) => {
  const id = await makeRecord(app, resource, resource === 'customers' ? null : caller.A.id);
  return { id, path: `${paths[resource]}/${id}.json` };
};
const rowOf = (resource: Resource, id: number) => app.db(resource).where({ id }).first();

describe.each(resources)('%s', (resource) => {
  const fields = { [groups[resource]]: change[resource] };

  test.each(['PATCH', 'PUT'])('Y5: %s with another version than the present one changes nothing', async (method) => {
    const { id, path } = await record(resource);
    const shown = await tagOf(path);
    const before = await rowOf(resource, id);
    for (const stale of ['"other"', `W/${shown}`, '"a", W/"b"'])
      expect(refusal(await call(method, path, fields, stale))).toEqual(changedMeanwhile);
    expect(await rowOf(resource, id)).toEqual(before);
    expect([200, 204]).toContain((await call(method, path, fields, shown)).status);
    expect(await tagOf(path)).not.toBe(shown);
    expect(refusal(await call(method, path, fields, shown))).toEqual(changedMeanwhile);
  });

  test('Y5: DELETE with another version than the present one leaves the record', async () => {
    const { id, path } = await record(resource);
    const shown = await tagOf(path);
    await call('PATCH', path, fields);
    expect(refusal(await call('DELETE', path, undefined, shown))).toEqual(changedMeanwhile);
    expect(await rowOf(resource, id)).toBeDefined();
    expect((await call('DELETE', path, undefined, await tagOf(path))).status).toBe(204);
    expect(await rowOf(resource, id)).toBeUndefined();
  });

  test('Y5: the version may be one of a list, and any by `*`', async () => {
    const { path } = await record(resource);
    for (const tags of [(tag: string) => `"x", W/"y" ,,${tag}`, (tag: string) => `${tag},"x"`, () => '*', () => ' * '])
      expect([200, 204]).toContain((await call('PATCH', path, fields, tags(await tagOf(path)))).status);
    expect((await call('DELETE', path, undefined, '*')).status).toBe(204);
  });

  test('Y5: what is no list of versions matches none', async () => {
    const { path } = await record(resource);
    const tag = await tagOf(path);
    for (const malformed of ['', tag.slice(1, -1), `${tag} x`, `x,${tag}`, `*, ${tag}`, `"${tag}`, ' '.repeat(8000)])
      expect([malformed, (await call('PATCH', path, fields, malformed)).status]).toEqual([malformed, 412]);
  });

  test('Y5: it comes after 401 and 404, and before 422', async () => {
    const { path } = await record(resource);
    const absent = `${paths[resource]}/${noId}.json`;
    const wrong = { [groups[resource]]: fault[resource].given };
    expect((await as(app, undefined)('PATCH', path, wrong, { headers: { 'If-Match': '"x"' } })).status).toBe(401);
    for (const given of [fields, wrong]) expect((await call('PATCH', absent, given, '"x"')).body).toEqual(notFound);
    expect((await call('PATCH', path, fields, '"x"', app, caller.B)).body).toEqual(notFound);
    expect(refusal(await call('PUT', path, wrong, '"x"'))).toEqual(changedMeanwhile);
    expect((await call('PUT', path, wrong, await tagOf(path))).status).toBe(422);
    const gone = await call('DELETE', absent, undefined, '"x"');
    expect(gone.status).toBe(resource === 'tags' ? 204 : 404);
    const foreign = await call('DELETE', path, undefined, '"x"', app, caller.B);
    expect(foreign.status).toBe(resource === 'tags' ? 204 : 404);
  });

  test.each(['PATCH', 'DELETE'])('Y5: of several %s at once, over two processes, one is done', async (method) => {
    for (let round = 0; round < 3; round += 1) {
      const { path } = await record(resource);
      const shown = await tagOf(path);
      const value = Object.keys(change[resource])[0] as string;
      const given = (n: number) => ({ [groups[resource]]: { [value]: value === 'latitude' ? n : `by ${n}` } });
      const writes = [1, 2, 3, 4, 5, 6].map((n) =>
        call(method, path, method === 'PATCH' ? given(n) : undefined, shown, n % 2 === 0 ? app : second),
      );
      const statuses = (await Promise.all(writes)).map(({ status }) => status);
      const done = statuses.filter((status) => status < 300);
      if (method === 'PATCH') expect([done.length, statuses.filter((status) => status === 412).length]).toEqual([1, 5]);
      // What is gone is not found, and a tag's removal has nothing to do then.
      else if (resource !== 'tags') expect([done.length, statuses.filter((s) => s === 404).length]).toEqual([1, 5]);
      else expect(new Set(statuses)).toEqual(new Set([204]));
    }
  });
});

test('Y5: nobody destroys a customer that is no admin, whatever the version', async () => {
  const path = `/customers/${caller.A.id}.json`;
  expect((await call('DELETE', path, undefined, '"x"', app, caller.A)).status).toBe(403);
});

describe('Y5: what belongs to a record and came meanwhile makes it another', () => {
  const writes = [
    ['PATCH', {}],
    ['DELETE', undefined],
  ] as const;

  test('a translation, a name, or hardware of a tag', async () => {
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
        expect(refusal(await call(method, path, body && { tag: body }, shown))).toEqual(changedMeanwhile);
    }
  });

  test('a translation of a text record, and a tag of a place', async () => {
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
        expect(refusal(await call(method, path, body && { [group]: body }, shown))).toEqual(changedMeanwhile);
    }
  });
});

describe('Y5: it is decided in the write itself', () => {
  /** Does something in a transaction that ends only when a write, which has begun meanwhile, waits for it. */
  async function whileWaiting(work: (trx: Transaction) => Promise<unknown>, write: () => Promise<Answer>) {
    let answer: Promise<Answer> | undefined;
    await inTransaction(app.db, async (trx) => {
      await work(trx);
      answer = write();
      await eventually('the write waits', async () => {
        const { rows } = await app.db.raw(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return rows.length > 0;
      });
    });
    return answer as Promise<Answer>;
  }

  test.each(resources)('an edit of %s that is not committed when the write begins', async (resource) => {
    const { id, path } = await record(resource);
    const shown = await tagOf(path);
    const edit = (trx: Transaction) =>
      trx(resource)
        .where({ id })
        .update({ updated_at: new Date(0) });
    const given = { [groups[resource]]: change[resource] };
    expect(refusal(await whileWaiting(edit, () => call('PATCH', path, given, shown)))).toEqual(changedMeanwhile);
  });

  test.each(['tags', 'text_records'] as const)('a machine’s work that comes to %s in that moment', async (resource) => {
    const tag = await makeRecord(app, 'tags', caller.A.id);
    const { record: text } = await makeText(app, tag);
    const path = `${paths[resource]}/${resource === 'tags' ? tag : text}.json`;
    const shown = await tagOf(path);
    const { source_hash: sourceHash } = await app.db('translations').where({ text_record_id: text }).first();
    const work = { lang: 'fr', text: 'Bienvenue', provider: 'deepl', sourceHash };
    const store = (trx: Transaction) => Translation.storeMachine(trx, text, work);
    const given = { [groups[resource]]: change[resource] };
    expect(refusal(await whileWaiting(store, () => call('PATCH', path, given, shown)))).toEqual(changedMeanwhile);
  });

  test('an edit of a tag of a place', async () => {
    const [place, tag] = [await makeRecord(app, 'places', caller.A.id), await makeRecord(app, 'tags', caller.A.id)];
    await app.db('tags').where({ id: tag }).update({ place_id: place });
    const path = `/places/${place}.json`;
    const shown = await tagOf(path);
    const edit = (trx: Transaction) => trx('tags').where({ id: tag }).update({ description: 'Other' });
    expect(refusal(await whileWaiting(edit, () => call('DELETE', path, undefined, shown)))).toEqual(changedMeanwhile);
    expect(await app.db('places').where({ id: place }).first()).toBeDefined();
  });
});
