import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { inTransaction } from '../../src/database/transaction.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { eventually } from '../setup/eventually.ts';
import { signedIn } from '../setup/factories.ts';
import { lockWaits } from '../setup/lock-waits.ts';
import { makeRecord } from '../setup/management.ts';

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

const create = (place: object, person = ada) => app.spec(person).post('/places.json').withJson({ place });

test('X4: a customer lists its own places, an admin lists all', async () => {
  const [eve, dan] = [await signedIn(app), await signedIn(app)];
  const { body: own } = await create({ name: 'own' }, eve);
  const { body: foreign } = await create({ name: 'foreign' }, dan);
  await app.spec(eve).get('/places.json').expectJson('[*].id', [own.id]);
  await app
    .spec(admin)
    .get('/places.json')
    .expectJsonLike('[*].id', expect.arrayContaining([own.id, foreign.id]));
});

test('X70: a place belongs to its creator, whatever owner the request names', async () => {
  await create({ customer_id: bob.id, id: 7 }).expectJsonLike({ customer_id: ada.id });
  await create({ customer_id: bob.id }, admin).expectJsonLike({ customer_id: admin.id });
  const { body } = await create({});
  await app
    .spec(admin)
    .patch(`/places/${body.id}.json`)
    .withJson({ place: { customer_id: bob.id } });
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
  ])('%j are stored as %s, %s: a missing one stays null instead of the default', async (given, latitude, longitude) => {
    await create(given).expectStatus(201).expectJson('latitude', latitude).expectJson('longitude', longitude);
  });

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
    await create(given).expectStatus(422).expectJson(errors);
  });
});

test('X74: show lists the place’s tags', async () => {
  const { body: place } = await create({ name: 'Museum' });
  await app
    .spec(ada)
    .get(`/places/${place.id}.json`)
    .expectJson({ ...place, tags: [] });
  const tags = [];
  for (const description of ['one', 'two']) {
    const made = app
      .spec(ada)
      .post('/Tags.json')
      .withJson({ tag: { place_id: place.id, description } });
    tags.push((await made).body);
  }
  await makeRecord(app, 'tags', ada.id);
  await app.spec(ada).get(`/places/${place.id}.json`).expectJson('tags', tags);
});

test('X76: update answers 204; absent fields stay, blank ones are cleared', async () => {
  const { body } = await create({ name: 'Museum', latitude: 1, longitude: 2 });
  await app
    .spec(ada)
    .patch(`/places/${body.id}.json`)
    .withJson({ place: { latitude: '' } })
    .expectStatus(204)
    .expectBody('');
  await app.spec(ada).get(`/places/${body.id}.json`).expectJsonLike({
    name: 'Museum',
    latitude: null,
    longitude: 2,
  });
});

test('X77: destroying a place keeps its tags, without a place', async () => {
  const { body: place } = await create({ name: 'Museum' });
  const { body: tag } = await app
    .spec(ada)
    .post('/Tags.json')
    .withJson({ tag: { place_id: place.id } });
  await app.spec(ada).delete(`/places/${place.id}.json`).expectStatus(204);
  await app.spec(ada).get(`/Tags/${tag.id}.json`).expectJsonLike({ place_id: null });
});

test('X77: destroying a place waits for open writes to its tags without locking the place first', async () => {
  const { body: place } = await create({ name: 'Museum' });
  const tag = await makeRecord(app, 'tags', ada.id);
  await app.db('tags').where({ id: tag }).update({ place_id: place.id });
  let gone: Promise<unknown> | undefined;
  await inTransaction(app.db, async (trx) => {
    await trx('tags').where({ id: tag }).update({ description: 'imported' });
    gone = app.spec(ada).delete(`/places/${place.id}.json`).expectStatus(204).toss();
    await eventually('it waits', async () => (await lockWaits(app.db)) > 0);
    // As the foreign key of another tag does, which would wait.
    await trx.raw('select from places where id = ? for key share nowait', [place.id]);
  });
  await gone;
  expect(await app.db('tags').where({ id: tag }).first()).toMatchObject({ place_id: null, description: 'imported' });
});
