/** The list of names, which all customers may read unless the operator restricts it. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../setup/app.ts';
import { signedIn } from '../setup/factories.ts';
import { makeName, makeRecord } from '../setup/management.ts';

let app: TestApp;
let ada: Awaited<ReturnType<typeof signedIn>>;
let tag_id: number;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  ada = await signedIn(app);
  tag_id = await makeRecord(app, 'tags', ada.id);
});

const listed = async (person: typeof ada) => (await app.spec(person).get('/name_translations.json')).body;

test('X6, D42: any customer gets all names, with public fields only', async () => {
  await makeName(app, tag_id);
  const bob = await signedIn(app, { role: 'guide' });
  const body = await listed(bob);
  expect(body).toHaveLength((await app.db('name_translations')).length);
  expect(Object.keys(body[0])).toEqual(['id', 'tag_id', 'lang_code', 'text', 'created_at', 'updated_at', 'url']);
});

test('X7: the role widens access to nothing else', async () => {
  await makeName(app, tag_id);
  const bob = await signedIn(app, { role: 'guide' });
  await listed(bob);
  for (const path of ['/Tags.json', '/places.json', '/translations.json', '/text_records.json'])
    await app.spec(bob).get(path).expectJson([]);
  await app
    .spec(bob)
    .get('/customers.json')
    .expectJsonLike([{ id: bob.id, role: 'guide' }]);
  expect(await app.db('customers').where({ id: bob.id }).first()).toMatchObject({ role: 'guide' });
  const [name] = await listed(bob);
  await app.spec(bob).get(`/name_translations/${name.id}.json`).expectStatus(404);
});

test('D42: NAME_TRANSLATIONS_INDEX=own limits the list to the customer’s own names', async () => {
  const narrow = await startApp({ databaseUrl: app.databaseUrl, env: { NAME_TRANSLATIONS_INDEX: 'own' } });
  try {
    const id = await makeName(app, tag_id);
    const bob = await signedIn(app);
    const admin = await signedIn(app, { role: 'admin' });
    const index = (person: typeof ada) => narrow.spec(person).get('/name_translations.json');
    await index(ada).expectJson('[*].id', [id]);
    await index(bob).expectJson([]);
    await index(admin).expectJson('[*].id', await app.db('name_translations').orderBy('id').pluck('id'));
  } finally {
    await narrow.stop();
  }
});
