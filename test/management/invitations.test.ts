/** `/invitations` as JSON: admins invite, list open invitations, and revoke them. */
import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../setup/app.ts';
import { atOnce } from '../setup/at-once.ts';
import { signedIn } from '../setup/factories.ts';
import { as, makeRecord, noId, notFound } from '../setup/management.ts';
import { json } from '../setup/spec.ts';

let app: TestApp;
let admin: Awaited<ReturnType<typeof signedIn>>;
let other: typeof admin;
let customer: typeof admin;

beforeAll(async () => {
  app = await startApp();
  [admin, other] = [await signedIn(app, { role: 'admin' }), await signedIn(app, { role: 'admin' })];
  customer = await signedIn(app);
});
afterAll(() => app.stop());
beforeEach(() => app.db('invitations').delete());

const make = (given: object, caller = admin) => app.spec(caller).post('/invitations.json').withJson(given);
const invite = (email: string, more: object = {}, caller = admin) => make({ invitation: { email, ...more } }, caller);
const list = (caller = admin, query = '') => app.spec(caller).get(`/invitations.json${query}`);
const tokenIn = (url: string) => new URL(url).searchParams.get('token') ?? '';
const anybody = () => `${randomUUID()}@example.com`;

describe('Z1: inviting', () => {
  test('returns the address once: 256 random bits, stored as a hash, valid for 72 hours', async () => {
    const made = await invite(' Grace@Example.com ', { name: 'Grace', role: 'admin' })
      .expectStatus(201)
      .expect(
        json({
          id: expect.any(Number),
          email: 'grace@example.com',
          name: 'Grace',
          role: 'admin',
          customer_id: admin.id,
          sent: false,
          expires_at: expect.stringMatching(/^2.*Z$/),
          created_at: expect.stringMatching(/^2.*Z$/),
          url: expect.stringMatching(
            new RegExp(`^${app.config.publicUrl.replaceAll('.', '\\.')}/invitation\\?token=[\\w-]{43}$`),
          ),
        }),
      );
    const { url, ...rest } = made.body;
    expect(Date.parse(rest.expires_at) - Date.parse(rest.created_at)).toBe(72 * 3_600_000);
    await list()
      .expectStatus(200)
      .expectJson([{ ...rest, url: null }]);
    const row = await app.db('invitations').first();
    expect(row.token_hash).toEqual(createHash('sha256').update(tokenIn(url)).digest());
    expect(JSON.stringify(row)).not.toContain(tokenIn(url));
    expect(made.headers['cache-control']).toContain('no-store');
    expect(JSON.stringify(app.logged)).not.toContain(tokenIn(url));
  });

  test('accepts flat fields and forms', async () => {
    await make({ email: anybody() }).expectStatus(201).expectJson('name', null).expectJson('role', null);
    await app
      .spec(admin)
      .post('/invitations.json')
      .withHeaders({ 'Content-Type': 'application/x-www-form-urlencoded', Host: 'evil.example' })
      .withBody('invitation%5Bemail%5D=a%40example.com&invitation%5Bname%5D=')
      .expectStatus(201)
      .expectJson('email', 'a@example.com')
      .expect(json(expect.objectContaining({ name: null, url: expect.stringContaining(app.config.publicUrl) })));
  });

  test.each([
    [{}, { base: ['invitation is missing'] }],
    [{ invitation: {} }, { email: ["can't be blank"] }],
    [{ invitation: { email: ' ' } }, { email: ["can't be blank"] }],
    [{ invitation: { email: 'grace' } }, { email: ['is not an e-mail address'] }],
    [{ invitation: { email: `${'a'.repeat(250)}@example.com` } }, { email: ['is longer than 254 characters'] }],
    [{ invitation: { email: 'a@b', name: ['x'] } }, { name: ['is not text'] }],
  ])('refuses %j', async (given, errors) => {
    const refused = await make(given).expectStatus(422);
    expect(Object.keys(refused.body)).toEqual(Object.keys(errors));
    expect(await app.db('invitations').select()).toEqual([]);
  });

  test('refuses a customer’s e-mail address in any spelling', async () => {
    await invite(customer.email.toUpperCase())
      .expectStatus(422)
      .expectJson({ email: ['is that of a customer already'] });
  });

  test('replaces an open invitation for the same address, also under concurrency', async () => {
    const email = anybody();
    const { body: former } = await invite(email).expectStatus(201);
    const { body: next } = await invite(email, {}, other).expectStatus(201);
    await list().expectJson('[*].id', [next.id]);
    expect(next.id).not.toBe(former.id);
    const one = () => as(app, admin)('POST', '/invitations.json', { invitation: { email } });
    const outcomes = await atOnce(app.db, (trx) => trx('invitations').where({ email }).forUpdate().first(), one, one);
    expect(outcomes.map((outcome) => outcome.status === 'fulfilled' && outcome.value.status)).toEqual([201, 201]);
    expect(await app.db('invitations').where({ email })).toHaveLength(1);
  });

  test('ignores the Idempotency-Key, since replaying would store the address', async () => {
    const ids = new Set<number>();
    for (const email of [anybody(), anybody()]) {
      const made = await invite(email).withHeaders({ 'Idempotency-Key': 'the same' }).expectStatus(201);
      ids.add(made.body.id);
    }
    expect(ids.size).toBe(2);
    expect(await app.db('kept_answers').select()).toEqual([]);
  });
});

