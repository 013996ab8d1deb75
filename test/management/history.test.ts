/** The history of records: who changed what, when and how; who may read it; and restoring texts from it. */
import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { HistoryEntry } from '../../contracts/management/history-entry.ts';
import { sourceHash } from '../../src/model/translations/source-hash.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { createTag, signedIn } from '../setup/factories.ts';
import { as, forbidden, makeRecord, noId, notFound, notSignedIn, storeMachine } from '../setup/management.ts';

type Caller = Awaited<ReturnType<typeof signedIn>>;

let app: TestApp;
let ada: Caller;
let grace: Caller;
let admin: Caller;
/** Ada's tag. */
let tag: { id: number; tag_identifier: string };

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  [ada, grace, admin] = [await signedIn(app), await signedIn(app), await signedIn(app, { role: 'admin' })];
  tag = (await as(app, ada)('POST', '/Tags.json', { tag: { description: 'At the door' } })).body;
});

/** The entries at an address, oldest first. */
async function entries(path: string, caller: Caller = ada): Promise<HistoryEntry[]> {
  const { status, body } = await as(app, caller)('GET', path);
  expect(status).toBe(200);
  return body;
}
const ofTag = (caller?: Caller, id = tag.id) => entries(`/Tags/${id}/history.json`, caller);
const last = async (caller?: Caller) => (await ofTag(caller)).at(-1) as HistoryEntry;
const make = async (path: string, body: object, caller: Caller = ada) => {
  const answer = await as(app, caller)('POST', path, body);
  expect(answer.status).toBe(201);
  return answer.body;
};
const change = async (path: string, body: object, caller: Caller = ada) =>
  expect((await as(app, caller)('PATCH', path, body)).status).toBeLessThan(300);
const destroy = async (path: string, caller: Caller = ada) =>
  expect((await as(app, caller)('DELETE', path)).status).toBe(204);
const restore = (id: number, caller: Caller = ada) => as(app, caller)('POST', `/history/${id}/restore.json`);
const text = (given: object) => make('/translations.json', { translation: { tag_id: tag.id, ...given } });
const give = (to: Caller) => change(`/Tags/${tag.id}.json`, { tag: { customer_id: to.id } }, admin);
/** What a machine stores, as a runner does. */
const store = async (ownerId: number, lang: string, words: string, source: [string, string]) =>
  storeMachine(app.db, 'text', ownerId, {
    lang,
    text: words,
    provider: 'deepl',
    sourceHash: sourceHash(...source),
  });

