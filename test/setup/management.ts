/** The resources for tests over all of them, and records of any owner. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { Resource } from '../../contracts/access.ts';
import type { Database } from '../../src/database/connect.ts';
import { deleteTags } from '../../src/model/bin/move-to-bin.ts';
import { models } from '../../src/model/translations/models.ts';
import { sourceHash } from '../../src/model/translations/source-hash.ts';
import type { Answer, CallOptions, TestApp } from './app.ts';

/** The seven resources with creates and changes. */
export type Edited = Exclude<
  Resource,
  'reports' | 'bundle_links' | 'keep_words' | 'invitations' | 'history' | 'bin' | 'translation_orders'
>;

const editedPaths: Record<Edited, string> = {
  tags: '/Tags',
  text_records: '/text_records',
  translations: '/translations',
  name_translations: '/name_translations',
  hardwares: '/hardwares',
  places: '/places',
  customers: '/customers',
};
export const resources = Object.keys(editedPaths) as Edited[];
export const paths: Record<Resource, string> = {
  ...editedPaths,
  reports: '/reports',
  bundle_links: '/bundle_links',
  keep_words: '/keep_words',
  invitations: '/invitations',
  history: '/history',
  bin: '/bin',
  translation_orders: '/translation_orders',
};

/** The names under which bodies nest a resource's fields. */
export const groups: Record<Resource, string> = {
  tags: 'tag',
  text_records: 'text_record',
  translations: 'translation',
  name_translations: 'name_translation',
  hardwares: 'hardware',
  places: 'place',
  customers: 'customer',
  reports: 'report',
  bundle_links: 'bundle_link',
  keep_words: 'keep_word',
  invitations: 'invitation',
  history: 'history',
  bin: 'bin',
  translation_orders: 'translation_order',
};

/** An id without a record. */
export const noId = 2_000_000_000;

export const notFound = { error: { message: 'Record not found', code: 'InvalidRequest' } };
export const forbidden = { error: { message: 'Only an admin may do this', code: 'InvalidRequest' } };
export const notSignedIn = { error: { message: 'User not found.', code: 'UserNotFound' } };

export const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

/** Calls the management's JSON API as a customer, or anonymously. */
export const as =
  (app: TestApp, caller: { token: string } | undefined) =>
  (method: string, path: string, body?: unknown, options: CallOptions = {}): Promise<Answer> =>
    app.call(method, path, { ...options, body, headers: { ...(caller && bearer(caller.token)), ...options.headers } });

/** A request from a table, with or without a body. */
export function specOf(
  app: TestApp,
  caller: { token: string } | undefined,
  method: string,
  path: string,
  body?: object,
) {
  const spec = app.spec(caller).withMethod(method).withPath(path);
  return body === undefined ? spec : spec.withJson(body);
}

const inserted = async (app: TestApp, table: string, row: object): Promise<number> => {
  const [made] = await app.db(table).insert(row).returning('id');
  return made.id;
};

/** Inserts a record of a customer directly into the database; returns its id. */
export async function makeRecord(app: TestApp, resource: Resource, customer_id: number | null): Promise<number> {
  const tag = () => inserted(app, 'tags', { tag_identifier: randomBytes(6).toString('hex'), customer_id });
  switch (resource) {
    case 'tags':
      return tag();
    case 'places':
      return inserted(app, 'places', { customer_id, name: 'Museum' });
    case 'customers':
      return customer_id ?? inserted(app, 'customers', { email: `${randomUUID()}@example.com` });
    case 'hardwares':
      return inserted(app, 'hardwares', {
        tag_id: await tag(),
        hardware_type: 'nfc',
        identifier: randomUUID().toUpperCase(),
      });
    case 'text_records':
      return (await makeText(app, await tag())).record;
    case 'translations':
      return (await makeText(app, await tag())).original;
    case 'name_translations':
      return makeName(app, await tag());
    case 'reports':
      return makeReport(app, await tag());
    case 'bundle_links':
      return inserted(app, 'bundle_links', { customer_id, key_hash: randomBytes(32) });
    case 'keep_words':
      return inserted(app, 'keep_words', { customer_id, word: randomUUID() });
    case 'invitations':
      return makeInvitation(app);
    case 'history':
      return makeEntry(app, customer_id);
    case 'bin':
      return makeBinEntry(app, customer_id);
    case 'translation_orders':
      return makeOrder(
        app,
        customer_id ?? (await inserted(app, 'customers', { email: `${randomUUID()}@example.com` })),
      );
  }
}

