import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../setup/app.ts';
import { createTag, signedIn } from '../setup/factories.ts';
import { as, makeRecord, noId, notFound } from '../setup/management.ts';

let app: TestApp;
let ada: Awaited<ReturnType<typeof signedIn>>;
let bob: typeof ada;
let admin: typeof ada;
let next = 0;

beforeAll(async () => {
  app = await startApp();
  admin = await signedIn(app, { role: 'admin' });
});
afterAll(() => app.stop());
beforeEach(async () => {
  next += 1;
  ada = await signedIn(app);
  bob = await signedIn(app);
});

const create = (hardware: object, person = ada) => as(app, person)('POST', '/hardwares.json', { hardware });
const update = (id: number, hardware: object, person = ada) =>
  as(app, person)('PATCH', `/hardwares/${id}.json`, { hardware });
const row = (id: number) => app.db('hardwares').where({ id }).first();
const tagOf = (person: { id: number }) => makeRecord(app, 'tags', person.id);
const nfc = (more: object = {}) => ({ hardware_type: 'nfc', identifier: `04:ab:${next}`, ...more });
const taken = { identifier: ['is taken already'] };
const noTag = { tag_id: ['does not exist'] };

test('X8: the index is empty for everybody', async () => {
  await create(nfc());
  for (const person of [ada, admin]) {
    const answer = await as(app, person)('GET', '/hardwares.json');
    expect([answer.status, answer.body, answer.headers.get('x-total-count')]).toEqual([200, [], '0']);
  }
});

describe('create', () => {
  test('X50: stores the identifier in upper case', async () => {
    const { status, body } = await create(nfc({ identifier: `ab:cd:${next}ß` }));
    expect([status, body.identifier]).toEqual([201, `AB:CD:${next}SS`]);
  });

  test('X51: with a tag it is attached to it; without, it is free', async () => {
    const tag_id = await tagOf(ada);
    expect((await create(nfc({ tag_id: String(tag_id) }))).body.tag_id).toBe(tag_id);
    for (const none of [undefined, null, '']) {
      next += 1;
      expect((await create(nfc({ tag_id: none }))).body.tag_id).toBeNull();
    }
    const beside = await as(app, ada)('POST', '/hardwares.json', { tag_id, hardware: nfc({ identifier: 'beside' }) });
    expect(beside.body.tag_id).toBe(tag_id);
  });

  test('X52: a beacon without its numbers is taken, and found as the last resort', async () => {
    const { tag_identifier, id: tag_id } = await createTag(app, { auth_token: ada.token });
    const identifier = 'b9407f30-f5f8-466e-aff9-25556b57fe6d';
    const { status, body } = await create({ hardware_type: 'ble-beacon', identifier, tag_id });
    expect([status, body.major, body.minor]).toEqual([201, null, null]);
    const query = { id: identifier, type: 'ble-beacon', major: '1', minor: '2' };
    const found = await app.call('GET', '/api/v1/tags/showByHardwareId', { query });
    expect(found.body.tags[0].tag_identifier).toBe(tag_identifier);
  });

  test('D18, D19: numbers are a beacon’s, and the old spelling of the type is understood', async () => {
    const beacon = await create({ hardware_type: 'ble_beacon', identifier: `b${next}`, major: '7', minor: 65535 });
    expect(beacon.body).toMatchObject({ hardware_type: 'ble-beacon', major: 7, minor: 65535 });
    expect((await create(nfc({ major: 1, minor: 2 }))).body).toMatchObject({ major: null, minor: null });
  });

  test('X53: a location, or none', async () => {
    const located = await create(nfc({ latitude: '52.5', longitude: -0.1 }));
    expect(located.body).toMatchObject({ latitude: 52.5, longitude: -0.1 });
    next += 1;
    expect((await create(nfc({ latitude: '' }))).body).toMatchObject({ latitude: null, longitude: null });
  });

  test.each([
    [{ hardware_type: 'bell' }, { hardware_type: ['is not one of nfc, ble-beacon, qr'] }],
    [{ hardware_type: '' }, { hardware_type: ["can't be blank"] }],
    [{ identifier: '  ' }, { identifier: ["can't be blank"] }],
    [{ identifier: ':-:' }, { identifier: ['is not an identifier of such hardware'] }],
    [{ identifier: 'ß'.repeat(100) }, { identifier: ['is not an identifier of such hardware'] }],
    [{ identifier: 'x'.repeat(129) }, { identifier: ['is too long: at most 128 characters'] }],
    [
      { major: 65_536, minor: -1 },
      { major: ['is more than 65535'], minor: ['is less than 0'] },
    ],
    [{ major: 1.5 }, { major: ['is not a whole number'] }],
    [{ latitude: 91 }, { latitude: ['is more than 90'] }],
    [{ tag_id: noId }, noTag],
    [{ tag_id: 'x' }, { tag_id: ['is not a number'] }],
  ])('X56: refuses %j', async (given, errors) => {
    const answer = await create(nfc(given));
    expect([answer.status, answer.body]).toEqual([422, errors]);
  });

  test('X56: what is missing is named', async () => {
    const answer = await create({ latitude: 1 });
    expect(answer.body).toEqual({ identifier: ["can't be blank"], hardware_type: ["can't be blank"] });
  });

  test('D62: a foreign tag is refused like one that is not there', async () => {
    const tag_id = await tagOf(bob);
    const foreign = await create(nfc({ tag_id }));
    expect([foreign.status, foreign.body]).toEqual([422, noTag]);
    expect(foreign.text).toBe((await create(nfc({ tag_id: noId }))).text);
  });

  test('D62: an item that is attached to somebody else’s tag is refused, not saying whose', async () => {
    await createTag(app, { auth_token: bob.token, hardware_id: `04AB${next}`, hardware_type: 'nfc' });
    for (const tag_id of [undefined, await tagOf(ada)]) {
      const answer = await create(nfc({ tag_id }));
      expect([answer.status, answer.body]).toEqual([422, taken]);
    }
  });

  test('D44: an item that is free is taken over by whoever attaches it', async () => {
    const { body: free } = await create(nfc(), bob);
    expect((await create(nfc())).body).toEqual(taken);
    const tag_id = await tagOf(ada);
    expect((await create(nfc({ tag_id }))).body).toMatchObject({ id: free.id, tag_id });
    expect((await as(app, bob)('GET', `/hardwares/${free.id}.json`)).status).toBe(404);
  });

  test('D23: one of another tag of the same customer is moved; one of this tag stays', async () => {
    const [one, two] = [await tagOf(ada), await tagOf(ada)];
    const { body: made } = await create(nfc({ tag_id: one, latitude: 1, longitude: 2 }));
    expect((await create(nfc({ tag_id: one }))).body).toMatchObject({ id: made.id, latitude: 1 });
    expect((await create(nfc({ tag_id: two }))).body).toMatchObject({ id: made.id, tag_id: two, latitude: null });
  });

  test('D23: the tag that it comes to and the one that it leaves have changed with it', async () => {
    const [one, two, neither] = [await tagOf(ada), await tagOf(ada), await tagOf(ada)];
    const change = async (how: () => Promise<unknown>) => {
      await app
        .db('tags')
        .whereIn('id', [one, two, neither])
        .update({ updated_at: new Date(0) });
      await how();
      const tags = await app.db('tags').whereIn('id', [one, two, neither]).where('updated_at', '>', new Date(0));
      return tags.map(({ id }) => id).sort();
    };
    const { body: made } = await create(nfc({ tag_id: one }));
    expect(await change(() => create(nfc({ tag_id: two })))).toEqual([one, two]);
    expect(await change(() => update(made.id, { tag_id: one }))).toEqual([one, two]);
    expect(await change(() => update(made.id, { tag_id: '' }))).toEqual([one]);
    expect(await change(() => create(nfc({ tag_id: two })))).toEqual([two]);
    expect(await change(() => as(app, ada)('DELETE', `/hardwares/${made.id}.json`))).toEqual([two]);
  });
});