describe('an entry', () => {
  test('says what was changed, when, by whom and by which channel', async () => {
    const [entry, ...others] = await ofTag();
    expect(others).toEqual([]);
    expect(entry).toEqual({
      id: expect.any(Number),
      at: expect.stringMatching(/^\d{4}-.*Z$/),
      resource: 'Tags',
      record_id: tag.id,
      tag_id: tag.id,
      event: 'create',
      via: 'json',
      customer_id: ada.id,
      change_set: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
      changes: {
        tag_identifier: [null, tag.tag_identifier],
        customer_id: [null, ada.id],
        description: [null, 'At the door'],
      },
    });
  });

  test('has only the fields that changed', async () => {
    await change(`/Tags/${tag.id}.json`, { tag: { description: 'At the gate', reference: 'R-1' } });
    expect(await last()).toMatchObject({
      event: 'update',
      changes: { description: ['At the door', 'At the gate'], reference: [null, 'R-1'] },
    });
    const before = await ofTag();
    await change(`/Tags/${tag.id}.json`, { tag: { description: 'At the gate' } });
    expect(await ofTag()).toEqual(before);
  });

  test('is written for each record created', async () => {
    const { text_record_id, id } = await text({ lang_code: 'en', text: 'Welcome' });
    expect((await ofTag()).slice(1)).toMatchObject([
      { resource: 'text_records', record_id: text_record_id, changes: { tag_id: [null, tag.id], gender: [null, 'm'] } },
      {
        resource: 'translations',
        record_id: id,
        tag_id: tag.id,
        event: 'create',
        changes: {
          text_record_id: [null, text_record_id],
          tag_id: [null, tag.id],
          lang_code: [null, 'en'],
          text: [null, 'Welcome'],
          origin: [null, 'original'],
          stale: [null, false],
        },
      },
    ]);
  });

  test('names the runner for machine translations, and has changes of origin and staleness', async () => {
    const { text_record_id, id } = await text({ lang_code: 'en', text: 'Welcome' });
    await store(text_record_id, 'fr', 'Bienvenue', ['en', 'Welcome']);
    await change(`/translations/${id}.json`, { translation: { text: 'Welcome!' } });
    expect(await last()).toMatchObject({ record_id: id, changes: { text: ['Welcome', 'Welcome!'] } });
    expect(Object.keys((await last()).changes)).toEqual(['text']);
    await store(text_record_id, 'fr', 'Bienvenue !', ['en', 'Welcome!']);
    const made = await last();
    expect(made.changes).toEqual({ text: ['Bienvenue', 'Bienvenue !'], stale: [true, false] });
    await change(`/translations/${made.record_id}.json`, { translation: { text: 'Bienvenue !' } });
    expect((await last()).changes).toEqual({ origin: ['machine', 'human'] });
    const before = await ofTag();
    await change(`/translations/${made.record_id}.json`, { translation: { text: 'Bienvenue !' } });
    expect(await ofTag()).toEqual(before);
    await change(`/translations/${id}.json`, { translation: { text: 'Hello' } });
    await change(`/translations/${made.record_id}.json`, { translation: { text: 'Bienvenue !' } });
    expect((await last()).changes).toEqual({ stale: [true, false] });
  });

  test('is the only one after a minor edit, which keeps all translations valid', async () => {
    const { text_record_id, id } = await text({ lang_code: 'en', text: 'Welcom' });
    await store(text_record_id, 'fr', 'Bienvenue', ['en', 'Welcom']);
    const before = await ofTag();
    const dates = () => app.db('translations').where({ text_record_id }).orderBy('id').pluck('updated_at');
    const [, french] = await dates();
    await change(`/translations/${id}.json`, { translation: { text: 'Welcome', minor_edit: true } });
    expect((await ofTag()).slice(before.length)).toMatchObject([
      { record_id: id, changes: { text: ['Welcom', 'Welcome'] } },
    ]);
    expect((await dates())[1]).toEqual(french);
    expect((await as(app, ada)('GET', '/translations.json')).body).toMatchObject([{ stale: false }, { stale: false }]);
  });

  test('is written for everything deleted with a tag, and for hardware detached from it', async () => {
    await text({ lang_code: 'en', text: 'Welcome' });
    await make('/name_translations.json', { name_translation: { tag_id: tag.id, lang_code: 'en', text: 'Door' } });
    const item = await make('/hardwares.json', {
      hardware: { tag_id: tag.id, hardware_type: 'nfc', identifier: `A${tag.id}` },
    });
    const before = (await ofTag()).length;
    await destroy(`/Tags/${tag.id}.json`);
    const gone = (await ofTag(admin)).slice(before);
    expect(gone.map(({ resource, event }) => `${event} ${resource}`).sort()).toEqual([
      'destroy Tags',
      'destroy name_translations',
      'destroy text_records',
      'destroy translations',
      'update hardwares',
    ]);
    expect(gone.map(({ tag_id }) => tag_id)).toEqual(gone.map(() => tag.id));
    expect(gone.find(({ resource }) => resource === 'translations')?.changes.text).toEqual(['Welcome', null]);
    expect(gone.find(({ resource }) => resource === 'hardwares')?.changes).toEqual({ tag_id: [tag.id, null] });
    expect(await as(app, ada)('GET', `/Tags/${tag.id}/history.json`)).toMatchObject({ status: 404, body: notFound });
    expect(await entries(`/hardwares/${item.id}/history.json`)).toMatchObject([
      { event: 'create' },
      { event: 'update' },
    ]);
  });

  test('of a customer never has a password, nor personal data after the customer is deleted', async () => {
    const body = { email: `${tag.tag_identifier}@example.com`, name: 'Hedy', password: 'correct horse battery' };
    const { id } = await make('/customers.json', { customer: body }, admin);
    await change(`/customers/${id}.json`, { customer: { password: 'staple horse battery' } }, admin);
    await change(`/customers/${id}.json`, { customer: { suspended: true, name: 'Hedy L' } }, admin);
    const told = async () => (await entries(`/customers/${id}/history.json`, admin)).map(({ changes }) => changes);
    expect(await told()).toEqual([
      { email: [null, body.email], name: [null, 'Hedy'], password: [null, null] },
      { password: [null, null] },
      { suspended: [false, true], name: ['Hedy', 'Hedy L'] },
    ]);
    await destroy(`/customers/${id}.json`, admin);
    expect(await told()).toEqual([
      { email: [null, null], name: [null, null], password: [null, null] },
      { password: [null, null] },
      { suspended: [false, true], name: [null, null] },
      { email: [null, null], name: [null, null], password: [null, null] },
    ]);
    const { rows } = await app.db.raw(
      `select count(*)::integer as n from history where changes::text ~ 'Hedy|argon|horse'`,
    );
    expect(rows).toEqual([{ n: 0 }]);
  });
});

