/** Tags that are not open to visitors yet, and the order within a place. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../setup/app.ts';
import { bundlePath, readBundle } from '../setup/bundles.ts';
import { createTag, type MadeTag, signedIn, storeName, tagNotFound } from '../setup/factories.ts';
import { as, makeRecord } from '../setup/management.ts';

let app: TestApp;
let owner: Awaited<ReturnType<typeof signedIn>>;
let stranger: Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  app = await startApp();
  [owner, stranger] = [await signedIn(app), await signedIn(app)];
});
afterAll(() => app.stop());

const byOwner = (method: string, path: string, body?: unknown) => as(app, owner)(method, path, body);

const secret = {
  description: 'Behind the arras',
  image_url: 'https://example.com/arras.jpg',
  text_url: 'https://example.com/arras',
};

/** The owner's tag with everything that a tag can have. */
async function whole(more: object = {}): Promise<MadeTag> {
  const tag = await createTag(app, { text: 'Polonius is here', name: 'The arras' });
  await app
    .db('tags')
    .where({ id: tag.id })
    .update({ customer_id: owner.id, ...secret, ...more });
  await storeName(app, tag, 'fr', 'La tenture');
  return tag;
}

const set = async ({ id }: MadeTag, fields: object) =>
  expect((await byOwner('PATCH', `/Tags/${id}.json`, { tag: fields })).status).toBe(204);

const page = ({ tag_identifier }: MadeTag, query = '', accept = 'text/html') =>
  app.call('GET', `/t/${tag_identifier}${query}`, { headers: { Accept: accept } });
const lookup = ({ tag_identifier }: MadeTag) => app.call('GET', `/api/v1/tags/show?id=${tag_identifier}`);
const bundleOf = async (since?: string) =>
  readBundle((await as(app, owner)('GET', `${bundlePath}${since ? `?since=${since}` : ''}`)).text);

const nothingOf = (text: string) => {
  for (const words of ['Polonius', 'arras', 'tenture']) expect(text).not.toContain(words);
};

