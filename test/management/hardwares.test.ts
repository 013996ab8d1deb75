import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../setup/app.ts';
import { createTag, signedIn } from '../setup/factories.ts';
import { makeRecord, noId, notFound } from '../setup/management.ts';
import { json, type Spec, text } from '../setup/spec.ts';

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

const create = (hardware: object, person = ada) => app.spec(person).post('/hardwares.json').withJson({ hardware });
const update = (id: number, hardware: object, person = ada) =>
  app.spec(person).patch(`/hardwares/${id}.json`).withJson({ hardware });
const row = (id: number) => app.db('hardwares').where({ id }).first();
const tagOf = (person: { id: number }) => makeRecord(app, 'tags', person.id);
const nfc = (more: object = {}) => ({ hardware_type: 'nfc', identifier: `04:ab:${next}`, ...more });
const taken = { identifier: ['is taken already'] };
const noTag = { tag_id: ['does not exist'] };

test('X8: the index is empty for all callers', async () => {
  await create(nfc());
  for (const person of [ada, admin]) {
    await app.spec(person).get('/hardwares.json').expectStatus(200).expectJson([]).expectHeader('x-total-count', '0');
  }
});

describe('create', () => {
  test('X50: stores the identifier in upper case', async () => {
    await create(nfc({ identifier: `ab:cd:${next}ß` }))
      .expectStatus(201)
      .expectJson('identifier', `AB:CD:${next}SS`);
  });

  test('X51: attaches the item to the tag if one is given, and otherwise leaves it free', async () => {
    const tag_id = await tagOf(ada);
    await create(nfc({ tag_id: String(tag_id) })).expectJson('tag_id', tag_id);
    for (const none of [undefined, null, '']) {
      next += 1;
      await create(nfc({ tag_id: none })).expectJson('tag_id', null);
    }
    await app
      .spec(ada)
      .post('/hardwares.json')
      .withJson({ tag_id, hardware: nfc({ identifier: 'beside' }) })
      .expectJson('tag_id', tag_id);
  });

  test('X52: accepts a beacon without major and minor, and finds it as a last resort', async () => {
    const { tag_identifier, id: tag_id } = await createTag(app, { auth_token: ada.token });
    const identifier = 'b9407f30-f5f8-466e-aff9-25556b57fe6d';
    await create({ hardware_type: 'ble-beacon', identifier, tag_id })
      .expectStatus(201)
      .expectJson('major', null)
      .expectJson('minor', null);
    const query = { id: identifier, type: 'ble-beacon', major: '1', minor: '2' };
    await app
      .spec()
      .get('/api/v1/tags/showByHardwareId')
      .withQueryParams(query)
      .expectJson('tags[0].tag_identifier', tag_identifier);
  });

  test('D18, D19: stores major and minor only for beacons, and accepts the old spelling of the type', async () => {
    const beacon = await create({ hardware_type: 'ble_beacon', identifier: `b${next}`, major: '7', minor: 65535 });
    expect(beacon.body).toMatchObject({ hardware_type: 'ble-beacon', major: 7, minor: 65535 });
    await create(nfc({ major: 1, minor: 2 })).expectJsonLike({ major: null, minor: null });
  });

  test('X53: stores a location or none', async () => {
    await create(nfc({ latitude: '52.5', longitude: -0.1 })).expectJsonLike({ latitude: 52.5, longitude: -0.1 });
    next += 1;
    await create(nfc({ latitude: '' })).expectJsonLike({ latitude: null, longitude: null });
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
    await create(nfc(given)).expectStatus(422).expectJson(errors);
  });

  test('X56: lists missing fields', async () => {
    await create({ latitude: 1 }).expectJson({ identifier: ["can't be blank"], hardware_type: ["can't be blank"] });
  });

  test('D62: refuses another customer’s tag like an unknown one', async () => {
    const tag_id = await tagOf(bob);
    const foreign = await create(nfc({ tag_id })).expectStatus(422).expectJson(noTag);
    await create(nfc({ tag_id: noId })).expect(text(foreign.text));
  });

  test('D62: refuses an item attached to another customer’s tag without naming the owner', async () => {
    await createTag(app, { auth_token: bob.token, hardware_id: `04AB${next}`, hardware_type: 'nfc' });
    for (const tag_id of [undefined, await tagOf(ada)]) {
      await create(nfc({ tag_id })).expectStatus(422).expectJson(taken);
    }
  });

  test('D44: attaching a free item takes it over from its last owner', async () => {
    const { body: free } = await create(nfc(), bob);
    await create(nfc()).expectJson(taken);
    const tag_id = await tagOf(ada);
    await create(nfc({ tag_id })).expectJsonLike({ id: free.id, tag_id });
    await app.spec(bob).get(`/hardwares/${free.id}.json`).expectStatus(404);
  });

  test('D23: moves an item from another tag of the same customer, and keeps one that is already here', async () => {
    const [one, two] = [await tagOf(ada), await tagOf(ada)];
    const { body: made } = await create(nfc({ tag_id: one, latitude: 1, longitude: 2 }));
    await create(nfc({ tag_id: one })).expectJsonLike({ id: made.id, latitude: 1 });
    await create(nfc({ tag_id: two })).expectJsonLike({ id: made.id, tag_id: two, latitude: null });
  });

  test('D23: updates both the tag that gains the item and the tag that loses it', async () => {
    const [one, two, neither] = [await tagOf(ada), await tagOf(ada), await tagOf(ada)];
    const change = async (how: () => Spec) => {
      await app
        .db('tags')
        .whereIn('id', [one, two, neither])
        .update({ updated_at: new Date(0) });
      await how();
      const tags = await app.db('tags').whereIn('id', [one, two, neither]).where('updated_at', '>', new Date(0));
      return tags.map(({ id }) => id).sort((a, b) => a - b);
    };
    const { body: made } = await create(nfc({ tag_id: one }));
    expect(await change(() => create(nfc({ tag_id: two })))).toEqual([one, two]);
    expect(await change(() => update(made.id, { tag_id: one }))).toEqual([one, two]);
    expect(await change(() => update(made.id, { tag_id: '' }))).toEqual([one]);
    expect(await change(() => create(nfc({ tag_id: two })))).toEqual([two]);
    expect(await change(() => app.spec(ada).delete(`/hardwares/${made.id}.json`))).toEqual([two]);
  });
});