describe('update', () => {
  test('X54, X55: answers the record, its identifier in upper case', async () => {
    const { body: made } = await create(nfc());
    const { status, body } = await update(made.id, { identifier: `cd:ef:${next}`, latitude: 3 });
    expect([status, body]).toEqual([
      200,
      { ...made, identifier: `CD:EF:${next}`, latitude: 3, updated_at: expect.any(String) },
    ]);
  });

  test('X31: a tag moves it there, beside the group too; blank frees it', async () => {
    const [one, two] = [await tagOf(ada), await tagOf(ada)];
    const { body: made } = await create(nfc({ tag_id: one }));
    expect((await update(made.id, { tag_id: two })).body.tag_id).toBe(two);
    const beside = await as(app, ada)('PATCH', `/hardwares/${made.id}.json`, {
      tag_id: one,
      hardware: { latitude: 1 },
    });
    expect(beside.body.tag_id).toBe(one);
    expect((await update(made.id, { tag_id: '' })).body.tag_id).toBeNull();
    expect(await row(made.id)).toMatchObject({ customer_id: ada.id });
  });

  test('X31: only to a tag that the caller may change', async () => {
    const { body: made } = await create(nfc({ tag_id: await tagOf(ada) }));
    for (const tag_id of [await tagOf(bob), noId]) {
      const answer = await update(made.id, { tag_id });
      expect([answer.status, answer.body]).toEqual([422, noTag]);
    }
    const tag_id = await tagOf(bob);
    expect((await update(made.id, { tag_id }, admin)).body.tag_id).toBe(tag_id);
    expect((await update(made.id, { latitude: 1 })).status).toBe(404);
    expect((await update(made.id, { latitude: 1 }, bob)).status).toBe(200);
  });

  test('D62: not to what another item is called', async () => {
    await createTag(app, { auth_token: bob.token, hardware_id: `04AB${next}`, hardware_type: 'nfc' });
    const { body: made } = await create({ hardware_type: 'qr', identifier: `04-ab-${next}` });
    const answer = await update(made.id, { hardware_type: 'nfc' });
    expect([answer.status, answer.body]).toEqual([422, taken]);
    expect(await row(made.id)).toMatchObject({ hardware_type: 'qr' });
  });

  test('D18: what is no beacon any more has no numbers', async () => {
    const { body: made } = await create({ hardware_type: 'ble-beacon', identifier: `b${next}`, major: 1, minor: 2 });
    expect((await update(made.id, { hardware_type: 'nfc' })).body).toMatchObject({ major: null, minor: null });
    expect((await update(made.id, { hardware_type: 'ble-beacon', minor: 5 })).body).toMatchObject({
      major: null,
      minor: 5,
    });
  });
});

test('R18: a free item is its maker’s, or its last owner’s, and the admins’', async () => {
  const { body: made } = await create(nfc());
  const show = (person: typeof ada) => as(app, person)('GET', `/hardwares/${made.id}.json`);
  expect([(await show(ada)).status, (await show(admin)).status]).toEqual([200, 200]);
  expect([(await show(bob)).status, (await show(bob)).body]).toEqual([404, notFound]);
});

test('H11: an item that is destroyed can be attached by anybody', async () => {
  const { body: made } = await create(nfc({ tag_id: await tagOf(ada) }));
  expect((await as(app, ada)('DELETE', `/hardwares/${made.id}.json`)).status).toBe(204);
  const { status } = await create(nfc({ tag_id: await tagOf(bob) }), bob);
  expect(status).toBe(201);
});
