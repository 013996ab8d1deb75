/** The TypeScript SDK against the real service. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { orThrow, TagIdentifier, TagInformationClient } from '../../generated/typescript/dist/index.js';
import { startApp, type TestApp } from '../setup/app.ts';
import { signedIn } from '../setup/factories.ts';

const newTag = { lang: 'en', text: 'Welcome', purchase_id: '7d4447c5-3e3e-4a3b-9f0a-2c1b8e6d5f40' } as const;

let app: TestApp;
let client: TagInformationClient;
beforeAll(async () => {
  app = await startApp();
  const { token } = await signedIn(app, { email: 'ada@example.com' });
  client = new TagInformationClient({ baseUrl: app.url, token: () => token });
});
afterAll(() => app.stop());

test('creates, shows and lists tags, and gets a 304 for an unchanged tag', async () => {
  const { body } = await orThrow(client.createTag(newTag));
  const { id, tag_identifier } = body.tags[0];
  await orThrow(client.createTag(newTag));
  const shown = await orThrow(client.showTag({ id: tag_identifier, lang: 'en' }));
  expect(shown.body.tags[0].translation).toEqual({ text: 'Welcome', lang: 'en' });
  expect(shown.headers).toEqual({
    requestId: expect.any(String),
    etag: expect.any(String),
    contentLanguage: 'en',
    translationStatus: 'original',
  });
  const again = await client.showTag({ id: tag_identifier, lang: 'en' }, { ifNoneMatch: shown.headers.etag });
  const { etag, requestId } = shown.headers;
  const headers = { etag, requestId: expect.not.stringMatching(requestId ?? '') };
  expect(again).toMatchObject({ ok: true, kind: 'unchanged', status: 304, headers });
  const first = await orThrow(client.showMyTags({ limit: 1 }));
  expect(first.body.tags).toHaveLength(1);
  expect(first.headers.link).toContain(`after=${id}`);
  const second = await orThrow(client.showMyTags({ limit: 2, after: id }));
  expect(second.body.tags[0]?.id).toBeGreaterThan(id);
  expect(second.headers.link).toBeUndefined();
});

test('refusals have a code, a reason and a request id', async () => {
  const answer = await client.showTag({ id: TagIdentifier('000000000000') }, { requestId: 'from-the-sdk' });
  expect(answer).toEqual({
    ok: false,
    kind: 'refused',
    status: 404,
    reason: 'tag_not_found',
    requestId: 'from-the-sdk',
    message: 'Tag not found',
    code: 'InvalidRequest',
  });
});

test('creates a place, clears fields of it, and destroys it', async () => {
  const made = await orThrow(client.createPlace({ place: { name: 'Hall', latitude: 52.37, longitude: 4.89 } }));
  expect(made).toMatchObject({ status: 201, body: { name: 'Hall' }, headers: { location: made.body.url } });
  const { id } = made.body;
  expect(await client.updatePlace({ id, place: { latitude: null, longitude: null } })).toMatchObject({ status: 204 });
  expect((await orThrow(client.showPlace({ id }))).body).toMatchObject({
    name: 'Hall',
    latitude: null,
    longitude: null,
  });
  expect((await orThrow(client.listPlaces())).headers.totalCount).toBe(1);
  expect(await client.createPlace({ place: { latitude: 91 } })).toMatchObject({
    kind: 'refused',
    status: 422,
    errors: { latitude: expect.any(Array) },
  });
  expect(await client.destroyPlace({ id })).toMatchObject({ ok: true, status: 204 });
  expect(await client.showPlace({ id })).toMatchObject({ kind: 'refused', status: 404, reason: 'record_not_found' });
});

test('Y5: an update or deletion with if_match fails with 412 if the record has changed', async () => {
  const { body } = await orThrow(client.createPlace({ place: { name: 'Hall' } }));
  const { id } = body;
  const shown = (await orThrow(client.showPlace({ id }))).headers.etag;
  expect(await client.updatePlace({ id, place: { name: 'Aula' }, if_match: shown })).toMatchObject({ status: 204 });
  const stale = { ok: false, kind: 'refused', status: 412, reason: 'changed_meanwhile' };
  expect(await client.updatePlace({ id, place: { name: 'Lost' }, if_match: shown })).toMatchObject(stale);
  expect(await client.destroyPlace({ id, if_match: shown })).toMatchObject(stale);
  expect(await client.destroyPlace({ id })).toMatchObject({ status: 204 });
});
