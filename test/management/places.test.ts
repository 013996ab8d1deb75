import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../setup/app.ts';
import { signedIn } from '../setup/factories.ts';
import { as, makeRecord } from '../setup/management.ts';

let app: TestApp;
let ada: Awaited<ReturnType<typeof signedIn>>;
let bob: typeof ada;
let admin: typeof ada;

beforeAll(async () => {
  app = await startApp({ env: { DEFAULT_LATITUDE: '48.2', DEFAULT_LONGITUDE: '16.37' } });
  ada = await signedIn(app);
  bob = await signedIn(app);
  admin = await signedIn(app, { role: 'admin' });
});
afterAll(() => app.stop());

const create = (place: object, person = ada) => as(app, person)('POST', '/places.json', { place });

test('X4: a customer lists its own places, an admin all', async () => {
  const [eve, dan] = [await signedIn(app), await signedIn(app)];
  const { body: own } = await create({ name: 'own' }, eve);
  const { body: foreign } = await create({ name: 'foreign' }, dan);
  const listed = async (person: typeof ada) =>
    (await as(app, person)('GET', '/places.json')).body.map(({ id }: { id: number }) => id);
  expect(await listed(eve)).toEqual([own.id]);
  expect(await listed(admin)).toEqual(expect.arrayContaining([own.id, foreign.id]));
});

test('X70: a place is its maker’s, whatever else is asked for', async () => {
  expect((await create({ customer_id: bob.id, id: 7 })).body).toMatchObject({ customer_id: ada.id });
  expect((await create({ customer_id: bob.id }, admin)).body).toMatchObject({ customer_id: admin.id });
  const { body } = await create({});
  await as(app, admin)('PATCH', `/places/${body.id}.json`, { place: { customer_id: bob.id } });
  expect(await app.db('places').where({ id: body.id }).first()).toMatchObject({ customer_id: ada.id });
});

describe('X71: coordinates', () => {
  test.each([
    [{}, null, null],
    [{ latitude: '', longitude: ' ' }, null, null],
    [{ latitude: null, longitude: null }, null, null],
    [{ latitude: 0, longitude: '0' }, 0, 0],
    [{ latitude: '52.5' }, 52.5, null],
    [{ longitude: -180 }, null, -180],
    [{ latitude: -90, longitude: 180 }, -90, 180],
  ])(
    '%j are stored as %s, %s: what is missing stays missing, and is not the default',
    async (given, latitude, longitude) => {
      const { status, body } = await create(given);
      expect([status, body.latitude, body.longitude]).toEqual([201, latitude, longitude]);
    },
  );

  test.each([
    [{ latitude: 90.1 }, { latitude: ['is more than 90'] }],
    [{ longitude: '-180.5' }, { longitude: ['is less than -180'] }],
    [
      { latitude: 'NaN', longitude: 'Infinity' },
      { latitude: ['is not a number'], longitude: ['is not a number'] },
    ],
    [{ latitude: '0x10' }, { latitude: ['is not a number'] }],
    [{ latitude: '1e3' }, { latitude: ['is not a number'] }],
    [{ latitude: '1,5' }, { latitude: ['is not a number'] }],
    [
      { latitude: true, longitude: [1] },
      { latitude: ['is not a number'], longitude: ['is not a number'] },
    ],
    [{ name: 'x'.repeat(501) }, { name: ['is too long: at most 500 characters'] }],
    [{ name: 'a\0b' }, { name: ['has a character that cannot be stored'] }],
  ])('%j are refused', async (given, errors) => {
    const { status, body } = await create(given);
    expect([status, body]).toEqual([422, errors]);
  });
});

test('X74: show lists the place’s tags', async () => {
  const { body: place } = await create({ name: 'Museum' });
  expect((await as(app, ada)('GET', `/places/${place.id}.json`)).body).toEqual({ ...place, tags: [] });
  const tags = [];
  for (const description of ['one', 'two'])
    tags.push((await as(app, ada)('POST', '/Tags.json', { tag: { place_id: place.id, description } })).body);
  await makeRecord(app, 'tags', ada.id);
  expect((await as(app, ada)('GET', `/places/${place.id}.json`)).body.tags).toEqual(tags);
});

test('X76: update answers 204; absent fields stay, blank ones are cleared', async () => {
  const { body } = await create({ name: 'Museum', latitude: 1, longitude: 2 });
  const call = as(app, ada);
  const answer = await call('PATCH', `/places/${body.id}.json`, { place: { latitude: '' } });
  expect([answer.status, answer.text]).toEqual([204, '']);
  expect((await call('GET', `/places/${body.id}.json`)).body).toMatchObject({
    name: 'Museum',
    latitude: null,
    longitude: 2,
  });
});

test('X77: destroy leaves the tags, without a place', async () => {
  const { body: place } = await create({ name: 'Museum' });
  const { body: tag } = await as(app, ada)('POST', '/Tags.json', { tag: { place_id: place.id } });
  expect((await as(app, ada)('DELETE', `/places/${place.id}.json`)).status).toBe(204);
  expect((await as(app, ada)('GET', `/Tags/${tag.id}.json`)).body).toMatchObject({ place_id: null });
});
