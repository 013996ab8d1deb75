/** The pages of the seven resources: who may see and do what, in one table. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Answer, startApp, type TestApp } from '../setup/app.ts';
import { gather, type People, type Person, people } from '../setup/four-people.ts';
import {
  change,
  type Edited,
  fault,
  groups,
  makeRecord,
  newFields,
  noId,
  paths,
  resources,
} from '../setup/management.ts';

let app: TestApp;
let all: People;

beforeAll(async () => {
  app = await startApp();
  all = await gather(app);
});
afterAll(() => app.stop());

const get = (...asked: Parameters<People['get']>) => all.get(...asked);
const send = (...sent: Parameters<People['send']>) => all.send(...sent);

type Action = 'index' | 'new' | 'create' | 'wrong create' | 'show' | 'edit' | 'update' | 'wrong update' | 'destroy';
const actions: readonly Action[] = [
  'index',
  'new',
  'create',
  'wrong create',
  'show',
  'edit',
  'update',
  'wrong update',
  'destroy',
];

/** A fresh record of A, what it is asked with, and what comes back. */
async function statusOf(resource: Edited, person: Person, action: Action, id: number): Promise<Answer> {
  const [path, group] = [paths[resource], groups[resource]];
  const owner = all.ids[person] || all.ids.A;
  switch (action) {
    case 'index':
      return get(person, path);
    case 'new':
      return get(person, `${path}/new`);
    case 'create':
      return send(person, 'post', path, group, await newFields(app, resource, owner));
    case 'wrong create':
      return send(person, 'post', path, group, {
        ...(await newFields(app, resource, owner)),
        ...fault[resource].given,
      });
    case 'show':
      return get(person, `${path}/${id}`);
    case 'edit':
      return get(person, `${path}/${id}/edit`);
    case 'update':
      return send(person, 'patch', `${path}/${id}`, group, change[resource]);
    case 'wrong update':
      return send(person, 'put', `${path}/${id}`, group, fault[resource].given);
    case 'destroy':
      return send(person, 'delete', `${path}/${id}`, group, {});
  }
}

const usual: Record<Action, number> = {
  index: 200,
  new: 200,
  create: 303,
  'wrong create': 422,
  show: 200,
  edit: 200,
  update: 303,
  'wrong update': 422,
  destroy: 303,
};
const ofARecord: ReadonlySet<Action> = new Set(['show', 'edit', 'update', 'wrong update', 'destroy']);
const forAdmins: ReadonlySet<Action> = new Set(['new', 'create', 'wrong create', 'destroy']);

function expected(resource: Edited, person: Person, action: Action, isOwn: boolean): number {
  if (person === 'nobody') return 302;
  if (person === 'admin') return usual[action];
  if (!isOwn && ofARecord.has(action)) return resource === 'tags' && action === 'destroy' ? 303 : 404;
  return resource === 'customers' && forAdmins.has(action) ? 403 : usual[action];
}

describe.each(resources)('%s', (resource) => {
  test.each(people)('R1–R6, R10, R15, R16, R18, R20, D54, D56, D57: every page and verb, as %s', async (person) => {
    const [seen, wanted]: [object[], object[]] = [[], []];
    for (const action of actions) {
      const isPerson = resource === 'customers' && person !== 'admin';
      const id = await makeRecord(app, resource, isPerson ? all.ids.A : resource === 'customers' ? null : all.ids.A);
      const answer = await statusOf(resource, person, action, id);
      seen.push({ action, status: answer.status });
      wanted.push({ action, status: expected(resource, person, action, person === 'A') });
      if (answer.status !== 303 && answer.status !== 302)
        expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      if (answer.status === 302) expect(answer.headers.get('location')).toMatch(/^\/login\?return_to=%2F/);
    }
    expect(seen).toEqual(wanted);
  });

  test('R15, D39: answers 404 for an absent record, 422 for an empty form, and 405 for other methods', async () => {
    const [path, group] = [paths[resource], groups[resource]];
    for (const id of [noId, 0, 'x', '99999999999'])
      for (const page of ['', '/edit']) expect((await get('admin', `${path}/${id}${page}`)).status).toBe(404);
    expect((await get('nobody', `${path}/1/other`)).status).toBe(404);
    const empty = await send('admin', 'post', path, group, {});
    expect([empty.status, empty.text.includes(`<li>${group} is missing</li>`)]).toEqual([422, true]);
    expect((await send('admin', 'delete', path, group, {})).status).toBe(405);
    expect((await send('admin', 'post', `${path}/${noId}`, group, {})).status).toBe(405);
  });

  test('R4: a refused form keeps its input, shows errors at their fields, and focuses the first', async () => {
    const id = await makeRecord(app, resource, resource === 'customers' ? null : all.ids.A);
    const { given, errors } = fault[resource];
    const { text } = await send('admin', 'patch', `${paths[resource]}/${id}`, groups[resource], given);
    for (const [name, [message]] of Object.entries(errors) as [string, [string]][]) {
      const field = `${groups[resource]}_${name}`;
      expect(text).toContain(`id="${field}_error"`);
      expect(text.replaceAll('&#39;', "'")).toContain(message);
      expect(text).toMatch(new RegExp(`<(input|select|textarea)[^>]* id="${field}"[^>]* autofocus`));
    }
    expect(text).toContain('<title>Error: ');
  });

  test('R15: the 404 page for a form of an absent record shows its input', async () => {
    const [path, group] = [paths[resource], groups[resource]];
    const typed = { description: 'One <b>\nTwo', password: 'secret-1', tag_id: '', place_id: '3', source_hash: 'b009' };
    const { status, text } = await send('A', 'patch', `${path}/${noId}`, group, typed, { version: 'description.x' });
    expect([status, text.includes('One &lt;b&gt;\nTwo'), /<dt>(?!Description)/.test(text)]).toEqual([404, true, false]);
    expect(text).not.toContain('secret-1');
    expect((await send('A', 'delete', `${path}/${noId}`, group, {})).text).not.toContain('had filled in');
  });

  test('D67: a form without the token of its page does nothing', async () => {
    const id = await makeRecord(app, resource, resource === 'customers' ? null : all.ids.A);
    const answer = await all.browsers.admin.post(`${paths[resource]}/${id}`, { _method: 'delete' });
    expect(answer.status).toBe(403);
    expect(await app.db(resource).where({ id }).first()).toBeDefined();
  });

  test('the list has pages', async () => {
    if (resource === 'hardwares') return expect((await get('admin', '/hardwares')).text).not.toContain('rel="next"');
    for (let made = 0; made < 51; made += 1)
      await makeRecord(app, resource, resource === 'customers' ? null : all.ids.A);
    // What an earlier action came to is said on the next page, once.
    await get('admin', '/');
    const first = await get('admin', paths[resource]);
    const next = /rel="next" href="([^"]*)"/.exec(first.text)?.[1] ?? '';
    expect(next).toMatch(/\?after=\d+$/);
    const previous = /rel="prev" href="([^"]*)"/.exec((await get('admin', next)).text)?.[1] ?? '';
    expect(previous).toMatch(/\?before=\d+$/);
    expect((await get('admin', previous)).text).toBe(first.text);
    expect((await get('admin', `${paths[resource]}?after=x`)).text).toBe((await get('admin', paths[resource])).text);
  });
});
