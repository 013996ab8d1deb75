/** Every write sets its actor and its way in its transaction: checked by triggers on all tables. */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { AppRouter } from '@ts-rest/core';
import type { Knex } from 'knex';
import type { ResourceOperation, Verb } from '../../../contracts/access.ts';
import { management, v1 } from '../../../contracts/index.ts';
import { connect } from '../../../src/database/connect.ts';
import { inTransaction } from '../../../src/database/transaction.ts';
import { withWriter } from '../../../src/database/transaction-writer.ts';
import { routesOf } from '../../../src/http/api.ts';
import { sourceHash } from '../../../src/model/translations/source-hash.ts';
import { type Answer, startApp, type TestApp } from '../../setup/app.ts';
import { type AppWithRunner, startWithRunner } from '../../setup/app-with-runner.ts';
import { eventually } from '../../setup/eventually.ts';
import { createTag, newTag, signedIn } from '../../setup/factories.ts';
import { gather, type People, password } from '../../setup/four-people.ts';
import { as, bearer, change, groups, makeMachine, makeRecord, newFields, paths } from '../../setup/management.ts';
import { signedInPerson } from '../../setup/signed-in-person.ts';
import { startSocialIssuer } from '../../setup/social-issuer.ts';

interface Said {
  at: string;
  actor: string | null;
  way: string | null;
}

const listen = `
  create table said (at text, actor text, way text);
  create function hear() returns trigger language plpgsql as $$ begin
    insert into said values
      (tg_table_name, nullif(current_setting('tags.actor', true), ''), nullif(current_setting('tags.way', true), ''));
    return null;
  end $$`;

/** Each table by itself: the runner is at work, and whoever locked them all would wait for it crosswise. */
async function listenAt(db: Knex): Promise<void> {
  await db.raw(listen);
  const { rows } = await db.raw(
    `select c.oid::regclass::text as name from pg_class c where c.relkind = 'r' and c.relname <> 'said'
      and c.relnamespace = 'public'::regnamespace`,
  );
  for (const { name } of rows)
    await db.raw(
      `create trigger hear after insert or update or delete on ${name} for each statement execute function hear()`,
    );
}

let whole: AppWithRunner;
let app: TestApp;
let people: People;
let admin: { id: number; token: string };

/** What the writes say that follow from this. The runner, which is at work all the time, is heard apart. */
async function heard(happening: () => Promise<unknown>) {
  await app.db('said').delete();
  await happening();
  const writes = await app.db('said').select<Said[]>('*');
  const ofRunner = writes.filter(({ way }) => way === 'runner');
  return { own: writes.filter((write) => !ofRunner.includes(write)), ofRunner };
}

/** All of them say this, and there are some; to these tables among others. */
async function expectSaid(
  way: string,
  actor: number | undefined,
  answered: () => Promise<Answer>,
  ...tables: string[]
) {
  let status = 0;
  const { own } = await heard(async () => {
    status = (await answered()).status;
  });
  expect(own).not.toEqual([]);
  expect(own.map(({ at }) => at)).toEqual(expect.arrayContaining(tables));
  const said = { actor: actor === undefined ? null : String(actor), way };
  expect(own).toEqual(own.map(({ at }) => ({ at, ...said })));
  return status;
}

beforeAll(async () => {
  whole = await startWithRunner();
  app = whole.app;
  await listenAt(app.db);
  people = await gather(app);
  admin = await signedIn(app, { role: 'admin' });
}, 60_000);
afterAll(() => whole.stop());

test('the test notices a write without an actor and a way', async () => {
  const { own } = await heard(() => signedIn(app));
  expect(own.map(({ way }) => way)).toContain(null);
});

