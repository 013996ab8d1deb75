/** S1: admins look up and remove a text in the translation memory. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../setup/app.ts';
import { signedIn } from '../setup/factories.ts';
import { as, makeMemory, noId } from '../setup/management.ts';

let app: TestApp;
let admin: Awaited<ReturnType<typeof signedIn>>;
let ada: typeof admin;

beforeAll(async () => {
  app = await startApp();
  admin = await signedIn(app, { role: 'admin' });
  ada = await signedIn(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.db('translation_memory').delete();
});

const entry = (source: string, lang_code: string, text: string, customer_id?: number) =>
  makeMemory(app, source, lang_code, text, customer_id);

const ask = (query: Record<string, string>, caller: typeof admin | undefined = admin) =>
  as(app, caller)('GET', `/memory.json?${new URLSearchParams(query)}`);

test('S1: finds a text regardless of surrounding white space, in one language or all', async () => {
  const french = await entry('Exit', 'fr', 'Sortie');
  const own = await entry('Exit', 'fr', 'La sortie', ada.id);
  const german = await entry('Exit', 'de', 'Ausgang');
  await entry('exit', 'fr', 'sortie');
  const { status, body } = await ask({ text: ' Exit\r\n' });
  expect(status).toBe(200);
  expect(body).toEqual([
    {
      id: french,
      source_lang_code: 'en',
      lang_code: 'fr',
      text: 'Sortie',
      provider: 'azure',
      is_shared: true,
      customer_id: null,
      created_at: expect.stringMatching(/^\d{4}-.*Z$/),
    },
    expect.objectContaining({ id: own, is_shared: false, customer_id: ada.id }),
    expect.objectContaining({ id: german, lang_code: 'de' }),
  ]);
  expect((await ask({ text: 'Exit', lang_code: 'DE' })).body).toMatchObject([{ id: german }]);
  expect((await ask({ text: 'Nothing' })).body).toEqual([]);
  const first = await ask({ text: 'Exit', limit: '2' });
  expect([first.body.length, first.headers.get('x-total-count')]).toEqual([2, '3']);
  const next = /<[^>]*(\/memory\.json\?[^>]*)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
  expect((await as(app, admin)('GET', next)).body).toMatchObject([{ id: german }]);
});

test('S1: removes an entry once, then answers 404', async () => {
  const id = await entry('Exit', 'fr', 'Sortie');
  const remove = (caller: typeof admin | undefined = admin) => as(app, caller)('DELETE', `/memory/${id}.json`);
  expect((await remove(ada)).status).toBe(403);
  expect((await as(app, undefined)('DELETE', `/memory/${id}.json`)).status).toBe(401);
  expect((await remove()).status).toBe(204);
  expect((await remove()).status).toBe(404);
  expect((await as(app, admin)('DELETE', `/memory/${noId}.json`)).status).toBe(404);
  expect((await ask({ text: 'Exit' })).body).toEqual([]);
});

test('S1: is for admins only, and reports errors by parameter', async () => {
  expect((await ask({ text: 'Exit' }, ada)).status).toBe(403);
  expect((await ask({}, ada)).status).toBe(403);
  expect((await as(app, undefined)('GET', '/memory.json?text=Exit')).status).toBe(401);
  expect(await ask({})).toMatchObject({ status: 422, body: { text: [expect.any(String)] } });
  expect(await ask({ text: ' ' })).toMatchObject({ status: 422, body: { text: [expect.any(String)] } });
  expect(await ask({ text: 'Exit', lang_code: 'xx' })).toMatchObject({
    status: 422,
    body: { lang_code: [expect.any(String)] },
  });
});