describe('OP1: a hidden tag', () => {
  test('is unknown to lookups until it is shown again', async () => {
    const tag = await whole();
    expect((await lookup(tag)).status).toBe(200);
    const { status, headers } = await lookup(tag);
    const etag = headers.get('etag') as string;
    expect(status).toBe(200);
    await set(tag, { hidden: 1 });
    for (const condition of [{}, { 'If-None-Match': etag }] as Record<string, string>[]) {
      const answer = await app.call('GET', `/api/v1/tags/show?id=${tag.tag_identifier}`, { headers: condition });
      expect([answer.status, answer.body]).toEqual([404, tagNotFound]);
    }
    await set(tag, { hidden: 0 });
    expect((await lookup(tag)).status).toBe(200);
  });

  test('is not found by its hardware, which stays reserved; more hardware can be added', async () => {
    const tag = await whole();
    const beacon = { type: 'ble-beacon', id: '0BADCAFE-0000-4000-8000-000000000001', major: 1, minor: 2 };
    const attach = (caller: typeof owner, hardware: object) =>
      as(app, caller)('POST', '/api/v1/tags/addHardwareIdToTag', { id: tag.tag_identifier, ...hardware });
    await set(tag, { hidden: true });
    const { id: hardware_id, type: hardware_type, major, minor } = beacon;
    expect((await attach(owner, { hardware_id, hardware_type, major, minor })).status).toBe(200);
    expect((await attach(owner, { hardware_id: '04:AA:BB:01', hardware_type: 'nfc' })).status).toBe(200);
    const by = (query: string) => app.call('GET', `/api/v1/tags/showByHardwareId?${query}`);
    const queries = [`id=${beacon.id}&type=ble-beacon&major=1&minor=2`, 'id=04:AA:BB:01&type=nfc'];
    for (const query of queries) expect((await by(query)).status).toBe(404);
    const observations = [{ tag_identifier: tag.tag_identifier }, beacon, { type: 'nfc', id: '04:AA:BB:01' }];
    const batch = await app.call('POST', '/api/v1/tags/lookup', { body: { observations } });
    expect(batch.body.results.map((each: { status: string }) => each.status)).toEqual(Array(3).fill('not_found'));
    const other = await as(app, stranger)('POST', '/hardwares.json', {
      hardware: { identifier: '04:AA:BB:01', hardware_type: 'nfc' },
    });
    expect(other.status).toBe(422);
    await set(tag, { hidden: false });
    for (const query of queries) expect((await by(query)).status).toBe(200);
  });

  test('has a page that says so and shows none of its content', async () => {
    const tag = await whole();
    const before = await page(tag);
    expect(before.text).toContain('Polonius');
    await set(tag, { hidden: 1 });
    const hidden = await app.call('GET', `/t/${tag.tag_identifier}`, {
      headers: { Accept: 'text/html', 'If-None-Match': before.headers.get('etag') as string },
    });
    expect(hidden.status).toBe(200);
    expect(hidden.text).toContain('This tag is not open yet.');
    expect(hidden.headers.get('link')).toBeNull();
    // The tags before and after are named.
    nothingOf(hidden.text.replace(/<p class="next">.*?<\/p>/s, ''));
    expect((await page(tag, '?lang=de')).text).toContain('für Besucher noch nicht geöffnet');
    const picked = await app.call('POST', `/t/${tag.tag_identifier}`, { body: { lang: 'fr' } });
    expect(picked.status).toBe(303);
    for (const [query, accept] of [
      ['?format=json', '*/*'],
      ['?format=linkset', '*/*'],
      ['', 'application/json'],
      ['', 'application/linkset+json'],
    ] as const)
      expect((await page(tag, query, accept)).status).toBe(404);
    const report = await app.call('POST', `/t/${tag.tag_identifier}/reports?format=json`, {
      body: { words: 'This is wrong', lang: 'en' },
    });
    expect([report.status, report.body]).toEqual([404, tagNotFound]);
    await set(tag, { hidden: 0 });
    expect((await page(tag)).text).toContain('Polonius');
  });

  test('is removed from bundles, and returns when shown again', async () => {
    const tag = await whole();
    const first = await bundleOf();
    expect(first.tags.map(({ id }) => id)).toContain(tag.id);
    await set(tag, { hidden: 1 });
    const second = await bundleOf(first.cursor);
    expect([second.gone, second.tags]).toEqual([[tag.tag_identifier], []]);
    expect((await bundleOf()).tags.map(({ id }) => id)).not.toContain(tag.id);
    await set(tag, { hidden: 0 });
    const third = await bundleOf(second.cursor);
    expect([third.gone, third.tags.map(({ id }) => id)]).toEqual([[], [tag.id]]);
  });

  test('is listed for its owner, with its state, a filter and a preview', async () => {
    const tag = await whole({ hidden: true });
    const mine = await as(app, owner)('GET', '/api/v1/tags/showMyTags');
    expect(mine.body.tags.map(({ id }: MadeTag) => id)).toContain(tag.id);
    const filtered = async (query: string) =>
      (await byOwner('GET', `/Tags.json?${query}`)).body.map(({ id }: MadeTag) => id);
    expect(await filtered('hidden=1')).toContain(tag.id);
    expect(await filtered('hidden=0')).not.toContain(tag.id);
    expect((await byOwner('GET', '/Tags.json?hidden=2')).body).toHaveProperty('hidden');
    const stays = await byOwner('GET', `/Tags/${tag.id}.json`);
    expect(stays.body).not.toHaveProperty('hidden');
  });

  test.each([
    ['hidden', 2],
    ['hidden', 'perhaps'],
    ['position', 'first'],
    ['position', 1.5],
    ['position', 3_000_000_000],
  ])('OP1, OP2: an invalid %s (%p) is refused under its name', async (name, value) => {
    const tag = await whole();
    const answers = [
      await byOwner('PATCH', `/Tags/${tag.id}.json`, { tag: { [name]: value } }),
      await byOwner('POST', '/Tags.json', { tag: { [name]: value } }),
    ];
    for (const { status, body } of answers) expect([status, Object.keys(body)]).toEqual([422, [name]]);
  });

  test('is hidden and shown in bulk; tags already in that state do not change', async () => {
    const tags = [await whole(), await whole({ hidden: true })];
    const tag_ids = tags.map(({ id }) => id);
    const bulk = (action: string) => byOwner('POST', '/Tags/bulk.json', { bulk: { action, tag_ids } });
    expect((await bulk('hide')).body).toEqual({ count: 2 });
    for (const tag of tags) expect((await lookup(tag)).status).toBe(404);
    expect((await bulk('show')).body).toEqual({ count: 2 });
    for (const tag of tags) expect((await lookup(tag)).status).toBe(200);
    const { body } = await byOwner('GET', `/Tags/${tag_ids[0]}/history.json`);
    expect(body.map(({ changes }: { changes: object }) => changes)).toEqual(
      expect.arrayContaining([{ hidden: [false, true] }, { hidden: [true, false] }]),
    );
  });

  test('is imported and exported with `hidden` and `position`', async () => {
    const imported = (rows: object[]) => byOwner('POST', '/Tags/import.json', { import: { rows } });
    const rows = [
      { reference: 'OP-1', lang: 'en', text: 'One', hidden: 1, position: '7' },
      { reference: 'OP-2', lang: 'en', text: 'Two', hidden: 'maybe' },
    ];
    const { body } = await imported(rows);
    expect([body.create, body.invalid, Object.keys(body.rows[1].errors)]).toEqual([1, 1, ['hidden']]);
    const [{ tag_id }] = body.rows;
    const detailed = await byOwner('GET', `/Tags/${tag_id}.json?expand=details`);
    expect(detailed.body).toMatchObject({ reference: 'OP-1', hidden: true, position: 7 });
    expect((await imported(rows.slice(0, 1))).body.same).toBe(1);
    const table = await byOwner('GET', `/Tags/export.csv?tag_ids=${tag_id}`);
    expect(table.text.split('\r\n').map((line) => line.split(',').slice(-2))).toEqual([
      ['hidden', 'position'],
      ['1', '7'],
      expect.anything(),
    ]);
    const line = await byOwner('GET', `/Tags/export.ndjson?tag_ids=${tag_id}`);
    expect(JSON.parse(line.text)).toMatchObject({ hidden: true, position: 7 });
    await byOwner('PATCH', `/Tags/${tag_id}.json`, { tag: { hidden: 0, position: null } });
    expect((await byOwner('GET', `/Tags/export.ndjson?tag_ids=${tag_id}`)).text).not.toMatch(/hidden|position/);
  });

  test('returns details of a record on request', async () => {
    const tag = await whole({ reference: 'INV-0017', position: 3 });
    const details = { reference: 'INV-0017', hidden: false, position: 3 };
    const list = await byOwner('GET', '/Tags.json?expand=details');
    expect(list.body.find(({ id }: MadeTag) => id === tag.id)).toMatchObject(details);
    const shown = await byOwner('GET', `/Tags/${tag.id}.json?expand=details`);
    expect(shown.body).toMatchObject(details);
    const saved = await as(app, owner)(
      'PATCH',
      `/Tags/${tag.id}.json`,
      { tag: { position: 4 } },
      {
        headers: { 'If-Match': shown.headers.get('etag') as string },
      },
    );
    expect(saved.status).toBe(204);
  });
});