test('a transaction sets actor and way by its first statement, and the next one does not inherit them', async () => {
  const statements: string[] = [];
  const db = connect(app.databaseUrl, { pool: 1 });
  db.on('query', ({ sql }) => statements.push(sql));
  const asked = `select current_setting('tags.actor', true) as actor, current_setting('tags.way', true) as way`;
  await inTransaction(withWriter(db, { actor: 7, way: 'import' }), async (trx) => {
    await inTransaction(trx, async (inner) => inner.raw('select 1'));
    expect((await trx.raw(asked)).rows).toEqual([{ actor: '7', way: 'import' }]);
  });
  expect(statements[1]).toMatch(/^select set_config/);
  expect(statements.filter((sql) => sql.includes('set_config'))).toHaveLength(1);
  expect((await db.raw(asked)).rows).toEqual([{ actor: '', way: '' }]);
  await db.destroy();
});

const post = (operation: string, body: object, token?: string) =>
  app.call('POST', `/api/v1/${operation}`, { body, headers: token ? bearer(token) : {} });

/** Each operation of /api/v1 that writes. */
const walks: Record<string, () => Promise<number>> = {
  createTag: () => {
    const item = { hardware_id: randomUUID(), hardware_type: 'nfc' };
    return expectSaid(
      'api',
      admin.id,
      () => post('tags/create', newTag({ name: 'Gate', ...item }), admin.token),
      'tags',
    );
  },
  addHardwareIdToTag: async () => {
    const { tag_identifier: id } = await createTag(app);
    const item = { id, hardware_id: randomUUID(), hardware_type: 'qr' };
    return expectSaid('api', admin.id, () => post('tags/addHardwareIdToTag', item, admin.token), 'hardwares');
  },
  getAuthToken: () => {
    const credentials = { email: 'a@example.com', password };
    return expectSaid('api', undefined, () => post('login/getAuthToken', credentials), 'tokens', 'login_addresses');
  },
  signOut: async () => {
    const { email, token: auth_token } = await signedIn(app);
    return expectSaid('api', undefined, () => post('login/signOut', { email, auth_token }), 'tokens');
  },
  signInWithSocial: () => signInAt('Social'),
  signInWithProvider: () => signInAt('Net'),
};

async function signInAt(name: string): Promise<number> {
  const issuer = await startSocialIssuer();
  const networks = [{ name: 'Net', issuer: issuer.issuer, audience: issuer.clientId }];
  const env = { SOCIAL_PROVIDERS: JSON.stringify(networks) };
  const social = await startApp({ databaseUrl: app.databaseUrl, env });
  const person = { sub: name, email: `${name}@example.com`, email_verified: true };
  const body = { auth_token: await issuer.idTokenFor(person) };
  const signIn = () => social.call('POST', `/api/v1/login/signInWith${name}`, { body });
  const status = await expectSaid('api', undefined, signIn, 'customers', 'social_identities', 'tokens');
  await social.stop();
  await issuer.stop();
  return status;
}

/** What only the runner writes, whoever asks. */
const isRunners = (metadata: unknown) => ['toMachine', 'translate'].includes((metadata as ResourceOperation).verb);

/** A POST that only asks, as its question is too long for an address. */
const asks = (metadata: unknown) => (metadata as ResourceOperation).operationId === 'lookUpTags';

const writing = (contract: AppRouter) =>
  routesOf(contract)
    .filter(({ method, metadata }) => method !== 'GET' && !asks(metadata) && !isRunners(metadata))
    .map(({ method, metadata }) => ({ method, ...(metadata as ResourceOperation) }));

test.each(writing(v1))('$operationId sets actor and way', async ({ operationId }) => {
  expect(await walks[operationId]?.()).toBe(200);
});

/** What stands behind the record in an address. */
const ends: Partial<Record<Verb, string>> = {
  link: '/password_link',
  erase: '/history',
  restore: '/restore',
  confirm: '/confirm',
  right: '/right',
};

/** Orders are the runner's, whoever asks for them. */
const ofOurs = writing(management).flatMap(({ resource, ...operation }) =>
  resource === 'translation_orders' || resource === 'team' || resource === 'team_invitations' || resource === 'look'
    ? []
    : [{ resource, ...operation }],
);

