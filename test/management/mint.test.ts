/** Creating unused tags: the requested number or none, their owner and place, and the limit. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../setup/app.ts';
import { atOnce } from '../setup/at-once.ts';
import { signedIn } from '../setup/factories.ts';
import { as, makeRecord, makeText, noId } from '../setup/management.ts';

type Caller = Awaited<ReturnType<typeof signedIn>>;

let app: TestApp;
let owner: Caller;
let other: Caller;
let admin: Caller;
let hall: number;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

beforeEach(async () => {
  [owner, other] = [await signedIn(app), await signedIn(app)];
  admin = await signedIn(app, { role: 'admin' });
  hall = await makeRecord(app, 'places', owner.id);
});

const mint = (fields: unknown, caller: Caller | undefined = owner, headers = {}) =>
  as(app, caller)('POST', '/Tags/mint.json', { mint: fields }, { headers });
const stored = (customer_id: number | null) => app.db('tags').where({ customer_id }).orderBy('id');
const foreign = { place_id: ["is not a place of the tags' customer"] };

test('E4: creates the requested number of blank tags and returns them as a bare array', async () => {
  const { status, body } = await mint({ count: 3, place_id: hall });
  expect(status).toBe(201);
  expect(body).toHaveLength(3);
  const listed = await as(app, owner)('GET', '/Tags.json');
  expect(body).toEqual(listed.body);
  for (const tag of body)
    expect(tag).toMatchObject({
      customer_id: owner.id,
      place_id: hall,
      parent_id: null,
      description: null,
      tag_identifier: expect.stringMatching(/^[0-9a-f]{12}$/),
      url: `${app.config.publicUrl}/Tags/${tag.id}.json`,
    });
  expect(new Set(body.map(({ tag_identifier }: { tag_identifier: string }) => tag_identifier)).size).toBe(3);
});

test('E4: creates between 1 and 500 tags', async () => {
  expect((await mint({ count: 500 })).body).toHaveLength(500);
  expect(await mint({ count: 501 })).toMatchObject({ status: 422, body: { count: ['is more than 500'] } });
  expect(await mint({ count: 0 })).toMatchObject({ status: 422, body: { count: ['is less than 1'] } });
  expect(await mint({ count: 'many' })).toMatchObject({ status: 422, body: { count: [expect.any(String)] } });
  expect(await mint({})).toMatchObject({ status: 422, body: { count: ["can't be blank"] } });
  expect(await stored(owner.id)).toHaveLength(500);
});

test('E4: tags made by an admin belong to the place’s customer, the named customer, or the admin', async () => {
  const ownersOf = async (fields: object) => (await mint({ count: 1, ...fields }, admin)).body[0].customer_id;
  expect(await ownersOf({})).toBe(admin.id);
  expect(await ownersOf({ place_id: hall })).toBe(owner.id);
  expect(await ownersOf({ customer_id: other.id })).toBe(other.id);
  expect(await ownersOf({ customer_id: owner.id, place_id: hall })).toBe(owner.id);
  const elsewhere = await mint({ count: 1, customer_id: other.id, place_id: hall }, admin);
  expect(elsewhere).toMatchObject({ status: 422, body: foreign });
  const nobody = await mint({ count: 1, customer_id: noId }, admin);
  expect(nobody).toMatchObject({ status: 422, body: { customer_id: ['does not exist'] } });
});

test('E4: ignores the customer for non-admins, and treats another customer’s place like an unknown one', async () => {
  for (const customer_id of [other.id, noId, 'x', [], {}]) {
    const { body } = await mint({ count: 1, customer_id });
    expect(body[0].customer_id).toBe(owner.id);
  }
  const yard = await makeRecord(app, 'places', other.id);
  const [theirs, none] = [await mint({ count: 2, place_id: yard }), await mint({ count: 2, place_id: noId })];
  expect(theirs).toMatchObject({ status: 422, body: foreign });
  expect({ ...theirs, headers: 0, times: 0 }).toEqual({ ...none, headers: 0, times: 0 });
  expect(await stored(owner.id)).toHaveLength(5);
});

test('refuses a request without a token with 401', async () => {
  const answer = await as(app, undefined)('POST', '/Tags/mint.json', { mint: { count: 1 } });
  expect(answer.status).toBe(401);
});

test('E4: a customer never has more than 10 000 unused tags', async () => {
  await app.db.raw(
    `insert into tags (tag_identifier, customer_id)
     select lpad(to_hex(? * 10000 + n), 12, 'a'), ? from generate_series(1, 9990) n`,
    [owner.id, owner.id],
  );
  const [first] = await stored(owner.id);
  await makeText(app, first.id);
  // 9 989 by now.
  const tooMany = await mint({ count: 12 });
  expect(tooMany).toMatchObject({
    status: 422,
    body: {
      count: [`is too many: 9989 of the customer's tags are not in use, and there can be 10000 of them`],
    },
  });
  const both = await atOnce(
    app.db,
    (trx) => trx.raw('lock table tags in share mode'),
    () => mint({ count: 11 }),
    () => mint({ count: 11 }),
  );
  expect(both.map((each) => each.status === 'fulfilled' && each.value.status).sort()).toEqual([201, 422]);
  expect((await mint({ count: 1 }, other)).status).toBe(201);
});

test('E4, I4: is idempotent with an Idempotency-Key', async () => {
  const headers = { 'Idempotency-Key': `minted-${owner.id}` };
  const [first, again] = [await mint({ count: 4 }, owner, headers), await mint({ count: 4 }, owner, headers)];
  expect([first.status, again.status, again.headers.get('idempotency-replayed')]).toEqual([201, 201, 'true']);
  expect(again.body).toEqual(first.body);
  expect(await mint({ count: 5 }, owner, headers)).toMatchObject({ status: 409 });
  expect(await stored(owner.id)).toHaveLength(4);
});

test('an unused tag is looked up like any other', async () => {
  const { body } = await mint({ count: 1 });
  const [{ tag_identifier }] = body;
  const shown = await app.call('GET', `/api/v1/tags/show?id=${tag_identifier}`);
  expect(shown).toMatchObject({ status: 200, body: { tags: [{ tag_identifier }] } });
});