describe('update', () => {
  test('X54, X55: answers with the record, its identifier in upper case', async () => {
    const { body: made } = await create(nfc());
    await update(made.id, { identifier: `cd:ef:${next}`, latitude: 3 })
      .expectStatus(200)
      .expect(json({ ...made, identifier: `CD:EF:${next}`, latitude: 3, updated_at: expect.any(String) }));
  });

  test('X31: a tag id inside or beside the group moves the item; a blank one frees it', async () => {
    const [one, two] = [await tagOf(ada), await tagOf(ada)];
    const { body: made } = await create(nfc({ tag_id: one }));
    await update(made.id, { tag_id: two }).expectJson('tag_id', two);
    await app
      .spec(ada)
      .patch(`/hardwares/${made.id}.json`)
      .withJson({
        tag_id: one,
        hardware: { latitude: 1 },
      })
      .expectJson('tag_id', one);
    await update(made.id, { tag_id: '' }).expectJson('tag_id', null);
    expect(await row(made.id)).toMatchObject({ customer_id: ada.id });
  });

  test('X31: moves an item only to a tag that the caller may change', async () => {
    const { body: made } = await create(nfc({ tag_id: await tagOf(ada) }));
    for (const tag_id of [await tagOf(bob), noId]) {
      await update(made.id, { tag_id }).expectStatus(422).expectJson(noTag);
    }
    const tag_id = await tagOf(bob);
    await update(made.id, { tag_id }, admin).expectJson('tag_id', tag_id);
    await update(made.id, { latitude: 1 }).expectStatus(404);
    await update(made.id, { latitude: 1 }, bob).expectStatus(200);
  });

  test('D62: refuses an identifier that another item has', async () => {
    await createTag(app, { auth_token: bob.token, hardware_id: `04AB${next}`, hardware_type: 'nfc' });
    const { body: made } = await create({ hardware_type: 'qr', identifier: `04-ab-${next}` });
    await update(made.id, { hardware_type: 'nfc' }).expectStatus(422).expectJson(taken);
    expect(await row(made.id)).toMatchObject({ hardware_type: 'qr' });
  });

  test('D18: clears major and minor when the item stops being a beacon', async () => {
    const { body: made } = await create({ hardware_type: 'ble-beacon', identifier: `b${next}`, major: 1, minor: 2 });
    await update(made.id, { hardware_type: 'nfc' }).expectJsonLike({ major: null, minor: null });
    await update(made.id, { hardware_type: 'ble-beacon', minor: 5 }).expectJsonLike({
      major: null,
      minor: 5,
    });
  });
});

test('R18: only its creator or last owner and admins see a free item', async () => {
  const { body: made } = await create(nfc());
  const show = (person: typeof ada) => app.spec(person).get(`/hardwares/${made.id}.json`);
  await show(ada).expectStatus(200);
  await show(admin).expectStatus(200);
  await show(bob).expectStatus(404).expectJson(notFound);
});

test('H11: any customer can attach an item that was deleted', async () => {
  const { body: made } = await create(nfc({ tag_id: await tagOf(ada) }));
  await app.spec(ada).delete(`/hardwares/${made.id}.json`).expectStatus(204);
  await create(nfc({ tag_id: await tagOf(bob) }), bob).expectStatus(201);
});