describe('Z1: for admins only', () => {
  const forbidden = { error: { message: 'Only an admin may do this', code: 'InvalidRequest' } };

  test('answers non-admins 403, whether or not the invitation exists', async () => {
    const { body } = await invite(anybody());
    await make({}, customer).expectStatus(403).expectJson(forbidden);
    await list(customer).expectStatus(403).expectJson(forbidden);
    for (const id of [body.id, noId])
      await app.spec(customer).delete(`/invitations/${id}.json`).expectStatus(403).expectJson(forbidden);
    expect(await app.db('invitations').select()).toHaveLength(1);
  });

  test('deletes the invitations of an admin who is demoted or suspended', async () => {
    for (const change of [{ role: '' }, { suspended: true }]) {
      const maker = await signedIn(app, { role: 'admin' });
      await invite(anybody(), {}, maker).expectStatus(201);
      await app.spec(admin).patch(`/customers/${maker.id}.json`).withJson({ customer: change }).expectStatus(204);
      expect(await app.db('invitations').where({ customer_id: maker.id })).toEqual([]);
    }
  });

  test('keeps invitations when other fields of the customer change', async () => {
    const maker = await signedIn(app, { role: 'admin' });
    await invite(anybody(), {}, maker).expectStatus(201);
    const changes = { name: 'Another', role: 'admin', suspended: false };
    await app.spec(admin).patch(`/customers/${maker.id}.json`).withJson({ customer: changes }).expectStatus(204);
    expect(await app.db('invitations').where({ customer_id: maker.id })).toHaveLength(1);
  });
});

describe('Z1: the list', () => {
  test('has all admins’ open invitations by ascending id, in pages', async () => {
    const ids: number[] = [];
    for (const caller of [admin, other, admin]) ids.push((await invite(anybody(), {}, caller)).body.id);
    await list().expectHeader('x-total-count', '3').expectJson('[*].id', ids);
    const page = await list(admin, '?limit=2').expectJson('[*].id', ids.slice(0, 2));
    expect(page.headers.link).toBe(`<${app.url}/invitations.json?limit=2&after=${ids[1]}>; rel="next"`);
  });

  test('omits invitations that are expired, for an existing customer, or not by an admin', async () => {
    const made = [anybody(), anybody(), anybody(), anybody()];
    for (const email of made) await invite(email).expectStatus(201);
    const of = (email: string | undefined) => app.db('invitations').where({ email });
    await of(made[0]).update({ expires_at: app.db.raw(`now() - interval '1 second'`) });
    await app.db('customers').insert({ email: made[1] });
    await of(made[2]).update({ customer_id: customer.id });
    await list().expectJson('[*].email', [made[3]]).expectHeader('x-total-count', '1');
  });

  test('has more than a thousand entries', async () => {
    const rows = Array.from({ length: 1003 }, (_, i) => ({
      customer_id: admin.id,
      email: `${i}@example.com`,
      token_hash: createHash('sha256').update(`${i}`).digest(),
    }));
    await app.db.batchInsert('invitations', rows);
    const all = await list().expectStatus(200);
    expect(all.body).toHaveLength(1003);
  });
});

test('Z1: an invitation is revoked once, and then answers 404', async () => {
  const id = await makeRecord(app, 'invitations', null);
  await app.spec(admin).delete(`/invitations/${id}.json`).expectStatus(204);
  for (const gone of [id, noId])
    await app.spec(admin).delete(`/invitations/${gone}.json`).expectStatus(404).expectJson(notFound);
});
