/** How the TypeScript SDK reads paged lists of the real service. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  allOf,
  CallFailed,
  newUuid,
  orThrow,
  type Place,
  TagInformationClient,
} from '../../generated/typescript/dist/index.js';
import { startApp, type TestApp } from '../setup/app.ts';
import { signedIn } from '../setup/factories.ts';

let app: TestApp;
let client: TagInformationClient;
let asked: string[];
const names = ['Hall', 'Library', 'Garden', 'Tower', 'Cellar'];
beforeAll(async () => {
  app = await startApp();
  const { token } = await signedIn(app, { email: 'ada@example.com' });
  const fetchAndTell = (request: Request) => {
    asked.push(new URL(request.url).search);
    return fetch(request);
  };
  client = new TagInformationClient({ baseUrl: app.url, token: () => token, fetch: fetchAndTell });
  asked = [];
  for (const name of names) await orThrow(client.createPlace({ place: { name } }));
});
afterAll(() => app.stop());

test('yields all elements, page by page', async () => {
  asked = [];
  const found: Place[] = [];
  for await (const place of allOf(client.listPlaces, { limit: 2 })) found.push(place);
  expect(found.map(({ name }) => name)).toEqual(names);
  expect(asked).toEqual(['?limit=2', `?limit=2&after=${found[1]?.id}`, `?limit=2&after=${found[3]?.id}`]);
});

test('fetches pages of 100 elements by default', async () => {
  asked = [];
  expect((await allOf(client.listPlaces).next()).value).toMatchObject({ name: 'Hall' });
  expect(asked).toEqual(['?limit=100']);
});

test('fetches no further page if the loop ends early', async () => {
  asked = [];
  for await (const { name } of allOf(client.listPlaces, { limit: 2 })) if (name === 'Library') break;
  expect(asked).toEqual(['?limit=2']);
});

test('works for showMyTags', async () => {
  const words = { lang: 'en', text: 'Welcome', purchase_id: newUuid() } as const;
  const made = await orThrow(client.createTag(words));
  await orThrow(client.createTag(words));
  const found: number[] = [];
  for await (const { id } of allOf(client.showMyTags, { limit: 1 })) found.push(id);
  expect(found).toHaveLength(2);
  const after: number[] = [];
  for await (const { id } of allOf(client.showMyTags, { after: made.body.tags[0].id })) after.push(id);
  expect(after).toEqual(found.slice(1));
});

test('rejects on a failed page, and on abort', async () => {
  const anonymous = new TagInformationClient({ baseUrl: app.url });
  await expect(allOf(anonymous.listPlaces).next()).rejects.toBeInstanceOf(CallFailed);
  const stop = new AbortController();
  const places = allOf(client.listPlaces, { limit: 1 }, { signal: stop.signal });
  expect(await places.next()).toMatchObject({ value: { name: 'Hall' } });
  stop.abort(new Error('The page is gone'));
  await expect(places.next()).rejects.toThrow('The page is gone');
});
