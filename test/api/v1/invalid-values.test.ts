/** `X-Invalid-Values` names the parameters that a 400 is about, where its body does not. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../../setup/app.ts';
import { signedIn } from '../../setup/factories.ts';
import { without } from '../../setup/spec.ts';

let app: TestApp;
let owner: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  app = await startApp();
  owner = await signedIn(app);
});
afterAll(() => app.stop());

const newTag = { lang: 'en', text: 'Welcome', purchase_id: '7d4447c5-3e3e-4a3b-9f0a-2c1b8e6d5f40' };
const create = (values: object, headers = {}) =>
  app
    .spec(owner)
    .post('/api/v1/tags/create')
    .withHeaders(headers)
    .withJson({ ...newTag, ...values });
const invalid = { error: { message: 'Request values are invalid', code: 'InvalidRequest' } };

test('S2-2: names all invalid values in a header that other origins may read, and leaves the body as it was', async () => {
  await create({ purchase_id: 'nope', gender: 'q', lang: 'xx', major: -1 })
    .expectStatus(400)
    .expectJson(invalid)
    .expectHeader('x-invalid-values', 'lang, purchase_id, gender, major')
    .expectHeader('access-control-expose-headers', /X-Invalid-Values/);
});

test('names invalid values in the header beside missing ones in the body', async () => {
  await create({ text: '', gender: 'q' })
    .expectStatus(400)
    .expectJson('error.values', ['text'])
    .expectHeader('x-invalid-values', 'gender');
});

test('names values that are found invalid later, too: a parent that does not exist, a place, a key', async () => {
  await create({ parent_id: 2_000_000_000 }).expectStatus(400).expectHeader('x-invalid-values', 'parent_id');
  await create({}, { 'Idempotency-Key': 'a key' })
    .expectStatus(400)
    .expectHeader('x-invalid-values', 'Idempotency-Key');
  for (const [path, name] of [
    ['/api/v1/tags/bundle?place_id=2000000000', 'place_id'],
    ['/api/v1/tags/showMyTags?limit=0', 'limit'],
    ['/places.json?limit=0', 'limit'],
  ])
    await app
      .spec(owner)
      .get(path as string)
      .expectStatus(400)
      .expectHeader('x-invalid-values', name as string);
});

test('sends no header where values are only missing, or for a 404', async () => {
  await create({ text: '' }).expectStatus(400).expect(without('X-Invalid-Values'));
  await app.spec().get('/api/v1/tags/show?id=000000000000').expectStatus(404).expect(without('X-Invalid-Values'));
});

test('PUT works like PATCH and is not deprecated', async () => {
  const { body } = await app
    .spec(owner)
    .post('/places.json')
    .withJson({ place: { name: 'Hall' } })
    .expectStatus(201);
  for (const method of ['PUT', 'PATCH'])
    await app
      .spec(owner)
      .withMethod(method)
      .withPath(`/places/${body.id}.json`)
      .withJson({ place: { name: method } })
      .expectStatus(204)
      .expect(without('Deprecation', 'Sunset', 'Link'));
  expect(await app.db('places').where({ id: body.id }).first('name')).toEqual({ name: 'PATCH' });
});