/** What has made a place. */
async function changeSet(): Promise<string> {
  const { body } = await as(app, admin)('POST', '/places.json', { place: { name: 'Hall' } });
  const made = { resource: 'places', record_id: body.id, event: 'create' };
  return (await app.db('history').where(made).first('change_set')).change_set;
}

describe.each(ofOurs)('$operationId', ({ operationId, method, verb, resource }) => {
  const isOfMany = verb === 'bulk' || verb === 'mint' || verb === 'import';
  const end = ends[verb] ?? '';
  const isBare = ['destroy', 'erase', 'restore', 'undo', 'right'].includes(verb);
  const [path, group] = isOfMany ? [`${paths[resource]}/${verb}`, verb] : [paths[resource], groups[resource]];
  const fieldsFor = async (owner: number) => {
    if (verb === 'bulk') return { action: 'delete', tag_ids: [await makeRecord(app, 'tags', owner)], count: 1 };
    if (verb === 'mint') return { count: 2 };
    if (verb === 'import') return { rows: [{ reference: 'imported' }] };
    if (verb === 'confirm')
      return { source_hash: sourceHash('en', resource === 'translations' ? 'Welcome' : 'Entrance') };
    return verb === 'create' ? newFields(app, resource, owner) : change[resource];
  };
  const recordOf = async (owner: number) => {
    const id = await makeRecord(app, resource, resource === 'customers' ? null : owner);
    return verb === 'confirm' ? makeMachine(app, resource as 'translations' | 'name_translations', id, 'fr') : id;
  };
  const addressFor = async (owner: number) => {
    if (verb === 'undo') return `${path}/change_sets/${await changeSet()}/undo`;
    return verb === 'create' || isOfMany ? path : `${path}/${await recordOf(owner)}${end}`;
  };

  test('sets actor and way for JSON', async () => {
    const [fields, address] = [await fieldsFor(admin.id), await addressFor(admin.id)];
    const send = () => as(app, admin)(method, `${address}.json`, isBare ? undefined : { [group]: fields });
    expect([200, 201, 204]).toContain(await expectSaid(verb === 'import' ? 'import' : 'json', admin.id, send));
  });

  // A table comes as a file.
  if (verb === 'import') return;
  test('sets actor and way for a form', async () => {
    const { admin: actor } = people.ids;
    const [fields, address] = [await fieldsFor(actor), await addressFor(actor)];
    const send = () => people.send('admin', method.toLowerCase(), address, group, isBare ? {} : fields);
    // The address of a new link is shown on the page itself, once.
    const isSaidOnce = ['createBundleLink', 'createInvitation', 'createPasswordLink'].includes(operationId);
    expect(await expectSaid('page', actor, send)).toBe(isSaidOnce ? 201 : 303);
  });
});

test('counting anonymous creates sets the way', async () => {
  const limited = await startApp({ databaseUrl: app.databaseUrl, env: { ANONYMOUS_CREATES_PER_MINUTE: '5' } });
  const create = () => limited.call('POST', '/api/v1/tags/create', { body: newTag() });
  expect(await expectSaid('api', undefined, create, 'anonymous_creates')).toBe(200);
  await limited.stop();
});

test('counting failed sign-ins sets the way', async () => {
  const guess = { email: 'nobody@example.com', password: 'a guess that fails' };
  expect(await expectSaid('api', undefined, () => post('login/getAuthToken', guess), 'login_failures')).toBe(401);
});

test("recording a token's last use sets the way", async () => {
  const { id, token: auth_token } = await signedIn(app);
  await app
    .db('tokens')
    .where({ customer_id: id })
    .update({ last_used_at: app.db.raw(`now() - interval '2 hours'`) });
  const use = async () => {
    const answer = await app.call('GET', '/api/v1/tags/showMyTags', { query: { auth_token } });
    await eventually('the use is noted', async () => (await app.db('said').where({ at: 'tokens' })).length === 1);
    return answer;
  };
  expect(await expectSaid('api', undefined, use, 'tokens')).toBe(200);
});