describe('access', () => {
  test('shows a tag’s history to its owner and admins, and answers others 404', async () => {
    expect(await ofTag(admin)).toHaveLength(1);
    for (const path of [`/Tags/${tag.id}`, `/Tags/${noId}`])
      expect(await as(app, grace)('GET', `${path}/history.json`)).toMatchObject({ status: 404, body: notFound });
    expect(await as(app, undefined)('GET', `/Tags/${tag.id}/history.json`)).toMatchObject({
      status: 401,
      body: notSignedIn,
    });
    expect(await entries('/history.json?resource=tags', grace)).toEqual([]);
    expect(await entries(`/history.json?tag_identifier=${tag.tag_identifier}`, grace)).toEqual([]);
    expect(await entries('/history.json?tag_identifier=nothing')).toEqual([]);
    expect(await entries(`/history.json?tag_identifier=${tag.tag_identifier.toUpperCase()}`)).toHaveLength(1);
  });

  test('shows a new owner only what happened from the gift on', async () => {
    const { id } = await text({ lang_code: 'en', text: 'Secret' });
    await change(`/translations/${id}.json`, { translation: { text: 'Public' } });
    const secret = await last();
    await give(grace);
    const told = await ofTag(grace);
    expect(told).toMatchObject([
      { event: 'update', customer_id: admin.id, changes: { customer_id: [ada.id, grace.id] } },
    ]);
    expect(await entries('/history.json?resource=tags', grace)).toEqual(told);
    expect(await entries(`/translations/${id}/history.json`, grace)).toEqual([]);
    expect(await restore(secret.id, grace)).toMatchObject({ status: 404, body: notFound });
    expect(await restore(secret.id)).toMatchObject({ status: 404, body: notFound });
    expect(await entries(`/history.json?tag_identifier=${tag.tag_identifier}`)).toEqual([]);
    await change(`/translations/${id}.json`, { translation: { text: 'Of Grace' } }, grace);
    expect(await ofTag(grace)).toHaveLength(2);
    await give(ada);
    expect(await ofTag(ada)).toHaveLength(1);
    expect(await ofTag(admin)).toHaveLength(7);
  });

  test('shows the full history of an unowned tag to the customer who claims it', async () => {
    const { id, tag_identifier } = await createTag(app);
    expect((await entries(`/Tags/${id}/history.json`, admin))[0]).toMatchObject({ via: 'api', customer_id: null });
    const body = { id: tag_identifier, hardware_id: `C${id}`, hardware_type: 'nfc', auth_token: ada.token };
    const claimed = await app.call('POST', '/api/v1/tags/addHardwareIdToTag', { body });
    expect(claimed.status).toBe(200);
    expect((await ofTag(ada, id)).map(({ event, resource }) => `${event} ${resource}`)).toEqual([
      'create Tags',
      'create text_records',
      'create translations',
      'update Tags',
      'create hardwares',
    ]);
  });

  test('shows a deleted record’s history to admins only, except within its tag’s history', async () => {
    await text({ lang_code: 'en', text: 'Welcome' });
    const french = await text({ lang_code: 'fr', text: 'Bienvenue', origin: 'human' });
    await destroy(`/translations/${french.id}.json`);
    const path = `/translations/${french.id}/history.json`;
    expect(await as(app, ada)('GET', path)).toMatchObject({ status: 404, body: notFound });
    expect(await entries(path, admin)).toMatchObject([{ event: 'create' }, { event: 'destroy' }]);
    const inList = async (caller: Caller) =>
      (await entries('/history.json?resource=translations', caller)).filter(({ record_id }) => record_id === french.id);
    expect(await inList(ada)).toEqual([]);
    expect(await inList(admin)).toHaveLength(2);
    const isFrench = ({ resource, record_id }: HistoryEntry) => resource === 'translations' && record_id === french.id;
    expect((await ofTag()).filter(isFrench)).toHaveLength(2);
  });

  test('shows an item’s history to its current holder, without its time under another customer', async () => {
    const hardware = { hardware_type: 'nfc', identifier: `D${tag.id}` };
    const item = await make('/hardwares.json', {
      hardware: { ...hardware, tag_id: tag.id, latitude: 1.5, longitude: 2 },
    });
    const second = await make('/Tags.json', { tag: {} });
    await change(`/hardwares/${item.id}.json`, { hardware: { tag_id: second.id } });
    const moved = { event: 'update', tag_id: second.id, changes: { tag_id: [tag.id, second.id] } };
    expect(await last()).toMatchObject(moved);
    expect((await ofTag(ada, second.id)).at(-1)).toMatchObject(moved);
    await change(`/hardwares/${item.id}.json`, { hardware: { tag_id: null } });
    expect(await entries(`/hardwares/${item.id}/history.json`)).toHaveLength(3);
    const theirs = await make('/Tags.json', { tag: {} }, grace);
    await make('/hardwares.json', { hardware: { ...hardware, tag_id: theirs.id } }, grace);
    expect(await entries(`/hardwares/${item.id}/history.json`, grace)).toMatchObject([
      { event: 'update', tag_id: theirs.id, customer_id: grace.id },
    ]);
    expect(await as(app, ada)('GET', `/hardwares/${item.id}/history.json`)).toMatchObject({ status: 404 });
    expect((await ofTag()).filter(({ resource }) => resource === 'hardwares')).toHaveLength(2);
    expect(await entries('/history.json?resource=hardwares')).toEqual([]);
  });

  test('shows a customer’s history to itself, and a place’s history to its owner', async () => {
    const place = await make('/places.json', { place: { name: 'Hall', latitude: 52.37 } });
    expect(await entries(`/places/${place.id}/history.json`)).toMatchObject([
      { tag_id: null, changes: { customer_id: [null, ada.id], name: [null, 'Hall'], latitude: [null, 52.37] } },
    ]);
    expect(await as(app, grace)('GET', `/places/${place.id}/history.json`)).toMatchObject({ status: 404 });
    expect(await entries(`/customers/${ada.id}/history.json`)).toMatchObject([{ record_id: ada.id }]);
    expect(await as(app, grace)('GET', `/customers/${ada.id}/history.json`)).toMatchObject({ status: 404 });
    await change(`/Tags/${tag.id}.json`, { tag: { place_id: place.id } });
    await destroy(`/places/${place.id}.json`);
    expect(await last()).toMatchObject({
      resource: 'Tags',
      customer_id: ada.id,
      changes: { place_id: [place.id, null] },
    });
    expect(await as(app, ada)('GET', `/places/${place.id}/history.json`)).toMatchObject({ status: 404 });
  });
});