/** An empty order, which is finished at once. */
const makeOrder = (app: TestApp, customer_id: number) =>
  inserted(app, 'translation_orders', {
    customer_id,
    request_key: randomBytes(32),
    tags: 0,
    total: 0,
    finished_at: new Date(),
    lang_codes: ['fr'],
    parts: ['text', 'name'],
    states: ['missing', 'stale'],
  });

/** The history entry of a changed text. */
async function makeEntry(app: TestApp, customer_id: number | null): Promise<number> {
  const id = await makeRecord(app, 'translations', customer_id);
  await app
    .db('translations')
    .where({ id })
    .update({ text: 'Changed', source_hash: sourceHash('en', 'Changed') });
  const [entry] = await app
    .db('history')
    .where({ resource: 'translations', record_id: id, event: 'update' })
    // A direct write has no change set.
    .update({ change_set: randomUUID() })
    .returning('id');
  return Number(entry.id);
}

/** A deleted tag. */
async function makeBinEntry(app: TestApp, customer_id: number | null): Promise<number> {
  const id = await makeRecord(app, 'tags', customer_id);
  await app.db.transaction((trx) => deleteTags(trx, [id]));
  return (await app.db('bin').where({ resource: 'tags', record_id: id }).first('id')).id;
}

/** An open invitation by a new admin, since only admins create them. */
async function makeInvitation(app: TestApp): Promise<number> {
  const email = `${randomUUID()}@example.com`;
  const customer_id = await inserted(app, 'customers', { email, role: 'admin', password_hash: 'none' });
  return inserted(app, 'invitations', { customer_id, email: `for-${email}`, token_hash: randomBytes(32) });
}

/** A visitor's report on a tag's text, inserted directly into the database. */
export const makeReport = (app: TestApp, tag_id: number, more: object = {}) =>
  inserted(app, 'reports', {
    tag_id,
    part: 'text',
    lang_code: 'en',
    source_hash: sourceHash('en', 'Welcome'),
    read_hash: sourceHash('en', 'Welcome'),
    words: 'It was built in 1893.',
    ...more,
  });

/** An entry of the translation memory; with an owner, only for that owner's tags. */
export const makeMemory = (
  app: Pick<TestApp, 'db'>,
  source: string,
  lang_code: string,
  text: string,
  customer_id: number | null = null,
): Promise<number> =>
  app
    .db('translation_memory')
    .insert({
      key: app.db.raw('memory_key(?)', [source]),
      source_lang_code: 'en',
      lang_code,
      text,
      provider: 'azure',
      customer_id,
      is_shared: customer_id === null,
    })
    .returning('id')
    .then(([{ id }]) => Number(id));

/** Inserts a tag's original text directly into the database. */
export async function makeText(app: TestApp, tag_id: number, lang_code = 'en', text = 'Welcome') {
  const record = await inserted(app, 'text_records', { tag_id });
  const row = { text_record_id: record, lang_code, text, origin: 'original', source_hash: sourceHash(lang_code, text) };
  return { record, original: await inserted(app, 'translations', row) };
}

/** Inserts a tag's original name directly into the database. */
export const makeName = (app: TestApp, tag_id: number, lang_code = 'en', text = 'Entrance') =>
  inserted(app, 'name_translations', {
    tag_id,
    lang_code,
    text,
    origin: 'original',
    source_hash: sourceHash(lang_code, text),
  });