describe('OP2: the order', () => {
  const linkOf = (text: string, rel: string) => new RegExp(`<a rel="${rel}" href="/t/([0-9a-f]{12})`).exec(text)?.[1];

  test('links from tag to tag by position, then id, and skips hidden tags', async () => {
    const walker = await signedIn(app);
    const make = async (fields: object) => {
      const tag = await createTag(app);
      await app
        .db('tags')
        .where({ id: tag.id })
        .update({ customer_id: walker.id, ...fields });
      return tag;
    };
    const last = await make({});
    const second = await make({ position: 2 });
    const first = await make({ position: -1 });
    const dark = await make({ position: 2, hidden: true });
    const third = await make({ position: 2 });
    const end = await make({});
    const way = [first, second, third, last, end];
    for (const [at, tag] of way.entries()) {
      const { text } = await page(tag);
      expect([linkOf(text, 'prev'), linkOf(text, 'next')]).toEqual([
        way[at - 1]?.tag_identifier,
        way[at + 1]?.tag_identifier,
      ]);
    }
    const { text } = await page(dark);
    expect([linkOf(text, 'prev'), linkOf(text, 'next')]).toEqual([second.tag_identifier, third.tag_identifier]);
  });

  test('lists a place’s tags in the same order, page by page', async () => {
    const place = await makeRecord(app, 'places', owner.id);
    const tags: MadeTag[] = [];
    for (const position of [null, 5, 1, 5, null]) tags.push(await whole({ place_id: place, position }));
    const { TestBrowser } = await import('../setup/test-browser.ts');
    const { Customer } = await import('../../src/model/customer.ts');
    await Customer.fromJson({ id: owner.id }).$query(app.db).patch({ password_hash: null });
    const browser = new TestBrowser(app);
    const password = 'correct horse battery staple';
    await (await Customer.query(app.db).findById(owner.id))?.setPassword(app.db, password);
    await browser.signIn(owner.email, password);
    const { text } = await browser.get(`/places/${place}`);
    const table = text.slice(text.indexOf('Tags of this place'));
    const shown = [...table.matchAll(/href="\/Tags\/(\d+)"/g)].map(([, id]) => Number(id));
    const expected = [2, 1, 3, 0, 4].map((at) => tags[at]?.id);
    expect(shown.slice(0, 5)).toEqual(expected);
    const [one] = tags as [MadeTag];
    await app.db('tags').where({ id: one.id }).update({ hidden: true });
    expect((await browser.get('/Tags')).text).toContain('not open yet');
    const preview = await browser.get(`/Tags/${one.id}/preview`);
    expect([preview.status, preview.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(preview.text).toContain('Polonius');
    expect(preview.text).toContain(`<form method="get" action="/Tags/${one.id}/preview">`);
    expect(preview.text).not.toMatch(/action="[^"]*\/t\/|<textarea/);
    expect((await browser.get(`/Tags/${one.id}/preview?lang=de`)).text).toContain('<html lang="de"');
    expect((await browser.get(`/Tags/${await makeRecord(app, 'tags', stranger.id)}/preview`)).status).toBe(404);
    owner = await signedIn(app);
  });
});