describe('a change set', () => {
  test('UN1: has all changes of one request and nothing else', async () => {
    const { text_record_id } = await text({ lang_code: 'en', text: 'Welcome' });
    const [made, ...parts] = (await ofTag()).map(({ change_set }) => change_set);
    expect(parts).toHaveLength(2);
    expect(new Set(parts).size).toBe(1);
    expect(parts).not.toContain(made);
    expect(await entries(`/history.json?change_set=${parts[0]}`)).toMatchObject([
      { resource: 'text_records', record_id: text_record_id },
      { resource: 'translations' },
    ]);
    await store(text_record_id, 'fr', 'Bienvenue', ['en', 'Welcome']);
    expect(await last()).toMatchObject({ resource: 'translations', event: 'create', change_set: null });
  });

  test('UN1: covers a whole import, however many rows it has', async () => {
    const rows = Array.from({ length: 250 }, (_, at) => ({ reference: `U-${tag.id}-${at}`, lang: 'en', name: 'Door' }));
    expect((await as(app, ada)('POST', '/Tags/import.json', { import: { rows } })).body.create).toBe(250);
    const sets = (await entries('/history.json')).filter(({ via }) => via === 'import').map((each) => each.change_set);
    expect(sets).toHaveLength(500);
    expect(new Set(sets).size).toBe(1);
  });

  test('UN2: filters the list; a value that is not a UUID is refused', async () => {
    const { change_set } = await last();
    expect(await entries(`/history.json?change_set=${change_set?.toUpperCase()}`)).toHaveLength(1);
    expect(await entries(`/history.json?change_set=${change_set}`, grace)).toEqual([]);
    expect(await entries(`/history.json?change_set=${randomUUID()}`)).toEqual([]);
    for (const wrong of ['7', 'none', `${change_set}0`])
      expect(await as(app, ada)('GET', `/history.json?change_set=${wrong}`)).toMatchObject({
        status: 422,
        body: { change_set: ['is not a UUID'] },
      });
  });
});