/** Stores a machine translation, fresh or stale. */
export async function makeMachine(
  app: TestApp,
  table: 'translations' | 'name_translations',
  originalId: number,
  lang_code: string,
  { text = `[${lang_code}]`, isStale = false, origin = 'machine', provider = 'deepl' } = {},
): Promise<number> {
  const { id: _, created_at: __, updated_at: ___, ...original } = await app.db(table).where({ id: originalId }).first();
  return inserted(app, table, {
    ...original,
    lang_code,
    text,
    origin,
    provider: origin === 'machine' ? provider : null,
    source_hash: isStale ? sourceHash('en', 'an older original') : original.source_hash,
  });
}

/** Fields of a valid new record, with references to a customer's records where required. */
export async function newFields(app: TestApp, resource: Resource, customer_id: number): Promise<object> {
  const tag_id = ['text_records', 'translations', 'name_translations'].includes(resource)
    ? await makeRecord(app, 'tags', customer_id)
    : undefined;
  switch (resource) {
    case 'tags':
      return { description: 'At the entrance', text_url: 'www.example.com/entrance' };
    case 'places':
      return { name: 'Museum', latitude: 52.37, longitude: null };
    case 'customers':
      return { email: `${randomUUID()}@example.com`, name: 'Ada' };
    case 'hardwares':
      return { identifier: randomUUID(), hardware_type: 'nfc', latitude: 1.5, longitude: 2 };
    case 'text_records':
      return { tag_id, text: 'Welcome', lang_code: 'en', gender: 'f' };
    case 'bundle_links':
      return { place_id: '' };
    case 'keep_words':
      return { word: randomUUID() };
    case 'invitations':
      return { email: `${randomUUID()}@example.com`, name: 'Grace', role: '' };
    case 'translation_orders':
      return { lang_codes: ['fr'] };
    default:
      return { tag_id, text: 'Welcome', lang_code: 'en' };
  }
}

/** A valid change for every record of the resource; reports and links have none. */
export const change: Record<Resource, object> = {
  tags: { description: 'Changed' },
  text_records: { text: 'Changed' },
  translations: { text: 'Changed' },
  name_translations: { text: 'Changed' },
  hardwares: { latitude: 12.5 },
  places: { name: 'Changed' },
  customers: { name: 'Changed' },
  reports: {},
  bundle_links: {},
  keep_words: {},
  invitations: {},
  history: {},
  bin: {},
  translation_orders: {},
};

/** An invalid field of each resource, with its error. */
export const fault: Record<Edited, { given: object; errors: object }> = {
  tags: {
    given: { image_url: 'javascript:alert(1)' },
    errors: { image_url: ['is not an address that begins with http:// or https://'] },
  },
  text_records: { given: { gender: 'x' }, errors: { gender: ['is not one of m, f'] } },
  translations: { given: { lang_code: 'xx' }, errors: { lang_code: ['is not one of the supported codes'] } },
  name_translations: { given: { lang_code: 'xx' }, errors: { lang_code: ['is not one of the supported codes'] } },
  hardwares: { given: { hardware_type: 'bell' }, errors: { hardware_type: ['is not one of nfc, ble-beacon, qr'] } },
  places: { given: { latitude: 'north' }, errors: { latitude: ['is not a number'] } },
  customers: { given: { email: 'ada' }, errors: { email: ['is not an e-mail address'] } },
};

/** Stores a machine's translation, as a runner does. */
export async function storeMachine(
  db: Database,
  kind: 'text' | 'name',
  id: number,
  work: { lang: string; text: string; provider: string; sourceHash: string },
) {
  const current = await models[kind].currentText(db, id, work.lang);
  const newestWord = Math.max(0, ...(current?.keepWords ?? []).map(({ id }) => id));
  return models[kind].storeMachine(db, id, { ...work, customerId: current?.ownerId ?? null, newestWord });
}
