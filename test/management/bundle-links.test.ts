/** `/bundle_links`: links by which apps without an account fetch tags, as their owner makes and revokes them by JSON. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { limits } from '../../contracts/primitives.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { atOnce } from '../setup/at-once.ts';
import { signedIn } from '../setup/factories.ts';
import { as, makeRecord, noId, notFound } from '../setup/management.ts';
import { json } from '../setup/spec.ts';

let app: TestApp;
let owner: Awaited<ReturnType<typeof signedIn>>;
let other: typeof owner;
let admin: typeof owner;
let place: number;

beforeAll(async () => {
  app = await startApp();
  [owner, other, admin] = [await signedIn(app), await signedIn(app), await signedIn(app, { role: 'admin' })];
  place = await makeRecord(app, 'places', owner.id);
});
afterAll(() => app.stop());
beforeEach(() => app.db('bundle_links').delete());

const make = (given: object, caller = owner) => app.spec(caller).post('/bundle_links.json').withJson(given);
const list = (caller = owner, query = '') => app.spec(caller).get(`/bundle_links.json${query}`);
const foreign = { place_id: ['is not one of your places'] };
const keyIn = (url: string) => new URL(url).pathname.split('/').at(-1) ?? '';

describe('B5: creating a link', () => {
  test('returns its address once: 256 random bits, stored as a hash', async () => {
    const made = await make({ bundle_link: { place_id: place } })
      .expectStatus(201)
      .expect(
        json({
          id: expect.any(Number),
          place_id: place,
          last_used_at: null,
          created_at: expect.stringMatching(/^2.*Z$/),
          url: expect.stringMatching(new RegExp(`^${app.config.publicUrl}/bundles/[\\w-]{43}$`)),
        }),
      );
    const { url, ...rest } = made.body;
    await list()
      .expectStatus(200)
      .expectJson([{ ...rest, url: null }]);
    const row = await app.db('bundle_links').first();
    expect(row.key_hash).toEqual(createHash('sha256').update(keyIn(url)).digest());
    expect(JSON.stringify(row)).not.toContain(keyIn(url));
    expect(made.headers['cache-control']).toContain('no-store');
  });

  test.each([
    ['null', { bundle_link: { place_id: null } }],
    ['a blank', { bundle_link: { place_id: '' } }],
    ['flat', { place_id: null }],
    ['absent', { bundle_link: {} }],
  ])('without a place leads to all tags: %s', async (_, given) => {
    await make(given).expectStatus(201).expectJson('place_id', null);
  });

  test('accepts flat fields and forms', async () => {
    await make({ place_id: `${place}` })
      .expectStatus(201)
      .expectJson('place_id', place);
    await app
      .spec(owner)
      .post('/bundle_links.json')
      .withHeaders({ 'Content-Type': 'application/x-www-form-urlencoded' })
      .withBody(`bundle_link%5Bplace_id%5D=${place}`)
      .expectStatus(201)
      .expectJson('place_id', place);
  });

  test('rejects another customer’s place like an unknown one, even for an admin', async () => {
    const theirs = await makeRecord(app, 'places', other.id);
    for (const place_id of [theirs, noId])
      for (const caller of [owner, admin])
        await make({ bundle_link: { place_id } }, caller).expectStatus(422).expectJson(foreign);
    expect(await app.db('bundle_links').select()).toEqual([]);
  });

  test.each([
    [{}, { base: ['bundle_link is missing'] }],
    [{ bundle_link: null }, { base: ['bundle_link is missing'] }],
    [{ bundle_link: { place_id: 'the museum' } }, { place_id: ['is not a number'] }],
  ])('refuses %j', async (given, errors) => {
    await make(given).expectStatus(422).expectJson(errors);
  });

  test.each([[{}], [[]], [true], [0], [-1], [1.5], [2 ** 31], [1e30], ['\0'], ['3x'], [['3']]])(
    'refuses %j as a place',
    async (place_id) => {
      const refused = await make({ bundle_link: { place_id } }).expectStatus(422);
      expect(Object.keys(refused.body)).toEqual(['place_id']);
    },
  );

  test('ignores unknown fields and the Idempotency-Key', async () => {
    const given = { bundle_link: { customer_id: other.id, id: 5, url: 'https://evil.example', key_hash: 'a' } };
    const urls = new Set<string>();
    for (const _ of [1, 2]) {
      const made = await make(given).withHeaders({ 'Idempotency-Key': 'the same' }).expectStatus(201);
      urls.add(made.body.url);
    }
    expect(urls.size).toBe(2);
    expect(await app.db('kept_answers').select()).toEqual([]);
    expect(await app.db('bundle_links').distinct().pluck('customer_id')).toEqual([owner.id]);
  });
});

describe(`B5: a customer has at most ${limits.bundleLinks}`, () => {
  const tooMany = { base: [expect.stringContaining(`There are ${limits.bundleLinks} links`)] };

  test('rejects one more until a link is deleted', async () => {
    for (let made = 0; made < limits.bundleLinks; made += 1) await makeRecord(app, 'bundle_links', owner.id);
    await make({ bundle_link: {} }).expectStatus(422).expect(json(tooMany));
    await make({ bundle_link: {} }, other).expectStatus(201);
    const { id } = await app.db('bundle_links').where({ customer_id: owner.id }).first();
    await app.spec(owner).delete(`/bundle_links/${id}.json`).expectStatus(204);
    await make({ bundle_link: {} }).expectStatus(201);
  });

  test('keeps the limit under concurrent requests', async () => {
    for (let made = 0; made < limits.bundleLinks - 1; made += 1) await makeRecord(app, 'bundle_links', owner.id);
    const one = () => as(app, owner)('POST', '/bundle_links.json', { bundle_link: {} });
    const outcomes = await atOnce(
      app.db,
      (trx) => trx('customers').where({ id: owner.id }).forUpdate().first(),
      ...[one, one, one],
    );
    const statuses = outcomes.map((outcome) =>
      outcome.status === 'fulfilled' ? outcome.value.status : outcome.reason,
    );
    expect(statuses.sort()).toEqual([201, 422, 422]);
    expect(await app.db('bundle_links').where({ customer_id: owner.id })).toHaveLength(limits.bundleLinks);
  });
});

describe('B5: a customer’s own links only', () => {
  test('lists them by ascending id and in pages on request; admins see only their own', async () => {
    const ids: number[] = [];
    for (const _ of [1, 2, 3]) ids.push(await makeRecord(app, 'bundle_links', owner.id));
    const theirs = await makeRecord(app, 'bundle_links', admin.id);
    await list().expectHeader('x-total-count', '3').expectJson('[*].id', ids);
    await list(admin).expectJson('[*].id', [theirs]);
    const page = await list(owner, '?limit=2').expectJson('[*].id', ids.slice(0, 2));
    expect(page.headers.link).toBe(`<${app.url}/bundle_links.json?limit=2&after=${ids[1]}>; rel="next"`);
    await list(owner, `?limit=2&after=${ids[1]}`).expectJson('[*].id', ids.slice(2));
  });

  test('answers 404 for another customer’s link, even for an admin', async () => {
    const id = await makeRecord(app, 'bundle_links', other.id);
    for (const caller of [owner, admin])
      for (const each of [id, noId, 'x', 0])
        await app.spec(caller).delete(`/bundle_links/${each}.json`).expectStatus(404).expectJson(notFound);
    expect(await app.db('bundle_links').where({ id })).toHaveLength(1);
  });

  test('deletes a link', async () => {
    const id = await makeRecord(app, 'bundle_links', owner.id);
    await app.spec(owner).delete(`/bundle_links/${id}.json`).expectStatus(204).expectBody('');
    await app.spec(owner).delete(`/bundle_links/${id}.json`).expectStatus(404);
    await list().expectJson([]);
  });

  test('offers neither showing nor updating a single link', async () => {
    const id = await makeRecord(app, 'bundle_links', owner.id);
    for (const method of ['GET', 'PATCH', 'PUT', 'POST'])
      await app
        .spec(owner)
        .withMethod(method)
        .withPath(`/bundle_links/${id}.json`)
        .expectStatus(405)
        .expectHeader('allow', 'DELETE, OPTIONS');
  });

  test('deletes a link with its place instead of widening it to all tags', async () => {
    const gone = await makeRecord(app, 'places', owner.id);
    await make({ bundle_link: { place_id: gone } }).expectStatus(201);
    await app.spec(owner).delete(`/places/${gone}.json`).expectStatus(204);
    await list().expectJson([]);
  });

  test('deletes links with their customer', async () => {
    const { id } = await signedIn(app);
    await makeRecord(app, 'bundle_links', id);
    await app.spec(admin).delete(`/customers/${id}.json`).expectStatus(204);
    expect(await app.db('bundle_links').select()).toEqual([]);
  });
});