test('signing in and out in a browser sets the way', async () => {
  const { B: browser } = people.browsers;
  const signOut = () => people.send('B', 'post', '/logout', '', {});
  expect(await expectSaid('page', people.ids.B, signOut, 'sessions')).toBe(303);
  const signIn = () => browser.signIn('b@example.com', password);
  expect(await expectSaid('page', undefined, signIn, 'sessions', 'login_addresses')).toBe(303);
});

test.each(['/sessions', '/sessions/999999999', '/sessions/tokens', '/sessions/tokens/999999999'])(
  'ending %s sets actor and way',
  async (path) => {
    const end = () => people.send('A', 'delete', path, '', {});
    await expectSaid('page', people.ids.A, end, path.includes('tokens') ? 'tokens' : 'sessions');
  },
);

test.each(['', '/999999999', '/tokens', '/tokens/999999999'])(
  "an admin ending a customer's sessions%s is recorded as the actor",
  async (path) => {
    const { id } = await signedInPerson(app);
    const end = () => people.send('admin', 'delete', `/customers/${id}/sessions${path}`, '', {});
    await expectSaid('page', people.ids.admin, end, path.includes('tokens') ? 'tokens' : 'sessions');
  },
);

test('adding, deactivating and removing beacon UUIDs sets actor and way', async () => {
  const send = (method: string, path: string, fields: Record<string, string>) => () =>
    people.send('admin', method, path, '', {}, fields);
  const expectDone = async (...sent: Parameters<typeof send>) =>
    expect(await expectSaid('page', people.ids.admin, send(...sent), 'beacon_uuids')).toBe(303);
  const uuid = randomUUID();
  await expectDone('post', '/beacon-uuids', { uuid });
  const [{ id }] = await app.db('beacon_uuids').orderBy('id', 'desc').select('id');
  await expectDone('patch', `/beacon-uuids/${id}`, { active: '0' });
  await expectDone('delete', `/beacon-uuids/${id}`, {});
});

test("counting attempts to change one's e-mail address sets actor and way", async () => {
  const { A: actor } = people.ids;
  const fields = { email: 'admin@example.com', current_password: password };
  const attempt = () => people.send('A', 'patch', `/customers/${actor}`, 'customer', fields);
  expect(await expectSaid('page', actor, attempt, 'email_change_tries')).toBe(422);
});

test('writes of the runner have the way "runner" and no actor', async () => {
  const { tag_identifier: id } = await createTag(app, { text: 'Good morning', name: 'Entrance' });
  const { own, ofRunner } = await heard(async () => {
    const answer = await app.call('GET', '/api/v1/tags/show', { query: { id, lang: 'fr' } });
    expect(answer.headers.get('x-translation-status')).toBe('translated');
  });
  expect(own).toEqual([]);
  const tables = ['work', 'translations', 'name_translations', 'translation_usage', 'provider_states'];
  expect(ofRunner.map(({ at }) => at)).toEqual(expect.arrayContaining(tables));
  expect(ofRunner.filter(({ actor }) => actor !== null)).toEqual([]);
});

test('writes of a command have the way "command"', async () => {
  const env = { PATH: process.env.PATH, DATABASE_URL: app.databaseUrl };
  const args = ['src/start/customer.ts', 'create', '--email', 'eve@example.com'];
  const { own } = await heard(async () => {
    const child = spawn(process.execPath, args, { env, stdio: ['pipe', 'ignore', 'ignore'] });
    child.stdin.end(`${password}\n`);
    expect(await new Promise((resolve) => child.once('close', resolve))).toBe(0);
  });
  // What is done by a command is told, too.
  expect(own).toEqual(['customers', 'history'].map((at) => ({ at, actor: null, way: 'command' })));
});