describe('the list', () => {
  test('Y4: names the resource `Tags` as in the path, and accepts both spellings as a filter', async () => {
    const [entry] = await entries('/history.json?resource=Tags');
    expect(entry?.resource).toBe('Tags');
    expect(await entries('/history.json?resource=tags')).toEqual([entry]);
    expect(await entries(`/Tags/${tag.id}/history.json`)).toEqual([entry]);
  });

  test('combines all filters', async () => {
    await text({ lang_code: 'en', text: 'Welcome' });
    await change(`/Tags/${tag.id}.json`, { tag: { description: 'Other' } });
    const events = async (query: string) =>
      (await entries(`/history.json?${query}`)).map(({ event, resource }) => `${event} ${resource}`);
    expect(await events('resource=Tags')).toEqual(['create Tags', 'update Tags']);
    expect(await events('resource=tags&event=update')).toEqual(['update Tags']);
    expect(await events('resource=tags&newest=1')).toEqual(['update Tags', 'create Tags']);
    const today = new Date().toISOString().slice(0, 10);
    expect(await events(`resource=tags&from=2020-01-01&to=${today}`)).toEqual(['create Tags', 'update Tags']);
    expect(await events('to=2020-01-01')).toEqual([]);
    for (const [query, errors] of [
      ['resource=wheels', { resource: expect.anything() }],
      ['event=none', { event: expect.anything() }],
      ['from=yesterday', { from: expect.anything() }],
      // PostgreSQL's calendar has no year 0.
      ['from=0000-01-01', { from: ['is not a day'] }],
      ['to=0000-12-31', { to: ['is not a day'] }],
      ['resource=tag', { resource: [expect.stringContaining('is not one of Tags, text_records, ')] }],
      ['from=2026-11-02&to=2026-11-01', { from: expect.anything() }],
      ['to=2026-02-30', { to: expect.anything() }],
    ] as const)
      expect(await as(app, ada)('GET', `/history.json?${query}`)).toMatchObject({ status: 422, body: errors });
  });

  test('hides an item’s former location and spelling from its new holder', async () => {
    for (const way of ['record', 'import']) {
      const digits = randomBytes(7).toString('hex').toUpperCase();
      const written = digits.replace(/(..)/, '$1:');
      const fields = { hardware_type: 'nfc', identifier: written, latitude: 52.5 };
      const item = await make('/hardwares.json', { hardware: fields }, grace);
      if (way === 'record')
        await make('/hardwares.json', { hardware: { ...fields, identifier: digits, latitude: null, tag_id: tag.id } });
      else
        await as(app, ada)('POST', '/Tags/import.json', {
          import: { rows: [{ name: 'Door', lang: 'en', hardware: [{ type: 'nfc', identifier: digits }] }] },
        });
      const told = await entries(`/hardwares/${item.id}/history.json`);
      expect(told.map(({ changes }) => changes)).toEqual([{ tag_id: [null, expect.any(Number)] }]);
      expect(await app.db('hardwares').where({ id: item.id }).first()).toMatchObject({ identifier: digits });
    }
  });

  test('accepts any possible entry id as a page start', async () => {
    expect(await entries(`/history.json?limit=1&after=${2 ** 53 - 1}`)).toEqual([]);
  });

  test('is paged forward and backward', async () => {
    await text({ lang_code: 'en', text: 'Welcome' });
    const all = (await entries('/history.json')).map(({ id }) => id);
    expect(all.length).toBeGreaterThan(3);
    for (const newest of ['', '&newest=1']) {
      const seen: number[] = [];
      let next: string | undefined = `/history.json?limit=2${newest}`;
      while (next) {
        const { body, headers } = await as(app, ada)('GET', next);
        expect(headers.get('x-total-count')).toBe(String(all.length));
        seen.push(...body.map(({ id }: HistoryEntry) => id));
        next = /<https?:\/\/[^/]*([^>]*)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
      }
      expect(seen).toEqual(newest ? all.toReversed() : all);
    }
    const { headers } = await as(app, ada)('GET', `/Tags/${tag.id}/history.json?limit=1`);
    expect(headers.get('link')).toContain(`/Tags/${tag.id}/history.json?limit=1&after=`);
  });
});

test('omits the total above 10 000 entries', async () => {
  const count = async () => {
    const { status, body, headers } = await as(app, ada)('GET', '/history.json?resource=places&limit=2');
    return [status, body.length, headers.get('x-total-count')];
  };
  const place = await make('/places.json', { place: { name: 'Hall' } });
  const fill = (most: number) =>
    app.db.raw(
      `insert into history (resource, record_id, owner_id, event, via, changes)
       select 'places', ?, ?, 'update', 'json', '{}' from generate_series(1, ?)`,
      [place.id, ada.id, most],
    );
  await fill(9999);
  expect(await count()).toEqual([200, 2, '10000']);
  await fill(1);
  expect(await count()).toEqual([200, 2, null]);
});

describe('restoring a text', () => {
  test('reverts an edit as a new edit by the caller', async () => {
    const { id, text_record_id } = await text({ lang_code: 'en', text: 'Welcome' });
    await change(`/translations/${id}.json`, { translation: { text: 'Wellcome' } });
    const wrong = await last();
    await store(text_record_id, 'fr', 'Bienvenue', ['en', 'Wellcome']);
    const { status, body } = await restore(wrong.id);
    expect({ status, body }).toMatchObject({ status: 200, body: { id, text: 'Welcome', origin: 'original' } });
    expect(await last()).toMatchObject({ customer_id: ada.id, changes: { text: ['Wellcome', 'Welcome'] } });
    const { body: record } = await as(app, ada)('GET', `/text_records/${text_record_id}.json`);
    expect(record.translations).toMatchObject([{ text: 'Welcome' }, { text: 'Bienvenue', stale: true }]);
  });

  test('UN5: restores a machine translation with its provider, fresh or stale by the current original', async () => {
    const { text_record_id, id } = await text({ lang_code: 'en', text: 'Welcome' });
    await store(text_record_id, 'fr', 'Bienvenue', ['en', 'Welcome']);
    const { record_id } = await last();
    await change(`/translations/${record_id}.json`, { translation: { text: 'Salut' } });
    const edited = await last();
    const back = { id: record_id, text: 'Bienvenue', origin: 'machine', provider: 'deepl' };
    expect((await restore(edited.id)).body).toMatchObject({ ...back, stale: false });
    await change(`/translations/${record_id}.json`, { translation: { text: 'Salut' } });
    await change(`/translations/${id}.json`, { translation: { text: 'Hello' } });
    expect((await restore(edited.id)).body).toMatchObject({ ...back, stale: true });
    // Entries of before do not tell what it was made of.
    await change(`/translations/${id}.json`, { translation: { text: 'Welcome' } });
    await change(`/translations/${record_id}.json`, { translation: { text: 'Salut' } });
    await app.db('history').where({ id: edited.id }).update({ beside: null });
    expect((await restore(edited.id)).body).toMatchObject({ text: 'Bienvenue', origin: 'machine', stale: true });
  });

  test('restores a deleted text, even if there is another in its language', async () => {
    await text({ lang_code: 'en', text: 'Welcome' });
    const french = await text({ lang_code: 'fr', text: 'Bienvenue', origin: 'human' });
    await destroy(`/translations/${french.id}.json`);
    const removed = await last();
    await text({ lang_code: 'fr', text: 'Salut', origin: 'human' });
    const { status, body } = await restore(removed.id);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { lang_code: 'fr', text: 'Bienvenue', origin: 'human', stale: false },
    });
  });

  test('restores an original with its gender if there is none, and otherwise as a translation beside it', async () => {
    const record = await make('/text_records.json', {
      text_record: { tag_id: tag.id, text: 'Welcome', lang_code: 'en', gender: 'f' },
    });
    await destroy(`/text_records/${record.id}.json`);
    const removed = (await ofTag()).find(({ resource, event }) => resource === 'translations' && event === 'destroy');
    const { body } = await restore(removed?.id ?? 0);
    expect(body).toMatchObject({ text: 'Welcome', lang_code: 'en', origin: 'original' });
    expect((await as(app, ada)('GET', `/text_records/${body.text_record_id}.json`)).body.gender).toBe('f');
    await destroy(`/translations/${body.id}.json`);
    await text({ lang_code: 'de', text: 'Willkommen' });
    expect((await restore(removed?.id ?? 0)).body).toMatchObject({ text: 'Welcome', lang_code: 'en', origin: 'human' });
  });

  test('works for names too', async () => {
    const name = (given: object) => make('/name_translations.json', { name_translation: { tag_id: tag.id, ...given } });
    const { id } = await name({ lang_code: 'en', text: 'Door' });
    await change(`/name_translations/${id}.json`, { name_translation: { text: 'Gate' } });
    expect((await restore((await last()).id)).body).toMatchObject({ id, tag_id: tag.id, text: 'Door' });
  });

  test('is refused if there is nothing to restore or no record to restore it to', async () => {
    const [made] = await ofTag();
    expect(await restore(made?.id ?? 0)).toMatchObject({ status: 422, body: { base: expect.anything() } });
    const original = await text({ lang_code: 'en', text: 'Welcome' });
    expect(await restore((await last()).id)).toMatchObject({ status: 422 });
    const french = await text({ lang_code: 'fr', text: 'Bienvenue', origin: 'human' });
    await destroy(`/translations/${french.id}.json`);
    const removed = await last();
    await destroy(`/translations/${original.id}.json`);
    expect(await restore(removed.id)).toMatchObject({ status: 422, body: { base: expect.anything() } });
    for (const id of [noId, 0, Number.MAX_SAFE_INTEGER])
      expect(await restore(id)).toMatchObject({ status: 404, body: notFound });
    expect(await restore(removed.id, grace)).toMatchObject({ status: 404, body: notFound });
    await destroy(`/Tags/${tag.id}.json`);
    expect(await restore(removed.id, admin)).toMatchObject({ status: 422 });
    expect(await restore(removed.id)).toMatchObject({ status: 404 });
  });
});

describe('erasing history', () => {
  test('is allowed for admins only, including deleted records', async () => {
    await text({ lang_code: 'en', text: 'Welcome' });
    const path = `/Tags/${tag.id}/history.json`;
    expect(await as(app, ada)('DELETE', path)).toMatchObject({ status: 403, body: forbidden });
    expect(await as(app, grace)('DELETE', path)).toMatchObject({ status: 404, body: notFound });
    expect(await as(app, admin)('DELETE', `/Tags/${noId}/history.json`)).toMatchObject({ status: 404, body: notFound });
    await destroy(path, admin);
    expect(await ofTag()).toEqual([]);
    const place = await makeRecord(app, 'places', ada.id);
    await destroy(`/places/${place}.json`);
    await destroy(`/places/${place}/history.json`, admin);
    expect(await as(app, admin)('GET', `/places/${place}/history.json`)).toMatchObject({ status: 404, body: notFound });
  });
});

test('refuses a web write without a known channel, and records a console write as a command', async () => {
  const { work } = app.databases;
  const write = (db: typeof work) =>
    db('customers')
      .insert({ email: `${randomUUID()}@example.com` })
      .returning('id');
  await expect(write(work)).rejects.toThrow(/history_via_known/);
  const [{ id: record_id }] = await write(app.db);
  expect(await app.db('history').where({ resource: 'customers', record_id }).pluck('via')).toEqual(['command']);
});
